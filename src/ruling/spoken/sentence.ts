import type { ConditionName } from '../../claims/index.ts';
import { editDistance } from '../../corpus/index.ts';
import type { TurnLimit } from '../../state/index.ts';
import { tidy } from '../question/words.ts';

/** A question as people write it, taken apart as far as that needs no table. */
export interface Sentence {
  /** Who acts, as it was said: `i`, `my asleep luxray`, `my opponent`; empty where no one was named. */
  readonly who: string;
  /** What is done, from its verb on. */
  readonly act: string;
  /** What the sentence says of the one who acts: `while asleep`. */
  readonly conditions: readonly ConditionName[];
  /** What it says was done this turn already: `again`, `another energy`. */
  readonly spent: readonly TurnLimit[];
}

const CONDITION_WORDS: readonly (readonly [RegExp, ConditionName])[] = [
  [/^(?:asleep|sleeping|aslep|alseep)$/, 'asleep'],
  [/^par[ay]l[aiy][sz]ed$/, 'paralyzed'],
  [/^(?:burned|burnt)$/, 'burned'],
  [/^confu[sz]ed$/, 'confused'],
  [/^pois[oe]ned$/, 'poisoned'],
  [/^(?:char|chared|charred)$/, 'char'],
];

export const conditionSaid = (word: string): ConditionName | null =>
  CONDITION_WORDS.find(([pattern]) => pattern.test(word))?.[1] ?? null;

const CONDITION =
  '(?:asleep|sleeping|aslep|alseep|par[ay]l[aiy][sz]ed|burned|burnt|confu[sz]ed|pois[oe]ned|char|chared|charred)';

const A_CONDITION = new RegExp(`^${CONDITION}$`);

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that only a sentence begins with. */
const BEGINS = setOf(
  'can cant may could might is are am do does did will would should shall must what when who why how which if judge hey',
);
/** What somebody does who is in dispute: `he says`. */
const SAYS = setOf('say says said claim claims think thinks insist insists argue argues');
/** Words by which something is said of the table. */
const WITHIN = setOf('while when if again enough allowed legal');
const MAY = setOf('can may could');
const WHO_MAY = setOf('i he she it they we my the');

/** A name in quotes says nothing, whatever its words: `attack "Sleeping Gas"`. */
const QUOTED = /"[^"]*"|“[^”]*”/g;

/**
 * A sentence says more than a question of one's own few words: it speaks to a person, or says something of the table beside what is asked. Looked up
 * word by word: every question passes here, and one pattern of all these words would cost the start of the program more than the ruling.
 */
export const isSpoken = (text: string): boolean => {
  const words = tidy(text.replace(QUOTED, '·'))
    .toLowerCase()
    .split(/[^a-z\d_]+/);
  const [first = '', second = '', third = ''] = words;
  return (
    BEGINS.has(first) ||
    (/^(?:he|she|they)$/.test(first) && SAYS.has(second)) ||
    (first === 'my' && second === 'opponent' && SAYS.has(third)) ||
    words.some(
      (word, at) => WITHIN.has(word) || A_CONDITION.test(word) || (MAY.has(word) && WHO_MAY.has(words[at + 1] ?? '')),
    )
  );
};

