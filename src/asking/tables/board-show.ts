import type { Doc } from '../../corpus/index.ts';
import { formatOf } from '../../formats/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { showReport } from '../../render/report/show-report.ts';
import type { FaultJson, ShowReport } from '../../render/report/types.ts';
import { setUpTable } from '../../state/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { type Refusal, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { readTable, rulesetFor, type TableRead } from './read-table.ts';
import type { SourceText } from './source-text.ts';

export interface BoardShowRequest {
  readonly table: SourceText | FaultJson;
  /** The document to rule by; overrides the board's. */
  readonly ruleset?: string;
  /** The player from whose side the table is seen, `p2` or the name that the board gives. */
  readonly seat?: string;
  /** How long ago the table was asked about, where it is the last one again. */
  readonly lastBoard?: string;
}

/** The seat that a word names: itself, or the name of who sits there. */
const seatOf = (
  said: string,
  seats: readonly string[],
  players: { readonly [seat: string]: string },
): string | null => {
  const word = said.trim().toLowerCase();
  return seats.find((seat) => seat === word) ?? seats.find((seat) => players[seat]?.toLowerCase() === word) ?? null;
};

/** The table as it was described. */
export const showBoard = async (
  { table: source, ruleset, seat: said = 'p1', lastBoard }: BoardShowRequest,
  world: World,
): Promise<
  | { readonly report: ShowReport; readonly seat: string; readonly table: TableRead }
  | (Refusal & { readonly table?: TableRead })
> => {
  const table = await readTable(source, world, ruleset);
  if (!('board' in table)) return refused(table);
  const { setup } = table.board;
  const { state, pool } = setUpTable(setup, table.pool, formatOf(setup), rulesetFor(table, ruleset) as Doc);
  const seats = state.players.map((player) => player.seat);
  const seat = seatOf(said, seats, setup.players ?? {});
  if (seat === null) {
    const names = seats.map((one) => setup.players?.[one] ?? one);
    const fault = usageFault('unknown-seat', `no player is called “${said}”.`, `the players are ${names.join(', ')}`);
    return { ...refused([fault]), table };
  }
  const report = withOwnCards(showReport(state, pool, printBoardLine(setup), setup), table);
  return { seat, report: { ...report, ...(lastBoard === undefined ? {} : { lastBoard }) }, table };
};
