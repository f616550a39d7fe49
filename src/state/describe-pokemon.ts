import { attacksAskedBy, attacksTwice } from './asks-for-falls.ts';
import { type Attack, type Card, energyLabel, type Json } from './card.ts';
import type { CardPool } from './card-pool.ts';
import {
  type AttackUsed,
  type CardId,
  EARLIER,
  type GameState,
  JUST,
  JUST_BEFORE,
  LAST_TURN,
  type Mark,
  type Player,
  type Pokemon,
  THIS_TURN,
} from './game-state.ts';
import { isUser } from './last-user.ts';
import type { Seat } from './seat.ts';
import {
  type AttackedSpec,
  type CardSpec,
  type ConditionSpec,
  type EffectSpec,
  NO_ENERGY,
  type PokemonSpec,
  type Sketch,
  type SketchedAttack,
} from './setup.ts';
import { writtenAttack } from './this-turn.ts';
import { foundOn } from './watched-cards.ts';

/** A card, what lasts, and a Pokémon with all that is on it, as a setup writes them. */

/** The table that is described. */
export interface Describing {
  readonly state: GameState;
  readonly pool: CardPool;
  /** Whether the number of the turn is said, so that what came about in a turn can be. */
  readonly turnGiven: boolean;
  /** Whether what was done is written down even where no text on the table asks for it. */
  readonly asked: boolean;
}

// A letter is the basic Energy card on file, never one that the table writes itself.
const shortName = (card: Card): string => (card.own === true ? (card.short ?? card.name) : energyLabel(card));

const attackPrinted = ({ name, cost, damage, mark, text }: Attack): SketchedAttack => ({
  name,
  cost,
  ...(damage === null ? {} : { damage }),
  ...(mark === undefined || mark === '?' ? {} : { mark }),
  ...(text === undefined ? {} : { text }),
});

const sketchOf = (card: Card): Sketch => ({
  ...(card.hp === undefined ? {} : { hp: card.hp }),
  ...(card.types === undefined ? {} : { types: card.types }),
  ...(card.retreat === undefined ? {} : { retreat: card.retreat }),
  ...(card.weakness === undefined ? {} : { weakness: card.weakness }),
  ...(card.resistance === undefined ? {} : { resistance: card.resistance }),
  ...(card.stage === undefined || (card.stage === 'basic' && card.from === undefined) ? {} : { stage: card.stage }),
  ...(card.prizes === undefined ? {} : { prizes: card.prizes }),
  ...(card.from === undefined ? {} : { from: card.from }),
  ...(card.attacks === undefined ? {} : { attacks: card.attacks.map(attackPrinted) }),
  ...(card.powers === undefined
    ? {}
    : {
        powers: card.powers.flatMap(({ name, kind, text = '' }) => (kind === 'trait' ? [] : [{ name, kind, text }])),
      }),
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
      const says = marks.find((other) => other.parent === mark.id)?.says;
      const amount = says?.counters ?? says?.coins;
      return {
        name: mark.name,
        ...(typeof amount === 'number' ? { amount } : {}),
        ...(mark.origin === 'condition' && turnGiven && mark.reckoned !== true ? { since: mark.from } : {}),
      };
    });

/** The attack that it locks; not its own, of which its name says that already. An attack of the other side may have been chosen that is called the same. */
const lockedAttack = ({ says, name, seat }: Mark, bearer: Seat): string | null =>
  says.claim === 'cannot' &&
  says.act === 'attack' &&
  typeof says.attack === 'string' &&
  !(seat === bearer && name.endsWith(says.attack))
    ? says.attack
    : null;

/** Who has the effects that are described, and how Energy of theirs is named; null where names cannot tell it. */
interface Bearing {
  readonly seat: Seat;
  readonly energy: (cards: readonly CardId[]) => string | null;
}

/** What a text chose or meant when it left this: an attack, the Energy that it changes, such as `R, R`, or how the coin fell that decided what it left. */
const chosenBy = (mark: Mark, given: unknown, { seat, energy }: Bearing): string | null => {
  if (typeof given === 'string') return given;
  const { cards } = mark.says;
  if (mark.says.claim === 'energy-type' && Array.isArray(cards)) return energy(cards as readonly CardId[]);
  return lockedAttack(mark, seat);
};

const describeEffect = (mark: Mark, bearing: Bearing): EffectSpec => {
  const { said } = mark.says;
  const given = typeof said === 'object' && said !== null && !Array.isArray(said) ? said : mark.says;
  const { by, print, ...more } = given as { readonly [key: string]: Json };
  const chosen = chosenBy(mark, more.chosen, bearing);
  return {
    name: mark.name,
    ...(typeof by === 'string' ? { by } : {}),
    ...(typeof print === 'string' ? { print } : {}),
    ...(mark.from > 0 ? { since: mark.from } : {}),
    ...(chosen === null ? {} : { chosen }),
  };
};

/** What is named once for all that one text left: as often as it left the same. */
const onceForEach = (effects: readonly { readonly spec: EffectSpec; readonly says: string }[]): EffectSpec[] => {
  const seen = new Map<string, number>();
  const named = new Map<string, number>();
  return effects.flatMap(({ spec, says }) => {
    const name = JSON.stringify(spec);
    const times = (seen.get(name + says) ?? 0) + 1;
    seen.set(name + says, times);
    if (times <= (named.get(name) ?? 0)) return [];
    named.set(name, times);
    return [spec];
  });
};

