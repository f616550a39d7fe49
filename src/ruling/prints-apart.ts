import { pokemonOf } from '../claims/index.ts';
import type { Action, ActionKind } from '../engine/index.ts';
import { type Card, type CardId, plainName, type TableSetUp, type Uid } from '../state/index.ts';
import { decidesAlone, endsOf, type OnPrint } from './prints.ts';

/** By what a judge tells the prints of a name apart, where one printed fact decides: `Retreat Cost 1`, and not a list of twenty numbers. */

/** A printed fact, as it is asked for; null where a print has nothing to tell there. */
type PrintedFact = (card: Card) => string | null;

const RETREAT: PrintedFact = ({ retreat }) => (retreat === undefined ? null : `Retreat Cost ${retreat}`);
const STAGE: PrintedFact = ({ stage }) => stage ?? null;
const FROM: PrintedFact = ({ from }) => (from === undefined ? 'evolves from nothing' : `evolves from ${from}`);
const HP: PrintedFact = ({ hp }) => (hp === undefined ? null : `${hp} HP`);

const costOf =
  (attack: string): PrintedFact =>
  ({ attacks = [] }) => {
    const found = attacks.find(({ name }) => name === attack);
    if (found === undefined) return `without ${attack}`;
    return `${attack} for ${found.cost.length === 0 ? 'nothing' : found.cost.join('')}`;
  };

const withPower =
  (power: string): PrintedFact =>
  ({ powers = [] }) =>
    powers.some(({ name }) => name === power) ? `with ${power}` : `without ${power}`;

/**
 * What an act asks of the Pokémon that does it; other facts may part the same prints by chance. Every print is tried in any case: a fact that is missing here
 * leaves the question longer, with the prints themselves in it, and never settles the ruling.
 */
const ASKED: { readonly [kind in ActionKind]?: readonly PrintedFact[] } = {
  retreat: [RETREAT],
  evolve: [FROM, STAGE],
  bench: [STAGE],
  'initial-active': [STAGE],
  'initial-bench': [STAGE],
  'end-turn': [HP],
};

/** The act that is asked about: what is done, with which attack, and the names of the cards that do it. */
export interface ActAsked {
  readonly kind: ActionKind | null;
  readonly attack: string | null;
  readonly by: readonly string[];
  /** The same damage was done with every print before they part. */
  readonly isHit?: boolean;
}

/** The Pokémon an act is about, and the card. */
const idsOf = (action: Action): { readonly uids: readonly (Uid | undefined)[]; readonly card?: CardId | null } => {
  switch (action.kind) {
    case 'retreat':
    case 'use-power':
      return { uids: [action.pokemon] };
    case 'attack':
      return { uids: [action.attacker] };
    case 'evolve':
    case 'level-up':
      return { uids: [action.on], card: action.card };
    case 'attach-energy':
      return { uids: [action.to], card: action.card };
    case 'play-trainer':
    case 'play-supporter':
      return { uids: [action.on], card: action.card };
    case 'bench':
    case 'initial-active':
    case 'initial-bench':
    case 'play-stadium':
      return { uids: [], card: action.card };
    case 'use-card':
      return { uids: [action.on], card: action.card };
    default:
      return { uids: [] };
  }
};

export const NOTHING_ASKED: ActAsked = { kind: null, attack: null, by: [] };

/** The act that is ruled on, by the cards that do it on this table. */
export const actAsked = (action: Action | null, { state, pool }: Pick<TableSetUp, 'state' | 'pool'>): ActAsked => {
  if (action === null) return NOTHING_ASKED;
  const { uids, card } = idsOf(action);
  // Only the top card is read: what is beneath it names nobody.
  const tops = uids.flatMap((uid) => (uid === undefined ? [] : (pokemonOf(state, uid)?.stack[0] ?? [])));
  const names = [...tops, ...(card == null ? [] : [card])].flatMap((id) => {
    const key = state.cards[id]?.card ?? null;
    return key === null ? [] : [pool.card(key).name];
  });
  return { kind: action.kind, attack: action.kind === 'attack' ? action.attack : null, by: names };
};

/** More kinds than these are listed print by print, and what comes of each is not said. */
export const MOST_KINDS = 3;

const areHitAlike = (cards: readonly Card[]): boolean =>
  new Set(cards.map(({ weakness, resistance }) => JSON.stringify([weakness ?? [], resistance ?? []]))).size === 1;

/** Are there no more kinds of them than can be named? */
const isOfFewKinds = (fact: PrintedFact, cards: readonly Card[]): boolean =>
  new Set(cards.map(fact)).size <= MOST_KINDS;

