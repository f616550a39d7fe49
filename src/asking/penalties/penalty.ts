import { editDistance, HANDBOOKS } from '../../corpus/index.ts';
import {
  type Category,
  decide,
  type Facts,
  factRead,
  type Infraction,
  type Occasion,
  type PenaltyTable,
  type SilentCase,
  SUPPOSED,
  valuesOf,
} from '../../penalties/index.ts';
import { usageFault } from '../../render/report/errors.ts';
import {
  dependsReport,
  notNamedReport,
  type PenaltyAsked,
  penaltyReport,
  silentReport,
  valueWords,
} from '../../render/report/penalty-report.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { PenaltyFactJson, PenaltyListReport, PenaltyReport } from '../../render/report/types-of-penalties.ts';
import { PENALTY_NAMES } from '../../render/words/penalties.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { factsInWords, infractionMeant, isSilent } from './infraction-meant.ts';

/** Lets a person pick an answer; null where they stop. */
export type Choose = (question: string, answers: readonly string[]) => Promise<string | null>;

export interface PenaltyRequest {
  readonly words: string;
  /** Facts as they were given: `repair=partly`. */
  readonly facts: readonly string[];
  readonly occasion: Occasion;
  /** Prize cards of the format, and how many the opponent has taken. */
  readonly prizes: number;
  readonly taken: number | null;
  /** Earlier infractions of the same kind today. */
  readonly again: number;
  /** Columns of the report row: tournament, round, judge, player. */
  readonly slip: PenaltyAsked['slip'];
  readonly choose?: Choose;
}

const EDITION: string = HANDBOOKS[0].title;

/** So many wrong letters still leave a name to be guessed. */
const FAR = 3;

const LIST = 'Every infraction:  judge penalty --list';

/** Facts from `name=value`, with what is wrong with them. */
const factsGiven = (
  given: readonly string[],
  table: PenaltyTable,
): { readonly facts: Facts; readonly faults: readonly FaultJson[] } => {
  const facts: { [name: string]: string } = {};
  const faults = given.flatMap((one): readonly FaultJson[] => {
    const [, name = one.trim(), value = ''] = /^([^=]*)=(.*)$/su.exec(one.trim()) ?? [];
    const fact = Object.hasOwn(table.facts, name) ? table.facts[name] : undefined;
    if (fact === undefined) {
      const near = Object.keys(table.facts)
        .filter((known) => editDistance(name, known, FAR) <= FAR)
        .join(', ');
      return [usageFault('unknown-fact', `“${name}” is not a fact.`, near === '' ? LIST : `nearest   ${near}`)];
    }
    const read = factRead(fact, value);
    if (read === null) {
      const values = fact.is === 'number' ? 'a number' : valuesOf(name, table.facts).join(', ');
      return [usageFault('bad-value', `“${value}” is not a value of ${name}.`, `expected   ${values}`)];
    }
    if (facts[name] !== undefined && facts[name] !== read)
      return [usageFault('given-twice', `${name} is given as ${facts[name]} and as ${read}.`)];
    facts[name] = read;
    return [];
  });
  return { facts, faults };
};

interface Chosen {
  readonly found: Infraction | SilentCase;
  /** The words as they were read, with kinds for names of cards. */
  readonly readAs?: string;
}

/** The infraction that the words mean; asked of a person where they may mean several. */
const chosen = async (
  { words, choose }: PenaltyRequest,
  table: PenaltyTable,
  world: World,
): Promise<Chosen | { readonly fault: FaultJson } | null> => {
  const meant = await infractionMeant(words, table, world);
  if (meant.kind === 'one') return meant;
  if (meant.kind === 'none') return null;
  const picked = await choose?.(
    'Which of these is it?',
    meant.found.map(({ name }) => name),
  );
  const found = meant.found.find(({ name }) => name === picked);
  if (found !== undefined) return { found };
  const rows = meant.found.map(({ key, name }) => `${key}  ${name}`).join('\n          ');
  return {
    fault: usageFault(
      'unclear-infraction',
      `“${words}” does not say clearly which infraction it is.`,
      `nearest   ${rows}\n${LIST}`,
    ),
  };
};

