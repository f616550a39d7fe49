import { LAST_RELEASE } from '../../card-data/index.ts';
import type { DeckCode } from '../../claims/index.ts';
import { isRuled, RULED, type RuledDoc } from '../../corpus/index.ts';
import { titleOf } from '../../render/cite.ts';
import { deckReport } from '../../render/report/deck-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { outside } from '../../render/report/outside.ts';
import type { DeckReport, FaultJson } from '../../render/report/types.ts';
import { DECK_ASSUMPTIONS, type DeckRuling } from '../../ruling/index.ts';
import { type DeckFile, placeName, ruleOnDeckFile } from '../../scenario/index.ts';
import { DECK_FORMATS, type DeckFormat, type Span } from '../../state/index.ts';
import { checkFormat, poolOn, type TournamentFormat } from '../../tournament-formats/index.ts';
import { type Outcome, type Refusal, refused } from '../outcome.ts';
import { fallbackFault, fallbackOf } from '../tables/fallback.ts';
import { deckReader } from '../tables/read-file.ts';
import { rulesetFor, rulesetFrom } from '../tables/read-table.ts';
import type { SourceText } from '../tables/source-text.ts';
import type { World } from '../world.ts';
import { namedFormat, notAFormat } from './named-format.ts';

export interface DeckCheckRequest {
  /** The list as written, or why it could not be read. */
  readonly list: SourceText | FaultJson;
  /** A form of play, `constructed` or `limited`, or a format of tournaments by its key, `standard`. */
  readonly format?: string;
  /** The day of the tournament, `2026-04-10`; goes before the one in the file. */
  readonly date?: string;
  /** The day where neither names one: today. A format of tournaments needs a day. */
  readonly day?: string;
  /** The document to rule by; overrides the one the file names. */
  readonly ruleset?: string;
  readonly fallback?: string;
  /** Points to be taken as settled. */
  readonly assume?: readonly string[];
}

const namedDeck = (source: SourceText): SourceText => ({
  ...source,
  file: source.file === 'board' ? 'deck' : source.file,
});

const isDeckAssumption = (said: string): boolean => /^\s*ignore\s+\S/iu.test(said);

const assumptionFault = (said: string): FaultJson =>
  usageFault(
    'unknown-assumption',
    `“${said}” is not an assumption about this deck.`,
    `it understands   ${DECK_ASSUMPTIONS.join(' · ')}`,
  );

const notRuled = (ruleset: string, file: string): Refusal => {
  const { card = titleOf(ruleset), text = null } = outside(ruleset)?.gap ?? {};
  const message = `${card} does not rule on decks yet; the list is in order.`;
  return refused([usageFault('not-modelled', message, text, file)], 'not-modelled');
};

/** What is wrong with the list and, whatever is in it, with what is assumed about it. */
export const deckFaults = async (
  { list, assume = [] }: Pick<DeckCheckRequest, 'list' | 'assume'>,
  world: World,
): Promise<readonly FaultJson[]> => {
  const read = await deckRead(list, world);
  return [...read.faults, ...assume.filter((one) => !isDeckAssumption(one)).map(assumptionFault)];
};

const deckRead = async (list: SourceText | FaultJson, world: World) => {
  if ('code' in list) return { deck: null, faults: [list] };
  const { every } = await world.cards();
  return deckReader(every, world)(namedDeck(list));
};

const isFormOfPlay = (word: string): word is DeckFormat => (DECK_FORMATS as readonly string[]).includes(word);

/** What the word after `--format` means: a form of play of the rulebook, or a format of tournaments, which is built for constructed play. */
export interface FormatAsked {
  readonly play?: DeckFormat;
  readonly tournament?: TournamentFormat;
}

