import type { Claim, Condition, Filter, Subject } from '../../../claims/index.ts';
import { CONDITIONS, hasKey, mentions, replacedWithin, sameValue } from '../../../state/index.ts';
import type { Verb, Who } from '../../../text/index.ts';
import { across } from '../../lower/played.ts';
import { act, NEW, type Steps, speaksOfThat, unlessNull, verbsOf, where, withThat } from '../../lower/steps.ts';
import { CHECKUP } from '../phrases.ts';
import { type Printed, sorts } from '../production.ts';
import type { EventMeant } from '../sorts.ts';
import { EVEN } from './events.ts';
import { allBut, bothHold, limited, provided } from './frames.ts';
import { SAME } from './subjects.ts';

/** Texts that wait for something: an event, the time between turns, the end of a turn. */

const { clause, effect, said, standing } = sorts;

/** What is done; null where it speaks of a Pokémon that cannot be meant there. */
const doneOf = (on: Subject, { list }: Steps): readonly Verb[] | null => {
  const verbs = verbsOf(list);
  if (verbs === null || list.some((step) => step.step === 'do' && step.whole === true)) return null;
  if (mentions(verbs, 'defending')) return null;
  // Of another Pokémon's event, "self" is that other one, and the one that has the text is its holder.
  if (on !== 'self' && hasKey(verbs, 'self')) return null;
  const own = on === 'self' ? verbs : replacedWithin(verbs, 'self', 'host');
  return speaksOfThat(own) ? withThat(own, 'self' as Who) : own;
};

/** Energy of that type that is attached to it out of the hand. */
const FOR_NOW = { on: 'self', until: 'this-turn' } as const;
const GIVEN = { claim: 'trigger', event: 'energy-attached', from: 'hand', on: 'self' } as const;

/** A power that its player uses is not a trigger. */
const isOffer = (verbs: readonly Verb[]): boolean => hasKey(verbs, 'may');

/** In answer to an attack of the opponent the Defending Pokémon is the one that is Active over there. */
const acrossIn = ({ list }: Steps): Steps => ({ list: across(list) as Steps['list'] });

/** What has befallen the one that went down, where another came up for it. */
const GONE_DOWN: { readonly [event: string]: EventMeant['event'] } = {
  'up-for-retreated': 'retreated',
  'up-for-benched': 'moved-to-bench',
};

export const triggered = ({ alone, ...meant }: EventMeant, does: Steps): readonly Claim[] | null => {
  const list = meant.event === 'damaged-by-attack' || meant['by-damage'] === true ? acrossIn(does) : does;
  // "That Pokémon" is the one that has retreated, and the new Active one is the one that came up for it.
  const isOfThat = speaksOfThat(list);
  const isUp = (meant.event === 'up-for-retreated' || meant.event === 'up-for-benched') && !isOfThat;
  const event = isOfThat ? (GONE_DOWN[meant.event] ?? meant.event) : meant.event;
  const said = meant.on === SAME ? null : doneOf(meant.on, list);
  const verbs = said !== null && isUp ? replacedWithin(said, NEW, 'self' as Who) : said;
  if (verbs === null || (alone === true && isOffer(verbs))) return null;
  return [{ claim: 'trigger', ...meant, event, does: verbs as never }];
};

/** What is put on each of some Pokémon between turns is put on each by itself. */
const between = (does: Steps, anyTime: boolean): readonly Claim[] | null => {
  const verbs = doneOf('self', does);
  if (verbs === null || isOffer(verbs)) return null;
  const [verb, ...more] = verbs;
  const free = anyTime ? ({ 'any-time': true } as const) : {};
  if (more.length === 0 && verb !== undefined && 'counters' in verb && typeof verb.on === 'object' && 'each' in verb.on)
    return typeof verb.counters === 'number'
      ? [{ claim: 'checkup', ...free, on: verb.on.each, does: [{ counters: verb.counters, on: 'self' }] }]
      : null;
  return [{ claim: 'checkup', ...free, on: 'self', does: verbs as never }];
};

const AT_END_PLAIN = 'at the end of your turn';
const AT_END = `${AT_END_PLAIN} [\\(after your attack\\)]`;

const OWN_TURN = { 'own-turn': true } as const;

const atEnd = (asked: Condition, does: readonly Verb[] | null): readonly Claim[] | null =>
  unlessNull(does, (verbs) => [{ claim: 'end-of-turn', on: 'self', while: asked, does: verbs as never }]);

const IN_TIME = 'at any time between turns, if';
const AT_START = 'At the start of each turn, if';
const AND_GONE = 'and discard this card';
const END_ALL = 'remove all [of] those effects from that Pokémon';

