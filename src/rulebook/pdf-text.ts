import { getDocumentProxy } from 'unpdf';
import { LARGE } from './marks.ts';

/** The text of a PDF in the lines it is printed in: a blank line where one stands in print, a form feed between pages. */

/** Why a PDF gives no text. */
export type PdfFault = 'encrypted' | 'no-text' | 'damaged' | 'too-large';

export type PdfText =
  | { readonly ok: true; readonly text: string; readonly pages: number }
  | { readonly ok: false; readonly why: PdfFault };

/** No rulebook comes near; it keeps a file made to do harm from filling the memory. */
const MOST_PAGES = 2_000;
const MOST_CHARACTERS = 4_000_000;

interface Item {
  readonly str: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

interface Line {
  text: string;
  readonly y: number;
  readonly size: number;
  end: number;
}

/** Items of one line are put together; a space stands where there is one in print. */
const linesOf = (items: readonly Item[]): readonly Line[] => {
  const lines: Line[] = [];
  for (const { str, x, y, width, size } of items) {
    const now = lines.at(-1);
    const same = now !== undefined && Math.abs(now.y - y) < 0.45 * Math.max(now.size, size) && x > now.end - size;
    if (!same) {
      if (str.trim() !== '') lines.push({ text: str, y, size, end: x + width });
      continue;
    }
    const apart = x - now.end > 0.18 * size && !/\s$/u.test(now.text) && !/^\s/u.test(str);
    now.text += apart ? ` ${str}` : str;
    if (width > 0) now.end = x + width;
  }
  return lines;
};

/** The usual distance between lines of one paragraph. */
const pitchOf = (lines: readonly Line[]): number => {
  const steps = lines
    .flatMap(({ y, size }, at) => {
      const above = lines[at - 1];
      const step = above === undefined ? 0 : above.y - y;
      return step > 0.5 * size && step < 3 * size ? [step / size] : [];
    })
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length * 0.3)] ?? 1.2;
};

/** The size most letters are printed in. */
const usualSize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
};

/** A heading is printed larger; one that takes two lines is one line again. */
const isLarge = ({ size, text }: Line, usual: number): boolean => size > usual * 1.12 && text.length < 120;

const headingsJoined = (lines: readonly Line[], usual: number): readonly Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const goesOn =
      above !== undefined &&
      isLarge(above, usual) &&
      Math.abs(above.size - line.size) < 0.05 * line.size &&
      above.y - line.y > 0 &&
      above.y - line.y < 1.45 * line.size &&
      above.text.length + line.text.length < 120;
    if (goesOn) joined[joined.length - 1] = { ...line, text: `${above.text} ${line.text}` };
    else joined.push(line);
  }
  return joined;
};

const pageText = (lines: readonly Line[], pitch: number, usual: number): string =>
  lines
    .map((line, at) => {
      const { y, size } = line;
      const text = isLarge(line, usual) ? `${LARGE} ${line.text}` : line.text;
      const above = lines[at - 1];
      if (above === undefined) return text;
      const step = above.y - y;
      const isGap =
        step > pitch * Math.min(size, above.size) * 1.3 || step < 0 || Math.abs(size - above.size) > 0.15 * size;
      return `${isGap ? '\n\n' : '\n'}${text}`;
    })
    .join('');

const whyOf = (error: unknown): PdfFault =>
  error instanceof Error && /password|encrypt/iu.test(`${error.name} ${error.message}`) ? 'encrypted' : 'damaged';

/** Never throws: what is wrong with the file is in the result. */
export const pdfText = async (bytes: Uint8Array): Promise<PdfText> => {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: false });
    if (pdf.numPages > MOST_PAGES) return { ok: false, why: 'too-large' };
    const pages: (readonly Line[])[] = [];
    let size = 0;
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const page = await pdf.getPage(at);
      const { items } = await page.getTextContent();
      const printed = items.flatMap((item): Item[] => {
        if (!('str' in item)) return [];
        const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as readonly number[];
        size += item.str.length;
        return [{ str: item.str, x, y, width: item.width, size: Math.hypot(c, d) || item.height || 1 }];
      });
      if (size > MOST_CHARACTERS) return { ok: false, why: 'too-large' };
      pages.push(linesOf(printed));
      page.cleanup();
    }
    const pitch = pitchOf(pages.flat());
    const usual = usualSize(pages.flat());
    const text = pages.map((lines) => pageText(headingsJoined(lines, usual), pitch, usual)).join('\f');
    return /\p{L}{3}/u.test(text) ? { ok: true, text, pages: pages.length } : { ok: false, why: 'no-text' };
  } catch (error) {
    return { ok: false, why: whyOf(error) };
  }
};
