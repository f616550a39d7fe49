import { type Face, signsOf } from '../face.ts';
import { blocks, factLines, headline } from '../grid.ts';
import type { CardsReadReport, TextReadJson, UsedTextJson } from '../report/cards-report.ts';
import { type Line, toned } from '../rich.ts';
import { namedText } from '../words/used-texts.ts';

/** How a text of a card is read: in our words, or up to which word. */

const STANDS_ON: Readonly<Record<TextReadJson['as'], string>> = {
  attack: 'as the text of an attack',
  power: 'as the text of an Ability or a Poké-Power',
  trainer: 'as the text of an Item or a Supporter',
  tool: 'as the text of a Pokémon Tool',
  stadium: 'as the text of a Stadium',
  energy: 'as the text of a special Energy card',
};

const WHY: Readonly<Record<NonNullable<TextReadJson['why']>, string>> = {
  words: 'No construction that is known goes on here.',
  'two-readings': 'It can be read in two ways, so it is not played.',
  'no-sense': 'Every word fits, but what they say together is nothing that can be done there.',
};

/** The sentence in which a text stops. */
export const sentenceAt = (text: string, index: number): { readonly sentence: string; readonly at: number } => {
  const starts = [0, ...[...text.matchAll(/[.:] (?=[\p{Lu}(•])/gu)].map(({ index: end }) => end + 2)];
  const start = starts.findLast((one) => one <= index) ?? 0;
  const next = starts.find((one) => one > index) ?? text.length + 1;
  return { sentence: text.slice(start, next - 1), at: index - start };
};

/** A sentence with a caret under the word at which it stops, in pieces that fit the line. */
const underlined = (face: Face, text: string, index: number): Line[] => {
  const { sentence, at } = sentenceAt(text, index);
  const room = Math.max(20, face.width - 8);
  const from = at < room - 12 ? 0 : at - Math.floor(room / 2);
  const shown = `${from > 0 ? '… ' : ''}${sentence.slice(from, from + room - 4)}${sentence.length > from + room - 4 ? ' …' : ''}`;
  const caret = at - from + (from > 0 ? 2 : 0);
  return [[{ text: `    ${shown}` }], [{ text: `    ${' '.repeat(caret)}` }, { text: '^', tone: 'strong' }]] as Line[];
};

const same = (text: string, said: readonly string[]): boolean =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim() ===
  said
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

export const cardsReadScreen = (face: Face, report: CardsReadReport): Line[] => {
  const { read, said, why, at, either, text, damage, assumed } = report;
  const beside = damage === null ? '' : `, with ${damage} beside it${assumed ? ' (--damage gives another)' : ''}`;
  const where = `${STANDS_ON[report.as]}${beside}`;
  if (read)
    return blocks(face, headline(face, toned('strong', `Read ${where}`), ''), [
      ...factLines(face, { text: 'We read this as:' }),
      ...said.flatMap((one) => factLines(face, { indent: 2, text: one })),
    ]);
  return blocks(face, headline(face, toned('strong', `Not read ${where}`), ''), [
    ...(at === null ? factLines(face, { indent: 2, text }) : underlined(face, text, at.index)),
    ...factLines(face, { text: why === null ? '' : WHY[why] }),
    ...either.flatMap((one, number) => factLines(face, { label: `${number + 1}`, text: one.join(' ') })),
  ]);
};

/** What is said of how a text is read, under it. */
export const readingLines = (face: Face, reading: TextReadJson | null, text: string): Line[] => {
  if (reading === null) return [];
  if (reading.read)
    return same(text, reading.said)
      ? []
      : factLines(face, { indent: 2, text: `We read this as: ${reading.said.join(' ')}` });
  const { at } = reading;
  if (at === null) return factLines(face, { indent: 2, text: reading.why === null ? '' : WHY[reading.why] });
  const { sentence } = sentenceAt(reading.text, at.index);
  const from = reading.text.slice(at.index).split(/\s+/u).slice(0, 3).join(' ');
  return factLines(face, {
    indent: 2,
    text: `Not read from ${signsOf(face).quote}${from}${signsOf(face).unquote} on, in: ${sentence}`,
  });
};

/** How the texts that a ruling rests on were read. */
export const usedTextLines = (face: Face, texts: readonly UsedTextJson[]): Line[] =>
  texts.flatMap((text) =>
    factLines(face, {
      label: 'read',
      labelWidth: 6,
      text: `${namedText(text)}: ${text.reading.said.join(' ')}`,
    }),
  );

/** A text of a sketch that is not read, up to which word it was. */
export const unreadTextLines = (face: Face, texts: readonly UsedTextJson[]): Line[] =>
  texts.flatMap(({ reading, ...text }) => [
    ...factLines(face, {
      label: 'gap',
      labelWidth: 6,
      text: `${namedText({ ...text, reading })} is not read, so it is not played.`,
    }),
    ...(reading.at === null
      ? factLines(face, { indent: 2, text: reading.text })
      : underlined(face, reading.text, reading.at.index)),
    ...factLines(face, { indent: 4, text: reading.why === null ? '' : WHY[reading.why] }),
  ]);
