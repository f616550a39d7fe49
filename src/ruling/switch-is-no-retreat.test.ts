import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RuledDoc } from '../corpus/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './index.ts';

// The other player points at the condition, so the ruling has to say why it does not matter.

const shipped = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/cards.json'), 'utf8')) as readonly Card[];

const lever: Card = {
  key: 'own:Lever',
  name: 'Lever',
  kind: 'trainer',
  tags: ['item'],
  play: { text: 'Switch your Active Pokémon with 1 of your Benched Pokémon.', does: [{ switch: 'yours' }] },
};

/** Switches when it is attached, as a text that waits for that. */
const warp: Card = {
  key: 'own:Warp',
  name: 'Warp',
  kind: 'energy',
  provides: [{ units: ['C'] }],
  always: [{ claim: 'trigger', event: 'energy-attached', this: true, on: 'host', does: [{ switch: 'yours' }] }],
};

const said = (doc: RuledDoc, active: string, act = 'play Lever', bench = 'Shinx'): readonly string[] => {
  const { setup } = parseBoardLine(
    `CR t9 p1 | Machop ${active} / ${bench} [hand (Lever, Warp), deck 9] vs Chansey / -`,
  );
  const ruled = ruleOn(act, { setup, pool: cardPool([...shipped, lever, warp]), doc });
  if (!ruled.ok) throw new Error(ruled.fault.code);
  return ruled.ruling.ways
    .filter(({ code }) => code === 'switch-is-no-retreat')
    .map(({ facts, rule }) => `${String(facts.what)} by ${String(rule)}`);
};

test('names what stops a retreat and does not stop the switch, with its paragraph', () => {
  const asleep = (['comprehensive-2009', 'advanced-2018', 'advanced-2025', 'me-2026'] as const).map((doc) =>
    said(doc, '~asleep'),
  );
  expect(asleep).toEqual([
    ['Asleep (311.2b) by comprehensive-2009/309.1'],
    ['Asleep (I.A-03/ret.1b) by advanced-2018/II.C-03#2'],
    ['Asleep (I.A-03/ret.1b) by advanced-2025/II.C-03#2'],
    ['Asleep (SC.Asleep#2a) by me-2026/Turn.2E#3~to be switched by an effect is not a retreat'],
  ]);
});

test('says nothing of a condition that stops no retreat, or of none', () => {
  expect([said('me-2026', '~confused'), said('me-2026', '~poisoned'), said('me-2026', '')]).toEqual([[], [], []]);
});

test('says it of a text that waits for the act, and where it is still to be chosen who comes up', () => {
  const byWarp = (active: string, bench: string) => said('comprehensive-2009', active, 'attach Warp to active', bench);
  const asleep = ['Asleep (311.2b) by comprehensive-2009/309.1'];
  expect([byWarp('~asleep', 'Shinx'), byWarp('~asleep', 'Shinx, Onix')]).toEqual([asleep, asleep]);
  expect(byWarp('', 'Shinx, Onix')).toEqual([]);
});
