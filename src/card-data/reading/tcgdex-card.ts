import { isObject, type JsonObject, ownValue } from './read-card-data.ts';
import type { JsonPath } from './scan-json.ts';

/**
 * Cards and sets as TCGdex gives them, in the words of pokemontcg.io, so that one reader checks both. What is printed on every card of a kind and
 * not in its data, the Prizes of a rule box, follows from the kind.
 */

/** Whether a value is a card of TCGdex: it has a category where the other data has a supertype. */
export const isTcgdexCard = (value: unknown): value is JsonObject =>
  isObject(value) && Object.hasOwn(value, 'category') && Object.hasOwn(value, 'localId');

export const isTcgdexSet = (value: unknown): value is JsonObject =>
  isObject(value) && Object.hasOwn(value, 'serie') && Object.hasOwn(value, 'cardCount') && !isTcgdexCard(value);

const STAGES: Readonly<Record<string, string>> = {
  Stage1: 'Stage 1',
  Stage2: 'Stage 2',
  'LEVEL-UP': 'Level-Up',
  RESTORED: 'Restored',
};
const POWERS: Readonly<Record<string, string>> = {
  'Poke-POWER': 'Poké-Power',
  'Poke-BODY': 'Poké-Body',
  'Pokemon Power': 'Pokémon Power',
};
const TRAINERS: Readonly<Record<string, string>> = { Tool: 'Pokémon Tool', 'Ace Spec': 'ACE SPEC' };

/** Prize cards that the rule box of a kind gives the opponent. */
const PRIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:TAG TEAM-GX|VMAX|V-UNION|MEGA ex)$/u, 3],
  [/^(?:EX|ex|GX|V|VSTAR)$/u, 2],
];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What follows the name: `ex`, `VMAX`. The stage tells some, the suffix others. */
const kindsOf = (card: JsonObject): readonly string[] => {
  const suffix = textOf(ownValue(card, 'suffix'));
  const stage = textOf(ownValue(card, 'stage'));
  const mega = suffix === 'ex' && /^Mega /u.test(textOf(ownValue(card, 'name'))) ? ['MEGA ex'] : [];
  const ofStage = ['VMAX', 'VSTAR', 'V-UNION'].includes(stage) ? [stage] : [];
  return [...mega, ...ofStage, ...(suffix === '' ? [] : [suffix])];
};

const ruleBox = (card: JsonObject): readonly string[] => {
  const kinds = kindsOf(card);
  const prizes = PRIZES.find(([pattern]) => kinds.some((kind) => pattern.test(kind)))?.[1];
  return prizes === undefined ? [] : [`When your Pokémon is Knocked Out, your opponent takes ${prizes} Prize cards.`];
};

/** `sv03.5` and `sv3pt5`, `me01` and `me1` are one set. */
export const setIdOf = (id: string): string => {
  const [, letters, digits, half] = /^([a-z]+)0*(\d+)(?:\.(\d))?$/u.exec(id) ?? [];
  return letters === undefined || digits === undefined
    ? id
    : `${letters}${digits}${half === undefined ? '' : `pt${half}`}`;
};

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/u, '');

/** The id under which other data has the same card: `sv03.5-006` is `sv3pt5-6`. */
export const cardIdOf = (card: JsonObject): string => {
  const id = textOf(ownValue(card, 'id'));
  const dash = id.lastIndexOf('-');
  return dash < 0 ? id : `${setIdOf(id.slice(0, dash))}-${withoutZeros(id.slice(dash + 1))}`;
};

const subtypesOf = (card: JsonObject): readonly string[] => {
  const stage = textOf(ownValue(card, 'stage'));
  const trainer = textOf(ownValue(card, 'trainerType'));
  const energy = textOf(ownValue(card, 'energyType'));
  const rarity = textOf(ownValue(card, 'rarity'));
  const plain = kindsOf(card).map((kind) => (kind === 'MEGA ex' ? 'MEGA' : kind));
  return [
    ...(stage === '' ? [] : [STAGES[stage] ?? stage]),
    ...plain.filter((kind) => kind !== stage).flatMap((kind) => (kind === 'TAG TEAM-GX' ? ['TAG TEAM', 'GX'] : [kind])),
    ...(trainer === '' ? [] : [TRAINERS[trainer] ?? trainer]),
    ...(energy === '' ? [] : [energy === 'Normal' ? 'Basic' : energy]),
    ...(/^ACE SPEC/iu.test(rarity) && trainer !== 'Ace Spec' ? ['ACE SPEC'] : []),
    ...(/^Radiant/iu.test(rarity) || /^Radiant /u.test(textOf(ownValue(card, 'name'))) ? ['Radiant'] : []),
  ];
};

