import { describe, expect, it } from 'vitest';
import type { Verb } from '../../text/index.ts';
import { type Printed, readText } from '../index.ts';
import { where, withEnergy } from '../lower/steps.ts';

/** What is done as often as something is counted, and what waits for the next turn. */

const printed: Printed = { name: 'Emberfox', attack: 'Glow', damage: 30, mark: null, gx: false };
const says = (text: string, over: Partial<Printed> = {}) => {
  const reading = readText('attack', text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};
const OWN = 'your';
const THE_OTHER = "your opponent's";
const OUT_OF = 'their hand';
const IT = 'the Defending Pokémon';
const TAKEN = 'Count the number of Prize cards your opponent has taken.';
const WATER = { kind: 'energy', type: 'W' };
const ON_HEADS = { when: { heads: 1 } };
const FLIPPED = { 'flip-coins': { may: true }, 'each-heads': [] };
const onTails = (does: Verb) => where({ accepted: true, heads: 0 }, [does]);
const FELL = { when: { defending: { 'hp-left-at-most': 0 } } };

describe('counters that go across', () => {
  it('go one by one from any Pokémon to any other, one of them at least', () => {
    const move = { 'move-counters': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'theirs' } } };
    const across = "from any of your Pokémon to any of your opponent's Pokémon";
    expect(says(`Move 1 damage counter ${across}.`)).toEqual({ does: [move] });
    expect(says(`Move up to 4 damage counters ${across} in any way you like.`)).toEqual({
      does: [move, { times: 3, does: [{ may: [move] }] }],
    });
    // Whether all of them have to go where there are fewer is not said.
    expect(says(`Move 4 damage counters ${across}.`)).toBe('words');
  });
});

describe('Energy that is attached', () => {
  it('is as much as is counted, or up to as much', () => {
    const up = { 'up-to': true } as const;
    expect(
      says(`${TAKEN} Search your discard pile for up to that many Water Energy cards and attach them to Emberfox.`),
    ).toEqual({
      does: [{ attach: WATER, count: { 'prizes-taken': 'theirs' }, from: 'discard', to: 'self', ...up }],
    });
    const spread = { to: { one: { side: 'yours' } }, spread: true } as const;
    expect(
      says(
        `For each of your opponent's Pokémon in play, attach a Water Energy card from your discard pile to ${OWN} Pokémon in any way you like.`,
      ),
    ).toEqual({ does: [{ attach: WATER, count: { each: { side: 'theirs' } }, from: 'discard', ...spread }] });
    expect(
      says(
        'Flip 3 coins. Attach a number of Water Energy cards up to the number of heads from your hand to your Pokémon in any way you like.',
      ),
    ).toEqual({ does: [{ attach: WATER, count: { heads: 3 }, from: 'hand', ...spread, ...up }] });
    expect(
      says(
        'Search your deck for a number of Water Energy cards up to the number of Pokémon you have in play and attach them to Emberfox. Shuffle your deck afterward.',
      ),
    ).toEqual({
      does: [{ attach: WATER, count: { each: { side: 'yours' } }, from: 'deck', to: 'self', ...up }],
    });
    expect(
      says(
        'Flip a coin until you get tails. Search your deck for a number of Water Energy cards up to the number of heads and attach them to Emberfox. Shuffle your deck afterward.',
      ),
    ).toEqual({
      does: [{ attach: WATER, count: { 'heads-until-tails': true }, from: 'deck', to: 'self', ...up }],
    });
    // Two for each of them are not one for each.
    expect(
      says(
        `For each of your opponent's Pokémon in play, attach 2 Water Energy cards from your hand to ${OWN} Pokémon in any way you like.`,
      ),
    ).toBe('words');
  });
});

