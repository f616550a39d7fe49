import { type Claim, inPlay, opponentsOf, playerOf, settledView, type View } from '../claims/index.ts';
import { endsByItsWords, endsWithEither, type Rules } from '../rules/index.ts';
import {
  type Card,
  type CardId,
  type FilledIn,
  type GameState,
  isPrint,
  type Json,
  type Mark,
  NO_ENERGY,
  OVER,
  type Player,
  type Pokemon,
  type Seat,
  sameName,
  sameValue,
  type TableSetUp,
} from '../state/index.ts';
import { isFreshNow } from './acts-given.ts';
import { type Leaves, leftBy } from './lasting-ways.ts';
import type { Duration } from './verb.ts';
import { endOf, type Made } from './verbs-of-lasting-effects.ts';
import { holdsVerb } from './verbs-within.ts';

/**
 * Effects that a table gives by the name of the attack or card that made them. Where that text is executed and leaves exactly one effect of its kind
 * there, they are that effect; any other stays a name whose text is unknown.
 */

/** An effect that a text leaves: on its own side or the other, as which claim, how long. */
interface Left {
  readonly side: 'yours' | 'theirs';
  readonly says: { readonly [key: string]: Json };
  readonly until: Duration;
  readonly origin: Mark['origin'];
  readonly marker: boolean;
  /** It is on the very Pokémon whose text it is. */
  readonly onItself: boolean;
  /** It is left whichever way the coins and choices of the text go. */
  readonly surely: boolean;
}

/** What is looked for: the effect of a text with that name, on a player or a Pokémon, on an attack or Energy that was chosen, by a coin that fell so or Energy beyond the cost. */
interface Sought {
  readonly name: string;
  /** The Pokémon that it is on; null for a player. */
  readonly on: Pokemon | null;
  /** The Pokémon of which it may change the Energy, as far as they are given. */
  readonly those: readonly Pokemon[];
  readonly allGiven: boolean;
  readonly chosen: string | undefined;
}