export const describeEffects = (marks: readonly Mark[], bearing: Bearing): EffectSpec[] =>
  onceForEach(
    marks
      .filter(
        (mark) =>
          mark.origin !== 'condition' &&
          mark.parent === null &&
          mark.says.open === undefined &&
          !(mark.origin === 'told' && mark.marker),
      )
      .map((mark) => ({ spec: describeEffect(mark, bearing), says: JSON.stringify(mark.says) })),
  );

/** What of this very card was used this turn, except what its Pokémon remembers itself. */
export const usedOf = ({ state }: Describing, card: CardId): readonly string[] =>
  (state.cardsUsed ?? [])
    .filter((one) => one.card === card)
    .map(({ name, putDownAgain }) => (putDownAgain ? EARLIER : '') + name);

/** Is the Pokémon that used this attack still there, and not evolved since? One that leveled up is. */
const isTheSame = ({ state, pool }: Describing, { by, user }: AttackUsed): boolean => {
  const all = state.players.flatMap(({ active, bench }) => [...active, ...bench]);
  const pokemon = all.find((one) => one?.uid === by) ?? null;
  const [top, below] = (pokemon?.stack ?? []).map((id) => pool.find(state.cards[id]?.card ?? '') ?? null);
  return pokemon !== null && isUser(user, top ?? null, below ?? null);
};

/** Does any card of that player that is known ask for attacks of the last turn? Else nothing of them is written. */
const isAttackAsked = ({ state, pool, asked }: Describing, seat: Seat): boolean =>
  asked ||
  state.cards.some(({ card, owner }) => {
    const known = card === null || owner !== seat ? undefined : pool.find(card);
    return known !== undefined && foundOn(known, attacksAskedBy).length > 0;
  });

/** The attacks of the last turn, each as it stands: beside the Pokémon that used it, or with its player where that is not there as it was. */
export const attacksDescribed = (
  table: Describing,
  { seat, attacksBefore, attacksAssumed }: Player,
): { readonly beside: readonly AttackUsed[]; readonly gone: readonly AttackedSpec[] } | null => {
  if (attacksBefore === undefined || attacksAssumed === true || !isAttackAsked(table, seat)) return null;
  const beside = attacksBefore.filter((used) => isTheSame(table, used));
  const gone = attacksBefore.flatMap((used) =>
    beside.includes(used) || used.user === null ? [] : [{ user: used.user, attack: writtenAttack(used) }],
  );
  return { beside, gone };
};

const attacksOn = (table: Describing, uid: number): readonly AttackUsed[] =>
  table.state.players.some(({ attacksBefore }) => attacksBefore?.some(({ by }) => by === uid) === true)
    ? table.state.players.flatMap(
        (player) => attacksDescribed(table, player)?.beside.filter(({ by }) => by === uid) ?? [],
      )
    : [];

/** The attacks of this turn, where it goes on after one of them. */
const attacksNow = ({ state, pool, asked }: Describing, uid: number): readonly AttackUsed[] => {
  const used = state.attacksUsed?.filter(({ by }) => by === uid) ?? [];
  if (used.length === 0 || state.phase !== 'attack') return [];
  const goesOn = state.cards.some(({ card }) => {
    const known = card === null ? undefined : pool.find(card);
    return known !== undefined && foundOn(known, attacksTwice);
  });
  return asked || goesOn ? used : [];
};

/** What happened this turn to a Pokémon and to what is attached to it, and whether the last action put it down. */
const historyOf = (table: Describing, { uid, inc, thisTurn, stack, attached }: Pokemon): readonly string[] => {
  const { window } = table.state;
  const [top] = stack;
  return [
    ...attacksOn(table, uid).map((used) => LAST_TURN + writtenAttack(used)),
    ...attacksNow(table, uid).map((used) => THIS_TURN + writtenAttack(used)),
    ...thisTurn,
    ...(top === undefined ? [] : usedOf(table, top).filter((one) => one.startsWith(EARLIER))),
    ...attached.flatMap(({ card }) => usedOf(table, card)),
    ...(window !== null && window !== 'untold' && window.uid === uid && window.inc === inc
      ? [(window.late === true ? JUST_BEFORE : JUST)[window.event]]
      : []),
  ];
};

/**
 * Which of the Energy attached to these is among those cards, by the shortest names: `R, Rainbow Energy`, or `none`. Null where cards of one name are on
 * several of them, and only some are among those.
 */
export const energyAmong = (
  { state, pool }: Describing,
  those: readonly Pokemon[],
  cards: readonly CardId[],
): string | null => {
  const named = those.flatMap(({ uid, attached }) =>
    attached.flatMap(({ card }) => {
      const key = state.cards[card]?.card ?? null;
      return key === null ? [] : [{ uid, meant: cards.includes(card), name: shortName(pool.card(key)) }];
    }),
  );
  const unclear = named.some((one) =>
    named.some((other) => one.name === other.name && one.uid !== other.uid && one.meant !== other.meant),
  );
  if (unclear) return null;
  const names = named.flatMap(({ meant, name }) => (meant ? [name] : []));
  return names.length === 0 ? NO_ENERGY : names.join(', ');
};

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
    history: historyOf(table, p),
    effects: describeEffects(p.marks, { seat, energy: (cards) => energyAmong(table, [p], cards) }),
  };
};
