import { describe, expect, it } from 'vitest';
import { manySets } from '../card-data/samples.fixture.ts';
import { type Card, cardPool } from '../state/index.ts';
import { type CompiledNames, importedFrom } from './import-cards.ts';

const { files } = manySets(1_600);
const opened: string[] = [];
const chosen = [...files].map(([set, cards]) => ({
  name: `${set}.json`,
  async text() {
    opened.push(set);
    return JSON.stringify(cards);
  },
}));
const shipped = cardPool([]);
const quiet = (): void => {};

describe('an import of cards in a page', () => {
  it('opens its files one by one, and tells how far it is', async () => {
    opened.length = 0;
    const says: string[] = [];
    const came = await importedFrom(chosen.slice(0, 3), shipped, 'test', (one) => says.push(one));
    expect(came).toMatchObject({ ok: true, cards: 450 });
    expect(opened).toEqual(['gen0', 'gen1', 'gen2']);
    expect(says.filter((one) => one.startsWith('Checking file'))).toHaveLength(3);
    expect(says.filter((one) => /of 450 cards/u.test(one)).length).toBeGreaterThan(2);
  });

  it('that was stopped goes on with what was compiled, and comes to the same', async () => {
    const kept: CompiledNames[] = [];
    const whole = await importedFrom(chosen, shipped, 'test', quiet, {
      names: new Map(),
      keep: async (more) => void kept.push(more),
    });
    expect(kept.length).toBeGreaterThan(0);
    const names = new Map<string, readonly Card[]>(kept.flat());
    const more: CompiledNames[] = [];
    const again = await importedFrom(chosen, shipped, 'test', quiet, {
      names,
      keep: async (one) => void more.push(one),
    });
    expect(again).toEqual(whole);
    // What was compiled before the stop is taken as it is, so it is not compiled again.
    expect(more).toEqual([]);
    const [first = ''] = names.keys();
    const without = await importedFrom(chosen, shipped, 'test', quiet, {
      names: new Map([[first, []]]),
      keep: async () => {},
    });
    expect(without.ok && without.text).toContain(`=${first}\t[]\n`);
  });

  it('that is stopped for good has kept what it compiled until then', async () => {
    const kept: CompiledNames[] = [];
    const broken = importedFrom(chosen, shipped, 'test', quiet, {
      names: new Map(),
      async keep(more) {
        kept.push(more);
        throw new Error('the page was closed');
      },
    });
    await expect(broken).rejects.toThrow('the page was closed');
    expect(kept).toHaveLength(1);
  });

  it('with a fault in one file imports none of them', async () => {
    const came = await importedFrom(
      [...chosen.slice(0, 1), { name: 'x.json', text: async () => '[' }],
      shipped,
      'test',
      quiet,
    );
    expect(came).toMatchObject({ ok: false, why: [expect.stringContaining('x.json')] });
  });
});
