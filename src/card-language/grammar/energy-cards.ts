import type { Condition, Filter } from '../../claims/index.ts';
import { ENERGY_LETTERS, ENERGY_NAMES, type EnergyLetter } from '../../state/index.ts';
import { productionsOf } from './production.ts';
import type { EnergySaid } from './sorts.ts';
import { bothHold } from './standing/frames.ts';

/** Special Energy cards: what they give on whom, who may carry them, and what they say beside that. */

const text = productionsOf('EnergyText');
const sentences = productionsOf('EnergySentences');
const sentence = productionsOf('EnergySentence');
const units = productionsOf('Units');

const ONLY = 'but [it] (provides only|only provides)';

/** So many of one kind, whatever it is. */
const each = (n: number, unit: 'all' | readonly EnergyLetter[]): EnergySaid['gives'][number]['units'] | null =>
  n < 1 || n > 4 ? null : Array.from({ length: n }, () => unit);

const UNITS = [
  units('one', ['{type:Type} Energy'], ({ type }) => [type]),
  ...ENERGY_LETTERS.flatMap((letter) =>
    [2, 3].map((n) =>
      units(
        `${n} ${ENERGY_NAMES[letter]}`,
        [`${ENERGY_NAMES[letter].repeat(n)} Energy`, `${Array(n).fill(ENERGY_NAMES[letter]).join(' ')} Energy`],
        () => Array.from({ length: n }, () => letter),
      ),
    ),
  ),
  units('every type', [`every type of Energy ${ONLY} {n:Number} Energy at a time`], ({ n }) => each(n, 'all')),
  units(
    'either of two types',
    [
      `{one:Type} and {other:Type} Energy ${ONLY} {n:Number} Energy at a time`,
      `{one:Type} Energy and {other:Type} Energy[,] ${ONLY} {n:Number} Energy at a time`,
      '{n:Number} in any combination of {one:Type} [Energy] and {other:Type} Energy',
    ],
    ({ one, other, n }) => each(n, [one, other]),
  ),
  units(
    'any of three types',
    [
      `{one:Type}, {two:Type}, and {three:Type} Energy ${ONLY} {n:Number} Energy at a time`,
      '{n:Number} in any combination of {one:Type}, {two:Type}, and {three:Type} Energy',
    ],
    ({ one, two, three, n }) => each(n, [one, two, three]),
  ),
];

const onKind = (kind: object): Condition | null =>
  Object.keys(kind).length === 0 ? null : { self: kind as NonNullable<Condition['self']> };

const onWhich = (kind: Filter, which: Filter): Condition | null =>
  Object.keys(kind).some((key) => key in which) ? null : { self: { ...kind, ...which } };

const bothSo = (one: Condition, other: Condition | null): Condition | null =>
  other === null ? null : bothHold(one, other);

const given = (of: EnergySaid['gives'][number]['units'], when?: Condition | null): EnergySaid | null =>
  when === null ? null : { gives: [{ units: of, ...(when === undefined ? {} : { if: when }) }], claims: [] };

const WHILE_ATTACHED = 'as long as this card is attached to a Pokémon';

const GIVES = [
  sentence(
    'gives',
    [`${WHILE_ATTACHED}, it provides {units:Units}.`, '[while in play,] this card provides {units:Units}.'],
    (holes) => given(holes.units),
  ),
  sentence(
    'gives on a kind',
    [
      'this card provides {units:Units} only while (this card|it) is attached to (a|an|) {kind:Kinds}.',
      'if this card is attached to (a|an|) {kind:Kinds}, (this card|it) provides {units:Units} [instead].',
      '(as long as|while) this card is attached to (a|an|) {kind:Kinds}, (this card|it) provides {units:Units} [instead].',
    ],
    (holes) => given(holes.units, onKind(holes.kind)),
  ),
  sentence(
    'gives where something is so',
    [
      'if {condition:Condition}, (this card|it) provides {units:Units} [instead].',
      'as long as {condition:Condition}, (this card|it) provides {units:Units} [instead].',
    ],
    (holes) => given(holes.units, holes.condition.is),
  ),
  sentence(
    'gives on those which',
    [
      'if this card is attached to (a|an|) {kind:Kinds} {which:Which}, (this card|it) provides {units:Units} [instead].',
      '(as long as|while) this card is attached to (a|an|) {kind:Kinds} {which:Which}, (this card|it) provides {units:Units} [instead].',
    ],
    (holes) => given(holes.units, onWhich(holes.kind, holes.which)),
  ),
  sentence(
    'gives on a kind where something is so',
    [
      'if {condition:Condition}, and if this card is attached to (a|an|) {kind:Kinds}, (this card|it) provides {units:Units} [instead].',
    ],
    (holes) => given(holes.units, bothSo(holes.condition.is, onKind(holes.kind))),
  ),
  sentence(
    'gives on those which where something is so',
    [
      'if {condition:Condition}, and if this card is attached to (a|an|) {kind:Kinds} {which:Which}, (this card|it) provides {units:Units} [instead].',
    ],
    (holes) => given(holes.units, bothSo(holes.condition.is, onWhich(holes.kind, holes.which))),
  ),
  sentence(
    'gives and says',
    [`${WHILE_ATTACHED}, it provides {units:Units}, and {said:Said}. {notes:Reminders}`],
    (holes) => (holes.notes ? { gives: [{ units: holes.units }], claims: holes.said } : null),
  ),
];

