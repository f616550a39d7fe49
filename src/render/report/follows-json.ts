import { citationOf } from '../../corpus/index.ts';
import { eventsIn, type TraceEntry } from '../../engine/index.ts';
import type { AfterTurn, AskedNext, EveryAnswer, Follows, Ruling } from '../../ruling/index.ts';
import { tableNouns } from '../words/doubts.ts';
import type { Names } from '../words/names.ts';
import { answersTo, asked as askedOf, spokenQuestion } from '../words/questions.ts';
import { spokenSide } from '../words/say.ts';
import { NOTHING, spokenOutcome } from '../words/spoken-future.ts';
import { asFuture, effectsOpen, type FutureInWords, futuresInWords, ofPrint, together } from './branches-json.ts';
import type { Situation } from './grounds-json.ts';
import { needOf } from './needs-json.ts';
import { traceJson } from './trace-json.ts';
import type { AlwaysJson, RulingReport } from './types.ts';

/** What comes of an act, in the shape of the contract, and what comes when the turn is over as it is said. */

const askedJson = ({ question, under }: AskedNext): NonNullable<NonNullable<RulingReport['follows']>['asks']> => ({
  by: question.by,
  question: spokenQuestion(question),
  answers: answersTo(question),
  rules: under.map(citationOf),
});

/** What every answer comes to. `names`: those of the moment of the question. */
export const alwaysJson = (
  { trace, coins, open, complete, ofUnknownCards, ofUnknown }: EveryAnswer,
  names: Names,
  seat: string,
): AlwaysJson => ({
  trace: traceJson(trace, names),
  coins,
  open: open === null ? null : needOf(open, seat).json,
  complete,
  ...(ofUnknownCards === undefined ? {} : { ofUnknownCards }),
  ...(ofUnknown === undefined ? {} : { ofUnknown }),
});

const cameJson = ({ trace, asks, always, open }: Omit<Follows, 'unread'>, names: Names, seat: string) => ({
  trace: traceJson(trace, names),
  asks: asks === null ? null : askedJson(asks),
  ...(always === undefined ? {} : { always: alwaysJson(always, names, seat) }),
  open: open === null ? null : needOf(open, seat).json,
});

/** What is known to come before the end of the turn. */
const upToTheTurn = ({ trace, always }: Pick<Follows, 'trace' | 'always'>): readonly TraceEntry[] => [
  ...trace,
  ...(always?.trace ?? []),
];

/** What comes when the turn is over, with the names after what came before it. */
const afterTurnJson = (came: Omit<Follows, 'unread'>, names: () => Names, situation: Situation) => {
  const { afterTurn } = came;
  if (afterTurn === undefined) return {};
  const before = (): Names => seeing(names(), upToTheTurn(came));
  const sides = sidesInWords(afterTurn, before, situation);
  return {
    afterTurn: {
      ...cameJson(afterTurn, before(), situation.player),
      ...(sides.length === 0 ? {} : { sides: sides.map(({ json }) => json) }),
    },
  };
};

/** Names that have moved along with a trace. */
export const seeing = (names: Names, trace: readonly TraceEntry[]): Names => {
  for (const event of eventsIn(trace)) names.see(event);
  return names;
};

/** The sides of a coin that is flipped next, with the names of the moment of the flip. */
export const sidesInWords = (
  follows: Pick<Follows, 'trace' | 'sides'> | null,
  names: () => Names,
  situation: Situation,
): readonly FutureInWords[] => {
  const atTheFlip = (): Names => seeing(names(), follows?.trace ?? []);
  const sides = follows?.sides ?? [];
  const each = futuresInWords(sides.map(asFuture), atTheFlip, false, situation);
  if (!sides.some(ofPrint)) return each;
  const later = sides.map((side) => spokenAfter(side.follows, atTheFlip, situation));
  const isSame = later.every((one) => one === later[0]);
  return together(
    each.map((one, at) => {
      const unknown = [one.spoken.unknown, isSame ? '' : (later[at] ?? '')]
        .filter((part) => part !== '')
        .join('; then ');
      return { ...one, spoken: { ...one.spoken, unknown } };
    }),
  );
};

export const followsJson = (
  follows: Ruling['follows'],
  names: () => Names,
  situation: Situation,
  sides: readonly FutureInWords[],
): RulingReport['follows'] => {
  if (follows === null) return null;
  const effects = effectsOpen(follows);
  return {
    ...cameJson(follows, names(), situation.player),
    ...afterTurnJson(follows, names, situation),
    ...(sides.length === 0 ? {} : { sides: sides.map(({ json }) => json) }),
    unread: follows.unread,
    ...(effects.length === 0 ? {} : { effects }),
    ...(follows.own === undefined ? {} : { own: follows.own }),
    ...(follows.couldChange === undefined ? {} : { couldChange: tableNouns(follows.couldChange) }),
    ...(follows.ifNothing === undefined
      ? {}
      : {
          ifNothing: {
            ...cameJson(follows.ifNothing, names(), situation.player),
            ...afterTurnJson(follows.ifNothing, names, situation),
          },
        }),
  };
};

/** What comes when the turn is over, where that is the same with every side of a coin or a choice, as it is said; empty where nothing does. */
export const spokenAfterTurn = ({ follows, branches }: Ruling, names: () => Names, situation: Situation): string => {
  const before = (): Names => seeing(names(), follows?.trace ?? []);
  if (follows?.sides !== undefined)
    return inCommon(follows.sides.map((side) => spokenAfter(side.follows, before, situation)));
  return inCommon(
    (branches.length === 0 ? [follows] : branches.map((branch) => branch.follows)).map((one) =>
      spokenAfter(one, names, situation),
    ),
  );
};

const inCommon = ([first = '', ...others]: readonly string[]): string =>
  others.every((one) => one === first) ? first : '';

/** `1 damage counter goes on Machop`, with the sides of a coin that is flipped then. */
const spokenAfter = (follows: Ruling['follows'] | undefined, names: () => Names, situation: Situation): string => {
  const afterTurn = follows?.afterTurn;
  if (follows === null || follows === undefined || afterTurn === undefined) return '';
  const before = (): Names => seeing(names(), upToTheTurn(follows));
  const comes = spokenOutcome(afterTurn.trace, before, situation.player, { noDamage: null, isOfTheAct: NOTHING });
  return [comes, flipOf(afterTurn, before, situation)].filter((part) => part !== '').join('. Then ');
};

const flipOf = (afterTurn: AfterTurn, before: () => Names, situation: Situation): string => {
  const question = afterTurn.asks?.question;
  if (question?.kind !== 'coin') return '';
  const each = sidesInWords(afterTurn, before, situation).map(({ spoken }) => ({
    side: spoken.side,
    comes: spokenSide(spoken),
  }));
  const flip = `flip a coin ${askedOf(question)}`;
  const [first] = each;
  if (first === undefined || each.length !== 2) return flip;
  return each.every(({ comes }) => comes === first.comes)
    ? `${flip}: either way, ${first.comes}`
    : `${flip}: ${each.map(({ side, comes }) => `${side}, ${comes}`).join('; ')}`;
};