describe('a coin that its player may flip', () => {
  const may = 'Before doing damage, you may flip a coin.';
  it('brings more damage or another number of it, or the end of the attack', () => {
    const fails = [FLIPPED, onTails({ nothing: true })];
    expect(
      says(`${may} If heads, this attack does 60 more damage. If tails, this attack does nothing.`, { mark: '+' }),
    ).toEqual({
      activate: fails,
      does: [],
      base: { plus: 60, times: ON_HEADS },
    });
    expect(
      says('You may flip a coin. If tails, this attack does nothing. If heads, this attack does 80 damage.'),
    ).toEqual({
      activate: fails,
      does: [],
      base: { plus: 50, times: ON_HEADS },
    });
  });

  it('brings something else on tails only where it was flipped', () => {
    expect(
      says(`${may} If heads, this attack does 60 more damage. If tails, Emberfox does 20 damage to itself.`, {
        mark: '+',
      }),
    ).toEqual({
      activate: [FLIPPED],
      does: [onTails({ damage: 20, to: 'self' })],
      base: { plus: 60, times: ON_HEADS },
    });
  });

  it('is not read where heads bring no damage, or that which is printed', () => {
    expect(says(`${may} If heads, this attack does 30 damage. If tails, this attack does nothing.`)).toBe('words');
    expect(says(`${may} If heads, draw a card. If tails, this attack does nothing.`)).toBe('words');
  });
});

describe('coins until tails', () => {
  it('have no heads where the first is tails', () => {
    expect(
      says(
        "Flip a coin until you get tails. This attack does 20 more damage for each heads. If the first flip is tails, your opponent's Active Pokémon is now Confused.",
        { mark: '+' },
      ),
    ).toEqual({
      does: [where({ heads: 0 }, [{ condition: 'confused', on: 'opponents-active' }])],
      base: { plus: 20, times: { 'heads-until-tails': true } },
    });
    expect(
      says(
        'Flip a coin until you get tails. For each heads, draw a card. If the first coin is tails, Emberfox is now Asleep.',
      ),
    ).toEqual({
      does: [
        { times: { 'heads-until-tails': true }, does: [{ draw: 1 }] },
        where({ heads: 0 }, [{ condition: 'asleep', on: 'self' }]),
      ],
    });
  });
});

describe('what follows where an attack Knocks Out', () => {
  const shield =
    "prevent all effects of an attack, including damage, done to Emberfox during your opponent's next turn.";
  it('is for itself, and depends on damage of its own', () => {
    const lasting = { lasting: { claim: 'prevent', what: 'all' }, on: 'self', until: 'opponents-next-turn' };
    expect(says(`If the Defending Pokémon is Knocked Out by this attack, ${shield}`)).toEqual({
      does: [{ times: FELL, does: [lasting] }],
    });
    expect(says(`If the Defending Pokémon is Knocked Out by this attack, ${shield}`, { damage: null })).toBe('words');
    expect(
      says('If the Defending Pokémon would be Knocked Out by this attack, Emberfox does 40 damage to itself.'),
    ).toEqual({
      does: [{ times: FELL, does: [{ damage: 40, to: 'self' }] }],
    });
  });

  it('is not read where another Pokémon takes part', () => {
    expect(
      says(
        "If your opponent's Pokémon is Knocked Out by damage from this attack, switch Emberfox with 1 of your Benched Pokémon.",
      ),
    ).toBe('words');
    expect(says('If the Defending Pokémon is Knocked Out by this attack, draw a card.')).toBe('words');
  });
});

