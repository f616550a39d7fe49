import type { Condition } from '../../claims/index.ts';
import {
  type Announced,
  type Card,
  hasEntry,
  hasKey,
  isTable,
  type Json,
  mappedWithin,
  mentions,
  type Power,
  replacedWithin,
  type Script,
  sameValue,
} from '../../state/index.ts';
import type { CarriedSaid, EnergySaid, FossilSaid, InForce, Played } from '../grammar/sorts.ts';
import { provided } from '../grammar/standing/frames.ts';
import { bothWays, saysThis, standingOf } from './standing.ts';
import { inHalves, onlySaid, type Step, withThat } from './steps.ts';

/** Trainer cards and powers that are used: what is done, and what is asked before. There is no Defending Pokémon there, but the opponent's Active one. */

type Does = { readonly does: readonly Json[] };
type PlayedParts = Does & Pick<Card, 'discardsToPlay' | 'discardsOf' | 'playsOnlyIf' | 'playsDespite'>;
type UsedParts = Does & Pick<Power, 'oncePerTurn' | 'asOften' | 'oneOfNamePerTurn' | 'on' | 'zone' | 'comes' | 'when'>;
/** The Pokémon that is across when the text is used. */
export const across = (value: unknown): unknown =>
  mappedWithin(value, (inner) =>
    inner === 'defending'
      ? 'opponents-active'
      : isTable(inner) && isTable(inner.defending)
        ? askedAcross(inner)
        : inner,
  );

const askedAcross = (asked: object): unknown =>
  Object.fromEntries(
    Object.entries(asked).map(([key, inner]) =>
      key === 'defending' ? ['opponent-has', { side: 'theirs', place: 'active', ...inner }] : [key, inner],
    ),
  );

const conditionsOf = (conditions: readonly Condition[] | undefined): readonly Json[] =>
  (conditions ?? []).map((condition) => across(condition) as Json);

/** The verbs of a text in which nothing is about the damage of an attack; null where something is. */
const doesOf = (list: readonly Step[]): readonly Json[] | null => {
  const verbs = inHalves(list).flatMap((step, at) =>
    step.step === 'do' && (step.whole !== true || at === 0) ? [step.verbs] : [null],
  );
  if (verbs.includes(null)) return null;
  const does = across(verbs.flat()) as readonly Json[];
  const aboutAnAttack =
    mentions(does, '%that', '%new', '%them', 'attacker') ||
    hasEntry(does, 'discard-tool', 'host') ||
    hasKey(does, 'damage', 'damage-done', 'extra-energy');
  return aboutAnAttack ? null : does;
};

/** What leaves play can do nothing after that. */
const endsTooSoon = (does: readonly Json[]): boolean =>
  does.slice(0, -1).some((verb) => isTable(verb) && verb.return === 'self');

/** What is discarded first may be a price or not; only “if you do” says which. */
const maybeAPrice = ([first, ...rest]: readonly Json[]): boolean => {
  if (!isTable(first)) return false;
  if (first.worded === 'then') return maybeAPrice([...(first.first as readonly Json[]), null]);
  return typeof first['discard-hand'] === 'number' && first.who === undefined && rest.length > 0;
};

/** A Pokémon put onto the Bench, "then" cards drawn: without the Pokémon no card is drawn, as the rules team reads it (26 February 2015), and "then" alone is not kept here. */
const drawsForPuttingDown = (said: readonly Json[]): boolean => {
  const does = said.flatMap((verb) =>
    isTable(verb) && verb.worded === 'then'
      ? [...(verb.first as readonly Json[]), ...(verb['if-you-do'] as readonly Json[])]
      : [verb],
  );
  return does.some((verb, at) => {
    const next = does[at + 1];
    return isTable(verb) && 'from-discard' in verb && verb.to === 'bench' && isTable(next) && 'draw' in next;
  });
};

/** All that is asked, as one; null where two of them ask in the same words. */
const allOf = (asked: readonly Json[]): Json | null | undefined => {
  const keys = asked.flatMap((one) => (isTable(one) ? Object.keys(one) : []));
  if (asked.length < 2) return asked[0];
  return new Set(keys).size < keys.length ? null : (Object.assign({}, ...asked) as Json);
};

