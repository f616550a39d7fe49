/** Classes of cards: what a name tells of them, and how their tags are spelt. */

/** Tags that a rule, a text or the card data asks for. `ex` and `EX` are two. */
export const TAGS = [
  'ex',
  'EX',
  'gx',
  'tag team',
  'primal',
  'v',
  'vmax',
  'vstar',
  'v-union',
  'radiant',
  'tera',
  'ultra beast',
  'prism star',
  'ace spec',
  'team plasma',
  'hyper gear',
  'tool',
  'technical machine',
  'fossil',
  'star',
  'sp',
] as const;

/** A tag as the rules spell it: `GX` is `gx`. Words of one's own stay as they are. */
export const tagMeant = (tag: string): string => {
  if ((TAGS as readonly string[]).includes(tag)) return tag;
  const plain = tag.toLowerCase();
  return plain !== 'ex' && (TAGS as readonly string[]).includes(plain) ? plain : tag;
};

/** What stands at the end of a Pokémon's name is part of it, and says of what class it is (XY AppA.Rules#1, Names.2). */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\sex(?: δ)?$/u, 'ex'],
  [/-EX$/u, 'EX'],
  [/-GX$/u, 'gx'],
  [/\sVMAX$/u, 'vmax'],
  [/\sVSTAR$/u, 'vstar'],
  [/\sV-UNION$/u, 'v-union'],
  [/◇$/u, 'prism star'],
];

/** The tags that were given, and those that follow from the name. */
export const tagsOf = (name: string, given: readonly string[] = []): readonly string[] => {
  const named = SIGNS.filter(([sign]) => sign.test(name)).map(([, tag]) => tag);
  return [...given, ...named.filter((tag) => !given.includes(tag))];
};

/** Only a GX attack is called so. */
export const isGxName = (attack: string): boolean => /[- ]GX$/u.test(attack);
