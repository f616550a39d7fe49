import { DOCUMENTS } from '../corpus/index.ts';
import { type CardSpec, SEATS, type Seat, type Setup, type Span, TURN_LIMITS, type TurnLimit } from '../state/index.ts';
import {
  FACINGS,
  FORMATS,
  PHASES,
  parseBoardLine,
  playerNameFault,
  rulesetOf,
  type SeatPlacesDraft,
  seatFaults,
  shown,
} from '../state/notation/index.ts';
import {
  asBoolean,
  asInt,
  asList,
  asMap,
  asText,
  asTexts,
  asWord,
  type KeyReaders,
  readKeys,
  unknownWord,
} from './keys.ts';
import { readCardSpec, readEffects, readSeat, within } from './read-pokemon.ts';
import { readSide } from './read-side.ts';
import { LARGEST_FILE } from './read-yaml.ts';
import type { Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

type SetupDraft = { -readonly [K in keyof Setup]: Setup[K] };

/** The board of a file while its keys are read, in whatever order they come. */
export interface SetupReading {
  readonly source: Source;
  readonly draft: SetupDraft;
  readonly sides: { -readonly [S in keyof Setup['sides']]: Setup['sides'][S] };
  /** Where each key stands that describes a part of the table. */
  readonly keys: Map<string, Span>;
  /** Where players are named. */
  readonly places: SeatPlacesDraft;
  /** What the players are called. */
  readonly players: { -readonly [S in Seat]?: string };
  /** Whether there is a key for a board line, be it of another shape. */
  named: boolean;
  /** The board line, where the table is described by one. */
  line: { readonly setup: Setup; readonly span: Span } | null;
}

const readStadium = (source: Source, node: YamlNode, draft: SetupDraft): CardSpec | null => {
  if (node.kind !== 'map') return readCardSpec(source, node);
  let card: CardSpec | null = null;
  let owner: CardSpec['owner'];
  let since: number | undefined;
  readKeys(source, node, {
    card: (value) => {
      card = readCardSpec(source, value);
    },
    owner: (value) => {
      owner = readSeat(source, value);
    },
    since: (value) => {
      since = asInt(source, value, 'a turn');
    },
    used: (value) => {
      if (asBoolean(source, value) === true) draft.stadiumUsed = true;
    },
  });
  const given = card as CardSpec | null;
  if (given === null) {
    if (!node.entries.some(({ key }) => key.text === 'card'))
      source.report('missing-key', 'the Stadium has no card.', node.span, 'expected   card: NAME');
    return null;
  }
  return { ...given, ...(owner === undefined ? {} : { owner }), ...(since === undefined ? {} : { since }) };
};

/** Says that a board line broke off at ` #`, which begins a comment in YAML. */
const commentHint = (source: Source, node: TextNode): string | undefined =>
  node.plain && /^[ \t]+#/.test(source.text.slice(node.span.end))
    ? 'what follows # is a comment in YAML; put the line in quotes'
    : undefined;

type SetupReader = KeyReaders<SetupReading>[string];

const noted =
  (read: SetupReader): SetupReader =>
  (value, reading, key) => {
    reading.keys.set(key.text, key.span);
    read(value, reading, key);
  };
const word = <K extends 'phase' | 'format' | 'facing'>(key: K, words: readonly NonNullable<Setup[K]>[]): SetupReader =>
  noted((value, { source, draft }) => {
    const found = asWord(source, value, words, key);
    if (found !== undefined) draft[key] = found;
  });
const seat = (key: 'toMove' | 'first'): SetupReader =>
  noted((value, { source, draft, places }) => {
    const found = readSeat(source, value);
    if (found === undefined) return;
    draft[key] = found;
    places[key] = value.span;
  });
const side = (key: 'p1' | 'p2' | 'p3' | 'p4'): SetupReader =>
  noted((value, reading, at) => {
    const { source, sides, places } = reading;
    const map = asMap(source, value, 'a table with active, bench …');
    if (map === null) return;
    sides[key] = readSide(source, map, (name) => readName(key, name, reading));
    if ((key === 'p3' || key === 'p4') && places.more === undefined) places.more = at.span;
  });

/** Reads the name of the player in a seat, who may have one name only. */
const readName = (seat: Seat, value: YamlNode, { source, players }: SetupReading): void => {
  const text = asText(source, value, 'the name of a player');
  if (text === null) return;
  const name = text.text.trim();
  const fault = playerNameFault(name);
  if (fault !== null) source.report(fault.code, fault.message, text.span);
  else if (players[seat] !== undefined)
    source.report('told-twice', `${seat} has two names.`, text.span, 'expected   players: or name: under the seat');
  else if (Object.values(players).includes(name))
    source.report('told-twice', `two players have the name “${shown(name)}”.`, text.span);
  else players[seat] = name;
};

/** Readers for every key of the table: `board`, or the header words, `players`, `p1` to `p4`, `stadium` and `effects`. */
export const SETUP_READERS: KeyReaders<SetupReading> = {
  board: (value, reading) => {
    const { source } = reading;
    reading.named = true;
    const text = asText(source, value, 'a board line; in quotes if it holds “: ” or begins with ? or [', LARGEST_FILE);
    if (text === null) return;
    const { setup, faults, places } = parseBoardLine(text.text, within(source, text));
    Object.assign(reading.places, places);
    const comment = commentHint(source, text);
    source.add(
      faults.map((fault, index) =>
        comment === undefined || index < faults.length - 1
          ? fault
          : { ...fault, hint: [fault.hint, comment].filter(Boolean).join('\n') },
      ),
    );
    reading.line = { setup, span: text.span };
  },
  ruleset: noted((value, { source, draft }) => {
    const text = asText(source, value, 'a ruleset such as CR');
    const ruleset = text === null ? undefined : rulesetOf(text.text.trim());
    if (ruleset !== undefined) draft.ruleset = ruleset;
    else if (text !== null)
      unknownWord(
        source,
        text.text,
        text.span,
        DOCUMENTS.flatMap(({ key, label }) => [label, key]),
        'ruleset',
      );
  }),
  turn: noted((value, { source, draft }) => {
    const turn = asInt(source, value, 'a turn', 1);
    if (turn !== undefined) draft.turn = turn;
  }),
  'to-move': seat('toMove'),
  phase: word('phase', PHASES),
  format: word('format', FORMATS),
  facing: word('facing', FACINGS),
  first: seat('first'),
  'sudden-death': noted((value, { source, draft }) => {
    if (asBoolean(source, value) === true) draft.suddenDeath = true;
  }),
  'moment-over': noted((value, { source, draft }) => {
    if (asBoolean(source, value) === true) draft.momentOver = true;
  }),
  used: noted((value, { source, draft }) => {
    const used = new Set<TurnLimit>();
    const powers: string[] = [];
    for (const text of asTexts(source, value, 'what was used')) {
      const counted = /^supporter\s*=\s*(\d{1,2})$/iu.exec(text.text.trim());
      const power = /^\^\s*(?:"(.*)"|(.+))$/u.exec(text.text.trim());
      if (power !== null) {
        powers.push(power[1]?.replaceAll('""', '"') ?? (power[2] ?? '').trim());
        continue;
      }
      const named = /^supporter\s*=\s*"(.+)"$/iu.exec(text.text.trim());
      if (named !== null) {
        const names = (named[1] ?? '').split(/"\s*=\s*"/u);
        draft.supportersPlayed = names;
        if (names.length > 1) draft.supporters = names.length;
        used.add('supporter');
        continue;
      }
      if (counted !== null) {
        const times = Number(counted[1]);
        if (times < 1) source.report('bad-number', '0 is out of range.', text.span, 'expected   a number from 1');
        if (times > 1) draft.supporters = times;
        used.add('supporter');
        continue;
      }
      const limit = asWord(source, text, TURN_LIMITS, 'limit of a turn');
      if (limit === undefined) continue;
      if (used.has(limit)) source.report('told-twice', `${limit} is given twice as used.`, text.span);
      used.add(limit);
    }
    draft.used = TURN_LIMITS.filter((limit) => used.has(limit));
    if (powers.length > 0) draft.usedPowers = powers;
  }),
  players: noted((value, reading) => {
    const list = asList(reading.source, value, 'a list of names, in seat order');
    if (list === null) return;
    if (list.items.length > SEATS.length)
      reading.source.report('too-many', 'a table has at most four players.', list.span);
    for (const [index, item] of list.items.entries()) {
      const seat = SEATS[index];
      if (seat !== undefined) readName(seat, item, reading);
    }
    if (Object.keys(reading.players).length === list.items.length) reading.places.players = list.span;
  }),
  p1: side('p1'),
  p2: side('p2'),
  p3: side('p3'),
  p4: side('p4'),
  stadium: noted((value, { source, draft }) => {
    const stadium = readStadium(source, value, draft);
    if (stadium !== null) draft.stadium = stadium;
  }),
  effects: noted((value, { source, draft }) => {
    draft.effects = readEffects(source, value);
  }),
};

/** What a board line can give that has a key of its own, and whether it gives it. */
const HEADER_KEYS: readonly (readonly [key: string, gives: (line: Setup) => boolean])[] = [
  ['ruleset', ({ ruleset }) => ruleset !== undefined],
  ['turn', ({ turn }) => turn !== undefined],
  ['to-move', ({ toMove }) => toMove !== undefined],
  ['phase', ({ phase }) => phase !== undefined],
  ['format', ({ format }) => format !== undefined],
  ['facing', ({ facing }) => facing !== undefined],
  ['first', ({ first }) => first !== undefined],
  ['sudden-death', ({ suddenDeath }) => suddenDeath === true],
  ['moment-over', ({ momentOver }) => momentOver === true],
  ['used', ({ used, usedPowers }) => used.length > 0 || usedPowers !== undefined],
  ['players', ({ players }) => players !== undefined],
  ['stadium', ({ stadium }) => stadium !== undefined],
  ['effects', ({ effects }) => effects.length > 0],
];

const describeSeats = (setup: Setup, { source, draft, keys, places }: SetupReading): void => {
  const unclear = places.unclear === true || (keys.has('format') && draft.format === undefined);
  source.add(seatFaults(setup, { ...places, unclear }).map(source.placed));
};

/** What a line gives, with what is given beside it. */
const withBeside = (line: Setup, draft: SetupDraft): Setup => ({
  ...draft,
  ...line,
  used: line.used.length === 0 ? draft.used : line.used,
  effects: line.effects.length === 0 ? draft.effects : line.effects,
});

/** The whole table, once every key was read. Reports what is given twice. */
export const finishSetup = (reading: SetupReading, whole: Span): { readonly setup: Setup; readonly board?: Span } => {
  const { source, draft, sides, keys, named, line, players } = reading;
  if (Object.keys(players).length > 0) draft.players = players;
  if (line === null) {
    if (!named && !['p1', 'p2', 'p3', 'p4'].some((key) => keys.has(key))) {
      source.report(
        'missing-key',
        'the file describes no table.',
        whole,
        'expected   board: LINE, or p1: and p2: with their Pokémon',
      );
    }
    const setup = { ...draft, sides };
    describeSeats(setup, reading);
    return { setup };
  }
  const { setup, span: board } = line;
  for (const key of ['p1', 'p2', 'p3', 'p4']) {
    const span = keys.get(key);
    if (span !== undefined)
      source.report('told-twice', `board describes the whole table; ${key} describes part of it again.`, span);
  }
  for (const [key, gives] of HEADER_KEYS) {
    const span = keys.get(key);
    if (span !== undefined && gives(setup))
      source.report('told-twice', `${key} is given here and in the board line.`, span);
  }
  const merged = keys.size === 0 ? setup : withBeside(setup, draft);
  describeSeats(merged, reading);
  return { setup: merged, board };
};
