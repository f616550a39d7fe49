import { describe, expect, it } from 'vitest';
import { says } from './says.fixture.ts';

const THE_OTHER = "your opponent's";

describe('a Special Condition that is removed', () => {
  it('is the one that its player picks', () => {
    const [heal, one] = (
      says('Heal 20 damage and remove a Special Condition from your Active Pokémon.') as {
        does: readonly object[];
      }
    ).does;
    expect(heal).toEqual({ heal: 20, from: 'your-active' });
    expect(one).toMatchObject({ 'pick-one': { burned: [{ cure: ['burned'], on: 'your-active' }] } });
  });
});

describe('all that are healed, for their Energy', () => {
  const each = (worded: object) => ({
    does: [
      {
        first: [{ heal: 'all', from: 'chosen' }],
        'if-you-do': [{ 'discard-energy': 'all', from: 'chosen' }],
        ...worded,
      },
    ],
  });

  it('lose it one by one, each as it is healed', () => {
    expect(
      says(
        'Heal all damage from each of your Evolution Pokémon. If you do, discard all Energy from the Pokémon that were healed in this way.',
      ),
    ).toEqual({ does: [{ 'for-each': { side: 'yours', evolved: true, damaged: true }, ...each({}) }] });
    expect(
      says(
        'Remove all damage counters from all of your Pokémon with damage counters on them, then discard all Energy cards attached to those Pokémon.',
      ),
    ).toEqual({ does: [{ 'for-each': { side: 'yours', damaged: true }, ...each({ worded: 'then' }) }] });
  });
});

describe('a Pokémon Tool and a Special Energy', () => {
  it('come off one Pokémon that has either', () => {
    expect(says(`Discard a Pokémon Tool and a Special Energy from 1 of ${THE_OTHER} Pokémon.`)).toEqual({
      does: [
        { choose: { side: 'theirs', 'any-of': [{ 'with-tool': true }, { 'with-special-energy': true }] } },
        { 'discard-in-play': 1, only: 'tools', on: 'chosen' },
        { 'discard-energy': 1, from: 'chosen', special: true },
      ],
    });
  });
});

describe('one Pokémon Tool', () => {
  it('comes off the Active Pokémon, or off one that has a Tool', () => {
    expect(says('Discard a Pokémon Tool card attached to the Defending Pokémon.')).toEqual({
      does: [{ 'discard-in-play': 1, only: 'tools', on: 'opponents-active' }],
    });
    expect(says(`Discard a Pokémon Tool from 1 of ${THE_OTHER} Pokémon.`)).toEqual({
      does: [{ choose: { side: 'theirs', 'with-tool': true } }, { 'discard-in-play': 1, only: 'tools', on: 'chosen' }],
    });
  });
});

describe('a Tool, a Special Energy or a Stadium', () => {
  const ANY = { 'discard-in-play': 1, side: 'theirs', 'special-energy': true };

  it('is one card among all of them, wherever it goes', () => {
    expect(
      says(
        `Choose a Pokémon Tool or Special Energy card attached to 1 of ${THE_OTHER} Pokémon, or any Stadium card in play, and put it in the Lost Zone.`,
      ),
    ).toEqual({ does: [{ ...ANY, into: 'lost' }] });
    expect(
      says(
        `Discard a Pokémon Tool or Special Energy card from 1 of ${THE_OTHER} Pokémon, or discard a Stadium in play.`,
      ),
    ).toEqual({ does: [ANY] });
  });
});

it('bars Pokémon Tools with the Trainer cards of the rest of the turn', () => {
  expect(says("You can't play any more Trainer cards this turn.")).toMatchObject({
    does: [
      { lasting: { act: 'play-trainer', tools: true } },
      { lasting: { act: 'play-supporter' } },
      { lasting: { act: 'play-stadium' } },
    ],
  });
});
