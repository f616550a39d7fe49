import type { View, Why } from '../../claims/index.ts';
import { reading } from '../../engine/index.ts';
import type { Card, Pokemon } from '../../state/index.ts';
import { saidByItself } from './prizes-taken.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['still-pokemon-ex'],
} as const;

/** Pokémon-EX, Mega Evolution Pokémon among them: two Prize cards for a Knock Out (XY AppA, AppB). */

/** A Mega Evolution Pokémon is still a Pokémon-EX. */
const megaIsStillEx = reading(
  { 'xy-2016': ['AppB.Rules#3', 'still a Pokémon-EX'] },
  (_view, [card]: readonly [Card], why) => {
    why('still-pokemon-ex', { card: card.name });
    return true;
  },
  () => false,
);

const isEx = (view: View, card: Card, why: Why | undefined): boolean =>
  card.stage === 'mega' ? megaIsStillEx(view, [card], why) : (card.tags ?? []).includes('EX');

/** Of an older Pokémon-ex the rulebook does not speak; the card prints the number of Prizes itself. */
const printedOnEx = reading(
  { 'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' } },
  (_view, [card]: readonly [Card], why) => {
    why('two-prizes', { pokemon: card.name });
    return 2;
  },
  () => 1,
);

/** Two Prizes for a Pokémon-EX, one for any other; a card or sketch may say another number. */
export const prizesForEx = reading(
  { 'xy-2016': ['AppA.Rules#2', '2 Prize cards'] },
  (view, [pokemon]: readonly [Pokemon], why, asked): number => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    if (card === null) return 1;
    // What is printed beside the rule says the same; another number goes before it.
    const usual = card.prizes === undefined || card.prizes === 2;
    if ((card.tags ?? []).includes('ex') && usual) return printedOnEx(view, [card], asked);
    if (usual && isEx(view, card, asked)) {
      why('two-prizes', { pokemon: card.name });
      return 2;
    }
    if (card.prizes !== undefined) return card.prizes;
    return (card.tags ?? []).includes('gx') ? saidByItself(view, card) : 1;
  },
  () => 1,
);
