import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/ruling.ts';

/**
 * The JSON objects other programs receive, one interface each. The screens are drawn from them and from nothing else, so that a screen can
 * never tell what the JSON does not.
 */

/** A citation with the title or the words that go with it. */
export interface TitledCitation extends Citation {
  readonly title: string;
}
export interface SayingCitation extends Citation {
  readonly says: string;
}

/** An element of `judge rules --json`. */
export interface RuleJson {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly kind: 'section' | 'rule' | 'glossary';
  readonly parent: string | null;
  readonly text: string;
  readonly class: 'enforced' | 'people' | 'definition';
  readonly links: readonly Citation[];
}

/** An element of `judge rule --json`. */
export interface RuleReport extends RuleJson {
  /** From the chapter down to the parent. */
  readonly breadcrumb: readonly TitledCitation[];
  readonly examples: readonly string[];
  readonly children: readonly TitledCitation[];
  /** `links` with their titles. */
  readonly see: readonly TitledCitation[];
  readonly citedBy: readonly Citation[];
  readonly before: TitledCitation | null;
  readonly after: TitledCitation | null;
  readonly elsewhere: readonly SayingCitation[];
  readonly code: readonly string[];
  readonly scenarios: readonly string[];
  /** The scenarios again, by what the rule did in them. */
  readonly applied: readonly string[];
  readonly considered: readonly string[];
  readonly original: { readonly text: string; readonly source: string } | null;
}

export interface RulesReport {
  readonly schema: 1;
  readonly rules: readonly RuleReport[];
}

/** `enforced`: code is bound to it and a scenario's trace applied it; `open`: it should be, and one of the two is missing. */
export type CoverageStatus = 'enforced' | 'people' | 'definition' | 'open';

/** How many rules, and how many of each status. */
export interface CoverageCounts {
  readonly rules: number;
  readonly enforced: number;
  readonly people: number;
  readonly definition: number;
  readonly open: number;
}

export interface CoverageRule extends TitledCitation {
  /** Id of the section it stands in; of the chapter where that has no sections. */
  readonly section: string;
  readonly status: CoverageStatus;
  readonly code: readonly string[];
  /** Scenarios in which it acted, and those in which it was only looked at. */
  readonly applied: readonly string[];
  readonly considered: readonly string[];
}

/** A chapter (`parent` is null) or section. */
export interface CoverageSection extends TitledCitation, CoverageCounts {
  readonly parent: string | null;
}

/** `judge coverage --json`. The counts are of everything asked about; `rules` has only the open ones with `--open`. */
export interface CoverageReport {
  readonly schema: 1;
  readonly documents: readonly (CoverageCounts & { readonly document: string })[];
  readonly sections: readonly CoverageSection[];
  readonly rules: readonly CoverageRule[];
}

/** An element of `judge search --json`. `marks` are the found words inside the snippet, as offsets. */
export interface HitJson {
  readonly document: string;
  readonly id: string;
  readonly title: string;
  readonly breadcrumb: readonly string[];
  readonly snippet: string;
  readonly marks: readonly { readonly start: number; readonly end: number }[];
  readonly score: number;
}

/** A search as the screen tells it; `--json` prints `hits`. */
export interface SearchReport {
  readonly query: string;
  readonly hits: readonly HitJson[];
  readonly total: number;
  readonly corrected: readonly { readonly from: string; readonly to: string }[];
  readonly missing: readonly string[];
}

export interface TraceJson {
  readonly rule: Citation | null;
  readonly depth: 2 | 3;
  /** What happened: an event, `note`, `choice`, `coin`, or `rule` where a rule only has what its children tell. */
  readonly event: string;
  /** The code of a note or question. */
  readonly code?: string;
  /** False where only one answer was possible, so that nobody had to give it. */
  readonly asked?: boolean;
  /** The word in the label column: `damage`, `Energy`, `coin`. */
  readonly label?: string;
  /** The number column of a reckoning: `80`, `×2`, `−10`. */
  readonly figure?: string;
  /** The running total behind that line. */
  readonly sum?: number;
  readonly text: string;
  /** What `text` begins with and may be listed with that of its neighbours: `L` of `L from Luxray to Raichu ex`. */
  readonly item?: string;
  readonly children: readonly TraceJson[];
}

export interface GroundJson {
  readonly rule: Citation;
  readonly code: string;
  readonly says: string;
  readonly because: string;
  readonly liftedBy: readonly SayingCitation[];
  /** True where nothing can lift it before the turn is over. */
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
  readonly verdict: Verdict;
  readonly says: string;
  /** Why not, where it is refused before anything happens. */
  readonly grounds: readonly GroundJson[];
  readonly trace: readonly TraceJson[];
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
  readonly ownCards?: OwnCardsJson;
}

/** Who chose the document: `--ruleset`, the board, or nobody. */
export type RulesetFrom = 'option' | 'board' | 'default';

