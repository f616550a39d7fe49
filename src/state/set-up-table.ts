import type { Doc } from '../corpus/index.ts';
import { asksForFalls, attacksAskedBy } from './asks-for-falls.ts';
import type { Card } from './card.ts';
import { type CardPool, plainName, poolWith, sameName } from './card-pool.ts';
import { FIRST_ARRIVAL, type GameState, type Player, UNKNOWN_ARRIVAL } from './game-state.ts';
import type { Phase, Seat } from './seat.ts';
import { cardOf, find } from './set-up-cards.ts';
import { playerOf } from './set-up-player.ts';
import type { AmbiguousName, FilledIn, Seating, SettingUp } from './setting-up.ts';
import type { Setup } from './setup.ts';
import { foundOn } from './watched-cards.ts';

export interface TableSetUp {
  readonly state: GameState;
  /** The pool, with the cards that the setup sketches. */
  readonly pool: CardPool;
  readonly ambiguous: readonly AmbiguousName[];
  readonly filledIn: readonly FilledIn[];
  /** Lasting effects given by name, which the engine knows nothing about. */
  readonly givenEffects: readonly { readonly name: string; readonly place: string }[];
}

/** A turn that is not a first turn, for tables whose turn was not given. */
const SOME_LATER_TURN = 9;

/** The cards of that player that are known. */
const cardsOf = ({ cards, pool, sketches }: SettingUp, seat: Seat): readonly Card[] => {
  const sketched = new Map([...sketches.values()].map((card) => [card.key, card] as const));
  return cards.flatMap(({ card, owner }) =>
    card === null || owner !== seat ? [] : [sketched.get(card) ?? pool.card(card)],
  );
};

/** Notes what was not read from the table, and what was filled in because it was not given. */
const noteFilledIn = (table: SettingUp): void => {
  const { setup, seating, settingUp, toMove, filledIn } = table;
  for (const seat of seating.seats) {
    if ((setup.sides[seat]?.mulligans ?? 0) > 0 && !settingUp)
      filledIn.push({ code: 'not-read', facts: { what: 'mulligans', player: seat } });
  }
  if (setup.facing !== undefined && seating.seats.length === 2)
    filledIn.push({ code: 'not-read', facts: { what: 'facing', player: toMove } });
  const asked = cardsOf(table, toMove).some((card) => foundOn(card, asksForFalls));
  const { fallen, fallenToDamage, fallenNames, fallenToDamageNames } = setup.sides[toMove] ?? {};
  const given = [fallen, fallenToDamage, fallenNames, fallenToDamageNames].some((one) => one !== undefined);
  if (asked && !given) filledIn.push({ code: 'no-fall-told', facts: { player: toMove } });
  if (setup.turn === undefined && !settingUp) filledIn.push({ code: 'turn', facts: {} });
  if (setup.toMove === undefined) filledIn.push({ code: 'to-move', facts: { player: toMove } });
};

const BEFORE_AN_ATTACK: ReadonlySet<Phase> = new Set<Phase>(['setup', 'draw', 'action']);

/** Where a text of the player to move asks for attacks of the last turn and none is given, that there were none is filled in. */
const assumeNoAttack = (table: SettingUp, player: Player): Player => {
  if (player.seat !== table.toMove || player.attacksBefore !== undefined) return player;
  const asked = cardsOf(table, player.seat).flatMap((card) => foundOn(card, attacksAskedBy));
  if (asked.length === 0) return player;
  const each = new Map(asked.map((one) => [`${one.user}=${one.attack}`, one] as const));
  const { turn: given } = table.setup;
  const turn = given === undefined || table.seating.seats.length > 2 ? {} : { turn: String(given - 2) };
  for (const one of each.values())
    table.filledIn.push({ code: 'no-attack-told', facts: { player: player.seat, ...one, ...turn } });
  return { ...player, attacksBefore: [], attacksAssumed: true };
};

/** The table before any of its cards is set up. */
const emptyTable = (setup: Setup, pool: CardPool, seating: Seating, picks: ReadonlyMap<string, string>): SettingUp => {
  const toMove = setup.toMove ?? 'p1';
  const settingUp = setup.phase === 'setup';
  return {
    setup,
    pool,
    seating,
    picks,
    toMove,
    // Before the first turn there is none.
    turn: settingUp ? 0 : (setup.turn ?? SOME_LATER_TURN + Math.max(0, seating.seats.indexOf(toMove))),
    settingUp,
    cards: [],
    sketches: new Map(),
    ambiguous: new Map(),
    filledIn: [],
    givenEffects: [],
    cardsUsed: [],
    powersUsed: [...(setup.usedPowers ?? [])],
    attacksUsed: [],
    attacksBefore: [],
    window: null,
    uid: 1,
    mark: 1,
  };
};

