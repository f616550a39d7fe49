import type { CorpusEntry } from './entry.ts';

/**
 * The ids of 2018 and 2025 are made of a part, a letter, a number and a paragraph or step: `I.A-03#2`, `I.A-01/atk.2b`. People leave out the
 * part, the zero or the signs, so that spelling alone does not tell II.E-01#1 from II.E-11: these ids are taken apart before they are looked up.
 */
const LETTERED: readonly string[] = ['advanced-2018', 'advanced-2025'];

export const isLettered = (document: string): boolean => LETTERED.includes(document);

/** Such an id taken apart as far as it was written. */
interface Lettered {
  /** Nothing where none was written: either part may be meant. */
  readonly part: string;
  readonly letter: string;
  /** Two digits, or nothing for a whole chapter. */
  readonly number: string;
  /** `#2`, `/atk.2b`, `/.2b` for a step of whatever list, or nothing. */
  readonly tail: string;
}

const HEAD =
  /^(?:part\s*)?(?:(ii|i)(?![ivx])[\s.,/-]*|([12])[.\s](?=[a-h][\s-]*\d))?(?:sections?\s*)?([a-h])(?:[\s.-]*(\d{1,2})(?!\d))?(.*)$/is;
const PARAGRAPH = /^\s*(?:#|◆|\(|\/#|(?<=\s)|,?\s*(?:para(?:graph|\.)?|diamond)(?=[\s\d]))\s*(\d{1,2})\)?$/i;
const STEP =
  /^[\s/,:.-]*(?:(atk|dmg|abl|ret|itm|sup|std|ko|sud|tie|chk|set)|steps?)[\s.#/-]*(\d{1,2})[\s.-]*\(?([a-z])?\)?$/i;
const PLAIN_STEP = /^\/(\d{1,2})([a-z])?$/i;
/** Blocks without an id of their own: they stand with their section. */
const BLOCK = /^[\s,/#.]*(?:faq|q\s*&\s*a|ex(?:amples?|\.)?)[\s.]*\d*$/i;

const tailOf = (text: string): string | null => {
  if (text === '' || BLOCK.test(text)) return '';
  const paragraph = PARAGRAPH.exec(text);
  if (paragraph !== null) return `#${Number(paragraph[1])}`;
  const step = STEP.exec(text);
  if (step !== null) return `/${(step[1] ?? '').toLowerCase()}.${Number(step[2])}${(step[3] ?? '').toLowerCase()}`;
  const plain = PLAIN_STEP.exec(text);
  return plain === null ? null : `/.${Number(plain[1])}${(plain[2] ?? '').toLowerCase()}`;
};

const takenApart = (text: string): Lettered | null => {
  const [, roman, arabic, letter, number, rest] = HEAD.exec(text) ?? [];
  if (letter === undefined) return null;
  const tail = tailOf(rest ?? '');
  if (tail === null) return null;
  const part = roman?.toUpperCase() ?? (arabic === undefined ? '' : 'I'.repeat(Number(arabic)));
  return { part, letter: letter.toUpperCase(), number: number === undefined ? '' : number.padStart(2, '0'), tail };
};

/** The entries of one such document in two tables. */
interface OneDocument {
  readonly document: string;
  readonly byId: ReadonlyMap<string, CorpusEntry>;
  /** By section and what follows the name of the list: `I.A-01/.2b` for both lists of steps there. */
  readonly steps: readonly {
    readonly entry: CorpusEntry;
    readonly home: string;
    readonly list: string;
    readonly step: string;
  }[];
}

/** The entries of all such documents, made once for each corpus. */
export type LetteredIds = readonly OneDocument[];

export const letteredIdsOf = (entries: readonly CorpusEntry[]): LetteredIds =>
  LETTERED.flatMap((document) => {
    const own = entries.filter((entry) => entry.document === document);
    return own.length === 0 ? [] : [tablesOf(document, own)];
  });

const tablesOf = (document: string, own: readonly CorpusEntry[]): OneDocument => ({
  document,
  byId: new Map(own.map((entry) => [entry.id, entry])),
  steps: own.flatMap((entry) => {
    const [, home, list, step] = /^(.+)\/([a-z]+)\.(\w+)$/.exec(entry.id) ?? [];
    return home === undefined || list === undefined || step === undefined ? [] : [{ entry, home, list, step }];
  }),
});

/** Those that are meant: of the document that was named, or all. */
const meant = (document: string | undefined, ids: LetteredIds): LetteredIds =>
  document === undefined ? ids : ids.filter((one) => one.document === document);

const homeOf = (part: string, letter: string, number: string): string =>
  `${part}.${letter}${number === '' ? '' : `-${number}`}`;

const partsOf = ({ part }: Lettered): readonly string[] => (part === '' ? ['I', 'II'] : [part]);

const stepsIn = (home: string | null, tail: string, { steps }: OneDocument): readonly CorpusEntry[] => {
  const [, list = '', step = ''] = /^\/([a-z]*)\.(\w+)$/.exec(tail) ?? [];
  return steps
    .filter((one) => (home === null || one.home === home) && (list === '' || one.list === list) && one.step === step)
    .map((one) => one.entry);
};

/** Chapters without numbered sections: the number of `I.D-2` is a paragraph or a step. */
const inChapter = (chapter: string, number: string, ids: OneDocument): readonly CorpusEntry[] => {
  if (ids.byId.has(`${chapter}-01`)) return [];
  const paragraph = ids.byId.get(`${chapter}#${Number(number)}`);
  return [...(paragraph === undefined ? [] : [paragraph]), ...stepsIn(chapter, `/.${Number(number)}`, ids)];
};

const inPart = (
  part: string,
  { letter, number, tail, ...read }: Lettered,
  ids: OneDocument,
): readonly CorpusEntry[] => {
  const chapter = `${part}.${letter}`;
  const home = homeOf(part, letter, number);
  const whole = ids.byId.get(home);
  if (whole === undefined)
    return number !== '' && tail === '' && read.part !== '' ? inChapter(chapter, number, ids) : [];
  if (tail === '') return [whole];
  if (tail.startsWith('/')) return stepsIn(home, tail, ids);
  const paragraph = ids.byId.get(home + tail);
  if (paragraph !== undefined) return [paragraph];
  // The only paragraph of a section is the section itself.
  return tail === '#1' && number !== '' && !ids.byId.has(`${home}#2`) ? [whole] : [];
};

/** What a text names by such an id, in each document that has it; null when it is not such an id, an empty list when there is no such rule. */
export const lettered = (
  text: string,
  document: string | undefined,
  ids: LetteredIds,
): readonly CorpusEntry[] | null => {
  const inside = meant(document, ids);
  if (inside.length === 0) return null;
  const bareStep = STEP.exec(text)?.[1] === undefined ? null : tailOf(text);
  if (bareStep !== null) return inside.flatMap((one) => stepsIn(null, bareStep, one));
  const read = takenApart(text);
  if (read === null) return null;
  // `a`, `if` and `id` are words of the language unless the document is named.
  if (document === undefined && read.number === '' && read.tail === '' && !/[.,/-]|^ii|^part/i.test(text)) return [];
  return inside.flatMap((one) => partsOf(read).flatMap((part) => inPart(part, read, one)));
};

interface End {
  readonly home: CorpusEntry;
  readonly last: CorpusEntry;
}

/** Where a missing id would stand, and how far that goes: I.A-03 to I.A-03#7 for `a03#9`, II.C to II.C-20 for `II.C-25`. */
export const endOfLettered = (text: string, document: string | undefined, ids: LetteredIds): End | null => {
  const read = takenApart(text);
  if (read === null || (read.number === '' && read.tail === '')) return null;
  for (const one of meant(document, ids)) {
    const ends = partsOf(read).flatMap((part) => endIn(part, read, one));
    if (ends.length === 1) return ends[0] ?? null;
  }
  return null;
};

const endIn = (part: string, read: Lettered, { byId, steps }: OneDocument): readonly End[] => {
  const under = homeOf(part, read.letter, read.tail === '' ? '' : read.number);
  const list = /^\/([a-z]+)/.exec(read.tail)?.[1];
  const id = list === undefined ? under : steps.find((one) => one.home === under && one.list === list)?.entry.parent;
  const home = byId.get(id ?? '');
  const last = [...byId.values()].filter((entry) => entry.parent === home?.id).at(-1);
  if (home === undefined || last === undefined) return [];
  // Without its part, `C-25` can only mean a chapter that has numbered sections.
  return read.part === '' && read.tail === '' && !/-\d\d$/.test(last.id) ? [] : [{ home, last }];
};
