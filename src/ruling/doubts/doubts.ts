import { bareText, touchesOf } from '../../card-language/index.ts';
import { inPlay, playerOf, type View } from '../../claims/index.ts';
import type { Action, ActionKind, TraceEntry } from '../../engine/index.ts';
import { findAttack, USES } from '../../rules/index.ts';
import type { Pokemon, Seat, Uid } from '../../state/index.ts';
import { gapsBearingOn, plainCard } from '../gaps.ts';
import type { GapFound, Ground } from '../ruling.ts';
import { nameOfActing, textOfAct } from '../text-of-act.ts';
import { unlessUnknown } from '../unless-unknown.ts';
import { leftByTaken, mayLeave, ON_TABLE, type OnTable, speaksOf } from './may-leave.ts';
import { mayStillHave, ofWhoseAttacks } from './of-one-pokemon.ts';
import { isOwnText, mattersAtTheEnd, ownTextOf } from './own-text.ts';
import { undone } from './undone.ts';

/**
 * A table after a step in which a text that is not read may have done something. What that text can have left otherwise is in doubt from then on, and
 * a later verdict that rests on it is not certain.
 */

/** What a text may have left otherwise: a text that can have left nothing otherwise raises no doubt. */
type Left = readonly [OnTable, ...OnTable[]];

/** What a doubt is about, and this too; each once. */
export const grownBy = ([first, ...others]: Left, more: readonly OnTable[]): Left => [
  first,
  ...new Set([...others, ...more].filter((what) => what !== first)),
];

/** One text, the number of its step, and what it may have left otherwise, by itself or through what was done since. */
export interface Doubt {
  readonly step: number;
  readonly card: string;
  readonly left: Left;
  /** The text is played, and only what was taken by it is not given. */
  readonly taken?: true;
  /** The player out of whose deck it was taken. */
  readonly seat?: Seat;
  /** All that it may have left is other damage in this one turn. */
  readonly turn?: number;
  /** And that only of the attacks of this Pokémon. */
  readonly of?: Uid;
}

export type Taken = Omit<Doubt, 'step' | 'taken'>;

/** What goes with a Pokémon that may have been Knocked Out. */
const WITH_A_KNOCK_OUT: readonly OnTable[] = ['places', 'stages', 'attached', 'discard', 'prizes', 'end'];

const withKnockOuts = (left: readonly OnTable[]): ReadonlySet<OnTable> =>
  new Set(left.includes('fallen') ? [...left, ...WITH_A_KNOCK_OUT] : left);

/** What every act rests on: that the game goes on, and whose turn and which part of it this is. */
const OF_THE_TURN: readonly OnTable[] = ['turn', 'end'];

const STANDING: readonly OnTable[] = ['places', 'stages', 'lasting'];

/** What a verdict rests on that lets an act be done, beside what a text of its own asks for; an act that is not here rests on anything. */
const LEGAL_BY: { readonly [K in ActionKind]?: readonly OnTable[] } = {
  draw: OF_THE_TURN,
  'end-turn': OF_THE_TURN,
  bench: [...OF_THE_TURN, 'hand', 'places', 'benched', 'lasting'],
  'attach-energy': [...OF_THE_TURN, ...STANDING, 'hand', 'limits'],
  evolve: [...OF_THE_TURN, ...STANDING, 'hand'],
  'level-up': [...OF_THE_TURN, ...STANDING, 'hand'],
  'play-trainer': [...OF_THE_TURN, 'hand', 'lasting'],
  'play-supporter': [...OF_THE_TURN, 'hand', 'lasting', 'limits'],
  'play-stadium': [...OF_THE_TURN, 'hand', 'lasting', 'limits', 'stadium'],
  retreat: [...OF_THE_TURN, ...STANDING, 'benched', 'conditions', 'attached', 'limits'],
  attack: [...OF_THE_TURN, ...STANDING, 'conditions', 'attached', 'limits'],
  'use-power': [...OF_THE_TURN, ...STANDING, 'conditions', 'limits'],
};

