import type { Citation } from '../../corpus/index.ts';
import { type Act, precedentsOf } from '../../precedents/index.ts';
import { precedentJson } from '../../render/report/precedent-report.ts';
import type { PrecedentJson, RulingReport } from '../../render/report/types.ts';
import type { Ruling } from '../../ruling/index.ts';
import type { World } from '../world.ts';

type ActionKind = NonNullable<Ruling['action']>['kind'];

const ACT_OF: { readonly [K in ActionKind]?: Act } = {
  'play-trainer': 'play',
  'play-supporter': 'play',
  'play-stadium': 'play',
  attack: 'attack',
  'use-power': 'power',
  'use-card': 'power',
  retreat: 'retreat',
  evolve: 'evolve',
  'level-up': 'evolve',
  'attach-energy': 'attach',
  bench: 'bench',
};

const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Every rule that a ruling prints. */
const printed = (value: unknown, into: Citation[]): readonly Citation[] => {
  if (Array.isArray(value)) for (const one of value) printed(one, into);
  else if (typeof value === 'object' && value !== null) {
    const { document, id } = value as { readonly document?: unknown; readonly id?: unknown };
    if (typeof document === 'string' && typeof id === 'string') into.push({ document, id });
    for (const one of Object.values(value)) printed(one, into);
  }
  return into;
};

/** The published rulings on the act of a ruling: same card, same act, and a paragraph of theirs among those it rests on. */
export const precedentsOfRuling = (
  { action, subject }: Pick<Ruling, 'action' | 'subject'>,
  report: RulingReport,
  world: World,
): readonly PrecedentJson[] => {
  const act = action === null ? undefined : ACT_OF[action.kind];
  const name = word(subject.card) ?? word(subject.ownName);
  if (act === undefined || name === null) return [];
  const known = world.precedents().ofCard(name);
  if (known.length === 0) return [];
  const { grounds, overruled, options, branches, trace, follows, needs, assumptions, verdict } = report;
  const deciding = verdict === 'illegal' ? [grounds] : [grounds, options, branches, trace, follows, needs, assumptions];
  const rules = printed([deciding, overruled], []);
  const called = word(subject.attack) ?? word(subject.power);
  return precedentsOf(known, { act, card: name, called, table: report.board, verdict, rules }).map(precedentJson);
};

/** The report with its precedents; as it was where there are none. */
export const withPrecedents = (
  ruling: Pick<Ruling, 'action' | 'subject'>,
  report: RulingReport,
  world: World,
): RulingReport => {
  const precedents = precedentsOfRuling(ruling, report, world);
  return precedents.length === 0 ? report : { ...report, precedents };
};
