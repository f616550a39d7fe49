import { describe, expect, it } from 'vitest';
import { carriersIn } from './usual-carriers.ts';

const REST = 'At any time between turns, do as the moon says.';
const NO_TOOL = "that doesn't already have a Pokémon Tool attached to it.";

describe('whom a Tool or a Technical Machine may be attached to', () => {
  it.each([
    [`Attach Moon Belt to 1 of your Pokémon ${NO_TOOL} ${REST}`, undefined],
    [
      `Attach Moon Belt to 1 of your Pokémon with Team Aqua in its name ${NO_TOOL} ${REST}`,
      { 'name-has': 'Team Aqua' },
    ],
    [`Attach Moon Belt to 1 of your Pokémon (excluding Pokémon-ex) ${NO_TOOL} ${REST}`, { 'not-tag': 'ex' }],
    [
      `Attach this card to 1 of your Evolved Pokémon (excluding Pokémon-ex and Pokémon that has an owner in its name) in play. ${REST}`,
      { evolved: true, 'not-tag': 'ex', owned: false },
    ],
  ])('is known from the first sentence, whatever the others say: %s', (text, attachesTo) => {
    expect(carriersIn(text, 'Moon Belt')).toEqual({ rest: REST, ...(attachesTo === undefined ? {} : { attachesTo }) });
  });

  it.each([
    `Attach Moon Belt to 1 of your Pokémon (excluding those who sleep) ${NO_TOOL} ${REST}`,
    `Attach Sun Belt to 1 of your Pokémon ${NO_TOOL} ${REST}`,
    REST,
  ])('is not guessed: %s', (text) => {
    expect(carriersIn(text, 'Moon Belt')).toBeNull();
  });
});
