import type { Json } from '../../state/index.ts';
import { letterOf, phrase, where } from './phrases.ts';
import { usualBody } from './usual-bodies.ts';
import { beginning, SPECIAL_CONDITIONS, THREE } from './usual-conditions.ts';
import { EX_STANDING } from './usual-ex-standing.ts';
import { OLDER_STANDING } from './usual-older-standing.ts';
import { type InForce, inForceReader, symbols } from './usual-powers.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Pokémon Powers and Poké-Bodies in force, in the words of the years until 2011, with what they ask before they speak and when they stop. */

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };
const ANY = { side: 'any' };
const STATE = '(?:Asleep|Burned|Confused|Paralyzed|Poisoned)';
const OPPONENTS_ACTIVE = { side: 'theirs', place: 'active' };
const BOTH = "(?: \\((?:both )?yours and your opponent's\\))?";

const fewer = (n: string | undefined, against: Filter = {}): readonly Json[] => [
  {
    claim: 'damage',
    when: 'after',
    add: -Number(n),
    on: 'self',
    ...(Object.keys(against).length === 0 ? {} : { against }),
  },
];

/** Damage of attackers of some kind; null where the kind is not understood. */
const fewerFrom = (
  n: string | undefined,
  opponents: string | undefined,
  words: string | undefined,
): readonly Json[] | null => {
  const whom = whomOf(words);
  return whom === null ? null : fewer(n, { ...(opponents === undefined ? {} : THEIRS), ...whom });
};

const onEnergy = (type: string | undefined, does: readonly Json[]): readonly Json[] => [
  {
    claim: 'trigger',
    event: 'energy-attached',
    from: 'hand',
    ...(type === undefined ? {} : { type: letterOf(type) }),
    on: 'self',
    does: [...does],
  },
];
const ATTACHING = 'when(?:ever)? you attach an? (?:$type )?Energy card from your hand to $self, ';

/** What is done between turns to Pokémon of one side. */
const between = (on: Filter | 'self', does: readonly Json[]): readonly Json[] => [
  { claim: 'checkup', on, does: [...does] },
];

const TRAINERS = ['play-trainer', 'play-supporter', 'play-stadium'];

