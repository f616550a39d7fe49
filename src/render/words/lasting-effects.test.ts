import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Mark } from '../../state/index.ts';
import { effectSays, playersEffectSays, spokenBan, spokenEffect } from './lasting-effects.ts';

// A line that only names the effect makes the reader look the text up; one that says more than the text is worse.

const mark = (says: Mark['says'], turns = 1): Mark => ({
  id: 1,
  says,
  name: 'Hold',
  seat: 'p1',
  origin: 'attack',
  marker: false,
  from: 9,
  until: { turn: 9 + turns, checkup: false },
  parent: null,
});

it('says what its Pokémon may not do, and what is done to it', () => {
  const said = [
    { claim: 'cannot', act: 'retreat' },
    { claim: 'cannot', act: 'attack', attack: 'Slash' },
    { claim: 'prevent', what: 'all' },
    { claim: 'damage', when: 'after', add: -30 },
    { claim: 'damage', when: 'before', add: -20 },
    { claim: 'flip-to-attack' },
    { claim: 'no-weakness' },
    { claim: 'retreat', add: 2 },
    { claim: 'cost', add: 1 },
    { claim: 'damage', when: 'after', add: 20, 'if-damage': true },
    { claim: 'cut-damage', half: true },
    { claim: 'damage', when: 'behind', add: 20, 'if-damage': true, against: { side: 'theirs', place: 'active' } },
    { claim: 'damage', when: 'before', add: -10, against: { side: 'yours', place: 'active' } },
    { claim: 'damage', when: 'before', add: 60, against: { place: 'active' } },
  ].map((says) => effectSays(mark(says), 'Shinx'));
  expect(said).toEqual([
    "Shinx can't retreat",
    "Shinx can't use Slash",
    'attacks do no damage to Shinx and have no effect on it',
    'Shinx takes 30 less damage from attacks',
    'attacks of Shinx do 20 less damage',
    'Shinx can attack only on heads of a coin',
    'Shinx has no Weakness',
    'the Retreat Cost of Shinx is 2 more',
    'attacks of Shinx cost 1 more',
    'Shinx takes 20 more damage from attacks',
    'attacks do only half their damage to Shinx',
    "attacks of Shinx do 20 more damage to the opponent's Active Pokémon",
    "attacks of Shinx do 10 less damage to p1's Active Pokémon",
    'attacks of Shinx do 60 more damage to an Active Pokémon',
  ]);
});

it('says what is done to those that damage it, and what their damage does', () => {
  const back = { claim: 'trigger', event: 'damaged-by-attack', on: 'self' };
  const said = [
    { claim: 'prevent', what: 'damage', 'at-most': 60 },
    { claim: 'survives', left: 10 },
    { claim: 'survives', left: 10, flip: true },
    { claim: 'flip-to-prevent' },
    { claim: 'retreat', set: 0 },
    { claim: 'weakness', type: 'P' },
    { ...back, does: [{ counters: 1, on: 'attacker' }] },
    { ...back, does: [{ counters: { 'damage-taken': true }, on: 'attacker' }] },
    { claim: 'survives', left: 10, while: { self: { 'full-hp': true } } },
    { ...back, event: 'knocked-out', 'by-damage': true, does: [{ 'discard-energy': 1, from: 'attacker' }] },
  ].map((says) => effectSays(mark(says as Mark['says']), 'Shinx'));
  expect(said).toEqual([
    'attacks that would do Shinx 60 damage or less do it none',
    'damage of an attack that would Knock Shinx Out leaves it 10 HP',
    'on heads of a coin, damage of an attack that would Knock Shinx Out leaves it 10 HP',
    'on heads of a coin, attacks do no damage to Shinx',
    'the Retreat Cost of Shinx is 0',
    'the Weakness of Shinx is Psychic',
    'if an attack damages Shinx, its attacker gets 1 damage counter',
    'if an attack damages Shinx, its attacker gets damage counters equal to that damage',
    'while Shinx has full HP, damage of an attack that would Knock Shinx Out leaves it 10 HP',
    'if Shinx is Knocked Out by damage of an attack, an Energy attached to its attacker is discarded',
  ]);
});

