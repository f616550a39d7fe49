import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ran } from '../fake-io.fixture.ts';

const MISTMOTH = {
  category: 'Pokemon',
  id: 'tst09-006',
  localId: '006',
  name: 'Mistmoth',
  set: { id: 'tst09', name: 'Trial' },
  hp: 90,
  types: ['Fire'],
  stage: 'Basic',
  attacks: [{ cost: ['Fire'], name: 'Dust', damage: 30 }],
  retreat: 0,
};

test('a foreign name means the card, once files in that language were imported', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const env = { HEADJUDGE_DATA: folder };
  const file = (name: string, card: object): string => {
    writeFileSync(join(folder, name), JSON.stringify([card]));
    return join(folder, name);
  };
  const asked = ['can', 'retreat', '-b', 'APR t5 p1 | Nebelmotte / Pikachu vs Machop', '--json'];
  const names = file('de.json', { ...MISTMOTH, name: 'Nebelmotte', types: ['Feuer'] });
  const imported = async (...words: readonly string[]) =>
    JSON.parse((await ran(['cards', 'import', ...words, '--json'], '', { env })).out) as Record<string, unknown>;

  expect(await imported(names, '--language', 'de')).toMatchObject({ cards: 0, localNames: { given: 1, known: 0 } });
  expect((await ran(asked, '', { env })).code).toBe(2);
  expect(await imported(file('en.json', MISTMOTH))).toMatchObject({ added: 1, localNames: { given: 0 } });
  const { code, out } = await ran(asked, '', { env });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ verdict: 'legal', board: expect.stringContaining('Mistmoth') });
  const json = async (...words: readonly string[]) =>
    JSON.parse((await ran([...words, '--json'], '', { env })).out) as Record<string, unknown>;
  expect(await json('cards', 'search', 'nebelm')).toMatchObject({
    total: 1,
    cards: [{ name: 'Mistmoth', found: 'name' }],
  });
  // The id as TCGdex writes it, and a slip in the local name.
  expect(await json('cards', 'show', 'tst09-006')).toMatchObject({ cards: [{ name: 'Mistmoth' }] });
  expect(await json('cards', 'show', 'Nebelmote')).toMatchObject({
    errors: [{ code: 'unknown-card', hint: expect.stringContaining('Mistmoth') }],
  });
});

test('an import of files in another language says how to take the names from them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const faultsOf = async (card: object): Promise<string> => {
    const file = join(folder, 'cards.json');
    writeFileSync(file, JSON.stringify([card]));
    return (await ran(['cards', 'import', file, '--json'], '', { env: { HEADJUDGE_DATA: folder } })).out;
  };
  expect(await faultsOf({ ...MISTMOTH, types: ['Feuer'] })).toContain('--language de');
  expect(await faultsOf({ ...MISTMOTH, category: 'Dresseur' })).toContain('--language fr');
  expect(await faultsOf({ ...MISTMOTH, types: ['Fier'] })).toMatch(/^(?!.*--language).*Fier/su);
});
