import { describe, expect, it } from 'vitest';
import { standsIn, subjectWords } from './words-in-order.ts';

const stands = (phrase: string, typed: string): number => standsIn(subjectWords(phrase), subjectWords(typed));

describe('a phrase in the words of a judge', () => {
  it('stands there with other words between, whatever the tense', () =>
    expect(stands('attacked without energy', 'attack without enough energy on it')).toBeGreaterThan(0));
  it('does not stand there in another order', () =>
    expect(stands('attacked without energy', 'energy attached without an attack')).toBe(0));
  it('does not stand there across half a sentence', () =>
    expect(stands('extra card', 'extra time was given because of one slow long search for a card')).toBe(0));
  it('counts less the more stands between', () =>
    expect(stands('list N, deck N', 'list 2, deck 3')).toBeGreaterThan(
      stands('list N, deck N', 'list says 2, deck has 3'),
    ));
  it('has N for any number, also one that is spelled', () =>
    expect(stands('N minutes after the round', 'four minutes after the round began')).toBeGreaterThan(0));
  it('needs two words that say something', () => expect(stands('card', 'a card')).toBe(0));
});
