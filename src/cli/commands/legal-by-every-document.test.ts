import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULED } from '../../corpus/index.ts';
import { legal } from '../../library/index.ts';
import { ran } from '../fake-io.fixture.ts';

interface Row {
  readonly action: string;
  readonly verdict: string;
}

const openBy = async (document: string, board: string): Promise<readonly Row[]> => {
  const { code, out } = await ran(['legal', '-b', board, '--ruleset', document, '--json']);
  expect(code).toBe(0);
  return (JSON.parse(out) as { readonly open: readonly Row[] }).open;
};

/** A document that never heard of an act leaves it open in the overview, as the question does; it does not fail. */
describe.each(RULED)('the overview by %s', (document) => {
  it('comes to an end with a LV.X in hand', async () => {
    const open = await openBy(
      document,
      't9 p1 | Lucario<Riolu / Machop [hand (Lucario LV.X), deck 20] vs Cyndaquil(MT 79) [hand 3, deck 20]',
    );
    const known = ['comprehensive-2009', 'xy-2016', 'me-2026'].includes(document);
    expect(open.filter(({ action }) => action === 'level up').map(({ verdict }) => verdict)).toEqual([
      known ? 'legal' : 'undetermined',
    ]);
  });

  it.each([
    'p1 setup | [deck 60] vs [deck 60]',
    'p1 setup | Pikachu / - [prizes 6, hand 6, deck 47] vs Riolu / - [prizes 6, hand 6, deck 47]',
  ])('comes to an end before the first turn: %s', async (board) => {
    expect((await openBy(document, board)).length).toBeGreaterThan(0);
  });
});

/** The tables on which documents part are those on which one of them is silent; the overview asks more than the question posed there. */
const parting = join(import.meta.dirname, '../../../scenarios/where-documents-part');

describe('the overview comes to an end where documents part', () => {
  it.each(readdirSync(parting))('%s', async (point) => {
    for (const file of readdirSync(join(parting, point))) {
      for (const text of readFileSync(join(parting, point, file), 'utf8').split(/^---$/mu)) {
        if (/^ *deck:/mu.test(text)) continue;
        const overview = await legal(text);
        expect(overview.open.length + overview.closed.length, file).toBeGreaterThan(0);
      }
    }
  });
});
