import type { ConditionName, Obstacle } from '../../claims/index.ts';
import type { Who } from '../../text/index.ts';
import { act } from '../lower/steps.ts';
import { FROM_HAND } from './phrases.ts';
import { productionsOf } from './production.ts';
import type { Played, Usage } from './sorts.ts';

const SAME_NAME = 'an Ability with the same name';

/** Texts of Trainer cards and of powers that are used: what they ask for, and what they do. */

const trainer = productionsOf('TrainerText');
const power = productionsOf('PowerText');
const inPlay = productionsOf('UsedInPlay');
const usage = productionsOf('Usage');
const moment = productionsOf('Moment');
const bars = productionsOf('Bars');
const bar = productionsOf('Bar');

/** Of two tables of what a use asks for, all of both. */
export const together = (one: Usage, other: Usage): Usage => {
  const when = [...(one.when ?? []), ...(other.when ?? [])];
  return { ...one, ...other, ...(when.length === 0 ? {} : { when }) };
};

const free = (...names: readonly ConditionName[]): Usage => ({
  when: names.map((condition) => ({ not: { self: { condition } } })),
});

const BEFORE = '[\\(before your attack\\)]';

const MOMENTS = [
  moment('once', [`once during your turn ${BEFORE}`, `once during your turn, ${BEFORE}`], () => ({
    oncePerTurn: true,
  })),
  moment('as often as you like', [`as often as you like during your turn ${BEFORE}`], () => ({ asOften: true })),
  moment(
    'put on the Bench',
    [
      `[once during your turn ${BEFORE},] when you (play|put) ${FROM_HAND} (onto|on) your Bench [during your turn]`,
      `[once during your turn ${BEFORE},] when you (play|put) SELF onto your Bench from your hand`,
    ],
    () => ({ on: 'benched' }),
  ),
  moment(
    'evolved',
    [`[once during your turn ${BEFORE},] when you play ${FROM_HAND} to evolve 1 of your Pokémon [during your turn]`],
    () => ({ on: 'evolved' }),
  ),
  usage('you may', ['{moment:Moment}[,] you may [use this (Ability|power). [If you do,]]'], (holes) => holes.moment),
  usage(
    'if, you may',
    ['{moment:Moment}, if {condition:Condition}, you may [use this (Ability|power). [If you do,]]'],
    (holes) => together(holes.moment, { when: [holes.condition.is] }),
  ),
];

const BARS = [
  bars('none', ['[]'], () => ({})),
  bars('one and more', ['{one:Bar} {more:Bars}'], ({ one, more }) => together(one, more)),
  bar(
    'a Special Condition',
    ["(this power|the power|SELF's Poké-Power) can't be used if SELF is affected by a Special Condition."],
    () => free('asleep', 'burned', 'confused', 'paralyzed', 'poisoned'),
  ),
  bar('three Special Conditions', ["this power can't be used if SELF is Asleep, Confused, or Paralyzed."], () =>
    free('asleep', 'confused', 'paralyzed'),
  ),
  bar(
    'one of a name',
    [
      "you can't use more than 1 OWNPOWER (Ability|Poké-Power) (each turn|during your turn).",
      `you may not use ${SAME_NAME} during your turn.`,
    ],
    () => ({
      oneOfNamePerTurn: true,
    }),
  ),
];

const EVOLVING =
  'search your deck for a card that evolves from {one:Whom} and put it (on|onto) that Pokémon to evolve it. {done:Shuffled}.';

/** One of yours evolves out of the deck, with what the card says of when. */
const evolving = (
  one: Who,
  how: { readonly bound: readonly Obstacle[] } | { readonly despite: readonly Obstacle[] },
): Played | null =>
  typeof one === 'object' && 'one' in one && one.one.side === 'yours'
    ? { steps: act(null, { evolve: one, from: 'deck', ...how }) }
    : null;

const STAR = 'during your turn,';
const ONE_STAR = "\\(You can't use more than 1 VSTAR Power in a game.\\)";

const IN_PLAY = [
  inPlay('used by each', ['{does:TrainerText}'], ({ does }) => ({ ...does, always: [] })),
  inPlay('used by each, and in force', ['{does:TrainerText} {always:Standing}'], ({ does, always }) => ({
    ...does,
    always,
  })),
];

