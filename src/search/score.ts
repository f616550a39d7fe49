import { PATH_BIT } from './places.ts';
import type { Concept, Phrase } from './query.ts';
import { rarityOf } from './rarity.ts';
import type { SearchIndex } from './search-index.ts';

/** What is left of a phrase whose words stand in one entry but in no one sentence of it. */
const APART = 0.5;

/** How well each entry or point says one concept: from 0 to 1, and where. */
export interface Said {
  readonly quality: Float64Array;
  readonly places: Int32Array;
  /** Rarity of the concept: 0 for what every entry says. */
  readonly rarity: number;
}

/** Adds the best that one word makes of each entry. */
const sayWord = (index: SearchIndex, stem: string, { weight, wider }: Phrase, { quality, places }: Said): void => {
  const list = index.postings(stem);
  for (let i = 0; i < list.at.length; i++) {
    const at = list.at[i] ?? 0;
    quality[at] = Math.max(quality[at] ?? 0, weight * (list.strength[i] ?? 0));
    if (wider !== true) places[at] = (places[at] ?? 0) | (list.places[i] ?? 0);
  }
};

interface Part {
  strength: number;
  share: number;
  together: number;
  found: number;
}

/**
 * The same for several words. Of the judge's own phrase an entry may have a part and gets less than its share; what the phrase may stand for
 * counts only as a whole.
 */
const sayPhrase = (index: SearchIndex, { stems, weight, whole, wider }: Phrase, { quality, places }: Said): void => {
  const rarities = stems.map(index.rarity);
  const all = rarities.reduce((sum, one) => sum + one, 0) || 1;
  const parts = new Map<number, Part>();
  stems.forEach((stem, n) => {
    const share = (rarities[n] ?? 0) / all;
    const list = index.postings(stem);
    for (let i = 0; i < list.at.length; i++) {
      const at = list.at[i] ?? 0;
      const here = list.places[i] ?? 0;
      const part = parts.get(at);
      if (part === undefined) {
        if (n === 0 || !whole)
          parts.set(at, { strength: share * (list.strength[i] ?? 0), share, together: here, found: 1 });
        continue;
      }
      part.strength += share * (list.strength[i] ?? 0);
      part.share += share;
      part.together &= here;
      part.found++;
    }
  });
  for (const [at, { strength, share, together, found }] of parts) {
    const entire = found === stems.length;
    if (whole && !entire) continue;
    const near = together & ~PATH_BIT;
    const value = weight * strength * share ** 1.5 * (entire && near === 0 ? APART : 1);
    if (value > (quality[at] ?? 0)) quality[at] = value;
    if (entire && wider !== true) places[at] = (places[at] ?? 0) | near;
  }
};

/** From this quality on an entry counts as saying the concept. */
const SAYS = 0.25;

/** How every entry and point says a concept. */
export const sayConcept = (index: SearchIndex, { phrases }: Concept): Said => {
  const said: Said = { quality: new Float64Array(index.size), places: new Int32Array(index.size), rarity: 0 };
  for (const phrase of phrases) {
    const [only] = phrase.stems;
    if (phrase.stems.length === 1 && only !== undefined) sayWord(index, only, phrase, said);
    else sayPhrase(index, phrase, said);
  }
  let holders = 0;
  for (let at = 0; at < index.size; at++) if ((said.quality[at] ?? 0) > SAYS || said.places[at] !== 0) holders++;
  return { ...said, rarity: rarityOf(holders, index.size) };
};
