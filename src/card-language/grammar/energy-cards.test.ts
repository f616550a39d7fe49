import { describe, expect, it } from 'vitest';
import { readCarried, readEnergyPartly } from '../index.ts';

const printed = { name: '', attack: '', damage: null, mark: null, gx: false } as const;
const read = (text: string) => readCarried('energy', text, printed);
const partly = (text: string) => readEnergyPartly(text, printed);

const FROM_HAND = 'from your hand';
const BEARER = 'the Pokémon this card is attached to';
const MORE = 'the attack does 10 more damage';
const ONE = 'but provides only 1 Energy at a time';
const AFTER = '(after applying Weakness and Resistance)';
const BEFORE = '(before applying Weakness and Resistance)';

describe('what a special Energy card does beside a basic one', () => {
  it('speaks on the carriers that have both, and on none of the kind that it leaves out', () => {
    const text = `This card provides Colorless Energy. If ${BEARER} also has a basic Fire Energy card attached to it, that Pokémon has no Weakness.`;
    expect(read(`${text} Ignore these effects if this card is attached to Pokémon-ex.`)?.always).toEqual([
      { claim: 'no-weakness', on: 'host', while: { attached: 'Fire Energy', not: { self: { tag: 'ex' } } } },
    ]);
    expect(read(text)?.always).toEqual([{ claim: 'no-weakness', on: 'host', while: { attached: 'Fire Energy' } }]);
  });
});

describe('what a special Energy card says of damage done by some', () => {
  it('is said of damage to its carrier', () => {
    const text = "This card provides Colorless Energy. Damage done by your opponent's Pokémon-ex is reduced by 10.";
    const against = { side: 'theirs', tag: 'ex' };
    expect(read(text)?.always).toEqual([{ claim: 'damage', when: 'after', add: -10, on: 'host', against }]);
  });
});

const CARD = 'this card';
const FALLEN = 'Knocked Out by damage from an attack';

describe('what a special Energy card says of Prizes, states and cards beside it', () => {
  const there = `As long as ${CARD} is attached to a Pokémon, it provides`;
  const own = `${there} Colorless Energy.`;

  it('takes a Prize off once in a game', () => {
    const text = `${own} If ${BEARER} is ${FALLEN} from your opponent's Pokémon, that player takes 1 fewer Prize card.`;
    const fewer = { claim: 'prizes', add: -1, 'by-damage': true, on: 'host' };
    expect(read(text)?.always).toEqual([fewer]);
    expect(read(`${text} This effect of your this card can't be applied more than once per game.`)?.always).toEqual([
      { ...fewer, 'once-in-game': true },
    ]);
  });

  it('frees of those states that it names, and keeps them off', () => {
    expect(
      read(
        `${own} ${BEARER.replace('the', 'The')} recovers from being Asleep or Paralyzed and can't be affected by those Special Conditions.`,
      )?.always,
    ).toEqual([{ claim: 'immune-to-condition', names: ['asleep', 'paralyzed'], removes: true, on: 'host' }]);
  });

  it('gives something else beside another special Energy, or on some without a Rule Box', () => {
    const every = `every type of Energy ${ONE}`;
    expect(
      read(
        `${there} ${every}. If ${BEARER} has any other Special Energy attached, this card provides Colorless Energy instead.`,
      )?.provides,
    ).toEqual([{ if: { self: { 'with-special-energy': 2 } }, units: ['C'] }, { units: ['all'] }]);
    const boxes = '(Pokémon ex, Pokémon V, etc. have Rule Boxes.)';
    expect(
      read(
        `${own} If this card is attached to an Evolution Pokémon that doesn't have a Rule Box, this card provides ${every}. ${boxes}`,
      )?.provides,
    ).toEqual([{ if: { self: { evolved: true, 'rule-box': false } }, units: ['all'] }, { units: ['C'] }]);
  });
});

describe('what a special Energy card says of attacks on its carrier', () => {
  const own = 'This card provides Colorless Energy.';

  it('is less damage before Weakness, to the carrier alone', () => {
    expect(
      read(`${own} The attacks of your opponent's Pokémon do 10 less damage to ${BEARER} ${BEFORE}.`),
    ).toMatchObject({
      always: [{ claim: 'damage', when: 'before', add: -10, on: { side: 'theirs' }, against: { other: false } }],
    });
  });

  it('is not read where it is more', () => {
    expect(read(`${own} The attacks of your opponent's Pokémon do 10 more damage to ${BEARER} ${BEFORE}.`)).toBeNull();
  });
});