const TEXTS = [
  // That it is used once in a game stands on its card as a mark.
  power(
    'a VSTAR Power',
    [`${STAR} you may [use this (Ability|power).] {sentences:Sentences} ${ONE_STAR}`],
    ({ sentences }) => ({ steps: sentences }),
  ),
  power(
    'a VSTAR Power, if',
    [`${STAR} if {condition:Condition}, you may [use this (Ability|power).] {sentences:Sentences} ${ONE_STAR}`],
    ({ condition, sentences }) => ({ steps: sentences, when: [condition.is] }),
  ),
  power('used', ['{usage:Usage} {sentences:Sentences} {bars:Bars}'], (holes) => ({
    ...together(holes.usage, holes.bars),
    steps: holes.sentences,
  })),
  // What is done as often as one likes is nobody's duty, so one text leaves out "you may".
  power(
    'used at will',
    [`as often as you like during your turn ${BEFORE}, {effect:Effect}. {bars:Bars}`],
    ({ effect, bars: others }) => ({ ...together({ asOften: true }, others), steps: effect }),
  ),
  // One text alone is worded so; it is in many decks.
  power(
    'Energy for counters that it bears',
    [
      "{usage:Usage} attach {many:Many} {cards:EnergyCards} from your discard pile to 1 of your {kind:Kinds}. If you attached Energy to a Pokémon in this way, put {n:Number} damage counters on that Pokémon. You can't use this Ability on a Pokémon that would be Knocked Out.",
    ],
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
    [
      'You can play only (one|1) Supporter card each turn. When you play this card, put it next to your Active Pokémon. When your turn ends, discard this card. {text:TrainerText}',
    ],
    ({ text }) => text,
  ),
  trainer(
    'the last card in hand',
    ['you can (play|use) this card only when it is the last card in your hand. {sentences:Sentences}'],
    // The card itself is in hand when this is asked.
    ({ sentences }) => ({ steps: sentences, when: [{ 'hand-at-most': 1 }] }),
  ),
  trainer(
    'not on a first turn',
    [
      "{sentences:Sentences} you can't (use|play) this card during your first turn.",
      "{sentences:Sentences} \\(you can't (use|play) this card during your first turn.\\)",
    ],
    ({ sentences }) => ({ steps: sentences, when: [{ not: { 'first-turn': true } }] }),
  ),
  trainer(
    'not with such cards in hand',
    ["{sentences:Sentences} \\(If this is the only card in your hand, you can't (play|use) this card.\\)"],
    ({ sentences }) => ({ steps: sentences, when: [{ 'hand-at-least': 2 }] }),
  ),
  trainer(
    'played with cards to put under the deck',
    [
      "{sentences:Sentences} \\(If you can't put {n:Number} cards from your hand on the bottom of your deck, you can't (play|use) this card.\\)",
    ],
    // The card itself is in hand when this is asked.
    ({ sentences, n }) => ({ steps: sentences, when: [{ 'hand-at-least': n + 1 }] }),
  ),
  trainer('played', ['{sentences:Sentences}'], ({ sentences }) => ({ steps: sentences })),
  trainer(
    'played in the first turn',
    ['you can (play|use) this card only during your first turn. {sentences:Sentences}'],
    ({ sentences }) => ({ steps: sentences, when: [{ 'first-turn': true }] }),
  ),
  trainer(
    'evolve, but not what is new',
    [
      `${EVOLVING} You can't (use|play) this card during your first turn or on a Pokémon that was put into play this turn.`,
      `${EVOLVING} \\(You can't (use|play) this card during your first turn or on a Pokémon that was put into play this turn.\\)`,
    ],
    ({ one, done }) => (done ? evolving(one, { bound: ['new', 'first-turn'] }) : null),
  ),
  trainer(
    'evolve what is new too',
    [
      `${EVOLVING} You can (use|play) this card during your first turn or on a Pokémon that was put into play this turn.`,
      `${EVOLVING} You can (use|play) this card on a Pokémon you put down when you were setting up to play or on a Pokémon that was put into play this turn.`,
    ],
    ({ one, done }) => (done ? evolving(one, { despite: ['new', 'first-turn'] }) : null),
  ),
  trainer(
    'evolve what is new too, and end the turn',
    [
      `${EVOLVING} You can (use|play) this card during your first turn or on a Pokémon that was put into play this turn. Your turn ends.`,
    ],
    ({ one, done }) => {
      const does = done ? evolving(one, { despite: ['new', 'first-turn'] }) : null;
      return does === null
        ? null
        : { ...does, steps: { list: [...does.steps.list, ...act(null, { 'end-turn': true }).list] } };
    },
  ),
  trainer(
    'played only if',
    ['you can (play|use) this card only if {condition:Condition}. {sentences:Sentences}'],
    ({ condition, sentences }) => ({ steps: sentences, when: [condition.is] }),
  ),
  trainer(
    'played for a card',
    [
      'you can (play|use) this card only if you discard (another card|1 other card) from your hand. {sentences:Sentences}',
      "discard (a card|1 card) from your hand. \\(If you can't discard (a card|1 card), you can't play this card.\\) {sentences:Sentences}",
    ],
    ({ sentences }) => ({ steps: sentences, discardsToPlay: 1 }),
  ),
  trainer(
    'played for cards of a kind',
    [
      'you can (play|use) this card only if you discard {many:Many} [other] {cards:Cards} from your hand. {sentences:Sentences}',
    ],
    ({ many, cards, sentences }) =>
      typeof many.n !== 'number' || many.upTo || Object.keys(cards).length === 0
        ? null
        : { steps: sentences, discardsToPlay: many.n, discardsOf: cards },
  ),
  trainer(
    'played with few other cards in hand',
    [
      'you can (play|use) this card only if you have {n:Number} or fewer other cards in your hand. {sentences:Sentences}',
    ],
    // The card itself is in hand when this is asked.
    ({ n, sentences }) => ({ steps: sentences, when: [{ 'hand-at-most': n + 1 }] }),
  ),
  trainer(
    'played with many other cards in hand',
    [
      'you can (play|use) this card only if you have {n:Number} or more other cards in your hand. {sentences:Sentences}',
    ],
    ({ n, sentences }) => ({ steps: sentences, when: [{ 'hand-at-least': n + 1 }] }),
  ),
  trainer(
    'played with a price, if',
    [
      'you can (play|use) this card only if {condition:Condition}, and only if you discard (another card|1 other card) from your hand. {sentences:Sentences}',
    ],
    ({ condition, sentences }) => ({ steps: sentences, discardsToPlay: 1, when: [condition.is] }),
  ),
  trainer(
    'played for cards',
    [
      'you can (play|use) this card only if you discard {n:Number} other cards from your hand. {sentences:Sentences}',
      "discard {n:Number} cards from your hand. \\(If you can't discard 2 cards, you can't play this card.\\) {sentences:Sentences}",
    ],
    ({ n, sentences }) => ({ steps: sentences, discardsToPlay: n }),
  ),
];

export const PLAYED = [...MOMENTS, ...BARS, ...IN_PLAY, ...TEXTS];
