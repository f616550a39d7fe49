import { describe, expect, it } from 'vitest';
import { textSays } from '../index.ts';

const fossil = (text: string) =>
  textSays('fossil', text, { name: 'Old Shell', attack: '', damage: null, mark: null, gx: false });
const LEAVES = {
  text: 'At any time during your turn, you may discard this card from play.',
  does: [{ return: 'self', to: 'discard', attached: 'discard' }],
};

const BASIC = 'Play this card as if it were a Basic Pokémon.';
const COUNTS = 'While in play, this card counts as a Colorless Pokémon (instead of a Trainer card).';
const NOTHING = "This card has no attacks of its own, can't retreat, and can't be affected by any Special Conditions.";
const NO_KNOCK_OUT = "If this card is Knocked Out, it doesn't count as a Knocked Out Pokémon. (Discard it anyway.)";
const AWAY = 'At any time during your turn before your attack, you may discard this card from play.';
const STAYS = { claim: 'cannot', act: 'retreat', on: 'self' };
const IMMUNE = { claim: 'immune-to-condition', on: 'self' };

describe('a Trainer card that lies in play as a Pokémon', () => {
  it('stands where it is, is worth no Prize where it says so, and may be thrown away', () => {
    expect(fossil([BASIC, COUNTS, NOTHING, NO_KNOCK_OUT, AWAY].join(' '))).toEqual({
      types: ['C'],
      prizes: 0,
      always: [STAYS, IMMUNE],
      announced: LEAVES,
    });
  });

  it('counts as Knocked Out in the later words, with what stands in brackets', () => {
    const text = `Play this card as if it were a Colorless Basic Pokémon. (this card counts as a Trainer card as well, but if this card is Knocked Out, this counts as a Knocked Out Pokémon.) This card can't be affected by any Special Conditions and can't retreat. ${AWAY} (This doesn't count as a Knocked Out Pokémon.)`;
    expect(fossil(text)).toEqual({
      types: ['C'],
      always: [IMMUNE, STAYS],
      announced: LEAVES,
    });
  });

  it('is a doll as well, kept from four conditions alone', () => {
    const four = "This card has no attacks, can't retreat, and can't be Asleep, Confused, Paralyzed, or Poisoned.";
    expect(fossil(`${BASIC} ${four}`)?.always).toEqual([
      STAYS,
      { ...IMMUNE, names: ['asleep', 'confused', 'paralyzed', 'poisoned'] },
    ]);
  });

  it('is worth no Prize where it says that none can be taken for it', () => {
    expect(fossil(`${BASIC} If this card is Knocked Out, your opponent can't take any Prize cards for it.`)).toEqual({
      prizes: 0,
    });
  });

  it.each([
    ['one word more', `${BASIC} ${NOTHING} It sleeps at night.`],
    [
      'another way to leave',
      `${BASIC} At any time during your turn, you may put this card on the bottom of your deck.`,
    ],
  ])('is left alone for %s', (_why, text) => {
    expect(fossil(text)).toBeNull();
  });
});
