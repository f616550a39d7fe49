import { says } from './sentences.ts';

/** Unread texts that are used, and yet only as something happens: they are heard at that event, however they say that they are used. */

const BEGINS = '(?<=^|[.)] )';

/** What happens in the own turn and is waited for: not that the card itself is played or discarded. */
const HAPPENS = '(?:when(?:ever)?|after) (?!you (?:play|put|discard) (?!an? |1 |any ))|if you attach ';

/** How often, said before what it waits for. */
const HOW_OFTEN = new RegExp(
  `${BEGINS}once during your turn(?: \\(before your attack\\))?,? (?=(?:if [^,.]*, )?(?:${HAPPENS}))|${BEGINS}once (?=at the end of )`,
  'giu',
);

/** "You may also use this Ability if …": what it waits for comes after. */
const USED_IF =
  /(?<=^|[.)] )you may (?:also )?(use this (?:ability|power)) ((?:if|when(?:ever)?) [^.]*\b(?:is|would be|gets) (?:knocked out|damaged)\b[^.]*)\./giu;

/** "If this Pokémon is your Active Pokémon, when you attach … to it": the Pokémon is named before the act. */
const NAMED_BEFORE = /(?<=^|[.)] )if ([^,.]{2,40}) is [^,.]*, (when(?:ever)? you attach [^,.]* to) it, /giu;

/** The text with what it waits for at the beginning of its sentences. */
export const heardFirst = (text: string): string =>
  text
    .replace(HOW_OFTEN, '')
    .replace(USED_IF, (_all, use: string, event: string) => `${event}, you may ${use}.`)
    .replace(NAMED_BEFORE, '$2 $1, ');

/** The same as far as its use: what comes after that is what the use does. */
export const untilUsed = (text: string): string =>
  /^.*?(?:if|when(?:ever)?|after|at the end of) [^.]*, you may use this (?:ability|power)\./iu.exec(text)?.[0] ?? text;

/** Is every event of such a text one of the own turn? */
export const isOfOwnTurn = (text: string): boolean =>
  /^once (?:during|at the end of) your turn\b/iu.test(text.trim()) && !new RegExp(USED_IF.source, 'iu').test(text);

const AT_FIRST = new RegExp(`^(?:if [^,]*, )?(?:${HAPPENS}|at the end of )`, 'u');

/** Of its own Pokémon, wherever in the text it stands. */
const STRUCK =
  /^(?:if|when(?:ever)?) (?![^,]*\battached to\b)[^,]*\b(?:is|would be|gets) (?:knocked out|damaged)\b[^,]*, (?!your opponent takes\b)/u;

/** Does a text that is used act as something happens, so that it is heard there? */
export const isHeardAtEvent = (text: string): boolean => {
  const [first = '', ...rest] = says(heardFirst(text));
  return AT_FIRST.test(first) || [first, ...rest].some((sentence) => STRUCK.test(sentence));
};
