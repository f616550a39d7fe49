import { claimsOn, type NoteCode, namedApart, nameOf, type View, type Why } from '../../claims/index.ts';
import { isAbsent, lawOf, reading, unknownFact } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { isFirstTurn, isNew } from './evolution.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['put-from-hand-against-ban', 'put-from-hand-and-trigger'],
  note: ['answers-an-evolution', 'put-at-any-time', 'put-down-as-basic', 'put-is-no-play'],
} as const;

/** Evolution cards that a text puts on a Pokémon out of the deck: by the EX article that is not playing a card. */

const NOWHERE_ELSE = {
  'neo-2001': 'absent',
  'comprehensive-2009': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
} as const;

/** Neither a first turn nor a short time in play stands in its way. */
export const putAtAnyTime = reading(
  { ...NOWHERE_ELSE, 'ex-2003': ['EvoEx.2', 'a Pokémon can evolve on the first turn'] },
  (view, [pokemon]: readonly [Pokemon], why): boolean => {
    const first = isFirstTurn(view);
    if (first || isNew(view, pokemon))
      why('put-at-any-time', { pokemon: namedApart(view, pokemon), ...(first ? { firstTurn: true } : {}) });
    return true;
  },
  () => false,
);

const notPlayed = (
  _view: View,
  [pokemon, by]: readonly [string, string],
  why: (code: NoteCode, facts: { pokemon: string; by: string }) => void,
) => {
  why('put-is-no-play', { pokemon, by });
  return true;
};

/** A text that lets no Evolution card be played does not reach one that is put. */
const putIsNoPlay = reading(
  { ...NOWHERE_ELSE, 'ex-2003': ['EvoEx.3', 'the two differ greatly'] },
  notPlayed,
  () => false,
);

/** Nor one that a Pokémon's own attack puts on it. */
const putOnItself = reading(
  { ...NOWHERE_ELSE, 'ex-2003': ['EvoEx.1', 'It works even while Aerodactyl'] },
  notPlayed,
  () => false,
);

/** Cites why a card that is put there may be, against whatever would keep it from being played. */
export const citePut = (view: View, pokemon: Pokemon, onItself: boolean, why: Why): void => {
  putAtAnyTime(view, [pokemon], why);
  const [ban] = claimsOn(view, pokemon, 'cannot', { only: ({ claim }) => claim.act === 'evolve' });
  if (ban !== undefined) (onItself ? putOnItself : putIsNoPlay)(view, [nameOf(view, pokemon), ban.name], why);
};

const FROM_HAND = lawOf({
  'advanced-2018': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
  'advanced-2025': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
});

const UNSAID = 'whether a card that a text puts there out of the hand is played';
const WHERE_UNSAID = lawOf({
  'neo-2001': { silent: UNSAID, near: 'Evolution#3' },
  'ex-2003': { silent: UNSAID, near: 'EvoEx.3' },
  'comprehensive-2009': { silent: UNSAID, near: '307.2a' },
  'xy-2016': { silent: UNSAID, near: 'Turn.2B#1' },
  'me-2026': { silent: UNSAID, near: 'Turn.2B#1a' },
  'advanced-2018': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
  'advanced-2025': ['II.E-05#1', 'playing a Pokémon from the hand to evolve'],
});

/**
 * A card that a text puts there out of the hand is played from it, so that a ban on that reaches it; in other documents it is unknown whether it
 * does.
 */
const playedByText = reading(
  FROM_HAND,
  () => true,
  () => false,
);

/** Of the cards that let a player evolve out of the hand the article says that they let the card be played. */
export const CANDY_PLAYS = lawOf({ ...FROM_HAND, 'ex-2003': ['EvoEx.5', 'lets you play a Stage 2 Pokémon'] });

const playedByCandy = reading(
  CANDY_PLAYS,
  () => true,
  () => false,
);

/** What puts a card on a Pokémon out of the hand: one that works as Rare Candy, or another text. */
export type Put = 'candy' | 'text';

/** Is this Pokémon kept from evolving by a card that a text puts on it out of the hand? */
export const keptFromHand = (view: View, pokemon: Pokemon, put: Put): boolean => {
  const [ban] = claimsOn(view, pokemon, 'cannot', { only: ({ claim }) => claim.act === 'evolve' });
  if (ban === undefined) return false;
  if (isAbsent(put === 'candy' ? CANDY_PLAYS : FROM_HAND, view))
    unknownFact(view, WHERE_UNSAID, 'put-from-hand-against-ban', { pokemon: namedApart(view, pokemon), by: ban.name });
  return put === 'candy' ? playedByCandy(view, []) : playedByText(view, []);
};

/** A text that waits for the playing of a card hears of one that is put there; one document is read so for everything that waits for that event. */
const SETS_OFF = lawOf({ ...FROM_HAND, 'comprehensive-2009': ['408.3', 'trigger event'] });

const setsOffWhatWaits = reading(
  SETS_OFF,
  () => true,
  () => false,
);

/** Does a card that a text puts on this Pokémon out of the hand set off a text of that name, which waits for a card to be played from there? */
export const setsOffAsPlayed = (view: View, pokemon: Pokemon, put: Put, by: string): boolean => {
  if (put === 'candy' && playedByCandy(view, [])) return true;
  if (isAbsent(SETS_OFF, view))
    unknownFact(view, WHERE_UNSAID, 'put-from-hand-and-trigger', { pokemon: namedApart(view, pokemon), by });
  return setsOffWhatWaits(view, []);
};

/** An Evolution card that a text puts on the Bench is there as a Basic Pokémon. */
export const putDownAsBasic = reading(
  { ...NOWHERE_ELSE, 'ex-2003': ['EvoEx.7', 'treat it just as a Basic Pokémon'] },
  (_view, [card]: readonly [string], why): boolean => {
    why('put-down-as-basic', { card });
    return true;
  },
  () => false,
);

/** A text that waits for evolving answers in the opposing turn too. */
export const answersEvolving = reading(
  { ...NOWHERE_ELSE, 'ex-2003': ['EvoEx.4', "This works in your opponent's turn too"] },
  (_view, [by]: readonly [string], why): boolean => {
    why('answers-an-evolution', { by });
    return true;
  },
  () => false,
);
