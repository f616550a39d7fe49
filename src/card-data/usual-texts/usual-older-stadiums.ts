import type { Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';
import { symbols } from './usual-powers.ts';
import type { Filter } from './whom.ts';

/** Texts of Stadium cards in the words of the years until 2011, without the reminder that both players are meant. */

type Found = readonly (string | undefined)[];

/** `Psychic and Darkness Pokémon`: of one of these types. */
const TYPES = '$type(?: (?:and|or) $type)? Pokémon';
const EVOLVED = '$type Evolved Pokémon(?:, $type Evolved Pokémon)?(?:,? and $type Evolved Pokémon)?';

/** Pokémon of one of these types, either player's. */
const ofTypes = (words: Found, more: Filter = {}): Filter => {
  const types = words.filter((word) => word !== undefined).map((word) => ({ type: letterOf(word) }));
  const [only] = types;
  return { side: 'any', ...(types.length === 1 && only !== undefined ? only : { 'any-of': types }), ...more };
};

const NAMED = "([A-Z][\\p{L}.']+(?: [A-Z][\\p{L}']+)?)";
/** Pokémon with a word in their name, either player's. */
const called = (words: Found, more: Filter = {}): Filter => {
  const names = words.filter((word) => word !== undefined).map((word) => ({ 'name-has': word }));
  const [only] = names;
  return { side: 'any', ...(names.length === 1 && only !== undefined ? only : { 'any-of': names }), ...more };
};

const EITHER_SIDE = { side: 'any' };
const TEAM = '(Team (?:Aqua|Magma))';
const WITHOUT_EX = ' \\(excluding Pokémon-ex\\)';

export const OLDER_STADIUMS: readonly (readonly [string, (found: Found) => readonly Json[] | null])[] = [
  [
    "whenever an attack, Pokémon Power, or Trainer card discards another player's non-Colorless Energy card from a Pokémon, return that Energy card to its owner's hand\\. \\(Energy cards that are discarded when that Pokémon is Knocked Out don't count\\.\\)",
    () => [{ claim: 'back-to-hand', on: { side: 'any' } }],
  ],
  [
    'no player may have more than $n Pokémon on $their Bench\\. When this card is played, if a player has \\d Pokémon on $their Bench, that player chooses 1 of them and returns it and $along to $their hand\\. \\(If both players have to return a Pokémon, your opponent returns a Pokémon first\\.\\)',
    ([n]) => [{ claim: 'bench-size', most: Number(n), rest: 'hand', first: 'opponent', on: { side: 'any' } }],
  ],

  [
    "each player can't have more than $n Benched Pokémon\\. When (?:this card|this Pokémon|Giant Stump) comes into play, each player discards Benched Pokémon and any cards attached to them until he or she has $n Benched Pokémon\\. \\(You discard your Pokémon first(?:\\.?\\))?",
    ([most, until]) =>
      most === until ? [{ claim: 'bench-size', most: Number(most), first: 'owner', on: EITHER_SIDE }] : null,
  ],

  [
    `each player pays ((?:Colorless)+) less to retreat $their ${TYPES}`,
    ([less, ...types]) => [{ claim: 'retreat', add: -symbols(less), on: ofTypes(types) }],
  ],
  [
    `each player's ${TYPES}(${WITHOUT_EX})? has no Weakness`,
    (found) => {
      const types = found.slice(0, -1);
      return [{ claim: 'no-weakness', on: ofTypes(types, found.at(-1) === undefined ? {} : { 'not-tag': 'ex' }) }];
    },
  ],

  [
    "any damage done to $type Active Pokémon by an opponent's attack is reduced by $n $after",
    ([type, n]) =>
      (['yours', 'theirs'] as const).map((side) => ({
        claim: 'damage',
        when: 'after',
        add: -Number(n),
        on: { side, place: 'active', type: letterOf(type) },
        against: { side: side === 'yours' ? 'theirs' : 'yours' },
      })),
  ],
  [
    `each player's ${EVOLVED} can't use any Poké-Powers or Poké-Bodies`,
    (types) => [{ claim: 'mute', what: 'both', on: ofTypes(types, { evolved: true }) }],
  ],
  [
    `whenever any player attaches an Energy card from $their hand to (?:an? )?$type Pokémon or $type Pokémon, remove $n damage counters? and all Special Conditions from that Pokémon`,
    ([one, other, n]) => [
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        on: ofTypes([one, other]),
        does: [
          { heal: Number(n) * 10, from: 'self' },
          { cure: 'all', on: 'self' },
        ],
      },
    ],
  ],
  [
    'each player pays ((?:Colorless)+) more to retreat $their Active Pokémon',
    ([more]) => [{ claim: 'retreat', add: symbols(more), on: { side: 'any', place: 'active' } }],
  ],
  [
    `each player pays ((?:Colorless)+) less to retreat $their Pokémon if it has ${NAMED} in its name`,
    ([less, name]) => [{ claim: 'retreat', add: -symbols(less), on: called([name]) }],
  ],
  [
    `each Pokémon(?: in play)? with ${NAMED}(?: or ${NAMED})? in its name(?: \\(even your opponent's\\))? gets \\+$n HP`,
    ([one, other, hp]) => [{ claim: 'hp', add: Number(hp), on: called([one, other]) }],
  ],

  [
    `don't apply Resistance to any attacks made by Pokémon with ${NAMED} in their names`,
    ([name]) => [{ claim: 'no-resistance', on: { side: 'any' }, against: called([name]) }],
  ],
  [
    'any damage done by attacks from $type Pokémon(?: and $type Pokémon)? is not affected by Resistance',
    (types) => [{ claim: 'no-resistance', on: { side: 'any' }, against: ofTypes(types) }],
  ],
  [
    "all damage done by $type Pokémon's attacks is reduced by $n $after",
    ([type, n]) => [{ claim: 'damage', when: 'behind', add: -Number(n), on: { side: 'any', type: letterOf(type) } }],
  ],
  [
    'each player may evolve a Pokémon that (?:he or she|they) just played or evolved during that turn',
    () => [{ claim: 'may', act: 'evolve', despite: ['new'], on: { side: 'any' } }],
  ],
  [
    'whenever any player plays any Pokémon from $their hand to evolve $their Pokémon, put $n damage counters? on that Pokémon',
    ([n]) => [
      {
        claim: 'trigger',
        event: 'evolved',
        from: 'hand',
        on: { side: 'any' },
        does: [{ counters: Number(n), on: 'self' }],
      },
    ],
  ],
  [
    'whenever any player puts a Basic Pokémon \\(excluding $type or $type Pokémon\\) from $their hand onto $their Bench, put $n damage counters? on that Pokémon',
    ([one, other, n]) => [
      {
        claim: 'trigger',
        event: 'benched',
        from: 'hand',
        on: { side: 'any', basic: true, 'none-of': [{ type: letterOf(one) }, { type: letterOf(other) }] },
        does: [{ counters: Number(n), on: 'self' }],
      },
    ],
  ],
  [
    'whenever any player attaches an Energy card from $their hand to $type Pokémon, $type Pokémon, or $type Pokémon, remove any Special Conditions from that Pokémon',
    (types) => [
      {
        claim: 'trigger',
        event: 'energy-attached',
        from: 'hand',
        on: ofTypes(types),
        does: [{ cure: 'all', on: 'self' }],
      },
    ],
  ],
  [
    'ignore Poké-Bodies for all Basic Pokémon in play \\(excluding Pokémon-ex and Pokémon that has an owner in its name\\)',
    () => [{ claim: 'mute', what: 'bodies', on: { side: 'any', basic: true, 'not-tag': 'ex', owned: false } }],
  ],
  [
    `each Pokémon that does not have ${TEAM} in its name pays ((?:Colorless)+) more to retreat`,
    ([team = '', more]) => [
      { claim: 'retreat', add: symbols(more), on: { side: 'any', 'not-tag': team.toLowerCase() } },
    ],
  ],
  [
    `whenever any player plays a Basic Pokémon that doesn't have ${TEAM} in its name from $their hand, that player puts $n damage counters? on that Pokémon`,
    ([team = '', n]) => [
      {
        claim: 'trigger',
        event: 'benched',
        from: 'hand',
        on: { side: 'any', basic: true, 'not-tag': team.toLowerCase() },
        does: [{ counters: Number(n), on: 'self' }],
      },
    ],
  ],
  [
    "don't apply Weakness for all Pokémon in play \\(excluding Pokémon-ex and Pokémon that has an owner in its name\\)",
    () => [{ claim: 'no-weakness', on: { side: 'any', 'not-tag': 'ex', owned: false } }],
  ],
  [
    'at any time between turns, each player puts $n damage counters? on $their Pokémon-ex with maximum HP of at least $n',
    ([n, hp]) => [
      {
        claim: 'checkup',
        'any-time': true,
        on: { side: 'any', tag: 'ex', 'hp-at-least': Number(hp) },
        does: [{ counters: Number(n), on: 'self' }],
      },
    ],
  ],
  [
    'at any time between turns, each player puts $n damage counters? on $their Pokémon that has a Poké-Power',
    ([n]) => [
      {
        claim: 'checkup',
        'any-time': true,
        on: { side: 'any', has: 'power' },
        does: [{ counters: Number(n), on: 'self' }],
      },
    ],
  ],
];
