import type { PenaltyNeedJson, PenaltyReport } from '../../render/report/types-of-penalties.ts';
import { penaltyName } from '../../render/words/penalties.ts';
import type { App } from '../app.ts';
import { askPenalty } from '../app-rules.ts';
import type { PenaltyAsked } from '../state.ts';
import { button, citedAll, faultList, icon, plainText, section, typedIn, type View } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** The recommended penalty for what happened, with the section of every line. What decides and was not given is asked by buttons. */

const lines = (
  title: string,
  all: readonly { readonly says: string; readonly sections: PenaltyReport['sections'] }[],
  app: App,
): View =>
  all.length === 0
    ? null
    : section(
        title,
        h(
          'ul',
          { class: 'plain facts' },
          ...all.map((one) =>
            h('li', {}, h('div', { class: 'fact' }, h('span', {}, plainText(one.says)), citedAll(app, one.sections))),
          ),
        ),
      );

/** Where the answer is a number. */
const numberField = ({ ask }: PenaltyNeedJson, app: App, take: (value: string) => unknown): Tree =>
  h(
    'form',
    {
      class: 'typing',
      onSubmit: (event: Event) => {
        event.preventDefault();
        const number = app.state.penalty?.number ?? '';
        if (number !== '') take(number);
      },
    },
    h('input', {
      class: 'field',
      type: 'number',
      min: 0,
      step: 1,
      inputmode: 'numeric',
      'aria-label': ask,
      onInput: (event: Event) => {
        const { penalty } = app.state;
        if (penalty !== null) app.set({ penalty: { ...penalty, number: typedIn(event) } });
      },
    }),
    h('button', { type: 'submit', class: 'button primary' }, 'OK'),
  );

const asked = (report: PenaltyReport, facts: readonly string[], app: App): View => {
  const words = report.infraction?.key ?? report.asked;
  return report.needs.length === 0
    ? null
    : section(
        'It depends',
        ...report.needs.map((need) =>
          h(
            'div',
            { class: 'facts-group', role: 'group', 'aria-label': need.ask },
            h('p', {}, plainText(need.ask)),
            need.values.length === 0
              ? numberField(need, app, (value) => askPenalty(app, words, [...facts, `${need.fact}=${value}`]))
              : h(
                  'div',
                  { class: 'chips' },
                  ...need.values.map((value, at) =>
                    button(plainText(need.words[at] ?? value), () =>
                      askPenalty(app, words, [...facts, `${need.fact}=${value}`]),
                    ),
                  ),
                ),
          ),
        ),
        h(
          'ul',
          { class: 'plain facts' },
          ...report.branches.map((branch) =>
            h(
              'li',
              {},
              h('b', {}, penaltyName(branch.penalty)),
              branch.if.length === 0 ? ' otherwise' : `: ${plainText(branch.if.join(' '))}`,
            ),
          ),
        ),
      );
};

const reportView = (report: PenaltyReport, facts: readonly string[], app: App): Tree =>
  h(
    'div',
    {},
    h(
      'div',
      {
        class: `verdict v-${report.verdict === 'penalty' ? 'depends' : report.verdict === 'none' ? 'legal' : 'undetermined'}`,
        id: 'verdict',
        tabIndex: -1,
      },
      h(
        'div',
        {},
        h('h2', {}, plainText(report.penalty === null ? report.headline : penaltyName(report.penalty))),
        h(
          'p',
          { class: 'headline' },
          plainText(report.penalty === null ? (report.infraction?.name ?? '') : report.headline),
        ),
        citedAll(app, report.sections),
      ),
    ),
    report.say.length === 0 ? null : h('blockquote', { class: 'say' }, plainText(report.say.join(' '))),
    asked(report, facts, app),
    lines('What it means', report.lands, app),
    report.repair === null ? null : lines('How to repair it', [report.repair], app),
    lines('What may move it', report.could, app),
    lines('What you have to do', report.duties, app),
    report.notes.length === 0
      ? null
      : section('Notes', h('ul', { class: 'plain' }, ...report.notes.map((note) => h('li', {}, plainText(note))))),
    report.facts.length === 0
      ? null
      : section(
          'Assumed',
          h(
            'ul',
            { class: 'plain' },
            ...report.facts.map(({ ask, words, from }) =>
              h('li', {}, plainText(ask), ' ', h('b', {}, plainText(words)), from === 'supposed' ? ' (not given)' : ''),
            ),
          ),
        ),
    report.nearest.length === 0
      ? null
      : section(
          'Did you mean',
          h(
            'ul',
            { class: 'rows' },
            ...report.nearest.map(({ key, name, when }) =>
              h(
                'li',
                {},
                h(
                  'button',
                  { type: 'button', class: 'row', onClick: () => askPenalty(app, key) },
                  h(
                    'span',
                    { class: 'row-main' },
                    h('b', {}, plainText(name)),
                    h('span', { class: 'muted' }, plainText(when)),
                  ),
                ),
              ),
            ),
          ),
        ),
    h('p', { class: 'muted' }, `${report.edition}. A recommendation; the head judge decides.`),
  );

export const penaltyScreen = (penalty: PenaltyAsked, app: App): Tree => {
  const { typed, facts, report, list, faults } = penalty;
  const said = typed.trim().toLowerCase();
  const known = (list?.infractions ?? []).filter(
    ({ name }) => report === null && (said === '' || name.toLowerCase().includes(said)),
  );
  return h(
    'div',
    {},
    h(
      'div',
      { class: 'bar' },
      button([icon('back'), h('span', {}, 'Rules')], () => app.set({ penalty: null }), { kind: 'quiet' }),
    ),
    h('h2', {}, 'What happened?'),
    h(
      'form',
      {
        class: 'typing',
        onSubmit: (event: Event) => {
          event.preventDefault();
          askPenalty(app, app.state.penalty?.typed ?? '');
        },
      },
      h('label', { for: 'happened', class: 'hidden' }, 'What happened'),
      h('input', {
        id: 'happened',
        class: 'field',
        type: 'text',
        value: typed,
        placeholder: 'drew an extra card',
        autocomplete: 'off',
        enterkeyhint: 'go',
        onInput: (event: Event) =>
          app.set({ penalty: { ...penalty, typed: typedIn(event), report: null, faults: [] } }),
      }),
      h('button', { type: 'submit', class: 'button primary' }, 'Penalty'),
    ),
    faultList(faults),
    report === null
      ? h(
          'ul',
          { class: 'rows' },
          ...known.map(({ key, name, penalties }) =>
            h(
              'li',
              {},
              h(
                'button',
                { type: 'button', class: 'row', onClick: () => askPenalty(app, key) },
                h(
                  'span',
                  { class: 'row-main' },
                  h('b', {}, plainText(name)),
                  h('span', { class: 'muted' }, plainText(penalties.join(' · '))),
                ),
                icon('next'),
              ),
            ),
          ),
        )
      : reportView(report, facts, app),
  );
};
