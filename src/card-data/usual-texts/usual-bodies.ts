import type { Json } from '../../state/index.ts';
import { letterOf, PLAYING } from './phrases.ts';
import { type InForce, inForceReader, symbols } from './usual-powers.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Further usual texts of Abilities and Poké-Bodies in force: about Pokémon of some kind, about attackers of some kind, about who holds what. */

const ACTIVE = { self: { place: 'active' } };
const THEIRS = { side: 'theirs' };
const AS_ACTIVE = '(as long as $self is your Active Pokémon, )?';

const whileActive = (said: string | undefined): Filter => (said === undefined ? {} : { while: ACTIVE });

/** A claim about Pokémon of one side that are of some kind; null where the kind is not understood. */
const about = (
  side: 'yours' | 'theirs',
  words: string | undefined,
  claim: Filter,
  more: Filter = {},
): readonly Json[] | null => {
  const whom = whomOf(words);
  return whom === null ? null : [{ ...claim, on: { side, ...whom, ...more } }];
};

const prevented = (
  what: 'all' | 'damage',
  opponents: string | undefined,
  words: string | undefined,
): readonly Json[] | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  return [{ claim: 'prevent', what, on: 'self', from: { ...(opponents === undefined ? {} : THEIRS), ...whom } }];
};

const STRUCK = "if $self is $mine and is damaged by an opponent's attack \\(even if $self is Knocked Out\\), ";

const struck = (does: readonly Json[]): readonly Json[] => [
  { claim: 'trigger', event: 'damaged-by-attack', on: 'self', while: ACTIVE, does: [...does] },
];

const fewer = (n: string | undefined): Filter => ({ claim: 'damage', when: 'after', add: -Number(n), against: THEIRS });
const stronger = (n: string | undefined): Filter => ({
  claim: 'damage',
  when: 'before',
  add: Number(n),
  against: { ...THEIRS, place: 'active' },
});

const HAS_ENERGY = 'that has any $type Energy attached to it';

/** Whom or what a text that takes Abilities away leaves alone: Pokémon of a type, or the Ability of that name. */
const EXCEPT = '(?:$type Pokémon|([A-Z][A-Za-z ]{2,24}?))';

interface Spared {
  readonly type: string | undefined;
  readonly name: string | undefined;
  /** Whether the text names hands and discard piles. */
  readonly beyond: boolean;
}

const muted = (on: Filter, during: Json | null, { type, name, beyond }: Spared): readonly Json[] => [
  {
    claim: 'mute',
    what: 'abilities',
    ...(beyond ? { beyond: true } : {}),
    ...(name === undefined ? {} : { except: name }),
    on: { ...on, ...(type === undefined ? {} : { 'none-of': [{ type: letterOf(type) }] }) },
    ...(during === null ? {} : { while: during }),
  },
];

const EVERYWHERE = " in play, $hands, and in each player's discard pile has no Abilities";

