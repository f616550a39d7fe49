import { inPlay } from '../../claims/index.ts';
import type { Player } from '../../state/index.ts';
import { deckFaults } from './deck-faults.ts';
import { breaks, type InspectedTable, type TableFault } from './table-fault.ts';

/** One player's places and piles: how many of each, and whose cards lie in them (CR 300, 313, 316, 500, 606). */

const twoActives = breaks('two-actives', { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] });
const benchOverfull = breaks('bench-overfull', { 'comprehensive-2009': ['300.3', 'more than five'] });
const alreadyLostAll = breaks('already-lost-all', { 'comprehensive-2009': ['606.1b', 'no Pokémon in play'] });
const noActive = breaks('no-active', { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] });
const tooManyPrizes = breaks('too-many-prizes', { 'comprehensive-2009': ['500.3', 'six'] });
const alreadyWonByPrizes = breaks('already-won-by-prizes', { 'comprehensive-2009': ['606.1a', 'Prize Cards'] });
const notASupporter = breaks('not-a-supporter', { 'comprehensive-2009': ['313.1', 'Supporter card'] });
const twoSupporters = breaks('two-supporters', { 'comprehensive-2009': ['313.2', 'one Supporter'] });
const supporterTooLong = breaks('supporter-too-long', { 'comprehensive-2009': ['313.1', "that player's turn ends"] });
const inAnothersZone = breaks('in-anothers-zone', { 'comprehensive-2009': ['316.2', "belongs to the card's owner"] });

const placeFaults = function* ({ setup, view }: InspectedTable, player: Player): Generator<TableFault> {
  const { seat } = player;
  const actives = setup.sides[seat]?.active?.length ?? 0;
  if (actives > 1) yield twoActives({ player: seat, actives });
  if (player.benchTold && player.bench.length > 5)
    yield benchOverfull({ player: seat, benched: player.bench.length, most: 5 });
  if (view.state.phase === 'setup') return;
  const nobody = inPlay(player).length === 0;
  if (player.activeTold && player.benchTold && nobody) yield alreadyLostAll({ player: seat });
  else if (player.activeTold && player.active.every((pokemon) => pokemon === null)) yield noActive({ player: seat });
};

const prizeFaults = function* ({ view }: InspectedTable, { seat, prizes }: Player): Generator<TableFault> {
  if (!prizes.told) return;
  if (prizes.cards.length > 6) yield tooManyPrizes({ player: seat, prizes: prizes.cards.length });
  if (prizes.cards.length === 0 && view.state.phase !== 'setup') yield alreadyWonByPrizes({ player: seat });
};

/** Beside the Active lies the Supporter of this turn, and nothing else between two actions. */
const besideFaults = function* ({ view }: InspectedTable, { seat, beside }: Player): Generator<TableFault> {
  const cards = beside.cards.map((id) => view.cardAt(id));
  for (const card of cards)
    if (card !== null && card.kind !== 'supporter') yield notASupporter({ player: seat, card: card.name });
  if (cards.length > 1) yield twoSupporters({ player: seat, supporters: cards.length });
  if (cards.length > 0 && seat !== view.state.toMove) yield supporterTooLong({ player: seat });
};

const ownZones = ['deck', 'hand', 'discard', 'prizes'] as const;

const foreignCards = function* ({ view }: InspectedTable, player: Player): Generator<TableFault> {
  for (const zone of ownZones)
    for (const id of player[zone].cards) {
      const owner = view.state.cards[id]?.owner ?? player.seat;
      if (owner === player.seat) continue;
      yield inAnothersZone({ player: player.seat, owner, card: view.cardAt(id)?.name ?? 'a card', zone });
    }
};

export const playerFaults = function* (table: InspectedTable, player: Player): Generator<TableFault> {
  yield* placeFaults(table, player);
  yield* prizeFaults(table, player);
  yield* besideFaults(table, player);
  yield* foreignCards(table, player);
  yield* deckFaults(table, player);
};
