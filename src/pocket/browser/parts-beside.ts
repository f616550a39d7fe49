import { openPartsFile } from '../folder-parts.ts';
import type { PartName } from '../parts.ts';

/** The parts of a page from a folder: some came with its program, the others are fetched when the page is drawn. */

export interface PartsBeside {
  /** The text of a part; it must have come. */
  text(name: PartName): string | null;
  /** Comes back when all of them are there, and begins to fetch them when it is asked first. */
  all(): Promise<void>;
}

const FILE = 'parts.txt';

/** Milliseconds after which a host that gave nothing is asked again. */
const AGAIN = 2000;

const fetched = async (): Promise<Uint8Array> => {
  for (;;) {
    try {
      const answer = await fetch(FILE);
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    } catch {
      // The host is gone, and the browser keeps nothing of it; it may come back.
    }
    await new Promise((again) => setTimeout(again, AGAIN));
  }
};

export const partsBeside = (first: Readonly<Record<string, string>>): PartsBeside => {
  let rest: ((name: string) => string | null) | null = null;
  let coming: Promise<void> | null = null;
  return {
    text(name) {
      const text = first[name];
      if (text !== undefined) return text;
      // Those that only a page for one's own use has are in none from a folder.
      if (name === 'imported' || name === 'own') return null;
      if (rest === null) throw new Error(`${name} was asked for before it came`);
      return rest(name);
    },
    all() {
      coming ??= fetched().then((file) => {
        rest = openPartsFile(file);
      });
      return coming;
    },
  };
};
