import { describe, expect, it } from 'vitest';
import { grammar } from './grammar/index.ts';
import { type Printed, readText } from './index.ts';

const THEIR_ACTIVE = 'their Active Pokémon';
const own: Printed = {
  name: 'Emberfox',
  attack: 'Glow',
  damage: 30,
  mark: null,
  gx: false,
  released: '2014/02/05',
};
const read = (text: string, over: Partial<Printed> = {}) => readText('attack', text, { ...own, ...over });
const says = (text: string, over: Partial<Printed> = {}) => {
  const reading = read(text, over);
  return reading.read ? reading.says : reading.why;
};

describe('the productions', () => {
  const { productions } = grammar();

  it('have names of their own within a sort', () => {
    const names = productions.map(({ sort, name }) => `${sort}: ${name}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('say the same in each of their spellings: every spelling has a meaning for each of its holes', () => {
    for (const [at, ways] of grammar().spellings.entries()) {
      const holes = ways.map((way) =>
        way
          .flatMap((symbol) => (typeof symbol === 'string' ? [] : [symbol.hole]))
          .filter((hole) => hole !== 'shown')
          .sort()
          .join(),
      );
      expect(new Set(holes).size, productions[at]?.name).toBe(1);
    }
  });

  it('call the card itself by the word that the lexicon has for it', () => {
    const words = grammar().spellings.flat(2);
    expect(words).toContain('SELF');
    expect(words).not.toContain('self');
  });

  it('never begin with their own sort, which no reading would find', () => {
    const { sorts } = grammar();
    const begins = (sort: string, seen: readonly string[]): readonly string[] =>
      (sorts.get(sort)?.holes ?? []).flatMap(({ sort: hole }) =>
        seen.includes(hole) ? [`${[...seen, hole].join(' → ')}`] : begins(hole, [...seen, hole]),
      );
    expect([...sorts.keys()].flatMap((sort) => begins(sort, [sort]))).toEqual([]);
  });
});

describe('a text of an attack', () => {
  it('is read where its words are made of constructions, in whatever spelling of the years', () => {
    const asleep = { does: [{ condition: 'asleep', on: 'defending' }] };
    expect(says('The Defending Pokémon is now Asleep.')).toEqual(asleep);
    expect(says('Flip a coin. If heads, the Defending Pokémon is now Asleep.')).toEqual({
      does: [{ flip: { heads: asleep.does } }],
    });
    expect(says('Emberfox does 10 damage to itself.')).toEqual(says('This Pokémon does 10 damage to itself.'));
  });

  it('combines constructions that no card has combined before', () => {
    expect(
      says('If your opponent has any Pokémon-EX in play, heal 20 damage from each of your Benched Grass Pokémon.'),
    ).toEqual({
      does: [
        {
          if: { 'opponent-has': { side: 'theirs', tag: 'EX' } },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: [{ heal: 20, from: { each: { side: 'yours', place: 'bench', type: 'G' } } }],
        },
      ],
    });
  });

  it('is not read at all if one word of it fits no construction, and the first such word is named', () => {
    const reading = read('Draw 2 cards. Sing a song.');
    expect(reading.read ? null : reading.why === 'words' && reading.at.raw).toBe('Sing');
  });

  it('is not read if "that Pokémon" has nobody it could mean', () => {
    expect(says("That Pokémon can't retreat during your opponent's next turn.")).toBe('not-said');
  });

  it('hangs "that Pokémon" on the one named before', () => {
    expect(
      says(
        "Your opponent's Active Pokémon is now Confused. During your opponent's next turn, that Pokémon can't retreat.",
      ),
    ).toEqual({
      does: [
        { condition: 'confused', on: 'opponents-active' },
        { lasting: { claim: 'cannot', act: 'retreat' }, on: 'opponents-active', until: 'opponents-next-turn' },
      ],
    });
  });

  it('lets what befalls the new Active Pokémon happen only where there was a switch', () => {
    const [verb] = (
      says(
        `Switch 1 of your opponent's Benched Pokémon with ${THEIR_ACTIVE}. The new Active Pokémon is now Burned.`,
      ) as { does: readonly object[] }
    ).does;
    expect(verb).toEqual({
      first: [{ switch: 'theirs', chooser: 'you' }],
      'if-you-do': [{ condition: 'burned', on: 'opponents-active' }],
      worded: 'implied',
    });
    expect(says('The new Defending Pokémon is now Burned.')).not.toHaveProperty('does');
  });

  it('leaves it to the document whether one of two that are offered counts', () => {
    expect(
      says('You may discard 2 Energy attached to this Pokémon. If you do, the Defending Pokémon is now Paralyzed.'),
    ).toEqual({
      does: [
        {
          may: [
            {
              first: [{ 'discard-energy': 2, from: 'self' }],
              'if-you-do': [{ condition: 'paralyzed', on: 'defending' }],
            },
          ],
        },
      ],
    });
  });

  it('starts a sum from the number that is printed, or is not read', () => {
    const sum = 'Flip 3 coins. This attack does 30 damage plus 10 more damage for each heads.';
    expect(says(sum, { mark: '+' })).toEqual({ base: { plus: 10, times: { heads: 3 } }, does: [] });
    expect(says(sum, { mark: '+', damage: 20 })).toBe('not-said');
  });

  it('reads what is said of its own attacks for a turn', () => {
    expect(says("During your next turn, this Pokémon's Glow attack does 40 more damage.")).toEqual({
      does: [
        {
          lasting: { claim: 'damage', when: 'before', add: 40, attack: 'Glow' },
          on: 'self',
          until: 'your-next-turn',
        },
      ],
    });
  });

  it('leaves alone what follows a coin, because it might belong to the coin', () => {
    expect(says('Flip a coin. If heads, draw a card. Heal 10 damage from this Pokémon.')).toBe('words');
  });

  it('does not ask after the damage what the damage may have changed', () => {
    expect(says('If the Defending Pokémon has any damage counters on it, draw a card.')).toBe('words');
  });
});
