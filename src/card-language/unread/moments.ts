import type { Upon } from '../../state/index.ts';
import { MAY_STOP } from './bearing.ts';
import { ASIDE, saysOfOthers } from './sentences.ts';

/** Moments on the whole table without which an unread text does nothing: a Special Condition on any Pokémon, damage, a Knock Out, a retreat, an act of the turn. */

/** A sentence that says more of what happened, and nothing of its own. */
export const GOES_ON =
  /^(?:then\b|if (?:heads|tails|you do|you don't|you can't|it is\b|it's\b|either|any of them|both|all of them|the player does)|for each (?:heads|tails)\b|apply weakness|don't apply|(?:discard|put|shuffle|flip|draw|move|attach) (?:\d|a |all |any |it|them|that|the (?:other|rest))|shuffle your deck afterward|your opponent (?:reveals|shuffles|puts|discards) (?:that|it|them|those)\b)/u;

export const CONDITIONS = 'asleep|burned|confused|paralyzed|poisoned';

const CONDITION = `(?:${CONDITIONS})(?:(?:,| or|, or) (?:${CONDITIONS}))*`;

/** How often, or beside what else, before the condition itself. */
const BEFORE =
  "^(?:as long as [^,]*, |once during (?:your|each player's) turn, |at any time between turns, |between turns, )*";

/** What one can be done to has to be there: "your opponent's Poisoned Pokémon", "a Pokémon that remains Asleep". */
const AFFLICTED = `(?:${CONDITION}(?: active| benched| defending)? pokémon|pokémon (?:that )?(?:is |are |remains? )${CONDITION})`;

/** Of one clause: another that follows "and" or "or" could speak of something else. */
const ONE_CLAUSE = '(?:(?! and | or (?!her\\b))[^,;])*';

/** Every way in which a sentence needs a Special Condition to be there before it does anything. */
const NEEDS_AFFLICTION: readonly RegExp[] = [
  `${BEFORE}(?:if|as long as|while|whenever) (?:(?! or )[^,]){1,80}\\b(?:remains?|is|are|becomes?|it's) (?:still |already )?(?:${CONDITION}|affected by (?:a|any|\\d or more) special conditions?)\\b(?:(?! or )[^,])*, [^.]*$`,
  `${BEFORE}(?:put|each player puts|remove|(?:a|each) player flips|your opponent flips) ${ONE_CLAUSE}\\b${AFFLICTED}${ONE_CLAUSE}$`,
  `${BEFORE}(?:your opponent|players?|you) can't remove (?:the|any) special conditions?\\b[^,;]*$`,
  '^special conditions are not removed when [^,;]*$',
  `^the special condition ${CONDITION} can't be removed\\b[^,;]*$`,
  `^${ONE_CLAUSE}\\b${CONDITION} pokémon don't recover from that special condition\\b[^,;]*$`,
  `^whenever ${ONE_CLAUSE} flips? a coin for (?:the special condition ${CONDITION}\\b|(?:their|his or her) ${AFFLICTED})${ONE_CLAUSE}, [^.]*$`,
  `^prevent all effects of attacks\\b.*\\bpokémon that (?:is|are) affected by (?:a|any|\\d or more) special conditions?$`,
].map((words) => new RegExp(words, 'u'));

/** More of the same, which says nothing of a Pokémon without a Special Condition. */
const ALSO_AFFLICTED = new RegExp(
  `^(?:this also includes [^.]*|if (?:either|any)(?: of (?:the coins|them)| coin)? is (?:heads|tails), that pokémon is still ${CONDITION})$`,
  'u',
);

const KNOCKED_OUT =
  /^(?:when(?:ever)?|if) (?:(?! or )[^,.]){1,90} (?:is|would be|gets) knocked out\b(?:(?! or )[^,])*, /u;

const RETREATS =
  /^(?:once during your turn,? )?(?:when(?:ever)?|if) (?:(?! or )[^,.]){1,60} (?:retreats(?: and has \d+ or more remaining hp)?|discards energy (?:for|to pay) its retreat cost), /u;

/** An Active Pokémon that goes to the Bench, by a retreat or otherwise. */
const MOVES_TO_BENCH =
  /^(?:when(?:ever)?|if) (?:(?:(?! or )[^,.]){1,60} active pokémon moves to (?:the|your|their|his or her) bench|(?:(?! or )[^,.]){1,40} is switched or retreats to (?:the|your) bench|(?:(?! or )[^,.]){1,40} is your active pokémon and moves to (?:the|your) bench|this pokémon moves from the active spot to your bench|(?:(?! or )[^,.]){1,20} player switches (?:their|his or her) (?:(?! or )[^,.]){0,20}active pokémon with 1 of (?:their|his or her) benched pokémon)\b(?:(?! or )[^,.])*, /u;

/** One with a Special Condition that a Trainer card switches; nobody retreats by that. */
const SWITCHED_BY_TRAINER = new RegExp(
  `^whenever (?:(?! or )[^,.]){1,20} player switches (?:their|his or her) ${CONDITION} active pokémon with 1 of (?:their|his or her) benched pokémon with the effect of a trainer card, `,
  'u',
);

/** Damage on any Pokémon, after which it speaks. */
const DAMAGED =
  /^(?:when(?:ever)?|if) (?:(?! or )[^,.]){1,60} is damaged by an? (?:opponent's )?attacks?(?: from your opponent's pokémon)?, /u;

/** How much less damage their Resistance makes, where that is more than the usual, or that they have no Weakness: without damage on one of them it is no matter. */
const OWN_RESISTANCE =
  /^(?:each of )?your (?!opponent)[^,.]{0,40}pokémon(?:'s)? resistance is now -[4-9]0$|^each of your (?!opponent)[^.]{2,90} has no weakness$|^(?:as long as [^,.]*, )?don't apply [^,.]{2,12} weakness for all of your pokémon i[sn] play$/u;

/** Damage on one of them, of which another one takes a part. */
const TAKEN_OVER =
  /^(?:as long as [^,.]*, )?whenever 1 of your benched pokémon is damaged, you may do \d+ of that damage to [^,.]* instead$|^if more than 1 of your benched pokémon is damaged at the same time, you may use this power once for each of them$/u;

const BY_THE_OPPONENT = / is damaged by an? (?:opponent's attack|attacks? from your opponent's pokémon)/u;

/** Where a discarded card goes instead keeps nothing from being done. */
const ELSEWHERE = / instead of (?:in(?:to)? )?(?:the|your|their|its owner's) discard pile\b/gu;

const ATTACHES =
  /^(?:once during each player's turn, )?(?:when(?:ever)?|if) (?:you|your opponent|a player|that player) attach(?:es)? an? [^,]*\benergy\b[^,]*, /u;

const EVOLVES =
  /^(?:when(?:ever)?|if) (?:you|your opponent|a player) plays? an? (?:evolution card|pokémon) [^,]*\bto evolve\b[^,]*, /u;

const PLAYS_SUPPORTER =
  /^(?:when(?:ever)?|if|after) (?:you|your opponent|a player) plays? a supporter card from (?:your|his or her|their) hand, /u;

const USES_POWER = /^(?:after|when(?:ever)?|if) (?:(?! or )[^,.]){1,40} pokémon uses an? poké-power, /u;

/** Coins of an attack, whose flips are then done once more. */
const FLIPS_FOR_ATTACK = /^(?:after|when(?:ever)?) you flip (?:any|1 or more) coins for an attack, you may [^.]*$/u;

/** What may not be taken then, which keeps nobody from what is waited for. */
const ALSO_NOT = /^you can't choose an energy card that you used to pay the retreat cost$/u;

/** A card that would go to a hand from a discard pile. */
const BACK_TO_HAND =
  /^if [^.]* would put a card in a discard pile into its owner's hand, that card stays in that discard pile instead$/u;

/** What keeps off what a card does to its opponent, and not the card from being played. */
const SPARED =
  /^(?:when(?:ever)?|if) your opponent plays a supporter card from (?:their|his or her) hand, prevent all effects of that card done to you or your hand$/u;

/** A text that waits only for what it names first, and goes on from there. */
const begins = (first: string, rest: readonly string[], moment: RegExp): boolean =>
  moment.test(first.replace(/^as long as [^,]*, /u, '')) && rest.every((sentence) => GOES_ON.test(sentence));

/** The moment without which no part of this text does anything; undefined where there is none, or none of these. */
export const momentOf = (text: string): Upon | undefined => {
  const sentences = saysOfOthers(text.replace(ASIDE, ''));
  const [first, ...rest] = sentences;
  if (first === undefined) return undefined;
  const afflicted = (sentence: string): boolean => NEEDS_AFFLICTION.some((words) => words.test(sentence));
  if (
    afflicted(first) &&
    rest.every((sentence) => afflicted(sentence) || ALSO_AFFLICTED.test(sentence) || GOES_ON.test(sentence))
  )
    return 'affliction';
  if (begins(first, rest, KNOCKED_OUT)) return 'knock-out';
  if (rest.length === 0 && FLIPS_FOR_ATTACK.test(first)) return 'attack-coin';
  if (rest.length === 0 && SPARED.test(first)) return 'supporter';
  if (rest.length === 0 && BACK_TO_HAND.test(first)) return 'to-hand';
  if (TAKEN_OVER.test(first) && rest.every((sentence) => TAKEN_OVER.test(sentence))) return 'damage-on-own-side';
  // Of an act that has to be done first, nothing may be said that could keep it from being done.
  const held = sentences.filter((sentence) => !ALSO_NOT.test(sentence));
  if (held.some((sentence) => MAY_STOP.test(sentence.replace(ELSEWHERE, '')))) return undefined;
  if (begins(first, rest, DAMAGED)) return BY_THE_OPPONENT.test(first) ? 'opposing-damage' : 'damage';
  if (rest.length === 0 && OWN_RESISTANCE.test(first)) return 'damage-on-own-side';
  if (begins(first, rest, RETREATS)) return 'retreat';
  if (begins(first, rest, SWITCHED_BY_TRAINER)) return 'switched-by-trainer';
  if (
    begins(
      first,
      rest.filter((sentence) => !ALSO_NOT.test(sentence)),
      MOVES_TO_BENCH,
    )
  )
    return 'moved-to-bench';
  if (begins(first, rest, ATTACHES)) return 'energy';
  if (begins(first, rest, EVOLVES)) return 'evolution';
  if (begins(first, rest, USES_POWER)) return 'power-used';
  return begins(first, rest, PLAYS_SUPPORTER) ? 'supporter' : undefined;
};
