import type { GameState, Player, Pokemon, Zone } from './game-state.ts';

/**
 * Copies of what is on the table, to be written on. Every field stands here by name and in one order, so that all tables, players, Pokémon and
 * piles of a game have one shape each: that makes reading them quick, and a copy by a spread costs several times as much. What may be missing
 * comes last, and only where it is there; `copies.test.ts` looks that no field is forgotten.
 */

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** Lists are shared until one is replaced. */
export const copyOfZone = (zone: Zone): Open<Zone> => {
  const copy: Open<Zone> = { cards: zone.cards, given: zone.given };
  if (zone.atLeast !== undefined) copy.atLeast = zone.atLeast;
  if (zone.shuffled !== undefined) copy.shuffled = zone.shuffled;
  if (zone.beneath !== undefined) copy.beneath = zone.beneath;
  if (zone.faceUp !== undefined) copy.faceUp = zone.faceUp;
  return copy;
};

export const copyOfPokemon = (pokemon: Pokemon): Open<Pokemon> => ({
  uid: pokemon.uid,
  inc: pokemon.inc,
  stack: pokemon.stack,
  attached: pokemon.attached,
  damage: pokemon.damage,
  marks: pokemon.marks,
  since: pokemon.since,
  at: pokemon.at,
  thisTurn: pokemon.thisTurn,
});

export const copyOfPlayer = (player: Player): Open<Player> => {
  const copy: Open<Player> = {
    seat: player.seat,
    team: player.team,
    active: player.active,
    bench: player.bench,
    activeGiven: player.activeGiven,
    benchGiven: player.benchGiven,
    prizes: player.prizes,
    hand: player.hand,
    deck: player.deck,
    discard: player.discard,
    lost: player.lost,
    beside: player.beside,
    marks: player.marks,
    out: player.out,
    fallen: player.fallen,
    mulligans: player.mulligans,
    due: player.due,
  };
  if (player.fallenToDamage !== undefined) copy.fallenToDamage = player.fallenToDamage;
  if (player.fallenNames !== undefined) copy.fallenNames = player.fallenNames;
  if (player.fallenToDamageNames !== undefined) copy.fallenToDamageNames = player.fallenToDamageNames;
  if (player.attacksBefore !== undefined) copy.attacksBefore = player.attacksBefore;
  if (player.attacksAssumed !== undefined) copy.attacksAssumed = player.attacksAssumed;
  if (player.gx !== undefined) copy.gx = player.gx;
  if (player.vstar !== undefined) copy.vstar = player.vstar;
  if (player.unions !== undefined) copy.unions = player.unions;
  if (player.once !== undefined) copy.once = player.once;
  return copy;
};

export const copyOfState = (state: GameState): Open<GameState> => {
  const copy: Open<GameState> = {
    ruleset: state.ruleset,
    format: state.format,
    facing: state.facing,
    turn: state.turn,
    phase: state.phase,
    toMove: state.toMove,
    first: state.first,
    players: state.players,
    stadium: state.stadium,
    spent: state.spent,
    cards: state.cards,
    clock: state.clock,
    nextUid: state.nextUid,
    nextMark: state.nextMark,
    window: state.window,
    result: state.result,
    given: state.given,
  };
  if (state.supporters !== undefined) copy.supporters = state.supporters;
  if (state.supportersPlayed !== undefined) copy.supportersPlayed = state.supportersPlayed;
  if (state.powersUsed !== undefined) copy.powersUsed = state.powersUsed;
  if (state.attacksUsed !== undefined) copy.attacksUsed = state.attacksUsed;
  if (state.cardsUsed !== undefined) copy.cardsUsed = state.cardsUsed;
  if (state.suddenDeath !== undefined) copy.suddenDeath = state.suddenDeath;
  return copy;
};
