import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { expect } from 'vitest';
import { type Case, standIn } from './cases.ts';
import type { judgeWith } from './entry.ts';
import type { Mutant } from './places.ts';
import { forgetting, switchable } from './sites.ts';
import { callsOf, type Memories, type MutantSwitch, SWITCH } from './switch.ts';

/** The rules with every mutant in them, put together so that they can be loaded again and again. */

const ROOMS = /^src\/(?:rules|eras|engine|text)\//u;
/** The check of card texts that are written as data plays none of them. */
const BESIDE = /^src\/text\/(?:check-\w+|shape)\.ts$|\.test\.ts$/u;
/** Rooms without mutants that keep what the rules made of a table. */
const KEEPING = /^src\/(?:state|claims|ruling|scenario)\//u;
const RUNNER = 'vitest';
const ENTRY = 'src/trials/mutation/entry.ts';

export interface Loaded {
  readonly judgeWith: typeof judgeWith;
  readonly cases: readonly Case[];
}

export interface ChangedRules {
  readonly mutants: readonly Mutant[];
  /** The files they stand in. */
  readonly texts: ReadonlyMap<string, string>;
  /** Loads the rules; `hearing` makes every place tell the switch what comes by. */
  load(on: MutantSwitch & Memories, hearing: boolean): Loaded;
}

/** `units`: files of unit tests that are loaded along. */
export const changedRules = async (units: readonly string[]): Promise<ChangedRules> => {
  const mutants: Mutant[] = [];
  const texts = new Map<string, string>();
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: (id) => !/^[./]/u.test(id),
    plugins: [
      {
        name: 'mutants',
        transform(code, id) {
          const file = relative(process.cwd(), id).replaceAll('\\', '/');
          const here = code
            .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
            .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
          if (file === ENTRY) return { code: `${units.map((unit) => `import '../../../${unit}';\n`).join('')}${here}` };
          if (!ROOMS.test(file) || BESIDE.test(file))
            return { code: KEEPING.test(file) ? forgetting(file, here) : here };
          texts.set(file, code);
          const made = switchable(file, code, mutants.length);
          mutants.push(...made.mutants);
          return { code: made.text };
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
  await bundle.close();
  const { code } = output[0];
  const require = createRequire(import.meta.url);
  const compile = (hearing: boolean) =>
    new Function('require', 'module', 'exports', SWITCH, `${callsOf(hearing)}\n${code}`) as (
      ...given: readonly unknown[]
    ) => void;
  const compiled = { plain: compile(false), hearing: compile(true) };
  return {
    mutants,
    texts,
    load(on, hearing) {
      const module = { exports: {} as { judgeWith?: typeof judgeWith } };
      const { cases, runner } = standIn(expect);
      const given = (id: string): unknown => (id === RUNNER ? runner : require(id));
      (hearing ? compiled.hearing : compiled.plain)(given, module, module.exports, on);
      on.loaded();
      if (module.exports.judgeWith === undefined) throw new Error('the bundle has no judge');
      return { judgeWith: module.exports.judgeWith, cases };
    },
  };
};
