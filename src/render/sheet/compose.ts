import type { DeckReport, LegalReport, Receipt, ReplayReport, RulingReport } from '../report/types.ts';
import type { PenaltyReport } from '../report/types-of-penalties.ts';
import type { Explain } from '../screen/path.ts';
import { deckParts } from './deck-parts.ts';
import { legalParts } from './legal-parts.ts';
import { penaltyParts } from './penalty-parts.ts';
import { replayParts } from './replay-parts.ts';
import { rulingParts, verdictMore } from './ruling-parts.ts';
import type { CitedRule, Sheet } from './sheet.ts';

/** What a sheet has besides its report. */
export interface Beside {
  readonly tables: Sheet['tables'];
  readonly rules: readonly CitedRule[];
  readonly again: string;
  readonly version: string;
}

type Common = Pick<Sheet, 'ruleset' | 'byOption' | 'board' | 'players' | 'ownCards'> & Beside;

const common = (report: Receipt & Pick<RulingReport, 'ruleset' | 'rulesetFrom'>, beside: Beside): Common => ({
  ruleset: report.ruleset,
  byOption: report.rulesetFrom === 'option',
  board: report.board,
  ...(report.players === undefined ? {} : { players: report.players }),
  ownCards: report.ownCards ?? null,
  ...beside,
});

export const sheetOfRuling = (report: RulingReport, explain: Explain, beside: Beside): Sheet => ({
  what: 'Ruling',
  verdict: report.verdict,
  more: verdictMore(report),
  headline: report.headline,
  asked: report.question,
  say: report.say,
  parts: rulingParts(report, explain),
  ...common(report, beside),
});

export const sheetOfOverview = (report: LegalReport, beside: Beside): Sheet => ({
  what: 'Overview',
  verdict: null,
  more: '',
  headline: report.headline,
  asked: null,
  say: [],
  parts: legalParts(report),
  ...common(report, beside),
});

export const sheetOfReplay = (report: ReplayReport, explain: Explain, beside: Beside): Sheet => {
  const { ruling } = report;
  const only = report.steps.length === 0 ? ruling : null;
  return {
    what: only === null ? (report.name === '' ? 'Replay' : `Replay of ${report.name}`) : 'Ruling',
    verdict: report.verdict,
    more: only === null ? '' : verdictMore(only),
    headline: only === null || report.expectations.unmet.length > 0 ? report.headline : only.headline,
    asked: only?.question ?? null,
    say: report.say,
    parts: replayParts(report, explain),
    ...common(report, beside),
  };
};

/** A deck check: there is no table, and so no line of one. */
export const sheetOfDeck = (report: DeckReport, beside: Beside): Sheet => ({
  what: report.name === null ? 'Deck check' : `Deck check of ${report.name}`,
  verdict: report.verdict,
  more: '',
  headline: report.headline,
  asked: null,
  say: [],
  parts: deckParts(report),
  ruleset: report.ruleset,
  byOption: report.rulesetFrom === 'option',
  board: '',
  ownCards: null,
  ...beside,
});

/** A recommended penalty: by the guidelines, and with the table before the act where a turn was given. */
export const sheetOfPenalty = (report: PenaltyReport, beside: Beside): Sheet => ({
  what: 'Penalty',
  verdict: null,
  more: '',
  headline: report.headline,
  asked: report.asked,
  say: report.say,
  parts: penaltyParts(report),
  ruleset: 'ppg-2026',
  byOption: false,
  board: report.repaired?.board ?? '',
  ownCards: null,
  ...beside,
});
