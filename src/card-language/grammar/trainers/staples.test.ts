import { describe, expect, it } from 'vitest';
import { readText } from '../../index.ts';
import { where } from '../../lower/steps.ts';
import { SHUFFLED, says } from './says.fixture.ts';

const IN_HAND = `reveal them, and put them into your hand. ${SHUFFLED}`;
const BENCH = 'from your Benched Pokémon';
const ONCE = 'Once during your turn';
const UP = 'your Active Pokémon';
const [THEIR_DECK, OF_THEIRS] = ['the bottom of their deck', "1 of your opponent's Pokémon"];

const attack = (text: string, mark: '+' | null = null) => {
  const reading = readText('attack', text, {
    name: 'Emberfox',
    attack: 'Glow',
    damage: 30,
    mark,
    gx: false,
  });
  return reading.read ? reading.says : reading.why;
};

describe('what Trainer cards do to Energy, Tools and hands', () => {
  it('heals a Pokémon of an owner more', () => {
    const active = { side: 'yours', place: 'active', 'name-has': "Emma's" } as const;
    expect(
      says(`Heal 30 damage from ${UP}. If that Pokémon is an Emma's Pokémon, heal 100 damage from it instead.`),
    ).toEqual({
      does: [
        where(
          { 'you-have-so-many': { of: active, 'at-least': 1 } },
          [{ heal: 100, from: 'your-active' }],
          [{ heal: 30, from: 'your-active' }],
        ),
      ],
    });
    expect(says(`Heal 30 damage from ${UP}. If that Pokémon is happy, heal 100 damage from it instead.`)).toBe('words');
  });

  it('cures and heals each of several', () => {
    const each = { each: { side: 'any', place: 'active' } };
    expect(
      says(
        "Remove all Special Conditions and 3 damage counters from each Active Pokémon (both yours and your opponent's).",
      ),
    ).toEqual({
      does: [
        { heal: 30, from: each },
        { cure: 'all', on: each },
      ],
    });
  });

  it('a search for any number of different types takes no two of one', () => {
    expect(says(`Search your deck for any number of Basic Energy cards of different types, ${IN_HAND}`)).toMatchObject({
      does: [{ count: 60, 'up-to': true, unlike: 'type' }],
    });
    expect(says(`Search your deck for any number of Item cards of different types, ${IN_HAND}`)).toBe('words');
  });

  it('Energy of the Bench goes to the Active Pokémon one by one, one at least', () => {
    const one = { 'move-energy': 1, from: { one: { side: 'yours', place: 'bench' } }, to: 'your-active' };
    expect(says(`Move up to 3 Energy ${BENCH} to ${UP}.`)).toEqual({
      does: [one, { times: 2, does: [{ may: [one] }] }],
    });
  });

  it('Energy may go along when its Pokémon is switched', () => {
    const along = 'you may move any amount of Energy from the Pokémon you moved to your Bench';
    expect(says(`Switch ${UP} with 1 of your Benched Pokémon. If you do, ${along} to the new Active Pokémon.`)).toEqual(
      {
        does: [
          { choose: { side: 'yours', place: 'active' } },
          {
            first: [{ switch: 'yours' }],
            'if-you-do': [{ 'as-often-as-liked': [{ 'move-energy': 1, from: 'chosen', to: 'your-active' }] }],
          },
        ],
      },
    );
  });

  it('a Tool, a Special Energy or a Stadium is discarded, whichever is picked', () => {
    const some = `Discard a Pokémon Tool or Special Energy card from ${OF_THEIRS}`;
    expect(says(`${some}, or discard a Stadium in play.`)).toMatchObject({
      does: [{ 'discard-in-play': 1, side: 'theirs', 'special-energy': true }],
    });
  });

  it('the opponent puts a hand away and draws as many', () => {
    expect(
      says(
        `Your opponent counts the cards in their hand, shuffles those cards, and puts them on ${THEIR_DECK}. If they do, they draw that many cards.`,
      ),
    ).toEqual({ does: [{ 'shuffle-hand': 'opponent', under: true, 'drawn-anew': true }] });
  });

  it('all of a kind is discarded out of a hand that is shown', () => {
    expect(says('Your opponent reveals their hand. Discard all Stadium cards you find there.')).toEqual({
      does: [{ 'reveal-hand': 'theirs' }, { 'discard-hand': 'all', who: 'opponent', of: { kind: 'stadium' } }],
    });
    expect(says('Your opponent reveals their hand. Discard all cards you find there.')).toBe('words');
  });

  it('the Active Pokémon is healed only as it is described', () => {
    expect(says(`Heal 60 damage from ${UP} that has 2 or more Energy attached.`)).toMatchObject({
      does: [{ heal: 60, from: { one: { side: 'yours', place: 'active', 'energy-at-least': { n: 2 } } } }],
    });
  });
});

