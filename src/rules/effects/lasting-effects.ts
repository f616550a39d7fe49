import { type Act, CHAR, claimsOn, lookAtAll, namedApart, pokemonOf, type View, type Why } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import {
  type Allowance,
  type AnyLaw,
  type Law,
  lawOf,
  leftOpenBy,
  paragraphOf,
  reading,
  speaksHere,
  statesLaw,
  step,
} from '../../engine/index.ts';
import type { Mark, Pokemon, Seat, Uid } from '../../state/index.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import type { Rules, T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  allowance: ['evolve-or-leave-active', 'it-evolves', 'it-leaves-active'],
  note: ['bench-unsaid', 'char-stays', 'condition-stays', 'effect-ends', 'effect-stays'],
} as const;

/** What takes lasting effects away: evolving, devolving, leveling up, leaving the Active place, their own end (CR 402, 405). */

/** Takes one effect off a Pokémon, and with it every effect that depends on it. */
export const removeMark = (t: T, uid: Uid, mark: Mark): void => {
  t.put({ kind: 'unmarked', uid, mark: mark.id, name: mark.name });
  for (const dependent of pokemonOf(t.state, uid)?.marks.filter((m) => m.parent === mark.id) ?? [])
    dependents(t, uid, dependent);
};

const dependents = step(
  {
    'comprehensive-2009': ['405.1', 'depend'],
    'ex-2003': { silent: 'what depends on an effect ends with it', near: 'Status#1' },
    'advanced-2018': { silent: 'what depends on an effect ends with it', near: 'II.E-16#2' },
    'advanced-2025': { silent: 'what depends on an effect ends with it', near: 'II.E-16#2' },
    'neo-2001': { silent: 'what depends on an effect ends with it', near: 'Cond' },
    'xy-2016': { silent: 'what depends on an effect ends with it', near: 'SC.Removing' },
    'me-2026': { silent: 'what depends on an effect ends with it', near: 'SC.Removing#a' },
  },
  (t: T, uid: Uid, mark: Mark) => {
    removeMark(t, uid, mark);
  },
);

/** A Char counter stays on its Pokémon for as long as that is in play. */
const charStays = reading(
  { 'neo-2001': ['Cond.Char', 'It remains Chared while it is in play'] },
  (_view, [pokemon]: readonly [Pokemon], why): boolean => {
    why('char-stays', { pokemon: namedApart(_view, pokemon) });
    return true;
  },
  () => false,
);

/** What neither a change nor the Bench takes off. */
const remains = (t: T, uid: Uid, { says, origin }: Mark, why?: Why): boolean => {
  if (says.ends === 'leaving-play') return true;
  const pokemon = pokemonOf(t.state, uid);
  return origin === 'condition' && says.name === CHAR && pokemon !== null && charStays(t.view, [pokemon], why);
};

/** Is there an effect on it that evolving or the Bench might take off? */
export const anySheds = (t: T, uid: Uid): boolean =>
  (pokemonOf(t.state, uid)?.marks ?? []).some((mark) => !remains(t, uid, mark, t.why));

/** Where evolving ends what attacks have put on a Pokémon, what an Ability or a card put on it stays. */
const staysOnEvolving = reading(
  {
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '307.2c' },
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': { otherwise: 'I.A-05#4' },
    'advanced-2025': ['I.A-05#5', 'the effects of attacks on it'],
  },
  (view, [pokemon, { origin, name }]: readonly [Pokemon, Mark], why): boolean => {
    if (origin !== 'power' && origin !== 'card') return false;
    why('effect-stays', { pokemon: namedApart(view, pokemon), effect: name });
    return true;
  },
  () => false,
);

/** A text in force keeps a Special Condition on what evolves or devolves. */
const keptByAText = byKindOfText((law) =>
  reading(
    law,
    (view, [pokemon, { says }, by]: readonly [Pokemon, Mark, string], why): boolean => {
      why('condition-stays', { pokemon: namedApart(view, pokemon), condition: String(says.name), by });
      return true;
    },
    () => false,
  ),
);

