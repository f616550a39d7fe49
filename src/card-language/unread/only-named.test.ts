import { describe, expect, it, test } from 'vitest';
import { actorsOf, cardsPlayedIn, energyOf, touchesOf, touchesOfAttack, unreadText } from './index.ts';

/** What an unread text only mentions bears on nothing; the same words said of an act do. */

const touches = (text: string) => touchesOf(text) ?? 'anything';

describe('words that only name', () => {
  it.each([
    ['which Pokémon, by what it has', "Your Pokémon that have an Ability can't retreat.", 'evolve'],
    ['how a Pokémon evolved', 'Each Evolved Pokémon does 10 more damage.', 'evolve'],
    [
      'what a Pokémon has attached',
      'If it has any Energy attached, prevent all damage done to it by attacks.',
      'attach-energy',
    ],
    ['where a Pokémon is', 'As long as Fern is on your Bench, prevent all damage done to Fern by attacks.', 'bench'],
    ['what an attack costs', "Fern's attacks cost Colorless less.", 'attack'],
    ['what an attack costs now', "The attack cost of Fern's Glow is now Fire.", 'attack'],
    ['who is attacked', 'If your opponent attacks Fern, prevent all damage done to Fern from that attack.', 'attack'],
    [
      'what a cost leaves over',
      "Glow does 10 more damage for each Energy not used to pay for Glow's Energy cost.",
      'cost',
    ],
    ['which HP are left', "If Fern would be Knocked Out, it isn't, and its remaining HP become 10 instead.", 'attack'],
    ['which Level it had', "Fern's type is the same as its previous Level.", 'level-up'],
    ['another number', 'Put 3 damage counters on it. If it is Asleep, put 6 damage counters instead.', 'retreat'],
  ])('%s: %s', (_what, text, act) => {
    expect(touchesOf(text)).toBeDefined();
    expect(touchesOf(text)).not.toContain(act);
  });

  it.each([
    ["Pokémon in play can't have an Ability.", 'anything'],
    ["Stage 1 cards can't be put on a Pokémon to make it an Evolved Pokémon.", 'evolve'],
    ["Energy can't be attached to a Pokémon that has any Energy attached.", 'attach-energy'],
    ['You can put 3 more Pokémon on your Bench.', 'bench'],
    ["Fern's attacks can't be announced.", 'attack'],
    ['If your opponent attacks Fern, that attack does nothing.', 'attack'],
    ['Fern may be put on its previous Level.', 'level-up'],
    ['Draw a card instead.', 'anything'],
  ])('and the act itself is heard: %s', (text, what) => {
    expect(what === 'anything' ? [touches(text)] : touchesOf(text)).toContain(what);
  });
});

test('an attack that can be used for something bears on what it costs', () => {
  const other = 'If you have any Tera Pokémon in play, Fern can use the Howl attack for Psychic.';
  expect(touchesOf(other)).toContain('cost');
  expect(touchesOf('Fern can sing.')).not.toContain('cost');
});

test('who plays a Pokémon may evolve another with it', () => {
  expect(touchesOf("Your opponent can't play any Pokémon that has an Ability from their hand.")).toContain('evolve');
  expect(touchesOf("Your opponent can't play Pokémon Tool cards.")).not.toContain('evolve');
});

test('what keeps off all effects, or makes a Pokémon one of another class, bears on anything', () => {
  expect(touchesOf('Prevent all effects, excluding damage, done to Fern.')).toBeUndefined();
  expect(touchesOf('Prevent all effects of attacks, excluding damage, done to Fern.')).toBeDefined();
  expect(touchesOf('The Pokémon this card is attached to is a Team Moth Pokémon.')).toBeUndefined();
  expect(touchesOf('The Pokémon this card is attached to has no Weakness.')).toBeDefined();
});

test('an attack that does another number instead bears on its damage', () => {
  const minus = 'Does 70 damage minus 10 damage for each damage counter on Fern.';
  expect(touchesOfAttack(`${minus} If Fern has any Moth Energy attached, this attack does 70 damage instead.`)).toEqual(
    ['damage', 'effects'],
  );
  expect(touchesOfAttack('Do something else instead.')).toContain('win');
});

test('whom a text names is read only where it is about those alone', () => {
  expect(actorsOf("The attack cost of your Fern, Moth ♀, and Bern's attacks is Colorless less.")).toEqual({
    side: 'yours',
    names: ['fern', 'moth ♀', 'bern'],
  });
  expect(actorsOf("The attack cost of each of your Pokémon's attacks is Colorless less.")).toEqual({
    side: 'yours',
    names: null,
  });
  expect(actorsOf("The attack cost of each player's Pokémon's attacks is Colorless less.")).toBeNull();
  expect(actorsOf("The attack cost of your Fern's attacks is Colorless less. Your Moth can't retreat.")).toBeNull();
  expect(energyOf('When you attach a Water Energy card to Fern, draw a card.')).toBe('water');
  expect(energyOf('When you attach an Energy card to Fern, draw a card.')).toBeNull();
  expect(energyOf('When you attach a Water Energy card to Fern, draw a card. Attach only Fire.')).toBeNull();
  expect(cardsPlayedIn('Your turn does not end when you play Moth Song.')).toEqual(['moth song']);
  expect(cardsPlayedIn("Your turn does not end when you play Moth Song. You can't retreat.")).toBeNull();
});

test('in whose turn a text speaks is read only where all of it is of that turn', () => {
  const tries = "Whenever your opponent's Pokémon tries to attack, your opponent flips a coin.";
  expect(unreadText(tries, 'Fern').while).toEqual({ not: { 'own-turn': true } });
  expect(unreadText(`${tries} Your Pokémon can't retreat.`, 'Fern').while).toBeUndefined();
  const ends = "At the end of your opponent's turn, if Fern has no Energy, flip a coin.";
  expect(unreadText(`${ends} If tails, put Fern under your deck.`, 'Fern').while).toEqual({
    not: { 'own-turn': true },
  });
  expect(unreadText("The attack cost of your Moth's attacks is Colorless less.", 'Fern').while).toEqual({
    'own-turn': true,
  });
  expect(unreadText("The attack cost of each Moth's attacks is Colorless less.", 'Fern').while).toBeUndefined();
});

test('what is done as a card is played is kept apart from what it says later', () => {
  const arrives = 'When you play this card from your hand, you may discard a card.';
  expect(unreadText(arrives, 'Fern').asPlayed).toBe(true);
  expect(unreadText(`${arrives} As long as it is there, nobody retreats.`, 'Fern').asPlayed).toBeUndefined();
  expect(
    unreadText('When you put Fern onto Moth and use Glow, you may use it again.', 'Fern').asPlayed,
  ).toBeUndefined();
  const falls = 'If this Pokémon is Knocked Out by damage from an attack, you may discard a card.';
  expect(unreadText(`${arrives.replace('card from', 'Pokémon from')} ${falls}`, 'Fern').upon).toBe('struck-down');
});
