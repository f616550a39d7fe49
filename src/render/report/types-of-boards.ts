import type { Citation } from '../../corpus/index.ts';
import type { Verdict } from '../../ruling/index.ts';
import type { UsedTextJson } from './cards-report.ts';
import type { CountedJson } from './deck-counted.ts';
import type { AssumptionJson, Receipt, RulesetFrom } from './types-of-rulings.ts';

/** Boards and decks that are checked or drawn, as JSON. */

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
  /** Texts of sketches that are not read, so that nothing they say is played; left out where there are none. */
  readonly unread?: readonly UsedTextJson[];
}

/** What is said of a deck under a rule. `by` are further rules it rests on; `at` is `file:line:column`. */
export interface DeckSayingJson {
  readonly code: string;
  readonly says: string;
  readonly rule: Citation;
  readonly by: readonly Citation[];
  readonly at: string;
}

/** One thing that a format of tournaments says of a deck; `source` is the announcement, page or section that says so. */
export interface InPoolSaying {
  readonly code: string;
  readonly says: string;
  readonly source: string;
  readonly at: string;
}

/** A deck in a format of tournaments on a day (`2026-04-10`). */
export interface TournamentJson {
  readonly format: string;
  readonly title: string;
  readonly by: string;
  readonly date: string;
  /** The last day of which anything is known. */
  readonly asOf: string;
  /** What may be played on that day; null for a day before the first that is recorded. */
  readonly pool: {
    readonly from: string;
    readonly marks: readonly string[];
    readonly source: string;
    readonly doubt: string | null;
  } | null;
  readonly faults: readonly InPoolSaying[];
  readonly needs: readonly InPoolSaying[];
  readonly passed: readonly InPoolSaying[];
  readonly notes: readonly string[];
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
  /** Its lines in the piles in which judges count them. */
  readonly counted: readonly CountedJson[];
  readonly faults: readonly DeckSayingJson[];
  /** What was not given and could decide. */
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
  /** Null where only the rulebook was asked. The verdict counts both. */
  readonly tournament: TournamentJson | null;
  readonly assumptions: readonly AssumptionJson[];
  readonly remedy: readonly string[];
}

/** Places of `judge board show`. HP and damage are damage points; `hp` is null where it is unknown. */
export interface PlaceJson {
  /** `active`, `active 2`, `bench 1`; as in questions. */
  readonly place: string;
  /** Null for a Pokémon not described. */
  readonly name: string | null;
  readonly print: string | null;
  readonly on: readonly string[];
  /** True for a Stage 1 or 2 card with no card under it. */
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
  /** Removed from the game. */
  readonly out: boolean;
  readonly zones: readonly {
    readonly zone: string;
    readonly count: number | null;
    readonly known: readonly string[];
    /** Prizes that lie face up. */
    readonly faceUp?: readonly string[];
  }[];
  /** Null where it is not given who is there. */
  readonly active: readonly PlaceJson[] | null;
  readonly bench: readonly PlaceJson[] | null;
  readonly effects: readonly string[];
}

/** `judge board show --json`. */
export interface ShowReport extends Receipt {
  readonly schema: 1;
  readonly ruleset: string;
  readonly format: '1on1' | '2on2' | 'team';
  /** Null when the turn was not given. */
  readonly turn: number | null;
  readonly toMove: string;
  readonly phase: string;
  readonly used: readonly string[];
  readonly stadium: { readonly name: string; readonly owner: string; readonly used?: boolean } | null;
  readonly sides: readonly SideJson[];
}