const given = (card: JsonObject, key: string, as = key): JsonObject => {
  const value = ownValue(card, key);
  return value === undefined || value === null ? {} : { [as]: value };
};

const listIn = (card: JsonObject, key: string): readonly unknown[] => {
  const value = ownValue(card, key);
  return Array.isArray(value) ? value : [];
};

const attacksOf = (card: JsonObject): readonly unknown[] =>
  listIn(card, 'attacks').map((attack) =>
    isObject(attack)
      ? {
          ...given(attack, 'name'),
          ...given(attack, 'cost'),
          ...given(attack, 'damage'),
          ...given(attack, 'effect', 'text'),
        }
      : attack,
  );

const isTrait = (power: unknown): power is JsonObject => isObject(power) && ownValue(power, 'type') === 'Ancient Trait';

const powersOf = (card: JsonObject): readonly unknown[] =>
  listIn(card, 'abilities')
    .filter((power) => !isTrait(power))
    .map((power) => {
      if (!isObject(power)) return power;
      const type = textOf(ownValue(power, 'type'));
      return { ...given(power, 'name'), ...given(power, 'effect', 'text'), type: POWERS[type] ?? type };
    });

/** A card of TCGdex with the keys of the other data. Fields that mean nothing to a ruling are left out. */
export const asCardData = (card: JsonObject): JsonObject => {
  const set = ownValue(card, 'set');
  const setId = isObject(set) ? textOf(ownValue(set, 'id')) : '';
  const effect = textOf(ownValue(card, 'effect'));
  const rules = [...ruleBox(card), ...(effect === '' ? [] : [effect])];
  const subtypes = subtypesOf(card);
  const retreat = ownValue(card, 'retreat');
  const trait = listIn(card, 'abilities').find(isTrait);
  return {
    id: cardIdOf(card),
    ...given(card, 'name'),
    supertype: ownValue(card, 'category'),
    number: withoutZeros(textOf(ownValue(card, 'localId'))),
    ...(subtypes.length === 0 ? {} : { subtypes }),
    ...given(card, 'hp'),
    ...given(card, 'types'),
    ...given(card, 'evolveFrom', 'evolvesFrom'),
    ...(listIn(card, 'attacks').length === 0 ? {} : { attacks: attacksOf(card) }),
    ...(powersOf(card).length === 0 ? {} : { abilities: powersOf(card) }),
    ...given(card, 'weaknesses'),
    ...given(card, 'resistances'),
    ...(typeof retreat === 'number' ? { retreatCost: Array.from({ length: retreat }, () => 'Colorless') } : {}),
    ...(rules.length === 0 ? {} : { rules }),
    ...(trait === undefined ? {} : { ancientTrait: { ...given(trait, 'name'), ...given(trait, 'effect', 'text') } }),
    ...given(card, 'regulationMark'),
    ...(setId === '' ? {} : { set: { id: setIdOf(setId) } }),
  };
};

/** A set of TCGdex with the keys of the other data. */
export const asSetData = (set: JsonObject): JsonObject => {
  const short = ownValue(set, 'abbreviation');
  const code = isObject(short) ? textOf(ownValue(short, 'official')) : textOf(ownValue(set, 'tcgOnline'));
  return {
    id: setIdOf(textOf(ownValue(set, 'id'))),
    ...given(set, 'name'),
    ...(code === '' ? {} : { ptcgoCode: code }),
    ...given(set, 'releaseDate'),
  };
};

const THEIRS: Readonly<Record<string, string>> = {
  supertype: 'category',
  number: 'localId',
  evolvesFrom: 'evolveFrom',
  text: 'effect',
  rules: 'effect',
  retreatCost: 'retreat',
};

/** Where a fault stands in the data as TCGdex writes it. */
export const pathInTcgdex = (path: JsonPath): JsonPath =>
  path.map((key) => (typeof key === 'string' ? (THEIRS[key] ?? key) : key));
