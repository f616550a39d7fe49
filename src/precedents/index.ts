// Published rulings: what they are, how they are found, and which of them are about an act.
export { precedentsFor } from './finding.ts';
export {
  keysOf,
  openPrecedents,
  type PrecedentKeys,
  type Precedents,
  plainCard,
  type StoredPrecedentKeys,
} from './keys.ts';
export { type ActRuledOn, precedentsOf } from './matching.ts';
export { type PackedPrecedents, packPrecedents, unpackPrecedents } from './packed.ts';
export {
  ACTS,
  type Act,
  isOfficial,
  MECHANICS,
  type Mechanic,
  PERIODS,
  type Period,
  type Precedent,
  RULED,
  SAYINGS,
  type Saying,
  SOURCE_KINDS,
  type SourceKind,
} from './precedent.ts';
