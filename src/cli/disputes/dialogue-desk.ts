import { isRuled } from '../../corpus/index.ts';
import type { Desk } from '../../dialogue/index.ts';
import { boardObject } from '../../render/report/board-format.ts';
import { type Ruling, ruleOn } from '../../ruling/index.ts';
import { boardOfLine } from '../../scenario/bare-line.ts';
import { type BoardFile, playedOut, type Step } from '../../scenario/index.ts';
import { type Card, type CardPool, poolWith } from '../../state/index.ts';
import { canonicalNames, parseBoardLine } from '../../state/notation/index.ts';
import type { Io } from '../io.ts';
import { playedOf, type TableRead } from '../table.ts';
import { worldOnDisk } from '../world-on-disk.ts';
import type { PlayedStep, Session } from './dispute-session.ts';

/** What a dialogue looks things up in: the cards on file, and those that a file of the judge writes itself. */
export interface CardDesk extends Desk {
  readonly own: { readonly cards: readonly Card[]; readonly file: string } | null;
}

export const USUAL = 'comprehensive-2009';

export const deskFor = async (io: Io, usual: string, own: CardDesk['own'] = null): Promise<CardDesk> => {
  const { ruledBy, names } = await worldOnDisk(io).cards();
  const pools = new Map<string, CardPool>();
  const { shown, plain } = names();
  return {
    own,
    usual,
    plain,
    shown: [...shown, ...(own?.cards ?? []).map(({ name }) => name)],
    pool(ruleset) {
      const pool = pools.get(ruleset) ?? poolWith(ruledBy(ruleset), own?.cards ?? []);
      pools.set(ruleset, pool);
      return pool;
    },
  };
};

/** A board line as a table that can be ruled on; null for anything else, which the dialogue never gives. */
export const tableOfLine = (line: string, ruleset: string, desk: CardDesk): TableRead | null => {
  const read = boardOfLine(line, desk.own?.file ?? 'board');
  if (read === null) return null;
  const pool = desk.pool(ruleset);
  const board: BoardFile = { ...read, setup: canonicalNames(read.setup, pool), cards: desk.own?.cards ?? [] };
  // The judge's own cards do not fit on a line, and the table is asked about again later.
  const text = board.cards.length === 0 ? line : JSON.stringify(boardObject(board.setup, board.cards));
  const played = line === desk.reached?.line ? { played: desk.reached.played } : {};
  return { board, pool, text, ...played };
};

/** The desk with the table that these actions led to. */
export const deskAfter = ({ start, steps, draft }: Session, desk: CardDesk): CardDesk => {
  const { reached: _before, ...bare } = desk;
  const { line } = draft.answers;
  if (start === null || steps.length === 0 || line === undefined) return bare;
  const ruleset = parseBoardLine(start).setup.ruleset ?? desk.usual;
  const table = tableOfLine(start, ruleset, bare);
  if (table === null || !isRuled(ruleset)) return bare;
  const file = { ...table.board, steps: steps.map(asStep) };
  return { ...bare, reached: { line, played: playedOut(file, { pool: table.pool, doc: ruleset }) } };
};

const NOWHERE = { start: 0, end: 0, line: 1, column: 1 } as const;

export const asStep = ({ do: said, answers }: PlayedStep): Step => ({
  do: said,
  answers,
  span: NOWHERE,
  answerSpans: [],
});

/** The ruling as data: its verdict and grounds are written into the saved file. Null if there is nothing to rule on. */
export const rulingOn = (board: string, question: string, desk: CardDesk): Ruling | null => {
  const ruleset = parseBoardLine(board).setup.ruleset ?? desk.usual;
  const table = tableOfLine(board, ruleset, desk);
  if (table === null || !isRuled(ruleset)) return null;
  const ruled = ruleOn(question, { setup: table.board.setup, pool: table.pool, doc: ruleset, ...playedOf(table) });
  return ruled.ok ? ruled.ruling : null;
};
