import { describe, expect, it } from 'vitest';
import { type CorpusFile, compileCorpus } from './compile.ts';
import { idsSource } from './ids-source.ts';

const contents = '# A document\n\nAbout it.\n\n## 3 Concepts\n\n- [309 Retreating](309-retreating.md)\n';
const section = `# 309 Retreating

## 309.1 First \`enforced\`

One paragraph with **bold** words
on two lines and [309.2](309-retreating.md).

- one thing
- another ([309.2](309-retreating.md))

> **Example.** You retreat ([309](309-retreating.md)).

> **Example.** You do not.

### 309.1a Under it \`people\`

Words.

## 309.2 Second \`definition\`

More words.
`;

const corpus = (
  changed: Readonly<Record<string, string>> = {},
  document = 'comprehensive-2009',
): readonly CorpusFile[] =>
  Object.entries({ 'document.md': contents, '309-retreating.md': section, ...changed }).map(([file, text]) => ({
    document,
    file,
    text,
  }));

const faultsOf = (changed: Readonly<Record<string, string>>): readonly string[] =>
  compileCorpus(corpus(changed)).faults.map(({ file, line, message }) => `${file}:${line}: ${message}`);

describe('compiling a document', () => {
  const { index, faults } = compileCorpus(corpus());
  const entry = (id: string) => index.entries.find((one) => one.id === id);

  it('puts chapter, section and rules under one another in document order', () => {
    expect(faults).toEqual([]);
    expect(index.entries.map((one) => [one.id, one.parent, one.kind])).toEqual([
      ['3', null, 'section'],
      ['309', '3', 'section'],
      ['309.1', '309', 'rule'],
      ['309.1a', '309.1', 'rule'],
      ['309.2', '309', 'rule'],
    ]);
  });

  it('makes plain text of paragraphs and lists, and keeps examples apart', () => {
    expect(entry('309.1')?.text).toBe(
      'One paragraph with bold words on two lines and 309.2.\n\n- one thing\n- another (309.2)',
    );
    expect(entry('309.1')?.examples).toEqual(['You retreat (309).', 'You do not.']);
  });

  it('keeps our reading apart from the text and from the links of the document, and checks where it leads', () => {
    const words = '> **Reading.** Both at once, see [309.1](309-retreating.md).\n>\n> Then again.\n';
    const read = (quoted: string) =>
      compileCorpus(corpus({ '309-retreating.md': `${section}\n${quoted}` })).index.entries.find(
        ({ id }) => id === '309.2',
      );
    expect(read(words)).toEqual({ ...read(''), reading: 'Both at once, see 309.1.\n\nThen again.' });
    expect(read(`${words}\n> **Reading.** A second.\n`)?.reading).toMatch(/again\.\n\nA second\.$/);
    expect(faultsOf({ '309-retreating.md': `${section}\n${words.replace('[309.1]', '[309.7]')}` })).toEqual([
      'comprehensive-2009/309-retreating.md:23: dead link: comprehensive-2009 has no rule 309.7',
    ]);
  });

  it('lets several files share out the rules of a chapter, which then stands in the contents', () => {
    const list = '- [I.G Setting up: first](1g-1.md)\n- [I.G Setting up: then](1g-2.md)\n';
    const files = {
      'document.md': `# A document\n\nAbout it.\n\n## I.G Setting up\n\n${list}`,
      '1g-1.md': '# I.G Setting up: first\n\n## I.G/set.1 Greeting `people`\n\nWords.\n',
      '1g-2.md': '# I.G Setting up: then\n\n## I.G/set.2 First `enforced`\n\nWords.\n',
    };
    const read = (changed: Readonly<Record<string, string>> = {}) =>
      compileCorpus(
        Object.entries({ ...files, ...changed }).map(([file, text]) => ({ document: 'advanced-2018', file, text })),
      );
    expect(read().faults).toEqual([]);
    expect(read().index.entries.map(({ id, parent, title, file }) => [id, parent, title, file])).toEqual([
      ['I.G', null, 'Setting up', 'document.md'],
      ['I.G/set.1', 'I.G', 'Greeting', '1g-1.md'],
      ['I.G/set.2', 'I.G', 'First', '1g-2.md'],
    ]);
    const worded = read({ '1g-2.md': files['1g-2.md'].replace('then\n', 'then\n\nIn this order.\n') });
    expect(worded.faults.map(({ message }) => message)).toEqual(['I.G stands already at document.md:5']);
  });

  it('lists every id cited once, in order, those of examples too', () => {
    expect(entry('309.1')?.links.map((link) => link.id)).toEqual(['309.2', '309']);
  });

  it('reads class and line from the heading', () => {
    expect([entry('309.1a')?.class, entry('309.1a')?.line, entry('309.1a')?.title]).toEqual(['people', 15, 'Under it']);
  });

  it('reads Windows line ends as it reads others', () => {
    const windows = compileCorpus(corpus({ '309-retreating.md': section.replace(/\n/g, '\r\n') })).index;
    expect(windows.entries.map(({ text, line }) => [text, line])).toEqual(
      index.entries.map(({ text, line }) => [text, line]),
    );
  });

  it('takes a chapter that is one file from that file, as a rule where its heading has a class', () => {
    const changed = corpus({
      'document.md':
        '# A document\n\n## Unown The Unown rule\n\n- [Unown The Unown rule](unown.md)\n\n## Math Sums\n\n- [Math Sums](math.md)\n',
      'unown.md': '# Unown The Unown rule `enforced`\n\nFour, see [Math](math.md).\n',
      'math.md': '# Math Sums\n\n## Math.A Base `enforced`\n\nBegin ([Unown](unown.md)).\n',
    }).filter((file) => file.file !== '309-retreating.md');
    const alone = compileCorpus(changed);
    expect(alone.faults).toEqual([]);
    expect(
      alone.index.entries.map(({ id, parent, kind, class: said, file, text }) => [id, parent, kind, said, file, text]),
    ).toEqual([
      ['Unown', null, 'rule', 'enforced', 'unown.md', 'Four, see Math.'],
      ['Math', null, 'section', 'definition', 'math.md', ''],
      ['Math.A', 'Math', 'rule', 'enforced', 'math.md', 'Begin (Unown).'],
    ]);
  });

  it('compiles a folder with a key it has never heard of, and ids with spaces in backticks', () => {
    const other = corpus(
      {
        'document.md': '# Other rules\n\n- [`Energy Types` Energy types](types.md)\n',
        'types.md': '# `Energy Types` Energy types\n\n## `Energy Types#1` Eleven types `definition`\n\nEleven.\n',
      },
      'other-2030',
    ).filter((file) => file.file !== '309-retreating.md');
    const both = compileCorpus([...other, ...corpus()]);
    expect(both.faults).toEqual([]);
    expect(both.index.documents.map((document) => document.key)).toEqual(['comprehensive-2009', 'other-2030']);
    expect(both.index.entries.at(-1)).toMatchObject({
      id: 'Energy Types#1',
      parent: 'Energy Types',
      title: 'Eleven types',
    });
    expect(idsSource(both.index)).toContain("  'other-2030':\n    | 'Energy Types'\n    | 'Energy Types#1';");
  });
});

