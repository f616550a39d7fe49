import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { flagsOf } from '../src/trials/flags.ts';

// Packs headjudge as it would be published and uses it as a stranger would: installed elsewhere, in a path with spaces, in a read-only folder,
// as a command and as a library, on every Node that is named. Arguments: further node programs to run it on. `npm run check-package`.

const LARGEST = 3 * 1024 * 1024;
/** Nothing of these belongs into a package. */
const NOT_SHIPPED =
  /^(?:src|scripts|node_modules|\.)|\.test\.|\.fixture\.|^dist\/(?:compiled-|parsed-scenarios)|tsconfig|biome\.json|package-lock/u;
/** What it cannot do without. */
const SHIPPED = [
  'bin/judge.js',
  'dist/main.cjs',
  'dist/library.js',
  'dist/library.d.ts',
  'dist/THIRD-PARTY.txt',
  'rules-corpus/comprehensive-2009/309-retreating.md',
  'man/judge.1',
  'docs/TOUR.md',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
];

const { words: nodes } = flagsOf('check-package', {}, { word: 'NODE' });
const root = process.cwd();
const faults: string[] = [];
const check = (what: string, problem: string | null): void => {
  console.log(`${problem === null ? '✓' : '✗'} ${what}${problem === null ? '' : `: ${problem}`}`);
  if (problem !== null) faults.push(what);
};

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(command, [...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });

const tried = (what: string, act: () => string | null): void => {
  try {
    check(what, act());
  } catch (error) {
    const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message: string };
    check(what, (stderr || stdout || message).trim().split('\n').slice(0, 4).join(' / '));
  }
};

/** Every built file with its hash; what Node kept compiled is of this machine and not published. */
const built = (): ReadonlyMap<string, string> => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('compiled-') && statSync(join(root, 'dist', name)).isFile())
    .sort();
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(root, 'dist', name)))
        .digest('hex'),
    ]),
  );
};

const build = (): ReadonlyMap<string, string> => {
  run('npm', ['run', '-s', 'build'], root);
  run('npm', ['run', '-s', 'library-types'], root);
  return built();
};

const work = mkdtempSync(join(tmpdir(), 'headjudge package '));
try {
  const first = build();
  const second = build();
  const other = [...new Set([...first.keys(), ...second.keys()])].filter(
    (name) => first.get(name) !== second.get(name),
  );
  check(`two builds give the same bytes (${first.size} files)`, other.length === 0 ? null : other.join(', '));

  const [packed] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], root),
  ) as readonly {
    readonly filename: string;
    readonly size: number;
    readonly files: readonly { readonly path: string }[];
  }[];
  if (packed === undefined) throw new Error('npm pack packed nothing');
  const paths = packed.files.map(({ path }) => path);
  check(`${(packed.size / 1024 / 1024).toFixed(2)} MB packed, under 3`, packed.size < LARGEST ? null : 'too large');
  const strange = paths.filter((path) => NOT_SHIPPED.test(path));
  check('nothing for developers in it', strange.length === 0 ? null : strange.slice(0, 5).join(', '));
  const lacking = SHIPPED.filter((path) => !paths.includes(path));
  check('everything it needs in it', lacking.length === 0 ? null : `without ${lacking.join(', ')}`);

  const { messages, pkg } = await publint({ pkgDir: root, strict: true, pack: false });
  const said = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  check('publint finds nothing', said.length === 0 ? null : said.join(' / '));

  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies?: object };
  check(
    'an installed headjudge depends on nothing',
    Object.keys(manifest.dependencies ?? {}).length === 0 ? null : 'it has dependencies',
  );

  const place = join(work, 'a place with spaces');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--offline', join(work, packed.filename)], place);
  const installed = join(place, 'node_modules', 'headjudge');
  const judge = join(installed, 'bin', 'judge.js');
  const board = 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Riolu';
  writeFileSync(
    join(place, 'ask.js'),
    [
      "import { can, JudgeError, rule } from 'headjudge';",
      `const { verdict } = await can('retreat', { board: ${JSON.stringify(board)} });`,
      "const [first] = await rule('309.4');",
      "const refused = await can('retreat', { board: 'CR | Nobody vs ?' }).catch((error) => error);",
      'console.log(verdict, first.id, refused instanceof JudgeError);',
      '',
    ].join('\n'),
  );
  const asks = (node: string): string | null => {
    const out = run(node, [join(place, 'ask.js')], place).trim();
    return out === 'illegal 309.4 true' ? null : `it said ${out}`;
  };
  const rules = (node: string, env: NodeJS.ProcessEnv = {}): string | null => {
    const out = run(node, [judge, 'rule', '309.4'], work, env);
    if (!out.includes('309.4')) return 'no rule 309.4';
    const verified = run(node, [judge, 'verify'], work, env);
    return /of \d+ scenarios as expected/u.test(verified) ? null : verified.trim();
  };
  for (const node of [process.execPath, ...nodes]) {
    const version = run(node, ['--version'], work).trim();
    tried(`the command, from a path with spaces, Node ${version}`, () => rules(node));
    tried(`the library, Node ${version}`, () => asks(node));
  }

  writeFileSync(
    join(place, 'typed.ts'),
    [
      "import { can, type RulingReport } from 'headjudge';",
      `const ruling: RulingReport = await can('retreat', { board: ${JSON.stringify(board)} });`,
      "export const legal: boolean = ruling.verdict === 'legal';",
      '// @ts-expect-error a board is needed',
      "void can('retreat', {});",
      '',
    ].join('\n'),
  );
  tried('its types, used by a stranger', () => {
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
    run(process.execPath, [tsc, ...options, 'typed.ts'], place);
    return null;
  });

  tried('the command, in a read-only folder and without a home', () => {
    const folders = [
      installed,
      ...readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((name) => join(installed, name)),
    ].filter((path) => statSync(path).isDirectory());
    for (const folder of folders) chmodSync(folder, 0o555);
    try {
      return rules(process.execPath, { HOME: '', XDG_DATA_HOME: '', APPDATA: '', USERPROFILE: '' });
    } finally {
      for (const folder of folders) chmodSync(folder, 0o755);
    }
  });
} finally {
  rmSync(work, { recursive: true, force: true });
}

console.log(faults.length === 0 ? 'The package is fit to be published.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
