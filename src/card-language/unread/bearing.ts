import type { Touched } from '../../claims/index.ts';
import { TOUCHES } from '../../state/index.ts';
import { knownBearing } from './known-sentences.ts';
import {
  ATTACK_NAME,
  BENCHED_ONES,
  EVOLVED_ONES,
  LEFT_BY_A_COST,
  LYING_THERE,
  NOT_BY,
  ONLY_NAMING,
  PREVIOUS_LEVEL,
  unmentioned,
} from './only-named.ts';
import { ASIDE, EXCEPT, says, saysOfOthers } from './sentences.ts';
import { isAboutUsing } from './using.ts';

/**
 * What an unread printed text can bear on. It is not understood, only searched for the words it would need: a text that never says
 * "retreat" changes no retreat. A text that leaves doubt bears on everything (`touches` absent). The words are held against what verbs and claims bear on.
 */

/** Texts about texts, and texts that make one thing another: what they bear on cannot be seen from their words. */
const ABOUT_ANYTHING: RegExp =
  /\bpowers?\b|\bpoké-bod|\babilit|\bno effects?\b(?! other than providing)|\bignor|\bstops? working|\binstead\b|\btreated\b|\bcounts? as\b|\bconsidered\b|\bas if\b|\bcop(?:y|ies)\b|\brules?\b|\blose\b(?! th(?:e|is) game\b)|\bretains?\b|\bname\b|\beffects of [^.]{0,40}\b(?:stadiums?|tools?|trainer)\b|\bcan't be (?:used|played|affected by (?:any )?effects)|\bcan't (?:play|use) (?:any(?! (?:trainer|supporter|stadium|item|technical machine|basic pokémon|pokémon\s+from)\b)|cards)\b/u;

/** What keeps off effects of every kind, or makes a Pokémon one of another class, may bear on what another text says of that. */
const OF_ALL_EFFECTS =
  /\bprevent all effects(?:, (?:excluding|including) damage,| \(excluding damage\))?(?! of\b)(?!.*\battacks?\b)|\bis attached to is an? [^,.]* pokémon$/u;

/** Whose effects they are that put, move or discard something: only where they come from, which the text neither uses nor forbids. */
const WHOSE_EFFECTS =
  /(?:^|(?<=\b(?:placed|put|discarded|moved|returned|switched|damaged|knocked out|devolved)\b[^.]*)\b)by (?:the |any )?effects of [^.]*/gu;

/** What answers a Knock Out does so after what knocked out, and changes no damage that led to it. */
const FALLEN = /^(?:when(?:ever)?|if) [^,.]{1,60} (?:is|are) knocked out\b[^,]*, /u;

/** Whether the attack knocks out is asked after its damage. */
const WHETHER_FALLEN = "^(?:if|unless) this attack (?:doesn't knock|knocks) out [^,.]*,";

/** "Its type", and a Pokémon that is of one without the word. */
const TYPES =
  /\btypes?\b|\b(?:is|are|becomes?) (?:an? |all )?(?:grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless)\b/u;

/** What devolves a Pokémon ends its Special Conditions and takes its HP, its types and the like, whether the text says so or not. */
const DEVOLVES = '\\bdiscard the top card (?:from|of) (?:it|that pokémon)\\b';

/** Who plays a Pokémon may do so to evolve another, or to level it up. */
const PLAYS_POKEMON = '(?<!\\bin(?:to)? )\\bplay(?:s|ed)? (?!pokémon tool)[^.,]{0,40}\\bpokémon\\b(?! tool)';

