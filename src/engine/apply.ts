import {
  type CardId,
  type GameState,
  KEPT_FROM_HAPPENING,
  type Player,
  type Pokemon,
  type Seat,
  TRIED_TO_RETREAT,
  type Uid,
  ZONE_NAMES,
  type Zone,
  type ZoneName,
} from '../state/index.ts';
import type { EventKind, EventOf, GameEvent } from './event.ts';
import type { Hand } from './hand.ts';

type Fold = { readonly [K in EventKind]: (hand: Hand, event: EventOf<K>) => void };

const nothing = (): void => {};

/** All cards of a Pokémon that is Knocked Out, or whose player is removed from the game, go to their owners' discard piles (CR 316.2). */
const scatter = (hand: Hand, pokemon: Pokemon): void => {
  for (const card of [...pokemon.stack, ...pokemon.attached.map((a) => a.card)])
    hand.putInto(card, hand.ownerOf(card), 'discard');
};

const tick = (hand: Hand): number => {
  const at = hand.state.clock;
  hand.state.clock = at + 1;
  return at;
};

/** A Pokémon that comes into play with this card. */
const fresh = (hand: Hand, { uid, card }: { readonly uid: Uid; readonly card: CardId }): Pokemon => {
  hand.state.nextUid = Math.max(hand.state.nextUid, uid + 1);
  return {
    uid,
    inc: 0,
    stack: [card],
    attached: [],
    damage: 0,
    marks: [],
    since: hand.state.turn,
    at: tick(hand),
    thisTurn: [],
  };
};

const moveAll = (
  hand: Hand,
  { seat, cards }: { readonly seat: Seat; readonly cards: readonly CardId[] },
  from: ZoneName,
  to: ZoneName,
): void => {
  for (const card of cards) {
    hand.take(card, seat, from);
    hand.putInto(card, seat, to);
  }
};

/** A player before a new game: every card in the deck, whose size is unknown if some pile is not given. */
const asBeforeGame = (player: Player, cards: GameState['cards']): Player => {
  const given = player.activeGiven && player.benchGiven && ZONE_NAMES.every((name) => player[name].given);
  const own = cards.flatMap(({ owner }, id) => (owner === player.seat ? [id] : []));
  const none: Zone = { cards: [], given: true };
  const piles = { prizes: none, hand: none, discard: none, lost: none, beside: none };
  const { gx: _ofThatGame, vstar: _neither, unions: _norThese, once: _norTexts, ...kept } = player;
  const { fallenNames: _fell, fallenToDamageNames: _fellToDamage, attacksAssumed: _assumed, ...left } = kept;
  return {
    ...left,
    attacksBefore: [],
    ...piles,
    deck: { cards: own, given },
    active: player.active.map(() => null),
    bench: [],
    activeGiven: true,
    benchGiven: true,
    marks: [],
    out: false,
    fallen: 0,
    mulligans: 0,
    due: 0,
  };
};

/** Something that a text may look back on this turn. */
const remember = (hand: Hand, uid: Uid, what: string): void => {
  const pokemon = hand.pokemon(uid);
  pokemon.thisTurn = [...pokemon.thisTurn, what];
};

const forget = (hand: Hand, { uid, thisTurn }: Pokemon): void => {
  if (thisTurn.length > 0) hand.pokemon(uid).thisTurn = [];
};

const forgetOfPokemon = (hand: Hand): void => {
  for (const { active, bench } of hand.state.players) {
    for (const pokemon of active) if (pokemon !== null) forget(hand, pokemon);
    for (const pokemon of bench) forget(hand, pokemon);
  }
};

/** Nothing was played, attached or used yet in the turn that comes; what happened to a Pokémon between turns belongs to no turn. */
const forgetTurn = (hand: Hand): void => {
  const { state } = hand;
  forgetOfPokemon(hand);
  state.spent = { energy: false, retreat: false, supporter: false, stadium: false };
  if (state.supporters !== undefined) state.supporters = 0;
  if (state.supportersPlayed !== undefined) state.supportersPlayed = [];
  state.powersUsed = [];
  if (state.cardsUsed !== undefined) state.cardsUsed = [];
};

/** The attacks of the turn that is over are those of its player's last turn, as far as they are known. */
const keepAttacks = (hand: Hand): void => {
  const { toMove, attacksUsed } = hand.state;
  const player = hand.player(toMove);
  delete player.attacksAssumed;
  if (attacksUsed === undefined) delete player.attacksBefore;
  else player.attacksBefore = attacksUsed;
  hand.state.attacksUsed = [];
};

