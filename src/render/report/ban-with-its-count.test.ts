import { expect, test } from 'vitest';
import { replayed } from '../screen/rulings.fixture.ts';

/** A text that forbids an act unless the player has so many of something: the ground says what is asked for, and how many there are. */

const saver = (on: string, bench: string) =>
  replayed(
    `cards:\n  Team Saver: {hp: 90, type: P, retreat: 1, powers: [{name: Hold, kind: ability, text: x, always: [{claim: cannot, act: attack, on: ${on}}]}], attacks: [{name: Tap, cost: [], damage: 10}]}\nboard: 'ME t9 p1 | Team Saver / ${bench} [deck 9] vs Onix / -'\nask: attack Tap\n`,
  ).ruling;

const UNLESS = 'self, while: {not: {you-have-so-many: {of: {side: yours, name-has: Team}, at-least: 3}}}';

test('is named with what would have to be so, and with how many there are', () => {
  const [ground] = saver(UNLESS, 'Team Saver')?.grounds ?? [];
  expect(ground?.says).toMatch(/^Hold applies: .* can't attack unless p1 has at least 3 .*: there are 2\.$/u);
});

test('gives no ground where so many are there, and one without such a condition is named alone', () => {
  expect(saver(UNLESS, 'Team Saver, Team Saver')?.verdict).toBe('legal');
  expect(saver('self', 'Onix')?.grounds[0]?.says).toMatch(/^Hold applies: Team Saver can't attack\.$/u);
});
