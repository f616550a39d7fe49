import { describe, expect, it } from 'vitest';
import { ruled } from '../../render/screen/rulings.fixture.ts';

/** Attaching Energy is named as a way out only where the Energy that comes could pay what the attack lacks. */

const waysOut = (ability: string): number => {
  const dusk = `Gloom Hide{90HP, D, basic, "Ability Dusk: ${ability}", "Headlong FFC 30"}`;
  const { grounds } = ruled('attack Headlong', `APR t9 p1 | ${dusk} +FF / - vs Wall{200HP, W} / -`);
  expect(grounds.map(({ code }) => code)).toContain('attack-cost');
  return grounds.flatMap(({ allowedBy }) => allowedBy).length;
};

describe('Energy that is lacking', () => {
  it('does not come by attaching where a text makes any Energy of a type that does not pay', () => {
    expect(waysOut('All Energy attached to this Pokémon are Darkness Energy instead of their usual type.')).toBe(0);
  });

  it('does where the text makes it of the type that is lacking, or is about basic Energy alone', () => {
    expect(waysOut('All Energy attached to this Pokémon are Fighting Energy instead of their usual type.')).toBe(1);
    expect(waysOut('All basic Energy attached to this Pokémon are Grass Energy instead of their usual type.')).toBe(1);
  });
});
