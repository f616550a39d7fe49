import type { GroundJson } from '../../../render/report/types.ts';
import type { Chance } from '../../chance.ts';
import type { Dealt } from '../dealt.ts';
import type { Judged } from '../judged.ts';

/** A law every answer has to keep. It gives the words of what it found broken: first the kind, by which failures are grouped, then after an @ where it was. */
export type BoardLaw = (one: Dealt, judged: Judged, chance: Chance) => Promise<string | null>;

/** What a ruling comes to, for setting two side by side; a ground that stands against each of two Pokémon counts once. */
export const essenceOf = (report: { readonly verdict: string; readonly grounds: readonly GroundJson[] }): string =>
  `${report.verdict} ${[...new Set(report.grounds.map(({ code }) => code))].join(', ')}`.trim();
