import type {
  AskJson,
  CompareReport,
  FaultJson,
  LegalReport,
  PrecedentJson,
  ReplayReport,
  RuleReport,
  RulingReport,
  SearchReport,
  ShowReport,
} from '../render/report/types.ts';
import type { PenaltyListReport, PenaltyReport } from '../render/report/types-of-penalties.ts';
import type { Seat, Setup } from '../state/index.ts';
import type { Questions } from './app-questions.ts';
import type { StoppedImport, StoredCopy } from './device.ts';
import type { Kept } from './kept.ts';

/** Everything a screen is drawn from. It is plain data: a screen is a function of it, and what a finger does makes the next one. */
export interface State {
  readonly tab: Tab;
  readonly table: Table;
  /** Which document rules where the line names none. */
  readonly usual: string;
  /** Which document fills the silences of that one; null where none does. */
  readonly fallback: string | null;
  /** The key of the format whose prints a name without a print means by that document; null where it means any print. */
  readonly format: string | null;
  /** The list of documents is open. */
  readonly choosing: boolean;
  /** The formats of tournaments to choose from; none before they were looked up. */
  readonly formats: readonly { readonly key: string; readonly title: string }[];
  readonly sheet: Sheet | null;
  /** The table is being entered by questions. */
  readonly questions: Questions | null;
  readonly ask: Ask;
  readonly ruling: Ruled | null;
  /** The words for the player fill the screen. */
  readonly showing: boolean;
  readonly play: Play | null;
  readonly rules: Rules;
  readonly penalty: PenaltyAsked | null;
  readonly saved: readonly Kept[];
  /** The dispute whose line, QR code and sheet are open. */
  readonly sharing: string | null;
  /** A sentence that tells what was done, or what went wrong. */
  readonly said: string | null;
  /** What the page itself is. */
  readonly page: PageState;
}

export type Tab = 'table' | 'ask' | 'ruling' | 'rules' | 'saved';

/** The table as it is written and as it was read. */
export interface Table {
  readonly line: string;
  readonly setup: Setup;
  readonly show: ShowReport | null;
  /** Why the line cannot be read. */
  readonly faults: readonly FaultJson[];
  /** What is impossible about it. */
  readonly impossible: readonly string[];
  /** The Pokémon whose facts are open. */
  readonly opened: Place | null;
  /** Whose Prizes, hand and deck are open. */
  readonly zones: readonly Seat[];
  /** The line is open for writing. */
  readonly writing: string | null;
}

export interface Place {
  readonly seat: Seat;
  readonly zone: 'active' | 'bench';
  readonly at: number;
}

/** What a list of cards is open for. */
export type Wanted =
  | { readonly for: 'pokemon'; readonly place: Place }
  | { readonly for: 'energy' | 'tool' | 'beneath'; readonly place: Place }
  | { readonly for: 'stadium' }
  | { readonly for: 'hand'; readonly seat: Seat }
  | { readonly for: 'question'; readonly ask: AskJson };

/** A list of cards to choose from. */
export interface Sheet {
  readonly wanted: Wanted;
  readonly typed: string;
  readonly offers: readonly string[];
}

export interface Ask {
  readonly typed: string;
  readonly overview: LegalReport | null;
  readonly faults: readonly FaultJson[];
  /** The act whose Pokémon are being chosen from, by its place among the rows. */
  readonly open: string | null;
}

export interface Ruled {
  readonly report: RulingReport;
  /** The line it was ruled on. */
  readonly line: string;
  readonly answers: readonly string[];
  /** By which document, where another than that of the line was chosen. */
  readonly by: string | null;
  /** What another judge says of it, as it is typed, and what is wrong with that. */
  readonly against: { readonly typed: string; readonly faults: readonly FaultJson[] };
}

/** Play that goes on from a ruling, step by step. */
export interface Play {
  readonly line: string;
  readonly steps: readonly { readonly do: string; readonly answers: readonly string[] }[];
  readonly report: ReplayReport | null;
  readonly overview: LegalReport | null;
  readonly faults: readonly FaultJson[];
}

export interface Rules {
  readonly typed: string;
  /** The only document that is searched; null for all. */
  readonly document: string | null;
  readonly found: SearchReport | null;
  /** Published rulings that go with what is typed. */
  readonly precedents: readonly PrecedentJson[];
  readonly compared: CompareReport | null;
  /** Rules that were opened, the last of them in sight. */
  readonly opened: readonly RuleReport[];
  /** The screen on which the first of them was tapped. */
  readonly cameFrom: Tab | null;
}

export interface PenaltyAsked {
  readonly typed: string;
  readonly facts: readonly string[];
  /** What is typed where the answer is a number. */
  readonly number: string;
  readonly report: PenaltyReport | null;
  readonly list: PenaltyListReport | null;
  readonly faults: readonly FaultJson[];
}

export interface PageState {
  readonly version: string;
  readonly built: string;
  readonly build: string;
  readonly forOwnUse: boolean;
  readonly importedCards: number;
  /** Cards that were imported on this device. */
  readonly broughtCards: { readonly cards: number; readonly names: number; readonly on: string } | null;
  /** How far an import is, in words. */
  readonly importing: string | null;
  /** An import of cards that was stopped. */
  readonly stopped: StoppedImport | null;
  /** Copies of rulebooks that were imported on this device. */
  readonly copies: readonly CopyShown[];
  /** A newer page is waiting to take over. */
  readonly newer: boolean;
  /** It was opened from a folder that keeps it on the device. */
  readonly installable: boolean;
}

/** A copy without its words. */
export type CopyShown = Omit<StoredCopy, 'own'>;
