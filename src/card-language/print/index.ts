// Writing trees as text.
export { wordsOf } from './print.ts';
