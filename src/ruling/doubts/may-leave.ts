import { says, withoutAllSaid } from '../../card-language/index.ts';
import type { Touched } from '../../claims/index.ts';
import { leavesOnly } from './leaves-only.ts';

/**
 * What of a table can be otherwise once an unread text has had its say. As with what such a text bears on, only its words are looked at: a word
 * too many leaves a later ruling open, and only a word too few could make one wrong.
 */

/**
 * `recovered` and `healed`: only less of it than is shown. `own-card`: the card that has the text may be gone. `benched`: a Pokémon more on a Bench, and
 * no other moved. `later-damage`: an effect that lasts and changes only what attacks do as damage.
 */
export const ON_TABLE = [
  'conditions',
  'recovered',
  'damage',
  'healed',
  'fallen',
  'attached',
  'own-card',
  'places',
  'benched',
  'stages',
  'stadium',
  'hand',
  'deck',
  'discard',
  'lost',
  'prizes',
  'limits',
  'lasting',
  'later-damage',
  'turn',
  'end',
] as const;
export type OnTable = (typeof ON_TABLE)[number];

/** What no text changes without a word for it, however unclear the rest of it is. */
const NEVER_UNSAID: ReadonlySet<OnTable> = new Set([
  'limits',
  'turn',
  'end',
  'recovered',
  'healed',
  'own-card',
  'benched',
  'lost',
  // What lasts may be anything, and this is said of words that name it alone.
  'later-damage',
]);

const ANYTHING: readonly OnTable[] = ON_TABLE.filter((one) => !NEVER_UNSAID.has(one));

