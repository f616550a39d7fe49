import { describe, expect, it } from 'vitest';
import { readCarried, readText } from '../index.ts';

const printed = { name: 'Old Ledger', attack: '', damage: null, mark: null, gx: false } as const;
const says = (text: string) => {
  const reading = readText('trainer', text, printed);
  return reading.read ? reading.says : reading.why;
};

const SHUFFLED = 'Then, shuffle your deck.';
const PUT = `reveal them, and put them into your hand. ${SHUFFLED}`;
const TAKEN = 'card, reveal it,';
const FROM_HAND = 'from their hand';
const BENEATH = 'on the bottom of their deck';
const CARRIED = 'As long as this card is attached to a Pokémon';
const DRAW_TWO = 'draw 2 cards';
const ATTACHED = 'this card is attached to';
const ONLY_ONE = 'provides only 1 Energy at a time';
const GOES = 'Discard this card at the end';

describe('a text of a Trainer card', () => {
  it('is played for cards of a kind', () => {
    expect(
      says('You can use this card only if you discard 2 Water Energy cards from your hand. Draw 3 cards.'),
    ).toEqual({
      does: [{ draw: 3 }],
      discardsToPlay: 2,
      discardsOf: { kind: 'energy', type: 'W' },
    });
  });

  it('puts hands under decks and lets each player draw a number of their own', () => {
    expect(
      says(
        `Each player shuffles their hand and puts it ${BENEATH}. If either player put any cards ${BENEATH} in this way, you draw 4 cards, and your opponent draws 2 cards.`,
      ),
    ).toEqual({
      does: [
        {
          first: [{ 'shuffle-hand': 'both', under: true }],
          'if-you-do': [{ draw: 4 }, { draw: 2, who: 'opponent' }],
          worded: 'implied',
        },
      ],
    });
  });

  it('searches for several kinds, each so many times', () => {
    expect(says(`Search your deck for a Basic Fire Pokémon and up to 2 Basic Fire Energy cards, ${PUT}`)).toEqual({
      does: [
        {
          search: { kind: 'pokemon', type: 'R', basic: true },
          count: 1,
          to: 'hand',
          also: [
            { kind: 'energy', tag: 'basic energy', type: 'R' },
            { kind: 'energy', tag: 'basic energy', type: 'R' },
          ],
        },
      ],
    });
  });

  it('flips a coin for one search or the other, and shuffles once', () => {
    expect(
      says(
        `Flip a coin. If heads, search your deck for a Stadium ${TAKEN} and put it into your hand. If tails, search your deck for an Item ${TAKEN} and put it into your hand. ${SHUFFLED}`,
      ),
    ).toEqual({
      does: [
        {
          flip: {
            heads: [{ search: { kind: 'stadium' }, count: 1, to: 'hand' }],
            tails: [{ search: { item: true }, count: 1, to: 'hand' }],
          },
        },
      ],
    });
  });

  it('means the same Pokémon in what follows where something was done', () => {
    expect(
      says(
        'Heal 90 damage from 1 of your Benched Pokémon. If you healed any damage in this way, discard an Energy from that Pokémon.',
      ),
    ).toEqual({
      does: [
        { choose: { side: 'yours', place: 'bench', damaged: true } },
        {
          first: [{ heal: 90, from: 'chosen' }],
          'if-you-do': [{ 'discard-energy': 1, from: 'chosen' }],
          worded: 'implied',
        },
      ],
    });
  });

  it('says "Trainer card" of any of them, but not in the words of the years until 2011', () => {
    expect(says(`Search your deck for up to 2 Trainer cards, ${PUT}`)).toEqual({
      does: [{ search: { kind: 'trainer', 'old-trainer': true }, count: 2, 'up-to': true, to: 'hand' }],
    });
    expect(
      says(
        'Search your deck for a Trainer card, show it to your opponent, and put it into your hand. Shuffle your deck afterward.',
      ),
    ).toBe('not-said');
  });

  it('does not take a mark for a name', () => {
    expect(says(`Search your deck for up to 2 TAG TEAM cards, ${PUT}`)).toEqual({
      does: [{ search: { tag: 'tag team' }, count: 2, 'up-to': true, to: 'hand' }],
    });
  });
});

describe('Pokémon of an owner', () => {
  it('have the name of the owner in theirs', () => {
    expect(says("Heal 60 damage from 1 of your Benched Tess's Pokémon.")).toEqual({
      does: [{ heal: 60, from: { one: { side: 'yours', place: 'bench', 'name-has': "Tess's", damaged: true } } }],
    });
  });
});

