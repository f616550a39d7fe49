import { citeOne } from '../../render/cite.ts';
import { openSearchIndex, search } from '../../search/index.ts';
import type { World } from '../world.ts';

const MOST = 3;

/** A line with the rules nearest to a question that is none about a table, those of its document first, and how to see more of them. */
export const rulesNear = (question: string, document: string, world: World): string => {
  const index = openSearchIndex(world.searchData(), world.corpus());
  const own = search(index, question, { limit: MOST, document }).hits;
  const hits = own.length > 0 ? own : search(index, question, { limit: MOST }).hits;
  const words = question.replace(/[^\p{L}\p{N}\s'-]/gu, '').trim();
  const more = `judge search ${/'/u.test(words) ? `"${words}"` : words}`;
  const found = hits.map((hit) => `${citeOne(hit)} ${hit.title}`);
  return [...(found.length === 0 ? [] : [`rules     ${found.join(' · ')}`]), `of the rules as such   ${more}`].join(
    '\n',
  );
};