/** The cards attached to those that these names mean; null where one of them is not there, or may be one of several Pokémon. */
const attachedByName = (view: View, those: readonly Pokemon[], names: readonly string[]): readonly CardId[] | null => {
  const all = those.flatMap(({ uid, attached }) => attached.map(({ card }) => ({ card, uid })));
  const isCalled = (id: CardId, name: string): boolean => {
    const card = view.cardAt(id);
    return card !== null && (sameName(card.name, name) || sameName(card.short ?? '', name));
  };
  const left = [...all];
  for (const name of names) {
    const at = left.findIndex(({ card }) => isCalled(card, name));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  const meant = all.filter((one) => !left.includes(one));
  const unclear = left.some((one) =>
    meant.some(({ card, uid }) => uid !== one.uid && view.cardAt(card)?.key === view.cardAt(one.card)?.key),
  );
  return unclear ? null : meant.map(({ card }) => card);
};

/** The Energy that was attached when the effect was made, as far as it still is; null where that is not given. */
const energyMeant = (view: View, { those, allGiven, chosen }: Sought): readonly CardId[] | null => {
  // Where none is attached now, it has nothing to change. A card that is not given may be one.
  const attached = those.flatMap((one) => one.attached);
  if (allGiven && attached.every(({ card }) => (view.cardAt(card)?.kind ?? 'energy') !== 'energy')) return [];
  if (chosen === undefined) return null;
  return chosen === NO_ENERGY ? [] : attachedByName(view, those, chosen.split(/,\s*/u));
};

const saidBy = (view: View, one: Leaves, sought: Sought): Left['says'] | null => {
  const { chosen } = sought;
  if ('lasting' in one) {
    const thereNow = one.lasting.claim === 'energy-type' && one.lasting['there-now'] === true;
    const cards = thereNow ? energyMeant(view, sought) : undefined;
    if (cards === null) return null;
    return {
      ...(one.lasting as unknown as Left['says']),
      ...(cards === undefined ? {} : { cards }),
      ...(one.ends === undefined ? {} : { ends: one.ends }),
    };
  }
  const lock: Claim = { claim: 'cannot', act: 'attack', attack: chosen ?? '' };
  return chosen === undefined ? null : (lock as unknown as Left['says']);
};

/** An attack whose own text may end it, as tails of its coin do, may have left nothing. */
const FAILS = ['nothing', 'or-nothing'] as const;

/** A power was used by doing what it asks for first. */
const asUsed = (verb: Json): readonly Json[] => {
  const { first, 'if-you-do': then } = verb as { readonly [key: string]: Json };
  return Array.isArray(first) && Array.isArray(then) ? [...first, ...then] : [verb];
};

/** A text on a card, as far as it is known. */
export interface TextNamed {
  readonly text: string | undefined;
  readonly does: readonly Json[] | undefined;
  readonly origin: 'attack' | 'power' | 'card';
  /** Its own coin may end it. */
  readonly mayFail: boolean;
}

/** The texts of that name on this card. */
export const textsNamed = (card: Card, name: string): readonly TextNamed[] => {
  const attacks = (card.attacks ?? []).filter((attack) => sameName(attack.name, name));
  const powers = (card.powers ?? []).filter((power) => sameName(power.name, name));
  const played = sameName(card.name, name) && card.play !== undefined ? [card.play] : [];
  return [
    ...attacks.map(({ does, choose = [], activate = [], text }) => ({
      does: does === undefined ? undefined : [...choose, ...activate, ...does],
      text,
      origin: 'attack' as const,
      mayFail: FAILS.some((verb) => holdsVerb([...activate, ...(does ?? [])], verb)),
    })),
    ...powers.map(({ does, text }) => ({
      does: does?.flatMap(asUsed),
      text,
      origin: 'power' as const,
      mayFail: false,
    })),
    ...played.map(({ does, text }) => ({ does, text, origin: 'card' as const, mayFail: false })),
  ];
};

/** Every effect that a text of that name on this card leaves; null where such a text is not executed. */
const leftByCard = (view: View, card: Card, sought: Sought): readonly Left[] | null => {
  const { name, on, chosen } = sought;
  const texts = textsNamed(card, name);
  if (texts.length === 0 || texts.some(({ does, text }) => does === undefined && text !== undefined)) return null;
  return texts.flatMap(({ does = [], origin, mayFail }) =>
    leftBy(does, on === null, chosen).flatMap(({ side, leaves, surely }) => {
      const all = leaves.map((one): Left | null => {
        const says = saidBy(view, one, sought);
        const marker = 'lasting' in one && one.marker === true;
        const onItself = 'lasting' in one && one.on === 'self';
        return says === null
          ? null
          : { side, says, until: one.until, origin, marker, onItself, surely: surely && !mayFail };
      });
      return all.every((one) => one !== null) ? all : [];
    }),
  );
};

const withoutKind = (name: string): string => name.replace(/^(?:attack|Poké-Power|Pokémon Power|Ability) /u, '');

const cardsOnTable = (view: View): readonly Card[] => {
  const all = view.state.cards.map((_instance, id) => view.cardAt(id)).filter((card) => card !== null);
  return [...new Map(all.map((card) => [card.key, card])).values()];
};

/** Cards of that name on the table, where the print of each of them is given. */
const cardsOfOnePrint = (view: View, name: string): readonly Card[] => {
  const all = view.state.cards.flatMap(({ print }, id) => {
    const card = view.cardAt(id);
    return card !== null && sameName(card.name, name) ? [{ card, isGiven: print !== undefined }] : [];
  });
  return all.every(({ isGiven }) => isGiven) ? all.map(({ card }) => card) : [];
};

/** Cards of that Pokémon whose text puts the effect on it; one that other cards print by the same name was then made by none of those. */
const madeByItself = (view: View, on: Pokemon | null, texts: readonly TextLeft[]): readonly TextLeft[] => {
  const own = on?.stack.map((id) => view.cardAt(id)?.key) ?? [];
  return texts.filter(
    ({ key, left }) => own.includes(key) && left !== null && left.length > 0 && left.every(({ onItself }) => onItself),
  );
};

interface TextLeft {
  /** The card that prints it. */
  readonly key: Card['key'];
  readonly left: readonly Left[] | null;
}

/** The cards that may have made the effect of that name: those named with it, on the table or on file. */
export const cardsMeant = (view: View, { says: { by, print }, name }: Pick<Mark, 'says' | 'name'>): readonly Card[] => {
  const said = withoutKind(name);
  const printing = (cards: readonly Card[]): readonly Card[] =>
    cards.filter(
      (card) =>
        [...(card.attacks ?? []), ...(card.powers ?? [])].some((one) => sameName(one.name, said)) ||
        sameName(card.name, said),
    );
  const isPrinted = (card: Card): boolean => typeof print !== 'string' || isPrint(card, print);
  const there = printing(typeof by === 'string' ? cardsOfOnePrint(view, by).filter(isPrinted) : cardsOnTable(view));
  if (there.length > 0) return there;
  // The card that made it need not be given any more: it is the one that is named, or the effect has its name.
  return printing(typeof by === 'string' ? view.pool.named(by).filter(isPrinted) : view.pool.named(said));
};

/** What the cards say that may have made an effect which stays a name; null where one of those texts is not on file. */
export const textsOfGiven = (
  view: View,
  mark: Mark,
): readonly { readonly card: string; readonly text: string }[] | null => {
  const said = withoutKind(mark.name);
  const texts = cardsMeant(view, mark).flatMap((card) => {
    const named = [...(card.attacks ?? []), ...(card.powers ?? [])].filter((one) => sameName(one.name, said));
    const played = sameName(card.name, said) ? [card.play] : [];
    return [...named, ...played].map((one) => ({ card: card.name, text: one?.text }));
  });
  const known = texts.flatMap(({ card, text }) => (text === undefined ? [] : [{ card, text }]));
  if (known.length === 0 || known.length < texts.length) return null;
  return [...new Map(known.map((one) => [one.text, one])).values()];
};

/** What the text leaves, if every card that may be meant leaves the same. */
const meant = (view: View, { says, name }: Mark, bearer: Seat, on: Pokemon | null): readonly Left[] | null => {
  const said = withoutKind(name);
  const { print, chosen } = says;
  const player = playerOf(view.state, bearer);
  const sought: Sought = {
    name: said,
    on,
    those: on === null ? inPlay(player) : [on],
    allGiven: on !== null || (player.activeGiven && player.benchGiven),
    chosen: typeof chosen === 'string' ? chosen : undefined,
  };
  const named = cardsMeant(view, { says, name });
  const texts = named.map((card) => ({ key: card.key, left: leftByCard(view, card, sought) }));
  const itself = typeof print === 'string' ? [] : madeByItself(view, on, texts);
  const found = (itself.length > 0 ? itself : texts).map(({ left }) => left);
  const [first] = found;
  if (first === undefined || first === null) return null;
  return found.every((one) => sameValue(one, first)) ? first : null;
};

/** The turn in which that player made it: as given, or their last one up to now, for what the moment can show. An attack ends its turn. */
const madeIn = (view: View, rules: Rules, mark: Mark, { origin }: Left, maker: Seat): Made | null => {
  const { turn, toMove } = view.state;
  const after = rules.answers.form.turnAfter;
  let [at, seat] = [turn, toMove];
  // Turns are counted back by going round the table forwards.
  const round = (from: Seat): Seat => {
    let last = from;
    for (let next = after(view, [from]); next !== from; next = after(view, [next])) last = next;
    return last;
  };
  const reached = (): boolean =>
    mark.from > 0 ? at === mark.from : seat === maker && (at < turn || origin !== 'attack');
  while (!reached()) {
    if (at <= 1) return null;
    [at, seat] = [at - 1, round(seat)];
  }
  return seat === maker ? { view, rules, turn: at, inTurnOf: seat } : null;
};

/** Only effects that the text is sure to have left, on the very Pokémon whose text it is where they are on one. */
export const isSurelyThere = ({ surely, onItself }: Left, on: Pokemon | null): boolean =>
  surely && (on === null || onItself);

/** An effect that a name stands for, by its text: who made it, when, and until when it lasts. */
interface Standing {
  readonly left: Left;
  readonly maker: Seat;
  readonly made: Made;
  readonly until: Mark['until'];
}

/** The effects that this name stands for by the time they last; null where it stays a name. */
const standing = (
  view: View,
  rules: Rules,
  mark: Mark,
  bearer: Seat,
  on: Pokemon | null,
  only: (left: Left, on: Pokemon | null) => boolean = () => true,
): readonly Standing[] | null => {
  if (mark.origin !== 'told' || mark.marker || typeof mark.says.given !== 'string') return null;
  if (mark.says.chosen === OVER) return [];
  const [other, ...more] = opponentsOf(view, bearer);
  if (other === undefined || more.length > 0) return null;
  const texts = meant(view, mark, bearer, on)?.filter((left) => only(left, on));
  const all = (texts ?? []).flatMap((left): readonly Standing[] => {
    const maker = left.side === 'yours' ? bearer : other;
    const made = madeIn(view, rules, mark, left, maker);
    if (made === null) return [];
    return [{ left, maker, made, until: endOf(made, left.until, maker, () => (maker === bearer ? other : bearer)) }];
  });
  if (all.length === 0) return null;
  const { turn, phase } = view.state;
  const isOver = (until: Mark['until']): boolean =>
    until !== null && (until.turn < turn || (until.turn === turn && phase === 'between' && !until.checkup));
  const fitting = all.filter(({ until }) => !isOver(until));
  // One that was given without its turn was not given for nothing: what is meant is unknown.
  if (fitting.length === 0) return mark.from > 0 ? [] : null;
  return new Set(fitting.map(({ maker }) => maker)).size > 1 ? null : fitting;
};

/** A text that copies speaks of an attack which is not its own. */
const OF_ANOTHER_ATTACK = /(?<!\bthis )\battacks?\b/iu;

/** Could it have used an attack that another card prints: by one of its own that copies or may do so, or by what another text lends it? */
const mayUseOthers = (view: View, { stack }: Pokemon): boolean =>
  view.says('uses-attacks') ||
  stack.some((id) => {
    const attacks = view.cardAt(id)?.attacks ?? [];
    return attacks.some(
      (one) =>
        (one.text !== undefined &&
          one.does === undefined &&
          one.base === undefined &&
          OF_ANOTHER_ATTACK.test(one.text)) ||
        /cop(?:y|ies)/u.test(JSON.stringify(one)),
    );
  });

/** Which Pokémon made an effect that ends as soon as that one is no longer Active, where only one can be it; null where none is, so that it has ended. */
const makerActive = (
  view: View,
  mark: Mark,
  { left, maker, made }: Standing,
  on: Pokemon | null,
): Pick<Mark, 'maker'> | null => {
  if (!(on === null ? endsByItsWords : endsWithEither)(left)) return {};
  const { active, activeGiven } = playerOf(view.state, maker);
  const cards = cardsMeant(view, mark);
  const isNamed = (id: CardId): boolean => {
    const name = view.cardAt(id)?.name;
    return name === undefined || cards.some((card) => sameName(card.name, name));
  };
  const there = active.flatMap((one) => (one !== null && !isFreshNow(one) && one.since <= made.turn ? [one] : []));
  const [one, ...others] = there.filter(({ stack }) =>
    (left.says.ends === 'either-leaving-active-or-evolving' ? stack.slice(0, 1) : stack).some(isNamed),
  );
  if (one === undefined) return activeGiven && !there.some((other) => mayUseOthers(view, other)) ? null : {};
  return others.length > 0 ? {} : { maker: { uid: one.uid, inc: one.inc } };
};

/** The effects that this name stands for on that Pokémon or player; null where it stays a name. */
export const settled = (
  view: View,
  rules: Rules,
  mark: Mark,
  bearer: Seat,
  on: Pokemon | null,
  only?: (left: Left, on: Pokemon | null) => boolean,
): readonly Omit<Mark, 'id'>[] | null => {
  const { given: _given, ...said } = mark.says;
  const found = standing(view, rules, mark, bearer, on, only);
  if (found === null) return null;
  return found.flatMap((one): readonly Omit<Mark, 'id'>[] => {
    const { left, maker, made, until } = one;
    const madeBy = makerActive(view, mark, one, on);
    if (madeBy === null) return [];
    const says = { ...left.says, ...(Object.keys(said).length === 0 ? {} : { said }) };
    const { origin, marker } = left;
    return [{ says, name: mark.name, seat: maker, origin, marker, from: made.turn, until, parent: null, ...madeBy }];
  });
};

/** Of an effect that has ended because its Pokémon is no longer Active: that it has. */
const endedWithMaker = (
  view: View,
  rules: Rules,
  mark: Mark,
  bearer: Seat,
  on: Pokemon | null,
): readonly FilledIn[] => {
  const [one] = standing(view, rules, mark, bearer, on) ?? [];
  const { name: pokemon } = cardsMeant(view, mark)[0] ?? {};
  return one === undefined || pokemon === undefined
    ? []
    : [{ code: 'effect-ended', facts: { effect: mark.name, pokemon, player: one.maker } }];
};

/**
 * Is it given as made in a turn of the player who has it, by an attack whose text leaves its effect on the other side alone? Then it belongs on the
 * Pokémon that was attacked.
 */
export const isOnItsOwnSide = (view: View, rules: Rules, mark: Mark, bearer: Seat, on: Pokemon | null): boolean => {
  const { given, chosen } = mark.says;
  if (mark.origin !== 'told' || mark.marker || mark.from === 0 || typeof given !== 'string' || chosen === OVER)
    return false;
  const texts = opponentsOf(view, bearer).length === 1 ? (meant(view, mark, bearer, on) ?? []) : [];
  return (
    texts.length > 0 &&
    texts.every(
      (left) => left.side === 'theirs' && left.origin === 'attack' && madeIn(view, rules, mark, left, bearer) !== null,
    )
  );
};

/** The table with each effect that was given by name as what its text leaves, where that is known. */
export const settleGivenEffects = (rules: Rules, tableSetUp: TableSetUp): TableSetUp => {
  if (tableSetUp.givenEffects.length === 0) return tableSetUp;
  const view = settledView(tableSetUp.state, rules);
  let next = tableSetUp.state.nextMark;
  const known = new Set<string>();
  const unknown = new Set<string>();
  const ended: FilledIn[] = [];
  const over = (marks: readonly Mark[], bearer: Seat, on: Pokemon | null): readonly Mark[] =>
    marks.flatMap((mark) => {
      const found = settled(view, rules, mark, bearer, on);
      if (found?.length === 0) ended.push(...endedWithMaker(view, rules, mark, bearer, on));
      if (mark.origin === 'told') (found === null ? unknown : known).add(mark.name);
      return found === null ? [mark] : found.map((one, at) => ({ ...one, id: at === 0 ? mark.id : next++ }));
    });
  const player = (one: Player): Player => {
    const bearing = <P extends Pokemon | null>(pokemon: P): P =>
      pokemon === null ? pokemon : { ...pokemon, marks: over(pokemon.marks, one.seat, pokemon) };
    return {
      ...one,
      marks: over(one.marks, one.seat, null),
      active: one.active.map(bearing),
      bench: one.bench.map(bearing),
    };
  };
  const players = tableSetUp.state.players.map(player);
  if (known.size === 0) return tableSetUp;
  const state: GameState = { ...tableSetUp.state, players, nextMark: next };
  const stays = ({ name, place }: TableSetUp['givenEffects'][number]): boolean =>
    place === 'the table' || unknown.has(name) || !known.has(name);
  const filledIn = [...tableSetUp.filledIn, ...ended];
  return { ...tableSetUp, state, filledIn, givenEffects: tableSetUp.givenEffects.filter(stays) };
};