describe('a special Energy card', () => {
  const read = (text: string) => readCarried('energy', text, printed);

  it('gives something else to some, and says more of its Pokémon', () => {
    expect(
      read(
        `This card can only be attached to a Tera Pokémon. If this card is attached to anything other than a Tera Pokémon, discard this card. ${CARRIED}, it provides Fire and Water Energy but provides only 1 Energy at a time, and attacks used by this Pokémon do 10 more damage.`,
      ),
    ).toEqual({
      attachesTo: { tag: 'tera' },
      discardUnless: { tag: 'tera' },
      provides: [{ units: [['R', 'W']] }],
      always: [{ claim: 'damage', when: 'before', add: 10, on: 'host' }],
    });
  });

  it('gives what it gives to some before what it gives to all', () => {
    expect(
      read(
        `${CARRIED}, it provides Colorless Energy. If this card is attached to a Stage 2 Pokémon, this card provides every type of Energy but provides only 2 Energy at a time.`,
      ),
    ).toEqual({
      provides: [{ if: { self: { stage: 'stage 2' } }, units: ['all', 'all'] }, { units: ['C'] }],
      always: [],
    });
  });

  it('is not read where one sentence is not', () => {
    expect(read('This card provides Colorless Energy. It sings.')).toBeNull();
  });
});

describe('a Stadium', () => {
  const inForce = (text: string) => {
    const reading = readText('stadium', text, printed);
    return reading.read ? reading.says : reading.why;
  };

  it('waits for what any player does', () => {
    expect(
      inForce(
        `Whenever any player plays a Pokémon ${FROM_HAND} to evolve 1 of their Pokémon, heal 10 damage from that Pokémon.`,
      ),
    ).toEqual([
      { claim: 'trigger', event: 'evolved', from: 'hand', on: { side: 'any' }, does: [{ heal: 10, from: 'self' }] },
    ]);
  });

  it('asks of which kind the card was that was discarded', () => {
    expect(
      says(
        `Discard a card from your hand. If you do, ${DRAW_TWO}. If you discarded an Energy card in this way, draw 2 more cards.`,
      ),
    ).toEqual({
      does: [
        { first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: 2 }] },
        { times: { whether: { discarded: true, of: { kind: 'energy' } } }, does: [{ draw: 2 }] },
      ],
    });
  });

  it('takes a card or leaves it for another, and takes Tools back', () => {
    expect(
      says(
        "Look at the top card of your deck. You may put that card into your hand. If you don't, discard that card and draw a card.",
      ),
    ).toMatchObject({ does: [{ 'pick-one': { take: [{ 'look-at-top': 1, count: 1 }] } }] });
    expect(says('Choose up to 2 Pokémon Tool cards attached to your Pokémon and put them into your hand.')).toEqual({
      does: [{ 'discard-in-play': 2, 'up-to': true, only: 'tools', side: 'yours', into: 'hand' }],
    });
  });

  it('leaves it to the document what follows where fewer cards were there than the first sentence says', () => {
    expect(says('Put 2 cards from your hand in the Lost Zone. If you do, draw a card.')).toEqual({
      does: [{ first: [{ 'discard-hand': 2, into: 'lost' }], 'if-you-do': [{ draw: 1 }] }],
    });
  });

  it('puts cards under the deck for something, all of them or none', () => {
    expect(
      says(
        "Put 3 cards from your hand on the bottom of your deck in any order. If you put 3 cards on the bottom of your deck in this way, draw 5 cards. (If you can't put 3 cards from your hand on the bottom of your deck, you can't use this card.)",
      ),
    ).toEqual({
      does: [{ first: [{ 'hand-to-deck': 3, at: 'bottom' }], 'if-you-do': [{ draw: 5 }], price: true }],
      playsOnlyIf: { 'hand-at-least': 4 },
    });
  });
});

describe('a special Energy card', () => {
  const energy = (text: string) => readCarried('energy', text, { ...printed, name: 'Old Ledger Energy' });

  it('gives where something is so on those which have something, and goes at the end of the turn', () => {
    expect(
      energy(
        `This card provides Colorless Energy. If you have more Prize cards remaining than your opponent, and if ${ATTACHED} a Basic Pokémon that has any damage counters on it, it provides every type of Energy but ${ONLY_ONE}. ${GOES} of the turn you attached it.`,
      ),
    ).toMatchObject({
      provides: [{ if: { 'more-prizes': true, self: { basic: true, damaged: true } } }, { units: ['C'] }],
      discardAtEndOfTurn: true,
    });
  });

  it('may speak once for each Pokémon, however many of its name are there', () => {
    expect(
      energy(
        `${CARRIED}, it provides Colorless Energy. The Pokémon ${ATTACHED} takes 30 less damage from attacks from your opponent's Pokémon V (after applying Weakness and Resistance). This effect can't be applied more than once at a time to the same Pokémon.`,
      ),
    ).toMatchObject({ always: [{ claim: 'damage', add: -30, once: true }] });
  });
});

describe('a card that is attached', () => {
  it('tells the Pokémon it waits for from its carrier', () => {
    expect(
      readCarried(
        'attached',
        `When your Active Pokémon is Knocked Out by damage from an opponent's attack, you may move 1 basic Energy card from that Pokémon to the Pokémon ${ATTACHED}.`,
        printed,
      ),
    ).toMatchObject({ always: [{ on: { place: 'active' }, does: [{ may: [{ from: 'self', to: 'host' }] }] }] });
  });
});
