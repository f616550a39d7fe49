import { expect, test } from 'vitest';
import type { ElsewhereJson } from '../report/types.ts';
import { reasonsElsewhere } from './elsewhere.ts';

const RULING = {
  document: 'xy-2016',
  verdict: 'undetermined',
  grounds: [
    { code: 'retreat-cost', says: 'It has no Energy.', rule: { document: 'xy-2016', id: 'Turn.2E#2' }, restates: null },
  ],
  needs: [{ document: 'xy-2016', id: 'Turn.2D', code: 'table-set-right', says: 'the correct table' }],
  assumptions: [],
  says: [],
  restsOn: [],
} as unknown as ElsewhereJson;

const idsOf = (one: ElsewhereJson): readonly string[] =>
  reasonsElsewhere(one).flatMap(({ cites }) => cites.map(({ id }) => id));

test('where another document leaves an act open, what it needs is said, and what stands against the act on the table as given', () => {
  expect(idsOf(RULING)).toEqual(['Turn.2D', 'Turn.2E#2']);
});

test('where it forbids the act, the grounds alone are said', () => {
  expect(idsOf({ ...RULING, verdict: 'illegal' })).toEqual(['Turn.2E#2']);
});
