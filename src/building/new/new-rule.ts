import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusEntry, CorpusIndex } from '../../corpus/entry.ts';
import { DOCUMENTS, RULED } from '../../corpus/index.ts';
import { ACTION_KINDS, type ActionKind } from '../../engine/index.ts';
import { numberAbove } from '../corpus/heading.ts';
import { camelCase, type Draft, insertAfterLast, insertBefore, KEBAB, PLACEHOLDER } from './draft.ts';

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

/** The line of phrases goes after that of the last entry above it that has one. */
const phrasesAfter = (text: string, index: CorpusIndex, parent: CorpusEntry, line: string): string => {
  const lines = text.trimEnd().split('\n');
  const beneath = new Set([parent.id]);
  for (const entry of index.entries)
    if (entry.document === parent.document && entry.parent !== null && beneath.has(entry.parent)) beneath.add(entry.id);
  const last = lines.findLastIndex((one) => beneath.has(one.split(' | ')[0]?.trim() ?? ''));
  lines.splice(last < 0 ? lines.length : last + 1, 0, line);
  return `${lines.join('\n')}\n`;
};

/** Adds a code to the union of grounds of a folder. */
export const withGround = (text: string, code: string): string | null => {
  const found = /(readonly ground:[^;]*?)(;)/u.exec(text);
  if (found === null) return null;
  const union = (found[1] ?? '').replace(/\bnever\b/u, '').trimEnd();
  return `${text.slice(0, found.index)}${union} | '${code}'${text.slice(found.index + (found[1] ?? '').length)}`;
};

const WORDS = 'src/render/words';

/** Grounds that a folder has words for already: the new words go beside theirs. */
const groundsOf = (codes: string): readonly string[] =>
  [...(/readonly ground:([^;]*);/u.exec(codes)?.[1] ?? '').matchAll(/'([^']+)'/gu)].flatMap(([, code]) => code ?? []);

/** Puts an entry before the first whose key is one of these codes, as far in as that one; null where there is none. */
export const besideCodes = (text: string, codes: readonly string[], entry: readonly string[]): string | null => {
  const found = new RegExp(`^( +)'?(?:${codes.join('|')})'?: `, 'mu').exec(text);
  if (found === null || codes.length === 0) return null;
  return `${text.slice(0, found.index)}${entry.map((line) => `${found[1]}${line}\n`).join('')}${text.slice(found.index)}`;
};

/** Writes the words of a ground: the line on the screen, the fact, what is said, and the line where it does not apply. */
const addWords = (draft: Draft, root: string, folder: string, code: string): void => {
  const codes = groundsOf(draft.text(`src/rules/${folder}/codes.ts`)).filter((one) => one !== code);
  const home = readdirSync(join(root, WORDS))
    .filter((file) => file.endsWith('.ts') && !file.includes('.test'))
    .find((file) => besideCodes(draft.text(`${WORDS}/${file}`), codes, []) !== null);
  draft.change(`${WORDS}/${home ?? `${folder}.ts`}`, 'its words', (text) =>
    besideCodes(text, codes, [
      `'${code}': {`,
      `  says: () => '${PLACEHOLDER}: the line on the screen.',`,
      `  because: () => '${PLACEHOLDER}: the fact on this table',`,
      `  say: () => '${PLACEHOLDER}: what a judge says to the player',`,
      `  passed: () => '${PLACEHOLDER}: the line where it does not apply',`,
      '},',
    ]),
  );
};

const ruleSource = (rule: NewRule, act: string, code: string, document: string, label: string): string => {
  const others = RULED.filter((key) => key !== document).map((key) => `    '${key}': 'absent',`);
  return `import type { ActionOf } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';

/** ${PLACEHOLDER}: what this forbids, in one sentence (${label} ${rule.id}). */
export const ${camelCase(code)} = forbids({
  acts: ['${act}'],
  // ${PLACEHOLDER}: what kind of obstacle it is, one of those in OBSTACLES of src/claims/claim.ts.
  obstacle: 'limit',
  code: '${code}',
  law: {
    '${document}': ['${rule.id}', '${PLACEHOLDER}: a few words of the paragraph'],
${others.join('\n')}
  },
  // ${PLACEHOLDER}: the facts of this table if the rule forbids the action, null if it does not.
  when: (_view, _action: ActionOf<'${act}'>) => null,
});
`;
};

