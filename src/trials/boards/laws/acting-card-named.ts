import type { TableRead } from '../../../asking/tables/read-table.ts';
import { replayReport } from '../../../render/report/replay-report.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import type { ReplayReport, RulingReport } from '../../../render/report/types.ts';
import { linesOf } from '../../../render/words/reported-together.ts';
import { ruleOn, type TableToRule } from '../../../ruling/index.ts';
import { type BoardFile, checkExpectations, replay } from '../../../scenario/index.ts';
import { type Card, type CardPool, mappedPool } from '../../../state/index.ts';
import { type Dealt, lineOf } from '../dealt.ts';
import { facesOf, replayScreenOf } from '../judged.ts';
import { type BoardLaw, essenceOf } from './law.ts';
import { printedWords } from './without-a-rule.ts';

/** The card that acts is named: one without whose text something else would be printed. *Say* names it where the act is refused for it. */

/** The same cards, of which one says nothing that lasts. */
const silenced = (pool: CardPool, key: string): CardPool => {
  const bare = (card: Card): Card =>
    card.key === key
      ? {
          ...card,
          ...(card.always === undefined ? {} : { always: [] }),
          ...(card.powers === undefined
            ? {}
            : { powers: card.powers.map((power) => (power.always === undefined ? power : { ...power, always: [] })) }),
        }
      : card;
  return mappedPool(pool, bare);
};

const said = (report: RulingReport): readonly string[] => [
  ...printedWords(report),
  ...report.grounds.map(({ says }) => says),
  ...report.options.map(({ says }) => says),
];

const speaks = ({ always = [], powers = [] }: Card): boolean =>
  always.length > 0 || powers.some((power) => (power.always ?? []).length > 0);

/** The cards of that table whose texts last, each print once. */
const speakingOn = (line: string, { pool }: TableRead): readonly Card[] => {
  const prints = [...line.matchAll(/([^<,/|+[(]+)\(([^()]+)\)/gu)].map(([, name = '', print = '']) => ({
    name: name
      .replaceAll('"', '')
      .replace(/^.*\bvs\b/u, '')
      .trim(),
    print,
  }));
  const stadium = /\| stadium "?([^"|(]+)/u.exec(line)?.[1]?.trim();
  const cards = [
    ...prints.flatMap(({ name, print }) => (pool.printed ?? pool.named)(name).filter((card) => card.print === print)),
    ...(stadium === undefined ? [] : pool.named(stadium)),
  ];
  return [...new Map(cards.filter(speaks).map((card) => [card.key, card])).values()];
};

const CERTAIN: readonly string[] = ['legal', 'illegal', 'depends'];

/** What can be said beside it is not known, so that nothing more than that is printed. */
const open = ({ follows, branches }: RulingReport): boolean =>
  (follows !== null && (follows.unread.length > 0 || follows.open !== null || follows.asks !== null)) ||
  branches.some((branch) => branch.open !== null);

export const actingCardNamed: BoardLaw = async (one: Dealt, judged) => {
  const { question, fallback, doc } = one;
  const line = lineOf(one);
  const { report, ...asked } = await judged.can(line, question, { fallback });
  if (report === null || !('table' in asked) || !CERTAIN.includes(report.verdict) || open(report)) return null;
  const { pool, board } = asked.table;
  const faces = facesOf(report);
  const came = said(report);
  for (const card of speakingOn(line, asked.table)) {
    const names = [card.name, ...(card.powers ?? []).map(({ name }) => name)];
    const isNamed = (face: string): boolean => names.some((name) => face.includes(name));
    const where = Object.entries(faces).find(([, face]) => !isNamed(face))?.[0];
    // What a player may do is said with what comes of it, and not with what allows it.
    const unsaid = report.verdict === 'illegal' && !isNamed(report.say.join(' '));
    if (where === undefined && !unsaid) continue;
    const table: TableToRule = { setup: board.setup, pool: silenced(pool, card.key), doc, fallback };
    const ruled = ruleOn(question, table);
    if (!ruled.ok) continue;
    const without = reportOf(ruled.ruling, table.pool, 'board');
    const other = new Set(said(without));
    const lost = came.find((words) => !other.has(words));
    const kind = question.split(' ')[0];
    if (where !== undefined && lost !== undefined)
      return `acts: what a card makes of ${kind} is shown without its name (${where}) @ ${card.name} ${card.print}: ${lost}`;
    // A card that takes a ground away forbids nothing.
    if (unsaid && lost !== undefined && essenceOf(without) !== essenceOf(report))
      return `acts: what a card forbids of ${kind} is said without its name @ ${card.name} ${card.print}: ${report.say.join(' ')}`;
  }
  return null;
};

/** What a replay says of its steps. */
const saidOfSteps = ({ steps }: ReplayReport): readonly string[] =>
  steps.flatMap(({ verdict, grounds, trace }) => [
    verdict,
    ...grounds.map(({ says }) => says),
    ...linesOf(trace, 'none').map(({ text }) => text),
  ]);

/** The same steps where the cards say something else. */
const playedWith = (file: BoardFile, pool: CardPool, { doc, fallback }: Dealt): ReplayReport => {
  const played = replay(file, { pool, doc, fallback });
  const checked = checkExpectations(file, played);
  return replayReport({ file, replay: played, checked, ruling: null, board: '', rulesetFrom: 'board' });
};

/** The same of the steps of a replay: a line that is there by a card's text alone has its name beside it. */
export const actingCardNamedInSteps: BoardLaw = async (one: Dealt, judged, chance) => {
  if (!chance.oneIn(4)) return null;
  const { question, fallback } = one;
  const line = lineOf(one);
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const chosen = await judged.replay(line, [question], { fallback, choose });
  const answers = chosen.report?.steps[0]?.action.answers ?? [];
  const { report, ...asked } = await judged.replay(line, [question], { fallback, answers });
  if (report === null || !('table' in asked) || !CERTAIN.includes(report.verdict)) return null;
  const screen = replayScreenOf({ ...report, board: '' });
  const came = saidOfSteps(report);
  for (const card of speakingOn(line, asked.table)) {
    if ([card.name, ...(card.powers ?? []).map(({ name }) => name)].some((name) => screen.includes(name))) continue;
    const without = playedWith(asked.table.board, silenced(asked.table.pool, card.key), one);
    const other = new Set(saidOfSteps(without));
    const lost = came.find((words) => !other.has(words));
    const kind = question.split(' ')[0];
    if (lost !== undefined && CERTAIN.includes(without.verdict))
      return `acts: what a card makes of ${kind} is a step without its name @ ${card.name} ${card.print}: ${lost} (${answers.join(', ')})`;
  }
  return null;
};
