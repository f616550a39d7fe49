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
    fallen: ref('fallen'),
    'fallen-to-damage': ref('fallen'),
    attacked: { anyOf: [{ const: 0 }, words] },
    mulligans: number(0),
    due: number(0),
    gx: flag,
    vstar: flag,
    unions: words,
    once: words,
    out: flag,
    effects: words,
  }),
  fallen: { anyOf: [number(0), words, table({ count: number(0), known: words })] },
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
      table({
        count: { anyOf: [number(0), { const: 'unknown' }] },
        known: list(text),
        top: list(text),
        shuffled: flag,
      }),
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

/** Cards and what stands on them; CARD-TEXTS.md has what is said here of a key. */
const cardDefinitions: Schema = {
  attack: table(
    {
      name: text,
      cost: words,
      damage: text,
      /** How the base damage is found (CR 603.5a): `{times: COUNT}` multiplies the printed number, `{plus: 20, times: COUNT}` and `{minus: 10, times: COUNT}` change it. */
      base: true,
      /** What does not keep the attack from being used: `asleep`, `paralyzed`, `first-turn` (APR II.E-27). */
      despite: words,
      /** A CONDITION under which the attack's own text lets it be used for another cost (APR 2025 II.E-32). */
      'cost-when': true,
      /** That other cost. */
      'cost-then': words,
      /** A CONDITION under which the attack's own text has the Energy in its cost ignored (APR II.D-13). */
      'free-when': true,
      /** A CONDITION without which the attack's own text does not let it be used (CR 102.1); of a lent attack, whom it is lent to: `{self: {named: Zygarde-EX}}`. */
      'only-if': true,
      /** A GX attack, as every one is whose name ends in GX: each player uses one in a game, a copied one counting too; `gx` on a side of the board says that it has been used (APR II.A#1, II.D-01). */
      gx: flag,
      /** A VSTAR Power: attacks and Abilities together, its player uses one in a game; `vstar` among the zones of a side says that it was used. */
      vstar: flag,
      /** Its text leaves Weakness and Resistance out of what it does to Benched Pokémon, which matters where no rule does (CR 304.4c). */
      'spares-bench': flag,
      /** Choices before anything else (CR 603.4b). */
      choose: { type: 'array' },
      /** What must be done to activate the attack (CR 603.4c); `nothing` ends it, and so does a discard, a move or a switch that cannot be made. */
      activate: { type: 'array' },
      /** Energy of its own that the attack discards (CR 603.4g); what cannot be discarded ends the attack. */
      discards: { type: 'array' },
      /** What its damage to the Defending Pokémon is not affected by: `weakness`, `resistance`, `effects` (CR 102.1). */
      ignores: words,
      /** Everything else, in the order of the text (CR 302.5, 603.4i). */
      ...script,
    },
    { required: ['name', 'cost'] },
  ),
  power: table(
    {
      name: text,
      /** `power` and `body` (CR 408, 409), `pokemon-power`, the older kind (CR 407.1), `ability` (XY Turn.2F) or `trait`, an Ancient Trait (XY AppG). A Poké-Power is used, a Poké-Body is in force, and the others are either. */
      kind: oneOf(POWER_KINDS),
      /** Claims of a power in force, for as long as it is in play (CR 409); of a Poké-Power with `opposing-turn`, what it waits for in the turn of the opponent. */
      always: { type: 'array' },
      /** CONDITIONS without which it may not be used. */
      when: { type: 'array' },
      /** The event it must follow (CR 408.3): `benched`, `evolved`, `leveled-up`, `came-up`, and `energy-attached` of APR II.E-07. */
      on: oneOf(PUT_DOWN),
      /** The same as of an attack. */
      vstar: flag,
      /** Once in a turn of its player (CR 408.2). */
      'once-per-turn': flag,
      /** A Poké-Power's own words free it from once in a turn (XY Gl:Poké-Power). */
      'as-often-as-liked': flag,
      'opposing-turn': flag,
      leaves: flag,
      /** An Ability that is used when its card is taken as a Prize (`prize`), or drawn as the turn begins (`draw`), before it goes into the hand; `put-this` puts it down from there (APR 2025 II.E-31). */
      'as-it-comes': oneOf(ARRIVALS),
      /** Its text binds its copies too (CR 102.1). */
      'one-of-name-per-turn': flag,
      /** An Ability that is used while its card is there, and not in play (APR II.E-17). */
      in: oneOf(['hand', 'discard']),
      /** What using it does (CR 408). */
      ...script,
    },
    { required: ['name', 'kind'] },
  ),
  card: table({
    /** Of a Trainer card, Supporter or Stadium this, `does` and `touches` are the same as under `play`; on any other card `text` is one text more. A text with nothing beside it that carries it out (`does`, `always`) is not executed, and leaves open what it may affect. */
    text,
    does: script.does,
    touches: script.touches,
    print: text,
    id: text,
    released: text,
    kind: oneOf(CARD_KINDS),
    /** Beside the older stages: `mega`, `break`, `legend`, `restored`, `vmax`, `vstar`, `v-union` (XY AppB, AppH, AppC; APR25 I.A-05#1; ME App10). `from` is what it evolves from; of a Restored Pokémon, the Item that brings it (AppC#1). Two `legend` cards of one name are its halves; four prints of a `v-union` are its parts, and one card without other prints stands for all four. */
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
    /** Words that a rule or a text asks for: `ex`, `EX`, `gx`, `tag team`, `primal`, `v`, `vmax`, `vstar`, `v-union`, `radiant`, `tera`, `ultra beast`, `prism star`, `ace spec`, `team plasma`, `hyper gear`, `tool`, `technical machine`, `fossil`, `star`, `sp`. A name that ends in ` ex`, `-EX`, `-GX`, ` VMAX`, ` VSTAR`, ` V-UNION` or `◇` says its tag itself (XY AppA.Rules#1). */
    tags: words,
    'per-deck': table({ most: { enum: ['any', 1, 2, 3, '1', '2', '3'] }, of: text }, { required: ['most'] }),
    short: text,
    /** What the Pokémon Item is called that says what is in `always` (CR 307.3h). */
    item: text,
    provides: true,
    /** A FILTER: whom an attached card may be put on. */
    'attaches-to': true,
    /** Claims of a card that stays in play: Stadium, Tool, Energy. */
    always: { type: 'array' },
    /** Claims of a Pokémon card while a text attaches it to another Pokémon as a Tool (CR 200.3); what else it prints is not there meanwhile. */
    'as-tool': { type: 'array' },
    /** A Trainer or Supporter card that is discarded after use: what it does. */
    play: table(script),
    /** What each player may use of a Stadium in their own turn, by announcing it (APR I.B-03; CR 102.1), or by CR the player of a card attached to a Pokémon; `once-per-turn`, `when` (conditions). */
    announced: table({ 'once-per-turn': flag, when: { type: 'array' }, ...script }),
    attaches: flag,
    /** How many other cards of the hand playing it costs. */
    'discards-to-play': number(0),
    /** A CARD FILTER which those have to fit. */
    'discards-of': true,
    /** A CONDITION without which a card's own text does not let it be played (CR 102.1). */
    'plays-only-if': true,
    /** A CONDITION without which an official ruling does not let it be played, whatever its text says (CR 102.3); a remark says whose ruling, and when. */
    'ruled-only-if': true,
    /** What by its own text does not keep a card from being played: `first-turn` (CR 102.1). */
    'plays-despite': words,
    /** What by its own text does not keep a card from being played to evolve: `new`, `first-turn` (Δ Evolution; CR 102.1). */
    'evolves-despite': words,
    'discard-at-end-of-turn': flag,
    'discard-at-end-of-opponents-turn': flag,
    'discard-if-it-attacks': flag,
    'one-of-its-name': flag,
    'stays-discarded': flag,
    /** It prints that the turn ends when a Pokémon becomes this card (XY AppB.Rules#3). */
    'ends-turn': flag,
    /** A FILTER: from whom its own text does not discard it (CR 301.1 asks no such text). */
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
