import { expect, it } from 'vitest';
import { replayed, ruled } from '../screen/rulings.fixture.ts';

/** A card that an answer names is in the pile it is taken from, where not all of that is given; and nowhere else. */

const LANTERN =
  'cards:\n  Lantern: {kind: trainer, play: {text: A Pokémon out of your deck into your hand., does: [{search: {kind: pokemon}, count: 1, to: hand}]}}\n';
const turn = (deck: string, answer: string) =>
  replayed(
    `${LANTERN}board: CR t9 p1 | Pikachu / - [hand (Lantern)${deck}] vs Chansey / -\nsteps:\n  - do: play Lantern\n    answers: [${answer}]\n`,
  );
const said = (report: unknown): string => JSON.stringify(report);

it('takes a card that is named out of a deck of which not all is given, and says so', () => {
  for (const deck of ['', ', deck 20', ', deck 20 (Shinx)']) {
    const { verdict, steps, assumptions } = turn(deck, 'Machop');
    expect(verdict).toBe('legal');
    expect(said(steps)).toContain('Machop from p1');
    expect(said(assumptions)).toContain("is in p1's deck, as the answer names it");
  }
});

it('takes nothing for granted of a card that the text does not look for, or that no card is called', () => {
  for (const answer of ['Switch', 'Nobody']) {
    const { verdict, assumptions } = turn(', deck 20', answer);
    expect(verdict).toBe('undetermined');
    expect(said(assumptions)).not.toContain('as the answer names it');
  }
});

it('takes no answer to an earlier question for a card of the deck', () => {
  const burn =
    'cards:\n  Furnace: {kind: trainer, play: {text: Discard a card. Then a Fire Energy out of your deck into your hand., does: [{discard-hand: 1}, {search: {kind: energy, tag: basic energy, type: R}, count: 1, to: hand}]}}\n';
  const { verdict, assumptions } = replayed(
    `${burn}board: CR t9 p1 | Pikachu / - [hand (Furnace, R, W), deck 20] vs Chansey / -\nsteps:\n  - do: play Furnace\n    answers: [R]\n`,
  );
  expect(verdict).toBe('undetermined');
  expect(said(assumptions)).not.toContain('as the answer names it');
});

it('refuses a card that is not in a deck of which every card is given', () => {
  const { assumptions, verdict } = turn(', deck (Shinx)', 'Machop');
  expect(verdict).not.toBe('legal');
  expect(said(assumptions)).not.toContain('as the answer names it');
});

it('says the same to a question as to a turn, with the name of the card', () => {
  const { follows, branches, assumptions } = ruled(
    'play Computer Search',
    'Neo t9 p1 | Pikachu / - [hand 3 (Computer Search, Switch, Potion), deck 20] vs Chansey / -',
    {
      answers: ['Switch', 'Potion', 'Machop'],
    },
  );
  expect(said([follows, branches])).toContain("Machop from p1's deck");
  expect(said(assumptions)).toContain("is in p1's deck, as the answer names it");
});
