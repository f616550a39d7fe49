import type { CorpusEntry } from '../corpus/index.ts';
import { type Alignment, align } from './align.ts';
import { changesSince, type ReadEdition } from './kept-words.ts';
import { nameOf, restatementOf, stemsOf } from './likeness.ts';
import { LARGE } from './marks.ts';
import { type ApartSaid, apartFrom } from './named-apart.ts';
import { isLabel, type Piece } from './pieces.ts';
import { type SaidOtherwise, saidOtherwise } from './said-otherwise.ts';

/** What the source says where we restate an entry. */
export interface Quote {
  readonly id: string;
  /** Word for word. Paragraphs are apart by a blank line, lines of a list by a line break. */
  readonly text: string;
  /** `group`: the source has no words for the entry itself, so its paragraphs stand here. */
  readonly of: 'entry' | 'group';
  /** Why it may be the wrong passage, or too much or too little of it; null where nothing speaks for that. */
  readonly doubt: 'few words in common' | 'the rule before it was not found' | SaidOtherwise | ApartSaid | null;
}

export interface Quoted {
  readonly quotes: readonly Quote[];
  readonly missed: readonly string[];
  /** Of all words of the source, how many are quoted, from 0 to 1. */
  readonly covered: number;
  /** How much of what is quoted is said in the restatement too, from 0 to 1, the rare words counting most. */
  readonly alike: number;
  /** The version of the edition it was held against, where that was read itself; null: it was held against our restatement. */
  readonly heldAgainst: string | null;
}

/** Headings that stand elsewhere than our order has them are known by their name alone. */
const placeHeadings = (home: number[], pieces: readonly Piece[], entries: readonly CorpusEntry[]): void => {
  const found = new Set(home);
  for (const [at, entry] of entries.entries()) {
    if (found.has(at) || entry.kind !== 'section') continue;
    const name = nameOf(entry.title);
    const near = (piece: number): boolean => Math.abs((home[piece] ?? -9) - at) <= 3;
    const piece = pieces.findIndex((one, place) => one.alone && near(place) && nameOf(one.text) === name);
    if (piece >= 0) home[piece] = at;
  }
};

/** The title page belongs to the entry that begins a document. */
const MOST_OF_A_TITLE = 6;

const placeTitle = (home: number[]): void => {
  const first = home.findIndex((one) => one >= 0);
  if (first > 0 && first <= MOST_OF_A_TITLE && home[first] === 0) home.fill(0, 0, first);
};

/** Examples and questions beside the text stand with the entry that restates such. */
const placeAsides = (home: number[], pieces: readonly Piece[], entries: readonly CorpusEntry[]): void => {
  const byId = new Map(entries.map((entry, at) => [entry.id, at]));
  for (const [place, piece] of pieces.entries()) {
    if (!piece.aside) continue;
    for (let at = home[place] ?? -1; at >= 0; at = byId.get(entries[at]?.parent ?? '') ?? -1) {
      if ((entries[at]?.examples.length ?? 0) === 0) continue;
      home[place] = at;
      break;
    }
  }
};

/** A diamond may stand on a line of its own, or right before its text. */
const signsOf = ({ signs }: Piece): string => {
  const own = signs.replace(LARGE, '').trimStart();
  return own === '' || own.endsWith(' ') ? own : `${own} `;
};

const textOf = (places: readonly number[], pieces: readonly Piece[]): string => {
  let text = '';
  let last = -1;
  for (const place of places) {
    const piece = pieces[place];
    if (piece === undefined) continue;
    if (text === '') text = piece.text;
    else text += `${place === last + 1 ? piece.joint : '\n\n'}${signsOf(piece)}${piece.text}`;
    last = place;
  }
  return text;
};

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A document that we did not read is held closely: every number and word that decides is worth a look there. */
const otherwise = (entry: CorpusEntry, passage: string, isLost: boolean): Quote['doubt'] => {
  const closely = entry.confidence === undefined ? null : apartFrom(entry, passage);
  if (closely !== null) return closely;
  if (isLost) return 'the rule before it was not found';
  return entry.kind === 'section'
    ? null
    : saidOtherwise(passage, entry.text, [entry.title, ...entry.examples].join(' '));
};

