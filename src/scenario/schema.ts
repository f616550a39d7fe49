import { DOCUMENTS, isRuled } from '../corpus/index.ts';
import { ACTS, MECHANICS, RULED, SAYINGS, SOURCE_KINDS } from '../precedents/index.ts';
import {
  ARRIVALS,
  CARD_KINDS,
  POWER_KINDS,
  PUT_DOWN,
  REPEATED,
  SEATS,
  STAGES,
  TURN_LIMITS,
  UPON,
  ZONE_NAMES,
} from '../state/index.ts';
import { FACINGS, FORMATS, PHASES } from '../state/notation/index.ts';
import { ROOT_KEYS } from './bare-line.ts';
import { DECK_VERDICTS } from './deck-file.ts';
import { POKEMON_FACTS, RESULTS, VERDICTS } from './expectation.ts';
import { MOST_STEPS } from './read-board.ts';

type Schema = { readonly [key: string]: unknown };

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const table = (properties: Schema, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
  ...more,
});
const list = (items: Schema): Schema => ({ type: 'array', items });

// Editors read plain YAML and see numbers and booleans where this program reads text.
const text: Schema = { type: ['string', 'number'] };
const words: Schema = { anyOf: [text, list(text)] };
const flag: Schema = { enum: [true, false, 'true', 'false', 'yes', 'no'] };
const number = (minimum: number): Schema => ({
  anyOf: [
    { type: 'integer', minimum },
    { type: 'string', pattern: '^\\d+$' },
  ],
});
const oneOf = (choices: readonly string[]): Schema => ({ enum: choices });
const anyCase = (choices: readonly string[]): Schema => ({
  enum: [...new Set(choices.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]))],
});

const zoneKeys = Object.fromEntries(ZONE_NAMES.map((word) => [word, ref('zone')]));
const seatKeys = Object.fromEntries(SEATS.map((seat) => [seat, ref('side')]));
const script: Schema = {
  text,
  does: { type: 'array' },
  touches: words,
  while: { type: 'object' },
  upon: anyCase(UPON),
  repeats: anyCase(REPEATED),
};

/** A limit of a turn, how many Supporters, or a power whose Pokémon is not there any more. */
const usedThisTurn: Schema = {
  anyOf: [oneOf(TURN_LIMITS), { type: 'string', pattern: '^(supporter=(\\d+|".+")|\\^.+)$' }],
};

/** A place of a seat; what a player is called stands in the same file, so any name may come before it. */
const PLACE = `^\\S.* ((active( [12])?|bench [0-9]{1,2})( (${POKEMON_FACTS.join('|')}))?|bench|prizes face-up|${ZONE_NAMES.join('|')})$`;

/** The parts of a table, of its steps and of a deck. */
const tableDefinitions: Schema = {
  side: table({
    name: text,
    active: ref('places'),
    bench: ref('places'),
    ...zoneKeys,
    fallen: number(0),
    'fallen-to-damage': number(0),
    mulligans: number(0),
    due: number(0),
    gx: flag,
    vstar: flag,
    unions: words,
    once: words,
    out: flag,
    effects: words,
  }),
  places: { anyOf: [ref('pokemon'), list(ref('pokemon'))] },
  pokemon: {
    anyOf: [
      { type: 'string' },
      table(
        {
          card: text,
          on: words,
          energy: words,
          tool: words,
          attached: words,
          damage: {
            anyOf: [
              { type: 'integer', minimum: 0, multipleOf: 10 },
              { type: 'string', pattern: '^\\d*0$' },
            ],
          },
          conditions: words,
          since: number(0),
          'this-turn': words,
          effects: words,
        },
        { required: ['card'] },
      ),
    ],
  },
  zone: {
    anyOf: [
      number(0),
      list(text),
      table({ count: { anyOf: [number(0), { const: 'unknown' }] }, known: list(text), shuffled: flag }),
    ],
  },
  stadium: {
    anyOf: [
      { type: 'string' },
      table({ card: text, owner: oneOf(SEATS), since: number(0), used: flag }, { required: ['card'] }),
    ],
  },
  step: {
    anyOf: [{ type: 'string' }, table({ do: text, answers: words, expect: ref('expect') }, { required: ['do'] })],
  },
  expect: {
    anyOf: [
      oneOf(VERDICTS),
      table(
        {
          verdict: oneOf(VERDICTS),
          rules: words,
          'rules-not': words,
          silent: words,
          result: oneOf(RESULTS),
          winner: words,
          stadium: words,
        },
        { patternProperties: { [PLACE]: words } },
      ),
    ],
  },
  deck: { anyOf: [{ type: 'string' }, list({ type: 'string' })] },
  precedent: table(
    {
      date: text,
      source: table({ kind: anyCase(SOURCE_KINDS), where: text }, { required: ['kind', 'where'] }),
      cards: words,
      called: text,
      mechanic: anyCase(MECHANICS),
      act: anyCase(ACTS),
      holds: text,
      verdict: anyCase(RULED),
      document: anyCase(SAYINGS),
      because: text,
      'rests-on': words,
      'held-by': words,
      open: text,
    },
    { required: ['date', 'source', 'mechanic', 'act', 'holds', 'document', 'because', 'rests-on'] },
  ),
  deckExpect: {
    anyOf: [
      oneOf(DECK_VERDICTS),
      table({ verdict: oneOf(DECK_VERDICTS), rules: words, 'rules-not': words, silent: words }),
    ],
  },
};

