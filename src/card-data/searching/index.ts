// Searching imported cards by the words on them. It has a door of its own, because it alone starts SQLite.
export { searchIn } from '../store/database.ts';
