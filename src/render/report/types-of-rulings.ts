import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { PlayerNames } from '../player-names.ts';
import type { UsedTextJson } from './cards-report.ts';
import type { AgainstJson } from './types-of-against.ts';
import type { PrecedentJson } from './types-of-precedents.ts';
import type { NeedJson, QuotedCitation, SayingCitation } from './types-of-rules.ts';

/** Rulings on one question, and the overview of a table, as JSON. */

export interface TraceJson {
  readonly rule: Citation | null;
  readonly depth: 2 | 3;
  /** What happened: an event, `note`, `choice`, `coin`, or `rule` where a rule has only what its children say. */
  readonly event: string;
  /** The code of a note or question. */
  readonly code?: string;
  /** False where only one answer was possible, so that it did not have to be given. */
  readonly asked?: boolean;
  /** The word in the label column: `damage`, `Energy`, `coin`. */
  readonly label?: string;
  /** The number column of a reckoning: `80`, `×2`, `−10`. */
  readonly figure?: string;
  /** The running total after that line. */
  readonly sum?: number;
  readonly text: string;
  /** What `text` begins with and may be listed with that of its neighbours: `L` of `L from Luxray to Raichu ex`. */
  readonly item?: string;
  readonly children: readonly TraceJson[];
}

/** What would make a ground fall away. `ends`: it ends when this happens; `allows`: it stands, and this would allow the action. */
export interface AllowanceJson extends SayingCitation {
  readonly how: 'ends' | 'allows';
}

export interface GroundJson {
  readonly rule: Citation;
  /** The rules by which the texts were read that it rests on. */
  readonly readBy: readonly Citation[];
  readonly code: string;
  readonly says: string;
  readonly because: string;
  readonly allowedBy: readonly AllowanceJson[];
  /** The old name of `allowedBy`, printed for one more release. */
  readonly liftedBy: readonly AllowanceJson[];
  /** True where nothing can change it before the turn is over. */
  readonly lastsThisTurn: boolean;
  /** The code of an earlier ground that states the same fact under another paragraph; null for a fact of its own. */
  readonly restates: string | null;
}

/** One way to do it. `group` is the word before the row (`pay`, `for`), `cells` its columns, `says` the columns read as one. */
export interface OptionJson {
  readonly legal: boolean;
  readonly group: string;
  readonly code: string;
  readonly cells: readonly string[];
  readonly says: string;
  readonly rule: Citation | null;
}

export interface BranchJson {
  readonly if: readonly string[];
  /** What each of its coins is flipped for; left out where there is one coin at most. */
  readonly flips?: readonly string[];
  readonly verdict: Verdict;
  readonly says: string;
  /** Why not, where it is refused before anything happens. */
  readonly grounds: readonly GroundJson[];
  readonly trace: readonly TraceJson[];
  /** What is not known of what comes next; null where nothing is missing. `says` has it in words. */
  readonly open: NeedJson | null;
}

export interface GapJson {
  readonly card: string;
  readonly place: string;
  readonly clause: string;
  readonly text: string;
  readonly couldChange: readonly string[];
  readonly rule: Citation | null;
}

export interface AssumptionJson {
  readonly kind: 'chosen' | 'told-by-nobody' | 'default' | 'fallback';
  readonly about: string;
  readonly says: string;
  readonly rule: Citation | null;
}

/** A text in play that is named nowhere else in the answer. */
export interface OtherTextJson {
  readonly name: string;
  /** The Pokémon that has it or carries its card, or the player on whom it is; null for a Stadium. */
  readonly of: string | null;
  /** False where the text is not read, and the ruling does not depend on it. */
  readonly read: boolean;
  /** Why it does nothing, where that is plain. */
  readonly why?: string;
  /** It has a part in the answer: what would be otherwise if it said nothing. */
  readonly without?: string;
}

/** The texts in play that nothing else in the answer names. `settled`: those without a part surely have none. Else something is open, and one of them may have a part in what comes after that. */
export interface OtherTextsJson {
  readonly settled: boolean;
  readonly texts: readonly OtherTextJson[];
}

