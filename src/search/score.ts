import { PATH_BIT } from './places.ts';
import type { Concept, Phrase } from './query.ts';
import { rarityOf } from './rarity.ts';
import type { SearchIndex } from './search-index.ts';

/** What is left of a phrase whose words occur in one entry, but not in one sentence of it. */
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
    quality[at] = Math.max(quality[at] ?? 0, weight * list.strength(i));
    if (wider !== true) places[at] = (places[at] ?? 0) | (list.places[i] ?? 0);
  }
};

/** What a phrase stands for: all its words in one entry, better in one sentence. */
const sayWhole = (index: SearchIndex, { stems, weight, wider }: Phrase, { quality, places }: Said): void => {
  const lists = stems.map(index.postings).sort((a, b) => a.at.length - b.at.length);
  const [shortest, ...others] = lists;
  if (shortest === undefined) return;
  const rarities = new Map(stems.map((stem) => [index.postings(stem), index.rarity(stem)]));
  const all = stems.reduce((sum, stem) => sum + index.rarity(stem), 0) || 1;
  const reached = others.map(() => 0);
  for (let i = 0; i < shortest.at.length; i++) {
    const at = shortest.at[i] ?? 0;
    let together = shortest.places[i] ?? 0;
    let everywhere = true;
    for (let n = 0; n < others.length && everywhere; n++) {
      const list = others[n] ?? shortest;
      let place = reached[n] ?? 0;
      while (place < list.at.length && (list.at[place] ?? 0) < at) place++;
      reached[n] = place;
      everywhere = list.at[place] === at;
      together &= list.places[place] ?? 0;
    }
    if (!everywhere) continue;
    let strength = (rarities.get(shortest) ?? 0) * shortest.strength(i);
    for (const [n, list] of others.entries()) strength += (rarities.get(list) ?? 0) * list.strength(reached[n] ?? 0);
    const near = together & ~PATH_BIT;
    const value = ((weight * strength) / all) * (near === 0 ? APART : 1);
    if (value > (quality[at] ?? 0)) quality[at] = value;
    if (wider !== true) places[at] = (places[at] ?? 0) | near;
  }
};

interface Part {
  strength: number;
  share: number;
  together: number;
  found: number;
}

/** The judge's own phrase: an entry may have a part of it and gets less than its share. */
const sayPhrase = (index: SearchIndex, { stems, weight }: Phrase, { quality, places }: Said): void => {
  const all = stems.reduce((sum, stem) => sum + index.rarity(stem), 0) || 1;
  const parts = new Map<number, Part>();
  for (const stem of stems) {
    const share = index.rarity(stem) / all;
    const list = index.postings(stem);
    for (let i = 0; i < list.at.length; i++) {
      const at = list.at[i] ?? 0;
      const here = list.places[i] ?? 0;
      const strength = share * list.strength(i);
      const part = parts.get(at);
      if (part === undefined) parts.set(at, { strength, share, together: here, found: 1 });
      else {
        part.strength += strength;
        part.share += share;
        part.together &= here;
        part.found++;
      }
    }
  }
  for (const [at, { strength, share, together, found }] of parts) {
    const entire = found === stems.length;
    const near = together & ~PATH_BIT;
    const value = weight * strength * share ** 1.5 * (entire && near === 0 ? APART : 1);
    if (value > (quality[at] ?? 0)) quality[at] = value;
    if (entire) places[at] = (places[at] ?? 0) | near;
  }
};

/** From this quality on an entry counts as saying the concept. */
const SAYS = 0.25;

/** How every entry and point says a concept. */
export const sayConcept = (index: SearchIndex, { phrases }: Concept): Said => {
  const said: Said = { quality: new Float64Array(index.size), places: new Int32Array(index.size), rarity: 0 };
  for (const phrase of phrases) {
    if (phrase.spoken === true) continue;
    const [only] = phrase.stems;
    if (phrase.stems.length === 1 && only !== undefined) sayWord(index, only, phrase, said);
    else if (phrase.whole) sayWhole(index, phrase, said);
    else sayPhrase(index, phrase, said);
  }
  let holders = 0;
  for (let at = 0; at < index.size; at++) if ((said.quality[at] ?? 0) > SAYS || said.places[at] !== 0) holders++;
  return { ...said, rarity: rarityOf(holders, index.size) };
};