const factsFor = ({ kind, attack, by, isHit = false }: ActAsked, cards: readonly Card[]): readonly PrintedFact[] => {
  const powers = [...new Set(cards.flatMap(({ powers = [] }) => powers.map(({ name }) => name)))];
  // When a turn ends, nobody acts, and counters are put on Pokémon of any name.
  const acts = kind === 'end-turn' || cards.some(({ name }) => by.includes(name));
  // Whether damage is a Knock Out, where it is the same damage; a power would have changed what was done already.
  const hp = kind === 'attack' && areHitAlike(cards) && isOfFewKinds(HP, cards) ? [HP] : [];
  return [
    ...(kind === null || !acts ? [] : (ASKED[kind] ?? [])),
    ...(attack === null || !acts ? [] : [costOf(attack)]),
    ...(isHit ? hp : []),
    ...powers.map(withPower),
    ...hp,
  ];
};

/** The prints of a name by one fact: each kind of them, with its prints by key. `named`: the kind is those very prints. */
export type PrintsApart = readonly {
  readonly kind: string;
  readonly keys: readonly string[];
  readonly named?: true;
}[];

/** The prints that part from all others are named one by one up to this many. */
const MOST_NAMED = 6;

const ANY_OTHER = 'another print';

/** The few prints of a name of which something else comes than of all others; null where there are no such few. */
const fewApart = <T>(
  name: string,
  cards: ReadonlyMap<string, Card>,
  tried: readonly OnPrint<T>[],
  end: (came: T) => unknown,
): PrintsApart | null => {
  const ends = endsOf(tried, end);
  const besides = ({ pick }: OnPrint<T>): string => JSON.stringify([...pick].filter(([other]) => other !== name));
  const cameOf = new Map([...cards.keys()].map((key) => [key, new Map<string, number | undefined>()] as const));
  for (const one of tried) cameOf.get(one.pick.get(name) ?? '')?.set(besides(one), ends.get(one));
  const ofKey = [...cameOf].map(([key, came]) => ({ key, came }));
  // Where names were too many for every combination, prints are compared beside those that all of them were tried with.
  const shared = [...(ofKey[0]?.came.keys() ?? [])].filter((rest) => ofKey.every(({ came }) => came.has(rest)));
  const alike = new Map<string, string[]>();
  for (const { key, came } of ofKey) {
    const all = shared.map((rest) => came.get(rest)).join();
    alike.set(all, [...(alike.get(all) ?? []), key]);
  }
  const groups = [...alike.values()].map((keys) => ({ keys }));
  const [most, ...few] = groups.toSorted((a, b) => b.keys.length - a.keys.length);
  if (most === undefined || few.length === 0 || groups.length > MOST_KINDS) return null;
  const named = few.flatMap(({ keys }) => keys).length;
  if (most.keys.length < 2 || named >= most.keys.length || named > MOST_NAMED) return null;
  const printed = (key: string): string => cards.get(key)?.print ?? key;
  return [
    ...few.map(({ keys }) => ({ kind: keys.map(printed).join(' or '), keys, named: true as const })),
    { kind: ANY_OTHER, keys: most.keys },
  ];
};

/** The fact by which the prints of this name part in what comes of them, or the few prints that part from all others; null where neither says it. */
export const printsApart = <T>(
  name: string,
  tried: readonly OnPrint<T>[],
  end: (came: T) => unknown,
  act: ActAsked,
): PrintsApart | null => {
  const plain = plainName(name);
  const cards = new Map<string, Card>();
  for (const { pick, pool } of tried) {
    const key = pick.get(plain);
    if (key !== undefined && !cards.has(key)) cards.set(key, pool.card(key));
  }
  const decides = decidesAlone(tried, end);
  const fact = factsFor(act, [...cards.values()]).find((printed) =>
    decides(plain, ({ pick }) => {
      const card = cards.get(pick.get(plain) ?? '');
      return card === undefined ? null : printed(card);
    }),
  );
  if (fact === undefined) return fewApart(plain, cards, tried, end);
  const kinds = new Map<string, string[]>();
  for (const [key, card] of cards) {
    const kind = fact(card) ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  if (kinds.size < 2) return null;
  // A fact of which every print has its own tells any of them apart, and says nothing of why.
  const few = kinds.size > MOST_KINDS ? fewApart(plain, cards, tried, end) : null;
  if (few !== null) return few;
  return [...kinds].map(([kind, keys]) => ({ kind, keys })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
};
