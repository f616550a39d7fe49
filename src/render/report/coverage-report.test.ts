import { describe, expect, test } from 'vitest';
import { type CorpusEntry, corpusReader, type RuleClass } from '../../corpus/index.ts';
import { coverageReport } from './coverage-report.ts';
import type { Coverage } from './rule-report.ts';

const entry = (id: string, parent: string | null, of: RuleClass, kind: CorpusEntry['kind'] = 'rule'): CorpusEntry => ({
  document: 'comprehensive-2009',
  id,
  title: `About ${id}`,
  kind,
  parent,
  text: '',
  examples: [],
  class: of,
  links: [],
  file: '',
  line: 1,
});

const corpus = corpusReader({
  hash: '',
  documents: [],
  entries: [
    entry('3', null, 'definition', 'section'),
    entry('309', '3', 'definition', 'section'),
    entry('309.1', '309', 'enforced'),
    entry('309.1a', '309.1', 'enforced'),
    entry('309.2', '309', 'people'),
    entry('309.3', '309', 'definition'),
    entry('310', '3', 'definition', 'section'),
    entry('310.1', '310', 'enforced'),
    entry('4', null, 'definition', 'section'),
  ],
});

const BOTH = { code: ['src/rules/retreat/retreat.ts'], applied: ['a.yaml'], considered: ['b.yaml'] };
const recorded = (record: Coverage): Coverage =>
  Object.fromEntries(Object.entries(record).map(([id, one]) => [`comprehensive-2009/${id}`, one]));
const statuses = (record: Coverage): object =>
  Object.fromEntries(
    coverageReport(corpus, corpus.entries(), recorded(record)).rules.map(({ id, status }) => [id, status]),
  );

describe('the status of a rule', () => {
  test('is open until code is bound to it and a scenario applied it', () => {
    expect(statuses({})).toMatchObject({ '309.1': 'open' });
    expect(statuses({ '309.1': { ...BOTH, applied: [] } })).toMatchObject({ '309.1': 'open' });
    expect(statuses({ '309.1': { ...BOTH, code: [] } })).toMatchObject({ '309.1': 'open' });
    expect(statuses({ '309.1': BOTH })).toMatchObject({ '309.1': 'enforced', '309.1a': 'open' });
  });

  test('stays people or definition, with code or without', () => {
    const bound = { '309.2': BOTH, '309.3': BOTH };
    for (const record of [{}, bound])
      expect(statuses(record)).toMatchObject({ '309.2': 'people', '309.3': 'definition' });
    const { rules } = coverageReport(corpus, corpus.entries(), recorded(bound));
    expect(rules.find(({ id }) => id === '309.3')).toMatchObject(BOTH);
  });
});

describe('the counts', () => {
  const report = (onlyOpen: boolean) =>
    coverageReport(corpus, corpus.entries(), recorded({ '309.1': BOTH }), { open: onlyOpen });

  test('are of rules, not of headings, for the document and every chapter and section that has some', () => {
    const { documents, sections } = report(false);
    const counts = { rules: 5, enforced: 1, people: 1, definition: 1, open: 2 };
    expect(documents).toEqual([{ document: 'comprehensive-2009', ...counts }]);
    expect(sections.map(({ id, parent, rules, open }) => [id, parent, rules, open])).toEqual([
      ['3', null, 5, 2],
      ['309', '3', 4, 1],
      ['310', '3', 1, 1],
    ]);
  });

  test('stay whole when only the open rules are listed', () => {
    expect(report(true).rules.map(({ id, section }) => [id, section])).toEqual([
      ['309.1a', '309'],
      ['310.1', '310'],
    ]);
    expect(report(true).documents).toEqual(report(false).documents);
    expect(report(true).sections).toEqual(report(false).sections);
  });
});