const reborn = (hand: Hand, uid: number): void => {
  const pokemon = hand.pokemon(uid);
  pokemon.inc += 1;
  pokemon.since = hand.state.turn;
  pokemon.thisTurn = [];
};

const fold: Fold = {
  'turn-began'(hand, e) {
    keepAttacks(hand);
    hand.state.turn = e.turn;
    hand.state.toMove = e.seat;
    forgetTurn(hand);
  },
  'phase-began'(hand, e) {
    hand.state.phase = e.phase;
  },
  spent(hand, e) {
    const { energy, retreat, supporter, stadium } = hand.state.spent;
    if (e.limit === 'supporter' && supporter) hand.state.supporters = Math.max(hand.state.supporters ?? 1, 1) + 1;
    const spent = { energy, retreat, supporter, stadium };
    spent[e.limit] = true;
    hand.state.spent = spent;
    if (e.name !== undefined) hand.state.supportersPlayed = [...(hand.state.supportersPlayed ?? []), e.name];
  },
  conjured(hand, e) {
    if (e.card !== hand.state.cards.length) throw new Error('a conjured card takes the next number');
    hand.state.cards = [...hand.state.cards, { card: null, owner: e.in.seat }];
    const pile = hand.zone(e.in.seat, e.in.zone);
    // It is the top card of a deck that comes to light.
    pile.cards = e.in.zone === 'deck' ? [e.card, ...pile.cards] : [...pile.cards, e.card];
  },
  drawn(hand, e) {
    hand.take(e.card, e.seat, 'deck');
    hand.putInto(e.card, e.seat, e.seen === true ? 'beside' : 'hand');
  },
  moved(hand, e) {
    hand.take(e.card, e.from.seat, e.from.zone);
    hand.putInto(e.card, e.to.seat, e.to.zone, e.bottom ?? false);
  },
  'rest-moved'(hand, e) {
    const from = hand.zone(e.from.seat, e.from.zone);
    from.cards = [];
    from.given = true;
    const to = hand.zone(e.to.seat, e.to.zone);
    if (to.given) to.atLeast = true;
    to.given = false;
  },
  shuffled(hand, e) {
    const pile = hand.zone(e.seat, e.zone ?? 'deck');
    pile.shuffled = true;
    if (e.zone === undefined) pile.beneath = 0;
  },
  searched: nothing,
  'prizes-turned-up'(hand, e) {
    const prizes = hand.zone(e.seat, 'prizes');
    prizes.faceUp = [...(prizes.faceUp ?? []), ...e.cards];
  },
  benched(hand, e) {
    hand.take(e.card, e.seat, e.from);
    for (const card of e.along ?? []) hand.take(card, e.seat, e.from);
    const pokemon = fresh(hand, e);
    hand.bench(e.seat, e.along === undefined ? pokemon : { ...pokemon, stack: [e.card, ...e.along] });
  },
  attached(hand, e) {
    hand.take(e.card, e.from.seat, e.from.zone);
    const pokemon = hand.pokemon(e.to);
    const at = tick(hand);
    pokemon.attached = [
      ...pokemon.attached,
      e.as === undefined ? { card: e.card, at } : { card: e.card, at, as: e.as },
    ];
  },
  'attachment-moved'(hand, e) {
    const from = hand.pokemon(e.from);
    const moved = from.attached.find((a) => a.card === e.card);
    if (moved === undefined) throw new Error(`card ${e.card} is not attached there`);
    from.attached = from.attached.filter((a) => a !== moved);
    const to = hand.pokemon(e.to);
    to.attached = [...to.attached, { ...moved, at: tick(hand) }];
  },
  detached(hand, e) {
    const from = hand.pokemon(e.from);
    from.attached = from.attached.filter((a) => a.card !== e.card);
    hand.putInto(e.card, e.to.seat, e.to.zone);
  },
  evolved(hand, e) {
    hand.take(e.card, e.from.seat, e.from.zone);
    const pokemon = hand.pokemon(e.uid);
    pokemon.stack = [e.card, ...pokemon.stack];
    pokemon.at = tick(hand);
    pokemon.since = hand.state.turn;
  },
  'leveled-up'(hand, e) {
    hand.take(e.card, e.from.seat, e.from.zone);
    const pokemon = hand.pokemon(e.uid);
    pokemon.stack = [e.card, ...pokemon.stack];
    pokemon.at = tick(hand);
  },
  devolved(hand, e) {
    const pokemon = hand.pokemon(e.uid);
    pokemon.stack = pokemon.stack.filter((card) => !e.cards.includes(card));
    pokemon.at = tick(hand);
    for (const card of e.cards) hand.putInto(card, hand.ownerOf(card), e.to.zone);
  },
  exchanged(hand, e) {
    hand.take(e.card, e.pile.seat, e.pile.zone);
    const pokemon = hand.pokemon(e.uid);
    pokemon.stack = pokemon.stack.map((card) => (card === e.with ? e.card : card));
    pokemon.at = tick(hand);
    hand.putInto(e.with, hand.ownerOf(e.with), e.pile.zone);
  },
  'happenings-forgotten'(hand, e) {
    hand.pokemon(e.uid).thisTurn = [];
  },
  switched(hand, e) {
    hand.swap(e.out, e.in);
  },
  promoted(hand, e) {
    hand.activate(e.seat, hand.takeOffTable(e.uid).pokemon);
  },
  damaged(hand, e) {
    hand.pokemon(e.uid).damage += e.amount;
  },
  'counters-placed'(hand, e) {
    hand.pokemon(e.uid).damage += e.counters * 10;
  },
  healed(hand, e) {
    hand.pokemon(e.uid).damage -= e.amount;
  },
  marked(hand, e) {
    const pokemon = hand.pokemon(e.uid);
    pokemon.marks = [...pokemon.marks, e.mark];
    hand.state.nextMark = Math.max(hand.state.nextMark, e.mark.id + 1);
  },
  unmarked(hand, e) {
    const pokemon = hand.pokemon(e.uid);
    pokemon.marks = pokemon.marks.filter((mark) => mark.id !== e.mark);
  },
  'player-marked'(hand, e) {
    const player = hand.player(e.seat);
    player.marks = [...player.marks, e.mark];
    hand.state.nextMark = Math.max(hand.state.nextMark, e.mark.id + 1);
  },
  'player-unmarked'(hand, e) {
    const player = hand.player(e.seat);
    player.marks = player.marks.filter((mark) => mark.id !== e.mark);
  },
  'knocked-out'(hand, e) {
    scatter(hand, hand.takeOffTable(e.uid).pokemon);
  },
  'prize-taken'(hand, e) {
    hand.take(e.card, e.seat, 'prizes');
    hand.putInto(e.card, e.seat, e.seen === true ? 'beside' : 'hand');
    const player = hand.player(e.seat);
    player.due = Math.max(0, player.due - 1);
  },
  'prizes-due'(hand, e) {
    hand.player(e.seat).due += e.prizes;
  },
  'attack-declared'(hand, e) {
    const { attacksUsed } = hand.state;
    // Of a turn of which no more is given, one attack is not all that was used.
    if (attacksUsed === undefined) return;
    hand.state.attacksUsed = [...attacksUsed, { attack: e.attack, by: e.uid, user: e.user }];
  },
  'attack-ended'(hand, e) {
    const { attacksUsed = [] } = hand.state;
    const last = attacksUsed.at(-1);
    if (last === undefined || !KEPT_FROM_HAPPENING.includes(e.code)) return;
    hand.state.attacksUsed = [...attacksUsed.slice(0, -1), { ...last, failed: true }];
  },
  'power-used'(hand, e) {
    hand.state.powersUsed = [...(hand.state.powersUsed ?? []), e.name];
    if (!e.once) return;
    remember(hand, e.uid, e.name);
    const card = hand.pokemon(e.uid).stack[0];
    if (card !== undefined)
      hand.state.cardsUsed = [...(hand.state.cardsUsed ?? []), { card, name: e.name, putDownAgain: false }];
  },
  'card-used'(hand, e) {
    hand.state.powersUsed = [...(hand.state.powersUsed ?? []), e.name];
    hand.state.cardsUsed = [...(hand.state.cardsUsed ?? []), { card: e.card, name: e.name, putDownAgain: false }];
  },
  'retreat-failed'(hand, e) {
    remember(hand, e.uid, TRIED_TO_RETREAT);
  },
  'gx-used'(hand, e) {
    hand.player(e.seat).gx = true;
  },
  'union-played'(hand, e) {
    const player = hand.player(e.seat);
    player.unions = [...(player.unions ?? []), e.name];
  },
  'spent-in-game'(hand, e) {
    const player = hand.player(e.seat);
    player.once = [...(player.once ?? []), e.name];
  },
  'vstar-used'(hand, e) {
    hand.player(e.seat).vstar = true;
  },
  happened(hand, e) {
    remember(hand, e.uid, e.what);
  },
  fell(hand, e) {
    const player = hand.player(e.seat);
    // Where it is not given what Knocked Out the earlier ones, it is unknown for all of them.
    if (player.fallen === 0) player.fallenToDamage = e.toDamage;
    else if (player.fallenToDamage !== undefined) player.fallenToDamage += e.toDamage;
    player.fallen += e.count;
    if (e.name === undefined) return;
    player.fallenNames = [...(player.fallenNames ?? []), e.name];
    if (e.toDamage > 0) player.fallenToDamageNames = [...(player.fallenToDamageNames ?? []), e.name];
  },
  'fallen-forgotten'(hand, e) {
    const player = hand.player(e.seat);
    player.fallen = 0;
    player.fallenToDamage = 0;
    delete player.fallenNames;
    delete player.fallenToDamageNames;
  },
  returned(hand, e) {
    const { pokemon } = hand.takeOffTable(e.uid);
    const undermost = pokemon.stack.at(-1);
    for (const card of pokemon.stack)
      hand.putInto(card, hand.ownerOf(card), e.kept === undefined || card === undermost ? e.to : 'discard');
    for (const { card } of pokemon.attached)
      hand.putInto(card, hand.ownerOf(card), e.attached === 'along' ? e.to : 'discard');
  },
  'counters-moved'(hand, e) {
    hand.pokemon(e.from).damage -= e.counters * 10;
    if (e.to !== null) hand.pokemon(e.to).damage += e.counters * 10;
  },
  'stadium-played'(hand, e) {
    hand.take(e.card, e.from.seat, e.from.zone);
    hand.state.stadium = { card: e.card, at: tick(hand) };
  },
  'stadium-discarded'(hand, e) {
    hand.state.stadium = null;
    hand.putInto(e.card, e.to.seat, e.to.zone);
  },
  window(hand, e) {
    hand.state.window = e.open === null ? null : { ...e.open, inc: hand.pokemon(e.open.uid).inc };
  },
  incarnated(hand, e) {
    reborn(hand, e.uid);
  },
  'turn-marks-cleared': forgetOfPokemon,
  'player-out'(hand, e) {
    const { active, bench } = hand.player(e.seat);
    for (const pokemon of [...active, ...bench])
      if (pokemon !== null) scatter(hand, hand.takeOffTable(pokemon.uid).pokemon);
    hand.player(e.seat).out = true;
  },
  'lost-sight'(hand, e) {
    hand.state.cards = hand.state.cards.map((card, id) =>
      e.cards.includes(id) ? { card: null, owner: card.owner } : card,
    );
  },
  'hand-drawn'(hand, e) {
    moveAll(hand, e, 'deck', 'hand');
  },
  'hand-shown': nothing,
  'hand-returned'(hand, e) {
    moveAll(hand, e, 'hand', 'deck');
    if (e.counts) hand.player(e.seat).mulligans += 1;
  },
  'set-out'(hand, e) {
    hand.take(e.card, e.seat, 'hand');
    const pokemon = fresh(hand, e);
    if (e.as === 'bench') hand.bench(e.seat, pokemon);
    else hand.activate(e.seat, pokemon);
  },
  'prizes-set'(hand, e) {
    moveAll(hand, e, 'deck', 'prizes');
  },
  'first-player'(hand, e) {
    hand.state.first = e.seat;
    hand.state.given = { ...hand.state.given, first: true };
  },
  'turned-up': nothing,
  'game-began'(hand, e) {
    hand.state.turn = 1;
    hand.state.toMove = e.seat;
    hand.state.given = { ...hand.state.given, turn: true };
  },
  'game-ended'(hand, e) {
    hand.state.result = e.result;
  },
  'new-game'(hand) {
    const { state } = hand;
    state.players = state.players.map((player) => asBeforeGame(player, state.cards));
    state.cards = state.cards.map(({ owner }) => ({ card: null, owner }));
    state.stadium = null;
    forgetTurn(hand);
    state.attacksUsed = [];
    state.turn = 0;
    state.phase = 'setup';
    state.window = null;
    state.result = null;
    state.given = { turn: false, first: false };
    state.suddenDeath = true;
  },
};

/** Applies one event to the hand. */
export const apply = <K extends EventKind>(hand: Hand, event: EventOf<K>): void =>
  (fold[event.kind] as (hand: Hand, event: GameEvent) => void)(hand, event);
