import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

const PRINTED = { name: 'Old Ledger', attack: 'Sum', damage: null, mark: null, gx: false } as const;
const says = (kind: 'attack' | 'power' | 'trainer', text: string) => {
  const reading = readText(kind, text, PRINTED);
  return reading.read ? reading.says : reading.why;
};

describe('a text that does more of one thing where something is so', () => {
  it('asks once, and does the one amount or the other', () => {
    const theirs = { one: { side: 'theirs' } };
    expect(
      says(
        'attack',
        "Put 3 damage counters on your opponent's Pokémon in any way you like. If you have exactly 1 Prize card remaining, place 8 damage counters instead.",
      ),
    ).toEqual({
      does: [
        {
          if: { 'prizes-left': { yours: 1 } },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: [{ times: 8, does: [{ counters: 1, on: theirs }] }],
          else: [{ times: 3, does: [{ counters: 1, on: theirs }] }],
        },
      ],
    });
    expect(
      says(
        'attack',
        'Your opponent discards a card from their hand. If Old Ledger evolved from Quill during this turn, your opponent discards 2 more cards.',
      ),
    ).toMatchObject({ does: [{ else: [{ 'discard-hand': 1, who: 'opponent' }] }] });
  });

  it('of two places does what fits the one where it was, and not both one after the other', () => {
    expect(
      says(
        'power',
        'Once during your turn, you may use this Ability. If Old Ledger is on the Bench, switch it with your Active Pokémon. Or, if Old Ledger is in the Active Spot, switch it with 1 of your Benched Pokémon.',
      ),
    ).toMatchObject({ does: [{ if: { self: { place: 'bench' } }, else: [{ if: { self: { place: 'active' } } }] }] });
  });
});

const ANY_WAY = 'in any way you like';

describe('a text about two kinds', () => {
  it('attaches one of either kind, or both', () => {
    expect(
      says(
        'power',
        'Once during your turn, you may attach a Water Energy card, a Metal Energy card, or 1 of each from your discard pile' +
          ` to your Pokémon ${ANY_WAY}.`,
      ),
    ).toMatchObject({ does: [{ 'pick-one': { first: [{}], second: [{}], both: [{}, {}] } }] });
  });

  it('calls either kind of Energy by its type', () => {
    const text =
      'You may discard any amount of basic Fire Energy or any amount of basic Lightning Energy from this Pokémon. This attack does 80 more damage for each card you discarded in this way.';
    const either = { 'pick-one': { Fire: [{ type: 'R' }], Lightning: [{ type: 'L' }] } };
    const reading = readText('attack', text, { ...PRINTED, damage: 20, mark: '+' });
    expect(reading).toMatchObject({ read: true, says: { activate: [{ may: [either] }] } });
  });

  it('lets its player choose one of two within a sentence', () => {
    expect(says('trainer', "Choose 1: draw 2 cards; or discard a random card from your opponent's hand.")).toEqual({
      does: [{ 'pick-one': { first: [{ draw: 2 }], second: [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }] } }],
    });
  });
});

describe('a text about the very Pokémon that was chosen', () => {
  it('counts what is on that one', () => {
    expect(
      says(
        'attack',
        "This attack does 20 damage to 1 of your opponent's Benched Pokémon for each damage counter on that Pokémon.",
      ),
    ).toEqual({
      choose: [{ choose: { side: 'theirs', place: 'bench' } }],
      does: [{ damage: { counted: { 'counters-on': 'chosen' }, times: 20 }, to: 'chosen' }],
    });
  });

  it('puts counters only on one that bears them', () => {
    expect(
      says(
        'power',
        'Once during your turn, you may attach a Fire Energy card ' +
          "from your discard pile to 1 of your Fire Pokémon. If you attached Energy to a Pokémon in this way, put 3 damage counters on that Pokémon. You can't use this Ability on a Pokémon that would be Knocked Out.",
      ),
    ).toMatchObject({ does: [{ choose: { side: 'yours', type: 'R', 'none-of': [{ 'hp-left-at-most': 30 }] } }, {}] });
  });
});

describe('the text of an attack that names its own card on the Bench', () => {
  it('means another one of that name', () => {
    const reading = readText('attack', 'If Old Ledger is on your Bench, this attack does 60 more damage.', {
      ...PRINTED,
      damage: 30,
      mark: '+',
    });
    expect(reading.read && reading.says).toMatchObject({
      base: { plus: 60, times: { when: { 'you-have-so-many': { of: { named: 'Old Ledger', place: 'bench' } } } } },
    });
  });
});