const staysByAText = (t: T, pokemon: Pokemon, mark: Mark, leveling = false): boolean => {
  if (mark.origin !== 'condition') return false;
  const [kept] = claimsOn(t.view, pokemon, 'keeps-condition', {
    meant: (claim) => claim.name === mark.says.name && (!leveling || claim.leveling === true),
  });
  return kept !== undefined && keptByAText(t.view, kept)(t.view, [pokemon, mark, kept.name], t.why);
};

/** Takes off what is meant, as long as it is there: what depends on an effect goes with it. */
const shedSuch = (
  t: T,
  uid: Uid,
  isMeant: (mark: Mark) => boolean,
  off: (t: T, uid: Uid, mark: Mark) => void,
): void => {
  for (const mark of pokemonOf(t.state, uid)?.marks ?? []) {
    if (remains(t, uid, mark) || !isMeant(mark)) continue;
    if (pokemonOf(t.state, uid)?.marks.some((m) => m.id === mark.id) === true) off(t, uid, mark);
  }
};

/** Takes every effect off. */
export const shedAll = (t: T, uid: Uid, stays: (mark: Mark) => boolean = () => false): void => {
  shedSuch(t, uid, (mark) => !stays(mark), removeMark);
};

export const CHANGE_ENDS_EFFECTS = lawOf({
  'comprehensive-2009': ['402.2', 'evolves, devolves or levels up'],
  'ex-2003': ['Evo.2', 'All effects that were on the Pokémon are gone'],
  'advanced-2018': ['I.A-05#4', 'removes all effects and Special Conditions'],
  'advanced-2025': ['I.A-05#5', 'removes its Special Conditions and the effects of attacks on it'],
  'xy-2016': ['Turn.2B#3', 'every other effect is cleared away'],
  'me-2026': ['Turn.2B#2b', 'every effect that attacks have put on it'],
});

/** Leveling up takes every effect off the Pokémon. */
export const shedOnChange = step(CHANGE_ENDS_EFFECTS, (t: T, uid: Uid) => {
  const pokemon = pokemonOf(t.state, uid);
  shedAll(t, uid, (mark) => pokemon !== null && staysByAText(t, pokemon, mark, true));
});

/** One document ends the Special Conditions of what evolves in a paragraph of their own. */
export const shedConditionsOnEvolving = step(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
    'me-2026': 'absent',
    'xy-2016': ['Turn.2B#2', 'Evolving also ends its Special Conditions'],
  },
  (t: T, uid: Uid) => {
    shedAll(t, uid, (mark) => {
      const pokemon = pokemonOf(t.state, uid);
      return mark.origin !== 'condition' || (pokemon !== null && staysByAText(t, pokemon, mark));
    });
  },
);

/** Evolving does so too, as far as the document goes. */
export const shedOnEvolving = step(CHANGE_ENDS_EFFECTS, (t: T, uid: Uid) => {
  shedAll(t, uid, (mark) => {
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) return false;
    return staysOnEvolving(t.view, [pokemon, mark], t.why) || staysByAText(t, pokemon, mark);
  });
});

export const DEVOLVING_ENDS_EFFECTS = lawOf({
  ...CHANGE_ENDS_EFFECTS,
  'advanced-2018': ['II.C-13#2', 'the effects on it are all removed'],
  'advanced-2025': ['II.C-13#2', 'the effects on it are all removed'],
  'xy-2016': ['Gl:Devolve', 'all other effects'],
  'me-2026': ['Gl:devolve', 'all other effects'],
});

export const shedOnDevolving = step(DEVOLVING_ENDS_EFFECTS, (t: T, uid: Uid) => {
  shedAll(t, uid, (mark) => {
    const pokemon = pokemonOf(t.state, uid);
    return pokemon !== null && staysByAText(t, pokemon, mark);
  });
});

/** An effect that a Poké-Power made stays on a Pokémon that goes to the Bench. */
const powersStay = reading(
  {
    'comprehensive-2009': ['402.2a', 'Poké-Powers'],
    'ex-2003': {
      open: 'whether an effect on a Pokémon ends when it goes to the Bench, if it is not a status effect',
      near: 'Status#1',
    },
    'advanced-2018': ['II.C-03#4', 'the effects of attacks on it'],
    'advanced-2025': { otherwise: 'I.A-03#6' },
    'neo-2001': 'absent',
    'xy-2016': ['Turn.2E#3', 'every effect that attacks have put on it'],
    'me-2026': ['Turn.2E#3', 'every effect that attacks have put on it'],
  },
  (_view, [mark]: readonly [Mark]) => mark.origin === 'power',
  () => false,
);

