import { describe, expect, it } from 'vitest';
import { type Printed, readText } from '../index.ts';
import { where } from '../lower/steps.ts';

/** Texts in the words of the cards from 2005 to 2009, most of which one card or two print. */

const [FROM, ONTO, DONE, HELD] = ['evolves from', 'onto', 'evolving', 'from your hand'];
const printed: Printed = { name: 'Emberfox', attack: 'Glow', damage: 30, mark: null, gx: false };
const attack = (text: string, over: Partial<Printed> = {}) => {
  const reading = readText('attack', text, { ...printed, ...over });
  return reading.read ? reading.says : reading.why;
};
const power = (text: string) => {
  const reading = readText('power', text, { ...printed, damage: null });
  return reading.read ? reading.says : reading.why;
};

const BARE = { damage: null };
const TURN = 'Once during your turn (before your attack),';
const OPPOSING = "your opponent's";
const CHOSEN = { choose: { side: 'theirs' } };
const put = (counters: number) => ({ counters, on: 'chosen' }) as const;
const DOWN_TO_ONE = `If your opponent has only 1 Prize card left and Emberfox is the only Pokémon you have in play,`;
const HERS = 'his or her';

describe('attacks', () => {
  it('ask for the last Prize and for nobody beside', () => {
    const when = {
      'prizes-left': { theirs: 1 },
      not: { 'you-have-so-many': { of: { side: 'yours' }, 'at-least': 2 } },
    };
    expect(attack(`${DOWN_TO_ONE} this attack's base damage is 100 instead of 30.`)).toEqual({
      does: [],
      base: { plus: 70, times: { when } },
    });
  });

  it('ask for cards of the hand, or do nothing, only without one Pokémon under their own', () => {
    const text = (n: number) =>
      `If Sparkit isn't anywhere under Emberfox, discard 2 Energy cards from your hand. (If you can't discard ${n} Energy cards from your hand, this attack does nothing.)`;
    const price = { 'discard-hand': 2, of: { kind: 'energy' } };
    expect(attack(text(2))).toEqual({
      activate: [where({ not: { self: { over: 'Sparkit' } } }, [{ 'or-nothing': [price] }] as never)],
      does: [],
    });
    expect(attack(text(3))).toBe('words');
  });

  it('let no coin decide what is asked of the Pokémon under their own', () => {
    const heads = 'Flip a coin. If heads, the Defending Pokémon is now Asleep.';
    const burned = { condition: 'burned', on: 'defending' };
    expect(attack(`${heads} If Sparkit is anywhere under Emberfox, the Defending Pokémon is now Burned.`)).toEqual({
      does: [
        { flip: { heads: [{ condition: 'asleep', on: 'defending' }] } },
        where({ self: { over: 'Sparkit' } }, [burned] as never),
      ],
    });
    expect(attack(`${heads} If Emberfox has any damage counters on it, the Defending Pokémon is now Burned.`)).toBe(
      'words',
    );
  });

  it('count what goes out of the hand into the deck', () => {
    const text = (again: string) =>
      `Choose as many Energy cards from your hand as you like and show them to your opponent. This attack does 30 damage times the number of ${again} cards you chose. Put those Energy cards on top of your deck. Shuffle your deck afterward.`;
    const over = { damage: 30, mark: 'x' } as const;
    expect(attack(text('Energy'), over)).toEqual({
      activate: [{ 'hand-to-deck': 'any', at: 'shuffled', of: { kind: 'energy' } }],
      base: { times: { discarded: true, into: 'deck' } },
      does: [],
    });
    expect(attack(text('Trainer'), over)).toBe('words');
  });

  it.each([
    'Remove all Special Conditions and all damage counters from Emberfox.',
    'Remove all damage counters and all Special Conditions from Emberfox.',
    'Heal all damage and remove all Special Conditions from Emberfox.',
  ])('heal and cure as a whole: %s', (text) => {
    expect(attack(text, BARE)).toEqual({
      does: [
        { heal: 'all', from: 'self' },
        { cure: 'all', on: 'self' },
      ],
    });
  });

  it('heal and cure whom the player picks', () => {
    const from = '1 of your Active Pokémon.';
    const choose = {
      choose: { side: 'yours', place: 'active', 'any-of': [{ damaged: true }, { affected: true }] },
    };
    expect(attack(`Remove 8 damage counters and all Special Conditions from ${from}`, BARE)).toEqual({
      does: [choose, { heal: 80, from: 'chosen' }, { cure: 'all', on: 'chosen' }],
    });
    expect(attack(`Remove 1 damage counter and a Special Condition from ${from}`, BARE)).toMatchObject({
      does: [choose, { heal: 10, from: 'chosen' }, { 'pick-one': { asleep: [{ cure: ['asleep'], on: 'chosen' }] } }],
    });
  });

  it('put more counters on the one that is chosen where it has something', () => {
    expect(
      attack(
        `Put 3 damage counters on 1 of ${OPPOSING} Pokémon. If that Pokémon has any Poké-Powers, put 6 damage counters on that Pokémon instead.`,
        BARE,
      ),
    ).toMatchObject({
      does: [CHOSEN, where({ chosen: { has: 'power' } }, [put(6)], [put(3)])],
    });
  });

  it('put counters on both, as many as its player likes', () => {
    expect(
      attack(
        'Put up to 3 damage counters on Emberfox. Then, put that many damage counters on the Defending Pokémon.',
        BARE,
      ),
    ).toEqual({
      does: [
        { counters: 3, on: 'self', 'up-to': true },
        { counters: { placed: true }, on: 'defending' },
      ],
    });
  });

  it('do more to the chosen one by what it has, and by what is in play', () => {
    const chosen = `Choose 1 of ${OPPOSING} Pokémon. This attack does 20 damage to that Pokémon.`;
    expect(
      attack(
        `${chosen} If that Pokémon already has any damage counters on it, this attack does 20 damage plus 20 more damage.`,
        BARE,
      ),
    ).toMatchObject({
      does: [{ damage: { sum: [20, { counted: { when: { chosen: { damaged: true } } }, times: 20 }] } }],
    });
    expect(
      attack(`${chosen} If you have Mothcloak in play, this attack does 40 damage to that Pokémon instead.`, BARE),
    ).toMatchObject({
      does: [{ damage: { sum: [20, { counted: { when: { 'you-have': { named: 'Mothcloak' } } }, times: 20 }] } }],
    });
  });

  it('ask for so many on a Bench before one of them leaves it', () => {
    const of = { side: 'theirs', place: 'bench' };
    const then = [{ return: { one: of }, to: 'hand', attached: 'along' }];
    expect(
      attack(
        `If your opponent has 4 or more Benched Pokémon, choose 1 of them and return that Pokémon and all cards attached to it to ${OPPOSING} hand.`,
      ),
    ).toEqual({ does: [{ if: { 'opponent-has-so-many': { of, 'at-least': 4 } }, then }] });
  });

  it('count Pokémon of two names, of both players without itself, and fewer on a Bench', () => {
    expect(
      attack('Does 30 damage plus 10 more damage for each Emberling and each Emberfox you have in play.', {
        mark: '+',
      }),
    ).toMatchObject({
      base: { plus: 10, times: { each: { side: 'yours', 'any-of': [{ named: 'Emberling' }, { named: 'Emberfox' }] } } },
    });
    expect(
      attack(`Does 30 damage times the number of Pokémon in play (both yours and ${OPPOSING}), excluding Emberfox.`, {
        mark: 'x',
      }),
    ).toMatchObject({ base: { times: { each: { side: 'any', other: true } } } });
    expect(
      attack(
        "If you have the same number of or less Benched Pokémon than your opponent, this attack's base damage is 10 instead of 30.",
      ),
    ).toMatchObject({
      base: { minus: 20, times: { is: 'at-least', to: { each: { side: 'yours', place: 'bench' } } } },
    });
  });

  it('evolve a Pokémon out of the deck, and what follows where it evolved', () => {
    expect(
      attack(
        `Search your deck for a card that ${FROM} 1 of your Pokémon and put it ${ONTO} that Pokémon. (This counts as ${DONE} that Pokémon.) If you do, put 1 damage counter on Emberfox. Shuffle your deck afterward.`,
        BARE,
      ),
    ).toEqual({
      does: [
        { first: [{ evolve: { one: { side: 'yours' } }, from: 'deck' }], 'if-you-do': [{ counters: 1, on: 'self' }] },
      ],
    });
  });

  it('keep Poké-Powers from being used, and a Pokémon from evolving and leveling up', () => {
    expect(
      attack(`During ${OPPOSING} next turn, your opponent can't use any Poké-Powers on ${HERS} Pokémon.`),
    ).toMatchObject({
      does: [{ lasting: { claim: 'mute', what: 'powers', on: { side: 'theirs' } }, until: 'opponents-next-turn' }],
    });
    const says = attack(
      `Your opponent can't play any Pokémon from ${HERS} hand to evolve or to level-up the Defending Pokémon during ${HERS} next turn.`,
    );
    expect(says).toMatchObject({ does: [{ lasting: { act: 'evolve' } }, { lasting: { act: 'level-up' } }] });
  });
});

