import { type Citation, corpusReader, DOCUMENTS } from '../../corpus/index.ts';
import { citeOne, labelOf, titleOf } from '../../render/cite.ts';
import type { CompareReport, HitJson, PrecedentJson, RuleReport, SearchReport } from '../../render/report/types.ts';
import type { App } from '../app.ts';
import { closeRule, compareOn, openPenalty, openRule, searchRules } from '../app-rules.ts';
import type { State } from '../state.ts';
import { penaltyScreen } from './penalty.ts';
import { button, cited, citedAll, icon, plainText, section, typedIn, type View } from './pieces.ts';
import { precedentList } from './precedents.ts';
import { h, type Tree } from './tree.ts';

/** The rules: searched in everyday words, opened by a tap, and the same point in all rulebooks beside each other. */

const marked = ({ snippet, marks }: HitJson): readonly (string | Tree)[] => {
  const parts: (string | Tree)[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    parts.push(plainText(snippet.slice(at, start)), h('mark', {}, plainText(snippet.slice(start, end))));
    at = end;
  }
  return [...parts, plainText(snippet.slice(at))];
};

const hit = (one: HitJson, app: App): Tree =>
  h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'row hit', onClick: () => openRule(app, one) },
      h(
        'span',
        { class: 'row-main' },
        h('span', {}, h('span', { class: 'id' }, citeOne(one)), ' ', h('b', {}, plainText(one.title))),
        h('span', { class: 'muted' }, ...marked(one)),
      ),
    ),
  );

const found = (report: SearchReport, precedents: readonly PrecedentJson[], app: App): Tree =>
  h(
    'div',
    {},
    ...report.corrected.map(({ from, to }) => h('p', { class: 'muted' }, `${from} was read as ${to}.`)),
    h(
      'p',
      { class: 'muted', role: 'status' },
      report.hits.length === 0
        ? `Nothing was found.${report.nearest.length === 0 ? '' : ` Near it: ${report.nearest.join(', ')}.`}`
        : report.total > report.hits.length
          ? `${report.hits.length} of ${report.total} rules`
          : `${report.hits.length} ${report.hits.length === 1 ? 'rule' : 'rules'}`,
    ),
    report.hits.length === 0
      ? null
      : button([icon('rules'), h('span', {}, 'All rulebooks side by side')], () => compareOn(app, report.query), {
          kind: 'quiet',
        }),
    h('ul', { class: 'rows' }, ...report.hits.map((one) => hit(one, app))),
    (report.handbooks ?? []).length === 0
      ? null
      : section(
          'Guidelines and handbooks',
          h('ul', { class: 'rows' }, ...(report.handbooks ?? []).map((one) => hit(one, app))),
        ),
    precedentList(precedents, app),
  );

const entryRow = (entry: Citation & { readonly title: string }, app: App): Tree =>
  h(
    'li',
    {},
    h(
      'button',
      { type: 'button', class: 'row', onClick: () => openRule(app, entry) },
      h(
        'span',
        { class: 'row-main' },
        h('span', {}, h('span', { class: 'id' }, entry.id), ' ', plainText(entry.title)),
      ),
    ),
  );

/** The contents of a rulebook, to leaf through it. */
const contents = (document: string, app: App): Tree =>
  section(
    'Contents',
    h(
      'ul',
      { class: 'rows' },
      ...corpusReader(app.world.corpus())
        .entries(document)
        .filter(({ parent }) => parent === null)
        .map((one) => entryRow(one, app)),
    ),
  );

const paragraphs = (text: string): readonly Tree[] => text.split(/\n+/u).map((line) => h('p', {}, plainText(line)));

const ruleView = (rule: RuleReport, depth: number, app: App): Tree =>
  h(
    'article',
    { class: 'rule', id: 'rule', tabIndex: -1 },
    h(
      'div',
      { class: 'bar' },
      button([icon('back'), h('span', {}, depth > 1 ? 'Back' : 'Close')], () => closeRule(app), { kind: 'quiet' }),
    ),
    h('p', { class: 'crumbs muted' }, rule.breadcrumb.map(({ title }) => plainText(title)).join(' › ')),
    h('h2', {}, h('span', { class: 'id' }, citeOne(rule)), ' ', plainText(rule.title)),
    rule.original === null
      ? null
      : h(
          'figure',
          { class: 'own' },
          h('blockquote', {}, ...paragraphs(rule.original.text)),
          h(
            'figcaption',
            { class: 'muted' },
            `Your copy: ${plainText(rule.original.source)}${rule.original.doubt === null ? '' : `; doubtful: ${plainText(rule.original.doubt)}`}`,
          ),
        ),
    h('div', { class: 'rule-text' }, ...paragraphs(rule.text)),
    rule.reading === null
      ? null
      : h('div', { class: 'assumed' }, h('b', {}, 'How headjudge reads it'), ...paragraphs(rule.reading)),
    ...rule.examples.map((example) =>
      h('blockquote', { class: 'example' }, h('b', {}, 'Example'), ...paragraphs(example)),
    ),
    rule.children.length === 0
      ? null
      : section('In it', h('ul', { class: 'rows' }, ...rule.children.map((one) => entryRow(one, app)))),
    rule.elsewhere.length === 0
      ? null
      : section(
          'What the other rulebooks say',
          h(
            'ul',
            { class: 'plain facts' },
            ...rule.elsewhere.map((one) =>
              h(
                'li',
                {},
                h(
                  'div',
                  { class: 'fact' },
                  h('span', {}, h('b', {}, labelOf(one.document)), ' ', plainText(one.says)),
                  cited(app, one),
                ),
              ),
            ),
          ),
          button('Side by side', () => compareOn(app, citeOne(rule))),
        ),
    precedentList(rule.precedents, app),
    rule.see.length === 0 ? null : section('See also', h('div', { class: 'chips' }, citedAll(app, rule.see))),
    rule.citedBy.length === 0 ? null : section('Cited by', h('div', { class: 'chips' }, citedAll(app, rule.citedBy))),
    h(
      'div',
      { class: 'actions' },
      rule.before === null
        ? null
        : button(
            [icon('back'), h('span', { class: 'id' }, rule.before.id)],
            () => rule.before !== null && openRule(app, rule.before),
          ),
      rule.after === null
        ? null
        : button(
            [h('span', { class: 'id' }, rule.after.id), icon('next')],
            () => rule.after !== null && openRule(app, rule.after),
          ),
    ),
  );