const BODIES: InForce = [
  [
    `prevent all effects of attacks, including damage, done to $self by (your opponent's )?${WHOM}`,
    ([opponents, whom]) => prevented('all', opponents, whom),
  ],
  [
    `prevent all damage done to $self by attacks from (your opponent's )?${WHOM}`,
    ([opponents, whom]) => prevented('damage', opponents, whom),
  ],
  [
    "prevent all damage done to your Benched Pokémon by (your opponent's )?attacks",
    ([opponents]) => [
      {
        claim: 'prevent',
        what: 'damage',
        on: { side: 'yours', place: 'bench' },
        ...(opponents === undefined ? {} : { from: THEIRS }),
      },
    ],
  ],
  [
    `${STRUCK}put $n damage counters? on the Attacking Pokémon`,
    ([n]) => struck([{ counters: Number(n), on: 'attacker' }]),
  ],
  [
    `${STRUCK}the Attacking Pokémon is now $conditions`,
    ([conditions = '']) =>
      struck(conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on: 'attacker' }))),
  ],
  [
    `each of your Pokémon ${HAS_ENERGY} has no Retreat Cost`,
    ([type]) => [{ claim: 'retreat', set: 0, on: { side: 'yours', 'with-energy': letterOf(type) } }],
  ],
  [
    'if $self has any $type Energy attached to it, (?:it|$self) has no Retreat Cost',
    ([type]) => [{ claim: 'retreat', set: 0, on: 'self', while: { self: { 'with-energy': letterOf(type) } } }],
  ],
  [
    `(?:each of )?your ${WHOM}(?: in play)? ha(?:s|ve) no Weakness`,
    ([whom]) => about('yours', whom, { claim: 'no-weakness' }),
  ],
  [
    `each of your ${WHOM} in play gets \\+$n HP`,
    ([whom, hp]) => about('yours', whom, { claim: 'hp', add: Number(hp) }),
  ],
  [
    `your ${WHOM} take $n less damage from your opponent's attacks $after`,
    ([whom, n]) => about('yours', whom, fewer(n)),
  ],
  [
    "as long as $self is your Active Pokémon, all of your Pokémon take $n less damage from your opponent's attacks $after",
    ([n]) => [{ ...fewer(n), on: { side: 'yours' }, while: ACTIVE }],
  ],
  [
    `$self takes $n less damage from the attacks of your opponent's ${WHOM} $after`,
    ([n, whom]) => {
      const against = whomOf(whom);
      return against === null ? null : [{ ...fewer(n), against: { ...THEIRS, ...against }, on: 'self' }];
    },
  ],
  [
    `(?:each of your ${WHOM}'s attacks|the attacks of your ${WHOM}) do $n more damage to your opponent's Active Pokémon $before`,
    ([one, other, n]) => about('yours', one ?? other, stronger(n)),
  ],
  [
    "if $self's remaining HP is $n or less, its attacks do $n more damage to your opponent's Active Pokémon $before",
    ([hp, n]) => [{ ...stronger(n), on: 'self', while: { self: { 'hp-left-at-most': Number(hp) } } }],
  ],
  [
    `${AS_ACTIVE}your opponent's Active Pokémon's attacks do $n less damage $before`,
    ([active, n]) => [
      {
        claim: 'damage',
        when: 'before',
        add: -Number(n),
        on: { ...THEIRS, place: 'active' },
        against: { side: 'yours' },
        ...whileActive(active),
      },
    ],
  ],
  [
    "your opponent's Active Pokémon's Retreat Cost is ((?:Colorless)+) more",
    ([more]) => [{ claim: 'retreat', add: symbols(more), on: { ...THEIRS, place: 'active' } }],
  ],
  [
    "your opponent's (Poisoned|Burned) Pokémon can't retreat",
    ([condition = '']) => [{ claim: 'cannot', act: 'retreat', on: { ...THEIRS, condition: condition.toLowerCase() } }],
  ],
  [
    `${AS_ACTIVE}your opponent's ${WHOM} can't attack`,
    ([active, whom]) => about('theirs', whom, { claim: 'cannot', act: 'attack', ...whileActive(active) }),
  ],
  [
    `${AS_ACTIVE}your opponent's ${WHOM}'s attacks cost ((?:Colorless)+) more`,
    ([active, whom, more]) => about('theirs', whom, { claim: 'cost', add: symbols(more), ...whileActive(active) }),
  ],
  [
    "each player can't play any (Item|Supporter|Stadium) cards from $their hand",
    ([kind = '']) =>
      ['yours', 'theirs'].map((side) => ({ claim: 'cannot', act: PLAYING[kind.toLowerCase()] ?? '', on: { side } })),
  ],
  [
    `${AS_ACTIVE}prevent all effects of your opponent's attacks, except damage, done to (?:$self|each of your Pokémon that has any (?:$type )?(Energy) attached to it|(?:each of )?your ${WHOM})(?:\\. \\(Existing effects are not removed\\.\\))?`,
    ([active, type, energy, words]) => {
      const whom = words === undefined ? {} : whomOf(words);
      const on = energy === undefined ? whom : { 'with-energy': type === undefined ? true : letterOf(type) };
      return on === null
        ? null
        : [
            {
              claim: 'prevent',
              what: 'effects',
              on: words === undefined && energy === undefined ? 'self' : { side: 'yours', ...on },
              from: THEIRS,
              ...whileActive(active),
            },
          ];
    },
  ],
  [
    `each ${WHOM}${EVERYWHERE}`,
    ([whom]) => {
      const on = whomOf(whom);
      return on === null ? null : [{ claim: 'mute', what: 'abilities', beyond: true, on: { side: 'any', ...on } }];
    },
  ],
  [
    `(?:if $self has a (Pokémon Tool) card attached to it, |${AS_ACTIVE})each Pokémon${EVERYWHERE} \\(except for ${EXCEPT}\\)`,
    ([tool, active, type, name]) =>
      tool === undefined && active === undefined
        ? null
        : muted({ side: 'any' }, tool === undefined ? ACTIVE : { self: { 'with-tool': true } }, {
            type,
            name,
            beyond: true,
          }),
  ],
  [
    `${AS_ACTIVE}your opponent's (?:Pokémon|(Pokémon-GX) and (Pokémon-EX)) in play(, in $their hand, and in $their discard pile)? have no Abilities(?:, except for ${EXCEPT})?`,
    ([active, gx, ex, beyond, type, name]) =>
      (gx === undefined ? [{}] : [gx, ex].map((one) => whomOf(one) ?? {})).flatMap((whom) =>
        muted({ ...THEIRS, ...whom }, active === undefined ? null : ACTIVE, {
          type,
          name,
          beyond: beyond !== undefined,
        }),
      ),
  ],
  [
    `(if you have ([A-Z][a-z]+) in play, )?${WHOM}(?: in play)?( that have any damage counters on them)?(?: \\(both yours and your opponent's\\))? have no Abilities(?:, except (Pokémon-GX) and (Pokémon-EX))?`,
    ([given, partner, whom, damaged, gx, ex]) => {
      const on = whomOf(whom);
      const spared = [gx, ex].flatMap((one) => (one === undefined ? [] : [whomOf(one) ?? {}]));
      if (on === null || (given !== undefined && partner === undefined)) return null;
      return [
        {
          claim: 'mute',
          what: 'abilities',
          on: {
            side: 'any',
            ...on,
            ...(damaged === undefined ? {} : { damaged: true }),
            ...(spared.length === 0 ? {} : { 'none-of': spared }),
          },
          ...(partner === undefined ? {} : { while: { 'you-have': { named: partner } } }),
        },
      ];
    },
  ],
];

/** What an Ability or a Poké-Body in force says, `text` with the Pokémon's own name as "this Pokémon"; null where it is not a usual text. */
export const usualBody = inForceReader(BODIES);

/** Cards in hands and discard piles are reached as well; that much of the text is not executed. */
export const reachesBeyondPlay = (text: string): boolean =>
  /\bin (?:each player's|their|your) (?:hand|discard pile)\b/u.test(text);