const TEXTS: InForce = [
  [
    'whenever your opponent plays a Trainer card, you may flip a coin\\. If heads, that card does nothing\\. Put it on top of $opponents deck',
    () => [{ claim: 'flip-to-stop', on: THEIRS }],
  ],
  [
    'all (basic )?Energy(?: cards)? attached to $self (?:are|is|provide) $type Energy instead of (?:their|its) usual types?',
    ([basic, type]) => [
      { claim: 'energy-type', type: letterOf(type), ...(basic === undefined ? {} : { basic: true }), on: 'self' },
    ],
  ],
  [
    `$self can't (?:become|be) (${STATE}(?:(?:, or|, and|,| or| and) ${STATE})*)`,
    ([states = '']) => [
      { claim: 'immune-to-condition', names: states.toLowerCase().split(/, (?:or |and )?| or | and /u), on: 'self' },
    ],
  ],
  [
    'your opponent pays ((?:Colorless)+) more to retreat $their Active Pokémon',
    ([more]) => [{ claim: 'retreat', add: symbols(more), on: OPPONENTS_ACTIVE }],
  ],
  [
    "(?:pay ((?:Colorless)+) less to retreat your Active Pokémon|your Active Pokémon's Retreat Cost is ((?:Colorless)+) less)",
    ([one, other]) => [{ claim: 'retreat', add: -symbols(one ?? other), on: { ...YOURS, place: 'active' } }],
  ],
  [
    "(?:the Defending Pokémon|your opponent's Active Pokémon) can't retreat",
    () => [{ claim: 'cannot', act: 'retreat', on: OPPONENTS_ACTIVE }],
  ],
  [
    "(?:the Retreat Cost (?:for|of) $self|$self's Retreat Cost|its Retreat Cost) is 0",
    () => [{ claim: 'retreat', set: 0, on: 'self' }],
  ],
  [
    '$self can retreat even when it is Asleep or Paralyzed',
    () => [{ claim: 'may', act: 'retreat', despite: ['asleep', 'paralyzed'], on: 'self' }],
  ],

  ['$self has no Weakness', () => [{ claim: 'no-weakness', on: 'self' }]],

  [
    `Benched Pokémon${BOTH} can't use (?:any )?Poké-Powers`,
    () => [{ claim: 'mute', what: 'powers', on: { ...ANY, place: 'bench' } }],
  ],

  [
    'whenever an attack(?: \\((?:including|even) your own\\))? does $n or more damage to $self $after, prevent that damage\\. \\(Any other effects of attacks still happen\\.\\)',
    ([n]) => [{ claim: 'prevent', what: 'damage', 'at-least': Number(n), on: 'self' }],
  ],
  ['no Trainer cards can be played', () => TRAINERS.map((act) => ({ claim: 'cannot', act, on: ANY }))],
  [
    "prevent all effects of (your opponent's )?attacks, (?:other than|except|excluding) damage, done to $self",
    ([opponents]) => [
      { claim: 'prevent', what: 'effects', on: 'self', ...(opponents === undefined ? {} : { from: THEIRS }) },
    ],
  ],
  [
    'your Benched Pokémon do not take damage from and are not affected by attacks',
    () => [{ claim: 'prevent', what: 'all', on: { ...YOURS, place: 'bench' } }],
  ],

  [
    "prevent all damage done to $self by (your opponent's |opponent's )?attacks",
    ([opponents]) => [
      { claim: 'prevent', what: 'damage', on: 'self', ...(opponents === undefined ? {} : { from: THEIRS }) },
    ],
  ],
  [
    "prevent all damage done to $self by attacks from your opponent's Pokémon that have any Special Energy cards attached to them",
    () => [{ claim: 'prevent', what: 'damage', on: 'self', from: { ...THEIRS, 'with-special-energy': true } }],
  ],

  [
    "prevent all effects, including damage, done to $self by your opponent's attacks from $their Basic Pokémon",
    () => [{ claim: 'prevent', what: 'all', on: 'self', from: { ...THEIRS, basic: true } }],
  ],
  [
    '(?:all|any )?(?:damage (?:done )?(?:by attacks )?to $self(?: by (?:attacks|any attack))?) is reduced by $n $after',
    ([n]) => fewer(n),
  ],

  [
    `(?:all|any) damage done (?:to $self by attacks from|by attacks to $self from) (your opponent's )?${WHOM}${BOTH} is reduced by $n $after`,
    ([opponents, whom, n]) => fewerFrom(n, opponents, whom),
  ],

  [
    "(?:$self|(?:each of )?$self's attacks) (?:do|does) $n more damage to (?:the (?:Defending|Active) Pokémon|your opponent's Active Pokémon) $before",
    ([n]) => [{ claim: 'damage', when: 'before', add: Number(n), on: 'self', against: OPPONENTS_ACTIVE }],
  ],
  [
    "any damage done (?:to your Pokémon )?by (?:an opponent's attack|your opponent's attacks) is reduced by $n $before",
    ([n]) => [{ claim: 'damage', when: 'before', add: -Number(n), on: THEIRS, against: YOURS }],
  ],
  [
    "your opponent's Basic Pokémon can't attack",
    () => [{ claim: 'cannot', act: 'attack', on: { ...THEIRS, basic: true } }],
  ],

  [
    `${ATTACHING}remove all Special Conditions (?:from|affecting) $self`,
    ([type]) => onEnergy(type, [{ cure: 'all', on: 'self' }]),
  ],

  [
    'remove $n damage counters? from $self between turns',
    ([n]) => between('self', [{ heal: Number(n) * 10, from: 'self' }]),
  ],
];

const STRUCK_BACK = phrase(
  "whenever $opponents attack damages $self \\(even if $self is Knocked Out\\), this power does $n damage to the attacking Pokémon\\. \\(Don't apply Weakness and Resistance\\.\\) This power can't be used if $self is (?:already )?(affected by a Special Condition|Asleep, Confused, or Paralyzed) when your opponent attacks",
);

