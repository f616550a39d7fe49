import fc from 'fast-check';
import { DOCUMENTS } from './corpus/index.ts';
import { ENERGY_LETTERS, type EnergyLetter, type Resistance, type Stage, type Weakness } from './state/card.ts';
import { isHidden } from './state/notation/shown.ts';
import { SHORTENED } from './state/notation/words.ts';
import { SEATS, type Seat, TURN_LIMITS } from './state/seat.ts';
import {
  type AttachedSpec,
  type CardSpec,
  type ConditionSpec,
  type EffectSpec,
  fourSit,
  type PokemonSpec,
  type Setup,
  type Side,
  type Sketch,
  type SketchedAttack,
  type SketchedPower,
  type ZoneSpec,
} from './state/setup.ts';

// Generated tables: everything a line can say, nothing it says by leaving out.

/** Absent keys instead of undefined ones, as the reader builds its objects. */
export const some = <T>(
  required: { [K in keyof T]?: fc.Arbitrary<T[K]> },
  always: readonly (keyof T)[],
): fc.Arbitrary<T> =>
  fc.record(required as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: always.map(String),
  }) as unknown as fc.Arbitrary<T>;

const awkward = fc
  .stringMatching(/^[ -~éδ★◇’−vs"<+/,[\](){}|@~^*=;?-]{1,12}$/u)
  .map((text) => text.trim())
  .filter((text) => text !== '' && ![...text].some(isHidden));

const names: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'Luxray',
      'Raichu ex',
      "Team Aqua's Walrein",
      'Flygon ex δ',
      'Mr. Mime',
      'Type: Null',
      'Ho-Oh',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'Unown [Q]',
      'Poké Blower +',
      'Goodnight, Babies',
      'vs',
      'A vs B',
      '?',
      '?2',
      '-',
      '- 3',
      '-40',
      'CR',
      't9 p1',
      'EX p1 Team',
      'stadium',
      'Stadium Nav',
      'p1',
      'LL',
      'l',
      'used',
      '2 SCR',
      '151',
      'a;b',
      'a  b',
      ' x',
      'x ',
      'unknown',
      '"',
      '{}',
      'as',
      'asleap',
      'asleep now',
      'p',
      'x −5',
    ),
  },
  { weight: 1, arbitrary: awkward },
);

const turn = fc.integer({ min: 1, max: 99 });
const amount = fc.integer({ min: 0, max: 60 });
const type = fc.constantFrom<EnergyLetter>(...ENERGY_LETTERS);
const seat = fc.constantFrom<Seat>(...SEATS);

const weakness: fc.Arbitrary<Weakness> = fc.oneof(
  fc.record({ type }),
  fc.record({ type, times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ type, plus: fc.integer({ min: 1, max: 60 }) }),
);
const resistance: fc.Arbitrary<Resistance> = fc.oneof(
  fc.record({ type }),
  fc.record({ type, minus: fc.integer({ min: 1, max: 60 }) }),
);

const printedAttack = fc.constantFrom<SketchedAttack>(
  { name: 'Claw', cost: ['R'], damage: 20 },
  { name: 'Plan C', cost: [], text: '10 of them are drawn.' },
  {
    name: 'Fury',
    cost: ['C', 'C'],
    damage: 30,
    mark: '+',
    text: 'Flip a coin. If heads, this attack does 30 more damage.',
  },
  { name: 'It "Sings"', cost: ['N', 'L'], text: 'Frobnicate it (or not).' },
);
const printedPower = fc.constantFrom<SketchedPower>(
  { name: 'Coat', kind: 'ability', text: "This Pokémon can't be Burned." },
  { name: 'Den', kind: 'pokemon-power', text: 'Frobnicate, it says: once!' },
);

const sketch = some<Sketch>(
  {
    hp: fc.integer({ min: 1, max: 400 }),
    types: fc.array(type, { minLength: 1, maxLength: 3 }),
    retreat: fc.integer({ min: 0, max: 5 }),
    weakness: fc.array(weakness, { maxLength: 2 }),
    resistance: fc.array(resistance, { maxLength: 2 }),
    stage: fc.constantFrom<Stage>('baby', 'basic', 'stage 1', 'stage 2', 'level-up'),
    prizes: fc.integer({ min: 0, max: 3 }),
    from: names,
    attacks: fc.uniqueArray(printedAttack, { minLength: 1, maxLength: 3 }),
    powers: fc.uniqueArray(printedPower, { minLength: 1, maxLength: 2 }),
  },
  [],
);

