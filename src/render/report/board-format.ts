import {
  type AttachedSpec,
  type Card,
  type CardSpec,
  type ConditionSpec,
  type EffectSpec,
  fourSit,
  isPartOf,
  type Json,
  type PokemonSpec,
  SEATS,
  type Setup,
  type Side,
  ZONE_NAMES,
  type ZoneName,
  type ZoneSpec,
} from '../../state/index.ts';
import {
  labelOf,
  printAttachedCard,
  printCard,
  printCondition,
  printEffect,
  printName,
} from '../../state/notation/index.ts';
import { cardsObject } from './card-format.ts';

/** A board in the keys of a board file; the same for YAML, JSON and the `table` of a replay. */
export interface BoardObject {
  readonly [key: string]: BoardValue;
}
export type BoardValue = Json;

const BASIC = /^[GRWLPFDMY]$/u;

/** A line marks a condition with a sign that YAML does not need. */
const condition = (one: ConditionSpec): string => printCondition(one).replace(/^~/u, '');

/** In a file the bare word `unknown` is a card not described. */
const named = (card: CardSpec, place: 'pokemon' | 'listed'): string => {
  const text = printCard(card, place);
  return /^unknown\b/iu.test(text) ? `"${card.name}"${text.slice(card.name.length)}` : text;
};

const isLetter = ({ card, as }: AttachedSpec): boolean =>
  as === undefined &&
  BASIC.test(card.name) &&
  card.print === undefined &&
  card.owner === undefined &&
  card.sketch === undefined;

const pokemonObject = (pokemon: PokemonSpec): BoardValue => {
  const { since, ...card } = pokemon.card ?? { name: '' };
  const turn = pokemon.since ?? since;
  const letters = pokemon.attached.length > 0 && pokemon.attached.every(isLetter);
  const object: BoardObject = {
    card: pokemon.card === null ? 'unknown' : named(card, 'pokemon'),
    ...(pokemon.under === undefined ? {} : { on: pokemon.under.map((one) => printCard(one)) }),
    ...(letters ? { energy: pokemon.attached.map((one) => one.card.name).join(' ') } : {}),
    ...(!letters && pokemon.attached.length > 0 ? { attached: pokemon.attached.map(printAttachedCard) } : {}),
    ...(pokemon.damage === 0 ? {} : { damage: pokemon.damage }),
    ...(pokemon.conditions.length === 0 ? {} : { conditions: pokemon.conditions.map(condition) }),
    ...(turn === undefined ? {} : { since: turn }),
    ...(pokemon.history.length === 0 ? {} : { 'this-turn': pokemon.history }),
    ...(pokemon.effects.length === 0 ? {} : { effects: pokemon.effects.map(effect) }),
  };
  // Of a Pokémon not described there may be nothing more to tell.
  return pokemon.card === null && Object.keys(object).length === 1 ? 'unknown' : object;
};

/** An effect without the sign that a line puts before it. */
const effect = (one: EffectSpec): string => printEffect(one).replace(/^\*/u, '');

const listedCard = (card: CardSpec | null): string =>
  card === null
    ? 'unknown'
    : `${named(card, 'listed')}${card.up === true ? '=up' : ''}${(card.used ?? []).map((name) => `^${printName(name)}`).join('')}`;

const zoneValue = (zone: ZoneSpec, word: ZoneName): BoardValue => {
  const { count, listed, atLeast, shuffled } = zone;
  const cards = listed.map(listedCard);
  const isPart = isPartOf(zone);
  const size = count ?? (atLeast === true ? 'unknown' : undefined);
  if (!isPart && shuffled !== true && (size === undefined || cards.length === 0)) return count ?? cards;
  return {
    ...(size === undefined ? {} : { count: size }),
    [word === 'deck' && isPart && shuffled !== true ? 'top' : 'known']: cards,
    ...(shuffled === true && !isPart ? { shuffled } : {}),
  };
};

const fallenValue = (key: string, count: number | undefined, names: readonly string[] | undefined): BoardObject => {
  if (names === undefined) return count === undefined ? {} : { [key]: count };
  return { [key]: count === undefined || count === names.length ? names : { count, known: names } };
};

