import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Keeps the house a house: imports point down the rooms, the core stays pure, nothing looks at the name of a ruleset.
 */
const ROOMS = [
  'corpus',
  'penalties',
  'precedents',
  'state',
  'names',
  'claims',
  'engine',
  'rules',
  'text',
  'card-language',
  'formats',
  'eras',
  'ruling',
  'dialogue',
  'scenario',
  'user-files',
  'card-data',
  'tournament-formats',
  'search',
  'rulebook',
  'render',
  'asking',
  'pocket',
  'cli',
  'library',
] as const;
type Room = (typeof ROOMS)[number];

const PURE: readonly Room[] = [
  'penalties',
  'precedents',
  'state',
  'claims',
  'engine',
  'rules',
  'text',
  'card-language',
  'formats',
  'eras',
  'ruling',
  'dialogue',
];

/** Packages a room may use, beyond none. */
const PACKAGES: Readonly<Partial<Record<Room, readonly string[]>>> = {
  names: ['fuse.js/basic'],
  scenario: ['yaml'],
  'card-data': ['sql.js'],
  rulebook: ['unpdf'],
  render: ['chalk'],
  asking: ['yaml'],
  pocket: ['preact'],
  cli: ['@inquirer/core', 'commander', 'inquirer'],
};

/** What the search may look into: it knows the rules as texts, not the game. */
const SEARCH_SEES: readonly Room[] = ['corpus', 'search'];

/** Rooms without a door: their files are loaded one by one, so that a command opens no more than it needs. */
const DOORLESS: readonly Room[] = ['render', 'asking', 'cli'];

/** Doors beside the `index.ts` of a room: the notation is read by few; one line is read without the YAML parser that the door of its room loads; a quote of a copy without what finds quotes, and what finds them without a disk; card data without the store on disk, the store without the import and without searching, and how texts are read, also those of sketches, with the grammar that no other ruling loads. */
const SIDE_DOORS: readonly string[] = [
  'state/name-finder.ts',
  'state/text-reader.ts',
  'state/notation/index.ts',
  'scenario/bare-line.ts',
  'rulebook/copies-on-file.ts',
  'rulebook/in-memory.ts',
  'card-data/store/index.ts',
  'card-data/importing/index.ts',
  'card-data/searching/index.ts',
  'card-data/in-memory.ts',
  'card-data/how-read/index.ts',
  'card-data/sketched/index.ts',
];

interface SourceFile {
  readonly path: string;
  readonly room: Room;
  readonly text: string;
  readonly imports: readonly string[];
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : files(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });

