import type { Condition, Filter, Piled } from '../../claims/index.ts';
import { ENERGY_NAMES } from '../../state/index.ts';
import { article, capital, counted, listed, POWER_KINDS } from './facts.ts';

/** The conditions of card texts in words: which Pokémon fit, how many of them, what is in a pile. Null for what has no words. */

type Words<T> = { readonly [K in keyof T]-?: (value: NonNullable<T[K]>) => Part | null };

/** A part of what a Pokémon has to be: before the noun, in place of it, or after it. */
interface Part {
  readonly before?: string;
  readonly noun?: string;
  readonly after?: string;
}

export const energyName = (letter: string): string =>
  (ENERGY_NAMES as { readonly [letter: string]: string })[letter] ?? letter;

const IN_CAPITALS: ReadonlySet<string> = new Set(['gx', 'sp', 'ace spec', 'v', 'vmax', 'vstar', 'v-union']);

/** A mark as cards write it: GX, ex, Fossil. */
export const markName = (tag: string): string =>
  IN_CAPITALS.has(tag) ? tag.toUpperCase() : tag === 'ex' ? tag : tag.split(' ').map(capital).join(' ');

/** Kinds whose mark stands after the word, as the rulebooks write them. */
const KINDS: { readonly [tag: string]: string | undefined } = {
  ex: 'Pokémon ex',
  EX: 'Pokémon-EX',
  gx: 'Pokémon-GX',
  v: 'Pokémon V',
  vmax: 'Pokémon VMAX',
  vstar: 'Pokémon VSTAR',
};

/** These words, or null where one of them is missing. */
const all = (words: readonly (string | null)[]): readonly string[] | null =>
  words.every((one) => one !== null) ? words : null;

const oneOf = (filters: readonly Filter[]): string | null => {
  const words = all(filters.map((one) => kindOf(one)));
  if (words === null) return null;
  // `Pokémon with a Poké-Power or a Poké-Body`.
  const shared = words.every((one) => one.startsWith(HAVING)) ? HAVING : '';
  return (
    shared +
    listed(
      words.map((one) => one.slice(shared.length)),
      'or',
    )
  );
};

const HAVING = 'Pokémon with ';

const yesOrNot =
  (name: string) =>
  (is: boolean): Part =>
    is ? { before: name } : { after: `that is not ${name}` };

const FILTER: Words<Filter> = {
  side: () => ({}),
  place: (place) => ({ before: place === 'active' ? 'Active' : 'Benched' }),
  basic: yesOrNot('Basic'),
  evolved: yesOrNot('Evolved'),
  stage: (stage) => ({ before: stage === 'level-up' ? 'LV.X' : stage.split(' ').map(capital).join(' ') }),
  tag: (tag) => (KINDS[tag] === undefined ? { before: markName(tag) } : { noun: KINDS[tag] }),
  'not-tag': (tag) => ({ after: `that is not ${KINDS[tag] === undefined ? markName(tag) : `a ${KINDS[tag]}`}` }),
  named: (noun) => ({ noun }),
  'not-named': (name) => ({ after: `that is not ${name}` }),
  'name-has': (word) => ({ after: `with “${word}” in its name` }),
  'evolves-from': (name) => ({ after: `that evolves from ${name}` }),
  over: (name) => ({ after: `with ${name} under it` }),
  'rule-box': (has) => ({ after: has ? 'with a Rule Box' : 'without a Rule Box' }),
  'has-attack': (name) => ({ after: `with the attack ${name}` }),
  'has-power': (name) => ({ after: `with ${name}` }),
  other: (is) => (is ? { before: 'other' } : { after: 'that has this text' }),
  type: (type) => ({ before: energyName(type) }),
  'with-energy': (type) => ({ after: `with ${type === true ? '' : `${energyName(type)} `}Energy attached` }),
  'energy-at-least': ({ n, type }) => ({
    after: `with at least ${n}${type === undefined ? '' : ` ${energyName(type)}`} Energy attached`,
  }),
  owned: (is) => ({ after: is ? 'with an owner in its name' : 'without an owner in its name' }),
  'with-tool': () => ({ after: 'with a Pokémon Tool attached' }),
  damaged: (is) => ({ after: is ? 'with damage counters on it' : 'without damage counters' }),
  'full-hp': (is) => ({ after: is ? 'without damage counters' : 'with damage counters on it' }),
  'counters-at-least': (n) => ({ after: `with at least ${counted(n, 'damage counter')} on it` }),
  condition: (one) => ({ after: `that is ${listed((typeof one === 'string' ? [one] : one).map(capital), 'or')}` }),
  affected: (is) => ({ after: is ? 'with a Special Condition' : 'without a Special Condition' }),
  'with-special-energy': (n) => ({
    after: n === true ? 'with special Energy attached' : `with at least ${n} special Energy attached`,
  }),
  'any-of': (filters) => {
    const words = oneOf(filters);
    return words === null ? null : { noun: words };
  },
  'none-of': (filters) => {
    const words = oneOf(filters);
    const [only] = filters;
    if (words === null || only === undefined) return null;
    return { after: `that is not ${filters.length === 1 ? withArticle(words, only) : words}` };
  },
  shares: (what) => ({ after: `with the ${what} of the Defending Pokémon` }),
  'least-hp-left': () => ({ after: 'with the least HP remaining' }),
  'hp-left-at-most': (points) => ({ after: `with ${points} HP or less left` }),
  'hp-at-least': (points) => ({ after: `with at least ${points} HP` }),
  'retreat-is': (cost) => ({ after: `with a Retreat Cost of exactly ${cost}` }),
  resistance: (type) => ({ after: `with a Resistance${type === true ? '' : ` to ${energyName(type)}`}` }),
  has: (kind) => ({ after: `with ${article(POWER_KINDS[kind] ?? 'Ancient Trait')}` }),
};

