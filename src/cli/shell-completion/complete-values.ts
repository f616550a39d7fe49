import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { documentKey } from '../../asking/document-names.ts';
import { type CorpusEntry, corpusReader, DOCUMENTS, HANDBOOKS } from '../../corpus/index.ts';
import { DECK_FORMATS, plainName } from '../../state/index.ts';
import { tournamentFormats } from '../added-formats.ts';
import { cards, corpusIndex, penaltyTable, pointsIndex, precedentsOnFile } from '../data.ts';
import { dataFolder } from '../data-folder.ts';
import type { Io } from '../io.ts';
import type { Env } from '../terminal.ts';
import type { Candidate } from './complete.ts';

/** The documents to choose from; with guidelines and handbooks where these can be read. */
export const documents = (readable = false): readonly Candidate[] =>
  [...DOCUMENTS, ...(readable ? HANDBOOKS : [])].map(({ label, name }) => ({ value: label, says: name }));

/** So many are looked through at a glance; beyond them more letters are wanted. */
const MOST = 200;

const candidateOf = ({ id, title, document }: CorpusEntry, several: boolean): Candidate => {
  const label = DOCUMENTS.find(({ key }) => key === document)?.label ?? document;
  return { value: id, says: several ? `${label}  ${title}` : title };
};

/**
 * Numbers of rules that begin with what was typed, of the document named before it. Of nothing typed, the chapters and the documents; of a range
 * (`309.1-30`), its second half.
 */
export const rules = (typed: string, before: readonly string[]): readonly Candidate[] => {
  const corpus = corpusReader(corpusIndex());
  const home = documentKey(before.at(-1) ?? '');
  const among = home === null ? corpus.entries() : corpus.entries(home);
  if (typed === '') {
    const chapters = among.filter(({ parent }) => parent === null).map((entry) => candidateOf(entry, home === null));
    return home === null ? [...documents(), ...chapters] : chapters;
  }
  const startingWith = (start: string, pool: readonly CorpusEntry[]): readonly CorpusEntry[] =>
    pool.filter(({ id }) => id.toLowerCase().startsWith(start.toLowerCase()));
  const dash = typed.lastIndexOf('-');
  const first = dash < 1 ? undefined : among.find(({ id }) => id.toLowerCase() === typed.slice(0, dash).toLowerCase());
  const whole = startingWith(typed, among);
  // Some numbers have a hyphen of their own.
  const range = whole.length === 0 && first !== undefined;
  const kept = range ? typed.slice(0, dash + 1) : '';
  const found = range ? startingWith(typed.slice(dash + 1), corpus.entries(first.document)) : whole;
  const several = new Set(found.map(({ document }) => document)).size > 1;
  const labels = home === null && !range ? documents() : [];
  return [
    ...labels.filter(({ value }) => value.toLowerCase().startsWith(typed.toLowerCase())),
    ...found.slice(0, MOST).map((entry) => {
      const candidate = candidateOf(entry, several);
      return { ...candidate, value: kept + candidate.value };
    }),
  ];
};

export const topics = (): readonly Candidate[] =>
  pointsIndex().topics.map(({ name, also }) => ({
    value: name,
    ...(also.length === 0 ? {} : { says: `also ${also.join(', ')}` }),
  }));

/** Letters as they are compared: without case and accents. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names of cards, shipped and imported. Of a name in several words the ones before were typed already. */
export const cardNames = async (
  typed: string,
  io: Io,
  before: readonly string[] = [],
): Promise<readonly Candidate[]> => {
  const done = before.length === 0 ? '' : `${before.join(' ')} `;
  const start = bare(done + typed);
  if (start.trim() === '') return [];
  const fits = (name: string): boolean => bare(name).startsWith(start);
  const names = new Set(
    cards()
      .map(({ name }) => name)
      .filter(fits),
  );
  const folder = dataFolder(io.env);
  if (folder !== null && existsSync(join(folder, 'cards', 'current.json'))) {
    const { cardsFolder, openCards, openPack } = await import('../../card-data/store/index.ts');
    const opened = openCards(cardsFolder(folder));
    if (opened !== null) {
      const pack = openPack(opened.file);
      const plain = plainName(start);
      for (const one of pack
        .names()
        .filter((name) => name.startsWith(plain))
        .slice(0, MOST)) {
        const name = pack.named(one)[0]?.name;
        if (name !== undefined && fits(name)) names.add(name);
      }
    }
  }
  return [...names]
    .sort((a, b) => (bare(a) < bare(b) ? -1 : 1))
    .slice(0, MOST)
    .map((name) => ({ value: name.slice(done.length) }));
};