describe('what an attack leaves on the Defending Pokémon', () => {
  const next = "during your opponent's next turn";
  const trigger = (over: object) => ({
    does: [
      {
        lasting: { claim: 'trigger', event: 'energy-attached', on: 'self', ...over },
        on: 'defending',
        until: 'opponents-next-turn',
      },
    ],
  });

  it('waits for Energy, out of the hand where it says so', () => {
    const asleep = { does: [{ condition: 'asleep', on: 'self' }] };
    expect(
      says(
        'If your opponent attaches an Energy card to the Defending Pokémon during his or her next turn, that Pokémon becomes Asleep.',
      ),
    ).toEqual(trigger(asleep));
    expect(
      says(
        `D${next.slice(1)}, if an Energy card is attached to the Defending Pokémon from your opponent's hand, that Pokémon will be Asleep.`,
      ),
    ).toEqual(trigger({ from: 'hand', ...asleep }));
    expect(
      says(
        `D${next.slice(1)}, whenever they attach an Energy card from ${OUT_OF} to ${IT}, place 8 damage counters on that Pokémon.`,
      ),
    ).toEqual(trigger({ from: 'hand', does: [{ counters: 8, on: 'self' }] }));
    // Whether "if" means the first Energy alone is not said.
    expect(
      says(
        `D${next.slice(1)}, if they attach an Energy card from ${OUT_OF} to ${IT}, place 8 damage counters on that Pokémon.`,
      ),
    ).toBe('words');
  });

  it('does more with Energy beyond the cost, for the rest of the game or past every effect', () => {
    const extra = (type: string, n: number) =>
      `If Emberfox has at least ${n} extra ${type} Energy attached to it (in addition to this attack's cost),`;
    const theirActive = { side: 'theirs', place: 'active' } as const;
    const pastEffects: Verb = {
      lasting: { claim: 'sets-aside', what: ['effects'], against: theirActive },
      on: 'self',
      until: 'this-turn',
    };
    const [damage, prizes] = [
      { claim: 'damage', when: 'before', add: 30, against: theirActive, on: { side: 'yours' } },
      { claim: 'prizes', add: 1, of: 'struck', on: { side: 'yours' }, against: theirActive },
    ].map((lasting) => ({ lasting, on: 'you', until: 'while-in-play' }));
    expect(
      says(
        `For the rest of this game, ${OWN} Pokémon's attacks do 30 more damage to ${THE_OTHER} Active Pokémon (before applying Weakness and Resistance). ${extra('Water', 1)} when your opponent's Active Pokémon is Knocked Out by damage from those attacks, take 1 more Prize card.`,
      ),
    ).toEqual({ does: [withEnergy({ W: 1 }, [damage, prizes] as Verb[], [damage] as Verb[])] });
    expect(
      says(
        `${extra('Fire', 3)} this attack does 100 more damage, and this attack's damage isn't affected by any effects on ${THE_OTHER} Active Pokémon.`,
      ),
    ).toMatchObject({
      activate: [withEnergy({ R: 3 }, [pastEffects], [])],
      base: { plus: 100, times: { 'extra-energy': { R: 3 } } },
    });
  });

  it('sends whom it strikes down to the Lost Zone with all that is attached', () => {
    const goes = { claim: 'fallen-go', to: 'lost', along: true, of: 'struck' };
    expect(
      says(
        'If the Defending Pokémon is Knocked Out by this attack, put that Pokémon and all cards attached to it in the Lost Zone instead of the discard pile.',
      ),
    ).toMatchObject({
      activate: [
        { lasting: { ...goes, against: { side: 'theirs', place: 'active' } }, on: 'self', until: 'this-turn' },
      ],
    });
    expect(
      says(
        "If any of your opponent's Pokémon would be Knocked Out by damage from this attack, put that Pokémon and all cards attached to it in the Lost Zone instead of discarding it.",
      ),
    ).toMatchObject({ activate: [{ lasting: { ...goes, against: { side: 'theirs' } } }] });
  });

  it('makes it worth more Prizes, and keeps Energy and Evolution cards off it', () => {
    expect(says('If the Defending Pokémon is Knocked Out during your next turn, take 1 more Prize card.')).toEqual({
      does: [
        { lasting: { claim: 'prizes', add: 1, while: { 'own-turn': true } }, on: 'defending', until: 'your-next-turn' },
      ],
    });
    const cannot = (act: string) => ({
      does: [{ lasting: { claim: 'cannot', act }, on: 'defending', until: 'opponents-next-turn' }],
    });
    const end = 'the Defending Pokémon during his or her next turn.';
    expect(says(`Your opponent can't attach Energy from his or her hand to ${end}`)).toEqual(cannot('attach-energy'));
    expect(says(`Your opponent can't play any Pokémon from his or her hand to evolve ${end}`)).toEqual(
      cannot('evolve'),
    );
  });
});

