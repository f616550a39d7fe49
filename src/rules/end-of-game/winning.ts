import { inPlay, playerOf, type View } from '../../claims/index.ts';
import type { RuledDoc, RuleId } from '../../corpus/index.ts';
import {
  enrol,
  GameOver,
  isOff,
  type Law,
  lawOf,
  paragraphOf,
  reading,
  speaksHere,
  speaksOfLaw,
  statesLaw,
  step,
  unknownFact,
} from '../../engine/index.ts';
import type { Player, Seat, WinCondition } from '../../state/index.ts';
import { ATTACK_BEFORE_RULE, POWER_BEFORE_RULE, TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import type { Rules, T, TextContext } from '../questions.ts';
import { evenPrizes, fewerPrizesLeft, isSuddenDeath, ONE_EACH, untilOutright } from './sudden-death.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: [
    'conditions-counted',
    'new-game-one-prize',
    'opponent-has-no-pokemon',
    'sudden-death-may-follow',
    'taken-not-the-last-prize',
    'tiebreaker-follows',
    'tiebreaker-is-played',
    'took-all-prizes',
  ],
} as const;

/** Winning and losing (CR 606). */

/** All Prize Cards taken. Never true of Prizes that are not given. */
export const allPrizesTaken = reading(
  {
    'comprehensive-2009': ['606.1a', 'Prize Cards'],
    'ex-2003': { silent: 'who has taken all of their prizes has Knocked Out enough Pokémon to win', near: 'intro' },
    'advanced-2018': ['I.E#1', 'taking all of their own Prize cards'],
    'advanced-2025': ['I.E#2', 'when the opponent has taken all'],
    'xy-2016': ['Winning.1', 'all of their own Prize cards'],
    'me-2026': ['Winning.1', 'takes their last Prize card'],
  },
  (_view, [player]: readonly [Player]) => player.prizes.given && player.prizes.cards.length === 0,
  () => false,
);

/** The opponent has no Pokémon in play. Never true of a side that is not given. */
export const opponentIsEmpty = reading(
  {
    'comprehensive-2009': ['606.1b', 'no Pokémon in play'],
    'advanced-2018': ['I.E#2', 'loses'],
    'advanced-2025': ['I.E#3', 'loses'],
    'xy-2016': ['Winning.2', 'Knocked Out'],
    'me-2026': ['Winning.2', 'no Pokémon in play any more'],
  },
  (_view, [opponents]: readonly [readonly Player[]]) =>
    opponents.every((player) => player.activeGiven && player.benchGiven && inPlay(player).length === 0),
  () => false,
);

interface Met {
  readonly seat: Seat;
  readonly conditions: readonly WinCondition[];
}

/** Which win conditions players fulfil now: those who fulfil any. */
const met = (view: View, { form }: Rules['answers']): readonly Met[] => {
  const all: Met[] = [];
  // Asked only where it can be so: a document that names no such way to win is silent about it no sooner.
  const took = view.state.players.some(tookAll);
  const bare = view.state.players.some(isBare);
  if (!took && !bare && view.recorder === null) return NOBODY;
  for (const player of view.state.players) {
    const seats = form.opponents(view, [player.seat]);
    if (!took && !bare) continue;
    const opponents = seats.map((seat) => playerOf(view.state, seat));
    const conditions: WinCondition[] = [];
    if (took && opponents.length > 0 && form.allPrizesTaken(view, [player])) conditions.push('prizes');
    const isWonAnyhow =
      conditions.length > 0 && canLoseToNobody(player, opponents) && !speaksHere(form.emptied.law, view);
    if (!isWonAnyhow && opponents.some(isBare) && form.emptied(view, [opponents])) conditions.push('no-pokemon');
    if (conditions.length > 0) all.push({ seat: player.seat, conditions });
  }
  return all;
};

const NOBODY: readonly Met[] = [];

/** Has nobody across from this player taken all Prizes, and has this one a Pokémon? Who wins then by their own Prizes wins whatever a document leaves unsaid. */
const canLoseToNobody = (player: Player, opponents: readonly Player[]): boolean =>
  !isBare(player) && !opponents.some(tookAll);