/** `Benched Water Pokémon with a Pokémon Tool attached`, without an article; one word for one and for several. */
export const kindOf = (filter: Filter): string | null => {
  const parts = (Object.keys(filter) as (keyof Filter)[]).map((key) => {
    const word = FILTER[key] as ((value: unknown) => Part | null) | undefined;
    return word?.(filter[key]) ?? null;
  });
  if (parts.some((part) => part === null)) return null;
  const given = parts.filter((part) => part !== null);
  const before = given.flatMap((part) => part.before ?? []);
  const noun = given.find((part) => part.noun !== undefined)?.noun ?? 'Pokémon';
  const after = given.flatMap((part) => part.after ?? []);
  return [...before, noun, ...(after.length === 0 ? [] : [listed(after)])].join(' ');
};

const withArticle = (words: string, filter: Filter): string =>
  filter.named !== undefined && filter.other === undefined ? words : article(words);

export const onePokemon = (filter: Filter): string | null => {
  const words = kindOf(filter);
  return words === null ? null : withArticle(words, filter);
};

/** `this Pokémon has a Pokémon Tool attached`, `the Defending Pokémon is a Water Pokémon`. */
export const isSo = (who: string, filter: Filter): string | null => {
  const words = kindOf(filter);
  if (words === null) return null;
  const [, how, what = ''] = /^Pokémon (that is|with|without(?: an?)?) (.+)$/u.exec(words) ?? [];
  if (how === undefined) return `${who} is ${withArticle(words, filter)}`;
  return `${who} ${how === 'that is' ? 'is' : how === 'with' ? 'has' : 'has no'} ${what}`;
};

/** Said of one that is not such a Pokémon: `it is not a Water Pokémon`, and of a text that names what is left out, `it is a Pokémon-GX or Pokémon-EX`. */
export const isNotSo = (who: string, whoNot: string, filter: Filter): string | null => {
  const words = kindOf(filter);
  if (words === null) return null;
  const [, how, what = ''] = /^Pokémon (that is not|without(?= an? )|without) (.+)$/u.exec(words) ?? [];
  if (how === undefined || Object.keys(filter).length > 1) return `${whoNot} ${withArticle(words, filter)}`;
  if (how !== 'that is not') return `${who} has ${what}`;
  const isBare = /^an? /u.test(what) || filter['none-of']?.some(({ named }) => named !== undefined) !== false;
  return `${who} is ${isBare ? what : article(what)}`;
};

const many = (has: string, { of, 'at-least': least }: { readonly of: Filter; readonly 'at-least': number }) => {
  const words = kindOf(of);
  return words === null ? null : `${has} at least ${least} ${words} in play`;
};

