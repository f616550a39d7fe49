import type { Citation } from '../../corpus/index.ts';
import { citeShown } from '../../render/cite.ts';
import { escapeSteering } from '../../render/escape.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { VERDICT_WORDS } from '../../render/words/verdicts.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { App } from '../app.ts';
import { later } from '../later.ts';
import { type Child, h, type Tree } from './tree.ts';

/** What all screens are made of. A text is always a text: nothing in a report is ever read as markup. */

export type View = Tree | null;

/** Names and lines of others may carry signs that turn a line round; they are spelled out. */
export const plainText = (text: string): string => text.split('\n').map(escapeSteering).join('\n');

/**
 * The sign of each verdict; none of them depends on its colour alone. Tick and cross are drawn: a font seldom has them, and a browser looks through all that
 * are on the device for one that does.
 */
const sign = (verdict: Verdict): Child =>
  ({
    legal: () => icon('tick'),
    illegal: () => icon('close'),
    depends: () => '±',
    undetermined: () => '?',
    'not-modelled': () => '…',
  })[verdict]();

/** A verdict as a round mark; its word is for those who do not see it. */
export const badge = (verdict: Verdict, size: 'small' | 'large' = 'small'): Tree =>
  h(
    'span',
    { class: `badge ${size} v-${verdict}`, role: 'img', 'aria-label': VERDICT_WORDS[verdict].toLowerCase() },
    sign(verdict),
  );

/** The mark of an act that supposes a card in the hand: never a bare tick. */
export const ifHeldBadge = (): Tree =>
  h(
    'span',
    { class: 'badge small held', role: 'img', 'aria-label': 'legal if the card is in hand' },
    icon('tick'),
    h('i', {}, 'if'),
  );

export const cited = (app: App, rule: Citation | null | undefined, extra = ''): View =>
  rule === null || rule === undefined
    ? null
    : h(
        'button',
        {
          type: 'button',
          class: `cite ${extra}`,
          onClick: async () => (await later()).openRule(app, rule),
          'aria-label': `Rule ${citeShown(rule)}`,
        },
        citeShown(rule),
      );

const once = (rules: readonly Citation[]): readonly Citation[] => [
  ...new Map(rules.map((rule) => [citeShown(rule), rule])).values(),
];

export const citedAll = (app: App, rules: readonly Citation[]): View =>
  rules.length === 0 ? null : h('span', { class: 'cites' }, ...once(rules).map((rule) => cited(app, rule)));

interface ButtonOptions {
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly pressed?: boolean;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly id?: string;
  readonly extra?: string;
}

export const button = (
  words: Child,
  onClick: () => unknown,
  { kind = 'plain', pressed, label, disabled, expanded, id, extra = '' }: ButtonOptions = {},
): Tree =>
  h(
    'button',
    {
      type: 'button',
      class: `button ${kind}${extra === '' ? '' : ` ${extra}`}`,
      onClick: () => {
        onClick();
      },
      ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
      ...(expanded === undefined ? {} : { 'aria-expanded': expanded }),
      ...(label === undefined ? {} : { 'aria-label': label }),
      ...(disabled === true ? { disabled: true } : {}),
      ...(id === undefined ? {} : { id }),
    },
    words,
  );

/** What stands in the field that an event comes from. */
export const typedIn = (event: Event): string => {
  const { target } = event;
  return target !== null && 'value' in target ? String(target.value) : '';
};

export const section = (title: string, ...inside: readonly Child[]): Tree =>
  h('section', { class: 'section' }, h('h2', {}, title), ...inside);

export const card = (...inside: readonly Child[]): Tree => h('div', { class: 'card' }, ...inside);

/** Everything that is wrong with what was typed, with its place. */
export const faultList = (faults: readonly FaultJson[]): View =>
  faults.length === 0
    ? null
    : h(
        'div',
        { class: 'faults', role: 'alert' },
        ...faults.map((fault) =>
          h(
            'div',
            { class: 'fault' },
            h('p', {}, plainText(forFingers(fault.message))),
            fault.excerpt === undefined
              ? null
              : h(
                  'pre',
                  { tabIndex: 0 },
                  plainText(fault.excerpt.slice(0, Math.max(0, (fault.column ?? 1) - 1))),
                  h(
                    'mark',
                    {},
                    plainText(
                      fault.excerpt.slice((fault.column ?? 1) - 1, (fault.column ?? 1) - 1 + (fault.length ?? 1)),
                    ),
                  ),
                  plainText(fault.excerpt.slice((fault.column ?? 1) - 1 + (fault.length ?? 1))),
                ),
            fault.hint === null ? null : h('p', { class: 'hint' }, ...notationApart(forFingers(fault.hint))),
          ),
        ),
      );

/** What is sketched for a name stands in the letters of the notation: it is one word, however long. */
const notationApart = (hint: string): readonly (Tree | string)[] =>
  hint
    .split(/(?<=sketch it: +)(.+)/u)
    .map((part, at) => (at % 2 === 0 ? plainText(part) : h('span', { class: 'mono' }, plainText(part))));

/** Advice of the command line in words for a page. */
export const forFingers = (text: string): string =>
  text
    .replace(/ \(--fallback takes it from a document that (has one|does)\)/gu, '')
    .replace(/ \(use --answers\)/gu, '')
    .replace(/^ *of the rules as such +judge search .*$/gmu, 'The rules as such are searched on Rules.')
    // A column of labels there is the beginning of a sentence here.
    .replace(
      /^(questions|nearest|write) {2,}/gmu,
      (_all, label: string) => `${label.charAt(0).toUpperCase()}${label.slice(1)}: `,
    )
    // The command line sets what could be typed apart by spaces.
    .replace(/ +/gu, ' ')
    .replace(/ ([?.])/gu, '$1');

/** Facts without how a line writes them: on a row there is room for what is needed, and the table is a tap away. */
export const withoutNotation = (text: string): string => text.replace(/ \(write (?:[^()]|\([^()]*\))*\)/gu, '');

const PATHS: { readonly [name: string]: string } = {
  table: 'M4 5h16v5H4zM4 14h7v5H4zM14 14h6v5h-6z',
  ask: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9.6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1M12 14.4v.1',
  ruling: 'M12 3v18M7 21h10M5 7l7-2 7 2M5 7l-3 7a3 3 0 0 0 6 0zM19 7l-3 7a3 3 0 0 0 6 0z',
  rules: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6',
  saved: 'M6 3h12v18l-6-4-6 4z',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  next: 'M9 5l7 7-7 7',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  show: 'M3 8V4h5M21 8V4h-5M3 16v4h5M21 16v4h-5',
  play: 'M7 4l12 8-12 8z',
  share: 'M12 15V3M7 8l5-5 5 5M5 13v7h14v-7',
  today: 'M4 6h16v15H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4',
  tick: 'M5 12.5l4.7 4.7L19 7.5',
  card: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
};

export const icon = (name: string): Tree =>
  h(
    'svg',
    { class: `icon i-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
    h('path', { d: PATHS[name] ?? '' }),
  );

/** One of a few answers, by its key. */
export const select = (
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  onChange: (value: string) => unknown,
): Tree =>
  h(
    'label',
    { class: 'since' },
    `${label} `,
    h(
      'select',
      { class: 'select', value, onChange: (event: Event) => onChange(typedIn(event)) },
      ...options.map(([key, words]) => h('option', { value: key, selected: key === value }, plainText(words))),
    ),
  );