const tookAll = ({ prizes }: Player): boolean => prizes.given && prizes.cards.length === 0;

/** Is it given that this player has nothing in play? */
const isBare = ({ activeGiven, benchGiven, active, bench }: Player): boolean =>
  activeGiven && benchGiven && bench.length === 0 && active.every((pokemon) => pokemon === null);

/** Everybody who wins if that player does. */
const winnersWith = ({ view, rules }: T, seat: Seat): readonly Seat[] => {
  const against = rules.answers.form.opponents(view, [seat]);
  return view.state.players.map((player) => player.seat).filter((other) => !against.includes(other));
};

/** One of each side: players of one team meet the same conditions. */
const sidesOf = (t: T, all: readonly Met[]): readonly Met[] =>
  all.filter((one, at) => all.findIndex((other) => winnersWith(t, one.seat).includes(other.seat)) === at);

/** The list of ways to win speaks of Knock Outs only: where a Pokémon left play in another way, another paragraph decides. */
const LEFT_WITHOUT_KNOCK_OUT: Law<'xy-2016'> = { 'xy-2016': ['BothWin#1', 'or leaves play in another way'] };
enrol(LEFT_WITHOUT_KNOCK_OUT);

/** The paragraph by which this player wins against an opponent who has no Pokémon in play. */
const emptiedBy = (t: T, seat: Seat): RuleId => {
  const { opponents, emptied } = t.rules.answers.form;
  const against = opponents(t.view, [seat]);
  const isKnockedOut = t.events.some((event) => event.kind === 'knocked-out' && against.includes(event.seat));
  const law = LEFT_WITHOUT_KNOCK_OUT;
  const decides = !isKnockedOut && statesLaw(law, t.rules.doc) && !isOff(t.view, law);
  return decides ? paragraphOf(law, t.rules) : emptied.rule(t.rules);
};

/** Cites each condition that any player fulfils. */
const cite = (t: T, all: readonly Met[]): void => {
  for (const { seat, conditions } of all) {
    const { allPrizesTaken: taken } = t.rules.answers.form;
    if (conditions.includes('prizes')) t.why(taken.rule(t.rules), 'took-all-prizes', { player: seat });
    if (conditions.includes('no-pokemon')) t.why(emptiedBy(t, seat), 'opponent-has-no-pokemon', { player: seat });
  }
};

const MOST_CONDITIONS = lawOf({
  'comprehensive-2009': ['606.2', 'most win conditions'],
  'advanced-2018': ['I.E#4', 'the player who has more conditions met in their favour wins'],
  'advanced-2025': ['I.E#5', 'A table with four marks decides'],
  'xy-2016': ['BothWin#2', 'wins in both ways'],
  'me-2026': ['BothWin#2a', 'wins in both ways'],
});

/** Several winners at once: who fulfils more conditions. Null when they are level. */
const moreConditions = reading(
  MOST_CONDITIONS,
  (_view, [all]: readonly [readonly Met[]], why): Met | null => {
    const most = Math.max(...all.map((one) => one.conditions.length));
    const best = all.filter((one) => one.conditions.length === most);
    const [only] = best;
    why('conditions-counted', { counts: all.map((one) => `${one.seat} ${one.conditions.length}`) });
    return best.length === 1 && only !== undefined ? only : null;
  },
  (_view, [all]) => all[0] ?? null,
);

/** No ties: the same number of conditions means Sudden Death. */
export const suddenDeath = step(
  { 'comprehensive-2009': ['606.2a', 'Sudden Death'], 'xy-2016': ['BothWin#2', 'Sudden Death'] },
  (t: T, all: readonly Met[]): void => {
    t.put({ kind: 'game-ended', result: { outcome: 'sudden-death', winners: [], met: all } });
    newGameFollows(t);
  },
);

/** The players play a tiebreaker game. */
export const tiebreakerGame = step(
  { 'me-2026': ['BothWin#2b', 'the players play a tiebreaker game'] },
  (t: T, all: readonly Met[]): void => {
    t.put({ kind: 'game-ended', result: { outcome: 'tiebreaker', winners: [], met: all } });
    t.note('tiebreaker-is-played');
    if (isSuddenDeath(t.view)) untilOutright(t);
  },
);

