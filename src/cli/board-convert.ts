import { escapeSteering, holdsSteering, jsonText, yamlSpelled } from '../render/escape.ts';
import { type BoardObject, boardObject } from '../render/report/board-format.ts';
import { usageFault } from '../render/report/errors.ts';
import { lineCannotSay, printBoardLine } from '../state/notation/index.ts';
import { type CommonOptions, refuse } from './answer.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import type { Io } from './io.ts';
import { boardWord, noTable, readTable } from './table.ts';

export interface ConvertOptions extends CommonOptions {
  readonly board?: string;
  readonly to?: 'line' | 'yaml' | 'json';
  readonly ruleset?: string;
}

/** A board as YAML; a text with signs that steer a terminal stands in quotes with those signs spelled out. */
const yamlText = async (board: BoardObject): Promise<string> => {
  const { Document, visit } = await import('yaml');
  const document = new Document(board, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && holdsSteering(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return yamlSpelled(document.toString({ lineWidth: 0 }));
};

/** `judge board convert`: the same table as a line, as YAML or as JSON. What a line cannot say is never dropped. */
export const run = async (words: readonly string[], options: ConvertOptions, io: Io): Promise<ExitCode> => {
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board convert')]);
  const table = await readTable(where, io);
  if (!('board' in table)) return refuse(io, options, table);
  const setup = options.ruleset === undefined ? table.board.setup : { ...table.board.setup, ruleset: options.ruleset };
  const line = printBoardLine(setup);
  const to = options.to ?? 'line';
  const lost = [...lineCannotSay(setup), ...table.board.cards.map((card) => `the text of ${card.name}`)];
  // A card written into the file cannot be taken along either way, so it is named instead of lost.
  if (to === 'line' ? lost.length > 0 : table.board.cards.length > 0) {
    const kept = to === 'line' ? lost : table.board.cards.map((card) => `the card ${card.name}`);
    return refuse(io, options, [
      usageFault(
        'cannot-say',
        `a board in this notation cannot say ${kept.join(', ')}.`,
        'Keep the file; a board file says everything.',
      ),
    ]);
  }
  if (options.json === true) {
    io.write(`${jsonText({ schema: 1, to, board: line, table: boardObject(setup) }, 2)}\n`);
    return EXIT.ok;
  }
  if (to === 'line') io.write(`${escapeSteering(line)}\n`);
  else if (to === 'json') io.write(`${jsonText(boardObject(setup), 2)}\n`);
  else io.write(await yamlText(boardObject(setup)));
  return EXIT.ok;
};
