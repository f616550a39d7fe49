import { describe, expect, it } from 'vitest';
import { usualTool as readTool } from './usual-tools.ts';

const usualTool = (text: string) => readTool(text)?.always ?? null;

const BEARER = 'the Pokémon this card is attached to';
const MINE = 'your Active Pokémon';

const HOST = 'the Pokémon this card is attached to';
const BEFORE = '(before applying Weakness and Resistance)';
const ATTACK = "an opponent's attack";

describe('the text of a Tool', () => {
  it('speaks of the Pokémon it is attached to', () => {
    expect(usualTool('The Pokémon this card is attached to has no Retreat Cost.')).toEqual([
      { claim: 'retreat', set: 0, on: 'host' },
    ]);
    expect(usualTool(`The Retreat Cost of ${HOST} is Colorless less.`)).toEqual([
      { claim: 'retreat', add: -1, on: 'host' },
    ]);
    expect(usualTool('This Pokémon has no Retreat Cost.')).toBeNull();
    expect(usualTool('The Pokémon this card is attached to has no Retreat Cost. Shout.')).toBeNull();
  });

  it('speaks while its host is of the kind it names', () => {
    expect(
      usualTool(
        `The Basic Pokémon this card is attached to gets +40 HP and its attacks do 10 more damage to your opponent's Active Pokémon ${BEFORE}.`,
      ),
    ).toEqual([
      { claim: 'hp', add: 40, on: 'host', while: { self: { basic: true } } },
      {
        claim: 'damage',
        when: 'before',
        add: 10,
        against: { side: 'theirs', place: 'active' },
        on: 'host',
        while: { self: { basic: true } },
      },
    ]);
  });

  it('strikes back while its host is Active', () => {
    expect(
      usualTool(
        `If ${BEARER} is ${MINE} and is damaged by ${ATTACK} (even if that Pokémon is Knocked Out), put 2 damage counters on the Attacking Pokémon.`,
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'damaged-by-attack',
        on: 'host',
        while: { self: { place: 'active' } },
        does: [{ counters: 2, on: 'attacker' }],
      },
    ]);
  });
});
