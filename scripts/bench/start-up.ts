import { spawnSync } from 'node:child_process';
import { type Measured, measured, type Task } from './measured.ts';

type Env = { readonly [name: string]: string };

/** Runs Node with these words to its end. */
export const ran = (args: readonly string[], env: Env = {}): void => {
  spawnSync(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } });
};

/** `judge` as a process of its own, in that environment. */
export const judgeWith =
  (env: Env) =>
  (...words: string[]): Task => ({
    name: `judge ${words.slice(0, 3).join(' ')}`,
    run: () => ran(['bin/judge.js', ...words], env),
  });

/** Node that does nothing. */
export const nothing: Task = { name: 'node -e 0', run: () => ran(['-e', '0']) };

const judge = judgeWith({});

export const LINE = 'CR t9 p1 | Typhlosion(MT 16) +RR+DRE / Cyndaquil(MT 79) vs Machamp(DP 31)';

/** Whole processes beside Node that does nothing. */
export const startUp = (iterations: number): Promise<readonly Measured[]> =>
  measured(
    [
      nothing,
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
