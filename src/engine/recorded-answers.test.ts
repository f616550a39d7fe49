import { describe, expect, it } from 'vitest';
import type { Question } from './question.ts';
import { type Recorded, recorded } from './recorded-answers.ts';

/** What a list of answers hands out, question by question. */

const energy: Question = {
  kind: 'choose',
  by: 'p1',
  code: 'energy',
  facts: {},
  options: [
    { key: 'R', aliases: [] },
    { key: 'W', aliases: [] },
    { key: 'Mr. Mime, Jr.', aliases: [] },
  ],
} as unknown as Question;

const asked = (list: Recorded) => list.asked(energy);
const forced = (list: Recorded) => list.forced(energy);

describe('an answer with commas', () => {
  it('is several where it names nothing, one for each question', () => {
    const list = recorded(['R, W', 'W'], 'left-out');
    expect([0, 1, 2, 3].map(() => asked(list))).toEqual(['R', 'W', 'W', null]);
    expect(list.used()).toBe(2);
  });

  it('is one where a name has the comma in it', () => {
    const list = recorded(['Mr. Mime, Jr.', 'R'], 'left-out');
    expect([asked(list), list.used(), asked(list)]).toEqual(['Mr. Mime, Jr.', 1, 'R']);
  });

  it('stays whole where its first part names nothing either, so that what is wrong is shown as written', () => {
    expect(asked(recorded(['Q, R'], 'left-out'))).toBe('Q, R');
  });

  it('is used up only when all its parts are', () => {
    const list = recorded(['R, W'], 'named');
    expect([forced(list), list.used(), forced(list), list.used()]).toEqual(['R', 0, 'W', 1]);
  });
});
