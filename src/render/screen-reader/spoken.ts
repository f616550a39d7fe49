import { DOCUMENTS } from '../../corpus/index.ts';
import type { Line } from '../rich.ts';
import { textOf, wrap } from '../rich.ts';
import { spokenEnergy } from './energy-spoken.ts';

/** Screens for a screen reader: sentences in the order of reading, no columns, no drawing, no sign that a screen reader stumbles over. */

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/✓✗ DEPENDS\b/gu, 'Depends'],
  [/✓ LEGAL\b/gu, 'Legal'],
  [/✗ ILLEGAL\b/gu, 'Illegal'],
  [/\? UNDETERMINED\b/gu, 'The rules leave it open'],
  [/… NOT MODELLED\b/gu, 'I cannot rule on this'],
  [/\bILLEGAL\b/gu, 'illegal'],
  [/\bLEGAL\b/gu, 'legal'],
  [/\bDEPENDS\b/gu, 'depends'],
  [/\bUNDETERMINED\b/gu, 'the rules leave it open'],
  [/\bNOT MODELLED\b/gu, 'no ruling'],
  [/✓✗/gu, 'depends'],
  [/[✓✗]/gu, ''],
  [/−(?=\d)/gu, 'minus '],
  [/ ?×(?=\d)/gu, ' times '],
  [/(?<=\d)×/gu, ' times'],
  [/ ?[·›] ?/gu, ', '],
  [/[│└─█░▸◂“”]/gu, ''],
  [/–/gu, ' to '],
  [/(?<=^|\s)(\d+)\/(\d+)(?=$|[\s,.;])/gu, '$1 of $2,'],
  [/(?<=resists \p{Lu} )-(?=\d)/gu, 'minus '],
  // Damage counters are counted at the table, not subtracted.
  [/(?<=^|\s)-(\d+)(?=$|[\s,.;])/gu, '$1 damage'],
];

/** Signs as words; a document by its name in full where it stands for itself. */
export const spokenText = (text: string): string => {
  let said = text;
  for (const [sign, words] of SIGNS) said = said.replace(sign, words);
  const named = DOCUMENTS.find(({ key, title }) => said === key || said === title);
  return spokenEnergy(named?.name ?? said)
    .replace(/ +(?=[,.;:])/gu, '')
    .replace(/,(?=[,.;]|$)/gu, '')
    .trim();
};

/** A sentence ends where it ends. */
export const sentenceOf = (text: string): string => (text === '' || /[.?!:]$/u.test(text) ? text : `${text}.`);

/** One line of a screen that was drawn plain: its fields, parted by tabs or gaps, one after the other. */
const spokenLine = (line: Line): string => {
  const fields = textOf(line)
    .split(/\t| {3,}/u)
    .map((field) => spokenText(field.replace(/(?<=[.?!:]) {2}(?=\S)/gu, ' ').replace(/(?<=\S) {2}(?=\S)/gu, ': ')))
    .filter((field) => field !== '');
  return fields.map(sentenceOf).join(' ');
};

/** The lines in sentences, broken between words where they are longer than `columns`: a reader that goes by lines stumbles over half a word. */
export const spoken = (lines: readonly Line[], columns: number): Line[] =>
  lines.flatMap((line) => {
    const text = spokenLine(line);
    return text === '' ? [] : wrap(text, columns);
  });