describe('cards of a hand', () => {
  it('are discarded at random until so many are left', () => {
    expect(says("Discard random cards from your opponent's hand until they have 3 cards in their hand.")).toEqual({
      does: [
        { times: { sum: [{ hand: 'theirs' }, -3] }, does: [{ 'hand-at-random': 1, of: 'theirs', to: 'discard' }] },
      ],
    });
  });

  it('bring as many cards, or take as many counters off, as were discarded', () => {
    const discarded = { discarded: true };
    expect(
      says(
        'You may discard as many cards as you like from your hand. If you do, remove that many damage counters from Emberfox.',
      ),
    ).toEqual({
      does: [{ 'discard-hand': 'any' }, { heal: discarded, from: 'self' }],
    });
    expect(says('You may discard up to 2 cards from your hand. If you do, draw that many cards.')).toEqual({
      does: [{ may: [{ 'discard-hand': 2, 'up-to': true }, { draw: discarded }] }],
    });
    expect(
      says("Remove from Emberfox a number of damage counters equal to the number of your opponent's Pokémon in play."),
    ).toEqual({
      does: [{ heal: { each: { side: 'theirs' } }, from: 'self' }],
    });
  });

  it('are counted as Energy by the words of their discard', () => {
    const any = { 'discard-energy': 'any', from: { each: { side: 'yours' } }, 'in-all': true, type: 'D' };
    const text = (noun: string) =>
      `Discard as many Darkness Energy attached to your Pokémon as you like. This attack does 30 damage times the amount of ${noun} you discarded in this way.`;
    expect(says(text('Darkness Energy'), { mark: 'x' })).toEqual({
      activate: [any],
      does: [],
      base: { times: { discarded: true } },
    });
    expect(says(text('Fire Energy'), { mark: 'x' })).toBe('words');
  });
});

describe('each of several Pokémon', () => {
  const bench = { side: 'any', place: 'bench' };
  const spared = "(Don't apply Weakness and Resistance for Benched Pokémon.)";
  const struck = `this attack does 20 damage to that Pokémon. ${spared}`;

  it('has a coin of its own', () => {
    const does = [{ 'for-each': bench, does: [{ flip: { heads: [{ damage: 20, to: 'chosen' }] } }] }];
    expect(says(`For each Benched Pokémon (yours and your opponent's), flip a coin. If heads, ${struck}`)).toEqual({
      does,
    });
    expect(
      says(
        `Flip a coin for each Benched Pokémon (both yours and your opponent's). If that coin flip is heads, ${struck}`,
      ),
    ).toEqual({ does });
    // What does not speak of that one would be done again and again.
    expect(says("For each of your opponent's Benched Pokémon, flip a coin. If heads, draw a card.")).toBe('words');
  });

  it('has what is counted on it', () => {
    expect(
      says("Put damage counters on each of your opponent's Benched Pokémon until its remaining HP is 100."),
    ).toEqual({
      does: [
        {
          'for-each': { side: 'theirs', place: 'bench' },
          does: [{ counters: { 'hp-above': 100, of: 'chosen' }, on: 'chosen' }],
        },
      ],
    });
    const cost = { 'retreat-cost-of': 'chosen' };
    expect(
      says(
        "Put a number of damage counters on each of your opponent's Pokémon equal to the number of Colorless Energy in that Pokémon's Retreat Cost.",
      ),
    ).toEqual({ does: [{ 'for-each': { side: 'theirs' }, does: [{ counters: cost, on: 'chosen' }] }] });
    const spikes =
      "This attack does 10 damage to each of your opponent's Pokémon for each Colorless in that Pokémon's Retreat Cost.";
    expect(says(spikes, { damage: null })).toEqual({
      does: [{ 'for-each': { side: 'theirs' }, does: [{ damage: { counted: cost, times: 10 }, to: 'chosen' }] }],
    });
    expect(says(spikes)).toBe('words');
    const onBench =
      "This attack does 10 damage to each of your opponent's Benched Pokémon for each Energy attached to that Pokémon.";
    expect(says(`${onBench} ${spared}`)).toEqual({
      does: [
        {
          'for-each': { side: 'theirs', place: 'bench' },
          does: [{ damage: { counted: { 'energy-on': 'chosen' }, times: 10 }, to: 'chosen' }],
        },
      ],
    });
  });

  it('may be one that shares the type or the name of the Pokémon across', () => {
    expect(
      says(
        `Does 20 damage to each of your opponent's Benched Pokémon of the same type as the Defending Pokémon. ${spared}`,
      ),
    ).toEqual({
      does: [{ damage: 20, to: { each: { side: 'theirs', place: 'bench', shares: 'type' } } }],
    });
    expect(
      says(
        'This attack does 10 damage to each Benched Pokémon of the same type as the Defending Pokémon (including your own).',
      ),
    ).toEqual({
      does: [{ damage: 10, to: { each: { ...bench, shares: 'type' } } }],
    });
    expect(
      says(
        `Does 20 damage to each of your opponent's Benched Pokémon that has the same name as the Defending Pokémon. ${spared}`,
      ),
    ).toEqual({
      does: [{ damage: 20, to: { each: { side: 'theirs', place: 'bench', shares: 'name' } } }],
    });
    // Among all of them the Defending Pokémon would be struck twice.
    expect(says("Does 20 damage to each of your opponent's Pokémon of the same type as the Defending Pokémon.")).toBe(
      'words',
    );
  });
});

