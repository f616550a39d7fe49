import type { GapJson } from './report/types-of-rulings.ts';

/** Texts that are not read, each printed once: of several cards with the same text their number stands beside it. */
export const gapsOnce = (gaps: readonly GapJson[]): readonly GapJson[] => {
  const copies = new Map<string, number>();
  for (const gap of gaps) copies.set(JSON.stringify(gap), (copies.get(JSON.stringify(gap)) ?? 0) + 1);
  return [...copies].map(([text, count]) => {
    const gap = JSON.parse(text) as GapJson;
    return count === 1 ? gap : { ...gap, place: `${gap.place} (${count} copies)` };
  });
};
