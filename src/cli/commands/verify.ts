import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultJson } from '../../render/report/types.ts';
import { verifyReport } from '../../render/report/verify-report.ts';
import { verifyScreen } from '../../render/screen/verify.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { shippedScenarios, shippedSituations } from '../data.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { noSuchFile } from '../table.ts';
import { verifyInParallel } from '../verifying/verify-in-parallel.ts';
import { mayHoldSituations, verifySituations } from '../verifying/verify-situations.ts';
import { worldOnDisk } from '../world-on-disk.ts';

const SITUATIONS = 'handbooks/situations.yaml';

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

/** The scenario files that the words of the command line name, and the words that name none. */
const filesOf = (paths: readonly string[]): { readonly files: readonly string[]; readonly faults: FaultJson[] } => {
  const faults: FaultJson[] = [];
  const files = paths.flatMap((path) => {
    if (existsSync(path)) return statSync(path).isDirectory() ? filesBelow(path) : [path];
    faults.push(noSuchFile('file or folder', path === '' ? '“”' : path));
    return [];
  });
  return { files: [...new Set(files)], faults };
};

const NO_PENALTIES = { ran: [], faults: [], unread: 0 } as const;

/** The scenarios and penalty situations of this folder, or those that ship. */
const ownOrShipped = (): readonly string[] => {
  if (!existsSync('scenarios')) return [shippedScenarios(), shippedSituations()];
  return ['scenarios', ...(existsSync(SITUATIONS) ? [SITUATIONS] : [])];
};

/** `judge verify`: runs scenarios against what they expect. A file that cannot be read is reported as in every command; the others run. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const named = filesOf(words.length > 0 ? words : ownOrShipped());
  const situations = named.files.filter(mayHoldSituations);
  const scenarios = named.files.filter((file) => !situations.includes(file));
  const [{ ran: played, ...found }, penalties] = await Promise.all([
    verifyInParallel(scenarios, io),
    situations.length === 0 ? NO_PENALTIES : verifySituations(situations, worldOnDisk(io)),
  ]);
  const all = [...played, ...penalties.ran];
  const faults = [...named.faults, ...found.faults, ...penalties.faults];
  // Nothing was run, so there is nothing to report but the faults.
  if (all.length === 0 && faults.length > 0) return refuse(io, options, faults);
  const ran = all.filter((one) => one !== null);
  const report = verifyReport(ran, all.length - ran.length, {
    files: named.faults.length + found.unread + penalties.unread,
    errors: faults,
  });
  await answer(io, options, report, verifyScreen);
  if (faults.length > 0) return options.json === true ? EXIT.usage : refuse(io, options, faults);
  return report.scenarios > 0 && report.passed === report.scenarios ? EXIT.ok : EXIT.no;
};
