import type { CorpusEntry } from '../corpus/index.ts';
import { type Likeness, likenessOf, nameOf, restatementOf, stemsOf } from './likeness.ts';
import { type Expected, expectedOf } from './marks.ts';
import type { Piece } from './pieces.ts';

/**
 * Which entry every piece of a source belongs to. The entries stand in the order of their document, so the best of all ways to go through both in
 * order is looked for: marks that were printed, names in headings, words in common.
 */

export interface Alignment {
  /** By piece: the place of its entry in the list, or -1 for what belongs to none. */
  readonly home: readonly number[];
  readonly likeness: Likeness;
}

/** Points, on the scale of the words in common. */
const SAME_LABEL = 12;
const LOST_LABEL = 4;
const NO_LABEL = -10;
const OTHER_LABEL = -15;
const NEVER = -1e6;
const AFTER_FULL_LINE = -9;
const WITHIN_LINE = -14;
const SKIP_RULE = 16;
const SKIP_HEADING = 6;
/** Most entries are one paragraph. */
const PARAGRAPH = -3.5;
const LEAVE = 25;
const LEAVE_AT_HEADING = 4;

/** Paragraphs begin where the line before is not full; after a full one, only now and then. */
const placeOf = ({ begins, joint }: Piece): number => {
  if (begins === 'block') return 0;
  if (begins === 'line') return joint === ' ' ? AFTER_FULL_LINE : -1;
  return WITHIN_LINE;
};

/** What speaks for an entry to begin with a piece. */
const entering = (piece: Piece, head: Head, expected: Wanted): number => {
  const { mark } = piece;
  const labelled = mark?.kind === 'label';
  if (piece.aside) return NEVER;
  // What looks like the number of a part may be the letter I of a list.
  if (mark?.kind === 'part') return expected.kind === 'label' && expected.value === mark.value ? SAME_LABEL : NEVER;
  const place = placeOf(piece);
  switch (expected.kind) {
    case 'label':
      if (labelled) return mark.value === expected.value ? SAME_LABEL : expected.strict ? NEVER : OTHER_LABEL + place;
      if (expected.strict) return NEVER;
      if (mark?.kind === 'heading' || mark?.kind === 'bullet' || mark?.kind === 'diamond') return LOST_LABEL + place;
      return NO_LABEL + place;
    case 'diamond':
      return mark?.kind === 'diamond' ? SAME_LABEL : NO_LABEL + place;
    case 'name':
      return place + named(head, expected);
    case 'open':
      return place + (labelled ? -6 : 1);
  }
};

/** A heading or a label as names are compared. */
interface Head {
  readonly name: string;
  /** Null where it is neither. */
  readonly stems: ReadonlyMap<string, number> | null;
  readonly worth: number;
}

const headOf = (piece: Piece, likeness: Likeness): Head => {
  const isLabel = /:\**$/u.test(piece.text);
  const text = piece.text.replace(/[:*]+$/u, '');
  if ((!piece.alone && !isLabel) || piece.begins === 'inline') return { name: '', stems: null, worth: 0 };
  const stems = new Map([...stemsOf(text)].map((one) => [one, 0.5 + likeness.weight(one)]));
  return { name: nameOf(text), stems, worth: [...stems.values()].reduce((sum, one) => sum + one, 0) };
};

/** What is expected, with its names as they are compared. */
type Wanted = Expected & {
  readonly known: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Steps may have lost their numbers; a section without its letter is any heading. */
  readonly lost: number;
};

const wantedOf = (entry: CorpusEntry): Wanted => {
  const expected = expectedOf(entry);
  const names = expected.kind === 'name' ? expected.names : [];
  return {
    ...expected,
    known: new Set(names.map(nameOf)),
    stems: stemsOf(names.join(' ')),
    lost: entry.kind === 'section' ? NO_LABEL : LOST_LABEL,
  };
};

/** How far a heading or label is the name of an entry. */
const named = (head: Head, { known, stems, ...expected }: Wanted): number => {
  if (expected.kind === 'name' && expected.exact) return known.has(head.name) ? SAME_LABEL + 4 : NO_LABEL;
  if (head.stems === null || head.worth === 0) return -3;
  let shared = 0;
  for (const [one, worth] of head.stems) if (stems.has(one)) shared += worth;
  return (SAME_LABEL * shared) / head.worth - 3;
};

/** What speaks against a piece to go on with the entry before it. */
const staying = ({ mark, paragraph }: Piece): number => {
  if (mark === null) return paragraph ? PARAGRAPH : 0;
  if (mark.kind === 'bullet') return 0;
  if (mark.kind === 'part') return NEVER;
  if (mark.kind === 'diamond') return -3;
  if (mark.kind === 'heading') return -1;
  return /[.-]/u.test(mark.value) ? -3 : -0.5;
};

