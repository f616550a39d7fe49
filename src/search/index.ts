export {
  findPoints,
  nearestTopics,
  type PointSearch,
  pointsAsCorpus,
  pointsOn,
  topicNamed,
} from './points.ts';
export type { SearchHit, SearchOptions, SearchResult } from './search.ts';
export { search } from './search.ts';
export type { SearchData, SearchIndex, StoredSearch } from './search-index.ts';
export { openSearchIndex } from './search-index.ts';
export { receivedSearch, type SearchedTexts, type SentSearch, sentSearch } from './sent-index.ts';
export type { PackedThesaurus } from './slang.ts';
export { stem } from './stem.ts';
export { isStopWord, isWeakWord, NUMBERS, stemOf, wordsOf } from './words.ts';
