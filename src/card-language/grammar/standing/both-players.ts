import { ALL_CONDITIONS, type Claim, type Filter } from '../../../claims/index.ts';
import { unlessNull } from '../../lower/steps.ts';
import { isSome } from '../card-amounts.ts';
import { AFTER, orInBrackets, THEIR } from '../phrases.ts';
import { sorts } from '../production.ts';
import { asFilter, one } from './damage.ts';

const OF_BOTH = "both yours and your opponent's";

/** What Stadiums keep in force for both players alike, in words that no text of a Pokémon has. */

const { claimed, standing } = sorts;

const any = (...filters: readonly Filter[]): Filter => Object.assign({ side: 'any' }, ...filters);

const counters = (n: number, on: Filter): readonly Claim[] =>
  one({ claim: 'checkup', 'any-time': true, on: any(on), does: [{ counters: n, on: 'self' }] });

const AT_ANY_TIME = 'at any time between turns';
const PUTS = `${AT_ANY_TIME}, each player puts {n:Exact} damage (counter|counters) on ${THEIR}`;

const bench = (most: number, more: Pick<Extract<Claim, { claim: 'bench-size' }>, 'first' | 'rest'>): readonly Claim[] =>
  one({ claim: 'bench-size', most, ...more, on: any() });

const LEAVES = `When this card leaves play, each player discards [Benched] Pokémon [from ${THEIR} Bench] until (he or she has|they have) {usual:Number} Pokémon on the Bench. The owner of this card discards first`;

export const BOTH_PLAYERS = [
  claimed(
    "don't apply Resistance to attacks of some",
    "don't apply Resistance to any attacks made by {kind:Kinds}",
    ({ kind }) => one({ claim: 'no-resistance', on: any(), against: any(kind) }),
  ),
  claimed(
    'damage of some not affected by Resistance',
    "any damage done by attacks from {by:Subject} (is not|isn't) affected by Resistance",
    ({ by }) => unlessNull(asFilter(by), (against) => one({ claim: 'no-resistance', on: any(), against })),
  ),
  claimed(
    'damage of some is less in the end',
    `(all|any) damage done by {kind:Kinds}'s attacks is reduced by {n:Number} ${AFTER}`,
    ({ kind, n }) => one({ claim: 'damage', when: 'behind', add: -n, on: any(kind) }),
  ),
  claimed(
    'no damage to the Bench',
    "prevent all damage done to Benched {kind:Kind} by attacks \\(both yours and your opponent's\\)",
    ({ kind }) => one({ claim: 'prevent', what: 'damage', on: any({ place: 'bench' }, kind) }),
  ),

  claimed(
    'keeps every Special Condition',
    `Special Conditions are not removed when Pokémon \\(${OF_BOTH}\\) evolve or devolve`,
    () => ALL_CONDITIONS.map((name): Claim => ({ claim: 'keeps-condition', name, on: any() })),
  ),

  claimed(
    'Tools in play have no effect',
    `(Pokémon Tools|Pokémon Tool cards) in play [\\(${OF_BOTH}\\)] have no effect`,
    () => one({ claim: 'mute', what: 'tools', on: any() }),
  ),
  claimed("can't use Poké-Powers or Poké-Bodies", "{on:Subject} can't use any Poké-Powers or Poké-Bodies", ({ on }) =>
    one({ claim: 'mute', what: 'both', on }),
  ),
  claimed('ignore Poké-Bodies', 'ignore Poké-Bodies for {on:Subject}', ({ on }) =>
    one({ claim: 'mute', what: 'bodies', on }),
  ),

  standing(
    'each puts counters on some',
    [`${PUTS} {kind:Kinds}.`, `${AT_ANY_TIME}, put {n:Exact} damage (counter|counters) on each {kind:Kind}.`],
    ({ n, kind }) => (!isSome(kind) ? null : counters(n, kind)),
  ),

  claimed(
    'each may evolve at once',
    'each player may evolve a Pokémon that (he or she|they) just played or evolved during that turn',
    () => one({ claim: 'may', act: 'evolve', despite: ['new'], on: any() }),
  ),

  // Each of these has words of its own for who discards first, and when.
  standing(
    'a larger Bench',
    `each player can have [up to] {most:Number} Pokémon on ${THEIR} Bench. ${orInBrackets(`${LEAVES}.`)}`,
    ({ most, usual }) => (usual === 5 ? bench(most, { first: 'owner' }) : null),
  ),
  standing(
    'a smaller Bench',
    `each player can't have more than {most:Number} Benched Pokémon. When SELF comes into play, each player discards Benched Pokémon and any cards attached to them until (he or she has|they have) {again:Number} Benched Pokémon. \\(You discard your Pokémon first.\\)`,
    ({ most, again }) => (most === again ? bench(most, { first: 'owner' }) : null),
  ),
  standing(
    'a smaller Bench, the others to the hand',
    `no player may have more than {most:Number} Pokémon on ${THEIR} Bench. When this card is played, if a player has {more:Number} Pokémon on ${THEIR} Bench, that player chooses 1 of them and returns it and all cards attached to it to ${THEIR} hand. \\(If both players have to return a Pokémon, your opponent returns a Pokémon first.\\)`,
    ({ most, more }) => (more === most + 1 ? bench(most, { rest: 'hand', first: 'opponent' }) : null),
  ),

  // Each of these is of one Stadium alone; this one is in many decks.
  standing(
    'no new Stadium',
    'whenever either player plays a Stadium card from their hand, discard that Stadium card after discarding this one. \\(The new Stadium card has no effect.\\)',
    () => one({ claim: 'takes-stadium-along', on: any() }),
  ),
  standing(
    'Energy back to the hand',
    "whenever an attack, Pokémon Power, or Trainer card discards another player's non-Colorless Energy card from a Pokémon, return that Energy card to its owner's hand. \\(Energy cards that are discarded when that Pokémon is Knocked Out don't count.\\)",
    () => one({ claim: 'back-to-hand', on: any() }),
  ),
];
