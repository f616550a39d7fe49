import type { TableRead } from '../../../asking/tables/read-table.ts';
import { reportOf } from '../../../render/report/report-of.ts';
import type { RulingReport } from '../../../render/report/types.ts';
import { ruleOn, type TableToRule } from '../../../ruling/index.ts';
import type { Card, CardPool } from '../../../state/index.ts';
import { type Dealt, lineOf } from '../dealt.ts';
import { facesOf } from '../judged.ts';
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
  const { printed } = pool;
  return {
    ...pool,
    card: (one) => bare(pool.card(one)),
    find(one) {
      const card = pool.find(one);
      return card === undefined ? undefined : bare(card);
    },
    named: (name) => pool.named(name).map(bare),
    texts: (name) => pool.texts(name).map(bare),
    evolvingFrom: (name) => pool.evolvingFrom(name).map(bare),
    all: () => pool.all().map(bare),
    ...(printed === undefined ? {} : { printed: (name: string) => printed(name).map(bare) }),
  };
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
