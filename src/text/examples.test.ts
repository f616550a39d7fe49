import { describe, expect, it } from 'vitest';
import { drive, possibleAnswers } from '../engine/index.ts';
import { rulesetOf } from '../eras/index.ts';
import { oneOnOne } from '../formats/index.ts';
import { type Card, cardPool, type Json, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { VERBS } from './index.ts';

/** The examples of the catalogue are carried out: each verb's on the table, as what an attack does, by one answer after the other to its questions. */

const pokemon = (name: string, more: object = {}): Card =>
  ({ key: name, name, kind: 'pokemon', stage: 'basic', hp: 90, types: ['W'], retreat: 1, ...more }) as Card;
const others: readonly Card[] = [
  pokemon('Beta', { attacks: [{ name: 'Hit', cost: [], damage: 20 }] }),
  pokemon('Gamma', { stage: 'stage 1', from: 'Beta', key: 'Gamma' }),
  {
    key: 'Water Energy',
    name: 'Water Energy',
    kind: 'energy',
    tags: ['basic energy'],
    short: 'W',
    provides: [{ units: ['W'] }],
  },
  { key: 'Cape', name: 'Cape', kind: 'trainer', tags: ['tool'], attaches: true, play: { does: [] } },
  { key: 'Field', name: 'Field', kind: 'stadium', play: { does: [] } },
];
const LINE =
  'CR t9 p1 | Tester +W+W+W -30 / Beta +W -10, Beta [hand (Beta, Gamma, Water Energy, Cape), deck (Beta, Gamma, Water Energy, Beta, Beta, Beta), discard (Beta, Water Energy), prizes (Beta, Beta, Beta)] vs Gamma<Beta +W+W -40 ~asleep / Beta +W, Beta [hand (Beta, Beta), deck (Beta, Beta, Beta), discard (Beta), prizes (Beta, Beta)] | stadium Field';

const played = (example: Json, where: 'does' | 'choose'): string => {
  const attack = { name: 'Try', cost: [], damage: 10, [where]: [example] };
  const pool = cardPool([pokemon('Tester', { attacks: [attack] }), ...others]);
  const rules = rulesetOf('comprehensive-2009', { pool });
  const { setup, faults } = parseBoardLine(LINE);
  expect(faults).toEqual([]);
  const { state } = setUpTable(setup, pool, oneOnOne, 'comprehensive-2009');
  const attacker = state.players[0]?.active[0]?.uid ?? 0;
  let asked = 0;
  const outcome = drive(rules, state, { kind: 'attack', attacker, attack: 'Try' }, (question) => {
    const all = possibleAnswers(question);
    return all[asked++ % all.length] ?? null;
  });
  return outcome.kind;
};

/** Of a card that puts itself down, that document says nothing. */
const ENDS: { readonly [verb: string]: string } = { 'not-modelled': 'not-modelled', 'put-this': 'not-told' };

describe('the examples of the catalogue', () => {
  it.each(Object.entries(VERBS))('%s is carried out', (name, { example }) => {
    const where = name === 'copy-attack' || name === 'choose' ? 'choose' : 'does';
    expect(played(example as unknown as Json, where)).toBe(ENDS[name] ?? 'done');
  });
});