/** What may be done between turns and has to be when the next turn begins, for which the card goes. */
const eaten = (self: Filter, verb: Verb, { carried }: Printed): readonly Claim[] | null => {
  const does = [verb, { 'discard-tool': 'host' } as const];
  return carried !== true
    ? null
    : provided({ is: { self }, about: 'self' }, [
        { claim: 'checkup', 'any-time': true, on: 'self', does: [{ may: does }] as never },
        { claim: 'start-of-turn', on: 'self', does: does as never },
      ]);
};

const WHEN = '(when|whenever|if)';

/** When it comes, and whether among all else that comes then in any order. */
const TIMES = [
  ['between turns', CHECKUP, false],
  ['at any time between turns', 'at any (time|times) between turns', true],
] as const;

/** What a Pokémon Power of the first sets stops for. */
const STOPPED = [
  ['three Special Conditions', 'Asleep, Confused, or Paralyzed', ['asleep', 'confused', 'paralyzed']],
  ['any Special Condition', 'affected by a Special Condition', CONDITIONS],
] as const;

export const STANDING_TRIGGERS = [
  effect(
    'that player puts counters',
    'that player puts {n:Exact} damage (counter|counters) on {who:Whom}',
    ({ n, who }) => (typeof who === 'object' ? null : act(who, { counters: n, on: who })),
  ),
  clause('must', 'you must {effect:Effect}', ({ effect }) => effect),

  standing('when', `[as long as SELF is in play,] ${WHEN} {event:Event}[,] {does:Sentences} {limit:Limit}`, (holes) =>
    unlessNull(triggered(holes.event, holes.does), (claims) => limited(claims, holes.limit)),
  ),
  // An attack that strikes it down in that turn is one of the opponent.
  standing(
    "struck down in the opponent's turn",
    [
      "once during your opponent's turn, if SELF would be Knocked Out by damage from (an attack|an opponent's attack), {does:Sentences} {limit:Limit}",
      "during your opponent's turn, if SELF would be Knocked Out by damage from an opponent's attack, {does:Sentences} {limit:Limit}",
    ],
    (holes) =>
      unlessNull(triggered({ event: 'knocked-out', 'by-damage': true, on: 'self' }, holes.does), (claims) =>
        limited(claims, holes.limit),
      ),
  ),
  standing(
    'while, when',
    `(as long as|if) {proviso:Proviso}, ${WHEN} {event:Event}, {does:Sentences} {limit:Limit}`,
    (holes) => {
      const isSelf = holes.proviso.is.self !== undefined && holes.event.on === SAME;
      return unlessNull(triggered(isSelf ? { ...holes.event, on: 'self' } : holes.event, holes.does), (claims) =>
        limited(provided(holes.proviso, claims), holes.limit),
      );
    },
  ),
  standing(
    'strikes who comes up',
    "during your opponent's turn, whenever 1 of your opponent's Benched Pokémon becomes (their|his or her) Active Pokémon, SELF does {n:Number} damage to it. \\(Don't apply Weakness and Resistance.\\) {limit:Limit}",
    ({ n, limit }) =>
      limited(
        provided({ is: { not: { 'own-turn': true } } }, [
          {
            claim: 'trigger',
            event: 'became-active',
            on: { side: 'theirs' },
            does: [{ damage: n, to: 'self' }] as never,
          },
        ]),
        limit,
      ),
  ),
  ...STOPPED.map(([how, words, names]) =>
    standing(
      `strikes back, ${how}`,
      `whenever your opponent's attack damages SELF ${EVEN}, this power does {n:Number} damage to the attacking Pokémon. \\(Don't apply Weakness and Resistance.\\) This power can't be used if SELF is [already] ${words} when your opponent attacks.`,
      ({ n }) => [
        {
          claim: 'trigger',
          event: 'damaged-by-attack',
          on: 'self',
          'as-declared': true,
          does: [where({ not: { self: { condition: names } } }, [{ damage: n, to: 'attacker' }])] as never,
        },
      ],
    ),
  ),
  // One text alone, and its reprints.
  standing(
    'more Energy of the turn',
    'when you attach an Energy card from your hand to SELF \\(except with an attack, Ability, or Trainer card\\), you may attach 2 Energy cards.',
    () => [
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        'as-turn': true,
        on: 'self',
        does: [{ may: [{ attach: { kind: 'energy' }, count: 1, from: 'hand', to: 'self' }] }] as never,
      },
    ],
  ),
  standing(
    'of the type of what is attached',
    "whenever you attach (a|an) {any:AnyOfThese} basic Energy card from your hand to SELF, SELF's type [\\(color\\)] becomes the same as that type of Energy until the end of the turn.",
    ({ any }) =>
      any.flatMap(({ type }) =>
        type === undefined
          ? []
          : [{ ...GIVEN, type, basic: true, does: [{ lasting: { claim: 'types', are: [type] }, ...FOR_NOW }] }],
      ),
  ),
  standing(
    'another Energy goes when one is attached',
    'to attach (a|an) {type:Type} Energy card from your hand to SELF, you must discard an Energy card attached to SELF. \\(Attach the {again:Type} Energy, and then discard an Energy card from SELF.\\)',
    ({ type, again }) => (type === again ? [{ ...GIVEN, type, does: [{ 'discard-energy': 1, from: 'self' }] }] : null),
  ),
  ...TIMES.flatMap(([name, time, anyTime]) => [
    said(name, [`${time}, {does:Clause}`, `{does:Clause} ${time}`], ({ does }) => between(does, anyTime)),
    standing(`${name}, if`, `${time}, (as long as|if) {proviso:Proviso}, {does:Sentences} {limit:Limit}`, (holes) =>
      unlessNull(between(holes.does, anyTime), (claims) => limited(provided(holes.proviso, claims), holes.limit)),
    ),
  ]),
  standing(
    'while it stays so between turns',
    `(as long as|if) SELF remains {being:Being} between turns, {does:Clause}.`,
    ({ being, does }) => unlessNull(between(does, false), (claims) => provided({ is: { self: being } }, claims)),
  ),
  // Berries of the Neo sets may be eaten between turns, and have to be after that.
  standing(
    'eaten between turns or at the start of the next, for damage counters',
    `${IN_TIME} there are at least {n:Number} damage counters on SELF, you may remove {of:Number} of them ${AND_GONE}. ${AT_START} there are at least {again:Number} damage counters on SELF, remove {all:Number} of them ${AND_GONE}.`,
    ({ n, of, again, all }, printed) =>
      [of, again, all].every((one) => one === n)
        ? eaten({ 'counters-at-least': n }, { heal: n * 10, from: 'self' }, printed)
        : null,
  ),
  standing(
    'eaten between turns or at the start of the next, for Special Conditions',
    `${IN_TIME} SELF is {states:EitherState}, you may ${END_ALL} ${AND_GONE}. ${AT_START} SELF is {again:EitherState}, ${END_ALL} ${AND_GONE}.`,
    ({ states, again }, printed) =>
      sameValue(states, again) ? eaten({ condition: states }, { cure: states, on: 'self' }, printed) : null,
  ),
  // One text alone leaves a kind out after the time.
  said(
    'counters between turns, but not on a kind',
    `put {n:Exact} damage (counter|counters) on {who:Whom} ${CHECKUP}, excluding {rest:Kinds}`,
    ({ n, who, rest }) =>
      unlessNull(between(act(null, { counters: n, on: who }), false), (claims) => allBut(claims, rest)),
  ),
  standing(
    'at the end of your turn, if',
    [`${AT_END}, if {proviso:Proviso}, {does:Clause}.`, `if {proviso:Proviso} ${AT_END_PLAIN}, {does:Clause}.`],
    ({ proviso, does }) => atEnd(bothHold(proviso.is, OWN_TURN), doneOf('self', does)),
  ),
  standing(
    'at the end of each turn, if',
    "if {proviso:Proviso}, {does:Clause} at the end of each player's turn.",
    ({ proviso, does }) => atEnd(proviso.is, doneOf('self', does)),
  ),
  standing(
    'at the end of each turn, if, all that',
    'at the end of each turn, if {proviso:Proviso}, {does:Sentences}',
    ({ proviso, does }) => atEnd(proviso.is, doneOf('self', does)),
  ),
  standing("at the end of the opponent's turn", "at the end of your opponent's turn, {does:Sentence}", ({ does }) =>
    atEnd({ not: OWN_TURN }, doneOf('self', does)),
  ),
  standing(
    "at the end of the opponent's turn, if",
    "at the end of your opponent's turn, if {proviso:Proviso}, {does:Sentences}",
    ({ proviso, does }) => atEnd(bothHold(proviso.is, { not: OWN_TURN }), doneOf('self', does)),
  ),
  standing(
    'at the end of your turn',
    '[once] at the end of your turn [\\(after your attack\\)], you may use this Ability. {does:Sentences}',
    ({ does }) =>
      atEnd(
        OWN_TURN,
        unlessNull(doneOf('self', does), (may) => [{ may }]),
      ),
  ),
  standing(
    'must, at the end of your turn',
    '[once] at the end of your turn [\\(after your attack\\)], if {proviso:Proviso}, you must {does:Clause}.',
    ({ proviso, does }) => atEnd(bothHold(OWN_TURN, proviso.is), doneOf('self', does)),
  ),
];
