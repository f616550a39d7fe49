import type { AssumptionJson, FaultJson } from '../../render/report/types.ts';
import { dayInWords } from '../../render/words/day.ts';
import { poolOn, printsOfFormat, type TournamentFormat } from '../../tournament-formats/index.ts';
import { namedFormat, notAFormat } from '../decks/named-format.ts';
import type { UsualRulebook, World } from '../world.ts';
import type { TableRead } from './read-table.ts';

/** A judge at a tournament of one format means its prints: a name without a print does not stand for a card of twenty years ago. */

/** The table with the cards of the reader's usual format, where that counts, and afterwards which assumption that was. */
export interface OfFormat {
  readonly table: TableRead;
  /** None where every name on the table means what it would mean without the format. */
  assumed(): readonly AssumptionJson[];
}

/** The format of the reader's choice; a fault where there is none of that name. */
export const usualFormat = (
  { name, said }: NonNullable<UsualRulebook['format']>,
  world: Pick<World, 'tournamentFormats'>,
): TournamentFormat | FaultJson =>
  namedFormat(name, world) ?? notAFormat(name, `a format of tournaments, and ${said} names it`, world);

/** `chosen`: the format that goes with the document in force; under any other document every print counts. */
export const ofUsualFormat = (
  table: TableRead,
  chosen: NonNullable<UsualRulebook['format']>,
  world: Pick<World, 'tournamentFormats'>,
): OfFormat | FaultJson => {
  const { pool } = table;
  const format = usualFormat(chosen, world);
  if ('code' in format) return format;
  const cards = poolOn(format, chosen.day);
  const said = (says: string): readonly AssumptionJson[] => [{ kind: 'default', about: 'prints', says, rule: null }];
  if (cards === null) {
    const says = `${format.title} has no cards yet on ${dayInWords(chosen.day)}: a name without a print means any print.`;
    return { table, assumed: () => said(says) };
  }
  const { pool: narrow, narrowed } = printsOfFormat(pool, cards);
  // Later than it is recorded a format is what it was then.
  const day = chosen.day < format.asOf ? chosen.day : format.asOf;
  const says = `A name without a print means one of ${format.title} (${dayInWords(day)}).`;
  return {
    table: { ...table, pool: narrow },
    assumed: () => (narrowed.size === 0 ? [] : said(says)),
  };
};
