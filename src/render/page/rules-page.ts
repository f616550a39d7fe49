import type { Citation } from '../../corpus/index.ts';
import { citeOne, labelOf, nameOfDocument } from '../cite.ts';
import { shownQuote } from '../quoted.ts';
import type { ElsewhereCitation, RuleJson, RuleReport, TitledCitation } from '../report/types.ts';
import { unsureOf } from '../words/confidence.ts';
import { escaped } from './escape-html.ts';
import { anchorOf, page } from './page.ts';

/** Rules as one page to read, print and leaf through: every rule that is on the page can be gone to from where it is named. */

export interface RulesOnPage {
  readonly rules: readonly RuleReport[];
  /** Rules that those name; at the end, each with its words alone. */
  readonly named: readonly RuleJson[];
}

type Known = (rule: Citation) => boolean;

const link = (rule: Citation, known: Known, text = citeOne(rule)): string =>
  known(rule) ? `<a href="#${anchorOf(rule)}">${escaped(text)}</a>` : escaped(text);

/** The words of a rule; numbers of rules in them lead there. */
const words = (rule: Pick<RuleJson, 'document' | 'links'>, text: string, known: Known): string => {
  const ids = rule.links.filter((one) => one.document === rule.document && known(one)).map(({ id }) => id);
  if (ids.length === 0) return escaped(text);
  const longestFirst = [...new Set(ids)].sort((a, b) => b.length - a.length);
  const named = longestFirst.map((id) => id.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.#/])(?:${named})(?![\\p{L}\\p{N}#/]|\\.[\\p{L}\\p{N}])`, 'gu');
  let linked = '';
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    linked += escaped(text.slice(from, found.index)) + link({ document: rule.document, id: found[0] }, known, found[0]);
    from = found.index + found[0].length;
  }
  return linked + escaped(text.slice(from));
};

const paragraphs = (rule: Pick<RuleJson, 'document' | 'links' | 'text'>, known: Known): string =>
  rule.text
    .split(/\n\n+/u)
    .filter((part) => part !== '')
    .map((part) => {
      const lines = part.split('\n');
      const items = lines.filter((line) => line.startsWith('- '));
      const prose = lines.filter((line) => !line.startsWith('- '));
      const list = items.map((line) => `<li>${words(rule, line.slice(2), known)}</li>`).join('');
      return `${prose.length === 0 ? '' : `<p>${words(rule, prose.join(' '), known)}</p>`}${list === '' ? '' : `<ul>${list}</ul>`}`;
    })
    .join('');

const titled = (one: TitledCitation, home: string, known: Known): string =>
  `${link(one, known, one.document === home ? one.id : citeOne(one))} ${escaped(one.title)}`;

