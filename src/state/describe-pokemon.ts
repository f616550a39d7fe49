import { type Card, energyLabel } from './card.ts';
import type { CardPool } from './card-pool.ts';
import type { CardId, GameState, Mark, Pokemon } from './game-state.ts';
import type { Seat } from './seat.ts';
import type { CardSpec, ConditionSpec, EffectSpec, PokemonSpec, Sketch } from './setup.ts';

/** A card, what lasts, and a Pokémon with all that is on it, as a setup writes them. */

/** The table that is described. */
export interface Describing {
  readonly state: GameState;
  readonly pool: CardPool;
  /** Whether the number of the turn is said, so that what came about in a turn can be. */
  readonly turnGiven: boolean;
}

// A letter is the basic Energy card on file, never one that the table writes itself.
const shortName = (card: Card): string => (card.own === true ? (card.short ?? card.name) : energyLabel(card));

const sketchOf = (card: Card): Sketch => ({
  ...(card.hp === undefined ? {} : { hp: card.hp }),
  ...(card.types === undefined ? {} : { types: card.types }),
  ...(card.retreat === undefined ? {} : { retreat: card.retreat }),
  ...(card.weakness === undefined ? {} : { weakness: card.weakness }),
  ...(card.resistance === undefined ? {} : { resistance: card.resistance }),
  ...(card.stage === undefined || (card.stage === 'basic' && card.from === undefined) ? {} : { stage: card.stage }),
  ...(card.prizes === undefined ? {} : { prizes: card.prizes }),
  ...(card.from === undefined ? {} : { from: card.from }),
});

/** A card in the hands of `holder`; null where it is not known. */
export const describeCard = ({ state, pool }: Describing, id: CardId, holder: Seat): CardSpec | null => {
  const instance = state.cards[id];
  if (instance === undefined || instance.card === null) return null;
  const card = pool.card(instance.card);
  return {
    name: shortName(card),
    ...(instance.print === undefined || card.sketched === true ? {} : { print: instance.print }),
    ...(card.sketched === true ? { sketch: sketchOf(card) } : {}),
    ...(instance.owner === holder ? {} : { owner: instance.owner }),
  };
};

const conditions = (marks: readonly Mark[], turnGiven: boolean): ConditionSpec[] =>
  marks
    .filter(
      (mark) =>
        (mark.origin === 'condition' || (mark.origin === 'told' && mark.marker && mark.says.given !== undefined)) &&
        mark.parent === null,
    )
    .map((mark) => {
      const amount = marks.find((other) => other.parent === mark.id)?.says.counters;
      return {
        name: mark.name,
        ...(typeof amount === 'number' ? { amount } : {}),
        ...(mark.origin === 'condition' && turnGiven && mark.reckoned !== true ? { since: mark.from } : {}),
      };
    });

export const describeEffects = (marks: readonly Mark[]): EffectSpec[] =>
  marks
    .filter((mark) => mark.origin !== 'condition' && mark.parent === null && !(mark.origin === 'told' && mark.marker))
    .map((mark) => {
      const { by, chosen } = mark.says;
      return {
        name: mark.name,
        ...(typeof by === 'string' ? { by } : {}),
        ...(mark.from > 0 ? { since: mark.from } : {}),
        ...(typeof chosen === 'string' ? { chosen } : {}),
      };
    });

export const describePokemon = (table: Describing, p: Pokemon, seat: Seat): PokemonSpec => {
  const { state, pool, turnGiven } = table;
  const [top, ...below] = p.stack;
  const card = top === undefined ? null : describeCard(table, top, seat);
  const under = below.map((id) => describeCard(table, id, seat));
  const printed = top === undefined ? null : (state.cards[top]?.card ?? null);
  const isEvolution = printed !== null && !['basic', 'baby', undefined].includes(pool.card(printed).stage);
  const allKnown = under.every((one) => one !== null);
  return {
    card:
      card === null
        ? null
        : { ...card, ...(p.since !== 0 && (turnGiven || p.since < 0) ? { since: Math.abs(p.since) } : {}) },
    ...(allKnown && (under.length > 0 || isEvolution) ? { under: under as CardSpec[] } : {}),
    attached: p.attached.flatMap((one) => {
      const attachedCard = describeCard(table, one.card, seat);
      return attachedCard === null ? [] : [{ card: attachedCard, ...(one.as === undefined ? {} : { as: one.as }) }];
    }),
    damage: p.damage,
    conditions: conditions(p.marks, turnGiven),
    history: p.thisTurn,
    effects: describeEffects(p.marks),
  };
};
