import { inPlay } from '../../claims/index.ts';
import { phases, turn } from '../../rules/index.ts';
import type { Setup } from '../../state/index.ts';
import { breaks, type InspectedTable, type TableFault, type Tell } from './table-fault.ts';

/** The turn, what it says was done in it, and what is there for all (CR 600, 602, 312). */

const usedBeforeAction = breaks('used-before-action', phases.ACTION_PHASE);
const effectFromTheFuture = breaks('effect-from-the-future', turn.ORDER_OF_A_TURN);
const notTheirTurn = breaks('not-their-turn', turn.ORDER_OF_A_TURN);
const seatWithoutPlayer = breaks('seat-without-player', { 'comprehensive-2009': ['702.1', 'as a team'] });
const removedMoves = breaks('removed-player-moves', { 'comprehensive-2009': ['702.12', 'removed from the game'] });
const notAStadium = breaks('not-a-stadium', {
  'comprehensive-2009': ['312.1', 'Stadium'],
  'ex-2003': ['Stadium', 'put into play'],
  'advanced-2018': ['I.B-03#2', 'remains in play after it was played'],
  'advanced-2025': ['I.B-04#2', 'remains in play after it was played'],
  'neo-2001': ['Special Trainers: Stadium', 'stays “in play”'],
  'xy-2016': ['Gl:Stadium Card', 'Stadium'],
  'me-2026': ['Gl:Stadium card', 'A Trainer card that remains in play'],
});
const nobodyOnTable = breaks('nobody-on-table', {
  'comprehensive-2009': ['300.1', 'at all times'],
  'ex-2003': ['Begin#2', 'cannot begin without an Active Pokémon'],
  'advanced-2018': ['I.E#2', 'has to put out a new one from the Bench'],
  'advanced-2025': ['I.E#3', 'who has no Pokémon in play'],
  'neo-2001': { silent: 'each player has an Active Pokémon at all times', near: 'Play.3' },
  'xy-2016': ['Zones: Active Pokémon', 'must have one at all times'],
  'me-2026': ['Zones: Active Spot#a', 'must have one at all times'],
});

/** Cards that are there although no player may have played them yet: the only turn so far was the first turn of the player who goes first. */
const trainersTooEarly = ({ view, form }: InspectedTable, tell: Tell): void => {
  const { state } = view;
  if (!state.given.turn || !form.noTrainersYet(view, [])) return;
  const tooEarly = (card: string): TableFault => ({
    law: form.noneOnFirstTurn.law,
    code: 'trainer-on-first-turn',
    facts: { card, player: state.toMove, turn: state.turn },
  });
  const lying = [
    ...(state.stadium === null ? [] : [state.stadium.card]),
    ...state.players.flatMap((player) => [
      ...player.beside.cards,
      ...inPlay(player).flatMap(({ attached }) => attached.map(({ card }) => card)),
    ]),
  ];
  for (const id of lying) {
    const card = view.cardAt(id);
    if (card === null || card.kind === 'pokemon' || card.kind === 'energy') continue;
    tell(tooEarly(card.name));
  }
  for (const limit of ['supporter', 'stadium'] as const) if (state.spent[limit]) tell(tooEarly(`a ${limit}`));
};

/** Everything that is counted once a turn belongs to the action phase. */
const usedTooEarly = ({ setup, view }: InspectedTable, tell: Tell): void => {
  const { phase, toMove } = view.state;
  if (phase !== 'draw' && phase !== 'setup') return;
  for (const used of setup.used) tell(usedBeforeAction({ player: toMove, used, phase }));
};

const effectsFromTheFuture = ({ setup, view }: InspectedTable, tell: Tell): void => {
  const { turn, given, players } = view.state;
  if (!given.turn) return;
  for (const { name, since } of [...setup.effects, ...players.flatMap(({ seat }) => setup.sides[seat]?.effects ?? [])])
    if (since !== undefined && since > turn) tell(effectFromTheFuture({ effect: name, since, turn }));
};

export const turnFaults = (table: InspectedTable, setup: Setup, tell: Tell): void => {
  const { view } = table;
  const { turn, toMove, first, given, players, phase } = view.state;
  if (setup.format !== undefined && setup.format !== view.state.format)
    tell(seatWithoutPlayer({ format: setup.format, players: players.length }));
  let due = first;
  for (let ahead = (turn - 1) % players.length; ahead > 0; ahead -= 1) due = view.readings.turnAfter(view, due);
  const everybody = players.every((player) => !player.out);
  if (given.turn && setup.first !== undefined && everybody && due !== toMove)
    tell(notTheirTurn({ player: toMove, turn, due }));
  if (players.some(({ seat, out }) => out && seat === toMove)) tell(removedMoves({ player: toMove }));
  usedTooEarly(table, tell);
  trainersTooEarly(table, tell);
  effectsFromTheFuture(table, tell);
  const stadium = view.state.stadium === null ? null : view.cardAt(view.state.stadium.card);
  if (stadium !== null && stadium.kind !== 'stadium') tell(notAStadium({ card: stadium.name }));
  if (phase !== 'setup' && players.every((player) => !player.activeGiven && !player.benchGiven))
    tell(nobodyOnTable({}));
};
