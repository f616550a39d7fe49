/** How many distinct texts of the sets we have each construction reads, kept beside the grammar: no test needs card data. */

export const KEPT = 'src/card-language/grammar/kept-readings.txt';

/** A construction that reads fewer texts gives its reason. */
export const FEW = 3;

export interface Kept {
  /** "Sort: name" */
  readonly of: string;
  readonly texts: number;
  /** Why it is there although it reads so few. */
  readonly why?: string;
}

const LINE = /^ *(\d+) {2}(.+?)(?: {2}— (.*))?$/u;

export const keptReadings = (file: string): ReadonlyMap<string, Kept> =>
  new Map(
    file.split('\n').flatMap((line) => {
      const [, texts, of, why] = LINE.exec(line) ?? [];
      return of === undefined
        ? []
        : [[of, { of, texts: Number(texts), ...(why === undefined ? {} : { why }) }] as const];
    }),
  );

export const textOfReadings = (all: readonly Kept[]): string =>
  `${all.map(({ of, texts, why }) => `${String(texts).padStart(5)}  ${of}${why === undefined ? '' : `  — ${why}`}`).join('\n')}\n`;
