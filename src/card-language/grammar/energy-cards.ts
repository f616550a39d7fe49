import type { Claim, Condition } from '../../claims/index.ts';
import type { EnergyLetter } from '../../state/index.ts';
import { opposite, unlessNull } from '../lower/steps.ts';
import { isSome } from './card-amounts.ts';
import { A_KIND, AFTER, BEFORE } from './phrases.ts';
import { type Printed, sorts } from './production.ts';
import type { EnergySaid } from './sorts.ts';
import { bothHold, provided } from './standing/frames.ts';

/** Special Energy cards: what they give on whom, who may carry them, and what they say beside that. */

const { claimed, energySentence: sentence, energySentences: sentences, standing, units } = sorts;

/** One print has a slip of the pen. */
const ONLY = '(but|buy) [it] (provides only|only provides|provides)';

/** So many of one kind, whatever it is. */
const each = (n: number, unit: 'all' | readonly EnergyLetter[]): EnergySaid['gives'][number]['units'] | null =>
  n < 1 || n > 4 ? null : Array.from({ length: n }, () => unit);

const onKind = (kind: object): Condition | null =>
  !isSome(kind) ? null : { self: kind as NonNullable<Condition['self']> };

const given = (of: EnergySaid['gives'][number]['units'], when?: Condition | null): EnergySaid | null =>
  when === null ? null : { gives: [{ units: of, ...(when === undefined ? {} : { if: when }) }], claims: [] };

const says = (more: Partial<EnergySaid>): EnergySaid => ({ gives: [], claims: [], ...more });

const WHILE_ATTACHED = 'as long as this card is attached to a Pokémon';

/** What "it" gives where something more is so goes before what it gives anyhow on those. */
const hung = (one: EnergySaid, other: EnergySaid): EnergySaid['gives'] => {
  const before = one.gives.at(-1);
  const [first, ...rest] = other.gives;
  if (
    other.depends !== true ||
    before?.if === undefined ||
    first?.if === undefined ||
    Object.keys(before.if).length === 0
  )
    return [...one.gives, ...other.gives];
  return [...one.gives.slice(0, -1), { ...first, if: bothHold(before.if, first.if) }, before, ...rest];
};

/** All that two sentences of an Energy card say. */
export const together = (one: EnergySaid, other: EnergySaid): EnergySaid | null => {
  if (one.attachesTo !== undefined && other.attachesTo !== undefined) return null;
  if (one.discardUnless !== undefined && other.discardUnless !== undefined) return null;
  const { depends: _own, ...more } = other;
  return { ...one, ...more, gives: hung(one, other), claims: [...one.claims, ...other.claims] };
};

/** What it gives always is said once, and before or beside what it gives on some. */
export const wellGiven = ({ gives }: EnergySaid): boolean =>
  gives.length > 0 && gives.filter((one) => one.if === undefined).length <= 1;

const carriedOnly = (claims: readonly Claim[], { carried }: Printed): readonly Claim[] | null =>
  carried === true ? claims : null;

const ACTIVE = { side: 'theirs', place: 'active' } as const;

/** The Pokémon that says it, and no other. */
const THIS_ONE = { other: false } as const;

const MOMENTS = [
  ['damage done by it is less', BEFORE, 'before'],
  ['damage done by it is less in the end', AFTER, 'behind'],
] as const;

