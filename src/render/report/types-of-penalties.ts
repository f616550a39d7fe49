import type { Citation } from '../../corpus/index.ts';
import type { ShowReport } from './types.ts';

/** `judge penalty --json`. Every line has the sections it rests on. */

export interface PenaltyLineJson {
  readonly says: string;
  readonly sections: readonly Citation[];
}

/** What may move the penalty. `penalty` is null where the section names no other penalty. */
export interface PenaltyMoveJson extends PenaltyLineJson {
  readonly moves: 'up' | 'down' | 'either' | 'other' | 'named';
  readonly penalty: string | null;
}

export interface PenaltyFactJson {
  readonly fact: string;
  readonly ask: string;
  readonly value: string;
  /** The value in words of the table. */
  readonly words: string;
  /** `words`: read from the words; `supposed`: nothing was given. */
  readonly from: 'flag' | 'words' | 'answer' | 'supposed';
}

/** A fact that decides and was not given, with the values it may have. */
export interface PenaltyNeedJson {
  readonly fact: string;
  readonly ask: string;
  /** None where the answer is a number. */
  readonly values: readonly string[];
  /** The same values in words of the table. */
  readonly words: readonly string[];
  readonly flag: string;
}

/** A row that may still apply. */
export interface PenaltyBranchJson {
  readonly row: string;
  /** Facts it needs, in words; empty for the row that is left. */
  readonly if: readonly string[];
  readonly category: string | null;
  readonly severity: string;
  readonly penalty: string;
  readonly sections: readonly Citation[];
}

export interface PenaltyPrizesJson {
  readonly needs: number;
  readonly of: number;
  readonly taken: number | null;
  readonly winsNow: boolean | null;
}

/** The table before the act, played again from the file. */
export interface PenaltyRepairedJson {
  readonly board: string;
  /** The step that is taken back; null where no step is illegal. */
  readonly step: string | null;
  /** Steps that were made after it and are taken back too. */
  readonly also: number;
  readonly grounds: readonly string[];
  readonly table: ShowReport;
}

export interface PenaltyReport {
  readonly schema: 1;
  readonly asked: string;
  /** `PPG 21 May 2026` */
  readonly edition: string;
  readonly verdict: 'penalty' | 'depends' | 'none' | 'not-named';
  readonly infraction: { readonly key: string; readonly name: string } | null;
  readonly category: string | null;
  readonly severity: string | null;
  /** The recommended penalty; null where none is named or a fact is missing. */
  readonly penalty: string | null;
  /** Which row of the table gave it. */
  readonly row: string | null;
  readonly confidence: 'A' | 'B' | 'C' | null;
  readonly headline: string;
  readonly sections: readonly Citation[];
  readonly say: readonly string[];
  readonly lands: readonly PenaltyLineJson[];
  readonly prizes: PenaltyPrizesJson | null;
  readonly repair: PenaltyLineJson | null;
  readonly repaired: PenaltyRepairedJson | null;
  readonly could: readonly PenaltyMoveJson[];
  readonly duties: readonly PenaltyLineJson[];
  readonly notes: readonly string[];
  readonly facts: readonly PenaltyFactJson[];
  readonly needs: readonly PenaltyNeedJson[];
  readonly branches: readonly PenaltyBranchJson[];
  readonly nearest: readonly { readonly key: string; readonly name: string; readonly when: string }[];
  /** The row of the report, in the columns of PPG 6.1; null where nothing is reported. */
  readonly slip: string | null;
  /** The file of the day's log it was kept in; only where that was asked for. */
  readonly kept?: string;
}

/** `judge penalty log --json`. */
export interface PenaltyLogReport {
  readonly schema: 1;
  readonly day: string;
  readonly kept: readonly {
    readonly at: string;
    readonly key: string | null;
    readonly penalty: string | null;
    readonly headline: string;
    readonly round: string;
    readonly player: string;
    readonly took: number | null;
    readonly slip: string | null;
  }[];
  /** Files of the log that cannot be read; they stay where they are. */
  readonly damaged: readonly string[];
}

/** `judge penalty --list --json`. */
export interface PenaltyListReport {
  readonly schema: 1;
  readonly edition: string;
  readonly infractions: readonly {
    readonly key: string;
    readonly name: string;
    readonly category: string | null;
    readonly penalties: readonly string[];
    readonly facts: readonly string[];
  }[];
  readonly notNamed: readonly { readonly key: string; readonly name: string; readonly sections: readonly Citation[] }[];
}
