import type { FollowsJson } from '../report/types.ts';
import { changesWords } from './doubts.ts';
import { capital, listed } from './facts.ts';

/** That texts which are not read may change what follows, and that the lines after it are what follows without them. */
export const unreadFollows = ({ unread, ifNothing, couldChange }: FollowsJson): string => {
  if (couldChange !== undefined) {
    const can = couldChange.length === 0 ? '' : ` It can change ${changesWords(couldChange)}.`;
    return `What else comes of it is unknown: the text of ${listed(unread)} is not read.${can}`;
  }
  const unknown = `What follows is unknown: the text of ${listed(unread)} is not read.`;
  return ifNothing === undefined ? unknown : `${unknown} ${capital(ifUnchanged(unread))}`;
};

export const ifUnchanged = (unread: readonly string[]): string =>
  `if ${unread.length === 1 ? 'it changes' : 'they change'} nothing:`;
