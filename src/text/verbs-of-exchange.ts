import { namedApart, playerOf, pokemonOf, table, word } from '../claims/index.ts';
import { lawOf, reading, step } from '../engine/index.ts';
import type { T } from '../rules/index.ts';
import type { CardId, Pokemon, Seat, Uid } from '../state/index.ts';
import type { Defined } from './define-verb.ts';
import { shuffle } from './drawing-and-shuffling.ts';
import { cardFits, distinctCards } from './fitting-cards.ts';
import { holdsFitting } from './left-in-piles.ts';
import { both, someFits } from './looking.ts';
import { sayNothingFits } from './nothing-fits.ts';
import { reached } from './prevention.ts';
import { cardFilter, who } from './shapes-of-words.ts';
import { deckAsFarAsKnown, discardAsFarAsKnown, handAsFarAsKnown, orAnAnswer } from './taking-cards.ts';
import { describedUnless } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['uses-remembered'],
} as const;

/** Texts that put another card in the place of a Pokémon's own, with all that is on it (APR 2025 II.D-19). */

const STAYS = 'all that the text says stays on the Pokémon is on the new card';

/** Only the card changes: attached cards, damage, effects and turns in play are those of the Pokémon. */
const exchange = step(
  {
    'neo-2001': { silent: STAYS, near: 'Evolution#3' },
    'ex-2003': { silent: STAYS, near: 'Options#2' },
    'comprehensive-2009': ['102.1', 'precedence'],
    'xy-2016': { silent: STAYS, near: 'Turn.2D' },
    'me-2026': { silent: STAYS, near: 'Turn.2D' },
    'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
    'advanced-2025': ['II.D-19#1', 'are on the new card'],
  },
  (t: T, uid: Uid, card: CardId, pile: { readonly seat: Seat; readonly zone: 'discard' | 'deck' | 'hand' }) => {
    const before = pokemonOf(t.state, uid);
    const old = before?.stack[0];
    if (before === null || old === undefined) return;
    t.put({ kind: 'exchanged', uid, card, with: old, pile });
    if (before.thisTurn.length > 0 && !usedIsRemembered(t.view, [before], t.why))
      t.put({ kind: 'happenings-forgotten', uid });
  },
);

const REMEMBERED = 'what the earlier card used this turn counts for the new one too';

/** What the Pokémon did this turn it has done, whichever card it is now. */
const usedIsRemembered = reading(
  lawOf({
    'neo-2001': { silent: REMEMBERED, near: 'Play.9B6' },
    'ex-2003': { silent: REMEMBERED, near: 'Options.6' },
    'comprehensive-2009': { silent: REMEMBERED, near: '408.2' },
    'xy-2016': { silent: REMEMBERED, near: 'Turn.2F#1' },
    'me-2026': { silent: REMEMBERED, near: 'Turn.2F#1a' },
    'advanced-2018': { silent: REMEMBERED, near: 'II.E-12#3' },
    'advanced-2025': ['II.D-19#2', 'is known of the new Pokémon too'],
  }),
  (view, [pokemon]: readonly [Pokemon], why): boolean => {
    why('uses-remembered', { pokemon: namedApart(view, pokemon), used: pokemon.thisTurn });
    return true;
  },
  () => false,
);

export const SHAPES_OF_EXCHANGE = {
  exchange: table({ exchange: who, for: cardFilter, from: word('discard', 'deck', 'hand') }, 'exchange', 'for', 'from'),
};

const AS_FAR_AS_KNOWN = { hand: handAsFarAsKnown, discard: discardAsFarAsKnown, deck: deckAsFarAsKnown };

export const verbsOfExchange = {
  exchange: {
    says: "A card that fits `for`, out of the `discard` pile, the `deck` (which is shuffled) or the `hand`, takes the place of that Pokémon's own card, which goes there; all that is on the Pokémon stays (APR 2025 II.D-19).",
    rules: ['102.1'],
    example: {
      exchange: { one: { side: 'yours', basic: true } },
      for: { kind: 'pokemon', basic: true },
      from: 'discard',
    },
    stands: 'anywhere',
    bears: ['effects'],
    needsObject: () => true,
    play(t, verb, context) {
      const { seat } = context;
      const zone = verb.from;
      const isFit = (id: CardId): boolean => {
        const card = t.view.cardAt(id);
        return card !== null && cardFits(t.view, card, verb.for);
      };
      const { cards: pile, needs } = AS_FAR_AS_KNOWN[zone](t, seat, isFit);
      const fitting = pile.filter(isFit);
      if (fitting.length === 0) sayNothingFits(t, { of: seat, zone }, pile, verb.for);
      const [uid] = fitting.length === 0 ? [] : reached(t, verb.exchange, context);
      if (uid !== undefined) {
        describedUnless(t.view, uid, () => true);
        const options = distinctCards(t, fitting);
        const orNeeds = needs === undefined ? {} : { needs: orAnAnswer(needs, options, false) };
        const card = t.choose({ by: seat, code: 'take-card', facts: { zone }, options, ...orNeeds }).value;
        exchange(t, uid, card, { seat, zone });
      }
      if (zone === 'deck') shuffle(t, seat);
    },
    changes: (view, verb, context) =>
      both(
        someFits(view, verb.exchange, context, () => true),
        // A search is made whatever the deck holds.
        verb.from === 'deck' || holdsFitting(view, playerOf(view.state, context.seat)[verb.from], verb.for),
      ),
  },
} satisfies Defined<typeof SHAPES_OF_EXCHANGE>;
