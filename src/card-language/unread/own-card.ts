import { escaped } from '../lexicon/index.ts';
import { says } from './sentences.ts';

/** What an unread text says of its own card: how it comes into play, what it may be attached to, how far it reaches. */

const oneSays = (text: string, words: RegExp): boolean => says(text).some((sentence) => words.test(sentence));

/** Does a text limit what this very card may be attached to? */
export const limitsCarriers = (text: string): boolean =>
  says(text).some(
    (sentence) =>
      /\battach/u.test(sentence) &&
      /\bonly\b|\bcan't\b|\bcannot\b|\bunless\b|\bmust\b|\byou (?:can|may) attach\b|\bto (?:1 of )?(?:your|an?) [^.]*\bpokémon (?:that|with|in)\b/u.test(
        sentence,
      ),
  );

/** What is in play or attached already, and what goes to a hand or a deck: nothing of how a card comes into play. */
const IS_THERE =
  /\bin play\b|(?<!\b(?:be|been|being|is|was|were|gets?|not|only) )\battached to (?:them|it|that pokémon|this pokémon)\b|\binto (?:its|their|his or her|your) (?:owner's )?(?:hand|deck)\b/gu;

/** Does a text say anything of when, by whom or onto what its own card may be played? One that only speaks of what lies in play does not. */
export const speaksOfPlaying = (text: string): boolean =>
  says(text).some((sentence) =>
    /\bplay(?!ers?\b)|\battach|\bthis card\b|\bcan't\b|\bonly\b|\binto\b/u.test(sentence.replace(IS_THERE, ' ')),
  );

/** Does a text do something at the moment at which its own card comes into play? */
export const speaksOfArriving = (text: string): boolean =>
  // Who played the card comes first only in what is done as it is played.
  oneSays(text, /\bwhen (?!another|an? |any )[^,]{2,40} comes into play\b|\bthe player who played (?:this card|it)\b/u);

/** Does a text in force throw away what lies in play, as soon as it is in force itself? */
export const clearsAway = (text: string): boolean =>
  oneSays(text, /^(?:remove|discard) (?:any|all) [^,]{4,60} (?:attached to|in play)\b/u);

/** Does a text reach cards in hands and discard piles as well as those in play? */
export const reachesBeyondPlay = (text: string): boolean =>
  /\bin (?:each player's|their|your) (?:hand|discard pile)\b/u.test(text);

/** Does a text say how, or by what alone, its own Pokémon comes into play? */
export const limitsComing = (text: string, name: string): boolean => {
  const own = `(?:this pokémon|${escaped(name.toLowerCase())})`;
  const limits = `^put ${own} into play only\\b|^${own} can(?:'t| only) be (?:played|put)\\b|\\byou can't (?:play|put) ${own}\\b`;
  return oneSays(text, new RegExp(limits, 'u'));
};