describe('attacks with conditions', () => {
  it('put on one of two states, and one of two others', () => {
    const of = (...states: readonly string[]) => ({
      'pick-one': Object.fromEntries(states.map((one) => [one, [{ condition: one, on: 'defending' }]])),
    });
    expect(
      attack(
        'Choose either Burned or Poisoned, and either Asleep or Confused. The Defending Pokémon is now affected by both Special Conditions.',
        BARE,
      ),
    ).toEqual({ does: [of('burned', 'poisoned'), of('asleep', 'confused')] });
  });

  it('do another damage and more where they evolved this turn, and not the printed one', () => {
    const evolved = (damage: number) =>
      attack(
        `If Emberfox evolved from Emberling during this turn, this attack does ${damage} damage and the Defending Pokémon is now Asleep.`,
      );
    expect(evolved(50)).toMatchObject({ base: { plus: 20, times: { when: { 'evolved-from': 'Emberling' } } } });
    expect(evolved(30)).toBe('words');
  });
});

describe('several coins of which each decides something of its own', () => {
  const ON = 'the Defending Pokémon is now';

  it('are flipped one after another', () => {
    const tossed = (state: string) => ({ flip: { heads: [{ condition: state, on: 'defending' }] } });
    const two = `Flip 2 coins. If the first coin is heads, ${ON} Confused. If the second coin is heads, ${ON} Poisoned.`;
    expect(attack(two)).toEqual({ does: [tossed('confused'), tossed('poisoned')] });
    expect(
      attack(
        `Flip 3 coins. If the first coin is heads, ${ON} Poisoned. If the second coin is heads, ${ON} Burned. If the third coin is heads, ${ON} Paralyzed.`,
      ),
    ).toEqual({ does: [tossed('poisoned'), tossed('burned'), tossed('paralyzed')] });
  });

  it('are not read where one of them is about the damage', () => {
    const text = `Flip 2 coins. If the first coin is heads, this attack does 10 more damage. If the second coin is heads, ${ON} Poisoned.`;
    expect(attack(text)).toBe('words');
  });
});

