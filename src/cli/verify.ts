import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { corpusReader } from '../corpus/index.ts';
import { usageFault } from '../render/report/errors.ts';
import { isRuled, outside } from '../render/report/outside.ts';
import type { FaultJson } from '../render/report/types.ts';
import { type Verified, verifyReport } from '../render/report/verify-report.ts';
import { verifyScreen } from '../render/screen/verify.ts';
import { runScenario } from '../scenario/index.ts';
import { type CardPool, cardPool } from '../state/index.ts';
import { answer, type CommonOptions, refuse } from './answer.ts';
import { cards, corpusIndex, shippedScenarios } from './data.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';

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
const verified = (path: string, pool: CardPool, knownRules: ReadonlySet<string>): Verified | null => {
  const run = runScenario(readFileSync(path, 'utf8'), path, { pool, doc: 'comprehensive-2009', knownRules });
  const { setup, expect, steps } = run.file;
  if (run.faults.length > 0) {
    return {
      file: path,
      unmet: run.faults.map((fault) => ({
        at: placed(path, fault.span),
        path: fault.code,
        expected: 'a file that can be read',
        got: fault.message,
        partedAt: null,
      })),
    };
  }
  const found = outside(setup, setup.ruleset ?? 'comprehensive-2009');
  if (found !== null || (setup.ruleset !== undefined && !isRuled(setup.ruleset))) {
    return {
      file: path,
      unmet: [
        {
          at: path,
          path: 'verdict',
          expected: expect?.verdict ?? 'a ruling',
          got: `not-modelled: ${found?.gap.card ?? ''}`,
          partedAt: null,
        },
      ],
    };
  }
  if (expect === undefined && steps.length === 0) return null;
  return {
    file: path,
    unmet: run.checked.unmet.map(({ path: what, expected, got, span, partedAt }) => ({
      at: placed(path, span),
      path: what,
      expected,
      got,
      partedAt,
    })),
  };
};

/** `judge verify`: runs scenarios against what they expect. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const paths = words.length > 0 ? words : [existsSync('scenarios') ? 'scenarios' : shippedScenarios()];
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) {
    return refuse(
      io,
      options,
      missing.map((path): FaultJson => usageFault('no-such-file', `there is no file or folder ${path}.`)),
    );
  }
  const pool = cardPool([...cards()]);
  const corpus = corpusReader(corpusIndex());
  const knownRules = new Set(
    corpus.index.entries.filter((entry) => entry.document === 'comprehensive-2009').map((entry) => entry.id),
  );
  const files = [...new Set(paths.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path])))];
  const all = files.map((path) => verified(path, pool, knownRules));
  const ran = all.filter((one) => one !== null);
  const report = verifyReport(ran, all.length - ran.length);
  await answer(io, options, report, verifyScreen);
  return report.scenarios > 0 && report.passed === report.scenarios ? EXIT.ok : EXIT.no;
};
