import { describe, expect, it } from 'vitest';
import { type Printed, readText } from '../index.ts';

const printed: Printed = { name: 'Emberfox', attack: 'Metal Glow', damage: 30, mark: null, gx: false };
const says = (text: string, over: Partial<Printed> = {}) => {
  const reading = readText('attack', text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};
const NEXT = "during your opponent's next turn";
const AWAY = 'discard a Stadium in play';
const MAY_USE = 'you can use this attack';
const THEIRS = "your opponent's Active Pokémon";

describe('a text of an attack', () => {
  it('asks for a price before anything else, and fails without it', () => {
    expect(says("Discard a card from your hand. If you can't, this attack does nothing.")).toEqual({
      activate: [{ 'or-nothing': [{ 'discard-hand': 1 }] }],
      does: [],
    });
  });

  it('does more damage although the sign for it is left out, and not in place of what is printed', () => {
    const more = 'Flip a coin. If heads, this attack does 20 more damage.';
    expect(says(more)).toEqual({ does: [], base: { plus: 20, times: { heads: 1 } } });
    expect(says(more, { mark: '+' })).toEqual(says(more));
    expect(says(more, { mark: 'x' })).toBe('not-said');
    expect(says(more, { damage: null })).toBe('not-said');
  });

  it('does more damage and something else where what it asks for was discarded', () => {
    const paid = { whether: { discarded: true } };
    const more = 'this attack does 30 damage plus 20 more damage and';
    const asleep = [{ condition: 'asleep', on: 'self' }];
    const thrown = (what: string) =>
      says(`You may discard ${what}. If you do, ${more} Emberfox is now Asleep.`, { mark: '+' });
    expect(thrown('the top card of your deck')).toEqual({
      activate: [{ may: [{ 'discard-top': 1, of: 'yours' }] }],
      does: [{ times: paid, does: asleep }],
      base: { plus: 20, times: paid },
    });
    expect(thrown('the top 2 cards of your deck')).toBe('words');
    const tools = 'Before doing damage, discard all Pokémon Tool cards from the Defending Pokémon. If you discarded a';
    expect(
      says(`${tools} Pokémon Tool card in this way, ${more} Emberfox is now Asleep.`, { mark: '+' }),
    ).toMatchObject({
      does: [{ times: paid, does: asleep }],
      base: { plus: 20, times: paid },
    });
  });

  it('may be used for another cost, or where a first turn would forbid it', () => {
    expect(says('If you have no cards in your hand, this attack can be used for Water.')).toEqual({
      does: [],
      costWhen: { 'hand-at-most': 0 },
      costThen: ['W'],
    });
    expect(says(`If you go first, ${MAY_USE} during your first turn. Draw 2 cards.`)).toEqual({
      does: [{ draw: 2 }],
      despite: ['first-turn'],
    });
  });

  it('keeps what is done "then" apart, so that a document may make it depend on what was done first', () => {
    expect(says('Shuffle your hand into your deck. Then, draw 4 cards.')).toEqual({
      does: [{ first: [{ 'shuffle-hand': 'you' }], 'if-you-do': [{ draw: 4 }], worded: 'then' }],
    });
    expect(says('Shuffle Emberfox and all attached cards into your deck. Then, draw 4 cards.')).toBe('not-said');
  });

  it('knows from a name alone neither a Stadium nor a Pokémon', () => {
    expect(says('If Frostvale is in play, draw 4 cards.')).toEqual({
      does: [
        {
          if: {
            'any-of': [
              { stadium: 'Frostvale' },
              { 'you-have': { named: 'Frostvale' } },
              { 'opponent-has': { named: 'Frostvale' } },
            ],
          },
          // biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
          then: [{ draw: 4 }],
        },
      ],
    });
  });

  it('lets each player who shuffled a hand away draw', () => {
    const away = 'shuffle their hand into their deck and draw 3 cards.';
    expect(says(`You may have each player ${away}`)).toEqual({
      does: [{ may: [{ 'shuffle-hand': 'both' }, { draw: 3 }, { draw: 3, who: 'opponent' }] }],
    });
  });

  it('is used Asleep as well, and says what comes of that with “it”', () => {
    const used = 'This attack can be used if Emberfox is Asleep.';
    expect(says(`${used} If it is not Asleep, this attack does nothing.`)).toMatchObject({
      despite: ['asleep'],
      does: [],
    });
    expect(says(`${used} If it is not Paralyzed, this attack does nothing.`)).toBe('words');
  });

  it('copies an attack and does nothing of its own beside that', () => {
    expect(says(`Choose 1 of ${THEIRS}'s attacks and use it as this attack.`)).toEqual({
      choose: [{ 'copy-attack': 'opponents-active' }],
      does: [],
    });
    expect(says(`Choose 1 of ${THEIRS}'s attacks and use it as this attack. Draw 2 cards.`)).toBe('not-said');
  });

  it('copies what is printed on an earlier stage or a discarded card, or no GX attack', () => {
    const copies = (what: string) => says(`Choose ${what} and use it as this attack.`);
    const beneath = { choose: [{ 'copy-attack': 'stages-beneath' }], does: [] };
    expect(copies("an attack from 1 of Emberfox's previous Evolutions")).toEqual(beneath);
    expect(copies("1 of Emberfox's attacks from its previous Evolutions")).toEqual(beneath);
    expect(copies('an attack from a Dragon Pokémon in your discard pile')).toEqual({
      choose: [{ 'copy-attack': { discarded: { kind: 'pokemon', type: 'N' } } }],
      does: [],
    });
    expect(copies(`1 of ${THEIRS}'s non-GX attacks`)).toEqual({
      choose: [{ 'copy-attack': 'opponents-active', 'not-gx': true }],
      does: [],
    });
    expect(copies("an attack from a Dragon Pokémon in your opponent's discard pile")).toBe('words');
  });

  it('is known by its own name, whatever words that is made of', () => {
    expect(says("This Pokémon can't use Metal Glow during your next turn.")).toEqual({
      does: [
        { lasting: { claim: 'cannot', act: 'attack', attack: 'Metal Glow' }, on: 'self', until: 'your-next-turn' },
      ],
    });
  });

  it('keeps its user from itself in the next turn, in either form', () => {
    const kept = { does: [{ lasting: { claim: 'cannot', act: 'attack' }, on: 'self', until: 'your-next-turn' }] };
    expect(says("You can't use this attack during your next turn.")).toMatchObject(kept);
    expect(says("This attack can't be used during your next turn.")).toMatchObject(kept);
    // Without a time it is a condition of using it, and says none.
    expect(says("You can't use this attack.")).toBe('words');
  });

  it('answers a blow of the next turn', () => {
    expect(
      says(
        `${NEXT[0]?.toUpperCase()}${NEXT.slice(1)}, if Emberfox is damaged by an attack (even if it is Knocked Out), put 3 damage counters on the Attacking Pokémon.`,
      ),
    ).toMatchObject({ does: [{ lasting: { claim: 'trigger', does: [{ counters: 3, on: 'attacker' }] } }] });
    // No attack of its own turn has an Attacking Pokémon beside itself.
    expect(says('Put 3 damage counters on the Attacking Pokémon.')).toBe('not-said');
  });

  it('asks after counters where no damage of its own has changed them', () => {
    const text = `If ${THEIRS} has any damage counters on it, that Pokémon is Knocked Out.`;
    expect(says(text, { damage: null })).toMatchObject({ does: [{ if: { defending: { damaged: true } } }] });
    expect(says(text)).toBe('words');
  });

  it('counts heads in more ways than both and none', () => {
    expect(
      says('Flip 3 coins. This attack does 30 damage for each heads. If at least 2 of them are heads, draw a card.', {
        mark: 'x',
      }),
    ).toMatchObject({ base: { times: { heads: 3 } }, does: [{ if: { 'any-of': [{ heads: 2 }, { heads: 3 }] } }] });
  });
});

describe('the Lost Zone and the last HP', () => {
  it('does damage to those without a Retreat Cost', () => {
    const benched = "each of your opponent's Benched Pokémon that doesn't have a Retreat Cost";
    expect(says(`Does 10 damage to ${benched}. (Don't apply Weakness and Resistance for Benched Pokémon.)`)).toEqual({
      does: [{ damage: 10, to: { each: { side: 'theirs', place: 'bench', 'retreat-is': 0 } } }],
    });
  });

  it('counts the basic Energy of two types', () => {
    const amount = (one: string, other: string) =>
      says(
        `This attack does 30 damage times the amount of basic ${one} and basic ${other} Energy on your side.`.replace(
          'on your side',
          'attached to your Pokémon',
        ),
        { mark: 'x' },
      );
    const all = { each: { side: 'yours' } };
    expect(amount('Grass', 'Lightning')).toMatchObject({
      base: { times: { sum: ['G', 'L'].map((type) => ({ 'energy-on': all, type, basic: true })) } },
    });
    expect(amount('Grass', 'Grass')).toBe('words');
  });

  it('take a Pokémon with all its cards, the top of a deck, and counters up to so many HP', () => {
    expect(says('Put Emberfox and all attached cards in the Lost Zone.')).toEqual({
      does: [{ return: 'self', to: 'lost', attached: 'along' }],
    });
    expect(says("Put the top 2 cards of your opponent's deck in the Lost Zone.")).toEqual({
      does: [{ 'discard-top': 2, of: 'theirs', into: 'lost' }],
    });
    expect(says(`Put damage counters on ${THEIRS} until its remaining HP is 10.`)).toEqual({
      does: [{ counters: { 'hp-above': 10, of: 'opponents-active' }, on: 'opponents-active' }],
    });
    const both = 'Put damage counters on both Active Pokémon until the remaining HP of each Pokémon is 10.';
    expect(says(both)).toEqual({
      does: (['opponents-active', 'your-active'] as const).map((of) => ({ counters: { 'hp-above': 10, of }, on: of })),
    });
    // Of several each has its own number.
    expect(says("Put damage counters on each of your opponent's Pokémon until its remaining HP is 10.")).toEqual({
      does: [{ 'for-each': { side: 'theirs' }, does: [{ counters: { 'hp-above': 10, of: 'chosen' }, on: 'chosen' }] }],
    });
  });
});

describe('what an attack gains', () => {
  it('is a Prize more for whom its damage Knocks Out, and damage for a Stadium that goes', () => {
    expect(
      says("If your opponent's Basic Pokémon is Knocked Out by damage from this attack, take 1 more Prize card."),
    ).toMatchObject({ activate: [{ lasting: { claim: 'prizes', add: 1, against: { side: 'theirs', basic: true } } }] });
    expect(says(`You may ${AWAY}. If you do, this attack does 50 more damage.`, { mark: '+' })).toMatchObject({
      activate: [{ may: [{ 'discard-stadium': true }] }],
      base: { plus: 50 },
    });
  });
});

describe('what an attack leaves', () => {
  it('Knocks Out in the next turn of its player whatever is damaged then, and not itself', () => {
    const struck = (whose: string, who: string) =>
      `During ${whose} next turn, if ${who} is damaged by an attack, it is Knocked Out.`;
    expect(says(struck('your', 'the Defending Pokémon'), { damage: null })).toEqual({
      does: [
        {
          lasting: { claim: 'trigger', event: 'damaged-by-attack', on: 'self', does: [{ 'knock-out': 'self' }] },
          on: 'defending',
          until: 'your-next-turn',
        },
      ],
    });
    expect(says(struck('your', 'Emberfox'))).toBe('words');
    expect(says(struck("your opponent's", 'the Defending Pokémon'))).toBe('words');
  });

  it('keeps damage of a kind off all of a side, until its user is not Active any more', () => {
    const lost = 'If Emberfox is no longer your Active Pokémon, this effect ends.';
    const guarded = (from: string, end: string) =>
      says(`During your opponent's next turn, prevent all damage done to each of your Pokémon ${from}. ${end}`);
    const by = (from: object) => ({
      does: [
        {
          lasting: { claim: 'prevent', what: 'damage', from, on: { side: 'yours' } },
          on: 'you',
          until: 'opponents-next-turn',
          ends: 'leaving-active',
        },
      ],
    });
    expect(guarded("from your opponent's Pokémon-EX", `(${lost})`)).toEqual(by({ side: 'theirs', tag: 'EX' }));
    expect(guarded('by attacks from Pokémon ex', lost)).toEqual(by({ tag: 'ex' }));
  });

  it('does nothing to one without a Tool', () => {
    expect(
      says('If the Defending Pokémon has no Pokémon Tool card attached to it, this attack does nothing.'),
    ).toMatchObject({ activate: [{ if: { not: { defending: { 'with-tool': true } } } }], does: [] });
  });
});

describe('a VSTAR Power', () => {
  it('is used once in a game, which its card marks, and in any turn', () => {
    const once = "(You can't use more than 1 VSTAR Power in a game.)";
    const reading = readText('power', `During your turn, you may draw 3 cards. ${once}`, printed);
    expect(reading.read && reading.says).toEqual({ does: [{ draw: 3 }] });
    // Without that mark nothing says how often.
    expect(readText('power', 'During your turn, you may draw 3 cards.', printed).read).toBe(false);
  });
});
