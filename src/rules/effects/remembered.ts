import type { Advanced, RuledDoc } from '../../corpus/index.ts';
import type { Law } from '../../engine/index.ts';
import { speaksOfLaw } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** What texts may look back on is kept, in documents by which it is known what it means to look back (APR II.E-11, II.E-23 to E-26). */

export const LOOKS_BACK: Law<Advanced | 'xy-2016' | 'me-2026'> = {
  'advanced-2018': ['II.E-24#1', 'did the Attacking Pokémon come from the Bench'],
  'advanced-2025': ['II.E-25#1', 'did the Attacking Pokémon come from the Bench'],
  'xy-2016': { silent: 'what a text asks about a turn is asked of what was done in it', near: 'Turn.3C#1' },
  'me-2026': { silent: 'what a text asks about a turn is asked of what was done in it', near: 'Turn.3C#1' },
};

/** By these documents is kept what texts look back on: by that in force, or by the one that fills its silences. */
export const looksBack = ({ doc, fallback }: { readonly doc: RuledDoc; readonly fallback: RuledDoc | null }): boolean =>
  speaksOfLaw(LOOKS_BACK, doc) || (fallback !== null && speaksOfLaw(LOOKS_BACK, fallback));

/** Keeps what has happened to a Pokémon this turn. */
export const remember = (t: T, uid: Uid, what: string): void => {
  if (looksBack(t.rules)) t.put({ kind: 'happened', uid, what });
};
