import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OBSTACLE_MEANINGS, OBSTACLES } from '../../claims/index.ts';
import type { CorpusEntry, CorpusIndex } from '../../corpus/entry.ts';
import { DOCUMENTS, RULED } from '../../corpus/index.ts';
import { ACTION_KINDS, type ActionKind } from '../../engine/index.ts';
import { numberAbove } from '../corpus/heading.ts';
import { camelCase, type Draft, insertAfterLast, KEBAB, PLACEHOLDER } from './draft.ts';

/** What is asked for: `rule CR 309.5 --act retreat`. */
export interface NewRule {
  /** Label or key of the document. */
  readonly document: string;
  readonly id: string;
  readonly act: string | undefined;
  /** Name of the ground and of the file. */
  readonly code: string | undefined;
  readonly title: string | undefined;
  /** Folder of `src/rules`. */
  readonly folder: string | undefined;
}

/** The folder of `src/rules` in which prohibitions of an act stand, where none is named. */
const FOLDERS: Readonly<Record<ActionKind, string>> = {
  'new-game': 'set-up',
  'initial-hand': 'set-up',
  'initial-active': 'set-up',
  'initial-bench': 'set-up',
  'set-prizes': 'set-up',
  mulligan: 'set-up',
  'extra-card': 'set-up',
  'first-turn': 'set-up',
  draw: 'turn',
  bench: 'pokemon',
  'attach-energy': 'attached-cards',
  evolve: 'pokemon',
  'level-up': 'pokemon',
  'play-trainer': 'cards-from-hand',
  'play-supporter': 'cards-from-hand',
  'play-stadium': 'cards-from-hand',
  retreat: 'retreat',
  'use-power': 'powers',
  'use-card': 'powers',
  attack: 'attack',
  'end-turn': 'turn',
};

/** The acts that a scenario can name without a card. */
const STEPS: { readonly [act: string]: string } = { retreat: 'retreat', draw: 'draw', 'end-turn': 'end turn' };

const documentOf = (name: string): (typeof DOCUMENTS)[number] | undefined =>
  DOCUMENTS.find(({ key, label }) => key === name || label.toLowerCase() === name.toLowerCase());

const isRuled = (key: string): boolean => (RULED as readonly string[]).includes(key);

