import type { Citation } from '../../corpus/index.ts';
import { citeOne, citeShown, nameWithEdition, titleOf } from '../cite.ts';
import { escapeSteering } from '../escape.ts';
import { type Face, PLAIN_FACE, signsOf } from '../face.ts';
import { shownQuote } from '../quoted.ts';
import { textOf } from '../rich.ts';
import { boardShowScreen } from '../screen/board-show.ts';
import { ownCardsWords } from '../words/own-cards.ts';
import { VERDICT_WORDS } from '../words/verdicts.ts';
import { type CitedRule, type Part, playersOf, type Row, type Sheet } from './sheet.ts';

/** A text as Markdown prints it: no sign in it marks anything up, no line begins a list, a heading or a quotation. */
export const markdownText = (text: string): string =>
  escapeSteering(text.replace(/\s+/gu, ' '))
    .replace(/[\\`*_[\]{}|~]/gu, '\\$&')
    .replace(/&/gu, '&amp;')
    .replace(/</gu, '&lt;')
    .replace(/>/gu, '&gt;')
    .replace(/^([-+=#]|\d+[.)])(?=\s|$)/u, (mark) => mark.replace(/.$/u, '\\$&'));

/** Lines as they are, between fences longer than any in them. */
const verbatim = (lines: readonly string[]): readonly string[] => {
  const runs = lines.flatMap((line) => line.match(/`{3,}/gu) ?? []);
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return [`${fence}text`, ...lines.map(escapeSteering), fence];
};

const cited = (rules: readonly Citation[]): string =>
  rules.length === 0 ? '' : ` (${rules.map((rule) => markdownText(citeShown(rule))).join(', ')})`;

const words = (row: Row): string => {
  const label = row.label === undefined ? '' : `**${markdownText(row.label)}** `;
  const figure = row.figure === undefined ? '' : `${markdownText(row.figure)} `;
  const sum = row.sum === undefined ? '' : ` = **${row.sum}**`;
  const text = row.quoted === true ? `“${markdownText(row.text)}”` : markdownText(row.text);
  return `${label}${figure}${text}${sum}${cited(row.cites)}`;
};

const rowLines = (row: Row, mark: string, indent: string): readonly string[] => [
  `${indent}${mark} ${words(row)}`,
  ...(row.under ?? []).flatMap((one) => rowLines(one, '-', `${indent}${' '.repeat(mark.length + 1)}`)),
];

const partLines = (part: Part): readonly string[] => [
  `## ${markdownText(part.title)}`,
  '',
  ...part.rows.flatMap((row, at) => rowLines(row, part.each === undefined ? '-' : `${at + 1}.`, '')),
  '',
];

const ruleLines = (rule: CitedRule): readonly string[] => [
  `**${markdownText(citeOne(rule))}** ${markdownText(rule.title)}`,
  '',
  ...(rule.original === null || rule.original === undefined
    ? []
    : [`> ${markdownText(shownQuote(rule.original.text))}`, `> (${markdownText(rule.original.source)})`, '']),
  ...rule.text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (line.startsWith('- ') ? [`- ${markdownText(line.slice(2))}`] : [markdownText(line), ''])),
  '',
];

/** The drawing of a table keeps its columns, so it is not set as prose. */
const DRAWING: Face = { ...PLAIN_FACE, width: 80, plain: false };

/** A sheet as Markdown, to be read as it is or printed by anything that knows Markdown. */
export const sheetMarkdown = (sheet: Sheet): string => {
  const verdict =
    sheet.verdict === null
      ? ''
      : `${signsOf(PLAIN_FACE)[sheet.verdict]} ${VERDICT_WORDS[sheet.verdict]}${sheet.more}: `;
  const lines = [
    `# ${verdict}${markdownText(sheet.headline)}`,
    '',
    `${markdownText(sheet.what)}, by ${titleOf(sheet.ruleset)} (${nameWithEdition(sheet.ruleset)}${sheet.byOption ? '; by --ruleset' : ''}).`,
    '',
    'Date __________  Event ______________________  Round ______  Table ______',
    ...playersOf(sheet).map((player) => `${markdownText(player)} ______________________`),
    '',
    ...(sheet.asked === null ? [] : [`Asked: ${markdownText(sheet.asked)}`]),
    '',
    ...(sheet.say.length === 0 ? [] : [`> “${markdownText(sheet.say.join(' '))}”`, '']),
    ...sheet.tables.flatMap(({ title, show }) => [
      `## ${markdownText(title)}`,
      '',
      ...verbatim(boardShowScreen(DRAWING, show).map((line) => textOf(line).trimEnd())),
      '',
    ]),
    ...sheet.parts.flatMap(partLines),
    ...(sheet.rules.length === 0 ? [] : ['## The rules cited, in our words', '', ...sheet.rules.flatMap(ruleLines)]),
    ...(sheet.board === ''
      ? []
      : [
          '## The table in one line',
          '',
          ...(sheet.ownCards === null ? [] : [markdownText(ownCardsWords(sheet.ownCards)), '']),
          ...verbatim([sheet.board]),
          '',
        ]),
    'Check again:',
    '',
    ...verbatim([sheet.again]),
    '',
    `headjudge ${markdownText(sheet.version)}. Not official.`,
    '',
    'Judge ____________  Time ______  Appeal [ ] upheld [ ] overturned',
  ];
  return `${lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trimEnd()}\n`;
};
