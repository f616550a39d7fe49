import { ALL_CONDITIONS, type Claim, type ConditionName, type Filter, type Subject } from '../../../claims/index.ts';
import { sameValue } from '../../../state/index.ts';
import { unlessNull } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { BOXES, CHECKUP, THEIR } from '../phrases.ts';
import { sorts } from '../production.ts';
import { asFilter, one, against as opposing } from './damage.ts';
import { provided } from './frames.ts';

const EVOLVED_AWAY = 'by evolving or devolving';
const AT_CHECKUP = 'between turns';
const LEVELED_AWAY = 'This also includes putting a Pokémon Level-Up card onto';

/** Further claims: what damage is not affected by, coins against it, Weakness, cards that have no effect, attacks of others. */

const { claimed, standing } = sorts;
const PLAYED_BY_ANY = 'whenever any player plays an Item or Supporter card from (their|his or her) hand';

const withAgainst = (claim: Extract<Claim, { claim: 'sets-aside' }>, subject: Subject): readonly Claim[] | null =>
  unlessNull(asFilter(subject), (against) => [{ ...claim, against }]);

/** So many counters more for the state that those Pokémon are in. */
const worse = (n: number, who: Subject): readonly Claim[] | null => {
  if (typeof who !== 'object') return null;
  const { condition, ...on } = who;
  return condition === 'poisoned'
    ? one({ claim: 'poison-counters', add: n, on })
    : condition === 'burned'
      ? one({ claim: 'burn-counters', add: n, on })
      : null;
};

const kept = (names: readonly ConditionName[], on: Filter): readonly Claim[] =>
  names.map((name) => ({ claim: 'keeps-condition', name, leveling: true, on }));

const COIN_AGAINST = "flip a coin. If heads, prevent that (damage|attack's damage done to SELF)";
const STANDS = "(SELF|it|that Pokémon) (is not|isn't) Knocked Out[,] and its remaining HP (becomes|become)";

const AGAIN =
  "if the first attack Knocks Out your opponent's Active Pokémon, you may attack again after your opponent chooses a new Active Pokémon";

