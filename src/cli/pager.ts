import { spawnSync } from 'node:child_process';
import type { Env } from './terminal.ts';

/**
 * Shows a text in the reader's pager; false where there is none. In a file of its own, because Node's part for starting programs costs several
 * milliseconds of a start.
 */
export const page = (text: string, env: Env, platform: string): boolean => {
  const pager = env.JUDGE_PAGER ?? env.PAGER ?? (platform === 'win32' ? '' : 'less');
  if (pager === '' || pager === 'cat') return false;
  const ended = spawnSync(pager, {
    shell: true,
    input: text,
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...env },
  });
  // 127: the shell found no such program.
  return ended.error === undefined && ended.status !== 127;
};
