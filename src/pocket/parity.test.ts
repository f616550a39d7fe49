import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { can, checkBoard, compare, legal, replay, search } from '../asking/index.ts';
import { penalty } from '../asking/penalties/penalty.ts';
import type { RulingRequest } from '../asking/rulings/pipeline.ts';
import { worldOnDisk } from '../cli/world-on-disk.ts';
import * as library from '../library/index.ts';
import { shippedScenarios } from '../scenario/shipped.fixture.ts';
import { QUERIES } from '../trials/search/queries/graded-queries.ts';
import { type About, openFolder, partsOf, pocketWorld } from './index.ts';

/** The page, the library and the command line give the same answers: they ask the same functions, over worlds that hold the same. */

const root = join(import.meta.dirname, '../..');
const disk = { ...worldOnDisk({ env: {} }), usualRulebook: () => null };

const built = (file: string) => readFileSync(join(root, 'dist', 'pocket', file));
const { partText } = openFolder(built('app.js').toString('utf8'), built('parts.txt'));
const pocket = pocketWorld(partsOf(partText));

/** Scenarios whose table is one line, as a page takes it. */
const scenarios = shippedScenarios.flatMap(({ name: file, text }) => (/^board: /mu.test(text) ? [{ file, text }] : []));

const about = JSON.parse(partText('about') ?? '') as About;
/** A number that is another one with every change of the engine, and the same as long as nothing changes. */
const turn = Number.parseInt(about.build.slice(0, 8), 16);

/**
 * One of `of` equal shares, another one with every build: overviews and replays of all scenarios take a minute and a half of a processor, so that every
 * build asks some and a few builds ask all. PARITY=all asks all at once.
 */
const share = <T>(list: readonly T[], of: number): readonly T[] =>
  process.env.PARITY === 'all' ? list : list.filter((_one, at) => at % of === turn % of);

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
  }, 600_000);

  it('the overview of tables of all documents', async () => {
    for (const { file, text } of share(scenarios, 8))
      expect(bytes(await legal(tableOf(text), pocket)), file).toBe(bytes(await legal(tableOf(text), disk)));
  }, 600_000);

  it('turns that are played', async () => {
    for (const { file, text } of share(playing, 8))
      expect(bytes(await replay(tableOf(text), pocket)), file).toBe(bytes(await replay(tableOf(text), disk)));
  }, 600_000);

  it('the functions of the library are those', async () => {
    for (const { file, text } of share(asking, 60)) {
      const asked = { ...tableOf(text), question: 'retreat', quoted: true };
      const ruled = await can(asked, pocket);
      const answered = await library
        .can('retreat', { board: text })
        .catch((error: unknown) => (error instanceof library.JudgeError ? error.faults : String(error)));
      expect(bytes(ruled), file).toBe(JSON.stringify(answered));
      const overview = await legal(tableOf(text), pocket);
      expect(bytes(overview), file).toBe(JSON.stringify(await library.legal(text)));
    }
  }, 600_000);

  it('searches for what judges ask, for a number, and for nothing of the kind', async () => {
    const asked = share(QUERIES, 8).map(({ query }) => query);
    for (const words of [...asked, '309.4', 'suporter first turn', 'zzzz']) {
      const queries = [words];
      expect(JSON.stringify(await search({ queries }, pocket)), words).toBe(
        JSON.stringify(await search({ queries }, disk)),
      );
    }
  }, 600_000);

  it('every point on which the documents are compared', async () => {
    const topics = disk.points().points.map(({ title }) => title);
    for (const topic of [...topics, 'confusion', 'CR 309.2', 'nothing of the kind'])
      expect(JSON.stringify(await compare({ topic: [topic] }, pocket)), topic).toBe(
        JSON.stringify(await compare({ topic: [topic] }, disk)),
      );
  }, 600_000);

  it('every infraction, in the words in which it is asked for', async () => {
    const asked = disk.penalties().infractions.flatMap((one) => [one.name, ...one.asked]);
    for (const words of [...asked, 'drew an extra card', 'nothing at all']) {
      const request = {
        words,
        facts: [],
        occasion: { phase: 'game', stage: 'swiss', tier: null, minutes: null },
        prizes: 6,
        taken: null,
        again: 0,
        slip: { tournament: '', round: '', judge: '', player: '' },
      } as const;
      expect(JSON.stringify(await penalty(request, pocket)), words).toBe(JSON.stringify(await penalty(request, disk)));
    }
  }, 600_000);

  it('an impossible table', async () => {
    const table = { text: 'CR t9 p1 | Pikachu -90 / - vs Machamp / -', file: 'board' };
    expect(JSON.stringify(await checkBoard({ table }, pocket))).toBe(JSON.stringify(await checkBoard({ table }, disk)));
  });
});
