import type { Filter, Subject } from '../../../claims/index.ts';
import { sameValue } from '../../../state/index.ts';
import { act, NEW, unlessNull } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { inStates } from '../on-pokemon.ts';
import { FROM_HAND } from '../phrases.ts';
import { sorts } from '../production.ts';
import type { EventMeant } from '../sorts.ts';
import { SAME } from './subjects.ts';

/** What texts wait for: damage, a Knock Out, a retreat, Energy that is attached, Pokémon that come down and evolve. */

const { effect, event, known } = sorts;

const SPOT = 'Active Spot';
const ACTIVE = `SELF is (your Active Pokémon|in the ${SPOT}) and is`;
/** That it does not matter whether the Pokémon outlives the damage. */
export const EVEN = '[\\(even if (SELF|it|this Pokémon|that Pokémon) is Knocked Out\\)]';
const ON_ACTIVE = { self: { place: 'active' as const } };

/** Events of attacks are those of the opponent's Pokémon. */
const ofAttack = (by: Filter, meant: EventMeant): EventMeant | null => {
  if (by.side !== 'theirs') return null;
  return Object.keys(by).length === 1 ? meant : { ...meant, by };
};

const struckDown = (by: Filter, on: Subject, more: Pick<EventMeant, 'while'> = {}): EventMeant | null =>
  ofAttack(by, { event: 'knocked-out', 'by-damage': true, on, ...more });

/** The very card that says it is attached out of the hand. */
const THIS_CARD: EventMeant = { event: 'energy-attached', from: 'hand', on: 'self', this: true };

const FROM_THEIR_HAND = 'from (their|his or her) hand';

const THEIR_BENCH = '(onto|on) (their|his or her) Bench';

/** Who does it, and whose Pokémon it is then. */
const DOERS = [
  ['any player', '(any|either|a) player', 'any'],
  ['the opponent', 'your opponent', 'theirs'],
] as const;

function attached(on: Subject): EventMeant | null {
  return typeof on === 'object' || on === 'self' || on === 'host' || on === SAME
    ? { event: 'energy-attached', from: 'hand', on }
    : null;
}

