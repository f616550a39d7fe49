/** Walks through JSON without building anything: whether it is JSON, how deep it goes, and where its parts stand. */

export interface JsonPlace {
  readonly start: number;
  readonly end: number;
}

export interface JsonScan {
  /** Where the text stops being JSON, and what was expected there; null for JSON. */
  readonly broken: { readonly at: number; readonly expected: string } | null;
  /** Where it first goes deeper than allowed. */
  readonly tooDeep: number | null;
  /** The places of the parts that were asked for, by path. */
  readonly places: ReadonlyMap<string, JsonPlace>;
}

export type JsonPath = readonly (string | number)[];

/** A path as a key: `3/attacks/0/cost`. */
export const pathKey = (path: JsonPath): string => path.join('/');

/** Deeper than any card data goes; what is deeper was made to break readers. */
const DEEPEST = 32;

const BLANK = /[ \t\r\n]*/y;
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

interface Level {
  readonly list: boolean;
  readonly start: number;
  at: string | number;
}

/** The end of the string that begins at `from`; negative: it breaks off at that place. */
const stringEnd = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32) return -at;
    if (code !== 92) continue;
    ESCAPE.lastIndex = at + 1;
    const sign = ESCAPE.exec(text);
    if (sign === null) return -(at + 1);
    at += sign[0].length;
  }
  return -text.length;
};

/** Scans `text`, which may be anything. */
export const scanJson = (text: string, wanted: ReadonlySet<string> = new Set()): JsonScan => {
  const places = new Map<string, JsonPlace>();
  const levels: Level[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let tooDeep: number | null = null;
  const scan = (broken: JsonScan['broken']): JsonScan => ({ broken, tooDeep, places });
  const blank = (): void => {
    BLANK.lastIndex = at;
    BLANK.exec(text);
    at = BLANK.lastIndex;
  };
  const placed = (start: number): void => {
    if (wanted.size === 0) return;
    const key = pathKey(levels.map((level) => level.at));
    if (wanted.has(key)) places.set(key, { start, end: at });
  };
  /** Reads `"key":`; the words of what is missing, or null. */
  const key = (level: Level): string | null => {
    blank();
    if (text[at] !== '"') return 'a key in quotes';
    const end = stringEnd(text, at);
    if (end < 0) {
      at = -end;
      return 'the end of a string';
    }
    level.at = JSON.parse(text.slice(at, end)) as string;
    at = end;
    blank();
    if (text[at] !== ':') return 'a colon';
    at += 1;
    return null;
  };

  for (;;) {
    blank();
    const start = at;
    const sign = text[at];
    let ended = true;
    if (sign === '{' || sign === '[') {
      at += 1;
      if (levels.length >= DEEPEST) tooDeep ??= start;
      const level: Level = { list: sign === '[', start, at: 0 };
      blank();
      if (text[at] === (level.list ? ']' : '}')) at += 1;
      else {
        levels.push(level);
        const missing = level.list ? null : key(level);
        if (missing !== null) return scan({ at, expected: missing });
        ended = false;
      }
    } else if (sign === '"') {
      const end = stringEnd(text, at);
      if (end < 0) return scan({ at: -end, expected: 'the end of a string' });
      at = end;
    } else {
      WORD.lastIndex = at;
      const word = WORD.exec(text);
      if (word === null) return scan({ at, expected: 'a value' });
      at += word[0].length;
    }
    if (!ended) continue;
    placed(start);
    for (;;) {
      const level = levels.at(-1);
      blank();
      if (level === undefined) return scan(at === text.length ? null : { at, expected: 'the end of the file' });
      if (text[at] === ',') {
        at += 1;
        if (typeof level.at === 'number') level.at += 1;
        const missing = level.list ? null : key(level);
        if (missing !== null) return scan({ at, expected: missing });
        break;
      }
      if (text[at] !== (level.list ? ']' : '}'))
        return scan({ at, expected: level.list ? 'a comma or ]' : 'a comma or }' });
      at += 1;
      levels.pop();
      placed(level.start);
    }
  }
};
