import { describe, expect, it } from 'vitest';
import { usualTool as readTool, usualLending } from './usual-tools.ts';

const usualTool = (text: string) => readTool(text)?.always ?? null;

const BEARER = 'the Pokémon this card is attached to';
const ANY_DAMAGE = 'any damage done';
const MINE = 'your Active Pokémon';

const BASIC = 'basic Energy cards';
const EVEN_IF = 'even if that Pokémon is Knocked Out';
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

  it('takes off for a host of one kind', () => {
    const text = `If ${BEARER} is a Basic Pokémon, ${ANY_DAMAGE} to this Pokémon by attacks is reduced by 20`;
    expect(usualTool(`${text} (after applying Weakness and Resistance).`)).toEqual([
      { claim: 'damage', when: 'after', add: -20, on: 'host', while: { self: { basic: true } } },
    ]);
  });

  it('has Energy moved off its host before that is discarded', () => {
    expect(
      usualTool(
        `If ${BEARER} is ${MINE} and is Knocked Out by damage from ${ATTACK}, move up to 3 ${BASIC} from that Pokémon to 1 of your Benched Pokémon.`,
      ),
    ).toEqual([
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: 'host',
        while: { self: { place: 'active' } },
        does: [
          {
            'move-energy': 3,
            'up-to': true,
            basic: true,
            from: 'self',
            to: { one: { side: 'yours', place: 'bench' } },
          },
        ],
      },
    ]);
  });

  it('strikes back while its host is Active', () => {
    expect(
      usualTool(
        `If ${BEARER} is ${MINE} and is damaged by ${ATTACK} (${EVEN_IF}), put 2 damage counters on the Attacking Pokémon.`,
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

  it.each([
    [
      'At any time between turns, if the Pokémon this card is attached to has at least 2 damage counters on it, remove 2 damage counters from it. Then discard this card.',
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { 'counters-at-least': 2 } },
        does: [{ heal: 20, from: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
    [
      'At any time between turns, if the Pokémon this card is attached to is affected by any Special Conditions, remove all of them. Then, discard this card.',
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { affected: true } },
        does: [{ cure: 'all', on: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
    [
      `If ${BEARER} is your Active Pokémon at the end of your turn, remove 1 damage counter from the Pokémon.`,
      {
        claim: 'end-of-turn',
        on: 'host',
        while: { self: { place: 'active' }, 'own-turn': true },
        does: [{ heal: 10, from: 'host' }],
      },
    ],
    [
      "As long as the Pokémon this card is attached to is on your Bench, prevent all damage done to that Pokémon by attacks (both yours and your opponent's).",
      { claim: 'prevent', what: 'damage', on: 'host', while: { self: { place: 'bench' } } },
    ],
    [
      "The Pokémon this card is attached to can use any attack from its Basic Pokémon or its Stage 1 Evolution card. (You still have to pay for that attack's Energy cost.)",
      { claim: 'uses-attacks', of: 'stages-beneath', on: 'host', while: { self: { evolved: true } } },
    ],
  ])('is executed in the words of the years until 2011: %s', (text, claim) => {
    expect(usualTool(text)).toEqual([claim]);
  });

  it('goes when the turn of the opponent is over, in older words too', () => {
    const text = `Any damage done to ${HOST} by an opponent's attack is reduced by 20 (after applying Weakness and Resistance). At the end of your opponent's turn after you played this card, discard this card.`;
    expect(readTool(text)).toMatchObject({ discardAtEndOfOpponentsTurn: true });
  });
});

describe('an attack that a Tool prints', () => {
  const ATTACHED = 'this card is attached to';
  const PAID = 'the necessary Energy to use this attack';
  const LENT = `can also use the attack on this card. (You still need ${PAID}.)`;

  it('is lent to the Pokémon it names, and to no other', () => {
    expect(usualLending(`The Team Aqua Pokémon ${ATTACHED} ${LENT}`)).toEqual({
      onlyIf: { self: { tag: 'team aqua' } },
    });
    expect(usualLending(`The Dustmoth-EX ${ATTACHED} ${LENT}`)).toEqual({
      onlyIf: { self: { named: 'Dustmoth-EX' } },
    });
    expect(usualLending(`The Pokémon ${ATTACHED} ${LENT}`)).toEqual({});
    expect(usualLending(`The Shiny Pokémon ${ATTACHED} ${LENT}`)).toBeNull();
    expect(usualLending('It gets +20 HP.')).toBeNull();
  });
});
