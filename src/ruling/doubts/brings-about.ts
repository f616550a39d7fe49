import type { Upon } from '../../state/index.ts';
import type { GapFound } from '../ruling.ts';
import { ON_TABLE, type OnTable } from './may-leave.ts';

/** What an unread text has to change for a moment to come that another one waits for; one that is not here may come of anything. */
const BY_A_CHANGE: { readonly [upon in Upon]?: readonly OnTable[] } = {
  'knocked-out': ['damage', 'fallen'],
  'struck-down': ['damage', 'fallen'],
  'knock-out': ['damage', 'fallen'],
  damage: ['damage', 'fallen'],
  damaged: ['damage', 'fallen'],
  'has-damage': ['damage', 'fallen'],
  'opposing-damage': ['damage', 'fallen'],
  afflicted: ['conditions', 'recovered'],
  affliction: ['conditions', 'recovered'],
  energy: ['attached'],
  'energy-attached': ['attached'],
  evolution: ['stages'],
  supporter: ['limits', 'hand'],
  retreat: ['places', 'fallen'],
  'moved-to-bench': ['places', 'benched', 'fallen'],
};

/** After another turn, or after the end of the game, any moment may come. */
const GOES_ON: readonly OnTable[] = ['turn', 'end'];

/** May an unread text that can leave this otherwise bring the moment that this other one waits for? */
export const mayBringItsMoment = (left: readonly OnTable[], { waits }: GapFound): boolean => {
  const by = (waits === undefined ? undefined : BY_A_CHANGE[waits.upon]) ?? ON_TABLE;
  return [...by, ...GOES_ON].some((what) => left.includes(what));
};
