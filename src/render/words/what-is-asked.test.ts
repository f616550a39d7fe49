import { expect, test } from 'vitest';
import { ruleOn } from '../../ruling/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { ruled } from '../screen/rulings.fixture.ts';
import { given } from './facts.ts';
import { asksThat, onlyIf } from './what-is-asked.ts';

// A refusal names the condition that is not met, so that a judge need not look for it in the text.

const facts = (unmet: string, value: string | number | boolean) => given({ player: 'p1', unmet, value });

test.each([
  ['deck-at-least', 1, "there is a card in p1's deck"],
  ['self-place', 'active', 'this Pokémon is Active'],
  ['self-damaged', true, 'this Pokémon has a damage counter on it'],
  ['self-condition', 'asleep', 'this Pokémon is Asleep'],
  ['self-with-energy', 'L', 'Lightning Energy is attached to this Pokémon'],
  ['opponent-has', 'Groudon', 'the opponent has Groudon in play'],
  ['stadium', true, 'a Stadium is in play'],
  ['stadium', 'Low Pressure System', 'Low Pressure System is in play'],
])('%s %s is named', (unmet, value, words) => {
  expect(asksThat(facts(unmet, value), 'Cosmic Power')).toBe(`needed: ${words}`);
  expect(onlyIf(facts(unmet, value), 'Cosmic Power', 'used', false)).toBe(`Cosmic Power can be used only if ${words}`);
});

test.each([
  [
    { 'any-of': [{ 'opponent-has': { named: 'Groudon' } }, { stadium: true }] },
    'the opponent has Groudon in play or a Stadium is in play',
  ],
  [{ self: { condition: ['asleep', 'burned'] } }, 'this Pokémon is Asleep or Burned'],
  [{ defending: { type: 'W', damaged: true } }, 'the Defending Pokémon is a Water Pokémon with damage counters on it'],
  [{ 'you-have': { place: 'bench', tag: 'sp' } }, 'p1 has another Benched SP Pokémon in play'],
  [
    { defending: { 'any-of': [{ has: 'power' }, { has: 'body' }] } },
    'the Defending Pokémon has a Poké-Power or a Poké-Body',
  ],
  [{ 'you-have': { named: 'Solrock' } }, 'p1 has Solrock in play'],
  [{ 'you-have-so-many': { of: { tag: 'ex' }, 'at-least': 2 } }, 'p1 has at least 2 Pokémon ex in play'],
  [{ 'in-discard': { kind: 'supporter', 'at-least': 3 } }, "at least 3 Supporter cards are in p1's discard pile"],
  [
    { 'in-discard': { 'name-has': 'Colress', of: 'theirs', 'at-least': 1 } },
    "at least 1 card with “Colress” in its name is in the opponent's discard pile",
  ],
  [{ 'prizes-at-most': { theirs: 2 } }, 'the opponent has 2 or fewer Prizes left'],
  [
    { not: { 'any-of': [{ not: { 'you-have': { named: 'Sol' } } }, { not: { 'opponent-has': { named: 'Luna' } } }] } },
    'p1 has Sol in play and the opponent has Luna in play',
  ],
  [
    { 'opponent-has': { place: 'bench' }, not: { 'opponent-has-so-many': { of: { place: 'bench' }, 'at-least': 2 } } },
    'the opponent has exactly 1 Benched Pokémon in play',
  ],
  [{ 'hand-at-least': 4, 'hand-at-most': 4 }, "there are exactly 4 cards in p1's hand"],
  [{ 'opponents-hand-at-least': 1, 'opponents-hand-at-most': 1 }, "there is exactly 1 card in the opponent's hand"],
  [
    { 'hand-at-least': 4, 'hand-at-most': 6 },
    "there are at least 4 cards in p1's hand and there are at most 6 cards in p1's hand",
  ],
  [
    { stadium: true, not: { 'opponent-has-so-many': { of: { place: 'bench' }, 'at-least': 3 } } },
    'a Stadium is in play and the opponent has at most 2 Benched Pokémon in play',
  ],
  [
    { stadium: true, not: { 'opponent-has': { tag: 'ex' } } },
    'a Stadium is in play and the opponent has no Pokémon ex in play',
  ],
] as const)('%j is named', (terms, words) => {
  const unmet = given({ player: 'p1', unmet: 'terms', terms: JSON.stringify(terms) });
  expect(asksThat(unmet, 'Cosmic Power')).toBe(`needed: ${words}`);
});

test.each([
  [{ not: { 'first-turn': true } }, "it is p1's first turn"],
  [{ not: { 'opponent-has': { evolved: true } } }, 'the opponent has an Evolved Pokémon in play'],
] as const)('what %j rules out is named without a double no', (terms, words) => {
  const unmet = given({ player: 'p1', unmet: 'terms', terms: JSON.stringify(terms) });
  expect(asksThat(unmet, 'Cosmic Power')).toBe(`not allowed if ${words}`);
  expect(onlyIf(unmet, 'Cosmic Power', 'used', false)).toBe(`Cosmic Power can't be used if ${words}`);
});

test('a plain part of what a Pokémon has to be is named, whatever it is', () => {
  expect(asksThat(facts('self-type', 'W'), 'Cosmic Power')).toBe('needed: this Pokémon is a Water Pokémon');
  expect(asksThat(facts('self-counters-at-least', 1), 'Cosmic Power')).toContain('1 damage counter');
});

test.each([
  [
    { 'any-of': [{ 'hand-at-least': 9 }, { stadium: true }] },
    "there are at least 9 cards in p1's hand or a Stadium is in play",
  ],
  [{ 'you-have': { place: 'bench', type: 'W' } }, 'p1 has another Benched Water Pokémon in play'],
  [{ self: { condition: ['asleep', 'burned'] } }, 'this Pokémon is Asleep or Burned'],
] as const)('a ruling names %j of the text of an attack', (onlyIf, words) => {
  const pup: Card = {
    key: 'Pup',
    name: 'Pup',
    kind: 'pokemon',
    stage: 'basic',
    types: ['L'],
    hp: 50,
    attacks: [{ name: 'Odd Rush', cost: [], damage: 10, onlyIf }],
  };
  const { setup } = parseBoardLine('CR t9 | Pup / Pup [hand 1] vs Pup / -');
  const ruled = ruleOn('attack Odd Rush', { setup, pool: cardPool([pup]), doc: 'comprehensive-2009' });
  const ground = ruled.ok ? ruled.ruling.grounds.find(({ code }) => code === 'attack-asks-for-more') : undefined;
  expect(asksThat(given(ground?.facts ?? {}), 'Odd Rush')).toBe(`needed: ${words}`);
});

test('what an attack asks of the Defending Pokémon is named as the reason', () => {
  const { say } = ruled(
    'attack Feast',
    'EX t9 p1 | Pip{60HP, P, basic, "Feast P 50 You can\'t use this attack unless the Defending Pokémon is Asleep."} +P / - vs Wall{90HP, W} / -',
  );
  expect(say.join(' ')).toContain('Feast can be used only if the Defending Pokémon is Asleep.');
});
