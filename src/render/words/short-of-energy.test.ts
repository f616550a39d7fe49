import { describe, expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

/** What is said of a Pokémon that does not have the Energy for its attack: the type, where a type is missing and no number. */

const said = (energy: string): string => {
  const [ground] = ruled('attack Thunder Jolt', `CR t9 p1 | Pachirisu ${energy} / - vs Machop / -`).grounds;
  return ground?.says ?? '';
};

describe('Energy that is missing', () => {
  it('is named by its type where there is as much as the attack costs', () => {
    expect(said('+R')).toBe('Thunder Jolt needs 1 Lightning; Pachirisu is 1 Lightning Energy short.');
    expect(said('')).toBe('Pachirisu has no Energy; Thunder Jolt needs 1 Lightning.');
    expect(said('+L')).toBe('');
  });

  it('is a number where any type would do', () => {
    const [ground] = ruled('attack Flail', 'CR t9 p1 | Sketch{60HP, P, "Flail CCC 10"} +RL / - vs Machop / -').grounds;
    expect(ground?.says).toBe('Flail needs 3 Colorless; Sketch is 1 short.');
  });
});