describe('an offer of more damage', () => {
  it('for Energy that goes elsewhere is made only where there is some', () => {
    const offered = (energy: true | string, verb: object) => ({
      activate: [where({ self: { 'with-energy': energy as never } }, [{ times: { may: true }, does: [verb as Verb] }])],
      does: [],
      base: { plus: 20, times: { when: { accepted: true } } },
    });
    expect(
      says('You may return a Water Energy from Emberfox to your hand. If you do, this attack does 20 more damage.', {
        mark: '+',
      }),
    ).toEqual(offered('W', { 'energy-to-hand': 1, from: 'self', type: 'W' }));
    expect(
      says('You may shuffle all Energy attached to Emberfox into your deck and have this attack do 20 more damage.', {
        mark: '+',
      }),
    ).toEqual(offered(true, { 'energy-to-hand': 'all', from: 'self', into: 'deck' }));
    expect(
      says('You may return 2 Water Energy from Emberfox to your hand. If you do, this attack does 20 more damage.', {
        mark: '+',
      }),
    ).toBe('words');
  });
});

describe('cards of a hand that is shown where any coin is heads', () => {
  it('are picked for each heads', () => {
    const start = 'Flip 2 coins. If either of them is heads, your opponent reveals their hand.';
    const picked = (to: string) => ({
      does: [{ 'flip-coins': 2, 'each-heads': [{ 'hand-picked': 1, of: 'theirs', to }] }],
    });
    const choose = 'For each heads, choose a card you find there';
    expect(says(`${start} ${choose}. Your opponent shuffles those cards into their deck.`)).toEqual(picked('deck'));
    expect(says(`${start} ${choose} and put it on the bottom of your opponent's deck in any order.`)).toEqual(
      picked('bottom'),
    );
    expect(says(`${start} Then, for each heads, discard a card from your opponent's hand.`)).toEqual(picked('discard'));
  });
});

describe('what holds for a time', () => {
  const lasting = (claim: object, on: string, until: string) => ({ lasting: claim, on, until });
  const next = "during your opponent's next turn";
  const spared = '(before applying Weakness and Resistance).';

  it('is two things at once where a text joins them', () => {
    expect(
      says(
        `The Defending Pokémon can't retreat ${next}, and any damage done to Emberfox by attacks is reduced by 30 (after applying Weakness and Resistance).`,
      ),
    ).toEqual({
      does: [
        lasting({ claim: 'cannot', act: 'retreat' }, 'defending', 'opponents-next-turn'),
        lasting({ claim: 'damage', when: 'after', add: -30 }, 'self', 'opponents-next-turn'),
      ],
    });
  });

  it('is more damage of an attack by its name, or of another Pokémon to the Active one', () => {
    expect(says(`During your next turn, Emberfox's Leaf Wallop does 40 more damage ${spared}`)).toEqual({
      does: [lasting({ claim: 'damage', when: 'before', add: 40, attack: 'Leaf Wallop' }, 'self', 'your-next-turn')],
    });
    expect(
      says(
        `The Defending Pokémon is now Confused. D${next.slice(1)}, that Pokémon's attacks do 60 more damage to the Active Pokémon ${spared}`,
      ),
    ).toMatchObject({
      does: [
        { condition: 'confused' },
        { lasting: { claim: 'damage', when: 'before', add: 60, against: { place: 'active' } }, on: 'defending' },
      ],
    });
  });
});

