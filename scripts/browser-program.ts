// Makes the programs that the pocket edition is in a browser, each as one script of the files in src/pocket/browser/.
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { withoutUnreadFacts } from './without-unread-facts.mjs';

// Run by npm, so the working directory is the folder of package.json.
const root = process.cwd();

const yamlFile = (path: string): string => join('node_modules', 'yaml', 'browser', 'dist', path);
/** Modules of the YAML reader that a page, which reads files and writes none, never calls; with the functions that others name. */
const UNUSED_YAML: Readonly<Record<string, readonly string[]>> = {
  visit: ['visit', 'visitAsync'],
  'doc/anchors': ['anchorIsValid', 'anchorNames', 'createNodeAnchors', 'findNewAnchor'],
  'doc/applyReviver': ['applyReviver'],
  'doc/createNode': ['createNode'],
  'nodes/addPairToJSMap': ['addPairToJSMap'],
  'nodes/toJS': ['toJS'],
  'stringify/stringifyCollection': ['stringifyCollection'],
  'stringify/stringifyDocument': ['stringifyDocument'],
  'stringify/stringifyPair': ['stringifyPair'],
  'stringify/stringifyString': ['stringifyString'],
};
const unused = (names: readonly string[]): string =>
  [
    "const unused = () => { throw new Error('a page only reads YAML'); };",
    `export { ${names.map((name) => `unused as ${name}`).join(', ')} };`,
  ].join('\n');

/**
 * What these files are in a page, which needs less of them. Boards are read by the schema without numbers and dates, and how the text of a card was read is
 * not shown: that takes the grammar of card texts.
 */
const LESS: ReadonlyMap<string, string> = new Map([
  [join('src', 'asking', 'cards', 'text-reading.ts'), 'export const readingsOf = () => [];'],
  [
    yamlFile('schema/tags.js'),
    `import { map } from './common/map.js';
import { seq } from './common/seq.js';
import { string } from './common/string.js';
export const coreKnownTags = {};
export const getTags = (custom, schema, withMerge) => {
  if (custom || withMerge || schema !== 'failsafe') throw new Error('a page reads YAML by the failsafe schema');
  return [map, seq, string];
};`,
  ],
  ...Object.entries(UNUSED_YAML).map(([name, names]) => [yamlFile(`${name}.js`), unused(names)] as const),
]);

const cut = new Set<string>();

/** A page is one script: what is loaded later elsewhere is there from the beginning, and needs nothing that loads it. */
const LATER = /(?<!typeof )\bimport\(\s*('[^']+')\s*\)(?!\.[A-Z])/gu;

const ofOnePage = (code: string): string => {
  const loaded: string[] = [];
  const body = code.replace(LATER, (_all, path: string) => {
    loaded.push(`import * as loaded${loaded.length} from ${path};`);
    return `Promise.resolve(loaded${loaded.length - 1})`;
  });
  return [...loaded, body].join('\n');
};

/** Files left out that nothing asked for: a new version of a package may name them otherwise, and then nothing would be left out, unnoticed. */
export const whatIsMissed = (): readonly string[] => [...LESS.keys()].filter((file) => !cut.has(file));

/** The files of a program as rolldown sees them. Anything of Node in it stops the build. */
const filesOf = (input: string) =>
  rolldown({
    input,
    cwd: root,
    platform: 'browser',
    // No file does anything but give values, so a page has only those that are used.
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'nothing-of-node',
        resolveId(id: string, importer: string | undefined) {
          if (id.startsWith('node:')) throw new Error(`${importer} asks for ${id}, which no browser has`);
          return null;
        },
      },
      withoutUnreadFacts(),
      {
        name: 'of-one-page',
        transform: (code: string, id: string) =>
          id.startsWith(join(root, 'src')) && id !== CALLED_LATER ? ofOnePage(code) : null,
      },
      {
        name: 'less-of-some-files',
        load(id: string) {
          const file = relative(root, id);
          const less = LESS.get(file);
          if (less !== undefined) cut.add(file);
          return less ?? null;
        },
      },
    ],
    onLog(level, log, handle) {
      if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') return;
      if (level === 'warn') handle('error', log);
      else handle(level, log);
    },
  });

