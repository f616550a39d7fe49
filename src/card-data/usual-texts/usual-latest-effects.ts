import type { Json } from '../../state/index.ts';
import { afflict, lasting, letterOf, many, themOf, type Understood, type Verbs } from './phrases.ts';
import { COUNTERS } from './usual-counters.ts';
import { attachedOf, cardsLike, SOUGHT } from './usual-piles.ts';
import { whomOf } from './whom.ts';

/** What further sentences of attacks since Black & White do: Energy moved about, hands that are looked at, effects on the turns that follow. */

type Effects = readonly (readonly [string, Understood])[];

const THEIRS = { side: 'theirs' };
const YOURS = { side: 'yours' };
const OPPONENTS_ACTIVE = 'opponents-active';

/** Energy from here to there, a card at a time, as long as its player likes. */
const moved = (from: Json, to: Json, type: string | undefined, basic = false): Verbs => [
  {
    'as-often-as-liked': [{ 'move-energy': 1, from, to, ...attachedOf(type), ...(basic ? { basic: true } : {}) }],
  },
];

const ANY = '(?:any number of|any amount of|as (?:many|much))';
const ON = '(?:attached to|from|on)';

/** Energy that moves in whatever amount; powers say so too. */
const MOVING: Effects = [
  [
    `move ${ANY} (?:(basic) |$type )?Energy(?: cards)? ${ON} your Pokémon to your other Pokémon in any way you like`,
    (basic, type) => moved({ one: YOURS }, { one: YOURS }, type, basic !== undefined),
  ],
  [
    `move ${ANY} (?:(basic) |$type )?Energy(?: cards)? ${ON} your (Benched |other )?Pokémon to (?:$self|it)`,
    (basic, type, which = '') =>
      moved(
        { one: { ...YOURS, ...(/^b/iu.test(which) ? { place: 'bench' } : {}), other: true } },
        'self',
        type,
        basic !== undefined,
      ),
  ],
  [
    'move an? (?:(basic) |$type )?Energy (?:attached to|from) 1 of your (Benched )?Pokémon to $self',
    (basic, type, bench) => [
      {
        'move-energy': 1,
        from: { one: { ...YOURS, ...(bench === undefined ? {} : { place: 'bench' }), other: true } },
        to: 'self',
        ...attachedOf(type),
        ...(basic === undefined ? {} : { basic: true }),
      },
    ],
  ],
  [
    "devolve each of $opponents evolved Pokémon (?:and put|by putting) $highest into your opponent's hand",
    () => [{ devolve: { each: { ...THEIRS, evolved: true } }, to: 'hand' }],
  ],
  [
    'put an? ([\\wé ]{3,20}?)(?: card)? from your discard pile on top of your deck',
    (kind = '') => {
      const cards = /^card$/iu.test(kind) ? {} : (SOUGHT[kind.toLowerCase()] ?? cardsLike(kind));
      return cards === null ? null : [{ 'from-discard': cards, count: 1, to: 'deck', at: 'top' }];
    },
  ],
];

const discardSeen = (n: string | undefined, of: Json | null): Verbs => [
  { 'reveal-hand': 'theirs' },
  { 'discard-hand': many(n), who: 'opponent', chooser: 'you', ...(of === null ? {} : { of }) },
];

/** Hands that are shown, and cards that are thrown out of them; powers and Trainer cards say so too. */
const LOOKING: Effects = [
  [
    '(?:have )?your opponent reveals? $their hand\\. (?:Then, )?discard (?:an?|$n) cards? (?:you find there|from it)',
    (n) => discardSeen(n, null),
  ],
  [
    '(?:have )?your opponent reveals? $their hand\\. (?:Then, )?discard (?:an?|$n) ([\\wé ]{3,20}?) cards? (?:you find there|from it)',
    (n, kind = '') => {
      const of = SOUGHT[kind.toLowerCase()];
      return of === undefined ? null : discardSeen(n, of);
    },
  ],
  ['have your opponent reveal $their hand', () => [{ 'reveal-hand': 'theirs' }]],
];

const NEW_ACTIVE = 'switch 1 of $opponents Benched Pokémon with $their Active Pokémon\\. ';

const broughtUp = (then: Verbs): Verbs => [{ first: [{ switch: 'theirs', chooser: 'you' }], 'if-you-do': [...then] }];

