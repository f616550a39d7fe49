import type { Claim, Filter, Subject } from '../../../claims/index.ts';
import { hasKey, mentions, replacedWithin } from '../../../state/index.ts';
import type { Verb, Who } from '../../../text/index.ts';
import { act, NEW, type Steps, speaksOfThat, verbsOf, where, withThat } from '../../lower/steps.ts';
import { FROM_HAND } from '../phrases.ts';
import { but } from '../pokemon.ts';
import { productionsOf } from '../production.ts';
import type { Asked, EventMeant, Limit } from '../sorts.ts';
import { bothHold, limited, provided } from './frames.ts';
import { SAME } from './subjects.ts';

/** Texts that wait for something: damage, a Knock Out, Energy, the time between turns, the end of a turn. */

const standing = productionsOf('Standing');
const event = productionsOf('Event');
const known = productionsOf('Known');

const ACTIVE = 'SELF is (your Active Pokémon|in the Active Spot) and is';
const EVEN = '[\\(even if (SELF|it|this Pokémon|that Pokémon) is Knocked Out\\)]';
const ON_ACTIVE = { self: { place: 'active' as const } };

/** Events of attacks are those of the opponent's Pokémon. */
const ofAttack = (by: Filter, meant: EventMeant): EventMeant | null => {
  if (by.side !== 'theirs') return null;
  return Object.keys(by).length === 1 ? meant : { ...meant, by };
};

const EVENTS = [
  event('damaged', [`SELF is damaged by {by:Attacks} ${EVEN}`], ({ by }) =>
    ofAttack(by, { event: 'damaged-by-attack', on: 'self' }),
  ),
  // One print leaves a letter out.
  event('damaged as the Active one', [`${ACTIVE} (damaged|damage) by {by:Attacks} ${EVEN}`], ({ by }) =>
    ofAttack(by, { event: 'damaged-by-attack', on: 'self', while: ON_ACTIVE }),
  ),
  event(
    'damaged as the Active one with a Tool',
    [`SELF is in the Active Spot, has a Pokémon Tool attached, and is damaged by {by:Attacks} ${EVEN}`],
    ({ by }) =>
      ofAttack(by, {
        event: 'damaged-by-attack',
        on: 'self',
        while: { self: { place: 'active', 'with-tool': true } },
      }),
  ),
  event('Knocked Out', ['SELF is Knocked Out by damage from {by:Attacks}'], ({ by }) =>
    ofAttack(by, { event: 'knocked-out', 'by-damage': true, on: 'self' }),
  ),
  event('Knocked Out as the Active one', [`${ACTIVE} Knocked Out by damage from {by:Attacks}`], ({ by }) =>
    ofAttack(by, { event: 'knocked-out', 'by-damage': true, on: 'self', while: ON_ACTIVE }),
  ),
];

const FROM_THEIR_HAND = 'from (their|his or her) hand';
const BUT = '\\((except|excluding) [for] {rest:Kinds}\\)';

const OF_OTHERS = [
  event(
    'one of yours Knocked Out',
    ['(1 of your|any of your) {kind:Kinds} is Knocked Out by damage from {by:Attacks}'],
    ({ kind, by }) => ofAttack(by, { event: 'knocked-out', 'by-damage': true, on: { side: 'yours', ...kind } }),
  ),
  event('your Active one Knocked Out', ['your Active Pokémon is Knocked Out by damage from {by:Attacks}'], ({ by }) =>
    ofAttack(by, { event: 'knocked-out', 'by-damage': true, on: { side: 'yours', place: 'active' } }),
  ),
  event(
    'any attaches',
    [
      `(any|either|a) player attaches an Energy [card] ${FROM_THEIR_HAND} to 1 of (their|his or her) {kind:Kinds}`,
      `(any|either|a) player attaches an Energy [card] ${FROM_THEIR_HAND} to {kind:Kinds}`,
    ],
    ({ kind }) => attached({ side: 'any', ...kind }),
  ),
  event(
    'any attaches, but not to a kind',
    [
      `(any|either|a) player attaches an Energy [card] ${FROM_THEIR_HAND} to 1 of (their|his or her) {kind:Kinds} ${BUT}`,
    ],
    ({ kind, rest }) => {
      const others = but(rest);
      return others === null ? null : attached({ side: 'any', ...kind, ...others });
    },
  ),
];

