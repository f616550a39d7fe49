import type { Facts } from '../claims/index.ts';
import type { ActionKind } from '../engine/index.ts';
import { type Card, plainName } from '../state/index.ts';
import { decidesAlone, type OnPrint } from './prints.ts';

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

/** What an act asks of the Pokémon that does it; other facts may part the same prints by chance. */
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
}

/** The act of a ruling, by what it is about. */
export const actAsked = (kind: ActionKind | null, { pokemon, card, attack }: Facts): ActAsked => ({
  kind,
  attack: typeof attack === 'string' ? attack : null,
  by: [pokemon, card].flatMap((one) => (typeof one === 'string' ? [one] : [])),
});

const factsFor = ({ kind, attack, by }: ActAsked, cards: readonly Card[]): readonly PrintedFact[] => {
  const powers = [...new Set(cards.flatMap(({ powers = [] }) => powers.map(({ name }) => name)))];
  // `p2's Active Pikachu` ends with the name of its card.
  const acts = cards.some(({ name }) => by.some((one) => one.endsWith(name)));
  return [
    ...(kind === null || !acts ? [] : (ASKED[kind] ?? [])),
    ...(attack === null || !acts ? [] : [costOf(attack)]),
    ...powers.map(withPower),
  ];
};

/** The prints of a name by one fact: each kind of them, with its prints by key. */
export type PrintsApart = readonly { readonly kind: string; readonly keys: readonly string[] }[];

/** The fact by which the prints of this name part in what comes of them; null where no single one does. */
export const printsApart = <T>(
  name: string,
  tried: readonly OnPrint<T>[],
  end: (came: T) => unknown,
  act: ActAsked,
): PrintsApart | null => {
  const plain = plainName(name);
  const cards = new Map<string, Card>();
  for (const { pick, tableSetUp } of tried) {
    const key = pick.get(plain);
    if (key !== undefined && !cards.has(key)) cards.set(key, tableSetUp.pool.card(key));
  }
  const decides = decidesAlone(tried, end);
  const fact = factsFor(act, [...cards.values()]).find((printed) =>
    decides(plain, ({ pick }) => {
      const card = cards.get(pick.get(plain) ?? '');
      return card === undefined ? null : printed(card);
    }),
  );
  if (fact === undefined) return null;
  const kinds = new Map<string, string[]>();
  for (const [key, card] of cards) {
    const kind = fact(card) ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  if (kinds.size < 2) return null;
  return [...kinds].map(([kind, keys]) => ({ kind, keys })).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
};
