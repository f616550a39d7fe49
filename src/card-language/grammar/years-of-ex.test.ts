import { describe, expect, it } from 'vitest';
import { type Printed, readText, type TextKind } from '../index.ts';
import { where } from '../lower/steps.ts';

/** Texts in the words of the cards from 2003 to 2011. */

const printed: Printed = { name: 'Emberfox', attack: 'Glow', damage: 30, mark: null, gx: false };
const says = (text: string, over: Partial<Printed> = {}, kind: TextKind = 'attack') => {
  const reading = readText(kind, text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};
const NO_DAMAGE = { damage: null };
const PLUS = { mark: '+' } as const;
const TIMES = { mark: 'x' } as const;
const SELF = { 'hp-above': 0, of: 'self' };
const ACROSS = { 'hp-above': 0, of: 'defending' };
const SPARED = "(Don't apply Weakness and Resistance for Benched Pokémon.)";

describe('attacks of those years', () => {
  it('compare the HP that are left, and Energy', () => {
    const fewer = 'has fewer remaining HP than';
    expect(says(`If Emberfox ${fewer} the Defending Pokémon, this attack's base damage is 80.`)).toEqual({
      does: [],
      base: { plus: 50, times: { compared: ACROSS, is: 'at-least', to: { sum: [SELF, 1] } } },
    });
    expect(
      says(
        `Before doing damage, count the remaining HP of the Defending Pokémon and Emberfox. If the Defending Pokémon ${fewer} Emberfox's, this attack does 60 damage instead.`,
      ),
    ).toEqual({ does: [], base: { plus: 30, times: { compared: SELF, is: 'at-least', to: { sum: [ACROSS, 1] } } } });
    // Damage of the attack would change the answer before anything else is done.
    expect(says(`If Emberfox ${fewer} the Defending Pokémon, draw a card.`)).toBe('words');
  });

  it('count basic Energy cards, and the Energy of two Pokémon apart from that of all Active ones', () => {
    const does = 'Does 30 damage times the';
    expect(says(`${does} number of basic Energy cards attached to Emberfox.`, TIMES)).toEqual({
      does: [],
      base: { times: { 'energy-on': 'self', basic: true, cards: true } },
    });
    expect(says(`${does} total amount of Energy attached to Emberfox and the Defending Pokémon.`, TIMES)).toEqual({
      does: [],
      base: { times: { sum: [{ 'energy-on': 'self' }, { 'energy-on': 'defending' }] } },
    });
  });

  it('do more to the chosen one where it had counters, and say so only without damage of their own', () => {
    const text = `Choose 1 of your opponent's Pokémon. This attack does 40 damage to that Pokémon. If that Pokémon already has damage counters on it, this attack does 60 damage instead. ${SPARED}`;
    const damage = { sum: [40, { counted: { when: { chosen: { damaged: true } } }, times: 20 }] };
    expect(says(text, NO_DAMAGE)).toEqual({
      choose: [{ choose: { side: 'theirs' } }],
      does: [{ damage, to: 'chosen' }],
    });
    expect(says(text)).toBe('words');
  });

  it('ask for counters from before their damage, of what they do after it', () => {
    const had = 'If the Defending Pokémon already has any damage counters on it, that Pokémon is now Asleep.';
    const before = {
      compared: { 'counters-on': 'defending' },
      is: 'at-least',
      to: { sum: [{ 'damage-done': true }, 1] },
    };
    expect(says(had)).toEqual({ does: [{ times: before, does: [{ condition: 'asleep', on: 'defending' }] }] });
    expect(says(had, NO_DAMAGE)).toMatchObject({ does: [{ if: { defending: { damaged: true } } }] });
  });

  it('bring up before the damage whom it is done to, with the damage that is printed', () => {
    const text = (n: number) =>
      `Before doing damage, you may switch 1 of your opponent's Benched Pokémon with 1 of the Defending Pokémon. If you do, this attack does ${n} damage to the new Defending Pokémon.`;
    expect(says(text(30))).toEqual({
      activate: [
        where({ 'opponent-has': { side: 'theirs', place: 'bench' } }, [
          { may: [{ switch: 'theirs', chooser: 'you' }] },
        ]),
      ],
      does: [],
    });
    expect(says(text(50))).toBe('words');
  });

  it('do damage to the Pokémon across on one side of a coin, where they print none', () => {
    const text = 'Flip a coin. If heads, this attack does 10 damage to the Defending Pokémon. If tails, draw a card.';
    const flip = { heads: [{ damage: 10, to: 'defending' }], tails: [{ draw: 1 }] };
    expect(says(text, NO_DAMAGE)).toEqual({ does: [{ flip }] });
    expect(says(text)).toBe('words');
  });

  it("put off to the end of the opponent's next turn what befalls the Defending Pokémon, and nothing else", () => {
    const end = "at the end of your opponent's next turn";
    const later = (...does: readonly object[]) => ({
      does: [
        {
          lasting: { claim: 'end-of-turn', while: { not: { 'own-turn': true } }, does },
          on: 'defending',
          until: 'end-of-opponents-next-turn',
        },
      ],
    });
    expect(says(`Put 7 damage counters on the Defending Pokémon ${end}.`)).toEqual(later({ counters: 7, on: 'self' }));
    expect(says(`A${end.slice(1)}, the Defending Pokémon is now Asleep.`)).toEqual(
      later({ condition: 'asleep', on: 'self' }),
    );
    expect(says(`Put 2 damage counters on Emberfox ${end}.`)).toBe('words');
  });

  it('ask for a price in brackets, and for just so many cards', () => {
    const price = (n: string) =>
      `Discard 2 cards from your hand. (If you can't discard ${n} cards, this attack does nothing.)`;
    expect(says(price('2'))).toEqual({ activate: [{ 'or-nothing': [{ 'discard-hand': 2 }] }], does: [] });
    expect(says(price('3'))).toBe('words');
  });

  it('ignore an effect where something is so', () => {
    const move = 'Move all Lightning Energy attached to Emberfox to 1 of your Benched Pokémon.';
    expect(says(`${move} (Ignore this effect if you don't have any Benched Pokémon.)`)).toMatchObject({
      does: [{ if: { 'you-have-so-many': { of: { side: 'yours', place: 'bench' }, 'at-least': 1 } } }],
    });
  });

  it('keep kinds of Trainer cards in hand, of which “Trainer” beside others is one', () => {
    const until = "from his or her hand during your opponent's next turn.";
    const kept = (says: unknown) =>
      (says as { readonly does: readonly { readonly lasting: { readonly act: string } }[] }).does.map(
        ({ lasting }) => lasting.act,
      );
    expect(kept(says(`Your opponent can't play any Trainer cards or Stadium cards ${until}`))).toEqual([
      'play-trainer',
      'play-stadium',
    ]);
    // Alone it meant all three before 2007.
    const alone = `Your opponent can't play any Trainer cards ${until}`;
    expect(kept(says(alone, { released: '2004/06/01' }))).toHaveLength(3);
    expect(kept(says(alone, { released: '2008/06/01' }))).toHaveLength(1);
  });

  it('count what was discarded of a type by that type alone', () => {
    const text = (type: string) =>
      `You may discard any number of Fire Energy cards attached to Emberfox. If you do, this attack does 30 damage plus 20 more damage for each ${type} Energy card you discarded.`;
    expect(says(text('Fire'), PLUS)).toEqual({
      activate: [{ 'discard-energy': 'any', from: 'self', type: 'R' }],
      does: [],
      base: { plus: 20, times: { discarded: true } },
    });
    expect(says(text('Water'), PLUS)).toBe('words');
  });

  it('copy an attack that can be paid, by the name of their own', () => {
    const text = (name: string) =>
      `Choose 1 of the Defending Pokémon's attacks. ${name} copies that attack. This attack does nothing if Emberfox doesn't have the Energy necessary to use that attack. (You must still do anything else required for that attack.) Emberfox performs that attack.`;
    expect(says(text('Glow'), NO_DAMAGE)).toEqual({
      choose: [{ 'copy-attack': 'defending', 'if-payable': true }],
      does: [],
    });
    expect(says(text('Shine'), NO_DAMAGE)).toBe('words');
  });
});

describe('powers of those years', () => {
  const MAY = 'Once during your turn (before your attack), you may';

  it('attach what is on top, or put it back', () => {
    const text = `${MAY} reveal the top card of your deck. If that card is a basic Energy card, attach it to 1 of your Pokémon. If not, put the card back on your deck.`;
    expect(says(text, NO_DAMAGE, 'power')).toMatchObject({
      does: [{ 'look-at-top': 1, take: { kind: 'energy', tag: 'basic energy' }, count: 1, rest: 'top' }],
    });
  });

  it('speak of those they have named as “that Pokémon”', () => {
    const on = { side: 'yours', 'evolves-from': 'Kitsling' };
    expect(
      says(
        "Each of your Pokémon that evolves from Kitsling has no Weakness, and that Pokémon's Retreat Cost is 0.",
        NO_DAMAGE,
        'power',
      ),
    ).toEqual([
      { claim: 'no-weakness', on },
      { claim: 'retreat', set: 0, on },
    ]);
  });
});
