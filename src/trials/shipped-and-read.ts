import type { Card, Json } from '../state/index.ts';

/** Where a card that ships, entered by hand, is executed in another way than the text printed on it is read. */

/** What a program does not execute by: words, and which print it is. */
const ONLY_SAID: readonly string[] = ['key', 'name', 'print', 'released', 'text'];

/** The same value with its keys in one order, without what is only said. */
const executed = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(executed);
  if (typeof value !== 'object' || value === null) return value as Json;
  const entries = Object.entries(value).filter(([key, one]) => !ONLY_SAID.includes(key) && one !== undefined);
  // An empty script executes what no script does.
  const said = entries.filter(([key, one]) => key !== 'does' || !Array.isArray(one) || one.length > 0);
  return Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, executed(one)]));
};

const partsOf = ({
  attacks = [],
  powers = [],
  play,
  always,
  playsOnlyIf,
  discardsToPlay,
  discardsOf,
}: Card): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...attacks.map((one) => [one.name, one] as const),
    ...powers.map((one) => [one.name, one] as const),
    ...(play === undefined ? [] : [['its text', { play, always, playsOnlyIf, discardsToPlay, discardsOf }] as const]),
  ]);

const isRead = (part: unknown): boolean => !/"(?:touches|unread|not-modelled)"/u.test(JSON.stringify(part));

/** A part of a card that is executed in two ways. */
export interface ExecutedTwice {
  readonly part: string;
  readonly shipped: string;
  readonly read: string;
}

/** Does it leave out Weakness and Resistance for the Bench? That is seen of a text that is not read, too. */
const sparesBench = (part: unknown): boolean => (part as { readonly sparesBench?: true }).sparesBench === true;

/** The attacks, powers and texts of a shipped card that the card as it is read executes in another way; of what is not read only the Bench is compared. */
export const executedTwice = (shipped: Card, read: Card): readonly ExecutedTwice[] => {
  const others = partsOf(read);
  return [...partsOf(shipped)].flatMap(([part, ours]) => {
    const theirs = others.get(part);
    if (theirs === undefined) return [];
    if (!isRead(theirs) && sparesBench(ours) === sparesBench(theirs)) return [];
    const [a, b] = [JSON.stringify(executed(ours)), JSON.stringify(executed(theirs))];
    return a === b ? [] : [{ part, shipped: a, read: b }];
  });
};