/** Acts whose next word is a card. */
const OF_A_CARD = /^(?:evolve|attach|bench|play|put|use)$/u;

/** The players by their names, where the board names them; standard input is left to the command. */
export const players = async (board: string | null, io: Io): Promise<readonly Candidate[]> => {
  if (board === null || board === '-') return [];
  const { textOf } = await import('../table.ts');
  const read = await textOf(board, io);
  if ('code' in read) return [];
  const { readBoard } = await import('../../scenario/index.ts');
  const named = Object.entries(readBoard(read.text, read.file).setup.players ?? {});
  return named.map(([seat, name]) => ({ value: name, says: `player ${seat.slice(1)}` }));
};

/** The words of a question. Of a board line with players' names, those too: `Ana retreat`. */
export const questions = async (
  typed: string,
  before: readonly string[],
  io: Io,
  board: string | null,
): Promise<readonly Candidate[]> => {
  const named = await players(board, io);
  const afterName = named.some(({ value }) => value === before[0]);
  const [act, ...rest] = afterName ? before.slice(1) : before;
  if (act !== undefined) return OF_A_CARD.test(act) ? cardNames(typed, io, rest) : [];
  const { QUESTIONS } = await import('../../ruling/index.ts');
  const found = new Map<string, string>();
  for (const question of QUESTIONS) {
    const [word = ''] = question.split(' ');
    found.set(word, found.has(word) ? `${found.get(word)}, ${question}` : question);
  }
  const acts = [...found].map(([value, says]): Candidate => ({ value, says }));
  const start = bare(typed);
  return [...acts, ...(afterName ? [] : named)].filter(({ value }) => bare(value).startsWith(start));
};

export const kindsOfAction = async (): Promise<readonly Candidate[]> => {
  const { KIND_WORDS } = await import('../../render/report/legal-report.ts');
  return [...new Set(Object.values(KIND_WORDS))].map((value) => ({ value }));
};

/** The disputes that were saved, newest first. */
export const disputes = async (io: Io): Promise<readonly Candidate[]> => {
  const { savedFiles } = await import('../disputes/dispute-list.ts');
  const found = savedFiles(io);
  return 'fault' in found ? [] : found.files.map(({ name }) => ({ value: name }));
};

/** The keys of infractions. */
export const infractions = (): readonly Candidate[] => {
  const table = penaltyTable();
  return [...table.infractions, ...table.silent].map(({ key, name }) => ({ value: key, says: name }));
};

/** Facts with each of their values; a number is left to write. */
export const factsOfPenalties = (): readonly Candidate[] =>
  Object.entries(penaltyTable().facts).flatMap(([name, { ask, is }]) =>
    (is === 'yes-no' ? ['yes', 'no'] : is === 'number' ? [''] : Object.keys(is)).map((value) => ({
      value: `${name}=${value}`,
      says: ask,
    })),
  );

/** Forms of play and formats of tournaments. */
export const formatsOfDecks = (env: Env): readonly string[] => [
  ...new Set<string>([...DECK_FORMATS, ...tournamentFormats(env).map(({ key }) => key)]),
];

/** Precedents by their ids. */
export const precedents = (): readonly Candidate[] =>
  precedentsOnFile()
    .all()
    .map(({ id, name }) => ({ value: id, says: name }));
