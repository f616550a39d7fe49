// What reads the text of a sketched card: a file beside the page, since the grammar of card texts is a seventh of everything.
export { readSketchedTexts } from '../../card-data/sketched/index.ts';