it('says nothing of a claim that something narrows for which there are no words', () => {
  const said = [
    { claim: 'survives', left: 10, while: { stadium: true } },
    { claim: 'damage', when: 'after', add: -30, 'for-each-prize': 'yours' },
    { claim: 'cannot', act: 'retreat', while: { stadium: true } },
    { claim: 'hp', add: 30 },
    { claim: 'cut-damage', to: 10, 'at-most': 40 },
  ].map((says) => effectSays(mark(says), 'Shinx'));
  expect(said).toEqual([null, null, null, null, null]);
});

it('says until when to the player whose turn it is, where it is one of the next two turns', () => {
  const ban = { claim: 'cannot', act: 'attack' };
  expect([0, 1, 2, 3].map((turns) => spokenEffect(mark(ban, turns), 'Shinx'))).toEqual([
    "Shinx can't attack this turn",
    "Shinx can't attack in your opponent's next turn",
    "Shinx can't attack in your next turn",
    null,
  ]);
});

it('says that an effect holds in the turn of the opponent too, where it is not about what its Pokémon does', () => {
  const less = { claim: 'damage', when: 'after', add: -20 };
  expect([1, 2].map((turns) => spokenEffect(mark(less, turns), 'Shinx'))).toEqual([
    "Shinx takes 20 less damage from attacks in your opponent's next turn",
    'Shinx takes 20 less damage from attacks until your next turn ends',
  ]);
});

it('calls Items as the document does, and says nothing of them elsewhere', () => {
  const says = (doc: 'xy-2016' | 'advanced-2018' | 'comprehensive-2009' | 'ex-2003' | null, more: object = {}) =>
    playersEffectSays(mark({ claim: 'cannot', act: 'play-trainer', ...more }), 'p2', doc);
  expect(says('xy-2016')).toBe("p2 can't play Item cards from the hand");
  expect(says('advanced-2018')).toBe("p2 can't play Items from the hand");
  expect(says('comprehensive-2009')).toBe("p2 can't play Trainer cards from the hand");
  expect(says('ex-2003')).toBeNull();
  expect(says(null)).toBeNull();
  expect(says('xy-2016', { only: 'tool' })).toBe("p2 can't play Pokémon Tools from the hand");
  expect(says('xy-2016', { only: 'ace-spec' })).toBeNull();
});

it('says a ban to the player whose turn it is, where it is for the next turn of whom it binds', () => {
  const ban = { claim: 'cannot', act: 'play-stadium' };
  const said = [1, 2].map((turns) => spokenBan(mark(ban, turns), 'your opponent', null));
  expect(said).toEqual(["your opponent can't play Stadium cards from the hand in their next turn", null]);
  expect(spokenBan(mark(ban, 2), 'you', null)).toBe("you can't play Stadium cards from the hand in your next turn");
  expect(spokenBan(mark(ban, 0), 'you', null)).toBe("you can't play Stadium cards from the hand this turn");
  expect(spokenBan(mark({ claim: 'cannot', act: 'retreat' }), 'your opponent', null)).toBeNull();
});

it('says what keeps Special Conditions off, what Energy is, and where no Prize is taken', () => {
  const said = [
    { claim: 'immune-to-condition' },
    { claim: 'immune-to-condition', names: ['asleep', 'confused'] },
    { claim: 'immune-to-condition', names: ['asleep', 'confused'], stays: true },
    { claim: 'energy-type', type: 'R' },
    { claim: 'energy-type', type: 'R', basic: true, 'there-now': true, cards: [4] },
    { claim: 'prizes', none: true },
    { claim: 'prizes', none: true, 'by-damage': true },
    { claim: 'energy-type', type: 'R', while: { stadium: true } },
  ].map((says) => effectSays(mark(says), 'Shinx'));
  expect(said).toEqual([
    "Shinx can't have Special Conditions",
    "Shinx can't be Asleep or Confused",
    "Shinx can't become Asleep or Confused",
    'Energy attached to Shinx is Fire',
    'basic Energy attached to Shinx when it was left is Fire',
    'no Prize is taken for Shinx if it is Knocked Out',
    null,
    null,
  ]);
});

