import type { Citation } from './documents.ts';
import type { CorpusEntry, CorpusIndex } from './entry.ts';
import { editDistance } from './spelling.ts';

/**
 * The papers of a tournament: no board is ruled by them, and their numbers never mix with those of the rulebooks. They have an index of their own,
 * which is opened only when one of them is asked for.
 */
export const HANDBOOKS = [
  {
    key: 'ppg-2026',
    label: 'PPG',
    title: 'PPG 21 May 2026',
    name: 'Penalty Guidelines, 21 May 2026',
    edition: '21 May 2026',
  },
  {
    key: 'trh-2026',
    label: 'TRH',
    title: 'TRH 21 May 2026',
    name: 'Tournament Rules Handbook, 21 May 2026',
    edition: '21 May 2026',
  },
  {
    key: 'tcgh-2026',
    label: 'TCG-H',
    title: 'TCG-H 26 January 2026',
    name: 'TCG Tournament Handbook, 26 January 2026',
    edition: '26 January 2026',
  },
] as const;

export const isHandbook = (document: string): boolean => HANDBOOKS.some(({ key }) => key === document);

/** Spellings of their names before a number. */
const SPELLED: { readonly [document: string]: string } = {
  'ppg-2026': 'ppg(?:[ -]2026)?|(?:play! pok[eé]mon )?penalty guidelines?',
  'trh-2026': 'trh(?:[ -]2026)?|tournament rules handbook',
  'tcgh-2026': 'tcg[ -]?h(?:[ -]2026)?|tcg (?:tournament )?handbook',
};

/** Their chapters have one digit, those of the Comprehensive Rules three. */
const NUMBER = '(?:\\d(?:\\.\\d{1,2})*|appa)(?:\\s?#\\s?\\d+)?';

const pattern = (names: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:${names})(?:(?![\\p{L}-])|(?=\\d))((?:(?:[\\s/:.,;§&]|sections?\\b|and\\b)*${NUMBER}(?![\\p{L}\\d]))*)`,
    'giu',
  );

/** Every name of a handbook has one of these words. Most texts that name a rule have none, and are spared the long patterns. */
const MAY_NAME = ['ppg', 'trh', 'tcg', 'penalty', 'tournament'];

/** A section of a handbook that a text names; no number where it names the handbook alone. */
export interface NamedSection {
  readonly document: string;
  readonly number: string;
}

/** Takes the sections of handbooks out of a text: `PPG 5.5.1`, `trh 5.4, 5.7`, `tcg-h 7.4.3#2`. */
export const takeSections = (text: string): { readonly named: readonly NamedSection[]; readonly rest: string } => {
  const plain = text.toLowerCase();
  if (!MAY_NAME.some((word) => plain.includes(word))) return { named: [], rest: text.trim() };
  const named: NamedSection[] = [];
  let rest = text;
  for (const [document, names] of Object.entries(SPELLED))
    rest = rest.replace(pattern(names), (_, numbers: string) => {
      const found = numbers.match(new RegExp(NUMBER, 'giu')) ?? [''];
      named.push(...found.map((number) => ({ document, number: number.replace(/\s/gu, '') })));
      return ' ';
    });
  return { named, rest: rest.trim() };
};

/** Other numbers that an entry restates with its own: those of `Game area (with 6.1.1)`. */
const alsoNumbered = ({ title }: CorpusEntry): readonly string[] =>
  (/\(with ([\d., ]+)\)$/u.exec(title)?.[1] ?? '').split(',').map((one) => one.trim());

const pointsOf = ({ text }: CorpusEntry): number => text.match(/^\d+\. /gmu)?.length ?? 0;

/** The section that a number names, `5.5.1` or `5.5.1#8` for a point of it; null where there is none. */
export const handbookSection = (
  { entries }: Pick<CorpusIndex, 'entries'>,
  document: string,
  number: string,
): CorpusEntry | null => {
  const [id = '', point] = number
    .replace(/^(?:sections?|sec\.?|§)\s*/iu, '')
    .toLowerCase()
    .split(/\s*#\s*/u);
  const plain = id.trim().replace(/\.$/u, '');
  const found = entries.find(
    (entry) => entry.document === document && (entry.id.toLowerCase() === plain || alsoNumbered(entry).includes(plain)),
  );
  if (found === undefined || (point !== undefined && !(Number(point) >= 1 && Number(point) <= pointsOf(found))))
    return null;
  return found;
};

const NEAREST = 3;

/** Sections of a handbook whose numbers are near to one that does not exist. */
export const nearestSections = (
  { entries }: Pick<CorpusIndex, 'entries'>,
  document: string,
  number: string,
): readonly Citation[] => {
  const plain = number.replace(/#.*$/u, '').trim();
  const near = entries
    .filter((entry) => entry.document === document)
    .map((entry) => ({ entry, far: editDistance(entry.id, plain, 4) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST);
  return near.map(({ entry: { id } }) => ({ document, id }));
};