/** What was read itself goes before what our restatement lets one suspect. A passage that was found wrongly says nothing of the edition. */
const heldAgainst = (quote: Quote, changes: ReadonlyMap<string, SaidOtherwise | null>): Quote => {
  const { id, of, doubt } = quote;
  const known =
    of === 'entry' &&
    changes.has(id) &&
    doubt !== 'few words in common' &&
    doubt !== 'the rule before it was not found';
  return known ? { ...quote, doubt: changes.get(id) ?? null } : quote;
};

/** Words in common, of those in the quote, from which on there is no doubt. */
const ENOUGH = 0.16;
/** Short quotes have too few words to judge by. */
const SHORT = 7;

/** `read`: the words that decide in the edition that was restated, where that was read itself. */
export const quotesFrom = (
  pieces: readonly Piece[],
  entries: readonly CorpusEntry[],
  read: ReadEdition | null = null,
): Quoted => {
  const { home: first, likeness }: Alignment = align(pieces, entries);
  const home = [...first];
  placeHeadings(home, pieces, entries);
  placeTitle(home);
  placeAsides(home, pieces, entries);
  const places = entries.map((): number[] => []);
  for (const [place, at] of home.entries()) places[at]?.push(place);
  // A label that runs into the first paragraph belongs to its group and to that paragraph.
  for (const [place, piece] of pieces.entries()) {
    const before = home[place - 1] ?? -1;
    const here = home[place] ?? -1;
    if (
      piece.joint === ' ' &&
      isLabel(pieces[place - 1]?.text) &&
      here !== before &&
      here >= 0 &&
      places[before]?.length === 1
    )
      places[here]?.unshift(place - 1);
  }
  const children = new Map<string, number[]>();
  for (const [at, { parent }] of entries.entries())
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), at]);
  const below = (id: string): readonly number[] =>
    (children.get(id) ?? []).flatMap((at) => [...(places[at] ?? []), ...below(entries[at]?.id ?? '')]);

  let shared = 0;
  let all = 0;
  const common = (entry: CorpusEntry, text: string): number => {
    const ours = stemsOf(restatementOf(entry));
    let both = 0;
    let sum = 0;
    for (const one of stemsOf(text)) {
      const worth = likeness.weight(one);
      sum += worth;
      if (ours.has(one)) both += worth;
    }
    shared += both;
    all += sum;
    return sum === 0 ? 1 : both / sum;
  };
  const quotes: Quote[] = [];
  const missed: string[] = [];
  let lost = false;
  for (const [at, entry] of entries.entries()) {
    const own = textOf(places[at] ?? [], pieces);
    if (hasWords(own)) {
      const part = common(entry, own);
      const few = entry.kind !== 'section' && own.split(/\s+/u).length >= SHORT && part < ENOUGH;
      quotes.push({
        id: entry.id,
        text: own,
        of: 'entry',
        doubt: few ? 'few words in common' : otherwise(entry, own, lost),
      });
      lost = false;
      continue;
    }
    const group = textOf(
      [...new Set([...(places[at] ?? []), ...below(entry.id)])].sort((a, b) => a - b),
      pieces,
    );
    if (hasWords(group)) quotes.push({ id: entry.id, text: group, of: 'group', doubt: null });
    else {
      missed.push(entry.id);
      lost = entry.kind !== 'section';
    }
  }
  const words = (of: readonly Piece[]): number => of.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const covered = words(pieces.filter((_, place) => (home[place] ?? -1) >= 0)) / Math.max(1, words(pieces));
  const changes =
    read === null
      ? null
      : changesSince(
          read,
          quotes.filter(({ of }) => of === 'entry'),
        );
  const share = all === 0 ? 0 : shared / all;
  return changes === null || read === null
    ? { quotes, missed, covered, alike: share, heldAgainst: null }
    : {
        quotes: quotes.map((quote) => heldAgainst(quote, changes)),
        missed,
        covered,
        alike: share,
        heldAgainst: read.version,
      };
};
