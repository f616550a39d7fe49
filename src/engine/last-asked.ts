import type { View } from '../claims/index.ts';

/**
 * What several rules ask of one action on one table, worked out once: the last value is kept, for that view and that action alone. A recorder hears
 * of every rule that is asked, so with one nothing is kept.
 */
export const lastAsked = <A extends object, T>(ask: (view: View, action: A) => T): ((view: View, action: A) => T) => {
  let last: { readonly view: View; readonly action: A; readonly value: T } | null = null;
  return (view, action) => {
    if (last !== null && last.view === view && last.action === action) return last.value;
    const value = ask(view, action);
    if (view.recorder === null) last = { view, action, value };
    return value;
  };
};
