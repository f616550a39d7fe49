import { describe, expect, it } from 'vitest';
import { cite } from './cite.ts';

const stated = { document: 'advanced-2018', id: 'I.D/ko.4' };
const inferred = { ...stated, near: true } as const;

describe('the citations of a line', () => {
  it('keep what is inferred beside a paragraph that states another part of the line', () => {
    expect(cite([stated, inferred])).toBe('APR I.D/ko.4, near I.D/ko.4');
  });

  it('stand once each', () => {
    expect(cite([stated, inferred, stated, inferred])).toBe('APR I.D/ko.4, near I.D/ko.4');
    expect(cite([stated, stated])).toBe('APR I.D/ko.4');
    expect(cite([inferred, inferred])).toBe('near APR I.D/ko.4');
  });
});
