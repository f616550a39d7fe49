import type { View } from '../claims/index.ts';
import { outOfTurn } from '../rules/index.ts';
import type { Prepared } from './in-hand.ts';
import type { ReadQuestion } from './question/index.ts';
import type { OneAction } from './rule-on-action.ts';
import type { Ruling } from './ruling.ts';
import { subjectOf } from './subject.ts';

/**
 * A question with a wrong word in it, such as a place where no Pokémon is, is settled all the same where the act is forbidden whatever stands there:
 * in the turn of another player, or by a rule that forbids it wherever it goes.
 */

type Wrong = Extract<ReadQuestion, { readonly ok: false }>;

type Settled = Pick<Ruling, 'verdict' | 'grounds' | 'action' | 'subject'>;

/** What forbids an act because of the words that were wrong, or of the Pokémon they name. */
const BY_WHERE: ReadonlySet<string> = new Set(['detail', 'target', 'place', 'new', 'hand', 'no-effect']);

export const settledAnyhow = (view: View, read: Wrong, rule: (one: Prepared) => OneAction): Settled | null => {
  if (read.outOfTurn !== undefined) {
    const { seat, seen, action } = read.outOfTurn;
    const ground = outOfTurn(view, seat, view.state.toMove);
    return { verdict: 'illegal', grounds: [ground], action, subject: subjectOf(seen, action) };
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
  return { verdict: 'illegal', grounds, action: first.action, subject: first.subject };
};
