import { describe, expect, it } from 'vitest';
import { usualAttack } from './usual-texts.ts';

const read = (text: string, damage: number | null = null) =>
  usualAttack({ name: 'Echo', cost: [], text, ...(damage === null ? {} : { damage }) } as never, 'Mistmoth');

const COPY = "Choose 1 of the Defending Pokémon's attacks. Echo copies that attack except for its Energy cost";
const TYPE = "(No matter what type the Defending Pokémon is, Mistmoth's type is still Colorless.)";
const MUST = '(You must still do anything else required for that attack.)';

// The keyword of the verb.
const THEN = 'then';

describe('an attack about other attacks, in the words of the years until 2011', () => {
  it('copies, and pays what is asked for unless it says otherwise', () => {
    expect(read(`${COPY}. ${MUST} ${TYPE} Mistmoth performs that attack.`)).toEqual({
      choose: [{ 'copy-attack': 'defending' }],
      does: [],
    });
    expect(
      read(`${COPY}s and anything else required in order to use that attack, such as discarding Energy cards. ${TYPE}`),
    ).toEqual({ choose: [{ 'copy-attack': 'defending', spares: 'prices' }], does: [] });
    expect(read(`Flip a coin. If heads, choose ${COPY.slice(7)}. ${MUST} Mistmoth performs that attack.`)).toEqual({
      choose: [{ flip: { heads: [{ 'copy-attack': 'defending' }], tails: [{ nothing: true }] } }],
      does: [],
    });
  });

  it('makes another one stronger next turn', () => {
    expect(
      read("During your next turn, Mistmoth's Wing Slash attack's base damage is 60 instead of 30.")?.does,
    ).toEqual([
      { lasting: { claim: 'base-damage', set: 60, attack: 'Wing Slash' }, on: 'self', until: 'your-next-turn' },
    ]);
  });

  it('drains where it has done damage', () => {
    const times = { whether: { 'damage-done': true } };
    expect(
      read('Unless all damage from this attack is prevented, you may remove 1 damage counter from Mistmoth.', 20)?.does,
    ).toEqual([{ times, does: [{ may: [{ heal: 10, from: 'self' }] }] }]);
    expect(
      read(
        'If this attack damages the Defending Pokémon (after applying Weakness and Resistance), remove 1 damage counter from Mistmoth, if it has any.',
        20,
      )?.does,
    ).toEqual([{ times, does: [{ heal: 10, from: 'self' }] }]);
  });

  it('has another base damage for Energy that is thrown away at will', () => {
    expect(
      read(
        "You may discard all Lightning Energy attached to Mistmoth. If you do, this attack's base damage is 120 instead of 60.",
        60,
      ),
    ).toMatchObject({ base: { plus: 60, times: { whether: { discarded: true } } } });
  });

  it('puts more counters on a Pokémon-ex', () => {
    const ex = { defending: { tag: 'ex' } };
    expect(
      read(
        'Put 2 damage counters on the Defending Pokémon. If the Defending Pokémon is Pokémon-ex, put 4 damage counters instead.',
      )?.does,
    ).toEqual([
      { if: ex, [THEN]: [{ counters: 4, on: 'defending' }] },
      { if: { not: ex }, [THEN]: [{ counters: 2, on: 'defending' }] },
    ]);
  });

  it.each([
    ['an attack of another Pokémon', 'Choose 1 of the attacks of a Benched Pokémon. Echo copies that attack.', null],
    [
      'another base',
      "You may discard all Lightning Energy attached to Mistmoth. If you do, this attack's base damage is 120 instead of 50.",
      60,
    ],
    ['what is not an effect', 'Flip a coin until you get tails. For each heads, dance.', null],
  ])('is left alone for %s', (_why, text, damage) => {
    expect(read(text, damage)).toBeNull();
  });
});
