import { type FormatName, fourSit, type Setup } from '../state/index.ts';
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

/** The form in which a described table is played: a third or fourth player makes it a Team Battle, else it is the one that it names. */
export const formatOf = (setup: Setup): Format => FORMS[fourSit(setup) ? 'team' : (setup.format ?? '1on1')];
