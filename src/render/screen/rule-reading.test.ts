import { describe, expect, test } from 'vitest';
import { PLAIN_FACE } from '../face.ts';
import { rulesPage } from '../page/rules-page.ts';
import type { Line } from '../rich.ts';
import { ruleScreen } from './rule.ts';
import { wholeScreen } from './rule-whole.ts';
import { RULE } from './samples.fixture.ts';

const words = (lines: readonly Line[]): string =>
  lines
    .map((line) =>
      line
        .map(({ text }) => text)
        .join('')
        .trimEnd(),
    )
    .join('\n');

const read = { ...RULE, reading: 'Both count.\n\n- one <b>\n- two' };

describe('a reading of ours', () => {
  test('is a labelled part of its own, after the words of the rule', () => {
    const wide = { ...PLAIN_FACE, plain: false, columns: 80 };
    const shown = words(ruleScreen(wide, [read]));
    expect(shown).toMatch(/\n {2}Reading +Both count\.\n/u);
    expect(shown.indexOf('Reading')).toBeGreaterThan(shown.indexOf(RULE.text.slice(0, 20)));
    expect(words(ruleScreen(PLAIN_FACE, [read]))).toContain('Reading  Both count.\nReading  - one <b>\nReading  - two');
    expect(words(wholeScreen(PLAIN_FACE, [read]))).toContain('Reading  Both count.');
  });

  test('stands on the page, as text', () => {
    const html = rulesPage({ rules: [read], named: [] });
    expect(html).toContain('<p><b>Reading.</b> Both count.</p>');
    expect(html).toContain('one &lt;b&gt;');
  });

  test('is not mentioned where a rule has none', () => {
    expect(words(ruleScreen(PLAIN_FACE, [RULE]))).not.toContain('Reading');
    expect(rulesPage({ rules: [RULE], named: [] })).not.toContain('Reading');
  });
});

describe('how sure a rule is', () => {
  const doubted = { ...RULE, confidence: 'doubt' as const, unsettled: 'Does page 8 <say> so?' };

  test('is one labelled fact, with what would settle it', () => {
    expect(words(ruleScreen(PLAIN_FACE, [doubted]))).toContain(
      'How sure  In doubt: the accounts differ, or only a derived one has this. A copy of the document would settle it. Does page 8 <say> so?',
    );
    expect(words(wholeScreen(PLAIN_FACE, [doubted]))).toContain('How sure  In doubt');
    expect(rulesPage({ rules: [doubted], named: [] })).toContain('<b>How sure.</b> In doubt');
    expect(words(ruleScreen(PLAIN_FACE, [{ ...RULE, confidence: 'single' }]))).toContain('How sure  Only one account');
  });

  test('is not mentioned of what is sure, but for a detail that is not', () => {
    expect(words(ruleScreen(PLAIN_FACE, [{ ...RULE, confidence: 'sure' }]))).not.toContain('How sure');
    expect(words(ruleScreen(PLAIN_FACE, [{ ...RULE, confidence: 'sure', unsettled: 'Whose?' }]))).toContain(
      'How sure  A copy of the document would settle one detail: Whose?',
    );
  });
});
