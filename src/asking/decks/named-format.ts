import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { nearest } from '../../state/index.ts';
import type { TournamentFormat } from '../../tournament-formats/index.ts';
import type { World } from '../world.ts';

/** The format of tournaments that is called so, by its key or its title. */
export const namedFormat = (said: string, world: Pick<World, 'tournamentFormats'>): TournamentFormat | undefined => {
  const word = said.trim().toLowerCase();
  return world.tournamentFormats().find(({ key, title }) => key === word || title.toLowerCase() === word);
};

/** A word that names no format, with the nearest of those that do; `others` may stand there as well. */
export const notAFormat = (
  said: string,
  what: string,
  world: Pick<World, 'tournamentFormats'>,
  others: readonly string[] = [],
): FaultJson => {
  const known = [...new Set([...others, ...world.tournamentFormats().map(({ key }) => key)])];
  const [near] = nearest(said.trim().toLowerCase(), known, 1);
  const hint = `${near === undefined ? '' : `nearest   ${near}\n`}formats   ${known.join(' · ')}`;
  return usageFault('unknown-format', `“${said}” is not ${what}.`, hint);
};
