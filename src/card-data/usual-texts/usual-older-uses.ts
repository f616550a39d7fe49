import type { Json } from '../../state/index.ts';
import { BASIC_ENERGY, thereupon, type Understood, type Verbs } from './phrases.ts';
import { CARDS, cardsNamed, HOW_MANY, taking } from './which-cards.ts';

/** Further acts of Poké-Powers of the years until 2011: cards for a price, changes of the Active Pokémon, Level Up cards that come down. */

const OWN = { side: 'yours' };
const THEIRS = { side: 'theirs' };
const ACROSS = { ...THEIRS, place: 'active' };

const afflicted = (conditions: string, on: Json): Verbs =>
  conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on }));

/** Energy out of the deck for counters on the Pokémon that gets it. */
const ONTO: Readonly<Record<string, Json>> = { '1 of your pokémon': { one: OWN }, 'this pokémon': 'self' };

export const OLDER_USES: readonly (readonly [string, Understood])[] = [
  [
    'move an Energy card attached to (?:1 of )?your Pokémon (?:with|that has) (Team \\w+) in its name to another of your Pokémon',
    (name) => [{ 'move-energy': 1, from: { one: { ...OWN, 'name-has': name ?? '' } }, to: { one: OWN } }],
  ],
  [
    `search your deck for ${HOW_MANY} ${CARDS} and attach it to ($self|1 of your Pokémon)\\. Put $n damage counters? on that Pokémon\\. Shuffle your deck afterward`,
    (count, words, whom = '', n) => {
      const cards = cardsNamed(words);
      const to = ONTO[whom.toLowerCase()];
      if (cards?.kind !== 'energy' || to === undefined || taking(count).count !== 1) return null;
      return [
        { attach: cards, from: 'deck', to, ...taking(count) },
        { counters: Number(n), on: to === 'self' ? 'self' : 'chosen' },
      ];
    },
  ],
  [
    'discard (?:1|an) Energy card from your hand\\. Then,? draw (?:(up to) )?$n cards(?: from your deck)?',
    (upTo, n) => [
      {
        first: [{ 'discard-hand': 1, of: { kind: 'energy' } }],
        'if-you-do': [{ draw: Number(n), ...(upTo === undefined ? {} : { 'up-to': true }) }],
        price: true,
      },
    ],
  ],
  [
    'look at the top $n cards of your deck, choose $n of them, and put (?:it|them) into your hand\\. Shuffle your deck afterward',
    (n, take) => [{ 'look-at-top': Number(n), take: {}, count: Number(take), rest: 'shuffle' }],
  ],
  [
    '$self and your other Active Pokémon, if any, are now (Asleep|Burned|Confused|Paralyzed|Poisoned)',
    (condition = '') => afflicted(condition, { each: { ...OWN, place: 'active' } }),
  ],
  [
    'remove $n damage counters? from each of your Pokémon that has δ on its card',
    (n) => [{ heal: Number(n) * 10, from: { each: { ...OWN, tag: 'delta' } } }],
  ],

  [
    'switch 1 of the Defending Pokémon with 1 of $opponents Benched Pokémon\\. Your opponent (?:chooses|picks) the Benched Pokémon to switch',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  [
    '(?:switch 1 of $opponents Benched Pokémon with 1 of the Defending Pokémon\\. Your opponent chooses the Defending Pokémon to switch|choose 1 of $opponents Benched Pokémon and switch it with (?:1 of the Defending Pokémon|$their Active Pokémon))',
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'have your opponent switch 1 of your Active Pokémon with 1 of your Benched Pokémon\\. Then, you switch 1 of the Defending Pokémon with 1 of $opponents Benched Pokémon',
    () => thereupon([{ switch: 'yours', chooser: 'opponent' }], [{ switch: 'theirs', chooser: 'you' }]),
  ],
  [
    "(?:choose 1 of (?:your opponent's|the) Defending Pokémon\\. That Pokémon|the Defending Pokémon) is now $conditions",
    (conditions = '') => afflicted(conditions, { one: ACROSS }),
  ],
  [
    'have your opponent shuffle $their hand into $their deck\\. Then, your opponent draws (up to )?$n cards',
    (upTo, n) => [
      { 'shuffle-hand': 'opponent' },
      { draw: Number(n), who: 'opponent', ...(upTo === undefined ? {} : { 'up-to': true }) },
    ],
  ],
  [
    'choose 1 of your Pokémon in play and that Pokémon is Knocked Out\\. Then, search your discard pile for up to $n basic Energy cards, attach them to $self, and remove $n damage counters from $self',
    (cards, n) => [
      { 'knock-out': { one: OWN } },
      { attach: BASIC_ENERGY, count: Number(cards), from: 'discard', to: 'self', 'up-to': true },
      { heal: Number(n) * 10, from: 'self' },
    ],
  ],
  [
    "move 1 damage counter from either player's Pokémon to another Pokémon \\(yours or your opponent's\\)",
    () => [{ 'move-counters': 1, from: { one: { side: 'any' } }, to: { one: { side: 'any' } } }],
  ],
  [
    "discard all of your opponent's Special Energy cards in play",
    () => [{ 'discard-energy': 'all', from: { each: THEIRS }, special: true }],
  ],
];
