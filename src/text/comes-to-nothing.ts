import type { Attack } from '../state/index.ts';
import { holdsVerb } from './verbs-within.ts';

/** Can the text of this attack itself make it do nothing? */
export const mayComeToNothing = ({ does, choose, activate, discards }: Attack): boolean =>
  [does, choose, activate, discards].some((part) => part !== undefined && holdsVerb(part, 'nothing'));
