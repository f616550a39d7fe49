import { type Card, type CardPool, type Deck, type DeckCard, plainName, type Span } from '../state/index.ts';
import { type Ban, bansOn, type Day, isAmong, type Pool, poolOn, type TournamentFormat } from './format.ts';
import { type InPool, inPool, isBasicEnergyCard } from './pool.ts';

export const FORMAT_CODES = [
  'not-in-pool',
  'not-released',
  'waits-for-its-day',
  'banned',
  'excluded',
  'wrong-size',
  'too-many-of-a-kind',
  'too-many-copies',
  'any-copies',
  'kind-not-allowed',
  'only-one-of-these',
  'no-shared-type',
  'before-records',
  'after-records',
  'other-words-decide',
  'mark-not-given',
  'print-decides-ban',
  'print-decides-kind',
  'card-not-on-file',
  'played-as-reprint',
  'all-in-pool',
  'one-type',
] as const;
export type FormatCode = (typeof FORMAT_CODES)[number];

/** What a format says of a deck. */
export interface FormatFinding {
  readonly outcome: 'applies' | 'open' | 'passed';
  readonly code: FormatCode;
  readonly facts: { readonly [name: string]: string | number | readonly string[] };
  /** The announcement or page that says so. */
  readonly source: string;
  readonly span: Span;
}

/** What a deck comes to in a format on a day. */
export interface FormatRuling {
  readonly format: TournamentFormat;
  readonly day: Day;
  readonly pool: Pool | null;
  readonly findings: readonly FormatFinding[];
}

interface Asked {
  readonly format: TournamentFormat;
  readonly day: Day;
  readonly deck: Deck;
  /** Every card on file, for prints of the same name. */
  readonly cards: CardPool;
  /** Codes of what the rulebook found against the deck, which is not said twice. */
  readonly found?: readonly string[];
}

const withPrint = (card: Card): string => `${card.name} ${card.print ?? card.key}`;
const asWritten = ({ name, print }: DeckCard): string => (print === undefined ? name : `${name} ${print}`);

/** Day of release in the form of days. */
const releaseOf = (card: Card): Day | null => card.released?.replaceAll('/', '-') ?? null;

/** The day that comes so many days after another. */
export const dayAfter = (day: Day, days: number): Day => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
};

/** One print as a format has it on a day: allowed, not yet, not at all, or unknown. */
type Allowed = InPool | { readonly in: 'later'; readonly from: Day; readonly released: Day; readonly source: string };

const allowed = (card: Card, pool: Pool, { format, day, cards }: Asked): Allowed => {
  const known = inPool(card, pool, format.reprints === null ? [] : cards.named(card.name));
  const released = releaseOf(card);
  if (known.in !== true || known.as !== 'itself' || released === null) return known;
  const wait = format.wait !== null && released >= format.wait.since ? format.wait : null;
  const from = wait === null ? released : dayAfter(released, wait.days);
  return day < from ? { in: 'later', from, released, source: wait?.source ?? '' } : known;
};

const ofPool = (line: DeckCard, pool: Pool, asked: Asked): readonly FormatFinding[] => {
  const { source } = pool;
  const { span } = line;
  const card = asWritten(line);
  const marks = pool.marks.join(', ');
  const found = line.prints.map((print) => ({ print, state: allowed(print, pool, asked) }));
  if (found.length === 0) return [];
  const [first] = found;
  const itself = found.find(({ state }) => state.in === true);
  if (itself !== undefined) {
    if (itself.state.in === true && itself.state.as === 'reprint' && line.print !== undefined)
      return [
        {
          outcome: 'passed',
          code: 'played-as-reprint',
          facts: { card, of: withPrint(itself.state.of), mark: itself.state.of.regulation ?? '' },
          source: asked.format.reprints?.source ?? source,
          span,
        },
      ];
    return [];
  }
  const open = found.find(({ state }) => state.in === null)?.state;
  if (open?.in === null) {
    const code = open.why === 'no-mark' ? 'mark-not-given' : 'other-words-decide';
    const of = open.why === 'other-words' ? withPrint(open.of) : '';
    const by = open.why === 'no-mark' ? source : (asked.format.reprints?.source ?? source);
    return [{ outcome: 'open', code, facts: { card, of, marks }, source: by, span }];
  }
  const later = found.map(({ state }) => state).find((state) => state.in === 'later');
  if (later?.in === 'later') {
    const code = asked.day < later.released ? 'not-released' : 'waits-for-its-day';
    const facts = { card, released: later.released, from: later.from, days: asked.format.wait?.days ?? 0 };
    return [{ outcome: 'applies', code, facts, source: later.source === '' ? source : later.source, span }];
  }
  const mark = first?.print.regulation ?? '';
  return [{ outcome: 'applies', code: 'not-in-pool', facts: { card, marks, mark }, source, span }];
};

