import { describe, expect, it } from 'vitest';
import { readText } from '../../index.ts';
import { SHUFFLED, says } from './says.fixture.ts';

const IN_HAND = `reveal them, and put them into your hand. ${SHUFFLED}`;
const BENCH = 'from your Benched Pokémon';
const ONCE = 'Once during your turn';
const UP = 'your Active Pokémon';
const SPECIAL = { 'with-special-energy': true };
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
      does: [
        {
          'pick-one': {
            tool: [{ 'discard-in-play': 1, side: 'theirs' }],
            energy: [{ from: { one: { side: 'theirs', ...SPECIAL } }, special: true }],
            stadium: [{ 'discard-stadium': true }],
          },
        },
      ],
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
