import type { CardFilter } from '../../text/index.ts';
import { energyName, markName } from './conditions-of-texts.ts';
import { capital, listed } from './facts.ts';

/** The cards that a text asks for outside play, in words: `Basic Pokémon`, `basic Fire Energy card`. Null for what has no words. */

/** A part of what a card has to be: before the noun, in place of it, or after it. */
interface Part {
  readonly before?: string;
  readonly noun?: string;
  readonly after?: string;
}

type Words = {
  readonly [K in keyof CardFilter]-?: (value: NonNullable<CardFilter[K]>, whole: CardFilter) => Part | null;
};

const KINDS: { readonly [kind: string]: string } = {
  pokemon: 'Pokémon',
  energy: 'Energy card',
  trainer: 'Trainer card',
  supporter: 'Supporter card',
  stadium: 'Stadium card',
};

const either = (filters: readonly CardFilter[]): string | null => {
  const words = filters.map((one) => cardInWords(one));
  return words.some((one) => one === null) ? null : listed(words as readonly string[], 'or');
};

const CARD: Words = {
  kind: (kind) => ({ noun: KINDS[kind] ?? capital(kind) }),
  stage: (stage) => ({ before: stage === 'level-up' ? 'LV.X' : stage.split(' ').map(capital).join(' ') }),
  basic: (is, { kind, evolution }) => {
    if (is && evolution === true) return {};
    const basic = kind === 'energy' ? 'basic' : 'Basic';
    return is ? { before: basic } : { after: `that is not ${basic}` };
  },
  evolution: (is, { basic }) => {
    if (basic === true && is) return {};
    return is ? { before: 'Evolution' } : { after: 'that is not an Evolution card' };
  },
  // What is marked “basic energy” is Energy anyway.
  tag: (tag, { kind }) => ({ before: tag === 'basic energy' && kind === 'energy' ? 'basic' : markName(tag) }),
  'not-tag': (tag) => ({ after: `that is not ${markName(tag)}` }),
  'rule-box': (has) => ({ after: has ? 'with a Rule Box' : 'without a Rule Box' }),
  named: (name, { kind }) => (kind === undefined ? { noun: name } : { after: `called ${name}` }),
  'not-named': (name) => ({ after: `that is not ${name}` }),
  'name-has': (word) => ({ after: `with “${word}” in its name` }),
  'hp-at-most': (hp) => ({ after: `with ${hp} HP or less` }),
  'retreat-at-least': (cost) => ({ after: `with a Retreat Cost of at least ${cost}` }),
  'has-attack': (name) => ({ after: `with the attack ${name}` }),
  has: () => ({ after: 'with an Ability' }),
  'as-in-play': () => ({ after: 'with the name of a Pokémon in play' }),
  'any-of': (filters) => {
    const words = either(filters);
    return words === null ? null : { noun: words };
  },
  'none-of': (filters) => {
    if (filters.every((one) => Object.keys(one).join() === 'has')) return { after: 'without an Ability' };
    const words = either(filters);
    return words === null ? null : { after: `that is not ${words}` };
  },
  'evolves-from': (name) => ({ after: `that evolves from ${name}` }),
  type: (type) => ({ before: energyName(type) }),
  item: () => ({ noun: 'Item card' }),
  'old-trainer': () => ({ noun: 'Trainer card' }),
};

/** Without an article, as it follows “no”; `card` for any card. */
export const cardInWords = (filter: CardFilter): string | null => {
  const parts = (Object.keys(filter) as (keyof CardFilter)[]).map((key) => {
    const word = CARD[key] as ((value: unknown, whole: CardFilter) => Part | null) | undefined;
    return word?.(filter[key], filter) ?? null;
  });
  if (parts.some((part) => part === null)) return null;
  const given = parts.filter((part) => part !== null);
  const noun =
    given.find((part) => part.noun !== undefined)?.noun ??
    (filter.stage === undefined && filter.basic === undefined && filter.evolution === undefined ? 'card' : 'Pokémon');
  const before = given.flatMap((part) => part.before ?? []);
  const after = given.flatMap((part) => part.after ?? []);
  return [...before, noun, ...(after.length === 0 ? [] : [listed(after)])].join(' ');
};
