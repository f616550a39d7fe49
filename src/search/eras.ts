import { DOCUMENTS } from '../corpus/index.ts';

/**
 * Other names of a document's time than its key, label and year. Only names that stand for nothing else in a question: `ex` alone is a kind of
 * Pokémon, so that document is meant by `in ex`, `ex era` or its year, and `me` is a word of every question.
 */
const NAMES: { readonly [document: string]: readonly string[] } = {
  'ex-2003': [
    '(?<=\\b(?:in|under|during)\\s+(?:the\\s+)?)ex(?=$|\\s+(?:era|days|times|series|format)\\b)',
    'ex(?=\\s+(?:era|series|days|times)\\b)',
    '(?:ex\\s+)?ruby (?:(?:and|&) )?sapphire',
  ],
  'comprehensive-2009': [
    'comprehensive',
    'dppt',
    'hgss',
    '(?:dp|platinum)(?=\\s+(?:era|series|days|times|format)\\b)',
    'diamond (?:(?:and|&) )?pearl',
    'heart ?gold (?:(?:and|&) )?soul ?silver',
  ],
  'xy-2016': ['bw', 'black (?:(?:and|&) )?white'],
  'advanced-2018': ['advanced players', 'sun (?:(?:and|&) )?moon', 'sm(?=\\s+(?:era|series)\\b)'],
  'advanced-2025': [
    "advanced player['’]s",
    'sword (?:(?:and|&) )?shield',
    'scarlet (?:(?:and|&) )?violet',
    'swsh(?=\\s+(?:era|series)\\b)',
    'sv(?=\\s+(?:era|series)\\b)',
  ],
  'me-2026': [
    'me(?=\\s+(?:era|series|rulebook|rules)\\b)',
    'mega evolution(?=\\s+(?:era|series|rulebook)\\b)',
    'web rulebook',
  ],
};

/** Labels that are words of questions too. */
const WORDS_TOO: readonly string[] = ['EX', 'ME'];

/** Cards of one time only: the word names the document and is searched for as well. */
const CARDS: { readonly [document: string]: readonly string[] } = { 'advanced-2018': ['gx'] };

interface EraWord {
  readonly document: string;
  readonly pattern: RegExp;
  readonly stays: boolean;
}

/** What may stand around the name: `in the neo era`, `2009 rules`. Texts `from before XY` are of another time. */
const around = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\b(?:before|after|since|prior to)\\s+(?:the\\s+)?)(?<![\\w/.-])(?:(?:in|from|under|by|during|for|vs\\.?|versus|and|or)\\s+(?:the\\s+)?)?(?:${names.join('|')})(?![\\w/.-]|-ex)(?:\\s+(?:era|series|days|times|format|rules|rulebook|document))*`,
    'gi',
  );

const ERA_WORDS: readonly EraWord[] = [
  ...Object.entries(CARDS).map(([document, names]) => ({ document, pattern: around(names), stays: true })),
  ...DOCUMENTS.map(({ key, label }) => {
    const year = /\d{4}$/.exec(key)?.[0] ?? key;
    const own = WORDS_TOO.includes(label) ? [key, `${label} ${year}`] : [key, `${label} ${year}`, label];
    return { document: key, pattern: around([...own, ...(NAMES[key] ?? []), year]), stays: false };
  }),
];

/** Words with which such names begin, so that the patterns, which take long to make, are made only for a text that may have one. */
const BEGIN: ReadonlySet<string> = new Set([
  ...DOCUMENTS.flatMap(({ key, label }) => [
    label.toLowerCase(),
    key.split('-')[0] ?? key,
    /\d{4}$/.exec(key)?.[0] ?? key,
  ]),
  ...'ex comprehensive dppt hgss dp diamond platinum bw black advanced sun sm gx ruby heart heartgold sword scarlet swsh sv me mega web'.split(
    ' ',
  ),
]);

/** Takes names of documents out of a query, where the corpus has the document: `cr`, `in 2009`, `neo era`. */
export const takeEras = (
  text: string,
  has: (document: string) => boolean,
): { readonly rest: string; readonly documents: readonly string[] } => {
  const documents = new Set<string>();
  if (
    !text
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .some((word) => BEGIN.has(word))
  )
    return { rest: text, documents: [] };
  let rest = text;
  for (const { document, pattern, stays } of ERA_WORDS) {
    if (!has(document)) continue;
    const without = rest.replace(pattern, ' ');
    if (without === rest) continue;
    documents.add(document);
    if (!stays) rest = without;
  }
  return { rest, documents: DOCUMENTS.map(({ key }) => key).filter((key) => documents.has(key)) };
};
