import type { FormatName, Setup } from '../state/index.ts';
import type { Format } from './format.ts';
import { oneOnOne } from './one-on-one.ts';
import { teamBattle } from './team-battle.ts';
import { twoOnTwo } from './two-on-two.ts';

export type { Format } from './format.ts';
export { oneOnOne } from './one-on-one.ts';
export { teamBattle } from './team-battle.ts';
export { twoOnTwo } from './two-on-two.ts';

/** Every form of play. */
export const FORMS: { readonly [F in FormatName]: Format } = { '1on1': oneOnOne, '2on2': twoOnTwo, team: teamBattle };

/** The form in which a told table is played: a third or fourth player makes it a Team Battle, else it is the one that it names. */
export const formatOf = ({ format, sides, toMove }: Setup): Format => {
  const four = sides.p3 !== undefined || sides.p4 !== undefined || toMove === 'p3' || toMove === 'p4';
  return FORMS[four ? 'team' : (format ?? '1on1')];
};
