import { spawnSync } from 'node:child_process';
import { type Measured, measured } from './measured.ts';

const node =
  (...args: string[]) =>
  (): void => {
    spawnSync(process.execPath, args, { stdio: 'ignore' });
  };
const judge = (...words: string[]) => ({
  name: `judge ${words.slice(0, 3).join(' ')}`,
  run: node('bin/judge.js', ...words),
});

const LINE = 'CR t9 p1 | Typhlosion(MT 16) +RR+DRE / Cyndaquil(MT 79) vs Machamp(DP 31)';

/** Whole processes beside Node that does nothing. */
export const startUp = (iterations: number): Promise<readonly Measured[]> =>
  measured(
    [
      { name: 'node -e 0', run: node('-e', '0') },
      judge('rule', '309.4'),
      judge('search', 'asleep', 'retreat'),
      judge('search', 'C-14'),
      { ...judge('can', 'retreat', '-b', LINE), name: 'judge can retreat -b LINE' },
      {
        ...judge('can', 'retreat', '-b', 'scenarios/disputes/asleep-and-out-of-energy.yaml'),
        name: 'judge can retreat -b FILE',
      },
      {
        ...judge('replay', 'scenarios/disputes/two-energy-or-one-double-rainbow.yaml'),
        name: 'judge replay FILE',
      },
    ],
    iterations,
  );