const IN_ITS_PLACE = [
  // One text alone waits for a retreat and says what befalls the one that comes up.
  event("the opponent's Active one retreats", ["your opponent's Active Pokémon retreats"], () => ({
    event: 'up-for-retreated',
    on: { side: 'theirs' },
  })),
  // Only where one has just retreated is there a new Active Pokémon of which this could be said.
  productionsOf('Effect')('the one in its place is', ['their new Active Pokémon is {states:States}'], ({ states }) =>
    act(null, ...states.map((condition): Verb => ({ condition, on: NEW }))),
  ),
];

const ATTACHED = [
  event(
    'Energy attached',
    ['you attach an Energy [card] from your hand to {on:Subject} [during your turn]'],
    ({ on }) => attached(on),
  ),
  event(
    'Energy of a type attached',
    ['you attach a {type:Type} Energy [card] from your hand to {on:Subject} [during your turn]'],
    ({ type, on }) => {
      const meant = attached(on);
      return meant === null ? null : { ...meant, type };
    },
  ),
  event(
    "opponent's Energy attached",
    ['your opponent attaches an Energy [card] from (their|his or her) hand to 1 of (their|his or her) Pokémon'],
    () => attached({ side: 'theirs' }),
  ),
  event('the card attached', ['you attach this card from your hand to (a Pokémon|1 of your Pokémon|SELF)'], () => ({
    event: 'energy-attached',
    from: 'hand',
    on: 'self',
    this: true,
  })),
  event('the card attached to the Active one', ['you attach this card from your hand to your Active Pokémon'], () => ({
    event: 'energy-attached',
    from: 'hand',
    on: 'self',
    this: true,
    while: ON_ACTIVE,
  })),
  // An Ancient Trait, which several cards share.
  event('becomes this one', ['1 of your Pokémon becomes SELF'], () => ({ event: 'evolved', on: 'self' })),
  event('played to evolve', [`you play ${FROM_HAND} to evolve 1 of your Pokémon [during your turn]`], () => ({
    event: 'evolved',
    from: 'hand',
    on: 'self',
    alone: true,
  })),
  event('put on the Bench', ['you play SELF from your hand onto your Bench [during your turn]'], () => ({
    event: 'benched',
    from: 'hand',
    on: 'self',
    alone: true,
  })),
];

const THEIR_BENCH = '(onto|on) (their|his or her) Bench';

/** Who does it, and whose Pokémon it is then. */
const DOERS = [
  ['any player', '(any|either|a) player', 'any'],
  ['the opponent', 'your opponent', 'theirs'],
] as const;

const COMING_DOWN = DOERS.flatMap(([who, words, side]) => [
  event(
    `${who} puts one on the Bench`,
    [`${words} (puts|plays) (a|an|any) {kind:Kind} ${FROM_THEIR_HAND} ${THEIR_BENCH} [during their turn]`],
    ({ kind }) => ({ event: 'benched', from: 'hand', on: { side, ...kind } }),
  ),
  event(
    `${who} puts one on the Bench, but not of a kind`,
    [`${words} (puts|plays) (a|an|any) {kind:Kind} ${BUT} ${FROM_THEIR_HAND} ${THEIR_BENCH} [during their turn]`],
    ({ kind, rest }) => {
      const others = but(rest);
      return others === null ? null : { event: 'benched', from: 'hand', on: { side, ...kind, ...others } };
    },
  ),
  event(
    `${who} puts one without a word in its name down`,
    [`${words} plays (a|an|any) {kind:Kind} that (doesn't|does not) have {word:Name} in its name ${FROM_THEIR_HAND}`],
    ({ kind, word }) =>
      kind.basic === true
        ? { event: 'benched', from: 'hand', on: { side, ...kind, 'none-of': [{ 'name-has': word }] } }
        : null,
  ),
  event(
    `${who} evolves one`,
    [
      `${words} plays a Pokémon ${FROM_THEIR_HAND} to evolve 1 of (their|his or her) Pokémon [during their turn]`,
      `${words} plays (a|any) Pokémon ${FROM_THEIR_HAND} to evolve (their|his or her) Pokémon`,
    ],
    () => ({ event: 'evolved', from: 'hand', on: { side } }),
  ),
]);

const OF_YOURS = [
  event('this one evolves', ['you play a Pokémon from your hand to evolve SELF [during your turn]'], () => ({
    event: 'evolved',
    from: 'hand',
    on: 'self',
  })),
  event(
    'one of yours damaged',
    ['(1 of your|any of your) {kind:Kinds} (is|are) damaged by {by:Attacks} [\\(even if it is Knocked Out\\)]'],
    ({ kind, by }) => ofAttack(by, { event: 'damaged-by-attack', on: { side: 'yours', ...kind } }),
  ),
  event(
    'your Active one damaged',
    ['your Active {kind:Kind} is damaged by {by:Attacks} [\\(even if (it|that Pokémon) is Knocked Out\\)]'],
    ({ kind, by }) => ofAttack(by, { event: 'damaged-by-attack', on: { side: 'yours', place: 'active', ...kind } }),
  ),
];

