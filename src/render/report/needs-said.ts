import type { NeedJson } from './types.ts';

/** All facts that are needed, in one row: one fact may be asked for by several rules, and is said once. */
export const needsSaid = (needs: readonly Pick<NeedJson, 'says'>[]): string =>
  [...new Set(needs.map(({ says }) => says))].join('; ');