const SPECIAL_CONDITION: readonly OnTable[] = ['conditions', 'recovered', 'places', 'stages', 'lasting'];
const COST: readonly OnTable[] = ['attached', 'places', 'stages', 'lasting'];
const LIMIT: readonly OnTable[] = ['turn', 'limits', 'lasting'];

/** A limit that the Pokémon itself remembers, which another in its place does not. */
const OF_THIS_POKEMON: readonly OnTable[] = [...LIMIT, 'places', 'stages'];

/** What a ground rests on; one that is not here rests on anything. */
const GROUND_BY: { readonly [code: string]: readonly OnTable[] } = {
  'game-is-over': ['end'],
  'not-the-action-phase': ['turn'],
  'draw-first': ['turn'],
  'no-attack-now': ['turn'],
  'not-your-turn': ['turn'],
  'turn-cannot-end-now': ['turn'],
  'set-up-is-over': [],
  'only-active-retreats': ['places'],
  'only-active-attacks': ['places'],
  'no-bench': ['places', 'benched'],
  'not-in-hand': ['hand'],
  'bench-full': ['places', 'benched', 'lasting'],
  // That it may be done again is a text's own word, whatever else lasts.
  'already-retreated': ['turn', 'limits'],
  'energy-already-attached': LIMIT,
  'supporter-already-played': LIMIT,
  'stadium-already-played': LIMIT,
  'gx-attack-spent': LIMIT,
  'vstar-power-spent': LIMIT,
  'same-stadium': ['stadium', 'lasting'],
  'power-already-used': OF_THIS_POKEMON,
  'power-of-that-name-used': OF_THIS_POKEMON,
  'poke-power-once': OF_THIS_POKEMON,
  'retreat-has-failed': OF_THIS_POKEMON,
  'already-has-a-tool': ['attached', 'own-card', 'places', 'lasting'],
  'is-asleep': SPECIAL_CONDITION,
  'is-paralyzed': SPECIAL_CONDITION,
  'retreat-cost': COST,
  'attack-cost': COST,
  'attack-is-illegal': COST,
  'no-attack-first-turn': ['turn', 'lasting'],
  'no-supporter-first-turn': ['turn', 'lasting'],
  'evolve-first-turn': ['turn', 'lasting'],
  'level-up-first-turn': ['turn', 'lasting'],
  'evolve-new': ['places', 'stages', 'lasting'],
  'evolve-again': ['places', 'stages', 'lasting'],
  'level-up-new': ['places', 'stages', 'lasting'],
  'already-leveled-up': ['places', 'stages', 'lasting'],
  'evolves-from-another': ['places', 'stages'],
  // An effect on a Pokémon or a player asks for no cards of a hand or a deck, and for no damage that is still to come.
  'lasting-effect-forbids': ON_TABLE.filter((what) => !['hand', 'deck', 'later-damage'].includes(what)),
};

/** From so many cards on, a deck lasts whatever a search takes out of it. */
const ENOUGH = 10;

/** An act of which it is not given which card was taken by it. */
export const cardNotGiven = (view: View, action: Action): Taken => {
  const { deck, seat } = playerOf(view.state, view.state.toMove);
  const lasts = !deck.given || deck.cards.length >= ENOUGH;
  const text = textOfAct(view, action) ?? '';
  const [first = 'hand', ...more] = leftByTaken(text).filter((what) => what !== 'deck' || !lasts);
  return { card: nameOfActing(view, action), seat, left: [first, ...more] };
};

const ownText = (view: View, action: Action): readonly OnTable[] => {
  const text = unlessUnknown(
    () => textOfAct(view, action),
    () => '',
  );
  return text === null ? [] : speaksOf(text);
};

const touching = (doubts: readonly Doubt[], rests: readonly OnTable[]): readonly Doubt[] =>
  doubts.filter(({ left }) => {
    const open = withKnockOuts(left);
    return rests.some((what) => open.has(what));
  });

/** Where the cards of one player lie that are not in play. */
const OF_A_PLAYER: ReadonlySet<OnTable> = new Set(['hand', 'deck', 'discard']);

const SPEAKS_OF_OTHERS = /\bopponent|\bplayers?\b|\bowner|\byour team/iu;

