import { expect, it } from 'vitest';
import { ruleOn } from '../../ruling/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { spokenQuestion } from './questions.ts';

// A question for a card of another hand that does not say where the card goes, or for how many there is room, leaves open what the players differ about.

const basic = (name: string): Card => ({ key: name, name, kind: 'pokemon', stage: 'basic', hp: 60, types: ['G'] });
const trainer = (name: string, does: object): Card =>
  ({ key: name, name, kind: 'trainer', play: { text: 'x', does: [does] } }) as unknown as Card;
const which = { kind: 'pokemon', basic: true };
const pool = cardPool([
  basic('Pup'),
  basic('Kit'),
  trainer('Visit', { 'hand-picked': 'any', of: 'theirs', which, to: 'bench' }),
  trainer('Sweep', { 'hand-picked': 1, of: 'theirs', which, to: 'discard' }),
]);

const asked = (card: string, bench: string, doc: 'neo-2001' | 'me-2026'): string | undefined => {
  const { setup } = parseBoardLine(`ME t8 p1 | Pup / - [hand (${card}), deck 9] vs Pup / ${bench} [hand (Pup, Kit)]`);
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
