import { expect, test } from 'vitest';
import { type Card, cardPool } from '../../state/index.ts';
import { inNewestWording } from './newest-wording.ts';

const print = (key: string, released: string, more: Partial<Card>): Card => ({
  key,
  name: 'Herb',
  kind: 'trainer',
  print: key,
  released,
  ...more,
});

const old = print('AA 1', '2001-01-01', { short: 'HB', play: { text: 'Heals 10.' } });
const recent = print('BB 2', '2009-01-01', { play: { text: 'Heals 20.' } });

test('a card with the words of its newest print keeps the short name that another print has', () => {
  const where = { doc: 'comprehensive-2009', fallback: null, off: new Set<never>(), recorder: null } as const;
  const played = inNewestWording(cardPool([old, recent]), where);
  expect([played.card('AA 1').play?.text, played.card('AA 1').short]).toEqual(['Heals 20.', 'HB']);
  expect(played.card('BB 2').short).toBe('HB');
});