/** Cards of the table that are written in its file and that the receipt names without their text; left out where there are none. */
export interface OwnCardsJson {
  readonly file: string;
  readonly names: readonly string[];
  /** Those among `names` that a card on file has too: without the file the receipt means that one. */
  readonly replacing: readonly string[];
}

/** What every answer about a table ends with. */
export interface Receipt {
  /** The table in the notation of one line. */
  readonly board: string;
  /** What the players are called, by seat; left out where the table does not name them. Texts say `p1`, screens and sheets the name. */
  readonly players?: PlayerNames;
  readonly ownCards?: OwnCardsJson;
  /** Rules that the ruling rests on and that are not sure, each with what would settle it; left out where all are sure. */
  readonly unsure?: readonly UnsureJson[];
  /** The file of the ruling sheet, where one was written. */
  readonly sheet?: string;
  /** With `--last`: how long ago this table was asked about, `3 minutes ago`. */
  readonly lastBoard?: string;
  /** The file the dispute was saved in. */
  readonly saved?: string;
}

/** Who chose the document: `--ruleset`, the board, `JUDGE_RULEBOOK`, the file of a folder, `judge use`, or nobody. */
export type RulesetFrom = 'option' | 'board' | 'environment' | 'project' | 'chosen' | 'format' | 'day' | 'default';

/**
 * What comes of an action. `asks`: what a player is asked next, what may be answered, and by which rules; `unread`: cards whose unread texts may change it; `open`: what the
 * document or the table does not say; `ifNothing`: what follows if those texts change nothing.
 */
export interface FollowsJson {
  readonly ifNothing?: Omit<FollowsJson, 'unread' | 'ifNothing'>;
  readonly trace: readonly TraceJson[];
  readonly asks: {
    readonly by: string;
    readonly question: string;
    readonly answers: readonly string[];
    readonly rules: readonly Citation[];
  } | null;
  /** What every answer comes to; left out where the answers have nothing in common. */
  readonly always?: AlwaysJson;
  /** Where it is a coin, what each side of it brings. */
  readonly sides?: readonly BranchJson[];
  readonly unread: readonly string[];
  /** Those of them that are effects of which only is not given whether they are there. */
  readonly effects?: readonly string[];
  /** What the text of the act itself can change, where more of the act is certain than its cost. */
  readonly couldChange?: readonly string[];
  /** What is not known of what comes next; null where nothing is missing. */
  readonly open: NeedJson | null;
  /** What the text that acts says, where something of what follows is not known. */
  readonly own?: { readonly card: string; readonly text: string };
  /** What comes between the turn that the act ends and the next, such as the damage of Poison; left out where nothing does. */
  readonly afterTurn?: Pick<FollowsJson, 'trace' | 'asks' | 'sides' | 'open'>;
}

/**
 * What comes of an open question whatever is answered. `coins`: and however the coins fall that are flipped after it. Not `complete`: there are more ways to answer
 * than were followed, and nothing is said of them.
 */
export interface AlwaysJson {
  readonly trace: readonly TraceJson[];
  readonly coins: boolean;
  /** What is not known after it, where that is the same in every case. */
  readonly open: NeedJson | null;
  readonly complete: boolean;
  /** The choice is one among cards that are not given. */
  readonly ofUnknownCards?: true;
  /** It is not a choice: a hand or a number of Prizes is not given. */
  readonly ofUnknown?: true;
}

