import { attachedMutedBy, isTeammate, playerOf } from '../../claims/index.ts';
import { lawOf, step } from '../../engine/index.ts';
import type { Card, Player, Pokemon, Seat } from '../../state/index.ts';
import { attackedThisTurn } from '../effects/attacks-of-last-turn.ts';
import { lapse } from '../effects/lasting-effects.ts';
import { check } from '../knock-outs/between-action-checks.ts';
import type { EndPhaseSteps, T } from '../questions.ts';
import { pileFor } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['turn-ends-by-text'],
} as const;

/** The end of a turn: what it sets off, what lapses with it, the checks, and what is put away (CR 604). */

export const SUPPORTER_STAYS_FOR_THE_TURN = lawOf({
  'comprehensive-2009': ['313.1', "that player's turn ends"],
  'ex-2003': ['Supporter', 'When the turn ends, it is discarded'],
  'advanced-2018': ['I.B-02/sup.4', 'it is discarded'],
  'advanced-2025': ['I.B-03/sup.4', 'it is discarded'],
  'neo-2001': 'absent',
  'xy-2016': ['Turn.2D', 'puts the card into the discard pile'],
  'me-2026': ['Turn.2D#8', 'go to the discard pile'],
});

/** A Supporter stays next to the Active until the turn is over: its discard is not an effect that triggers at the end, but part of the end. */
const discardSupporters = step(SUPPORTER_STAYS_FOR_THE_TURN, (t: T): void => {
  const seat = t.state.toMove;
  for (const card of playerOf(t.state, seat).beside.cards) {
    t.put({ kind: 'moved', card, from: { seat, zone: 'beside' }, to: pileFor(t, card, seat, 'discard') });
  }
});

const saysWhenItGoes = (card: Card): boolean =>
  [card.discardAtEndOfTurn, card.discardAtEndOfOpponentsTurn, card.discardIfItAttacks].includes(true);

/** What says of itself that it is discarded when its owner's turn ends, or the opponent's. */
const discardWhatEnds = (t: T, pokemon: Pokemon, player: Player, ends: Seat): void => {
  const { uid } = pokemon;
  for (const { card } of pokemon.attached) {
    const printed = t.view.cardAt(card);
    if (printed === null || !saysWhenItGoes(printed)) continue;
    const owner = t.state.cards[card]?.owner ?? player.seat;
    const ofTurn = isTeammate(t.view, owner, ends)
      ? owner === ends && printed.discardAtEndOfTurn
      : printed.discardAtEndOfOpponentsTurn;
    const goes = ofTurn === true || (printed.discardIfItAttacks === true && attackedThisTurn(t.view, pokemon, t.why));
    if (goes && attachedMutedBy(t.view, pokemon, card).length === 0)
      t.put({ kind: 'detached', card, from: uid, to: pileFor(t, card, player.seat, 'discard') });
  }
};

const endOfTurnTriggers = step(
  {
    'comprehensive-2009': ['604.1a', 'trigger'],
    'ex-2003': { silent: 'effects of the end of the turn act when it ends', near: 'Attack' },
    'advanced-2018': ['II.E-20#1', 'the time between the process of an attack and Pokémon Checkup'],
    'advanced-2025': ['II.E-21#1', 'the time after an attack has been completed'],
    'neo-2001': { silent: 'effects of the end of the turn act when it ends', near: 'Play.9D' },
    'xy-2016': { silent: 'effects of the end of the turn act when it ends', near: 'Turn.3D' },
    'me-2026': { silent: 'effects of the end of the turn act when it ends', near: 'Turn.3D' },
  },
  (t: T): void => {
    const seat = t.state.toMove;
    for (const player of t.state.players) {
      for (const pokemon of player.active) if (pokemon !== null) discardWhatEnds(t, pokemon, player, seat);
      for (const pokemon of player.bench) discardWhatEnds(t, pokemon, player, seat);
    }
    t.rules.answers.endOfTurn(t);
  },
);

const endOfTurnLapse = step(
  {
    'comprehensive-2009': ['604.1b', 'ceases to exist'],
    'ex-2003': { silent: 'effects of this turn end with it', near: 'Attack' },
    'advanced-2018': ['II.E-01', 'Pokémon Checkup is not included'],
    'advanced-2025': ['I.F', "part of neither player's turn"],
    'neo-2001': { silent: 'effects of this turn end with it', near: 'Play.9D' },
    'xy-2016': { silent: 'effects of this turn end with it', near: 'Turn.3D' },
    'me-2026': { silent: 'effects of this turn end with it', near: 'Turn.3D' },
  },
  (t: T): void => {
    lapse(t, false);
  },
);

const endOfTurnChecks = step(
  {
    'comprehensive-2009': ['604.1c', 'between-action checks'],
    'ex-2003': ['intro', 'Knocked Out is removed from play'],
    'advanced-2018': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
    'advanced-2025': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
    'neo-2001': { silent: 'Knock Outs are looked at once more when a turn ends', near: 'Play.9D' },
    'xy-2016': ['Turn.3C#2', 'Check whether it Knocked Out'],
    'me-2026': ['Turn.3C#2', 'Check whether it Knocked Out'],
  },
  (t: T): void => {
    check(t);
  },
);

const turnEnds = step(
  {
    'comprehensive-2009': ['604.1d', 'turn'],
    'ex-2003': ['Attack', 'your turn is over'],
    'advanced-2018': ['I.F#1', "at the end of each player's turn"],
    'advanced-2025': ['I.F', "at the end of each player's turn"],
    'neo-2001': ['Play.9D', 'your turn is over'],
    'xy-2016': ['Turn.3D', 'The turn has ended'],
    'me-2026': ['Turn.3D', 'The turn has ended'],
  },
  (t: T): void => {
    discardSupporters(t);
    t.put({ kind: 'turn-marks-cleared' });
    t.put({ kind: 'phase-began', phase: 'between' });
  },
);

export const endPhaseSteps = {
  triggers: endOfTurnTriggers,
  lapse: endOfTurnLapse,
  checks: endOfTurnChecks,
  close: turnEnds,
} satisfies EndPhaseSteps<'comprehensive-2009'>;

/** A text says that the turn is over. */
export const endsTurn = step(
  {
    'comprehensive-2009': { silent: 'a text that ends the turn ends it at once', near: '604.1' },
    'ex-2003': { silent: 'a text that ends the turn ends it at once', near: 'Attack' },
    'neo-2001': { silent: 'a text that ends the turn ends it at once', near: 'After.1' },
    'xy-2016': { silent: 'a text that ends the turn ends it at once', near: 'Turn.3' },
    'me-2026': { silent: 'a text that ends the turn ends it at once', near: 'Turn.3' },
    'advanced-2018': { silent: 'a text that ends the turn ends it at once', near: 'II.E-20#1' },
    'advanced-2025': { silent: 'a text that ends the turn ends it at once', near: 'II.E-21#1' },
  },
  (t: T): void => {
    t.note('turn-ends-by-text', {});
    t.put({ kind: 'phase-began', phase: 'end' });
  },
);