function attached(on: Subject): EventMeant | null {
  return typeof on === 'object' || on === 'self' || on === 'host' || on === SAME
    ? { event: 'energy-attached', from: 'hand', on }
    : null;
}

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

/** A power that its player uses is not a trigger. */
const isOffer = (verbs: readonly Verb[]): boolean => hasKey(verbs, 'may');

export const triggered = ({ alone, ...meant }: EventMeant, does: Steps): readonly Claim[] | null => {
  // "That Pokémon" would be the one that has retreated.
  const isAfterRetreat = meant.event === 'up-for-retreated';
  const said = meant.on === SAME || (isAfterRetreat && speaksOfThat(does)) ? null : doneOf(meant.on, does);
  const verbs = said !== null && isAfterRetreat ? replacedWithin(said, NEW, 'self' as Who) : said;
  if (verbs === null || (alone === true && isOffer(verbs))) return null;
  return [{ claim: 'trigger', ...meant, does: verbs as never }];
};

/** What is put on each of some Pokémon between turns is put on each by itself. */
const between = (does: Steps, anyTime: boolean): readonly Claim[] | null => {
  const verbs = doneOf('self', does);
  if (verbs === null || isOffer(verbs)) return null;
  const [verb] = verbs;
  const free = anyTime ? ({ 'any-time': true } as const) : {};
  if (
    verbs.length === 1 &&
    verb !== undefined &&
    'counters' in verb &&
    typeof verb.on === 'object' &&
    'each' in verb.on
  )
    return typeof verb.counters === 'number'
      ? [{ claim: 'checkup', ...free, on: verb.on.each, does: [{ counters: verb.counters, on: 'self' }] }]
      : null;
  return [{ claim: 'checkup', ...free, on: 'self', does: verbs as never }];
};

const limitedTo = (claims: readonly Claim[] | null, limit: Limit): readonly Claim[] | null =>
  claims === null ? null : limited(claims, limit);

const AT_END_PLAIN = 'at the end of your turn';
const AT_END = `${AT_END_PLAIN} [\\(after your attack\\)]`;

const atEnd = (asked: Asked | null, does: Steps): readonly Claim[] | null => {
  const verbs = doneOf('self', does);
  const own = { 'own-turn': true as const };
  if (verbs === null) return null;
  return [
    { claim: 'end-of-turn', on: 'self', while: asked === null ? own : bothHold(asked.is, own), does: verbs as never },
  ];
};

const WHEN = '(when|whenever|if)';
const CHECKUP = '(during Pokémon Checkup|between turns)';

/** What a Pokémon Power of the first sets stops for. */
const STOPPED = [
  ['three Special Conditions', 'Asleep, Confused, or Paralyzed', ['asleep', 'confused', 'paralyzed']],
  [
    'any Special Condition',
    'affected by a Special Condition',
    ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'],
  ],
] as const;

