import { escapeSteering, holdsSteering, jsonText, yamlSpelled } from '../../render/escape.ts';
import { type BoardObject, boardObject } from '../../render/report/board-format.ts';
import { usageFault } from '../../render/report/errors.ts';
import { withOwnCards } from '../../render/report/own-cards.ts';
import { listed } from '../../render/words/facts.ts';
import type { BoardFile } from '../../scenario/index.ts';
import { lineCannotSay, printBoardLine, shown } from '../../state/notation/index.ts';
import { type CommonOptions, refuse } from '../answer.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import { LARGEST, tooLarge } from '../file-text.ts';
import type { Io } from '../io.ts';
import { boardWord, noTable, readTable } from '../table.ts';

export interface ConvertOptions extends CommonOptions {
  readonly board?: string;
  readonly to?: 'line' | 'yaml' | 'json';
  readonly ruleset?: string;
}

/** A board as YAML; a text with signs that steer a terminal stands in quotes with those signs spelled out. */
export const yamlText = async (board: BoardObject): Promise<string> => {
  const { Document, visit } = await import('yaml');
  const document = new Document(board, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, node) {
      if (typeof node.value === 'string' && holdsSteering(node.value)) node.type = 'QUOTE_DOUBLE';
    },
  });
  return yamlSpelled(document.toString({ lineWidth: 0 }));
};

/** A sketch leaves open what it does not tell, and cannot tell of attacks at all: it never is the same card. */
const unsaid = ({ file, cards }: BoardFile): readonly string[] => {
  const names = [...new Set(cards.map(({ name }) => name))].map(shown);
  if (names.length === 0) return [];
  const what = names.length === 1 ? 'the card' : 'the cards';
  return [`${what} ${listed(names)} written in ${file}`];
};

/** `judge board convert`: the same table as a line, as YAML or as JSON. What a line cannot say is never dropped. */
export const run = async (words: readonly string[], options: ConvertOptions, io: Io): Promise<ExitCode> => {
  const where = boardWord(words, options.board);
  if (where === null) return refuse(io, options, [noTable('judge board convert')]);
  if (typeof where !== 'string') return refuse(io, options, [where]);
  const table = await readTable(where, io, options.ruleset);
  if (!('board' in table)) return refuse(io, options, table);
  const setup = options.ruleset === undefined ? table.board.setup : { ...table.board.setup, ruleset: options.ruleset };
  const { cards } = table.board;
  const to = options.to ?? 'line';
  const lost = to === 'line' ? [...lineCannotSay(setup), ...unsaid(table.board)] : [];
  if (lost.length > 0) {
    const keeps = 'A board file keeps everything:  --to yaml, or --to json';
    return refuse(io, options, [usageFault('cannot-say', `a board line cannot say ${lost.join(', ')}.`, keeps)]);
  }
  const line = printBoardLine(setup);
  const object = boardObject(setup, cards);
  if (to === 'line') {
    const told =
      options.json === true ? jsonText({ schema: 1, to, board: line, table: object }, 2) : escapeSteering(line);
    io.write(`${told}\n`);
    return EXIT.ok;
  }
  const text = to === 'json' ? `${jsonText(object, 2)}\n` : await yamlText(object);
  const bytes = Buffer.byteLength(text);
  if (bytes > LARGEST) return refuse(io, options, [tooLarge(`this board as ${to}`, bytes)]);
  io.write(
    options.json === true
      ? `${jsonText(withOwnCards({ schema: 1, to, board: line, table: object }, table), 2)}\n`
      : text,
  );
  return EXIT.ok;
};