/** A tie is the result; players who want a winner may play on. */
export const tie = step(
  { 'advanced-2018': ['I.E#4', 'with equal numbers the game is a tie'] },
  (t: T, all: readonly Met[]): void => {
    t.put({ kind: 'game-ended', result: { outcome: 'tie', winners: [], met: all } });
    mayPlayOn(t);
  },
);

const mayPlayOn = step({ 'advanced-2018': ['I.E#5', 'Players who want a winner after a tie'] }, (t: T): void => {
  t.note('sudden-death-may-follow');
});

/** A tie is the result; where the event needs a winner, a Tiebreaker game follows. */
export const tieOrTiebreaker = step(
  { 'advanced-2025': ['I.E#5', 'The game could end in a tie'] },
  (t: T, all: readonly Met[]): void => {
    t.put({ kind: 'game-ended', result: { outcome: 'tie', winners: [], met: all, next: 'tiebreaker' } });
    needsAWinner(t);
  },
);

const needsAWinner = step(
  { 'advanced-2025': ['I.E#6', 'the players have to play a Tiebreaker game'] },
  (t: T): void => {
    t.note('tiebreaker-follows');
  },
);

/** What Sudden Death is: a new game with one Prize each, and another one where this was such a game. */
const newGameFollows = step(ONE_EACH, (t: T): void => {
  t.note('new-game-one-prize', { prizes: 1 });
  if (isSuddenDeath(t.view)) untilOutright(t);
});

/** Players who took a Prize just now out of a number of Prizes that is not given. */
const unknownPrizes = (t: T): readonly Player[] =>
  t.state.players.every(prizesGiven)
    ? []
    : t.state.players.filter(
        (player) =>
          !player.prizes.given && t.events.some((event) => event.kind === 'prize-taken' && event.seat === player.seat),
      );

const prizesGiven = ({ prizes }: Player): boolean => prizes.given;

/** Would it change the result if one of those had been the last Prize? The only winner wins all the same. */
const couldBeDifferent = (t: T, all: readonly Met[]): boolean =>
  unknownPrizes(t).some(({ seat }) => all.some((one) => !winnersWith(t, one.seat).includes(seat)));

const WHO_IS_LEFT = lawOf({
  ...MOST_CONDITIONS,
  'ex-2003': ['intro', 'as the new Active Pokémon'],
  'neo-2001': ['After.3', 'replace their Pokémon'],
});

/** Has this player no Active Pokémon, and perhaps no other either? */
const mayBeBare = ({ activeGiven, benchGiven, active, out }: Player): boolean =>
  activeGiven && !benchGiven && !out && active.every((pokemon) => pokemon === null);

/** A player of whose Bench nothing is given may have lost at the same time; it matters unless that is the opponent of the only winner. */
const stopIfBenchDecides = (t: T, sides: readonly Met[]): void => {
  const unsure = t.state.players.find(
    (player) =>
      mayBeBare(player) && (sides.length > 1 || sides.some((one) => winnersWith(t, one.seat).includes(player.seat))),
  );
  if (unsure !== undefined) unknownFact(t.view, WHO_IS_LEFT, 'bench-not-told', { player: unsure.seat, over: true });
};

const BOTH_IN_TIEBREAKER = lawOf({
  'advanced-2025': {
    open: 'who wins a Tiebreaker game if one player has fewer Prizes left and the other wins in another way at the same time',
    near: 'I.E/tie.3',
  },
  'me-2026': {
    open: 'who wins a tiebreaker game if one player has fewer Prizes left and the other wins in another way at the same time',
    near: 'Tiebreaker#3',
  },
});

/** Fewer Prizes left win a Tiebreaker game; if the other player wins in another way at the same time, that is left open. */
const winsTiebreaker = (t: T, seat: Seat, all: readonly Met[]): void => {
  const winners = winnersWith(t, seat);
  if (all.some((one) => !winners.includes(one.seat))) unknownFact(t.view, BOTH_IN_TIEBREAKER, 'document-silent-on', {});
  cite(t, all);
  t.put({ kind: 'game-ended', result: { outcome: 'win', winners, met: [{ seat, conditions: ['fewer-prizes'] }] } });
};

