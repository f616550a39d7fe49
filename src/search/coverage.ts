import { isOfOtherGames, isUnmistakable } from './other-games.ts';
import { isNameOfPokemon } from './pokemon-names.ts';
import type { Concept, Query } from './query.ts';
import { EVERYWHERE } from './rarity.ts';
import type { SearchIndex } from './search-index.ts';

/** What a word that is nearly everywhere counts for. */
const HARDLY = 0.4;

/** What a word that nothing has counts for: more if it is one of another game. */
const MISSING = { plain: 1, ofOthers: 2, unmistakable: 3 } as const;
/** The same of words that some rule has: what was corrected by a guess, and words of other games that are used in ours too. */
const GUESSED = 0.5;
const OF_BOTH = 0.25;

/** How much in a question is known, and how much is strange. */
interface Weighed {
  readonly telling: number;
  readonly common: number;
  readonly missing: number;
  readonly doubtful: number;
}

/** A word of other games that is used in ours too. */
export const isOfBoth = ({ said, slang }: Concept): boolean => !slang && isOfOtherGames(said);

const weigh = (index: SearchIndex, { concepts, missing }: Query): Weighed => {
  const rare = (stem: string): boolean =>
    !/^\d+$/.test(stem) && index.holders(stem) < index.corpus.entries.length * EVERYWHERE;
  const tells = ({ phrases }: Concept): boolean => phrases.some(({ stems }) => stems.some(rare));
  const sum = { telling: 0, common: 0, missing: 0, doubtful: 0 };
  for (const concept of concepts) {
    if (concept.weight < 1) sum.common++;
    else if (concept.guessed) sum.doubtful += GUESSED;
    else if (isOfBoth(concept)) sum.doubtful += OF_BOTH;
    else if (tells(concept)) sum.telling++;
    else sum.common++;
  }
  for (const word of missing) {
    if (isNameOfPokemon(word)) continue;
    sum.missing += isUnmistakable(word)
      ? MISSING.unmistakable
      : isOfOtherGames(word)
        ? MISSING.ofOthers
        : MISSING.plain;
  }
  return sum;
};

/** The least score of a best hit that answers a question of which everything is known, and what it needs more, the more is strange. */
const LEAST = 0.33;
const MORE = 0.72;

/**
 * The score that the best hit needs for the question to be one about these rules; above 1 where what is missing outweighs what is known: of `tapping
 * mana` nothing is left that tells of them.
 */
export const neededScore = (index: SearchIndex, query: Query): number => {
  const { telling, common, missing, doubtful } = weigh(index, query);
  if (missing > 0 && (telling === 0 || telling < missing)) return 2;
  const strange = missing + doubtful;
  const known = telling + HARDLY * common;
  return strange + known === 0 ? 0 : LEAST + (MORE * strange) / (strange + known);
};
