import type { FollowsJson } from '../report/types.ts';
import { capital, listed } from './facts.ts';

/** That texts which are not read may change what follows, and that the lines after it are what follows without them. */
export const unreadFollows = ({ unread, ifNothing }: FollowsJson): string => {
  const unknown = `What follows is unknown: the text of ${listed(unread)} is not read.`;
  return ifNothing === undefined ? unknown : `${unknown} ${capital(ifUnchanged(unread))}`;
};

export const ifUnchanged = (unread: readonly string[]): string =>
  `if ${unread.length === 1 ? 'it changes' : 'they change'} nothing:`;
