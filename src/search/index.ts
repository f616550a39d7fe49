export type { SearchData } from './build-index.ts';
export { buildSearchData } from './build-index.ts';
export { findPoints, nearestTopics, type PointSearch, pointsAsCorpus, pointsOn, topicNamed } from './points.ts';
export type { SearchHit, SearchOptions, SearchResult } from './search.ts';
export { search } from './search.ts';
export type { SearchIndex } from './search-index.ts';
export { buildSearchIndex, openSearchIndex } from './search-index.ts';
