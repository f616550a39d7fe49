import { eventsIn, type GameEvent, type Outcome } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import type { Rules } from '../rules/index.ts';
import { type Card, type CardInstance, ENERGY_NAMES, type GameState, poolWith, type Seat } from '../state/index.ts';
import { commonEvents, type EveryAnswer, type PlayedOn, playedOn } from './every-answer.ts';

/**
 * A deck or a hand that was not given, or a number of Prizes, breaks the play off. Who is Knocked Out after it, and who wins, is said where that is the same with
 * every deck, hand or number that is tried, and whatever is taken.
 */

const sketched = (name: string, more: Omit<Card, 'key' | 'name'>): Card => ({ key: `any:${name}`, name, ...more });

const ENERGY: readonly Card[] = (['G', 'R', 'W', 'L', 'P', 'F', 'D', 'M'] as const).map((letter) =>
  sketched(`${ENERGY_NAMES[letter]} Energy`, {
    kind: 'energy',
    tags: ['basic energy'],
    provides: [{ units: [letter] }],
  }),
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
const CONTENTS: readonly (readonly Card[])[] = [CARDS, ENERGY, POKEMON, TRAINERS];

/** More of the cards that this table shows: a text may search for those of its own name. */
const moreOfThem = ({ cards }: GameState, rules: Rules): readonly Card[] =>
  [...new Set(cards.flatMap(({ card }) => card ?? []))].map((key) => rules.pool.card(key));

const withThem = new WeakMap<Rules, Rules>();

const rulesWithThem = (rules: Rules): Rules => {
  const made = withThem.get(rules) ?? rulesetOf(rules.doc, { ...rules, pool: poolWith(rules.pool, CARDS) });
  withThem.set(rules, made);
  return made;
};

/** What breaks off the play: the cards of a pile, or only how many there are. */
interface Missing {
  readonly seat: Seat;
  readonly zone: 'deck' | 'hand' | 'prizes';
  readonly only: 'number' | null;
}

const missingIn = (outcome: Outcome): Missing | null => {
  if (outcome.kind !== 'not-told') return null;
  const { code, facts } = outcome.needs;
  const seat = facts.player as Seat;
  if (code === 'prizes-not-told') return { seat, zone: 'prizes', only: 'number' };
  if (code === 'hand-not-told') return { seat, zone: 'hand', only: 'number' };
  if (code !== 'pile-not-told' || (facts.zone !== 'deck' && facts.zone !== 'hand')) return null;
  return { seat, zone: facts.zone, only: null };
};

/** Every number of Prizes that may be left while the game goes on. */
const PRIZES_LEFT = [1, 2, 3, 4, 5, 6];

/** So many cards are put in where not even their number is given: each number of a hand that a text may tell apart, and enough of a deck to look through. */
const MOST_IN_HAND = 12;
const IN_DECK = 24;

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, at) => at);

/** The table with so many cards more in that pile, and such cards where those of it are not known. */
const withPile = (
  state: GameState,
  { seat, zone }: Missing,
  more: number,
  cards: readonly (Card | null)[],
): GameState => {
  const added = Array.from({ length: more }, (_, at) => state.cards.length + at);
  const players = state.players.map((player) =>
    player.seat === seat
      ? { ...player, [zone]: { ...player[zone], given: true, cards: [...player[zone].cards, ...added] } }
      : player,
  );
  const pile = players.find((player) => player.seat === seat)?.[zone].cards ?? [];
  const places = new Map(pile.map((id, at) => [id, cards[at % cards.length]?.key ?? null]));
  const all: readonly CardInstance[] = [...state.cards, ...added.map(() => ({ card: null, owner: seat }))];
  return {
    ...state,
    players,
    cards: all.map((one, id) => (one.card !== null ? one : { ...one, card: places.get(id) ?? null })),
  };
};

/** The tables on which it is not missing. */
const tablesWith = (state: GameState, missing: Missing, rules: Rules): readonly GameState[] => {
  const pile = state.players.find(({ seat }) => seat === missing.seat)?.[missing.zone];
  if (pile === undefined) return [];
  if (missing.only === 'number') {
    const numbers = missing.zone === 'prizes' ? PRIZES_LEFT : upTo(MOST_IN_HAND);
    const cards = missing.zone === 'prizes' ? [null] : CARDS;
    return pile.given
      ? []
      : numbers
          .filter((n) => n >= pile.cards.length)
          .map((n) => withPile(state, missing, n - pile.cards.length, cards));
  }
  const most = missing.zone === 'deck' ? IN_DECK : MOST_IN_HAND;
  const contents = [...CONTENTS, moreOfThem(state, rules)].filter((cards) => cards.length > 0);
  const full = contents.map((cards) => withPile(state, missing, pile.given ? 0 : most, cards));
  return pile.given ? full : [...full, withPile(state, missing, 0, CARDS)];
};

const DECISIVE: ReadonlySet<string> = new Set(['knocked-out', 'prizes-due', 'prize-taken', 'promoted', 'game-ended']);

const isOpen = (outcome: Outcome): boolean =>
  outcome.kind === 'not-told' && outcome.needs.code.startsWith('document-silent');

const comesFrom =
  (zone: string) =>
  (event: GameEvent): boolean => {
    const from: unknown = 'from' in event ? event.from : null;
    return (
      event.kind !== 'drawn' &&
      (from === zone || (typeof from === 'object' && from !== null && 'zone' in from && from.zone === zone))
    );
  };

export const whateverIsFound = (outcome: Outcome, asked: PlayedOn): EveryAnswer | null => {
  const missing = missingIn(outcome);
  if (missing === null || !('trace' in outcome)) return null;
  const rules = rulesWithThem(asked.rules);
  // What a document leaves open of the search itself, such as to take nothing, is no matter to what comes after it.
  const playsOf = (table: GameState): readonly Outcome[] =>
    ([0, -1] as const).map((at) => playedOn({ ...asked, rules, state: table }, at)).filter((play) => !isOpen(play));
  const plays = tablesWith(asked.state, missing, rules).map(playsOf);
  // Where none of these cards is what is searched for, finding one was not tried.
  const isTried =
    missing.only === 'number' ||
    plays.flat().some((play) => 'trace' in play && eventsIn(play.trace).some(comesFrom(missing.zone)));
  if (!isTried || plays.some((ofTable) => ofTable.length === 0)) return null;
  const found = commonEvents(plays.flat(), ({ kind }) => DECISIVE.has(kind), outcome.trace);
  return found === null || missing.zone === 'deck' ? found : { ...found, ofUnknown: true };
};