describe('what a special Energy card gives', () => {
  it('is every type in any combination where its player has more Prizes left, on Evolved Pokémon alone', () => {
    const many = 'only 3 in any combination';
    const fewer = 'more Prize cards left than your opponent';
    const scarce = `While in play, if you have ${fewer}, this card provides every type of Energy but provides ${many} at a time.`;
    const goes = `If ${BEARER} isn't an Evolved Pokémon (or evolves into Pokémon-ex), discard this card.`;
    expect(read(`This card provides Colorless Energy. ${scarce} ${goes}`)).toEqual({
      provides: [{ if: { 'more-prizes': true }, units: ['all', 'all', 'all'] }, { units: ['C'] }],
      always: [],
      discardUnless: { evolved: true, 'not-tag': 'ex' },
    });
  });

  it('is another thing beside other special Energy, whichever sentence comes first', () => {
    const anything = `While in play, this card provides every type of Energy ${ONE}.`;
    const beside =
      'This card provides Colorless Energy when attached to a Pokémon that already has Special Energy cards attached to it.';
    const provides = [
      { if: { self: { 'with-special-energy': 2 } }, units: ['C'] },
      { if: {}, units: ['all'] },
    ];
    expect(read(`${anything} ${beside}`)?.provides).toEqual(provides);
    expect(read(`${beside} ${anything}`)?.provides).toEqual(provides);
  });

  it('is more where many of a stage are in play, on those on which it gives something anyhow', () => {
    const every = 'it provides every type of Energy but provides';
    const self = { stage: 'stage 2' };
    expect(
      read(
        `This card provides Colorless Energy. While this card is attached to a Stage 2 Pokémon, ${every} only 1 Energy at a time. If you have 3 or more Stage 2 Pokémon in play, ${every} 4 Energy at a time.`,
      )?.provides,
    ).toEqual([
      {
        if: { self, 'you-have-so-many': { of: { side: 'yours', ...self }, 'at-least': 3 } },
        units: ['all', 'all', 'all', 'all'],
      },
      { if: { self }, units: ['all'] },
      { units: ['C'] },
    ]);
  });

  it('is unknown where two sentences say what it always gives', () => {
    expect(read('This card provides Colorless Energy. This card provides Fire Energy.')).toBeNull();
  });
});

describe('what a special Energy card says beside that', () => {
  it.each([
    [
      `Damage done by attacks to the Pokémon that this card is attached to is reduced by 10 ${AFTER}. Ignore this effect if the Pokémon that this card is attached to isn't Metal.`,
      { claim: 'damage', when: 'after', add: -10, on: 'host', while: { self: { type: 'M' } } },
    ],
    [
      `If ${BEARER} attacks, ${MORE} to the Active Pokémon ${BEFORE}. Ignore this effect unless the Attacking Pokémon is Darkness or has Dark in its name.`,
      {
        claim: 'damage',
        when: 'before',
        add: 10,
        on: 'host',
        against: { side: 'theirs', place: 'active' },
        while: { 'any-of': [{ self: { type: 'D' } }, { self: { 'name-has': 'Dark' } }] },
      },
    ],
    [
      `When you attach this card ${FROM_HAND} to 1 of your Benched Pokémon, switch that Pokémon with your Active Pokémon.`,
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        this: true,
        on: 'host',
        while: { self: { place: 'bench' } },
        does: [{ switch: 'yours', with: 'self' }],
      },
    ],
    [
      'If this card is put into your discard pile from play, return it to your hand.',
      { claim: 'back-to-hand', this: true, on: 'host' },
    ],
  ])('is executed: %s', (text, claim) => {
    expect(read(`${text} This card provides Darkness Energy.`)).toMatchObject({
      provides: [{ units: ['D'] }],
      always: [claim],
    });
  });

  it('stands alone where another sentence is not read, unless that one takes it back', () => {
    const half = `Damage done by attacks to the Pokémon that this card is attached to is reduced by 10 ${AFTER}.`;
    expect(partly(`This card provides Metal Energy. ${half} It sings.`)).toMatchObject({
      always: [{ claim: 'damage', add: -10 }],
      left: 'It sings.',
    });
    expect(partly(`This card provides Metal Energy. ${half} Ignore this effect on Sundays.`)).toBeNull();
    expect(partly('It sings.')).toBeNull();
  });

  it('may be carried by a word of the name, and go when the turn ends', () => {
    expect(
      read(
        `This card can be attached only to a Pokémon that has Dark or Rocket's in its name. While in play, this card provides 2 Darkness Energy. If ${BEARER} attacks, ${MORE} to the Active Pokémon ${BEFORE}. When your turn ends, discard this card.`,
      ),
    ).toMatchObject({
      attachesTo: { 'any-of': [{ 'name-has': 'Dark' }, { 'name-has': "Rocket's" }] },
      provides: [{ if: {}, units: ['D', 'D'] }],
      discardAtEndOfTurn: true,
      always: [{ claim: 'damage', add: 10, on: 'host' }],
    });
  });
});
