import type { CorpusIndex, Outline, PackedBodies, PackedPoints } from '../corpus/index.ts';
import type { PenaltyTable } from '../penalties/index.ts';
import type { PackedPrecedents } from '../precedents/index.ts';
import type { OriginalJson, OwnCopyJson } from '../render/report/types.ts';
import type { PackedThesaurus, SentSearch } from '../search/index.ts';
import type { Card } from '../state/index.ts';
import type { TournamentFormat } from '../tournament-formats/index.ts';

/** What a page is sent with, each part under its name as text inside it. */
export interface Parts {
  readonly about: About;
  readonly outline: Outline;
  readonly corpus: PackedBodies;
  /** The thesaurus that every index of words shares. */
  readonly slang: PackedThesaurus;
  readonly search: SentSearch;
  readonly points: PackedPoints;
  readonly 'points-search': SentSearch;
  readonly handbooks: CorpusIndex;
  readonly 'handbooks-search': SentSearch;
  readonly penalties: PenaltyTable;
  readonly 'penalties-search': SentSearch;
  readonly precedents: PackedPrecedents;
  readonly 'tournament-formats': readonly TournamentFormat[];
  readonly cards: readonly Card[];
  /** Cards that the maker of this page imported, a line for each name; only in a page made for one's own use. */
  readonly imported?: string;
  /** What the maker's own copies of the documents say; likewise. */
  readonly own?: OwnParts;
}

/** Which headjudge a page holds. */
export interface About {
  /** Of the program. */
  readonly version: string;
  /** A mark of everything in it: another mark is another page. */
  readonly build: string;
  /** The day it was built, `2026-11-23`. */
  readonly built: string;
  /** A page with imported cards or own copies in it is for its maker. */
  readonly forOwnUse: boolean;
  /** How many imported cards are in it. */
  readonly importedCards: number;
}

/** Own copies, as far as a page needs them: `originals` by `document/id`. */
export interface OwnParts {
  readonly copies: { readonly [document: string]: OwnCopyJson };
  readonly originals: { readonly [rule: string]: OriginalJson };
}

/** The parts that every page has, in the order in which they stand in it. */
export const PART_NAMES = [
  'about',
  'outline',
  'corpus',
  'slang',
  'search',
  'points',
  'points-search',
  'handbooks',
  'handbooks-search',
  'penalties',
  'penalties-search',
  'precedents',
  'tournament-formats',
  'cards',
] as const satisfies readonly (keyof Parts)[];

/** The parts that only a page made for one's own use has. */
export const OWN_PART_NAMES = ['imported', 'own'] as const satisfies readonly (keyof Parts)[];

export type PartName = (typeof PART_NAMES)[number] | (typeof OWN_PART_NAMES)[number];

/** Parts that are text for themselves; all others are JSON. */
export const TEXT_PARTS: ReadonlySet<string> = new Set(['imported']);

/** Reads the parts from the texts they were sent as; what is never needed is never parsed. */
export const partsOf = (textOf: (name: PartName) => string | null): Parts => {
  const read = new Map<string, unknown>();
  const part = (name: PartName): unknown => {
    if (read.has(name)) return read.get(name);
    const text = textOf(name);
    const value = text === null ? undefined : TEXT_PARTS.has(name) ? text : JSON.parse(text);
    read.set(name, value);
    return value;
  };
  const parts = {};
  for (const name of [...PART_NAMES, ...OWN_PART_NAMES])
    Object.defineProperty(parts, name, { get: () => part(name), enumerable: true });
  return parts as Parts;
};