describe('faults of a corpus', () => {
  const withSection = (from: string, to: string): readonly string[] =>
    faultsOf({ '309-retreating.md': section.replace(from, to) });
  const at = 'comprehensive-2009/309-retreating.md';

  it('names a dead link where it stands', () => {
    expect(withSection('another ([309.2]', 'another ([309.7]')).toEqual([
      `${at}:9: dead link: comprehensive-2009 has no rule 309.7`,
    ]);
  });

  it('names a link to the wrong file', () => {
    expect(withSection('and [309.2](309-retreating.md)', 'and [309.2](310-other.md)')).toEqual([
      `${at}:6: 309.2 stands in 309-retreating.md, not in 310-other.md`,
    ]);
  });

  it('names an id that stands twice', () => {
    expect(withSection('## 309.2 Second', '## 309.1 Second')[0]).toBe(
      `${at}:6: dead link: comprehensive-2009 has no rule 309.2`,
    );
    expect(withSection('## 309.2 Second', '## 309.1 Second').join('\n')).toContain(
      `${at}:19: 309.1 stands already at 309-retreating.md:3`,
    );
  });

  it('names a missing and an unknown class', () => {
    expect(withSection(' `people`', '')[0]).toContain(`${at}:15: 309.1a has no class`);
    expect(withSection('`people`', '`player`')[0]).toContain(`${at}:15: 309.1a has the unknown class “player”`);
  });

  it('names a heading of the wrong depth and a rule whose parent is missing', () => {
    expect(withSection('### 309.1a', '#### 309.1a')[0]).toContain(`${at}:15: 309.1a has a heading of depth 4`);
    expect(withSection('### 309.1a', '## 309.1a')[0]).toContain(`${at}:15: 309.1a stands under 309`);
    expect(withSection('### 309.1a', '### 309.9a')[0]).toContain(`${at}:15: 309.9a is missing its parent 309.9`);
  });

  it('names a section that the contents leave out, and one that is only in the contents', () => {
    expect(faultsOf({ '310-more.md': '# 310 More\n' })).toEqual([
      'comprehensive-2009/310-more.md:1: the section is not in document.md',
    ]);
    expect(faultsOf({ 'document.md': `${contents}- [310 More](310-more.md)\n` })).toEqual([
      'comprehensive-2009/document.md:8: there is no file 310-more.md',
    ]);
  });

  it('names a section that is called otherwise in the contents', () => {
    expect(faultsOf({ 'document.md': contents.replace('309 Retreating', '309 Retreat') })[0]).toContain(
      'document.md:7: “309 Retreat” is called “309 Retreating”',
    );
  });

  it('names a file that is its chapter and is called otherwise, or is a rule of an unknown class or without words', () => {
    const chapter = (heading: string, file: string): readonly string[] =>
      faultsOf({
        'document.md': `${contents}\n## ${heading}\n\n- [Unown The rule](unown.md)\n`,
        'unown.md': file,
      });
    expect(chapter('Unown The Unown rule', '# Unown The rule `people`\n\nFour.\n')).toEqual([
      'comprehensive-2009/document.md:11: “Unown The Unown rule” is called “Unown The rule” below',
    ]);
    expect(chapter('Unown The rule', '# Unown The rule `player`\n\nFour.\n')[0]).toContain('unknown class “player”');
    expect(chapter('Unown The rule', '# Unown The rule `people`\n')).toEqual([
      'comprehensive-2009/unown.md:1: Unown says nothing',
    ]);
  });

  it('names Markdown that a rule may not have, and a rule without words', () => {
    expect(withSection('More words.', '<b>More</b> words.')[0]).toContain(`${at}:21: html has no place in a rule`);
    expect(withSection('More words.', '| a |\n|---|\n| b |')[0]).toContain(`${at}:19: 309.2 says nothing`);
    expect(withSection('> **Example.** You do not.', '> Not an example.')[0]).toContain(
      'quotation that is not an example, a reading or unsettled',
    );
  });

  it('names all of them in one go, by file and line', () => {
    const several = faultsOf({
      '309-retreating.md': section.replace(' `people`', '').replace('another ([309.2]', 'another ([1.1]'),
      '311.md': '',
    });
    expect(several.map((fault) => fault.split(': ')[0])).toEqual([
      `${at}:9`,
      `${at}:15`,
      'comprehensive-2009/311.md:1',
    ]);
  });

  it('survives a document without contents and an empty section', () => {
    expect(
      compileCorpus([{ document: 'neo-2001', file: 'a.md', text: '' }]).faults.map((fault) => fault.message),
    ).toEqual(['the section is not in document.md', 'a document needs a table of contents']);
    expect(faultsOf({ '309-retreating.md': '' })[0]).toContain('a section begins with one heading');
  });
});

