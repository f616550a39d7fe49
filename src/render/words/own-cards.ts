import type { OwnCardsJson } from '../report/types.ts';
import { listed } from './facts.ts';

/** Which cards a line names and cannot hold, and what it means without their file. */
export const ownCardsWords = ({ file, names, replacing }: OwnCardsJson): string => {
  const entered = `${listed(names)} as entered in ${file}; the line below needs that file.`;
  if (replacing.length === 0) return entered;
  return `${entered} Without it, ${listed(replacing)} ${replacing.length === 1 ? 'is the card' : 'are the cards'} on file.`;
};
