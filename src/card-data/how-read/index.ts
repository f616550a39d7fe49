// How texts are read, for people; it loads the grammar of card texts, which no ruling needs.
export { type HowRead, howTextIsRead, READ_AS, type ReadAs, readingShown, type TextRead } from './how-read.ts';
