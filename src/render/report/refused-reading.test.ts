import { expect, test } from 'vitest';
import { ran } from '../../cli/fake-io.fixture.ts';

const CARDS =
  'cards: {Stoker: {hp: 90, type: R, retreat: 1, powers: [{name: Stoke, kind: power, once-per-turn: true, text: Draw a card., does: [{draw: 1}]}]}, Binder: {hp: 90, type: L, retreat: 1, powers: [{name: Hold Down, kind: body, text: Active Pokémon use no powers., always: [{claim: mute, what: powers, on: {side: any, place: active}}]}]}}';

test('of several that could act, the card that keeps one from it is named', async () => {
  const board = `${CARDS}\nboard: CR t9 p1 | Stoker / Stoker [deck 9] vs Binder / -\n`;
  const { out } = await ran(['can', 'use Stoke', '--board', '-'], board);
  expect(out).toMatch(/not\s+Stoke of active, the Active Stoker: Stoke is switched off by Hold Down/u);
  expect(out).not.toContain('Also in play');
});
