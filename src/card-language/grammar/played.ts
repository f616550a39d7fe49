import type { ConditionName } from '../../claims/index.ts';
import { CONDITIONS, hasKey } from '../../state/index.ts';
import { act, opposite, speaksOfThat, speaksOfThem, withThem } from '../lower/steps.ts';
import { BEFORE_ATTACKING, FROM_HAND, MAY } from './phrases.ts';
import { sorts } from './production.ts';
import type { Usage } from './sorts.ts';

const SAME_NAME = 'an Ability with the same name';

/** Texts of Trainer cards and of powers that are used: what they ask for, and what they do. */

const { bar, bars, moment, powerText: power, trainerText: trainer, usage, usedInPlay: inPlay } = sorts;

/** Of two tables of what a use asks for, all of both. */
export const together = (one: Usage, other: Usage): Usage => {
  const when = [...(one.when ?? []), ...(other.when ?? [])];
  const after = [...(one.after ?? []), ...(other.after ?? [])];
  return { ...one, ...other, ...(when.length === 0 ? {} : { when }), ...(after.length === 0 ? {} : { after }) };
};

const free = (...names: readonly ConditionName[]): Usage => ({
  when: names.map((condition) => ({ not: { self: { condition } } })),
});

const STAR = 'during your turn,';
const ONE_STAR = "\\(You can't use more than 1 VSTAR Power in a game.\\)";

export const PLAYED = [
  moment('once', `once during your turn[,] ${BEFORE_ATTACKING}`, () => ({ oncePerTurn: true })),
  moment('as often as you like', `as often as you like during your turn ${BEFORE_ATTACKING}`, () => ({
    asOften: true,
  })),
  moment(
    'put on the Bench',
    `[once during your turn ${BEFORE_ATTACKING},] when you (play|put) (${FROM_HAND} (onto|on) your Bench [during your turn]|SELF onto your Bench from your hand)`,
    () => ({ on: 'benched' }),
  ),
  moment(
    'evolved',
    `[once during your turn ${BEFORE_ATTACKING},] when you play ${FROM_HAND} to evolve 1 of your Pokémon [during your turn]`,
    () => ({ on: 'evolved' }),
  ),
  usage('you may', `{moment:Moment}[,] ${MAY}`, (holes) => holes.moment),
  usage('if, you may', `{moment:Moment}, if {condition:Condition}, ${MAY}`, (holes) =>
    together(holes.moment, { when: [holes.condition.is] }),
  ),
  // One text alone speaks on of those it has asked about.
  power(
    'used, if, on one of those',
    `{moment:Moment}, if {condition:Condition}, you may {effect:Effect}. {bars:Bars}`,
    ({ moment: when, condition, effect, bars: others }) => {
      const { them, is } = condition;
      return them === undefined || !speaksOfThem(effect)
        ? null
        : { ...together(together(when, { when: [is] }), others), steps: withThem(effect, them) };
    },
  ),

  bars('none', ['[]', 'this power can be used even if SELF is Asleep, Confused, or Paralyzed.'], () => ({})),
  bars('one and more', '{one:Bar} {more:Bars}', ({ one, more }) => together(one, more)),
  bar(
    'a Special Condition',
    "(this power|the power|SELF's Poké-Power) can't be used (if|it) SELF (is|if) affected by a Special Condition.",
    () => free(...CONDITIONS),
  ),
  bar('three Special Conditions', "this power can't be used if SELF is Asleep, Confused, or Paralyzed.", () =>
    free('asleep', 'confused', 'paralyzed'),
  ),
  bar('something', "(you can't use this power|this power can't be used) if {condition:Condition}.", ({ condition }) =>
    condition.is.self?.affected === undefined && condition.is.self?.condition === undefined
      ? { when: [opposite(condition.is)] }
      : null,
  ),
  bar(
    'one of a name',
    [
      "you can't use more than 1 OWNPOWER (Ability|Poké-Power) (each turn|during your turn).",
      `you may not use ${SAME_NAME} during your turn.`,
    ],
    () => ({ oneOfNamePerTurn: true }),
  ),

  inPlay('used by each', '{does:TrainerText}', ({ does }) => ({ ...does, always: [] })),
  inPlay('used by each, and in force', '{does:TrainerText} {always:Standing}', ({ does, always }) => ({
    ...does,
    always,
  })),

  // That it is used once in a game stands on its card as a mark.
  power(
    'a VSTAR Power',
    `${STAR} you may [use this (Ability|power).] {sentences:Sentences} ${ONE_STAR}`,
    ({ sentences }) => ({ steps: sentences }),
  ),
  power(
    'a VSTAR Power, if',
    `${STAR} if {condition:Condition}, you may [use this (Ability|power).] {sentences:Sentences} ${ONE_STAR}`,
    ({ condition, sentences }) => ({ steps: sentences, when: [condition.is] }),
  ),
  power('used', '{usage:Usage} {sentences:Sentences} {bars:Bars}', (holes) => ({
    ...together(holes.usage, holes.bars),
    steps: holes.sentences,
  })),
  // What is done as often as one likes is nobody's duty, so one text leaves out "you may".
  power(
    'used at will',
    `as often as you like during your turn ${BEFORE_ATTACKING}, {effect:Effect}. {bars:Bars}`,
    // Nobody was named before.
    ({ effect, bars: others }) =>
      speaksOfThat(effect) ? null : { ...together({ asOften: true }, others), steps: effect },
  ),
  // Using it is up to its player anyhow, so one text leaves out "you may".
  power(
    'used, if, without an offer',
    `once during your turn ${BEFORE_ATTACKING}, if {condition:Condition}, {sentences:Sentences} {bars:Bars}`,
    ({ condition, sentences, bars: others }) =>
      hasKey(sentences, 'may') || speaksOfThat(sentences)
        ? null
        : { ...together({ oncePerTurn: true, when: [condition.is] }, others), steps: sentences },
  ),
  // One text alone is worded so; it is in many decks.
  power(
    'Energy for counters that it bears',
    "{usage:Usage} attach {many:Many} {cards:EnergyCards} from your discard pile to 1 of your {kind:Kinds}. If you attached Energy to a Pokémon in this way, (put|place) {n:Number} damage counters on that Pokémon. You can't use this Ability on a Pokémon that would be Knocked Out.",
    ({ usage: of, many, cards, kind, n }) =>
      many.n !== 1 || many.upTo || kind['none-of'] !== undefined
        ? null
        : {
            ...of,
            steps: act(
              null,
              { choose: { side: 'yours', ...kind, 'none-of': [{ 'hp-left-at-most': n * 10 }] } },
              {
                first: [{ attach: cards, count: 1, from: 'discard', to: 'chosen' }],
                'if-you-do': [{ counters: n, on: 'chosen' }],
                worded: 'implied',
              },
            ),
          },
  ),
  trainer(
    'a Supporter',
    'You can play only (one|1) Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card. {text:TrainerText}',
    ({ text }) => text,
  ),
  trainer('played', '{sentences:Sentences}', ({ sentences }) => ({ steps: sentences })),
];