/** Words that ask for nothing and say nothing of the table. */
const FILLERS =
  /\b(?:please|legally|actually|still|right now|now|at this point|this turn|in this turn|during my turn|on my turn|just|also|even|anyway|here|at all|ever|judge|hey|hi|so|um|ok so)\b,?/g;

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/[’‘`]/g, "'"],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\bim\b/g, 'i am'],
  [/\bi've\b|\bive\b/g, 'i have'],
  [/\b(he|she|they)'ve\b/g, '$1 have'],
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
export const plain = (text: string): string => {
  let said = ` ${tidy(text).toLowerCase()} `;
  for (const [form, whole] of SHORT_FORMS) said = said.replace(form, whole);
  return said
    .replace(FILLERS, ' ')
    .replace(/[?!;]+|\.(?=\s+(?:can|may|could|am|is|does|do|so)\b)/g, ' ')
    .replace(/\s*,\s*(?=(?:can|may|if|while|when|is)\b)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
};

/** How people ask whether something may be done; what follows is who does what. */
const LEADS: readonly RegExp[] = [
  /^(?:can|could|may|might)\s+(.+)$/,
  /^(?:am|is|are)\s+(.+?)\s+(?:allowed|able|permitted|free)\s+to\s+(.+)$/,
  /^(?:is|would)\s+it\s+(?:be\s+)?(?:legal|ok|okay|fine|allowed|possible|permitted)\s+for\s+(.+?)\s+to\s+(.+)$/,
  /^(?:is|would)\s+it\s+(?:be\s+)?(?:legal|ok|okay|fine|allowed|possible|permitted)\s+(?:for me\s+)?(?:to|if i|that i)\s+(.+)$/,
  /^(?:do|does)\s+(.+?)\s+get\s+to\s+(.+)$/,
];

const VERB =
  /^(?:retreat|attack|evolve|attach|use|activate|play|bench|put|place|drop|lay|level|end|pass|draw|turn|swing|hit)s?\b/;
const VERB_WITHIN = new RegExp(`\\b${VERB.source.slice(1)}`);

const VERBS = ['retreat', 'attack', 'evolve', 'attach', 'activate'] as const;

/** A verb that was mistyped by one letter, so that no other word can be meant. */
const mended = (word: string): string =>
  word.length < 5 ? word : (VERBS.find((verb) => editDistance(word, verb, 1) <= 1) ?? word);

/** Where the verb begins, which no name before it may be part of: the first word that is one. */
const splitAtVerb = (said: string): readonly [who: string, act: string] | null => {
  const plainly = said.split(' ');
  const words = VERB_WITHIN.test(said) ? plainly : plainly.map(mended);
  for (let at = 0; at < words.length; at++) {
    const act = words.slice(at).join(' ');
    // `the pup on my bench` names a place.
    if (words[at] === 'bench' && /^(?:my|the|his|her|their|on)$/.test(words[at - 1] ?? '')) continue;
    if (VERB.test(act)) return [words.slice(0, at).join(' '), act];
  }
  return null;
};

const CONDITIONS_SAID = `${CONDITION}(?:\\s+and\\s+${CONDITION})*`;

/** `while asleep`, `if it is asleep and poisoned`, `although he is confused`, `because I am asleep`. */
const WHILE = new RegExp(
  `,?\\s+(?:(?:even )?(?:while|when|if|though)|whilst|although|because|since|as long as)\\s+(?:(?:it|he|she|i|they|that|the pokemon|my pokemon|my active|mine)\\s+(?:is|am|are)\\s+|being\\s+)?(${CONDITIONS_SAID})$`,
);

/** `my luxray is asleep, can it retreat`: what is so, and then what is asked. */
const IS_SO = new RegExp(
  `^(?:if\\s+)?(.+?)\\s+(?:is|am|are)\\s+(${CONDITIONS_SAID})(?:\\s*[,.]|\\s+and|\\s+so|\\s+then|\\s+but)*\\s+(?=(?:can|may|could|am|is|does|do)\\s)`,
);

const DONE =
  '(retreated|attached (?:an? |one |my )?(?:\\w+ )?energy|played (?:an? |one |my )?supporter|played (?:an? |one |my )?stadium)';

/** `I already retreated, can I …`. */
const DONE_BEFORE = new RegExp(
  `^(?:if\\s+)?(?:i|he|she|they|we)\\s+(?:(?:have|has|had)\\s+)?(?:already\\s+)?${DONE}(?:\\s+already)?(?:\\s*[,.]|\\s+and|\\s+so|\\s+then|\\s+but)*\\s+(?=(?:can|may|could|am|is|does|do)\\s)`,
);

/** `… though I already retreated`, `… if I have attached an energy`. */
const DONE_BEHIND = new RegExp(
  `,?\\s+(?:(?:even )?(?:if|though|when|after)|although|but|because|since|having)\\s+(?:(?:i|he|she|they|we)\\s+)?(?:(?:have|has|had)\\s+)?(?:already\\s+)?${DONE}(?:\\s+already)?$`,
);

const limitDone = (said: string): TurnLimit =>
  said === 'retreated'
    ? 'retreat'
    : /supporter$/.test(said)
      ? 'supporter'
      : /stadium$/.test(said)
        ? 'stadium'
        : 'energy';

/** What a person at the table says, which is in dispute: `he says I can't retreat`. */
const REPORTED =
  /^(?:my opponent|the opponent|opponent|he|she|they|somebody|someone|another judge|the other player)\s+(?:says?|said|claims?|claimed|thinks?|insists?|argues?|tells me|told me)\s+(?:that\s+)?/;
const IS_RIGHT = /,?\s*(?:is|are)\s+(?:he|she|they|that|this|it)\s+(?:right|correct|true|wrong|so|legal|allowed)$/;
const CLAIM = /^(.+?)\s+(?:can|may|is allowed to|am allowed to|is able to)(?:\s+not)?\s+(.+)$/;

const PRONOUN = /^(?:it|he|she|they|that pokemon)$/;

const AGAIN = /\s+(?:again|a second time|once more)$/;

const SPENT_BY: readonly (readonly [RegExp, TurnLimit])[] = [
  [/^retreat/, 'retreat'],
  [/^(?:attach|put|place|drop|play)\b.*\benergy/, 'energy'],
];

const conditionsIn = (words: string): readonly ConditionName[] =>
  words.split(' ').flatMap((word) => conditionSaid(word) ?? []);

/** Takes a sentence apart; null for one that does not ask whether a player may do something. */
export const readSentence = (text: string): Sentence | null => {
  let said = plain(text);
  const conditions: ConditionName[] = [];
  const spent: TurnLimit[] = [];
  const reported = REPORTED.exec(said);
  if (reported !== null) said = said.slice(reported[0].length).replace(IS_RIGHT, '');
  const before = DONE_BEFORE.exec(said);
  if (before !== null) {
    spent.push(limitDone(before[1] ?? ''));
    said = said.slice(before[0].length);
  }
  const so = IS_SO.exec(said);
  if (so !== null) {
    conditions.push(...conditionsIn(so[2] ?? ''));
    said = said.slice(so[0].length);
  }
  for (const lead of reported === null ? LEADS : [...LEADS, CLAIM]) {
    const found = lead.exec(said);
    if (found === null) continue;
    said = [found[1], found[2]].filter((part) => part !== undefined).join(' ');
    break;
  }
  for (let cut = true; cut; ) {
    const held = WHILE.exec(said);
    const done = DONE_BEHIND.exec(said);
    cut = held !== null || done !== null;
    if (held !== null) {
      conditions.push(...conditionsIn(held[1] ?? ''));
      said = said.slice(0, held.index);
    } else if (done !== null) {
      spent.push(limitDone(done[1] ?? ''));
      said = said.slice(0, done.index);
    }
  }
  const parts = splitAtVerb(said);
  if (parts === null) return null;
  const [asked, rest] = parts;
  // `it` means the one spoken of before; a condition of any other Pokémon has no part in the question.
  if (so !== null && !PRONOUN.test(asked) && asked !== so[1]) return null;
  const who = so === null ? asked : (so[1] ?? '');
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
  return { who, act, conditions, spent: [...new Set(spent)] };
};
