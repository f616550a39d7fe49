import {
  type Absent,
  asTexts,
  type Fields,
  int,
  listOf,
  openSource,
  readYaml,
  record,
  text,
  textLike,
  texts,
  type ValueReader,
} from '../scenario/index.ts';
import type { InputFault } from '../state/index.ts';
import type { Ban, Day, Excluded, Group, Limit, Pool, TournamentFormat, Wait } from './format.ts';

/** What a file of a format says, with everything wrong with it. Null where too much is missing to rule by it. */
export interface FormatRead {
  readonly format: TournamentFormat | null;
  readonly faults: readonly InputFault[];
}

const isDay = (said: string): boolean => {
  const read = /^\d{4}-\d{2}-\d{2}$/u.test(said) ? new Date(`${said}T00:00:00Z`) : null;
  return read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(said);
};

const day: ValueReader<Day> = textLike('a day such as 2026-04-10', isDay, 'a day', 'such as 2026-04-10');
const from = text('who says so');

const marks: ValueReader<readonly string[]> = (source, node) =>
  asTexts(source, node, 'regulation marks such as H').flatMap(({ text: said, span }) => {
    if (/^[A-Z]$/u.test(said.trim())) return [said.trim()];
    source.report('bad-value', `“${said}” is not a regulation mark.`, span, 'expected   one capital, such as H');
    return [];
  });

const isYes = text('yes');

const pool = record<Pool>(
  'a pool',
  {
    from: day,
    marks,
    sets: texts('sets such as ROS, or PR-SM 158+'),
    everything: (source, node) => isYes(source, node)?.toLowerCase() === 'yes',
    source: from,
    doubt: text('what is not certain'),
  },
  { marks: [], sets: [], everything: false, doubt: undefined },
);

const ban = record<Ban>(
  'a ban',
  {
    card: text('the name of a card'),
    prints: texts('prints such as EVS 83'),
    from: day,
    until: day,
    why: text('a reason'),
    source: from,
  },
  { prints: [], from: null, until: undefined, why: undefined },
);

const excluded = record<Excluded>(
  'a list of excluded cards',
  { prints: texts('prints such as EVO 112'), why: text('a reason'), source: from },
  {},
);

const group = record<Group>('a group', { cards: texts('names of cards'), source: from }, {});

const limit = record<Limit>(
  'a limit',
  { of: text('a kind of card such as ace spec'), most: int('a number of cards', 0, 60), source: from },
  {},
);

const wait = record<Wait>('a wait', { days: int('a number of days', 1, 99), since: day, source: from }, {});

/** What has nothing but a source. */
const sourced = (what: string): ValueReader<{ readonly source: string }> =>
  record<{ readonly source: string }>(what, { source: from }, {});

const COPIES = 'a number of copies from 1 to 4, or any';

const copies: ValueReader<number | 'any'> = (source, node) => {
  const said = textLike(COPIES, (one) => /^(?:[1-4]|any)$/u.test(one), 'a number of copies', COPIES)(source, node);
  return said === undefined ? undefined : said === 'any' ? said : Number(said);
};

const KEY = /^[a-z][a-z0-9-]{1,30}$/u;

const FIELDS: Fields<TournamentFormat> = {
  key: textLike('a short name such as standard', (said) => KEY.test(said), 'a short name', 'such as standard'),
  title: text('the name of the format'),
  asOf: day,
  by: text('who decides it'),
  size: record<NonNullable<TournamentFormat['size']>>(
    'a size',
    { cards: int('a number of cards', 1, 200), source: from },
    {},
  ),
  reprints: sourced('the rule of reprints'),
  limits: listOf('a list of limits', limit),
  copies: record<NonNullable<TournamentFormat['copies']>>('a limit of copies', { most: copies, source: from }, {}),
  oneType: sourced('the demand for one type'),
  without: record<NonNullable<TournamentFormat['without']>>(
    'a list of kinds that are not allowed',
    { tags: texts('kinds such as v, ex, ace spec'), source: from },
    {},
  ),
  wait,
  pools: listOf('a list of pools', pool),
  bans: listOf('a list of bans', ban),
  excluded: listOf('a list', excluded),
  groups: listOf('a list of groups', group),
};

const NOTHING_MORE: Absent<TournamentFormat> = {
  size: null,
  reprints: null,
  limits: [],
  copies: null,
  oneType: null,
  without: null,
  wait: null,
  bans: [],
  excluded: [],
  groups: [],
};

const tournamentFormat = record<TournamentFormat>('this format', FIELDS, NOTHING_MORE);

/** Reads a format as it is written in `tournament-formats/`. Every fault is reported in one go, with its place. */
export const readFormat = (written: string, file: string): FormatRead => {
  const source = openSource(written, file);
  const root = readYaml(source);
  const format = root === null ? undefined : tournamentFormat(source, root);
  if (root !== null && format?.pools.length === 0 && source.faults.length === 0)
    source.report('missing-key', 'this format has no pool.', root.span);
  return { format: source.faults.length === 0 ? (format ?? null) : null, faults: [...source.faults] };
};
