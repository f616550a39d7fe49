import { newestWording, type Rules } from '../rules/index.ts';
import { type Card, plainName, sameName, sameText, type TableSetUp } from '../state/index.ts';
import type { AssumedCard } from './in-hand.ts';
import type { Ruled } from './ruled.ts';
import type { Assumption } from './ruling.ts';
import { hasUnreadText } from './silent-texts.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** The codes of what a judge chose to assume, and of what the table leaves out. */
export const CODES = {
  assumption: [
    'card-in-hand',
    'card-of-an-answer',
    'newest-wording',
    'retreat-cost-assumed',
    'steps-not-played',
    'text-allows',
    'text-forbids',
    'text-ignored',
    'way-back-allowed',
  ],
} as const;

/** What a ruling rests on besides the given facts: chosen by the judge, not given, filled in. */

/** `--assume` in the forms that are understood. */
export const ASSUMPTIONS = [
  'ignore CARD',
  'CARD forbids it',
  'CARD allows it',
  'the opponent allows it',
  'retreat cost N',
] as const;

/** What the judge chose to take for granted. */
export interface Assumed {
  /** Names of cards whose unexecuted text is taken not to matter. */
  readonly ignored: readonly string[];
  /** Names of cards whose unexecuted text is taken to forbid what is asked, or to allow it. */
  readonly forbidding: readonly string[];
  readonly allowing: readonly string[];
  readonly retreatCost: number | null;
  /** The opponent lets a declared attack be taken back (CR 603.3). */
  readonly wayBack: boolean;
  readonly chosen: readonly Assumption[];
  readonly notUnderstood: readonly string[];
  /** Assumptions about one thing, as they were written: two of them, so it is unclear which is meant. */
  readonly colliding: readonly string[];
}

export const NOTHING_ASSUMED: Assumed = {
  ignored: [],
  forbidding: [],
  allowing: [],
  retreatCost: null,
  wayBack: false,
  chosen: [],
  notUnderstood: [],
  colliding: [],
};

/** One assumption in a form that is understood, and what it is about. */
interface Understood {
  readonly text: string;
  readonly about: string;
  readonly chosen: Assumption;
  /** What the text of a card is taken to do, and whose it is; null for an assumed Retreat Cost. */
  readonly speaks: { readonly card: string; readonly as: 'ignored' | 'forbidding' | 'allowing' } | null;
  readonly cost: number | null;
  readonly wayBack?: true;
}

const SPEECHES = [
  { as: 'ignored', code: 'text-ignored', words: /^ignore\s+(.+)$/i },
  { as: 'forbidding', code: 'text-forbids', words: /^(.+?)\s+forbids\s+it$/i },
  { as: 'allowing', code: 'text-allows', words: /^(.+?)\s+allows\s+it$/i },
] as const;

const WAY_BACK: Assumption = { kind: 'chosen', about: 'the opponent', code: 'way-back-allowed', facts: {}, rule: null };

const understood = (text: string): Understood | null => {
  if (/^(?:the\s+)?opponent\s+allows\s+it$/i.test(text))
    return { text, about: 'the opponent', chosen: WAY_BACK, speaks: null, cost: null, wayBack: true };
  for (const { as, code, words } of SPEECHES) {
    const card = words.exec(text)?.[1];
    if (card === undefined) continue;
    const chosen: Assumption = { kind: 'chosen', about: card, code, facts: { card }, rule: null };
    return { text, about: `card ${plainName(card)}`, chosen, speaks: { card, as }, cost: null };
  }
  const said = /^retreat\s+cost\s+(?:is\s+)?(\d+)$/i.exec(text)?.[1];
  if (said === undefined) return null;
  const facts = { cost: Number(said) };
  const chosen: Assumption = { kind: 'chosen', about: 'Retreat Cost', code: 'retreat-cost-assumed', facts, rule: null };
  return { text, about: 'retreat cost', chosen, speaks: null, cost: Number(said) };
};

export const readAssumptions = (said: readonly string[]): Assumed => {
  const read = said.map((text) => ({ text, one: understood(text.trim()) }));
  const all = read.flatMap(({ one }) => one ?? []);
  const cards = (wanted: string): readonly string[] =>
    all.flatMap(({ speaks }) => (speaks?.as === wanted ? [speaks.card] : []));
  return {
    ignored: cards('ignored'),
    forbidding: cards('forbidding'),
    allowing: cards('allowing'),
    retreatCost: all.find(({ cost }) => cost !== null)?.cost ?? null,
    wayBack: all.some(({ wayBack }) => wayBack === true),
    chosen: all.map(({ chosen }) => chosen),
    notUnderstood: read.flatMap(({ text, one }) => (one === null ? [text] : [])),
    colliding: all
      .filter(({ about }) => all.filter((other) => other.about === about).length > 1)
      .map(({ text }) => text),
  };
};

