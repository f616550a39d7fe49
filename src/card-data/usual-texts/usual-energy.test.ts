import { describe, expect, it } from 'vitest';
import { usualEnergy } from './usual-energy.ts';

const BEARER = 'the Pokémon this card is attached to';
const MORE = 'the attack does 10 more damage';
const ONE = 'but provides only 1 Energy at a time';

describe('the text of a special Energy card', () => {
  it('gives itself back when it comes off a Pokémon', () => {
    expect(
      usualEnergy(
        'This card provides Colorless Energy. If this card is put into your discard pile from play, return it to your hand.',
      )?.facts.always,
    ).toEqual([{ claim: 'back-to-hand', this: true, on: 'host' }]);
  });

  it('gives another thing beside other special Energy, whichever sentence comes first', () => {
    const anything = `While in play, this card provides every type of Energy ${ONE}.`;
    const beside =
      'This card provides Colorless Energy when attached to a Pokémon that already has Special Energy cards attached to it.';
    const crowded = { if: { self: { 'with-special-energy': 2 } }, units: ['C'] };
    expect(usualEnergy(`${anything} ${beside}`)?.facts.provides).toEqual([crowded, { if: {}, units: ['all'] }]);
    expect(usualEnergy(beside, ['all'])?.facts.provides).toEqual([crowded, { units: ['all'] }]);
    // Two sentences that say what it always gives are one too many.
    expect(usualEnergy(anything, ['all'])).toBeNull();
  });

  it('gives most where its condition holds', () => {
    expect(
      usualEnergy(`While this card is attached to a Pokémon, it provides Grass, Fire, and Water Energy ${ONE}.`)?.facts
        .provides,
    ).toEqual([{ if: {}, units: [['G', 'R', 'W']] }]);
  });

  it('gives more where many of a stage are in play, beside what it always gives', () => {
    const tall = { self: { stage: 'stage 2' } };
    const every = 'it provides every type of Energy but provides';
    expect(
      usualEnergy(
        `While this card is attached to a Stage 2 Pokémon, ${every} only 1 Energy at a time. If you have 3 or more Stage 2 Pokémon in play, ${every} 4 Energy at a time.`,
        ['C'],
      )?.facts.provides,
    ).toEqual([
      { if: { ...tall, 'you-have-so-many': { of: tall.self, 'at-least': 3 } }, units: ['all', 'all', 'all', 'all'] },
      { if: tall, units: ['all'] },
      { units: ['C'] },
    ]);
  });

  const AFTER = '(after applying Weakness and Resistance)';
  const BEFORE = '(before applying Weakness and Resistance)';
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
  ])('says it in the words of the older sets, where it is known what it gives: %s', (text, claim) => {
    expect(usualEnergy(text, ['D'])?.facts).toMatchObject({ provides: [{ units: ['D'] }], always: [claim] });
    expect(usualEnergy(text)).toBeNull();
  });

  it('leaves half of such a text alone, for the other half takes it back', () => {
    const half = `Damage done by attacks to the Pokémon that this card is attached to is reduced by 10 ${AFTER}.`;
    expect(usualEnergy(half, ['M'])?.left).toBe(half);
    expect(usualEnergy(`${half} Ignore this effect on Sundays.`, ['M'])?.facts.always).toBeUndefined();
  });

  it('is not known where two things tell what it gives', () => {
    expect(usualEnergy('This card provides Colorless Energy.', ['D'])).toBeNull();
  });

  it('hands back what it does not know, and is not known where nothing tells what it gives', () => {
    expect(usualEnergy('This card provides Colorless Energy. Shout.')?.left).toBe('Shout.');
    expect(usualEnergy('Shout.')).toBeNull();
  });

  it('may be carried by a word of the name, and give two at a time', () => {
    expect(
      usualEnergy(
        `This card can be attached only to a Pokémon that has Dark or Rocket's in its name. While in play, this card provides 2 Darkness Energy. If ${BEARER} attacks, ${MORE} to the Active Pokémon (before applying Weakness and Resistance). When your turn ends, discard this card.`,
      ),
    ).toMatchObject({
      facts: {
        attachesTo: { 'any-of': [{ 'name-has': 'Dark' }, { 'name-has': "Rocket's" }] },
        provides: [{ if: {}, units: ['D', 'D'] }],
        discardAtEndOfTurn: true,
        always: [{ claim: 'damage', add: 10, on: 'host' }],
      },
      left: '',
    });
    expect(
      usualEnergy('This card provides Water and Darkness Energy but provides 2 Energy at a time.')?.facts.provides,
    ).toEqual([
      {
        if: {},
        units: [
          ['W', 'D'],
          ['W', 'D'],
        ],
      },
    ]);
  });
});
