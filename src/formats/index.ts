export type { Format } from './format.ts';
export { oneOnOne } from './one-on-one.ts';
