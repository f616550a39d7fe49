import type { Condition, View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { outOfTurn } from '../rules/index.ts';
import type { Prepared } from './in-hand.ts';
import type { ReadQuestion } from './question/index.ts';
import type { OneAction } from './rule-on-action.ts';
import type { GapFound, Ruling } from './ruling.ts';
import { subjectOf } from './subject.ts';

/**
 * A question with a wrong word in it, such as a place where no Pokémon is, is settled all the same where the act is forbidden whatever stands there:
 * in the turn of another player, or by a rule that forbids it wherever it goes.
 */

type Wrong = Extract<ReadQuestion, { readonly ok: false }>;

type Settled = Pick<Ruling, 'verdict' | 'grounds' | 'gaps' | 'action' | 'subject'>;

/** What forbids an act because of the words that were wrong, or of the Pokémon they name. */
const BY_WHERE: ReadonlySet<string> = new Set(['detail', 'target', 'place', 'new', 'hand', 'no-effect']);

/** Words by which a card is played while another player has the turn. */
const IN_ANOTHERS_TURN = /\bduring your opponent's turn\b/iu;

/** The text of a card that lets itself be played in the turn of another, which no rule decides. */
const playedInAnothersTurn = (seen: View, action: Action): GapFound | null => {
  if (action.kind !== 'play-trainer' && action.kind !== 'play-supporter') return null;
  const card = seen.cardAt(action.card);
  const { text = '', does } = card?.play ?? {};
  const asked = (card?.playsOnlyIf ?? {}) as Condition;
  const says = asked.not?.['own-turn'] === true || (does === undefined && IN_ANOTHERS_TURN.test(text));
  if (card === null || card === undefined || !says) return null;
  return { card: card.name, place: 'card text', clause: 'its text', text, of: null, couldChange: [action.kind] };
};

export const settledAnyhow = (view: View, read: Wrong, rule: (one: Prepared) => OneAction): Settled | null => {
  if (read.outOfTurn !== undefined) {
    const { seat, seen, action } = read.outOfTurn;
    const subject = subjectOf(seen, action);
    const gap = playedInAnothersTurn(seen, action);
    if (gap !== null) return { verdict: 'not-modelled', grounds: [], gaps: [gap], action, subject };
    const ground = outOfTurn(view, seat, view.state.toMove);
    return { verdict: 'illegal', grounds: [ground], gaps: [], action, subject };
  }
  const each = (read.wherever ?? []).map(rule);
  const [first, ...others] = each;
  if (first === undefined || each.some(({ verdict }) => verdict !== 'illegal')) return null;
  const grounds = first.grounds.filter(
    ({ obstacle, overruled, rule: by }) =>
      overruled === null &&
      !BY_WHERE.has(obstacle) &&
      others.every((other) => other.grounds.some((ground) => ground.rule === by && ground.overruled === null)),
  );
  if (grounds.length === 0) return null;
  return { verdict: 'illegal', grounds, gaps: [], action: first.action, subject: first.subject };
};