/** Reads it; a fault where it is neither. */
export const formatAsked = (said: string | undefined, world: World): FormatAsked | FaultJson => {
  const word = said?.trim().toLowerCase();
  if (word === undefined) return {};
  if (isFormOfPlay(word)) return { play: word };
  const tournament = namedFormat(word, world);
  if (tournament !== undefined) return { play: 'constructed', tournament };
  return notAFormat(said ?? word, 'a format of a deck', world, DECK_FORMATS);
};

/** The format that a deck file is for. */
export const formatOfFile = ({ format, tournament, file }: DeckFile, world: World): FormatAsked | FaultJson => {
  if (tournament === undefined) return format === undefined ? {} : { play: format };
  const asked = formatAsked(tournament.format, world);
  return 'code' in asked ? { ...asked, ...placeOf(file, tournament.at) } : asked;
};

const placeOf = (file: string, { line, column, start, end }: Span) => ({
  file,
  line,
  column,
  length: Math.max(1, end - start),
});

/** Why that is not a day; a format of tournaments needs one. */
export const dayFault = (day: string | undefined, file?: string, at?: Span): FaultJson | null => {
  const fault = noSuchDay(day);
  return fault === null || file === undefined || at === undefined ? fault : { ...fault, ...placeOf(file, at) };
};

const noSuchDay = (day: string | undefined): FaultJson | null => {
  if (day === undefined) return null;
  const read = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  // A day that does not exist, such as 30 February, is read as another.
  if (!Number.isNaN(read) && new Date(read).toISOString().startsWith(day)) return null;
  return usageFault('bad-day', `“${day}” is not a day.`, 'such as 2026-04-10: year, month, day');
};

/** Codes of a rulebook about the size of a deck, and about copies of a name, which a format may settle. */
const OF_SIZE: readonly DeckCode[] = ['size-not-spoken-of', 'form-of-play-unknown', 'limited-unsaid'];
const OF_COPIES: readonly DeckCode[] = [
  'too-many-of-a-name',
  'copies-hang-on-print',
  'copies-in-limited-unsaid',
  'copies-hang-on-card',
  'copies-hang-on-name',
  'basic-energy-is-free',
  'basic-energy-unsaid',
  'four-of-a-name',
  'four-of-every-name',
  'four-of-a-pokemon',
  'four-of-a-trainer',
  'four-of-a-special-energy',
];

/** Where a format names the size of a deck, what a rulebook leaves open of it is settled; where it allows any number of copies, what a rulebook says of those is put aside. */
export const settledBy = (ruling: DeckRuling, { size, copies }: TournamentFormat): DeckRuling => {
  const settled = new Set([...(size === null ? [] : OF_SIZE), ...(copies?.most === 'any' ? OF_COPIES : [])]);
  const left = (said: DeckRuling['needs']): DeckRuling['needs'] => said.filter(({ code }) => !settled.has(code));
  const [faults, needs, passed] = [left(ruling.faults), left(ruling.needs), left(ruling.passed)];
  const same = faults.length === ruling.faults.length && needs.length === ruling.needs.length;
  const verdict = faults.length > 0 ? 'illegal' : needs.length > 0 ? 'undetermined' : 'legal';
  return { ...ruling, faults, needs, passed, verdict: same ? ruling.verdict : verdict };
};

/** The newest document that decks are ruled by: the formats of today come after all of them. */
const NEWEST: RuledDoc = RULED.at(-1) ?? RULED[0];

/** The first document whose period reaches that day. */
const rulebookOf = (day: string | undefined): RuledDoc =>
  RULED.find((doc) => day !== undefined && LAST_RELEASE[doc] >= day.replaceAll('-', '/')) ?? NEWEST;

/** Since when the documents of today are in force: those whose period has not ended. */
const isOfToday = (document: string): boolean => isRuled(document) && LAST_RELEASE[document] === LAST_RELEASE[NEWEST];

/**
 * Limited Play as a format of tournaments, where its handbook is on record for that day and no document of another time is named: the rulebooks of
 * today say nothing of it.
 */