/** The entry a new one stands under: `309` for `309.5`, `Options` for `Options.7`. */
const parentOf = (index: CorpusIndex, document: string, id: string): CorpusEntry | undefined => {
  const above = numberAbove(id) ?? id.replace(/[#.][^#.]*$/u, '');
  return above === id ? undefined : index.entries.find((entry) => entry.document === document && entry.id === above);
};

const depthOf = (heading: string): number => /^#+/u.exec(heading)?.[0].length ?? 0;

/** Puts a new heading after everything that stands under its parent. */
const underParent = (source: string, parent: CorpusEntry, heading: string, text: string): string | null => {
  const lines = source.trimEnd().split('\n');
  const at = parent.line - 1;
  const depth = depthOf(lines[at] ?? '');
  if (depth === 0) return null;
  const next = lines.findIndex((line, i) => i > at && depthOf(line) > 0 && depthOf(line) <= depth);
  const end = next < 0 ? lines.length : next;
  const added = [`${'#'.repeat(depth + 1)} ${heading}`, '', text, ''];
  const before = lines.slice(0, end).join('\n').trimEnd().split('\n');
  return `${[...before, '', ...added, ...lines.slice(end)].join('\n').trimEnd()}\n`;
};

const WORDS = 'src/render/words';

/** The file of words of a folder: they mirror each other. */
const wordsOf = (folder: string): string => `${WORDS}/${folder}.ts`;

const GROUNDS = /^ {2}grounds: \{\n/mu;

/** Puts the words of a ground before those of the others: the line on the screen, the fact, what is said, and the line where it does not apply. */
const withWords = (text: string, code: string): string | null => {
  const found = GROUNDS.exec(text);
  if (found === null) return null;
  const at = found.index + found[0].length;
  const words = `    '${code}': {
      says: () => '${PLACEHOLDER}: the line on the screen.',
      because: () => '${PLACEHOLDER}: the fact on this table',
      say: () => '${PLACEHOLDER}: what a judge says to the player',
      passed: () => '${PLACEHOLDER}: the line where it does not apply',
    },
`;
  return `${text.slice(0, at)}${words}${text.slice(at)}`;
};

/** The words for what stands in the way, each with what it means, as lines of a comment. */
const obstacles = (): readonly string[] => {
  const width = Math.max(...OBSTACLES.map((word) => word.length));
  return OBSTACLES.map((word) => `  //   ${word.padEnd(width)}  ${OBSTACLE_MEANINGS[word]}`);
};

/** What is to be found out of every other document. Until then none of them has a line: a ruling by it that needs this rule says that it cannot tell. */
const others = (document: string, act: string): readonly string[] => [
  `    // ${PLACEHOLDER}: look into every other document and write what it says. The same: ['id', 'a few words of it']. Nothing, and all infer the rule:`,
  "    // { silent: 'what is inferred', near: 'id' }. It leaves the point open: { open: 'what', near: 'id' }. It is played without the rule: 'absent'.",
  "    // It decides against the rule in a paragraph of its own: { otherwise: 'id' }; then no fallback fills it.",
  '    // Without a line, a ruling by it that needs the rule is undetermined.',
  ...DOCUMENTS.filter(({ key }) => isRuled(key) && key !== document).map(
    ({ key, label }) =>
      `    // ${PLACEHOLDER}: '${key}' (node bin/judge.js search --document ${label} ${act.replaceAll('-', ' ')})`,
  ),
];

const ruleSource = (rule: NewRule, act: string, code: string, document: string, label: string): string =>
  `import type { ActionOf } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';

/** ${PLACEHOLDER}: what this forbids, in one sentence (${label} ${rule.id}). */
export const ${camelCase(code)} = forbids({
  acts: ['${act}'],
  // ${PLACEHOLDER}: what stands in the way; a card that allows it has to name the same word:
${obstacles().join('\n')}
  obstacle: 'limit',
  code: '${code}',
  law: {
    '${document}': ['${rule.id}', '${PLACEHOLDER}: a few words of the paragraph'],
${others(document, act).join('\n')}
  },
  // ${PLACEHOLDER}: the facts of this table if the rule forbids the action, null if it does not.
  when: (_view, _action: ActionOf<'${act}'>) => null,
});
`;

/** Two scenarios in one file: one in which the rule applies, and one in which it does not. */
const scenarios = (label: string, id: string, step: string): string => {
  const one = (
    applies: string,
    expected: readonly string[],
  ): string => `name: "${PLACEHOLDER}: a table on which it ${applies}"
about: [${label} ${id}]
board: ${label} t9 p1 | Cyndaquil +R / Chimchar +R vs Tropius / -
ask: ${step}
expect:
${expected.map((line) => `  ${line}\n`).join('')}`;
  const refused = one('applies', ['verdict: illegal', `rules: ["${id}"]`]);
  return `${refused}---\n${one('does not apply', ['verdict: legal', `rules-not: ["${id}"]`])}`;
};

const LIST = 'src/rules/prohibitions.ts';

/** Puts the rule after the others of its folder in the one list of prohibitions; its law says which documents have it. */
const enterInList = (draft: Draft, folder: string, file: string): void =>
  draft.change(LIST, 'its place in the list of prohibitions', (text) => {
    const beside = [...text.matchAll(/^import \* as (\w+) from '\.\/([\w-]+)\//gmu)].flatMap(([, space, of]) =>
      of === folder && space !== undefined ? [space] : [],
    );
    const start = text.indexOf('const LISTED = [');
    const end = text.indexOf('\n] as const', start);
    if (start < 0 || end < 0 || beside.length === 0) return null;
    const name = camelCase(file);
    const list = insertAfterLast(
      text.slice(start, end + 1),
      new RegExp(`^ +(?:${beside.join('|')})\\.\\w+,\\n`, 'gmu'),
      `  ${name}.${name},\n`,
    );
    const imports = insertAfterLast(
      text.slice(0, start),
      /^import .*\n/gmu,
      `import * as ${name} from './${folder}/${file}.ts';\n`,
    );
    return list === null || imports === null ? null : `${imports}${list}${text.slice(end + 1)}`;
  });

/** Where a code is taken by another prohibition. */
const homeOfCode = (root: string, code: string): string | undefined =>
  readdirSync(join(root, 'src', 'rules'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .find((file) => readFileSync(join(root, 'src', 'rules', file), 'utf8').includes(`code: '${code}'`))
    ?.replaceAll('\\', '/');

/** Everything a new prohibition needs, in five files: its paragraph, the rule with its code, its place in the list, its words, and two scenarios. */
export const newRule = (draft: Draft, rule: NewRule, root: string, index: CorpusIndex): readonly string[] => {
  const faults: string[] = [];
  const document = documentOf(rule.document);
  if (document === undefined)
    faults.push(`“${rule.document}” is not a document; there are ${DOCUMENTS.map(({ label }) => label).join(', ')}`);
  else if (!isRuled(document.key)) faults.push(`${document.label} is only read; no rule of it can be enforced yet`);
  const act = ACTION_KINDS.find((kind) => kind === rule.act);
  if (act === undefined)
    faults.push(
      `${rule.act === undefined ? 'an act is missing' : `“${rule.act}” is not an act`}: --act ${ACTION_KINDS.join('|')}`,
    );
  const rooms = readdirSync(join(root, 'src', 'rules'), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .filter((name) => draft.has(wordsOf(name)) && GROUNDS.test(draft.text(wordsOf(name))));
  const folder = rule.folder ?? (act === undefined ? rooms[0] : FOLDERS[act]) ?? '';
  if (!rooms.includes(folder))
    faults.push(`“${folder}” is not a folder of prohibitions in src/rules: --folder ${rooms.join('|')}`);
  const code =
    rule.code ??
    `${act ?? 'rule'}-${rule.id
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')}`;
  if (!KEBAB.test(code)) faults.push(`“${code}” is not a code: words in lower case with hyphens between them`);
  const taken = homeOfCode(root, code);
  if (taken !== undefined) faults.push(`the code ${code} is taken by src/rules/${taken}: choose another with --code`);
  const there = index.entries.find((entry) => entry.document === document?.key && entry.id === rule.id);
  const parent = document === undefined ? undefined : parentOf(index, document.key, rule.id);
  if (document !== undefined && there === undefined && parent === undefined)
    faults.push(`${document.label} has no paragraph above ${rule.id}: restate that one first`);
  if (there !== undefined && there.class !== 'enforced')
    faults.push(
      `${rule.document} ${rule.id} is there as \`${there.class}\`; make it \`enforced\` in ${there.file} first`,
    );
  if (faults.length > 0 || document === undefined || act === undefined) return faults;

  const { key, label } = document;
  const home = there ?? parent;
  if (home === undefined) return faults;
  if (there === undefined && parent !== undefined) {
    const id = /\s/u.test(rule.id) ? `\`${rule.id}\`` : rule.id;
    draft.change(`rules-corpus/${key}/${parent.file}`, 'the paragraph, restated in our words', (text) =>
      underParent(
        text,
        parent,
        `${id} ${rule.title ?? `${PLACEHOLDER}: a title`} \`enforced\``,
        `${PLACEHOLDER}: what the paragraph says, with every condition, exception and number.`,
      ),
    );
  }
  draft.create(`src/rules/${folder}/${code}.ts`, 'the rule, with its code', ruleSource(rule, act, code, key, label));
  enterInList(draft, folder, code);
  draft.change(wordsOf(folder), 'its words', (text) => withWords(text, code));
  draft.create(
    `scenarios/${key}/${home.file.replace(/\.md$/u, '')}/${rule.id.replace(/[^\w.#-]+/gu, '-')}-${code}.yaml`,
    'two scenarios: one in which it applies, and one in which it does not',
    scenarios(label, rule.id, STEPS[act] ?? `"${PLACEHOLDER}: ${act} …"`),
  );
  return draft.faults;
};
