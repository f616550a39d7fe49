import {
  activeHidden,
  activesOf,
  inPlay,
  isUndescribed,
  playerOf,
  settledView,
  topCard,
  type View,
} from '../claims/index.ts';
import { type Action, rulesIn } from '../engine/index.ts';
import { isHandKnown, type Rules } from '../rules/index.ts';
import {
  type Assumption,
  type Doubt,
  drewForTheTurn,
  grownBy,
  lostByTheNextDraw,
  type Replaying,
  readQuestion,
} from '../ruling/index.ts';
import type { CardId, GameState, Player, Seat } from '../state/index.ts';
import type { Step } from './board-file.ts';
import { carryOut } from './carry-out-step.ts';
import type { ReplayedStep } from './replayed-step.ts';

/** The draw that begins a turn which a replay has come to: few write it down as a step of its own, and everybody does it. */

const NAMES_A_PLAYER = /^p\d+\b/iu;

/** What the cards of a hand are called, as far as it was described. */
const namesInHand = (view: View, { hand }: Player): readonly string[] =>
  hand.cards.flatMap((id) => view.cardAt(id)?.name ?? []);

/** Does the hand of that player hold a card of this name, and no other hand that was described? */
const isInThisHandOnly = (view: View, id: CardId, seat: Seat): boolean => {
  const name = view.cardAt(id)?.name;
  return (
    name !== undefined &&
    view.state.players.every((player) => namesInHand(view, player).includes(name) === (player.seat === seat))
  );
};

/** May this player have a Pokémon with a power of that name? One that is not described may have any. */
const mayHavePower = (view: View, player: Player, power: string): boolean =>
  !player.benchGiven ||
  inPlay(player).some(
    (pokemon) =>
      isUndescribed(view, pokemon) || topCard(view, pokemon)?.powers?.some(({ name }) => name === power) === true,
  );

/** May the Active Pokémon of this player have an attack of that name? */
const mayHaveAttack = (view: View, player: Player, attack: string): boolean =>
  activeHidden(player) ||
  activesOf(player).some(
    (pokemon) =>
      isUndescribed(view, pokemon) ||
      view.readings.features(view, pokemon).attacks.some((one) => one.attack.name === attack),
  );

/** Can nobody but that player be meant, because nobody else is described with the card, power or attack that the act names? */
const isOfNobodyElse = (view: View, action: Action, seat: Seat): boolean => {
  const others = view.state.players.filter((player) => player.seat !== seat);
  if (action.kind === 'use-power') return !others.some((player) => mayHavePower(view, player, action.power));
  if (action.kind === 'attack') return !others.some((player) => mayHaveAttack(view, player, action.attack));
  return action.kind !== 'use-card' && 'card' in action && isInThisHandOnly(view, action.card, seat);
};

/**
 * Is the step an act of the player of the new turn? An attack and the end of a turn can be nobody else's, nor can anything once a player has ended
 * a turn; of any other act the player of the turn before may be meant, who wants to do more after an attack, unless nobody else is described with
 * what it names. `writesDraws`: the file writes such draws down itself, so one that it leaves out may be missing on purpose.
 */
const isOfTheNewTurn = (
  { do: said }: Step,
  { action }: ReplayedStep,
  last: ReplayedStep,
  view: View,
  writesDraws: boolean,
): boolean => {
  const named = NAMES_A_PLAYER.exec(said)?.[0].toLowerCase();
  if (named !== undefined) return named === view.state.toMove;
  return (
    action?.kind === 'attack' ||
    action?.kind === 'end-turn' ||
    (last.action?.kind === 'end-turn' && last.verdict === 'legal') ||
    (action !== null &&
      !writesDraws &&
      last.before.turn !== view.state.turn &&
      isOfNobodyElse(view, action, view.state.toMove))
  );
};

/**
 * The step as an act of the player whose turn an act just ended, where it names no player and only that one can be meant: who wants to do more after
 * an attack learns that the turn is over, and not what the opponent would need for it. A basic Energy card anyone may have.
 */
export const ofThePlayerBefore = (step: Step, state: GameState, last: ReplayedStep | undefined, rules: Rules): Step => {
  const { action: ended, before } = last ?? {};
  const isOver = before !== undefined && before.turn !== state.turn && state.phase === 'draw' && state.result === null;
  if (!isOver || ended?.kind === 'end-turn' || NAMES_A_PLAYER.test(step.do)) return step;
  const view = settledView(state, rules);
  const said = `${before.toMove} ${step.do}`;
  const read = readQuestion(view, said);
  const action = read.ok ? null : (read.outOfTurn?.action ?? null);
  if (action === null || action.kind === 'attach-energy' || !isOfNobodyElse(view, action, before.toMove)) return step;
  // A hand that is not described may hold the same card.
  const others = state.players.filter(({ seat }) => seat !== before.toMove);
  if ('card' in action && !others.every(({ seat }) => isHandKnown(view, seat))) return step;
  const player = playerOf(state, before.toMove);
  if (action.kind === 'attack' && !mayHaveAttack(view, player, action.attack)) return step;
  return { ...step, do: said };
};

