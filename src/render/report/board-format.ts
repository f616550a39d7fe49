import type {
  AttachedSpec,
  CardSpec,
  ConditionSpec,
  EffectSpec,
  PokemonSpec,
  Setup,
  Side,
  ZoneSpec,
} from '../../state/index.ts';
import { labelOf, printCard, printEffect } from '../../state/notation/index.ts';

/** A board in the keys of a board file; the same for YAML, JSON and the `table` of a replay. */
export interface BoardObject {
  readonly [key: string]: BoardValue;
}
export type BoardValue = string | number | boolean | readonly BoardValue[] | BoardObject;

const BASIC = /^[GRWLPFDMY]$/u;

/** Lines write a condition behind a sign that YAML does not need. */
const condition = ({ name, amount, since }: ConditionSpec): string =>
  `${name}${amount === undefined ? '' : `=${amount}`}${since === undefined ? '' : `@${since}`}`;

const isLetter = ({ card, as }: AttachedSpec): boolean =>
  as === undefined &&
  BASIC.test(card.name) &&
  card.print === undefined &&
  card.owner === undefined &&
  card.sketch === undefined;

const attached = (one: AttachedSpec): string => `${printCard(one.card)}${one.as === undefined ? '' : `=${one.as}`}`;

const pokemonObject = (pokemon: PokemonSpec): BoardValue => {
  if (pokemon.card === null) return 'unknown';
  const { since, ...card } = pokemon.card;
  const turn = pokemon.since ?? since;
  const letters = pokemon.attached.length > 0 && pokemon.attached.every(isLetter);
  const object: BoardObject = {
    card: printCard(card),
    ...(pokemon.under === undefined ? {} : { on: pokemon.under.map((one) => printCard(one)) }),
    ...(letters ? { energy: pokemon.attached.map((one) => one.card.name).join(' ') } : {}),
    ...(!letters && pokemon.attached.length > 0 ? { attached: pokemon.attached.map(attached) } : {}),
    ...(pokemon.damage === 0 ? {} : { damage: pokemon.damage }),
    ...(pokemon.conditions.length === 0 ? {} : { conditions: pokemon.conditions.map(condition) }),
    ...(turn === undefined ? {} : { since: turn }),
    ...(pokemon.history.length === 0 ? {} : { 'this-turn': pokemon.history }),
    ...(pokemon.effects.length === 0 ? {} : { effects: pokemon.effects.map(effect) }),
  };
  return object;
};

/** An effect without the sign that a line puts before it. */
const effect = (one: EffectSpec): string => printEffect(one).replace(/^\*/u, '');

const listedCard = (card: CardSpec | null): string => (card === null ? 'unknown' : printCard(card));

const zoneValue = ({ count, listed }: ZoneSpec): BoardValue => {
  if (listed.length === 0) return count ?? [];
  const cards = listed.map(listedCard);
  return count === undefined ? cards : { count, known: cards };
};

const ZONES = ['prizes', 'hand', 'deck', 'discard', 'lost', 'beside'] as const;

const sideObject = (side: Side): BoardObject => ({
  ...(side.name === undefined ? {} : { name: side.name }),
  ...(side.active === undefined ? {} : { active: one(side.active.map(pokemonObject)) }),
  ...(side.bench === undefined ? {} : { bench: side.bench.map(pokemonObject) }),
  ...Object.fromEntries(ZONES.flatMap((zone) => (side[zone] === undefined ? [] : [[zone, zoneValue(side[zone])]]))),
  ...(side.fallen === undefined ? {} : { fallen: side.fallen }),
  ...(side.mulligans === undefined ? {} : { mulligans: side.mulligans }),
  ...(side.gx === undefined ? {} : { gx: side.gx }),
  ...(side.effects.length === 0 ? {} : { effects: side.effects.map(effect) }),
});

/** A single Active stands alone; in 2-on-2 there is a list. */
const one = (values: readonly BoardValue[]): BoardValue => {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
};

/** A table in the keys of a board file. Reads back to the same table. */
export const boardObject = (setup: Setup): BoardObject => ({
  ...(setup.ruleset === undefined ? {} : { ruleset: labelOf(setup.ruleset) }),
  ...(setup.turn === undefined ? {} : { turn: setup.turn }),
  ...(setup.toMove === undefined ? {} : { 'to-move': setup.toMove }),
  ...(setup.phase === undefined ? {} : { phase: setup.phase }),
  ...(setup.format === undefined ? {} : { format: setup.format }),
  ...(setup.facing === undefined ? {} : { facing: setup.facing }),
  ...(setup.first === undefined ? {} : { first: setup.first }),
  ...(setup.used.length === 0 ? {} : { used: setup.used }),
  ...Object.fromEntries(Object.entries(setup.sides).map(([seat, side]) => [seat, sideObject(side)])),
  ...(setup.stadium === undefined ? {} : { stadium: stadium(setup.stadium) }),
  ...(setup.effects.length === 0 ? {} : { effects: setup.effects.map(effect) }),
});

const stadium = (card: CardSpec): BoardValue => {
  if (card.owner === undefined) return printCard(card);
  const { owner, ...rest } = card;
  return { card: printCard(rest), owner };
};
