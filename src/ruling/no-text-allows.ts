import type { Action } from '../engine/index.ts';
import type { GapFound, Ground } from './ruling.ts';

/** Grounds that stand whatever an unread text may say: beside them the text is no matter. */

type Whose = 'any text' | 'the text of another';

/**
 * A text changes what is allowed, what it costs and how often; it changes neither what is not there nor what an action is. Only the text of the
 * Pokémon itself may say what it evolves into. A code that is missing here can be overruled, so that a ruling is rather withheld than wrong.
 */
export const NO_TEXT_ALLOWS: Readonly<Record<string, Whose>> = {
  'game-is-over': 'any text',
  'no-bench': 'any text',
  'only-active-retreats': 'any text',
  'not-in-hand': 'any text',
  'not-in-initial-hand': 'any text',
  'initial-active-stays': 'any text',
  'set-up-is-over': 'any text',
  'bench-before-active': 'any text',
  'in-the-lost-zone': 'any text',
  'no-defending-pokemon': 'any text',
  'evolves-from-another': 'the text of another',
  'only-onto-named': 'the text of another',
  'another-gym-leader': 'the text of another',
  'line-of-its-own': 'the text of another',
  'put-onto-another': 'the text of another',
  'level-only-onto-named': 'the text of another',
};

/** What a text has to bear on to take such a ground away: one that never speaks of Energy or costs pays for no attack. */
const ALLOWED_BY: Readonly<Record<string, readonly string[]>> = {
  'attack-cost': ['cost', 'energy'],
  'attack-is-illegal': ['cost', 'energy'],
  'energy-by-its-text': ['cost', 'energy'],
};