const isGroup = (entry: CorpusEntry, parents: ReadonlySet<string>): boolean =>
  entry.kind === 'section' || (parents.has(entry.id) && entry.examples.length === 0 && entry.text.length < 120);

/** The best way through both. Time and memory go with the number of pieces times the number of entries. */
export const align = (pieces: readonly Piece[], entries: readonly CorpusEntry[]): Alignment => {
  const likeness = likenessOf(
    pieces.map(({ text }) => text),
    entries.map(restatementOf),
  );
  const many = entries.length;
  const parents = new Set(entries.map(({ parent }) => parent ?? ''));
  const wanted = entries.map(wantedOf);
  /** `skip[e]`: the cost of leaving out every entry before e. */
  const skip = new Float64Array(many + 1);
  for (const [at, entry] of entries.entries())
    skip[at + 1] = (skip[at] ?? 0) + (isGroup(entry, parents) ? SKIP_HEADING : SKIP_RULE);

  let inside = new Float64Array(many).fill(NEVER);
  let outside = new Float64Array(many).fill(NEVER);
  /** Where the best way came from: 0 it stays, 1 it begins here after everything unread, n + 2 after entry n, inside (even) or outside. */
  const cameIn: Int32Array[] = [];
  const cameOut: Uint8Array[] = [];
  /** Of a way on which nothing belongs to any entry yet. */
  let before = 0;
  for (const [at, piece] of pieces.entries()) {
    const row = likeness.table[at] ?? new Float32Array(many);
    const nextInside = new Float64Array(many).fill(NEVER);
    const nextOutside = new Float64Array(many).fill(NEVER);
    const from = new Int32Array(many);
    const left = new Uint8Array(many);
    const head = headOf(piece, likeness);
    const stay = piece.aside ? 0 : staying(piece);
    const leave = piece.mark?.kind === 'heading' || piece.mark?.kind === 'part' ? LEAVE_AT_HEADING : LEAVE;
    let best = before;
    let bestFrom = 1;
    if (piece.paragraph) before += PARAGRAPH;
    for (let to = 0; to < many; to += 1) {
      const gain = piece.aside ? 0 : (row[to] ?? 0);
      const kept = (inside[to] ?? NEVER) + gain + stay;
      const begun = best - (skip[to] ?? 0) + gain + entering(piece, head, wanted[to] as Wanted);
      nextInside[to] = Math.max(kept, begun);
      from[to] = begun > kept ? bestFrom : 0;
      const out = (outside[to] ?? NEVER) + (piece.paragraph ? PARAGRAPH : 0);
      const gone = piece.aside ? NEVER : (inside[to] ?? NEVER) - leave;
      nextOutside[to] = Math.max(out, gone);
      left[to] = gone > out ? 1 : 0;
      const was = Math.max(inside[to] ?? NEVER, outside[to] ?? NEVER) + (skip[to + 1] ?? 0);
      if (was > best) {
        best = was;
        bestFrom = 2 + 2 * to + ((outside[to] ?? NEVER) > (inside[to] ?? NEVER) ? 1 : 0);
      }
    }
    inside = nextInside;
    outside = nextOutside;
    cameIn.push(from);
    cameOut.push(left);
  }
  return { home: wayBack(inside, outside, skip, cameIn, cameOut), likeness };
};

const wayBack = (
  inside: Float64Array,
  outside: Float64Array,
  skip: Float64Array,
  cameIn: readonly Int32Array[],
  cameOut: readonly Uint8Array[],
): readonly number[] => {
  const home = cameIn.map(() => -1);
  let entry = -1;
  let isOut = false;
  let best = -(skip.at(-1) ?? 0);
  for (let at = 0; at < inside.length; at += 1) {
    const score = Math.max(inside[at] ?? NEVER, outside[at] ?? NEVER) + (skip[at + 1] ?? 0) - (skip.at(-1) ?? 0);
    if (score > best) {
      best = score;
      entry = at;
      isOut = (outside[at] ?? NEVER) > (inside[at] ?? NEVER);
    }
  }
  for (let piece = cameIn.length - 1; piece >= 0 && entry >= 0; piece -= 1) {
    if (isOut) {
      isOut = cameOut[piece]?.[entry] !== 1;
      continue;
    }
    home[piece] = entry;
    const from = cameIn[piece]?.[entry] ?? 1;
    if (from === 1) entry = -1;
    else if (from > 1) {
      isOut = (from - 2) % 2 === 1;
      entry = Math.floor((from - 2) / 2);
    }
  }
  return home;
};