const cardsIn = ({
  kind,
  tag,
  named,
  'name-has': word,
  'at-least': least,
}: Piled & { readonly 'at-least': number }): string => {
  const card =
    named ??
    [
      tag === undefined ? [] : markName(tag),
      kind === undefined ? [] : kind === 'pokemon' ? 'Pokémon' : capital(kind),
      'card',
    ]
      .flat()
      .join(' ');
  const part = word === undefined ? '' : ` with “${word}” in its name`;
  return `at least ${named === undefined ? counted(least, card) : `${least} ${card}`}${part}`;
};

const prizes = (has: string, how: string, left: { readonly yours?: number; readonly theirs?: number }): string =>
  listed([
    ...(left.yours === undefined ? [] : [`${has} ${prizesLeft(how, left.yours)}`]),
    ...(left.theirs === undefined ? [] : [`the opponent has ${prizesLeft(how, left.theirs)}`]),
  ]);
const prizesLeft = (how: string, n: number): string =>
  how.replace('N Prizes', counted(n, 'Prize')).replace('N', String(n));

/** `your`, `you have`; on the screen `p1's`, `p1 has`. */
export interface Whose {
  readonly whose: string;
  readonly has: string;
  /** The words of a part with a plain value; null where it has none. */
  readonly plain: (part: string, value: string | number | boolean) => string | null;
}

/** That none of several is not so is that all of them are. */
export const allDenied = ({ 'any-of': any, ...more }: Condition): readonly Condition[] | null => {
  const denied = (any ?? []).flatMap(({ not, ...others }) =>
    not === undefined || Object.keys(others).length > 0 ? [] : [not],
  );
  return any === undefined || denied.length < any.length || Object.keys(more).length > 0 ? null : denied;
};

/** How many Pokémon of a player have to be there at least; null where something else is asked. */
const askedMany = (condition: Condition): SoMany | null => {
  const { 'you-have-so-many': own, 'opponent-has-so-many': theirs, 'opponent-has': one } = condition;
  if (Object.keys(condition).length !== 1) return null;
  if (own !== undefined) return { whose: 'yours', ...own };
  if (theirs !== undefined) return { whose: 'theirs', ...theirs };
  return one === undefined ? null : { whose: 'theirs', of: one, 'at-least': 1 };
};

interface SoMany {
  readonly whose: 'yours' | 'theirs';
  readonly of: Filter;
  readonly 'at-least': number;
}

const SIDE = (whose: SoMany['whose'], { has }: Whose): string => (whose === 'yours' ? has : 'the opponent has');

/** `the opponent has at most 2 Benched Pokémon in play`, of what must not be so many. */
const fewerThan = (condition: Condition, by: Whose): string | null => {
  const asked = askedMany(condition);
  const words = asked === null ? null : kindOf(asked.of);
  if (asked === null || words === null) return null;
  const most = asked['at-least'] - 1;
  return `${SIDE(asked.whose, by)} ${most === 0 ? 'no' : `at most ${most}`} ${words} in play`;
};

/** `the opponent has exactly 1 Pokémon in play`, of so many and not of one more; null where that is not what is asked. */
const justSoMany = ({ not, ...least }: Condition, by: Whose): string | null => {
  const [from, to] = [askedMany(least), not === undefined ? null : askedMany(not)];
  if (from === null || to === null || from.whose !== to.whose || to['at-least'] !== from['at-least'] + 1) return null;
  const words = kindOf(from.of);
  return words === null || words !== kindOf(to.of)
    ? null
    : `${SIDE(from.whose, by)} exactly ${from['at-least']} ${words} in play`;
};

/** `there are exactly 4 cards in p1's hand`, of a hand with no fewer and no more. */
const justSoManyInHand = (condition: Condition, { plain }: Whose): string | null => {
  const [first, second] = Object.entries(condition);
  if (first === undefined || second === undefined || Object.keys(condition).length > 2) return null;
  const [least, most] = first[0].endsWith('-at-least') ? [first, second] : [second, first];
  const isHand = /^(?:opponents-)?hand-at-least$/u.test(least[0]) && most[0] === least[0].replace('least', 'most');
  if (!isHand || least[1] !== most[1]) return null;
  return plain(least[0], Number(least[1]))?.replace('at least', 'exactly') ?? null;
};

