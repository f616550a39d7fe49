/** The version and the date a text says of itself, in its own words. */
export interface Edition {
  readonly version: string | null;
  readonly date: string | null;
}

/** They stand on the first pages; what says that it was changed last, on the last. */
const FRONT = 4_000;
const BACK = 1_500;

const VERSION = /\bver(?:sion)?\.?\s*(\d+(?:\.\d+)+(?:\s+draft)?)/iu;
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATES: readonly RegExp[] = [
  new RegExp(`\\b(${MONTH}\\s+\\d{1,2},?\\s+\\d{4}|\\d{1,2}\\s+${MONTH}\\s+\\d{4})`, 'iu'),
  // A cover may name the month alone.
  new RegExp(`\\blast\\s+(?:updated|modified|changed)\\s*:?\\s+(${MONTH}\\s+\\d{4})`, 'iu'),
  /\((\d{1,2}\/\d{1,2}\/\d{2,4})\)/u,
  /\b(\d{4}-\d{2}-\d{2})\b/u,
];
const CHANGED = /\blast\s+(?:modified|updated|changed)\s+(?:on\s+)?(\d{1,2}\/\d{1,2}\/\d{2,4}|\d{4}-\d{2}-\d{2})/iu;
const COPYRIGHT = /©\s*(\d{4})\b/u;

/** Nothing is worked out: a text without a version has none. Of a page that was changed, and of a copyright, that is said. */
export const editionOf = (text: string): Edition => {
  const front = text.slice(0, FRONT);
  const back = text.slice(-BACK);
  const version = VERSION.exec(front)?.[1]?.replace(/\s+/gu, ' ') ?? null;
  const printed = DATES.map((date) => date.exec(front)?.[1]).find((date) => date !== undefined);
  const changed = CHANGED.exec(back)?.[1];
  const year = COPYRIGHT.exec(front)?.[1] ?? COPYRIGHT.exec(back)?.[1];
  const date =
    printed?.replace(/\s+/gu, ' ') ??
    (changed === undefined ? null : `changed ${changed}`) ??
    (year === undefined ? null : `© ${year}`);
  return { version, date };
};
