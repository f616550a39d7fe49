import { usageFault } from '../../render/report/errors.ts';
import { KIND_WORDS, legalReport } from '../../render/report/legal-report.ts';
import { outsideLegal } from '../../render/report/outside.ts';
import { assumptionsJson } from '../../render/report/ruling-report.ts';
import type { FaultJson, LegalReport } from '../../render/report/types.ts';
import { type KindAsked, legalOn, overviewAsked, type TableToRule } from '../../ruling/index.ts';
import { nearest } from '../../state/index.ts';
import { playedOf } from '../tables/read-table.ts';
import type { World } from '../world.ts';
import { type RuledOn, type RulingCommand, type RulingRequest, ruledOn } from './pipeline.ts';

export interface LegalRequest extends RulingRequest {
  /** The kind of action that is asked about, or a sentence that asks for the overview; without it every action. */
  readonly words?: string;
}

const KINDS = Object.keys(KIND_WORDS) as readonly KindAsked[];

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/gu, '');

/** The kinds of action a word means: `play` is four of them. Null for a word that means none. */
const kindsOf = (word: string): readonly KindAsked[] | null => {
  const found = KINDS.filter((kind) => plain(KIND_WORDS[kind]) === plain(word) || plain(kind) === plain(word));
  return found.length === 0 ? null : found;
};

const noSuchKind = (word: string): FaultJson => {
  const known = [...new Set(Object.values(KIND_WORDS))];
  const [near] = nearest(word, known, 1);
  return usageFault(
    'unknown-action',
    `“${word}” is not a kind of action.${near === undefined ? '' : `  Did you mean  ${near} ?`}`,
    `kinds   ${known.join(' · ')}`,
  );
};

/** What of the overview is asked for. */
export interface Narrowed {
  /** The word for a kind of action; empty for all of them. */
  readonly word: string;
  /** The kinds it means; null for all of them, or where it means none. */
  readonly only: readonly KindAsked[] | null;
  /** The sentence that asked for it. */
  readonly sentence: string | null;
}

export const narrowed = (words: string): Narrowed => {
  const said = words.trim();
  const whole = overviewAsked(said);
  const word = whole ?? said;
  return { word, only: word === '' ? null : kindsOf(word), sentence: whole === null ? null : said };
};

/** That a sentence asks for the overview is shown like any other reading of one. */
const understoodAs = (asked: string, word: string): LegalReport['assumptions'] =>
  assumptionsJson([
    {
      kind: 'default',
      about: 'question',
      code: 'question-read-as',
      facts: { asked, read: word === '' ? 'judge legal' : `judge legal ${word}` },
      rule: null,
    },
  ]);

const withReadings = async (report: LegalReport, table: TableToRule, world: World): Promise<LegalReport> => {
  const { withTextsOfRows, sourcesOfTexts } = await import('./texts-used.ts');
  return withTextsOfRows(report, table, await sourcesOfTexts(world));
};

const LEGAL: RulingCommand<LegalRequest, Narrowed, LegalReport> = {
  asked: (_table, { words = '' }) => ({ asked: narrowed(words) }),
  outside: (found, where) => outsideLegal(found, where),
  async rule({ request, world, table, asked, where, inForce }) {
    const toRule = { setup: table.board.setup, pool: table.pool, ...inForce, ...playedOf(table) };
    const plain = legalReport(legalOn(toRule, asked.only), where);
    const report = request.readings !== true ? plain : await withReadings(plain, toRule, world);
    const { sentence, word } = asked;
    if (sentence === null) return { report };
    return { report: { ...report, assumptions: [...understoodAs(sentence, word), ...report.assumptions] } };
  },
};

/** Every action that is open on this table, and every one that is not with its reasons; with a word, only that kind. */
export const legal = async (request: LegalRequest, world: World): Promise<RuledOn<LegalReport>> => {
  const { word, only } = narrowed(request.words ?? '');
  const unknown = word !== '' && only === null ? [noSuchKind(word)] : [];
  return ruledOn(LEGAL, { ...request, beside: [...unknown, ...(request.beside ?? [])] }, world);
};