/** A text that lets a Pokémon attack or retreat without saying what it spares it. "Twice" alone spares it a limit, not a Special Condition. */
export const PERMITS: RegExp =
  /\b(?:can(?!['’])|may|could|able to|lets?|allows?|allowed to)(?: (?:always|also|still|even|then|it|its|your|a|the|each|active|benched|pokémon|that|this|them|to)){0,4} (?:attack|retreat)\b(?! (?:costs?|twice|again|only)\b)/iu;

/**
 * What a text has to say to let a player do a limited thing once more, or what a Special Condition or the phase keeps them from. A text that is not read has no
 * meaning to look at, so words are all there is: a word too many in these lists leaves a ruling open, and only a word too few could make one wrong. So each
 * list has every word with which the texts that are read say such a thing (`touches.test.ts` and `beside-an-unread-text.test.ts` hold them against those).
 */
export const HAS_TO_SAY: Readonly<Record<string, RegExp>> = {
  'gx-attack-spent': /\bgx\b/iu,
  'vstar-power-spent': /\bvstar\b/iu,
  'supporter-already-played': /\bsupporter|\btrainer/iu,
  'stadium-already-played': /\bstadium|\btrainer/iu,
  'same-stadium': /\bstadium|\btrainer/iu,
  'energy-already-attached': /\benergy\b|\battach/iu,
  'already-retreated': /\bretreat/iu,
  'already-has-a-tool': /\btools?\b|\btrainer/iu,
  'bench-full': /\bbench/iu,
  'power-already-used': /\babilit|\bpowers?\b|\bagain\b/iu,
  'card-already-used': /\babilit|\bpowers?\b|\bagain\b|\bstadium/iu,
  'is-asleep':
    /\basleep\b|\bsleep|\bwak(?:e|es|en|ens|ing)\b|\bawake|\brecover|\bcur(?:e|es|ed|ing)\b|\bimmun|\baffected\b(?! by (?:weakness|resistance|more than)\b)|\bconditions?\b|\bstatus\b|\beffects?\b/iu,
  'is-paralyzed':
    /\bparaly|\brecover|\bcur(?:e|es|ed|ing)\b|\bimmun|\baffected\b(?! by (?:weakness|resistance|more than)\b)|\bconditions?\b|\bstatus\b|\beffects?\b/iu,
  'turn-cannot-end-now': /\bdraw|\bturn ends?\b|\bend (?:your|the|his or her|their) turn\b|\bskip/iu,
  'no-attack-first-turn': /\bfirst turn\b/iu,
  'no-supporter-first-turn': /\bsupporter|\btrainer|\bfirst turn\b/iu,
};

/** Words by which a text takes up another text, or overrules what it does not name. */
const REACHES_FURTHER =
  /\bfree\b|\beven (?:if|though|when)\b|\bregardless\b|\bno matter\b|\bany ?time\b|\bcop(?:y|ies)\b|\bas (?:if|though)\b|\bdespite\b|\bin spite\b|\banyway\b|\btreat|\bcounts? as\b|\bconsidered\b|\brules?\b(?! box)|\bas its own\b|\bhas (?:the|all)\b|\bsame (?:attack|abilit|effect|text)|\binstead of\b(?! (?:in(?:to)? )?(?:the|your|their|its owner's) discard pile)|\bas (?:this|that) (?:attack|ability|power)/iu;

/** Words that stand in the rule of use of a power: they speak of that power alone. */
const WORKS_EVEN_IF = /\((?:this|that) (?:pokémon )?power works even if [^()]*\)/giu;

/** An attack that says when it may be used for all that speaks of what it names there, and of nothing else. */
export const USED_EVEN_IF: RegExp = /(?<=\b(?:be used|use (?:this attack|it))) even(?= (?:if|though|when|while) )/giu;

/** The act that is limited: a text written as data may say that it bears on it, whatever its words are. */
const LIMITED_ACT: Readonly<Record<string, string>> = {
  'already-retreated': 'retreat',
  'energy-already-attached': 'attach-energy',
  'is-asleep': 'retreat',
  'is-paralyzed': 'retreat',
};

/** What keeps a Pokémon from attacking or retreating: a text may let it do that without naming what it spares it. */
const KEEPS_FROM_IT: ReadonlySet<string> = new Set(['is-asleep', 'is-paralyzed', 'no-attack-first-turn']);

const saysNothingOf =
  (named: RegExp, code: string) =>
  ({ text, of, touches }: GapFound): boolean => {
    const act = LIMITED_ACT[code];
    if (act !== undefined && touches?.some((one) => one === act) === true) return false;
    const said = text.replace(WORKS_EVEN_IF, ' ').replace(USED_EVEN_IF, '');
    if (KEEPS_FROM_IT.has(code) && PERMITS.test(said)) return false;
    return of !== undefined && text !== '' && !named.test(said) && !REACHES_FURTHER.test(said);
  };

/** What a player does by the rules alone: no text moves it to another part of the turn. */
const BY_THE_RULES: ReadonlySet<Action['kind']> = new Set(['retreat', 'bench', 'attach-energy', 'evolve', 'level-up']);

/** Does this ground against the action stand, whatever those texts say? */
export const standsBeside = (
  gaps: readonly GapFound[],
  { code, overruled, facts }: Ground,
  action: Action,
): boolean => {
  if (overruled !== null) return false;
  // A power that works all the time is not announced, whatever a text makes of it; one that is not there may be given by a text.
  if (code === 'no-such-power') return facts.has !== undefined;
  if (gaps.length > 0 && gaps.every(({ onlyForbids }) => onlyForbids === true)) return true;
  if (code === 'not-the-action-phase') return BY_THE_RULES.has(action.kind);
  const needed = ALLOWED_BY[code];
  if (needed !== undefined)
    return gaps.every(({ touches }) => touches !== undefined && !touches.some((one) => needed.includes(one)));
  const named = HAS_TO_SAY[code];
  if (named !== undefined) return gaps.every(saysNothingOf(named, code));
  const whose = NO_TEXT_ALLOWS[code];
  const host = 'on' in action ? action.on : null;
  const another = ({ of }: GapFound): boolean => of !== undefined && of !== host;
  return whose === 'any text' || (whose === 'the text of another' && gaps.every(another));
};
