import { says } from '../../card-language/index.ts';
import type { OnTable } from './may-leave.ts';

/** Texts that are not executed, and whose every word is known to do one thing: what an act did before stands, whatever else is on the table. */

export interface LeavesOnly {
  /** What the text changes itself. */
  readonly now: readonly OnTable[];
  /** What is otherwise because the turn may go on. */
  readonly later: readonly OnTable[];
  /** What that is called, where it is said what the text could change. */
  readonly called: 'after-knock-out' | 'end-turn' | 'out-of-deck';
}

const WHO = '(?:that pokémon|this pokémon|it)';
const PLACE =
  "(?:in|into|on|to) (?:the )?(?:(?:top|bottom) of )?(?:your|their|its owner's|his or her|that player's)? ?(?:hand|deck|lost zone)";
const CARDS = `(?:all (?:other )?cards (?:that were )?(?:attached to|on) ${WHO}|all (?:other )?attached cards)`;

const wholly = (...words: readonly string[]): readonly RegExp[] => words.map((one) => new RegExp(`^${one}$`, 'u'));

/** A Pokémon is Knocked Out, and its cards go elsewhere. */
const FALLEN_GO = wholly(
  `(?:when(?:ever)?|if) [^,.]{1,90} (?:is|are) knocked out(?: by [^,.]*)?, (?:you may |the player may )?(?:put|shuffle|return) ${WHO}(?: and ${CARDS})?(?: from your discard pile)? ${PLACE}(?: instead of (?:in(?:to)? )?the discard pile)?`,
  `discard ${CARDS}`,
);

/** A Pokémon is Knocked Out, and its player takes cards out of the deck into the hand. */
const FALLEN_SEARCH = wholly(
  '(?:once during [^,.]*, )?(?:when(?:ever)?|if) [^,.]{1,90} (?:is|are|would be) knocked out(?: by [^,.]*)?, (?:you may )?search your deck for [^,.]{1,60}?,?(?: (?:reveal|show) (?:it|them)[^,.]*,)? and put (?:it|them) into your hand',
  '(?:then, )?shuffle your deck(?: afterward)?',
);

/** It may attack a second time, and no more is said of that. */
const ATTACKS_AGAIN = wholly(
  `(?:[^:.]{2,30}: )?${WHO} may attack twice (?:a|each) turn`,
  'if the first attack knocks out [^,]*, you may attack again after your opponent chooses a new active pokémon',
);

const fallenGo = (first: string): LeavesOnly => {
  const to = first.replace(/^[^,]*, /u, '');
  const piles = (['hand', 'deck'] as const).filter((pile) => to.includes(pile));
  return { now: [...piles, 'discard'], later: [], called: 'after-knock-out' };
};

const SEARCH: LeavesOnly = { now: ['hand', 'deck'], later: [], called: 'out-of-deck' };

const AGAIN: LeavesOnly = {
  now: ['turn'],
  later: ['conditions', 'recovered', 'damage', 'healed', 'fallen', 'limits', 'lasting'],
  called: 'end-turn',
};

/** What such a text leaves, and nothing else; null for any other text. Its Pokémon may be called by its name. */
export const leavesOnly = (text: string, card: string): LeavesOnly | null => {
  const own = card.toLowerCase();
  const sentences = says(text.replace(/ \((?:even if|either|both|excluding) [^()]*\)/gu, '')).map((one) =>
    own === '' ? one : one.replaceAll(own, 'this pokémon'),
  );
  const [first = ''] = sentences;
  const isAll = (patterns: readonly RegExp[]): boolean =>
    patterns[0]?.test(first) === true && sentences.every((one) => patterns.some((words) => words.test(one)));
  if (isAll(FALLEN_GO)) return fallenGo(first);
  if (isAll(FALLEN_SEARCH)) return SEARCH;
  return isAll(ATTACKS_AGAIN) ? AGAIN : null;
};
