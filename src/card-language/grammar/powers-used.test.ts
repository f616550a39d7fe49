import { describe, expect, it } from 'vitest';
import { readText } from '../index.ts';

const REVEAL = 'reveal it';
const LOST = 'the Lost Zone';
const SUPPORTER = 'a Supporter card';
const OWN_PILE = 'their deck';

/** Powers that are used, in the words of all years. */

const read = (text: string) => {
  const reading = readText('power', text, {
    name: 'Mistmoth',
    attack: 'Moth Dust',
    damage: null,
    mark: null,
    gx: false,
  });
  return reading.read ? reading.says : null;
};
const does = (text: string) => {
  const says = read(text);
  return says !== null && 'does' in says ? says.does : null;
};

const TURN = 'Once during your turn (before your attack)';
const MAY = `${TURN}, you may`;
const BEFORE = '(before your attack)';
const OFTEN = `As often as you like during your turn ${BEFORE}, you may`;
const MINE = 'if Mistmoth is your Active Pokémon,';
const BARRED = "This power can't be used if Mistmoth is affected by a Special Condition.";
const BARRED_BY_THREE = "This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.";
const without = (...names: readonly string[]) => names.map((condition) => ({ not: { self: { condition } } }));
const ALL = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
const YOURS = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const ACROSS = { ...THEIRS, place: 'active' };
const PILE = 'discard pile';
const OPPOSING_DECK = "your opponent's deck";

describe('a Poké-Power that a Special Condition bars', () => {
  it('may call its Pokémon without the sign of its owner, and no other Pokémon', () => {
    const barred = (name: string) => {
      const text = `${MAY} draw a card. This power can't be used if ${name} is affected by a Special Condition.`;
      const reading = readText('power', text, { name: 'Mistmoth G', attack: '', damage: null, mark: null, gx: false });
      return reading.read;
    };
    expect(barred('Mistmoth G')).toBe(true);
    expect(barred('Mistmoth')).toBe(true);
    expect(barred('Emberfox')).toBe(false);
  });
});

describe('a power that searches as it comes down', () => {
  it('may leave out cards of its own name', () => {
    const text = `When you play Mistmoth from your hand onto your Bench, you may search your deck for up to 3 Pokémon-EX (except for Mistmoth), ${REVEAL.replace('it', 'them')}, and put them into your hand. Shuffle your deck afterward.`;
    expect(does(text)).toMatchObject([{ search: { tag: 'EX', 'not-named': 'Mistmoth' }, count: 3 }]);
    expect(does(text.replace('except for Mistmoth', 'except for those that sing'))).toBeNull();
  });
});

