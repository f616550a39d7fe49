import { needsSaid } from '../../render/report/needs-said.ts';
import type { StepJson } from '../../render/report/types.ts';
import { traceRows } from '../../render/sheet/ruling-parts.ts';
import { type App, want } from '../app.ts';
import { answerStep, keepPlayed, playStep, stepBack } from '../app-rules.ts';
import type { Play } from '../state.ts';
import { acts } from './ask.ts';
import { badge, button, citedAll, faultList, icon, plainText, section, type View } from './pieces.ts';
import { partView } from './ruling-rows.ts';
import { h, type Tree } from './tree.ts';

/** Play goes on from a ruling: each act is ruled on, coins and choices are tapped, and the table as it becomes can be kept. */

const step = (one: StepJson, at: number, app: App): Tree =>
  h(
    'li',
    { class: 'step' },
    h('p', { class: 'step-head' }, badge(one.verdict), h('b', {}, `${at + 1}. ${plainText(one.says)}`)),
    one.grounds.length === 0
      ? null
      : h(
          'p',
          {},
          plainText(
            one.grounds
              .filter(({ restates }) => restates === null)
              .map(({ says }) => says)
              .join(' '),
          ),
          ' ',
          citedAll(
            app,
            one.grounds.map(({ rule }) => rule),
          ),
        ),
    one.needs.length === 0 ? null : h('p', {}, 'Needed: ', plainText(needsSaid(one.needs))),
    one.trace.length === 0 ? null : partView({ title: 'What happens', rows: traceRows(one.trace, 'none') }, app),
    one.open === null ? null : waiting(one.open, app),
  );

const waiting = (open: NonNullable<StepJson['open']>, app: App): Tree =>
  h(
    'div',
    { class: 'waits' },
    h('p', {}, `${open.by} is asked: `, plainText(open.question)),
    h(
      'div',
      { class: 'chips' },
      ...open.answers.map((answer) => button(plainText(answer), () => answerStep(app, answer), { kind: 'primary' })),
    ),
  );

const result = ({ report }: Play): View =>
  report === null || report.result === null
    ? null
    : h('p', { class: 'result' }, h('b', {}, plainText(report.headline)));

export const playScreen = (play: Play, app: App): Tree => {
  const { report, overview } = play;
  return h(
    'div',
    { id: 'play', tabIndex: -1 },
    h(
      'div',
      { class: 'bar' },
      button([icon('back'), h('span', {}, 'Ruling')], () => app.set({ play: null }), { kind: 'quiet' }),
      button('Take back', () => stepBack(app), { kind: 'quiet' }),
    ),
    faultList(play.faults),
    report === null ? null : h('ol', { class: 'steps' }, ...report.steps.map((one, at) => step(one, at, app))),
    result(play),
    report === null
      ? null
      : section(
          'The table then',
          report.changed.length === 0
            ? null
            : h('ul', { class: 'plain' }, ...report.changed.map((one) => h('li', {}, plainText(one)))),
          h('p', { class: 'line' }, plainText(report.board)),
          h(
            'div',
            { class: 'actions' },
            button('Go on with this table', () => keepPlayed(app), { kind: 'primary', extra: 'wide' }),
          ),
        ),
    ...(overview === null
      ? []
      : [
          h('h2', { class: 'then' }, 'And then?'),
          ...acts(
            overview,
            null,
            {
              ask: (question) => playStep(app, question),
              want: (ask) => want(app, { for: 'question', ask }),
              open: () => {},
            },
            app,
          ),
        ]),
  );
};