const around = (label: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<li><span class="label">${label}</span> ${items.join(' · ')}</li>`;

const enforced = (rule: RuleReport): string => {
  if (rule.kind === 'section') return '';
  if (rule.class === 'people') return 'For people: judges and players apply this, the program only tells it.';
  if (rule.class === 'definition') return 'A definition: other rules use it.';
  const code = rule.code.length === 0 ? 'no code yet' : rule.code.join(', ');
  return `Enforced by ${code}.`;
};

/** More are counted. */
const MOST_SCENARIOS = 12;

/** The scenarios that show the rule, by name, those in which it acted first. */
const scenarios = ({ kind, applied, considered }: RuleReport): string => {
  if (kind === 'section' || applied.length + considered.length === 0) return '';
  const row = (label: string, files: readonly string[]): string => {
    if (files.length === 0) return '';
    const names = files.slice(0, MOST_SCENARIOS).map((file) => `<code>${escaped(file)}</code>`);
    const more = files.length - names.length;
    return `<li><span class="label">${label} ${files.length}</span> ${names.join(' · ')}${more > 0 ? ` · and ${more} more` : ''}</li>`;
  };
  return `<ul class="bare small">${row('applied in', applied)}${row('considered in', considered)}</ul>`;
};

const elsewhere = (rule: RuleReport, known: Known): string => {
  if (rule.elsewhere.length === 0) return '';
  // Citations of one document on one point say the same.
  const grouped = new Map<string, ElsewhereCitation[]>();
  for (const one of rule.elsewhere) {
    const same = `${one.point} ${one.document}`;
    grouped.set(same, [...(grouped.get(same) ?? []), one]);
  }
  let point = '';
  const rows = [...grouped.values()].flatMap((all) => {
    const [one] = all;
    if (one === undefined) return [];
    const head =
      one.point === point ? '' : `<tr><th scope="rowgroup" class="side" colspan="3">${escaped(one.point)}</th></tr>`;
    point = one.point;
    const cited = all.map((rules) =>
      link(rules, known, rules.part === undefined ? rules.id : `${rules.id} ${rules.part}`),
    );
    return `${head}<tr><th scope="row">${escaped(labelOf(one.document))}</th><td>${escaped(one.says)}</td><td>${cited.join(', ')}</td></tr>`;
  });
  const heads = ['document', 'says', 'rule'].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<h3>Elsewhere</h3><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
};

const unsureHtml = (rule: RuleReport): string => {
  const unsure = unsureOf(rule);
  return unsure === null ? '' : `<p><b>How sure.</b> ${escaped(unsure)}</p>`;
};

const ruleHtml = (rule: RuleReport, known: Known, titleOf: (rule: Citation) => string): string => {
  const { document: home } = rule;
  const own =
    rule.original === null
      ? ''
      : `<blockquote class="own">${escaped(shownQuote(rule.original.text))}</blockquote><p class="muted">${escaped(rule.original.source)}</p>`;
  const neighbours = [
    around(
      'in',
      rule.breadcrumb.map((one) => titled(one, home, known)),
    ),
    around('before', rule.before === null ? [] : [titled(rule.before, home, known)]),
    around('after', rule.after === null ? [] : [titled(rule.after, home, known)]),
    around(
      'see',
      rule.see.map((one) => titled(one, home, known)),
    ),
    around(
      'cited by',
      rule.citedBy.map((one) => titled({ ...one, title: titleOf(one) }, home, known)),
    ),
  ].join('');
  return [
    `<section id="${anchorOf(rule)}"><h2>${escaped(citeOne(rule))} ${escaped(rule.title)}</h2>`,
    own,
    paragraphs(rule, known),
    (rule.reading ?? '')
      .split(/\n+/u)
      .filter((part) => part !== '')
      .map((part, at) => `<p>${at === 0 ? '<b>Reading.</b> ' : ''}${words(rule, part, known)}</p>`)
      .join(''),
    unsureHtml(rule),
    rule.examples.map((text) => `<blockquote>Example: ${words(rule, text, known)}</blockquote>`).join(''),
    rule.children.length === 0
      ? ''
      : `<ul class="bare">${rule.children.map((one) => `<li>${titled(one, home, known)}</li>`).join('')}</ul>`,
    `<p class="small muted">${escaped(enforced(rule))}</p>`,
    scenarios(rule),
    neighbours === '' ? '' : `<ul class="bare small">${neighbours}</ul>`,
    elsewhere(rule, known),
    '</section>',
  ].join('\n');
};

const namedHtml = (rule: RuleJson, known: Known): string =>
  `<div id="${anchorOf(rule)}"><p><b>${escaped(citeOne(rule))}</b> <i>${escaped(rule.title)}.</i></p>${paragraphs(rule, known)}</div>`;

export const rulesPage = ({ rules, named }: RulesOnPage): string => {
  const on = new Set([...rules, ...named].map(citeOne));
  const known: Known = (rule) => on.has(citeOne(rule));
  const titles = new Map([...rules, ...named].map((rule) => [citeOne(rule), rule.title]));
  const [first] = rules;
  const title =
    first === undefined
      ? 'Rules'
      : `${citeOne(first)} ${first.title}${rules.length > 1 && first.kind !== 'section' ? ` and ${rules.length - 1} more` : ''}`;
  const documents = [...new Set(rules.map(({ document }) => nameOfDocument(document)))].join(', ');
  const contents =
    rules.length < 2
      ? ''
      : `<nav aria-label="Contents"><ul class="bare">${rules.map((rule) => `<li>${link(rule, known)} ${escaped(rule.title)}</li>`).join('')}</ul></nav>`;
  return page(
    title,
    [
      `<header><div class="top"><span>Rules, in our words</span><span>${escaped(documents)}</span></div><h1>${escaped(title)}</h1>${contents}</header><main>`,
      ...rules.map((rule) => ruleHtml(rule, known, (one) => titles.get(citeOne(one)) ?? '')),
      named.length === 0
        ? ''
        : `<section class="small"><h2>Named above</h2><div class="rules">${named.map((rule) => namedHtml(rule, known)).join('')}</div></section>`,
      '</main><footer><p class="small muted">headjudge. Not official.</p></footer>',
    ]
      .filter((part) => part !== '')
      .join('\n'),
  );
};
