import type { Advanced, RuledDoc } from '../../corpus/index.ts';
import type { Law } from '../../engine/index.ts';
import { speaksOfLaw } from '../../engine/index.ts';
import { EVOLVED_FROM, HEALED, type Uid } from '../../state/index.ts';
import type { T } from '../questions.ts';

/** What texts may look back on is kept, in documents by which it is known what it means to look back (APR II.E-11, II.E-23 to E-26). */

/** A text that asks whether a thing was done in a turn is plain, where the document does not speak of it. */
export const ASKED = {
  silent: 'what a text asks about a turn is asked of what was done in it',
  near: 'Turn.3C#1',
} as const;

/** The same in the documents of before. */
export const ASKED_BEFORE = {
  'neo-2001': { silent: ASKED.silent, near: 'Order.7' },
  'ex-2003': { silent: ASKED.silent, near: 'Attack' },
  'comprehensive-2009': { silent: ASKED.silent, near: '302.5' },
} as const;

type Later = Law<Advanced | 'xy-2016' | 'me-2026'>;

export const CAME_UP_ASKED: Later = {
  'advanced-2018': ['II.E-24#1', 'did the Attacking Pokémon come from the Bench'],
  'advanced-2025': ['II.E-25#1', 'did the Attacking Pokémon come from the Bench'],
  'xy-2016': ASKED,
  'me-2026': ASKED,
};

export const EVOLVED_ASKED: Law<RuledDoc> = {
  'advanced-2018': ['II.E-23#1', 'did the Pokémon that used it evolve in that same turn'],
  'advanced-2025': ['II.E-24#1', 'did the Pokémon that uses it evolve in that turn'],
  'xy-2016': ASKED,
  'me-2026': ASKED,
  ...ASKED_BEFORE,
};

export const HEALED_ASKED: Later = {
  'advanced-2018': ['II.E-26#1', 'has recovered 10 HP or more'],
  'advanced-2025': ['II.E-27#1', 'was healed of 10 damage or more'],
  'xy-2016': ASKED,
  'me-2026': ASKED,
};

export const FALL_ASKED: Law<RuledDoc> = {
  'advanced-2018': ['II.E-11#1', "Knocked Out in your opponent's last turn"],
  'advanced-2025': ['II.E-11#1', "Knocked Out in your opponent's last turn"],
  'xy-2016': ASKED,
  'me-2026': ASKED,
  ...ASKED_BEFORE,
};

/** The Advanced documents speak of Knock Outs of the last turn, and of attacks no more than the others do. */
const ATTACK_ASKED_LATER = { silent: ASKED.silent, near: 'II.E-11#1' } as const;

export const ATTACK_ASKED: Law<RuledDoc> = {
  'advanced-2018': ATTACK_ASKED_LATER,
  'advanced-2025': ATTACK_ASKED_LATER,
  'xy-2016': ASKED,
  'me-2026': ASKED,
  ...ASKED_BEFORE,
};

/** Is kept what a text of that kind looks back on: by the document in force, or by the one that fills its silences? */
export const keeps = (
  { doc, fallback }: { readonly doc: RuledDoc; readonly fallback: RuledDoc | null },
  asked: Law<RuledDoc> | Later,
): boolean => speaksOfLaw(asked, doc) || (fallback !== null && speaksOfLaw(asked, fallback));

/** Keeps what has happened to a Pokémon this turn. */
export const remember = (t: T, uid: Uid, what: string): void => {
  const asked = what.startsWith(EVOLVED_FROM) ? EVOLVED_ASKED : what === HEALED ? HEALED_ASKED : CAME_UP_ASKED;
  if (keeps(t.rules, asked)) t.put({ kind: 'happened', uid, what });
};

/** An attack that something else kept from happening was not used; other documents do not say. */
export const NOT_USED: Law<Advanced> = {
  'advanced-2018': ['II.D-01#1', 'it does not count as used'],
  'advanced-2025': ['II.D-01#1', 'it does not count as used'],
};
