import { readFileSync } from 'node:fs';
import { runScenario } from '../../src/scenario/index.ts';
import { cardPool } from '../../src/state/index.ts';
import { scenarioTexts } from '../scenario-files.ts';
import { fixedLoop, type Measured, measured } from './measured.ts';

/** Every scenario that ships, read, ruled on and compared with what it expects. */
export const scenarios = (iterations: number): Promise<readonly Measured[]> => {
  const files = scenarioTexts();
  const pool = cardPool(JSON.parse(readFileSync('dist/cards.json', 'utf8')));
  return measured(
    [
      fixedLoop,
      {
        name: `all ${files.length} scenarios`,
        run: () => {
          for (const { name, text } of files) runScenario(text, name, { pool, doc: 'comprehensive-2009' });
        },
        each: files.length,
        what: 'scenarios',
      },
    ],
    iterations,
  );
};