const compared = (report: CompareReport, app: App): Tree =>
  h(
    'div',
    {},
    h(
      'div',
      { class: 'bar' },
      button(
        [icon('back'), h('span', {}, 'Search')],
        () => app.set({ rules: { ...app.state.rules, compared: null } }),
        { kind: 'quiet' },
      ),
    ),
    h('h2', {}, plainText(report.topic)),
    report.points.length === 0
      ? h(
          'p',
          { class: 'muted' },
          `No point of comparison was found.${report.nearest.length === 0 ? '' : ` Topics near it: ${report.nearest.join(', ')}.`}`,
        )
      : null,
    ...report.points.map((point) =>
      section(
        plainText(point.point),
        h(
          'ul',
          { class: 'plain facts compared' },
          ...Object.entries(point.documents).map(([document, answer]) =>
            h(
              'li',
              {},
              h(
                'div',
                { class: 'fact' },
                h('div', {}, h('span', { class: 'id' }, labelOf(document)), ' ', plainText(answer.says)),
                citedAll(app, answer.rules),
              ),
              answer.steps === undefined
                ? null
                : h(
                    'ol',
                    {},
                    ...answer.steps.map((one) => h('li', {}, plainText(one.says), ' ', citedAll(app, one.rules))),
                  ),
            ),
          ),
        ),
      ),
    ),
  );

const documentChips = (state: State, app: App): Tree =>
  h(
    'div',
    { class: 'chips scroll', role: 'group', 'aria-label': 'Rulebooks to search' },
    button('All', () => searchRules(app, state.rules.typed, null), {
      kind: 'quiet',
      extra: 'chip',
      pressed: state.rules.document === null,
    }),
    ...DOCUMENTS.toReversed().map(({ key, label }) =>
      button(label, () => searchRules(app, state.rules.typed, key), {
        kind: 'quiet',
        extra: 'chip',
        pressed: state.rules.document === key,
        label: `${label}: ${titleOf(key)}`,
      }),
    ),
  );

/** What is looked up most at a table. */
const USUAL = [
  'asleep retreat',
  'evolve first turn',
  'supporter first turn',
  'weakness order',
  'mulligan',
  'sudden death',
];

export const rulesScreen = (state: State, app: App): View => {
  const { rules } = state;
  if (state.penalty !== null) return penaltyScreen(state.penalty, app);
  const opened = rules.opened.at(-1);
  if (opened !== undefined) return ruleView(opened, rules.opened.length, app);
  if (rules.compared !== null) return compared(rules.compared, app);
  return h(
    'div',
    {},
    h(
      'form',
      {
        class: 'typing',
        role: 'search',
        onSubmit: (event: Event) => {
          event.preventDefault();
          searchRules(app, app.state.rules.typed);
        },
      },
      h('label', { for: 'search', class: 'hidden' }, 'Words or a number'),
      h('input', {
        id: 'search',
        class: 'field',
        type: 'search',
        value: rules.typed,
        placeholder: 'asleep retreat, 309.4 …',
        autocomplete: 'off',
        autocapitalize: 'off',
        enterkeyhint: 'search',
        onInput: (event: Event) => searchRules(app, typedIn(event)),
      }),
    ),
    documentChips(state, app),
    rules.found === null
      ? h(
          'div',
          {},
          section(
            'Often looked up',
            h(
              'div',
              { class: 'chips' },
              ...USUAL.map((words) => button(words, () => searchRules(app, words), { kind: 'quiet', extra: 'chip' })),
            ),
          ),
          section(
            'Penalties',
            button([icon('ruling'), h('span', {}, 'Which penalty?')], () => openPenalty(app), { extra: 'wide' }),
          ),
          rules.document === null ? null : contents(rules.document, app),
        )
      : found(rules.found, rules.precedents, app),
  );
};
