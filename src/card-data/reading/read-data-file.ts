import type { InputFault, Span } from '../../state/index.ts';
import { type DataFault, isObject, type JsonObject, ownValue, readCardData, readSetData } from './read-card-data.ts';
import { type JsonPath, pathKey, scanJson } from './scan-json.ts';
import type { SourceCard, SourceSet } from './source-card.ts';
import { asCardData, asSetData, cardIdOf, isTcgdexCard, isTcgdexSet, pathInTcgdex } from './tcgdex-card.ts';

/** One file of card data: a list of cards or of sets, one card, or an answer of the interface that serves them (`{"data": […]}`). */

export interface DataFileRead {
  readonly cards: readonly SourceCard[];
  readonly sets: readonly SourceSet[];
  /** Cards that were left out because something is wrong with them. */
  readonly bad: number;
  readonly faults: readonly InputFault[];
  /** Unknown fields, with how many cards have them. */
  readonly unknown: ReadonlyMap<string, number>;
  /** JSON, but neither cards nor sets. */
  readonly other: boolean;
}

/** Faults of one file that are reported one by one. */
const MOST_FAULTS = 200;
/** A longer line is not quoted. */
const LONGEST_LINE = 400;

/** The place of a stretch of the file, with its line where that is short enough to quote. */
export const spanOf = (
  text: string,
  start: number,
  end: number,
): { readonly span: Span; readonly excerpt?: string } => {
  const before = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', start);
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
  const whole = text.slice(before, after < 0 ? text.length : after).replace(/\r$/u, '');
  const span = { start, end: Math.min(end, before + whole.length), line, column: start - before + 1 };
  return whole.length > LONGEST_LINE ? { span } : { span, excerpt: whole };
};

const broken = (text: string, file: string, at: number, code: string, message: string, hint: string): DataFileRead => ({
  cards: [],
  sets: [],
  bad: 0,
  faults: [{ code, message, file, hint, ...spanOf(text, at, at + 1) }],
  unknown: new Map(),
  other: false,
});

const looksLikeCard = (value: unknown): boolean =>
  isTcgdexCard(value) ||
  (isObject(value) && ['supertype', 'attacks', 'hp', 'retreatCost'].some((key) => Object.hasOwn(value, key)));

const looksLikeSet = (value: unknown): boolean =>
  isTcgdexSet(value) ||
  (isObject(value) &&
    ['series', 'releaseDate', 'ptcgoCode'].some((key) => Object.hasOwn(value, key)) &&
    !looksLikeCard(value));

/** What the file is about, and the path that leads to each piece. */
const pieces = (value: unknown): readonly { readonly value: unknown; readonly path: JsonPath }[] => {
  const listed = (list: readonly unknown[], path: JsonPath) =>
    list.map((item, at) => ({ value: item, path: [...path, at] }));
  if (Array.isArray(value)) return listed(value, []);
  if (!isObject(value) || looksLikeCard(value)) return [{ value, path: [] }];
  const data = ownValue(value, 'data');
  if (Array.isArray(data)) return listed(data, ['data']);
  return [isObject(data) ? { value: data, path: ['data'] } : { value, path: [] }];
};

/** The set that the API hands out with a card. */
const embeddedSet = (card: JsonObject): unknown => {
  const set = ownValue(card, 'set');
  return looksLikeSet(set) ? set : undefined;
};

const placed = (text: string, file: string, faults: readonly DataFault[]): InputFault[] => {
  const { places } = scanJson(text, new Set(faults.map(({ path }) => pathKey(path))));
  // A key that is missing has no place of its own: it is reported at what ought to have it.
  const placeOf = (path: JsonPath): { readonly start: number; readonly end: number } | undefined =>
    places.get(pathKey(path)) ?? (path.length === 0 ? undefined : { start: 0, end: 1 });
  return faults.map(({ path, code, message, expected }) => {
    const place = placeOf(path);
    return {
      code,
      message,
      file,
      ...(expected === undefined ? {} : { hint: `expected   ${expected}` }),
      ...(place === undefined ? {} : spanOf(text, place.start, place.end)),
    };
  });
};

const inTcgdex = (fault: DataFault): DataFault => ({ ...fault, path: pathInTcgdex(fault.path) });

