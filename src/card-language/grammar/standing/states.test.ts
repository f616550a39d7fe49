import { describe, expect, it } from 'vitest';
import { readStadium, readText } from '../../index.ts';

/** What texts in force say of Special Conditions, of types and of Knock Outs. */

const printed = { name: 'Mistmoth', attack: 'Moth Dust', damage: null, mark: null, gx: false } as const;
const read = (text: string) => {
  const reading = readText('power', text, printed);
  return reading.read ? reading.says : null;
};

const THEIRS = { side: 'theirs' };
const ANY = { side: 'any' };
const ASLEEP = { self: { condition: 'asleep' } };
const SHED = 'by evolving or devolving';
const LEVELED = 'This also includes putting a Pokémon Level-Up card onto';

const OTHER = 'your opponent’s';
const DOWN = 'Knocked Out';
const LYING = 'attached to';

describe('a Special Condition in a text in force', () => {
  it.each([
    [
      `During Pokémon Checkup, put 3 more damage counters on ${OTHER} Burned Pokémon.`,
      [{ claim: 'burn-counters', add: 3, on: THEIRS }],
    ],
    [
      'At any time between turns, each player puts 1 more damage counter on his or her Poisoned Pokémon.',
      [{ claim: 'poison-counters', add: 1, on: ANY }],
    ],
    [
      `Your opponent can't remove the Special Condition Poisoned ${SHED} his or her Poisoned Pokémon. (${LEVELED} the Poisoned Pokémon.)`,
      [{ claim: 'keeps-condition', name: 'poisoned', leveling: true, on: THEIRS }],
    ],
    [
      'As long as Mistmoth remains Asleep between turns, remove 1 damage counter from Mistmoth.',
      [{ claim: 'checkup', on: 'self', does: [{ heal: 10, from: 'self' }], while: ASLEEP }],
    ],
    [
      "Put 1 damage counter on each of your opponent's Pokémon that remains Asleep between turns.",
      [{ claim: 'checkup', on: { ...THEIRS, condition: 'asleep' }, does: [{ counters: 1, on: 'self' }] }],
    ],
    [
      'As long as Mistmoth is the Active Pokémon, put 1 damage counter on each Pokémon that remains Poisoned between turns.',
      [
        {
          claim: 'checkup',
          on: { ...ANY, condition: 'poisoned' },
          does: [{ counters: 1, on: 'self' }],
          while: { self: { place: 'active' } },
        },
      ],
    ],
  ])('is executed: %s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  it('all stay that the opponent might shed', () => {
    const said = read(
      `As long as Mistmoth is your Active Pokémon, your opponent can't remove any Special Conditions ${SHED} his or her Pokémon. (${LEVELED} that Pokémon.)`,
    ) as readonly { readonly name: string }[];
    expect(said.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['asleep', 'burned', 'confused', 'paralyzed', 'poisoned']),
    );
    expect(said).toContainEqual(
      expect.objectContaining({ leveling: true, while: { self: { place: 'active' } }, on: THEIRS }),
    );
  });

  it('is one and the same in all places of its text', () => {
    expect(
      read(
        `Your opponent can't remove the Special Condition Poisoned ${SHED} his or her Burned Pokémon. (${LEVELED} the Poisoned Pokémon.)`,
      ),
    ).toBeNull();
    expect(read('During Pokémon Checkup, put 3 more damage counters on your opponent’s Asleep Pokémon.')).toBeNull();
  });

  it('asks for two coins, of every Sleep or of its own', () => {
    expect(
      read(
        'As long as Mistmoth is your Active Pokémon, each player flips 2 coins for his or her Pokémon that is Asleep between turns. If either coin is tails, that Pokémon is still Asleep.',
      ),
    ).toEqual([{ claim: 'sleep-coins', coins: 2, on: ANY, while: { self: { place: 'active' } } }]);
    expect(
      read(
        'If this Pokémon is Asleep, flip 2 coins instead of 1 between turns. If either of them is tails, this Pokémon is still Asleep.',
      ),
    ).toEqual([{ claim: 'sleep-coins', coins: 2, on: 'self', while: { self: { condition: 'asleep' } } }]);
  });

  it('stays on Burned Pokémon of both sides, with more counters, for a Stadium', () => {
    const burned = (other: string) =>
      readStadium(
        `Put 4 damage counters instead of 2 on each Burned Pokémon between turns. The Special Condition Burned can't be removed ${SHED} the ${other} Pokémon.`,
        printed,
      );
    expect(burned('Burned')).toEqual({
      always: [
        { claim: 'burn-counters', put: 4, on: ANY },
        { claim: 'keeps-condition', name: 'burned', on: ANY },
      ],
    });
    expect(burned('Asleep')).toBeNull();
  });
});

