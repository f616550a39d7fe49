import type { Touched } from '../../claims/index.ts';
import { escaped, ownNames } from '../lexicon/index.ts';
import { ASIDE, saysOfOthers } from './sentences.ts';

/** Unread texts about what their own Pokémon does, and about nothing that another Pokémon does or suffers. */

const PROVISO = '(?:(?:if|as long as|while) [^.]*?, )?';

/** Another clause could speak of another Pokémon. */
const ONE_SUBJECT = '(?:(?!,? and (?:any|all|each|every|your|damage|prevent|reduce|the)\\b)[^.])*';

/** What its attacks do and cost, and nothing else of it. */
const aboutAttacks = (own: string): readonly string[] => [
  `${PROVISO}(?:each of )?${own}'s attacks? (?:do|does) ${ONE_SUBJECT}`,
  `${PROVISO}the attack cost of ${own}'s ${ONE_SUBJECT}`,
  `${PROVISO}${own} pays ${ONE_SUBJECT} to use ${ONE_SUBJECT}`,
  `${PROVISO}ignore (?:all|any) ${ONE_SUBJECT} necessary to use ${own}'s attacks?`,
  `(?:if ${own} uses [^,]*|whenever (?:${own}'s attack damages [^.]*|an attack from ${own} does damage[^.,]*)), (?:that|the) attack does ${ONE_SUBJECT}`,
  'no matter how many heads you get',
  'you still (?:have to pay for|need) [^.]*',
  `(?:if [^,]*, )?(?:${own}'s attacks?|attacks? used by ${own}) do(?:es)? \\d+ more damage\\b${ONE_SUBJECT}`,
  `if [^,]*, you may make its ${ONE_SUBJECT} attack's base damage \\d+ instead of \\d+`,
  `you may make ${ONE_SUBJECT} do \\d+ more damage for each [^.]* attached to ${own},? but not used to pay [^.]*`,
  `if ${own} has [^.]* in its name, its attacks cost ${ONE_SUBJECT}`,
  `if ${own} has weakness to [^,]*, its attacks do ${ONE_SUBJECT}`,
];

const aboutOther = (own: string): readonly string[] => [
  `${PROVISO}${own} can(?:'t)? (?:use|attack)\\b${ONE_SUBJECT}`,
  `${PROVISO}${own}'s retreat cost is ${ONE_SUBJECT}`,
  `${PROVISO}you pay ${ONE_SUBJECT} to retreat ${own}\\b${ONE_SUBJECT}`,
  `you (?:can't|may) attach ${ONE_SUBJECT} to ${own}`,
  `to attach ${ONE_SUBJECT} to ${own}, you must discard ${ONE_SUBJECT}`,
  `at the end of (?:your|the) turn in which this happens, discard ${own}`,
  `discard ${own} at the end of the turn in which this pokémon attacks`,
  `${PROVISO}ignore the effects? of ${own}'s ${ONE_SUBJECT}`,
  `if ${own} uses an attack, if you flip any coins for [^,]*, and if any of them are tails, draw ${ONE_SUBJECT}`,
  `${PROVISO}it copies all of the defending pokémon's attacks, including their costs`,
  `if you go second, ${own} can evolve during your first turn`,
  `put ${own} into play only with the effect of ${ONE_SUBJECT}`,
  `whenever you attach an? [^,]* to ${own}, discard an? [^,.]* attached to ${own}`,
  `you can't attach an? [^,.]* if ${own} has no energy cards attached`,
  // A full stop in the middle of what is asked for.
  'as long as [^,]*(?:, [^,]*)* in play',
  `attach the [^.]* energy,? and then discard ${ONE_SUBJECT} from ${own}`,
];

/** What an attack may depend on by such a sentence, once that attack is used. */
const OF_ATTACKS: ReadonlySet<Touched> = new Set(['attack', 'cost', 'damage', 'energy', 'types', 'weakness']);

/** Of its attacks alone another clause could say something of the Pokémon itself. */
const ANOTHER_CLAUSE = / and (?!resistance\b)/u;

const sentencesAre = (text: string, name: string, known: (own: string) => readonly string[]): boolean => {
  const sentences = saysOfOthers(text.replace(ASIDE, ''));
  const card = ownNames(name)
    .map((one) => escaped(one.toLowerCase()))
    .join('|');
  const own = `(?:the pokémon (?:that )?(?:this card|${card}) is attached to|this pokémon|${card})`;
  const patterns = known(own).map((words) => new RegExp(`^${words}$`, 'u'));
  return (
    sentences.length > 0 &&
    sentences.every((sentence) => {
      const said = sentence.replace(/^[\p{L}' -]{3,25}: /u, '');
      return patterns.some((words) => words.test(said));
    })
  );
};

/** Does every sentence speak of what its own Pokémon does: its attacks, its retreat, cards attached to it? */
export const isOfOwnDoing = (text: string, name: string): boolean =>
  sentencesAre(text, name, (own) => [...aboutAttacks(own), ...aboutOther(own)]);

/** What an unread text bears on that speaks of the attacks of its own Pokémon alone: what its words name of anything else only says when, or how much. */
export const ofOwnAttacks = (
  text: string,
  name: string,
  touches: readonly Touched[] | undefined,
): readonly Touched[] | undefined =>
  !saysOfOthers(text.replace(ASIDE, '')).some((sentence) => ANOTHER_CLAUSE.test(sentence)) &&
  sentencesAre(text, name, aboutAttacks)
    ? touches?.filter((what) => OF_ATTACKS.has(what))
    : touches;
