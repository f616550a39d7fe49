import type { Act, Claim, ConditionName, Filter, Subject } from '../../../claims/index.ts';
import { onlySaid } from '../../lower/steps.ts';
import { IN_PILES } from '../phrases.ts';
import { sorts } from '../production.ts';

/** What nobody, or somebody, can do while a text is in force: retreat, attack, play cards, use powers, be affected. */

const { claimed } = sorts;

const cannot = (on: Subject, ...acts: readonly Act[]): readonly Claim[] =>
  acts.map((act) => ({ claim: 'cannot', act, on }));

const mute = (what: Extract<Claim, { claim: 'mute' }>['what'], on: Subject): readonly Claim[] => [
  { claim: 'mute', what, on },
];

const EVOLUTIONS = '(any Pokémon|a Pokémon|[any] Basic Pokémon or Evolution cards|any Evolution cards)';

const EVEN = "even (if|when) (it's|it is)";

function evenIn(on: Subject, act: Act, states: readonly ConditionName[]): readonly Claim[] | null {
  const despite = states.flatMap((state) => (state === 'asleep' || state === 'paralyzed' ? [state] : []));
  return despite.length < states.length ? null : [{ claim: 'may', act, despite, on }];
}

const IN_THEIR_PILES = 'in play, in their hand, and in their discard pile';

/** In play, and of cards in hands and discard piles as well. */
const anywhere = (side: 'theirs' | 'any', kind: Filter, except?: string): readonly Claim[] => [
  onlySaid<Claim>({ claim: 'mute', what: 'abilities', beyond: true, except, on: { side, ...kind } }),
];

