export type { Asked } from './asked.ts';
export type { RuleReference } from './cite.ts';
export { parseRuleReference } from './cite.ts';
export type { Advanced, Citation, Doc, OfCheckup, RuledDoc, RuleId } from './documents.ts';
export {
  citationOf,
  DOCUMENTS,
  FROM_ACCOUNTS,
  inferredBy,
  isRuled,
  OF_TODAY,
  paragraphAt,
  RULED,
  silentRule,
} from './documents.ts';
export type { Confidence, CorpusDocument, CorpusEntry, CorpusIndex, EntryKind, RuleClass } from './entry.ts';
export type { Ids } from './generated/ids.ts';
export {
  HANDBOOKS,
  handbookSection,
  isHandbook,
  type NamedSection,
  nearestSections,
  takeSections,
} from './handbooks.ts';
export { bodyIn, type Outline, openPacked, type StoredOutline } from './packed.ts';
export { openBodies, type PackedBodies, packBodies } from './packed-bodies.ts';
export { openPoints, type PackedPoints, packPoints } from './packed-points.ts';
export type { Point, PointAnswer, PointRule, PointStep, PointsIndex, Topic } from './points.ts';
export { pointsCiting, pointsNaming } from './points.ts';
export type { Question } from './questions.ts';
export type { CorpusReader } from './read.ts';
export { corpusReader } from './read.ts';
export { editDistance } from './spelling.ts';