/** So many cards no text takes from a deck unless it says so of all. */
const LASTING_DECK = 16;

/** The doubts with this one more: where a text may have taken the last cards of the deck, the draw that is gone through may have ended the game. */
const endingAtTheDraw = (doubts: readonly Doubt[], state: GameState): readonly Doubt[] => {
  const { deck } = playerOf(state, state.toMove);
  if (!deck.given || deck.cards.length >= LASTING_DECK) return doubts;
  return doubts.map((doubt) =>
    doubt.left.includes('deck') ? { ...doubt, left: grownBy(doubt.left, ['end']) } : doubt,
  );
};

/** Those doubts as the step has them, which went through such a draw. */
export const asTheStepHas = (doubts: readonly Doubt[], { doubts: open }: ReplayedStep): readonly Doubt[] =>
  doubts.map((doubt) => open.find(({ step, card }) => step === doubt.step && card === doubt.card) ?? doubt);

/** Does a file write down the draw that begins a turn? */
const writesDraws = (steps: readonly Step[]): boolean =>
  steps.some(({ do: said }) => /^(?:p\d+\s+)?draws?\b/iu.test(said));

/** Would the phase alone refuse it now, if no text that is not read allowed it? */
const isRefusedBeforeTheDraw = ({ verdict, branches }: ReplayedStep): boolean =>
  verdict === 'illegal' ||
  (verdict === 'not-modelled' &&
    branches.some((branch) => branch.grounds?.some(({ code }) => code === 'not-the-action-phase') === true));

/** The same step after that draw, where it is not to be done before it; else the step as it is. `state`: the table it was asked on; `last`: the step by which the replay came to it; `steps`: all that are written. */
export const afterTheDraw = (
  one: ReplayedStep,
  step: Step,
  steps: readonly Step[],
  state: GameState,
  last: ReplayedStep | undefined,
  replaying: Replaying,
  doubts: readonly Doubt[],
): ReplayedStep => {
  if (last === undefined || state.phase !== 'draw' || state.result !== null) return one;
  // Where it is in doubt even whose turn this is, the act is played on as if nothing had changed, and so is the draw before it.
  const shown = one.verdict === 'undetermined' && doubts.length > 0 ? carryOut(step, state, replaying) : one;
  if (!isRefusedBeforeTheDraw(shown)) return one;
  if (!isOfTheNewTurn(step, one, last, settledView(state, replaying.rules), writesDraws(steps))) return one;
  // Whatever an unread text has left, the act is asked about after the draw: that no card was drawn is not what the players dispute.
  const drawn = carryOut({ ...step, do: 'draw', answers: [] }, state, replaying, []);
  // A draw that is not certain leaves the act open; that no card was drawn yet refuses it no less.
  if (drawn.verdict === 'not-modelled' && drawn.gaps.length > 0)
    return { ...drawn, step, action: one.action, passed: [], branches: [] };
  if (drawn.verdict !== 'legal' || drawn.open !== null || drawn.gaps.length > 0) return one;
  const then = carryOut(step, drawn.after, replaying, endingAtTheDraw(doubts, state));
  return { ...then, drew: drawn.trace, trace: [...drawn.trace, ...then.trace] };
};

/** The last step of a replay, which goes on to the next draw where that ends the game; not where an unread text may have left cards in that deck. */
export const upToALostDraw = (
  steps: readonly ReplayedStep[],
  state: GameState,
  { rules }: Replaying,
  doubts: readonly Doubt[],
): { readonly steps: readonly ReplayedStep[]; readonly state: GameState } => {
  const last = steps.at(-1);
  const isCertain =
    last?.verdict === 'legal' &&
    last.open === null &&
    last.after === state &&
    !doubts.some(({ left }) => left.includes('deck'));
  const lost = isCertain ? lostByTheNextDraw(rules, state) : null;
  if (last === undefined || lost === null) return { steps, state };
  const ended: ReplayedStep = { ...last, trace: [...last.trace, ...lost.trace], after: lost.state };
  return { steps: [...steps.slice(0, -1), ended], state: lost.state };
};

/** That a player drew for the turn although no step says so, once for each turn. */
export const drawsAssumed = (steps: readonly ReplayedStep[]): readonly Assumption[] =>
  steps.flatMap(({ drew, before }): readonly Assumption[] => {
    const [rule] = drew === undefined ? [] : rulesIn(drew);
    return rule === undefined ? [] : [drewForTheTurn(before.toMove, rule)];
  });
