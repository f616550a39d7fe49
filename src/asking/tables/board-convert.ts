import { jsonText } from '../../render/escape.ts';
import { type BoardObject, boardObject } from '../../render/report/board-format.ts';
import { usageFault } from '../../render/report/errors.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import type { FaultJson, Receipt } from '../../render/report/types.ts';
import { listed } from '../../render/words/facts.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { lineCannotSay, printBoardLine, shown } from '../../state/notation/index.ts';
import { bytesOf } from '../bounds.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { readTable } from './read-table.ts';
import { LARGEST, type SourceText, tooLarge } from './source-text.ts';

export interface BoardConvertRequest {
  readonly table: SourceText | FaultJson;
  readonly to: 'line' | 'yaml' | 'json';
  /** The document the table is written for; overrides the board's. */
  readonly ruleset?: string;
}

/** The table in another notation, and as data. */
export interface ConvertReport extends Receipt {
  readonly schema: 1;
  readonly to: BoardConvertRequest['to'];
  readonly board: string;
  readonly table: BoardObject;
}

/** A sketch leaves open what it does not say, and cannot describe attacks: it is never the same card. */
const unsaid = ({ file, cards }: BoardFile): readonly string[] => {
  const names = [...new Set(cards.map(({ name }) => name))].map(shown);
  if (names.length === 0) return [];
  const what = names.length === 1 ? 'the card' : 'the cards';
  return [`${what} ${listed(names)} written in ${file}`];
};

/** The same table as a line, as YAML or as JSON: `text` in that notation. What a line cannot say is never dropped. */
export const convertBoard = async (
  { table: source, to, ruleset }: BoardConvertRequest,
  world: World,
): Promise<Outcome<{ readonly report: ConvertReport; readonly text: string }>> => {
  const table = await readTable(source, world, ruleset);
  if (!('board' in table)) return refused(table);
  const setup = ruleset === undefined ? table.board.setup : { ...table.board.setup, ruleset };
  const { cards } = table.board;
  const lost = to === 'line' ? [...lineCannotSay(setup), ...unsaid(table.board)] : [];
  if (lost.length > 0) {
    const keeps = 'A board file keeps everything:  --to yaml, or --to json';
    return refused([usageFault('cannot-say', `a board line cannot say ${lost.join(', ')}.`, keeps)]);
  }
  const object = boardObject(setup, cards);
  const report: ConvertReport = { schema: 1, to, board: printBoardLine(setup), table: object };
  if (to === 'line') return { report, text: report.board };
  const text = to === 'json' ? `${jsonText(object, 2)}\n` : await (await import('./yaml-text.ts')).yamlText(object);
  const bytes = bytesOf(text);
  return bytes > LARGEST
    ? refused([tooLarge(`this board as ${to}`, bytes)])
    : { report: withOwnCards(report, table), text };
};
