import { afflict, BASIC_ENERGY, lasting, letterOf, many, themOf, type Understood } from './phrases.ts';

/** Further effects of attacks in the words of the years until 2011: what is struck, marked, moved, looked at. */

type Effects = readonly (readonly [string, Understood])[];

export const OLDER_EFFECTS: Effects = [
  [
    'remove $n damage counters \\(1 if there is only 1\\) from each of your Pokémon\\. Remove no damage counters from $self',
    (n) => [{ heal: Number(n) * 10, from: { each: { side: 'yours', other: true } } }],
  ],
  [
    "$them is now $conditions and ($them )?can't retreat $next",
    (them, conditions = '', other) =>
      other !== undefined && themOf(other.trim()) !== themOf(them)
        ? null
        : [
            ...afflict(conditions, themOf(them)),
            ...lasting({ claim: 'cannot', act: 'retreat' }, themOf(them), 'opponents-next-turn'),
          ],
  ],
  [
    'switch (?:1 of $opponents Benched Pokémon with (?:1 of )?the Defending Pokémon|the Defending Pokémon with 1 of $opponents Benched Pokémon)(?:\\. The new Defending Pokémon is now (Asleep|Burned|Confused|Paralyzed|Poisoned))?',
    (condition) => [
      { switch: 'theirs', chooser: 'you' },
      ...(condition === undefined ? [] : [{ condition: condition.toLowerCase(), on: 'opponents-active' }]),
    ],
  ],
  [
    'if your opponent has any Benched Pokémon, (?:he or she|they) chooses? 1 of them and switches it with $their Active Pokémon, then, if you have any Benched Pokémon, you switch 1 of them with your Active Pokémon(?:\\. \\(Do the damage before switching the Pokémon\\.\\))?',
    () => [{ switch: 'theirs', chooser: 'opponent' }, { switch: 'yours' }],
  ],

  [
    'your opponent switches the Defending Pokémon with $benched, if any\\. \\(Do the damage before switching the Pokémon\\. Switch the Pokémon even if $self is Knocked Out\\.\\)',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],

  [
    'during your next turn, if an attack does damage to the Defending Pokémon $after, that attack does $n more damage',
    (n) =>
      // It is for your turn alone, so attacks of the turn between are left out.
      lasting(
        { claim: 'damage', when: 'after', add: Number(n), 'if-damage': true, against: { side: 'yours' } },
        'defending',
        'your-next-turn',
      ),
  ],

  [
    "$next, $self can't become affected by a Special Condition(?:\\. \\(Any other effects of attacks, Poké-Powers, Poké-Bodies, and Trainer cards still happen\\.\\))?",
    () => lasting({ claim: 'immune-to-condition' }, 'self', 'opponents-next-turn'),
  ],
  [
    'if (?:there are any damage counters on $self|$self has any damage counters on it), remove (1|$n) of them',
    (one, n) => [{ heal: Number(n ?? one) * 10, from: 'self' }],
  ],
  [
    'remove $n damage counters? from $self(?:, if it has any| \\((?:remove )?(?:1 if (?:there is|it has) only 1|all if there are less than \\d)\\))',
    (n) => [{ heal: Number(n) * 10, from: 'self' }],
  ],

  [
    'remove $n damage counters? and all Special Conditions from $self',
    (n) => [
      { heal: Number(n) * 10, from: 'self' },
      { cure: 'all', on: 'self' },
    ],
  ],
  [
    '(?:choose|take) (?:up to $n|(an?)) (?:$type )?Energy cards? from your discard pile and attach (?:it|them) to $self',
    (n, _one, type) => [
      {
        attach: { kind: 'energy', ...(type === undefined ? {} : { type: letterOf(type) }) },
        from: 'discard',
        to: 'self',
        count: many(n),
        ...(n === undefined ? {} : { 'up-to': true }),
      },
    ],
  ],
  [
    'take a basic Energy card attached to 1 of your Pokémon and attach it to another of your Pokémon',
    () => [{ 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, basic: true }],
  ],
  [
    'move an Energy card attached to (the Defending Pokémon|1 of $opponents Pokémon) to another of $opponents Pokémon',
    (from = '') => [
      {
        'move-energy': 1,
        from: /^the/iu.test(from) ? 'defending' : { one: { side: 'theirs' } },
        to: { one: { side: 'theirs' } },
      },
    ],
  ],
  [
    'choose a basic Energy card attached to 1 of $opponents Pokémon and attach it to another of $opponents Pokémon(?: of your choice)?',
    () => [{ 'move-energy': 1, from: { one: { side: 'theirs' } }, to: { one: { side: 'theirs' } }, basic: true }],
  ],

  [
    'discard an? $type Energy, $type Energy, and $type Energy(?: cards?)? attached to $self',
    (...types) => types.map((type) => ({ 'discard-energy': 1, from: 'self', type: letterOf(type) })),
  ],
  [
    'discard a Special Energy card, if any, attached to $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them), special: true }],
  ],

  [
    "look at the top $n cards of either player's deck and (?:put them back on top of that player's deck in any order|rearrange them as you like)",
    (n) => [
      {
        'pick-one': {
          you: [{ 'look-at-top': Number(n), rest: 'top' }],
          opponent: [{ 'look-at-top': Number(n), of: 'opponent', rest: 'top' }],
        },
      },
    ],
  ],

  [
    'search your discard pile for up to $n in any combination of Pokémon and (Supporter|basic Energy) cards\\. Show them to your opponent and shuffle them into your deck',
    (n, other = '') => [
      {
        'from-discard': {
          'any-of': [{ kind: 'pokemon' }, /^s/iu.test(other) ? { kind: 'supporter' } : BASIC_ENERGY],
        },
        count: Number(n),
        to: 'deck',
        'up-to': true,
      },
    ],
  ],
  [
    'count the number of damage counters on $self\\. Put that many damage counters on (1 of $opponents Pokémon|the Defending Pokémon)',
    (whom = '') => [
      { counters: { 'counters-on': 'self' }, on: /^the/iu.test(whom) ? 'defending' : { one: { side: 'theirs' } } },
    ],
  ],

  [
    'choose 1 of $opponents Pokémon\\. Count the number of Energy cards attached to that Pokémon\\. Put that many damage counters on the Pokémon',
    () => [{ choose: { side: 'theirs' } }, { counters: { 'energy-on': 'chosen', cards: true }, on: 'chosen' }],
  ],

  [
    "choose an evolved Pokémon \\(your own or $opponents\\)\\. Return the highest Stage Evolution card on that Pokémon to its player's hand\\. That Pokémon is no longer Asleep, Confused, Paralyzed, or Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)",
    () => [
      { choose: { side: 'any', evolved: true } },
      { cure: 'all', on: 'chosen' },
      { devolve: 'chosen', to: 'hand' },
    ],
  ],
  [
    'if your opponent has any Evolved Pokémon in play, remove the highest Stage Evolution card from each of them and put those cards back into $their hand',
    () => [{ devolve: { each: { side: 'theirs', evolved: true } }, to: 'hand' }],
  ],
];
