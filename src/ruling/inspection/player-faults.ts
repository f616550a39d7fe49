import { inPlay } from '../../claims/index.ts';
import type { Player } from '../../state/index.ts';
import { deckFaults } from './deck-faults.ts';
import type { InspectedTable, TableFault } from './table-fault.ts';

/** One player's places and piles: how many of each, and whose cards lie in them (CR 300, 313, 316, 500, 606). */

const placeFaults = function* ({ setup, view }: InspectedTable, player: Player): Generator<TableFault> {
  const { seat } = player;
  const actives = setup.sides[seat]?.active?.length ?? 0;
  if (actives > 1)
    yield {
      law: { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] },
      code: 'two-actives',
      facts: { player: seat, actives },
    };
  if (player.benchTold && player.bench.length > 5)
    yield {
      law: { 'comprehensive-2009': ['300.3', 'more than five'] },
      code: 'bench-overfull',
      facts: { player: seat, benched: player.bench.length, most: 5 },
    };
  if (view.state.phase === 'setup') return;
  const nobody = inPlay(player).length === 0;
  if (player.activeTold && player.benchTold && nobody)
    yield {
      law: { 'comprehensive-2009': ['606.1b', 'no Pokémon in play'] },
      code: 'already-lost-all',
      facts: { player: seat },
    };
  else if (player.activeTold && player.active.every((pokemon) => pokemon === null))
    yield {
      law: { 'comprehensive-2009': ['300.1', 'one Active Pokémon'] },
      code: 'no-active',
      facts: { player: seat },
    };
};

const prizeFaults = function* ({ view }: InspectedTable, { seat, prizes }: Player): Generator<TableFault> {
  if (!prizes.told) return;
  if (prizes.cards.length > 6)
    yield {
      law: { 'comprehensive-2009': ['500.3', 'six'] },
      code: 'too-many-prizes',
      facts: { player: seat, prizes: prizes.cards.length },
    };
  if (prizes.cards.length === 0 && view.state.phase !== 'setup')
    yield {
      law: { 'comprehensive-2009': ['606.1a', 'Prize Cards'] },
      code: 'already-won-by-prizes',
      facts: { player: seat },
    };
};

/** Beside the Active lies the Supporter of this turn, and nothing else between two actions. */
const besideFaults = function* ({ view }: InspectedTable, { seat, beside }: Player): Generator<TableFault> {
  const cards = beside.cards.map((id) => view.cardAt(id));
  for (const card of cards)
    if (card !== null && card.kind !== 'supporter')
      yield {
        law: { 'comprehensive-2009': ['313.1', 'Supporter card'] },
        code: 'not-a-supporter',
        facts: { player: seat, card: card.name },
      };
  if (cards.length > 1)
    yield {
      law: { 'comprehensive-2009': ['313.2', 'one Supporter'] },
      code: 'two-supporters',
      facts: { player: seat, supporters: cards.length },
    };
  if (cards.length > 0 && seat !== view.state.toMove)
    yield {
      law: { 'comprehensive-2009': ['313.1', "that player's turn ends"] },
      code: 'supporter-too-long',
      facts: { player: seat },
    };
};

const ownZones = ['deck', 'hand', 'discard', 'prizes'] as const;

const foreignCards = function* ({ view }: InspectedTable, player: Player): Generator<TableFault> {
  for (const zone of ownZones)
    for (const id of player[zone].cards) {
      const owner = view.state.cards[id]?.owner ?? player.seat;
      if (owner === player.seat) continue;
      yield {
        law: { 'comprehensive-2009': ['316.2', "belongs to the card's owner"] },
        code: 'in-anothers-zone',
        facts: { player: player.seat, owner, card: view.cardAt(id)?.name ?? 'a card', zone },
      };
    }
};

export const playerFaults = function* (table: InspectedTable, player: Player): Generator<TableFault> {
  yield* placeFaults(table, player);
  yield* prizeFaults(table, player);
  yield* besideFaults(table, player);
  yield* foreignCards(table, player);
  yield* deckFaults(table, player);
};