/** An effect shown by a marker stays as well, unless it is a Special Condition. */
const markersStay = reading(
  {
    'comprehensive-2009': ['402.2b', 'markers'],
    'advanced-2018': { otherwise: 'I.A-03#6' },
    'advanced-2025': { otherwise: 'I.A-03#6' },
    'neo-2001': 'absent',
    'xy-2016': { otherwise: 'Turn.2E#3' },
    'me-2026': { otherwise: 'Turn.2E#3' },
  },
  (_view, [mark]: readonly [Mark]) => mark.marker && mark.origin !== 'condition',
  () => false,
);

/** Where only what attacks have put on it goes, what a card put on it stays. */
const othersStay = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': { otherwise: '402.2' },
    'xy-2016': ['Turn.2E#3', 'every effect that attacks have put on it'],
    'me-2026': ['Turn.2E#3', 'every effect that attacks have put on it'],
    'advanced-2018': { otherwise: 'I.A-03#6' },
    'advanced-2025': { otherwise: 'I.A-03#6' },
  },
  (_view, [mark]: readonly [Mark]) => mark.origin === 'card',
  () => false,
);

const ENDED_BY_EVOLVING = ['leaving-active-or-evolving', 'either-leaving-active-or-evolving'] as const;
const ENDED_BY_LEAVING = ['leaving-active', 'either-leaving-active', ...ENDED_BY_EVOLVING] as const;

/** What a condition does is never in question. */
const staysOnBench = (view: View, mark: Mark): boolean =>
  mark.says.ends === 'leaving-play' ||
  (mark.origin !== 'condition' && (powersStay(view, [mark]) || markersStay(view, [mark]) || othersStay(view, [mark])));

export const endsWithEither = ({ says }: Pick<Mark, 'says'>): boolean =>
  says.ends === 'either-leaving-active' || says.ends === 'either-leaving-active-or-evolving';

export const endsByItsWords = ({ says }: Pick<Mark, 'says'>): boolean =>
  ENDED_BY_LEAVING.some((ends) => ends === says.ends);

/** Would leaving the Active place end this effect, by the rule or by its own words? */
export const endsOnBench = (view: View, mark: Mark): boolean => !staysOnBench(view, mark) || endsByItsWords(mark);

const NAMES_ITS_END = lawOf({
  'comprehensive-2009': ['402.1', 'terminating condition'],
  'ex-2003': { silent: 'an effect that names its end ends then', near: 'Options#2' },
  'advanced-2018': { silent: 'an effect that names its end ends then', near: 'II.C-14#2' },
  'advanced-2025': { silent: 'an effect that names its end ends then', near: 'II.C-14#2' },
  'neo-2001': { silent: 'an effect that names its end ends then', near: 'Order.5' },
  'xy-2016': { silent: 'an effect that names its end ends then', near: 'Turn.2E#3' },
  'me-2026': { silent: 'an effect that names its end ends then', near: 'Turn.2E#3' },
});

/** An effect that names what ends it ends then, no matter what made it. */
const endsByItsCondition = step(NAMES_ITS_END, (t: T, uid: Uid, mark: Mark) => {
  removeMark(t, uid, mark);
});

/** The same of what is left on a player; its time is one of the ends that it names. */
const endsForPlayer = step(NAMES_ITS_END, (t: T, seat: Seat, { id, name }: Mark) => {
  t.put({ kind: 'player-unmarked', seat, mark: id, name });
});

const takenOff = (law: Law<Advanced>, act: Act) => ({
  law,
  act,
  off: step(law, (t: T, uid: Uid, mark: Mark) => {
    removeMark(t, uid, mark);
  }),
});

