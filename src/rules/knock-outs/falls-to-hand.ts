import { claimsOn, matches, namedApart } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { CardId, Pokemon, Seat } from '../../state/index.ts';
import { CARD_WINS } from '../attached-cards/back-to-hand.ts';
import { takesStagesAlong } from '../pokemon/stages-along.ts';
import type { T } from '../questions.ts';
import { pileFor } from '../zones.ts';
import { strikerOf } from './falling.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['falls-to-hand'],
} as const;

/** A Pokémon that goes to the hand with its Knock Out, because a text says so. */

const goesToHand = reading(
  CARD_WINS,
  (_view, [by, pokemon]: readonly [by: string, pokemon: string], why): boolean => {
    why('falls-to-hand', { by, pokemon });
    return true;
  },
  () => false,
);

/** Which of its own cards go to the hand instead of the discard pile. */
const cardsToHand = (t: T, pokemon: Pokemon): readonly CardId[] => {
  if (!t.view.says('falls-to-hand')) return [];
  const striker = strikerOf(t, pokemon);
  if (striker === null) return [];
  const force = claimsOn(t.view, pokemon, 'falls-to-hand').find(
    ({ claim, from }) => claim.by === undefined || matches(t.view, claim.by, from, striker),
  );
  if (force === undefined || !goesToHand(t.view, [force.name, namedApart(t.view, pokemon)], t.why)) return [];
  const alone = pokemon.stack.length > 1 && !takesStagesAlong(t.view, [pokemon], t.why);
  return alone ? pokemon.stack.slice(0, 1) : pokemon.stack;
};

export const fallsToHand = (t: T, pokemon: Pokemon, seat: Seat) =>
  cardsToHand(t, pokemon).map((card) => ({ card, to: pileFor(t, card, seat, 'hand') }));