/** `judge can --json`. */
export interface RulingReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly question: string;
  readonly verdict: Verdict;
  /** The first line, after the verdict. */
  readonly headline: string;
  readonly say: readonly string[];
  readonly grounds: readonly GroundJson[];
  readonly options: readonly OptionJson[];
  readonly branches: readonly BranchJson[];
  readonly gaps: readonly GapJson[];
  /** Texts that only what follows depends on and that are not among the gaps; left out where there are none. */
  readonly unreadAfter?: readonly GapJson[];
  readonly needs: readonly NeedJson[];
  readonly assumptions: readonly AssumptionJson[];
  /** Prohibitions that were asked and do not apply. */
  readonly passed: readonly SayingCitation[];
  readonly trace: readonly TraceJson[];
  /** What comes of it, with the Knock Outs, Prizes and end of the game that follow; null where it is not allowed, or depends on coins or a print. */
  readonly follows: FollowsJson | null;
  /** What would make it legal, one line each; `remedies` has them with their rules. */
  readonly remedy: readonly string[];
  readonly remedies: readonly (SayingCitation & { readonly code: string })[];
  /** Prohibitions that a card overrules here, each with that card. */
  readonly overruled: readonly (SayingCitation & { readonly ground: string })[];
  /** The old name of `overruled`, printed for one more release. */
  readonly lifted: readonly (SayingCitation & { readonly ground: string })[];
  /** What is impossible about the table, each with the rule it breaks. */
  readonly faults: readonly SayingCitation[];
  /** What it would be with another document for what the one in force does not say; only where a silence alone leaves it open, and one settles it. */
  readonly filled?: ElsewhereJson;
  /** The other documents, where they were asked. */
  readonly elsewhere: readonly ElsewhereJson[];
  /** What it is held against; only with `--against`. */
  readonly against?: AgainstJson;
  /** What the ruling stands on, word for word; only where a copy of the document was imported. */
  readonly originals?: readonly QuotedCitation[];
  /** Published rulings on this act, the nearest first; left out where there are none. */
  readonly precedents?: readonly PrecedentJson[];
  /** How the card texts that it rests on were read; only where the path is asked for. */
  readonly texts?: readonly UsedTextJson[];
  /** Texts in play that nothing above names; left out where there are none. */
  readonly otherTexts?: OtherTextsJson;
}

/** A rule that is not sure, restated from the accounts of others. */
export interface UnsureJson extends SayingCitation {
  readonly confidence: 'single' | 'doubt';
}

/** The same question by another document. */
export interface ElsewhereJson {
  readonly document: string;
  readonly verdict: Verdict;
  readonly grounds: readonly GroundJson[];
  /** What would have to be given for that document, or what it does not say. */
  readonly needs: readonly NeedJson[];
  /** What is said to the players; empty where the document is not ruled by. */
  readonly says: readonly string[];
  /** Every paragraph that its ruling shows. */
  readonly restsOn: readonly Citation[];
  readonly assumptions: readonly AssumptionJson[];
}

/** `judge legal --json`. */
export interface LegalReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly headline: string;
  readonly open: readonly LegalRow[];
  readonly closed: readonly ClosedRow[];
  readonly assumptions: readonly AssumptionJson[];
  readonly gaps: readonly GapJson[];
  /** What is impossible about the table. */
  readonly faults: readonly SayingCitation[];
  /** How the card texts that its rows name were read; only where that is asked for. */
  readonly texts?: readonly UsedTextJson[];
}
/** A question that has the verdict of a row. `card`: what has to be named for `{card}` in it, where the row only supposes a card in the hand. */
export interface AskJson {
  readonly question: string;
  readonly on: string | null;
  readonly place: string | null;
  readonly card: string | null;
}
export interface LegalRow {
  readonly action: string;
  /** The questions it stands for, one for each Pokémon. */
  readonly ask: readonly AskJson[];
  /** What `judge can` answers: never `illegal`. `undetermined` where a fact is needed that was not given. */
  readonly verdict: Verdict;
  /** The row depends on a card that was not given as being in the hand. */
  readonly ifHeld: boolean;
  readonly rule: Citation | null;
  readonly says: string;
  readonly needs: readonly NeedJson[];
  readonly options: readonly OptionJson[];
}
export interface ClosedRow {
  readonly action: string;
  /** The questions it stands for, one for each Pokémon. */
  readonly ask: readonly AskJson[];
  /** The attack, power or card it is about; empty for the action as such. */
  readonly what: string;
  readonly grounds: readonly GroundJson[];
}