describe('Poké-Powers and Poké-Bodies', () => {
  it('raise the damage that is done and that is taken', () => {
    const [add, active] = [60, { self: { place: 'active' } }];
    const BOTH = `each of Emberfox's attacks does 60 more damage to the Active Pokémon (before applying Weakness and Resistance) and any damage done to Emberfox by ${OPPOSING} Pokémon is increased by 60 (after applying Weakness and Resistance)`;
    expect(power(`As long as Emberfox is your Active Pokémon, ${BOTH}.`)).toEqual([
      { claim: 'damage', when: 'before', add, on: 'self', against: { side: 'theirs', place: 'active' }, while: active },
      {
        claim: 'damage',
        when: 'after',
        add,
        on: 'self',
        against: { side: 'theirs' },
        'if-damage': true,
        while: active,
      },
    ]);
  });

  it('have Pokémon flip before they attack', () => {
    expect(
      power(
        `As long as Emberfox is your Active Pokémon, whenever ${OPPOSING} Basic Pokémon tries to attack, your opponent flips a coin. If tails, that attack does nothing.`,
      ),
    ).toEqual([{ claim: 'flip-to-attack', on: { side: 'theirs', basic: true }, while: { self: { place: 'active' } } }]);
  });

  it('are used without an offer as with one, and an offer is not taken for none', () => {
    const fallen = `if any of your Pokémon were Knocked Out during ${OPPOSING} last turn,`;
    const drawn = { does: [{ draw: 1 }], oncePerTurn: true, when: [{ 'fallen-last-turn': 'any' }] };
    expect(power(`${TURN} ${fallen} draw a card.`)).toEqual(drawn);
    expect(power(`${TURN} ${fallen} you may draw a card.`)).toEqual(drawn);
  });

  it('take one of those that were asked about', () => {
    const of = { side: 'theirs', place: 'bench' };
    expect(
      power(
        `${TURN} if your opponent has 4 or more Benched Pokémon, you may choose 1 of them and shuffle that Pokémon and all cards attached to it into ${HERS} deck.`,
      ),
    ).toMatchObject({
      does: [{ return: { one: of }, to: 'deck', attached: 'along' }],
      when: [{ 'opponent-has-so-many': { of, 'at-least': 4 } }],
    });
  });

  it('throw a card away first, and draw only where something is so', () => {
    expect(
      power(`${TURN} you may discard a card from your hand. Then, if you have Sunfox in play, draw a card.`),
    ).toMatchObject({
      does: [
        {
          first: [{ 'discard-hand': 1 }],
          'if-you-do': [where({ 'you-have': { side: 'yours', named: 'Sunfox' } }, [{ draw: 1 }])],
        },
      ],
    });
  });

  it('wait for Special Energy of the opponent, and for any Energy', () => {
    const when = (kind: string) =>
      power(
        `When your opponent attaches ${kind} card from ${HERS} hand to 1 of ${HERS} Pokémon, put 1 damage counter on that Pokémon.`,
      );
    expect(when('a Special Energy')).toMatchObject([
      { event: 'energy-attached', basic: false, on: { side: 'theirs' } },
    ]);
    expect(when('an Energy')).not.toMatchObject([{ basic: false }]);
  });

  it('end the turn only where something was done', () => {
    expect(
      power(`${TURN} you may attach a Water Energy card ${HELD} to 1 of your Pokémon. If you do, your turn ends.`),
    ).toMatchObject({
      does: [{ 'if-you-do': [{ 'end-turn': true }] }],
    });
  });

  it('let itself retreat for less by each of its name', () => {
    expect(
      power(
        'As long as Emberfox is your Active Pokémon, you pay Colorless less to retreat Emberfox for each Emberfox on your Bench.',
      ),
    ).toMatchObject([
      { claim: 'retreat', add: -1, on: 'self', per: { each: { side: 'yours', place: 'bench', named: 'Emberfox' } } },
    ]);
  });

  it('put several cards of the discard pile on the deck in an order, and all Energy that is looked at into the hand', () => {
    const back = `${TURN} you may search your discard pile for up to 2 basic Energy cards, show them to your opponent, and put those cards on top of your deck`;
    expect(power(`${back} in any order.`)).toMatchObject({
      does: [{ 'from-discard': {}, count: 2, 'up-to': true, to: 'deck', at: 'top' }],
    });
    expect(power(`${back}.`)).toBe('words');
    expect(
      power(
        `${TURN} you may look at the top 5 cards of your deck. Choose all Energy cards you find there, show them to your opponent, and put them into your hand. Put the other cards back on top of your deck. Shuffle your deck afterward.`,
      ),
    ).toMatchObject({ does: [{ 'look-at-top': 5, take: { kind: 'energy' }, count: 'all', rest: 'shuffle' }] });
  });
});
