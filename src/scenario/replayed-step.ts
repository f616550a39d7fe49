import type { GroundCode } from '../claims/index.ts';
import type { Action, TraceNode } from '../engine/index.ts';
import type {
  AskedNext,
  AssumedCard,
  Branch,
  Doubt,
  EveryAnswer,
  GapFound,
  Ground,
  QuestionFault,
  Said,
  Taken,
  Verdict,
  Way,
} from '../ruling/index.ts';
import type { GameState } from '../state/index.ts';
import type { Step } from './board-file.ts';
import type { BothWays } from './both-ways.ts';

/** A step that could not be read or answered as written. */
export interface StepFault {
  readonly code: QuestionFault['code'] | 'wrong-answers' | 'missing-answers' | 'ambiguous-question';
  readonly said: string;
  readonly expected: readonly string[];
  /** Why what was chosen may not be. */
  readonly because?: readonly Said[];
}

/** One step of a scenario and what it came to. `after` is the table as far as it was played. */
export interface ReplayedStep {
  readonly step: Step;
  readonly action: Action | null;
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  /** What it comes to with the texts that leave it open, and without them. */
  readonly branches: readonly Branch[];
  /** What it passed, where something else leaves it open. */
  readonly passed: readonly Said<GroundCode>[];
  /** What the players will ask beside it. */
  readonly beside: readonly Way[];
  /** Where another document would forbid it and this one says nothing. */
  readonly unsaid: readonly Said[];
  readonly trace: readonly TraceNode[];
  readonly needs: readonly Said[];
  readonly gaps: readonly GapFound[];
  /** Where a text that is not read decides only what comes of it, or a silence only what comes between turns: the act itself may be done. */
  readonly mayBeDone: boolean;
  /** What is shown of it is what comes if the texts that are not read change nothing. */
  readonly ifUnchanged?: true;
  /** What is shown of it is what comes with these prints; with others it is another thing. */
  readonly onPrints?: readonly string[];
  /** The fact that is missing is one of the act itself, which is not over. */
  readonly unfinished?: true;
  /** What is shown of it is what comes if no card is taken; which one is, is not given, and this text leaves that open. */
  readonly ifNone?: Taken;
  /** None is taken, and the document does not say whether that may be. */
  readonly ifNoneMayBe?: true;
  /** What comes of it where it is not said whether a Special Condition is over by then: the two tables on which a replay goes on. */
  readonly bothWays?: BothWays;
  readonly assumedCards: readonly AssumedCard[];
  /** A question that no answer was given for; the step is undetermined, whether or not it may be begun. */
  readonly open: AskedNext | null;
  /** What every answer to it comes to; left out where they have nothing in common. */
  readonly always?: EveryAnswer;
  readonly fault: StepFault | null;
  /** Answers that nothing asked for. What else is written is played on. */
  readonly unasked: readonly string[];
  /** Texts of earlier steps that are not read and because of which it could have come otherwise. */
  readonly doubts: readonly Doubt[];
  /** The draw of its turn, where no step says it. */
  readonly drew?: readonly TraceNode[];
  readonly before: GameState;
  readonly after: GameState;
}

/** A step before anything of it is carried out. */
export const notCarriedOut = (step: Step, state: GameState): ReplayedStep => ({
  step,
  action: null,
  verdict: 'undetermined',
  grounds: [],
  branches: [],
  passed: [],
  beside: [],
  unsaid: [],
  trace: [],
  needs: [],
  gaps: [],
  mayBeDone: false,
  assumedCards: [],
  open: null,
  fault: null,
  unasked: [],
  doubts: [],
  before: state,
  after: state,
});
