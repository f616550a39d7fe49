import type { Json } from '../../state/index.ts';
import { letterOf } from './phrases.ts';
import { type InForce, inForceReader } from './usual-powers.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Further usual texts of Abilities and Poké-Bodies in force: about Pokémon of some kind, about attackers of some kind, about who holds what. */

const ACTIVE = { self: { place: 'active' } };
const THEIRS = { side: 'theirs' };
const AS_ACTIVE = '(as long as $self is your Active Pokémon, )?';

const whileActive = (said: string | undefined): Filter => (said === undefined ? {} : { while: ACTIVE });

const prevented = (
  what: 'all' | 'damage',
  opponents: string | undefined,
  words: string | undefined,
): readonly Json[] | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  return [{ claim: 'prevent', what, on: 'self', from: { ...(opponents === undefined ? {} : THEIRS), ...whom } }];
};

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
];

/** What an Ability or a Poké-Body in force says, `text` with the Pokémon's own name as "this Pokémon"; null where it is not a usual text. */
export const usualBody = inForceReader(BODIES);

/** Cards in hands and discard piles are reached as well; that much of the text is not executed. */
export const reachesBeyondPlay = (text: string): boolean =>
  /\bin (?:each player's|their|your) (?:hand|discard pile)\b/u.test(text);
