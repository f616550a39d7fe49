import type { TableRead } from '../../../asking/tables/read-table.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import { ruleOn, type TableToRule } from '../../../ruling/index.ts';
import { type Card, type CardPool, sameName } from '../../../state/index.ts';
import type { Dealt } from '../dealt.ts';
import { screenOf } from '../judged.ts';

/** The same question on the same table, where a text says nothing: what is printed then shows whether the text had a part in it. */

/** Energy that a card gives only by its own text. */
const ONE_COLORLESS: Card['provides'] = [{ units: ['C'] }];

/** The card without what the text of that name says; what its player may use by it is left. */
const silent = (card: Card, name: string): Card => {
  const { powers = [], always, asTool, item } = card;
  const isCalledSo = sameName(card.name, name) || (item !== undefined && sameName(item, name));
  if (!isCalledSo && !powers.some((power) => sameName(power.name, name))) return card;
  return {
    ...card,
    powers: powers.map((power) =>
      power.always !== undefined && sameName(power.name, name) ? { ...power, always: [] } : power,
    ),
    ...(isCalledSo && always !== undefined ? { always: [] } : {}),
    ...(isCalledSo && asTool !== undefined ? { asTool: [] } : {}),
    ...(isCalledSo && card.kind === 'energy' && card.provides !== undefined ? { provides: ONE_COLORLESS } : {}),
  };
};

const poolWithout = (pool: CardPool, name: string): CardPool => {
  const made = new Map<Card, Card>();
  const one = (card: Card): Card => {
    const known = made.get(card) ?? silent(card, name);
    made.set(card, known);
    return known;
  };
  const { printed } = pool;
  return {
    ...(pool.until === undefined ? {} : { until: pool.until }),
    card: (key) => one(pool.card(key)),
    find: (key) => {
      const found = pool.find(key);
      return found === undefined ? undefined : one(found);
    },
    named: (asked) => pool.named(asked).map(one),
    ...(printed === undefined ? {} : { printed: (asked: string) => printed(asked).map(one) }),
    texts: (asked) => pool.texts(asked).map(one),
    evolvingFrom: (asked) => pool.evolvingFrom(asked).map(one),
    all: () => pool.all().map(one),
    nameLists: () => pool.nameLists(),
  };
};

const shown = (question: string, table: TableToRule): string | null => {
  const ruled = ruleOn(question, table);
  return ruled.ok ? screenOf({ ...reportOf(ruled.ruling, table.pool, 'board'), board: '' }) : null;
};

/** The first line that is another one, or missing, where the text of that name says nothing; null where all are the same. */
export const otherWithoutText = (
  { doc, question, fallback }: Dealt,
  { board, pool }: TableRead,
): ((name: string) => string | null) => {
  const table: TableToRule = { setup: board.setup, pool, doc, fallback };
  const came = shown(question, table)?.split('\n') ?? [];
  return (name) => {
    const other = shown(question, { ...table, pool: poolWithout(pool, name) })?.split('\n') ?? [];
    if (came.length === other.length && came.every((line, at) => line === other[at])) return null;
    return came.find((line) => !other.includes(line)) ?? other.find((line) => !came.includes(line)) ?? 'the order';
  };
};
