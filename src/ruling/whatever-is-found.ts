import { eventsIn, type GameEvent, type Outcome } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import type { Rules } from '../rules/index.ts';
import { type Card, type CardInstance, type GameState, poolWith, type Seat } from '../state/index.ts';
import { commonEvents, type EveryAnswer, type PlayedOn, playedOn } from './every-answer.ts';

/**
 * A search of a deck that was not given breaks the play off. Who is Knocked Out after it, and who wins, is said where that is the same with every deck that is
 * tried, and whatever is taken.
 */

const sketched = (name: string, more: Omit<Card, 'key' | 'name'>): Card => ({ key: `any:${name}`, name, ...more });

const ENERGY: readonly Card[] = (['G', 'R', 'W', 'L', 'P', 'F', 'D', 'M'] as const).map((letter) =>
  sketched(`some ${letter} Energy`, { kind: 'energy', tags: ['basic energy'], provides: [{ units: [letter] }] }),
);
const POKEMON: readonly Card[] = [
  sketched('some Basic Pokémon', {
    kind: 'pokemon',
    stage: 'basic',
    hp: 60,
    types: ['C'],
    weakness: [],
    resistance: [],
    retreat: 1,
    attacks: [],
  }),
];
const TRAINERS: readonly Card[] = (['trainer', 'supporter', 'stadium'] as const).map((kind) =>
  sketched(`some ${kind}`, { kind, play: { does: [] } }),
);
const CARDS: readonly Card[] = [...ENERGY, ...POKEMON, ...TRAINERS];
const DECKS: readonly (readonly Card[])[] = [CARDS, ENERGY, POKEMON, TRAINERS];

const withThem = new WeakMap<Rules, Rules>();

const rulesWithThem = (rules: Rules): Rules => {
  const made = withThem.get(rules) ?? rulesetOf(rules.doc, { ...rules, pool: poolWith(rules.pool, CARDS) });
  withThem.set(rules, made);
  return made;
};

/** The table with such cards where those of that deck are not known; null where not even their number is. */
const withDeck = (state: GameState, seat: Seat, deck: readonly Card[]): GameState | null => {
  const zone = state.players.find((player) => player.seat === seat)?.deck;
  if (zone?.given !== true) return null;
  const places = new Map(zone.cards.map((id, at) => [id, deck[at % deck.length]?.key ?? null]));
  const cards = state.cards.map((one: CardInstance, id) => {
    const key = places.get(id);
    return one.card !== null || key === undefined ? one : { ...one, card: key };
  });
  return { ...state, cards };
};

const DECISIVE: ReadonlySet<string> = new Set(['knocked-out', 'prizes-due', 'prize-taken', 'promoted', 'game-ended']);

/** Whose deck is searched, where that is what breaks off the play. */
const searchedDeck = (outcome: Outcome): Seat | null => {
  if (outcome.kind !== 'not-told' || outcome.needs.code !== 'pile-not-told') return null;
  const { zone, player } = outcome.needs.facts;
  return zone === 'deck' && typeof player === 'string' ? (player as Seat) : null;
};

const isOpen = (outcome: Outcome): boolean =>
  outcome.kind === 'not-told' && outcome.needs.code.startsWith('document-silent');

const comesFromDeck = (event: GameEvent): boolean => {
  const from: unknown = 'from' in event ? event.from : null;
  return (
    event.kind !== 'drawn' &&
    (from === 'deck' || (typeof from === 'object' && from !== null && 'zone' in from && from.zone === 'deck'))
  );
};

export const whateverIsFound = (outcome: Outcome, asked: PlayedOn): EveryAnswer | null => {
  const seat = searchedDeck(outcome);
  if (seat === null) return null;
  const rules = rulesWithThem(asked.rules);
  const tables = DECKS.map((deck) => withDeck(asked.state, seat, deck));
  // What a document leaves open of the search itself, such as to take nothing, is no matter to what comes after it.
  const playsOf = (table: GameState | null): readonly Outcome[] =>
    table === null
      ? []
      : ([0, -1] as const).map((at) => playedOn({ ...asked, rules, state: table }, at)).filter((play) => !isOpen(play));
  const plays = tables.map(playsOf);
  // Where none of these cards is what is searched for, finding one was not tried.
  const isTried = plays.flat().some((play) => 'trace' in play && eventsIn(play.trace).some(comesFromDeck));
  return !isTried || plays.some((ofDeck) => ofDeck.length === 0)
    ? null
    : commonEvents(plays.flat(), ({ kind }) => DECISIVE.has(kind));
};
