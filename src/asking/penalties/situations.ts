import type { Phase, Tier } from '../../penalties/index.ts';
import { citeOne } from '../../render/cite.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { PenaltyReport } from '../../render/report/types-of-penalties.ts';
import type { Verified } from '../../render/report/verify-report.ts';
import { isRefused } from '../outcome.ts';
import type { World } from '../world.ts';
import { type PenaltyRequest, penalty } from './penalty.ts';

/** Situations at a table and the penalty that the guidelines recommend: a file of them is run as scenarios are. */
export interface Situation {
  readonly name: string;
  readonly words: string;
  readonly facts?: Readonly<Record<string, string>>;
  readonly phase?: Phase;
  readonly tier?: Tier;
  readonly taken?: number;
  readonly expect: {
    /** A penalty, or the verdict where none is named. */
    readonly penalty: string;
    readonly category?: string;
    readonly severity?: string;
    /** Sections of the guidelines by their number alone, of other documents with their label. */
    readonly sections: readonly string[];
    readonly needs?: number;
    readonly wins?: boolean;
  };
}

/** Is this text a list of situations, and not a board or a deck? */
export const isSituations = (text: string): boolean => /^- name: .*\n {2}words: /mu.test(text);

/** Prize cards of today's formats. */
const USUAL_PRIZES = 6;

export const requestOfSituation = ({
  words,
  facts = {},
  phase = 'game',
  tier,
  taken,
}: Omit<Situation, 'name' | 'expect'>): PenaltyRequest => ({
  words,
  facts: Object.entries(facts).map(([name, value]) => `${name}=${value}`),
  occasion: { phase, stage: 'swiss', tier: tier ?? null, minutes: null },
  prizes: USUAL_PRIZES,
  taken: taken ?? null,
  again: 0,
  slip: { tournament: '', round: '', judge: '', player: '' },
});

type Unmet = Verified['unmet'][number];

const unlike = (at: string, path: string, expected: unknown, got: unknown): readonly Unmet[] =>
  expected === undefined || String(expected) === String(got)
    ? []
    : [{ at, path, expected: String(expected), got: String(got), partedAt: null }];

const unmetIn = (at: string, { expect }: Situation, report: PenaltyReport): readonly Unmet[] => [
  ...unlike(at, 'penalty', expect.penalty, report.penalty ?? report.verdict),
  ...unlike(at, 'category', expect.category, report.category),
  ...unlike(at, 'severity', expect.severity, report.severity),
  ...unlike(
    at,
    'sections',
    expect.sections.join(', '),
    report.sections.map((section) => citeOne(section).replace(/^PPG /u, '')).join(', '),
  ),
  ...unlike(at, 'needs', expect.needs, report.prizes?.needs),
  ...unlike(at, 'wins', expect.wins, report.prizes?.winsNow),
];

/** Rules on every situation of a file and compares. */
export const situationsVerified = async (
  file: string,
  situations: readonly Situation[],
  world: World,
): Promise<readonly Verified[]> =>
  Promise.all(
    situations.map(async (situation): Promise<Verified> => {
      const at = `${file}: ${situation.name}`;
      const report = await penalty(requestOfSituation(situation), world);
      if (!isRefused(report)) return { file: at, unmet: unmetIn(at, situation, report) };
      const got = report.faults.map(({ message }: FaultJson) => message).join(' ');
      return { file: at, unmet: [{ at, path: 'penalty', expected: situation.expect.penalty, got, partedAt: null }] };
    }),
  );
