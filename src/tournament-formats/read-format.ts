import {
  asInt,
  asList,
  asMap,
  asText,
  asTexts,
  type KeyReaders,
  type MapNode,
  openSource,
  readKeys,
  readYaml,
  type Source,
  type YamlNode,
} from '../scenario/index.ts';
import type { InputFault } from '../state/index.ts';
import type { Ban, Day, Excluded, Group, Limit, Pool, TournamentFormat, Wait } from './format.ts';

/** What a file of a format says, with everything wrong with it. Null where too much is missing to rule by it. */
export interface FormatRead {
  readonly format: TournamentFormat | null;
  readonly faults: readonly InputFault[];
}

type Draft<T> = { -readonly [K in keyof T]?: T[K] };

const dayIn = (source: Source, node: YamlNode): Day | undefined => {
  const text = asText(source, node, 'a day such as 2026-04-10');
  if (text === null) return undefined;
  const day = text.text.trim();
  const read = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (read !== null && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)) return day;
  source.report('bad-value', `“${day}” is not a day.`, text.span, 'expected   such as 2026-04-10');
  return undefined;
};

const textIn = (source: Source, node: YamlNode, expected: string): string | undefined =>
  asText(source, node, expected)?.text.trim();

const textsIn = (source: Source, node: YamlNode, expected: string): readonly string[] =>
  asTexts(source, node, expected).map(({ text }) => text.trim());

/** Sets a key of a draft where its value could be read. */
const into = <T, K extends keyof T>(draft: Draft<T>, key: K, value: T[K] | undefined): void => {
  if (value !== undefined) draft[key] = value;
};

/** Reads a table, and says which of its keys are missing. Null where one is. */
const complete = <T>(
  source: Source,
  node: YamlNode,
  {
    what,
    needs,
    readers,
  }: {
    readonly what: string;
    readonly needs: readonly (keyof T & string)[];
    readonly readers: (draft: Draft<T>) => KeyReaders;
  },
  draft: Draft<T>,
): T | null => {
  const map = asMap(source, node, what);
  if (map === null) return null;
  readKeys(source, map, readers(draft));
  return lacksNothing(source, map, what, needs, draft) ? (draft as T) : null;
};

const lacksNothing = <T>(
  source: Source,
  map: MapNode,
  what: string,
  needs: readonly (keyof T & string)[],
  draft: Draft<T>,
): boolean => {
  const written = new Set(map.entries.map(({ key }) => key.text));
  let whole = true;
  for (const key of needs) {
    if (draft[key] !== undefined) continue;
    whole = false;
    if (!written.has(WRITTEN[key] ?? key))
      source.report(
        'missing-key',
        `${what} has no ${WRITTEN[key] ?? key}.`,
        map.span,
        `expected   ${WRITTEN[key] ?? key}: …`,
      );
  }
  return whole;
};

/** Keys that are written otherwise than the field is called. */
const WRITTEN: Readonly<Record<string, string>> = { asOf: 'as-of', oneType: 'one-type' };

/** Every item of a list that could be read. */
const itemsOf = <T>(
  source: Source,
  node: YamlNode,
  expected: string,
  read: (item: YamlNode) => T | null,
): readonly T[] =>
  (asList(source, node, expected)?.items ?? []).flatMap((item) => {
    const found = read(item);
    return found === null ? [] : [found];
  });

const poolIn = (source: Source, node: YamlNode): Pool | null =>
  complete<Pool>(
    source,
    node,
    {
      what: 'a pool',
      needs: ['from', 'source'],
      readers: (draft) => ({
        from: (value) => into(draft, 'from', dayIn(source, value)),
        marks: (value) => into(draft, 'marks', marksIn(source, value)),
        sets: (value) => into(draft, 'sets', textsIn(source, value, 'sets such as ROS, or PR-SM 158+')),
        everything: (value) => into(draft, 'everything', textIn(source, value, 'yes')?.toLowerCase() === 'yes'),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
        doubt: (value) => into(draft, 'doubt', textIn(source, value, 'what is not certain')),
      }),
    },
    { marks: [], sets: [], everything: false },
  );

const marksIn = (source: Source, node: YamlNode): readonly string[] =>
  asTexts(source, node, 'regulation marks such as H').flatMap(({ text, span }) => {
    if (/^[A-Z]$/u.test(text.trim())) return [text.trim()];
    source.report('bad-value', `“${text}” is not a regulation mark.`, span, 'expected   one capital, such as H');
    return [];
  });