const scenario = (name: string, label: string, id: string, step: string, expected: readonly string[]): string =>
  `name: "${name}"
about: [${label} ${id}]
board: ${label} t9 p1 | Cyndaquil +R / Chimchar +R vs Tropius / -
steps:
  - do: ${step}
    expect:
${expected.map((line) => `      ${line}`).join('\n')}
`;

/** Exports the rule and puts it after the others of its folder in the one list of prohibitions; its law says which documents have it. */
const enterInList = (draft: Draft, folder: string, file: string, name: string): void => {
  const index = draft.text('src/rules/index.ts');
  const beside = [...index.matchAll(/^export \* as (\w+) from '\.\/([\w-]+)\//gmu)].flatMap(([, space, of]) =>
    of === folder && space !== undefined ? [space] : [],
  );
  draft.change('src/rules/index.ts', 'its export', (text) =>
    insertAfterLast(text, /^export \* as .*\n/gmu, `export * as ${camelCase(file)} from './${folder}/${file}.ts';\n`),
  );
  draft.change('src/eras/prohibitions.ts', 'its place in the list of prohibitions', (text) => {
    const start = text.indexOf('const PROHIBITIONS: ');
    const end = text.indexOf('\n];', start);
    if (start < 0 || end < 0) return null;
    const list = insertAfterLast(
      text.slice(start, end + 1),
      new RegExp(`^ +(?:${beside.join('|')})\\.\\w+,\\n`, 'gmu'),
      `  ${camelCase(file)}.${name},\n`,
    );
    const imports = insertBefore(
      text.slice(0, start),
      /^\} from '\.\.\/rules\/index\.ts';$/mu,
      `  ${camelCase(file)},\n`,
    );
    return list === null || imports === null ? null : `${imports}${list}${text.slice(end + 1)}`;
  });
};

/** Everything a new prohibition needs: its paragraph, phrases, code, rule, place in the list, words and two scenarios. */
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
    .map(({ name }) => name);
  const folder = rule.folder ?? (act === undefined ? rooms[0] : FOLDERS[act]) ?? '';
  if (!rooms.includes(folder)) faults.push(`“${folder}” is not a folder of src/rules: --folder ${rooms.join('|')}`);
  const code =
    rule.code ??
    `${act ?? 'rule'}-${rule.id
      .toLowerCase()
      .replace(/[^a-z0-9]+/gu, '-')
      .replace(/^-|-$/gu, '')}`;
  if (!KEBAB.test(code)) faults.push(`“${code}” is not a code: words in lower case with hyphens between them`);
  const taken = rooms.filter(
    (room) => draft.has(`src/rules/${room}/codes.ts`) && draft.text(`src/rules/${room}/codes.ts`).includes(`'${code}'`),
  );
  if (taken.length > 0) faults.push(`the code ${code} is taken by src/rules/${taken[0]}: choose another with --code`);
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
    const phrase = (rule.title ?? `${act} by ${rule.id}`).toLowerCase().replace(/[^a-z\d é'.,&+%/-]/gu, ' ');
    draft.change(`rules-corpus/asked/${key}.txt`, 'what judges type to find it', (text) =>
      phrasesAfter(
        text,
        index,
        parent,
        `# ${PLACEHOLDER}: what else judges type to find ${rule.id}, after a semicolon each; this line goes.\n${rule.id} | ${phrase}`,
      ),
    );
  }
  draft.change(`src/rules/${folder}/codes.ts`, 'the code of its ground', (text) => withGround(text, code));
  draft.create(`src/rules/${folder}/${code}.ts`, 'the rule', ruleSource(rule, act, code, key, label));
  enterInList(draft, folder, code, camelCase(code));
  addWords(draft, root, folder, code);
  const section = home.file.replace(/\.md$/u, '');
  const step = STEPS[act] ?? `"${PLACEHOLDER}: ${act} …"`;
  const scenarios = `scenarios/${key}/${section}/${rule.id.replace(/[^\w.#-]+/gu, '-')}-${code}`;
  draft.create(
    `${scenarios}-refused.yaml`,
    'a scenario in which it applies',
    scenario(`${PLACEHOLDER}: a table on which it applies`, label, rule.id, step, [
      'verdict: illegal',
      `rules: ["${rule.id}"]`,
    ]),
  );
  draft.create(
    `${scenarios}-allowed.yaml`,
    'a scenario in which it does not',
    scenario(`${PLACEHOLDER}: a table on which it does not apply`, label, rule.id, step, [
      'verdict: legal',
      `rules-not: ["${rule.id}"]`,
    ]),
  );
  return draft.faults;
};
