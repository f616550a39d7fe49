import { isRuled } from '../../corpus/index.ts';
import { labelOf, nameOfDocument, titleOf } from '../../render/cite.ts';
import type { ElsewhereJson, RulingReport } from '../../render/report/types.ts';
import { rulingParts } from '../../render/sheet/ruling-parts.ts';
import { type BranchRow, branchRowsOf, clauseWords, onClause } from '../../render/words/branches.ts';
import { sentence } from '../../render/words/facts.ts';
import { restsOn } from '../../render/words/reported-together.ts';
import { VERDICT_WORDS } from '../../render/words/verdicts.ts';
import { type App, askFor, open, save } from '../app.ts';
import { openPenalty, playOn } from '../app-rules.ts';
import { printSheet } from '../print-sheet.ts';
import type { Ruled, State } from '../state.ts';
import { againstForm } from './against.ts';
import { badge, button, card, citedAll, forFingers, icon, plainText, section, type View } from './pieces.ts';
import { playScreen } from './play.ts';
import { partView } from './ruling-rows.ts';
import { h, type Tree } from './tree.ts';

/** A ruling: the verdict and what to say first, then the grounds, what would change it, and what else can be done with it. */

/** Assumptions that a reader has to see before the verdict is used; that Pokémon have their usual earlier stages is not one. */
const shownAssumptions = (report: RulingReport): readonly { readonly says: string }[] =>
  report.assumptions.filter(({ about }) => about !== 'question' && about !== 'ruleset' && about !== 'normal-line');

/** What was assumed stands beside the verdict, on the screen for the player too. */
const assumedHere = (report: RulingReport): View => {
  const shown = shownAssumptions(report);
  return shown.length === 0
    ? null
    : h(
        'div',
        { class: 'assumed' },
        h('b', {}, 'Assumed'),
        h('ul', { class: 'plain' }, ...shown.map(({ says }) => h('li', {}, plainText(forFingers(sentence(says)))))),
      );
};

const verdictHead = (report: RulingReport): Tree =>
  h(
    'div',
    { class: `verdict v-${report.verdict}`, id: 'verdict', tabIndex: -1 },
    badge(report.verdict, 'large'),
    h(
      'div',
      {},
      h('h2', {}, VERDICT_WORDS[report.verdict]),
      h('p', { class: 'headline' }, plainText(forFingers(report.headline))),
      h('p', { class: 'asked' }, plainText(report.question), ' · ', titleOf(report.ruleset)),
    ),
  );

const says = (report: RulingReport): View =>
  report.say.length === 0 ? null : h('blockquote', { class: 'say' }, plainText(report.say.join(' ')));

export const showToPlayer = (report: RulingReport, app: App): Tree =>
  h(
    'div',
    {
      class: `player v-${report.verdict}`,
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': 'For the player',
      id: 'player',
      tabIndex: -1,
    },
    h('p', { class: 'player-verdict' }, badge(report.verdict, 'large'), ' ', VERDICT_WORDS[report.verdict]),
    h(
      'p',
      { class: 'player-say' },
      plainText(report.say.length === 0 ? sentence(report.headline) : report.say.join(' ')),
    ),
    assumedHere(report),
    h(
      'p',
      { class: 'muted' },
      `${nameOfDocument(report.ruleset)}. `,
      plainText([...new Set(report.grounds.map(({ rule }) => `${labelOf(rule.document)} ${rule.id}`))].join(', ')),
    ),
    button('Back', () => app.set({ showing: false }), { kind: 'primary', extra: 'wide' }),
  );

/** Both sides of a coin beside each other, and each print or wording that changes the verdict. */
const branches = (report: RulingReport, app: App): View => {
  const { verdict, branches: all, grounds } = report;
  const open = verdict === 'undetermined' || verdict === 'not-modelled';
  if (!(all.length > 1 || open || grounds.length === 0) || all.length === 0) return null;
  const texts = report.gaps.filter(({ couldChange }) => couldChange.length > 0).length;
  const one = ({ branch, label }: BranchRow): Tree =>
    h(
      'div',
      { class: `branch v-${branch.verdict}` },
      h(
        'p',
        { class: 'branch-head' },
        badge(branch.verdict),
        h('b', {}, plainText(onClause(branch) ? clauseWords(branch.if, texts) : label)),
      ),
      branch.says === '' ? null : h('p', {}, plainText(branch.says)),
      citedAll(app, restsOn(branch)),
    );
  const coins = all.every((branch) => branch.if.every((condition) => condition.startsWith('coin')));
  return section(
    coins ? 'The coin' : 'What it depends on',
    h('div', { class: 'branches' }, ...branchRowsOf(all).map(one)),
  );
};