/** `judge can --json`. */
export interface RulingReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly question: string;
  readonly verdict: Verdict;
  /** The first line behind the verdict. */
  readonly headline: string;
  readonly say: readonly string[];
  readonly grounds: readonly GroundJson[];
  readonly options: readonly OptionJson[];
  readonly branches: readonly BranchJson[];
  readonly gaps: readonly GapJson[];
  readonly needs: readonly SayingCitation[];
  readonly assumptions: readonly AssumptionJson[];
  /** Prohibitions that were asked and do not bite. */
  readonly passed: readonly SayingCitation[];
  readonly trace: readonly TraceJson[];
  /** What would make it legal, one line each; `remedies` has them with their rules. */
  readonly remedy: readonly string[];
  readonly remedies: readonly (SayingCitation & { readonly code: string })[];
  /** Prohibitions that a card overrules here, each with that card. */
  readonly lifted: readonly (SayingCitation & { readonly ground: string })[];
  /** What is impossible about the table, each with the rule it breaks. */
  readonly faults: readonly SayingCitation[];
  readonly elsewhere: readonly {
    readonly document: string;
    readonly verdict: Verdict;
    readonly grounds: readonly GroundJson[];
  }[];
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
}
export interface LegalRow {
  readonly action: string;
  /** What `judge can` answers: never `illegal`. `undetermined` where a fact is needed that nobody told. */
  readonly verdict: Verdict;
  /** The row hangs on a card that nobody told to be in the hand. */
  readonly ifHeld: boolean;
  readonly rule: Citation | null;
  readonly says: string;
  readonly needs: readonly SayingCitation[];
  readonly options: readonly OptionJson[];
}
export interface ClosedRow {
  readonly action: string;
  /** The attack, power or card it is about; empty for the action as such. */
  readonly what: string;
  readonly grounds: readonly GroundJson[];
}

export interface UnmetJson {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
  readonly at: string;
  readonly partedAt: (Citation & { readonly says?: string }) | null;
}

/** A question no answer was given for. */
export interface OpenQuestionJson {
  readonly by: string;
  readonly question: string;
  readonly answers: readonly string[];
}

export interface StepJson {
  /** `kind`, the question as written, and what it is about. */
  readonly action: { readonly kind: string | null; readonly question: string; readonly answers: readonly string[] };
  /** What the player does, as a sentence. */
  readonly says: string;
  readonly verdict: Verdict;
  readonly grounds: readonly GroundJson[];
  readonly needs: readonly SayingCitation[];
  readonly gaps: readonly GapJson[];
  readonly open: OpenQuestionJson | null;
  readonly trace: readonly TraceJson[];
}

export interface ResultJson {
  readonly outcome: 'win' | 'loss' | 'tie' | 'sudden-death';
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
  readonly gaps: readonly GapJson[];
  readonly assumptions: readonly AssumptionJson[];
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

/** `judge board check --json`. */
export interface CheckReport extends Receipt {
  readonly schema: 1;
  readonly ok: boolean;
  readonly ruleset: string;
  readonly faults: readonly {
    readonly code: string;
    readonly says: string;
    readonly rule: Citation | null;
    readonly at: string;
  }[];
}

/** What is said of a deck under a rule. `by` are further rules it rests on; `at` is `file:line:column`. */
export interface DeckSayingJson {
  readonly code: string;
  readonly says: string;
  readonly rule: Citation;
  readonly by: readonly Citation[];
  readonly at: string;
}

/** `judge deck check --json`. */
export interface DeckReport {
  readonly schema: 1;
  readonly ok: boolean;
  readonly ruleset: string;
  readonly rulesetFrom: RulesetFrom;
  readonly format: string;
  readonly name: string | null;
  readonly verdict: Verdict;
  /** The verdict in one line. */
  readonly headline: string;
  /** How many cards the deck has. */
  readonly cards: number;
  readonly faults: readonly DeckSayingJson[];
  /** What nobody told and could decide. */
  readonly needs: readonly DeckSayingJson[];
  readonly passed: readonly DeckSayingJson[];
  readonly notOnFile: readonly {
    readonly name: string;
    readonly copies: number;
    readonly at: string;
    readonly nearest: readonly string[];
  }[];
  /** What is odd about the list and breaks no rule. */
  readonly notes: readonly { readonly code: string; readonly says: string; readonly at: string }[];
  readonly assumptions: readonly AssumptionJson[];
  readonly remedy: readonly string[];
}

/** Places of `judge board show`. HP and damage are damage points; `hp` is null where nobody knows it. */
export interface PlaceJson {
  /** `active`, `active 2`, `bench 1`; as in questions. */
  readonly place: string;
  /** Null for a Pokémon not described. */
  readonly name: string | null;
  readonly print: string | null;
  readonly on: readonly string[];
  /** True for a Stage 1 or 2 card that lies on nothing. */
  readonly bare: boolean;
  readonly hp: { readonly left: number; readonly max: number } | null;
  readonly damage: number;
  readonly energy: readonly string[];
  readonly attached: readonly string[];
  readonly conditions: readonly string[];
  /** Sub-line: powers used, effects, times. */
  readonly notes: readonly string[];
}
export interface SideJson {
  readonly seat: string;
  readonly name: string | null;
  readonly zones: readonly {
    readonly zone: string;
    readonly count: number | null;
    readonly known: readonly string[];
  }[];
  readonly active: readonly PlaceJson[] | null;
  readonly bench: readonly PlaceJson[] | null;
  readonly effects: readonly string[];
}

/** `judge board show --json`. */
export interface ShowReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly format: '1on1' | '2on2' | 'team';
  /** Null when the turn was not told. */
  readonly turn: number | null;
  readonly toMove: string;
  readonly phase: string;
  readonly used: readonly string[];
  readonly stadium: { readonly name: string; readonly owner: string } | null;
  readonly sides: readonly SideJson[];
}

/** One fault of an input or of the usage. `length`: columns for the caret; `excerpt`: the line it points into. */
export interface FaultJson {
  readonly code: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly hint: string | null;
  readonly excerpt?: string;
  readonly length?: number;
}

export interface ErrorReport {
  readonly schema: 1;
  readonly errors: readonly FaultJson[];
}
