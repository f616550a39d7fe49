/** Questions as people write them: `can my asleep luxray retreat?` */
export { overviewAsked } from './overview.ts';
export { readSpoken } from './read-spoken.ts';
export { isSpoken } from './sentence.ts';
