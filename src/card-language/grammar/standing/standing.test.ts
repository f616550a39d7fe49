import { describe, expect, it } from 'vitest';
import { readText } from '../../index.ts';

const says = (text: string, name = 'Emberfox'): unknown => {
  const reading = readText('power', text, { name, attack: 'Bright Glow', damage: null, mark: null, gx: false });
  return reading.read ? reading.says : reading.why;
};

const FROM_OPPONENT = "from an attack from your opponent's Pokémon";

const THAT_TURN = 'the turn you play it';

describe('a power in force', () => {
  it('hangs "it" on the Pokémon that was asked about', () => {
    expect(says('If this Pokémon has any Fire Energy attached, it gets +40 HP.')).toEqual([
      { claim: 'hp', add: 40, on: 'self', while: { self: { 'with-energy': 'R' } } },
    ]);
  });

  it('does not add up where its own name says so, and is not read where another name stands there', () => {
    const limit = (name: string): string =>
      `Your Fire Pokémon get +10 HP. You can't apply more than 1 ${name} Ability at a time.`;
    expect(says(limit('Bright Glow'))).toEqual([
      { claim: 'hp', add: 10, on: { side: 'yours', type: 'R' }, once: true },
    ]);
    expect(says(limit('Dim Glow'))).toBe('words');
  });

  it('lets it evolve in a first turn, and not in the turn in which it is played unless it says so', () => {
    const evolve = { claim: 'may', act: 'evolve', on: 'self' };
    expect(says('If you go second, Emberfox can evolve during your first turn.')).toEqual([
      { ...evolve, despite: ['first-turn'], while: { goes: 'second' } },
    ]);
    expect(says(`Emberfox can evolve during your first turn or ${THAT_TURN}.`)).toEqual([
      { ...evolve, despite: ['new', 'first-turn'] },
    ]);
  });

  it('asks for both of two names, and for one of two', () => {
    const has = (names: string): unknown => says(`If you have ${names} in play, this Pokémon has no Weakness.`);
    const have = (named: string) => ({ 'you-have': { side: 'yours', named } });
    expect(has('Mossback and Zappit')).toEqual([
      {
        claim: 'no-weakness',
        on: 'self',
        while: { not: { 'any-of': [{ not: have('Mossback') }, { not: have('Zappit') }] } },
      },
    ]);
    expect(has('Mossback or Zappit')).toEqual([
      { claim: 'no-weakness', on: 'self', while: { 'any-of': [have('Mossback'), have('Zappit')] } },
    ]);
  });

  it('leaves out the card beneath as well where a Level Up card excepts any of its name', () => {
    const both = [{ named: 'Emberfox LV.X' }, { named: 'Emberfox' }];
    expect(says('Your Fire Pokémon, except any Emberfox, get +10 HP.', 'Emberfox LV.X')).toEqual([
      { claim: 'hp', add: 10, on: { side: 'yours', type: 'R', 'none-of': both } },
    ]);
    expect(says('Your Fire Pokémon, except any Emberfox, get +10 HP.')).toEqual([
      { claim: 'hp', add: 10, on: { side: 'yours', type: 'R', 'not-named': 'Emberfox' } },
    ]);
  });
});

describe('a power that waits', () => {
  it('knows the Attacking Pokémon where an attack is waited for, and nowhere else', () => {
    expect(
      says(
        "If this Pokémon is damaged by an attack from your opponent's Pokémon, the Attacking Pokémon is now Burned.",
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'damaged-by-attack',
        on: 'self',
        does: [{ condition: 'burned', on: 'attacker' }],
      },
    ]);
    expect(says('Between turns, the Attacking Pokémon is now Burned.')).not.toBeInstanceOf(Array);
  });

  it('means by its own name the one that has it, where it waits for another', () => {
    expect(
      says(
        `When 1 of your Pokémon is Knocked Out by damage ${FROM_OPPONENT}, you may move a Fire Energy from that Pokémon to this Pokémon.`,
      ),
    ).toMatchObject([{ on: { side: 'yours' }, does: [{ may: [{ from: 'self', to: 'host' }] }] }]);
  });

  it('means by "the Defending Pokémon" the one that is Active across, and asks no attack of its own', () => {
    expect(
      says("If this Pokémon is damaged by an opponent's attack, the Defending Pokémon is now Burned."),
    ).toMatchObject([{ event: 'damaged-by-attack', does: [{ condition: 'burned', on: 'opponents-active' }] }]);
    expect(
      says('When you attach a Fire Energy card from your hand to this Pokémon, the Defending Pokémon is now Burned.'),
    ).not.toBeInstanceOf(Array);
  });
});

describe('a power that waits for a retreat', () => {
  it('means the one that has retreated, or the one that came up, by whom it goes on to speak of', () => {
    const retreats = "If your opponent's Active Pokémon retreats,";
    expect(says(`${retreats} put 2 damage counters on that Pokémon.`)).toMatchObject([
      { event: 'retreated', on: { side: 'theirs' }, does: [{ counters: 2, on: 'self' }] },
    ]);
    expect(says(`${retreats} their new Active Pokémon is Poisoned.`)).toMatchObject([
      { event: 'up-for-retreated', on: { side: 'theirs' } },
    ]);
    const moves = "Whenever your opponent's Active Pokémon moves to the Bench during their turn,";
    expect(says(`${moves} put 2 damage counters on that Pokémon.`)).toMatchObject([
      { event: 'moved-to-bench', on: { side: 'theirs' }, does: [{ counters: 2, on: 'self' }] },
    ]);
    expect(says(`${moves} their new Active Pokémon is Poisoned.`)).toMatchObject([
      { event: 'up-for-benched', on: { side: 'theirs' } },
    ]);
  });
});
