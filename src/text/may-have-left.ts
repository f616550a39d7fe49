import { opponentsOf, playerOf, type View } from '../claims/index.ts';
import { type Act, isFreshNow, mayHaveEnded } from './acts-given.ts';
import { cardsMeant, type TextNamed, textsNamed } from './given-effects.ts';
import { type Leaves, leftBy } from './lasting-ways.ts';
import type { Duration } from './verb.ts';
import { definitionOf, everyVerb } from './verbs-within.ts';

/** What an act may have left, though nobody can say that it has: a coin or a choice decided it, or its text is not executed or not on file. */

/** By their words, what texts say that is not over once they were carried out, and until when. */
export type SaidToLast = (text: string) => readonly { readonly sentence: string; readonly until: Duration }[];

type When = 'this turn' | "the opponent's turn" | 'the own last turn' | "the opponent's last turn";

/** How long it has to last to be there now. */
const STILL: Readonly<Record<When, readonly Duration[]>> = {
  'this turn': ['this-turn', 'while-in-play'],
  "the opponent's turn": ['this-turn', 'while-in-play'],
  'the own last turn': ['your-next-turn', 'end-of-your-next-turn', 'while-in-play'],
  "the opponent's last turn": [
    'opponents-next-turn',
    'end-of-opponents-next-turn',
    'end-of-your-next-turn',
    'while-in-play',
  ],
};

const whenOf = ({ state: { turn, toMove } }: View, act: Act): When => {
  if (act.turn === turn) return act.seat === toMove ? 'this turn' : "the opponent's turn";
  return act.seat === toMove ? 'the own last turn' : "the opponent's last turn";
};

/** Does what such a verb left not stand any more, whatever became of it? */
const isSurelyOver = (view: View, act: Act, leaves: Leaves): boolean => {
  const on = definitionOf(leaves)?.leavesOn?.(leaves);
  const { maker } = act;
  if (on === 'self')
    return maker === null || (mayHaveEnded(view, act, maker) && !('ends' in leaves && leaves.ends === 'leaving-play'));
  if (on !== 'defending' && on !== 'opponents-active') return false;
  return (
    act.turn < view.state.turn &&
    opponentsOf(view, act.seat).every((seat) =>
      playerOf(view.state, seat).active.every((one) => one === null || isFreshNow(one)),
    )
  );
};

/** Is it among what the text leaves whichever way it goes, on a player or on its own Pokémon? Then it is on the table. */
const isSure = ({ does = [], mayFail }: TextNamed, leaves: Leaves): boolean => {
  const on = definitionOf(leaves)?.leavesOn?.(leaves);
  const onPlayer = on === 'you' || on === 'opponent';
  if (mayFail || !(onPlayer || on === 'self') || !('lasting' in leaves)) return false;
  return leftBy(does, onPlayer).some(({ surely, leaves: all }) => surely && all.includes(leaves));
};

/** What is asked of an act: by its words, and whether what it is sure to have left stands on the table. */
interface Asked {
  readonly saidToLast: SaidToLast;
  readonly isPlaced: boolean;
}

/** What of a text that is executed it may have left. */
const verbsOpen = (view: View, act: Act, named: TextNamed, isPlaced: boolean): readonly Leaves[] => {
  const still = STILL[whenOf(view, act)];
  return everyVerb(named.does ?? []).filter(
    (verb): verb is Leaves =>
      definitionOf(verb)?.leavesOn !== undefined &&
      still.includes((verb as Leaves).until) &&
      !(isPlaced && isSure(named, verb as Leaves)) &&
      !isSurelyOver(view, act, verb as Leaves),
  );
};

const OF_DAMAGE: ReadonlySet<string> = new Set(['damage', 'base-damage', 'cut-damage', 'weakness', 'no-weakness']);

/** What such an effect bears on, where that is plain: what it forbids, or damage; null: it may be anything. */
const bearingOf = (leaves: Leaves): readonly string[] | null => {
  if (!('lasting' in leaves)) return ['attack'];
  const { lasting } = leaves;
  if (lasting.claim === 'cannot') return lasting.act === 'attack' ? ['attack', 'cost'] : [lasting.act];
  return OF_DAMAGE.has(lasting.claim) ? ['damage', 'weakness', 'effects'] : null;
};

const openOf = (view: View, act: Act, named: TextNamed, { saidToLast, isPlaced }: Asked): readonly string[] => {
  const { text = '', does } = named;
  const still = STILL[whenOf(view, act)];
  const said = saidToLast(text).filter(({ until }) => still.includes(until));
  if (does !== undefined) {
    if (verbsOpen(view, act, named, isPlaced).length === 0) return [];
    if (said.length === 0) return [text];
  }
  return [...new Set(said.map(({ sentence }) => `${sentence}.`))];
};

/** What such an act may have left, in sentences of its text. */
export interface MayHaveLeft {
  readonly sentences: readonly string[];
  /** Its text is executed: all that is open is whether the effect is there. */
  readonly isRead: boolean;
  /** All that it bears on, where that is plain; absent: it may be anything. */
  readonly touches?: readonly string[];
}

/** What such an act may have left; null: its text is not on file. */
export const mayHaveLeft = (view: View, act: Act, asked: Asked): MayHaveLeft | null => {
  const { name, by, maker } = act;
  const own = maker === null ? null : view.cardAt(maker.stack[0] ?? -1);
  const ofMaker = own === null ? [] : textsNamed(own, name);
  const texts =
    ofMaker.length > 0
      ? ofMaker
      : cardsMeant(view, { name, says: by === null ? {} : { by } }).flatMap((card) => textsNamed(card, name));
  if (texts.length === 0) return null;
  const open = texts.map((one) => ({ isRead: one.does !== undefined, says: openOf(view, act, one, asked) }));
  const isRead = open.every((one) => one.isRead || one.says.length === 0);
  const bearings = texts.flatMap((one) => verbsOpen(view, act, one, asked.isPlaced)).map(bearingOf);
  const isPlain = isRead && bearings.length > 0 && bearings.every((one) => one !== null);
  return {
    sentences: [...new Set(open.flatMap(({ says }) => says))],
    isRead,
    ...(isPlain ? { touches: [...new Set(bearings.flatMap((one) => one ?? []))] } : {}),
  };
};
