import { CHAR, inPlay, playerOf, pokemonOf, type View } from '../../claims/index.ts';
import type { Doc, OfCheckup } from '../../corpus/index.ts';
import { step } from '../../engine/index.ts';
import type { Seat, Uid } from '../../state/index.ts';
import { darknessBetweenTurns } from '../attached-cards/darkness-energy.ts';
import { lapse } from '../effects/lasting-effects.ts';
import { namedInOrder } from '../in-order.ts';
import { check } from '../knock-outs/between-action-checks.ts';
import { forgetFalls } from '../knock-outs/falling.ts';
import { hasMarks } from '../pokemon/what-is-attached.ts';
import type { BetweenTurnsSteps, CheckupConditions, ConditionStep, T } from '../questions.ts';
import { CHECKED, unlessRestored } from '../special-conditions/silent-checkup.ts';
import {
  burnBetweenTurns,
  burnFilledIn,
  burnInCheckup,
  paralysisBetweenTurns,
  poisonBetweenTurns,
  poisonThatWaited,
  sleepBetweenTurns,
} from '../special-conditions/special-conditions.ts';
import { charBetweenTurns } from './char-counters.ts';

/** The time between turns: the Special Conditions, what cards do there, the checks, and whose turn comes (CR 605). */

/** Special Conditions in their order. Each is dealt with on every Pokémon before the next; whose turn comes is first. */
const conditionsBetweenTurns = step(
  {
    'comprehensive-2009': ['605.1a', 'Poisoned first, then Burned'],
    'advanced-2018': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'],
    'advanced-2025': ['I.F/chk.1', 'Poisoned, Burned, Asleep, Paralyzed'],
    'neo-2001': ['After.1', 'come in this order'],
    'xy-2016': ['Between#1', 'in the order'],
  },
  (t: T): void => {
    dealWith(t, conditionGroups(t), t.rules.answers.atAnyTime);
  },
);

const conditionGroups = (t: T): readonly (readonly Uid[])[] => {
  const { betweenTurns, conditionOrder } = t.rules.answers.form;
  return conditionOrder(t, betweenTurns(t.view, [], t.why));
};

const isMarked = (t: T, uid: Uid): boolean => hasMarks(pokemonOf(t.state, uid));

const anyHasMarks = (t: T, uids: readonly Uid[]): boolean => {
  for (const uid of uids) if (isMarked(t, uid)) return true;
  return false;
};

const hasCondition = (t: T, uid: Uid, name: string): boolean => {
  for (const { says } of pokemonOf(t.state, uid)?.marks ?? [])
    if (says.name === name || (name === 'charred' && says.name === CHAR)) return true;
  return false;
};

const anyHasCondition = (t: T, uids: readonly Uid[], name: string): boolean => {
  for (const uid of uids) if (hasCondition(t, uid, name)) return true;
  return false;
};

/** Condition by condition. `before` is asked before each condition that any Pokémon has. */
const dealWith = (t: T, groups: readonly (readonly Uid[])[], before: (t: T) => void): void => {
  const order = namedInOrder(t.rules.answers.checkup) as readonly (readonly [string, ConditionStep<Doc>])[];
  for (const uids of groups) {
    // Without lasting effects there is no condition either.
    if (!anyHasMarks(t, uids)) continue;
    for (const [name, condition] of order) {
      if (anyHasCondition(t, uids, name)) before(t);
      for (const uid of uids) if (isMarked(t, uid)) condition(t, uid);
    }
    for (const uid of uids) if (isMarked(t, uid)) conditionsNotMentioned(t, uid);
  }
};

/**
 * A condition that the document does not know: what it does between turns is asked of the usual rule, which breaks off unless another document fills
 * it in.
 */
const conditionsNotMentioned = (t: T, uid: Uid): void => {
  const { burned, charred } = t.rules.answers.checkup;
  if (burned === undefined && hasCondition(t, uid, 'burned')) burnFilledIn(t, uid);
  if (charred === undefined && hasCondition(t, uid, 'charred')) charBetweenTurns(t, uid);
};

const nothingBetween = (_t: T): void => {};

/** Those of everybody. What a card does at any moment comes among them where a document says so. */
export const dealWithConditions = (t: T): void => {
  dealWith(t, conditionGroups(t), t.rules.answers.atAnyTime);
};

/** The conditions in one go, on the Pokémon of both players. */
const conditionsTogether = step(CHECKED, (t: T): void => {
  dealWith(t, conditionGroups(t), nothingBetween);
});

/** What cards do may come ahead of the conditions, and not among them. */
const effectsAhead = step(
  {
    'advanced-2018': ['I.F/chk.2', 'This can also be done ahead of'],
    'advanced-2025': ['I.F/chk.2', 'whether it is applied before or after the whole of'],
    'me-2026': ['Checkup#2b', 'before the block, after it'],
  },
  (t: T): void => {
    t.rules.answers.atAnyTime(t);
  },
);

