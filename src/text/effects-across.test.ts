import { describe, expect, it } from 'vitest';
import { ruled } from '../render/screen/rulings.fixture.ts';

/** An effect that is given on the Pokémon whose attack made it is on the one that the text names, and the ruling says so. */

const BINDER =
  'Binder{60HP, G, basic, "Tie Up C The Defending Pokémon can\'t retreat during your opponent\'s next turn.", "Hush C Your opponent can\'t play any Supporter cards from his or her hand during his or her next turn.", "Rest C Binder can\'t retreat during your next turn.", "Shut C Your opponent can\'t attach any Energy cards from his or her hand to the Active Pokémon during his or her next turn."}';
const OTHER = 'Other{60HP, C, basic, retreat 1} +R / Other{60HP, C, basic, retreat 1}';

const assumed = (question: string, board: string) => {
  const { verdict, assumptions } = ruled(question, board);
  return [verdict, assumptions.some(({ says }) => says.includes('given on Binder'))];
};

describe('an effect given on its user', () => {
  it('is on the Active Pokémon across', () => {
    expect(assumed('retreat', `CR t8 p2 | ${BINDER} *Tie Up@7 / - vs ${OTHER}`)).toEqual(['illegal', true]);
    expect(assumed('retreat', `CR t8 p2 | ${BINDER} *Tie Up / - vs ${OTHER}`)).toEqual(['illegal', true]);
  });
  it('is on the opponent where it is about a player', () => {
    const board = `CR t8 p2 | ${BINDER} *Hush@7 / - vs ${OTHER} [hand (Fieldworker)]`;
    expect(assumed('play Fieldworker', board)).toEqual(['illegal', true]);
  });
  it('stays where it is if that is what its text says', () => {
    expect(assumed('retreat', `CR t9 p1 | ${BINDER} *Rest@7 +G / Other{60HP, C} vs ${OTHER}`)).toEqual([
      'illegal',
      false,
    ]);
  });
  it('is on nobody who came up or came into play after the attack', () => {
    const [active, bench] = OTHER.split(' / ');
    const cameUp = `${active} ^came up / ${bench}`;
    expect(assumed('retreat', `CR t8 p2 | ${BINDER} *Tie Up@7 / - vs ${cameUp}`)).toEqual(['not-modelled', false]);
    const isNew = `${active?.replace('}', '}@8')} / ${bench}`;
    expect(assumed('retreat', `CR t8 p2 | ${BINDER} *Tie Up@7 / - vs ${isNew}`)[1]).toBe(false);
  });
  it('is over once the time of its text is', () => {
    expect(assumed('retreat', `CR t10 p2 | ${BINDER} *Tie Up@7 / - vs ${OTHER}`)).toEqual(['legal', false]);
  });
});

describe('an effect given on the player it binds', () => {
  const attaching = (sides: string) => {
    const { verdict, assumptions } = ruled('attach R to active', `CR t8 p2 | ${sides}`);
    return [verdict, assumptions.some(({ says }) => says.includes('Shut, given on p2, is on p1'))];
  };
  it('is on the player of the attack where its text speaks of Pokémon of the other side', () => {
    const bound = `${OTHER} [hand (R), *Shut(Binder)@7]`;
    expect(attaching(`${BINDER} / - vs ${bound}`)).toEqual(['illegal', true]);
    expect(attaching(`${BINDER} / - [*Shut(Binder)@7] vs ${OTHER} [hand (R)]`)).toEqual(['illegal', false]);
  });
});

describe('an effect that ends as soon as its Pokémon is no longer Active', () => {
  const KEEPER =
    'Keeper{90HP, C, basic, no weakness, no resistance, "Fence C During your opponent\'s next turn, prevent all damage done to each of your Pokémon by attacks. If this Pokémon is no longer your Active Pokémon, this effect ends."}';
  const SMALL = 'Small{60HP, C, basic, no weakness, no resistance}';
  const struck = (side: string) => {
    const { say, assumptions } = ruled(
      'attack Bash',
      `ME t8 p2 | ${side} vs Big{200HP, C, basic, "Bash C 20"} +R / ${SMALL} [deck 9]`,
    );
    return [say.join(' ').includes('does no damage'), assumptions.some(({ says }) => says.includes('Fence has ended'))];
  };
  it('is there while a Pokémon of that name is Active', () => {
    expect(struck(`${KEEPER} / ${SMALL} [deck 9, *Fence(Keeper)]`)).toEqual([true, false]);
    expect(struck(`${KEEPER} / ${KEEPER} [deck 9, *Fence(Keeper)@7]`)).toEqual([true, false]);
  });
  it('has ended where none is, or that one came up since, and the ruling says so', () => {
    expect(struck(`${SMALL} / ${KEEPER} [deck 9, *Fence(Keeper)]`)).toEqual([false, true]);
    expect(struck(`${KEEPER} ^came up / ${SMALL} [deck 9, *Fence(Keeper)]`)).toEqual([false, true]);
  });
  it('stands where the Active Pokémon may have copied the attack, or has one that is not read', () => {
    const theirs = "1 of your opponent's Pokémon's attacks";
    const beside = (text: string) =>
      struck(`Ape{90HP, C, basic, no weakness, no resistance, "Mimic C ${text}"} / ${KEEPER} [deck 9, *Fence(Keeper)]`);
    for (const text of [`Choose ${theirs} and use it as this attack.`, 'Sing of an attack.'])
      expect(beside(text)).toEqual([true, false]);
    // Of no attack but itself no text makes a copy.
    expect(beside('Sing a song, and sing of this attack.')).toEqual([false, true]);
  });
  it('has ended where its Pokémon has evolved since and its text says so', () => {
    const glare = (words: string) => {
      const stare = `"Stare C During your opponent's next turn, the Defending Pokémon can't attack. (Benching ${words}either Pokémon ends this effect.)"`;
      const cub = `Cub{90HP, C, basic, ${stare}}`;
      const board = `Neo t9 p1 | Big{200HP, C, basic, "Bash C 20"} +R *Stare(Cub)@8 / - vs Bear{120HP, C, stage 1, from Cub}<${cub} / -`;
      return ruled('attack Bash', board).verdict;
    };
    expect(glare('or evolving ')).toBe('legal');
    expect(glare('')).toBe('illegal');
  });
  it('is on its player where it is given on the Pokémon itself', () => {
    expect(struck(`${KEEPER} *Fence / ${SMALL} [deck 9]`)).toEqual([true, false]);
    expect(struck(`${SMALL} / ${KEEPER} *Fence [deck 9]`)).toEqual([false, true]);
  });
});
