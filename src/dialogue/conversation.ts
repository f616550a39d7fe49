import { back, begin, type Dialogue, enter, helped, isDone, moved, thatsAll, typing } from './dialogue.ts';
import type { Draft } from './draft.ts';
import type { Desk } from './flow.ts';
import { begunBy, type Choice } from './offers.ts';
import { type Shown, shownNow } from './shown.ts';

/** A conversation at a terminal: keys in, a new state out, until there is nothing more to ask. */
export interface Conversation<S> {
  /** What there is to draw; null when it is over. */
  shown(state: S): Shown | null;
  typing(state: S, typed: string): S;
  moved(state: S, by: 1 | -1): S;
  enter(state: S): S;
  back(state: S): S;
  thatsAll(state: S): S;
  helped(state: S): S;
}

/** Entering a table. */
export const tableConversation = (desk: Desk): Conversation<Dialogue> => {
  // A terminal looks at every state more than once.
  const looked = new WeakMap<Dialogue, { readonly shown: Shown | null }>();
  return {
    shown(state) {
      const before = looked.get(state) ?? { shown: isDone(state, desk) ? null : shownNow(state, desk) };
      looked.set(state, before);
      return before.shown;
    },
    typing,
    moved: (state, by) => moved(state, by, desk),
    enter: (state) => enter(state, desk),
    back: (state) => back(state, desk),
    thatsAll: (state) => thatsAll(state, desk),
    helped: (state) => helped(state, desk),
  };
};

export const beginTable = (draft?: Draft): Dialogue => begin(draft);

/** A single question: one of a list, or a text. `answer` is null as long as there is none; `left` when the person goes back out of it. */
export interface Asking {
  readonly typed: string;
  readonly pick: number | null;
  readonly said: string | null;
  readonly answer: string | null;
  readonly left: boolean;
}

export const ASKING: Asking = { typed: '', pick: null, said: null, answer: null, left: false };

export interface OneQuestion {
  readonly label: string;
  readonly help: string;
  /** Empty: any text will do. */
  readonly choices: readonly Choice[];
  /** What Enter alone accepts; absent: the first choice. */
  readonly usual?: string;
  /** Enter alone chooses nothing, so that no answer is given by accident. */
  readonly needsChoice?: boolean;
}

/** The choice that a number typed for it means: they are counted from 1. */
const numbered = (choices: readonly Choice[], typed: string): readonly Choice[] => {
  const at = /^\s*(\d{1,3})\s*$/u.exec(typed)?.[1];
  const one = at === undefined ? undefined : choices[Number(at) - 1];
  return one === undefined ? begunBy(choices, typed) : [one];
};

export const oneQuestion = ({
  label,
  help,
  choices,
  usual,
  needsChoice = false,
}: OneQuestion): Conversation<Asking> => {
  const offers = (typed: string): readonly Choice[] => (choices.length === 0 ? [] : numbered(choices, typed));
  const left = (state: Asking): Asking => ({ ...state, left: true });
  const enter = (state: Asking): Asking => {
    const typed = state.typed.trim();
    if (typed === '<') return left(state);
    if (typed === '?') return { ...state, typed: '', said: help };
    if (typed === '' && state.pick === null && usual !== undefined) return { ...state, answer: usual };
    if (typed === '' && state.pick === null && needsChoice) return { ...state, said: help };
    if (choices.length === 0) return typed === '' ? { ...state, said: help } : { ...state, answer: typed };
    const chosen = offers(state.typed)[state.pick ?? 0];
    return chosen === undefined
      ? { ...state, said: `“${typed}” is not one of these:  ${choices.map(({ says }) => says).join(' · ')}` }
      : { ...state, answer: chosen.answer };
  };
  return {
    shown(state) {
      if (state.answer !== null || state.left) return null;
      const all = offers(state.typed);
      return {
        rows: [],
        label,
        inset: false,
        usual: usual ?? null,
        typed: state.typed,
        offers: all.slice(0, 12),
        numeric: false,
        more: Math.max(0, all.length - 12),
        pick: state.pick ?? ((usual === undefined && !needsChoice) || state.typed !== '' ? 0 : null),
        said: state.said,
        board: null,
      };
    },
    typing: (state, typed) => (typed === state.typed ? state : { ...state, typed, pick: null, said: null }),
    moved(state, by) {
      const last = offers(state.typed).length - 1;
      const from = state.pick ?? (needsChoice && state.typed === '' && by === 1 ? -1 : 0);
      return last < 0 ? state : { ...state, pick: Math.max(0, Math.min(last, from + by)) };
    },
    enter,
    back: left,
    thatsAll: left,
    helped: (state) => ({ ...state, typed: '', said: help }),
  };
};
