import { describe, expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

/** What is read aloud of damage that is prevented names those who would have taken it, and nobody else. */

const ITSELF = 'this Pokémon';
const ACROSS = 'your opponent';

const GUARD =
  'Guard{60HP, P, no weakness, no resistance, "Ability Veil: Prevent all damage done to your Benched Pokémon by your opponent\'s attacks."}';
const board = (active: string, more: string) => `APR t9 p1 | Pip{90HP, F, "Quake ${more}"} / - vs ${active} / ${GUARD}`;
const EACH = "C - This attack does 20 damage to each of your opponent's Pokémon.";
const WALL = 'Wall{200HP, W, no weakness, no resistance}';

describe('damage that a text keeps off the Bench', () => {
  it('is not said of the Defending Pokémon, which takes it', () => {
    const { say } = ruled('attack Quake', board(WALL, EACH).replace('/ - vs', '+F / - vs'));
    expect(say.join(' ')).toContain('Guard takes no damage');
    expect(say.join(' ')).toContain('Wall takes 20 damage');
    expect(say.join(' ')).not.toMatch(/the Defending Pokémon/iu);
  });
});

describe('damage on the Bench that a text takes so much from that nothing is left', () => {
  const said = (less: number) => {
    const fur = `Guard{60HP, P, "Ability Fur: Any damage done to this Pokémon by attacks is reduced by ${less}."}`;
    const across = `${WALL} / ${GUARD.replace('Guard', 'Ward').replace('your Benched Pokémon', ITSELF)}, ${fur}`;
    return ruled('attack Quake', `CR t9 p1 | Pip{90HP, F, "Quake ${EACH}"} +F / - vs ${across}`).say.join(' ');
  };

  it('is said beside what is prevented', () => {
    expect(said(20)).toContain('Ward and Guard take no damage');
  });

  it('is not said where some is left', () => {
    expect(said(10)).toContain('Ward takes no damage');
    expect(said(10)).toContain('Guard takes 10 damage');
  });
});

describe('damage that a text keeps off the Active one', () => {
  it('is said of it where another takes some', () => {
    const shell =
      'Wall{200HP, W, no weakness, no resistance, "Ability Shell: Prevent all damage done to this Pokémon by attacks."}';
    const { say } = ruled(
      'attack Quake',
      `APR t9 p1 | Pip{90HP, F, no weakness, no resistance, "Quake C 30 This Pokémon does 10 damage to itself."} +F / - vs ${shell} / -`,
    );
    expect(say.join(' ')).toContain('The Defending Pokémon takes no damage');
  });
});

describe('damage that a text keeps off whichever of the Bench is chosen', () => {
  const said = (ability: string) => {
    const guard = `Guard{60HP, P, no weakness, no resistance, basic, "Ability Veil: ${ability}"}`;
    const poke = '"Spear C 30 This attack does 20 damage to 1 of your opponent\'s Benched Pokémon."';
    const table = `XY t9 p1 | Pip{90HP, F, ${poke}} +F / - vs ${WALL} / ${guard}, Shinx`;
    return ruled('attack Spear', table).say.join(' ');
  };

  it('is said of the one chosen where it is kept off all of them', () => {
    expect(said("Prevent all damage done to your Benched Pokémon by your opponent's attacks.")).toContain(
      'Wall takes 30 damage and the one chosen takes no damage',
    );
  });

  it('is said of that one alone where another takes it', () => {
    const both = said('Prevent all damage done to this Pokémon by attacks.');
    expect(both).toContain('Guard takes no damage');
    expect(both).toContain('Shinx takes 20 damage');
    expect(both).not.toContain('The one chosen');
  });
});

describe('damage that a text keeps off the Bench, where two are chosen', () => {
  const spray = (text: string, ability: string, more = '') => {
    const guard = `Guard{60HP, P, no weakness, no resistance, basic, "Ability Veil: ${ability}"}`;
    const table = `APR t9 p1 | Pip{90HP, F, "Flow C${text}"} +F / - vs ${WALL} / ${guard}, Shinx${more}`;
    return ruled('attack Flow', table).say.join(' ');
  };
  const ALL = "Prevent all damage done to your Benched Pokémon by your opponent's attacks.";
  const TWO_OF_ALL = " - This attack does 20 damage to 2 of your opponent's Pokémon.";

  it('is said of at least one where both may be there, and never of the whole attack', () => {
    expect(spray(TWO_OF_ALL, ALL)).toContain('t least one of those chosen takes no damage');
  });

  it('is said of each where nobody else can be chosen', () => {
    const said = spray(" 30 This attack does 20 damage to 2 of your opponent's Benched Pokémon.", ALL, ', Luxio');
    expect(said).toContain('ach of the 2 chosen takes no damage');
    expect(said).not.toContain('The one chosen');
  });

  it('is not said where both that are chosen may take it', () => {
    expect(spray(TWO_OF_ALL, 'Prevent all damage done to this Pokémon by attacks.')).not.toContain('no damage');
  });
});

describe('what the damage is made of, beside other damage of the same attack', () => {
  it('stands with the damage that it belongs to', () => {
    const standing = `If ${ITSELF} would be Knocked Out by damage from an attack, flip a coin. If heads, ${ITSELF} is not Knocked Out, and its remaining HP becomes 10.`;
    const band = `Pup{40HP, C, no weakness, no resistance, "Ability Last Stand: ${standing}"}`;
    const fist = `${ITSELF}'s attacks do 20 more damage to ${ACROSS}'s Active Pokémon (before applying Weakness and Resistance).`;
    const quake = '"Quake F 50 This attack also does 40 damage to each of your opponent\'s Benched Pokémon."';
    const { branches } = ruled(
      'attack Quake',
      `APR t9 p1 | Pip{90HP, F, "Ability Fist: ${fist}", ${quake}} +F / - vs ${WALL} / ${band}`,
    );
    for (const { says } of branches) {
      expect(says).toContain('7 damage counters on Wall for 70 damage (50 +20 Fist)');
      expect(says.match(/Fist/gu)).toHaveLength(1);
    }
  });
});

describe('damage counters that two Benched Pokémon keep off', () => {
  it('are said of both, where nothing else comes of the attack', () => {
    const theirs = "your opponent's Pokémon";
    const veil = (name: string) =>
      `${name}{60HP, P, "Ability ${name}: Prevent all effects of attacks used by ${theirs} done to this Pokémon."}`;
    const put = `"Jail 0 Put 2 damage counters on each of your opponent's Benched Pokémon."`;
    const { say } = ruled(
      'attack Jail',
      `ME t9 p1 | Pip{90HP, F, ${put}} / - vs ${WALL} / ${veil('Mist')}, ${veil('Haze')}`,
    );
    expect(say.join(' ')).toContain("by Mist's Mist and 2 damage counters: prevented by Haze's Haze");
  });
});