/** What an attack forbids a Pokémon has paragraphs of its own for how it ends. */
const BANS = [
  takenOff(
    {
      'advanced-2018': ['II.C-14#2', 'removed completely when the Pokémon returns to the Bench'],
      'advanced-2025': ['II.C-14#2', 'removed completely when the Pokémon returns to the Bench'],
    },
    'retreat',
  ),
  takenOff(
    {
      'advanced-2018': ['II.C-15#3', 'when the Pokémon goes back onto the Bench'],
      'advanced-2025': ['II.C-15#4', 'when the Pokémon goes back onto the Bench'],
    },
    'attack',
  ),
];

const leavesOnBench = (t: T, uid: Uid, mark: Mark) => {
  const ban = BANS.find(
    ({ law, act }) =>
      speaksHere(law, t.rules) && mark.origin === 'attack' && mark.says.claim === 'cannot' && mark.says.act === act,
  );
  (ban?.off ?? removeMark)(t, uid, mark);
};

export const BENCH_ENDS_EFFECTS = lawOf({
  'comprehensive-2009': ['402.2', 'to the Bench'],
  'ex-2003': ['Status#1', 'A move to the Bench'],
  'neo-2001': {
    open: 'whether what is on a Pokémon, such as being Confused, ends when it goes to the Bench',
    near: 'Cond.Char',
  },
  'advanced-2018': ['II.C-03#4', 'the Special Conditions and the effects of attacks on it'],
  'advanced-2025': ['II.C-03#4', 'the Special Conditions and any effects on it'],
  'xy-2016': ['Turn.2E#3', 'every effect that attacks have put on it'],
  'me-2026': ['Turn.2E#3', 'every effect that attacks have put on it'],
});

/** What that Pokémon left on another one ends as well, if its words say so of either; and on a player, if they say so. */
export const shedByItsMaker = (t: T, maker: Uid): void => {
  const ended: (readonly [Uid, Mark])[] = [];
  lookAtAll(t.state.players, ({ uid, marks }) => {
    for (const mark of marks)
      if (uid !== maker && endsWithEither(mark) && mark.maker?.uid === maker) ended.push([uid, mark]);
  });
  for (const [uid, mark] of ended) endsByItsCondition(t, uid, mark);
  for (const { seat, marks } of t.state.players)
    for (const mark of marks) if (mark.maker?.uid === maker && endsByItsWords(mark)) endsForPlayer(t, seat, mark);
};

/** Does the document leave open what the Bench ends, of everything or of all but conditions? */
const isBenchOpen = (by: Parameters<typeof leftOpenBy>[1]): boolean =>
  leftOpenBy(BENCH_ENDS_EFFECTS, by) !== null || leftOpenBy(powersStay.law, by) !== null;

/** Where the document leaves the Bench open, what says that the Bench ends it ends all the same. */
export const shedByItsWords = (t: T, uid: Uid): void => {
  if (!isBenchOpen(t.view)) return;
  for (const mark of pokemonOf(t.state, uid)?.marks ?? []) if (endsByItsWords(mark)) endsByItsCondition(t, uid, mark);
};

/** Where the document has no rule that evolving ends what is on a Pokémon, what says so itself ends all the same. */
export const shedByItsWordsOnEvolving = (t: T, uid: Uid): void => {
  if (speaksHere(CHANGE_ENDS_EFFECTS, t.rules)) return;
  for (const mark of pokemonOf(t.state, uid)?.marks ?? [])
    if (ENDED_BY_EVOLVING.some((ends) => ends === mark.says.ends)) endsByItsCondition(t, uid, mark);
  // Of either of two Pokémon that is the one whose attack left it on the other.
  const ended: (readonly [Uid, Mark])[] = [];
  lookAtAll(t.state.players, (other) => {
    for (const mark of other.marks)
      if (other.uid !== uid && mark.says.ends === 'either-leaving-active-or-evolving' && mark.maker?.uid === uid)
        ended.push([other.uid, mark]);
  });
  for (const [other, mark] of ended) endsByItsCondition(t, other, mark);
};

/** Moving from the Active place to the Bench takes effects off, with two exceptions. */
const shedByRule = step(BENCH_ENDS_EFFECTS, (t: T, uid: Uid) => {
  shedSuch(t, uid, (mark) => !staysOnBench(t.view, mark), leavesOnBench);
});

