import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { PlayerNames } from '../player-names.ts';
import type { OwnCardsJson, ShowReport } from '../report/types.ts';

/** A ruling as a document, before it is a page, a Markdown file or sentences for a screen reader. Every text in it is words from a report; nothing is escaped yet. */

/** One thing said. */
export interface Row {
  /** The word before it: `heads`, `ends when`, `damage`. */
  readonly label?: string;
  /** The number column of a reckoning, and the running total after it. */
  readonly figure?: string;
  readonly sum?: number;
  readonly text: string;
  readonly cites: readonly Citation[];
  /** Words of a card, printed as they are. */
  readonly quoted?: boolean;
  readonly under?: readonly Row[];
}

export interface Part {
  readonly title: string;
  /** What one row is called where rows are counted: `Ground`. */
  readonly each?: string;
  /** A reckoning: its numbers stand in a column. */
  readonly sums?: boolean;
  readonly rows: readonly Row[];
}

/** A rule that is cited, in the words of the corpus; `original` where the reader has a copy of the document. */
export interface CitedRule extends Citation {
  readonly title: string;
  readonly text: string;
  readonly original?: { readonly text: string; readonly source: string } | null;
}

export interface Sheet {
  /** `Ruling`, `Overview`, `Replay of turn.yaml`. */
  readonly what: string;
  readonly ruleset: string;
  readonly byOption: boolean;
  readonly verdict: Verdict | null;
  /** What follows the word: `, as assumed`. */
  readonly more: string;
  readonly headline: string;
  /** The question as it was asked; null where none was. */
  readonly asked: string | null;
  readonly say: readonly string[];
  readonly tables: readonly { readonly title: string; readonly show: ShowReport }[];
  readonly parts: readonly Part[];
  /** Empty where the sheet is about no table. */
  readonly board: string;
  readonly players?: PlayerNames;
  readonly ownCards: OwnCardsJson | null;
  /** The command that gives this answer again. */
  readonly again: string;
  readonly rules: readonly CitedRule[];
  readonly version: string;
}

/** Each player with room for what else is written of them: `p1: Ana`, or the seat alone where no name is known. */
export const playersOf = ({ tables }: Sheet): readonly string[] =>
  (tables[0]?.show.sides ?? []).map(({ seat, name }) => {
    const player = seat.replace(/^p/u, 'Player ');
    return name === null ? player : `${player}: ${name}`;
  });

/** The parts that have something in them. */
export const filled = (parts: readonly Part[]): readonly Part[] => parts.filter(({ rows }) => rows.length > 0);

const inRow = (row: Row): readonly Citation[] => [...row.cites, ...(row.under ?? []).flatMap(inRow)];

/** Every rule that a sheet cites, once each, in the order of the sheet. */
export const citedIn = (parts: readonly Part[]): readonly Citation[] => {
  const found = new Map<string, Citation>();
  for (const { document, id } of parts.flatMap(({ rows }) => rows.flatMap(inRow)))
    found.set(`${document}/${id}`, { document, id });
  return [...found.values()];
};
