import { describe, expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';

const CANDY = 'CR t9 p1 | Tropius / Abra@3 [hand (Rare Candy(GE 102))] vs Gible / -';
const json = async (...words: string[]) => JSON.parse((await ran([...words, '--json'])).out);

describe('judge precedent', () => {
  test('finds rulings by a card, by a rule and by their id', async () => {
    for (const words of [['rare', 'candy'], ['CR', '602.3'], ['ex/rare-candy-for-nothing']]) {
      const { precedents } = await json('precedent', ...words, '--limit', '99');
      expect(precedents.map(({ id }: { id: string }) => id)).toContain('ex/rare-candy-for-nothing');
    }
  });

  test('says where rules and ruling part, and which comes first', async () => {
    const { out } = await ran(['precedent', 'ex/oaks-visit-with-an-empty-deck']);
    expect(out).toContain('The rules say');
    const { precedents } = await json('precedent', '--says', 'contrary', '--limit', '99');
    for (const one of precedents) expect(one.document).toBe('contrary');
  });

  test('counts them without words, and ends with 1 where nothing is found', async () => {
    const all = await ran(['precedent']);
    expect([all.code, all.out]).toEqual([0, expect.stringMatching(/\d+ published rulings/u)]);
    const none = await ran(['precedent', 'xylophone', 'zeppelin']);
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('No published ruling on file')]);
  });

  test('refuses a period that there is not', async () => {
    const { code, error } = await ran(['precedent', 'rare candy', '--period', 'gym']);
    expect([code, error]).toEqual([2, expect.stringContaining('not a period')]);
  });
});

describe('a precedent', () => {
  test('stands with a ruling on its card and act, and with no other', async () => {
    const shown = await ran(['can', 'play Rare Candy', '-b', CANDY]);
    expect(shown.out).toMatch(/Precedent {2,}\S/u);
    for (const question of ['retreat', 'attack Grass Knot', 'attach G to active'])
      expect((await json('can', question, '-b', CANDY)).precedents ?? []).toEqual([]);
  });

  test('stands whole with --explain, with its source', async () => {
    const { out } = await ran(['can', 'play Rare Candy', '-b', CANDY, '--explain']);
    expect(out).toContain('c10017088.lua');
  });

  test('stands with its rule and with its card', async () => {
    expect((await ran(['rule', 'CR 602.3'])).out).toContain('Precedent');
    expect((await ran(['cards', 'show', 'Rare Candy'])).out).toContain('Precedent');
  });

  test('is spoken and written on the sheet', async () => {
    const { out } = await ran(['can', 'play Rare Candy', '-b', CANDY, '--screen-reader']);
    expect(out).toMatch(/rules team/u);
  });
});
