import { expect, test } from 'vitest';
import { RULED } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

/** An unread text that lets a player do more than the rules do keeps nobody from what they may do without it. */

const moth = (text: string): Card => ({
  key: 'own:Moth',
  name: 'Moth',
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['C'],
  weakness: [],
  resistance: [],
  retreat: 1,
  attacks: [],
  powers: [{ name: 'Chorus', kind: 'ability', text, touches: ['attach-energy', 'effects'] }],
});
const grass: Card = {
  key: 'own:Grass Energy',
  name: 'Grass Energy',
  kind: 'energy',
  tags: ['basic energy'],
  short: 'G',
  provides: [{ units: ['G'] }],
};

const verdict = (text: string, header = ''): string => {
  const { setup } = parseBoardLine(`CR t9 p1 ${header}| Moth / - [hand (Grass Energy)] vs Moth / -`);
  const found = ruleOn('attach Grass Energy to active', { setup, pool: cardPool([moth(text), grass]), doc: RULED[0] });
  if (!found.ok) throw new Error(found.fault.code);
  return found.ruling.verdict;
};

test('the first Energy card may be attached beside a text that allows two', () => {
  expect(verdict('Whenever you attach an Energy card, attach up to 2 Energy cards instead of 1.')).toBe('legal');
});

test('a second one, and another kind of "instead", stay open', () => {
  const two = 'Whenever you attach an Energy card, attach up to 2 Energy cards instead of 1.';
  expect(verdict(two, 'used energy ')).toBe('not-modelled');
  expect(verdict('Whenever you attach an Energy card, discard it instead.')).toBe('not-modelled');
  expect(verdict('Whenever you attach an Energy card, attach up to 1 Energy card instead of 2.')).toBe('not-modelled');
});
