import type { Touched } from '../../claims/index.ts';
import { type Json, type Script, sameValue, type Upon } from '../../state/index.ts';
import { escaped, ownNames } from '../lexicon/index.ts';
import { speaksAsPlayed, withoutArrival } from './as-played.ts';
import { heardFirst, isOfOwnTurn, untilUsed } from './at-events.ts';
import { ACTS_SPOKEN_OF, MAY_STOP, PREVENTS, touchesOf } from './bearing.ts';
import { CONDITIONS, GOES_ON, momentOf } from './moments.ts';
import { unmentioned } from './only-named.ts';
import { isOfOwnDoing, ofOwnAttacks } from './own-doing.ts';
import { says, saysOfOthers } from './sentences.ts';
import { isOfferedUse, leavesEffects } from './using.ts';
import { turnOfText } from './whose-turn.ts';

/** Unread texts in force: what they wait for before they do anything, and where their Pokémon has to be. */

/** A power that is used in the opposing turn, in answer to what happens there. */
const ANSWERS =
  /^once during your opponent's turn\b|^(?:when|if|whenever) .{1,80}\bwould be knocked out by damage from (?:an|your) (?:opponent's )?attack\b/u;

/** What a text calls its own card, in lower case: a LV.X also by the name of what is beneath. */
const namesOf = (name: string): string =>
  name === ''
    ? 'this card'
    : ownNames(name)
        .map((one) => escaped(one.toLowerCase()))
        .join('|');

const IN_THE_OPPOSING_TURN = /^once during your opponent's turn, /iu;

/** The text of such a power with what it waits for: its own Knock Out, damage on it, or a moment of the whole table; null for any other. */
export const answeringText = (text: string, name: string): (Script & { readonly opposingTurn: true }) | null => {
  const [first = ''] = says(text);
  if (!ANSWERS.test(first)) return null;
  const own = (what: string): boolean =>
    new RegExp(`\\bif (?:this pokémon|${namesOf(name)})(?: star)? (?:is your active pokémon and )?${what}`, 'u').test(
      first,
    );
  const upon = own('(?:would be|is) knocked out by damage from')
    ? 'struck-down'
    : own('(?:would be|is) knocked out')
      ? 'knocked-out'
      : own('is damaged')
        ? 'damaged'
        : momentOf(untilUsed(text.trim()).replace(IN_THE_OPPOSING_TURN, ''));
  const touches = touchesOf(text);
  return {
    text,
    opposingTurn: true,
    ...(touches === undefined ? {} : { touches }),
    ...(upon === undefined ? {} : { upon }),
  };
};

const PLACES: readonly (readonly [RegExp, 'active' | 'bench'])[] = [
  [
    /^as long as (?:this pokémon|(.{1,40}?)) is (?:your active pokémon|an active pokémon|active|in the active spot),/u,
    'active',
  ],
  [/^as long as (?:this pokémon|(.{1,40}?)) is on your bench,/u, 'bench'],
];

/** Where the Pokémon has to be, or whose turn it has to be, for the whole text to speak, as far as it says so at its beginning. */
export const placeOfText = (text: string, name: string): Json | undefined => {
  const turn = turnOfText(text);
  const inTurn: { [key: string]: Json } =
    turn === undefined ? {} : turn === 'own' ? { 'own-turn': true } : { not: { 'own-turn': true } };
  const place = placeOfOwn(text, name);
  return turn === undefined && place === undefined
    ? undefined
    : { ...(place === undefined ? {} : { self: { place } }), ...inTurn };
};

const placeOfOwn = (text: string, name: string): 'active' | 'bench' | undefined => {
  const [first, ...more] = saysOfOthers(text);
  if (first === undefined || !more.every((sentence) => GOES_ON.test(sentence))) return undefined;
  const found = PLACES.find(([pattern]) => {
    const match = pattern.exec(first);
    return match !== null && (match[1] === undefined || ownNames(name).some((own) => own.toLowerCase() === match[1]));
  });
  return found?.[1];
};

/** Its own Pokémon, or the one that it is attached to, with what it has to be besides. */
const ownPokemon = (name: string): string =>
  `(?:this pokémon|${namesOf(name)}|the [^,.]{0,40}?pokémon(?: [a-z]+)? (?:that )?(?:this card|${namesOf(name)}) is attached to)`;

/** What a Pokémon is before it is said what happens to it: nothing of another one, to which it may happen instead. */
const BESIDES =
  '(?: (?:is (?:your active pokémon|in the active spot)|has (?:(?!pokémon|opponent|\\byour?\\b|\\bit\\b)[^,.]){2,40}),?(?: and)?)*,?';

