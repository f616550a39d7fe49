import type { LegalRow } from '../../../render/report/types.ts';
import type { StepJson } from '../../../render/report/types-of-replays.ts';
import type { Chance } from '../../chance.ts';
import { type Dealt, lineOf } from '../dealt.ts';
import { type Judged, type StepAsked, stepsFrom } from '../judged.ts';
import type { BoardLaw } from './law.ts';
import { alike } from './line-is-table.ts';

/** A game of several steps, over the turns: what is listed as legal may be done, and each step comes to the same from the line printed before it as in the whole game. */

/** One board in so many: each step rules on the whole game once more. */
const ASKED = 4;

const MOST_STEPS = 7;

const WHOLE = ['hand 3', 'deck 20', 'discard 0', 'prizes 6'];

/** The same board with every zone given, so that a game does not break off at the first card that is drawn. */
const described = (one: Dealt): Dealt => ({
  ...one,
  sides: one.sides.map((side) => ({
    ...side,
    bench: side.bench ?? [],
    zones: [
      ...side.zones,
      ...WHOLE.filter((zone) => !side.zones.some((given) => given.split(' ')[0] === zone.split(' ')[0])),
    ],
  })),
});

/** The rows of an overview that may be done, one of each act, so that a turn is not spent on what a hand is full of. */
const onePerAct = (rows: readonly LegalRow[], chance: Chance): readonly LegalRow[] => {
  const acts = [...new Set(rows.map(({ action }) => action))];
  return acts.flatMap((act) => chance.pick(rows.filter(({ action }) => action === act)) ?? []);
};

/** What is done next at that table; null where nothing is certain to be allowed. */
const nextAt = async (judged: Judged, line: string, { fallback }: Dealt, chance: Chance): Promise<string | null> => {
  const { report } = await judged.legal(line, { fallback });
  const may = (report?.open ?? []).filter(({ verdict, ifHeld }) => verdict === 'legal' && !ifHeld);
  return chance.pick(chance.pick(onePerAct(may, chance))?.ask ?? [])?.question ?? null;
};

const CERTAIN: readonly string[] = ['legal', 'illegal'];

interface Gone {
  readonly line: string;
  readonly steps: readonly StepAsked[];
}

/** What is wrong with one step more; or the game with it, where it goes on; null where it ends there. */
const oneMore = async (
  judged: Judged,
  start: string,
  { line, steps }: Gone,
  next: string,
  { fallback }: Dealt,
  chance: Chance,
): Promise<string | Gone | null> => {
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const kind = next.split(' ')[0] ?? '';
  const alone = await judged.replay(line, [next], { fallback, choose });
  const first: StepJson | undefined = alone.report?.steps[0];
  const where = (): string =>
    `after ${steps.length} steps: ${stepsFrom(start, [...steps, next]).replaceAll('\n', ' ')}`;
  if (alone.report === null || first === undefined)
    return `goes on: ${kind} is listed as legal and refused (${(alone.faults ?? []).map(({ code }) => code).join(', ')}) @ ${line} ${where()}`;
  if (first.verdict === 'illegal')
    return `goes on: ${kind} is listed as legal and is ${first.verdict} @ ${line} ${where()}`;
  const done = [...steps, { do: next, answers: first.action.answers }];
  const whole = await judged.replay(start, done, { fallback });
  const last = whole.report?.steps[done.length - 1];
  if (whole.report === null || last === undefined)
    return `goes on: ${kind} is a step from the line and none of the game @ ${line} ${where()}`;
  if (!alike(last, first))
    return `goes on: ${kind} is ${last.verdict} in the game and ${first.verdict} from its line @ ${line} ${where()}`;
  const certain = CERTAIN.includes(last.verdict) && CERTAIN.includes(first.verdict);
  if (certain && whole.report.board !== alone.report.board)
    return `goes on: after ${kind} the game leads to another line @ ${whole.report.board} | ${alone.report.board} ${where()}`;
  if (first.verdict !== 'legal' || alone.report.result !== null) return null;
  return { line: alone.report.board, steps: done };
};

export const gameGoesOn: BoardLaw = async (one, judged, chance) => {
  if (!chance.oneIn(ASKED)) return null;
  const start = lineOf(described(one));
  // What could not come about at a table says something else of itself once a line no longer shows it.
  const { report } = await judged.legal(start, { fallback: one.fallback });
  if (report === null || report.faults.length > 0) return null;
  let gone: Gone = { line: start, steps: [] };
  while (gone.steps.length < MOST_STEPS) {
    const next = await nextAt(judged, gone.line, one, chance);
    if (next === null) return null;
    const came = await oneMore(judged, start, gone, next, one, chance);
    if (came === null || typeof came === 'string') return came;
    gone = came;
  }
  return null;
};
