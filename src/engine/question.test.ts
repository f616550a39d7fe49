import { expect, test } from 'vitest';
import { knownAnswers, possibleAnswers, type Question } from './question.ts';

// A ruling that follows every answer would take the known cards of a deck for all of them.

const question: Question = {
  kind: 'choose',
  by: 'p1',
  code: 'take-card',
  facts: {},
  options: [{ key: 'Shinx', aliases: [] }],
};

test('a choice among what is known has no list of all its answers', () => {
  const needs = { rule: 'me-2026/Zones: Deck', code: 'pile-not-told', facts: {} } as const;
  expect([possibleAnswers(question), knownAnswers(question)]).toEqual([['Shinx'], ['Shinx']]);
  expect([possibleAnswers({ ...question, needs }), knownAnswers({ ...question, needs })]).toEqual([[], ['Shinx']]);
});