const CARRIED = [
  sentence(
    'who may carry it',
    [
      'this card can only be attached to (a|an|) {kind:Kinds}.',
      'this card can be attached only to (a|an|) {kind:Kinds}.',
      'attach this card only to (a|an|) {kind:Kinds}.',
    ],
    ({ kind }) => (Object.keys(kind).length === 0 ? null : { gives: [], claims: [], attachesTo: kind }),
  ),
  sentence(
    'goes from all others',
    [
      'if this card is attached to anything other than (a|an|) {kind:Kinds}, discard this card.',
      '\\(If this card is attached to anything other than (a|an|) {kind:Kinds}, discard this card.\\)',
    ],
    ({ kind }) => (Object.keys(kind).length === 0 ? null : { gives: [], claims: [], discardUnless: kind }),
  ),
  sentence(
    'who may carry it, which',
    [
      'this card can only be attached to (a|an|) {kind:Kinds} {which:Which}.',
      'this card can be attached only to (a|an|) {kind:Kinds} {which:Which}.',
    ],
    ({ kind, which }) =>
      Object.keys(kind).some((key) => key in which)
        ? null
        : { gives: [], claims: [], attachesTo: { ...kind, ...which } },
  ),
  sentence(
    'goes from all others which',
    [
      'if this card is attached to anything other than (a|an|) {kind:Kinds} {which:Which}, discard this card.',
      '\\(If this card is attached to anything other than (a|an|) {kind:Kinds} {which:Which}, discard this card.\\)',
    ],
    ({ kind, which }) =>
      Object.keys(kind).some((key) => key in which)
        ? null
        : { gives: [], claims: [], discardUnless: { ...kind, ...which } },
  ),
  sentence(
    'goes at the end of the turn',
    [
      'discard this card at the end of (the|your) turn [you attached it].',
      'if this card is attached to (a Pokémon|1 of your Pokémon), discard (it|this card) at the end of (the|your) turn.',
      'at the end of your turn, discard this card.',
    ],
    () => ({ gives: [], claims: [], discardAtEndOfTurn: true }),
  ),
  // One text alone, and its reprints.
  sentence(
    'comes back to the hand',
    ['if this card is put into your discard pile from play, return it to your hand.'],
    () => ({ gives: [], claims: [{ claim: 'back-to-hand', this: true, on: 'host' }] }),
  ),
  sentence('what is in force', ['{one:Standing}'], ({ one }) => ({ gives: [], claims: one })),
];

const together = (one: EnergySaid, other: EnergySaid): EnergySaid | null => {
  if (one.attachesTo !== undefined && other.attachesTo !== undefined) return null;
  if (one.discardUnless !== undefined && other.discardUnless !== undefined) return null;
  return { ...one, ...other, gives: [...one.gives, ...other.gives], claims: [...one.claims, ...other.claims] };
};

/** What it gives always is said once, and before or beside what it gives on some. */
const wellGiven = ({ gives }: EnergySaid): boolean =>
  gives.length > 0 && gives.filter((one) => one.if === undefined).length <= 1;

export const ENERGY_CARDS = [
  ...UNITS,
  ...GIVES,
  ...CARRIED,
  sentences('one', ['{one:EnergySentence}'], ({ one }) => one),
  sentences('one and more', ['{one:EnergySentence} {more:EnergySentences}'], ({ one, more }) => together(one, more)),
  text('of an Energy card', ['{all:EnergySentences}'], ({ all }) => (wellGiven(all) ? all : null)),
];
