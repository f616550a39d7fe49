import { type EnergyLetter, hasKey, mappedWithin, mentionsLike } from '../../state/index.ts';
import type { Count, Verb, Who } from '../../text/index.ts';
import {
  act,
  before,
  coin,
  coinOffered,
  doing,
  doneAfter,
  doneAlone,
  doneBy,
  given,
  inOrder,
  mayDo,
  offeredFor,
  opposite,
  paid,
  paidFor,
  type Step,
  type Steps,
  saidThen,
  saying,
  speaksOfNew,
  speaksOfThat,
  steps,
  unlessNull,
  verbsOf,
  where,
  whereDone,
  whereSwitched,
  withExtra,
  withThat,
} from '../lower/steps.ts';
import { isPriceOfCards, some } from './card-amounts.ts';
import { forEach } from './damage.ts';
import { atRandom } from './discarding.ts';
import { leave } from './lasting.ts';
import { spread } from './on-pokemon.ts';
import { orInBrackets } from './phrases.ts';
import { sorts } from './production.ts';
import type { Asked } from './sorts.ts';

const CANNOT_BE_USED = "(you can't use this attack|this attack can't be used)";

/** How sentences are made of effects, and texts of sentences. */

const { amounted, clause, effect, extra, moreDamage, reminder, reminders, sentence, sentences, stated, thrown, toss } =
  sorts;

/** What a text says once more of the rules, in brackets. */
const SAID_AGAIN = [
  "\\(Don't apply Weakness (and|or) Resistance for Benched Pokémon(.\\)|\\).)",
  '\\(Any other effects that would happen after applying [Weakness and] Resistance still happen.\\)',
  '\\(Do the damage before switching the Pokémon. [Switch the Pokémon even if SELF is Knocked Out.]\\)',
  "\\(Any other effects [of [opponent's] attacks] still happen(.\\)|\\).)",
  '\\((Any|All) other effects of attacks, (Poké-Powers, Poké-Bodies,|Pokémon Powers[,]) and Trainer cards still happen.\\)',
  '\\(Those Prize cards remain face up for the rest of the game.\\)',
  '\\(Damage is not an effect.\\)',
  '\\(Damage from attacks is still taken.\\)',
  '\\((Pokémon V, Pokémon-GX|Pokémon ex, Pokémon V), etc. have Rule Boxes.\\)',
  '\\((This counts as|This is considered) evolving (SELF|that Pokémon).\\)',
  "\\(If a player (does not|doesn't) have a Benched Pokémon, (that player doesn't|they don't) switch Pokémon.\\)",
  '\\(This includes [new] (Pokémon|cards) that come into play [(during that|this|during this|on that|on this) turn].\\)',
  "\\(This includes Pokémon that come into play during this turn or during your opponent's next turn.\\)",
  '\\(Discard all (attached cards|cards attached to SELF).\\)',
  "\\(That Pokémon can't evolve this turn.\\)",
  '\\(You must discard at least 1 card.\\)',
  '\\(The cards stay face down.\\)',
  '\\(Your opponent chooses the new Active Pokémon.\\)',
  "\\(The amount of Weakness doesn't change.\\)",
  '\\(Damage counters can still be moved.\\)',
  '\\(Existing effects are not removed. [Damage is not an effect.]\\)',
  '\\((You|That player) still (need|needs) the necessary Energy to use each attack.\\)',
  "\\(You still have to pay for that attack's Energy cost.\\)",
  '\\(You must still do anything else ([required] in order to use|required for) that attack.\\)',
  '\\(You draw your (card|cards) first.\\)',
  '[Either way,] if (SELF|it|that Pokémon) has fewer damage counters than that, remove all of them.',
  'If a Pokémon has fewer damage counters than the number of heads, remove all of them.',
  'If (you have|your opponent has) no Benched Pokémon, ignore this effect.',
  "\\(This doesn't count as a Knocked Out Pokémon.\\)",
  '\\(If multiple Pokémon are tied, choose one.\\)',
] as const;

/** What is done after the damage, and is not about the damage itself. */
function onlyDone(said: Steps): Steps | null {
  return said.open === undefined && said.list.every(({ step }) => step === 'do') ? said : null;
}

