import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The program speaks as a judge does across the table. The phrases below were its own dialect once; none of them may come back to
 * what people read (screens, help, documents) or to what developers read (comments, names).
 */

const root = join(import.meta.dirname, '..');

/** An old phrase, and what is said in its place. */
interface OldPhrase {
  readonly pattern: RegExp;
  readonly now: string;
}

/** Of texts for people. */
const PHRASES: readonly OldPhrase[] = [
  { pattern: /\btaken (?:to mean|for granted|from silence|as given|as usual)\b/giu, now: 'assumed' },
  { pattern: /(?:^|\n) *taken(?: {2,}|\t)/giu, now: 'Assumed' },
  { pattern: /\b(?:un)?told\b/giu, now: 'given, described; unknown' },
  { pattern: /\bbites?\b|\bbiting\b/giu, now: 'applies' },
  { pattern: /\b(?:lies?|lay|lain|lying) (?:on|behind|beneath|under|beside)\b/giu, now: 'is attached to, follows' },
  { pattern: /\blaid\b/giu, now: 'set up, put down' },
  { pattern: /\blift(?:s|ed|ing)?\b/giu, now: 'ends, allows, overrules' },
  { pattern: /\b(?:comes?|came|coming) to nothing\b|\bin vain\b/giu, now: 'has no effect' },
  { pattern: /\b(?:finds?|found|finding) (?:something|anything|nothing) to do\b/giu, now: 'has an effect' },
  { pattern: /\b(?:hangs?|hanging|hung) on\b/giu, now: 'depends on' },
  { pattern: /\bfoes?\b|\bof (?:its|their) player's own\b/giu, now: "the opponent's, your own" },
  { pattern: /\bto change with\b/giu, now: 'to switch with' },
  { pattern: /\bbehind\b/giu, now: 'after' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|matter\b|less\b|fewer\b)(?=\p{L})/giu, now: 'is not a' },
  { pattern: /\bwhoever\b|\bwhosever\b/giu, now: 'the player who' },
  {
    pattern: /\bnobody (?:has )?(?:named|described|said|named|wrote|gave|knows|evolves|attacks)\b/giu,
    now: 'not given, unknown',
  },
  { pattern: /\bby nobody\b/giu, now: 'not given' },
  { pattern: /\banew\b/giu, now: 'again' },
  { pattern: /\bfor the ear\b|\bunheard(?:-of| of)?\b/giu, now: 'for a screen reader, never mentioned' },
];

/** Of names in code: a part of a name in camel or kebab case. */
const NAME_PARTS: ReadonlySet<string> = new Set(
  'told untold bite bites foe foes laid lay lies lift lifts lifted lifting vain hang hangs hanging aloud unheard anew somebody whoever'.split(
    ' ',
  ),
);

/** How many words a sentence of a screen or of help may have. */
const LONGEST_SENTENCE = 30;

/** Phrases that are right where they stand, each with its reason. */
const EXCEPTIONS: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /`behind` them on|before, after, behind/u, because: 'a key of the card language' },
  { text: /`drawn-anew`/u, because: 'a key of the card language' },
  { text: /\| `lifted` \|/u, because: 'a JSON key that was renamed' },
  { text: /\btold-twice\b|-not-told|-hangs-on-/u, because: 'machine codes, which programs compare' },
  { text: /(?:attack|attack using|with|use) bite\b/iu, because: 'the name of an attack' },
  { text: /Biting Spree/u, because: 'the name of an Ability' },
  { text: /opposing player, foe|look tell told said|prizes laid out/u, because: 'what judges type in a search' },
];

/** Names that are right where they stand, each with its reason. */
const NAMES: { readonly [file: string]: { readonly names: readonly string[]; readonly because: string } } = {
  'src/render/report/grounds-json.ts': { names: ['liftedBy'], because: 'a JSON key printed for one release more' },
  'src/render/report/outside.ts': { names: ['lifted'], because: 'a JSON key printed for one release more' },
  'src/render/report/ruling-report.ts': { names: ['lifted'], because: 'a JSON key printed for one release more' },
  'src/render/report/types-of-rulings.ts': {
    names: ['lifted', 'liftedBy'],
    because: 'JSON keys printed for one release more',
  },
  'src/cli/rulings.test.ts': { names: ['liftedBy'], because: 'a JSON key printed for one release more' },
  'src/ruling/every-code-decided.test.ts': { names: ['told', 'untold'], because: 'parts of machine codes' },
  'src/ruling/question/set-up.ts': { names: ['lay'], because: 'a word that judges type' },
  'src/ruling/spoken/sentence.ts': { names: ['lay', 'somebody', 'told'], because: 'words that judges type' },
};

const filesBelow = (folder: string, ends: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : filesBelow(path, ends);
    return ends.test(entry.name) ? [path] : [];
  });

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** A text with the place it stands in. */
interface Text {
  readonly at: string;
  readonly text: string;
}

/** The parts of a source file: its comments, its texts between quotes, and what is left. */
interface Parts {
  readonly comments: readonly string[];
  readonly quoted: readonly string[];
  readonly code: string;
}

