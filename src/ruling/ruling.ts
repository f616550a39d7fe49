import type { AllowanceCode, Facts, GroundCode, NeedCode, OverrulingCode } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import type { Action, Question, TraceNode } from '../engine/index.ts';
import type { GameState, Seat, Setup, Uid, Upon } from '../state/index.ts';
import type { AnyGroundCode, AssumptionCode, FaultCode, RemedyCode, WayCode } from './codes.ts';
import type { OnTable } from './doubts/may-leave.ts';
import type { EveryAnswer } from './every-answer.ts';

export type Verdict = 'legal' | 'illegal' | 'depends' | 'undetermined' | 'not-modelled';

/** A code with facts, said under a rule. Words are made of it in `render/`. */
export interface Said<Code extends string = string> {
  readonly rule: RuleId;
  readonly code: Code;
  readonly facts: Facts;
}

/** A reason why not. `overruled` names what overrules it on this table; `allowances` what could, now or later. */
export interface Ground extends Said<AnyGroundCode> {
  readonly obstacle: string;
  readonly overruled: (Said<OverrulingCode> & { readonly by: string }) | null;
  readonly allowances: readonly Said<AllowanceCode>[];
  /** The rules by which the texts were read that it rests on. */
  readonly readBy: readonly RuleId[];
}

/** One way to do it, or a near way that is refused (`legal: false`, with the rule). */
export interface Way {
  readonly legal: boolean;
  readonly code: WayCode;
  readonly facts: Facts;
  readonly rule: RuleId | null;
  /** The ground that refuses one of several readings. */
  readonly ground?: Ground;
}

/** What a player is asked, and the rules on whose authority, the innermost first. */
export interface AskedNext {
  readonly question: Question;
  readonly under: readonly RuleId[];
}

/** What comes of an action with the checks after it, as far as it is known. */
export interface Follows {
  readonly trace: readonly TraceNode[];
  /** What a player is asked next; null where nothing is. */
  readonly asks: AskedNext | null;
  /** What every answer to that comes to; left out where they have nothing in common. */
  readonly always?: EveryAnswer;
  /** Where it is a coin, an offer that is taken or not, or the print of a card, what each side of it brings; the trace of each begins after the flip. */
  readonly sides?: readonly FollowsIf[];
  /** The unread texts that may change what comes of it; where there are any, the trace has no more than what stands whatever they do. */
  readonly unread: readonly string[];
  /** What they say, as far as the play came upon them; left out where there are none. */
  readonly texts?: readonly Pick<GapFound, 'card' | 'place' | 'text' | 'isThere'>[];
  /** What the text of the act itself can change, where more of the act stands than its cost. */
  readonly couldChange?: readonly OnTable[];
  /** What the rules would have to know, or say, for what comes next; null where nothing is missing. */
  readonly open: Said<NeedCode> | null;
  /** The text of the act, where something of what follows is not known. */
  readonly own?: Pick<GapFound, 'card' | 'text'>;
  /** What follows if those texts change nothing of it; not there where the text of the act itself is among them, unless it only adds damage. */
  readonly ifNothing?: Omit<Follows, 'unread' | 'texts' | 'ifNothing'>;
  /** What comes between the turn that the act ends and the next; left out where it does not end the turn, or nothing comes. */
  readonly afterTurn?: AfterTurn;
}

/** What Special Conditions and texts do when the turn is over, up to the first choice. */
export type AfterTurn = Pick<Follows, 'trace' | 'asks' | 'sides' | 'open'>;

/** How a coin falls that is flipped in what follows, and those after it, whether an offer is taken, or which print a card is, with what comes then. */
export interface FollowsIf {
  /** `coin: heads`, one for each of them; `choose: yes`; `print: with New Moon`. */
  readonly if: readonly string[];
  readonly follows: Follows;
}