describe('a power that is used', () => {
  it('may be used where, when and how often it says', () => {
    expect(read(`${MAY} draw a card.`)).toEqual({ does: [{ draw: 1 }], oncePerTurn: true });
    expect(read(`If ${MINE.slice(3)} once during your turn (before your attack), you may draw a card.`)).toEqual({
      does: [{ draw: 1 }],
      oncePerTurn: true,
      when: [{ self: { place: 'active' } }],
    });
    expect(read(`${TURN}, if you have less than 6 cards in your hand, you may draw a card.`)).toMatchObject({
      when: [{ 'hand-at-most': 5 }],
    });
    expect(read(`${TURN}, if it is Tuesday, you may draw a card.`)).toBeNull();
    expect(read("Once during your opponent's turn, you may draw a card.")).toBeNull();
  });

  it('knows what bars it, whichever comes last', () => {
    const name = "You can't use more than 1 Moth Dust Poké-Power each turn.";
    const said = { does: [{ draw: 1 }], oncePerTurn: true, oneOfNamePerTurn: true };
    expect(read(`${MAY} draw a card. ${name}`)).toEqual(said);
    for (const bars of [`${name} ${BARRED}`, `${BARRED} ${name}`])
      expect(read(`${MAY} draw a card. ${bars}`)).toEqual({ ...said, when: without(...ALL) });
    expect(read(`${OFTEN} draw a card. ${BARRED_BY_THREE}`)).toEqual({
      does: [{ draw: 1 }],
      asOften: true,
      when: without('asleep', 'confused', 'paralyzed'),
    });
    expect(read(`${MAY} draw a card. This power can't be used if your Bench is full.`)).toEqual({
      does: [{ draw: 1 }],
      oncePerTurn: true,
      when: [{ 'bench-room': true }],
    });
    expect(read(`${MAY} draw a card. This power can't be used if it is Tuesday.`)).toBeNull();
  });

  it.each([
    ['When you play Mistmoth from your hand to evolve your Active Pokémon', 'evolved', [{ self: { place: 'active' } }]],
    ['Once during your turn, when you put Mistmoth onto your Bench from your hand', 'benched', undefined],
  ])('may answer the moment it comes: %s', (moment, on, when) => {
    expect(read(`${moment}, you may draw a card.`)).toEqual({
      does: [{ draw: 1 }],
      on,
      ...(when === undefined ? {} : { when }),
    });
  });

  it('may cost a card, without which nothing follows', () => {
    expect(does(`${MAY} discard a Fire Energy card from your hand. If you do, draw 3 cards.`)).toEqual([
      { first: [{ 'discard-hand': 1, of: { kind: 'energy', type: 'R' } }], 'if-you-do': [{ draw: 3 }] },
    ]);
    expect(does(`${MAY} discard 1 Energy card from your hand. Then draw up to 3 cards from your deck.`)).toEqual([
      {
        first: [{ 'discard-hand': 1, of: { kind: 'energy' } }],
        'if-you-do': [{ draw: 3, 'up-to': true }],
        price: true,
      },
    ]);
    // The ruling on "then" is about one card and draws alone.
    expect(does(`${MAY} discard 2 cards from your hand. Then, draw 2 cards.`)).toBeNull();
    expect(does(`${MAY} discard a card from your hand. Then, your turn ends.`)).toBeNull();
  });

  it('may be used where its card is out of play', () => {
    expect(read(`${TURN}, if Mistmoth is in your ${PILE}, you may put this Pokémon into your hand.`)).toEqual({
      does: [{ 'put-this': 'hand' }],
      oncePerTurn: true,
      zone: 'discard',
    });
    expect(does(`${MAY} put this Pokémon into your hand.`)).toBeNull();
    expect(
      does(
        `${TURN}, if Mistmoth is in your ${PILE}, you may put it onto your Bench. Then, attach a Darkness Energy card from your ${PILE} to this Pokémon.`,
      ),
    ).toEqual([
      { 'put-this': 'bench' },
      { attach: { kind: 'energy', type: 'D' }, count: 1, from: 'discard', to: 'chosen' },
    ]);
    expect(
      read(
        `${TURN}, if this Pokémon is in your hand, you may ${REVEAL}. If you do, look at the top card of ${OPPOSING_DECK} and put this Pokémon in ${LOST}. If that card is ${SUPPORTER}, you may put it in ${LOST}. If your opponent has no cards in ${OWN_PILE}, you can't use this Ability.`,
      ),
    ).toMatchObject({ zone: 'hand', when: [{ 'opponents-deck-at-least': 1 }], does: [{ 'put-this': 'lost' }, {}] });
  });

  it('may be used in the moment before its card goes into the hand', () => {
    const before = 'before you put it into your hand';
    const put = `and your Bench isn't full, ${before}, you may put it onto your Bench`;
    const prize = 'a face-down Prize card';
    const taken = `If you took this Pokémon as ${prize} during your turn`;
    expect(read(`${taken} ${put} and take 1 more Prize card.`)).toEqual({
      comes: 'prize',
      when: [{ 'own-turn': true, 'bench-room': true }],
      does: [{ 'put-this': 'bench' }, { 'take-prizes': 1 }],
    });
    const drew = 'if you drew this Pokémon from your deck';
    const drawn = `Once during your turn, ${drew} at the beginning of your turn`;
    expect(read(`${drawn} ${put}. If you do, draw 3 cards.`)).toMatchObject({
      comes: 'draw',
      oncePerTurn: true,
      does: [{ 'put-this': 'bench' }, { draw: 3 }],
    });
    expect(read(`${taken} ${put}. If you do, dance.`)).toBeNull();
  });
});

const INSTEAD = 'instead of 1 on that Pokémon';

