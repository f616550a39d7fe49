import { type CardNames, cardNames } from './card-names.ts';
import type { Answers } from './draft.ts';
import { type Desk, rulesetOf } from './flow.ts';

const names = new WeakMap<Desk, Map<string, CardNames>>();

/** The names of a desk, under the cards of a document; made once. */
export const namesFor = (answers: Answers, desk: Desk): CardNames => {
  const doc = rulesetOf(answers, desk);
  const known = names.get(desk) ?? new Map<string, CardNames>();
  names.set(desk, known);
  const made = known.get(doc) ?? cardNames(desk.pool(doc), desk.shown, desk.plain);
  known.set(doc, made);
  return made;
};