const banIn = (source: Source, node: YamlNode): Ban | null =>
  complete<Ban>(
    source,
    node,
    {
      what: 'a ban',
      needs: ['card', 'source'],
      readers: (draft) => ({
        card: (value) => into(draft, 'card', textIn(source, value, 'the name of a card')),
        prints: (value) => into(draft, 'prints', textsIn(source, value, 'prints such as EVS 83')),
        from: (value) => into(draft, 'from', dayIn(source, value)),
        until: (value) => into(draft, 'until', dayIn(source, value)),
        why: (value) => into(draft, 'why', textIn(source, value, 'a reason')),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    { prints: [], from: null },
  );

const excludedIn = (source: Source, node: YamlNode): Excluded | null =>
  complete<Excluded>(
    source,
    node,
    {
      what: 'a list of excluded cards',
      needs: ['prints', 'why', 'source'],
      readers: (draft) => ({
        prints: (value) => into(draft, 'prints', textsIn(source, value, 'prints such as EVO 112')),
        why: (value) => into(draft, 'why', textIn(source, value, 'a reason')),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const groupIn = (source: Source, node: YamlNode): Group | null =>
  complete<Group>(
    source,
    node,
    {
      what: 'a group',
      needs: ['cards', 'source'],
      readers: (draft) => ({
        cards: (value) => into(draft, 'cards', textsIn(source, value, 'names of cards')),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const waitIn = (source: Source, node: YamlNode): Wait | null =>
  complete<Wait>(
    source,
    node,
    {
      what: 'a wait',
      needs: ['days', 'since', 'source'],
      readers: (draft) => ({
        days: (value) => into(draft, 'days', asInt(source, value, 'a number of days', 1, 99)),
        since: (value) => into(draft, 'since', dayIn(source, value)),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const copiesIn = (source: Source, node: YamlNode): TournamentFormat['copies'] =>
  complete<NonNullable<TournamentFormat['copies']>>(
    source,
    node,
    {
      what: 'a limit of copies',
      needs: ['most', 'source'],
      readers: (draft) => ({
        most: (value) => into(draft, 'most', asInt(source, value, 'a number of copies', 1, 4)),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const withoutIn = (source: Source, node: YamlNode): TournamentFormat['without'] =>
  complete<NonNullable<TournamentFormat['without']>>(
    source,
    node,
    {
      what: 'a list of kinds that are not allowed',
      needs: ['tags', 'source'],
      readers: (draft) => ({
        tags: (value) => into(draft, 'tags', textsIn(source, value, 'kinds such as v, ex, ace spec')),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

/** What has nothing but a source. */
const sourced = (source: Source, node: YamlNode, what: string): { readonly source: string } | null =>
  complete<{ readonly source: string }>(
    source,
    node,
    {
      what,
      needs: ['source'],
      readers: (draft) => ({ source: (value) => into(draft, 'source', textIn(source, value, 'who says so')) }),
    },
    {},
  );

const sizeIn = (source: Source, node: YamlNode): TournamentFormat['size'] =>
  complete<NonNullable<TournamentFormat['size']>>(
    source,
    node,
    {
      what: 'a size',
      needs: ['cards', 'source'],
      readers: (draft) => ({
        cards: (value) => into(draft, 'cards', asInt(source, value, 'a number of cards', 1, 200)),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const limitIn = (source: Source, node: YamlNode): Limit | null =>
  complete<Limit>(
    source,
    node,
    {
      what: 'a limit',
      needs: ['of', 'most', 'source'],
      readers: (draft) => ({
        of: (value) => into(draft, 'of', textIn(source, value, 'a kind of card such as ace spec')),
        most: (value) => into(draft, 'most', asInt(source, value, 'a number of cards', 0, 60)),
        source: (value) => into(draft, 'source', textIn(source, value, 'who says so')),
      }),
    },
    {},
  );

const KEY = /^[a-z][a-z0-9-]{1,30}$/u;

const readersOf = (source: Source, draft: Draft<TournamentFormat>): KeyReaders => ({
  key: (value) => {
    const text = asText(source, value, 'a short name such as standard');
    if (text === null) return;
    if (KEY.test(text.text)) draft.key = text.text;
    else source.report('bad-value', `“${text.text}” is not a short name.`, text.span, 'expected   such as standard');
  },
  title: (value) => into(draft, 'title', textIn(source, value, 'the name of the format')),
  'as-of': (value) => into(draft, 'asOf', dayIn(source, value)),
  by: (value) => into(draft, 'by', textIn(source, value, 'who decides it')),
  size: (value) => into(draft, 'size', sizeIn(source, value)),
  reprints: (value) => into(draft, 'reprints', sourced(source, value, 'the rule of reprints')),
  limits: (value) =>
    into(
      draft,
      'limits',
      itemsOf(source, value, 'a list of limits', (item) => limitIn(source, item)),
    ),
  copies: (value) => into(draft, 'copies', copiesIn(source, value)),
  'one-type': (value) => into(draft, 'oneType', sourced(source, value, 'the demand for one type')),
  without: (value) => into(draft, 'without', withoutIn(source, value)),
  wait: (value) => into(draft, 'wait', waitIn(source, value)),
  pools: (value) =>
    into(
      draft,
      'pools',
      itemsOf(source, value, 'a list of pools', (item) => poolIn(source, item)),
    ),
  bans: (value) =>
    into(
      draft,
      'bans',
      itemsOf(source, value, 'a list of bans', (item) => banIn(source, item)),
    ),
  excluded: (value) =>
    into(
      draft,
      'excluded',
      itemsOf(source, value, 'a list', (item) => excludedIn(source, item)),
    ),
  groups: (value) =>
    into(
      draft,
      'groups',
      itemsOf(source, value, 'a list of groups', (item) => groupIn(source, item)),
    ),
});

const NOTHING_MORE = {
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

/** Reads a format as it is written in `tournament-formats/`. Every fault is reported in one go, with its place. */
export const readFormat = (text: string, file: string): FormatRead => {
  const source = openSource(text, file);
  const root = readYaml(source);
  const draft: Draft<TournamentFormat> = { ...NOTHING_MORE };
  const map = root === null ? null : asMap(source, root, 'a format: a table of keys with title and pools');
  if (map === null) return { format: null, faults: [...source.faults] };
  readKeys(source, map, readersOf(source, draft));
  const whole = lacksNothing(source, map, 'this format', ['key', 'title', 'asOf', 'by', 'pools'], draft);
  if (draft.pools?.length === 0 && source.faults.length === 0)
    source.report('missing-key', 'this format has no pool.', map.span);
  return {
    format: whole && source.faults.length === 0 ? (draft as TournamentFormat) : null,
    faults: [...source.faults],
  };
};
