import { expect, it } from 'vitest';
import { coverageIn, packedCoverage, wholeCoverage } from './coverage-record.ts';

const COVERAGE = [
  ['comprehensive-2009/309.2', { code: ['src/rules/a.ts'], applied: ['é/second.yaml', 'first.yaml'], considered: [] }],
  ['comprehensive-2009/309.2b', { code: [], applied: [], considered: ['last.yaml'] }],
] as const;

const packed = packedCoverage(COVERAGE, ['first.yaml', 'é/second.yaml', 'last.yaml']);
const record = { rules: Buffer.from(packed.rules), names: Buffer.from(packed.names) };

it('gives back the whole record as it was packed', () => {
  expect(wholeCoverage(record)).toEqual(Object.fromEntries(COVERAGE));
});

it('finds a rule among others whose numbers begin alike, and leaves out one it does not know', () => {
  const asked = ['309.2b', '309.2', '309'].map((id) => ({ document: 'comprehensive-2009' as const, id }));
  expect(coverageIn(record, asked)).toEqual(Object.fromEntries(COVERAGE));
});

it('refuses a scenario that is not listed', () => {
  expect(() => packedCoverage(COVERAGE, ['first.yaml'])).toThrow('é/second.yaml');
});