const browserFile = (file: string): string => join(root, 'src', 'pocket', 'browser', file);

const SHORT = { minify: true, comments: { legal: false, annotation: false, jsdoc: false } } as const;

/** Inside a page these would end the script or hide the rest of it. */
const insideOfPage = (code: string): string => code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--');

/** A program for the browser as one script. */
export const scriptOf = async (file: string): Promise<string> => {
  const bundle = await filesOf(browserFile(file));
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, ...SHORT });
  await bundle.close();
  if (output.length !== 1) throw new Error(`${file} became ${output.length} files`);
  return insideOfPage(output[0].code);
};

/** The only file whose `import()` is left: what it loads is run later. */
const CALLED_LATER = join(root, 'src', 'pocket', 'later.ts');

const IMPORT = /^import (?:\{([^}]*)\} from )?"\.\/([^"]+)";\n/gmu;
const EXPORT = /^export \{([^}]*)\};\n?/gmu;

/** Names in braces with what they are called elsewhere: `a as b, c`. */
const named = (list: string): readonly (readonly [name: string, as: string])[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', as = name] = one.split(' as ');
      return [name, as] as const;
    });

/** A file of a program as a function without arguments, which gives what the file exports. `part` names the constant that another file is. */
const asFunction = (code: string, part: (file: string) => string): string => {
  const given: string[] = [];
  const taken: string[] = [];
  const body = code
    .replace(IMPORT, (_all, list: string | undefined, file: string) => {
      if (list !== undefined)
        taken.push(
          `const { ${named(list)
            .map(([name, as]) => `${name}: ${as}`)
            .join(', ')} } = ${part(file)};`,
        );
      return '';
    })
    .replace(EXPORT, (_all, list: string) => {
      for (const [name, as] of named(list)) {
        // Elsewhere it is the value that it has at the end of its file.
        if (new RegExp(`^let ${name.replaceAll('$', '\\$')}\\b`, 'mu').test(code))
          throw new Error(`${name} may change, and is asked for in another part of the program`);
        given.push(`${as}: ${name}`);
      }
      return '';
    });
  if (/^(?:import|export)\b/mu.test(body))
    throw new Error('a part of the program asks for what this build does not know');
  return `(() => {\n${taken.join('\n')}\n${body}\nreturn { ${given.join(', ')} };\n})`;
};

/**
 * The program of the page as one script of the old kind: of such a one Chromium keeps the compiled form together with the file in the cache of the service
 * worker, and of a module it does not. What the page does without until its first screen is drawn is a function in it, which `later.ts` calls.
 */
export const programOfPage = async (): Promise<string> => {
  const bundle = await filesOf(browserFile('main.ts'));
  const { output } = await bundle.generate({ format: 'esm', comments: SHORT.comments, strictExecutionOrder: false });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  const parts = new Map(chunks.map((one, at) => [one.fileName, `part${at}`]));
  const part = (file: string): string => {
    const found = parts.get(file);
    if (found === undefined) throw new Error(`the program has no part ${file}`);
    return found;
  };
  const ordered: string[] = [];
  const put = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (chunk === undefined || ordered.includes(file)) return;
    for (const before of chunk.imports) put(before);
    ordered.push(file);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) put(fileName);
  // What is run later is known by its name when what begins calls it.
  const last = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName);
  const now = ordered.filter((file) => !last.includes(file));
  const code = (file: string): string =>
    asFunction(
      (chunks.find(({ fileName }) => fileName === file)?.code ?? '').replace(
        /\bimport\("\.\/([^"]+)"\)/gu,
        (_all, called: string) => `Promise.resolve().then(${part(called)})`,
      ),
      part,
    );
  const whole = [
    ...last.map((file) => `const ${part(file)} = ${code(file)};`),
    ...now.map((file) => `const ${part(file)} = ${code(file)}();`),
  ].join('\n');
  const short = await rolldown({
    input: 'program',
    plugins: [
      {
        name: 'parts-of-program',
        resolveId: (id: string) => (id === 'program' ? id : null),
        load: (id: string) => (id === 'program' ? whole : null),
      },
    ],
  });
  const { output: made } = await short.generate({ format: 'iife', intro: '"use strict";', ...SHORT });
  await short.close();
  return insideOfPage(made[0].code);
};
