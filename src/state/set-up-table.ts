import type { Doc } from '../corpus/index.ts';
import type { Card } from './card.ts';
import { candidates, sketchedCard } from './card-meant.ts';
import { type CardPool, plainName, poolWith, textOf } from './card-pool.ts';
import {
  type CardId,
  type CardInstance,
  FIRST_ARRIVAL,
  type GameState,
  type Mark,
  type Player,
  type Pokemon,
  UNKNOWN_ARRIVAL,
  type Zone,
} from './game-state.ts';
import type { FormatName, Seat } from './seat.ts';
import type { CardSpec, ConditionSpec, EffectSpec, PokemonSpec, Setup, Side, ZoneSpec } from './setup.ts';
import { ALL_CONDITIONS } from './special-condition.ts';

/** A name that stands for prints with different texts, and the prints. */
export interface AmbiguousName {
  readonly name: string;
  readonly candidates: readonly Card[];
}

/** Something that was filled in because it was not given. */
export interface FilledIn {
  readonly code: 'normal-line' | 'turn' | 'to-move' | 'not-read' | 'nothing-set-out' | 'no-fall-told';
  readonly facts: { readonly [name: string]: string };
}

export interface TableSetUp {
  readonly state: GameState;
  /** The pool, with the cards that the setup sketches. */
  readonly pool: CardPool;
  readonly ambiguous: readonly AmbiguousName[];
  readonly filledIn: readonly FilledIn[];
  /** Lasting effects given by name, which the engine knows nothing about. */
  readonly givenEffects: readonly { readonly name: string; readonly place: string }[];
}

const CONDITION_NAMES: ReadonlySet<string> = new Set(ALL_CONDITIONS);

/** Who sits at the table of a form of play, with how many Active places. */
export interface Seating {
  readonly name: FormatName;
  readonly seats: readonly Seat[];
  readonly teamOf: Readonly<Partial<Record<Seat, number>>>;
  /** Active Pokémon a player may have. */
  readonly actives: number;
}

/** A turn that is not a first turn, for tables whose turn was not given. */
const SOME_LATER_TURN = 9;

/**
 * A side whose Active Pokémon is not given in the set-up has set out nothing yet; if its deck is given and no hand, it has not drawn one. What is
 * beside a given Active Pokémon stays unknown where it was not given.
 */
const beforeSetUp = (side: Side): Side =>
  side.active !== undefined
    ? side
    : {
        ...(side.deck === undefined ? {} : { hand: { listed: [] } }),
        prizes: { listed: [] },
        bench: [],
        ...side,
        active: [],
      };

const askingForFalls = new WeakMap<Card, boolean>();

/** Whether a word stands anywhere in a value, as a text or as a key. */
const names = (value: unknown, word: string): boolean =>
  value === word ||
  (typeof value === 'object' &&
    value !== null &&
    Object.entries(value).some(([key, part]) => key === word || names(part, word)));

/** Does a text of that card ask for Knock Outs of the opponent's last turn? */
const asksForFalls = (card: Card): boolean => {
  let asks = askingForFalls.get(card);
  if (asks === undefined) {
    asks = names(card, 'fallen-last-turn');
    askingForFalls.set(card, asks);
  }
  return asks;
};

