import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSketchedTexts } from '../src/cli/data.ts';
import { namedScenarios, type ScenarioText } from '../src/scenario/index.ts';
import { handInTextReader } from '../src/state/index.ts';

// A scenario may sketch a card with its text, which is read as the command line reads it.
handInTextReader(readSketchedTexts);

export type { ScenarioText };

/** Every scenario below a folder, in order of its path, with forward slashes; the card files are none. */
export const scenarioTexts = (folder = 'scenarios'): readonly ScenarioText[] =>
  readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isDirectory()) return entry.name === 'cards' ? [] : scenarioTexts(path);
      return /\.ya?ml$/.test(entry.name) ? namedScenarios(path, readFileSync(path, 'utf8')) : [];
    });
