import { describe, expect, it } from 'vitest';
import { decidesOtherwise, isAbsent, lawOf, paragraphOf, speaksHere } from './index.ts';

/** No document fills what another decides in its own way. */

const SIX_PRIZES = lawOf({
  'comprehensive-2009': { otherwise: '606.2a.i' },
  'ex-2003': 'absent',
  'advanced-2025': ['I.E/tie.2', 'Both players set out 6 Prize cards'],
});

const by = (doc: 'comprehensive-2009' | 'ex-2003' | 'neo-2001') => ({ doc, fallback: 'advanced-2025' }) as const;

describe('a rule that another document has', () => {
  it('fills a document that is played without it', () => {
    expect(isAbsent(SIX_PRIZES, by('ex-2003'))).toBe(false);
    expect(paragraphOf(SIX_PRIZES, by('ex-2003'))).toBe('advanced-2025/I.E/tie.2');
  });

  it('fills one that says nothing of it', () => {
    expect(speaksHere(SIX_PRIZES, by('neo-2001'))).toBe(true);
  });

  it('does not fill one that decides otherwise', () => {
    expect(isAbsent(SIX_PRIZES, by('comprehensive-2009'))).toBe(true);
    expect(speaksHere(SIX_PRIZES, by('comprehensive-2009'))).toBe(false);
    expect(() => paragraphOf(SIX_PRIZES, by('comprehensive-2009'))).toThrow();
    expect(decidesOtherwise(SIX_PRIZES, { doc: 'comprehensive-2009' })).toBe(true);
    expect(decidesOtherwise(SIX_PRIZES, { doc: 'ex-2003' })).toBe(false);
  });
});