/** Words of a text that may let its Pokémon do something, or keep it from it: such a text is heard before the act. */
const OF_AN_ACT =
  /\b(?:can|can't|cannot|may not|must|attacks?|retreat|cost|free|evolve|ignore|no effect|not affected)\b/u;

/** What comes when the turn is over: no act of a turn waits for it. */
const AFTER_THE_TURN =
  /^(?:at the (?:start|beginning|end) of (?:each|your|your opponent's|every|each player's)(?: player's)? turn|at any time between turns|between turns|during (?:each |every )?pokémon checkup)\b/u;

/** What the Pokémon itself has to have when the turn is over, each time the text speaks. */
const waitsAfterTheTurn = (sentences: readonly string[], own: string): Upon | undefined => {
  const each = (has: string): boolean => {
    const words = new RegExp(`${AFTER_THE_TURN.source}, (?:if|when|as long as) ${has}, `, 'u');
    return sentences.every((sentence) => words.test(sentence));
  };
  if (sentences.length === 0) return undefined;
  if (each(`${own} is (?:still )?(?:(?:${CONDITIONS})(?:, (?:or )?| or )?)+`)) return 'afflicted';
  const counters = '(?:at least |exactly )?(?:\\d+|any)(?: or more)? damage counters? on';
  return each(`(?:there (?:is|are) ${counters} ${own}|${own} has ${counters} it)`) ? 'has-damage' : undefined;
};

/** What has to happen to the Pokémon itself before any part of the text does anything. */
const waitsFor = (text: string, name: string): Upon | undefined => {
  const [first = '', ...rest] = saysOfOthers(
    withoutArrival(text, name)
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
  // How many Tools its Pokémon may have is no matter when a Tool goes to another one.
  if (
    new RegExp(`^${own} may have up to \\d+ pokémon tools?(?: cards)? attached to it$`, 'u').test(first) &&
    rest.every((sentence) =>
      /^if it loses this ability, discard pokémon tools?(?: cards)? from it until\b/u.test(sentence),
    )
  )
    return 'own-act';
  const afterTheTurn = waitsAfterTheTurn([first, ...rest], own);
  if (afterTheTurn !== undefined) return afterTheTurn;
  if (!rest.every((sentence) => GOES_ON.test(sentence))) return undefined;
  const said = (what: string): boolean =>
    new RegExp(`^(?:[\\w ]+: |during your opponent's turn, )?(?:if|when(?:ever)?) ${own}${BESIDES} ${what}`, 'u').test(
      first,
    );
  if (
    said(
      `is (?:now )?(?:(?:${CONDITIONS})(?: or (?:${CONDITIONS}))*|affected by a special condition)(?: by (?:an|your) opponent's attack)?(?: at the end of (?:each|your|the) turn)?, `,
    ) &&
    ![first, ...rest].some((sentence) => OF_AN_ACT.test(unmentioned(sentence)))
  )
    return 'afflicted';
  if (said('(?:is|would be|gets) knocked out by damage from [^,]*, ')) return 'struck-down';
  if (said('(?:is|would be|gets) knocked out(?: [^,]*)?, ')) return 'knocked-out';
  if (new RegExp(`^if (?:an|your) opponent's attack would knock out ${own}, `, 'u').test(first)) return 'knocked-out';
  return isStruck(first, own, said) ? 'damaged' : undefined;
};

/** Does it do nothing before an attack damages its own Pokémon? */
const isStruck = (first: string, own: string, said: (what: string) => boolean): boolean => {
  const is = (words: string): boolean => new RegExp(`^(?:${words})$`, 'u').test(first);
  const less = `(?:${PROVISO})?(?:any |all |prevent all )?damage done to ${own} by [^,.]*\\battacks?\\b[^,.]*|you may reduce all damage done by attacks to ${own} by [^,.]*|(?:the )?attacks of [^,.]* less damage to ${own}`;
  if (is(less)) return true;
  // What comes of the damage may spare that Pokémon the rest of the attack, and nothing else.
  const spared = first.replace(new RegExp(`, which prevents all other effects of that attack on ${own}$`, 'u'), '');
  if (PREVENTS.test(spared)) return false;
  const after = `(?:if|whenever) (?:an|your opponent's|an opponent's) attack (?:does damage to|damages) ${own}(?: while it's your active pokémon)?, (?:unless [^,]*, )?[^.]*`;
  return (
    said("(?:is|would be) damaged(?: but not knocked out)? by (?:an|your opponent's) [^,]*, ") ||
    new RegExp(`^${after}$`, 'u').test(spared)
  );
};

const PROVISO = '(?:if|as long as) [^,]*, ';

/** What such a text does may be anything that is not an act. */
const AFTER_ALL = ['checkup', 'conditions', 'damage', 'effects', 'hp', 'knock-out', 'prizes', 'win'] as const;

const ACTS: ReadonlySet<Touched> = new Set([...ACTS_SPOKEN_OF, 'attack', 'draw', 'level-up', 'use-power']);

/** More of the same moment: who was healed then, and what becomes of the card. */
const ALSO_THEN = /^if (?:you |any )?[^,]{2,60} in this way, [^,]*$/u;

/** The same where the moment stands later: "As long as …, put 1 damage counter on … between turns." */
const ENDS_AFTER_THE_TURN =
  /^(?:(?:as long as|if) [^,]*, )?(?:put|remove|take|flip|discard) [^,]* between turns$|^if [^,]* between turns, (?:put|remove|flip) /u;

const SPEAKS_AFTER_THE_TURN = [AFTER_THE_TURN, ENDS_AFTER_THE_TURN];

const comesAfterTheTurn = (text: string): boolean => {
  const sentences = says(text.replace(/ \((?:both|excluding) [^()]*\)/giu, ''));
  return (
    sentences.some((sentence) => SPEAKS_AFTER_THE_TURN.some((moment) => moment.test(sentence))) &&
    sentences.every((sentence) => [...SPEAKS_AFTER_THE_TURN, GOES_ON, ALSO_THEN].some((known) => known.test(sentence)))
  );
};

/** These may speak before the act too, once there is what they wait for. */
const HEARD_BEFORE: ReadonlySet<Upon> = new Set(['affliction', 'own-act']);

/** The same with what stops the text, by its own words. */
const unlessStopped = (place: Json | undefined, stops: readonly Json[]): Json | undefined => {
  if (stops.length === 0) return place;
  const { not, ...there } = (place ?? {}) as { readonly [key: string]: Json };
  return { ...there, not: { 'any-of': [...(not === undefined ? [] : [not]), ...stops] } };
};

type Table = { readonly [key: string]: Json };

/** The same with what has to be so for it to say anything; what its place says already is not said again. */
const onlyWhile = (place: Json | undefined, holds: Table | null): Json | undefined => {
  const there = (place ?? {}) as Table;
  const more = Object.entries(holds ?? {}).filter(([key, value]) => !sameValue(value, there[key]));
  if (more.length === 0) return place;
  return more.some(([key]) => key in there)
    ? unlessStopped(place, [{ not: Object.fromEntries(more) }])
    : { ...there, ...Object.fromEntries(more) };
};

/** What a text in force that is not executed says of when it speaks: conditions by which it stops, and those that have to hold. */
export interface SaidOfWhen {
  readonly stops?: readonly Json[];
  readonly holds?: Table | null;
}

/** A text in force that is not executed, with what it can bear on. */
export const unreadText = (printed: string, name: string, { stops = [], holds = null }: SaidOfWhen = {}): Script => {
  const text = heardFirst(printed);
  const place = unlessStopped(onlyWhile(placeOfText(text, name), holds), stops);
  const event = untilUsed(withoutArrival(text, name));
  const upon = waitsFor(event, name) ?? momentOf(event) ?? (isOfOwnDoing(text, name) ? 'own-act' : undefined);
  const known = ofOwnAttacks(text, name, touchesOf(text));
  // What answers something else neither allows nor forbids an act.
  const afterTheTurn = comesAfterTheTurn(event);
  const afterwards = (upon !== undefined && !HEARD_BEFORE.has(upon)) || afterTheTurn;
  const touches = isOfferedUse(text)
    ? []
    : afterwards
      ? // What comes between turns changes nothing of what another text does before.
        (known ?? AFTER_ALL).filter((what) => !ACTS.has(what) && !(afterTheTurn && what === 'effects'))
      : known;
  return {
    text: printed,
    ...(touches === undefined ? {} : { touches }),
    ...(place === undefined ? {} : { while: place }),
    ...(upon === undefined ? {} : { upon }),
    ...(afterTheTurn ? { afterTurn: true as const } : {}),
    ...(speaksAsPlayed(text, name) ? { asPlayed: true as const } : {}),
  };
};

/** By such words a text lets something be done once more than the rules do. */
const ONCE_MORE = /\byou may (?<act>attach|play|evolve|retreat|attack)\b[^.]*\b(?:additional|another|again|second)\b/iu;

const ACT_ONCE_MORE: { readonly [word: string]: readonly Touched[] } = {
  attach: ['attach-energy'],
  play: ['bench', 'play-trainer', 'play-supporter', 'play-stadium'],
  evolve: ['evolve'],
  retreat: ['retreat'],
  attack: ['attack'],
};

const AFTER: { readonly [act: string]: Touched } = {
  bench: 'after-bench',
  'attach-energy': 'after-attach-energy',
  evolve: 'after-evolve',
  'play-trainer': 'after-play-trainer',
  'play-supporter': 'after-play-supporter',
  'play-stadium': 'after-play-stadium',
  retreat: 'after-retreat',
};

/** A text that is used as something happens: no act waits for it, nor is any kept from being done, and it may come after those of which it speaks. */
export const heardText = (text: string, name: string): Script & { readonly heard: true } => {
  const { touches = AFTER_ALL, while: at, upon, ...heard } = unreadText(text, name);
  const when = isOfOwnTurn(text) ? { ...(at as object | undefined), 'own-turn': true } : at;
  const more = ACT_ONCE_MORE[ONCE_MORE.exec(text)?.groups?.act?.toLowerCase() ?? ''];
  const after = touches.flatMap((what) => (ACTS.has(what as Touched) ? (AFTER[what] ?? []) : what));
  return {
    ...heard,
    ...(upon === undefined || more !== undefined ? {} : { upon }),
    ...(when === undefined ? {} : { while: when }),
    touches: [...new Set([...after, ...(more ?? [])])],
    heard: true,
  };
};
