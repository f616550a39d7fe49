import type { Doc, RuleId } from '../../corpus/index.ts';
import { forbidsDeck, type Law, lawOf, paragraphOf, UnknownFact, type Where } from '../../engine/index.ts';
import type { DeckCard, DeckFormat } from '../../state/index.ts';
import { copies, withCount } from '../cards/card-names.ts';
import { isFossil } from '../cards/card-types.ts';
import { basicPokemonCard } from './deck-facts.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: [
    'basic-hangs-on-cards',
    'deck-size',
    'deck-size-wrong',
    'form-of-play-unknown',
    'has-a-basic',
    'no-basic',
    'not-sixty-cards',
    'side-deck',
    'sixty-cards',
    'size-not-spoken-of',
    'size-spoken-of',
  ],
} as const;

/** Building a deck: its size, and a Basic Pokémon in it (CR 100.1, 100.3). */

/** A deck has 60 cards. */
export const SIXTY_CARDS = lawOf({
  'comprehensive-2009': ['100.1', '60 cards'],
  'ex-2003': ['Essential: The Deck', '60 cards'],
  'advanced-2018': ['II.D-17#2', '60-card deck'],
  'advanced-2025': ['II.D-17#2', '60-card deck'],
  'neo-2001': ['Play.1', '60 cards'],
  'xy-2016': ['Deck#1', '60 cards'],
  'me-2026': ['Deck#1', '60 cards'],
});

const SIZE: Readonly<Record<DeckFormat, number>> = { constructed: 60, limited: 40 };

export const size = forbidsDeck(
  {
    'comprehensive-2009': ['100.1', 'exactly 60 cards'],
    'ex-2003': ['Essential: The Deck', 'exactly 60 cards'],
    'neo-2001': ['Play.1', 'two decks of 60 cards'],
    'xy-2016': ['Deck#1', 'no more and no fewer'],
    'me-2026': ['Deck#1', 'no more and no fewer'],
  },
  ({ format, cards }) => {
    const facts = { cards: copies(cards), size: SIZE[format], format };
    return facts.cards === facts.size
      ? [{ outcome: 'passed', code: 'deck-size', facts }]
      : [{ outcome: 'applies', code: 'deck-size-wrong', facts }];
  },
);

/** One size for every deck. Of other forms of play the document says nothing. */
export const sixtyCards = forbidsDeck(
  {
    'neo-2001': ['Play.1', 'two decks of 60 cards'],
    'xy-2016': ['Deck#1', 'no more and no fewer'],
    'me-2026': ['Deck#1', 'no more and no fewer'],
  },
  ({ format, cards }, where) => {
    const facts = { cards: copies(cards), size: SIZE.constructed };
    if (format !== 'constructed')
      return [{ outcome: 'open', code: 'form-of-play-unknown', facts: { format, document: where.doc } }];
    return facts.cards === facts.size
      ? [{ outcome: 'passed', code: 'sixty-cards', facts }]
      : [{ outcome: 'applies', code: 'not-sixty-cards', facts }];
  },
);

/** A document names the sizes of the decks of its games. Whether there are others it does not say. */
const sizesNamed = <D extends Doc>(law: Law<D>, sizes: readonly number[]) =>
  forbidsDeck(law, ({ format, cards }, where) => {
    const size = copies(cards);
    if (format !== 'constructed')
      return [{ outcome: 'open', code: 'form-of-play-unknown', facts: { format, document: where.doc } }];
    const facts = { cards: size, sizes: sizes.map(String) };
    return sizes.includes(size)
      ? [{ outcome: 'passed', code: 'size-spoken-of', facts }]
      : [{ outcome: 'open', code: 'size-not-spoken-of', facts }];
  });

/** A game with 60-card decks or with 30-card decks. */
export const sixtyOrThirty = sizesNamed({ 'advanced-2018': ['II.D-17#2', 'In a game with a 30-card deck'] }, [60, 30]);

/** The same, and 40-card decks. */
export const sixtyFortyOrThirty = sizesNamed(
  { 'advanced-2025': ['II.D-17#2', 'from 4 with 40-card decks'] },
  [60, 40, 30],
);

export const noSideDeck = forbidsDeck({ 'comprehensive-2009': ['100.1', 'Side decks'] }, ({ side }) =>
  side.length === 0
    ? []
    : [{ outcome: 'applies', code: 'side-deck', facts: { cards: copies(side) }, at: { line: 0, side: true } }],
);

/** A Fossil is a Basic Pokémon for the setup, which does not help when a deck is built. */
const ONLY_IN_SETUP = lawOf({
  'comprehensive-2009': ['500.2a', 'During setup'],
  'xy-2016': ['Gl:Fossil Trainer Cards', 'In the set-up'],
  'me-2026': ['App18#4', 'a Trainer card and not a Basic Pokémon'],
});

/** null in a document that does not speak of Fossils. */
const onlyInSetUp = (where: Where): RuleId | null => {
  try {
    return paragraphOf(ONLY_IN_SETUP, where);
  } catch (error) {
    if (error instanceof UnknownFact) return null;
    throw error;
  }
};

const fossilsIn = (cards: readonly DeckCard[]): readonly DeckCard[] =>
  cards.filter(({ prints }) => prints.length > 0 && prints.every(isFossil));

export const oneBasicPokemon = forbidsDeck(
  {
    'comprehensive-2009': ['100.3', 'one or more Basic Pokémon'],
    'ex-2003': { silent: 'a deck holds a Basic Pokémon to begin with', near: 'Begin#2' },
    'advanced-2018': { silent: 'a deck has at least one Basic Pokémon', near: 'I.G/set.5' },
    'advanced-2025': { silent: 'a deck has at least one Basic Pokémon', near: 'I.G/set.5' },
    'neo-2001': { silent: 'a deck holds a Basic Pokémon to begin with', near: 'Play.3' },
    'xy-2016': ['Deck#2', 'a Basic Pokémon, one or more'],
    'me-2026': ['Deck#2b', 'a Basic Pokémon, one or more'],
  },
  ({ cards }, where: Where) => {
    const basic = (is: string): readonly DeckCard[] => cards.filter((card) => basicPokemonCard(where, card) === is);
    const [found, open, fossils] = [basic('yes'), basic('open'), fossilsIn(cards)];
    if (found.length > 0) return [{ outcome: 'passed', code: 'has-a-basic', facts: { cards: found.map(withCount) } }];
    if (open.length > 0)
      return [{ outcome: 'open', code: 'basic-hangs-on-cards', facts: { cards: open.map(({ written }) => written) } }];
    const only = fossils.length > 0 ? onlyInSetUp(where) : null;
    if (fossils.length > 0 && only === null) {
      const facts = { cards: fossils.map(({ written }) => written), unsaid: true };
      return [{ outcome: 'open', code: 'basic-hangs-on-cards', facts }];
    }
    const by = only === null ? [] : [only];
    return [{ outcome: 'applies', code: 'no-basic', facts: { fossils: fossils.map(({ name }) => name) }, by }];
  },
);
