import { viewOf } from '../claims/index.ts';
import { DOCUMENTS, isRuled } from '../corpus/index.ts';
import { formatOf } from '../formats/index.ts';
import { isSpoken, QUESTIONS, readSpoken, rulesFor } from '../ruling/index.ts';
import { CONDITIONS, nearest, plainName, setUpTable, TURN_LIMITS } from '../state/index.ts';
import { parseBoardLine, printName } from '../state/notation/index.ts';
import { DISPUTES } from './disputes.ts';
import type { Answers } from './draft.ts';
import { type Desk, rulesetOf } from './flow.ts';
import { isPokemon } from './offers.ts';

/** A dispute in a sentence: `can my asleep Luxray retreat?` It is read by the reader of `judge can`, on the tables that the sentence itself may mean. */

type DisputeRead = { readonly ok: true; readonly answer: string } | { readonly ok: false; readonly fault: string };

const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...QUESTIONS.map((question) => question.split(' ')[0]?.toLowerCase() ?? ''),
  'pass',
  'go',
  'begin',
  'start',
]);

/** Reads a question of `judge can`; anything else is refused. */
export const readDispute = (typed: string): DisputeRead => {
  const said = typed.trim().replace(/[?.!]+$/u, '');
  const [first = ''] = said.toLowerCase().split(/\s+/u);
  if (FIRST_WORDS.has(first)) return { ok: true, answer: said };
  const kinds = `questions   ${DISPUTES.map(({ word }) => word).join(' · ')}`;
  if (isSpoken(said)) return { ok: false, fault: `“${typed.trim()}” is only partly understood.  ${kinds}` };
  const near = nearest(first, FIRST_WORDS, 1)[0];
  const meant = near === undefined ? '' : `  Did you mean  ${near} ?`;
  return { ok: false, fault: `“${typed.trim()}” is not a question I know.${meant}  ${kinds}` };
};

/** Who is where on a table that a sentence may mean; no other Pokémon is described. */
interface Meant {
  readonly active?: string;
  readonly bench?: string;
  readonly theirs?: string;
}

/** The most Pokémon that one sentence may name. */
const MOST_NAMED = 3;
const LONGEST_NAME = 5;

