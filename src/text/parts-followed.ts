import { playerOf, type View } from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, speaksHere, step } from '../engine/index.ts';
import type { T, TextContext } from '../rules/index.ts';
import type { Change } from './looking.ts';
import { isRequired } from './required.ts';
import type { Verb } from './verb.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['part-not-followed'],
} as const;

/** Texts with a part that cannot be followed, where a document says what becomes of the rest (APR II.A). */

const PARTS: Law<Advanced> = {
  'advanced-2018': ['II.A#3', 'the player follows the parts that are possible'],
  'advanced-2025': ['II.A#3', 'the player follows the parts that are possible'],
};

/** The rest is followed all the same. Is it? */
export const goesOnWithout = step(
  PARTS,
  (t: T) => {
    t.note('part-not-followed', {});
    return true;
  },
  () => false,
);

/** Acts that need a Pokémon or a card on the table to be done to. */
const ACTS = [
  'heal',
  'cure',
  'switch',
  'draw',
  'discard-tool',
  'discard-stadium',
  'from-discard',
  'devolve',
  'exchange',
  'hand-at-random',
] as const;

/** Energy that is to be discarded, moved or attached; that "all" of none counts as followed is said elsewhere. */
const isOfEnergy = (verb: Verb): boolean =>
  ('discard-energy' in verb && verb['discard-energy'] !== 'all') ||
  ('move-energy' in verb && verb['move-energy'] !== 'all') ||
  ('attach' in verb && verb.from !== 'deck');

/** Is this a part of the text that cannot be followed now? What the text requires is another matter. */
export const isPastFollowing = (
  t: T,
  verb: Verb,
  context: TextContext,
  wouldChange: (view: View, does: readonly Verb[], context: TextContext) => Change,
): boolean => {
  if (isRequired(context) || !speaksHere(PARTS, t.rules)) return false;
  if ('discard-hand' in verb) {
    if (typeof verb['discard-hand'] !== 'number') return false;
    if (verb.who === 'opponent') return wouldChange(t.view, [verb], context) === false;
    const { hand } = playerOf(t.state, context.seat);
    return hand.given && hand.cards.length === 0;
  }
  const acts = isOfEnergy(verb) || ACTS.some((act) => act in verb);
  return acts && wouldChange(t.view, [verb], context) === false;
};
