import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRuled } from '../corpus/index.ts';
import { titleOf } from '../render/cite.ts';
import { outside } from '../render/report/outside.ts';
import type { FaultJson } from '../render/report/types.ts';
import { type Verified, verifyReport } from '../render/report/verify-report.ts';
import { verifyScreen } from '../render/screen/verify.ts';
import { checkDeck, checkExpectations, type DeckFile, isDeckFile, replay, ruleOnDeckFile } from '../scenario/index.ts';
import type { CardPool } from '../state/index.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { cardsOnFile } from './cards-on-file.ts';
import { shippedScenarios } from './data.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { deckReader, type FileRead, fileReader } from './read-file.ts';
import { fileText, noSuchFile } from './table.ts';

/** Card files lie among scenarios and are none. */
const NO_SCENARIOS: ReadonlySet<string> = new Set(['cards', 'node_modules']);

/** Every scenario file below a folder, in order of name, with forward slashes. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isDirectory())
        return NO_SCENARIOS.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path);
      return /\.(ya?ml|json)$/iu.test(entry.name) ? [path] : [];
    });

const placed = (file: string, span: { readonly line: number; readonly column: number } | null | undefined): string =>
  span === null || span === undefined ? file : `${file}:${span.line}:${span.column}`;

/** Runs one file; null for a board that expects nothing. */
const verified = ({ board, pool }: FileRead): Verified | null => {
  const { file, setup, expect, steps } = board;
  const { ruleset = 'comprehensive-2009' } = setup;
  const found = outside(ruleset);
  if (found !== null || !isRuled(ruleset)) {
    return {
      file,
      unmet: [
        {
          at: file,
          path: 'verdict',
          expected: expect?.verdict ?? 'a ruling',
          got: `not-modelled: ${found?.gap.card ?? ''}`,
          partedAt: null,
        },
      ],
    };
  }
  if (expect === undefined && steps.length === 0) return null;
  const { unmet } = checkExpectations(board, replay(board, { pool, doc: ruleset }));
  return {
    file,
    unmet: unmet.map(({ path, expected, got, span, partedAt }) => ({
      at: placed(file, span),
      path,
      expected,
      got,
      partedAt,
    })),
  };
};

/** Runs one deck; null for one that expects nothing. */
const verifiedDeck = (deck: DeckFile, pool: CardPool): Verified | null => {
  const { file, ruleset = 'comprehensive-2009', expect } = deck;
  if (!isRuled(ruleset)) {
    const got = `not-modelled: ${titleOf(ruleset)}`;
    return {
      file,
      unmet: [{ at: file, path: 'verdict', expected: expect?.verdict ?? 'a ruling', got, partedAt: null }],
    };
  }
  if (expect === undefined) return null;
  const { unmet } = checkDeck(deck, ruleOnDeckFile(deck, { pool, doc: ruleset }));
  return { file, unmet: unmet.map(({ span, ...one }) => ({ at: placed(file, span), ...one })) };
};

/** The scenario files behind the words of the command line, and the words that name none. */
const filesOf = (paths: readonly string[]): { readonly files: readonly string[]; readonly faults: FaultJson[] } => {
  const faults: FaultJson[] = [];
  const files = paths.flatMap((path) => {
    if (existsSync(path)) return statSync(path).isDirectory() ? filesBelow(path) : [path];
    faults.push(noSuchFile('file or folder', path === '' ? '“”' : path));
    return [];
  });
  return { files: [...new Set(files)], faults };
};

/** `judge verify`: runs scenarios against what they expect. A file that cannot be read is told as every command tells it; the others run. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const paths = words.length > 0 ? words : [existsSync('scenarios') ? 'scenarios' : shippedScenarios()];
  const { files, faults } = filesOf(paths);
  let unread = faults.length;
  // A scenario means the same on every machine, whatever was imported there.
  const { shippedFirst: pool } = await cardsOnFile(io);
  const read = fileReader(pool);
  const readADeck = deckReader(pool);
  const all = files.flatMap((path): readonly (Verified | null)[] => {
    const source = fileText(path);
    const one = 'code' in source ? null : isDeckFile(source.text) ? readADeck(source) : read(source);
    const wrong = 'code' in source ? [source] : (one?.faults ?? []);
    if (one !== null && wrong.length === 0) return ['deck' in one ? verifiedDeck(one.deck, pool) : verified(one)];
    faults.push(...wrong);
    unread += 1;
    return [];
  });
  // Nothing was run, so there is nothing to report but the faults.
  if (all.length === 0 && faults.length > 0) return refuse(io, options, faults);
  const ran = all.filter((one) => one !== null);
  const report = verifyReport(ran, all.length - ran.length, { files: unread, errors: faults });
  await answer(io, options, report, verifyScreen);
  if (faults.length > 0) return options.json === true ? EXIT.usage : refuse(io, options, faults);
  return report.scenarios > 0 && report.passed === report.scenarios ? EXIT.ok : EXIT.no;
};
