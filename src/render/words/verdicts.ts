import type { Verdict } from '../../ruling/index.ts';

/** The word beside the mark: the verdict can be read from across the table. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  legal: 'LEGAL',
  illegal: 'ILLEGAL',
  depends: 'DEPENDS',
  undetermined: 'UNDETERMINED',
  'not-modelled': 'NOT MODELLED',
};
