import { activesOf, inPlay, namedApart, playerOf } from '../../claims/index.ts';
import { newActive, OWNERS_PILE, suddenDeath, trainers, turnEnd } from '../../rules/index.ts';
import type { Player } from '../../state/index.ts';
import { deckFaults } from './deck-faults.ts';
import { breaks, type InspectedTable, type Tell } from './table-fault.ts';

/** One player's places and piles: how many of each, and whose cards are in them (CR 300, 313, 316, 500, 606). */

const twoActives = breaks('two-actives', newActive.ONE_ACTIVE);
const secondMissing = breaks('second-active-missing', { 'comprehensive-2009': ['701.2', 'must always have 2 Active'] });
const removedAlone = breaks('removed-alone', { 'comprehensive-2009': ['702.12', 'removed from the game'] });
const removedInPlay = breaks('removed-in-play', { 'comprehensive-2009': ['702.12', 'removed from the game'] });
const noActive = breaks('no-active', newActive.ONE_ACTIVE);
const notASupporter = breaks('not-a-supporter', {
  'comprehensive-2009': ['313.1', 'Supporter card'],
  'ex-2003': ['Supporter', 'a special kind of Trainer card'],
  'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
  'advanced-2025': ['I.B-03/sup.4', 'it is discarded'],
  'xy-2016': ['Turn.2D', 'A Supporter card'],
  'me-2026': ['Turn.2D#3', 'Supporter card'],
});
const twoSupporters = breaks('two-supporters', trainers.ONE_SUPPORTER);
const supporterTooLong = breaks('supporter-too-long', turnEnd.SUPPORTER_STAYS_FOR_THE_TURN);
const inAnothersZone = breaks('in-anothers-zone', OWNERS_PILE);

/** Is this the first player of a side? What is true of a whole side is said once. */
const speaksForSide = ({ view, form }: InspectedTable, { seat }: Player): boolean => {
  const against = form.opponents(view, [seat]);
  return view.state.players.find((player) => !against.includes(player.seat))?.seat === seat;
};

const placeFaults = (table: InspectedTable, player: Player, tell: Tell): void => {
  const { setup, view, form } = table;
  const { seat } = player;
  const actives = setup.sides[seat]?.active?.length ?? 0;
  const places = form.actives(view, []);
  const most = form.benchLimit(view, [seat]);
  if (actives > places) tell(twoActives({ player: seat, actives }));
  if (player.benchGiven && player.bench.length > most) {
    const benched = player.bench.length;
    tell({ law: form.benchLimit.law, code: 'bench-overfull', facts: { player: seat, benched, most } });
  }
  const there = activesOf(player).length;
  // Before there is a second Active Pokémon no Pokémon is put on the Bench, in the set-up either.
  if (there > 0 && there < places && player.bench.length > 0) tell(secondMissing({ player: seat }));
  if (view.state.phase === 'setup' || player.out) return;
  const lost = form.opponents(view, [seat]).some((other) => {
    const beaten = form.opponents(view, [other]).map((one) => playerOf(view.state, one));
    return form.emptied(view, [beaten]);
  });
  if (lost && speaksForSide(table, player))
    tell({ law: form.emptied.law, code: 'already-lost-all', facts: { player: seat } });
  else if (!lost && player.activeGiven && there === 0 && !(player.benchGiven && inPlay(player).length === 0))
    tell(noActive({ player: seat }));
};

const prizeFaults = (table: InspectedTable, player: Player, tell: Tell): void => {
  const { view, form } = table;
  const { seat, prizes, out } = player;
  if (!prizes.given || out) return;
  // A player whose teammate was removed from the game has put down more (702.12).
  const alone = view.state.players.some((one) => one.out && !form.opponents(view, [seat]).includes(one.seat));
  const one = suddenDeath.onePrize(view, []);
  const most = one ?? form.prizesAtStart(view, []);
  if (prizes.cards.length > most && !alone) {
    const facts = { player: seat, prizes: prizes.cards.length, most };
    const { law } = one === null ? form.prizesAtStart : suddenDeath.onePrize;
    tell({ law, code: 'too-many-prizes', facts });
  }
  if (form.allPrizesTaken(view, [player]) && speaksForSide(table, player) && view.state.phase !== 'setup')
    tell({ law: form.allPrizesTaken.law, code: 'already-won-by-prizes', facts: { player: seat } });
};

