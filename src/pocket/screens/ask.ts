import { needsSaid } from '../../render/report/needs-said.ts';
import type { AskJson, ClosedRow, LegalReport, LegalRow } from '../../render/report/types.ts';
import { sentence } from '../../render/words/facts.ts';
import { type App, askFor, askTyped, rulesetOf, want } from '../app.ts';
import { typeQuestion } from '../app-ask.ts';
import type { State } from '../state.ts';
import {
  badge,
  button,
  citedAll,
  faultList,
  forFingers,
  icon,
  ifHeldBadge,
  plainText,
  section,
  typedIn,
  type View,
  withoutNotation,
} from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** Every act with its verdict: tapped, it is ruled on. Or a sentence, as a judge types it. */

/** What is done with the question of a row: rule on it, or play it. */
export interface OnAct {
  ask(question: string): unknown;
  want(ask: AskJson): unknown;
  open(key: string | null): unknown;
}

const typing = (state: State, app: App): Tree =>
  h(
    'form',
    {
      class: 'typing',
      onSubmit: (event: Event) => {
        event.preventDefault();
        askTyped(app);
      },
    },
    h('label', { for: 'question', class: 'hidden' }, 'Your question'),
    h('input', {
      id: 'question',
      class: 'field',
      type: 'text',
      value: state.ask.typed,
      placeholder: 'Can I retreat?',
      autocomplete: 'off',
      autocapitalize: 'off',
      enterkeyhint: 'go',
      onInput: (event: Event) => typeQuestion(app, typedIn(event)),
    }),
    h('button', { type: 'submit', class: 'button primary' }, 'Rule'),
  );

/** A row of several Pokémon opens; a row that supposes a card asks for its name first. */
const tapped = (asks: readonly AskJson[], key: string, openKey: string | null, on: OnAct): (() => unknown) => {
  const [only] = asks;
  if (asks.length > 1) return () => on.open(openKey === key ? null : key);
  if (only === undefined) return () => {};
  return only.card === null ? () => on.ask(only.question) : () => on.want(only);
};

const hosts = (asks: readonly AskJson[], on: OnAct): Tree =>
  h(
    'ul',
    { class: 'rows inner' },
    ...asks.map((ask) =>
      h(
        'li',
        {},
        h(
          'button',
          { type: 'button', class: 'row', onClick: () => (ask.card === null ? on.ask(ask.question) : on.want(ask)) },
          h(
            'span',
            { class: 'row-main' },
            plainText(ask.on ?? ask.question),
            ask.place === null ? null : h('span', { class: 'muted' }, ask.place),
          ),
          icon('next'),
        ),
      ),
    ),
  );

const proviso = ({ verdict, needs }: LegalRow): string => {
  if (needs.length > 0) return `needed: ${forFingers(withoutNotation(needsSaid(needs)))}`;
  if (verdict === 'not-modelled') return 'a card text decides this';
  return verdict === 'depends' ? 'a coin decides this' : '';
};

const openRow = (row: LegalRow, key: string, openKey: string | null, on: OnAct): Tree => {
  const more = [row.ifHeld ? 'if the card is in hand' : '', proviso(row)].filter((part) => part !== '').join('; ');
  const wide = row.ask.length > 1;
  return h(
    'li',
    { class: row.ifHeld ? 'act held' : 'act' },
    h(
      'button',
      {
        type: 'button',
        class: 'row',
        onClick: () => {
          tapped(row.ask, key, openKey, on)();
        },
        ...(wide ? { 'aria-expanded': openKey === key } : {}),
      },
      row.ifHeld && row.verdict === 'legal' ? ifHeldBadge() : badge(row.verdict),
      h(
        'span',
        { class: 'row-main' },
        h('span', {}, h('b', {}, row.action), ' ', plainText(row.says.replace(' from hand', ''))),
        more === '' ? null : h('span', { class: 'muted' }, plainText(more)),
      ),
      icon(wide ? 'down' : 'next'),
    ),
    wide && openKey === key ? hosts(row.ask, on) : null,
  );
};

