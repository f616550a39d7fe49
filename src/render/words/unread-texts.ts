import type { FollowsJson } from '../report/types.ts';
import { changesWords } from './doubts.ts';
import { capital, listed } from './facts.ts';

/** The texts that are not read, and the effects of which is not given whether they are there. */
export const whatIsUnknown = (unread: readonly string[], effects: readonly string[] = []): string => {
  const texts = unread.filter((card) => !effects.includes(card));
  return listed([
    ...(texts.length === 0 ? [] : [`the text of ${listed(texts)} is not read`]),
    ...effects.map((effect) => `whether the effect of ${effect} is there is not given`),
  ]);
};

/** That texts which are not read may change what follows, and that the lines after it are what follows without them. */
export const unreadFollows = ({ unread, effects, ifNothing, couldChange }: FollowsJson): string => {
  if (couldChange !== undefined) {
    const can = couldChange.length === 0 ? '' : ` It can change ${changesWords(couldChange)}.`;
    return `What else comes of it is unknown: the text of ${listed(unread)} is not read.${can}`;
  }
  const unknown = `What follows is unknown: ${whatIsUnknown(unread, effects)}.`;
  return ifNothing === undefined ? unknown : `${unknown} ${capital(ifUnchanged(unread))}`;
};

export const ifUnchanged = (unread: readonly string[]): string =>
  `if ${unread.length === 1 ? 'it changes' : 'they change'} nothing:`;