// The EX article lets one player show a hand before the other has drawn one, so there both may have done it.
const mulligansOnBoth = breaks('mulligans-on-both-sides', {
  'comprehensive-2009': ['500.4c', 'no player may draw an extra card'],
  'advanced-2018': ['I.G/set.5a', 'If both players say that they have none'],
  'advanced-2025': ['I.G/set.5a', 'If both players say that they have none'],
  'xy-2016': ['Mulligan.3', 'every additional mulligan of the opponent'],
  'me-2026': ['Mulligan.3a', 'every additional mulligan of the opponent'],
});

/** Who has a Basic Pokémon sets out, so of two players only one shows hands alone. */
const mulliganFaults = ({ view }: InspectedTable, { seat, mulligans }: Player, tell: Tell): void => {
  const { players, phase } = view.state;
  const [first, other] = players;
  if (phase !== 'setup' || players.length !== 2 || first?.seat !== seat || other === undefined) return;
  if (mulligans > 0 && other.mulligans > 0)
    tell(mulligansOnBoth({ player: other.seat, mulligans, others: other.mulligans }));
};

/** A player who was removed from the game took along what was in play; a player alone has lost instead. */
const removalFaults = ({ view, form }: InspectedTable, player: Player, tell: Tell): void => {
  const { seat } = player;
  const against = form.opponents(view, [seat]);
  if (view.state.players.every((one) => one.seat === seat || against.includes(one.seat)))
    tell(removedAlone({ player: seat }));
  const left = inPlay(player);
  if (left.length > 0)
    tell(removedInPlay({ player: seat, pokemon: left.map((one) => namedApart(view, one)).join(', ') }));
};

/** Beside the Active is the Supporter of this turn, and nothing else between two actions. */
const besideFaults = ({ view }: InspectedTable, { seat, beside }: Player, tell: Tell): void => {
  const cards = beside.cards.map((id) => view.cardAt(id));
  for (const card of cards)
    if (card !== null && card.kind !== 'supporter') tell(notASupporter({ player: seat, card: card.name }));
  const most = trainers.supportersATurn(view, seat);
  if (cards.length > most) tell(twoSupporters({ player: seat, supporters: cards.length }));
  if (cards.length > 0 && seat !== view.state.toMove) tell(supporterTooLong({ player: seat }));
};

const ownZones = ['deck', 'hand', 'discard', 'prizes'] as const;

const foreignCards = ({ view }: InspectedTable, player: Player, tell: Tell): void => {
  for (const zone of ownZones)
    for (const id of player[zone].cards) {
      const owner = view.state.cards[id]?.owner ?? player.seat;
      if (owner === player.seat) continue;
      tell(inAnothersZone({ player: player.seat, owner, card: view.cardAt(id)?.name ?? 'a card', zone }));
    }
};

/** More Supporters than rule and texts allow. The card that allowed them may be gone, and its effect is then written on the board. */
const supporterFaults = ({ view }: InspectedTable, { seat }: Player, tell: Tell): void => {
  const { supporters, toMove } = view.state;
  if (supporters !== undefined && seat === toMove && supporters > trainers.supportersATurn(view, seat))
    tell(twoSupporters({ player: seat, supporters }));
};

export const playerFaults = (table: InspectedTable, player: Player, tell: Tell): void => {
  placeFaults(table, player, tell);
  if (player.out) removalFaults(table, player, tell);
  prizeFaults(table, player, tell);
  mulliganFaults(table, player, tell);
  supporterFaults(table, player, tell);
  if (player.beside.cards.length > 0) besideFaults(table, player, tell);
  foreignCards(table, player, tell);
  deckFaults(table, player, tell);
};