const SENTENCES = [
  standing('when', [`${WHEN} {event:Event}[,] {does:Sentences} {limit:Limit}`], (holes) =>
    limitedTo(triggered(holes.event, holes.does), holes.limit),
  ),
  standing(
    'while, when',
    [`(as long as|if) {proviso:Proviso}, ${WHEN} {event:Event}, {does:Sentences} {limit:Limit}`],
    (holes) => {
      const isSelf = holes.proviso.is.self !== undefined && holes.event.on === SAME;
      const claims = triggered(isSelf ? { ...holes.event, on: 'self' } : holes.event, holes.does);
      return limitedTo(claims === null ? null : provided(holes.proviso, claims), holes.limit);
    },
  ),
  ...STOPPED.map(([how, words, names]) =>
    standing(
      `strikes back, ${how}`,
      [
        `whenever your opponent's attack damages SELF ${EVEN}, this power does {n:Number} damage to the attacking Pokémon. \\(Don't apply Weakness and Resistance.\\) This power can't be used if SELF is [already] ${words} when your opponent attacks.`,
      ],
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
    [
      'when you attach an Energy card from your hand to SELF \\(except with an attack, Ability, or Trainer card\\), you may attach 2 Energy cards.',
    ],
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
    'between turns',
    [`${CHECKUP}, {does:Clause}. {limit:Limit}`, `{does:Clause} ${CHECKUP}. {limit:Limit}`],
    (holes) => limitedTo(between(holes.does, false), holes.limit),
  ),
  standing('whenever your turn ends', [`${AT_END}, {does:Clause}.`], ({ does }) => atEnd(null, does)),
  standing('at the end of your turn, if', [`${AT_END}, if {proviso:Proviso}, {does:Clause}.`], ({ proviso, does }) =>
    atEnd(proviso, does),
  ),
  standing(
    'at the end of each turn, if',
    ['at the end of each turn, if {proviso:Proviso}, {does:Clause}.'],
    ({ proviso, does }) => {
      const verbs = doneOf('self', does);
      return verbs === null ? null : [{ claim: 'end-of-turn', on: 'self', while: proviso.is, does: verbs as never }];
    },
  ),
  standing(
    'at any time between turns, if',
    ['at any (time|times) between turns, if {proviso:Proviso}, {does:Sentences}'],
    ({ proviso, does }) => {
      const claims = between(does, true);
      return claims === null ? null : provided(proviso, claims);
    },
  ),
  standing(
    'if, at the end of your turn',
    [`if {proviso:Proviso} ${AT_END_PLAIN}, {does:Clause}.`],
    ({ proviso, does }) => atEnd(proviso, does),
  ),
  standing(
    'at any time between turns',
    [
      'at any (time|times) between turns, {does:Clause}. {limit:Limit}',
      '{does:Clause} at any time between turns. {limit:Limit}',
    ],
    (holes) => limitedTo(between(holes.does, true), holes.limit),
  ),
  // One text alone leaves a kind out after the time.
  standing(
    'while, between turns, but on a kind',
    [`(as long as|if) {proviso:Proviso}, {does:Clause} ${CHECKUP}, excluding {rest:Kinds}.`],
    ({ proviso, does, rest }) => {
      const claims = between(does, false);
      const others = but(rest);
      if (claims === null || others === null) return null;
      const fewer = claims.map(({ on, ...claim }) =>
        typeof on !== 'object' || Object.keys(others).some((key) => key in on)
          ? null
          : ({ ...claim, on: { ...on, ...others } } as Claim),
      );
      return fewer.includes(null) ? null : provided(proviso, fewer as readonly Claim[]);
    },
  ),
  standing(
    'while, between turns',
    [
      `(as long as|if) {proviso:Proviso}, {does:Clause} ${CHECKUP}. {limit:Limit}`,
      `${CHECKUP}, (as long as|if) {proviso:Proviso}, {does:Clause}. {limit:Limit}`,
    ],
    (holes) => {
      const claims = between(holes.does, false);
      return limitedTo(claims === null ? null : provided(holes.proviso, claims), holes.limit);
    },
  ),
  standing(
    'at the end of your turn',
    ['[once] at the end of your turn [\\(after your attack\\)], you may use this Ability. {does:Sentences}'],
    ({ does }) => {
      const verbs = doneOf('self', does);
      return verbs === null
        ? null
        : [{ claim: 'end-of-turn', on: 'self', while: { 'own-turn': true }, does: [{ may: verbs }] as never }];
    },
  ),
  standing(
    'must, at the end of your turn',
    ['[once] at the end of your turn [\\(after your attack\\)], if {proviso:Proviso}, you must {does:Clause}.'],
    ({ proviso, does }) => {
      const verbs = doneOf('self', does);
      return verbs === null
        ? null
        : [
            {
              claim: 'end-of-turn',
              on: 'self',
              while: bothHold({ 'own-turn': true }, proviso.is),
              does: verbs as never,
            },
          ];
    },
  ),
];

export const STANDING_TRIGGERS = [
  productionsOf('Effect')(
    'that player puts counters',
    ['that player puts {many:Many} damage (counter|counters) on {who:Whom}'],
    ({ many, who }) =>
      typeof many.n !== 'number' || many.upTo || typeof who === 'object'
        ? null
        : act(who, { counters: many.n, on: who }),
  ),
  productionsOf('Clause')('must', ['you must {effect:Effect}'], ({ effect }) => effect),
  known('Attacking', ['(the|this) Attacking Pokémon'], () => 'attacker'),
  ...EVENTS,
  ...OF_OTHERS,
  ...IN_ITS_PLACE,
  ...ATTACHED,
  ...COMING_DOWN,
  ...OF_YOURS,
  ...SENTENCES,
];
