import { expect, it } from 'vitest';
import { tableAsRead } from '../../../asking/tables/read-table.ts';
import { worldOnDisk } from '../../../cli/world-on-disk.ts';
import type { Dealt } from '../dealt.ts';
import { otherWithoutTexts } from './without-a-text.ts';

// A law that compares a ruling with the one without a text finds nothing where it silences nothing.

const CARDS = `
cards:
  Shifter: {hp: 90, type: G, retreat: 1, powers: [{name: Shift, kind: body, text: Also Fire., always: [{claim: types, also: [R], on: self}]}], attacks: [{name: Sting, cost: [], damage: 20}]}
  Reed: {hp: 200, type: W, weakness: R x2, retreat: 1}
  Pond: {hp: 200, type: W, weakness: P x2, retreat: 1}
`;

const lineChanged = async (board: string, name: string): Promise<string | null> => {
  const world = worldOnDisk({ env: {} });
  const { table } = await tableAsRead(
    { text: `${CARDS}board: "CR t9 p1 | ${board}"\n`, file: 'standard input' },
    world,
  );
  if (table === null) throw new Error('the table can be read');
  const one = { doc: 'comprehensive-2009', question: 'attack Sting', fallback: null } as unknown as Dealt;
  return otherWithoutTexts(one, table)([name]);
};

it('shows what a text has changed, and nothing where it has changed nothing', async () => {
  expect(await lineChanged('Shifter / - vs Reed / -', 'Shift')).not.toBeNull();
  expect(await lineChanged('Shifter / - vs Pond / -', 'Shift')).toBeNull();
});