/** What it leaves on a Pokémon ends on the Bench by its own words; null where it leaves nothing that could end. */
const endedOnBench = (said: Steps, ends: `${'' | 'either-'}leaving-active${'' | '-or-evolving'}`): Steps | null => {
  let ended = 0;
  const found = mappedWithin(said, (inner) => {
    if (!isLeft(inner)) return inner;
    ended += 1;
    return { ...inner, ends };
  });
  return ended === 0 ? null : found;
};

const isLeft = (value: unknown): value is object => typeof value === 'object' && value !== null && 'lasting' in value;

/** A player who has shuffled a hand away draws, where nobody else is named; constructions of their own say so. */
function drawsForOthers(one: Steps, other: Steps): boolean {
  const shuffled = verbsOf(one.list)?.at(-1);
  const [drawn] = verbsOf(other.list) ?? [];
  if (shuffled === undefined || drawn === undefined || !('shuffle-hand' in shuffled)) return false;
  return shuffled['shuffle-hand'] !== 'you' && ('draw' in drawn || 'draw-until' in drawn) && drawn.who === undefined;
}

/** Healing and curing the same Pokémon is one thing, for which it needs either. */
function healsAndCures(one: Steps, other: Steps): boolean {
  const [heal] = verbsOf(one.list) ?? [];
  const [cure] = verbsOf(other.list) ?? [];
  return heal !== undefined && cure !== undefined && 'heal' in heal && 'cure' in cure && speaksOfThat(cure);
}

/** Cards of the hand for something that is done then: all of it or nothing. */
const paying = (price: Verb, then: Steps): Steps | null =>
  isPriceOfCards(price) ? unlessNull(doneBy(then), (does) => paid(price, does)) : null;

/** Can it be done in part? */
function inPart(done: readonly Verb[]): boolean {
  return done.some((verb) => {
    if ('may' in verb) return inPart(verb.may);
    const amount =
      'discard-energy' in verb ? verb['discard-energy'] : 'discard-hand' in verb ? verb['discard-hand'] : 1;
    return typeof amount === 'number' && amount > 1;
  });
}

/** The one where something is so, else the other; what is asked has to be the same before and after. */
function either({ is, shaken }: Asked, yes: Verb, no: Verb): Steps | null {
  return shaken === true ? null : doing('if', where(is, [yes], [no]));
}

const ONLY_WITH = 'use this attack only if there are any {type:Type} Energy cards attached to SELF';

/** Energy that has to be there, and a coin that takes one of it; `more`: what heads does beside that. */
const askedAndTaken = (type: EnergyLetter, more: Steps | null, tails: Steps): Steps | null => {
  const taken = act(null, { 'discard-energy': 1, from: 'self', type });
  const heads = more === null ? taken : inOrder([taken, more]);
  return unlessNull(heads === null ? null : coin(heads, tails), ({ list, ...open }) => ({
    list: [{ step: 'only-if', condition: { self: { 'with-energy': type } } }, ...list],
    ...open,
  }));
};

const ORDER = ['first', 'second', 'third'] as const;

function choice(all: readonly Steps[], both: boolean): Steps | null {
  const lists = all.map(doneBy);
  // A choice inside a choice would leave open to which of them the next line belongs.
  if (lists.some((list) => list === null || hasKey(list, 'pick-one'))) return null;
  const found = Object.fromEntries(lists.map((list, at) => [ORDER[at] ?? '', list ?? []]));
  return act(null, { 'pick-one': { ...found, ...(both ? { both: lists.flatMap((list) => list ?? []) } : {}) } });
}

/** Where something is so, there is no damage, and the Pokémon is Knocked Out. */
const insteadOfDamage = (condition: Asked, who: Who, damage: number | null): Steps | null => {
  const struck = given(condition, act(who, { 'knock-out': who }));
  if (struck === null || damage === null || typeof who === 'object') return null;
  return {
    ...struck,
    list: [{ step: 'multiplied', n: damage, times: { when: opposite(condition.is) } }, ...struck.list],
  };
};

/** What its Pokémon evolved from is a condition of its own, which no coin decides (CR 302.5). */
const asksOfStages = (verb: Verb): boolean =>
  'if' in verb && Object.keys(verb.if).length === 1 && typeof verb.if.self === 'object' && 'over' in verb.if.self;

