import type { Json } from '../../state/index.ts';
import { escaped } from './own-name.ts';
import type { Filter } from './whom.ts';

/** What a Tool or a Technical Machine may be attached to, where its first sentence says so, though the rest of its text is not executed. */

interface Carried {
  /** Nothing where it may be any Pokémon. */
  readonly attachesTo?: Json;
  /** What the card says beside it. */
  readonly rest: string;
}

const KINDS: readonly (readonly [RegExp, Filter])[] = [
  [/^Pokémon$/u, {}],
  [/^Evolved Pokémon$/u, { evolved: true }],
];

const OUT: readonly (readonly [RegExp, Filter])[] = [
  [/^Pokémon-ex$/u, { 'not-tag': 'ex' }],
  [/^Pokémon-ex and Pokémon that (?:has|have) an owner in (?:its|their) name$/u, { 'not-tag': 'ex', owned: false }],
];

const found = (table: readonly (readonly [RegExp, Filter])[], words: string): Filter | null =>
  table.find(([known]) => known.test(words))?.[1] ?? null;

/** The first sentence of such a card; null where it is another one. */
export const carriersIn = (text: string, name: string): Carried | null => {
  const [all, kind = '', team, excluded] =
    new RegExp(
      `^Attach (?:this card|${escaped(name)}) to 1 of your ((?:Evolved )?Pokémon)(?: (?:with|that has) (Team \\w+) in its name)?(?: \\(excluding ([^)]+)\\))?(?: in play| that doesn't already have a Pokémon Tool attached to it)?\\. `,
      'u',
    ).exec(text) ?? [];
  const whom = found(KINDS, kind);
  const out = excluded === undefined ? {} : found(OUT, excluded);
  if (all === undefined || whom === null || out === null) return null;
  const attachesTo = { ...whom, ...out, ...(team === undefined ? {} : { 'name-has': team }) };
  return { rest: text.slice(all.length), ...(Object.keys(attachesTo).length === 0 ? {} : { attachesTo }) };
};