describe('how sure the rules of a document are', () => {
  const sure = section
    .replace('`enforced`', '`enforced` `sure`')
    .replace('`people`', '`people` `single`')
    .replace('`definition`', '`definition` `doubt`')
    .replace('More words.', 'More words.\n\n> **Unsettled.** Does it say so? Compare [309.1](309-retreating.md).');

  it('is read with the class, and what would settle a doubt with the words', () => {
    const { index, faults } = compileCorpus(corpus({ '309-retreating.md': sure }));
    expect(faults).toEqual([]);
    expect(index.entries.map(({ confidence, unsettled }) => [confidence, unsettled])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      ['sure', undefined],
      ['single', undefined],
      ['doubt', 'Does it say so? Compare 309.1.'],
    ]);
    // What is unsettled is ours: its links are not the document's.
    expect(index.entries.at(-1)?.links).toEqual([]);
  });

  it('is said of every rule or of none, in the words that there are, and a doubt says what would settle it', () => {
    expect(
      faultsOf({
        '309-retreating.md': sure
          .replace('`enforced` `sure`', '`enforced`')
          .replace('`single`', '`certain`')
          .replace(/\n> \*\*Unsettled.*/u, ''),
      }),
    ).toEqual([
      'comprehensive-2009/309-retreating.md:3: 309.1 does not say how sure it is; after its class stands `sure`, `single`, `doubt`',
      'comprehensive-2009/309-retreating.md:15: 309.1a has the unknown confidence “certain”; it may be `sure`, `single`, `doubt`',
      'comprehensive-2009/309-retreating.md:15: 309.1a does not say how sure it is; after its class stands `sure`, `single`, `doubt`',
      'comprehensive-2009/309-retreating.md:19: 309.2 is in doubt; a quotation “**Unsettled.** …” says what would settle it',
    ]);
    expect(faultsOf({ '309-retreating.md': `${section}\n> **Unsettled.** Is it so?\n` })).toEqual([
      'comprehensive-2009/309-retreating.md:19: 309.2 has something unsettled and does not say how sure it is',
    ]);
  });
});