const NOT_SHOWN_AGAIN: ReadonlySet<string> = new Set(['What it depends on', 'Assumed', 'Elsewhere', 'Path', 'Against']);

/** The same question by the other documents: a tap rules by that one. */
const others = ({ report, line }: Ruled, app: App): View => {
  if (report.elsewhere.length === 0) return null;
  const row = ({ document, verdict, grounds, needs }: ElsewhereJson): Tree => {
    const differs = verdict !== report.verdict;
    const [why] = verdict === 'illegal' ? grounds.map(({ says: said }) => said) : needs.map(({ says: said }) => said);
    return h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class: `row${differs ? ' differs' : ''}`,
          onClick: () => askFor(app, report.question, [], document),
        },
        badge(verdict),
        h(
          'span',
          { class: 'row-main' },
          h('b', {}, titleOf(document)),
          !differs || why === undefined ? null : h('span', { class: 'muted' }, plainText(forFingers(why))),
        ),
        icon('next'),
      ),
    );
  };
  const known = report.elsewhere.filter(({ document }) => isRuled(document));
  return line === '' ? null : section('By the other rulebooks', h('ul', { class: 'rows' }, ...known.map(row)));
};

/** What the nearest other document makes of a silence of this one. */
const filledBy = ({ filled }: RulingReport, app: App): View =>
  filled === undefined
    ? null
    : section(
        'If another rulebook fills the silence',
        card(
          h(
            'p',
            {},
            badge(filled.verdict),
            ' ',
            h('b', {}, titleOf(filled.document)),
            `: ${VERDICT_WORDS[filled.verdict]}`,
          ),
          ...filled.grounds.map(({ says: said }) => h('p', {}, plainText(said))),
          citedAll(
            app,
            filled.grounds.map(({ rule }) => rule),
          ),
        ),
      );

const path = (report: RulingReport, app: App): View => {
  const part = rulingParts(report, 'path').find(({ title }) => title === 'Path');
  return part === undefined
    ? null
    : h('details', {}, h('summary', {}, `How it was found (${part.rows.length})`), partView(part, app));
};

const toDo = (state: State, app: App): Tree =>
  h(
    'div',
    { class: 'actions' },
    button(
      [icon('show'), h('span', {}, 'Show to the player')],
      () => {
        app.set({ showing: true });
        app.device.toTop('player');
      },
      { kind: 'primary', extra: 'wide', id: 'show' },
    ),
    state.ruling?.report.verdict === 'legal' || state.ruling?.report.verdict === 'depends'
      ? button([icon('play'), h('span', {}, 'Play it on')], () => playOn(app))
      : null,
    button([icon('saved'), h('span', {}, 'Save')], () => save(app)),
    button([icon('share'), h('span', {}, 'Share')], () => {
      const kept = save(app);
      if (kept !== null) app.set({ tab: 'saved', sharing: kept.id, said: null });
      app.device.toTop('sharing');
    }),
    button([icon('rules'), h('span', {}, 'Sheet')], () => printSheet(app)),
    button([icon('ruling'), h('span', {}, 'Penalty')], () => openPenalty(app)),
  );

export const rulingScreen = (state: State, app: App): Tree => {
  const { ruling } = state;
  if (ruling === null)
    return h(
      'div',
      { class: 'empty' },
      h('p', {}, 'No question was ruled on yet.'),
      button('Ask one', () => open(app, 'ask'), { kind: 'primary' }),
    );
  if (state.play !== null) return playScreen(state.play, app);
  const { report } = ruling;
  const read = report.assumptions.find(({ about }) => about === 'question');
  const quoted = report.originals ?? [];
  return h(
    'div',
    {},
    verdictHead(report),
    read === undefined ? null : h('p', { class: 'muted' }, plainText(sentence(read.says))),
    says(report),
    assumedHere(report),
    toDo(state, app),
    branches(report, app),
    ...rulingParts(report, 'none')
      .filter(({ title }) => !NOT_SHOWN_AGAIN.has(title))
      .map((part) => partView(part, app)),
    filledBy(report, app),
    others(ruling, app),
    againstForm(ruling, app),
    quoted.length === 0
      ? null
      : section(
          'Your own copy',
          ...quoted.map((one) =>
            card(
              h('p', { class: 'own' }, plainText(one.original.text)),
              h('p', { class: 'muted' }, plainText(one.original.source)),
              citedAll(app, [one]),
            ),
          ),
        ),
    path(report, app),
    h('p', { class: 'line', 'aria-label': 'the table' }, plainText(report.board)),
  );
};
