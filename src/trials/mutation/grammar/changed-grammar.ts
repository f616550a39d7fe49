import { relative } from 'node:path';
import { rolldown } from 'rolldown';
import type { Production } from '../../../card-language/grammar/index.ts';
import type { READERS } from '../../../card-language/read.ts';
import type { Mutant } from '../places.ts';
import { switchable } from './sites.ts';
import { type GrammarSwitch, ON } from './switch.ts';

/** The grammar with every mutant of what its constructions mean in it, put together so that it can be loaded again. */

const ROOMS = /^src\/card-language\/(?:grammar|lower)\//u;
/** Beside the constructions: the table, its spellings, and what "Trainer card" means, for which no tree has the words. */
const BESIDE =
  /^src\/card-language\/(?:grammar\/(?:trainers\/|standing\/)?(?:index|table|spellings|production|sorts)\.ts|lower\/trainer-cards\.ts)$|\.(?:test|fixture)\.ts$/u;
const ENTRY = 'src/trials/mutation/grammar/entry.ts';

export interface LoadedGrammar {
  readonly PRODUCTIONS: readonly Production[];
  readonly READERS: typeof READERS;
}

export interface ChangedGrammar {
  readonly mutants: readonly Mutant[];
  readonly texts: ReadonlyMap<string, string>;
  load(on: GrammarSwitch): LoadedGrammar;
}

export const changedGrammar = async (): Promise<ChangedGrammar> => {
  const mutants: Mutant[] = [];
  const texts = new Map<string, string>();
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    plugins: [
      {
        name: 'mutants',
        transform(code, id) {
          const file = relative(process.cwd(), id).replaceAll('\\', '/');
          if (!ROOMS.test(file) || BESIDE.test(file)) return null;
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
  const compiled = new Function('module', 'exports', ON, output[0].code) as (...given: readonly unknown[]) => void;
  return {
    mutants,
    texts,
    load(on) {
      const module = { exports: {} as LoadedGrammar };
      compiled(module, module.exports, on);
      return module.exports;
    },
  };
};
