import { textOf, widthOf, wrap } from './rich.ts';

/** A part of a text with the gap in front of it, which falls away at the beginning of a line. */
interface Part {
  readonly gap: string;
  readonly text: string;
}

const partsOf = (part: Part, at: RegExp): readonly Part[] => {
  const gaps = part.text.match(new RegExp(at, 'gu')) ?? [];
  return part.text.split(at).map((text, index) => ({ gap: (index === 0 ? part.gap : gaps[index - 1]) ?? '', text }));
};

const WORDS = / /u;

/**
 * Breaks a text into lines of at most `columns`, at the first of `gaps` where that is enough, then at the others, last between words: what stands
 * between two gaps stays on one line where it fits on one. `taken` columns of the first line are gone already.
 */
export const flow = (text: string, columns: number, gaps: readonly RegExp[], taken = 0): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let room = columns - taken;
  const feed = (): void => {
    lines.push(line);
    line = '';
    room = columns;
  };
  const put = (part: Part): boolean => {
    const whole = (line === '' ? '' : part.gap) + part.text;
    if (widthOf(whole) > room) return false;
    line += whole;
    room -= widthOf(whole);
    return true;
  };
  const place = (part: Part, [gap, ...finer]: readonly RegExp[]): void => {
    if (put(part)) return;
    if (line !== '' && widthOf(part.text) <= columns) {
      feed();
      put(part);
    } else if (gap !== undefined) for (const one of partsOf(part, gap)) place(one, finer);
    else
      for (const piece of wrap(part.text, columns).map(textOf)) {
        feed();
        put({ gap: '', text: piece });
      }
  };
  place({ gap: '', text }, [...gaps, WORDS]);
  return [...lines, line];
};
