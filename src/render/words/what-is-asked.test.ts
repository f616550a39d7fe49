import { expect, test } from 'vitest';
import { given } from './facts.ts';
import { asksThat, onlyIf } from './what-is-asked.ts';

// A refusal names the condition that is not met, so that a judge need not look for it in the text.

const facts = (unmet: string, value: string | number | boolean) => given({ player: 'p1', unmet, value });

test.each([
  ['deck-at-least', 1, "there is a card in p1's deck"],
  ['self-place', 'active', 'this Pokémon is Active'],
  ['self-damaged', true, 'this Pokémon has a damage counter on it'],
  ['self-condition', 'asleep', 'this Pokémon is Asleep'],
  ['self-with-energy', 'L', 'Lightning Energy is attached to this Pokémon'],
  ['opponent-has', 'Groudon', 'the opponent has Groudon in play'],
  ['stadium', true, 'a Stadium is in play'],
  ['stadium', 'Low Pressure System', 'Low Pressure System is in play'],
])('%s %s is named', (unmet, value, words) => {
  expect(asksThat(facts(unmet, value), 'Cosmic Power')).toBe(`needed: ${words}`);
  expect(onlyIf(facts(unmet, value), 'Cosmic Power', 'used', false)).toBe(`Cosmic Power can be used only if ${words}`);
});
