import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSketchedTexts } from '../src/cli/data.ts';
import { handInTextReader } from '../src/state/index.ts';

// A scenario may sketch a card with its text, which is read as the command line reads it.
handInTextReader(readSketchedTexts);

/** A scenario of this project: its path with forward slashes, and its text. */
export interface ScenarioText {
  readonly name: string;
  readonly text: string;
}

/** Every scenario below a folder, in order of name; the card files are none. */
export const scenarioTexts = (folder = 'scenarios'): readonly ScenarioText[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isDirectory()) return entry.name === 'cards' ? [] : scenarioTexts(path);
      return /\.ya?ml$/.test(entry.name) ? [{ name: path, text: readFileSync(path, 'utf8') }] : [];
    });
