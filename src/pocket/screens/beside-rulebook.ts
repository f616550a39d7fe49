import { RULED } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { type App, chooseBeside, rulesetOf } from '../app.ts';
import type { State } from '../state.ts';
import { select } from './pieces.ts';
import { h, type Tree } from './tree.ts';

/** What goes with the rulebook: which other one fills its silences, and which prints a name means. */

const NONE = '';

export const besideRulebook = (state: State, app: App): Tree => {
  const ruleset = rulesetOf(state);
  // Under another rulebook than the usual one neither counts.
  const isUsual = ruleset === state.usual;
  const fallback = isUsual ? (state.fallback ?? NONE) : NONE;
  const format = isUsual ? (state.format ?? NONE) : NONE;
  const others = RULED.filter((key) => key !== ruleset).toReversed();
  return h(
    'div',
    { class: 'beside-rulebook' },
    select(
      'What it leaves unsaid',
      fallback,
      [[NONE, 'stays open'], ...others.map((key) => [key, `is filled by ${titleOf(key)}`] as const)],
      (key) => chooseBeside(app, { fallback: key === NONE ? null : key }),
    ),
    select(
      'A name without a print',
      format,
      [
        [NONE, 'means any print'],
        ...state.formats.map(({ key, title }) => [key, `means a print of ${title}`] as const),
      ],
      (key) => chooseBeside(app, { format: key === NONE ? null : key }),
    ),
  );
};
