import type { GroundCode, View } from '../claims/index.ts';
import type { Doc } from '../corpus/index.ts';
import { type Action, type ActionKind, type AnyLaw, type Law, reading } from '../engine/index.ts';
import { forbids } from './prohibition.ts';

/** Acts that a document never mentions, though another does: whether they are allowed is unknown. */

interface NeverMentioned<D extends Doc, K extends ActionKind> {
  readonly acts: readonly K[];
  readonly code: GroundCode;
  /** Where the document is silent. */
  readonly law: Law<D>;
  /** The paragraph of the document that speaks of it. */
  readonly elsewhere: AnyLaw;
  readonly concerns?: (view: View, action: Action) => boolean;
}

/** Breaks off unless a document that fills silences speaks of the act; then its own prohibitions decide. */
export const neverMentioned = <D extends Doc, K extends ActionKind>({
  acts,
  code,
  law,
  elsewhere,
  concerns,
}: NeverMentioned<D, K>) => {
  const known = reading(
    elsewhere,
    (_view: View, _args: readonly []) => true,
    () => true,
  );
  return forbids({
    acts,
    obstacle: 'effect',
    code,
    law,
    concerns: (view, action) => concerns?.(view, action as Action) !== false && !known(view, []),
    when: () => null,
  });
};
