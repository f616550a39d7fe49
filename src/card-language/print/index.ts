// Writing trees as text.

export { type PlainSentence, plainSentences } from './plain.ts';
export { wordsOf } from './print.ts';