const print = fc.constantFrom('DP 7', 'dp1-7', 'CG 88', 'swsh45-SV49', 'p1', 'A; B', 'odd) one');
const card = some<CardSpec>({ name: names, print, owner: seat, since: turn, sketch }, ['name']);
const topCard = some<CardSpec>({ name: names, print, owner: seat, sketch }, ['name']);
const letter = fc.constantFrom('G', 'R', 'W', 'L', 'P', 'F', 'D', 'M', 'Y');
const letterCard = fc.oneof(
  { weight: 4, arbitrary: letter.map((name): CardSpec => ({ name })) },
  { weight: 1, arbitrary: fc.record({ name: letter, owner: seat }) },
);

const attached = some<AttachedSpec>({ card: fc.oneof(letterCard, card), as: fc.constant('tool' as const) }, ['card']);
const condition = some<ConditionSpec>(
  {
    name: fc.oneof(fc.constantFrom<string>(...SHORTENED), fc.constant('imprison marker'), names),
    amount,
    since: turn,
  },
  ['name'],
).filter(({ name }) => SHORTENED.every((known) => known === name || known !== name.toLowerCase()));
const effect = some<EffectSpec>({ name: names, by: names, print, since: turn, chosen: names }, ['name']).filter(
  ({ by, print: of }) => of === undefined || by !== undefined,
);

const marks = {
  attached: fc.array(attached, { maxLength: 4 }),
  damage: fc.integer({ min: 0, max: 40 }).map((counters) => counters * 10),
  conditions: fc.array(condition, { maxLength: 2 }),
  history: fc.array(names, { maxLength: 2 }),
  effects: fc.array(effect, { maxLength: 2 }),
};
const described = ['card', 'attached', 'damage', 'conditions', 'history', 'effects'] as const;
const blank: PokemonSpec = { card: null, attached: [], damage: 0, conditions: [], history: [], effects: [] };

export const pokemon: fc.Arbitrary<PokemonSpec> = fc.oneof(
  {
    weight: 4,
    arbitrary: some<PokemonSpec>(
      { card: topCard, under: fc.array(card, { maxLength: 2 }), since: turn, ...marks },
      described,
    ),
  },
  { weight: 1, arbitrary: fc.record({ card: fc.constant(null), ...marks }) },
  { weight: 1, arbitrary: fc.constant(blank) },
);

const zone: fc.Arbitrary<ZoneSpec> = fc
  .array(fc.oneof(fc.constant(null), letterCard, card), { maxLength: 5 })
  .chain((listed) =>
    fc.oneof(
      fc.constant({ listed }),
      fc.integer({ min: listed.length, max: 60 }).map((count) => ({ count, listed })),
    ),
  );

/** What a pile says besides: Prizes face up, an open end, an unknown order, what was used of a card. */
const listedCard = fc.oneof(
  card,
  fc.record({ name: names, used: fc.array(names, { minLength: 1, maxLength: 2 }) }) as fc.Arbitrary<CardSpec>,
);
const openZone: fc.Arbitrary<ZoneSpec> = fc
  .array(listedCard, { minLength: 1, maxLength: 3 })
  .map((listed) => ({ listed, atLeast: true as const }));
const hand = fc.oneof(zone, openZone);
const deck = fc.oneof(
  zone,
  openZone,
  fc
    .array(listedCard, { minLength: 1, maxLength: 3 })
    .chain((listed) =>
      fc.constantFrom<ZoneSpec>(
        { listed, shuffled: true },
        { listed, shuffled: true, atLeast: true },
        { listed, shuffled: true, count: 20 },
      ),
    ),
);
const prizes = fc.oneof(
  zone,
  fc.array(names, { minLength: 1, maxLength: 2 }).map((up) => ({
    count: up.length + 1,
    listed: up.map((name): CardSpec => ({ name, up: true })),
  })),
);

