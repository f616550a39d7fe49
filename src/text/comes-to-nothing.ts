import type { Attack, Json } from '../state/index.ts';

const says = (text: Json | undefined, word: string): boolean => {
  if (typeof text !== 'object' || text === null) return false;
  if (Array.isArray(text)) return (text as readonly Json[]).some((one) => says(one, word));
  return Object.entries(text).some(([key, inner]) => key === word || says(inner, word));
};

/** Can the text of this attack itself make it do nothing? */
export const mayComeToNothing = ({ does, base, choose, activate, discards }: Attack): boolean =>
  [does, base, choose, activate, discards].some((part) => says(part as Json | undefined, 'nothing'));