export const ENERGY_CARDS = [
  // What special Energy cards say of attacks and of being attached, in words of their own.
  claimed(
    'the attack of its Pokémon does more',
    `if SELF attacks, the attack does {n:Number} more damage to the Active Pokémon ${BEFORE}`,
    ({ n }, printed) =>
      carriedOnly([{ claim: 'damage', when: 'before', add: n, on: 'self', against: ACTIVE }], printed),
  ),
  // One text alone.
  claimed(
    'an attack of its Pokémon that does damage does more',
    `whenever an attack from SELF does damage to the Active Pokémon, the attack does {n:Number} more damage ${BEFORE}`,
    ({ n }, printed) =>
      carriedOnly(
        [{ claim: 'damage', when: 'before', 'if-damage': true, add: n, on: 'self', against: ACTIVE }],
        printed,
      ),
  ),
  claimed(
    'attacks of the carrier do more in the end',
    `if (SELF damages|SELF's attack does damage to) the Defending Pokémon ${AFTER}, the attack does {n:Number} more damage to the Defending Pokémon`,
    ({ n }, printed) =>
      carriedOnly(
        [{ claim: 'damage', when: 'behind', 'if-damage': true, add: n, on: 'self', against: ACTIVE }],
        printed,
      ),
  ),
  claimed(
    'attacks of the carrier do more to anyone in the end',
    `if SELF does damage with an attack ${AFTER}, the attack does {n:Number} more damage`,
    ({ n }, printed) =>
      carriedOnly([{ claim: 'damage', when: 'behind', 'if-damage': true, add: n, on: 'self' }], printed),
  ),
  claimed(
    'attacks of some do less to the carrier',
    `{by:AttacksOf} (do|does) {n:Points} to SELF ${BEFORE}`,
    ({ by, n }, printed) =>
      by === 'self' || n >= 0
        ? null
        : carriedOnly([{ claim: 'damage', when: 'before', add: n, on: by, against: THIS_ONE }], printed),
  ),
  ...MOMENTS.flatMap(([name, moment, when]) => [
    claimed(name, `damage done to {to:Subject} by SELF is reduced by {n:Number} ${moment}`, ({ to, n }) =>
      typeof to === 'string' ? null : [{ claim: 'damage', when, add: -n, on: 'self', against: to }],
    ),
    claimed(
      `${name}, to anyone`,
      `whenever (SELF|it) damages a Pokémon [by an attack], reduce that damage by {n:Number} ${moment}`,
      ({ n }, printed) => carriedOnly([{ claim: 'damage', when, add: -n, on: 'self' }], printed),
    ),
  ]),
  claimed(
    'damage done to it is less',
    `damage done [by attacks] to {on:Subject} is reduced by {n:Number} ${AFTER}`,
    ({ on, n }) => [{ claim: 'damage', when: 'after', add: -n, on }],
  ),
  // Whose damage it is, one text alone leaves out.
  claimed(
    'damage of some done to the carrier is less',
    'damage done by {by:Those} is reduced by {n:Number}',
    ({ by, n }, printed) =>
      carriedOnly([{ claim: 'damage', when: 'after', add: -n, on: 'self', against: by }], printed),
  ),
  standing('ignored if', '{said:Claimed}. Ignore this effect if {proviso:Proviso}.', ({ said, proviso }) =>
    provided({ ...proviso, is: opposite(proviso.is) }, said),
  ),
  standing('ignored unless', '{said:Claimed}. Ignore this effect unless {proviso:Proviso}.', ({ said, proviso }) =>
    provided(proviso, said),
  ),
  sorts.condition(
    'the attacker is of a type or of a name',
    'the Attacking Pokémon is {type:Type} or has {word:Name} in its name',
    ({ type, word }, { carried }) =>
      carried === true
        ? { is: { 'any-of': [{ self: { type } }, { self: { 'name-has': word } }] }, about: 'self' }
        : null,
  ),

  // One text alone does damage; all later ones put a counter down.
  standing(
    'damage on being attached',
    "when {event:Event}, it does {n:Number} damage to that Pokémon. \\(Don't apply Weakness and Resistance.\\)",
    ({ event: { alone: _alone, ...meant }, n }) =>
      meant.this === true ? [{ claim: 'trigger', ...meant, does: [{ damage: n, to: 'self' }] }] : null,
  ),

  // Who has just been given it comes up; of no other event does a text say so.
  standing(
    'comes up on being attached',
    'when {event:Event}, switch that Pokémon with your Active Pokémon.',
    ({ event: { alone: _alone, ...meant } }) =>
      meant.this === true ? [{ claim: 'trigger', ...meant, does: [{ switch: 'yours', with: 'self' }] }] : null,
  ),

  units('by its symbols', '{all:Costs} Energy', ({ all }) => all),
  units('by its symbols alone', '{all:Costs}', ({ all }) => (all.length < 2 ? null : all)),
  units('many of a type', '{n:Number} {type:Type} Energy', ({ n, type }) => each(n, [type])?.map(() => type) ?? null),
  units(
    'every type',
    `every type of [basic] Energy ${ONLY} {n:Number} (Energy|in any combination) at a time`,
    ({ n }) => each(n, 'all'),
  ),
  units(
    'either of two types',
    [
      `{one:Type} Energy and {other:Type} Energy[,] ${ONLY} {n:Number} Energy at a time`,
      '{n:Number} in any combination of {one:Type} Energy and {other:Type} Energy',
    ],
    ({ one, other, n }) => each(n, [one, other]),
  ),
  units(
    'any of several types',
    [
      `{all:AnyOfThese} Energy ${ONLY} {n:Number} Energy at a time`,
      '{n:Number} in any combination of {all:AnyOfThese} Energy',
    ],
    ({ all, n }) =>
      all.some(({ type }) => type === undefined)
        ? null
        : each(
            n,
            all.flatMap(({ type }) => type ?? []),
          ),
  ),

  sentence('gives', [`${WHILE_ATTACHED}, it provides {units:Units}.`, '[this card] provides {units:Units}.'], (holes) =>
    given(holes.units),
  ),
  sentence(
    'gives while it is there',
    [
      'while in play, this card (provides|counts as) {units:Units}.',
      '(when|while) this card is attached to a Pokémon, (this card|it) provides {units:Units}.',
    ],
    // What it gives beside that it gives in other places, or never.
    (holes) => given(holes.units, {}),
  ),
  // A misprint has the second word of the name small.
  sentence(
    'gives beside other Special Energy',
    '(this card|multi energy) provides {units:Units} when attached to a Pokémon that already has Special Energy cards attached to it.',
    (holes) => given(holes.units, { self: { 'with-special-energy': 2 } }),
  ),
  sentence(
    'gives on a kind',
    [
      `this card provides {units:Units} only while (this card|it) is attached to ${A_KIND}. {notes:Reminders}`,
      `(if|as long as|while) [this card is] attached to ${A_KIND}, (this card|it) provides {units:Units} [instead]. {notes:Reminders}`,
    ],
    (holes) => given(holes.units, onKind(holes.kind)),
  ),
  sentence(
    'gives where something is so',
    '[while in play,] (if|as long as) {condition:Condition}, this card provides {units:Units} [instead].',
    (holes) => given(holes.units, holes.condition.is),
  ),
  sentence(
    'it gives where something is so',
    '(if|as long as) {condition:Condition}, it provides {units:Units} [instead].',
    ({ units: all, condition: { is, carries } }) =>
      carries === true ? null : unlessNull(given(all, is), (gives) => ({ ...gives, depends: true })),
  ),
  sentence(
    'gives on a kind where something is so',
    `if {condition:Condition}[,] and [if] this card is attached to ${A_KIND}, (this card|it) provides {units:Units} [instead]. {notes:Reminders}`,
    (holes) => unlessNull(onKind(holes.kind), (on) => given(holes.units, bothHold(holes.condition.is, on))),
  ),
  sentence(
    'gives and says',
    `${WHILE_ATTACHED}, it provides {units:Units}, and {said:Said}. {notes:Reminders}`,
    (holes) => ({ gives: [{ units: holes.units }], claims: holes.said }),
  ),

  sentence(
    'who may carry it',
    [`this card can (only be attached|be attached only) to ${A_KIND}.`, `attach this card only to ${A_KIND}.`],
    ({ kind }) => (isSome(kind) ? says({ attachesTo: kind }) : null),
  ),
  sentence(
    'goes',
    '{going:Going}',
    ({ going: { discardAtEndOfOpponentsTurn: late, discardIfItAttacks: used, ...gone } }) =>
      late === undefined && used === undefined ? says(gone) : null,
  ),
  sentence(
    'is not a basic Energy',
    [
      "doesn't count as a basic Energy card.",
      "\\(Doesn't count as a basic [Energy] [card] [when not in play] [and has no (other effect|effect other) than providing Energy].\\)",
      '\\(Has no effect other than providing Energy.\\)',
      'attach this card to 1 of your Pokémon.',
    ],
    () => says({}),
  ),
  // Of a card in hand, deck or discard pile; no text asks for Colorless Energy there.
  sentence('is Colorless elsewhere', '\\(While not in play, this card counts as Colorless Energy.\\)', () =>
    says({ colorlessElsewhere: true }),
  ),
  sentence(
    'says nothing more on a kind',
    [
      `if this card is attached to ${A_KIND}, this card has no effect other than providing Energy.`,
      `ignore these effects if this card is attached to ${A_KIND}.`,
    ],
    ({ kind }) => (isSome(kind) ? says({ silentOn: kind }) : null),
  ),
  // Of the Neo sets; what the card puts down between turns is a fact that the rules ask for.
  sentence(
    'a burden between turns',
    "at the end of every turn, put {n:Exact} damage (counter|counters) on SELF, unless it's Darkness or has Dark in its name.",
    ({ n }) => says({ burden: n }),
  ),
  // One text alone, and its reprints.
  sentence(
    'comes back to the hand',
    'if this card is put into your discard pile from play, return it to your hand.',
    () => says({ claims: [{ claim: 'back-to-hand', this: true, on: 'self' }] }),
  ),
  sentence('what is in force', '{one:Standing}', ({ one }) => says({ claims: one })),
  sentences('one', '{one:EnergySentence}', ({ one }) => one),
  sentences('one and more', '{one:EnergySentence} {more:EnergySentences}', ({ one, more }) => together(one, more)),
  sorts.energyText('of an Energy card', '{all:EnergySentences}', ({ all }) => (wellGiven(all) ? all : null)),
];
