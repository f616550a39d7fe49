import type { View, Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type AnyLaw, type Law, reading, speaksOfLaw } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';
import { asPrinted } from './later-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['counts-among'],
} as const;

/** Which Pokémon a text means that names a kind: a Pokémon VMAX is a Pokémon V too (ME App13), a Mega Evolution Pokémon ex a Pokémon ex (App1). */

const has = (card: Card, tag: string): boolean => (card.tags ?? []).includes(tag);

/** A Mega Evolution Pokémon ex, which is not a Mega Evolution Pokémon of the XY years. */
export const isMegaEx = (card: Card): boolean => has(card, 'mega') && has(card, 'ex');

const STILL_V = 'a Pokémon VMAX, VSTAR or V-UNION is a Pokémon V as well';
const V_ELSEWHERE = { ...asPrinted(STILL_V), 'xy-2016': { silent: STILL_V, near: 'Gl:Pokémon-EX' } } as const;

const member = <D extends Doc>(law: Law<D>, of: string) =>
  reading(
    law,
    (_view, [card]: readonly [Card], why): boolean => {
      why('counts-among', { card: card.name, of });
      return true;
    },
    () => false,
  );

/** Such a rule, whichever documents have it. */
interface Member {
  (view: View, args: readonly [Card], why?: Why): boolean;
  readonly law: AnyLaw;
}

/** Kinds within a kind: the word a text asks for, and the cards that count among it by a rule of their own. */
const WITHIN: readonly {
  readonly asked: string;
  readonly is: (card: Card) => boolean;
  readonly counts: Member;
}[] = [
  {
    asked: 'ex',
    is: isMegaEx,
    counts: member({ 'me-2026': ['App1#3', 'a Pokémon ex for every effect'] }, 'Pokémon ex'),
  },
  {
    asked: 'gx',
    is: (card) => card.kind === 'pokemon' && has(card, 'tag team'),
    counts: member({ 'me-2026': ['App16#1', 'a Basic Pokémon-GX'] }, 'Pokémon-GX'),
  },
  {
    asked: 'v',
    is: (card) => card.stage === 'vmax' || has(card, 'vmax'),
    counts: member({ ...V_ELSEWHERE, 'me-2026': ['App13#3', 'still a Pokémon V'] }, 'Pokémon V'),
  },
  {
    asked: 'v',
    is: (card) => card.stage === 'vstar' || has(card, 'vstar'),
    counts: member({ ...V_ELSEWHERE, 'me-2026': ['App9#5', 'still a Pokémon V'] }, 'Pokémon V'),
  },
  {
    asked: 'v',
    // A single part outside play is asked for nothing but its type and name.
    is: (card) => has(card, 'v-union'),
    counts: member({ ...V_ELSEWHERE, 'me-2026': ['App10#10', 'counts as a Pokémon V'] }, 'Pokémon V'),
  },
];

/** Is that card of the kind that a text asks for by this word? */
export const isOfKind = (view: View, card: Card, asked: string, why?: Why): boolean => {
  const within = WITHIN.find((one) => one.asked === asked && one.is(card));
  return within === undefined || !speaksOfLaw(within.counts.law, view.doc)
    ? has(card, asked)
    : within.counts(view, [card], why);
};
