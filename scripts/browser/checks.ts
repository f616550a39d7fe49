import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';

/** What has to hold in every state of the page. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** All of WCAG 2.2 A and AA with the best practices of axe-core, or what colours alone can break. */
const RULES = {
  all: '["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]',
  colours: '{ type: "rule", values: ["color-contrast"] }',
} as const;

/** What axe-core finds wrong. The bar below covers what a thumb has not scrolled yet. That is not a fault of a target, so the bar takes its place in the text. */
export const violations = async (page: Page, rules: keyof typeof RULES): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(axe);
  const found = await page.evaluate<readonly Violation[]>(
    `(async () => {
      const bar = document.querySelector('.tabs');
      if (bar !== null) bar.style.position = 'static';
      const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: ${RULES[rules]} });
      if (bar !== null) bar.style.position = '';
      return violations;
    })()`,
  );
  return found.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  );
};

/** Elements that reach beyond the right edge, where the page scrolls sideways. */
export const sideways = async (page: Pick<Hands, 'evaluate'>): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide <= 0) return [];
    return [wide + ' px too wide', ...[...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1).slice(0, 4).map((one) => one.outerHTML.slice(0, 120))];
  })()`);

/** Words of up to seven letters that are broken in two: what stands there has too little room. It looks neither at the table in one line nor at numbers of rules. */
export const brokenWords = async (page: Pick<Hands, 'evaluate'>): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const within = text.parentElement;
      if (within.offsetParent === null || within.closest('textarea, svg, .mono, .line, .id, .cite, select, option, .hidden, nav') !== null) continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<![\\p{L}\\u2019'])\\p{L}{2,7}(?!\\p{L})/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.add(word + ' in ' + within.outerHTML.slice(0, 90));
      }
    }
    return [...found].slice(0, 6);
  })()`);

/** Targets of a finger under 48 px. A rule that is cited within a line keeps that height. */
export const smallTargets = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<
    readonly string[]
  >(`[...document.querySelectorAll('button, summary, select, input:not(.hidden), textarea')]
    .filter((one) => one.offsetParent !== null)
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { height }]) => height > 0 && height < 47.5)
    .slice(0, 5).map(([one, { width, height }]) => Math.round(width) + '×' + Math.round(height) + ' ' + one.outerHTML.slice(0, 100))`);