/** What the Bench may or may not take off stays, or is gone, as one of the two that the document leaves possible. */
const shedAsOneOf = (t: T, uid: Uid, ends: boolean): void => {
  for (const mark of pokemonOf(t.state, uid)?.marks ?? []) {
    if (remains(t, uid, mark) || pokemonOf(t.state, uid)?.marks.every((m) => m.id !== mark.id) === true) continue;
    const pokemon = pokemonOf(t.state, uid);
    t.note('bench-unsaid', {
      document: t.view.doc,
      effect: mark.name,
      ...(pokemon === null ? {} : { pokemon: namedApart(t.view, pokemon) }),
      ...(mark.origin === 'condition' ? { condition: mark.name } : {}),
    });
    if (ends) removeMark(t, uid, mark);
  }
};

/** Conditions alone, of which the document does say that the Bench ends them. */
const conditionsShed = step(BENCH_ENDS_EFFECTS, (t: T, uid: Uid) => {
  for (const mark of pokemonOf(t.state, uid)?.marks ?? [])
    if (mark.origin === 'condition' && !remains(t, uid, mark)) removeMark(t, uid, mark);
});

export const shedOnBench = (t: T, uid: Uid): void => {
  const { benchEnds } = t.rules.answers;
  if (benchEnds === undefined) {
    shedByRule(t, uid);
    // What the rule leaves on it may end by its own words.
    shedSuch(t, uid, endsByItsWords, endsByItsCondition);
    return;
  }
  if (leftOpenBy(BENCH_ENDS_EFFECTS, t.view) === null) conditionsShed(t, uid);
  shedAsOneOf(t, uid, benchEnds);
};

/** The rules with what is on a Pokémon staying on the Bench, and with all of it ended there; null where the document, or one that fills it in, says what follows. */
export const eitherWayOnBench = (rules: Rules): readonly [stays: Rules, ends: Rules] | null => {
  if (!isBenchOpen(rules)) return null;
  const by = (value: boolean): Rules => {
    // Other answers may break off as soon as they are looked at.
    const answers: Rules['answers'] = Object.create(rules.answers, { benchEnds: { value, enumerable: true } });
    return { ...rules, answers };
  };
  return [by(false), by(true)];
};

/**
 * What ends an effect before its time: another form of its Pokémon, and the Bench. Said apart where the document has a paragraph for each, and
 * together where it has one for both or leaves the Bench open.
 */
export const endsOnChange = (view: View, evolving: AnyLaw, leaving: AnyLaw): readonly Allowance[] => {
  const isApart =
    statesLaw(evolving, view.doc) &&
    statesLaw(leaving, view.doc) &&
    paragraphOf(evolving, view) !== paragraphOf(leaving, view);
  return isApart
    ? [
        { law: evolving, code: 'it-evolves' },
        { law: leaving, code: 'it-leaves-active' },
      ]
    : [{ law: evolving, code: 'evolve-or-leave-active' }];
};

export const ONLY_HERE = {
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
} as const;

/** The same where a text of the other player brings one up in its place, and where a text has the opponent carry out the switch. */
export const shedWhenOneIsBroughtUp = step(
  {
    ...ONLY_HERE,
    'advanced-2018': ['II.C-05#2', 'The switch removes the Special Conditions'],
    'advanced-2025': ['II.C-05#2', 'The switch removes the Special Conditions'],
  },
  (t: T, uid: Uid) => shedOnBench(t, uid),
  (t: T, uid: Uid) => shedOnBench(t, uid),
);

export const shedWhenSentBack = step(
  {
    ...ONLY_HERE,
    'advanced-2018': ['II.C-04#3', 'When the Pokémon are switched'],
    'advanced-2025': ['II.C-04#2', 'When the Pokémon are switched'],
  },
  (t: T, uid: Uid) => shedOnBench(t, uid),
  (t: T, uid: Uid) => shedOnBench(t, uid),
);

