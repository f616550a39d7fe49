import { type Measured, measured, type Task } from './measured.ts';
import { judgeWith, nothing, ran } from './start-up.ts';

/** The check of all types, which `npm run types` runs: after a change of a rule one waits for both. */
const types: Task = {
  name: 'npm run types, without npm',
  run: () => ran(['node_modules/typescript-checker/bin/tsc', '--noEmit']),
};

/** Every scenario verified by the command, with its threads and with what the build has parsed, beside other waits of the same machine. */
export const verifying = (iterations: number): Promise<readonly Measured[]> =>
  measured([types, judgeWith({})('verify'), nothing], iterations);
