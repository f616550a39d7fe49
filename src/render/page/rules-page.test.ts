import { describe, expect, test } from 'vitest';
import { RULE } from '../screen/samples.fixture.ts';
import { anchorOf } from './page.ts';
import { rulesPage } from './rules-page.ts';

const HOSTILE = '<script>alert(1)</script>"\u202e';
const named = { ...RULE, id: '305.2', title: 'How much', text: 'Energy <b>gives</b>.', links: [] };
const rule = {
  ...RULE,
  links: [{ document: RULE.document, id: '305.2' }],
  text: 'As 305.2 says, not as 305.2a or 1305.2.',
};

describe('the page of rules', () => {
  test('loads nothing, and every link on it leads to a rule on it', () => {
    const html = rulesPage({ rules: [rule], named: [named] });
    expect(html).not.toMatch(/<(?:script|img|link|iframe)\b|@import|url\(|https?:/iu);
    const anchors = new Set([...html.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id));
    const links = [...html.matchAll(/<a href="#([^"]+)"/gu)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(anchors).toContain(link);
  });

  test('leads from a number in the text to that rule, and from no other number', () => {
    const html = rulesPage({ rules: [rule], named: [named] });
    expect(html).toContain(`As <a href="#${anchorOf(named)}">305.2</a> says, not as 305.2a or 1305.2.`);
  });

  test('names rules that are not on it without leading anywhere', () => {
    const html = rulesPage({ rules: [rule], named: [] });
    expect(html).toContain('As 305.2 says');
    expect(html).not.toContain(anchorOf(named));
  });

  test('names the scenarios and the titles of the rules that cite it, and counts no names away', () => {
    const citing = { ...named, id: '303.1', title: 'Checks' };
    const applied = Array.from({ length: 14 }, (_, at) => `scenarios/one-${at}.yaml`);
    const html = rulesPage({
      rules: [
        { ...rule, applied, considered: ['scenarios/other.yaml'], citedBy: [{ document: RULE.document, id: '303.1' }] },
      ],
      named: [citing],
    });
    expect(html).toContain('303.1</a> Checks');
    expect(html).toContain('<code>scenarios/one-11.yaml</code> · and 2 more');
    expect(html).toContain('<code>scenarios/other.yaml</code>');
  });

  test('lets no text mark anything up', () => {
    const html = rulesPage({
      rules: [{ ...rule, title: HOSTILE, text: HOSTILE, examples: [HOSTILE], code: [HOSTILE] }],
      named: [{ ...named, title: HOSTILE }],
    });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('\u202e');
  });

  test('tells what the screen tells: examples, what enforces it, what stands around it, the other documents', () => {
    const html = rulesPage({ rules: [rule], named: [] });
    for (const text of [
      ...rule.examples,
      ...rule.code,
      rule.before?.title ?? '',
      ...rule.elsewhere.map((one) => one.says),
    ])
      expect(html).toContain(text);
  });
});