const root = import.meta.dirname;
const sources: readonly SourceFile[] = files(root)
  .filter((path) => !/\.test(-d)?\.ts$/.test(path))
  .flatMap((path) => {
    const room = ROOMS.find((name) => relative(root, path).startsWith(`${name}/`));
    if (room === undefined) return [];
    const text = readFileSync(path, 'utf8');
    const imports = [
      ...text.matchAll(/^(?:import|export)\b[^;'"]*?from '([^']+)'/gm),
      ...text.matchAll(/^import '([^']+)'/gm),
      ...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g),
    ].map((found) => found[1] ?? '');
    return [{ path: relative(root, path), room, text, imports }];
  });

const targetOf = (file: SourceFile, specifier: string): string =>
  relative(root, join(root, file.path, '..', specifier));

const roomOf = (file: SourceFile, specifier: string): Room | null => {
  if (!specifier.startsWith('.')) return null;
  const target = targetOf(file, specifier);
  return ROOMS.find((name) => target.startsWith(`${name}/`)) ?? null;
};

describe('the house', () => {
  it('has source files in every room', () => {
    for (const room of ROOMS)
      expect(
        sources.some((file) => file.room === room),
        room,
      ).toBe(true);
  });

  it.each(sources.map((file) => [file.path, file] as const))('%s imports only from rooms below', (_path, file) => {
    for (const specifier of file.imports) {
      const target = roomOf(file, specifier);
      if (target === null || target === file.room) continue;
      expect(ROOMS.indexOf(target), `${file.path} → ${specifier}`).toBeLessThan(ROOMS.indexOf(file.room));
      if (file.room === 'search') expect(SEARCH_SEES, `${file.path} → ${specifier}`).toContain(target);
    }
  });

  it('enters every other room by its door', () => {
    const past = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => {
          const room = roomOf(file, specifier);
          if (room === null || room === file.room || DOORLESS.includes(room)) return false;
          return ![`${room}/index.ts`, ...SIDE_DOORS].includes(targetOf(file, specifier));
        })
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(past).toEqual([]);
  });

  it('keeps foreign packages and the machine out of the rooms that are mathematics', () => {
    for (const file of sources) {
      const packages = file.imports.filter((specifier) => !specifier.startsWith('.'));
      const allowed = PACKAGES[file.room] ?? [];
      const builtIn = packages.filter((name) => name.startsWith('node:'));
      expect(
        packages.filter((name) => !name.startsWith('node:') && !allowed.includes(name)),
        file.path,
      ).toEqual([]);
      if (PURE.includes(file.room)) expect(builtIn, file.path).toEqual([]);
    }
  });

  it('lets no chance, clock or process into the pure rooms', () => {
    for (const file of sources) {
      if (!PURE.includes(file.room)) continue;
      expect(file.text, file.path).not.toMatch(/Math\.random|\bDate\b|performance\.|process\.|console\.|globalThis/);
    }
  });

  it.each([
    ['asking/index.ts', ['asking', 'state', 'corpus', 'card-data']],
    ['pocket/browser/main.ts', ['pocket', 'state', 'corpus', 'card-data']],
    ['pocket/index.ts', ['pocket', 'state', 'corpus', 'card-data']],
    ['pocket/browser/import-worker.ts', ['pocket', 'state', 'card-language', 'card-data']],
    ['pocket/browser/text-reader.ts', ['card-data', 'card-language']],
    ['pocket/browser/copy-worker.ts', ['pocket', 'rulebook', 'search', 'corpus']],
  ])('runs in a browser below the command line: nothing that %s reaches knows Node', (begin, rooms) => {
    const byPath = new Map(sources.map((file) => [file.path, file]));
    const reached = new Set<string>();
    const walk = (path: string): void => {
      const file = byPath.get(path);
      if (file === undefined || reached.has(path)) return;
      reached.add(path);
      // What is imported for its types alone is not there at run time.
      const values = [
        ...file.text.matchAll(/^(?:import|export) (?!type\b)[^;'"]*?from '([^']+)'/gm),
        ...file.text.matchAll(/\bimport\(\s*'([^']+)'\s*\)/g),
      ].map((found) => found[1] ?? '');
      for (const specifier of values) if (specifier.startsWith('.')) walk(targetOf(file, specifier));
    };
    walk(begin);
    for (const room of rooms)
      expect(
        [...reached].some((path) => path.startsWith(`${room}/`)),
        room,
      ).toBe(true);
    const node = [...reached].flatMap((path) => {
      const { text = '', imports = [] } = byPath.get(path) ?? {};
      const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'/g, '');
      const global = /\bBuffer\b|\bprocess\s*[.[]|\b__dirname\b|\bNodeJS\b/.exec(code)?.[0];
      return [...imports.filter((name) => name.startsWith('node:')), ...(global === undefined ? [] : [global])].map(
        (found) => `${path}: ${found}`,
      );
    });
    expect(node).toEqual([]);
  });

  it('makes nothing as a file of the page is read: a browser would then run the whole engine before the first screen', () => {
    const made = sources.flatMap(({ room, path, text }) =>
      room !== 'pocket'
        ? []
        : [...text.matchAll(/^(?:export )?(?:const|let) [^\n]*= new (?!(?:Weak)?(?:Map|Set)\b)[^\n]*/gmu)].map(
            ([line]) => `${path}: ${line}`,
          ),
    );
    expect(made).toEqual([]);
  });

  it('lets no rule or card text ask which ruleset it serves', () => {
    for (const file of sources) {
      if (file.room !== 'rules' && file.room !== 'text') continue;
      expect(file.text, file.path).not.toMatch(/\.doc\s*[!=]==|\bruleset\s*[!=]==|1 - seat/);
    }
  });

  it('binds no rule to every document that can be read: a new one would not compile before it is ruled by', () => {
    for (const file of sources)
      if (file.room === 'rules' || file.room === 'text')
        expect(file.text, file.path).not.toMatch(/Law<(?:Exclude<)?Doc\b/);
  });

  it('carries out procedures with plain functions: a generator would do nothing when it is called', () => {
    for (const file of sources) {
      if (!['engine', 'rules', 'text', 'eras'].includes(file.room)) continue;
      const generators = file.text.match(/function\*[^\n]*/g) ?? [];
      for (const line of generators) expect(line, file.path).toContain('): Generator<');
    }
  });

  it('runs without what only builds it or tests it', () => {
    const needed = sources.flatMap((file) =>
      file.imports
        .filter((specifier) => specifier.startsWith('.') && /^(?:building|trials)\//.test(targetOf(file, specifier)))
        .map((specifier) => `${file.path} → ${specifier}`),
    );
    expect(needed).toEqual([]);
  });

  it('lets the build do without what only tests it', () => {
    for (const path of files(join(root, 'building')).filter((path) => !path.endsWith('.test.ts')))
      expect(readFileSync(path, 'utf8'), path).not.toMatch(/from '[^']*\/trials\//);
  });

  it('compares structures part by part, and not as texts of JSON', () => {
    const compared = /JSON\.stringify\([^;\n]*\) (?:===|!==) JSON\.stringify/u;
    expect(sources.filter(({ text }) => compared.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('knows prompts in one file only', () => {
    const prompting = sources
      .filter((file) => file.imports.some((name) => name.includes('inquirer')))
      .map((file) => file.path);
    expect(prompting.length).toBeLessThanOrEqual(1);
  });
});
