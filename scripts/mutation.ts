import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import type { Card } from '../src/state/index.ts';
import { type Mutant, nameOf, SWITCH, switchable } from '../src/trials/mutation/sites.ts';
import { type MutantSwitch, mutantSwitch } from '../src/trials/mutation/switch.ts';
import { scenarioTexts } from './scenario-files.ts';

// Changes each comparison, number and direction of the rules in turn and lists those that no scenario notices. After `npm run build`.
// npm run mutation -- [--every N] [--from N] [--file PART] [--write]
// --every 10 tries each tenth mutant; --file tries those of files whose path holds the word; --write keeps the survivors in the list, with
// whatever was said of each.

const ROOMS = /^src\/(?:rules|eras|engine)\//u;
const LIST = 'src/trials/mutation/survivors.json';
const LEAST = 0.9;

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    file: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [every = 1, from = 0] = [values.every, values.from].map(Number);
if (![every, from].every(Number.isSafeInteger) || every < 1) {
  console.error('usage: npm run mutation -- [--every N] [--from N] [--file PART] [--write]');
  process.exit(2);
}

interface Survivor {
  readonly mutant: string;
  readonly why: string;
}

const mutants: Mutant[] = [];
const bundle = await rolldown({
  input: 'src/trials/mutation/entry.ts',
  platform: 'node',
  external: (id) => !/^[./]/u.test(id),
  plugins: [
    {
      name: 'mutants',
      transform(code, id) {
        const file = relative(process.cwd(), id).replaceAll('\\', '/');
        if (!ROOMS.test(file)) return null;
        const made = switchable(file, code, mutants.length);
        mutants.push(...made.mutants);
        return { code: made.text };
      },
    },
  ],
});
const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false });
await bundle.close();
const chunk = output[0];
const { createRequire } = await import('node:module');
const require = createRequire(import.meta.url);

type Judge = (name: string, text: string) => boolean;
const cards = JSON.parse(readFileSync('dist/cards.json', 'utf8')) as readonly Card[];
const scenarios = scenarioTexts();
const alternatives = new Map(mutants.map(({ id, to }) => [id, to]));
const ways: Readonly<Record<string, number>> = { '<': 2, '<=': 2, '>': 2, '>=': 2 };
const switches: MutantSwitch = mutantSwitch(alternatives, (operator) => ways[operator] ?? 1);
const compiled = new Function('require', 'module', 'exports', SWITCH, chunk.code) as (
  ...given: readonly unknown[]
) => void;

/** The rules loaded anew, with whatever mutant is on. */
const load = (): Judge => {
  const module = { exports: {} as { judgeWith?: (cards: readonly Card[]) => Judge } };
  compiled(require, module, module.exports, switches);
  const { judgeWith } = module.exports;
  if (judgeWith === undefined) throw new Error('the bundle has no judge');
  return judgeWith(cards);
};

const judge = load();
/** For each place the scenarios that come by, the shortest runs not told apart. */
const reaching = new Map<number, number[]>();
const ofFile = new Map<string, Set<number>>();
for (const [at, { name, text }] of scenarios.entries()) {
  switches.seen = new Set();
  if (judge(name, text)) console.log(`red as it is: ${name}`);
  for (const id of switches.seen) {
    const list = reaching.get(id);
    if (list === undefined) reaching.set(id, [at]);
    else list.push(at);
    const { file = '' } = mutants[id] ?? {};
    const set = ofFile.get(file) ?? new Set<number>();
    ofFile.set(file, set.add(at));
  }
}
switches.seen = null;

/** Two mutants of one place share the place of the first. */
const placeOf = (mutant: Mutant): number => {
  const before = mutants[mutant.id - 1];
  return before !== undefined &&
    before.code === mutant.code &&
    before.line === mutant.line &&
    before.from === mutant.from &&
    ways[mutant.from] === 2 &&
    !reaching.has(mutant.id)
    ? before.id
    : mutant.id;
};

const noticed = (mutant: Mutant): boolean => {
  switches.on = mutant.id;
  try {
    const here = mutant.atLoad ? load() : judge;
    const places = mutant.atLoad
      ? [...new Set([...(ofFile.get(mutant.file) ?? []), ...scenarios.keys()])]
      : (reaching.get(placeOf(mutant)) ?? []);
    return places.some((at) => {
      const scenario = scenarios[at];
      switches.rounds = 0;
      return scenario !== undefined && here(scenario.name, scenario.text);
    });
  } catch {
    // Rules that cannot even be loaded are noticed by everybody.
    return true;
  } finally {
    switches.on = null;
  }
};

const known: readonly Survivor[] = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : [];
const why = new Map(known.map((one) => [one.mutant, one.why]));
const tried = mutants.filter(
  ({ file }, at) =>
    at >= from && (at - from) % every === 0 && (values.file === undefined || file.includes(values.file)),
);
const survivors: Mutant[] = [];
const begun = Date.now();
for (const [at, mutant] of tried.entries()) {
  if (!noticed(mutant)) {
    survivors.push(mutant);
    const said = why.get(nameOf(mutant));
    const reached = mutant.atLoad ? '' : `  ${reaching.get(placeOf(mutant))?.length ?? 0} scenarios come by`;
    console.log(
      `${mutant.file}:${mutant.line}  ${mutant.from} → ${mutant.to}  ${mutant.code}${reached}${said === undefined ? '' : `\n    ${said}`}`,
    );
  }
  if ((at + 1) % 200 === 0)
    console.log(
      `${at + 1} of ${tried.length} tried, ${survivors.length} unnoticed, ${Math.round((Date.now() - begun) / 1000)} s`,
    );
}
const share = tried.length === 0 ? 1 : 1 - survivors.length / tried.length;
const unsaid = survivors.filter((one) => (why.get(nameOf(one)) ?? '') === '');
console.log(
  `${tried.length} of ${mutants.length} mutants over ${scenarios.length} scenarios: ${(share * 100).toFixed(1)} % noticed, ${survivors.length} not, ${unsaid.length} of these with nothing said of them`,
);
if (values.write) {
  const names = new Set(tried.map(nameOf));
  const kept = known.filter(({ mutant }) => !names.has(mutant));
  const now = survivors.map((one): Survivor => ({ mutant: nameOf(one), why: why.get(nameOf(one)) ?? '' }));
  const all = [...new Map([...kept, ...now].map((one) => [one.mutant, one])).values()];
  all.sort((a, b) => (a.mutant < b.mutant ? -1 : 1));
  writeFileSync(LIST, `${JSON.stringify(all, null, 2)}\n`);
}
process.exit(share >= LEAST ? 0 : 1);