/** Without a condition on any Pokémon before and after are the same. */
const anyHasOne = (t: T): boolean =>
  t.state.players.some((player) =>
    inPlay(player).some(({ marks }) => marks.some(({ origin }) => origin === 'condition')),
  );

const conditionsAtCheckup = step(
  {
    'advanced-2018': ['I.F#1', 'it has to be done for the Pokémon of both players'],
    'advanced-2025': ['I.F', 'it has to be done for the Pokémon of both players'],
    'me-2026': ['Checkup#2a', 'handled as one block'],
  },
  (t: T): void => {
    if (anyHasOne(t)) effectsAhead(t);
    conditionsTogether(t);
  },
);

/** Everybody round the table, the player whose turn comes being first. */
export const roundTheTable = (view: View): readonly Seat[] => {
  const { players, toMove } = view.state;
  const mover = players.findIndex(({ seat }) => seat === toMove);
  return players.map((_player, at) => players[(mover + 1 + at) % players.length]?.seat ?? toMove);
};

/** Each condition is dealt with on all of these Pokémon before the next. */
export const allTogether = (t: T, seats: readonly Seat[]): readonly (readonly Uid[])[] => {
  const uids: Uid[] = [];
  for (const seat of seats) {
    const { active, bench } = playerOf(t.state, seat);
    for (const pokemon of active) if (pokemon !== null) uids.push(pokemon.uid);
    for (const { uid } of bench) uids.push(uid);
  }
  return [uids];
};

const effectsBetweenTurns = step(
  {
    'comprehensive-2009': ['605.1b', 'between turns'],
    'ex-2003': { silent: 'what a card does between turns comes after the turn as well', near: 'Status#1' },
    'advanced-2018': ['I.F/chk.2', 'activated during Pokémon Checkup'],
    'advanced-2025': ['I.F/chk.2', 'that are active during Pokémon Checkup'],
    'neo-2001': ['After.2', 'does something between turns'],
    'xy-2016': ['Between#2', 'has to happen between turns'],
    'me-2026': ['Checkup#2b', 'happen in this step'],
  },
  (t: T): void => {
    unlessRestored(t, () => {
      t.rules.answers.atCheckup(t);
      lapse(t, true);
    });
  },
);

const checksBetweenTurns = step(
  {
    'comprehensive-2009': ['605.3', 'between-action checks'],
    'ex-2003': ['Status.Poison', 'This effect can Knock Out a Pokémon'],
    'advanced-2018': ['I.F/chk.3', 'are Knocked Out'],
    'advanced-2025': ['I.F/chk.3', 'are Knocked Out'],
    'neo-2001': { silent: 'Knock Outs between turns come once all its steps are done', near: 'After.3' },
    'xy-2016': ['Between#2', 'Knocked Out'],
    'me-2026': ['Checkup#3a', 'Knocked Out'],
  },
  (t: T): void => {
    poisonThatWaited(t);
    check(t);
  },
);

const nextTurn = step(
  {
    'comprehensive-2009': ['605.4', 'next player'],
    'ex-2003': ['Attack', "it is your opponent's turn"],
    'advanced-2018': ['I.F#1', "part of neither player's turn"],
    'advanced-2025': ['I.F', "part of neither player's turn"],
    'neo-2001': ['After.3', 'whose turn comes next'],
    'xy-2016': ['Between#2', 'turn of the next player'],
    'me-2026': ['Checkup#1', 'before the turn of the next player'],
  },
  (t: T): void => {
    const next = t.rules.answers.form.turnAfter(t.view, [t.state.toMove], t.why);
    t.put({ kind: 'turn-began', seat: next, turn: t.state.turn + 1 });
    forgetFalls(t);
    t.rules.answers.startOfTurn(t);
    t.put({ kind: 'phase-began', phase: 'draw' });
  },
);

export const betweenTurnsSteps = {
  conditions: conditionsBetweenTurns,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<'comprehensive-2009'>;

/** With effects of cards before or after the conditions. */
export const checkupSteps = {
  conditions: conditionsAtCheckup,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<OfCheckup>;

/** With Darkness Energy after the conditions. */
export const betweenTurnsWithBurdens = {
  conditions: conditionsBetweenTurns,
  burdens: darknessBetweenTurns,
  triggers: effectsBetweenTurns,
  checks: checksBetweenTurns,
  next: nextTurn,
} satisfies BetweenTurnsSteps<'neo-2001'>;

/** With Char counters, and no Burn. */
export const checkupWithChar = {
  poisoned: poisonBetweenTurns,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
  charred: charBetweenTurns,
} satisfies CheckupConditions<'neo-2001'>;

/** With Burn that hurts without a flip, and may be healed by one. */
export const checkupThatHealsBurn = {
  poisoned: poisonBetweenTurns,
  burned: burnInCheckup,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
} satisfies CheckupConditions<'me-2026'>;

export const checkupConditions = {
  poisoned: poisonBetweenTurns,
  burned: burnBetweenTurns,
  asleep: sleepBetweenTurns,
  paralyzed: paralysisBetweenTurns,
} satisfies CheckupConditions<'comprehensive-2009'>;