/** Those that may matter to an act of this player: what another player took out of a deck lies with that one, where no text looks unless it says so. */
export const reaching = (view: View, action: Action, doubts: readonly Doubt[]): readonly Doubt[] =>
  doubts.filter(({ seat, left }) => {
    if (seat === undefined || seat === view.state.toMove || !left.every((what) => OF_A_PLAYER.has(what))) return true;
    return unlessUnknown(
      () => SPEAKS_OF_OTHERS.test(textOfAct(view, action) ?? ''),
      () => true,
    );
  });

/** The doubts because of which an act that may be done on the table as it is shown might not be allowed. */
export const doubtsOfLegal = (view: View, action: Action, doubts: readonly Doubt[]): readonly Doubt[] => {
  if (doubts.length === 0) return [];
  const byRules = LEGAL_BY[action.kind];
  // What an attack's own text says is done after it was begun.
  const own = action.kind === 'attack' ? [] : ownText(view, action);
  const all = reaching(view, action, doubts);
  if (byRules === undefined) return touching(all, ON_TABLE);
  // What was taken only adds to a hand, and a card that is in it stays there.
  const [added, others] = [all.filter(({ taken }) => taken === true), all.filter(({ taken }) => taken !== true)];
  return [
    ...touching(others, [...byRules, ...own]),
    ...touching(added, [...byRules.filter((what) => what !== 'hand'), ...own]),
  ];
};

const restsOf = ({ code }: Ground): readonly OnTable[] => GROUND_BY[code] ?? ON_TABLE;

/** The grounds that none of those texts can have taken away. */
export const certainGrounds = (grounds: readonly Ground[], doubts: readonly Doubt[]): readonly Ground[] =>
  grounds.filter((ground) => ground.overruled === null && touching(doubts, restsOf(ground)).length === 0);

/** The doubts on which these grounds rest. */
export const doubtsOfGrounds = (grounds: readonly Ground[], doubts: readonly Doubt[]): readonly Doubt[] =>
  touching(doubts, grounds.flatMap(restsOf));

/** What an act comes to by the rules alone: a draw by whether there is a card, for one. */
const PLAYED_BY: { readonly [K in ActionKind]?: readonly OnTable[] } = {
  draw: ['deck'],
  attack: ['conditions', 'damage', 'attached', 'places', 'stages', 'lasting'],
  'end-turn': ['conditions', 'lasting'],
  retreat: ['conditions'],
};

/** Less damage than is shown matters where it Knocked Out; a Special Condition that may be gone where it did something. */
const ifShown = (trace: readonly TraceEntry[]): readonly OnTable[] =>
  trace.flatMap((entry): readonly OnTable[] => {
    if (entry.kind === 'rule') return ifShown(entry.entries);
    if (entry.kind === 'knocked-out') return ['healed', 'damage', 'benched'];
    // Who may be on the Bench, or another card, has no Special Condition.
    if (entry.kind === 'counters-placed') return ['recovered', 'places', 'stages'];
    return [];
  });

/** Is damage done by it, or might it be by what its text says? */
const doesDamage = (view: View, action: Action): boolean =>
  action.kind === 'attack' &&
  (findAttack(view, action)?.attack.damage !== null || ownText(view, action).includes('damage'));

/** The doubts because of which what came of an act may be otherwise. */
export const doubtsOfOutcome = (
  view: View,
  action: Action,
  trace: readonly TraceEntry[],
  doubts: readonly Doubt[],
): readonly Doubt[] =>
  doubts.length === 0
    ? []
    : touching(
        reaching(view, action, doubts).filter(
          ({ turn = view.state.turn, of }) =>
            turn === view.state.turn && (of === undefined || (action.kind === 'attack' && action.attacker === of)),
        ),
        [
          ...(PLAYED_BY[action.kind] ?? []),
          ...ownText(view, action),
          ...(doesDamage(view, action) ? (['later-damage'] as const) : []),
          ...ifShown(trace),
        ],
      );

/** What Special Conditions lead to between turns. */
const AT_THE_END: readonly OnTable[] = ['damage', 'fallen', 'conditions', 'recovered'];

const PUTS_COUNTERS = /\b(?:burn|poison|special condition)/iu;