const EVOLVING =
  /\bas (?:a )?basic pokémon$|\bare considered basic pokémon$|\be?volv|\bevolution\b|\bstage\b|\binto play\b|\bbecomes? (?:this pokémon|an? |m |mega |primal )|\bdoes(?:n't| not) end if\b.*\bbecomes\b/u
    .source;

/** What a text needs to speak of, to bear on that. */
const NEEDED: { readonly [T in Exclude<Touched, 'effects' | 'attack' | 'use-power' | `after-${string}`>]: RegExp } = {
  draw: /\bdraws?\b|\bdeck\b/u,
  bench: /\bbench|\binto play\b|\bonto\b|(?<!\bin )\bplay(?:s|ed|ing)?\b(?! with\b)/u,
  // An Energy card is played by attaching it.
  'attach-energy': /\battach|\benergy\b.*\bhand\b|\bhand\b.*\benergy\b|\bplay(?:s|ed)? this card\b|\bace spec\b/u,
  evolve: new RegExp(`${PLAYS_POKEMON}|${EVOLVING}`, 'u'),
  'level-up': new RegExp(`${PLAYS_POKEMON}|\\blevel|\\blv\\.|\\binto play\\b`, 'u'),
  'play-trainer': /\btrainer|\bitem\b|\btools?\b|\bmachine|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b(?! with\b)/u,
  'play-supporter': /\bsupporter|\btrainer|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b(?! with\b)/u,
  'play-stadium': /\bstadium|\btrainer|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b(?! with\b)/u,
  retreat: /\bretreat/u,
  'retreat-cost': /^(?=.*\bretreat).*\b(?:cost|discard|energy|free|pay|without)/u,
  cost: /(?<!\bretreat )\bcosts?\b|\bwithout\b|\bneed|\bpays?\b|\bto use\b|\b(?:can|may) use\b(?! this (?:power|poké-power|ability|effect)\b)|\bnecessary\b|\bcolorless (?:energy )?(?:less|more)\b/u,
  energy:
    /\bprovid|\btreat\b.*\benergy|\binto \w+ energy\b|\busual types?\b|(?<!\bthe same as that )\btypes? of energy\b|\bis every\b|\bworth\b/u,
  damage: /\bdamage|\bcounters?\b|\bprevent|\bheal|\battack|\bweakness|\bresistance/u,
  weakness: new RegExp(`\\bweakness|\\bresistance|${DEVOLVES}`, 'u'),
  types: new RegExp(`${TYPES.source}|${DEVOLVES}`, 'u'),
  hp: new RegExp(`\\bhp\\b|\\bhit points?\\b|${DEVOLVES}`, 'u'),
  conditions: new RegExp(
    `\\basleep|\\bburn|\\bconfus|\\bparaly|\\bpoison|\\bspecial conditions?\\b|\\bcounters (?:on [^,.]{1,40} )?instead of\\b|${DEVOLVES}`,
    'u',
  ),
  checkup:
    /\bbetween turns\b|\bcheckup\b|\b(?:start|beginning|end) of\b|\bturn ends\b|\bspecial conditions?\b|\basleep|\bburn|\bconfus|\bparaly|\bpoison/u,
  'knock-out': new RegExp(`\\bknock|\\bhp\\b|\\bremaining\\b|${DEVOLVES}`, 'u'),
  prizes: new RegExp(`\\bprize|${DEVOLVES}`, 'u'),
  win: new RegExp(`\\bwin|\\bloses? th(?:e|is) game\\b|\\bprize|\\bdeck\\b|${DEVOLVES}`, 'u'),
};

const BESIDE: Partial<Record<Touched, RegExp>> = {
  'attach-energy': LYING_THERE,
  bench: BENCHED_ONES,
  cost: LEFT_BY_A_COST,
  evolve: EVOLVED_ONES,
  'level-up': PREVIOUS_LEVEL,
  damage: new RegExp(`${FALLEN.source}|${WHETHER_FALLEN}`, 'u'),
  'knock-out': new RegExp(WHETHER_FALLEN, 'u'),
};
const NEEDS = Object.entries(NEEDED) as readonly [keyof typeof NEEDED, RegExp][];

const attacking = (sentence: string): boolean => {
  if ((DAMAGED.test(sentence) || FALLEN.test(sentence)) && !PREVENTS.test(sentence)) return false;
  return /\battack|\bturn (?:ends|is over)|\bends?\b.*\bturn\b|\bskip|\bmust\b|\bflips?\b/u.test(unmentioned(sentence));
};

/** Words that could still undo the attack that is answered. */
export const PREVENTS = /\bprevent|\bcan't\b|\binstead\b|\bnothing\b/u;

/** A retreat moves Pokémon, and need not be named for that. */
const COMES_OR_GOES = /\b(?:mov(?:es?|ed)|switch(?:es|ed)?|goes|becomes?|comes?)\b.*\b(?:bench|active)\b/u;

/** What a text waits for: something that is done, which the text itself neither allows nor forbids. */
const HAPPENING =
  /^(?:as long as [^,]*, )?(?:once during each player's turn, )?(?:when(?:ever)?|if) (?:you|any player|a player|either player|each player|that player|your opponent|your opponent's active pokémon|a player's active pokémon) (?:attach(?:es)?|retreats?|plays?|puts?|moves?|switches)\b(?:[^,]*, [^,]*, or )?[^,]*, /u;

/** What answers damage of an attack, or a Knock Out by one, does so after that attack was used. */
const DAMAGED =
  /^(?:during your opponent's turn, )?(?:when(?:ever)?|if) (?:(?:your opponent's|an opponent's|an) attack (?:damages|would knock out) [^,]*|[^,.]{1,60} would be damaged by (?:an|your|your opponent's|an opponent's) attacks?\b[^,]*|that pokémon attacks and does damage to [^,]*), (?:unless [^,]*, )?/u;

/** Words that could still keep the act from having an effect. */
export const MAY_STOP =
  /\bnothing\b|\bcan't\b|\bcannot\b|\binstead\b|\bprevent|\bmust\b|\bunless\b|\bfails?\b|\bonly\b|\bin order to\b|\bends?\b(?! of (?:the|your) turn\b)|\bback\b/u;

export const ACTS_SPOKEN_OF: ReadonlySet<Touched> = new Set([
  'bench',
  'attach-energy',
  'evolve',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'retreat-cost',
  'cost',
]);

/** The same at the end of a sentence: what goes on or stops when they evolve keeps nobody from evolving them. */
const UPON_EVOLVING =
  / when (?:it|they|that pokémon|this pokémon) (?:evolves?|devolves?)(?: or (?:evolves?|devolves?))?$/u;

/** When something may happen, said by when a Pokémon was played; who it was that played this card; and of cards of one kind, that they are played: nothing about playing others. */
const SINCE_PLAYED =
  /\bthe turn (?:you|they|he or she) play(?:s|ed)? (?:it|them|(?:this|that|those) pokémon)\b|\bthe player who played (?:this card|it)\b|\bplay (?:any )?(?=pokémon tool|technical machine|supporter|stadium)/gu;

/** The sentence as far as it can bear on acts. */
const beyondHappening = (sentence: string, text: string): string =>
  MAY_STOP.test(text) ? sentence : sentence.replace(HAPPENING, '').replace(UPON_EVOLVING, '');

const ON_CONDITION = "(?:(?:if|as long as) (?:(?! (?:and|can|can't|do|does|don't|gets?) )[^.])*?, )?";

/** Sentences that apply during an attack, and at no other time: what they do or prevent is part of that attack. */
const WHILE_ATTACKING: readonly RegExp[] = [
  "(?:whenever|when|if) (?:an|any|your opponent's|an opponent's)(?: pokémon's)? attacks? (?:damages?|does anything to) [^.]*",
  "(?:as long as [^,.]*, )?prevent all (?:effects of|effects, including damage, of|damage done by) (?:any |your opponent's )?(?:gx )?attacks?\\b[^.]*",
  `${ON_CONDITION}(?:each of )?[^,.]{1,40} attacks? do(?:es)? \\d+ (?:more|less) damage to (?:(?! and any )[^.])*`,
  '(?:the )?[^.]{1,80} takes? \\d+ (?:less|more) damage from (?:[^.,]{1,40} )?attacks?(?: [^.,]*)?',
  `${ON_CONDITION}(?:any |all )?damage done (?:to|by) [^.]*\\battacks?\\b[^.]* (?:is reduced by \\d+|isn't affected by resistance)`,
  '(?:whenever|if) [^,]*\\battacks?\\b[^,]*, (?:the|that) attack does (?:\\d+ more|only half the) damage\\b[^,.]*',
  `${ON_CONDITION}(?:the attack cost of [^.]*|[^,.]{1,60} pays? [^,.]* to use [^,.]*)`,
  `${ON_CONDITION}(?:whenever|when|if) [^,.]{1,60} tries to (?:attack|use an attack), [^,.]{1,40} flips? (?:a coin|\\d coins)`,
  '(?:whenever|when|if) (?:tails|heads|(?:either|both|all)[^,.]{0,20} tails), (?:that|the|this) attack (?:does nothing|fails|does not happen)',
  "if (?:tails|either of them is tails), (?:that|the|this) attack doesn't happen",
  "(?:whenever|when|if) [^,.]{1,60} would be (?:damaged|affected|damaged or affected) by (?:an|any|your|an opponent's|your opponent's) attacks?\\b[^,.]*, flip a coin",
  'if heads, prevent all effects of that attack, including damage, done to [^,.]*',
  "don't apply weakness and resistance|any other effects of attacks still happen",
  '(?:each of )?[^.,]{1,60} (?:weakness|resistance) is (?:now )?[-+x×]? ?\\d+',
].map((words) => new RegExp(`^(?:[\\p{L}' -]{3,25}: )?(?:${words})$`, 'u'));

const speaksWhileAttacking = (text: string): boolean => {
  const sentences = says(text.replace(ASIDE, ''));
  return sentences.length > 0 && sentences.every((one) => WHILE_ATTACKING.some((known) => known.test(one)));
};

/** What an in-force text can bear on; undefined: on anything. `after-evolve`: it waits for that act, and bears on what comes of it alone. */
export const touchesOf = (text: string): readonly Touched[] | undefined => {
  const touched = new Set<Touched>();
  const sentences = saysOfOthers(text.replace(ATTACK_NAME, '').replace(EXCEPT, ''));
  for (const whole of sentences) {
    const known = knownBearing(whole);
    if (known !== null) {
      for (const what of known) touched.add(what);
      continue;
    }
    const sentence = whole.replace(WHOSE_EFFECTS, ' ').replace(NOT_BY, '');
    if (ABOUT_ANYTHING.test(sentence.replace(ONLY_NAMING, ' ')) || OF_ALL_EFFECTS.test(sentence)) return undefined;
    touched.add('effects');
    const unplayed = sentence.replace(SINCE_PLAYED, ' ');
    const done = beyondHappening(unplayed, sentences.join('. '));
    for (const [what, needed] of NEEDS) {
      const isAct = ACTS_SPOKEN_OF.has(what);
      const needs = (words: string): boolean => needed.test(words.replace(BESIDE[what] ?? '', ' '));
      if (needs(isAct ? done : sentence)) touched.add(what);
      else if (isAct && !what.endsWith('cost') && needs(unplayed)) touched.add(`after-${what}` as Touched);
    }
    if (COMES_OR_GOES.test(sentence)) touched.add('after-retreat');
    if (attacking(sentence)) touched.add('attack');
  }
  if (speaksWhileAttacking(text)) touched.delete('effects');
  return [...touched].sort();
};

/** The same for the text of an attack: without `attack`, it can be begun whatever the text says. */
export const touchesOfAttack = (text: string): readonly Touched[] | undefined =>
  isAboutUsing(text) ? undefined : (touchesOf(text) ?? TOUCHES).filter((what) => what !== 'attack');

/** What is given up in order to use an attack, and nothing else. */
const PRICE = /^discard [^.,]{1,80} in order to use this attack$/u;

/** The same of a copy that spares what has to be discarded to use it; undefined where the text asks for nothing of the kind. */
export const touchesUnpriced = (text: string): readonly Touched[] | undefined => {
  const sentences = says(text);
  const left = sentences.filter((sentence) => !PRICE.test(sentence));
  return left.length === sentences.length ? undefined : touchesOfAttack(left.map((one) => `${one}.`).join(' '));
};
