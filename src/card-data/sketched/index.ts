// Reading what a sketch on a board line prints; it loads the grammar of card texts, which no other board needs.
export { readSketchedTexts } from './sketched-texts.ts';