/** As much as Poison and Burn do where no text says more, 10 and 20; one that says more speaks of damage or of counters. */
const BOTH_DO = 30;

/** Can a Special Condition of which this text alone speaks have Knocked Out an Active Pokémon when the turn was over? */
const mayFallBetweenTurns = (view: View, action: Action, { text }: GapFound, after: View): boolean => {
  // Another text may speak of the Special Condition, which is not on the table that is shown.
  if (gapsBearingOn(view, action, 'outcome').some((other) => !isOwnText(action, other))) return true;
  if ((['checkup', 'poison-counters', 'burn-counters'] as const).some((claim) => after.says(claim))) return true;
  // Who is shown as gone might have stayed.
  const active = (of: View): readonly (Pokemon | null)[] => of.state.players.flatMap((player) => player.active);
  const stayed = active(after).every((pokemon, at) => pokemon !== null && pokemon.uid === active(view)[at]?.uid);
  if (!stayed) return true;
  if (!PUTS_COUNTERS.test(text)) return false;
  return unlessUnknown(
    () => active(after).some((pokemon) => pokemon !== null && after.readings.hpLeft(after, pokemon) <= BOTH_DO),
    () => true,
  );
};

/** What an act in doubt can leave otherwise: damage and what it leads to, and whatever its own text does. */
const spread = (view: View, action: Action, left: readonly OnTable[] = ON_TABLE): readonly OnTable[] => {
  const own = ownText(view, action);
  // Where nothing but a number of damage is in doubt, no Special Condition is by it.
  if (action.kind === 'attack' && left.every((what) => what === 'later-damage'))
    return [...own, 'damage', 'healed', 'fallen'];
  return action.kind === 'attack' || action.kind === 'end-turn' ? [...own, ...AT_THE_END] : own;
};

/** The doubts after a step: those before it, grown by what it may have made of them, and those of its own texts. */
export const doubtsAfter = (
  view: View,
  action: Action | null,
  step: {
    readonly number: number;
    readonly gaps: readonly GapFound[];
    /** Whatever its texts say, it was rightly done. */
    readonly mayBeDone: boolean;
    readonly open: readonly Doubt[];
    readonly taken: Taken | null;
    /** What was done in it, as far as it is shown. */
    readonly trace: readonly TraceEntry[];
    /** The table after it, as far as it is shown. */
    readonly after: View;
  },
  doubts: readonly Doubt[],
): readonly Doubt[] => {
  const inTheWay = action === null ? [] : doubtsOfLegal(view, action, doubts);
  const grown = doubts.map((doubt) => {
    if (action === null || !step.open.includes(doubt)) return doubt;
    const more = inTheWay.includes(doubt) ? undone(action, step.trace) : spread(view, action, doubt.left);
    const { turn: _turn, of: _of, ...grown } = doubt;
    return { ...grown, left: grownBy(doubt.left, more) };
  });
  const own = step.gaps.flatMap((gap): readonly Doubt[] => {
    const left = withTheTurn(
      [
        ...leftBy(view, action, gap, step.after),
        ...(mayForbid(action, gap, step.mayBeDone) ? undone(action, step.trace) : []),
      ],
      step.after,
    );
    const turn = left.every((what) => what === 'later-damage') ? turnOf(view, gap) : null;
    const of = turn === null || action === null ? null : ofWhoseAttacks(view, action, gap);
    const [first, ...others] = left;
    if (first === undefined) return [];
    const doubt: Doubt = { step: step.number, card: gap.card, left: [first, ...others] };
    return [{ ...doubt, ...(turn === null ? {} : { turn }), ...(of === null ? {} : { of }) }];
  });
  const taken = step.taken === null ? [] : [{ ...step.taken, step: step.number, taken: true as const }];
  // A text that may have done the same in an earlier step is named with that step.
  const isSaid = ({ card, left }: Doubt): boolean =>
    grown.some((one) => one.card === card && left.every((what) => one.left.includes(what)));
  // An effect of an attack is gone from a Pokémon that has gone to the Bench, where its place is not in doubt itself.
  const isCertain = [...grown, ...own, ...taken].every(
    ({ left }) => !['places', 'fallen'].some((what) => left.includes(what as OnTable)),
  );
  const isGone = ({ of }: Doubt): boolean => of !== undefined && isCertain && !mayStillHave(step.after, of);
  return [...grown.filter((one) => !isGone(one)), ...own.filter((one) => !isSaid(one)), ...taken];
};

