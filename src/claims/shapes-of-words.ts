import { ALL_CONDITIONS, CARD_KINDS, ENERGY_LETTERS, POWER_KINDS, STAGES, tagMeant } from '../state/index.ts';
import { ACTS, type Subject } from './act.ts';
import type { Condition, Filter } from './condition.ts';
import { OBSTACLES } from './obstacle.ts';
import { type Check, either, flag, list, number, table, text, word, yes } from './shape.ts';
import type { Tally } from './tally.ts';

/** Shapes of what claims and verbs are made of: which Pokémon they mean, when they hold, by what they are counted. */

export const letter = word(...ENERGY_LETTERS);
export const conditionName = word(...ALL_CONDITIONS);

/** A tag that only its capitals keep from being one that cards carry. */
export const tag: Check<string> = (value, at) => {
  const meant = typeof value === 'string' ? tagMeant(value) : value;
  return meant === value
    ? text(value, at)
    : [{ said: `${at}: no card is marked “${String(value)}”; nearest ${String(meant)}` }];
};

export const filter: Check<Filter> = (value, at) => filterTable(value, at);

const filterTable: Check<Filter> = table({
  side: word('yours', 'theirs', 'any'),
  place: word('active', 'bench'),
  basic: flag,
  evolved: flag,
  stage: word(...STAGES),
  tag,
  'not-tag': tag,
  named: text,
  'not-named': text,
  'name-has': text,
  'evolves-from': text,
  'rule-box': flag,
  'has-attack': text,
  'has-power': text,
  'energy-at-least': table({ n: number, type: letter }, 'n'),
  other: yes,
  type: letter,
  owned: flag,
  'with-energy': either(yes, letter),
  'with-tool': yes,
  damaged: flag,
  'counters-at-least': number,
  condition: either(list(conditionName), conditionName),
  affected: flag,
  'with-special-energy': either(yes, number),
  'any-of': list(filter),
  'none-of': list(filter),
  'full-hp': flag,
  'hp-left-at-most': number,
  'least-hp-left': yes,
  'hp-at-least': number,
  resistance: either(yes, letter),
  has: word(...POWER_KINDS),
});

const piledUp = { kind: word(...CARD_KINDS), tag, named: text };
const most = { 'at-most': number };

/** What a claim is counted by. */
export const tally: Check<Tally> = either(
  table({ each: filter, ...most }, 'each'),
  table({ energy: either(yes, letter), ...most }, 'energy'),
  table({ 'prizes-taken': word('yours', 'theirs'), ...most }, 'prizes-taken'),
  table({ 'in-discard': table(piledUp), of: word('yours', 'theirs'), ...most }, 'in-discard', 'of'),
  table({ counters: yes, ...most }, 'counters'),
);

export const condition: Check<Condition> = (value, at) => conditionTable(value, at);

const conditionTable: Check<Condition> = table({
  self: filter,
  defending: filter,
  chosen: filter,
  'opponent-has': filter,
  'you-have': filter,
  'you-have-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  'opponent-has-so-many': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  attached: text,
  'more-prizes': flag,
  'hand-at-least': number,
  'deck-at-least': number,
  'opponents-deck-at-least': number,
  'in-discard': table({ kind: word(...CARD_KINDS), tag, named: text, 'at-least': number }, 'at-least'),
  'in-lost': table({ kind: word(...CARD_KINDS), tag, named: text, of: word('theirs'), 'at-least': number }, 'at-least'),
  'in-play': table({ of: filter, 'at-least': number }, 'of', 'at-least'),
  'energy-in-play': table({ type: letter, 'at-least': number }, 'at-least'),
  'bench-room': flag,
  'opponents-bench-room': flag,
  'hand-at-most': number,
  'opponents-hand-at-most': number,
  'opponents-hand-at-least': number,
  goes: word('first', 'second'),
  'hand-only': text,
  'first-turn': yes,
  'own-turn': yes,
  'hands-equal': yes,
  stadium: either(text, flag),
  'stadium-of': word('yours', 'theirs'),
  'used-in-game': table({ what: word('gx', 'vstar'), by: word('yours', 'theirs') }, 'what', 'by'),
  'fallen-last-turn': word('any', 'to-damage'),
  'evolved-from': text,
  'came-up': yes,
  healed: yes,
  'supporter-played': either(yes, text),
  'prizes-left': table({ yours: number, theirs: number }),
  'prizes-at-most': table({ yours: number, theirs: number }),
  accepted: yes,
  heads: number,
  'any-of': list(condition),
  not: condition,
});

export const act = word(...ACTS);
export const obstacle = word(...OBSTACLES);
export const subject: Check<Subject> = (value, at) =>
  (typeof value === 'string' ? word('self', 'host') : filter)(value, at);
