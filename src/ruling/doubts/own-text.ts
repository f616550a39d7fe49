import { ASIDE, says, touchesOfAttack } from '../../card-language/index.ts';
import type { View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import { findAttack } from '../../rules/index.ts';
import { sameName } from '../../state/index.ts';
import { plainCard } from '../gaps.ts';
import type { GapFound } from '../ruling.ts';
import { mayLeave, ON_TABLE, type OnTable } from './may-leave.ts';

/** An attack that may be begun and whose own text is not read: what stands of it, whatever that text does. */

export interface OwnText {
  /** How far the attack is certain: not beyond its cost, up to its damage, or with all that comes before the end of the turn. */
  readonly until: 'cost' | 'damage' | 'end';
  /** What the text can leave otherwise. */
  readonly left: readonly OnTable[];
  /** All that the text does is to add to the printed damage, where what it asks for is so. */
  readonly adds?: true;
}

const UNKNOWN: OwnText = { until: 'cost', left: ON_TABLE };

/** Is this the text of the very attack that is used, and not of one that it copies? */
export const isOwnText = (action: Action, { place }: Pick<GapFound, 'place'>): boolean =>
  action.kind === 'attack' && place.startsWith('attack ') && sameName(place.slice('attack '.length), action.attack);

/** A sentence about a later turn does nothing in this one: what it does then is an effect that lasts. */
const OF_A_LATER_TURN =
  /^(?:if heads, |if tails, |if you do, )?(?:(?:during|at the end of|until the end of) (?:your|your opponent's|his or her|their) next turn, |if [^,]* during (?:your|your opponent's|his or her|their) next turn, )|^[^,]* ends this effect$/u;

const FLIPS = /\bflips? (?:a|\d+) coins?\b/u;

/** What comes of the coins that were flipped last. */
const OF_ITS_COINS =
  /^(?:if (?:heads|tails|(?:either|any|both|all|1|one|none|at least 1)(?: of (?:them|the coins|those coins))? (?:is|are|comes up) (?:heads|tails))|for each (?:heads|tails)|otherwise)\b/u;

/** What is said in brackets after a sentence, about that sentence. */
const IN_BRACKETS = /(?<=[.!?]) \([^()]*\)/gu;

/** The text as far as it speaks of the attack itself. */
const ofThisTurn = (text: string): string => {
  const sentences = says(text.replace(ASIDE, ''));
  const inBrackets = new Set((text.match(IN_BRACKETS) ?? []).flatMap((one) => says(one)));
  let wasLater = false;
  let isLater = false;
  let flipsNow = false;
  const now = sentences.filter((sentence) => {
    // The coins of a later turn are flipped there, and what comes of them comes there too; beside coins of this turn that is left open.
    const isOfLaterCoins = isLater && OF_ITS_COINS.test(sentence);
    const isOfLater = OF_A_LATER_TURN.test(sentence) || isOfLaterCoins || (wasLater && inBrackets.has(sentence));
    flipsNow ||= !isOfLater && FLIPS.test(sentence);
    isLater = !flipsNow && (isOfLaterCoins || (isOfLater && FLIPS.test(sentence)));
    wasLater = isOfLater;
    return !isOfLater;
  });
  return now.length === sentences.length ? text : now.map((sentence) => `${sentence}.`).join(' ');
};

/** A sentence about a later turn in which attacks do more or less damage, and all else goes as it would. */
const OF_LATER_DAMAGE: readonly RegExp[] = [
  "during (?:your|your opponent's) next turn, if [^,.;]* (?:does|do) damage to [^,.;]*, (?:the|that|this) attack does \\d+ (?:more|less) damage(?: to [^,.;]*)?",
  "during (?:your|your opponent's) next turn, (?:(?:(?! and )[^,.;])* )?attacks? (?:(?:used )?by (?:(?! and )[^,.;])* )?do(?:es)? \\d+ (?:more|less) damage(?: to (?:(?! and )[^,.;])*)?",
  "during (?:your|your opponent's) next turn, (?:(?! and )[^,.;])* takes? \\d+ (?:more|less) damage from attacks(?: of (?:(?! and )[^,.;])*)?",
  "during (?:your|your opponent's) next turn, (?:(?! and )[^,.;])* attack's base damage is \\d+",
  "during (?:your|your opponent's) next turn, (?:any )?damage done (?:to|by) (?:(?! and )[^,.;])* is (?:reduced|increased) by \\d+",
].map((words) => new RegExp(`^${words}$`, 'u'));

/** What decides the damage, and whether the Pokémon is Knocked Out by it. */
const OF_THE_DAMAGE: readonly OnTable[] = ['damage', 'healed', 'fallen'];
/** What decides what comes of a Knock Out, and how the turn goes on. */
const OF_THE_KNOCK_OUT: readonly OnTable[] = ['places', 'stages', 'stadium', 'prizes', 'turn', 'end'];

/** What takes cards off a Pokémon may change its HP. */
const TAKES_CARDS_OFF =
  /\b(?:discard|move|return|shuffle|put|take|remove)[^.]*\b(?:tools?|energy|attached|stadium|cards? on)\b/u;

/** From such a sentence on, all that a text does comes after the damage of the attack, or of that damage. */
const AFTER_THE_DAMAGE =
  /^after doing damage, |^(?:if|unless) this attack (?:doesn't knock|knocks) out |^if (?:the damage from this attack (?:reduces|does|did)|[^,.]{1,60} (?:is|was|are|were) (?:knocked out|damaged) by (?:the )?damage from this attack)\b[^,]*, /u;

/** The text as far as the damage may depend on it. */
const upToTheDamage = (text: string): string => {
  const sentences = says(text);
  const after = sentences.findIndex((sentence) => AFTER_THE_DAMAGE.test(sentence));
  return after < 0
    ? text
    : sentences
        .slice(0, after)
        .map((sentence) => `${sentence}.`)
        .join(' ');
};

/** What these words of such a text do at once; nothing where all of them are about a later turn. */
const leftAtOnce = (gap: GapFound, text = gap.text): readonly OnTable[] => {
  const now = ofThisTurn(text);
  if (now === '') return [];
  return mayLeave(now, plainCard(gap), now === gap.text ? gap.bears : touchesOfAttack(now));
};

/** Whose turn it is in a later turn, or that the game is over, may depend on what the text says of that turn. */
const endsLater = (gap: GapFound): readonly OnTable[] =>
  mayLeave(gap.text, plainCard(gap), gap.bears).filter((what) => what === 'turn' || what === 'end');

/** What kind of effect it leaves: where the whole text is about damage of a later turn, one that changes nothing else. */
const lastingOf = ({ text }: GapFound): readonly OnTable[] =>
  says(text.replace(ASIDE, '')).every((one) => OF_LATER_DAMAGE.some((words) => words.test(one)))
    ? ['later-damage']
    : ['lasting'];

const untilOf = (gap: GapFound, left: readonly OnTable[]): OwnText['until'] => {
  const { text } = gap;
  const before = upToTheDamage(text);
  const bearsOnDamage = before === text ? left : leftAtOnce(gap, before);
  if (OF_THE_DAMAGE.some((what) => bearsOnDamage.includes(what))) return 'cost';
  if (before !== text) return 'damage';
  const isOpen = OF_THE_KNOCK_OUT.some((what) => left.includes(what)) || TAKES_CARDS_OFF.test(text.toLowerCase());
  return isOpen ? 'damage' : 'end';
};

/** A text of one sentence: where something is so, the attack does more damage than the number beside its name. */
const MORE_DAMAGE = /^if [^.]+, (?:this attack does|does) (?:\d+ damage plus )?\d+ more damage$/u;

/** More damage may Knock Out, and a Knock Out changes what goes with the Pokémon, and who has won. */
const BY_MORE_DAMAGE: readonly OnTable[] = ON_TABLE.filter(
  (what) => !['recovered', 'healed', 'own-card', 'stadium', 'deck', 'limits', 'later-damage', 'turn'].includes(what),
);

const onlyAdds = (text: string): boolean => {
  const [only = '', ...more] = says(text);
  return more.length === 0 && MORE_DAMAGE.test(only);
};

/** What stands of this attack beside these texts of its own. A sign after its damage makes that a matter of the text. */
export const ownTextOf = (view: View, action: Action, gaps: readonly GapFound[]): OwnText => {
  const [gap] = gaps;
  if (gap === undefined || gaps.length > 1 || action.kind !== 'attack') return UNKNOWN;
  const attack = findAttack(view, action)?.attack;
  if (attack === undefined || !isOwnText(action, gap)) return UNKNOWN;
  if (attack.mark === '+' && onlyAdds(gap.text)) return { until: 'cost', left: BY_MORE_DAMAGE, adds: true };
  if (gap.bears === undefined) return UNKNOWN;
  const now = leftAtOnce(gap);
  const later: readonly OnTable[] = ofThisTurn(gap.text) === gap.text ? [] : [...lastingOf(gap), ...endsLater(gap)];
  const ofItsSign = attack.mark === undefined ? [] : OF_THE_DAMAGE;
  const left = ON_TABLE.filter((what) => [...now, ...later, ...ofItsSign].includes(what));
  return { until: attack.mark === undefined ? untilOf(gap, now) : 'cost', left };
};

/** Can the end of the turn and what comes between turns be otherwise because of that? */
export const mattersAtTheEnd = (left: readonly OnTable[]): boolean =>
  left.some((what) => what === 'conditions' || what === 'recovered');
