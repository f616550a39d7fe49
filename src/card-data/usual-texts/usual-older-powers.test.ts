import { describe, expect, it } from 'vitest';
import { ofItself } from './own-name.ts';
import { olderBody } from './usual-older-bodies.ts';
import { olderPower } from './usual-older-powers.ts';

const BEFORE = 'during your turn (before your attack)';
const power = (text: string) => olderPower(ofItself(text, 'Mistmoth'));
const body = (text: string, name = 'Moth Dust') => olderBody(ofItself(text, 'Mistmoth'), name);

const THREE = ['asleep', 'confused', 'paralyzed'];
const ALERT = THREE.map((condition) => ({ not: { self: { condition } } }));
const BARRED = "This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.";
const FIRE = 'Fire Energy';
const STOPS = 'This power stops working while Mistmoth is Asleep, Confused, or Paralyzed.';
const AWAKE = { not: { self: { condition: THREE } } };
const OWN = { one: { side: 'yours' } };
const TURN = 'during your turn (before your attack)';

describe('a power that is used, in the words of the older sets', () => {
  it.each([
    [
      `As often as you like ${TURN}, you may move 1 damage counter from 1 of your Pokémon to another as long as you don't Knock Out that Pokémon. ${BARRED}`,
      { does: [{ 'move-counters': 1, from: OWN, to: OWN, 'not-fatal': true }], asOften: true, when: ALERT },
    ],
    [
      `Once ${TURN}, you may put Duskmoth from your hand onto Mistmoth (this counts as evolving Mistmoth) and remove all damage counters from Mistmoth.`,
      {
        does: [
          { first: [{ evolve: 'self', from: 'hand', into: 'Duskmoth' }], 'if-you-do': [{ heal: 'all', from: 'self' }] },
        ],
        oncePerTurn: true,
      },
    ],
    [
      'Once during your turn, when you put Mistmoth from your hand onto your Bench, you may flip a coin. If heads, choose 1 of the Defending Pokémon. That Pokémon is now Asleep.',
      {
        does: [{ flip: { heads: [{ condition: 'asleep', on: { one: { side: 'theirs', place: 'active' } } }] } }],
        on: 'benched',
      },
    ],
    [
      'When you play Mistmoth from your hand to evolve your Active Pokémon, you may discard an Energy card attached to the Defending Pokémon.',
      {
        does: [{ 'discard-energy': 1, from: 'opponents-active' }],
        on: 'evolved',
        when: [{ self: { place: 'active' } }],
      },
    ],
  ])('is executed: %s', (text, said) => {
    expect(power(text)).toEqual(said);
  });

  it.each([
    ['damage, which is an attack’s', `Once ${TURN}, you may use this power. Does 10 damage to each Defending Pokémon.`],
    ['a condition that is not known', `Once ${TURN}, if the moon is out, you may draw a card.`],
    ['what is done without a wish', `Once ${TURN}, if Mistmoth is on your Bench, draw a card.`],
    ['the opposing turn', "Once during your opponent's turn, you may draw a card."],
    [
      'one word more after the evolving',
      `Once ${TURN}, you may put Duskmoth from your hand onto Mistmoth (this counts as evolving Mistmoth) and remove all damage counters from Mistmoth twice.`,
    ],
    [
      'counters on another than the one that got the Energy',
      `Once ${TURN}, you may search your discard pile for up to 2 Fire Energy cards and attach it to 1 of your Pokémon. If you do, put 2 damage counters on that Pokémon.`,
    ],
    ['a bar that is not known', `Once ${TURN}, you may draw a card. This power can't be used if your Bench is full.`],
  ])('is left alone for %s', (_why, text) => {
    expect(power(text)).toBeNull();
  });
});

