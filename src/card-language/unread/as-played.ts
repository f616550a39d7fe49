import { escaped, ownNames } from '../lexicon/index.ts';
import { GOES_ON } from './moments.ts';
import { saysOfOthers } from './sentences.ts';
import { leavesEffects } from './using.ts';

/** What a text says of the moment in which its own card is played or put down: once the card lies there, that is over. */

const label = "(?:[\\p{L}' -]{3,25}: )?";

const arrivalOf = (name: string): RegExp => {
  const own = ownNames(name)
    .filter((one) => one !== '')
    .map((one) => escaped(one.toLowerCase()));
  const card = ['this card', 'this pokémon', ...own].join('|');
  return new RegExp(
    `^${label}(?:once during your turn,? )?when you (?:play|put|attach) (?:${card})(?: from your hand)?(?: and attach it)?(?: (?:on)?to (?:1 of )?your [^,]{2,60}| to evolve [^,]{2,40})?(?: during your turn)?, (?!.*\\b(?:as long as|whenever|while)\\b)`,
    'u',
  );
};

/** What the card may be attached to, and at which price. */
const ATTACHED_ONLY = /^you (?:can|may) attach this card to (?:1 of )?your [^.]*$/u;

/** Is all that the text says over once its card has been played? */
export const speaksAsPlayed = (text: string, name: string): boolean => {
  const sentences = saysOfOthers(text);
  const arrival = arrivalOf(name);
  return (
    sentences.length > 0 &&
    !leavesEffects(text) &&
    sentences.every((one, at) => arrival.test(one) || ATTACHED_ONLY.test(one) || (at > 0 && GOES_ON.test(one)))
  );
};

/** What is left of a text without what it does as its card is played; the whole where that leaves an effect, or is all. */
export const withoutArrival = (text: string, name: string): string => {
  const sentences = saysOfOthers(text);
  const arrival = arrivalOf(name);
  if (!sentences.some((one) => arrival.test(one)) || leavesEffects(text)) return text;
  let isOfArrival = false;
  const left = sentences.filter((one) => {
    isOfArrival = arrival.test(one) || (isOfArrival && GOES_ON.test(one));
    return !isOfArrival;
  });
  return left.length === 0 ? text : left.map((one) => `${one}.`).join(' ');
};