describe('evolving from the deck', () => {
  it('takes a card that is named whatever it evolves from, and of others those that fit', () => {
    const text = (what: string) =>
      `Search your deck for ${what} and put it onto Emberfox to evolve it. Then, shuffle your deck.`;
    expect(says(text('a Pyrefox'))).toEqual({ does: [{ evolve: 'self', from: 'deck', into: 'Pyrefox' }] });
    expect(says(text('a Stage 1 Pokémon'))).toEqual({
      does: [{ evolve: 'self', from: 'deck', which: { kind: 'pokemon', stage: 'stage 1' } }],
    });
    expect(says(text('a card'))).toBe('words');
    expect(says(text('a Pyrefox or Pyrefox ex'))).toBe('words');
  });
});

describe('a copy', () => {
  it('says once more what else is required', () => {
    expect(
      says(
        "Choose 1 of the Defending Pokémon's attacks. Glow copies that attack. This attack does nothing if Emberfox doesn't have the Energy necessary to use that attack. (You must still do anything else required in order to use that attack.)",
        { damage: null },
      ),
    ).toEqual({ choose: [{ 'copy-attack': 'defending', 'if-payable': true }], does: [] });
  });
});

describe('cards that go away or come back', () => {
  it('are the ones a text names, of either player', () => {
    const theirs = { 'from-discard': {}, of: 'theirs' };
    expect(says("Put 2 cards from your opponent's discard pile in the Lost Zone.")).toEqual({
      does: [{ ...theirs, count: 2, to: 'lost' }],
    });
    expect(
      says(
        "Search your opponent's discard pile for any 1 card, show it to your opponent, and put it on top of his or her deck.",
      ),
    ).toEqual({ does: [{ ...theirs, count: 1, to: 'deck', at: 'top' }] });
    expect(says('Choose a card from your discard pile and put it on top of your deck.')).toEqual({
      does: [{ 'from-discard': {}, count: 1, to: 'deck', at: 'top' }],
    });
    const away = { 'hand-to-deck': 2, who: 'opponent' };
    expect(says('Your opponent puts 2 cards from his or her hand on the bottom of his or her deck.')).toEqual({
      does: [{ ...away, at: 'bottom' }],
    });
    expect(says('Your opponent chooses 2 cards from their hand and shuffles those cards into their deck.')).toEqual({
      does: [{ ...away, at: 'shuffled' }],
    });
  });

  it('are of different types, in either order of the words', () => {
    const search = 'Search your deck for 3 different types of basic Energy cards';
    expect(says(`${search}, reveal them, and put them into your hand. Shuffle your deck afterward.`)).toMatchObject({
      does: [{ count: 3, unlike: 'type', to: 'hand' }],
    });
    expect(says(`${search} and attach them to Emberfox. Shuffle your deck afterward.`)).toMatchObject({
      does: [{ count: 3, unlike: 'type', to: 'self' }],
    });
  });
});

describe('what is counted', () => {
  const times = (what: string) => {
    const read = says(`Does 10 more damage for each ${what}.`, { mark: '+' });
    return typeof read === 'string' ? read : read.base;
  };
  const plus = (counted: object) => ({ plus: 10, times: counted });

  it('is on both sides or in the Lost Zone', () => {
    const all = { each: { side: 'any' } };
    expect(times("Grass Energy attached to both your and your opponent's Pokémon")).toEqual(
      plus({ 'energy-on': all, type: 'G' }),
    );
    expect(times('Grass Energy in play')).toEqual(plus({ 'energy-on': all, type: 'G' }));
    expect(times('of your Pokémon in the Lost Zone')).toEqual(plus({ 'in-lost': { kind: 'pokemon' }, of: 'yours' }));
    expect(times('Pokémon in play with Team Magma in its name')).toEqual(
      plus({ each: { side: 'any', 'name-has': 'Team Magma' } }),
    );
    expect(times('of your Pokémon in play (including this one)')).toEqual(plus({ each: { side: 'yours' } }));
  });

  it('are up to so many that are chosen', () => {
    expect(
      says("Choose up to 2 of your opponent's Benched Pokémon. This attack does 10 damage to each of them.", {
        damage: null,
      }),
    ).toEqual({
      does: [{ damage: 10, to: { some: 2, of: { side: 'theirs', place: 'bench' }, 'up-to': true } }],
    });
  });
});