/** What the table names for an infraction, with what the words, the flags and the answers say. */
const decided = async (
  found: Infraction,
  {
    request,
    table,
    asked,
    flags,
  }: {
    readonly request: PenaltyRequest;
    readonly table: PenaltyTable;
    readonly asked: PenaltyAsked;
    readonly flags: Facts;
  },
): Promise<PenaltyReport> => {
  // A name such as “filled in a slip wrongly on purpose” gives the fact itself.
  const inWords = { ...factsInWords(found.name, table.facts), ...factsInWords(request.words, table.facts) };
  const answers: { [name: string]: string } = {};
  for (;;) {
    const given = { ...inWords, ...flags, ...answers };
    const decision = decide(found, given, table.facts);
    const [missing] = decision.missing;
    const said = missing === undefined ? null : await answered(missing, table, request.choose);
    if (missing !== undefined && said !== null) {
      answers[missing] = said;
      continue;
    }
    const used = new Set([...found.rows.flatMap((row) => Object.keys(row.if)), ...Object.keys(flags)]);
    const known: PenaltyAsked = {
      ...asked,
      facts: [
        ...Object.entries(given)
          .filter(([name]) => used.has(name))
          .map(([name, value]) => factJson(name, value, table, answers, flags)),
        ...decision.supposed.map(
          (name): PenaltyFactJson => ({
            fact: name,
            ask: table.facts[name]?.ask ?? name,
            value: SUPPOSED[name] ?? '',
            words: valueWords(table.facts, name, SUPPOSED[name] ?? ''),
            from: 'supposed',
          }),
        ),
      ],
    };
    if (decision.row !== null) return penaltyReport(found, decision.row, table, known);
    if (decision.open.length > 0) return dependsReport(found, decision, table, known);
    return silentReport(
      {
        key: found.key,
        name: found.name,
        asked: [],
        sections: found.rows.flatMap(({ sections }) => sections).slice(0, 1),
        says: 'With these facts the guidelines name no penalty.',
        nearest: [],
      },
      table,
      known,
    );
  }
};

/** The recommended penalty for what happened, with the section of every line. */
export const penalty = async (request: PenaltyRequest, world: World): Promise<Outcome<PenaltyReport>> => {
  const table = world.penalties();
  const { facts: flags, faults } = factsGiven(request.facts, table);
  if (faults.length > 0) return refused(faults);
  const asked: PenaltyAsked = {
    words: request.words,
    edition: EDITION,
    occasion: request.occasion,
    prizes: request.prizes,
    taken: request.taken,
    again: request.again,
    slip: request.slip,
    facts: [],
  };
  const meant = await chosen(request, table, world);
  if (meant === null) return notNamedReport(asked);
  if ('fault' in meant) return refused([meant.fault]);
  const { found, readAs } = meant;
  const report = isSilent(found)
    ? silentReport(found, table, asked)
    : await decided(found, { request, table, asked, flags });
  return readAs === undefined
    ? report
    : { ...report, notes: [...report.notes, `Read as “${readAs}”, by the kinds of the cards on file.`] };
};

const factJson = (
  name: string,
  value: string,
  { facts }: PenaltyTable,
  answers: Facts,
  flags: Facts,
): PenaltyFactJson => ({
  fact: name,
  ask: facts[name]?.ask ?? name,
  value,
  words: valueWords(facts, name, value),
  from: name in answers ? 'answer' : name in flags ? 'flag' : 'words',
});

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];

const answered = async (name: string, { facts }: PenaltyTable, choose?: Choose): Promise<string | null> => {
  const fact = facts[name];
  if (fact === undefined || choose === undefined) return null;
  const values = fact.is === 'number' ? NUMBERS : valuesOf(name, facts);
  const said = await choose(fact.ask, values);
  return said === null ? null : factRead(fact, said);
};

/** Every infraction, with the penalties named for it and the facts that decide. */
export const penaltyList = (world: World): PenaltyListReport => {
  const { infractions, silent } = world.penalties();
  const first = (categories: readonly (Category | null)[]): string | null =>
    categories.find((one) => one !== null) ?? null;
  return {
    schema: 1,
    edition: EDITION,
    infractions: infractions.map(({ key, name, rows }) => ({
      key,
      name,
      category: first(rows.map(({ category }) => category)),
      penalties: [...new Set(rows.map(({ start }) => PENALTY_NAMES[start]))],
      facts: [...new Set(rows.flatMap((row) => Object.keys(row.if)))],
    })),
    notNamed: silent.map(({ key, name, sections }) => ({ key, name, sections })),
  };
};
