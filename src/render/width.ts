/** Marks that stand on the sign before them. */
const MARK = /[\p{Mn}\p{Me}]/u;
/** Drawn as a picture two columns wide. */
const PICTURE = /\p{Emoji_Presentation}/u;

/** Quotation marks, arrows, frames, ticks: of these parts of Unicode no sign is a mark or a picture, and the tables of all others need not be made. */
const isPlain = (point: number): boolean =>
  (point >= 0x2010 && point <= 0x20cf) ||
  (point >= 0x2100 && point <= 0x2319) ||
  (point >= 0x2500 && point <= 0x25fc) ||
  (point >= 0x2710 && point <= 0x2727);

/** Columns a terminal gives to one code point: 0 for combining marks, 2 for wide East Asian signs and pictures, else 1. */
const columnsOf = (point: number): number => {
  if (point === 0 || (point >= 0x200b && point <= 0x200f) || (point >= 0xfe00 && point <= 0xfe0f)) return 0;
  if (point < 0x300 || isPlain(point)) return 1;
  const sign = String.fromCodePoint(point);
  if (MARK.test(sign)) return 0;
  if (point < 0x1100) return 1;
  const wide =
    point <= 0x115f ||
    (point >= 0x2e80 && point <= 0x303e) ||
    (point >= 0x3041 && point <= 0xa4cf) ||
    (point >= 0xac00 && point <= 0xd7a3) ||
    (point >= 0xf900 && point <= 0xfaff) ||
    (point >= 0xfe30 && point <= 0xfe6f) ||
    (point >= 0xff00 && point <= 0xff60) ||
    (point >= 0xffe0 && point <= 0xffe6) ||
    (point >= 0x20000 && point <= 0x3fffd);
  return wide || PICTURE.test(sign) ? 2 : 1;
};

/** Width of a text in terminal columns. The text must hold no escape sequences. */
export const displayWidth = (text: string): number => {
  let width = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    // Most signs take one column and are one unit.
    if (unit > 0 && unit < 0x300) width += 1;
    else {
      const point = text.codePointAt(at) ?? 0;
      width += columnsOf(point);
      if (point > 0xffff) at += 1;
    }
  }
  return width;
};

/** The longest beginning of the text that fits into `columns`. */
export const fitting = (text: string, columns: number): string => {
  let width = 0;
  let end = 0;
  for (const sign of text) {
    width += columnsOf(sign.codePointAt(0) ?? 0);
    if (width > columns) break;
    end += sign.length;
  }
  return text.slice(0, end);
};

/** The longest end of the text that fits into `columns`. */
export const ending = (text: string, columns: number): string => {
  const signs = [...text];
  let width = 0;
  let from = signs.length;
  while (from > 0) {
    width += columnsOf(signs[from - 1]?.codePointAt(0) ?? 0);
    if (width > columns) break;
    from -= 1;
  }
  return signs.slice(from).join('');
};

export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - displayWidth(text)));

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - displayWidth(text))) + text;
