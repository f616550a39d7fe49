import { says } from './sentences.ts';

/** Unread texts that are used: which they are, and what they leave. */

/** What its player does with it, as an act of the own turn. */
const USED =
  /\b(?:once|twice|as often as you like|at any time) during your (?:first )?turn\b|\bduring your turn \(before\b|^during your turn, (?:if [^,]*, )?you may\b|^this power can only be used when\b|\byou may use this (?:ability|power)\b|\bbefore you put it into your hand, you may\b/u;

/** What a used power does that is not over once it has been used. */
const LEAVES =
  /\brest of (?:the|this|your|that) turn\b|\buntil\b|\b(?:this|that|next) turn\b|\bas long as\b(?! you don't| there)|\bchange .{1,60} type\b|\btypes? (?:is|are)\b|\btreat\b|\bstops? working\b|\bbetween turns\b|\bcheckup\b/u;

/** Does a text that is used leave an effect, for the rest of the turn or longer? */
export const leavesEffects = (text: string): boolean => says(text).some((sentence) => LEAVES.test(sentence));

/** What is done in the moment in which its Pokémon is played, and is over with it. */
const ON_ARRIVAL = /^when you play (?:this pokémon|[^,]{2,40}) from your hand\b/u;

/** Is every part of the text an act of its player's turn, or of the moment in which the card is played? */
export const isUsedText = (text: string): boolean => {
  const [first = '', ...rest] = says(text);
  return (
    (USED.test(first) || (ON_ARRIVAL.test(first) && !leavesEffects(text))) &&
    rest.every((sentence) => !/^(?:as long as|while|whenever|if .* is (?:your|the) active)/u.test(sentence))
  );
};

/** What every player may do with a Stadium, as an act of their own turn. */
const OFFERED =
  /^(?:once )?during each player's turn, (?!(?:after|when|whenever)\b)(?!.*\b(?:attacks?|attach(?:es)?)\b)[^.]*\b(?:(?:that player|he or she|the player|they) may|that player searches)\b|^each player (?:(?:that|who|whose) [^,.]* )?may [^,.]* once during (?:his or her|their) turn$/u;

/** More of what is done then, and what it may not be done with. */
const OF_THAT_USE =
  /^(?:cards put on (?:to )?the bench (?:in )?this way are considered basic pokémon$|treat the new benched pokémon as basic pokémon$|if (?!.* (?:is|are) (?:your|the|an?|in) active)|then\b|shuffle\b|(?:that|the) player\b|he or she\b|they\b|(?:players|you) can't evolve a basic\b)/u;

/** What the use may not be done with, which says when its Pokémon came into play and leaves nothing. */
const KEPT_FROM_IT = /^(?:players|you) can't evolve a basic\b/u;

/** Does the text of a Stadium only offer an act, and say nothing of anything before somebody takes it up? */
export const isOfferedUse = (text: string): boolean => {
  const [first = '', ...rest] = says(text);
  const isOver = (one: string): boolean => KEPT_FROM_IT.test(one) || !LEAVES.test(one);
  return OFFERED.test(first) && rest.every((one) => OF_THAT_USE.test(one) && isOver(one));
};

/** What a text says each player may do with its card, where that is all that it says: it is announced, and how often. */
export const offeredUse = (text: string): { readonly text: string; readonly oncePerTurn?: true } | null =>
  isOfferedUse(text) ? { text, ...(/^once\b/iu.test(text.trim()) ? { oncePerTurn: true } : {}) } : null;

/** What a text says of using its own attack, or of another one that this one becomes; an attack whose text says nothing of the kind may be announced. */
const ABOUT_USING: readonly RegExp[] = [
  /\b(?:can't|cannot|can not|may not) (?:be used|use (?:this|the same|it)\b)|\buse (?:this attack|it) (?:only|again|more than|if)\b|\b(?:only|also) (?:be )?use[ds]?\b|\bcan be used\b|\bused? only\b|\bonly once\b/u,
  /\buses? (?:any|one|1|an) [^.]*\battack\b|\bas this attack\b|\bcop(?:y|ies)\b|\border to\b|\byou must\b|\bfails?\b|\bthis attack costs\b/u,
];

/** What an attack discards of your own cards has to be there, unless it says all or up to how many; what lies elsewhere need not be. */
const DISCARDS_OWN =
  /^(?:then, )?discard (?!any number|any amount|up to|a number|as many|all\b|(?:\d of )?your opponent's|the top|cards from the top)(?:[^.]*\battached to (?!(?:the|each|any|1 of your opponent's|your opponent's|that) (?:defending |opponent)?)[^.]*|[^.]*\b(?:from|in|of) (?:your (?:hand|bench|pokémon|prize|other|benched)|this pokémon)[^.]*|[^.]*\byour benched\b[^.]*)$/u;

/** May it be open whether an attack is begun? Not by what comes in a later turn, nor by a discard of which the next sentence says that it may fail. */
export const isAboutUsing = (text: string): boolean =>
  says(text).some((one, at, all) => {
    if (/^during your opponent's next turn, |\bduring your next turn$/u.test(one)) return false;
    const mayFail = /^if you (?:do|can't discard)\b/u.test(all[at + 1] ?? '');
    return ABOUT_USING.some((words) => words.test(one)) || (DISCARDS_OWN.test(one) && !mayFail);
  });