export const STANDING_EVENTS = [
  known('Attacking', '(the|this) Attacking (Pokémon|Pokémon-EX)', () => 'attacker'),

  event('damaged', `SELF is damaged by {by:Attacks} ${EVEN}`, ({ by }) =>
    ofAttack(by, { event: 'damaged-by-attack', on: 'self' }),
  ),
  // One print leaves a letter out.
  event('damaged as the Active one', `${ACTIVE} (damaged|damage) by {by:Attacks} ${EVEN}`, ({ by }) =>
    ofAttack(by, { event: 'damaged-by-attack', on: 'self', while: ON_ACTIVE }),
  ),
  event(
    'damaged as the Active one with a Tool',
    `SELF is in the Active Spot, has a Pokémon Tool attached, and is damaged by {by:Attacks} ${EVEN}`,
    ({ by }) =>
      ofAttack(by, { event: 'damaged-by-attack', on: 'self', while: { self: { place: 'active', 'with-tool': true } } }),
  ),
  // What a text does of a Pokémon that "would be" Knocked Out, and does not keep it from that, it does of one that is.
  event('Knocked Out', 'SELF (is|would be) Knocked Out by damage from {by:Attacks}', ({ by }) =>
    struckDown(by, 'self'),
  ),
  event('Knocked Out as the Active one', `${ACTIVE} Knocked Out by damage from {by:Attacks}`, ({ by }) =>
    struckDown(by, 'self', { while: ON_ACTIVE }),
  ),
  event(
    'Knocked Out as the Active one with such a Retreat Cost',
    `SELF has a Retreat Cost of exactly {n:Number}, is in the ${SPOT}, and is Knocked Out by damage from {by:Attacks}`,
    ({ n, by }) => struckDown(by, 'self', { while: { self: { place: 'active', 'retreat-is': n } } }),
  ),
  event(
    'one of yours Knocked Out',
    '(1 of your|any of your|your) {kind:Kinds} is Knocked Out by damage from {by:Attacks}',
    ({ kind, by }) => struckDown(by, { side: 'yours', ...kind }),
  ),
  event(
    'any attaches',
    `(any|either|a) player attaches an Energy [card] ${FROM_THEIR_HAND} to [1 of (their|his or her)] {kind:Kinds} {but:Spared}`,
    ({ kind, but }) => attached({ side: 'any', ...kind, ...but }),
  ),

  // One text alone waits for a retreat and says what befalls the one that comes up.
  event("the opponent's Active one retreats", "your opponent's Active Pokémon retreats", () => ({
    event: 'up-for-retreated',
    on: { side: 'theirs' },
  })),
  // One text alone waits for a Knock Out in whatever way.
  event("the opponent's Active one falls", "your opponent's Active Pokémon is Knocked Out", () => ({
    event: 'knocked-out',
    on: { side: 'theirs', place: 'active' },
  })),
  event('it retreats', 'SELF retreats', () => ({ event: 'retreated', on: 'self' })),
  event(
    "the opponent's Active one moves to the Bench",
    "your opponent's Active Pokémon moves to the Bench during their turn",
    () => ({ event: 'up-for-benched', on: { side: 'theirs' } }),
  ),
  event(
    "either player's Active one moves to the Bench",
    "a player's Active Pokémon moves to the Bench during their turn",
    () => ({
      event: 'up-for-benched',
      on: { side: 'any' },
    }),
  ),
  // Only where one has just retreated is there a new Active Pokémon of which this could be said.
  effect('the one in its place is', 'their new Active Pokémon is [now] {states:States}', ({ states }) =>
    act(null, ...inStates(NEW, states)),
  ),

  event('Energy attached', 'you attach an Energy [card] from your hand to {on:Subject} [during your turn]', ({ on }) =>
    attached(on),
  ),
  event(
    'Energy of a type attached',
    'you attach a {type:Type} Energy [card] from your hand to {on:Subject} [during your turn]',
    ({ type, on }) => unlessNull(attached(on), (meant) => ({ ...meant, type })),
  ),
  event(
    "opponent's Energy attached",
    'your opponent attaches an Energy [card] from (their|his or her) hand to 1 of (their|his or her) Pokémon',
    () => attached({ side: 'theirs' }),
  ),
  event(
    "opponent's Special Energy attached",
    'your opponent attaches a Special Energy [card] from (their|his or her) hand to 1 of (their|his or her) Pokémon',
    () => unlessNull(attached({ side: 'theirs' }), (meant) => ({ ...meant, basic: false })),
  ),
  event(
    'the card attached',
    ['you attach this card from your hand to (a Pokémon|1 of your Pokémon|SELF)', 'you play this card from your hand'],
    () => THIS_CARD,
  ),
  event(
    'the card attached to the Active one',
    'you (attach this card from your hand|play this card from your hand and attach it) to your Active Pokémon',
    () => ({ ...THIS_CARD, while: ON_ACTIVE }),
  ),
  event(
    'the card attached to one of a kind',
    'you attach this card from your hand to (1 of your|a|an) {kind:Kinds}',
    ({ kind }) => (isSome(kind) ? { ...THIS_CARD, while: { self: kind } } : null),
  ),
  // An Ancient Trait, which several cards share.
  event('becomes this one', '1 of your Pokémon becomes SELF', () => ({ event: 'evolved', on: 'self' })),
  event('played to evolve', `you play ${FROM_HAND} to evolve 1 of your Pokémon [during your turn]`, () => ({
    event: 'evolved',
    from: 'hand',
    on: 'self',
    alone: true,
  })),

  ...DOERS.flatMap(([who, words, side]) => [
    event(
      `${who} puts one on the Bench`,
      `${words} (puts|plays) (a|an|any) {kind:Kind} {but:Spared} ${FROM_THEIR_HAND} ${THEIR_BENCH} [during their turn]`,
      ({ kind, but }) => ({ event: 'benched', from: 'hand', on: { side, ...kind, ...but } }),
    ),
    event(
      `${who} puts one on the Bench, wherever it comes from`,
      `${words} puts (a|an|any) {kind:Kind} ${THEIR_BENCH} during their turn`,
      ({ kind }) => ({ event: 'benched', on: { side, ...kind } }),
    ),
    event(
      `${who} puts one without a word in its name down`,
      `${words} plays (a|an|any) {kind:Kind} that (doesn't|does not) have {word:Name} in its name ${FROM_THEIR_HAND}`,
      ({ kind, word }) =>
        kind.basic === true
          ? { event: 'benched', from: 'hand', on: { side, ...kind, 'none-of': [{ 'name-has': word }] } }
          : null,
    ),
    event(
      `${who} evolves one`,
      [
        `${words} plays (a Pokémon|an Evolution card) ${FROM_THEIR_HAND} to evolve 1 of (their|his or her) Pokémon [during their turn]`,
        `${words} plays (a|any) Pokémon ${FROM_THEIR_HAND} to evolve (their|his or her) Pokémon`,
      ],
      () => ({ event: 'evolved', from: 'hand', on: { side } }),
    ),
  ]),

  event('this one evolves', 'you play a Pokémon from your hand to evolve SELF [during your turn]', () => ({
    event: 'evolved',
    from: 'hand',
    on: 'self',
  })),
  event(
    'your Active one damaged, and named again',
    'your Active {kind:Kind} is damaged by {by:Attacks} \\(even if your Active {again:Kind} is Knocked Out\\)',
    ({ kind, by, again }) =>
      sameValue(kind, again)
        ? ofAttack(by, { event: 'damaged-by-attack', on: { side: 'yours', place: 'active', ...kind } })
        : null,
  ),
  event(
    'your Active one damaged',
    'your Active {kind:Kind} is damaged by {by:Attacks} [\\(even if (it|that Pokémon) is Knocked Out\\)]',
    ({ kind, by }) => ofAttack(by, { event: 'damaged-by-attack', on: { side: 'yours', place: 'active', ...kind } }),
  ),
];
