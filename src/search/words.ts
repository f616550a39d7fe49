import { stem } from './stem.ts';

/** A word of a text as the index knows it, and its place (UTF-16 offsets). */
export interface Word {
  /** Lower case, without accents; numbers as digits. */
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Made of the parts before it: `pokepower` after `poke` and `power`. */
  readonly joined?: boolean;
}

/** A word whose stem is made when it is asked for: of a text that is only shown few are. */
class ReadWord implements Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly joined: boolean;

  constructor(text: string, start: number, end: number, joined: boolean) {
    this.text = text;
    this.start = start;
    this.end = end;
    this.joined = joined;
  }

  get stem(): string {
    return stemOf(this.text);
  }
}

/** Numbers as people write them out, with their digits. */
export const NUMBERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zero: '0',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
    eleven: '11',
    twelve: '12',
    fifteen: '15',
    twenty: '20',
    forty: '40',
    sixty: '60',
  }),
);

/** Words that bear no subject in a judge's question. Numbers, `no`, `not`, `first`, `up` and `out` bear one. */
const STOP: ReadonlySet<string> = new Set(
  (
    'a about after am an and any are as at be been being but by can could did do does doing done during each else ever ' +
    'for from get gets getting give happen happens had has have having he her hers him his how i if in into is it its just let like ' +
    'made make makes many may me might more much must my of on or our ours out over per please put puts rule rules s shall she should so some still ' +
    'such t than that the their theirs them then there these they thing this those through to too under until us use ' +
    'u ur r im ive id whats thats hes shes theyre gonna pls plz also ' +
    'very guy guys mon mons was we were what when where which while who whom whose why will with would yes you your yours'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP.has(word);

/** Words that say what sort of answer is wanted rather than what it is about. */
const WEAK: ReadonlySet<string> = new Set(
  (
    'step steps process procedure era eras card cards pokemon game order way ways number question details during ' +
    'allow allowed possible one every still even just only down back out over again really actually gotta wanna old new thing things'
  ).split(' '),
);

export const isWeakWord = (word: string): boolean => WEAK.has(word);

const stems = new Map<string, string>();

/** The stem of a word, remembered: a corpus has few different words. */
export const stemOf = (word: string): string => {
  let known = stems.get(word);
  if (known === undefined) {
    known = stem(word);
    stems.set(word, known);
  }
  return known;
};

const LETTERS = /lvl?\.?\s?x(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’‘][\p{L}\p{M}]+)?|[☆★]/giu;

const PLAIN = /^[\x20-\x7e\n]*$/;
const PLAIN_WORDS = /lvl?\.?\s?x(?![a-z\d])|[a-z\d]+(?:'[a-z]+)?/gi;
const ASCII_WORD = /^[a-z\d]+$/i;

/** Short for a word that rules write out; what one thing is beside another is their difference. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['lvl', 'level'],
  ['lvlx', 'lvx'],
  ['vs', 'difference'],
  ['versus', 'difference'],
]);

/** How people write `not` after another word, with or without its sign. */
const NOT = /^(?:cannot|(?:ca|do|does|did|is|are|was|were|wo|could|should|would|has|have|must)nt)$/i;

const plain = (word: string): string => {
  if (/n['’‘]t$/i.test(word) || NOT.test(word)) return 'not';
  if (ASCII_WORD.test(word)) {
    const lower = word.toLowerCase();
    return NUMBERS.get(lower) ?? SHORT.get(lower) ?? lower;
  }
  if (word === '☆' || word === '★') return 'star';
  const bare = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘](?:s|t|re|ve|ll|d|m)?$/u, '')
    .replace(/['’‘]/gu, '');
  if (/^lvl?\.?\s?x$/.test(bare)) return 'lvx';
  return NUMBERS.get(bare) ?? bare;
};

/** The words of a text in order. Parts of a hyphenated word come alone, then joined. */
export const wordsOf = (text: string): readonly Word[] => {
  const words: Word[] = [];
  let run: Word[] = [];
  const close = (): void => {
    const [first] = run;
    const last = run.at(-1);
    if (first !== undefined && last !== undefined && first !== last) {
      const joined = run.map((word) => word.text).join('');
      words.push(new ReadWord(joined, first.start, last.end, true));
    }
    run = [];
  };
  // The accent of `Pokémon` is everywhere; without it most texts need no tables of Unicode. Length stays the same.
  const bare = text.replaceAll('é', 'e');
  for (const found of bare.matchAll(PLAIN.test(bare) ? PLAIN_WORDS : LETTERS)) {
    const start = found.index;
    const end = start + found[0].length;
    const word = plain(found[0]);
    if (word === '') continue;
    if (run.length > 0 && !(run.at(-1)?.end === start - 1 && /[-‐‑]/.test(text[start - 1] ?? ''))) close();
    const made = new ReadWord(word, start, end, false);
    words.push(made);
    run.push(made);
  }
  close();
  return words;
};