const PART =
  /(\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*)|('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|(\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*)/gu;

const partsOf = (source: string): Parts => {
  const comments: string[] = [];
  const quoted: string[] = [];
  const code = source.replace(PART, (whole, comment: string | undefined, text: string | undefined) => {
    if (comment !== undefined) comments.push(comment.replace(/\n\s*\*?/gu, ' '));
    // Codes and keys hold no space; their values stay as they are for the programs that compare them.
    else if (text !== undefined && / /u.test(text)) quoted.push(text.slice(1, -1).replace(/\$\{[^{}]*\}/gu, '…'));
    return comment === undefined && text === undefined ? whole : ' ';
  });
  return { comments, quoted, code };
};

const SOURCES = [...filesBelow('src', /\.ts$/u), ...filesBelow('scripts', /\.(?:ts|mjs)$/u)]
  .filter((path) => path !== 'src/plain-words.test.ts')
  .map((path) => ({ path, ...partsOf(read(path)) }));

const isTest = (path: string): boolean => /\.(?:test|fixture)\.ts$|\/trials\//u.test(path);

const lines = (path: string, text: string): readonly Text[] =>
  text.split('\n').map((line, at) => ({ at: `${path}:${at + 1}`, text: line }));

/** A screen as one text: a phrase may run over the end of a line. The board is notation, not words. */
const screenText = (path: string): Text => ({
  at: path,
  text: read(path)
    .split('\n')
    .filter((line) => !/^(?:CR|Neo|EX|XY|APR) .*\bvs\b/u.test(line))
    .join('\n'),
});

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'CARD-TEXTS.md', 'NOTICE'];

/** What judges ask, in their own words, is theirs. */
const ASKED = /^rules-corpus\/(?:asked|questions)\//u;

const quotedIn = (tests: boolean): readonly Text[] =>
  SOURCES.filter(({ path }) => isTest(path) === tests).flatMap(({ path, quoted }) =>
    quoted.map((text) => ({ at: path, text })),
  );

/** Everything that is read, by kind. */
const KINDS: Readonly<Record<string, () => readonly Text[]>> = {
  'golden screens': () => filesBelow('src/render/screen/golden', /-(?:80|plain)\.txt$/u).map(screenText),
  documents: () => [...DOCUMENTS, ...filesBelow('docs', /\.md$/u)].flatMap((path) => lines(path, read(path))),
  corpus: () =>
    filesBelow('rules-corpus', /\.md$/u)
      .filter((path) => !ASKED.test(path))
      .flatMap((path) => lines(path, read(path))),
  scenarios: () =>
    [...filesBelow('scenarios', /\.yaml$/u), ...filesBelow('precedents', /\.yaml$/u)]
      .flatMap((path) => lines(path, read(path)))
      .filter(({ text }) => /^\s*(?:about|name|holds|because|open|#)/u.test(text)),
  // Help, errors, the words of rulings, the questions of the dialogue, the man page and the completion scripts are all made of these.
  'texts in the code': () => quotedIn(false),
  'texts in the tests': () => quotedIn(true),
  comments: () => SOURCES.flatMap(({ path, comments }) => comments.map((text) => ({ at: path, text }))),
};

const isException = (text: string): boolean => EXCEPTIONS.some((one) => one.text.test(text));

/** Every old phrase in these texts, with what stands around it. */
const oldPhrases = (texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ at, text }) =>
    PHRASES.flatMap(({ pattern, now }) =>
      [...text.matchAll(pattern)]
        .map((match) => text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20))
        .filter((around) => !isException(around))
        .map((around) => `${at}: “${around.replace(/\s+/gu, ' ').trim()}” → ${now}`),
    ),
  );

const namesIn = (code: string): ReadonlySet<string> => new Set(code.match(/[A-Za-z_$][\w$]*/gu) ?? []);

const partsOfName = (name: string): readonly string[] =>
  name
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/u);

const oldNames = (path: string, code: string): readonly string[] =>
  [...namesIn(code), relative('src', path)]
    .filter((name) => partsOfName(name).some((part) => NAME_PARTS.has(part)))
    .filter((name) => NAMES[path]?.names.includes(name) !== true)
    .map((name) => `${path}: ${name}`);

/** How many there are in each folder, and the first of them. */
const summary = (found: readonly string[]): string => {
  const folders = new Map<string, number>();
  for (const one of found) {
    const folder = one.replace(/:.*/su, '').split('/').slice(0, 3).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...[...folders].map(([folder, count]) => `${count} in ${folder}`), ...found.slice(0, 60)].join('\n');
};

describe('the old words do not come back', () => {
  test.each(Object.keys(KINDS))('in %s', (kind) => {
    const found = oldPhrases(KINDS[kind]?.() ?? []);
    expect(found, summary(found)).toEqual([]);
  });

  test('in names', () => {
    const found = SOURCES.flatMap(({ path, code }) => oldNames(path, code));
    expect(found, summary(found)).toEqual([]);
  });
});

/** Sentences of a text: a screen without wrapping has one fact on a line, its parts between tabs. */
const sentencesOf = (text: string): readonly string[] => text.split(/\n|\t|(?<=[.?!”]) +|[;:] /u);

const tooLong = (texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ at, text }) =>
    sentencesOf(text)
      .filter((sentence) => sentence.split(/\s+/u).length > LONGEST_SENTENCE)
      .map((sentence) => `${at}: ${sentence}`),
  );

describe('sentences are short', () => {
  test('on screens', () => {
    expect(tooLong(filesBelow('src/render/screen/golden', /-plain\.txt$/u).map(screenText))).toEqual([]);
  });
  test('in help and in the words of rulings', () => {
    const given = quotedIn(false).filter(({ at }) => /^src\/(?:render\/words\/|cli\/(?:commands|flags)\.ts)/u.test(at));
    expect(given.length).toBeGreaterThan(300);
    expect(tooLong(given)).toEqual([]);
  });
});