const limitedOn = (
  { ruleset }: DeckCheckRequest,
  deck: DeckFile,
  day: string | undefined,
  world: World,
): { readonly tournament?: TournamentFormat } => {
  const found = world.usualRulebook();
  const document = ruleset ?? deck.ruleset ?? (found === null || 'code' in found ? NEWEST : found.ruleset);
  const format = namedFormat('limited', world);
  if (format === undefined || day === undefined || !isOfToday(document)) return {};
  return poolOn(format, day) === null ? {} : { tournament: format };
};

/** Is this deck legal in this format, and by which rules not? */
export const checkDeck = async (request: DeckCheckRequest, world: World): Promise<Outcome<DeckReport>> => {
  const { list, assume = [], fallback } = request;
  const { deck, faults } = await deckRead(list, world);
  const asked =
    request.format === undefined && deck !== null ? formatOfFile(deck, world) : formatAsked(request.format, world);
  const written = request.date === undefined ? deck?.day : undefined;
  const day = written?.says ?? request.date ?? request.day;
  const usage = [
    ...('code' in asked ? [asked] : []),
    ...[dayFault(day, deck?.file, written?.at)].filter((one) => one !== null),
    ...assume.filter((one) => !isDeckAssumption(one)).map(assumptionFault),
  ];
  if (deck === null || faults.length > 0 || 'code' in asked || usage.length > 0) return refused([...faults, ...usage]);
  const { tournament } = asked.play === 'limited' ? limitedOn(request, deck, day, world) : asked;
  if (tournament !== undefined && day === undefined)
    return refused([usageFault('missing-day', `${tournament.title} depends on the day.`, 'such as 2026-04-10')]);
  const found = tournament === undefined ? world.usualRulebook() : null;
  const unnamed = (request.ruleset ?? deck.ruleset) === undefined;
  if (unnamed && found !== null && 'code' in found) return refused([found]);
  const usual = found === null || 'code' in found ? {} : { usual: found };
  const named = { ...usual, board: { setup: deck.ruleset === undefined ? {} : { ruleset: deck.ruleset } } };
  const ofDay =
    tournament === undefined && asked.play === 'limited' && unnamed && found === null ? rulebookOf(day) : null;
  const ruleset = ofDay ?? (tournament !== undefined && unnamed ? NEWEST : rulesetFor(named, request.ruleset));
  if (!isRuled(ruleset)) return notRuled(ruleset, deck.file);
  const wrong = fallbackFault(fallback, ruleset);
  if (wrong !== null) return refused([wrong]);
  const { ruledBy, every } = await world.cards();
  const format = asked.play;
  const ruled = ruleOnDeckFile(deck, {
    // A format of tournaments says itself which cards are in it.
    pool: tournament === undefined ? ruledBy(ruleset) : every,
    doc: ruleset,
    ...fallbackOf(fallback),
    ...(format === undefined ? {} : { format }),
    ...(request.assume === undefined ? {} : { assume }),
  });
  const ruling = tournament === undefined ? ruled : settledBy(ruled, tournament);
  if (ruling.notUnderstood.length > 0) return refused(ruling.notUnderstood.map(assumptionFault));
  return deckReport(ruling, {
    name: deck.name ?? null,
    totals: deck.list.totals,
    unread: deck.list.unread,
    unprinted: deck.list.lines.filter(({ unprinted }) => unprinted !== undefined),
    at: (span) => placeName(deck.file, span),
    rulesetFrom:
      ofDay !== null ? 'day' : tournament !== undefined && unnamed ? 'format' : rulesetFrom(named, request.ruleset),
    formatGiven: (format ?? deck.format) !== undefined,
    ...(tournament === undefined || day === undefined
      ? {}
      : {
          tournament: checkFormat({
            format: tournament,
            day,
            deck: ruling.deck,
            cards: every,
            found: ruling.faults.map(({ code }) => code),
          }),
        }),
  });
};
