import { type DeckFinding, forbidsDeck, type Where } from '../../engine/index.ts';
import { type DeckCard, plainName } from '../../state/index.ts';
import { copies, countedName, withCount } from '../cards/card-names.ts';
import { fourOf, lineBeyond } from './deck-copies.ts';
import { basicEnergyCard, type Maybe } from './deck-facts.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: [
    'four-of-a-pokemon',
    'four-of-a-special-energy',
    'four-of-a-trainer',
    'limited-unsaid',
    'one-of-a-shining',
    'side-deck-unsaid',
    'simple-deck',
    'two-of-a-shining',
  ],
} as const;

/** Deck limits of the EX article: by kind of card, for Shining Pokémon; and its two sizes of deck. */

const FULL = 60;
const SIMPLE = 30;

/** Sixty cards; thirty where two players without experience agree on it, which no list tells. Limited Play and side decks it does not know. */
export const sixtyOrSimple = forbidsDeck(
  { 'ex-2003': ['Essential: The Deck', 'exactly 60 cards'] },
  ({ format, cards, side }): readonly DeckFinding[] => {
    const facts = { cards: copies(cards), size: FULL, format };
    const beside: readonly DeckFinding[] =
      side.length === 0
        ? []
        : [{ outcome: 'open', code: 'side-deck-unsaid', facts: { cards: copies(side) }, at: { line: 0, side: true } }];
    if (format === 'limited') return [{ outcome: 'open', code: 'limited-unsaid', facts }, ...beside];
    if (facts.cards === FULL) return [{ outcome: 'passed', code: 'sixty-cards', facts }, ...beside];
    if (facts.cards === SIMPLE) return [{ outcome: 'open', code: 'simple-deck', facts }, ...beside];
    return [{ outcome: 'applies', code: 'not-sixty-cards', facts }, ...beside];
  },
);

const SIX = new Set(['Grass', 'Fire', 'Water', 'Lightning', 'Fighting', 'Psychic'].map((type) => `${type} Energy`));

/** Basic Energy is of six types; every other Energy card is a special one, whatever a later print calls itself. */
const oneOfSix = (card: DeckCard): Maybe => (SIX.has(card.name) ? basicEnergyCard(card) : 'no');

export const fourPokemon = forbidsDeck(
  { 'ex-2003': ['Types: Pokémon#2', 'No more than four Pokémon cards'] },
  fourOf({ part: 'pokemon', kept: 'four-of-a-pokemon', basic: () => 'no' }),
);

export const fourTrainers = forbidsDeck(
  { 'ex-2003': ['Types: Trainer', 'your deck may include four at most'] },
  fourOf({ part: 'trainer', kept: 'four-of-a-trainer', basic: () => 'no' }),
);

export const fourSpecialEnergy = forbidsDeck(
  { 'ex-2003': ['Special Energy', 'four at most of any one special Energy card'] },
  fourOf({ part: 'energy', kept: 'four-of-a-special-energy', basic: oneOfSix }),
);

const isPokemon = (card: DeckCard): boolean =>
  card.prints.length > 0
    ? card.prints.some(({ kind }) => kind === 'pokemon')
    : card.part !== 'trainer' && card.part !== 'energy';

const linesOf = (cards: readonly DeckCard[], where: Where, wanted: RegExp) =>
  cards.flatMap((card, line) => {
    const counted = countedName(where, card);
    return isPokemon(card) && wanted.test(counted.name) ? [{ card, line, counted }] : [];
  });

/** One of each Shining Pokémon; different ones may stand together. */
export const oneOfAShining = forbidsDeck(
  { 'ex-2003': ['Shining', 'Of any particular Shining Pokémon, your deck may have only one'] },
  ({ cards }, where): readonly DeckFinding[] => {
    const shining = linesOf(cards, where, /^Shining\s/iu);
    const names = [...new Set(shining.map(({ counted }) => plainName(counted.name)))];
    const found = names.map((name): DeckFinding => {
      const same = shining.filter(({ counted }) => plainName(counted.name) === name);
      const facts = {
        name: same[0]?.counted.name ?? '',
        copies: copies(same.map(({ card }) => card)),
        cards: same.map(({ card }) => withCount(card)),
      };
      return facts.copies > 1
        ? { outcome: 'applies', code: 'two-of-a-shining', facts, at: { line: lineBeyond(same, 1) } }
        : { outcome: 'passed', code: 'one-of-a-shining', facts };
    });
    return found;
  },
);