/** What verbs leave, wherever they stand in that data. */
const leftIn = (value: unknown): readonly { readonly lasting: Mark['says']; readonly on: unknown }[] => {
  if (value === null || typeof value !== 'object') return [];
  const own = 'lasting' in value ? [value as { lasting: Mark['says']; on: unknown }] : [];
  return [...own, ...Object.values(value).flatMap(leftIn)];
};

it('has words for every effect that a card text leaves', () => {
  const golden = readFileSync('src/card-language/grammar/golden-readings.txt', 'utf8');
  const left = golden.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(' => ');
    return at < 0 || !line.includes('"lasting"') ? [] : leftIn(JSON.parse(line.slice(at + 4)));
  });
  expect(left.length).toBeGreaterThan(10);
  // What is done when a moment comes may be anything that a text can do.
  const isOfAMoment = ({ lasting: { claim } }: (typeof left)[number]): boolean =>
    claim === 'trigger' || claim === 'end-of-turn';
  const says = ({ lasting, on }: (typeof left)[number]): string | null =>
    on === 'you' || on === 'opponent'
      ? playersEffectSays(mark(lasting), 'p1', 'me-2026')
      : effectSays(mark(lasting), 'Shinx');
  expect(left.filter((one) => !isOfAMoment(one) && says(one) === null).map((one) => JSON.stringify(one))).toEqual([]);
});

it('says in whose turns an effect holds', () => {
  const own = { while: { 'own-turn': true } };
  const others = { while: { not: { 'own-turn': true } } };
  const more = { claim: 'damage', when: 'after', add: 50, 'if-damage': true, ...own };
  const falls = { claim: 'end-of-turn', ...others, does: [{ 'knock-out': 'self' }] };
  expect(effectSays(mark(more), 'Shinx')).toBe('Shinx takes 50 more damage from attacks in a turn of p1');
  expect(spokenEffect(mark(more, 2), 'Shinx')).toBe('Shinx takes 50 more damage from attacks in your next turn');
  expect(spokenEffect(mark(more, 1), 'Shinx')).toBeNull();
  expect(effectSays(mark(falls), 'Shinx')).toBe("Shinx is Knocked Out at the end of a turn of p1's opponent");
  expect(spokenEffect(mark(falls), 'Shinx')).toBe("Shinx is Knocked Out at the end of your opponent's next turn");
  expect(effectSays(mark({ ...falls, while: { self: { damaged: true } } }), 'Shinx')).toBeNull();
});

it('says what more is taken, and for whom', () => {
  const struck = { claim: 'prizes', add: 1, of: 'struck', against: { side: 'theirs', place: 'active' } };
  const said = [
    { ...struck, on: { side: 'yours' } },
    { ...struck, add: 2, against: { side: 'theirs', basic: true }, on: { side: 'yours', tag: 'tera' } },
    { ...struck, against: { side: 'yours' }, on: { side: 'yours' } },
    { claim: 'mute', what: 'pokemon-powers', on: { side: 'any' } },
    { claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any' } },
  ].map((says) => playersEffectSays(mark(says), 'p1'));
  expect(said).toEqual([
    "1 more Prize is taken for the opponent's Active Pokémon that damage of attacks of p1's Pokémon Knocks Out",
    "2 more Prizes are taken for a Basic Pokémon of the opponent that damage of attacks of p1's Tera Pokémon Knocks Out",
    null,
    'Pokémon Powers do not work',
    'Pokémon in play, in hands and in discard piles have no Abilities',
  ]);
});
