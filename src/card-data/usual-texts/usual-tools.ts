import type { Json } from '../../state/index.ts';
import { letterOf, phrase } from './phrases.ts';
import { bodies, type InForce, inForceReader, symbols } from './usual-powers.ts';
import { WHOM, whomOf } from './whom.ts';

/** Usual texts of Pokémon Tools about the Pokémon they are attached to. A text is executed as a whole or not at all. */

/** `[which Pokémon]` carries it; a Tool that names no Pokémon means any that carries it. */
const HOST = `(?:the )?${WHOM} this card is attached to`;

const ACTIVE = { self: { place: 'active' } };
const AGAINST = { side: 'theirs', place: 'active' };

/** The text speaks only while its host is of that kind; null where the kind is not understood. */
const whileOf = (words: string | undefined): { readonly while?: Json } | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  return Object.keys(whom).length === 0 ? {} : { while: { self: whom } };
};

/** Claims of a host of some kind. */
const ofHost = (
  words: string | undefined,
  ...claims: readonly { readonly [key: string]: Json }[]
): readonly Json[] | null => {
  const when = whileOf(words);
  return when === null ? null : claims.map((claim) => ({ ...claim, on: 'host', ...when }));
};

const stronger = (add: string | undefined, against: Json = AGAINST): { readonly [key: string]: Json } => ({
  claim: 'damage',
  when: 'before',
  add: Number(add),
  against,
});

const fewer = (add: string | undefined, against: Json): { readonly [key: string]: Json } => ({
  claim: 'damage',
  when: 'after',
  add: -Number(add),
  against,
});

const GX_AND_EX = ['gx', 'EX'];

/** What the Pokémon that damages the Active host gets for it. */
const STRUCK =
  "(?:if|whenever) $bearer is $mine and is damaged? by an opponent's attack \\(even if (?:that|this) pokémon is knocked out\\), ";

const struck = (does: readonly Json[]): readonly Json[] => [
  { claim: 'trigger', event: 'damaged-by-attack', on: 'host', while: ACTIVE, does: [...does] },
];

