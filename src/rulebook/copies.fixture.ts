import type { CorpusEntry } from '../corpus/index.ts';
import { expectedOf } from './marks.ts';

/** Copies of documents as they may be printed, made of our own restatements: no word of any source is in them. */

/** Every entry with the mark its id lets one expect, in the order of the document. Examples of a section stand between its paragraphs, as in 2018. */
export const printed = (entries: readonly CorpusEntry[]): string => {
  const waiting: string[] = [];
  const blocks = entries.flatMap((entry): string[] => {
    const expected = expectedOf(entry);
    const body = entry.text.replace(/\n+/gu, ' ');
    const apart = entry.document === 'advanced-2018' && entry.id.startsWith('II.');
    const examples = apart ? [] : entry.examples.map((text) => `Example: ${text.replace(/\s+/gu, ' ')}`);
    const before = expected.kind === 'label' ? waiting.splice(0) : [];
    if (apart) waiting.push(...entry.examples.map((text, at) => `[Example ${at + 1}] ${text.replace(/\s+/gu, ' ')}`));
    switch (expected.kind) {
      case 'diamond':
        return [`◆\n${body}`, ...waiting.splice(0, 1)];
      case 'label': {
        const isHeading = entry.kind === 'section' || (apart && expected.strict);
        const label = /^[A-H]-/u.test(expected.value)
          ? expected.value.replace(/(\d)$/u, ' $1')
          : `${expected.value}${/^\d{3}\./u.test(expected.value) ? '' : '.'}`;
        const first = isHeading ? [`## ${label} ${entry.title}`, body] : [`${label} ${body}`];
        return [...before, ...first.filter((one) => one !== ''), ...examples];
      }
      case 'name':
        return [`## ${entry.kind === 'glossary' ? expected.names[0] : entry.title}`, body, ...examples].filter(
          (one) => one !== '',
        );
      default:
        return [body, ...examples];
    }
  });
  return [...blocks, ...waiting].join('\n\n');
};

/** Lines of at most so many signs. */
export const wrapped = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines: string[] = [''];
      for (const word of line.split(' ')) {
        const now = lines.at(-1) ?? '';
        if (now !== '' && now.length + word.length + 1 > width) lines.push(word);
        else lines[lines.length - 1] = now === '' ? word : `${now} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');

/** Pages of so many lines, each with a running title and its number. */
export const onPages = (text: string, length: number): string => {
  const lines = text.split('\n');
  const pages: string[] = [];
  for (let at = 0; at < lines.length; at += length)
    pages.push(
      ['A Rulebook, printed for ourselves', '', ...lines.slice(at, at + length), '', `${pages.length + 1}`].join('\n'),
    );
  return pages.join('\n\f');
};

/** A plain PDF, a page for each text, in a font every reader has. Only letters of Western Europe. */
export const pdfOf = (pages: readonly string[]): Buffer => {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  const shown = (line: string): string => line.replace(/[\\()]/gu, '\\$&');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (const page of pages) {
    let y = 800;
    const content = page
      .split('\n')
      .map((line) => {
        y -= line === '' ? 8 : 12;
        return line === '' ? '' : `BT /F1 10 Tf 50 ${y} Td (${shown(line)}) Tj ET`;
      })
      .join('\n');
    const at = objects.length + 1;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${at + 1} 0 R >>`,
    );
    add(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = Buffer.byteLength(text, 'latin1');
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = Buffer.byteLength(text, 'latin1');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};
