import { type Condition, placeOfPower, pokemonOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { announced, outOfTurn, powersOf } from '../rules/index.ts';
import { type Power, sameName } from '../state/index.ts';
import type { Prepared } from './in-hand.ts';
import type { ReadQuestion } from './question/index.ts';
import type { OneAction } from './rule-on-action.ts';
import type { GapFound, Ruling } from './ruling.ts';
import { subjectOf } from './subject.ts';
import { speaksOfBeingTaken } from './taken-as-a-prize.ts';

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

/** Words that keep a use to its player's own turn. */
const IN_ONES_OWN_TURN = /\bduring your (?:first )?turn\b/iu;

/** Could the text of that power be used in the turn of another? A text that is read says so by itself. */
const answersAnother = (power: Partial<Power>): boolean =>
  power.opposingTurn === true ||
  power.comes !== undefined ||
  (power.does === undefined && power.always === undefined && !IN_ONES_OWN_TURN.test(power.text ?? ''));

/** The power or the text of a card in play that is used, with the card it stands on. */
const usedText = (
  seen: View,
  action: Action,
): { readonly card: string; readonly place: string; readonly text: Partial<Power> } | null => {
  if (action.kind === 'use-card') {
    const usable = announced.found(seen, action);
    return usable === null
      ? null
      : { card: seen.cardAt(usable.card)?.name ?? '', place: usable.power, text: usable.text };
  }
  if (action.kind !== 'use-power') return null;
  const pokemon = pokemonOf(seen.state, action.pokemon);
  const found =
    pokemon === null ? undefined : powersOf(seen, pokemon).find(({ power }) => sameName(power.name, action.power));
  return found === undefined
    ? null
    : { card: seen.cardAt(found.card)?.name ?? '', place: placeOfPower(found.power), text: found.power };
};

/** The text of a card that lets itself be played or used in the turn of another, which no rule decides. */
const playedInAnothersTurn = (seen: View, action: Action): GapFound | null => {
  const used = usedText(seen, action);
  if (used !== null) {
    if (!answersAnother(used.text)) return null;
    const { text = '' } = used.text;
    return { card: used.card, place: used.place, clause: 'its text', text, of: null, couldChange: [action.kind] };
  }
  if (action.kind !== 'play-trainer' && action.kind !== 'play-supporter') return null;
  const card = seen.cardAt(action.card);
  const { text = '', does } = card?.play ?? {};
  const asked = (card?.playsOnlyIf ?? {}) as Condition;
  const says =
    asked.not?.['own-turn'] === true ||
    (does === undefined && (IN_ANOTHERS_TURN.test(text) || speaksOfBeingTaken({ text })));
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
