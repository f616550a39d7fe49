/** What a text says, sentence by sentence, without the sentences that repeat a rule. */

/** Sentences that repeat a rule and say nothing of their own. */
const REMINDERS: readonly RegExp[] = [
  /^(?:you (?:may|can) )?(?:play|attach) (?:only|any number|as many|up to)\b[^.]*\b(?:each|per|during your) turn\b.*$/u,
  /^(?:(?:this (?:card|stadium) |it )?stays in play when you play it|choose which way this card faces before you play it)$/u,
  /^you may attach only 1 pokémon tool to each pokémon, and it stays attached$/u,
  /^(?:put it (?:next to|into) the active spot, and )?discard (?:this card|it) if another stadium(?: card)? comes into play$/u,
  /^if another (?:stadium|card with the same name) (?:card )?(?:comes into play, discard this card|is in play, you can't play this card)$/u,
  /^if a stadium .{8,28} in play, you can't play (?:this card|it)$/u,
  /^a stadium .{8,16} name can't be played$/u,
  /^attach (?:this card|a pokémon tool|.{2,50}) to (?:1|one) of your pokémon(?: that doesn't .{4,40}\btool.{0,6} attached(?: to it)?)?$/u,
  /^if (?:that pokémon|the pokémon .{2,50} is attached to) is knocked out, discard (?:this card|it)$/u,
  /^you can't (?:use|have) more than 1 [^.]{1,40} (?:in a game|in your deck)$/u,
  // It brings none of them into play.
  /^this includes cards that come into play [^.]{2,30}$/u,
  // Of what a deck may be made of, nothing is seen on a table.
  /^you may have (?:up to \d+|as many) [^.]{1,60} in your deck\b[^.]{0,30}$/u,
  /^you can't use more than 1 [^.]{1,40} (?:poké-power|poké-body|ability)(?: each turn| at a time)?$/u,
  /^doesn't count as .{4,20} energy(?: card)?(?: when .{4,12} play)?(?: and has no .{4,24} providing energy)?$/u,
  /^has no effect other than providing energy$/u,
  /^this counts as (?:evolving .{4,40}|devolving .{2,40})$/u,
  /^if you have more than 1 [^,]{2,30} in play, use only 1 [^,]{2,30} for each attack$/u,
  /^(?:all|\d+) if there (?:is|are) (?:only \d+|(?:fewer|less) than \d+)$/u,
  /^(?:both yours and your opponent's|after applying weakness and resistance|before applying weakness and resistance)$/u,
];

/** When a used power may not be used: nothing about other Pokémon. */
const USE_LIMIT =
  /^(?:this power|this ability|.{1,40}) (?:can't be used|stops working|doesn't work) (?:if|while|when) .{1,60}(?:special condition|asleep|confused|paralyzed).*$/u;

/** What is said in brackets of the words before them. */
export const ASIDE = / \((?:even|either|both|including|excluding|after|before|rounded) [^()]*\)/giu;

/** Which of a kind are meant no more: the text is about less than it names. */
export const EXCEPT = / \(except [^()]*\)/giu;

/** Its sentences in lower case, without brackets, full stops and what repeats a rule. */
export const says = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(
      / \(before [^()]*\battack[^()]*\)| \((?:(?:after|before) applying weakness and resistance|excluding effects of [^()]*)\)(?=,)| \(both yours and your opponent's\)(?= \p{Ll})/gu,
      '',
    )
    .split(/(?<=(?<!\b(?:lt|mrs?|dr|st|jr))[.!?)]["”]?)\s+|(?<=\()|(?=\()/u)
    .map((part) => part.replace(/^[(\s]+|[).!?\s]+$/gu, ''))
    .filter((sentence) => sentence !== '' && ![...REMINDERS, USE_LIMIT].some((known) => known.test(sentence)));

/** What limits the text itself, or how often it counts: it says nothing of anything else. */
const OF_ITSELF: readonly RegExp[] = [
  /^(?!(?:each|all|any|every|your|their|his|the|no|both|other) )[\p{L}' -]{2,40} poké-(?:body|power) can't be used if [^.]*$/u,
  /^each pokémon can't be affected by more than 1 [^.]{2,40} poké-body$/u,
  /^(?:this|the) (?:power|ability) works even (?:if|while) [^.]*$/u,
  /^the effects? of [^,.]{2,40} (?:doesn't|don't) stack$/u,
  /^you can't (?:put|reduce) more than \d+ (?:damage counters in this way|damage even if there is more than 1 [^,.]{2,40} in play)$/u,
];

/** Its sentences without those about the text itself, which narrow what it does and bear on nothing. */
export const saysOfOthers = (text: string): readonly string[] =>
  says(text).filter((sentence) => !OF_ITSELF.some((known) => known.test(sentence)));

/** What a text says beyond reminders of rules, for comparing prints. */
export const bareText = (text: string): string => says(text).join('. ');

/** The text without the reminders of rules at its end, which no reading needs. */
export const withoutLastReminders = (text: string): string => {
  const [, before, last] = /^(.*[.!?)])\s+([^.!?]+[.!?]\)?)$/su.exec(text.trim()) ?? [];
  return before === undefined || last === undefined || says(last).length > 0
    ? text.trim()
    : withoutLastReminders(before);
};
