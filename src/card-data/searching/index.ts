// Searching imported cards by the words on them.
export { searchIn } from './search-cards.ts';
