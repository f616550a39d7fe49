import type { Act, Claim, ConditionName, Subject } from '../../../claims/index.ts';
import { productionsOf } from '../production.ts';

/** What nobody, or somebody, can do while a text is in force: retreat, attack, play cards, use powers, be affected. */

const claimed = productionsOf('Claimed');

const cannot = (on: Subject, ...acts: readonly Act[]): readonly Claim[] =>
  acts.map((act) => ({ claim: 'cannot', act, on }));

const mute = (what: Extract<Claim, { claim: 'mute' }>['what'], on: Subject): readonly Claim[] => [
  { claim: 'mute', what, on },
];

const EVOLUTIONS = '(any Pokémon|a Pokémon|[any] Basic Pokémon or Evolution cards|any Evolution cards)';

const ACTS = [
  claimed(
    "opponent can't evolve",
    [`your opponent can't play ${EVOLUTIONS} from (their|his or her) hand to evolve (their|his or her) Pokémon`],
    () => cannot({ side: 'theirs' }, 'evolve'),
  ),
  claimed(
    "opponent can't evolve the Active one",
    [
      `your opponent can't play ${EVOLUTIONS} from (their|his or her) hand to evolve (their|his or her|an) Active Pokémon`,
    ],
    () => cannot({ side: 'theirs', place: 'active' }, 'evolve'),
  ),
  claimed(
    'nobody can evolve on the Bench',
    [`neither player can play ${EVOLUTIONS} from his or her hand to evolve Benched Pokémon`],
    () => cannot({ side: 'any', place: 'bench' }, 'evolve'),
  ),
  claimed("can't retreat", ["{on:Subject} can't retreat"], ({ on }) => cannot(on, 'retreat')),
  claimed("can't attack", ["{on:Subject} can't attack"], ({ on }) => cannot(on, 'attack')),
  claimed(
    "opponent can't play",
    ["your opponent can't play any {kinds:Playable} [cards] from (their|his or her) hand"],
    ({ kinds }) => cannot({ side: 'theirs' }, ...kinds),
  ),
  claimed(
    'nobody can play',
    [
      "each player can't play any {kinds:Playable} [cards] from (their|his or her) hand",
      'neither player can play any {kinds:Playable} [cards] from (their|his or her) hand',
    ],
    ({ kinds }) => cannot({ side: 'any' }, ...kinds),
  ),
];

/** What a state keeps a Pokémon from it may do. */
const EVEN_SO = [
  claimed('attacks in a state', ["{on:Subject} can attack even if (it's|it is) {state:State}"], ({ on, state }) =>
    evenIn(on, state),
  ),
  claimed(
    'attacks in either state',
    ["{on:Subject} can attack even if (it's|it is) {one:State} or {other:State}"],
    ({ on, one, other }) => evenIn(on, one, other),
  ),
];

function evenIn(on: Subject, ...states: readonly ConditionName[]): readonly Claim[] | null {
  const despite = states.flatMap((state) => (state === 'asleep' || state === 'paralyzed' ? [state] : []));
  return despite.length < states.length ? null : [{ claim: 'may', act: 'attack', despite, on }];
}

const POWERS = [
  claimed('no Abilities', ['{on:Subject} (has|have) no Abilities'], ({ on }) => mute('abilities', on)),
  claimed(
    'no Abilities except',
    ['{on:Subject} (has|have) no Abilities[,] except [for] {except:Name}'],
    ({ on, except }) => [{ claim: 'mute', what: 'abilities', except, on }],
  ),
  claimed(
    'no Abilities except a kind',
    ['{on:Subject} (has|have) no Abilities, except [for] {but:Kinds}'],
    ({ on, but }) =>
      typeof on === 'string' || Object.keys(but).length === 0 || but.named !== undefined || on['none-of'] !== undefined
        ? null
        : mute('abilities', { ...on, 'none-of': [but] }),
  ),
  claimed('Tools have no effect', ['Pokémon Tools attached to {on:Subject} have no effect'], ({ on }) =>
    mute('tools', on),
  ),
  claimed(
    'Tools have no effect except of its own name',
    ['Pokémon Tools attached to {on:Subject} have no effect, except [for] [any] (SELF|this card)'],
    ({ on }, { name }) => [{ claim: 'mute', what: 'tools', except: name, on }],
  ),
  claimed('no Poké-Powers', ["{on:Subject} can't use any Poké-Powers"], ({ on }) => mute('powers', on)),
  claimed('no Poké-Bodies', ["{on:Subject} can't use any Poké-Bodies"], ({ on }) => mute('bodies', on)),
];

const CONDITIONS = [
  claimed('no Special Conditions', ["{on:Subject} can't be affected by any Special Conditions"], ({ on }) => [
    { claim: 'immune-to-condition', on },
  ]),
  claimed(
    'freed of Special Conditions',
    [
      "{on:Subject} recover from all Special Conditions and can't be affected by any Special Conditions",
      "{on:Subject} can't be affected by any Special Conditions. \\(Remove any Special Conditions affecting (those|that) Pokémon.\\)",
    ],
    ({ on }) => [{ claim: 'immune-to-condition', removes: true, on }],
  ),
  claimed("can't be in a state", ["{on:Subject} can't be {names:States}"], ({ on, names }) => [
    { claim: 'immune-to-condition', names, on },
  ]),
  claimed("can't be in either state", ["{on:Subject} can't be {one:State} or {other:State}"], ({ on, one, other }) => [
    { claim: 'immune-to-condition', names: [one, other], on },
  ]),
  claimed(
    "can't be in any of three states",
    ["{on:Subject} can't be {one:State}, {two:State}, or {three:State}"],
    ({ on, one, two, three }) => [{ claim: 'immune-to-condition', names: [one, two, three], on }],
  ),
  claimed("can't be healed", ["{on:Subject} can't be healed"], ({ on }) => [{ claim: 'no-heal', on }]),
];

export const STANDING_ACTS = [...ACTS, ...EVEN_SO, ...POWERS, ...CONDITIONS];
