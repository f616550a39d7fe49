/** What is asked of a changed grammar. */
export { PRODUCTIONS } from '../../../card-language/grammar/index.ts';
export { READERS } from '../../../card-language/read.ts';
