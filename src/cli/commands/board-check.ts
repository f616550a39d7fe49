import type { Facts } from '../../claims/index.ts';
import { citationOf, isRuled } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { jsonText } from '../../render/escape.ts';
import { boardCheckReport } from '../../render/report/board-check-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { boardCheckScreen } from '../../render/screen/board-check.ts';
import { impossibility } from '../../render/words/impossible.ts';
import { inspect } from '../../ruling/index.ts';
import { type BoardFile, boardSchema, placeName } from '../../scenario/index.ts';
import { SEATS } from '../../state/index.ts';
import { printBoardLine } from '../../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { boardWord, noTable, readTable, rulesetFor } from '../table.ts';

export interface CheckOptions extends CommonOptions {
  readonly board?: string;
  readonly ruleset?: string;
  readonly schema?: boolean;
}

/** Where a fault of the table is written: at the Pokémon it tells of, else at the first one of the player, else in the board line. */
const placeOfFault = ({ file, setup, spans }: BoardFile, facts: Facts): string => {
  const { player, place } = facts;
  const side = SEATS.map((seat) => (seat === player ? setup.sides[seat] : undefined)).find((one) => one !== undefined);
  const [zone, number = '1'] = typeof place === 'string' ? place.split(' ') : ['active'];
  const pokemon = (zone === 'bench' ? side?.bench : side?.active)?.[Number(number) - 1];
  const span = pokemon?.span ?? pokemon?.card?.span ?? spans.board;
  return span === undefined ? file : placeName(file, span);
};

/** `judge board check`: faults of the notation are wrong input, what the game could not have reached is a board with faults. */
export const run = async (words: readonly string[], options: CheckOptions, io: Io): Promise<ExitCode> => {
  if (options.schema === true) {
    io.write(`${jsonText(boardSchema, 2)}\n`);
    return EXIT.ok;
  }
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board check')]);
  const table = await readTable(where, io, options.ruleset);
  if (!('board' in table)) return refuse(io, options, table);
  const { setup } = table.board;
  const ruleset = rulesetFor(setup, options.ruleset);
  const unruled = outside(ruleset);
  if (unruled !== null || !isRuled(ruleset)) {
    // The notation is in order; what the game could not have reached is not known here.
    const { card = titleOf(ruleset), text = '' } = unruled?.gap ?? {};
    await refuse(io, options, [
      usageFault(
        'not-modelled',
        `${card} is not looked into any further; the notation is in order.`,
        `${text}\n${unruled?.remedy ?? ''}`.trim(),
      ),
    ]);
    return EXIT.open;
  }
  const found = inspect({ setup, pool: table.pool, doc: ruleset });
  const faults = found.map((fault) => ({
    code: fault.code,
    says: impossibility(fault.code, fault.facts),
    rule: citationOf(fault.rule),
    at: placeOfFault(table.board, fault.facts),
  }));
  const report = withOwnCards(boardCheckReport(ruleset, printBoardLine({ ...setup, ruleset }), faults), table);
  await answer(io, options, report, boardCheckScreen);
  return report.ok ? EXIT.ok : EXIT.no;
};
