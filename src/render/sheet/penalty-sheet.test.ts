import { describe, expect, it } from 'vitest';
import type { PenaltyReport } from '../report/types-of-penalties.ts';
import { sheetOfPenalty } from './compose.ts';
import { sheetMarkdown } from './markdown.ts';

const section = (id: string) => ({ document: 'ppg-2026', id });

const REPORT: PenaltyReport = {
  schema: 1,
  asked: 'second supporter',
  edition: 'PPG 21 May 2026',
  verdict: 'penalty',
  infraction: { key: 'second-supporter', name: 'played a second Supporter in a turn' },
  category: 'Gameplay Error',
  severity: 'minor',
  penalty: 'warning',
  row: 'GE9',
  confidence: 'A',
  headline: 'Warning',
  sections: [section('4.2.1#2')],
  say: ['This is a Warning.'],
  lands: [{ says: 'Given at once.', sections: [section('4.1.1.1')] }],
  prizes: null,
  repair: { says: 'The Supporter returns to the hand.', sections: [section('4.2.1#2')] },
  repaired: null,
  could: [{ moves: 'up', penalty: null, says: 'it was not caught at once', sections: [section('5.5.1#2')] }],
  duties: [{ says: 'Let the Head Judge know.', sections: [section('3.2#4')] }],
  notes: [],
  facts: [{ fact: 'repair', ask: 'How far can it be undone?', value: 'fully', words: 'all of it', from: 'flag' }],
  needs: [],
  branches: [],
  nearest: [],
  slip: ',,,,Gameplay Error,Minor,Warning,second supporter',
};

describe('the sheet of a penalty', () => {
  const page = sheetMarkdown(sheetOfPenalty(REPORT, { tables: [], rules: [], again: 'judge penalty', version: '1' }));

  it('has every part a judge needs, each line with its section', () => {
    for (const title of [
      'Recommended',
      'Where it lands',
      'Repair',
      'What could move it',
      'What the judge owes',
      'Facts',
    ])
      expect(page).toContain(`## ${title}`);
    for (const cited of ['PPG 4.2.1#2', 'PPG 4.1.1.1', 'PPG 5.5.1#2', 'PPG 3.2#4']) expect(page).toContain(cited);
  });

  it('has the row of the Penalty Summary, and names the edition', () => {
    expect(page).toContain(',,,,Gameplay Error,Minor,Warning,second supporter');
    expect(page).toContain('PPG 21 May 2026');
  });
});
