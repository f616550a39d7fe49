import type { Doubt, OnTable } from '../../ruling/index.ts';
import type { DoubtJson } from '../report/types-of-replays.ts';
import { listed } from './facts.ts';

/** What an unread text of a step can have left otherwise, as a noun. */
const NOUNS: Readonly<Record<OnTable, string>> = {
  conditions: 'Special Conditions',
  recovered: 'Special Conditions',
  damage: 'damage counters',
  healed: 'damage counters',
  fallen: 'Knock Outs',
  attached: 'attached cards',
  'own-card': 'whether its card is still there',
  places: 'which Pokémon are where',
  benched: 'which Pokémon are on the Bench',
  stages: 'Evolutions',
  stadium: 'the Stadium',
  hand: 'the hands',
  deck: 'the decks',
  discard: 'the discard piles',
  lost: 'the Lost Zone',
  prizes: 'the Prizes',
  limits: 'what may still be done this turn',
  lasting: 'effects that last',
  'later-damage': 'the damage of a later attack',
  turn: 'whose turn it is',
  end: 'whether the game goes on',
};

/** Where there are more than these, they are not listed. */
const MOST = 6;

/** What of the table, in the order in which it is listed. */
export const tableNouns = (left: readonly OnTable[]): readonly string[] => [
  ...new Set(left.map((what) => NOUNS[what])),
];

export const changesWords = (all: readonly string[]): string =>
  all.length > MOST ? 'nearly anything on the table' : listed(all);

const doubtJson = (doubt: Doubt): DoubtJson => {
  const { card, step, left, taken } = doubt;
  const couldHaveChanged = tableNouns(left);
  return {
    card,
    step,
    couldHaveChanged,
    says: `${taken === true ? `which card was taken by ${card} in step ${step} is not given` : `what the text of ${card} did in step ${step} is not known`}: it could have changed ${changesWords(couldHaveChanged)}`,
  };
};

/** Two cards of one name whose text left the same are said once. */
export const doubtsJson = (doubts: readonly Doubt[]): readonly DoubtJson[] => {
  const all = doubts.map(doubtJson);
  return all.filter(({ says }, at) => all.findIndex((other) => other.says === says) === at);
};