/** What an assumption about a text can name: every card on the table, and every effect given by its name. */
const nameable = (tableSetUp: TableSetUp): readonly string[] => [
  ...new Set([
    ...tableSetUp.state.cards.flatMap(({ card }) => (card === null ? [] : [tableSetUp.pool.card(card).name])),
    ...tableSetUp.givenEffects.map(({ name }) => name),
  ]),
];

/** Is every text of this card executed, on each print that may be meant? Such a text is applied, and there is nothing to assume of it. */
const isAllRead = ({ state, pool, ambiguous, givenEffects }: TableSetUp, name: string): boolean => {
  const isIt = (called: string): boolean => sameName(called, name);
  const meant = ambiguous.filter((one) => isIt(one.name)).flatMap(({ candidates }) => candidates);
  const there = state.cards.flatMap(({ card }) =>
    card === null || !isIt(pool.card(card).name) ? [] : pool.card(card),
  );
  return !givenEffects.some((effect) => isIt(effect.name)) && ![...meant, ...there].some(hasUnreadText);
};

/** What is wrong with the assumptions on this table: words that are none, two about one thing, a card that is not there. */
export const assumptionFault = (
  assumed: Assumed,
  tableSetUp: TableSetUp,
): Extract<Ruled, { readonly ok: false }>['fault'] | null => {
  if (assumed.notUnderstood.length > 0)
    return { code: 'unknown-assumption', said: assumed.notUnderstood.join('”, “'), expected: ASSUMPTIONS };
  if (assumed.colliding.length > 0)
    return { code: 'assumptions-collide', said: assumed.colliding.join('”, “'), expected: [] };
  const about = [...assumed.ignored, ...assumed.forbidding, ...assumed.allowing];
  const pointless = about.filter((name) => !nameable(tableSetUp).some((card) => sameName(card, name)));
  if (pointless.length > 0)
    return { code: 'nothing-to-ignore', said: pointless.join('”, “'), expected: nameable(tableSetUp) };
  const applied = assumed.ignored.filter((name) => isAllRead(tableSetUp, name));
  return applied.length === 0 ? null : { code: 'nothing-unread-to-ignore', said: applied.join('”, “'), expected: [] };
};

/** What was not given and the ruling assumed. */
export const assumptionsOf = (tableSetUp: TableSetUp, cards: readonly AssumedCard[]): readonly Assumption[] => {
  const found: Assumption[] = cards.map(({ card, player, zone, is }) => ({
    kind: 'told-by-nobody',
    about: card,
    ...(zone === 'hand'
      ? { code: 'card-in-hand', facts: { card, player } }
      : { code: 'card-of-an-answer', facts: { card, player, zone, ...is } }),
    rule: null,
  }));
  const lines = new Set<string>();
  for (const filled of tableSetUp.filledIn) {
    if (filled.code === 'normal-line') {
      const pokemon = filled.facts.pokemon ?? '';
      if (lines.has(pokemon)) continue;
      lines.add(pokemon);
    }
    found.push({ kind: 'default', about: filled.code, code: filled.code, facts: filled.facts, rule: null });
  }
  return found;
};

/** A file with steps that are not played is ruled on as it begins. */
export const stepsNotPlayed = (steps: number): Assumption => ({
  kind: 'default',
  about: 'steps',
  code: 'steps-not-played',
  facts: { steps },
  rule: null,
});

const called = ({ short }: Card): Pick<Card, 'short'> => (short === undefined ? {} : { short });

/** Cards on the table that are played with the words of a later print, where those are others (CR 102.2). */
export const wordingsAssumed = ({ state, pool }: TableSetUp, rules: Rules): readonly Assumption[] => {
  const found = new Map<string, Assumption>();
  for (const { card: key } of state.cards) {
    if (key === null || found.has(key)) continue;
    const printed = pool.card(key);
    const played = unlessUnknown(
      () => rules.pool.card(key),
      () => printed,
    );
    // What it is called for short is not among its words.
    if (printed === played || sameText({ ...printed, ...called(played) }, played)) continue;
    const facts = { card: `${printed.name} ${printed.print ?? key}`, print: played.print ?? '' };
    found.set(key, {
      kind: 'default',
      about: printed.name,
      code: 'newest-wording',
      facts,
      rule: newestWording.rule(rules),
    });
  }
  return [...found.values()];
};
