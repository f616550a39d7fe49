import type { Json } from '../../state/index.ts';
import { damageForEach, type Found, more, multiplied, type Parts, type Sentence } from './attack-parts.ts';
import { letterOf, type Verbs } from './phrases.ts';
import { EXTRA_ENERGY } from './usual-extra-energy.ts';
import { type Filter, whomOf } from './whom.ts';

/** Further sentences of attacks since Black & White that are more than effects: offers of Energy for damage, damage that nothing changes, other things counted. */

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };

const ofType = (basic: string | undefined, type: string | undefined): Filter => ({
  ...(basic === undefined ? {} : { basic: true }),
  ...(type === undefined ? {} : { type: letterOf(type) }),
});

const ENERGY = '(?:(basic) |$type )?Energy(?: cards?)?';
const OFF_ITSELF = '(?:attached to|from) $self';

/** What is discarded before the damage, and what the damage gains by it. */
const paid = (price: Verbs, base: Parts | null): Parts | null =>
  base === null ? null : { ...base, activate: [...price] };

const each = (words: string | undefined, filter: Filter): Json | null => {
  const whom = whomOf(words);
  return whom === null ? null : { each: { ...filter, ...whom } };
};

/** The name of a card, and not words for cards of some kind; patterns take small letters for capital ones. */
const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  !/Pokémon|Energy|\bcards?\b|\bPrize|\b(?:and|or|different|damage|Evolution|Supporter|Item|Stadium)\b|,/u.test(words);

const NAME = "([A-Z][\\p{L}'é -]{2,24}?)";

/** What an amount may be multiplied by beside what others know. */
const COUNTED: readonly (readonly [string, (found: Found) => Json | null])[] = [
  ['$whom you have in play', ([whom]) => each(whom, YOURS)],
];

const PILED: Readonly<Record<string, Json>> = {
  pokémon: { kind: 'pokemon' },
  supporter: { kind: 'supporter' },
  stadium: { kind: 'stadium' },
  item: { item: true },
};

const strikes = (filter: Filter, n: string | undefined, ignores: readonly string[] = []): Parts => ({
  choose: [{ choose: filter }],
  does: [{ damage: Number(n), to: 'chosen', ...(ignores.length === 0 ? {} : { ignores: [...ignores] }) }],
});

export const LATEST_PARTS: readonly Sentence[] = [
  ...EXTRA_ENERGY,

  {
    pattern: `reveal any number of ${NAME} cards in your hand\\. This attack does $n damage for each card you revealed(?: in this way)?`,
    part: ([name = '', n], printed) => (isName(name) ? multiplied(printed, n, { shown: { named: name } }) : null),
    last: true,
  },

  {
    pattern: `discard all ${ENERGY} ${OFF_ITSELF}\\. This attack does $n damage (?:for each|times the number of) (?:cards?|Energy cards?) you discarded(?: in this way)?`,
    part: ([basic, type, n], printed) =>
      paid(
        [{ 'discard-energy': 'all', from: 'self', ...ofType(basic, type) }],
        multiplied(printed, n, { discarded: true }),
      ),
    last: true,
  },

  {
    pattern:
      '(?:this attack (?:also )?does|does) $n damage to 1 of $opponents (Benched )?$whom( that has any damage counters on it)?$unspared',
    part: ([n, bench, words, hurt]) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : strikes(
            {
              ...THEIRS,
              ...(bench === undefined ? {} : { place: 'bench' }),
              ...(hurt === undefined ? {} : { damaged: true }),
              ...whom,
            },
            n,
          );
    },
  },
  {
    pattern:
      "this attack does $n more damage for each (Supporter card|Pokémon|Item card|Stadium card) in your discard pile\\. You can't add more than $n damage in this way",
    part: ([n, kind = '', most], printed) => {
      const of = PILED[kind.toLowerCase().replace(/ card$/u, '')];
      const bound = Number(most) / Number(n);
      return of === undefined || !Number.isInteger(bound)
        ? null
        : more(printed, n, { counted: { 'in-discard': of, of: 'yours' }, 'at-most': bound });
    },
  },

  ...COUNTED.flatMap(([what, count]) => damageForEach(what, count)),
];
