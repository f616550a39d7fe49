import type { Citation } from '../../corpus/index.ts';
import { nameOfDocument } from '../cite.ts';
import type { Line } from '../rich.ts';
import type { Part, Row, Sheet } from '../sheet/sheet.ts';
import { ownCardsWords } from '../words/own-cards.ts';
import { sentenceOf, spokenText } from './spoken.ts';
import { spokenTable } from './spoken-table.ts';

/** A ruling for a screen reader: the verdict, what to say, each ground with its rule, the rest, the table. */

const VERDICTS: Readonly<Record<NonNullable<Sheet['verdict']>, string>> = {
  legal: 'Legal',
  illegal: 'Illegal',
  depends: 'Depends on a coin',
  undetermined: 'The rules leave it open',
  'not-modelled': 'I cannot rule on this',
};

/** A seat stays as it is written. */
const capital = (text: string): string => text.replace(/^(?!p\d)\p{Ll}/u, (first) => first.toUpperCase());

/** `Rule 311.2b.`; of another document than the one in force with its name. */
const rules = (cites: readonly Citation[], home: string): string => {
  const said = cites.map(
    ({ document, id, near }) =>
      `${near === true ? 'Near rule' : 'Rule'} ${id}${document === home ? '' : ` of the ${nameOfDocument(document)}`}.`,
  );
  return [...new Set(said)].join(' ');
};

/** Labels that a sentence goes on from. */
const LEADS_ON = /^(?:ends when|would be allowed by|If .*)$/u;

const rowWords = (row: Row, home: string): readonly string[] => {
  const figure = row.figure === undefined ? '' : `${row.figure} `;
  const said = spokenText(`${figure}${row.text}`);
  const label = row.label === undefined ? '' : capital(spokenText(row.label));
  const gap = LEADS_ON.test(row.label ?? '') ? ' ' : ': ';
  const text = label === '' ? capital(said) : said === '' ? label : `${label}${gap}${said}`;
  const sum = row.sum === undefined ? '' : ` That makes ${row.sum}.`;
  const line = [sentenceOf(text) + sum, rules(row.cites, home)].filter((part) => part !== '').join(' ');
  return [line, ...(row.under ?? []).flatMap((one) => rowWords(one, home))];
};

const partWords = (part: Part, home: string): readonly string[] => {
  const { each } = part;
  if (each === undefined)
    return [sentenceOf(spokenText(part.title)), ...part.rows.flatMap((row) => rowWords(row, home))];
  return part.rows.flatMap((row, at) => {
    const [first = '', ...others] = rowWords(row, home);
    return [`${each} ${at + 1} of ${part.rows.length}. ${first}`, ...others];
  });
};

export const spokenSheet = (sheet: Sheet): Line[] => {
  const verdict = sheet.verdict === null ? '' : `${VERDICTS[sheet.verdict]}${sheet.more}. `;
  const by = `Ruled by the ${nameOfDocument(sheet.ruleset)}${sheet.byOption ? ', as the command line says' : ''}.`;
  const lines = [
    `${verdict}${capital(sentenceOf(spokenText(sheet.headline)))} ${by}`,
    ...(sheet.say.length === 0 ? [] : [`Say: ${sheet.say.map(spokenText).join(' ')}`]),
    ...sheet.parts.flatMap((part) => partWords(part, sheet.ruleset)),
    ...(sheet.ownCards === null ? [] : [ownCardsWords(sheet.ownCards)]),
    ...sheet.tables.flatMap(({ title, show }) => {
      const [first = '', ...others] = spokenTable(show);
      return [`${title}. ${first}`, ...others];
    }),
  ];
  return lines.map((text) => [{ text: text.replace(/\s+/gu, ' ').trim() }]);
};