export const trainerOf = ({ steps, when, discardsToPlay, discardsOf, playsDespite }: Played): PlayedParts | null => {
  const does = doesOf(steps.list);
  const asked = conditionsOf(when);
  const condition = allOf(asked);
  // What was discarded as the price of playing it is not counted.
  if (hasKey(does, 'discarded') && discardsToPlay !== undefined) return null;
  // A Trainer card is not a Pokémon.
  if (does === null || drawsForPuttingDown(does) || condition === null || mentions([does, asked], 'self', 'host'))
    return null;
  return onlySaid<PlayedParts>({
    does,
    discardsToPlay,
    discardsOf: discardsOf as Json | undefined,
    playsOnlyIf: condition,
    playsDespite,
  });
};

/** What each player may do with a Stadium; null where it has a price, which nobody pays there. */
export const usedInPlayOf = (meant: Played & InForce): (UsedParts & Kept) | null => {
  const played = trainerOf(meant);
  const always = inPlayOf({ always: meant.always }, 'stadium');
  const asksOfACard = played?.discardsToPlay !== undefined || played?.playsDespite !== undefined;
  if (played === null || always === null || asksOfACard) return null;
  const { does, playsOnlyIf } = played;
  return { does, ...(playsOnlyIf === undefined ? {} : { when: [playsOnlyIf] }), always };
};

/** Of a power in force, what it says; of one that is used, what that does. */
export const powerOf = (meant: Played | InForce): UsedParts | readonly Json[] | null =>
  'always' in meant ? standingOf(meant.always, 'pokemon') : usedOf(meant);

/** "It", where nothing else was named: the Pokémon that has the power. Once its card has been put down that is the one just chosen. */
const ofItself = (list: readonly Step[], isPut: boolean): readonly Step[] => {
  // "That Pokémon" would be the one put down before.
  if (hasEntry(list, 'to', 'bench')) return list;
  const own = withThat(list, 'self');
  if (!isPut) return own;
  const [first, ...rest] = own;
  return first === undefined ? own : [first, ...replacedWithin(rest, 'self', 'chosen')];
};

/** Used from a pile, its card comes down first; used in play it has no card to put down. */
const comesDownRightly = (does: readonly Json[], isPut: boolean): boolean => {
  const puts = does.map((verb) => hasKey(verb, 'put-this'));
  if (!isPut) return !puts.includes(true);
  const [first, ...more] = does;
  if (!isTable(first) || puts.slice(1).includes(true)) return false;
  // Where it goes elsewhere than into play there is nobody of whom more could be said.
  return first['put-this'] === 'bench' || (first['put-this'] !== undefined && !mentions(more, 'self', 'chosen'));
};

/** What was put down is there, so that it was done is not asked again. */
const putDown = (said: readonly Step[], isPut: boolean): readonly Step[] => {
  const list = isPut ? inHalves(said) : said;
  const [first, ...rest] = list;
  const [verb, ...more] = first?.step === 'do' ? first.verbs : [];
  if (!isPut || verb === undefined || !('if-you-do' in verb) || verb.price === true) return list;
  return sameValue(verb.first, [{ 'put-this': 'bench' }])
    ? [{ step: 'do', verbs: verb.first }, { step: 'do', verbs: [...verb['if-you-do'], ...more] }, ...rest]
    : list;
};

const usedOf = ({ steps, discardsToPlay, when, price, after, ...usage }: Played): UsedParts | null => {
  // Its card is in a pile, or on its way into the hand.
  const isPut = usage.zone !== undefined || usage.comes !== undefined;
  const said = doesOf(ofItself(putDown(steps.list, isPut), isPut));
  if (said === null || !comesDownRightly(said, isPut)) return null;
  // What follows the use of a card in a pile is done by the Pokémon it has become.
  if (isPut && after?.some((verb) => 'knock-out' in verb) === true) return null;
  const followed = [...said, ...((after ?? []) as unknown as readonly Json[])];
  const does =
    price === undefined ? followed : [{ first: [price], 'if-you-do': followed, price: true } as unknown as Json];
  if (price !== undefined && isPut) return null;
  if (hasKey(does, 'discarded')) return null;
  if (does.length === 0 || endsTooSoon(does) || maybeAPrice(does) || discardsToPlay !== undefined) return null;
  return { does, ...usage, ...(when === undefined || when.length === 0 ? {} : { when: conditionsOf(when) }) };
};

type Kept = { readonly always: readonly Json[] };
type CarriedParts = Kept &
  Pick<Card, 'discardUnless' | 'discardAtEndOfTurn' | 'discardAtEndOfOpponentsTurn' | 'discardIfItAttacks'>;