/** It says when the attack may be used, or what befalls the Pokémon that the coin has brought up, or asks for what no coin decides. */
const isApartFromACoin = (step: Step): boolean =>
  step.step === 'only-if' || speaksOfNew(step) || (step.step === 'do' && step.verbs.every(asksOfStages));

export const FRAMES = [
  reminders('none', '[]', () => true),
  reminders('one and more', '{one:Reminder} {more:Reminders}', () => true),
  reminder('a rule once more', SAID_AGAIN, () => true),
  reminder(
    'fewer cards already',
    '\\(If (a player has|they have|you have|that player has) {n:Number} or fewer cards in (their|his or her|your) hand, (they|he or she|you|that player) (do not|does not) discard.\\)',
    () => true,
  ),

  clause('effect', '{effect:Effect}', (holes) => holes.effect),
  clause('after the damage', '{effect:Effect} \\(after doing damage\\)', ({ effect }) => onlyDone(effect)),
  clause('may', 'you may {effect:Effect}', (holes) => mayDo(holes.effect)),
  clause(
    'another coin',
    'flip another coin. If the second (coin|coins) is heads, {heads:Clause}. If the second coin is tails, {tails:Clause}',
    ({ heads, tails }) => coin(heads, tails),
  ),
  clause(
    'both',
    [
      '{one:Effect}[,] and [(then|,)] {other:Clause}',
      '{one:Effect}, then[,] {other:Clause}',
      '{one:Effect} plus {other:Clause}',
    ],
    ({ one, other }) =>
      other.open !== undefined || healsAndCures(one, other) || drawsForOthers(one, other)
        ? null
        : inOrder([one, other]),
  ),

  amounted('draw', 'draw {n:Number} cards', ({ n }) => ({ key: 'draw', verb: { draw: n } })),
  amounted('draw until', 'draw cards until you have {n:Number} cards in your hand', ({ n }) => ({
    key: 'draw-until',
    verb: { 'draw-until': n },
  })),

  stated(
    'more of it instead',
    '[Then,] {one:Amounted}. If {condition:Condition}, [you may] {other:Amounted} instead',
    ({ one, condition, other }) =>
      one.key !== other.key || mentionsLike(condition.is, /^(?:hand|deck)-at-|^hands-equal$/u)
        ? null
        : either(condition, other.verb, one.verb),
  ),
  sentence(
    'more counters instead',
    'put {n:Exact} damage (counter|counters) on {who:Known}. If {condition:Condition}, put {more:Number} damage counters [on that Pokémon] instead.',
    ({ n, who, condition, more }) =>
      n === more ? null : either(condition, { counters: more, on: who }, { counters: n, on: who }),
  ),
  // One text alone asks for an owner of the Pokémon that is healed.
  sentence(
    'heals one of a kind more instead',
    'heal {n:Number} damage from {who:Known}. If that Pokémon is {being:Being}, heal {more:Number} damage from it instead.',
    ({ n, who, being, more }) =>
      who === 'your-active'
        ? either(
            { is: { 'you-have-so-many': { of: { side: 'yours', place: 'active', ...being }, 'at-least': 1 } } },
            { heal: more, from: who },
            { heal: n, from: who },
          )
        : null,
  ),
  sentence(
    'more counters in any way with Energy beyond the cost',
    "put {n:Number} damage counters on {side:Side} {kind:Kinds} in any way you like. If SELF has at least {extra:Extra} attached [to it] \\(in addition to this attack's cost\\), put {more:Number} damage counters on them instead.",
    ({ n, side, kind, extra, more }) => {
      const then = [spread(more, { side, ...kind })];
      return doing('if', { 'extra-energy': extra, then, else: [spread(n, { side, ...kind })] });
    },
  ),
  sentence(
    'more counters in any way instead',
    'put {n:Number} damage counters on {side:Side} {kind:Kinds} in any way you like. If {condition:Condition}, (put|place) {more:Number} damage counters [on them] instead.',
    ({ n, side, kind, condition, more }) =>
      either(condition, spread(more, { side, ...kind }), spread(n, { side, ...kind })),
  ),
  sentence(
    'more cards at random instead',
    "discard a random card from your opponent's hand. If {condition:Condition}, discard {more:Number} cards instead of 1.",
    ({ condition, more }) => either(condition, atRandom(more, 'discard'), atRandom(1, 'discard')),
  ),
  ...(
    [
      ['instead', 'the top {more:Number} cards instead', 0],
      ['as well', '{more:Number} more cards in this way', 1],
    ] as const
  ).map(([how, words, one]) =>
    sentence(
      `more off a deck ${how}`,
      `discard the top card of {side:Side} deck. If {condition:Condition}, discard ${words}.`,
      ({ side, condition, more }) =>
        either(condition, { 'discard-top': more + one, of: side }, { 'discard-top': 1, of: side }),
    ),
  ),
  sentence(
    'the opponent discards more',
    'your opponent discards a card from (their|his or her) hand. If {condition:Condition}, your opponent discards {more:Number} more cards.',
    ({ condition, more }) =>
      either(condition, { 'discard-hand': more + 1, who: 'opponent' }, { 'discard-hand': 1, who: 'opponent' }),
  ),
  // One text alone names the sum without "instead", beside something else.
  stated(
    'another damage and something else where something is so',
    'if {condition:Condition}, this attack does {to:Number} damage and {then:Effect}',
    ({ condition, to, then }, { damage }) =>
      damage === null || to === damage || then.open !== undefined
        ? null
        : given(condition, { list: [{ step: 'base', to, times: 1 }, ...then.list] }),
  ),
  // One text alone says it of an attack as of what is in force.
  stated('as long as', 'as long as {condition:Condition}, {clause:Clause}', ({ condition, clause }, { damage }) =>
    damage === null || clause.open !== undefined ? null : given(condition, clause),
  ),
  stated(
    'one where something is so, another where something else is',
    'if {one:Condition}, {first:Clause}. Or, if {other:Condition}, {second:Clause}',
    ({ one, first, other, second }) => {
      const last = second.open === undefined ? given(other, second) : null;
      const [then, no] = [doneAlone(first), last === null ? null : doneBy(last)];
      return then === null || no === null ? null : doing('if', where(one.is, then, no));
    },
  ),

  sentence('one of two', 'choose 1: • {one:Sentences} • {two:Sentences}', ({ one, two }) => choice([one, two], false)),
  sentence('one of two or both', 'choose 1 or both: • {one:Sentences} • {two:Sentences}', ({ one, two }) =>
    choice([one, two], true),
  ),

  effect('one of two, said at once', 'choose 1: {one:Clause}; or {two:Clause}', ({ one, two }) =>
    choice([one, two], false),
  ),

  clause('in order to', '{price:Thrown} in order to {then:Effect}', ({ price, then }) => paying(price, then)),
  stated(
    'what has to be discarded',
    '{then:Clause}. In order to use this effect, you must {price:Thrown}',
    ({ then, price }) => paying(price, then),
  ),
  clause(
    'price of an attack',
    "{effect:Effect} (in order to use this attack|or this attack does nothing|. If you can't, this attack does nothing)",
    (holes) =>
      unlessNull(verbsOf(holes.effect.list), (verbs) =>
        verbs.every((verb) => 'discard-energy' in verb || 'energy-to-hand' in verb || 'discard-stadium' in verb)
          ? steps(before({ 'or-nothing': verbs }))
          : null,
      ),
  ),

  clause('for Energy of its own', '{price:Effect} in order to {then:Effect}', ({ price, then }, { damage }) => {
    const verbs = verbsOf(price.list);
    return damage === null && verbs !== null && verbs.every((verb) => 'discard-energy' in verb && verb.from === 'self')
      ? { ...then, list: [before({ 'or-nothing': verbs }), ...then.list] }
      : null;
  }),

  // A coin that is flipped, with what each side of it does.
  toss('heads', 'flip a coin. If heads[,] [and] {heads:Clause}', ({ heads }) => coin(heads, null)),
  toss('tails', 'flip a coin. If tails[,] {tails:Clause}', ({ tails }) => coin(null, tails)),
  // The Dark Pokémon of fire: what it asks for is what the coin takes.
  sentence(
    'asks for Energy, of which heads takes one',
    `${ONLY_WITH}. Flip a coin. If heads, discard 1 of those Energy cards. If tails, {tails:Clause}.`,
    ({ type, tails }) => askedAndTaken(type, null, tails),
  ),
  sentence(
    'asks for Energy, of which heads takes one for more',
    `${ONLY_WITH}. Flip a coin. If heads, discard 1 of those Energy cards and {more:Clause}; if tails, {tails:Clause}.`,
    ({ type, more, tails }) => askedAndTaken(type, more, tails),
  ),
  toss(
    'both sides',
    'flip a coin. If (heads[,] {heads:Clause}(.|;) If tails[,] {tails:Clause}|tails, {tails:Clause}. If heads, {heads:Clause})',
    ({ heads, tails }) => {
      const last = heads.list.at(-1);
      const about = last?.step === 'do' ? last.about : undefined;
      return coin(heads, typeof about === 'string' ? { ...tails, list: withThat(tails.list, about) } : tails);
    },
  ),

  sentence('plain', '{said:Stated}. {reminders:Reminders}', (holes) => holes.said),
  sentence(
    'until it is benched',
    [
      '{said:Stated}. \\(Benching (SELF|(that|the Defending) Pokémon) ends this effect.\\)',
      "{said:Stated}. \\(If (SELF is no longer your|the Defending Pokémon is no longer your opponent's) Active Pokémon, this effect ends.\\)",
      '{said:Stated}. If SELF is no longer your Active Pokémon, this effect ends.',
    ],
    ({ said }) => endedOnBench(said, 'leaving-active'),
  ),
  sentence(
    'until it is benched or evolves',
    '{said:Stated}. \\(Benching or evolving (SELF|(that|the Defending) Pokémon) ends this effect.\\)',
    ({ said }) => endedOnBench(said, 'leaving-active-or-evolving'),
  ),
  sentence('until either is benched', '{said:Stated}. \\(Benching either Pokémon ends this effect.\\)', ({ said }) =>
    endedOnBench(said, 'either-leaving-active'),
  ),
  sentence(
    'until either is benched or evolves',
    '{said:Stated}. \\(Benching or evolving either Pokémon ends this effect.\\)',
    ({ said }) => endedOnBench(said, 'either-leaving-active-or-evolving'),
  ),
  // Only this sentence in brackets says how long it holds.
  sentence(
    'on heads until it is benched',
    'flip a coin. If heads, {said:Lasting}. \\(Benching or evolving (that|the Defending) Pokémon ends this effect.\\)',
    ({ said: { on, claims } }) =>
      unlessNull(endedOnBench(leave(on, claims, 'while-in-play'), 'leaving-active-or-evolving'), (left) =>
        coin(left, null),
      ),
  ),
  sentence(
    'a coin for it, and never again',
    "flip a coin. If tails, this attack does nothing. Either way, you can't use this attack again as long as SELF stays in play \\(even putting SELF on the Bench won't let you use it again\\).",
    (_holes, { attack }) => {
      const never: Verb = {
        lasting: { claim: 'cannot', act: 'attack', attack },
        on: 'self',
        until: 'while-in-play',
        ends: 'leaving-play',
      };
      return { ...steps(before(never, { flip: { tails: [{ nothing: true }] } })), open: 'coin' };
    },
  ),
  stated('a clause', '{clause:Clause}', (holes) => holes.clause),
  stated('what comes then', 'Then[,] {clause:Clause}', (holes) => saidThen(holes.clause)),
  // What comes either way may be what came before; of an offer it is another.
  stated('either way', 'Either way, {clause:Clause}', ({ clause: said }) => (said.open === 'may' ? said : null)),
  stated('after the attack', '(after your attack|after doing damage), {clause:Clause}', (holes) =>
    holes.clause.list.every(({ step }) => step === 'do') ? holes.clause : null,
  ),
  stated('if', ['if {condition:Condition}, {clause:Clause}', '{clause:Clause} if {condition:Condition}'], (holes) =>
    holes.clause.open === undefined ? given(holes.condition, holes.clause) : null,
  ),
  stated('then, if', 'Then, if {condition:Condition}, {clause:Clause}', (holes) =>
    holes.clause.open === undefined ? unlessNull(given(holes.condition, holes.clause), saidThen) : null,
  ),
  stated('a coin', '{toss:Toss}', ({ toss: tossed }) => tossed),
  stated('maybe a coin', 'you may {toss:Toss}', ({ toss: tossed }) =>
    unlessNull(mayDo(tossed), (offered) => ({ ...offered, open: 'coin' })),
  ),
  stated(
    'maybe a coin for the damage',
    '[before doing damage,] you may flip a coin. If (heads, {heads:Clause}. If tails, {tails:Clause}|tails, {tails:Clause}. If heads, {heads:Clause})',
    ({ heads, tails }, { damage }) => coinOffered(heads, tails, damage),
  ),
  stated('then a coin', 'Then, {toss:Toss}', ({ toss: tossed }) => tossed && saidThen(tossed)),
  stated('if, a coin', 'if {condition:Condition}, {toss:Toss}', (holes) => given(holes.condition, holes.toss)),
  stated('coins', '{coins:Flips}. For each heads, {clause:Clause}', ({ coins, clause: then }) =>
    unlessNull(doneBy(then), (does) => {
      const n = hasKey(coins, 'heads') ? (coins as { readonly heads: Count }).heads : null;
      return doing('coin', typeof n === 'number' ? { 'flip-coins': n, 'each-heads': does } : { times: coins, does });
    }),
  ),
  stated('do it, and if you do', '{first:Clause}. {notes:Reminders} If you do, {then:Clause}', ({ first, then }) => {
    const one = verbsOf(first.list);
    const switched = whereSwitched(first, then);
    if (switched !== null) return switched;
    const other = doneAfter(first, then);
    const [offer] = one ?? [];
    const sameOne = then.open !== 'coin' ? whereDone(first, then) : null;
    if (sameOne !== null && !inPart(one ?? [])) return { list: [{ step: 'do', verbs: sameOne }], open: 'may' };
    if (one === null || other === null || offer === undefined || speaksOfThat(one)) return null;
    const offered = first.open === 'may' && one.length === 1 && 'may' in offer;
    const done = offered ? offer.may : one;
    const inParts = inPart(done);
    // Whether what was done in part counts as done is said by the document, or left open.
    const mandatory = inParts && !offered ? ({ whole: true } as const) : {};
    const whole: Verb = { first: done, 'if-you-do': other };
    const verbs = offered ? [{ may: [whole] }] : [whole];
    return { list: [{ step: 'do', verbs, ...mandatory }], open: 'may' };
  }),

  sentence(
    'only if',
    [
      '(you can use|use) this attack only (if|when) {condition:Condition}.',
      `${CANNOT_BE_USED} unless {condition:Condition}.`,
    ],
    ({ condition }) => steps({ step: 'only-if', condition: condition.is }),
  ),
  sentence(
    'not while',
    [orInBrackets(`${CANNOT_BE_USED} if {condition:Condition}.`), `if {condition:Condition}, ${CANNOT_BE_USED}.`],
    ({ condition }) => steps({ step: 'only-if', condition: opposite(condition.is) }),
  ),
  sentence(
    'ignored while',
    '{said:Stated}. \\(Ignore this effect if {condition:Condition}.\\)',
    ({ said, condition }) => given({ ...condition, is: opposite(condition.is) }, said),
  ),
  stated('unless something is so', '{first:Clause}. Ignore this effect if {condition:Condition}', (holes) =>
    holes.condition.shaken === true || holes.first.open !== undefined
      ? null
      : given({ ...holes.condition, is: opposite(holes.condition.is) }, holes.first),
  ),
  sentence(
    'more damage, and if not what is printed',
    'if {condition:Condition}, {damage:MoreDamage}. If not, this attack does {n:Number} damage.',
    ({ condition, damage, n }, printed) =>
      damage.step !== 'more' || n !== printed.damage ? null : given(condition, steps(damage)),
  ),
  sentence(
    'fails while',
    '\\((If {condition:Condition}, this attack does nothing|This attack does nothing if {condition:Condition}).\\)',
    ({ condition }) => (condition.shaken === true ? null : given(condition, steps({ step: 'nothing' }))),
  ),
  sentence(
    'Knocked Out instead',
    'if {condition:Condition}, {who:Whom} is Knocked Out instead of damaged by this attack.',
    ({ condition, who }, { damage }) => insteadOfDamage(condition, who, damage),
  ),
  sentence(
    'damage for what was discarded',
    [
      '[you may] {effect:Effect} [when you use this attack]. [If you do,] {damage:DamageFor} (for each|times the (number|amount) of) {what:CardKind} (you discarded|discarded) [[in] this way].',
      '{effect:Effect}, and {damage:DamageFor} for each {what:CardKind} [that] you discarded in this way.',
    ],
    (holes) => paidFor(holes.effect, holes.damage, holes.what),
  ),
  sentence(
    'coins for what was discarded',
    '[you may] {effect:Effect} [in order to use this attack]. Flip a (number of coins equal to the number of|coin for each) {what:CardKind} you discarded [in this way]. {damage:DamageFor} times the number of heads.',
    ({ effect, damage, what }) => paidFor(effect, forEach(damage, { heads: { discarded: true } }), what),
  ),
  stated(
    'damage elsewhere for what was discarded',
    '[you may] {verb:Thrown}. this attack does {n:Number} damage to 1 of {side:Side} {kind:Kinds} for each {what:CardKind} you discarded in this way',
    ({ verb, n, side, kind, what }) => {
      const damage = { counted: { discarded: true as const }, times: n };
      return side === 'theirs'
        ? paidFor(act(null, verb), { step: 'strike', damage, to: { one: { side, ...kind } } }, what)
        : null;
    },
  ),
  thrown('cards of the hand', 'discard {many:Many} [other] {cards:Cards} from your hand', ({ many, cards }) =>
    many.n === 'all' ? null : saying({ 'discard-hand': many.n, 'up-to': many.upTo || undefined, of: some(cards) }),
  ),
  thrown(
    'as many as one likes',
    'discard (as many [other] {cards:Cards} as you (like|want) from your hand|from your hand as many {cards:Cards} as you like)',
    ({ cards }) => saying({ 'discard-hand': 'any', of: some(cards) }),
  ),
  sentence(
    'damage for a discard',
    'you may ({effect:Effect}. If you do,|{effect:Effect} (to|and) have) {damage:MoreDamage}.',
    (holes) => offeredFor(holes.effect, holes.damage),
  ),
  // One print of the Neo sets names the whole damage.
  sentence(
    'another base damage for a discard',
    'you may {effect:Effect}. If you do, this attack does {to:Number} damage.',
    ({ effect: discarded, to }, { damage }) =>
      damage !== null && to > damage ? offeredFor(discarded, { step: 'base', to, times: 1 }) : null,
  ),
  sentence(
    'damage and something else for a discard',
    'you may {effect:Effect}. If you do, {damage:MoreDamage} and {more:Effect}. {notes:Reminders}',
    (holes) => {
      const [offered, more] = [offeredFor(holes.effect, holes.damage), doneAlone(holes.more)];
      const times: Count = { whether: { discarded: true } };
      return offered === null || more === null || !hasKey(offered.list, 'discarded')
        ? null
        : { ...offered, list: [...offered.list, ...act(null, { times, does: more }).list] };
    },
  ),
  stated(
    'with Energy beyond the cost',
    "if SELF has at least {extra:Extra} attached [to it] \\(in addition to this attack's cost\\), {clause:Clause}",
    (holes) => (holes.clause.open === undefined ? withExtra(holes.extra, holes.clause) : null),
  ),
  extra('any', '{n:Number} extra Energy', ({ n }) => ({ C: n })),
  extra('of a type', '{n:Number} extra {type:Type} Energy', ({ n, type }) => ({ [type]: n })),
  extra(
    'of two types',
    '{n:Number} extra {type:Type} Energy and {m:Number} extra {other:Type} Energy',
    ({ n, type, m, other }) => (type === other ? null : { [type]: n, [other]: m }),
  ),
  moreDamage('more', '{damage:DamageFor}', ({ damage }) => (damage.step === 'more' ? forEach(damage, 1) : null)),
  moreDamage(
    'another base damage',
    "this attack's base damage is {to:Number} instead of {from:Number}",
    ({ to, from }) => ({ step: 'base', to, from, times: 1 }),
  ),

  sentences('one', '{one:Sentence}', ({ one }) => one),
  sentences('one and more', '{one:Sentence} {more:Sentences}', ({ one, more }) =>
    one.open === 'coin' && !more.list.every(isApartFromACoin) ? null : inOrder([one, more]),
  ),
  sorts.attackText('of an attack', '{sentences:Sentences}', (holes) => holes.sentences),
];