describe('what attacks do first', () => {
  it('decides of more damage, or of a Special Condition', () => {
    expect(
      attack(
        'You may discard your hand. If you discarded any cards in this way, this attack does 90 more damage.',
        '+',
      ),
    ).toMatchObject({
      activate: [{ may: [{ 'discard-hand': 'all' }] }],
      base: { plus: 90, times: { whether: { discarded: true } } },
    });
    const tools = "discard all Pokémon Tools from your opponent's Active Pokémon";
    expect(
      attack(
        `Before doing damage, ${tools}. If you discarded a Pokémon Tool in this way, the Defending Pokémon is now Asleep.`,
      ),
    ).toMatchObject({
      activate: [{ if: { defending: { 'with-tool': true } } }],
      does: [{ times: { whether: { discarded: true } }, does: [{ condition: 'asleep' }] }],
    });
  });

  it('is done so many times as heads come up', () => {
    const random = "choose a random card from your opponent's hand";
    expect(
      attack(
        `Flip a coin until you get tails. For each heads, ${random}. Your opponent reveals those cards and shuffles them into their deck.`,
      ),
    ).toMatchObject({
      does: [{ times: { 'heads-until-tails': true }, does: [{ 'hand-at-random': 1, of: 'theirs', to: 'deck' }] }],
    });
  });

  it('asks for Energy of an owner by its name', () => {
    expect(
      attack("If this Pokémon has any Team Rocket's Energy attached, this attack does 60 more damage.", '+'),
    ).toMatchObject({ base: { times: { when: { attached: "Team Rocket's Energy" } } } });
  });
});

describe('what an Ability costs', () => {
  it('may be Energy of its Pokémon or a card for the bottom of the deck, and nothing else', () => {
    const power = (price: string) => {
      const text = `You must ${price} in order to use this Ability. ${ONCE}, you may draw a card.`;
      const reading = readText('power', text, { name: 'Emberfox', attack: '', damage: null, mark: null, gx: false });
      return reading.read ? reading.says : reading.why;
    };
    expect(power('discard a Basic Fire Energy from this Pokémon')).toMatchObject({
      does: [{ first: [{ 'discard-energy': 1, from: 'self', type: 'R' }], 'if-you-do': [{ draw: 1 }], price: true }],
    });
    expect(power('put a card from your hand on the bottom of your deck')).toMatchObject({
      does: [{ first: [{ 'hand-to-deck': 1, at: 'bottom' }], price: true }],
    });
    expect(power('draw a card')).toBe('words');
  });
});

describe('what a Trainer card says of its own play, and of a hand', () => {
  it('it may be played in the first turn too, if it says so of the player who goes first', () => {
    const first = (who: string) =>
      says(`If you go ${who}, you may use this card during your first turn. Draw 2 cards.`);
    expect(first('first')).toEqual({ does: [{ draw: 2 }], playsDespite: ['first-turn'] });
    expect(first('second')).toBe('words');
  });

  it('cards are drawn until there are as many as Pokémon of a kind', () => {
    const until = 'Draw cards until you have as many cards in your hand as you have';
    expect(says(`${until} Psychic Pokémon in play.`)).toEqual({
      does: [{ 'draw-until': { each: { side: 'yours', type: 'P' } } }],
    });
    expect(says(`${until} Psychic Energy in play.`)).toBe('words');
  });
});

describe('what Supporters and Stadiums of today find and put down', () => {
  const TWO =
    'Search your deck for up to 2 Basic Energy cards of different types, reveal them, and put 1 of them into your hand.';

  it('one found card goes to the hand, and the other onto a Pokémon', () => {
    const onto = { one: { side: 'yours' } };
    expect(says(`${TWO} Attach the other to 1 of your Pokémon. ${SHUFFLED}`)).toMatchObject({
      does: [{ count: 2, unlike: 'type', to: 'hand', 'rest-onto': onto }],
    });
    expect(says(`${TWO.replace('Energy cards', 'Pokémon')} Attach the other to 1 of your Pokémon. ${SHUFFLED}`)).toBe(
      'words',
    );
  });

  it('a card without Abilities evolves what is new too', () => {
    const FROM_ONE = 'evolves from 1 of your Pokémon';
    const NEW = 'You can use this card during your first turn or on a Pokémon that was put into play this turn.';
    expect(
      says(
        `Search your deck for a card that has no Abilities and ${FROM_ONE}, and put it onto that Pokémon to evolve it. ${SHUFFLED} ${NEW}`,
      ),
    ).toEqual({
      does: [
        {
          evolve: { one: { side: 'yours' } },
          from: 'deck',
          which: { 'none-of': [{ has: 'ability' }] },
          despite: ['new', 'first-turn'],
        },
      ],
    });
  });

  it('one of each of two kinds may be taken of those that are looked at', () => {
    expect(
      says(
        'Look at the top 5 cards of your deck. You may reveal a Pokémon and a Supporter card you find there and put them into your hand. Shuffle the other cards back into your deck.',
      ),
    ).toMatchObject({ does: [{ take: { kind: 'pokemon' }, also: [{ kind: 'supporter' }], 'or-none': true }] });
  });

  it('what befalls the Pokémon that got Energy is asked of the Active one alone', () => {
    const EACH = 'attach it to that Pokémon';
    const read = says(
      `Choose up to 2 of your Darkness Pokémon. For each of those Pokémon, search your deck for a Basic Darkness Energy card and ${EACH}. ${SHUFFLED} If you attached Energy to your Active Pokémon in this way, it is now Poisoned.`,
    );
    expect(JSON.stringify(read)).toContain(
      '{"if":{"given":{"side":"yours","place":"active"}},"then":[{"condition":"poisoned"',
    );
  });

  it('the Prizes of both players are counted together, and compared', () => {
    const only = (asked: string) => attack(`You can use this attack only if ${asked}. Draw a card.`);
    expect(only("the total of both players' remaining Prize cards is exactly 6")).toMatchObject({
      onlyIf: { 'prizes-together': { least: 6, most: 6 } },
    });
    expect(only('you have at least 3 more Prize cards remaining than your opponent')).toMatchObject({
      onlyIf: { 'prizes-ahead': 3 },
    });
    expect(only('you have 3 more Prize cards remaining than your opponent')).toBe('words');
  });
});