const PARTS: { readonly [K in keyof Condition]?: (value: NonNullable<Condition[K]>, by: Whose) => string | null } = {
  self: (filter) => isSo('this Pokémon', filter),
  defending: (filter) => isSo('the Defending Pokémon', filter),
  chosen: (filter) => isSo('the chosen Pokémon', filter),
  'opponent-has': (filter) => {
    const words = onePokemon(filter);
    return words === null ? null : `the opponent has ${words} in play`;
  },
  'you-have': (filter, { has }) => {
    // A text that names another Pokémon than its own does not say “another”.
    const words = onePokemon(filter.named === undefined ? { other: true, ...filter } : filter);
    return words === null ? null : `${has} ${words} in play`;
  },
  'you-have-so-many': (value, { has }) => many(has, value),
  'opponent-has-so-many': (value) => many('the opponent has', value),
  'in-play': ({ of, 'at-least': least }) => {
    const words = kindOf(of);
    return words === null ? null : `at least ${least} ${words} ${least === 1 ? 'is' : 'are'} in play`;
  },
  'energy-in-play': ({ type, 'at-least': least }, { has }) =>
    `${has} at least ${least}${type === undefined ? '' : ` ${energyName(type)}`} Energy in play`,
  'supporter-played': (which, { whose }) => {
    if (typeof which !== 'object') return null;
    const { tag, 'name-has': word } = which;
    const named = word === undefined ? '' : ` with “${word}” in its name`;
    return `${article([tag === undefined ? [] : markName(tag), 'Supporter card'].flat().join(' '))}${named} was played on ${whose} turn`;
  },
  'fallen-last-turn': (asked, { whose }) => {
    if (typeof asked !== 'object') return null;
    const { by, ...kind } = asked;
    const words = onePokemon(kind);
    return words === null
      ? null
      : `${words} on ${whose} side was Knocked Out in the opponent's last turn${by === 'to-damage' ? ' by damage from an attack' : ''}`;
  },
  'used-last-turn': ({ by, attack, ...kind }, { whose }) => {
    const words = by === 'self' ? 'this Pokémon' : onePokemon(by === 'other' ? { other: true, ...kind } : kind);
    const what = attack ?? 'an attack';
    return words === null ? null : `${words}${by === 'self' ? '' : ` on ${whose} side`} used ${what} last turn`;
  },
  'in-discard': (cards, { whose }) =>
    `${cardsIn(cards)} ${cards['at-least'] === 1 ? 'is' : 'are'} in ${cards.of === 'theirs' ? "the opponent's" : whose} discard pile`,
  'in-lost': (cards, { whose }) =>
    `${cardsIn(cards)} ${cards['at-least'] === 1 ? 'is' : 'are'} in ${cards.of === 'theirs' ? "the opponent's" : whose} Lost Zone`,
  'prizes-left': (left, { has }) => prizes(has, 'exactly N Prizes left', left),
  'prizes-at-most': (left, { has }) => prizes(has, 'N or fewer Prizes left', left),
  'used-in-game': ({ what, by: user }, { has }) =>
    `${user === 'yours' ? has : 'the opponent has'} used ${what === 'gx' ? 'a GX attack' : 'a VSTAR Power'} in this game`,
  'any-of': (conditions, by) => {
    const words = all(conditions.map((one) => conditionInWords(one, by)));
    return words === null ? null : listed(words, 'or');
  },
  not: (condition, by) => {
    const both = allDenied(condition);
    if (both !== null) {
      const each = all(both.map((one) => conditionInWords(one, by)));
      return each === null ? null : listed(each);
    }
    const few = fewerThan(condition, by);
    if (few !== null) return few;
    const words = conditionInWords(condition, by);
    if (words === null) return null;
    return /^it is (?!not\b)/u.test(words) ? words.replace(/^it is /u, 'it is not ') : `it is not so that ${words}`;
  },
};

/** Everything that has to be so; null where a part of it has no words. */
export const conditionInWords = (condition: Condition, by: Whose): string | null => {
  const many = justSoMany(condition, by) ?? justSoManyInHand(condition, by);
  if (many !== null) return many;
  const words = all(
    (Object.entries(condition) as [keyof Condition, unknown][]).map(([part, value]) => {
      if (typeof value !== 'object' || value === null) return by.plain(part, value as string | number | boolean);
      return (PARTS[part] as ((value: unknown, by: Whose) => string | null) | undefined)?.(value, by) ?? null;
    }),
  );
  return words === null ? null : listed(words);
};