describe('the types of a Pokémon in a text in force', () => {
  it('are several while Energy of a name is there', () => {
    expect(
      read(
        'As long as this Pokémon has Merge Energy LightningPsychicMetal attached to it, it is a Lightning, Psychic, and Metal Pokémon.',
      ),
    ).toEqual([
      { claim: 'types', are: ['L', 'P', 'M'], on: 'self', while: { attached: 'Merge Energy LightningPsychicMetal' } },
    ]);
    expect(
      read('If Mistmoth has any Odd Energy cards attached to it, Mistmoth is Grass, Fire, and Water type.'),
    ).toEqual([{ claim: 'types', are: ['G', 'R', 'W'], on: 'self', while: { attached: 'Odd Energy' } }]);
    expect(read("Mistmoth's type is Grass Fire Colorless.")).toEqual([
      { claim: 'types', are: ['G', 'R', 'C'], on: 'self' },
    ]);
    expect(read('Mistmoth is Grass, Fire, and Grass type.')).toBeNull();
  });
});

describe('the cost of one attack in a text in force', () => {
  it('is another while something is so', () => {
    const set = { claim: 'cost', set: ['C'], attack: 'Frost', on: 'self' };
    expect(
      read(
        'If your opponent has any cards in their discard pile that have "Colress" in the name, this Pokémon can use the Frost attack for Colorless.',
      ),
    ).toEqual([{ ...set, while: { 'in-discard': { 'name-has': 'Colress', of: 'theirs', 'at-least': 1 } } }]);
    expect(
      read(
        "If you have any Tera Pokémon in play, the attack cost of Mistmoth's Psychic Dust is now LightningColorless.",
      ),
    ).toEqual([
      {
        ...set,
        set: ['L', 'C'],
        attack: 'Psychic Dust',
        while: { 'you-have-so-many': { of: { side: 'yours', tag: 'tera' }, 'at-least': 1 } },
      },
    ]);
    expect(read('This Pokémon can use the Frost attack for nothing.')).toBeNull();
  });
});

describe('a Knock Out that a text waits for', () => {
  it('may be one of the opposing Active Pokémon in whatever way', () => {
    expect(
      read(
        "When your opponent's Active Pokémon is Knocked Out, flip a coin. If heads, take 1 more Prize card. The effect of Moth Dust doesn't stack.",
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'knocked-out',
        on: { ...THEIRS, place: 'active' },
        does: [{ flip: { heads: [{ 'take-prizes': 1 }] } }],
        once: true,
      },
    ]);
    expect(
      read("When your opponent's Benched Pokémon is Knocked Out, flip a coin. If heads, take 1 more Prize card."),
    ).toBeNull();
  });

  it('may leave Energy for the hand instead of the discard pile', () => {
    expect(
      read(
        `When 1 of your Water Pokémon is ${DOWN} by damage from an attack from ${OTHER} Pokémon, you may put all Basic Water Energy ${LYING} that Pokémon into your hand instead of the discard pile.`,
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: { side: 'yours', type: 'W' },
        does: [{ may: [{ 'energy-to-hand': 'all', from: 'self', basic: true, type: 'W' }] }],
      },
    ]);
  });
});
