import { DOCUMENTS, isRuled } from '../../corpus/index.ts';
import { labelOf, nameOfDocument, titleOf } from '../../render/cite.ts';
import { type App, chooseDocument, open, openChoice, rulesetOf } from '../app.ts';
import { later, laterIfHere } from '../later.ts';
import type { State, Tab } from '../state.ts';
import { button, icon, plainText, type View } from './pieces.ts';
import { tableScreen } from './table.ts';
import { h, type Tree } from './tree.ts';

/** What stands around every screen: the document in force above, the five screens below, where a thumb is. */

const TABS: readonly (readonly [Tab, string])[] = [
  ['table', 'Table'],
  ['ask', 'Ask'],
  ['ruling', 'Ruling'],
  ['rules', 'Rules'],
  ['saved', 'Saved'],
];

type Screen = (state: State, app: App) => View;

type Later = NonNullable<ReturnType<typeof laterIfHere>>;

const SCREENS: Readonly<Record<Exclude<Tab, 'table'>, (rest: Later) => Screen>> = {
  ask: ({ askScreen }) => askScreen,
  ruling: ({ rulingScreen }) => rulingScreen,
  rules: ({ rulesScreen }) => rulesScreen,
  saved: ({ savedScreen }) => savedScreen,
};

/** What a screen shows as long as its program is not there. */
const notYet: Screen = (_state, app) => {
  later().then(() => app.set({}));
  return h('p', { class: 'waiting', role: 'status' }, 'One moment …');
};

const screenOf = (tab: Tab, rest: Later | null): Screen =>
  tab === 'table' ? tableScreen : rest === null ? notYet : SCREENS[tab](rest);

/** What lies over a screen. */
const overIt = (state: State, app: App, rest: Later | null): View =>
  state.choosing
    ? documents(state, app, rest)
    : state.sheet === null && state.questions === null
      ? null
      : rest === null
        ? notYet(state, app)
        : state.sheet !== null
          ? rest.cardList(state, app)
          : state.questions === null
            ? null
            : rest.questionsSheet(state.questions, app);

/** The newest rulebook that is ruled by. */
export const TODAY: string = DOCUMENTS.findLast(({ key }) => isRuled(key))?.key ?? 'comprehensive-2009';

/** Screens on which the document in force counts. */
const RULED_ON: readonly Tab[] = ['table', 'ask', 'ruling'];

const header = (state: State, app: App): Tree => {
  const ruleset = rulesetOf(state);
  return h(
    'header',
    { class: 'top' },
    h('h1', {}, TABS.find(([tab]) => tab === state.tab)?.[1] ?? ''),
    !RULED_ON.includes(state.tab)
      ? null
      : h(
          'div',
          { class: 'docs' },
          ruleset === TODAY
            ? null
            : button([icon('today'), h('span', {}, labelOf(TODAY))], () => chooseDocument(app, TODAY), {
                kind: 'quiet',
                label: `${labelOf(TODAY)}: rule by today’s rulebook, ${nameOfDocument(TODAY)}`,
                extra: 'today',
              }),
          button([h('span', {}, titleOf(ruleset)), icon('down')], () => openChoice(app), {
            kind: 'quiet',
            expanded: state.choosing,
            label: `${titleOf(ruleset)}: the rulebook in force. Choose another`,
            extra: 'doc',
          }),
        ),
  );
};

/** The rulebooks, the newest first, as it is asked for most. */
const documents = (state: State, app: App, rest: Later | null): Tree =>
  h(
    'div',
    { class: 'over', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'choose-title' },
    h(
      'div',
      { class: 'over-head' },
      h('h2', { id: 'choose-title' }, 'Rule by'),
      close(() => app.set({ choosing: false })),
    ),
    h(
      'div',
      { class: 'over-scroll' },
      h(
        'ul',
        { class: 'rows' },
        ...DOCUMENTS.filter(({ key }) => isRuled(key))
          .toReversed()
          .map(({ key, title, name }) =>
            h(
              'li',
              {},
              h(
                'button',
                {
                  type: 'button',
                  class: 'row',
                  'aria-pressed': key === rulesetOf(state),
                  onClick: () => chooseDocument(app, key),
                },
                h('span', { class: 'row-main' }, h('b', {}, title), h('span', { class: 'muted' }, name)),
                key === TODAY ? h('span', { class: 'tag' }, 'today') : null,
              ),
            ),
          ),
      ),
      rest === null || state.formats.length === 0 ? null : rest.besideRulebook(state, app),
    ),
  );

export const close = (onClick: () => void): Tree =>
  button(icon('close'), onClick, { kind: 'quiet', label: 'Close', extra: 'round' });

const tabs = (state: State, app: App): Tree =>
  h(
    'nav',
    { class: 'tabs', 'aria-label': 'Screens' },
    ...TABS.map(([tab, name]) =>
      h(
        'button',
        {
          type: 'button',
          class: 'tab',
          id: `tab-${tab}`,
          ...(tab === state.tab ? { 'aria-current': 'page' } : {}),
          onClick: () => open(app, tab),
        },
        icon(tab),
        h('span', {}, name),
      ),
    ),
  );

const newer = (app: App): Tree =>
  h(
    'div',
    { class: 'notice', role: 'status' },
    h('p', {}, 'A newer headjudge is ready. It takes over when you say so, best between two rounds.'),
    button('Update now', () => app.device.takeOver(), { kind: 'primary' }),
  );

export const appView = (state: State, app: App): Tree => {
  const rest = laterIfHere();
  const over = overIt(state, app, rest);
  return h(
    'div',
    { class: 'frame' },
    state.showing && state.ruling !== null && rest !== null
      ? rest.showToPlayer(state.ruling.report, app)
      : h(
          'div',
          { class: 'under', ...(over === null ? {} : { inert: true }) },
          header(state, app),
          h(
            'main',
            { id: 'main', tabIndex: -1, class: `screen ${state.tab}` },
            state.page.newer ? newer(app) : null,
            screenOf(state.tab, rest)(state, app),
          ),
          tabs(state, app),
        ),
    over === null ? null : h('div', { class: 'scrim' }, over),
    h('p', { class: state.said === null ? 'said none' : 'said', role: 'status' }, plainText(state.said ?? '')),
  );
};