/** Damage of a power to the attacker, as long as its Pokémon was free of some conditions when the attack was declared. */
const strikesBack = (text: string): readonly Json[] | null => {
  const [, n, which = ''] = STRUCK_BACK.exec(text) ?? [];
  if (n === undefined) return null;
  const condition = /^affected/iu.test(which) ? SPECIAL_CONDITIONS : THREE;
  return [
    {
      claim: 'trigger',
      event: 'damaged-by-attack',
      on: 'self',
      'as-declared': true,
      does: [where({ not: { self: { condition } } }, [{ damage: Number(n), to: 'attacker' }])],
    },
  ];
};

const read = inForceReader([...TEXTS, ...OLDER_STANDING, ...EX_STANDING]);

/** When a power in force stops, in the words of its last sentence. */
const STOPS =
  / (?:This power (?:stops working|can't be used|cannot be used|doesn't work)|You can't use this power) (?:while|if|when) this Pokémon (?:is|becomes) (?:already )?(affected by a Special Condition|Asleep, Confused, or Paralyzed)\.$/iu;
/** That it goes on whatever befalls its Pokémon is only said. */
const GOES_ON = / \(?This power works even (?:if|while) this Pokémon is Asleep, Confused, or Paralyzed\.\)?$/iu;

const isTable = (value: Json): value is Filter => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two conditions as one; what both ask of the Pokémon itself is asked together. Null where they ask the same thing differently. */
const together = (one: Filter, other: Filter): Filter | null => {
  const shared = Object.keys(other).filter((key) => key in one);
  if (shared.length === 0) return { ...one, ...other };
  const [a, b] = [one.self ?? null, other.self ?? null];
  if (shared.join() !== 'self' || !isTable(a) || !isTable(b) || Object.keys(b).some((key) => key in a)) return null;
  return { ...one, ...other, self: { ...a, ...b } };
};

/** The claims under a condition beside their own; null where one has it already and means another thing by it. */
const under = (claims: readonly Json[], condition: Filter): readonly Json[] | null => {
  const joined = claims.map((claim): Json | null => {
    if (!isTable(claim)) return null;
    const own = claim.while;
    if (own === undefined) return { ...claim, while: condition };
    const both = isTable(own) ? together(own, condition) : null;
    return both === null ? null : { ...claim, while: both };
  });
  return joined.includes(null) ? null : (joined as readonly Json[]);
};

/** A power that leaves those of its own name alone: `Toxic Gases` are those called Toxic Gas. */
const ignoring = (text: string, power: string): readonly Json[] | null => {
  const [, named = ''] = /^ignore all Pokémon Powers other than ([\p{L} ]{3,30})$/iu.exec(text) ?? [];
  return named === `${power}es` || named === `${power}s` || named === power
    ? [{ claim: 'mute', what: 'pokemon-powers', except: power, on: ANY }]
    : null;
};

const inForce = (text: string, power: string): readonly Json[] | null => {
  const plain = ignoring(text, power) ?? strikesBack(text) ?? read(text) ?? usualBody(text);
  if (plain !== null) return plain;
  const start = beginning(text);
  const claims = start === null ? null : inForce(start.rest, power);
  return start === null || claims === null || !isTable(start.condition) ? null : under(claims, start.condition);
};

/** What such a power says, `text` with the Pokémon's own name as "this Pokémon"; null where it is not a usual text. */
export const olderBody = (text: string, power: string): readonly Json[] | null => {
  const whole = text.trim();
  const [stop, which = ''] = STOPS.exec(whole) ?? [];
  const bare = whole
    .slice(0, whole.length - (stop?.length ?? 0))
    .replace(GOES_ON, '')
    .replace(/\.$/u, '');
  const claims = inForce(bare, power);
  if (claims === null || stop === undefined) return claims;
  const condition = /^affected/iu.test(which) ? SPECIAL_CONDITIONS : THREE;
  return under(claims, { not: { self: { condition } } });
};
