import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { can, checkBoard, compare, legal, replay, search } from '../asking/index.ts';
import { penalty } from '../asking/penalties/penalty.ts';
import type { RulingRequest } from '../asking/rulings/pipeline.ts';
import { worldOnDisk } from '../cli/world-on-disk.ts';
import * as library from '../library/index.ts';
import { openPage, partsOf, pocketWorld } from './index.ts';

/** The page, the library and the command line give the same answers: they ask the same functions, over worlds that hold the same. */

const root = join(import.meta.dirname, '../..');
const disk = { ...worldOnDisk({ env: {} }), usualRulebook: () => null };

const { partText } = openPage(readFileSync(join(root, 'dist', 'pocket', 'index.html'), 'utf8'));
const pocket = pocketWorld(partsOf(partText));

const files = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'cards' ? [] : files(path);
    return entry.name.endsWith('.yaml') ? [path] : [];
  });

/** Scenarios whose table is one line, as a page takes it. */
const scenarios = files('scenarios').flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8');
  return /^board: /mu.test(text) ? [{ file, text }] : [];
});

/** Of what each scenario has, every so-manieth: an overview and a replay take ten times as long as a question. */
const every = <T>(list: readonly T[], nth: number): readonly T[] => list.filter((_one, at) => at % nth === 0);

const asking = scenarios.filter(({ text }) => /^ask: /mu.test(text));
const playing = scenarios.filter(({ text }) => /^steps:/mu.test(text));

type Outcome = { readonly report: object } | { readonly faults: readonly object[] };
const bytes = (outcome: Outcome): string => JSON.stringify('report' in outcome ? outcome.report : outcome.faults);
const tableOf = (text: string): RulingRequest => ({ table: { text, file: 'standard input' } });

describe('the page answers what the library answers, byte for byte', () => {
  it('every question of a scenario', async () => {
    for (const { file, text } of asking) {
      const asked = { ...tableOf(text), question: '', quoted: true };
      expect(bytes(await can(asked, pocket)), file).toBe(bytes(await can(asked, disk)));
    }
  }, 240_000);

  it('the overview of tables of all documents', async () => {
    for (const { file, text } of every(scenarios, 40))
      expect(bytes(await legal(tableOf(text), pocket)), file).toBe(bytes(await legal(tableOf(text), disk)));
  }, 240_000);

  it('turns that are played', async () => {
    for (const { file, text } of every(playing, 40))
      expect(bytes(await replay(tableOf(text), pocket)), file).toBe(bytes(await replay(tableOf(text), disk)));
  }, 240_000);

  it('the functions of the library are those', async () => {
    for (const { file, text } of every(asking, 60)) {
      const asked = { ...tableOf(text), question: 'retreat', quoted: true };
      const ruled = await can(asked, pocket);
      const answered = await library
        .can('retreat', { board: text })
        .catch((error: unknown) => (error instanceof library.JudgeError ? error.faults : String(error)));
      expect(bytes(ruled), file).toBe(JSON.stringify(answered));
      const overview = await legal(tableOf(text), pocket);
      expect(bytes(overview), file).toBe(JSON.stringify(await library.legal(text)));
    }
  }, 240_000);

  it.each(['asleep retreat', 'weakness before resistance', 'mulligan', 'suporter first turn', '309.4', 'zzzz'])(
    'a search for %s',
    async (words) => {
      const queries = [words];
      expect(JSON.stringify(await search({ queries }, pocket))).toBe(JSON.stringify(await search({ queries }, disk)));
    },
  );

  it.each(['confusion', 'CR 309.2', 'evolution', 'nothing of the kind'])('a comparison on %s', async (words) => {
    const topic = [words];
    expect(JSON.stringify(await compare({ topic }, pocket))).toBe(JSON.stringify(await compare({ topic }, disk)));
  });

  it.each(['drew an extra card', 'slow play', 'nothing at all'])('a penalty for %s', async (words) => {
    const asked = {
      words,
      facts: [],
      occasion: { phase: 'game', stage: 'swiss', tier: null, minutes: null },
      prizes: 6,
      taken: null,
      again: 0,
      slip: { tournament: '', round: '', judge: '', player: '' },
    } as const;
    expect(JSON.stringify(await penalty(asked, pocket))).toBe(JSON.stringify(await penalty(asked, disk)));
  });

  it('an impossible table', async () => {
    const table = { text: 'CR t9 p1 | Pikachu -90 / - vs Machamp / -', file: 'board' };
    expect(JSON.stringify(await checkBoard({ table }, pocket))).toBe(JSON.stringify(await checkBoard({ table }, disk)));
  });
});
