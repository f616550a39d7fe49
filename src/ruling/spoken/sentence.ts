import type { ConditionName } from '../../claims/index.ts';
import type { TurnLimit } from '../../state/index.ts';
import { tidy } from '../question/words.ts';

/** A question as people write it, taken apart as far as that needs no table. */
export interface Sentence {
  /** Who acts, as it was said: `i`, `my asleep luxray`, `my opponent`; empty where nobody was named. */
  readonly who: string;
  /** What is done, from its verb on. */
  readonly act: string;
  /** What the sentence says of whoever acts: `while asleep`. */
  readonly conditions: readonly ConditionName[];
  /** What it says was done this turn already: `again`, `another energy`. */
  readonly spent: readonly TurnLimit[];
}

const CONDITION_WORDS: readonly (readonly [RegExp, ConditionName])[] = [
  [/^(?:asleep|sleeping)$/, 'asleep'],
  [/^paraly[sz]ed$/, 'paralyzed'],
  [/^(?:burned|burnt)$/, 'burned'],
  [/^confused$/, 'confused'],
  [/^poisoned$/, 'poisoned'],
  [/^(?:char|chared|charred)$/, 'char'],
];

export const conditionSaid = (word: string): ConditionName | null =>
  CONDITION_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;

const CONDITION = '(?:asleep|sleeping|paraly[sz]ed|burned|burnt|confused|poisoned|char|chared|charred)';

/** A sentence says more than a question of one's own few words: it speaks to somebody, or says something of the table beside what is asked. */
const SPOKEN = new RegExp(
  `^(?:(?:can|may|could|might|is|are|am|do|does|did|will|would|should|shall|must|what|when|who|why|how|which|if)\\b|judge\\b|hey\\b)|\\b(?:while|when|if|again|enough|allowed|legal|${CONDITION})\\b`,
  'i',
);

export const isSpoken = (text: string): boolean => SPOKEN.test(tidy(text));

/** Words that ask for nothing and say nothing of the table. */
const FILLERS =
  /\b(?:please|legally|actually|still|right now|now|at this point|this turn|in this turn|during my turn|on my turn|just|also|even|anyway|here|at all|ever|judge|hey|hi|so|um|ok so)\b,?/g;

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(it|he|she|that)'s\b/g, '$1 is'],
  [/\bi'm\b/g, 'i am'],
  [/\b(they|you|we)'re\b/g, '$1 are'],
  [/\bi'd like to\b/g, 'can i'],
  [/\bpok[eé]mon\b/g, 'pokemon'],
  [/\blvl\b/g, 'level'],
  [/\bopp\b/g, 'opponent'],
  [/\bnrg\b/g, 'energy'],
];

/** The words in lower case, in one line, without what asks for nothing. */
const plain = (text: string): string => {
  let said = ` ${tidy(text).toLowerCase()} `;
  for (const [form, whole] of SHORT_FORMS) said = said.replace(form, whole);
  return said
    .replace(FILLERS, ' ')
    .replace(/[?!;]+/g, ' ')
    .replace(/\s*,\s*(?=(?:can|may|if|while|when|is)\b)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
};

/** How people ask whether something may be done; what stands behind is who does what. */
const LEADS: readonly RegExp[] = [
  /^(?:can|could|may|might)\s+(.+)$/,
  /^(?:am|is|are)\s+(.+?)\s+(?:allowed|able|permitted|free)\s+to\s+(.+)$/,
  /^(?:is|would)\s+it\s+(?:be\s+)?(?:legal|ok|okay|fine|allowed|possible|permitted)\s+for\s+(.+?)\s+to\s+(.+)$/,
  /^(?:is|would)\s+it\s+(?:be\s+)?(?:legal|ok|okay|fine|allowed|possible|permitted)\s+(?:for me\s+)?(?:to|if i|that i)\s+(.+)$/,
  /^(?:do|does)\s+(.+?)\s+get\s+to\s+(.+)$/,
];

const VERB =
  /^(?:retreat|attack|evolve|attach|use|activate|play|bench|put|place|drop|lay|level|end|pass|draw|turn|swing|hit)s?\b/;

/** Where the verb begins, which nobody's name before it may be part of: the first word that is one. */
const splitAtVerb = (said: string): readonly [who: string, act: string] | null => {
  const words = said.split(' ');
  for (let at = 0; at < words.length; at++) {
    const act = words.slice(at).join(' ');
    // `the pup on my bench` names a place.
    if (words[at] === 'bench' && /^(?:my|the|his|her|their|on)$/.test(words[at - 1] ?? '')) continue;
    if (VERB.test(act)) return [words.slice(0, at).join(' '), act];
  }
  return null;
};

/** `while asleep`, `if it is asleep and poisoned`, `although he is confused`. */
const WHILE = new RegExp(
  `\\s+(?:while|when|whilst|if|though|although|as long as)\\s+(?:(?:it|he|she|i|they|that|the pokemon|my pokemon|my active|mine)\\s+(?:is|am|are)\\s+|being\\s+)?(${CONDITION}(?:\\s+and\\s+${CONDITION})*)$`,
);

const AGAIN = /\s+(?:again|a second time|once more)$/;

const SPENT_BY: readonly (readonly [RegExp, TurnLimit])[] = [
  [/^retreat/, 'retreat'],
  [/^(?:attach|put|place|drop|play)\b.*\benergy/, 'energy'],
];

const conditionsIn = (words: string): readonly ConditionName[] =>
  words.split(' ').flatMap((word) => conditionSaid(word) ?? []);

/** Takes a sentence apart; null for one that does not ask whether somebody may do something. */
export const readSentence = (text: string): Sentence | null => {
  let said = plain(text);
  for (const lead of LEADS) {
    const found = lead.exec(said);
    if (found === null) continue;
    said = [found[1], found[2]].filter((part) => part !== undefined).join(' ');
    break;
  }
  const conditions: ConditionName[] = [];
  const spent: TurnLimit[] = [];
  const held = WHILE.exec(said);
  if (held !== null) {
    conditions.push(...conditionsIn(held[1] ?? ''));
    said = said.slice(0, held.index);
  }
  const parts = splitAtVerb(said);
  if (parts === null) return null;
  const [who, rest] = parts;
  let act = rest.replace(/^(\w+?)s\b(?=\s|$)/, (word, bare: string) =>
    VERB.test(bare) && bare !== 'pas' ? bare : word,
  );
  if (AGAIN.test(act)) {
    const limit = SPENT_BY.find(([pattern]) => pattern.test(act))?.[1];
    if (limit === undefined) return null;
    spent.push(limit);
    act = act.replace(AGAIN, '');
  }
  const another = /^((?:attach|put|place|drop|play)\s+)(?:another|a second|one more|a 2nd)\s+(?=.*\benergy\b)/.exec(
    act,
  );
  if (another !== null) {
    spent.push('energy');
    act = `${another[1]}${act.slice(another[0].length)}`;
  }
  return { who, act, conditions, spent };
};