/** A Tool, or another card that is attached and is not an Energy card. */
export const carriedOf = ({ always: claims, discardUnless, ...goes }: CarriedSaid): CarriedParts | null => {
  const always = inPlayOf({ always: claims }, 'attached');
  const unless = discardUnless === undefined ? {} : { discardUnless: discardUnless as unknown as Json };
  return always === null ? null : { always, ...goes, ...unless };
};

/** What a Tool, an Energy card or a Stadium keeps in force; null where it is used. What it says of "this Pokémon" it says of its carrier. */
export const inPlayOf = (meant: Played | InForce, bearer: 'attached' | 'stadium'): readonly Json[] | null => {
  if (!('always' in meant)) return null;
  if (bearer === 'stadium') {
    const claims = bothWays(meant.always);
    return claims === null ? null : standingOf(claims, 'stadium');
  }
  // Its own card is discarded off the Pokémon it is attached to.
  const said = standingOf(
    replacedWithin(meant.always, { 'discard-tool': 'host' }, { 'discard-tool': 'self' }),
    'pokemon',
  );
  if (said === null || mentions(said, 'put-this', 'not-named')) return null;
  // What comes up by its own text is the card; as it is attached, its carrier.
  if (
    hasEntry(
      said.filter((claim) => !saysThis(claim)),
      'with',
      'self',
    )
  )
    return null;
  return said.map(hosted);
};

/** "This Pokémon" is the carrier; but in what waits for something it is the one it happens to, which need not be that. */
const hosted = (claim: Json): Json => {
  const own = replacedWithin(claim, 'self', 'host');
  return isTable(claim) && isTable(own) && claim.claim === 'trigger'
    ? { ...own, does: replacedWithin(claim.does as Json, { 'discard-tool': 'self' }, { 'discard-tool': 'host' }) }
    : own;
};

/** What its player may do with it, which is not a Knock Out. */
const DISCARDED: Announced = {
  text: 'At any time during your turn, you may discard this card from play.',
  does: [{ return: 'self', to: 'discard', attached: 'discard' }],
};

type FossilParts = Pick<Card, 'types' | 'hp' | 'prizes' | 'always' | 'announced'>;

/** A Trainer card that is played as a Basic Pokémon, of which its claims speak. */
export const fossilOf = ({ claims, mayBeDiscarded, ...facts }: FossilSaid): FossilParts => ({
  ...facts,
  ...(claims.length === 0 ? {} : { always: claims as unknown as readonly Json[] }),
  ...(mayBeDiscarded === undefined ? {} : { announced: DISCARDED }),
});

export type EnergyParts = Kept &
  Pick<Card, 'provides' | 'attachesTo' | 'discardUnless' | 'discardAtEndOfTurn' | 'burden' | 'unread'>;

const burdenOf = (counters: number): Json => ({
  claim: 'end-of-turn',
  on: 'self',
  while: { not: { 'any-of': [{ self: { type: 'D' } }, { self: { 'name-has': 'Dark' } }] } },
  does: [{ counters, on: 'self' }],
  repeats: 'darkness-energy',
});

const ELSEWHERE: Script = { text: 'While not in play, this card counts as Colorless Energy.', touches: [] };

/** What it gives on some goes before what it gives anyhow in play, and that before what it gives at all. */
const precedence = ({ if: when }: EnergySaid['gives'][number]): number =>
  when === undefined ? 2 : Object.keys(when).length === 0 ? 1 : 0;

/** A special Energy card. */
export const energyCardOf = ({ gives, claims: said, silentOn, colorlessElsewhere, ...facts }: EnergySaid) => {
  const { attachesTo, discardUnless, discardAtEndOfTurn, burden } = facts;
  const claims = silentOn === undefined ? said : provided({ is: { not: { self: silentOn } } }, said);
  const burdened = burden === undefined ? claims : [...claims, burdenOf(burden) as never];
  const always = burdened.length === 0 ? [] : inPlayOf({ always: burdened }, 'attached');
  // A card that discards itself as a Tool does is not read here.
  if (always === null || hasKey(always, 'discard-tool')) return null;
  const unread = colorlessElsewhere === undefined ? [] : [ELSEWHERE];
  return onlySaid<EnergyParts>({
    provides: [...gives].sort((one, other) => precedence(one) - precedence(other)) as unknown as Json,
    always,
    attachesTo: attachesTo as Json | undefined,
    discardUnless: discardUnless as Json | undefined,
    discardAtEndOfTurn,
    burden,
    unread: unread.length === 0 ? undefined : unread,
  });
};
