export type { Citation, Doc, DocumentKey, RuleId } from './documents.ts';
export { citationOf, DOCUMENTS } from './documents.ts';
export type { Ids } from './generated/ids.ts';