const ofTcgdex = (card: JsonObject, path: JsonPath, fileSet: string): ReturnType<typeof readCardData> => {
  const read = readCardData(asCardData(card), path, fileSet);
  return { ...read, faults: read.faults.map(inTcgdex) };
};

/** The cards of a file in another language, by id, with what they are called there. */
export const readLocalNames = (text: string, file: string): LocalNamesRead => {
  const scan = scanJson(text);
  if (scan.tooDeep !== null || scan.broken !== null) return { names: [], faults: readDataFile(text, file, '').faults };
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
  const named = pieces(value).flatMap(({ value: one }): readonly unknown[] => {
    const listed = isTcgdexSet(one) ? ownValue(one, 'cards') : undefined;
    return Array.isArray(listed) ? listed : [one];
  });
  const names = named.flatMap((card) => {
    if (!isObject(card)) return [];
    const id = isTcgdexCard(card) || !looksLikeCard(card) ? cardIdOf(card) : ownValue(card, 'id');
    const name = ownValue(card, 'name');
    return typeof id === 'string' && id.includes('-') && typeof name === 'string' && name.trim() !== ''
      ? [{ id, name: name.normalize('NFC').trim() }]
      : [];
  });
  return { names, faults: [] };
};

export interface LocalNamesRead {
  readonly names: readonly { readonly id: string; readonly name: string }[];
  readonly faults: readonly InputFault[];
}

const which = (value: unknown): string => {
  const id = isObject(value) ? ownValue(value, 'id') : undefined;
  return typeof id === 'string' && /^[\w.-]{1,40}$/u.test(id) ? ` (${id})` : '';
};

/** Reads a file; `fileSet` is the set it is named after. Never throws. */
export const readDataFile = (text: string, file: string, fileSet: string): DataFileRead => {
  const scan = scanJson(text);
  if (scan.tooDeep !== null)
    return broken(
      text,
      file,
      scan.tooDeep,
      'too-deep',
      'this file is nested too deeply for card data.',
      'expected   a list of cards',
    );
  if (scan.broken !== null)
    return broken(
      text,
      file,
      scan.broken.at,
      'not-json',
      'this file is not JSON from here on.',
      `expected   ${scan.broken.expected}`,
    );
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
  const cards: SourceCard[] = [];
  const sets: SourceSet[] = [];
  const faults: DataFault[] = [];
  const unknown = new Map<string, number>();
  let bad = 0;
  const found = pieces(value);
  const ours = found.filter((piece) => looksLikeCard(piece.value) || looksLikeSet(piece.value)).length;
  if (ours === 0) return { cards, sets, bad, faults: [], unknown, other: found.length > 0 };
  const readSet = (set: JsonObject, path: JsonPath): void => {
    const read = readSetData(isTcgdexSet(set) ? asSetData(set) : set, path);
    if (read.set !== null) sets.push(read.set);
    faults.push(...(isTcgdexSet(set) ? read.faults.map(inTcgdex) : read.faults));
  };
  for (const piece of found) {
    if (looksLikeSet(piece.value)) readSet(piece.value as JsonObject, piece.path);
    else if (!isObject(piece.value)) {
      bad += 1;
      faults.push({
        path: piece.path,
        code: 'bad-value',
        message: 'this is not a card.',
        expected: 'an object with id, name, supertype',
      });
    } else {
      const read = isTcgdexCard(piece.value)
        ? ofTcgdex(piece.value, piece.path, fileSet)
        : readCardData(piece.value, piece.path, fileSet);
      const set = embeddedSet(piece.value);
      if (isObject(set) && !sets.some(({ id }) => id === ownValue(set, 'id'))) readSet(set, [...piece.path, 'set']);
      if (read.card === null) bad += 1;
      else cards.push(read.card);
      const name = which(piece.value);
      faults.push(...read.faults.map((fault) => ({ ...fault, message: fault.message.replace(/\.$/u, `${name}.`) })));
      for (const key of read.unknown) unknown.set(key, (unknown.get(key) ?? 0) + 1);
    }
  }
  const more = faults.length - MOST_FAULTS;
  const reported = faults.length === 0 ? [] : placed(text, file, faults.slice(0, MOST_FAULTS));
  if (more > 0) reported.push({ code: 'more-faults', message: `${more} further faults in this file.`, file });
  return { cards, sets, bad, faults: reported, unknown, other: false };
};
