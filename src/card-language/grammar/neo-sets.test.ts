import { describe, expect, it } from 'vitest';
import type { Verb } from '../../text/index.ts';
import { type Printed, readText, type TextKind } from '../index.ts';
import { where } from '../lower/steps.ts';

const THAT = 'That Pokémon';
const printed: Printed = { name: 'Emberfox', attack: 'Glow', damage: null, mark: null, gx: false };
const says = (text: string, over: Partial<Printed> = {}, kind: TextKind = 'attack') => {
  const reading = readText(kind, text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};

const ONLY = 'Use this attack only if there are any Fire Energy cards attached to Emberfox. Flip a coin.';
const AWAY = 'You may discard all Lightning Energy cards attached to Emberfox. If you do, this attack does';

describe('wordings of the first sets and the Neo sets', () => {
  it('takes for a discard the whole damage that is named, if it is more than what is printed', () => {
    expect(says(`${AWAY} 80 damage.`, { damage: 40 })).toMatchObject({
      base: { plus: 40, times: { whether: { discarded: true } } },
    });
    expect(says(`${AWAY} 20 damage.`, { damage: 40 })).toBe('words');
    expect(says(`${AWAY} 80 damage.`)).toBe('words');
  });

  it('hands its Energy on to a Benched one of a kind, and changes places with it', () => {
    const BENCHED = { side: 'yours', place: 'bench', type: 'G' } as const;
    const handed = (energy: string) =>
      says(
        `If you have any Grass Pokémon on your Bench, remove all ${energy} cards from Emberfox and attach them to 1 of those Pokémon, then switch Emberfox with that Pokémon.`,
      );
    const does = [
      { choose: BENCHED },
      { 'move-energy': 'all', from: 'self', to: 'chosen', type: 'G' },
      { switch: 'yours', with: 'chosen' },
    ];
    expect(handed('Grass Energy')).toEqual({
      does: [where({ 'you-have-so-many': { of: BENCHED, 'at-least': 1 } }, does as readonly Verb[])],
    });
    expect(handed('basic Energy')).toBe('words');
  });

  it('takes on heads one of the Energy cards that the attack asks for', () => {
    const taken = [{ 'discard-energy': 1, from: 'self', type: 'R' }];
    const onlyIf = { self: { 'with-energy': 'R' } };
    expect(
      says(`${ONLY} If heads, discard 1 of those Energy cards. If tails, this attack does nothing (not even damage).`, {
        damage: 70,
      }),
    ).toMatchObject({ onlyIf, discards: taken, activate: [{ flip: { tails: [{ nothing: true }] } }] });
    expect(
      says(
        `${ONLY} If heads, discard 1 of those Energy cards and this attack does 30 damage plus 20 more damage; if tails, this attack does 30 damage.`,
        { damage: 30, mark: '+' },
      ),
    ).toMatchObject({ onlyIf, base: { plus: 20, times: { heads: 1 } }, does: [{ if: { heads: 1 } }] });
  });

  it('flips for the one chosen before, and counts no Weakness there', () => {
    expect(
      says(
        "Choose 1 of your opponent's Pokémon. Flip 3 coins. This attack does 10 damage times the number of heads to that Pokémon. Don't apply Weakness and Resistance.",
      ),
    ).toMatchObject({
      choose: [{ choose: { side: 'theirs' } }],
      does: [{ damage: { counted: { heads: 3 }, times: 10 }, to: 'chosen', ignores: ['weakness', 'resistance'] }],
    });
  });

  it('counts those of a word in the name, and locks an attack only of the kind that is named', () => {
    expect(
      says(
        'Does 30 damage times the number of cards with Mossy in their names that you have in play (including this one).',
        { damage: 30, mark: 'x' },
      ),
    ).toMatchObject({ base: { times: { each: { side: 'yours', 'name-has': 'Mossy' } } } });
    expect(
      says(
        `If the Defending Pokémon is a Basic Pokémon, choose 1 of its attacks. ${THAT} can't use that attack during your opponent's next turn.`,
      ),
    ).toMatchObject({ does: [{ if: { defending: { basic: true } } }] });
  });

  it('turns all Pokémon Powers off up to the end of a turn of either player', () => {
    const off = (until: string) => ({ does: [{ lasting: { claim: 'mute', what: 'pokemon-powers' }, until }] });
    const said = 'All Pokémon Powers stop working until the end of your';
    expect(says(`${said} next turn.`)).toMatchObject(off('end-of-your-next-turn'));
    expect(says(`${said} opponent's next turn.`)).toMatchObject(off('end-of-opponents-next-turn'));
    expect(says('All Pokémon Powers stop working during your next turn.')).toBe('words');
  });

  it('takes either of two coins for at least one of them', () => {
    expect(
      says('Flip 2 coins. If either of the coins is heads, the Defending Pokémon is now Paralyzed.', { damage: 10 }),
    ).toMatchObject({ does: [{ 'flip-coins': 2 }, { if: { not: { heads: 0 } } }] });
  });

  it('does what stands after "either way" whatever came before, but not after a coin', () => {
    expect(says('Your opponent may draw 2 cards. Either way, you may draw 2 cards.')).toMatchObject({
      does: [{ by: 'opponent' }, { may: [{ draw: 2 }] }],
    });
    expect(says('Flip a coin. If heads, draw 2 cards. Either way, you may draw a card.')).toBe('words');
    expect(
      says(
        'If this attack damages the Defending Pokémon, the Defending Pokémon is now Poisoned and you remove a number of damage counters from Emberfox equal to half that damage (rounded up to the nearest 10). If Emberfox has fewer damage counters than that, remove all of them. Either way, the Defending Pokémon is now Poisoned.',
        { damage: 10 },
      ),
    ).toEqual({
      does: [
        { heal: { 'damage-done': true, half: true }, from: 'self' },
        { condition: 'poisoned', on: 'defending' },
      ],
    });
  });

  it('cures both Active Pokémon, and lets an Energy card give more as long as its Pokémon is in play', () => {
    const cure = ['asleep', 'confused', 'paralyzed', 'poisoned'];
    expect(
      says('Your Active Pokémon and the Defending Pokémon are no longer Asleep, Confused, Paralyzed, or Poisoned.'),
    ).toMatchObject({
      does: [
        { cure, on: 'your-active' },
        { cure, on: 'defending' },
      ],
    });
    expect(
      says(
        'As long as Emberfox is in play each Grass Energy card attached to your Grass Pokémon instead provides GrassGrass. This power stops working while Emberfox is Asleep, Confused, or Paralyzed.',
        {},
        'power',
      ),
    ).toMatchObject([{ claim: 'energy-units', type: 'G', units: 2, on: { side: 'yours', type: 'G' } }]);
  });

  it('does by heads what is said of the one across, and by tails what is said of itself', () => {
    expect(
      says(
        'Flip 2 coins. This attack does 20 damage times the number of heads to the Defending Pokémon and 10 damage times the number of tails to Emberfox.',
        { damage: 20, mark: 'x' },
      ),
    ).toMatchObject({
      base: { times: { heads: 2 } },
      does: [{ if: { heads: 0 } }, { if: { heads: 1 } }],
    });
  });

  it('hands on Energy of the Defending Pokémon to its own side alone', () => {
    const move = { 'move-energy': 1, from: 'defending', to: { one: { side: 'theirs', place: 'bench' } } };
    const chosen = (whose: string) =>
      `Choose 1 Energy card attached to the Defending Pokémon and 1 of ${whose} Benched Pokémon. Attach that Energy card to that Pokémon.`;
    expect(says(chosen("your opponent's"))).toMatchObject({ does: [move] });
    expect(says(chosen('your'))).toBe('words');
    expect(
      says(
        'If the Defending Pokémon has any basic Energy cards attached to it, choose 1 of them. If your opponent has any Benched Pokémon, choose 1 of them and attach that Energy card to it.',
        { damage: 30 },
      ),
    ).toMatchObject({ does: [{ ...move, basic: true }] });
  });

  it('multiplies by what the text says, whatever sign stands beside the number', () => {
    const text = 'Flip 2 coins. This attack does 20 damage times the number of heads.';
    for (const mark of ['x', '+', null] as const)
      expect(says(text, { damage: 20, mark })).toMatchObject({ base: { times: { heads: 2 } } });
    expect(says(text, { damage: 20, mark: '-' })).toBe('not-said');
  });

  it('lends Evolved Pokémon of both players the attacks of all that is beneath', () => {
    const text =
      "Whenever an Evolved Pokémon attacks (even if it's your opponent's), it can use any attack from its Basic Pokémon card or any Evolution card attached to it. It still has to pay for that attack's Energy cost.";
    expect(says(text, {}, 'power')).toEqual([
      { claim: 'uses-attacks', of: 'stages-beneath', on: { side: 'any', evolved: true } },
    ]);
  });
});
