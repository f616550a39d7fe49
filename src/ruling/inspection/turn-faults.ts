import { inPlay } from '../../claims/index.ts';
import type { Law } from '../../engine/index.ts';
import type { InspectedTable, TableFault } from './table-fault.ts';

/** The turn, what it says was done in it, and what lies there for all (CR 600, 602, 312). */

/** Cards that lie there although nobody may have played them: the first turn of the game is not over. */
const trainersTooEarly = function* ({ view }: InspectedTable): Generator<TableFault> {
  const { state } = view;
  if (!state.told.turn || state.turn !== 1) return;
  const law: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['602.1a', 'first turn'] };
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
    yield { law, code: 'trainer-on-first-turn', facts: { card: card.name, player: state.first } };
  }
  for (const limit of ['supporter', 'stadium'] as const)
    if (state.spent[limit])
      yield { law, code: 'trainer-on-first-turn', facts: { card: `a ${limit}`, player: state.first } };
};

/** Everything that is counted once a turn belongs to the action phase. */
const usedTooEarly = function* ({ setup, view }: InspectedTable): Generator<TableFault> {
  const { phase, toMove } = view.state;
  if (phase !== 'draw' && phase !== 'setup') return;
  for (const used of setup.used)
    yield {
      law: { 'comprehensive-2009': ['602.1', 'action phase'] },
      code: 'used-before-action',
      facts: { player: toMove, used, phase },
    };
};

const effectsFromTheFuture = function* ({ setup, view }: InspectedTable): Generator<TableFault> {
  const { turn, told, players } = view.state;
  if (!told.turn) return;
  for (const { name, since } of [...setup.effects, ...players.flatMap(({ seat }) => setup.sides[seat]?.effects ?? [])])
    if (since !== undefined && since > turn)
      yield {
        law: { 'comprehensive-2009': ['600.1', 'turn'] },
        code: 'effect-from-the-future',
        facts: { effect: name, since, turn },
      };
};

export const turnFaults = function* (table: InspectedTable): Generator<TableFault> {
  const { setup, view } = table;
  const { turn, toMove, first, told, players, phase } = view.state;
  if (setup.format !== undefined && setup.format !== view.state.format)
    yield {
      law: { 'comprehensive-2009': ['702.1', 'as a team'] },
      code: 'seat-without-player',
      facts: { format: setup.format, players: players.length },
    };
  let due = first;
  for (let ahead = (turn - 1) % players.length; ahead > 0; ahead -= 1) due = view.readings.turnAfter(view, due);
  const everybody = players.every((player) => !player.out);
  if (told.turn && setup.first !== undefined && everybody && due !== toMove)
    yield {
      law: { 'comprehensive-2009': ['600.1', 'turn'] },
      code: 'not-their-turn',
      facts: { player: toMove, turn, due },
    };
  yield* usedTooEarly(table);
  yield* trainersTooEarly(table);
  yield* effectsFromTheFuture(table);
  const stadium = view.state.stadium === null ? null : view.cardAt(view.state.stadium.card);
  if (stadium !== null && stadium.kind !== 'stadium')
    yield {
      law: { 'comprehensive-2009': ['312.1', 'Stadium'] },
      code: 'not-a-stadium',
      facts: { card: stadium.name },
    };
  if (phase !== 'setup' && players.every((player) => !player.activeTold && !player.benchTold))
    yield { law: { 'comprehensive-2009': ['300.1', 'at all times'] }, code: 'nobody-on-table', facts: {} };
};