/** A new incarnation: what evolves is another Pokémon from now on. */
export const becomeAnother = step(
  {
    'comprehensive-2009': ['307.2d', 'same Pokémon'],
    'ex-2003': ['Evo.2', 'wait another turn before it can evolve again'],
    'advanced-2018': ['I.A-05#2', "can't evolve again this turn"],
    'advanced-2025': ['I.A-05#3', "can't evolve again this turn"],
    'xy-2016': ['Turn.2B#4', 'new in play'],
    'me-2026': ['Turn.2B#4b', 'new in play'],
    'neo-2001': 'absent',
  },
  (t: T, uid: Uid) => {
    t.put({ kind: 'incarnated', uid });
  },
);

/** The same for what devolves, which fewer documents mention. */
export const becomeAnotherBelow = step(
  {
    'comprehensive-2009': ['307.2d', 'same Pokémon'],
    'ex-2003': { silent: 'what was devolved is new in play, as what has evolved', near: 'EvoEx.6' },
    'advanced-2018': ['II.C-13#3', 'counts as new in play'],
    'advanced-2025': ['II.C-13#3', 'counts as new in play'],
    'xy-2016': { silent: 'what was devolved is new in play, as what has evolved', near: 'Gl:Devolve' },
    'me-2026': { silent: 'what was devolved is new in play, as what has evolved', near: 'Gl:devolve' },
    'neo-2001': 'absent',
  },
  (t: T, uid: Uid) => {
    t.put({ kind: 'incarnated', uid });
  },
);

export const ONLY_TIME_ENDS_IT = lawOf({
  'comprehensive-2009': ['400.5', 'only when its duration ends'],
  'ex-2003': { silent: 'only time ends an effect on a player', near: 'Options#2' },
  'advanced-2018': { silent: 'only time ends an effect on a player', near: 'II.C-19' },
  'advanced-2025': { silent: 'only time ends an effect on a player', near: 'II.C-19' },
  'neo-2001': { silent: 'only time ends an effect on a player', near: 'Order.5' },
  'xy-2016': { silent: 'only time ends an effect on a player', near: 'Turn.3C#1' },
  'me-2026': { silent: 'only time ends an effect on a player', near: 'Attack.F3' },
});

/** Its time is the only thing that takes an effect off a player, unless its text names another end. */
const endsOnPlayer = step(ONLY_TIME_ENDS_IT, (t: T, seat: Seat, mark: Mark) => {
  t.put({ kind: 'player-unmarked', seat, mark: mark.id, name: mark.name });
});

/** What acts between turns is over with its turn, unless the step between turns still belongs to that turn. */
const isOverBetweenTurns = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': ['604.1b', 'ceases to exist'],
    'xy-2016': { open: 'whether the step between turns is part of the turn before it', near: 'Gl:Between-Turns Step' },
    'me-2026': { open: 'whether Pokémon Checkup is part of the turn before it', near: 'Checkup#1' },
    'advanced-2018': ['II.E-01', 'Pokémon Checkup is not included'],
    'advanced-2025': ['I.F', "part of neither player's turn"],
  },
  (_view, _args: readonly []) => true,
  () => true,
);

const isOver = (t: T, { until }: Mark, checkup: boolean): boolean =>
  until !== null && until.turn <= t.state.turn && until.checkup === checkup;

const lapseOn = (t: T, pokemon: Pokemon, checkup: boolean): void => {
  for (const mark of pokemon.marks) {
    if (!isOver(t, mark, checkup)) continue;
    if (!checkup && mark.says.claim === 'checkup' && !isOverBetweenTurns(t.view, [])) continue;
    t.note('effect-ends', { pokemon: namedApart(t.view, pokemon), effect: mark.name });
    removeMark(t, pokemon.uid, mark);
  }
};

/** Effects whose turn is over. `checkup` is false at the end of the turn, true after what happens between turns. */
export const lapse = (t: T, checkup: boolean): void => {
  for (const { seat, marks, active, bench } of t.state.players) {
    for (const mark of marks)
      if (isOver(t, mark, checkup)) (endsByItsWords(mark) ? endsForPlayer : endsOnPlayer)(t, seat, mark);
    for (const pokemon of active) if (pokemon !== null) lapseOn(t, pokemon, checkup);
    for (const pokemon of bench) lapseOn(t, pokemon, checkup);
  }
};
