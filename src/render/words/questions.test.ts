import { expect, it } from 'vitest';
import type { Facts } from '../../claims/index.ts';
import { ruleOn } from '../../ruling/index.ts';
import { type Card, cardPool, type Seat } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { spokenQuestion } from './questions.ts';

// A question for a card of another hand that does not say where the card goes, or for how many there is room, leaves open what the players differ about.

const basic = (name: string): Card => ({ key: name, name, kind: 'pokemon', stage: 'basic', hp: 60, types: ['G'] });
const trainer = (name: string, ...does: readonly object[]): Card =>
  ({ key: name, name, kind: 'trainer', play: { text: 'x', does } }) as unknown as Card;
const which = { kind: 'pokemon', basic: true };
const pool = cardPool([
  basic('Pup'),
  basic('Kit'),
  trainer('Visit', { 'hand-picked': 'any', of: 'theirs', which, to: 'bench' }),
  trainer('Toss', { draw: 1 }, { 'discard-hand': 'any' }),
  trainer('Stow', { 'hand-to-deck': 1, 'up-to': true, at: 'bottom' }),
  trainer('Strip', { 'discard-in-play': 1, only: 'tools' }),
  trainer('Fetch', { 'discard-in-play': 1, only: 'tools', into: 'hand' }),
  { ...trainer('Cap'), tags: ['tool'], attaches: true },
  { ...trainer('Bell'), tags: ['tool'], attaches: true },
  trainer('Sweep', { 'hand-picked': 1, of: 'theirs', which, to: 'discard' }),
]);

const asked = (
  card: string,
  bench: string,
  doc: 'neo-2001' | 'me-2026',
  own = 'Pup / -',
  held = '',
): string | undefined => {
  const { setup } = parseBoardLine(
    `ME t8 p1 | ${own} [hand (${card}${held}), deck 9] vs Pup / ${bench} [hand (Pup, Kit)]`,
  );
  const came = ruleOn(`play ${card}`, { setup, pool, doc });
  if (!came.ok) throw new Error(came.fault.code);
  const question = came.ruling.follows?.asks?.question;
  return question === undefined ? undefined : spokenQuestion(question);
};

it.each(['neo-2001', 'me-2026'] as const)(
  'says where a card of the hand goes, and for how many there is room: %s',
  (doc) => {
    expect(asked('Visit', 'Pup, Pup, Pup, Pup', doc)).toBe('Which card of the hand goes onto the Bench (room for 1)?');
    expect(asked('Visit', 'Pup, Pup, Pup', doc)).toBe('Which card of the hand goes onto the Bench (room for 2)?');
    expect(asked('Sweep', 'Pup', doc)).toBe('Which card of the hand goes to the discard pile?');
  },
);

it('says where a card of the own hand goes, and a Tool', () => {
  expect(asked('Toss', 'Pup', 'me-2026', 'Pup / -', ', Pup, Kit')).toBe(
    'Which card of the hand goes to the discard pile?',
  );
  expect(asked('Stow', 'Pup', 'me-2026', 'Pup / -', ', Pup, Kit')).toBe('Which card of the hand goes under the deck?');
  const carried = 'Pup +Cap / Kit +Bell';
  expect(asked('Strip', 'Pup', 'me-2026', carried)).toBe('Which Pokémon Tool do you discard?');
  expect(asked('Fetch', 'Pup', 'me-2026', carried)).toBe('Which Pokémon Tool do you take into the hand?');
});

it('says on which side of the deck the cards are put in order', () => {
  const order = (facts: Facts) =>
    spokenQuestion({ kind: 'choose', by: 'p1' as Seat, code: 'arrange', facts, options: [] });
  expect(order({})).toBe('Which of these cards goes on top?');
  expect(order({ under: true })).toBe('Which of these cards is uppermost under the deck?');
});
