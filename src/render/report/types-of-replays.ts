import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { UsedTextJson } from './cards-report.ts';
import type { FaultJson } from './types-of-faults.ts';
import type { NeedJson, SayingCitation } from './types-of-rules.ts';
import type {
  AlwaysJson,
  AssumptionJson,
  BranchJson,
  GapJson,
  GroundJson,
  OtherTextsJson,
  Receipt,
  RulesetFrom,
  RulingReport,
  TraceJson,
} from './types-of-rulings.ts';

/** Replays, and scenarios that are verified, as JSON. */

export interface UnmetJson {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly at: string;
  readonly partedAt: (Citation & { readonly says?: string }) | null;
}

/** A question that waits for its answer, and the rules on whose authority it is asked. */
export interface OpenQuestionJson {
  readonly by: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly rules: readonly Citation[];
}

/** What an unread text of a step may have left otherwise on the table. */
export interface DoubtJson {
  readonly card: string;
  /** The number of the step, counted from 1. */
  readonly step: number;
  readonly couldHaveChanged: readonly string[];
  readonly says: string;
}

export interface StepJson {
  /** `kind`, the question as written, and what it is about. */
  readonly action: { readonly kind: string | null; readonly question: string; readonly answers: readonly string[] };
  /** What the player does, as a sentence. */
  readonly says: string;
  readonly verdict: Verdict;
  /** The act may be done, and what a text that is not read makes of it is not known; left out elsewhere. */
  readonly mayBeDone?: true;
  /** Its trace is what comes if those texts change nothing; left out where it stands whatever they do. */
  readonly ifUnchanged?: true;
  /** Its trace is what comes with these prints, which other prints do not come to; left out elsewhere. */
  readonly onPrints?: readonly string[];
  /** Its trace is what comes if no card is taken; left out where that is given. */
  readonly ifNone?: true;
  /** Its trace is what comes if none may be taken, which the document does not say; left out elsewhere. */
  readonly ifNoneMayBe?: true;
  readonly grounds: readonly GroundJson[];
  /** Prohibitions that a card overrules here, each with that card. */
  readonly overruled: RulingReport['overruled'];
  /** Texts and bans that say nothing to it, and Special Conditions that do not stop it; left out where there are none. */
  readonly options?: RulingReport['options'];
  readonly needs: readonly NeedJson[];
  readonly gaps: readonly GapJson[];
  /** Texts of earlier steps that are not read, without which it is not certain; left out where there are none. */
  readonly doubts?: readonly DoubtJson[];
  readonly open: OpenQuestionJson | null;
  /** What every answer to it comes to; left out where they have nothing in common. */
  readonly always?: AlwaysJson;
  /** What it comes to with the texts that leave it open, and without them; left out where no text decides it. */
  readonly branches?: readonly BranchJson[];
  /** What it passed, where something else leaves it open; left out where there is nothing. */
  readonly passed?: readonly SayingCitation[];
  /** That answers were given which nothing asked for, as a sentence; left out where there are none. */
  readonly unasked?: string;
  readonly trace: readonly TraceJson[];
}

export interface ResultJson {
  readonly outcome: 'win' | 'loss' | 'tie' | 'sudden-death' | 'tiebreaker';
  /** Of a tie: the game that follows where the event needs a winner. */
  readonly next?: 'tiebreaker';
  readonly winner: string | readonly string[] | null;
  readonly by: readonly Citation[];
  /** The conditions that somebody met, in words. */
  readonly conditions: readonly { readonly condition: string; readonly says: string }[];
  /** Who met which conditions; empty lists for those who met none. */
  readonly met: readonly { readonly seat: string; readonly conditions: readonly string[] }[];
}

/** `judge replay --json`. `table` is the board afterwards in the board format. */
export interface ReplayReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly name: string;
  readonly verdict: Verdict;
  readonly headline: string;
  readonly say: readonly string[];
  readonly steps: readonly StepJson[];
  /** The ruling on the file's question, where it has one. */
  readonly ruling: RulingReport | null;
  readonly table: object;
  readonly result: null | ResultJson;
  readonly expectations: { readonly met: number; readonly unmet: readonly UnmetJson[] };
  /** What changed on the table, one Pokémon each. */
  readonly changed: readonly string[];
  /** What unread texts may have left otherwise on the table after the last step; left out where there is nothing. */
  readonly doubts?: readonly DoubtJson[];
  /** Which steps were not gone into and why; left out where the replay came to its end. */
  readonly notGoneInto?: string;
  readonly gaps: readonly GapJson[];
  /** What no game could have reached of the table that was given; left out where there is nothing of that kind. */
  readonly faults?: readonly SayingCitation[];
  readonly assumptions: readonly AssumptionJson[];
  /** How to ask for the penalty and the table before the act, where a step was illegal and nothing else was expected. */
  readonly penalty: string | null;
  /** How to write the draw that begins a turn, where a step was refused because no step says that it was made. */
  readonly drawLeftOut: string | null;
  /** How the card texts that its steps rest on were read; only where the path is asked for. */
  readonly texts?: readonly UsedTextJson[];
  /** Texts in play, on the first table or the last, that nothing above names; left out where there are none. */
  readonly otherTexts?: OtherTextsJson;
}

/** `judge verify --json`. */
export interface VerifyReport {
  readonly schema: 1;
  readonly scenarios: number;
  readonly passed: number;
  /** Boards that ask and expect nothing. */
  readonly skipped: number;
  /** Files among `scenarios` that cannot be read, and why; left out when there are none. */
  readonly unread?: number;
  readonly errors?: readonly FaultJson[];
  readonly failed: readonly {
    readonly file: string;
    readonly at: string;
    readonly path: string;
    readonly expected: string;
    readonly got: string;
    readonly partedAt: Citation | null;
  }[];
}
