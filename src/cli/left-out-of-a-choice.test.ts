import { describe, expect, it } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** What a text leaves out of a choice is refused with the reason, also where only one thing is left and nothing is asked. */

const CARDS = `
cards:
  Fern: {hp: 90, type: G, retreat: 1, attacks: [{name: Dew, cost: [], text: Heal one of your Grass Pokemon., does: [{heal: 20, from: {one: {side: yours, type: G}}}]}]}
  Sage: {hp: 60, type: [C], retreat: 1}
  Lore (Oak): {kind: trainer, tags: supporter, play: {text: Draw., does: [{draw: 2}]}}
`;
const file = (board: string, more: string): string => `${CARDS}board: "CR t9 p1 | ${board}"\n${more}`;

describe('an answer that a text leaves out of a choice', () => {
  const board = 'Fern -40 / Sage -20 vs Sage / -';

  it.each([
    ['a step', 'steps:\n  - do: attack Dew\n    answers: [Sage]\n'],
    ['a question', 'ask: attack Dew\nanswers: [Sage]\n'],
  ])('is refused in %s with the reason', async (_, more) => {
    const { code, error } = await ran(['replay', '-'], file(board, more));
    expect(code).toBe(2);
    expect(error).toMatch(/“Sage” can't be chosen\./u);
    expect(error).toMatch(/it is not a Grass Pokémon/u);
  });

  it('is not refused where it names the one that is left', async () => {
    const { out } = await ran(['replay', '-'], file(board, 'steps:\n  - do: attack Dew\n    answers: [Fern]\n'));
    expect(out).toMatch(/2 damage counters off Fern/u);
  });
});

describe('a card whose name ends in brackets', () => {
  const ask = 'ask: play Lore\n';

  it('is meant by its name without them, where it is in the hand', async () => {
    const { out } = await ran(['replay', '-'], file('Fern / - [hand 1 (Lore (Oak)), deck 9] vs Sage / -', ask));
    expect(out).toMatch(/LEGAL {3}p1 may play Lore \(Oak\)\./u);
  });

  it('is not meant where it is not', async () => {
    const { code } = await ran(['replay', '-'], file('Fern / - [hand 1 (Sage), deck 9] vs Sage / -', ask));
    expect(code).not.toBe(0);
  });
});

describe('a player whom a text has chosen', () => {
  it('may be named as the word of the text or as on the board', async () => {
    const turn = (answer: string): string =>
      `cards:\n  Inquiry: {kind: trainer, play: {text: Choose., does: [{pick-one: {you: [{shuffle-hand: you}], opponent: [{shuffle-hand: opponent}]}}]}}\nboard: "CR t9 p1 | Machop / - [hand 2 (Inquiry), deck 9] vs Machop / - [hand 2, deck 9]"\nsteps:\n  - do: play Inquiry\n    answers: [${answer}]\n`;
    for (const answer of ['opponent', 'p2'])
      expect((await ran(['replay', '-'], turn(answer))).out).toMatch(/p2 shuffles/u);
    expect((await ran(['replay', '-'], turn('p1'))).out).toMatch(/p1 shuffles/u);
  });
});