describe('what a power does that is used', () => {
  it.each([
    [
      `${TURN}, you may leave your opponent's Active Pokémon Paralyzed and Poisoned. If you do, put 3 damage counters ${INSTEAD} between turns.`,
      [
        { condition: 'paralyzed', on: 'opponents-active' },
        { condition: 'poisoned', on: 'opponents-active', counters: 3 },
      ],
    ],
    [
      `${OFTEN} move 1 damage counter from 1 of your Pokémon to another as long as you don't Knock Out that Pokémon.`,
      [{ 'move-counters': 1, from: { one: YOURS }, to: { one: YOURS }, 'not-fatal': true }],
    ],
    [
      `${MAY} move 1 damage counter from either player's Pokémon to another Pokémon (yours or your opponent's).`,
      [{ 'move-counters': 1, from: { one: { side: 'any' } }, to: { one: { side: 'any' } } }],
    ],
    [
      `${OFTEN} attach 1 Water Energy card to 1 of your Water Pokémon. (This doesn't use up your 1 Energy card attachment for the turn.)`,
      [{ attach: { kind: 'energy', type: 'W' }, count: 1, from: 'hand', to: { one: { ...YOURS, type: 'W' } } }],
    ],
    [
      `${MAY} put Duskmoth from your hand onto Mistmoth (this counts as evolving Mistmoth) and remove all damage counters from Mistmoth.`,
      [{ first: [{ evolve: 'self', from: 'hand', into: 'Duskmoth' }], 'if-you-do': [{ heal: 'all', from: 'self' }] }],
    ],
    [
      `${TURN}, ${MINE} you may flip a coin. If heads, the Defending Pokémon (choose 1 if there are 2) is now Burned.`,
      [{ flip: { heads: [{ condition: 'burned', on: { one: ACROSS } }] } }],
    ],
    // Both of them befall the one that is chosen.
    [
      `${MAY} choose 1 of the Defending Pokémon. That Pokémon is now Burned and Confused.`,
      [{ choose: ACROSS }, { condition: 'burned', on: 'chosen' }, { condition: 'confused', on: 'chosen' }],
    ],
    [
      `${MAY} search your deck for a Psychic Energy card and attach it to 1 of your Pokémon. Put 2 damage counters on that Pokémon. Shuffle your deck afterward.`,
      [
        { choose: YOURS },
        {
          first: [{ attach: { kind: 'energy', type: 'P' }, count: 1, from: 'deck', to: 'chosen' }],
          'if-you-do': [{ counters: 2, on: 'chosen' }],
          worded: 'implied',
        },
      ],
    ],
    [
      `${MAY} use this power. Mistmoth's type is Water until the end of your turn.`,
      [{ lasting: { claim: 'types', are: ['W'] }, on: 'self', until: 'this-turn' }],
    ],
    [
      `${OFTEN} turn all Energy attached to Mistmoth into Fire Energy for the rest of the turn.`,
      [{ lasting: { claim: 'energy-type', type: 'R', 'there-now': true }, on: 'self', until: 'this-turn' }],
    ],
    [
      `${MAY} use this Ability. All Energy attached to your Pokémon are Fire Energy instead of their usual type until the end of your turn. (This includes cards that come into play on this turn.)`,
      [{ lasting: { claim: 'energy-type', type: 'R', on: { side: 'yours' } }, on: 'you', until: 'this-turn' }],
    ],
    [
      `${MAY} switch 1 of your opponent's Benched Pokémon with 1 of the Defending Pokémon. Your opponent chooses the Defending Pokémon to switch.`,
      [{ switch: 'theirs', chooser: 'you', away: 'opponent' }],
    ],
  ])('is executed: %s', (text, verbs) => {
    expect(does(text)).toEqual(verbs);
  });

  it.each([
    [
      'another Pokémon than its own',
      `${MAY} search your deck for a Basic Pokémon and put it onto your Bench. Then, put 2 damage counters on that Pokémon. Shuffle your deck afterward.`,
    ],
    ['damage, which is an attack’s', `${MAY} use this power. Does 10 damage to each Defending Pokémon.`],
    ['one word more', `${MAY} draw a card and laugh.`],
  ])('is left alone for %s', (_why, text) => {
    expect(read(text)).toBeNull();
  });

  it('is done to the Pokémon that it has put down, and not to itself', () => {
    const down = { 'hand-picked': 1, of: 'theirs', which: { kind: 'pokemon', basic: true }, to: 'bench' };
    expect(
      does(
        `${MAY} have your opponent reveal their hand. Put a Basic Pokémon you find there onto your opponent's Bench, and put 3 damage counters on that Pokémon.`,
      ),
    ).toEqual([down, { counters: 3, on: 'chosen' }]);
    expect(
      does(
        `${MAY} look at your opponent's hand. If your opponent's Bench isn't full, choose 1 Basic Pokémon from your opponent's hand, and put it onto his or her Bench. Then, switch it with the Defending Pokémon.`,
      ),
    ).toEqual([
      { ...down, looks: true },
      { switch: 'theirs', with: 'chosen' },
    ]);
  });

  it('has each player discard, the opponent first, and asks for no price', () => {
    expect(
      does(`${MAY} use this Ability. Each player discards a card from their hand. (Your opponent discards first.)`),
    ).toEqual([{ 'discard-hand': 1, who: 'opponent' }, { 'discard-hand': 1 }]);
  });
});