export const STANDING_ACTS = [
  claimed(
    "opponent can't evolve",
    `your opponent can't play ${EVOLUTIONS} from (their|his or her) hand to evolve (their|his or her) Pokémon`,
    () => cannot({ side: 'theirs' }, 'evolve'),
  ),
  claimed(
    "opponent can't evolve the Active one",
    `your opponent can't play ${EVOLUTIONS} from (their|his or her) hand to evolve (their|his or her|an) Active Pokémon`,
    () => cannot({ side: 'theirs', place: 'active' }, 'evolve'),
  ),
  claimed(
    'nobody can evolve on the Bench',
    `neither player can play ${EVOLUTIONS} from his or her hand to evolve Benched Pokémon`,
    () => cannot({ side: 'any', place: 'bench' }, 'evolve'),
  ),
  claimed(
    "can't be given Energy of a type",
    "you can't attach {type:Type} Energy [cards] from your hand to SELF",
    (holes) => [{ claim: 'cannot', act: 'attach-energy', ...holes, on: 'self' }],
  ),
  claimed("can't retreat", "{on:Subject} can't retreat", ({ on }) => cannot(on, 'retreat')),
  claimed('attacks in your first turn', '{on:Subject} can use attacks during your first turn', ({ on }) => [
    { claim: 'may', act: 'attack', despite: ['first-turn'], on },
  ]),
  claimed(
    'flips before attacking',
    'whenever {on:Subject} tries to (attack|use an attack), your opponent flips a coin. If tails, (that|its) attack does nothing',
    ({ on }) => [{ claim: 'flip-to-attack', on }],
  ),
  claimed("can't attack", "{on:Subject} can't attack", ({ on }) => cannot(on, 'attack')),
  claimed(
    "opponent can't play",
    "your opponent can't play any {kinds:Playable} [cards] from (their|his or her) hand",
    ({ kinds }) => cannot({ side: 'theirs' }, ...kinds),
  ),
  claimed(
    'nobody can play',
    "(each player can't|neither player can) play any {kinds:Playable} [cards] [from (their|his or her) hand]",
    ({ kinds }) => cannot({ side: 'any' }, ...kinds),
  ),

  // What a state keeps a Pokémon from it may do.
  claimed('attacks in a state', `{on:Subject} can attack ${EVEN} {states:EitherState}`, ({ on, states }) =>
    evenIn(on, 'attack', states),
  ),
  // Attacking in a state is said of more Pokémon, retreating of few.
  claimed('retreats in a state', `{on:Subject} can retreat ${EVEN} {states:EitherState}`, ({ on, states }) =>
    evenIn(on, 'retreat', states),
  ),

  claimed('no Abilities', '{on:Subject} (has|have) no Abilities', ({ on }) => mute('abilities', on)),
  claimed(
    'no Abilities except',
    '{on:Subject} (has|have) no Abilities[,] except [for] {except:Name}',
    ({ on, except }) => [{ claim: 'mute', what: 'abilities', except, on }],
  ),
  claimed('Tools have no effect', 'Pokémon Tools attached to {on:Subject} have no effect', ({ on }) =>
    mute('tools', on),
  ),
  claimed(
    'Tools have no effect except of its own name',
    'Pokémon Tools attached to {on:Subject} have no effect, except [for] [any] (SELF|this card)',
    ({ on }, { name }) => [{ claim: 'mute', what: 'tools', except: name, on }],
  ),
  claimed('no Poké-Powers', "{on:Subject} can't use [any] Poké-Powers", ({ on }) => mute('powers', on)),
  // One text alone, as that below, in which a single subject has two verbs.
  claimed(
    'no Poké-Powers and dearer attacks',
    "{on:Subject} can't use any Poké-Powers and pays {n:Symbols} more Energy to use its attacks",
    ({ on, n }) => [...mute('powers', on), { claim: 'cost', add: n, on }],
  ),
  // One text alone bans two acts at once.
  claimed(
    "opponent can't evolve the Active one nor give Energy to those in a state",
    `your opponent can't play ${EVOLUTIONS} from (their|his or her) hand to evolve an Active Pokémon and can't attach any Energy cards from (their|his or her) hand to (a|an) {state:State} Pokémon`,
    ({ state }) => [
      ...cannot({ side: 'theirs', place: 'active' }, 'evolve'),
      ...cannot({ side: 'theirs', condition: state }, 'attach-energy'),
    ],
  ),
  // One text alone, in which a single subject has two verbs.
  claimed(
    'no attacks, Poké-Powers and Poké-Bodies',
    "{on:Subject} can't attack or use any Poké-Powers or Poké-Bodies",
    ({ on }) => [...cannot(on, 'attack'), ...mute('both', on)],
  ),
  // One card of the first sets, printed with two kinds of end.
  claimed('Pokémon Powers ignored', 'ignore all Pokémon Powers other than {except:Name}', ({ except }, { attack }) =>
    [attack, `${attack}s`, `${attack}es`].includes(except)
      ? [{ claim: 'mute', what: 'pokemon-powers', except: attack, on: { side: 'any' } }]
      : null,
  ),
  claimed('no Poké-Bodies', "{on:Subject} can't use any Poké-Bodies", ({ on }) => mute('bodies', on)),

  claimed('no Abilities anywhere', `each {kind:Kinds} ${IN_PILES} has no Abilities`, ({ kind }) =>
    anywhere('any', kind),
  ),
  // Two cards at most say each of these; each reaches a pile that no other words reach.
  claimed(
    'no Abilities anywhere except',
    `each {kind:Kinds} ${IN_PILES} has no Abilities \\(except for {except:Name}\\)`,
    ({ kind, except }) => anywhere('any', kind, except),
  ),
  claimed(
    "no Abilities of the opponent's anywhere except",
    `your opponent's {kind:Kinds} ${IN_THEIR_PILES} have no Abilities, except for {except:Name}`,
    ({ kind, except }) => anywhere('theirs', kind, except),
  ),

  claimed('no Special Conditions', "{on:Subject} can't be affected by any Special Conditions", ({ on }) => [
    { claim: 'immune-to-condition', on },
  ]),
  claimed(
    'freed of Special Conditions',
    [
      "{on:Subject} (recover|recovers) from all Special Conditions and can't be affected by any Special Conditions",
      "{on:Subject} can't be affected by any Special Conditions. \\(Remove any Special Conditions affecting (those|that) Pokémon.\\)",
    ],
    ({ on }) => [{ claim: 'immune-to-condition', removes: true, on }],
  ),
  claimed(
    'freed of some',
    "{on:Subject} (recovers|recover) from being {names:EitherState} and can't be affected by those Special Conditions",
    ({ on, names }) => [{ claim: 'immune-to-condition', names, removes: true, on }],
  ),
  claimed(
    'stays in a state',
    "{on:Subject} don't recover from that Special Condition when they evolve or devolve",
    ({ on }) =>
      typeof on === 'object' && typeof on.condition === 'string'
        ? [{ claim: 'keeps-condition', name: on.condition, on }]
        : null,
  ),
  claimed("can't be in a state", "{on:Subject} can't be {names:EitherState}", ({ on, names }) => [
    { claim: 'immune-to-condition', names, on },
  ]),
  claimed("can't come into a state", "{on:Subject} can't become {names:EitherState}", ({ on, names }) => [
    { claim: 'immune-to-condition', names, stays: true, on },
  ]),
  claimed("can't be healed", ["{on:Subject} can't be healed", "damage can't be healed from {on:Subject}"], ({ on }) => [
    { claim: 'no-heal', on },
  ]),
];