const side = some<Side>(
  {
    active: fc.array(pokemon, { maxLength: 2 }),
    bench: fc.array(pokemon, { maxLength: 3 }),
    prizes,
    hand,
    deck,
    discard: zone,
    lost: zone,
    beside: zone,
    fallen: amount,
    fallenNames: fc.constantFrom(['Shinx'], ['Shinx', 'Riolu']),
    fallenToDamageNames: fc.constantFrom(['Shinx'], ['Luxray', 'Shinx']),
    attacked: fc.constantFrom(
      [],
      [{ user: 'Shinx', attack: 'Tackle' }],
      [
        { user: 'Luxray', attack: 'failed Tackle' },
        { user: 'Mr. Mime', attack: "Nature's Wish" },
      ],
    ),
    mulligans: amount,
    due: amount,
    gx: fc.constant(true),
    vstar: fc.constant(true),
    unions: fc.constantFrom(['Greninja V-UNION'], ['Pikachu V-UNION', 'Mewtwo V-UNION']),
    once: fc.constantFrom(['Legacy Energy'], ['Legacy Energy', 'Dew Drop']),
    out: fc.constant(true),
    effects: fc.array(effect, { maxLength: 2 }),
  },
  ['effects'],
)
  .filter(({ effects, ...rest }) => effects.length > 0 || Object.keys(rest).length > 0)
  // How many fell is written beside their names only where others fell too.
  .filter(
    ({ fallen, fallenNames }) => fallen === undefined || fallenNames === undefined || fallen > fallenNames.length,
  );

const playerNames = fc.oneof(
  fc.constantFrom(
    'Ana',
    'Ben',
    'Leo',
    'Élodie',
    'Ana María',
    "O'Brien",
    '太郎',
    'draw',
    'CR',
    'T9',
    'vs',
    '2',
    '"',
    'a|b',
  ),
  awkward.filter((name) => !/^p[1-4]$/i.test(name)),
);

/** Every seat has a name of its own, or none has. */
const withNames = (setup: Setup): fc.Arbitrary<Setup> => {
  const seats = SEATS.slice(0, fourSit(setup) ? 4 : 2);
  const named = fc
    .uniqueArray(playerNames, { minLength: seats.length, maxLength: seats.length })
    .map(
      (names): Setup => ({ ...setup, players: Object.fromEntries(seats.map((seat, index) => [seat, names[index]])) }),
    );
  return fc.oneof(fc.constant(setup), named);
};

export const setups: fc.Arbitrary<Setup> = some<Setup>(
  {
    ruleset: fc.constantFrom(...DOCUMENTS.map(({ key }) => key)),
    turn,
    toMove: seat,
    phase: fc.constantFrom('setup', 'draw', 'attack', 'end', 'between'),
    format: fc.constantFrom('2on2', 'team'),
    facing: fc.constantFrom('p1-p2', 'p1-p4'),
    first: seat,
    suddenDeath: fc.constant(true as const),
    momentOver: fc.constant(true as const),
    used: fc.subarray([...TURN_LIMITS]),
    usedPowers: fc.array(names, { minLength: 1, maxLength: 2 }),
    supporters: fc.integer({ min: 2, max: 4 }),
    supportersPlayed: fc.array(names, { minLength: 1, maxLength: 1 }),
    sides: fc.record({ p1: side, p2: side, p3: side, p4: side }, { requiredKeys: [] }),
    stadium: card,
    effects: fc.array(effect, { maxLength: 2 }),
  },
  ['used', 'sides', 'effects'],
)
  // How many Supporters is said of a Supporter that was played; a Stadium is used that is there.
  .map(
    ({ supporters, supportersPlayed, ...setup }): Setup =>
      !setup.used.includes('supporter')
        ? setup
        : supportersPlayed !== undefined
          ? { ...setup, supportersPlayed }
          : supporters !== undefined
            ? { ...setup, supporters }
            : setup,
  )
  .chain(withNames);

/** With a third player at the table, a Team Battle; the names of two players are not enough for it. */
export const seated = (setup: Setup): Setup => {
  const { players, ...table } = setup;
  const seats = [...Object.keys(table.sides), table.toMove, table.first];
  if (!seats.includes('p3') && !seats.includes('p4')) return setup;
  const team: Setup = { ...table, format: 'team' };
  return players !== undefined && fourSit(setup) ? { ...team, players } : team;
};

/** The same value without the places it was read from. */
export const withoutSpans = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'span' ? undefined : inner))) as T;