const setUpAgain = (
  setup: Setup,
  pool: CardPool,
  seating: Seating,
  doc: Doc,
  picks: ReadonlyMap<string, string>,
): TableSetUp => {
  const cards: CardInstance[] = [];
  const sketches = new Map<string, Card>();
  const ambiguous = new Map<string, AmbiguousName>();
  const filledIn: FilledIn[] = [];
  const givenEffects: { name: string; place: string }[] = [];
  let uid = 1;
  let mark = 1;

  const toMove = setup.toMove ?? 'p1';
  const at = seating.seats.indexOf(toMove);
  const settingUp = setup.phase === 'setup';
  // Before the first turn there is none.
  const turn = settingUp ? 0 : (setup.turn ?? SOME_LATER_TURN + Math.max(0, at));
  const count = seating.seats.length;
  const first = setup.first ?? seating.seats[(((at - (turn - 1)) % count) + count) % count] ?? 'p1';

  const find = (spec: CardSpec): Card | null => {
    const sketch = sketchedCard(spec, sketches.size);
    if (sketch !== null) {
      const text = textOf(sketch);
      const same = sketches.get(text) ?? sketch;
      sketches.set(text, same);
      return same;
    }
    const found = candidates(pool, spec);
    const plain = plainName(spec.name);
    const [only] = found;
    if (found.length > 1) {
      ambiguous.set(plain, { name: spec.name, candidates: found });
      const picked = picks.get(plain);
      return found.find((card) => card.key === picked) ?? only ?? null;
    }
    return only ?? null;
  };

  const instance = (card: Card | null, owner: Seat, print?: string): CardId => {
    cards.push({ card: card?.key ?? null, owner, ...(print === undefined ? {} : { print }) });
    return cards.length - 1;
  };

  const cardOf = (spec: CardSpec, seat: Seat): CardId => instance(find(spec), spec.owner ?? seat, spec.print);

  /** The cards an Evolution normally evolves from, by the names on the cards. */
  const normalLine = (card: Card | null, seat: Seat): CardId[] => {
    const line: CardId[] = [];
    let above = card;
    const steps = card?.stage === 'level-up' ? 3 : card?.stage === 'stage 2' ? 2 : card?.stage === 'stage 1' ? 1 : 0;
    for (let step = 0; step < steps && above !== null; step += 1) {
      if (above.stage === 'basic' || above.stage === 'baby') break;
      // Under a LV.X the card's attacks and powers count (CR 307.3h), so which print it is may matter; deeper down it does not.
      const name: string | undefined = above.from;
      const matters = above.stage === 'level-up';
      const below: Card | null =
        name === undefined ? null : matters ? find({ name }) : (candidates(pool, { name })[0] ?? null);
      line.push(instance(below, seat));
      above = below;
    }
    if (line.length > 0) filledIn.push({ code: 'normal-line', facts: { pokemon: card?.name ?? '' } });
    return line;
  };

  const newMark = (fields: Omit<Mark, 'id'>): Mark => ({ ...fields, id: mark++ });

  const conditionMarks = (spec: ConditionSpec, seat: Seat, place: string): Mark[] => {
    if (!CONDITION_NAMES.has(spec.name)) {
      givenEffects.push({ name: spec.name, place });
      return [
        newMark({
          says: { given: spec.name },
          name: spec.name,
          seat,
          origin: 'told',
          marker: true,
          from: spec.since ?? 0,
          until: null,
          parent: null,
        }),
      ];
    }
    const usual = spec.name === 'paralyzed' && seat !== toMove ? turn : turn - 1;
    const main = newMark({
      says: { claim: 'condition', name: spec.name },
      name: spec.name,
      seat,
      origin: 'condition',
      marker: spec.name === 'burned' || spec.name === 'poisoned' || spec.name === 'char',
      // Without a turn to count from, `@7` says nothing.
      from: setup.turn === undefined ? usual : (spec.since ?? usual),
      ...(spec.since === undefined ? { reckoned: true } : {}),
      until: null,
      parent: null,
    });
    if (spec.amount === undefined) return [main];
    const says = { claim: 'condition', name: spec.name, counters: spec.amount };
    return [main, newMark({ ...main, says, origin: 'told', marker: false, parent: main.id })];
  };

  const effectMark = (spec: EffectSpec, seat: Seat, place: string): Mark => {
    givenEffects.push({ name: spec.name, place });
    const says = {
      given: spec.name,
      ...(spec.by === undefined ? {} : { by: spec.by }),
      ...(spec.chosen === undefined ? {} : { chosen: spec.chosen }),
    };
    return newMark({
      says,
      name: spec.name,
      seat,
      origin: 'told',
      marker: false,
      from: spec.since ?? 0,
      until: null,
      parent: null,
    });
  };

  // A turn given without the current one is an unknown number of turns back.
  const sinceGiven = (since: number): number => (setup.turn === undefined && !settingUp ? -since : since);

  const pokemonOf = (spec: PokemonSpec, seat: Seat, place: string): Pokemon => {
    const top = spec.card === null ? null : find(spec.card);
    const stack = [instance(top, spec.card?.owner ?? seat, spec.card?.print)];
    if (spec.under === undefined) stack.push(...normalLine(top, seat));
    else for (const under of spec.under) stack.push(cardOf(under, seat));
    const attached = spec.attached.map((one) => {
      // A Pokémon card with words for it is attached to another only this way.
      const as = one.as ?? (find(one.card)?.asTool === undefined ? undefined : 'tool');
      return {
        card: cardOf(one.card, seat),
        at: one.card.since ?? UNKNOWN_ARRIVAL,
        ...(as === undefined ? {} : { as }),
      };
    });
    // It is as new as the newest of its cards: a card beneath that came this turn makes the Pokémon new.
    const arrivals = [spec, spec.card, ...(spec.under ?? [])].flatMap((one) => one?.since ?? []);
    const arrival = arrivals.length === 0 ? undefined : Math.max(...arrivals);
    return {
      uid: uid++,
      inc: 0,
      stack,
      attached,
      damage: spec.damage,
      marks: [
        ...spec.conditions.flatMap((condition) => conditionMarks(condition, seat, place)),
        ...spec.effects.map((effect) => effectMark(effect, seat, place)),
      ],
      since: sinceGiven(arrival ?? 0),
      at: arrival ?? UNKNOWN_ARRIVAL,
      thisTurn: [...spec.history],
    };
  };

  const zone = (spec: ZoneSpec | undefined, seat: Seat): Zone => {
    if (spec === undefined) return { cards: [], given: false };
    const pile = spec.listed.map((card) => (card === null ? instance(null, seat) : cardOf(card, seat)));
    while (pile.length < (spec.count ?? 0)) pile.push(instance(null, seat));
    return { cards: pile, given: true };
  };

  const player = (seat: Seat): Player => {
    const given: Side = setup.sides[seat] ?? { effects: [] };
    const side = settingUp && setup.sides[seat] !== undefined ? beforeSetUp(given) : given;
    if (side !== given) filledIn.push({ code: 'nothing-set-out', facts: { player: seat } });
    const active: (Pokemon | null)[] = (side.active ?? []).map((spec, index) =>
      pokemonOf(spec, seat, `${seat} active ${index + 1}`),
    );
    while (active.length < seating.actives) active.push(null);
    const bench = (side.bench ?? []).map((spec, index) => pokemonOf(spec, seat, `${seat} bench ${index + 1}`));
    // Every pile by name, so that a table has the shape of its copies (`copies.ts`).
    const result: { -readonly [K in keyof Player]: Player[K] } = {
      seat,
      team: seating.teamOf[seat] ?? 0,
      active,
      bench,
      activeGiven: side.active !== undefined,
      benchGiven: side.bench !== undefined,
      prizes: zone(side.prizes, seat),
      hand: zone(side.hand, seat),
      deck: zone(side.deck, seat),
      discard: zone(side.discard, seat),
      lost: zone(side.lost, seat),
      // Nothing is beside the Active unless it is given.
      beside: { cards: zone(side.beside, seat).cards, given: true },
      marks: side.effects.map((effect) => effectMark(effect, seat, seat)),
      out: side.out === true,
      fallen: side.fallen ?? 0,
      mulligans: side.mulligans ?? 0,
      due: side.due ?? 0,
    };
    if (side.fallenToDamage !== undefined) result.fallenToDamage = side.fallenToDamage;
    if (side.gx === true) result.gx = true;
    return result;
  };

  const players = seating.seats.map(player);
  const stadium =
    setup.stadium === undefined
      ? null
      : { card: cardOf(setup.stadium, setup.stadium.owner ?? 'p1'), at: setup.stadium.since ?? UNKNOWN_ARRIVAL };
  for (const effect of setup.effects) givenEffects.push({ name: effect.name, place: 'the table' });
  for (const seat of seating.seats) {
    if ((setup.sides[seat]?.fallen ?? 0) > 0)
      filledIn.push({ code: 'not-read', facts: { what: 'fallen', player: seat } });
    if ((setup.sides[seat]?.mulligans ?? 0) > 0 && !settingUp)
      filledIn.push({ code: 'not-read', facts: { what: 'mulligans', player: seat } });
  }
  if (setup.facing !== undefined && seating.seats.length === 2)
    filledIn.push({ code: 'not-read', facts: { what: 'facing', player: toMove } });
  // A sketch has no text.
  const sketched = new Set([...sketches.values()].map(({ key }) => key));
  const asked = cards.some(
    ({ card, owner }) => card !== null && owner === toMove && !sketched.has(card) && asksForFalls(pool.card(card)),
  );
  if (asked && setup.sides[toMove]?.fallen === undefined)
    filledIn.push({ code: 'no-fall-told', facts: { player: toMove } });
  if (setup.turn === undefined && !settingUp) filledIn.push({ code: 'turn', facts: {} });
  if (setup.toMove === undefined) filledIn.push({ code: 'to-move', facts: { player: toMove } });

  const spent = { energy: false, retreat: false, supporter: false, stadium: false };
  for (const limit of setup.used) spent[limit] = true;
  const state: { -readonly [K in keyof GameState]: GameState[K] } = {
    ruleset: doc,
    format: seating.name,
    facing: setup.facing ?? null,
    turn,
    phase: setup.phase ?? 'action',
    toMove,
    first,
    players,
    stadium,
    spent,
    cards,
    clock: FIRST_ARRIVAL,
    nextUid: uid,
    nextMark: mark,
    window: 'untold',
    result: null,
    given: { turn: setup.turn !== undefined && !settingUp, first: setup.first !== undefined },
  };
  if (setup.suddenDeath === true) state.suddenDeath = true;
  return {
    state,
    pool: poolWith(pool, [...sketches.values()]),
    ambiguous: [...ambiguous.values()],
    filledIn,
    givenEffects,
  };
};

interface SetUpBefore {
  readonly pool: CardPool;
  readonly seating: Seating;
  readonly doc: Doc;
  readonly tableSetUp: TableSetUp;
}

/** Each given table as it was set up last, because reading, inspecting and ruling all ask for it. */
const setUpBefore = new WeakMap<Setup, SetUpBefore>();

const NO_PICKS: ReadonlyMap<string, string> = new Map();

/**
 * Sets the given table up as a state. Nothing is refused here: what is impossible is for the inspection to say. `picks` decides which print an
 * ambiguous name means (plain name to card key); without it the first print on file is taken and the name is listed as ambiguous.
 */
export const setUpTable = (
  setup: Setup,
  pool: CardPool,
  seating: Seating,
  doc: Doc,
  picks: ReadonlyMap<string, string> = NO_PICKS,
): TableSetUp => {
  if (picks.size > 0) return setUpAgain(setup, pool, seating, doc, picks);
  const known = setUpBefore.get(setup);
  if (known?.pool === pool && known.seating === seating && known.doc === doc) return known.tableSetUp;
  const tableSetUp = setUpAgain(setup, pool, seating, doc, picks);
  setUpBefore.set(setup, { pool, seating, doc, tableSetUp });
  return tableSetUp;
};