export const STANDING_MORE = [
  claimed(
    'damage not affected',
    "((damage from {on:Subject}'s attacks|damage done by {on:Subject}'s attack)|damage from (attacks used by|the attacks of) {on:Subject}|damage from {on:Subject} ' attacks|{on:Subject}'s attack's damage) isn't affected by {what:SetAside}",
    ({ on, what }) =>
      what.includes('effects')
        ? [{ claim: 'sets-aside', what, on, against: { side: 'theirs', place: 'active' } }]
        : one({ claim: 'sets-aside', what, on }),
  ),
  claimed(
    "damage not affected by someone's Resistance",
    "damage from {on:Subject}'s attacks isn't affected by {who:Subject}'s Resistance",
    ({ on, who }) => withAgainst({ claim: 'sets-aside', what: ['resistance'], on }, who),
  ),

  claimed(
    'survives on heads',
    `if SELF would be Knocked Out by damage from {by:Attacks}, flip a coin. If heads, ${STANDS} {left:Number} [instead]`,
    ({ by, left }) => one({ claim: 'survives', left, flip: true, on: 'self', ...opposing(by) }),
  ),
  // Of Focus Band alone it is known that this means damage.
  claimed(
    'survives an attack on heads',
    `if SELF would be Knocked Out by {by:Attacks}, flip a coin. If heads, ${STANDS} {left:Number} [instead]`,
    ({ by, left }, { carried }) =>
      carried === true ? one({ claim: 'survives', left, flip: true, on: 'self', ...opposing(by) }) : null,
  ),
  claimed(
    'survives with full HP',
    `if SELF has full HP and would be Knocked Out by damage from {by:Attacks}, ${STANDS} {left:Number} [instead]`,
    ({ by, left }) =>
      one({ claim: 'survives', left, while: { self: { 'full-hp': true } }, on: 'self', ...opposing(by) }),
  ),
  claimed(
    'a coin against damage',
    `if (any damage is done to SELF by attacks|SELF (would be|is) damaged by an attack), ${COIN_AGAINST}`,
    () => one({ claim: 'flip-to-prevent', on: 'self' }),
  ),
  claimed(
    'a coin against damage while something is on it',
    `if SELF has any {type:Type} Energy attached and is damaged by an attack, ${COIN_AGAINST}`,
    ({ type }) => one({ claim: 'flip-to-prevent', on: 'self', while: { self: { 'with-energy': type } } }),
  ),

  standing(
    'Weakness of a type',
    'the Weakness of {on:Subject} is now {type:Type}. \\(Apply Weakness as × {times:Number}.\\)',
    ({ on, type, times }) => (typeof on === 'string' ? null : one({ claim: 'weakness', type, times, on })),
  ),
  claimed('Weakness so many times', 'apply Weakness for {on:Subject} as × {times:Number} instead', ({ on, times }) =>
    one({ claim: 'weakness', times, on }),
  ),
  claimed(
    "can't be Confused any more",
    "{on:Subject} can't be {state:State}, and if they are already {again:State}, they recover from that Special Condition",
    ({ on, state, again }) =>
      state === again ? one({ claim: 'immune-to-condition', names: [state], removes: true, on }) : null,
  ),

  // Trainer cards that are neither Tools nor Stadiums are Items and Supporters; it stands on three cards as an Ancient Trait.
  claimed(
    'Trainer cards have no effect',
    'whenever your opponent plays a Trainer card \\(excluding Pokémon Tools and Stadium cards\\), prevent all effects of that card done to {on:Subject}',
    ({ on }) => one({ claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on }),
  ),
  // One text alone.
  claimed(
    'a coin against Trainer cards',
    "whenever your opponent plays a Trainer card, you may flip a coin. If heads, that card does nothing. Put it on top of your opponent's deck",
    () => one({ claim: 'flip-to-stop', on: { side: 'theirs' } }),
  ),
  // What is said of a Knock Out only explains what is said before it.
  standing(
    'attacks twice',
    [`SELF may attack twice (a|each) turn. ${AGAIN}.`, `SELF may attack twice (a|each) turn. \\(${AGAIN}.\\)`],
    () => one({ claim: 'attacks-twice', on: 'self' }),
  ),
  // Each of these two is an Ancient Trait, which several cards share.
  claimed('healed more', 'when SELF is healed, double the amount healed', () =>
    one({ claim: 'heal-times', times: 2, on: 'self' }),
  ),
  claimed(
    'more Tools, and one once it is lost',
    'SELF may have up to {n:Number} Pokémon (Tools|Tool cards) attached to it. If it loses this Ability, discard Pokémon (Tools|Tool cards) from it until only 1 remains',
    ({ n }) => one({ claim: 'tool-limit', most: n, drops: true, on: 'self' }),
  ),
  claimed('more Tools', 'SELF may have up to {n:Number} Pokémon Tool cards attached to it', ({ n }) =>
    one({ claim: 'tool-limit', most: n, on: 'self' }),
  ),
  claimed(
    'Abilities have no effect',
    "prevent all effects of [your] opponent's [Pokémon's] Abilities done to {on:Subject}",
    ({ on }) => one({ claim: 'unaffected', by: ['abilities'], whose: 'theirs', on }),
  ),
  claimed(
    'cards have no effect on the Stadium',
    `${PLAYED_BY_ANY}, prevent all effects of that card done to this Stadium [card]`,
    () => one({ claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'any', on: 'self' }),
  ),
  claimed(
    'cards have no effect',
    'whenever your opponent plays (a|an) {kinds:Playable} card from (their|his or her) hand, prevent all effects of that card done to {on:Subject}',
    ({ kinds, on }) =>
      kinds.includes('play-stadium')
        ? null
        : one({
            claim: 'unaffected',
            by: kinds as readonly ('play-trainer' | 'play-supporter')[],
            whose: 'theirs',
            on,
          }),
  ),

  claimed(
    'more counters for a state',
    [
      `put {n:Exact} more damage (counter|counters) on {on:Subject} ${CHECKUP}`,
      'during Pokémon Checkup, put {n:Exact} more damage (counter|counters) on {on:Subject}',
    ],
    ({ n, on }) => worse(n, on),
  ),
  // One text alone speaks of both players.
  claimed(
    'more counters for a state on both sides',
    `at any time between turns, each player puts {n:Exact} more damage (counter|counters) on ${THEIR} {kind:Kinds}`,
    ({ n, kind }) => worse(n, { side: 'any', ...kind }),
  ),
  claimed(
    'another number for Burn',
    [
      "during Pokémon Checkup, put {n:Number} damage counters on your opponent's Burned Pokémon instead of 2",
      `put {n:Number} damage counters instead of 2 on your opponent's Burned Pokémon ${AT_CHECKUP}`,
    ],
    ({ n }) => one({ claim: 'burn-counters', put: n, on: { side: 'theirs' } }),
  ),
  claimed(
    'another number for Burn on both sides',
    'put {n:Number} damage counters instead of 2 on each Burned Pokémon between turns',
    ({ n }) => one({ claim: 'burn-counters', put: n, on: { side: 'any' } }),
  ),
  claimed(
    'two coins for Sleep on both sides',
    `(each|a) player flips 2 coins for [each of] ${THEIR} Pokémon that is Asleep ${AT_CHECKUP}. If either coin is tails, that Pokémon is still Asleep`,
    () => one({ claim: 'sleep-coins', coins: 2, on: { side: 'any' } }),
  ),
  claimed(
    'two coins for its Sleep',
    `flip 2 coins instead of 1 ${AT_CHECKUP}. If either of them is tails, SELF is still Asleep`,
    () => one({ claim: 'sleep-coins', coins: 2, on: 'self' }),
  ),
  claimed(
    'no Burn evolves away',
    `the Special Condition {state:State} can't be removed ${EVOLVED_AWAY} the {again:State} Pokémon`,
    ({ state, again }) =>
      state === again ? one({ claim: 'keeps-condition', name: state, on: { side: 'any' } }) : null,
  ),
  standing(
    "no state of the opponent's evolves away",
    `your opponent can't remove the Special Condition {state:State} ${EVOLVED_AWAY} ${THEIR} {again:State} Pokémon. \\(${LEVELED_AWAY} the {more:State} Pokémon.\\)`,
    ({ state, again, more }) => (state === again && state === more ? kept([state], { side: 'theirs' }) : null),
  ),
  standing(
    "none of the opponent's states evolves away",
    `as long as {proviso:Proviso}, your opponent can't remove any Special Conditions ${EVOLVED_AWAY} ${THEIR} Pokémon. \\(${LEVELED_AWAY} that Pokémon.\\)`,
    ({ proviso }) => provided(proviso, kept(ALL_CONDITIONS, { side: 'theirs' })),
  ),

  claimed(
    'attacks of those in play',
    `{on:Subject} can use (the attacks of|any attack from) {of:Subject} [as its own]`,
    ({ on, of }) => (typeof of === 'string' ? null : one({ claim: 'uses-attacks', of: 'in-play', among: of, on })),
  ),
  claimed(
    'attacks of discarded Basic Pokémon',
    `{on:Subject} can use the attacks of [(any|all)] Basic Pokémon in your discard pile`,
    ({ on }) => one({ claim: 'uses-attacks', of: 'discarded', basic: true, on }),
  ),
  claimed(
    'attacks of discarded Basic Pokémon without a Rule Box',
    `{on:Subject} can use the attacks of any Basic Pokémon in your discard pile, except for Pokémon with a Rule Box ${BOXES}`,
    ({ on }) => one({ claim: 'uses-attacks', of: 'discarded', basic: true, 'rule-box': false, on }),
  ),
  claimed(
    'attacks of two ranks on the Bench and in the discard pile',
    `{on:Subject} can use the attacks of any {one:Rank} or {other:Rank} on your Bench or in your discard pile`,
    ({ on, one: first, other }) => [
      {
        claim: 'uses-attacks',
        of: 'in-play',
        among: { side: 'yours', place: 'bench', 'any-of': [{ tag: first }, { tag: other }] },
        on,
      },
      ...[first, other].map((tag): Claim => ({ claim: 'uses-attacks', of: 'discarded', tag, on })),
    ],
  ),

  claimed(
    'attacks of its Basic Pokémon and its Stage 1',
    '{on:Subject} can use any attack from its Basic Pokémon or its Stage 1 Evolution card',
    ({ on }) =>
      on === 'self'
        ? one({ claim: 'uses-attacks', of: 'stages-beneath', on, while: { self: { evolved: true } } })
        : typeof on === 'object' && on.evolved === true
          ? one({ claim: 'uses-attacks', of: 'stages-beneath', on })
          : null,
  ),
  // One Pokémon Power alone.
  claimed(
    'attacks of all that is beneath',
    "whenever an Evolved Pokémon attacks \\(even if it's your opponent's\\), it can use any attack from its Basic Pokémon card or any Evolution card attached to it. It still has to pay for that attack's Energy cost",
    () => one({ claim: 'uses-attacks', of: 'stages-beneath', on: { side: 'any', evolved: true } }),
  ),
  claimed(
    'attacks of its previous Evolutions',
    '{on:Subject} can use any attack from its previous Evolutions',
    ({ on }) => one({ claim: 'uses-attacks', of: 'stages-beneath', on }),
  ),

  ...[3, 4].flatMap((most) => [
    claimed(
      `a Bench of ${most} for both`,
      `each player can't have more than ${most} Benched Pokémon. If a player has ${most + 1} or more Benched Pokémon, they discard Benched Pokémon until they have ${most} Pokémon on the Bench. The player who played this card discards first. If more than one effect changes the number of Benched Pokémon allowed, use the smaller number`,
      () => one({ claim: 'bench-size', most, first: 'owner', on: { side: 'any' } }),
    ),
    claimed(
      `a Bench of ${most}`,
      `your opponent can't have more than ${most} Benched Pokémon. If they have ${most + 1} or more Benched Pokémon, they discard Benched Pokémon until they have ${most} Pokémon on the Bench. If more than one effect changes the number of Benched Pokémon allowed, use the smaller number`,
      () => one({ claim: 'bench-size', most, on: { side: 'theirs' } }),
    ),
  ]),
  // One Stadium alone is worded so; it is in many decks.
  claimed(
    'a larger Bench for those who have one',
    'each player who has any {kind:Kinds} in play can have up to {most:Number} Pokémon on their Bench. If a player no longer has any {again:Kinds} in play, that player discards Pokémon from their Bench until they have 5. When this card leaves play, both players discard Pokémon from their Bench until they have 5, and the player who played this card discards first',
    ({ kind, most, again }) =>
      !isSome(kind) || !sameValue(kind, again)
        ? null
        : (['yours', 'theirs'] as const).map((side) => ({
            claim: 'bench-size',
            most,
            first: 'owner',
            while: {
              [side === 'yours' ? 'you-have-so-many' : 'opponent-has-so-many']: {
                of: { side, ...kind },
                'at-least': 1,
              },
            },
            on: { side },
          })),
  ),
  claimed(
    'evolves at once',
    [
      '{on:Subject} can evolve during your first turn or the turn [when] you play (it|them)',
      '{on:Subject} can evolve during (his or her|their) first turn or the turn (he or she plays|they play) those Pokémon',
    ],
    ({ on }) => one({ claim: 'may', act: 'evolve', despite: ['new', 'first-turn'], on }),
  ),
  claimed('evolves in your first turn', '{on:Subject} can evolve during your first turn', ({ on }) =>
    one({ claim: 'may', act: 'evolve', despite: ['first-turn'], on }),
  ),
  // One Stadium alone is worded so; it is in many decks.
  claimed(
    'evolves into one type the turn it is played',
    '{on:Subject} can evolve into {into:Type} Pokémon during the turn they play those Pokémon, except during their first turn',
    ({ on, into }) => one({ claim: 'may', act: 'evolve', despite: ['new'], into, 'but-first-turn': true, on }),
  ),
  claimed('evolves the turn it is played', '{on:Subject} can evolve during the turn you play it', ({ on }) =>
    one({ claim: 'may', act: 'evolve', despite: ['new'], on }),
  ),
];