/** A future: what the coins and choices said, what came of it. */
export interface Branch {
  readonly if: readonly string[];
  readonly verdict: Verdict;
  readonly trace: readonly TraceNode[];
  /** The same with the checks after the action: Knock Outs, Prizes, the end of the game. */
  readonly follows?: Follows;
  /** The table afterwards; null when the future could not be played out. */
  readonly after: GameState | null;
  /** What was unknown and made the future break off. */
  readonly needs?: readonly Said<NeedCode>[];
  /** There are futures with the same coins and other choices; this is the first of them, by the first answers to what is asked here. */
  readonly chosen?: Question;
  /** How few and how many of those may be chosen, one by one. */
  readonly picks?: { readonly least: number; readonly most: number };
  /** An offer that was taken up before the coin; who declines it flips none. */
  readonly offered?: Question;
  /** Why not, in a future that differs from the others before anything happens: by the print of a card, or by what a text says. */
  readonly grounds?: readonly Ground[];
}

/** A card text in play that the engine does not execute. */
export interface GapFound {
  readonly card: string;
  readonly place: string;
  readonly clause: string;
  readonly text: string;
  /** The Pokémon that has the text or carries its card, null for a text of none; not there where that is not known. */
  readonly of?: Uid | null;
  /** It does not speak on this table, and may once the act has brought about what it asks for. */
  readonly notYet?: true;
  /** Empty, beside a verdict that does not depend on the text: whatever it says, the verdict is the same. */
  readonly couldChange: readonly string[];
  /** The paragraph by which a text like this counts, where one names it. */
  readonly rule?: RuleId;
  /** The text for which the card is played: what it does is open, and whether the card may be played only as far as that depends on it. */
  readonly played?: true;
  /** It can keep a player from the act and never lets anybody do what a rule forbids. */
  readonly onlyForbids?: true;
  /** All that it can bear on, where that is known: a ground about anything else stands. */
  readonly touches?: readonly string[];
  /** What its words, or its card, say that it bears on, whatever it may overrule besides. */
  readonly bears?: readonly string[];
  /** What has to happen to a Pokémon before the text can matter. */
  readonly waits?: { readonly upon: Upon; readonly uid: Uid | null; readonly seat?: Seat };
  /** It speaks when the turn is over: what an act of the turn does is known whatever it says. */
  readonly afterTurn?: true;
  /** An effect of this player whose text is executed: all that is open is whether it is there. */
  readonly isThere?: Seat;
  /** What may be assumed to settle it, as `--assume` understands it. */
  readonly settledBy?: readonly string[];
}

export interface Assumption {
  readonly kind: 'chosen' | 'told-by-nobody' | 'default' | 'fallback';
  readonly about: string;
  readonly code: AssumptionCode;
  readonly facts: Facts;
  readonly rule: RuleId | null;
}

/** The answer to one question about one table. Codes and facts only. */
export interface Ruling {
  readonly ruleset: RuledDoc;
  readonly question: string;
  /** The question as understood; null when nothing on the table fits it. */
  readonly action: Action | null;
  readonly subject: Facts;
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  /** Prohibitions that were asked and do not apply. */
  readonly passed: readonly Said<GroundCode>[];
  readonly ways: readonly Way[];
  readonly branches: readonly Branch[];
  readonly gaps: readonly GapFound[];
  readonly assumptions: readonly Assumption[];
  /** Facts a rule needs that are unknown. */
  readonly needs: readonly Said<NeedCode>[];
  /** What is impossible about the table, each with the rule it breaks. */
  readonly faults: readonly Said<FaultCode>[];
  readonly trace: readonly TraceNode[];
  /** What comes of an action that is allowed and needs no coin; null for every other. */
  readonly follows: Follows | null;
  /** A text may leave the attacker one attack more, which is seen only once this one is done. */
  readonly turnMayGoOn?: true;
  readonly remedy: readonly Said<RemedyCode>[];
  readonly setup: Setup;
}
