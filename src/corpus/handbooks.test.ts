import { describe, expect, it } from 'vitest';
import { HANDBOOKS, takeSections } from './handbooks.ts';

describe('sections of handbooks in a text', () => {
  it.each([
    ['PPG 5.5.1', ['ppg-2026 5.5.1'], ''],
    ['ppg5.5.1#8', ['ppg-2026 5.5.1#8'], ''],
    ['tcg-h 7.4.3, 7.4.4.3', ['tcgh-2026 7.4.3', 'tcgh-2026 7.4.4.3'], ''],
    ['TCGH § 6.2 and 6.2.1', ['tcgh-2026 6.2', 'tcgh-2026 6.2.1'], ''],
    ['penalty guidelines section 4.2', ['ppg-2026 4.2'], ''],
    ['PPG', ['ppg-2026 '], ''],
    ['CR 309.4', [], 'CR 309.4'],
  ])('%s', (text, named, rest) => {
    const taken = takeSections(text);
    expect([taken.named.map(({ document, number }) => `${document} ${number}`), taken.rest]).toEqual([named, rest]);
  });

  it('leaves numbers of rulebooks that follow', () => {
    expect(takeSections('PPG 5.5.1 309.4').rest).toBe('309.4');
  });

  it('names the edition wherever a handbook is named in full', () => {
    for (const { title, name, edition } of HANDBOOKS)
      expect([title, name].every((one) => one.includes(edition))).toBe(true);
  });
});
