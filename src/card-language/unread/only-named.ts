/** Words of an unread text that only say which is meant, when, or by what: nothing bears on an act, a name or a text because of them. */

const ABLE = '(?:poké-powers?|poké-bod(?:y|ies)|pokémon powers?|abilit(?:y|ies))';

/** Words that put one thing in the place of another of which the text says all: another number of it, another pile, a Basic Pokémon on a Bench. */
const ALL_SAID: readonly RegExp[] = [
  /\binstead of putting (?:it|them|those cards) into (?:your|their|his or her) hand\b/,
  /\binstead of (?:its own|discarding energy(?: cards?)?|discarding it)$/,
  // Another number of the same thing, at the end of the sentence.
  /(?<=\b(?:this attack does|those attacks do|that attack does|you may do) \d+ (?:more )?damage(?: to [^.,]{1,40})? )instead$/,
  /(?<=\bput \d+ damage counters(?: on [^.,]{1,40})? )instead$|(?<=\bflip \d+ coins )instead$/,
  /(?<=\bin this way )instead$|(?<=\bdiscard \d+ of [^.,]{1,40} )instead$/,
  /^ignore (?:this|these) effects? if [^.]*|^if you have no benched pokémon, ignore this effect$|^if your opponent has no benched pokémon, ignore this effect$/,
  // A card that was put onto a Bench is a Basic Pokémon there.
  /^(?:either way, )?treat (?:the new (?:benched pokémon|card|\w+)|that card) as (?:a )?basic pokémon$|^cards put on the bench this way are considered basic pokémon$/,
];

/** The sentence without them. */
export const withoutAllSaid = (sentence: string): string =>
  ALL_SAID.reduce((rest, words) => rest.replace(new RegExp(words.source, 'gu'), ' '), sentence);

