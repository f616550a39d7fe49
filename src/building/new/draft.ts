import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Marks what a person still has to write. A test fails as long as one is left in the project. */
export const PLACEHOLDER = 'PLACEHOLDER';

/** A file that a change needs, and what was done to it: for the report. */
export interface Written {
  readonly path: string;
  readonly what: string;
}

/** Changes to the files of a project, kept in memory until all of them are possible. Paths are relative to the project, with `/`. */
export class Draft {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #written: Written[] = [];
  readonly faults: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  get written(): readonly Written[] {
    return this.#written;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  text(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  create(path: string, what: string, text: string): void {
    if (this.has(path)) {
      this.faults.push(`${path} exists already`);
      return;
    }
    this.#texts.set(path, text);
    this.#written.push({ path, what });
  }

  /** Changes a file; `change` gives null where it finds no place for it, which is a fault of this program's, not of the reader's. */
  change(path: string, what: string, change: (text: string) => string | null): void {
    const before = this.has(path) ? this.text(path) : null;
    const after = before === null ? null : change(before);
    if (after === null) {
      this.faults.push(`${path} has no place for ${what}; add it by hand`);
      return;
    }
    this.#texts.set(path, after);
    this.#written.push({ path, what });
  }

  /** Writes every file. */
  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
  }

  /** Where something is left to write: `path:line: the line`. */
  placeholders(): readonly string[] {
    return [...this.#texts].flatMap(([path, text]) => placeholdersIn(path, text));
  }
}

/** Every line of a text that still has a placeholder: `path:line: the line`. */
export const placeholdersIn = (path: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => (line.includes(PLACEHOLDER) ? [`${path}:${at + 1}: ${line.trim()}`] : []));

/** `after-a-failed-flip` → `afterAFailedFlip`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase());

export const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** Puts a line before the first that fits; null where none does. */
export const insertBefore = (text: string, pattern: RegExp, line: string): string | null => {
  const at = text.search(pattern);
  return at < 0 ? null : `${text.slice(0, at)}${line}${text.slice(at)}`;
};

/** Puts a line after the last that fits; null where none does. `pattern` matches whole lines with their line break and is global. */
export const insertAfterLast = (text: string, pattern: RegExp, line: string): string | null => {
  const last = [...text.matchAll(pattern)].at(-1);
  if (last === undefined) return null;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${line}${text.slice(end)}`;
};