const TOOLS: InForce = [
  ...bodies('host', '(?:the )?Pokémon this card is attached to'),
  [`${HOST} gets \\+$n HP`, ([whom, hp]) => ofHost(whom, { claim: 'hp', add: Number(hp) })],
  [
    `${HOST} gets \\+$n HP and its attacks do $n more damage to your opponent's Active Pokémon $before`,
    ([whom, hp, n]) => ofHost(whom, { claim: 'hp', add: Number(hp) }, stronger(n)),
  ],
  [
    `the attacks of ${HOST} do $n more damage to your opponent's Active Pokémon $before`,
    ([whom, n]) => ofHost(whom, stronger(n)),
  ],
  [
    `the attacks of ${HOST} do $n more damage to $opponents Active Pokémon-GX or Active Pokémon-EX $before`,
    ([whom, n]) => ofHost(whom, ...GX_AND_EX.map((tag) => stronger(n, { ...AGAINST, tag }))),
  ],
  [
    `(?:any damage done to ${HOST} by an opponent's attack is reduced by $n|${HOST} takes $n less damage from your opponent's attacks) $after`,
    ([one, n, other, less]) => ofHost(one ?? other, fewer(n ?? less, { side: 'theirs' })),
  ],
  [
    `${HOST} takes $n less damage from the attacks of $opponents Pokémon-GX and Pokémon-EX $after`,
    ([whom, n]) => ofHost(whom, ...GX_AND_EX.map((tag) => fewer(n, { side: 'theirs', tag }))),
  ],
  [
    `prevent all damage done to ${HOST} by attacks from your opponent's $type Pokémon-GX and $type Pokémon-EX`,
    ([whom, gx, ex]) =>
      ofHost(
        whom,
        { claim: 'prevent', what: 'damage', from: { side: 'theirs', tag: 'gx', type: letterOf(gx) } },
        { claim: 'prevent', what: 'damage', from: { side: 'theirs', tag: 'EX', type: letterOf(ex) } },
      ),
  ],
  [
    `the Retreat Cost of ${HOST} is ((?:Colorless)+) less, and it can retreat even if it's Asleep or Paralyzed`,
    ([whom, less]) =>
      ofHost(
        whom,
        { claim: 'retreat', add: -symbols(less) },
        { claim: 'may', act: 'retreat', despite: ['asleep', 'paralyzed'] },
      ),
  ],
  [
    `if you have more Prize cards remaining than your opponent, the attacks of the Pokémon this card is attached to cost Colorless less`,
    () => [{ claim: 'cost', add: -1, on: 'host', while: { 'more-prizes': true } }],
  ],
  [
    `if the Pokémon this card is attached to has $n HP or less remaining and has any damage counters on it, its attacks do $n more damage to your opponent's Active Pokémon $before`,
    ([hp, n]) => [{ ...stronger(n), on: 'host', while: { self: { damaged: true, 'hp-left-at-most': Number(hp) } } }],
  ],
  [
    `${STRUCK}put $n damage counters on the Attacking Pokémon`,
    ([n]) => struck([{ counters: Number(n), on: 'attacker' }]),
  ],
  [
    `${STRUCK}the Attacking Pokémon is now $conditions`,
    ([conditions = '']) =>
      struck(conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on: 'attacker' }))),
  ],
  [
    'your turn does not end if $bearer becomes ((?:M|Primal) [A-Z][^.]{2,30})',
    ([named = '']) => [{ claim: 'turn-goes-on', named, on: 'host' }],
  ],
  [
    'the attacks of $bearer \\(excluding Pokémon-EX\\) do $n more damage to (?:$opponents )?Active Pokémon-EX $before',
    ([n]) => [{ ...stronger(n, { ...AGAINST, tag: 'EX' }), on: 'host', while: { self: { 'not-tag': 'EX' } } }],
  ],
  [
    'if (?:this card is attached to|$bearer is) an? $whom, any damage done to (?:that|this) Pokémon by attacks is reduced by $n $after',
    ([whom, n]) => ofHost(whom, { claim: 'damage', when: 'after', add: -Number(n) }),
  ],
  [
    'if this card is attached to an? $whom, each of (?:the|its) attacks(?: of that Pokémon)? does $n more damage to (?:$opponents|the) Active Pokémon $before',
    ([whom, n]) => ofHost(whom, stronger(n)),
  ],
  [
    `if ${HOST} has full HP and would be Knocked Out by $blow, that Pokémon is not Knocked Out and its remaining HP becomes $n instead\\. Then, discard this card`,
    ([words, hp]) => {
      const whom = whomOf(words);
      return whom === null
        ? null
        : [
            {
              claim: 'survives',
              left: Number(hp),
              against: { side: 'theirs' },
              spent: true,
              on: 'host',
              while: { self: { ...whom, 'full-hp': true } },
            },
          ];
    },
  ],
  [
    'if $bearer would be Knocked Out by $opponents attack, flip a coin\\. If heads, that Pokémon is not Knocked Out and its remaining HP become $n instead\\. Then, discard this card',
    ([hp]) => [
      { claim: 'survives', left: Number(hp), flip: true, against: { side: 'theirs' }, spent: true, on: 'host' },
    ],
  ],
  [
    'the ([A-Z][\\p{L}-]{2,24}) this card is attached to is an? $type Pokémon',
    ([named = '', type]) => [{ claim: 'types', are: [letterOf(type)], on: 'host', while: { self: { named } } }],
  ],
  [
    'if $bearer is Knocked Out, your opponent takes $n fewer Prize cards?',
    ([n]) => [{ claim: 'prizes', add: -Number(n), on: 'host' }],
  ],
  [
    `the (Pokémon-GX) or (Pokémon-EX) this card is attached to gets -$n HP, and when it is Knocked Out by damage from an opponent's attack, that player takes $n fewer Prize cards?`,
    ([gx, ex, hp, n]) => {
      const while_ = { self: { 'any-of': [whomOf(gx) ?? {}, whomOf(ex) ?? {}] } };
      return [
        { claim: 'hp', add: -Number(hp), on: 'host', while: while_ },
        { claim: 'prizes', add: -Number(n), 'by-damage': true, on: 'host', while: while_ },
      ];
    },
  ],
  [
    "if you have exactly $n Prize cards remaining, and if your opponent's Active Pokémon-GX or Pokémon-EX is Knocked Out by damage from an attack of the (Ultra Beast) this card is attached to, take $n more Prize cards?",
    ([prizes, words, n]) => {
      const self = whomOf(words);
      return self === null
        ? null
        : [
            {
              claim: 'prizes',
              add: Number(n),
              of: 'struck',
              on: 'host',
              against: { ...AGAINST, 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] },
              while: { self, 'prizes-left': { yours: Number(prizes) } },
            },
          ];
    },
  ],
  [
    `when ${HOST} is Knocked Out by damage from an opponent's attack, put $n damage counters on $opponents Pokémon in any way you like`,
    ([words, n]) =>
      ofHost(words, {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        does: Array.from({ length: Number(n) }, () => ({ counters: 1, on: { one: { side: 'theirs' } } })),
      }),
  ],
  [
    'if $bearer is $mine and is Knocked Out by $blow, move up to $n basic Energy cards from (?:that|the) Pokémon to 1 of your Benched Pokémon',
    ([n]) => [
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: 'host',
        while: ACTIVE,
        does: [
          {
            'move-energy': Number(n),
            'up-to': true,
            basic: true,
            from: 'self',
            to: { one: { side: 'yours', place: 'bench' } },
          },
        ],
      },
    ],
  ],
  [
    "when your Active Pokémon is Knocked Out by damage from an opponent's attack, you may move 1 basic Energy card (?:that was attached to|from) that Pokémon to the Pokémon this card is attached to",
    () => [
      {
        claim: 'trigger',
        event: 'knocked-out',
        'by-damage': true,
        on: { side: 'yours', place: 'active' },
        does: [{ may: [{ 'move-energy': 1, from: 'self', to: 'host', basic: true }] }],
      },
    ],
  ],
  [
    `prevent all damage done to ${HOST} by attacks from $opponents Pokémon-GX and Pokémon-EX that have Abilities`,
    ([words]) =>
      ofHost(words, {
        claim: 'prevent',
        what: 'damage',
        from: { side: 'theirs', has: 'ability', 'any-of': [{ tag: 'gx' }, { tag: 'EX' }] },
      }),
  ],
  [
    `the attacks of ${HOST} do $n more damage to $opponents Active Pokémon for each Prize card you have taken $before`,
    ([words, n]) => ofHost(words, { ...stronger(n), 'for-each-prize': 'yours' }),
  ],
  [
    'if this card is attached to ([A-Z][\\p{L} -]{2,24}), its maximum HP is $n',
    ([named = '', hp]) =>
      /^(?:an? |\\d)/iu.test(named) ? null : [{ claim: 'hp', set: Number(hp), on: 'host', while: { self: { named } } }],
  ],
  [
    'if this card is attached to ([A-Z][\\p{L} -]{2,24}), each of its attacks does $n more damage to the Active Pokémon $before',
    ([named = '', n]) =>
      /^(?:an? |\\d)/iu.test(named) ? null : [{ ...stronger(n), on: 'host', while: { self: { named } } }],
  ],
  [`${STRUCK}draw $n cards`, ([n]) => struck([{ draw: Number(n) }])],
  // Of the years until 2011; the name of the card is read as "this card" before.
  [
    'at any time between turns, if $bearer has at least $n damage counters on it, remove $n damage counters from it\\. Then,? discard this card',
    ([least, n]) => [
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { 'counters-at-least': Number(least) } },
        does: [{ heal: Number(n) * 10, from: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
  ],
  [
    'at any time between turns, if $bearer is affected by any Special Conditions, remove all of them\\. Then,? discard this card',
    () => [
      {
        claim: 'checkup',
        'any-time': true,
        on: 'host',
        while: { self: { affected: true } },
        does: [{ cure: 'all', on: 'host' }, { 'discard-tool': 'host' }],
      },
    ],
  ],
  [
    'if $bearer is your Active Pokémon at the end of your turn, remove $n damage counters? from (?:the|that) Pokémon',
    ([n]) => [
      {
        claim: 'end-of-turn',
        on: 'host',
        while: { ...ACTIVE, 'own-turn': true },
        does: [{ heal: Number(n) * 10, from: 'host' }],
      },
    ],
  ],
  [
    "as long as $bearer is on your Bench, prevent all damage done to that Pokémon by attacks(?: \\(both yours and your opponent's\\))?",
    () => [{ claim: 'prevent', what: 'damage', on: 'host', while: { self: { place: 'bench' } } }],
  ],
  [
    "the Pokémon this card is attached to $lent Basic Pokémon or its Stage 1 Evolution card\\. \\(You still have to pay for that attack's Energy cost\\.\\)",
    () => [{ claim: 'uses-attacks', of: 'stages-beneath', on: 'host', while: { self: { evolved: true } } }],
  ],
];

const BEARS = 'this card is attached to';
const THEIR_END = "the end of your opponent's turn";
const GOES_LATER = new RegExp(
  `^If ${BEARS} 1 of your Pokémon, discard it at ${THEIR_END}\\. | At ${THEIR_END} after you played this card, discard this card\\.?$`,
  'u',
);

interface ToolRead {
  readonly always: readonly Json[];
  /** It is discarded when the opponent's turn ends. */
  readonly discardAtEndOfOpponentsTurn?: true;
}

/** What a Tool says about the Pokémon it is attached to; null where it says more, or another thing. */
export const usualTool = (text: string): ToolRead | null => {
  const left = text.replace(GOES_LATER, '');
  const always = inForce(left);
  return always === null ? null : { always, ...(left === text ? {} : { discardAtEndOfOpponentsTurn: true }) };
};

const STILL_PAID = 'still need the necessary Energy to use this attack';

/** The attack on the card is lent to a Pokémon of some kind, or of that name. */
const LENDS = phrase(
  `(?:${HOST}|the ([A-Z][\\p{L}-]{2,24}) ${BEARS}) can (?:also )?use the attack on (?:this|that) card\\. \\(You ${STILL_PAID}\\.\\)`,
);

/** To which Pokémon a Tool lends the attack that it prints; null where it says more, or to which Pokémon is unknown. */
export const usualLending = (text: string): { readonly onlyIf?: Json } | null => {
  const found = LENDS.exec(text.replace(/\.$/u, ''));
  if (found === null) return null;
  const [, words, named] = found;
  const whom = named === undefined ? whomOf(words) : { named };
  if (whom === null) return null;
  return Object.keys(whom).length === 0 ? {} : { onlyIf: { self: whom } };
};

const inForce = inForceReader(TOOLS);
