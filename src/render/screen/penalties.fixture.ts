import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decide, type Facts, type PenaltyTable } from '../../penalties/index.ts';
import { dependsReport, type PenaltyAsked, penaltyReport, silentReport, valueWords } from '../report/penalty-report.ts';
import type { PenaltyReport } from '../report/types-of-penalties.ts';

/** Penalties as the table gives them that the build has made. */

const table: PenaltyTable = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'dist', 'penalties.json'), 'utf8'),
);

const asked = (words: string, facts: Facts): PenaltyAsked => ({
  words,
  edition: 'PPG 21 May 2026',
  occasion: { phase: 'game', stage: 'swiss', tier: 'cup', minutes: 4 },
  prizes: 6,
  taken: 2,
  again: 1,
  slip: { tournament: '12-34-567890', round: '4', judge: '1111111', player: '2222222' },
  facts: Object.entries(facts).map(([fact, value]) => ({
    fact,
    ask: table.facts[fact]?.ask ?? fact,
    value,
    words: valueWords(table.facts, fact, value),
    from: 'flag',
  })),
});

const named = (key: string, facts: Facts = {}): PenaltyReport => {
  const infraction = table.infractions.find((one) => one.key === key);
  const silent = table.silent.find((one) => one.key === key);
  if (silent !== undefined) return silentReport(silent, table, asked(key, facts));
  if (infraction === undefined) throw new Error(`there is no ${key}`);
  const decision = decide(infraction, facts, table.facts);
  return decision.row === null
    ? dependsReport(infraction, decision, table, asked(key, facts))
    : penaltyReport(infraction, decision.row, table, asked(infraction.name, facts));
};

export const PENALTIES: { readonly [name: string]: PenaltyReport } = {
  'penalty-prize': named('extra-card', { identifiable: 'no', 'face-seen': 'yes' }),
  'penalty-depends': named('second-supporter'),
  'penalty-not-named': named('phone-or-device'),
};
