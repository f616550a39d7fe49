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

const where = { doc: 'comprehensive-2009', fallback: null, off: new Set<never>(), recorder: null } as const;

test('a card with the words of its newest print keeps the short name that another print has', () => {
  const played = inNewestWording(cardPool([old, recent]), where);
  expect([played.card('AA 1').play?.text, played.card('AA 1').short]).toEqual(['Heals 20.', 'HB']);
  expect(played.card('BB 2').short).toBe('HB');
});

test('a card is called by the print on the table where the newest print says the same', () => {
  const again = print('CC 3', '2010-01-01', { play: { text: 'Heals 20.' } });
  const played = inNewestWording(cardPool([old, recent, again]), where);
  expect(['AA 1', 'BB 2', 'CC 3'].map((key) => played.card(key).print)).toEqual(['CC 3', 'BB 2', 'CC 3']);
});