const sideObject = (side: Side, name: string | undefined): BoardObject => ({
  ...(name === undefined ? {} : { name }),
  ...(side.active === undefined ? {} : { active: one(side.active.map(pokemonObject)) }),
  ...(side.bench === undefined ? {} : { bench: side.bench.map(pokemonObject) }),
  ...Object.fromEntries(
    ZONE_NAMES.flatMap((zone) => (side[zone] === undefined ? [] : [[zone, zoneValue(side[zone], zone)]])),
  ),
  ...fallenValue('fallen', side.fallen, side.fallenNames),
  ...fallenValue('fallen-to-damage', side.fallenToDamage, side.fallenToDamageNames),
  ...(side.attacked === undefined ? {} : { attacked: side.attacked.map(({ user, attack }) => `${user}=${attack}`) }),
  ...(side.mulligans === undefined ? {} : { mulligans: side.mulligans }),
  ...(side.due === undefined ? {} : { due: side.due }),
  ...(side.gx === undefined ? {} : { gx: side.gx }),
  ...(side.vstar === undefined ? {} : { vstar: side.vstar }),
  ...(side.unions === undefined ? {} : { unions: side.unions }),
  ...(side.once === undefined ? {} : { once: side.once }),
  ...(side.out === undefined ? {} : { out: side.out }),
  ...(side.effects.length === 0 ? {} : { effects: side.effects.map(effect) }),
});

/** A single Active stands alone; in 2-on-2 there is a list. */
const one = (values: readonly BoardValue[]): BoardValue => {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
};

/** The names of all players as a list; null where only some are named, each then under its seat. */
const namesInOrder = (setup: Setup): readonly string[] | null => {
  const names = SEATS.slice(0, fourSit(setup) ? 4 : 2).flatMap((seat) => setup.players?.[seat] ?? []);
  return names.length === (fourSit(setup) ? 4 : 2) ? names : null;
};

/** A table in the keys of a board file, with the cards that its own file writes. Reads back to the same table and the same cards. */
export const boardObject = (setup: Setup, cards: readonly Card[] = []): BoardObject => {
  const players = namesInOrder(setup);
  const used = [
    ...setup.used.map((limit) =>
      limit !== 'supporter'
        ? limit
        : [
            limit,
            ...(setup.supportersPlayed?.map((name) => `"${name}"`) ??
              (setup.supporters === undefined ? [] : [setup.supporters])),
          ].join('='),
    ),
    ...(setup.usedPowers ?? []).map(
      (name) => `^${name.includes('"') || name !== name.trim() ? `"${name.replaceAll('"', '""')}"` : name}`,
    ),
  ];
  return {
    ...(cards.length === 0 ? {} : { cards: cardsObject(cards) }),
    ...(setup.ruleset === undefined ? {} : { ruleset: labelOf(setup.ruleset) }),
    ...(setup.turn === undefined ? {} : { turn: setup.turn }),
    ...(setup.toMove === undefined ? {} : { 'to-move': setup.toMove }),
    ...(setup.phase === undefined ? {} : { phase: setup.phase }),
    ...(setup.format === undefined ? {} : { format: setup.format }),
    ...(setup.facing === undefined ? {} : { facing: setup.facing }),
    ...(setup.first === undefined ? {} : { first: setup.first }),
    ...(setup.suddenDeath === true ? { 'sudden-death': true } : {}),
    ...(setup.momentOver === true ? { 'moment-over': true } : {}),
    ...(used.length === 0 ? {} : { used }),
    ...(players === null ? {} : { players }),
    ...Object.fromEntries(
      SEATS.flatMap((seat) => {
        const side = setup.sides[seat];
        return side === undefined
          ? []
          : [[seat, sideObject(side, players === null ? setup.players?.[seat] : undefined)]];
      }),
    ),
    ...(setup.stadium === undefined ? {} : { stadium: stadium(setup.stadium, setup.stadiumUsed) }),
    ...(setup.effects.length === 0 ? {} : { effects: setup.effects.map(effect) }),
  };
};

const stadium = (card: CardSpec, used: true | undefined): BoardValue => {
  if (card.owner === undefined && used === undefined) return printCard(card);
  const { owner, ...rest } = card;
  return { card: printCard(rest), ...(owner === undefined ? {} : { owner }), ...(used === undefined ? {} : { used }) };
};