/** Words by which a text does away with what another one does, or becomes another: what it leaves is whatever that would have done. */
const OF_ANOTHER =
  /\bprevent|\binstead\b(?! of (?:\d|(?:in(?:to)? )?(?:the|your|their|its owner's) discard pile))|\bcop(?:y|ies)\b|\bas if\b|\btreat|\bignor|\bnothing\b|\bno effect\b(?! other than)|\bagain\b|\bcan't be affected\b/u;

const TAKES_OFF = /\bremove(?!d)\b|\brecovers?\b|\bcured?\b|\bno longer\b|\bheals?\b/u;
const PUTS_ON =
  /\bnow\b|\bbecomes?\b|\bmakes?\b|\bleaves?\b|\bputs?\b|\bplaces?\b|\bdo(?:es)?\b|\bmoves?\b|\bmore\b|\btakes?\b|\binstead\b/u;

const onlyTakesOff = (sentence: string): boolean => TAKES_OFF.test(sentence) && !PUTS_ON.test(sentence);

const CONDITION = /\basleep\b|\bburn|\bconfus|\bparaly|\bpoison|\bspecial conditions?\b|\bremove all effects\b/u;
const DAMAGE = /\bdamage|\bcounters?\b|\bheal|\bhp\b|\bweakness|\bresistance/u;

/** What else it leaves otherwise, by the words that it needs for that. */
const BY_WORD: readonly (readonly [OnTable, RegExp])[] = [
  ['fallen', /\bknock/u],
  ['attached', /\battach|(?<!\bthe same as that type of )\benergy\b|\btools?\b|\bdiscard(?!-)|\bthrows?\b|\breturn/u],
  [
    'places',
    /\bswitch|\b(?:onto|to|on) (?:the|your|his or her|their|its owner's) bench|\bonto\b|\binto play\b|(?<!\bcounters? on (?:the|your|their|his or her|your opponent's) )\bnew active\b(?! pokémon is (?:now )?(?:asleep|burned|confused|paralyzed|poisoned)\b)/u,
  ],
  [
    'stages',
    /\bas (?:a )?basic pokémon$|\bare considered basic pokémon$|\bevolv|\bevolution\b|\blevels?\b|\blv\.|\bstage [12]\b/u,
  ],
  ['stadium', /\bstadium/u],
  ['hand', /\bhands?\b|\bdraws?\b|\bsearch/u],
  ['deck', /\bdecks?\b|\bdraws?\b|\bsearch|\bshuffle/u],
  ['discard', /\bdiscard|\bthrows?\b/u],
  ['lost', /\blost zone\b/u],
  ['prizes', /\bprize/u],
  ['limits', /\bagain\b|\badditional\b|\bmore than (?:1|one|once)\b|\btwice\b|\bas often\b|\bany number\b/u],
  [
    'lasting',
    /\buntil\b(?! you (?:reveal|have|find|get)\b)|\b(?:next|this) turn\b|\brest of\b|\bcan't\b|\bcannot\b|\bas long as\b(?! [^,.]*, (?:when(?:ever)?|once)\b)|\bremoves? all [^.]*\beffects\b/u,
  ],
  [
    'turn',
    /\bturn (?:ends|is over)\b|\bends? (?:your|the|his|their)\b[^.]*\bturn\b|\bskip|\b(?:another|extra) turn\b/u,
  ],
  ['end', /\bwins?\b|\bloses? th(?:e|is) game\b/u],
];

/** What does not come as it is shown, where the time between turns is skipped or the same player goes on: the shown table has been through both. */
const COMES_OTHERWISE: readonly (readonly [readonly OnTable[], RegExp])[] = [
  [['conditions', 'damage', 'fallen'], /\bskips?\b[^.]*\b(?:between|checkup|turns?)\b/u],
  [['conditions', 'hand', 'deck', 'limits', 'lasting'], /\b(?:another|extra|additional) turn\b/u],
];

/** What else takes a Pokémon from its place, where the text speaks of Pokémon in play at all. */
const TAKES_AWAY =
  /\b(?:move|put|shuffle|return|discard)s? (?!(?:\d+ |any |all |the )*damage counters?\b)[^.]*\b(?:pokémon|it)\b/u;
const IN_PLAY =
  /\b(?:in play|active|bench(?:ed)?|defending|attached|attacking)\b|\b(?:your|opponent's|their|her|this|each|all|any|evolved) (?:\w+ )?pokémon\b|\b1 of (?:your|his|their)\b/u;

/** Where the words of a paraphrase do not name it, what the text is said to bear on does. */
const BY_TOUCH: { readonly [T in Touched]?: readonly OnTable[] } = {
  draw: ['hand', 'deck'],
  bench: ['places'],
  'attach-energy': ['attached'],
  evolve: ['stages'],
  'level-up': ['stages'],
  energy: ['attached'],
  damage: ['damage'],
  weakness: ['damage'],
  types: ['damage'],
  hp: ['damage'],
  conditions: ['conditions'],
  'knock-out': ['fallen'],
  prizes: ['prizes'],
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** "Discard this card": the text goes with it, and nothing else does. */
const goesItself = (sentence: string, card: string): string =>
  sentence.replace(
    new RegExp(`\\bdiscard(?:s|ed)? (?:this card|it\\b(?= at )|${escaped(card.toLowerCase())})`, 'gu'),
    'own-card',
  );

/** When it speaks and of whom, which changes nothing. */
const SINCE =
  /^(?:when(?:ever)?|if) [^,.]{1,60} (?:is|are) knocked out\b[^,]*, |(?:\bas long as [^,.]*, )?\bwhen(?:ever)? [^,.]*\bpokémon (?:moves|retreats)\b[^,.]*, |\battached to\b|\bdamage counters? (?:is|are) on\b|\bif there (?:is|are) [^,]*, |\b(?:in|from) play\b/gu;

/** The attaching that a text waits for is done whatever the text does; only where it takes cards elsewhere may it mean that card. */
const UPON_ATTACHING =
  /^(?:as long as [^,]*, )?when(?:ever)? you attach (?!.*\b(?:move|put|shuffle)s?\b)(?:[^,]*, [^,]*, or )?[^,]*, /u;

const leftBy = (sentence: string, card: string, ofPiles: boolean): readonly OnTable[] => {
  const rest = goesItself(sentence.replace(UPON_ATTACHING, ''), card);
  const acting = rest.replace(SINCE, ' ');
  const found: OnTable[] = BY_WORD.flatMap(([what, words]) => (words.test(acting) ? [what] : []));
  if (!ofPiles && TAKES_AWAY.test(acting)) found.push('places');
  found.push(...COMES_OTHERWISE.flatMap(([what, words]) => (words.test(acting) ? what : [])));
  const takesOff = onlyTakesOff(acting);
  if (CONDITION.test(rest)) found.push(takesOff ? 'recovered' : 'conditions');
  // "Remove 2 of them": the counters of which it was said that they are there.
  if (DAMAGE.test(takesOff ? rest : acting)) found.push(takesOff ? 'healed' : 'damage');
  if (rest.includes('own-card')) found.push('own-card');
  return found;
};

/** That nothing comes of the attack itself: less damage than is shown, and none of the rest of its text. */
const DOES_NOTHING = /\bthis attack does nothing\b(?! (?:to|else|more)\b)/u;

/** Cards of a hand that are discarded: none of those that are attached. */
const OUT_OF_A_HAND =
  /\bdiscards? (?:(?!\b(?:attached|energy|tools?)\b)[^.,;])*? from (?:your|their|his or her) hand\b/gu;

/** `touches`: what it can bear on, as its card says; left out where that is anything. */
export const mayLeave = (text: string, card: string, touches?: readonly string[]): readonly OnTable[] => {
  const only = leavesOnly(text, card);
  if (only !== null) return ON_TABLE.filter((what) => [...only.now, ...only.later].includes(what));
  const all = says(text);
  const sentences = all.map((one) => one.replace(DOES_NOTHING, ' ').replace(OUT_OF_A_HAND, 'hand discard-pile'));
  const failing: readonly OnTable[] = all.some((one) => DOES_NOTHING.test(one)) ? ['healed'] : [];
  // Cards of decks, hands and discard piles come from nowhere on the table.
  const ofPiles =
    sentences.some((one) => /\bdeck\b|\bdiscard pile\b/u.test(one)) &&
    !sentences.some((one) => IN_PLAY.test(one) || one.includes(card.toLowerCase()));
  const said = [...sentences.flatMap((sentence) => leftBy(sentence, card, ofPiles)), ...failing];
  const named = (what: OnTable): boolean => said.includes(what);
  const covered = (what: OnTable): boolean =>
    named(what) || (what === 'conditions' && named('recovered')) || (what === 'damage' && named('healed'));
  const unclear = touches === undefined || text === '' || sentences.some((one) => OF_ANOTHER.test(withoutAllSaid(one)));
  const touched = (touches ?? []).flatMap((one) => BY_TOUCH[one as Touched] ?? []).filter((what) => !covered(what));
  const open: ReadonlySet<OnTable> = new Set([
    ...said,
    ...touched,
    ...(unclear ? ANYTHING : []),
    ...(text === '' ? (['limits'] as const) : []),
  ]);
  // More damage may Knock Out.
  return ON_TABLE.filter((what) => open.has(what) || (what === 'fallen' && open.has('damage')));
};

/** What attacks do as damage some turns later is no matter to what is played. */
const ANYTHING_AT_ONCE: readonly OnTable[] = ON_TABLE.filter((what) => what !== 'later-damage');

/** What was played this turn is past: it asks for no card that is still in the hand. */
const PLAYED_FROM_HAND =
  /\b(played [^.,]*?) from (?:your|their|his or her) hand (?=(?:during )?(?:this|your|their) turn\b)/gu;

/** What a text that is played looks at or does, whichever way: whether and how it can be played depends on no more than this. */
export const speaksOf = (text: string): readonly OnTable[] => {
  const said = text.toLowerCase().replace(PLAYED_FROM_HAND, '$1 ');
  const found = new Set<OnTable>(BY_WORD.flatMap(([what, words]) => (words.test(said) ? [what] : [])));
  if (CONDITION.test(said)) found.add('conditions').add('recovered');
  if (DAMAGE.test(said)) found.add('damage').add('healed').add('fallen');
  if (/\bbench|\bin play\b|\bactive\b|\bdefending\b/u.test(said)) found.add('places').add('benched');
  if (found.has('attached')) found.add('own-card');
  return text === '' || OF_ANOTHER.test(said) ? ANYTHING_AT_ONCE : [...found];
};

/** What follows in a text from a card that is taken, and not from its being there. */
const FROM_WHAT_IS_TAKEN =
  /\bif you (?:do(?!, (?:then, )?shuffle)|put|took|attach)|\bfor each\b|\bevolv|\bthat pokémon\b(?! to your)/u;

const GOES_TO: readonly (readonly [RegExp, OnTable])[] = [
  [/\bdiscard/u, 'discard'],
  [/\bbench/u, 'benched'],
  [/\battach/u, 'attached'],
];

/** What a text leaves open that is played, where it is not given which card is taken by it. */
export const leftByTaken = (text: string): readonly OnTable[] => {
  const said = text.toLowerCase();
  const afterwards = said.slice(Math.max(0, said.search(/\bsearch|\blook\b/u)));
  if (FROM_WHAT_IS_TAKEN.test(afterwards)) return mayLeave(text, '');
  const places = GOES_TO.flatMap(([words, place]) => (words.test(afterwards) ? [place] : []));
  // Where nothing else is named, the hand is where a card goes.
  return [...(places.length === 0 || /\bhand/u.test(afterwards) ? (['hand'] as const) : []), 'deck', ...places];
};