/** Both have just taken Prizes in a tiebreaker game, so that neither is ahead; noted where the document speaks of it. */
const tookPrizesTogether = (t: T): boolean =>
  isSuddenDeath(t.view) &&
  speaksOfLaw(evenPrizes.law, t.rules.doc) &&
  t.state.players.every(({ seat }) => t.events.some((event) => event.kind === 'prize-taken' && event.seat === seat));

/** Checks whether a player has won, and ends the game if so. */
export const decide = (t: T): void => {
  const all = met(t.view, t.rules.answers);
  const ahead = fewerPrizesLeft(t.view, [], t.why);
  if (ahead !== null) {
    winsTiebreaker(t, ahead, all);
    return;
  }
  if (tookPrizesTogether(t)) evenPrizes(t);
  if (all.length === 0) {
    for (const { seat } of unknownPrizes(t)) t.note('taken-not-the-last-prize', { player: seat });
    return;
  }
  cite(t, all);
  const sides = sidesOf(t, all);
  if (couldBeDifferent(t, sides)) {
    unknownFact(t.view, MOST_CONDITIONS, 'prizes-not-told', { player: unknownPrizes(t)[0]?.seat ?? '', over: true });
  }
  stopIfBenchDecides(t, sides);
  const winner = sides.length === 1 ? sides[0] : moreConditions(t.view, [sides], t.why);
  if (winner === null || winner === undefined) {
    t.rules.answers.level(t, all);
    return;
  }
  t.put({ kind: 'game-ended', result: { outcome: 'win', winners: winnersWith(t, winner.seat), met: all } });
};

/** A card decides the game, at once: its player has won, or lost. Where no paragraph says so of its own, it is done as the text of its kind is. */
const endsBy = (law: Law<RuledDoc>) =>
  step(
    {
      ...law,
      'comprehensive-2009': ['102.1', 'takes precedence'],
      'advanced-2025': ['II.E-38', 'decided by another condition'],
    },
    (t: T, winners: readonly Seat[]): void => {
      const conditions: readonly WinCondition[] = ['by-card'];
      t.put({
        kind: 'game-ended',
        result: { outcome: 'win', winners, met: winners.map((seat) => ({ seat, conditions })) },
      });
      throw new GameOver();
    },
  );

type Origin = TextContext['origin'];

const endsByPower = endsBy(POWER_BEFORE_RULE);

const ENDS_BY: Readonly<Record<Origin, ReturnType<typeof endsBy>>> = {
  attack: endsBy(ATTACK_BEFORE_RULE),
  power: endsByPower,
  body: endsByPower,
  card: endsBy(TRAINER_BEFORE_RULE),
};

export const winsByCard = (t: T, { seat, origin }: TextContext): void => ENDS_BY[origin](t, winnersWith(t, seat));

export const losesByCard = (t: T, { seat, origin }: TextContext): void =>
  ENDS_BY[origin](t, t.rules.answers.form.opponents(t.view, [seat]));

/** The opponent of a player who cannot draw in the draw phase wins at once. */
export const winsByEmptyDeck = step(
  {
    'comprehensive-2009': ['606.1c', 'deck is empty'],
    'ex-2003': ['Draw', 'loses you the game'],
    'advanced-2018': ['I.E#3', 'loses'],
    'advanced-2025': ['I.E#4', 'loses'],
    'xy-2016': ['Winning.3', "no card in the opponent's deck"],
    'me-2026': ['Winning.3', 'the opponent cannot draw a card'],
  },
  (t: T, loser: Seat): void => {
    const winners = t.rules.answers.form.opponents(t.view, [loser]);
    const conditions: readonly WinCondition[] = ['no-draw'];
    t.put({
      kind: 'game-ended',
      result: { outcome: 'win', winners, met: winners.map((seat) => ({ seat, conditions })) },
    });
    throw new GameOver();
  },
);