/** Words that sound as if a text spoke of texts or names, and only say which Pokémon is meant, that this very text acts, or what Energy is. */
export const ONLY_NAMING = new RegExp(
  [
    /\bin (?:its|their|the) names?\b|\b(?:has|have|shares?|with|of) the same name\b/,
    // A card is shown or called by its name, and nothing has another name for it.
    /^tells? (?:your|their|his or her) opponent the name of|\btells? (?:your|their|his or her) opponent its name$/,
    /\bignore all (?:\w+ )?energy (?:in|necessary)\b/,
    /\binstead (?:of \d+|provides?)\b|\binstead of (?:its|their) usual types?\b/,
    /\binstead of (?:in(?:to)? )?(?:the|your|their|its owner's|his or her) (?:discard pile|hand)\b/,
    /(?<=\bprovides? \w+ energy )instead$/,
    /(?<=\bremaining hp (?:is|becomes?) \d+ )instead$/,
    /^this isn't affected by any poké-[^.]*|\bdamage isn't affected by [^.]*/,
    /^after your opponent's pokémon uses a poké-power, /,
    /\brule box(?:es)?\b/,
    /\bthis (?:power|ability|poké-body|poké-power) (?:stops? working|goes away|doesn't work)\b|\bloses? this (?:power|ability|poké-body|poké-power)\b/,
    /(?<=\byou may use )this (?:power|ability|poké-power)$|\bthis (?:power|ability|poké-body|poké-power)\b(?= (?:does|can|works|is active))/,
    ...ALL_SAID,
    // Which Pokémon is meant, by what it has.
    new RegExp(
      `(?<=\\bpokémon(?: in play)? )(?:that (?:has|have|doesn't have|don't have)|with|without) (?:an? |any |no )?${ABLE}(?: (?:and|or) ${ABLE})?`,
    ),
    new RegExp(`^if (?:that|the defending) pokémon has (?:an? |any )?${ABLE}(?: (?:and|or) ${ABLE})?(?=, )`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** By what it is not done that a text speaks of. */
export const NOT_BY = /, except with an attack, ability, or trainer card(?=, )/gu;

/** Attacks that are only mentioned: no attack depends on these words. */
const SPOKEN_OF: readonly RegExp[] = [
  /^whenever [^,]{1,80} uses? its attack, (?=that attack does \d+ (?:more|less) damage\b)/gu,
  // Who may flip when it attacks loses nothing by it.
  /^whenever a player attacks with [^,]*, (?:he or she|they) may flip a coin$/gu,
  /\bin addition to whatever its attack usually does\b/gu,
  // What attacks does as much more damage by it, and may attack as before.
  /(?<!\b(?:and|or) )\b(?:if|when(?:ever)?) [^,."]{1,80} attacks, (?=(?:the|that|its|this) attack does \d+ (?:more|less) damage\b)/gu,
  /^(?:if|when) [^,.]{1,60} attacks, (?=discard [^,.]* at the end of (?:the|that) turn$)/gu,
  // What is attacked is spared, and the attack is made.
  /^(?:if|when(?:ever)?) [^,.]{1,90} attacks [^,.]{2,40}, (?=prevent (?:all )?damage done to [^.]* (?:from|by) that attack$)/gu,
  /^if [^,.]* uses an attack, if you flip any coins for [^,.]*, (?=and if any of them are tails, draw\b)/gu,
  // A coin of the player who is attacked, for what the attack does there.
  /^(?:whenever|if) (?:an attack does anything to [^,.]*|[^,.]* would be damaged or affected by an opponent's attack(?: and [^,.]*)?), flip a coin$/gu,
  /^if heads, prevent all effects of that attack, including damage, done to [^,.]*$/gu,
  // What an attack costs is a matter of its cost alone.
  /\b(?:the )?attack costs? of [^,.]*(?:(?:,| and|, and) [^,.]*){0,6}?'s? attacks?\b|\battack costs? of [^,.]*'s [^,.]{2,40}(?= is now\b)/gu,
  /\battacks costs? (?:colorless ?)+(?:energy )?(?:less|more)\b/gu,
  /\bnecessary to use (?:[^,.]{2,40}'s|its|their) attacks?\b|\bpays? (?:colorless ?)+(?:energy )?(?:less|more) (?:energy )?to use (?:[^,.]{2,40}'s|its|their) attacks?\b/gu,
  /\bpokémon that has the attack\b/gu,
  /\b(?:by|from|of) (?:an? |any |all |your |opponent's |its |this pokémon's |that |the |gx )*(?:pokémon's )?attacks?\b/gu,
  /\battacks? (?:(?:used by|of) [^,.]+? )?do(?:es)? (?:\d+ (?:(?:more|less) )?)?damage\b/gu,
  /\battack's? (?:base )?damage\b|\battacks? (?:damages?|would damage)\b/gu,
  /\battacks? from [^,.]{2,60} (?:do|does) damage\b/gu,
  /\b(?:at|until) the end of (?:your|the) turn(?: in which [^,.]{2,40} attacks)?\b|\bflips? [^.]* (?:between turns|during pokémon checkup)\b|^whenever [^,.]{1,40} tries to retreat [^,.]*, [^,.]* flips a coin$/gu,
  /^discard this card at the end of your opponent's next turn$/gu,
  /\battacking (?:pokémon|player)\b/gu,
];

/** What an attack is called, before that word: its name may have any word in it. */
export const ATTACK_NAME = /(?<=\b(?:[Ii]ts|the|\p{L}+['’]s) )(?:\p{Lu}(?!okémon)[\p{L}'’-]* )+(?=attack\b)/gu;

/** The sentence without attacks that are only mentioned. */
export const unmentioned = (sentence: string): string =>
  SPOKEN_OF.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence);

/** Where counters are put, damage is done or Pokémon are: nothing about putting Pokémon there. */
export const BENCHED_ONES =
  /\b(?:placed on|done to|damage to|counters? (?:on|from|to)) (?:(?:each|all|any|\d|of|your|their|his or her|opponent's) )*benched pokémon\b|^(?:as long as|if|while) [^,.]{2,40} is on your bench, |(?<=\bis )play\b/gu;

/** Words about what is attached already, not about attaching: "the Pokémon this card is attached to", "Energy attached to it". */
export const LYING_THERE =
  /\bthe pokémon (?:that )?(?!tools?\b)[^,.]{2,40}? is attached to\b|^(?:the )?[^.]{2,80} this card is attached to\b|\b(?:if|while|as long as) (?:this card|it) is attached to\b|^as long as [^,.]{2,70} is attached to [^,.]{2,40}, |\b(?:has|have|with) (?:(?!can't)[^,.]){0,50}\battached\b(?! to\b)|(?<!\b(?:be|been|being|is|are|was|were|gets?|not|only) )\battached to\b/gu;

/** Pokémon that are named by how far they are evolved, and attacks by the card that has them: nothing about evolving. */
export const EVOLVED_ONES =
  /\bevolved pokémon\b|\bstage [12] pokémon\b|\bany attacks? from [^.]*|\battacks? from [^,.]{2,40} previous evolutions\b/gu;

/** What a LV.X was before. */
export const PREVIOUS_LEVEL = /\bas its previous level\b/gu;

/** Energy that the cost of an attack leaves over: nothing about that cost. */
export const LEFT_BY_A_COST = /\b(?:but )?not used to pay for [^,.]*\bcosts?\b/gu;