const struck = (does: Verbs): Verbs =>
  lasting({ claim: 'trigger', event: 'damaged-by-attack', on: 'self', does: [...does] }, 'self', 'opponents-next-turn');

const STRUCK = '$next, if $self is damaged by an attack \\(even if $self is Knocked Out\\), ';

const BROUGHT_BACK = { 'from-discard': { kind: 'pokemon', basic: true }, count: 1, to: 'bench' };

const EVERY_ACT = ['play-trainer', 'play-supporter', 'play-stadium'];

export const LATEST: Effects = [
  ...MOVING,
  ...LOOKING,
  ...COUNTERS,
  [
    "put a Basic Pokémon from either player's discard pile onto (?:that player's|its owner's) Bench",
    () => [{ 'pick-one': { yours: [BROUGHT_BACK], theirs: [{ ...BROUGHT_BACK, of: 'theirs' }] } }],
  ],
  [
    "devolve $them (?:and put|by putting) $highest into your opponent's hand",
    (them) => [{ devolve: themOf(them), to: 'hand' }],
  ],
  [
    '(?:choose 1 of your Pokémon\\. Search your deck for $evolver that|search your deck for $evolver 1 of your) Pokémon and $ontoit(?: to evolve it|\\. \\($counts evolving that Pokémon\\.\\))(?:$shuffled| Shuffle your deck afterward)',
    () => [{ evolve: { one: YOURS }, from: 'deck' }],
  ],
  [
    'search your deck for $n basic Energy cards and attach them to your (Benched )?Pokémon $freely$shuffled',
    (n, bench) => [
      {
        attach: { kind: 'energy', tag: 'basic energy' },
        count: Number(n),
        from: 'deck',
        to: { one: { ...YOURS, ...(bench === undefined ? {} : { place: 'bench' }) } },
        spread: true,
        'up-to': true,
      },
    ],
  ],
  [
    '$next, if $self is Knocked Out by damage from an attack, discard an Energy attached to the Attacking Pokémon',
    () =>
      lasting(
        {
          claim: 'trigger',
          event: 'knocked-out',
          'by-damage': true,
          on: 'self',
          does: [{ 'discard-energy': 1, from: 'attacker' }],
        },
        'self',
        'opponents-next-turn',
      ),
  ],
  [
    "if $them is an evolved Pokémon, devolve it by putting $highest into your opponent's hand",
    (them) => [{ devolve: themOf(them), to: 'hand' }],
  ],
  [
    'put 1 of your (Benched )?Pokémon and $along into your hand',
    (bench) => [
      {
        return: { one: { ...YOURS, ...(bench === undefined ? {} : { place: 'bench' }) } },
        to: 'hand',
        attached: 'along',
      },
    ],
  ],
  [
    'discard an Energy (?:attached to|from) $self and heal all damage from (?:it|$self)',
    () => [
      { 'discard-energy': 1, from: 'self' },
      { heal: 'all', from: 'self' },
    ],
  ],
  [
    'discard $n (?:$type )?Energy (?:attached to|from) $opponents Pokémon',
    (n, type) => [{ 'discard-energy': Number(n), from: { each: THEIRS }, 'in-all': true, ...attachedOf(type) }],
  ],
  [
    'discard all Energy (?:attached to|from) both Active Pokémon',
    () => [{ 'discard-energy': 'all', from: { each: { side: 'any', place: 'active' } } }],
  ],
  [
    "discard all Special Energy (?:attached to|from) each (of your opponent's )?Pokémon",
    (theirs) => [
      {
        'discard-energy': 'all',
        special: true,
        from: { each: { side: theirs === undefined ? 'any' : 'theirs' } },
      },
    ],
  ],
  [
    'the Defending Pokémon has no Abilities until $coming',
    () => lasting({ claim: 'mute', what: 'abilities' }, 'defending', 'end-of-your-next-turn'),
  ],
  [
    'discard an? $type Energy and an? $type Energy (?:attached to|from) $self',
    (one, other) => [one, other].map((type) => ({ 'discard-energy': 1, from: 'self', type: letterOf(type) })),
  ],
  [
    '(?:return|put) (an?|all|$n) (?:$type )?Energy(?: cards?)? (?:attached to|from) $self (?:to|into) your hand',
    (words = '', n, type) => [
      { 'energy-to-hand': /^all$/iu.test(words) ? 'all' : many(n), from: 'self', ...attachedOf(type) },
    ],
  ],
  [
    "(?:the Defending Pokémon can't be healed $next|$next, the Defending Pokémon can't be healed)",
    () => lasting({ claim: 'no-heal' }, 'defending', 'opponents-next-turn'),
  ],
  [
    "your opponent can't play any (Trainer )?cards from $their hand during $their next turn",
    (trainers) => [
      ...EVERY_ACT.flatMap((act) => lasting({ claim: 'cannot', act }, 'opponent', 'opponents-next-turn')),
      ...(trainers === undefined ? withoutAnyCard() : []),
    ],
  ],
  ['$them is Knocked Out', (them) => [{ 'knock-out': themOf(them) }]],
  [
    "Knock Out 1 of $opponents (?:(Basic) )?Pokémon that isn't a (Pokémon-(?:GX|EX))",
    (basic, but) => {
      const not = whomOf(but);
      return not === null
        ? null
        : [
            {
              'knock-out': {
                one: { ...THEIRS, ...(basic === undefined ? {} : { basic: true }), 'none-of': [not] },
              },
            },
          ];
    },
  ],
  [
    "during your next turn, $self's ([A-Z][\\w' -]*[\\w']) attack does $n more damage $before",
    (attack = '', n) => lasting({ claim: 'damage', when: 'before', add: Number(n), attack }, 'self', 'your-next-turn'),
  ],
  [
    "during your next turn, $self's ([A-Z][\\w' -]*[\\w']) attack's base damage is $n",
    (attack = '', n) => lasting({ claim: 'base-damage', set: Number(n), attack }, 'self', 'your-next-turn'),
  ],
  [
    'during your next turn, the Defending Pokémon takes $n more damage from attacks $after',
    (n) =>
      lasting(
        { claim: 'damage', when: 'after', add: Number(n), 'if-damage': true, while: { 'own-turn': true } },
        'defending',
        'your-next-turn',
      ),
  ],
  [
    `${STRUCK}put $n damage counters? on the Attacking Pokémon`,
    (n) => struck([{ counters: Number(n), on: 'attacker' }]),
  ],
  [`${STRUCK}the Attacking Pokémon is now $conditions`, (conditions = '') => struck(afflict(conditions, 'attacker'))],
  [
    '(?:if any damage is done to $self by attacks $next|$next, if any damage is done to $self by attacks), flip a coin\\. If heads, prevent that damage',
    () => lasting({ claim: 'flip-to-prevent' }, 'self', 'opponents-next-turn'),
  ],
  [
    "if $them tries to attack $next, your opponent flips a coin\\. If tails, that attack (?:doesn't|does not) happen",
    (them) => lasting({ claim: 'flip-to-attack' }, themOf(them), 'opponents-next-turn'),
  ],
  [
    `${NEW_ACTIVE}The new Active Pokémon is now $conditions`,
    (conditions = '') => broughtUp(afflict(conditions, OPPONENTS_ACTIVE)),
  ],
  [
    `${NEW_ACTIVE}The new Active Pokémon can't retreat $next`,
    () => broughtUp(lasting({ claim: 'cannot', act: 'retreat' }, OPPONENTS_ACTIVE, 'opponents-next-turn')),
  ],
  [
    `${NEW_ACTIVE}This attack does $n damage to the new Active Pokémon`,
    (n) => broughtUp([{ damage: Number(n), to: OPPONENTS_ACTIVE }]),
  ],
  [
    'heal all damage from 1 of your Benched Pokémon',
    () => [{ heal: 'all', from: { one: { ...YOURS, place: 'bench', damaged: true } } }],
  ],
  [
    'heal $n damage from each of your Pokémon that has any (?:$type )?Energy attached to it',
    (n, type) => [
      {
        heal: Number(n),
        from: { each: { ...YOURS, 'with-energy': type === undefined ? true : letterOf(type) } },
      },
    ],
  ],
  [
    'draw (?:a|$n) cards?\\. If you do, $self is now $conditions',
    (n, conditions = '') => [{ first: [{ draw: many(n) }], 'if-you-do': afflict(conditions, 'self') as Json }],
  ],
  [
    "the Defending Pokémon's Weakness is now $type until $coming\\. \\(The amount of Weakness doesn't change\\.\\)",
    (type) => lasting({ claim: 'weakness', type: letterOf(type) }, 'defending', 'end-of-your-next-turn'),
  ],
  [
    'discard the top (?:card|$n cards) of your deck\\. If (?:any of those cards are|that card is|it is) (?:an? )?(?:(basic) |$type )?Energy cards?, attach (?:them|it) to ($self|your Pokémon in any way you like)',
    (n, basic, type, whom) => [
      {
        'discard-top': many(n),
        of: 'yours',
        attaching: {
          kind: 'energy',
          ...(basic === undefined ? {} : { tag: 'basic energy' }),
          ...(type === undefined ? {} : { type: letterOf(type) }),
        },
        ...(/^your/iu.test(whom ?? '') ? { onto: { one: YOURS }, spread: true } : { onto: 'self' }),
      },
    ],
  ],
  [
    '(?:this attack )?does $n damage to $n of your (Benched )?Pokémon$unspared',
    (n, some, bench) => {
      const filter = { ...YOURS, ...(bench === undefined ? {} : { place: 'bench' }) };
      return [{ damage: Number(n), to: some === '1' ? { one: filter } : { some: Number(some), of: filter } }];
    },
  ],
  [
    '$self does $n damage to itself for each damage counter on it',
    (n) => [{ damage: { counted: { 'counters-on': 'self' }, times: Number(n) }, to: 'self' }],
  ],
  ['take (a|$n) Prize cards?', (_one, n) => [{ 'take-prizes': many(n) }]],
  [
    'turn all of your Prize cards face up\\. \\(Those Prize cards remain face up for the rest of the game\\.\\)',
    () => [{ 'turn-prizes-up': 'all', of: 'yours' }],
  ],
  [
    'for the rest of this game, your (?:$whom) take $n less damage from $opponents attacks $after',
    (whom, n) => {
      const filter = whomOf(whom);
      return filter === null
        ? null
        : lasting(
            { claim: 'damage', when: 'after', add: -Number(n), against: THEIRS, on: { ...YOURS, ...filter } },
            'you',
            'while-in-play',
          );
    },
  ],
  [
    "for the rest of this game, your Pokémon's attacks do $n more damage to $opponents Active Pokémon $before",
    (n) =>
      lasting(
        {
          claim: 'damage',
          when: 'before',
          add: Number(n),
          against: { ...THEIRS, place: 'active' },
          on: YOURS,
        },
        'you',
        'while-in-play',
      ),
  ],
  ['your opponent shuffles $their hand into $their deck', () => [{ 'shuffle-hand': 'opponent' }]],
  ['shuffle all cards from your discard pile into your deck', () => [{ 'from-discard': {}, count: 'all', to: 'deck' }]],
  [
    'put (up to )?$n in any combination of ([\\w\\-é ]{4,28}?) (?:and|or) ([\\w\\-é ]{4,28}?) from your discard pile onto your Bench',
    (most, n, ...words) => {
      const cards = words.map(cardsLike);
      return cards.includes(null) || !words.every((one) => one !== undefined && /Pokémon/u.test(one))
        ? null
        : [
            {
              'from-discard': { 'any-of': cards as Json[] },
              count: Number(n),
              to: 'bench',
              ...(most === undefined ? {} : { 'up-to': true }),
            },
          ];
    },
  ],
  [
    'attach $n basic Energy cards from your discard pile to your Pokémon $freely',
    (n) => [
      {
        attach: { kind: 'energy', tag: 'basic energy' },
        count: Number(n),
        from: 'discard',
        to: { one: YOURS },
        spread: true,
      },
    ],
  ],
];

/** Nothing at all is played from a hand: no Pokémon, no Evolution, no Energy either. */
const withoutAnyCard = (): Verbs => [
  ...lasting({ claim: 'cannot', act: 'bench' }, 'opponent', 'opponents-next-turn'),
  ...['attach-energy', 'evolve'].flatMap((act) =>
    lasting({ claim: 'cannot', act, on: THEIRS }, 'you', 'opponents-next-turn'),
  ),
];
