import { type Json, type Script, TOUCHES, type Upon } from '../state/index.ts';
import { escaped } from './escaped.ts';

/**
 * What an unread printed text can bear on. It is not understood, only searched for the words it would need: a text that never says
 * "retreat" changes no retreat. A text that leaves doubt bears on everything (`touches` absent).
 */

/** Sentences that repeat a rule and say nothing of their own. */
const REMINDERS: readonly RegExp[] = [
  /^(?:you (?:may|can) )?(?:play|attach) (?:only|any number|as many|up to)\b[^.]*\b(?:each|per|during your) turn\b.*$/u,
  /^(?:this (?:card|stadium) |it )?stays in play when you play it$/u,
  /^you may attach only 1 pokémon tool to each pokémon, and it stays attached$/u,
  /^(?:put it (?:next to|into) the active spot, and )?discard (?:this card|it) if another stadium(?: card)? comes into play$/u,
  /^if another (?:stadium|card with the same name) (?:card )?(?:comes into play, discard this card|is in play, you can't play this card)$/u,
  /^if a stadium .{8,28} in play, you can't play (?:this card|it)$/u,
  /^a stadium .{8,16} name can't be played$/u,
  /^attach (?:this card|a pokémon tool|.{2,50}) to (?:1|one) of your pokémon(?: that doesn't .{4,40}\btool.{0,6} attached(?: to it)?)?$/u,
  /^if (?:that pokémon|the pokémon .{2,50} is attached to) is knocked out, discard (?:this card|it)$/u,
  /^you can't (?:use|have) more than 1 [^.]{1,40} (?:in a game|in your deck)$/u,
  /^you can't use more than 1 [^.]{1,40} (?:poké-power|poké-body|ability)(?: each turn| at a time)?$/u,
  /^doesn't count as .{4,20} energy(?: card)?(?: when .{4,12} play)?(?: and has no .{4,24} providing energy)?$/u,
  /^has no effect other than providing energy$/u,
  /^this counts as evolving .{4,40}$/u,
  /^(?:both yours and your opponent's|before your attack|after applying weakness and resistance|before applying weakness and resistance)$/u,
];

/** When a used power may not be used: nothing about other Pokémon. */
const USE_LIMIT =
  /^(?:this power|this ability|.{1,40}) (?:can't be used|stops working) (?:if|while|when) .{1,60}(?:special condition|asleep|confused|paralyzed).*$/u;

/** What its player does with it, as an act of the own turn. */
const USED =
  /\b(?:once|twice|as often as you like|at any time) during your turn\b|\bduring your turn \(before\b|\byou may use this (?:ability|power)\b|\bbefore you put it into your hand, you may\b/u;

/** Texts about texts, and texts that make one thing another: what they bear on cannot be seen from their words. */
const ABOUT_ANYTHING: RegExp =
  /\bpowers?\b|\bpoké-bod|\babilit|\bno effects?\b(?! other than providing)|\bignor|\bstops? working|\binstead\b|\btreated\b|\bcounts? as\b|\bconsidered\b|\bas if\b|\bcop(?:y|ies)\b|\brules?\b|\blose\b|\bretains?\b|\bname\b|\beffects of [^.]{0,40}\b(?:stadiums?|tools?|trainer)\b|\bcan't be (?:used|played|affected by (?:any )?effects)|\bcan't (?:play|use) (?:any(?! (?:trainer|supporter|stadium|item|technical machine|basic pokémon|pokémon from)\b)|cards)\b/u;

/** Words that sound as if a text spoke of texts or names, and only say which Pokémon is meant, that this very text acts, or what Energy is. */
const ONLY_NAMING =
  /\bin (?:its|their) names?\b|\binstead of (?:its|their) usual types?\b|\binstead of (?:in(?:to)? )?(?:the|your|their|its owner's) discard pile\b|\brule box(?:es)?\b|\bthis (?:power|ability|poké-body|poké-power)\b(?= (?:does|can|works|is active))/gu;

/** Attacks that are only mentioned: no attack depends on these words. */
const SPOKEN_OF: readonly RegExp[] = [
  /\b(?:by|from|of) (?:an? |any |all |your |opponent's |its |this pokémon's |that |the )*(?:pokémon's )?attacks?\b/gu,
  /\battacks? (?:used by [^,.]+? )?do(?:es)? \d+ (?:more|less) damage/gu,
  /\battack's? (?:base )?damage\b/gu,
  /\battacking pokémon\b/gu,
  /\battacks? (?:damages?|would damage)\b/gu,
  /\(?before (?:your|you) attack\)?/gu,
];

/** Words about what is attached already, not about attaching: "the Pokémon this card is attached to", "Energy attached to it". */
const LYING_THERE =
  /\bthe pokémon (?:that )?(?!tools?\b)[^,.]{2,40}? is attached to\b|\b(?:if|while|as long as) (?:this card|it) is attached to\b|(?<!\b(?:be|been|being|is|are|was|were|gets?|not|only) )\battached to\b/gu;

const OF_A_TYPE = '(?:grass|fire|water|lightning|psychic|fighting|darkness|metal|fairy|dragon|colorless)';

/** "Its type", and a Pokémon that is of one without the word. */
const TYPES = new RegExp(`\\btypes?\\b|\\b(?:is|are|becomes?) (?:an? |all )?${OF_A_TYPE}\\b`, 'u');

const NEEDS: readonly (readonly [string, RegExp])[] = [
  ['draw', /\bdraws?\b|\bdeck\b/u],
  ['bench', /\bbench|\binto play\b|\bonto\b|(?<!\bin )\bplay(?:s|ed|ing)?\b/u],
  // An Energy card is played by attaching it.
  ['attach-energy', /\battach|\benergy\b.*\bhand\b|\bhand\b.*\benergy\b|\bplay(?:s|ed)? this card\b/u],
  ['evolve', /\be?volv|\bevolution\b|\bstage\b|\bbecomes? (?:this pokémon|an? |m |mega |primal )/u],
  ['level-up', /\blevel|\blv\./u],
  ['play-trainer', /\btrainer|\bitem\b|\btools?\b|\bmachine|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b/u],
  ['play-supporter', /\bsupporter|\btrainer|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b/u],
  ['play-stadium', /\bstadium|\btrainer|(?<!\bin(?:to)? )\bplay(?:s|ed|ing)?\b/u],
  ['retreat', /\bretreat/u],
  ['retreat-cost', /\bretreat/u],
  [
    'cost',
    /(?<!\bretreat )\bcosts?\b|\bwithout\b|\bneed|\bpays?\b|\bto use\b|\bnecessary\b|\bcolorless (?:energy )?(?:less|more)\b/u,
  ],
  ['energy', /\bprovid|\busual types?\b|\btypes? of energy\b|\bis every\b|\bworth\b/u],
  ['damage', /\bdamage|\bcounters?\b|\bprevent|\bheal|\battack|\bweakness|\bresistance/u],
  ['weakness', /\bweakness|\bresistance/u],
  ['types', TYPES],
  ['hp', /\bhp\b|\bhit points?\b/u],
  ['conditions', /\basleep|\bburn|\bconfus|\bparaly|\bpoison|\bspecial conditions?\b/u],
  [
    'checkup',
    /\bbetween turns\b|\bcheckup\b|\bend of\b|\bturn ends\b|\bspecial conditions?\b|\basleep|\bburn|\bconfus|\bparaly|\bpoison/u,
  ],
  ['knock-out', /\bknock|\bhp\b|\bremaining\b/u],
  ['prizes', /\bprize/u],
  ['win', /\bwin|\bprize|\bdeck\b/u],
];

/** Sentences in lower case, without their brackets and full stops. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?)])\s+|(?<=\()|(?=\()/u)
    .map((part) => part.replace(/^[(\s]+|[).!?\s]+$/gu, ''))
    .filter((part) => part !== '');

const says = (text: string): readonly string[] =>
  sentencesOf(text).filter((sentence) => ![...REMINDERS, USE_LIMIT].some((known) => known.test(sentence)));

/** The sentence without attacks that are only mentioned. */
const unmentioned = (sentence: string): string =>
  SPOKEN_OF.reduce((rest, phrase) => rest.replace(phrase, ' '), sentence);

const attacking = (sentence: string): boolean => {
  if ((DAMAGED.test(sentence) || FALLEN.test(sentence)) && !PREVENTS.test(sentence)) return false;
  return /\battack|\bturn (?:ends|is over)|\bends?\b.*\bturn\b|\bskip|\bmust\b|\bflips?\b/u.test(unmentioned(sentence));
};

/** Words that could still undo the attack that is answered. */
const PREVENTS = /\bprevent|\bcan't\b|\binstead\b|\bnothing\b/u;

/** A retreat moves Pokémon, and need not be named for that. */
const COMES_OR_GOES = /\b(?:mov(?:es?|ed)|switch(?:es|ed)?|goes|becomes?|comes?)\b.*\b(?:bench|active)\b/u;

/** What a text waits for: something that is done, which the text itself neither allows nor forbids. */
const HAPPENING =
  /^(?:as long as [^,]*, )?(?:when(?:ever)?|if) (?:you|any player|a player|each player|your opponent|your opponent's active pokémon|a player's active pokémon) (?:attach(?:es)?|retreats?|plays?|puts?|moves?|switches)\b[^,]*, /u;

/** What answers damage of an attack does so after that attack was used. */
const DAMAGED = /^(?:when(?:ever)?|if) (?:your opponent's|an opponent's|an) attack damages [^,]*, (?:unless [^,]*, )?/u;

/** What answers a Knock Out does so after what knocked out. */
const FALLEN = /^(?:when(?:ever)?|if) [^,.]{1,60} (?:is|are) knocked out\b[^,]*, /u;

/** Words that could still keep the act from having an effect. */
const MAY_STOP =
  /\bnothing\b|\bcan't\b|\bcannot\b|\binstead\b|\bprevent|\bmust\b|\bunless\b|\bfails?\b|\bonly\b|\bin order to\b|\bends?\b|\bback\b/u;

const ACTS_SPOKEN_OF: ReadonlySet<string> = new Set([
  'bench',
  'attach-energy',
  'evolve',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'retreat-cost',
  'cost',
]);

/** The same at the end of a sentence: what goes on or stops when they evolve keeps nobody from evolving them. */
const UPON_EVOLVING =
  / when (?:it|they|that pokémon|this pokémon) (?:evolves?|devolves?)(?: or (?:evolves?|devolves?))?$/u;

/** The sentence as far as it can bear on acts. */
const beyondHappening = (sentence: string, text: string): string =>
  MAY_STOP.test(text) ? sentence : sentence.replace(HAPPENING, '').replace(UPON_EVOLVING, '');

/** Sentences that apply during an attack, and at no other time: what they do or prevent is part of that attack. */
const WHILE_ATTACKING: readonly RegExp[] = [
  /^(?:whenever|when|if) (?:an|any|your opponent's|an opponent's)(?: pokémon's)? attacks? damages? [^.]*$/u,
  /^prevent all (?:effects of|effects, including damage, of|damage done by) (?:any |your opponent's )?attacks?\b[^.]*$/u,
  /^(?:if [^,.]*, )?(?:each of )?[^,.]{1,40} attacks? do(?:es)? \d+ (?:more|less) damage to [^.]*$/u,
  /^don't apply weakness and resistance$/u,
];

const speaksWhileAttacking = (text: string): boolean => {
  const sentences = text
    .toLowerCase()
    .replace(/\(even if [^()]*\)/gu, '')
    .split(/(?<=[.!?)])\s+|(?<=\()|(?=\()/u)
    .map((part) => part.replace(/^[(\s]+|[).!?\s]+$/gu, '').replace(/\s+,/gu, ','))
    .filter((part) => part !== '' && !USE_LIMIT.test(part));
  return sentences.length > 0 && sentences.every((one) => WHILE_ATTACKING.some((known) => known.test(one)));
};

/** What an in-force text can bear on; undefined: on anything. `after-evolve`: it waits for that act, and bears on what comes of it alone. */
export const touchesOf = (text: string): readonly string[] | undefined => {
  const touched = new Set<string>(['effects']);
  const sentences = says(text);
  const whole = sentences.join('. ');
  for (const sentence of sentences) {
    if (ABOUT_ANYTHING.test(sentence.replace(ONLY_NAMING, ' '))) return undefined;
    const done = beyondHappening(sentence, whole);
    for (const [what, needed] of NEEDS) {
      const said =
        what === 'attach-energy' ? done.replace(LYING_THERE, ' ') : ACTS_SPOKEN_OF.has(what) ? done : sentence;
      if (needed.test(said)) touched.add(what);
      else if (ACTS_SPOKEN_OF.has(what) && !what.endsWith('cost') && needed.test(sentence))
        touched.add(`after-${what}`);
    }
    if (COMES_OR_GOES.test(sentence)) touched.add('after-retreat');
    if (attacking(sentence)) touched.add('attack');
  }
  if (speaksWhileAttacking(text)) touched.delete('effects');
  return [...touched].sort();
};

/** Does a text limit what this very card may be attached to? */
export const limitsCarriers = (text: string): boolean =>
  says(text).some(
    (sentence) =>
      /\battach/u.test(sentence) &&
      /\bonly\b|\bcan't\b|\bcannot\b|\bunless\b|\bmust\b|\byou (?:can|may) attach\b|\bto (?:1 of )?(?:your|an?) [^.]*\bpokémon (?:that|with|in)\b/u.test(
        sentence,
      ),
  );

/** Does a text say anything of when, by whom or onto what its own card may be played? One that only speaks of what lies in play does not. */
export const speaksOfPlaying = (text: string): boolean =>
  says(text).some((sentence) =>
    /\bplay(?!ers?\b)|\battach|\bthis card\b|\bcan't\b|\bonly\b|\binto\b/u.test(sentence.replace(/\bin play\b/gu, ' ')),
  );

/** Does a text do something at the moment at which its own card comes into play? */
export const speaksOfArriving = (text: string): boolean =>
  says(text).some((sentence) => /\bwhen (?!another|an? |any )[^,]{2,40} comes into play\b/u.test(sentence));

/** Does a text in force throw away what lies in play, as soon as it is in force itself? */
export const clearsAway = (text: string): boolean =>
  says(text).some((sentence) => /^(?:remove|discard) (?:any|all) [^,]{4,60} (?:attached to|in play)\b/u.test(sentence));

/** Does a text reach cards in hands and discard piles as well as those in play? */
export const reachesBeyondPlay = (text: string): boolean =>
  /\bin (?:each player's|their|your) (?:hand|discard pile)\b/u.test(text);

/** What a text says beyond reminders of rules, for comparing prints. */
export const bareText = (text: string): string => says(text).join('. ');

/** What a used power does that is not over once it has been used. */
const LEAVES =
  /\brest of (?:the|this|your|that) turn\b|\buntil\b|\b(?:this|that|next) turn\b|\bas long as\b(?! you don't| there)|\bchange .{1,60} type\b|\btypes? (?:is|are)\b|\btreat\b|\bstops? working\b/u;

/** Does a text that is used leave an effect, for the rest of the turn or longer? */
export const leavesEffects = (text: string): boolean => says(text).some((sentence) => LEAVES.test(sentence));

/** Does a text say how, or by what alone, its own Pokémon comes into play? */
export const limitsComing = (text: string, name: string): boolean => {
  const own = `(?:this pokémon|${escaped(name.toLowerCase())})`;
  return says(text).some((sentence) =>
    new RegExp(
      `^put ${own} into play only\\b|^${own} can(?:'t| only) be (?:played|put)\\b|\\byou can't (?:play|put) ${own}\\b`,
      'u',
    ).test(sentence),
  );
};

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

/** A power that is used in the opposing turn, in answer to what happens there. */
const ANSWERS =
  /^once during your opponent's turn\b|^(?:when|if|whenever) .{1,80}\bwould be knocked out by damage from (?:an|your) (?:opponent's )?attack\b/u;

/** The text of such a power with what it waits for, as far as that is its own Knock Out or damage on it; null for any other. */
export const answeringText = (text: string, name: string): (Script & { readonly opposingTurn: true }) | null => {
  const [first = ''] = says(text);
  if (!ANSWERS.test(first)) return null;
  const own = (what: string): boolean =>
    new RegExp(
      `\\bif (?:this pokémon|${escaped(name.toLowerCase())})(?: star)? (?:is your active pokémon and )?${what}`,
      'u',
    ).test(first);
  const upon = own('(?:would be|is) knocked out by damage from')
    ? 'struck-down'
    : own('(?:would be|is) knocked out')
      ? 'knocked-out'
      : own('is damaged')
        ? 'damaged'
        : undefined;
  const touches = touchesOf(text);
  return {
    text,
    opposingTurn: true,
    ...(touches === undefined ? {} : { touches }),
    ...(upon === undefined ? {} : { upon }),
  };
};

/** What a text says of using its own attack, or of another one that this one becomes; an attack whose text says nothing of the kind may be announced. */
const ABOUT_USING: readonly RegExp[] = [
  /\b(?:can't|cannot|can not|may not) (?:be used|use (?:this|the same|it)\b)/u,
  /\buse (?:this attack|it) (?:only|again|more than|if)\b|\b(?:only|also) (?:be )?use[ds]?\b|\bcan be used\b|\bused? only\b|\bonly once\b/u,
  /\buses? (?:any|one|1|an) [^.]*\battack\b|\bas this attack\b|\beffect of this attack\b|\bcop(?:y|ies)\b|\border to\b|\byou must\b|\bfails?\b|\bthis attack costs\b/u,
];

/** What an attack discards of your own cards has to be there, unless it says up to how many; what lies elsewhere need not be. */
const DISCARDS_OWN =
  /^(?:then, )?discard (?!any number|any amount|up to|as many|all cards|the top|cards from the top)(?:[^.]*\battached to (?!(?:the|each|any|1 of your opponent's|your opponent's|that) (?:defending |opponent)?)[^.]*|[^.]*\b(?:from|in|of) (?:your (?:hand|bench|pokémon|prize|other|benched)|this pokémon)[^.]*|[^.]*\byour benched\b[^.]*)$/u;

/** The same for the text of an attack: without `attack`, it can be begun whatever the text says. */
export const touchesOfAttack = (text: string): readonly string[] | undefined => {
  const unsure = says(text).some(
    (sentence) => ABOUT_USING.some((words) => words.test(sentence)) || DISCARDS_OWN.test(sentence),
  );
  if (unsure) return undefined;
  return (touchesOf(text) ?? TOUCHES).filter((what) => what !== 'attack');
};

const PLACES: readonly (readonly [RegExp, 'active' | 'bench'])[] = [
  [
    /^as long as (?:this pokémon|(.{1,40}?)) is (?:your active pokémon|an active pokémon|active|in the active spot),/u,
    'active',
  ],
  [/^as long as (?:this pokémon|(.{1,40}?)) is on your bench,/u, 'bench'],
];

/** Where the Pokémon has to be for the whole text to speak, as far as it says so at its beginning. */
export const placeOfText = (text: string, name: string): Json | undefined => {
  const sentences = says(text);
  const [only] = sentences;
  if (only === undefined || sentences.length > 1) return undefined;
  const found = PLACES.find(([pattern]) => {
    const match = pattern.exec(only);
    return match !== null && (match[1] === undefined || match[1] === name.toLowerCase());
  });
  return found === undefined ? undefined : { self: { place: found[1] } };
};

/** Its own Pokémon, or the one that it is attached to, with what it has to be besides. */
const ownPokemon = (name: string): string =>
  `(?:this pokémon|${escaped(name.toLowerCase())}|the [^,.]{0,40}?pokémon(?: [a-z]+)? (?:that )?(?:this card|${escaped(name.toLowerCase())}) is attached to)`;

/** What a Pokémon is before it is said what happens to it: nothing of another one, to which it may happen instead. */
const BESIDES =
  '(?: (?:is (?:your active pokémon|in the active spot)|has (?:(?!pokémon|opponent|\\byour?\\b|\\bit\\b)[^,.]){2,40}),?(?: and)?)*,?';

/** Words of a text that may let its Pokémon do something, or keep it from it: such a text is heard before the act. */
const OF_AN_ACT =
  /\b(?:can|can't|cannot|may not|must|attacks?|retreat|cost|free|evolve|ignore|no effect|not affected)\b/u;

/** A sentence that says more of what happened, and nothing of its own. */
const GOES_ON =
  /^(?:then\b|if (?:heads|tails|you do|you don't|you can't|it is\b|it's\b|either|any of them|both|all of them)|apply weakness|don't apply|(?:discard|put|shuffle|flip|draw|move|attach) (?:\d|a |all |any |it|them|that|the (?:other|rest)))/u;

/** What has to happen to the Pokémon itself before any part of the text does anything. */
const waitsFor = (text: string, name: string): Upon | undefined => {
  const [first = '', ...rest] = says(
    text
      .replace(/ \(even if [^()]*\)/gu, '')
      .replace(/^once during your turn(?: \(before your attack\))?, (?=when)/iu, ''),
  );
  const own = ownPokemon(name);
  if (
    new RegExp(
      `^when(?:ever)? you attach an? [^,]*energy(?: card)?(?: from your hand)? to ${own}(?: during your turn)?, `,
      'u',
    ).test(first) &&
    ![first, ...rest].some((sentence) => MAY_STOP.test(sentence)) &&
    !rest.some((sentence) => /^(?:as long as|while|whenever)\b/u.test(sentence)) &&
    !leavesEffects(text)
  )
    return 'energy-attached';
  if (
    new RegExp(`^(?:[^:]{2,30}: )?${own} may attack twice (?:a|each) turn$`, 'u').test(first) &&
    rest.every((sentence) => /^if the first attack knocks out [^,]*, you may attack again\b/u.test(sentence))
  )
    return 'own-attack';
  if (!rest.every((sentence) => GOES_ON.test(sentence))) return undefined;
  const said = (what: string): boolean =>
    new RegExp(`^(?:[\\w ]+: )?(?:if|when(?:ever)?) ${own}${BESIDES} ${what}`, 'u').test(first);
  if (
    said(
      `is (?:now )?(?:(?:${CONDITIONS})(?: or (?:${CONDITIONS}))*|affected by a special condition)(?: by (?:an|your) opponent's attack)?(?: at the end of (?:each|your|the) turn)?, `,
    ) &&
    ![first, ...rest].some((sentence) => OF_AN_ACT.test(unmentioned(sentence)))
  )
    return 'afflicted';
  if (said('(?:is|would be|gets) knocked out by damage from [^,]*, ')) return 'struck-down';
  if (said('(?:is|would be|gets) knocked out(?: [^,]*)?, ')) return 'knocked-out';
  if (said("is damaged by (?:an|your opponent's) [^,]*, ") && !PREVENTS.test(first)) return 'damaged';
  return undefined;
};

/** What such a text does may be anything that is not an act. */
const AFTER_ALL = ['checkup', 'conditions', 'damage', 'effects', 'hp', 'knock-out', 'prizes', 'win'] as const;

const ACTS: ReadonlySet<string> = new Set([...ACTS_SPOKEN_OF, 'attack', 'draw', 'level-up', 'use-power']);

const CONDITIONS = 'asleep|burned|confused|paralyzed|poisoned';

/** What comes when the turn is over: no act of a turn waits for it. */
const AFTER_THE_TURN =
  /^(?:at the end of (?:each|your|your opponent's|every|each player's) turn|at any time between turns|between turns|during (?:each |every )?pokémon checkup)\b/u;

/** More of the same moment: who was healed then, and what becomes of the card. */
const ALSO_THEN = /^if (?:you |any )?[^,]{2,60} in this way, [^,]*$/u;

const comesAfterTheTurn = (text: string): boolean => {
  const sentences = says(text);
  return (
    sentences.some((sentence) => AFTER_THE_TURN.test(sentence)) &&
    sentences.every((sentence) => [AFTER_THE_TURN, GOES_ON, ALSO_THEN].some((known) => known.test(sentence)))
  );
};

/** A text in force that is not executed, with what it can bear on. */
export const unreadText = (text: string, name: string): Script => {
  const place = placeOfText(text, name);
  const upon = waitsFor(text, name);
  const known = touchesOf(text);
  // What answers something else neither allows nor forbids an act.
  const afterwards = upon !== undefined || comesAfterTheTurn(text);
  const touches = afterwards ? (known ?? AFTER_ALL).filter((what) => !ACTS.has(what)) : known;
  return {
    text,
    ...(touches === undefined ? {} : { touches }),
    ...(place === undefined ? {} : { while: place }),
    ...(upon === undefined ? {} : { upon }),
  };
};