/** The text that was used this turn by the player to move and ends the turn of itself; undefined where there is none. */
const endedBy = ({ cardsUsed, cards, pool, toMove }: SettingUp): string | undefined =>
  cardsUsed.find(({ card, name }) => {
    const { owner, card: key } = cards[card] ?? {};
    const spec = key == null || owner !== toMove ? undefined : pool.find(key);
    const used = spec?.name === name ? spec.announced : spec?.powers?.find((power) => sameName(power.name, name));
    return used?.does?.some((verb) => typeof verb === 'object' && verb !== null && 'end-turn' in verb) === true;
  })?.name;

/** Sets a table up whose result is not kept from before. */
const setUpFresh = (
  setup: Setup,
  pool: CardPool,
  seating: Seating,
  doc: Doc,
  picks: ReadonlyMap<string, string>,
): TableSetUp => {
  const table = emptyTable(setup, pool, seating, picks);
  const { toMove } = table;
  const at = seating.seats.indexOf(toMove);
  const count = seating.seats.length;
  const first = setup.first ?? seating.seats[(((at - (table.turn - 1)) % count) + count) % count] ?? 'p1';
  const players = seating.seats.map((seat) => assumeNoAttack(table, playerOf(table, seat)));
  const stadium =
    setup.stadium === undefined
      ? null
      : {
          card: cardOf(table, setup.stadium, setup.stadium.owner ?? 'p1'),
          at: setup.stadium.since ?? UNKNOWN_ARRIVAL,
          ...(setup.stadium.owner === undefined ? { ownerUnknown: true as const } : {}),
        };
  if (stadium !== null && setup.stadium !== undefined && setup.stadiumUsed === true) {
    const { name } = find(table, setup.stadium) ?? setup.stadium;
    table.cardsUsed.push({ card: stadium.card, name, putDownAgain: false });
  }
  for (const effect of setup.effects) table.givenEffects.push({ name: effect.name, place: 'the table' });
  const ended = setup.phase === undefined ? endedBy(table) : undefined;
  if (ended !== undefined) table.filledIn.push({ code: 'ended-by-use', facts: { text: ended } });
  noteFilledIn(table);
  const spent = { energy: false, retreat: false, supporter: false, stadium: false };
  for (const limit of setup.used) spent[limit] = true;
  const state: { -readonly [K in keyof GameState]: GameState[K] } = {
    ruleset: doc,
    format: seating.name,
    facing: setup.facing ?? null,
    turn: table.turn,
    phase: setup.phase ?? (ended === undefined ? 'action' : 'end'),
    toMove,
    first,
    players,
    stadium,
    spent,
    cards: table.cards,
    clock: FIRST_ARRIVAL,
    nextUid: table.uid,
    nextMark: table.mark,
    window: setup.momentOver === true || table.window !== null ? table.window : 'untold',
    result: null,
    given: { turn: setup.turn !== undefined && !table.settingUp, first: setup.first !== undefined },
  };
  if (setup.supporters !== undefined) state.supporters = setup.supporters;
  if (setup.supportersPlayed !== undefined) state.supportersPlayed = setup.supportersPlayed;
  // Later in a turn an attack may have been used already.
  if (BEFORE_AN_ATTACK.has(state.phase) || table.attacksUsed.length > 0) state.attacksUsed = table.attacksUsed;
  if (table.powersUsed.length > 0) state.powersUsed = table.powersUsed;
  if (table.cardsUsed.length > 0) state.cardsUsed = table.cardsUsed;
  if (setup.suddenDeath === true) state.suddenDeath = true;
  return {
    state,
    pool: poolWith(pool, [...table.sketches.values()]),
    ambiguous: [...table.ambiguous.values()].map((one) => besideItsPrints(table, one)),
    filledIn: table.filledIn,
    givenEffects: table.givenEffects,
  };
};

interface SetUpBefore {
  readonly pool: CardPool;
  readonly seating: Seating;
  readonly doc: Doc;
  /** By the prints that were picked. */
  readonly tables: Map<string, TableSetUp>;
}

/** Each given table as it was set up last, because reading, inspecting and every question ask for it, and for each of its prints. */
const setUpBefore = new WeakMap<Setup, SetUpBefore>();

const NO_PICKS: ReadonlyMap<string, string> = new Map();

/** The same name with a print stands on this table too, which leaves nothing in doubt. */
const besideItsPrints = ({ cards, pool }: SettingUp, one: AmbiguousName): AmbiguousName => {
  const isGiven = cards.some(
    ({ card, print }) =>
      card !== null && print !== undefined && plainName(pool.find(card)?.name ?? '') === plainName(one.name),
  );
  return isGiven ? { ...one, isGivenToo: true } : one;
};

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
  let before = setUpBefore.get(setup);
  if (before?.pool !== pool || before.seating !== seating || before.doc !== doc) {
    before = { pool, seating, doc, tables: new Map() };
    setUpBefore.set(setup, before);
  }
  const key = [...picks].join('\n');
  const tableSetUp = before.tables.get(key) ?? setUpFresh(setup, pool, seating, doc, picks);
  before.tables.set(key, tableSetUp);
  return tableSetUp;
};
