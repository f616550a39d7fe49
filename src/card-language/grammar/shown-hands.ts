import { sameValue } from '../../state/index.ts';
import type { CardFilter, Verb } from '../../text/index.ts';
import { act, before, doing, doneAlone, type Steps, steps, unlessNull, verbsOf } from '../lower/steps.ts';
import { isJustOne, isSome, some, timesOf } from './card-amounts.ts';
import { forEach } from './damage.ts';
import { THEIR } from './phrases.ts';
import { sorts } from './production.ts';
import type { Many } from './sorts.ts';

/** Cards of a hand that is shown. */

const { effect, sentence } = sorts;

export const SHOWS =
  "((your opponent reveals|have your opponent reveal) (their|his or her) hand|look at your opponent's hand)";
const BASIC: CardFilter = { kind: 'pokemon', basic: true };
const SEES: Verb = { 'reveal-hand': 'theirs' };
const SEEN = before(SEES);
const AND_YOU = '(.|,|, and you|and|, then|. Then,)';

/** Cards of the hand that the opponent shows, picked by you. */
const pickedOut = (
  many: Many,
  cards: CardFilter,
  to: Extract<Verb, { readonly 'hand-picked': unknown }>['to'],
  looks?: true,
): Steps | null => {
  if (many.n === 'all' || (to === 'bottom' && (many.n !== 1 || many.upTo))) return null;
  return act(null, {
    'hand-picked': many.n,
    of: 'theirs',
    'up-to': many.upTo || undefined,
    which: some(cards),
    to,
    looks,
  });
};

/** A single one is spoken of afterwards. */
const benched = (many: Many): Steps | null =>
  unlessNull(pickedOut(many, BASIC, 'bench'), ({ list }) =>
    isJustOne(many) ? act('chosen', ...(verbsOf(list) ?? [])) : { list },
  );

/** The one that came there is switched in; `looks`: the hand is looked at whether or not there is room for it. */
const benchedAndUp = (many: Many, looks?: true): Steps | null =>
  isJustOne(many)
    ? unlessNull(pickedOut(many, BASIC, 'bench', looks), ({ list }) =>
        act(null, ...(verbsOf(list) ?? []), { switch: 'theirs', with: 'chosen' }),
      )
    : null;

const THEIR_BENCH = `(your opponent's|their|his or her) Bench`;

