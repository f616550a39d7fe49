import type { Fact, Facts, Infraction, Row } from './table.ts';

/** What is taken for a fact where nothing was given. Intent is never supposed: it makes an error Cheating. */
export const SUPPOSED: Facts = { 'on-purpose': 'no', times: '1' };

/** Does a number fit `>10`, `>=1`, `<=0`, `5..10` or `0`? */
const fitsNumber = (wanted: string, given: number): boolean => {
  const [, from, to] = /^(\d+)\.\.(\d+)$/u.exec(wanted) ?? [];
  if (from !== undefined && to !== undefined) return given >= Number(from) && given <= Number(to);
  const [, sign, bound] = /^(>=|<=|>|<)(\d+)$/u.exec(wanted) ?? [];
  if (sign === undefined) return given === Number(wanted);
  const border = Number(bound);
  return sign === '>'
    ? given > border
    : sign === '>='
      ? given >= border
      : sign === '<'
        ? given < border
        : given <= border;
};

const holds = (wanted: string, given: string, is: Fact['is']): boolean =>
  is === 'number'
    ? fitsNumber(wanted, Number(given))
    : // What can hardly be undone can be undone in part.
      wanted === given || (wanted === 'partly' && given === 'hardly');

/** What the rows of an infraction say of these facts. */
export interface Decision {
  /** The row that applies; null where a fact is missing, or no row fits. */
  readonly row: Row | null;
  /** Facts that decide and were not given, the next to ask first. */
  readonly missing: readonly string[];
  /** Rows that may still apply. */
  readonly open: readonly Row[];
  /** Facts that were supposed, where they decided. */
  readonly supposed: readonly string[];
}

/** The first row whose facts all hold. A fact that an earlier row needs and that was not given stops the search. Nothing is supposed that leaves no row at all. */
export const decide = (
  infraction: Pick<Infraction, 'rows'>,
  given: Facts,
  facts: { readonly [name: string]: Fact },
): Decision => {
  const decision = decideBy(infraction, given, facts, SUPPOSED);
  const isLost = decision.row === null && decision.open.length === 0 && decision.supposed.length > 0;
  return isLost ? decideBy(infraction, given, facts, {}) : decision;
};

const decideBy = (
  { rows }: Pick<Infraction, 'rows'>,
  given: Facts,
  facts: { readonly [name: string]: Fact },
  supposing: Facts,
): Decision => {
  const open: Row[] = [];
  const missing = new Set<string>();
  const supposed = new Set<string>();
  for (const row of rows) {
    const needs = Object.entries(row.if).map(([name, wanted]) => {
      const value = given[name] ?? supposing[name];
      const met = value === undefined ? null : holds(wanted, value, facts[name]?.is ?? 'yes-no');
      return { name, met, supposed: given[name] === undefined && value !== undefined };
    });
    for (const need of needs) if (need.supposed) supposed.add(need.name);
    if (needs.some(({ met }) => met === false)) continue;
    const unknown = needs.filter(({ met }) => met === null);
    if (unknown.length === 0) {
      if (open.length === 0) return { row, missing: [], open: [], supposed: [...supposed] };
      return { row: null, missing: [...missing], open: [...open, row], supposed: [...supposed] };
    }
    open.push(row);
    for (const { name } of unknown) missing.add(name);
  }
  return { row: null, missing: [...missing], open, supposed: [...supposed] };
};

/** The values of a fact that tell the rows of an infraction apart, for asking. */
export const valuesOf = (name: string, facts: { readonly [name: string]: Fact }): readonly string[] => {
  const is = facts[name]?.is ?? 'yes-no';
  return is === 'yes-no' ? ['yes', 'no'] : is === 'number' ? [] : Object.keys(is);
};

/** What a given value is as a fact; null where it is not one of its values. */
export const factRead = ({ is }: Fact, value: string): string | null => {
  const plain = value.trim().toLowerCase();
  if (is === 'yes-no') return /^(?:yes|y|true)$/u.test(plain) ? 'yes' : /^(?:no|n|false)$/u.test(plain) ? 'no' : null;
  if (is === 'number') return /^\d{1,4}$/u.test(plain) ? String(Number(plain)) : null;
  return plain in is ? plain : (Object.keys(is).find((word) => word.replaceAll('-', ' ') === plain) ?? null);
};