/** In which turn a text about the next turn of one player speaks; null where it names two, or where more than two players take turns. */
const turnOf = ({ state }: View, { text }: GapFound): number | null => {
  const said = text.toLowerCase();
  const [own, theirs] = [said.includes('during your next turn'), said.includes("during your opponent's next turn")];
  return state.players.length > 2 || own === theirs ? null : state.turn + (own ? 2 : 1);
};

/** Where a Knock Out that may not have been has ended the game, the turn would have passed instead. */
const withTheTurn = (left: readonly OnTable[], after: View): readonly OnTable[] =>
  after.state.result !== null && left.includes('fallen') ? [...new Set<OnTable>([...left, 'turn'])] : left;

/** May this text of another card have kept the act from being done at all? */
const mayForbid = (action: Action | null, gap: GapFound, mayBeDone: boolean): action is Action =>
  action !== null && !mayBeDone && !isUsedFor(action, gap) && gap.couldChange.includes(action.kind);

/** Is this the text for which a card is played or a power used? */
const isUsedFor = ({ kind }: Action, { couldChange }: GapFound): boolean =>
  USES.some((use) => use === kind) && couldChange.includes(kind);

/** What lets a use be done, where its text may say that it can't be. */
const OF_A_USE: readonly OnTable[] = ['hand', 'discard', 'limits'];
const SAYS_WHEN = /\bonly\b|\bcan't\b|\bcannot\b|\bunless\b|\bmust\b|\border to\b/u;

/** What the text of a use may leave: what it does; and if it may keep the use from being done at all, what the use itself did. */
const leftByUse = (text: string, card: string): readonly OnTable[] => {
  const left = mayLeave(text, card, touchesOf(text));
  return SAYS_WHEN.test(text.toLowerCase()) ? [...new Set([...left, ...OF_A_USE])] : left;
};

const inPlayOn = ({ state }: View): readonly Uid[] =>
  state.players.flatMap((player) => inPlay(player).map(({ uid }) => uid));

/** Is a Pokémon gone that was in play before the step? */
const hasFallen = (before: View, after: View): boolean => {
  const there = new Set(inPlayOn(after));
  return inPlayOn(before).some((uid) => !there.has(uid));
};

/** What the text does itself, and what it does to the act: an attack may do more or less by it. */
const leftBy = (view: View, action: Action | null, gap: GapFound, after: View): readonly OnTable[] => {
  if (action !== null && isOwnText(action, gap)) {
    const own = ownTextOf(view, action, [gap]).left;
    // Who is shown as Knocked Out may have less damage.
    const left = own.includes('healed') && hasFallen(view, after) ? [...new Set([...own, 'fallen' as const])] : own;
    // The turn ended in the same step, and what came between turns with it.
    if (!mattersAtTheEnd(left)) return left;
    const isOfConditions = left.every((what) => what === 'conditions' || what === 'lasting');
    const mayFall = !isOfConditions || mayFallBetweenTurns(view, action, gap, after);
    const atTheEnd = AT_THE_END.filter((what) => what !== 'fallen' || mayFall);
    return [...new Set([...left, ...atTheEnd])];
  }
  if (action !== null && isUsedFor(action, gap)) return leftByUse(bareText(gap.text), plainCard(gap));
  const left = mayLeave(gap.text, plainCard(gap), gap.bears);
  // Counters that the text may have taken off keep on the table who is shown as Knocked Out.
  const saved =
    (left.includes('damage') || left.includes('healed')) && hasFallen(view, after) ? (['fallen'] as const) : [];
  const touched = gap.bears ?? [];
  const ofTheAct =
    action?.kind === 'retreat' && touched.some((one) => one === 'retreat-cost' || one === 'energy')
      ? (['attached', 'discard'] as const)
      : [];
  const undone = action !== null && touched.includes(action.kind) ? spread(view, action) : [];
  return [...new Set([...left, ...saved, ...ofTheAct, ...undone])];
};