const closedRow = (row: ClosedRow, key: string, openKey: string | null, on: OnAct, app: App): Tree => {
  const grounds = row.grounds.filter(({ restates }) => restates === null);
  const wide = row.ask.length > 1;
  return h(
    'li',
    { class: 'act' },
    h(
      'button',
      {
        type: 'button',
        class: 'row',
        onClick: () => {
          tapped(row.ask, key, openKey, on)();
        },
        ...(wide ? { 'aria-expanded': openKey === key } : {}),
      },
      badge('illegal'),
      h(
        'span',
        { class: 'row-main' },
        h('span', {}, h('b', {}, row.action), ' ', plainText(row.what)),
        h('span', { class: 'muted' }, plainText(grounds.map(({ says }) => says).join(' '))),
      ),
      icon(wide ? 'down' : 'next'),
    ),
    h(
      'span',
      { class: 'row-cites' },
      citedAll(
        app,
        grounds.map(({ rule }) => rule),
      ),
    ),
    wide && openKey === key ? hosts(row.ask, on) : null,
  );
};

/** The acts of a table, those that are certain first. */
export const acts = (overview: LegalReport, openKey: string | null, on: OnAct, app: App): readonly View[] => {
  const rows = overview.open.map((row, at) => [row, `open ${at}`] as const);
  const certain = rows.filter(([{ ifHeld }]) => !ifHeld);
  const held = rows.filter(([{ ifHeld }]) => ifHeld);
  const list = (some: typeof rows): Tree =>
    h('ul', { class: 'rows' }, ...some.map(([row, key]) => openRow(row, key, openKey, on)));
  return [
    certain.length === 0 ? null : section('May be done', list(certain)),
    held.length === 0 ? null : section('If the card is in hand', list(held)),
    overview.closed.length === 0
      ? null
      : section(
          'May not be done',
          h(
            'ul',
            { class: 'rows' },
            ...overview.closed.map((row, at) => closedRow(row, `closed ${at}`, openKey, on, app)),
          ),
        ),
  ];
};

const assumed = (overview: LegalReport): View => {
  const said = overview.assumptions.filter(
    ({ about }) => about !== 'hand' && about !== 'ruleset' && about !== 'normal-line',
  );
  return said.length === 0
    ? null
    : section(
        'Assumed',
        h('ul', { class: 'plain' }, ...said.map(({ says }) => h('li', {}, plainText(sentence(says))))),
      );
};

export const askScreen = (state: State, app: App): Tree => {
  const { ask, table } = state;
  const on: OnAct = {
    ask: (question) => askFor(app, question),
    want: (one) => want(app, { for: 'question', ask: one }),
    open: (key) => app.set({ ask: { ...app.state.ask, open: key } }),
  };
  return h(
    'div',
    {},
    typing(state, app),
    faultList(ask.faults),
    table.line === ''
      ? h(
          'div',
          { class: 'empty' },
          h('p', {}, 'Nothing is on the table yet. The acts below are those of a table of which nothing is known.'),
          button('Describe the table', () => app.set({ tab: 'table' }), { kind: 'primary' }),
        )
      : h('p', { class: 'line', 'aria-label': 'the table' }, plainText(table.line)),
    ...(ask.overview === null ? [] : acts(ask.overview, ask.open, on, app)),
    ask.overview === null || ask.overview.faults.length === 0
      ? null
      : section(
          'Impossible on this table',
          h(
            'ul',
            { class: 'plain' },
            ...ask.overview.faults.map((fault) => h('li', {}, plainText(fault.says), ' ', citedAll(app, [fault]))),
          ),
        ),
    ask.overview === null ? null : assumed(ask.overview),
    ask.overview === null ? h('p', { class: 'muted' }, `Ruled by ${rulesetOf(state)}.`) : null,
  );
};