/** The Pokémon that the words name, each once. */
const namedIn = (desk: Desk, doc: string, words: readonly string[]): readonly string[] => {
  const pool = desk.pool(doc);
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at += 1)
    for (let used = Math.min(LONGEST_NAME, words.length - at); used > 0; used -= 1) {
      const said = words
        .slice(at, at + used)
        .join(' ')
        .replace(/['’]s?$/u, '');
      const card = pool.named(said).find(isPokemon);
      if (card === undefined) continue;
      found.set(plainName(card.name), printName(card.name, 'pokemon'));
      at += used - 1;
      break;
    }
  return [...found.values()].slice(0, MOST_NAMED);
};

/** The tables a sentence may mean, the most likely first: with none of these Pokémon (a card from the hand), one of them, two of them. */
const tablesFor = (names: readonly string[]): readonly Meant[] => {
  const pairs = names.flatMap((active) => names.filter((one) => one !== active).map((other) => ({ active, other })));
  return [
    {},
    ...names.map((active) => ({ active })),
    ...names.map((bench) => ({ bench })),
    ...pairs.map(({ active, other }) => ({ active, bench: other })),
    ...pairs.map(({ active, other }) => ({ active, theirs: other })),
  ];
};

interface Understood {
  /** The question in the words of `judge can`. */
  readonly asks: string;
  /** What the sentence says of the acting Pokémon, and of the turn. */
  readonly conditions: readonly string[];
  readonly spent: readonly string[];
}

/** What the sentence asks and says on this table; null where it makes no sense there. */
const readOn = (desk: Desk, doc: string, { active, bench, theirs }: Meant, text: string): Understood | null => {
  if (!isRuled(doc)) return null;
  const row = bench === undefined ? '' : ` / ${bench}`;
  const { setup } = parseBoardLine(`${active ?? '?'}${row} vs ${theirs ?? '?'}`);
  const pool = desk.pool(doc);
  const table = setUpTable({ ...setup, ruleset: doc }, pool, formatOf(setup), doc);
  const { asks, read } = readSpoken(viewOf(table.state, rulesFor({ pool, doc }, table)), text);
  // A sentence that was not broken down may name a Pokémon that is not there.
  if (read.ok)
    return read.prepared.length === 0 || (isSpoken(text) && asks === text) ? null : { asks, conditions: [], spent: [] };
  const { code, against = [] } = read.fault;
  if (code !== 'says-otherwise') return null;
  const conditions = CONDITIONS.filter((one) => against.some(({ said }) => said === one));
  const spent = TURN_LIMITS.filter((one) => against.some((says) => says.code === 'spent' && says.said === one));
  // What is on a Pokémon has a question of its own.
  return conditions.length + spent.length === against.length ? { asks, conditions, spent } : null;
};

/** The question as answers of the dialogue, which asks for its parts one by one. */
const partsOf = (asks: string, { active, bench }: Meant): Answers => {
  const [kind = '', ...rest] = asks.split(' ');
  const words = rest.join(' ');
  const [, what = words, host] = /^(.+?) (?:on|to|of) (.+)$/u.exec(words) ?? [];
  const where = active === undefined && bench !== undefined ? { where: 'bench' } : {};
  switch (kind) {
    case 'evolve':
    case 'attach':
    case 'use':
      return { dispute: kind, what, ...(host === undefined ? {} : where) };
    case 'attack':
      return / (?:with|on) /u.test(` ${words} `) || words === '' ? { dispute: asks } : { dispute: kind, what: words };
    case 'retreat':
      return { dispute: plainName(words) === plainName(active ?? '') ? kind : asks };
    case 'bench':
    case 'play':
      return host === undefined ? { dispute: kind, what: words } : { dispute: asks };
    default:
      return { dispute: asks };
  }
};

const LABELS = DOCUMENTS.filter(({ key }) => isRuled(key));

/** The document that a sentence names, and the sentence without it: `in neo`, or its label at the very end. `ex` alone is part of a name. */
const documentIn = (text: string): { readonly ruleset: string | null; readonly said: string } => {
  for (const { key, label } of LABELS) {
    const bare = label === 'EX' ? '' : `|\\s+${label}`;
    const pattern = new RegExp(
      `(?:,?\\s+(?:in|under|by)\\s+(?:the\\s+)?${label}(?:\\s+rules)?${bare})(?=[?.!]*$)`,
      'iu',
    );
    if (pattern.test(text)) return { ruleset: key, said: text.replace(pattern, '') };
  }
  return { ruleset: null, said: text };
};

/** What a sentence says of a dispute. Null unless every word of it is understood: an ignored word could have changed the question. */
export const understood = (answers: Answers, desk: Desk, text: string): Answers | null => {
  const { ruleset, said } = documentIn(text.trim());
  const doc = ruleset ?? rulesetOf(answers, desk);
  const words = said
    .replace(/[?!.]+$/u, '')
    .replaceAll(/[,“”"]/gu, ' ')
    .split(/\s+/u);
  for (const meant of tablesFor(namedIn(desk, doc, words))) {
    const read = readOn(desk, doc, meant, said);
    if (read === null) continue;
    const { active, bench, theirs } = meant;
    const host = active ?? bench;
    const parts = partsOf(read.asks, meant);
    const card = parts.what === undefined ? undefined : desk.pool(doc).named(parts.what)[0];
    return {
      ...(ruleset === null ? {} : { ruleset }),
      ...parts,
      ...(card === undefined ? {} : { what: card.name }),
      ...(host === undefined ? {} : { pokemon: host }),
      ...(active !== undefined && bench !== undefined ? { bench } : {}),
      ...(theirs === undefined ? {} : { theirs }),
      ...(read.conditions.length === 0 ? {} : { on: read.conditions.map((one) => `~${one}`).join(' ') }),
      ...(read.spent.length === 0 ? {} : { used: read.spent.join(' ') }),
    };
  }
  return null;
};