export const SHOWN_HANDS = [
  effect(
    'discard out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} discard {many:Many} {cards:Cards} (you find there|from it)`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from it|from your opponent's hand)[,] (and|, then) discard (it|them)`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} [you find there]. Your opponent discards the card you chose`,
    ],
    ({ many, cards }) => pickedOut(many, cards, 'discard'),
  ),
  effect(
    'discard all of a kind out of the hand that is shown',
    `${SHOWS} ${AND_YOU} discard all {cards:Cards} you find there`,
    ({ cards }) => (isSome(cards) ? act(null, SEES, { 'discard-hand': 'all', who: 'opponent', of: cards }) : null),
  ),
  effect(
    'shuffle away out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from it). Your opponent shuffles (that card|those cards) into (their|his or her) deck`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} [(you find there|from it)][,] (and|then) have your opponent shuffle (it|that card|them) into (their|his or her) deck`,
    ],
    ({ many, cards }) => pickedOut(many, cards, 'deck'),
  ),
  effect(
    'put elsewhere out of the hand that is shown',
    [
      `${SHOWS} ${AND_YOU} put {many:Many} {cards:Cards} you find there {to:OffTo}`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} (you find there|from there)[,] and put it {to:OffTo}`,
      `${SHOWS} ${AND_YOU} choose {many:Many} {cards:Cards} you find there. Your opponent puts (that card|it) {to:OffTo}`,
    ],
    ({ many, cards, to }) => (to === 'bottom' || to === 'lost' ? pickedOut(many, cards, to) : null),
  ),
  sentence(
    'draw for those shuffled out of the hand that is shown',
    `${SHOWS} and (shuffle|shuffles) all {cards:Cards} [that are] (found|you find|they find) there into (their|his or her) deck. Then, draw (a number of cards equal to the number of|a card for each of the) {again:Cards} your opponent shuffled into (their|his or her) deck.`,
    ({ cards, again }) =>
      sameValue(cards, again)
        ? act(null, SEES, { 'shuffle-hand': 'opponent', of: cards }, { draw: { shuffled: true } })
        : null,
  ),
  effect(
    'bench out of the hand that is shown',
    `${SHOWS} ${AND_YOU} put {many:Many} Basic Pokémon you find there onto (your opponent's|their|his or her) Bench`,
    ({ many }) => benched(many),
  ),
  effect(
    'bench out of the hand that is shown and bring up',
    `${SHOWS} ${AND_YOU} put {many:Many} Basic Pokémon you find there onto ${THEIR_BENCH}. If you put a Pokémon onto ${THEIR_BENCH} in this way, switch in that Pokémon to the Active Spot`,
    ({ many }) => benchedAndUp(many),
  ),
  effect(
    'see the hand, bench out of it if there is room, and bring up',
    `${SHOWS}. If your opponent's Bench isn't full, choose {many:Many} Basic Pokémon from your opponent's hand, and put it onto ${THEIR_BENCH}. Then, switch it with the Defending Pokémon`,
    ({ many }) => benchedAndUp(many, true),
  ),
  effect(
    'bench out of the hand that the opponent has to show',
    `have your opponent reveal ${THEIR} hand and you put {many:Many} Basic Pokémon you find there onto ${THEIR} Bench`,
    ({ many }) => pickedOut(many, BASIC, 'bench'),
  ),
  effect(
    'bench any number out of the hand that is shown',
    "look at your opponent's hand. If (he or she has|they have) any Basic Pokémon [cards] there, you may put any number of them onto your opponent's Bench [\\(as long as there's room\\)]",
    () => pickedOut({ n: 'any', upTo: false }, BASIC, 'bench'),
  ),
  effect(
    'draw for what is found',
    `${SHOWS} ${AND_YOU} draw {n:Exact} (card|cards) for each {cards:Cards} you find there`,
    ({ n, cards }) => act(null, SEES, { draw: timesOf({ 'in-hand': cards, of: 'theirs' }, n) }),
  ),
  effect(
    'damage for what is found',
    `${SHOWS}. {damage:DamageFor} (for each {cards:Cards} you find there|times the number of {cards:Cards} in your opponent's hand)`,
    (holes) => steps(SEEN, forEach(holes.damage, { 'in-hand': holes.cards, of: 'theirs' })),
  ),
  sentence(
    'what follows where something is found',
    `${SHOWS}. If you find (a|any|an) {cards:CardKind} there, {clause:Clause}. {reminders:Reminders}`,
    ({ cards, clause }) =>
      unlessNull(doneAlone(clause), (does) =>
        doing('if', SEES, { times: { whether: { 'in-hand': cards, of: 'theirs' } }, does }),
      ),
  ),
  effect(
    'more damage where something is found',
    `${SHOWS}. If you find (a|any|an) {cards:CardKind} there, this attack does {n:Number} more damage`,
    ({ n, cards }) => steps(SEEN, { step: 'more', n, times: { whether: { 'in-hand': cards, of: 'theirs' } } }),
  ),
  effect(
    'one of a kind, if there is any',
    "look at your opponent's hand. If (he or she has|they have|your opponent has) any {cards:Cards} [there], choose 1 of them. Your opponent shuffles that card into (their|his or her) deck",
    ({ cards }) => pickedOut({ n: 1, upTo: false }, cards, 'deck'),
  ),
  effect(
    'all of a kind out of both hands',
    'you and your opponent show each other your hands, then shuffle all the {cards:Cards} from your hands into your decks',
    ({ cards }) => act(null, { 'reveal-hand': 'both' }, { 'shuffle-hand': 'both', of: cards }),
  ),
];