/** What a ban says of a line: certain, or dependent on the print. */
const ofBan = (line: DeckCard, ban: Ban): FormatFinding | null => {
  const { span } = line;
  const { card, source, prints, from, why = '' } = ban;
  const sameName =
    plainName(line.name) === plainName(card) || line.prints.some((one) => plainName(one.name) === plainName(card));
  const facts = { card: asWritten(line), prints, from: from ?? '', why };
  const applies: FormatFinding = { outcome: 'applies', code: 'banned', facts, source, span };
  if (prints.length === 0) return sameName ? applies : null;
  if (line.print !== undefined && isAmong(line.print, prints)) return applies;
  if (!sameName) return null;
  if (line.print !== undefined && line.prints.length === 0) return null;
  const struck = line.prints.filter((one) => isAmong(one.print ?? one.key, prints));
  if (struck.length === 0 && line.prints.length > 0) return null;
  if (struck.length > 0 && struck.length === line.prints.length) return applies;
  return { outcome: 'open', code: 'print-decides-ban', facts: { ...facts, card: line.name }, source, span };
};

/** Lines of one name together, basic Energy left out. */
const byName = (lines: readonly DeckCard[]): ReadonlyMap<string, readonly DeckCard[]> => {
  const found = new Map<string, DeckCard[]>();
  for (const line of lines) {
    if (line.prints.length > 0 && line.prints.every(isBasicEnergyCard)) continue;
    const key = plainName(line.name);
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
};

const copiesOf = (lines: readonly DeckCard[]): number => lines.reduce((sum, { count }) => sum + count, 0);

const ofCopies = ({ format, deck }: Asked): readonly FormatFinding[] => {
  const { copies } = format;
  if (copies === null) return [];
  const { most, source } = copies;
  if (most === 'any') {
    const span = deck.cards[0]?.span;
    return span === undefined ? [] : [{ outcome: 'passed', code: 'any-copies', facts: {}, source, span }];
  }
  return [...byName(deck.cards).values()].flatMap((same): FormatFinding[] => {
    const [line] = same;
    const count = copiesOf(same);
    if (line === undefined || count <= most) return [];
    const facts = { card: line.name, copies: count, most };
    return [{ outcome: 'applies', code: 'too-many-copies', facts, source, span: line.span }];
  });
};

const ofKinds = ({ format, deck }: Asked): readonly FormatFinding[] => {
  const { without } = format;
  if (without === null) return [];
  const { source } = without;
  const kind = (card: Card): string | undefined => without.tags.find((tag) => card.tags?.includes(tag) === true);
  return deck.cards.flatMap((line): FormatFinding[] => {
    const kinds = line.prints.map(kind);
    const known = kinds.find((one) => one !== undefined);
    if (known === undefined) return [];
    const facts = { card: asWritten(line), kind: known };
    const certain = kinds.every((one) => one !== undefined);
    return [
      {
        outcome: certain ? 'applies' : 'open',
        code: certain ? 'kind-not-allowed' : 'print-decides-kind',
        facts,
        source,
        span: line.span,
      },
    ];
  });
};

const ofGroups = ({ format, deck }: Asked): readonly FormatFinding[] =>
  format.groups.flatMap(({ cards, source }): FormatFinding[] => {
    const found = deck.cards.filter(({ name }) => cards.some((one) => plainName(one) === plainName(name)));
    const names = [...new Set(found.map(({ name }) => name))];
    const [, second] = found;
    if (names.length < 2 || second === undefined) return [];
    return [{ outcome: 'applies', code: 'only-one-of-these', facts: { cards: names }, source, span: second.span }];
  });

/** A type that all Pokémon have. Item cards that lie in play as Pokémon are Trainers and have no type. */
const ofType = ({ format, deck }: Asked): readonly FormatFinding[] => {
  const { oneType } = format;
  if (oneType === null) return [];
  const { source } = oneType;
  const pokemon = deck.cards.filter(
    ({ prints }) => prints.length > 0 && prints.every(({ kind }) => kind === 'pokemon'),
  );
  const [first] = pokemon;
  if (first === undefined) return [];
  const all = [...new Set(pokemon.flatMap(({ prints }) => prints.flatMap(({ types = [] }) => types)))];
  const shared = all.filter((type) =>
    pokemon.every(({ prints }) => prints.some(({ types = [] }) => types.includes(type))),
  );
  if (shared.length > 0)
    return [{ outcome: 'passed', code: 'one-type', facts: { types: shared }, source, span: first.span }];
  const others = pokemon.filter(({ prints }) =>
    prints.every(({ types = [] }) => !types.some((type) => first.prints.some((print) => print.types?.includes(type)))),
  );
  return [
    {
      outcome: 'applies',
      code: 'no-shared-type',
      facts: { card: first.name, types: first.prints[0]?.types ?? [], others: others.map(({ name }) => name) },
      source,
      span: (others[0] ?? first).span,
    },
  ];
};

const ofExcluded = ({ format, deck }: Asked): readonly FormatFinding[] =>
  deck.cards.flatMap((line) =>
    format.excluded.flatMap(({ prints, why, source }): FormatFinding[] => {
      const print = line.print ?? (line.prints.length === 1 ? line.prints[0]?.print : undefined);
      if (print === undefined || !isAmong(print, prints)) return [];
      return [{ outcome: 'applies', code: 'excluded', facts: { card: asWritten(line), why }, source, span: line.span }];
    }),
  );

/** Cards of which nothing is on file: the pool may have them or not. */
const ofMissing = (pool: Pool, { deck }: Asked, certain: ReadonlySet<Span>): readonly FormatFinding[] => {
  const missing = pool.everything
    ? []
    : deck.cards.filter(({ prints, span }) => prints.length === 0 && !certain.has(span));
  const [first] = missing;
  if (first === undefined) return [];
  const facts = { cards: missing.map(asWritten), marks: pool.marks };
  return [{ outcome: 'open', code: 'card-not-on-file', facts, source: pool.source, span: first.span }];
};

/** Codes of the rulebook for a deck of another size. */
const SIZE_RULED = ['deck-size-wrong', 'not-sixty-cards'];

const ofSize = ({ format, deck, found = [] }: Asked): readonly FormatFinding[] => {
  const cards = copiesOf(deck.cards);
  const [first] = deck.cards;
  if (format.size === null || first === undefined || cards === format.size.cards) return [];
  if (SIZE_RULED.some((code) => found.includes(code))) return [];
  const facts = { cards, size: format.size.cards };
  return [{ outcome: 'applies', code: 'wrong-size', facts, source: format.size.source, span: first.span }];
};

/** Codes of the rulebook for the same limit. */
const RULED_BY: Readonly<Record<string, string>> = { 'ace spec': 'too-many-ace-specs' };

const ofLimits = ({ format, deck, found = [] }: Asked): readonly FormatFinding[] =>
  format.limits.flatMap(({ of, most, source }): FormatFinding[] => {
    const such = deck.cards.filter(
      ({ prints }) => prints.length > 0 && prints.every(({ tags }) => tags?.includes(of) === true),
    );
    const second = such[1] ?? such[0];
    if (copiesOf(such) <= most || second === undefined || found.includes(RULED_BY[of] ?? '')) return [];
    const facts = { cards: such.map(asWritten), copies: copiesOf(such), most, kind: of };
    return [{ outcome: 'applies', code: 'too-many-of-a-kind', facts, source, span: second.span }];
  });

/** What makes it idle to ask whether a card is in the pool. */
const SETTLES: ReadonlySet<FormatCode> = new Set(['banned', 'excluded', 'kind-not-allowed']);

/** A format whose cards rotate changes once a year, in spring: so many days after what is recorded of it, its cards are not known. */
const KNOWN_FOR = 150;

/** Whether cards of a format rotate, and the day lies so far ahead that the next rotation may have come. */
const notKnownYet = ({ pools, asOf }: TournamentFormat, day: Day): boolean =>
  day > dayAfter(asOf, KNOWN_FOR) &&
  pools.some(({ marks }, at) => pools[at - 1]?.marks.some((mark) => !marks.includes(mark)) === true);

/** Everything a format says of a deck on a day: all of it at once, the certain before the open. */
export const checkFormat = (asked: Asked): FormatRuling => {
  const { format, day, deck } = asked;
  const pool = poolOn(format, day);
  const span = deck.cards[0]?.span ?? { start: 0, end: 0, line: 1, column: 1 };
  const bans = bansOn(format, day);
  const certain = [
    ...deck.cards.flatMap((line) => bans.flatMap((ban) => ofBan(line, ban) ?? [])),
    ...ofSize(asked),
    ...ofLimits(asked),
    ...ofExcluded(asked),
    ...ofCopies(asked),
    ...ofKinds(asked),
    ...ofGroups(asked),
    ...ofType(asked),
  ];
  const struck = new Set(
    certain.filter(({ outcome, code }) => outcome === 'applies' && SETTLES.has(code)).map((one) => one.span),
  );
  const ofPools: readonly FormatFinding[] =
    pool === null
      ? [{ outcome: 'open', code: 'before-records', facts: { from: firstDay(format) }, source: format.by, span }]
      : notKnownYet(format, day)
        ? [{ outcome: 'open', code: 'after-records', facts: { asOf: format.asOf }, source: format.by, span }]
        : [
            ...deck.cards.filter((line) => !struck.has(line.span)).flatMap((line) => ofPool(line, pool, asked)),
            ...ofMissing(pool, asked, struck),
          ];
  const findings = [...ofPools, ...certain].sort((a, b) => a.span.start - b.span.start);
  const sound =
    pool !== null &&
    struck.size === 0 &&
    ofPools.every(({ outcome }) => outcome === 'passed') &&
    certain.every(({ code }) => code !== 'print-decides-ban' && code !== 'print-decides-kind');
  const reprints = ofPools.some(({ code }) => code === 'played-as-reprint');
  const passed: readonly FormatFinding[] =
    sound && !reprints
      ? [{ outcome: 'passed', code: 'all-in-pool', facts: { marks: pool.marks.join(', ') }, source: pool.source, span }]
      : [];
  return { format, day, pool, findings: [...findings, ...passed] };
};

const firstDay = ({ pools }: TournamentFormat): Day => pools.map(({ from }) => from).sort()[0] ?? '';
