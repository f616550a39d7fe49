import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedScenarios, type ScenarioText } from './scenarios-in.ts';

const root = join(import.meta.dirname, '..', '..');

const below = (folder: string): readonly ScenarioText[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'cards' ? [] : below(path);
      return entry.name.endsWith('.yaml') ? namedScenarios(path, readFileSync(join(root, path), 'utf8')) : [];
    });

/** Every scenario of this project, by its path from the root; of a file that holds several, each. */
export const shippedScenarios: readonly ScenarioText[] = below('scenarios');

/** Their folders. */
export const folderOf = ({ name }: ScenarioText): string => name.slice(0, name.lastIndexOf('/'));
