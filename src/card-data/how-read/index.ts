// How texts are read, for people; it loads the grammar of card texts, which no ruling needs.
export { type HowRead, howIsRead, howTextIsRead, READ_AS, type ReadAs } from './how-read.ts';
