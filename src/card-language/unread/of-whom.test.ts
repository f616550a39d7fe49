import { expect, test } from 'vitest';
import { actorsOf, cardsPlayedIn, energyOf } from './of-whom.ts';
import { heardText } from './waiting.ts';
import { turnOfText } from './whose-turn.ts';

/** A text is taken for one about others only where its words are known to name them: each slip here would be a certain ruling that is wrong. */

test('what the other player pays is not what its own player pays', () => {
  const own = "The attack cost of your Active Pokémon's attacks is Colorless less.";
  const theirs = "The attack cost of your opponent's Active Pokémon's attacks is Colorless more.";
  expect([actorsOf(own)?.side, turnOfText(own)]).toEqual(['yours', 'own']);
  expect([actorsOf(theirs), turnOfText(theirs)]).toEqual([null, undefined]);
  expect(turnOfText("Your opponent's Pokémon's attacks do 20 more damage to your Active Pokémon.")).toBe(undefined);
});

test('a kind of card is not the name of one', () => {
  const played = (what: string) => cardsPlayedIn(`Your opponent must flip a coin in order to play a ${what} card.`);
  for (const kind of ['Trainer', 'Supporter', 'Stadium', 'Pokémon Tool', 'basic Energy'])
    expect(played(kind)).toBe(null);
  expect(played('Magnetic Lake')).toEqual(['magnetic lake']);
});

test('only a type, basic or special tells one kind of Energy from another', () => {
  const kept = (what: string) => energyOf(`Your opponent can't attach ${what} to his or her Pokémon.`);
  for (const any of ['any more Energy cards', 'any extra Energy', 'a Fire Energy card or Water Energy card'])
    expect(kept(any)).toBe(null);
  expect(kept('any Fire Energy cards')).toBe('fire');
  expect(kept('any Special Energy cards')).toBe('special');
});

test('a text that lets something be done once more bears on that act, and one that answers it on what comes after', () => {
  const touches = (text: string) => heardText(text, 'Bloom').touches ?? [];
  const attaching = 'Once during your turn, if you attach an Energy card to your Active Pokémon, you may';
  expect(touches(`${attaching} attach an additional Energy card to that Pokémon.`)).toContain('attach-energy');
  const answering = touches(`${attaching} draw a card.`);
  expect(answering).not.toContain('attach-energy');
});