/** Cards and what stands on them. */
const cardDefinitions: Schema = {
  attack: table(
    {
      name: text,
      cost: words,
      damage: text,
      base: true,
      despite: words,
      'cost-when': true,
      'cost-then': words,
      'free-when': true,
      'only-if': true,
      gx: flag,
      vstar: flag,
      'spares-bench': flag,
      choose: { type: 'array' },
      activate: { type: 'array' },
      discards: { type: 'array' },
      ignores: words,
      ...script,
    },
    { required: ['name', 'cost'] },
  ),
  power: table(
    {
      name: text,
      kind: oneOf(POWER_KINDS),
      always: { type: 'array' },
      when: { type: 'array' },
      on: oneOf(PUT_DOWN),
      vstar: flag,
      'once-per-turn': flag,
      'as-often-as-liked': flag,
      'opposing-turn': flag,
      leaves: flag,
      'as-it-comes': oneOf(ARRIVALS),
      'one-of-name-per-turn': flag,
      in: oneOf(['hand', 'discard']),
      ...script,
    },
    { required: ['name', 'kind'] },
  ),
  card: table({
    text,
    does: script.does,
    touches: script.touches,
    print: text,
    id: text,
    released: text,
    kind: oneOf(CARD_KINDS),
    stage: oneOf(STAGES),
    from: text,
    into: words,
    hp: number(10),
    type: words,
    weakness: words,
    resistance: words,
    retreat: number(0),
    attacks: list(ref('attack')),
    powers: list(ref('power')),
    tags: words,
    'per-deck': table({ most: { enum: ['any', 1, 2, 3, '1', '2', '3'] }, of: text }, { required: ['most'] }),
    short: text,
    provides: true,
    'attaches-to': true,
    always: { type: 'array' },
    'as-tool': { type: 'array' },
    play: table(script),
    announced: table({ 'once-per-turn': flag, when: { type: 'array' }, ...script }),
    attaches: flag,
    'discards-to-play': number(0),
    'discards-of': true,
    'plays-only-if': true,
    'ruled-only-if': true,
    'evolves-despite': words,
    'discard-at-end-of-turn': flag,
    'discard-at-end-of-opponents-turn': flag,
    'one-of-its-name': flag,
    'discard-unless': true,
    burden: number(0),
    prizes: number(0),
    lends: list(ref('attack')),
    'lends-powers': list(ref('power')),
    unread: list(table(script)),
  }),
};

const DECK_KEYS = ['deck', 'side-deck', 'date'];
/** Keys that a deck does not use. */
const TABLE_KEYS = ROOT_KEYS.filter(
  (key) => ![...DECK_KEYS, 'ruleset', 'format', 'date', 'cards', 'assume', 'expect', 'name', 'about'].includes(key),
);
const anyOf = (keys: readonly string[]) => ({ anyOf: keys.map((key) => ({ required: [key] })) });

/** The JSON Schema (draft 2020-12) of boards and scenarios, for editors that complete and underline. */
export const boardSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A board or scenario of judge',
  ...table({
    board: { type: 'string' },
    ruleset: anyCase(DOCUMENTS.flatMap(({ key, label }) => [label, key])),
    fallback: anyCase(DOCUMENTS.filter(({ key }) => isRuled(key)).flatMap(({ key, label }) => [label, key])),
    turn: number(1),
    'to-move': oneOf(SEATS),
    phase: oneOf(PHASES),
    format: text,
    date: text,
    facing: oneOf(FACINGS),
    first: oneOf(SEATS),
    'sudden-death': flag,
    'moment-over': flag,
    used: { anyOf: [usedThisTurn, list(usedThisTurn)] },
    players: { ...list(text), maxItems: 4 },
    ...seatKeys,
    stadium: ref('stadium'),
    effects: words,
    deck: ref('deck'),
    'side-deck': ref('deck'),
    cards: { type: 'object', additionalProperties: { anyOf: [ref('card'), list(ref('card'))] } },
    assume: words,
    ask: text,
    answers: words,
    steps: { anyOf: [{ type: 'string' }, { type: 'array', items: ref('step'), maxItems: MOST_STEPS }] },
    expect: ref('expect'),
    name: text,
    about: words,
    precedent: ref('precedent'),
  }),
  // Either the whole table as one line, or its sides as keys, or no table but a deck or a precedent that is played elsewhere.
  oneOf: [
    { required: ['board'], not: anyOf([...SEATS, ...DECK_KEYS]), properties: { format: oneOf(FORMATS) } },
    { not: anyOf(['board', ...DECK_KEYS]), anyOf: anyOf(SEATS).anyOf, properties: { format: oneOf(FORMATS) } },
    {
      required: ['deck'],
      not: anyOf(TABLE_KEYS),
      properties: { format: { type: 'string', not: { enum: FORMATS } }, expect: ref('deckExpect') },
    },
    {
      required: ['precedent'],
      not: anyOf(['board', ...SEATS, ...DECK_KEYS]),
      properties: { precedent: { anyOf: [{ required: ['held-by'] }, { required: ['open'] }] } },
    },
  ],
  $defs: { ...tableDefinitions, ...cardDefinitions },
};
