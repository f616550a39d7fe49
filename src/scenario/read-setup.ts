import { DOCUMENTS } from '../corpus/index.ts';
import { type CardSpec, type Setup, type Span, TURN_LIMITS, type TurnLimit } from '../state/index.ts';
import {
  FACINGS,
  FORMATS,
  PHASES,
  parseBoardLine,
  rulesetOf,
  type SeatPlacesDraft,
  seatFaults,
} from '../state/notation/index.ts';
import { asBoolean, asInt, asMap, asText, asTexts, asWord, type KeyReaders, readKeys, unknownWord } from './keys.ts';
import { readCardSpec, readEffects, readSeat, within } from './read-pokemon.ts';
import { readSide } from './read-side.ts';
import { LARGEST_FILE } from './read-yaml.ts';
import type { Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

type SetupDraft = { -readonly [K in keyof Setup]: Setup[K] };

/** The board of a file while its keys are read, in whatever order they come. */
export interface SetupReading {
  readonly readers: KeyReaders;
  /** The whole table, once every key was read. Reports what two keys tell twice. */
  readonly finish: (whole: Span) => { readonly setup: Setup; readonly board?: Span };
}

const readStadium = (source: Source, node: YamlNode): CardSpec | null => {
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
  });
  const told = card as CardSpec | null;
  if (told === null) {
    if (!node.entries.some(({ key }) => key.text === 'card'))
      source.report('missing-key', 'the Stadium has no card.', node.span, 'expected   card: NAME');
    return null;
  }
  return { ...told, ...(owner === undefined ? {} : { owner }), ...(since === undefined ? {} : { since }) };
};

/** Says that a board line broke off at ` #`, which begins a comment in YAML. */
const commentHint = (source: Source, node: TextNode): string | undefined =>
  node.plain && /^[ \t]+#/.test(source.text.slice(node.span.end))
    ? 'what follows # is a comment in YAML; put the line in quotes'
    : undefined;

/** Readers for every key that tells of the table: `board`, or the header words, `p1` to `p4`, `stadium` and `effects`. */
export const openSetup = (source: Source): SetupReading => {
  const draft: SetupDraft = { used: [], sides: {}, effects: [] };
  const sides: { -readonly [S in keyof Setup['sides']]: Setup['sides'][S] } = {};
  const keys = new Map<string, Span>();
  const places: SeatPlacesDraft = {};
  let line: { readonly setup: Setup; readonly span: Span } | null = null;

  const told =
    (read: (value: YamlNode, key: TextNode) => void) =>
    (value: YamlNode, key: TextNode): void => {
      keys.set(key.text, key.span);
      read(value, key);
    };
  const word = <K extends 'phase' | 'format' | 'facing'>(key: K, words: readonly NonNullable<Setup[K]>[]) =>
    told((value) => {
      const found = asWord(source, value, words, key);
      if (found !== undefined) draft[key] = found;
    });
  const seat = (key: 'toMove' | 'first') =>
    told((value) => {
      const found = readSeat(source, value);
      if (found === undefined) return;
      draft[key] = found;
      places[key] = value.span;
    });
  const side = (key: 'p1' | 'p2' | 'p3' | 'p4') =>
    told((value, at) => {
      const map = asMap(source, value, 'a table with active, bench …');
      if (map === null) return;
      sides[key] = readSide(source, map);
      if ((key === 'p3' || key === 'p4') && places.more === undefined) places.more = at.span;
    });

  const readers: KeyReaders = {
    board: (value) => {
      const text = asText(
        source,
        value,
        'a board line; in quotes if it holds “: ” or begins with ? or [',
        LARGEST_FILE,
      );
      if (text === null) return;
      const { setup, faults, places: seats } = parseBoardLine(text.text, within(source, text));
      Object.assign(places, seats);
      const comment = commentHint(source, text);
      source.add(
        faults.map((fault, index) =>
          comment === undefined || index < faults.length - 1
            ? fault
            : { ...fault, hint: [fault.hint, comment].filter(Boolean).join('\n') },
        ),
      );
      line = { setup, span: text.span };
    },
    ruleset: told((value) => {
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
    turn: told((value) => {
      const turn = asInt(source, value, 'a turn', 1);
      if (turn !== undefined) draft.turn = turn;
    }),
    'to-move': seat('toMove'),
    phase: word('phase', PHASES),
    format: word('format', FORMATS),
    facing: word('facing', FACINGS),
    first: seat('first'),
    'sudden-death': told((value) => {
      if (asBoolean(source, value) === true) draft.suddenDeath = true;
    }),
    used: told((value) => {
      const used = new Set<TurnLimit>();
      for (const text of asTexts(source, value, 'what was used')) {
        const limit = asWord(source, text, TURN_LIMITS, 'limit of a turn');
        if (limit === undefined) continue;
        if (used.has(limit)) source.report('told-twice', `${limit} is told twice as used.`, text.span);
        used.add(limit);
      }
      draft.used = TURN_LIMITS.filter((limit) => used.has(limit));
    }),
    p1: side('p1'),
    p2: side('p2'),
    p3: side('p3'),
    p4: side('p4'),
    stadium: told((value) => {
      const stadium = readStadium(source, value);
      if (stadium !== null) draft.stadium = stadium;
    }),
    effects: told((value) => {
      draft.effects = readEffects(source, value);
    }),
  };

  const tellSeats = (setup: Setup): void => {
    const unclear = places.unclear === true || (keys.has('format') && draft.format === undefined);
    source.add(seatFaults(setup, { ...places, unclear }).map(source.placed));
  };

  return {
    readers,
    finish(whole) {
      const pasted = line as { readonly setup: Setup; readonly span: Span } | null;
      if (pasted === null) {
        if (!['p1', 'p2', 'p3', 'p4'].some((key) => keys.has(key))) {
          source.report(
            'missing-key',
            'the file tells no table.',
            whole,
            'expected   board: LINE, or p1: and p2: with their Pokémon',
          );
        }
        const setup = { ...draft, sides };
        tellSeats(setup);
        return { setup };
      }
      const { setup, span: board } = pasted;
      for (const key of ['p1', 'p2', 'p3', 'p4']) {
        const span = keys.get(key);
        if (span !== undefined)
          source.report('told-twice', `board tells the whole table; ${key} tells part of it again.`, span);
      }
      const spellings: readonly (readonly [string, boolean])[] = [
        ['ruleset', setup.ruleset !== undefined],
        ['turn', setup.turn !== undefined],
        ['to-move', setup.toMove !== undefined],
        ['phase', setup.phase !== undefined],
        ['format', setup.format !== undefined],
        ['facing', setup.facing !== undefined],
        ['first', setup.first !== undefined],
        ['sudden-death', setup.suddenDeath === true],
        ['used', setup.used.length > 0],
        ['stadium', setup.stadium !== undefined],
        ['effects', setup.effects.length > 0],
      ];
      for (const [key, twice] of spellings) {
        const span = keys.get(key);
        if (twice && span !== undefined)
          source.report('told-twice', `${key} is told here and in the board line.`, span);
      }
      const merged = { ...draft, ...setup, sides: setup.sides };
      if (setup.used.length === 0) merged.used = draft.used;
      if (setup.effects.length === 0) merged.effects = draft.effects;
      tellSeats(merged);
      return { setup: merged, board };
    },
  };
};