describe('a power in force, in the words of the older sets', () => {
  it.each([
    [
      `Whenever your opponent plays a Trainer card, you may flip a coin. If heads, that card does nothing. Put it on top of your opponent's deck. ${STOPS}`,
      [{ claim: 'flip-to-stop', on: { side: 'theirs' }, while: AWAKE }],
    ],
    [
      `Whenever an attack (including your own) does 30 or more damage to Mistmoth (after applying Weakness and Resistance), prevent that damage. (Any other effects of attacks still happen.) ${STOPS}`,
      [{ claim: 'prevent', what: 'damage', 'at-least': 30, on: 'self', while: AWAKE }],
    ],
    [
      `As long as Mistmoth is your Active Pokémon, your opponent pays ColorlessColorless more to retreat his or her Active Pokémon. ${STOPS}`,
      [
        {
          claim: 'retreat',
          add: 2,
          on: { side: 'theirs', place: 'active' },
          while: { self: { place: 'active' }, ...AWAKE },
        },
      ],
    ],
    [
      `Ignore all Pokémon Powers other than Moth Dusts. ${STOPS}`,
      [{ claim: 'mute', what: 'pokemon-powers', except: 'Moth Dust', on: { side: 'any' }, while: AWAKE }],
    ],
    [
      'As long as Mistmoth is your Active Pokémon, as long as Mistmoth has any Fire Energy attached to it, Mistmoth has no Weakness.',
      [{ claim: 'no-weakness', on: 'self', while: { self: { place: 'active', 'with-energy': 'R' } } }],
    ],
  ])('is executed: %s', (text, claims) => {
    expect(body(text)).toEqual(claims);
  });

  it.each([
    ['a name of another power', 'Ignore all Pokémon Powers other than Fog Banks.'],
    ['another end', `Mistmoth has no Weakness. This power stops working while it rains.`],
    ['a condition that is not known', 'As long as the moon is out, Mistmoth has no Weakness.'],
    [
      'two conditions that exclude each other',
      'If Mistmoth has no Energy attached to it, Mistmoth has no Weakness. This power stops working while Mistmoth is Asleep, Confused, or Paralyzed.',
    ],
    ['a coin', 'If Mistmoth would be Knocked Out, flip a coin. If heads, Mistmoth has no Weakness.'],
  ])('is left alone for %s', (_why, text) => {
    expect(body(text)).toBeNull();
  });

  it('calls a Level Up card by the name beneath, and an Unown without its brackets', () => {
    expect(ofItself('Mistmoth and Duskmoth', 'Mistmoth LV.X')).toBe('this Pokémon and Duskmoth');
    expect(ofItself('Unown A is here, Unown B is not', 'Unown [A]')).toBe('this Pokémon is here, Unown B is not');
    expect(ofItself('Mistmothling', 'Mistmoth LV.X')).toBe('Mistmothling');
  });
});

describe('Energy of another type, and blows that come back', () => {
  it('are executed', () => {
    expect(
      power(
        `As often as you like ${BEFORE}, you may turn all Energy attached to this Pokémon into Fire Energy for the rest of the turn. This power can't be used if this Pokémon is Asleep, Confused, or Paralyzed.`,
      ),
    ).toMatchObject({
      asOften: true,
      does: [{ lasting: { claim: 'energy-type', type: 'R', 'there-now': true }, on: 'self', until: 'this-turn' }],
    });
    expect(olderBody(`All Energy attached to this Pokémon are ${FIRE} instead of their usual type.`, 'Burn')).toEqual([
      { claim: 'energy-type', type: 'R', on: 'self' },
    ]);
    expect(
      olderBody(
        "Whenever your opponent's attack damages this Pokémon (even if this Pokémon is Knocked Out), this power does 10 damage to the attacking Pokémon. (Don't apply Weakness and Resistance.) This power can't be used if this Pokémon is Asleep, Confused, or Paralyzed when your opponent attacks.",
        'Return Blow',
      ),
    ).toMatchObject([{ claim: 'trigger', event: 'damaged-by-attack', 'as-declared': true }]);
  });

  it('are left alone where the power bars itself at another time', () => {
    expect(
      olderBody(
        "Whenever your opponent's attack damages this Pokémon (even if this Pokémon is Knocked Out), this power does 10 damage to the attacking Pokémon. (Don't apply Weakness and Resistance.) This power can't be used on Sundays.",
        'Return Blow',
      ),
    ).toBeNull();
  });
});
