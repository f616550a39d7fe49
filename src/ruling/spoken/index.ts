/** Questions as people write them: `can my asleep luxray retreat?` */
export { readSpoken } from './read-spoken.ts';
export { isSpoken } from './sentence.ts';
