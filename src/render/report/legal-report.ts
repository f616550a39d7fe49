import { citationOf, type Doc } from '../../corpus/index.ts';
import type { ActionKind } from '../../engine/index.ts';
import type { Ruling } from '../../ruling/ruling.ts';
import { shortly } from '../words/actions.ts';
import { assumptionsJson, gapJson, groundJson, type RuledTable, rulingReport } from './ruling-report.ts';
import type { AssumptionJson, ClosedRow, GapJson, LegalReport, LegalRow } from './types.ts';

/** The order in which CR 602.1 lists what may be done. */
const ORDER: readonly ActionKind[] = [
  'draw',
  'attach-energy',
  'bench',
  'evolve',
  'level-up',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'use-power',
  'attack',
  'end-turn',
];

const KIND_WORDS: Readonly<Record<ActionKind, string>> = {
  draw: 'draw',
  bench: 'bench',
  'attach-energy': 'attach',
  evolve: 'evolve',
  'level-up': 'level up',
  'play-trainer': 'play',
  'play-supporter': 'play',
  'play-stadium': 'play',
  retreat: 'retreat',
  'use-power': 'use',
  attack: 'attack',
  'end-turn': 'end turn',
};

/** Rulings on everything that could be tried, and where they were made. */
export interface Tried {
  readonly ruleset: Doc;
  readonly seat: string;
  readonly turn: number | null;
  readonly phase: string;
  readonly rulings: readonly Ruling[];
}

const byOrder = (a: Ruling, b: Ruling): number =>
  ORDER.indexOf(a.action?.kind ?? 'end-turn') - ORDER.indexOf(b.action?.kind ?? 'end-turn');

const unique = <T>(items: readonly T[]): readonly T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

/** What is open and what is not, each kind in the order of the rulebook. */
export const legalReport = (tried: Tried, table: RuledTable): LegalReport => {
  const rulings = [...tried.rulings].sort(byOrder);
  const open: LegalRow[] = [];
  const closed: ClosedRow[] = [];
  for (const ruling of rulings) {
    if (ruling.action === null) continue;
    const action = KIND_WORDS[ruling.action.kind];
    const what = withoutVerb(shortly(ruling.action, table.names()));
    if (ruling.verdict === 'illegal') {
      closed.push({ action, what, grounds: ruling.grounds.filter((ground) => ground.lifted === null).map(groundJson) });
      continue;
    }
    const rule = ruling.trace[0]?.rule ?? ruling.passed[0]?.rule ?? null;
    const report = rulingReport(ruling, table);
    open.push({
      action,
      verdict: ruling.verdict,
      rule: rule === null ? null : citationOf(rule),
      says: what,
      options: report.options,
    });
  }
  const kinds = (rows: readonly { readonly action: string }[]): number => new Set(rows.map((row) => row.action)).size;
  const openKinds = kinds(open);
  const closedKinds = kinds(closed.filter((row) => !open.some((one) => one.action === row.action)));
  const where = [tried.seat, tried.turn === null ? '' : `turn ${tried.turn}`, `${tried.phase} phase`]
    .filter((part) => part !== '')
    .join(', ');
  return {
    schema: 1,
    ruleset: tried.ruleset,
    headline: `${where}: ${openKinds} ${openKinds === 1 ? 'kind' : 'kinds'} of action open, ${closedKinds} not.`,
    open,
    closed,
    assumptions: unique<AssumptionJson>(rulings.flatMap((ruling) => assumptionsJson(ruling.assumptions))),
    gaps: unique<GapJson>(rulings.flatMap((ruling) => ruling.gaps.map(gapJson))),
    board: table.board,
  };
};

/** `play Switch` in a row that begins with `play`: `Switch`. */
const withoutVerb = (what: string): string =>
  what.replace(/^(retreat|end the turn|draw a card)$|^(play|use|attach|evolve|level up|put|attack with) /u, '');
