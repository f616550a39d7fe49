import type { Confidence } from '../../corpus/index.ts';

/** How sure a restatement is, where it matters: nothing is said of what is sure. */
export const CONFIDENCE_SAYS: { readonly [C in Exclude<Confidence, 'sure'>]: string } = {
  single: 'Only one account has this. A copy of the document would settle it.',
  doubt: 'In doubt: the accounts differ, or only a derived one has this. A copy of the document would settle it.',
};

/** What is unsure of a rule, and what would settle it, as one line; null where nothing is. */
export const unsureOf = ({
  confidence,
  unsettled,
}: {
  readonly confidence?: Confidence | null | undefined;
  readonly unsettled?: string | null | undefined;
}): string | null => {
  const said = confidence === 'single' || confidence === 'doubt' ? CONFIDENCE_SAYS[confidence] : null;
  if (said === null && (unsettled ?? '') === '') return null;
  return [said ?? 'A copy of the document would settle one detail:', unsettled ?? ''].join(' ').trim();
};
