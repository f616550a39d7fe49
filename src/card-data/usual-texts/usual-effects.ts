import { ENERGY_LETTERS, ENERGY_NAMES, type EnergyLetter, type Json } from '../../state/index.ts';
import { WHOM } from './whom.ts';

/**
 * What usual sentences of card texts do, as the verbs of CARD-TEXTS.md. A sentence is known whole or not at all; one word more, and nobody executes it.
 */

/** What a phrase of a pattern stands for. `$them` is the opposing Active Pokémon; a card's own name is read as "this Pokémon" before. */
const WORDS: Readonly<Record<string, string>> = {
  n: '(\\d+)',
  them: "(the Defending Pokémon|your opponent's Active Pokémon)",
  self: 'this Pokémon',
  turn: 'during your turn(?: \\(before your attack\\))?',
  whom: WHOM,
  type: `(${ENERGY_LETTERS.map((letter) => ENERGY_NAMES[letter]).join('|')})`,
  conditions:
    '((?:Asleep|Burned|Confused|Paralyzed|Poisoned)(?:(?:,| and|, and) (?:Asleep|Burned|Confused|Paralyzed|Poisoned))*)',
  next: "during your opponent's next turn",
  their: '(?:their|his or her)',
  shuffled: '(?:\\. Then, shuffle your deck|\\. Shuffle your deck afterward)',
  shown: '(?:, reveal (?:it|them),|, show (?:it|them) to your opponent,)',
  unspared: "(?:\\. \\(Don't apply Weakness and Resistance for Benched Pokémon\\.\\))?",
  after: '\\(after applying Weakness and Resistance\\)',
  // Phrases that stand in many sentences.
  foes: "your opponent's",
  fallen: 'any of your Pokémon were Knocked Out',
  benched: '1 of (?:their|his or her) Benched Pokémon',
  combined: 'in any combination of',
  whoattaches: 'whenever your opponent attaches an Energy card',
  mine: 'your Active Pokémon',
  bearer: 'the Pokémon this card is attached to',
  attached: 'when you attach this card from your hand',
  everytype: 'every type of Energy',
  end: 'the end of the turn',
  hands: "in each player's hand",
  effects: "effects of the opponent's attacks",
  done: 'If you do',
  deck: 'top of your deck',
  basic: 'Basic Pokémon',
  held: 'in your hand',
  first: 'your first turn',
  counts: 'This counts as',
  fell: 'were Knocked Out',
  blow: "damage from an opponent's attack",
  shows: 'reveals that card',
  mixed: 'in any combination of',
  toolcards: 'Pokémon Tool cards',
  nobench: 'does not have a Benched Pokémon',
  swaps: 'switches (?:their|his or her) Active Pokémon',
  skipping: 'to evolve it(?:, skipping the Stage 1)?',
  before: '\\(before applying Weakness and Resistance\\)',
};

export type Verbs = readonly Json[];

export const letterOf = (word = ''): EnergyLetter =>
  ENERGY_LETTERS.find((letter) => ENERGY_NAMES[letter].toLowerCase() === word.toLowerCase()) ?? 'C';

export const themOf = (word = ''): string => (/^your/iu.test(word) ? 'opponents-active' : 'defending');

export const many = (word: string | undefined): number =>
  word === undefined || word === 'a' || word === 'an' ? 1 : Number(word);

/** A pattern of the table as a regular expression over one whole sentence. */
export const phrase = (pattern: string): RegExp =>
  new RegExp(`^(?:${pattern.replace(/\$(\w+)/gu, (_all, word: string) => WORDS[word] ?? word)})$`, 'iu');

/** Verbs that are played where a condition holds. */
// biome-ignore lint/suspicious/noThenProperty: the keyword of the verb, never awaited
export const where = (condition: Json, then: Verbs): Json => ({ if: condition, then: [...then] });

type Said = (...found: (string | undefined)[]) => Verbs;

export const afflict = (conditions: string, on: Json): Verbs =>
  conditions.split(/, and |, | and /u).map((name) => ({ condition: name.toLowerCase(), on }));

export const lasting = (claim: Json, on: Json, until: string): Verbs => [{ lasting: claim, on, until }];

/** What playing a card of that kind is called. */
export const PLAYING: Readonly<Record<string, string>> = {
  item: 'play-trainer',
  supporter: 'play-supporter',
  stadium: 'play-stadium',
};

const BASIC = { kind: 'pokemon', basic: true };
export const BASIC_ENERGY = { kind: 'energy', tag: 'basic energy' };
export const search = (what: Json, count: string | undefined, to: string): Verbs => [
  { search: what, count: many(count), to, ...(count !== undefined && /\d/u.test(count) ? { 'up-to': true } : {}) },
];

/** Sentences that mean the same on an attack and on a Trainer card. */
export const ANYWHERE: readonly (readonly [string, Said])[] = [
  ['draw (a|$n) cards?', (one, n) => [{ draw: many(n ?? one) }]],
  ['draw cards until you have $n cards in your hand', (n) => [{ 'draw-until': Number(n) }]],
  ['shuffle your hand into your deck\\. Then, draw $n cards', (n) => [{ 'shuffle-hand': 'you' }, { draw: Number(n) }]],
  ['heal $n damage from each of your Pokémon', (n) => [{ heal: Number(n), from: { each: { side: 'yours' } } }]],
  [
    'heal $n damage from each of your Benched Pokémon',
    (n) => [{ heal: Number(n), from: { each: { side: 'yours', place: 'bench' } } }],
  ],
  [
    'your opponent switches (?:the Defending Pokémon|$their Active Pokémon) with 1 of $their Benched Pokémon(?:, if any)?(?:\\. \\(Do the damage before switching the Pokémon\\.\\))?',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  [
    "switch (?:1 of your opponent's Benched Pokémon with $their Active Pokémon|the Defending Pokémon with 1 of your opponent's Benched Pokémon)",
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'search your deck for (a|up to $n) Basic Pokémon and put (?:it|them) onto your Bench$shuffled',
    (_one, n) => search(BASIC, n, 'bench'),
  ],
  [
    'search your deck for (a|up to $n) Pokémon$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({ kind: 'pokemon' }, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) $type Pokémon$shown and put (?:it|them) into your hand$shuffled',
    (_one, n, type) => search({ kind: 'pokemon', type: letterOf(type) }, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) basic Energy cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search(BASIC_ENERGY, n, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) Supporter cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({ kind: 'supporter' }, n, 'hand'),
  ],
  [
    'search your deck for (a card|up to $n cards) and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({}, n, 'hand'),
  ],
  [
    'discard an? (?:Energy|Energy card) (?:attached to|from) $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them) }],
  ],
  [
    'discard a Special Energy(?: card)? (?:attached to|from) $them',
    (them) => [{ 'discard-energy': 1, from: themOf(them), special: true }],
  ],
];

const WHERE: Readonly<Record<string, Json>> = {
  'this pokémon': 'self',
  '1 of your pokémon': { one: { side: 'yours' } },
  '1 of your benched pokémon': { one: { side: 'yours', place: 'bench' } },
};

/** Sentences about the Pokémon that says them or those beside it, on an attack or a power. */
export const POKEMON: readonly (readonly [string, Said])[] = [
  [
    'attach an? (?:(basic)|$type) Energy card from your (hand|discard pile) to ($self|1 of your Pokémon|1 of your Benched Pokémon)',
    (basic, type, pile = '', whom = '') => [
      {
        attach: basic === undefined ? { kind: 'energy', type: letterOf(type) } : BASIC_ENERGY,
        count: 1,
        from: pile.toLowerCase() === 'hand' ? 'hand' : 'discard',
        to: WHERE[whom.toLowerCase()] ?? 'self',
      },
    ],
  ],
  [
    "attach (?:a|1) $type Energy card to 1 of your $type Pokémon\\. \\(This doesn't use up your 1 Energy card attachment for the turn\\.\\)",
    (type, whose) => [
      {
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: 'hand',
        to: { one: { side: 'yours', type: letterOf(whose) } },
      },
    ],
  ],
  [
    'attach an? $type Energy card from your discard pile to 1 of your $type Pokémon',
    (type, whose) => [
      {
        attach: { kind: 'energy', type: letterOf(type) },
        count: 1,
        from: 'discard',
        to: { one: { side: 'yours', type: letterOf(whose) } },
      },
    ],
  ],
  [
    '(?:take 1 $type Energy card attached to 1 of your Pokémon and attach it to a different one|move an? $type Energy card attached to 1 of your Pokémon to another of your Pokémon)',
    (one, other) => [
      {
        'move-energy': 1,
        from: { one: { side: 'yours' } },
        to: { one: { side: 'yours' } },
        type: letterOf(one ?? other),
      },
    ],
  ],
  [
    'discard a card from your hand in order to draw a card',
    () => [{ first: [{ 'discard-hand': 1 }], 'if-you-do': [{ draw: 1 }] }],
  ],
  ['your Active Pokémon is now $conditions', (conditions = '') => afflict(conditions, 'your-active')],
  [
    "put (a|$n) damage counters? on 1 of your opponent's Pokémon",
    (one, n) => [{ counters: many(n ?? one), on: { one: { side: 'theirs' } } }],
  ],
];

/** Sentences that only an attack says. */
export const ATTACKS: readonly (readonly [string, Understood])[] = [
  ['$them is now $conditions', (them, conditions = '') => afflict(conditions, themOf(them))],
  ['$self is now $conditions', (conditions = '') => afflict(conditions, 'self')],
  [
    'both Active Pokémon are now $conditions',
    (conditions = '') => afflict(conditions, { each: { side: 'any', place: 'active' } }),
  ],
  ['heal $n damage from $self', (n) => [{ heal: Number(n), from: 'self' }]],
  ['heal all damage from $self', () => [{ heal: 'all', from: 'self' }]],
  ['remove $n damage counters? from $self', (n) => [{ heal: Number(n) * 10, from: 'self' }]],
  ['heal $n damage from 1 of your Pokémon', (n) => [{ heal: Number(n), from: { one: { side: 'yours' } } }]],
  [
    'heal $n damage from 1 of your Benched Pokémon',
    (n) => [{ heal: Number(n), from: { one: { side: 'yours', place: 'bench' } } }],
  ],
  ['$self (?:also )?does $n damage to itself', (n) => [{ damage: Number(n), to: 'self' }]],
  [
    'discard (?:an?|1) (?:$type )?Energy(?: card)? (?:attached to|from) $self',
    (type) => [{ 'discard-energy': 1, from: 'self', ...(type === undefined ? {} : { type: letterOf(type) }) }],
  ],
  [
    'discard all (?:$type )?Energy(?: cards)? (?:attached to|from) $self',
    (type) => [{ 'discard-energy': 'all', from: 'self', ...(type === undefined ? {} : { type: letterOf(type) }) }],
  ],
  [
    'move an Energy from $self to 1 of your Benched Pokémon',
    () => [{ 'move-energy': 1, from: 'self', to: { one: { side: 'yours', place: 'bench' } } }],
  ],
  ['$self recovers from all Special Conditions', () => [{ cure: 'all', on: 'self' }]],
  ['put $n damage counters? on $them', (n, them) => [{ counters: Number(n), on: themOf(them) }]],
  [
    "(?:$them can't retreat (?:$next|until the end of your opponent's next turn)|$next, $them can't retreat)",
    (one, other) => lasting({ claim: 'cannot', act: 'retreat' }, themOf(one ?? other), 'opponents-next-turn'),
  ],
  [
    "(?:$next, (?:they|your opponent) can't play any (Item|Supporter|Stadium) cards from $their hand|your opponent can't play any (Item|Supporter|Stadium) cards from $their hand during $their next turn)",
    (one, other) =>
      lasting(
        { claim: 'cannot', act: PLAYING[(one ?? other ?? '').toLowerCase()] ?? '' },
        'opponent',
        'opponents-next-turn',
      ),
  ],
  [
    "(?:$self can't attack during your next turn|during your next turn, $self can't attack)",
    () => lasting({ claim: 'cannot', act: 'attack' }, 'self', 'your-next-turn'),
  ],
  [
    "(?:$self can't use ([A-Z][\\w' -]*[\\w']) during your next turn|during your next turn, $self can't use ([A-Z][\\w' -]*[\\w']))",
    // The attack that says so means itself by other words than its name.
    (one, other) =>
      /^this attack$/iu.test(one ?? other ?? '')
        ? null
        : lasting({ claim: 'cannot', act: 'attack', attack: one ?? other ?? '' }, 'self', 'your-next-turn'),
  ],
  [
    '$next, (?:$self takes $n less damage from attacks|any damage done to $self by attacks is reduced by $n) $after',
    (one, other) =>
      lasting({ claim: 'damage', when: 'after', add: -Number(one ?? other) }, 'self', 'opponents-next-turn'),
  ],
  [
    "$next, (?:any damage done by attacks from $them is reduced by $n|$them's attacks do $n less damage) $before",
    (them, n, they, less) =>
      lasting(
        { claim: 'damage', when: 'before', add: -Number(n ?? less) },
        themOf(them ?? they),
        'opponents-next-turn',
      ),
  ],
  ['$next, $self has no Weakness', () => lasting({ claim: 'no-weakness' }, 'self', 'opponents-next-turn')],
  [
    'if $them tries to attack $next, your opponent flips a coin\\. If tails, th(?:at|is) attack does nothing',
    (them) => lasting({ claim: 'flip-to-attack' }, themOf(them), 'opponents-next-turn'),
  ],
  [
    '(?:prevent all effects of (?:an attack|attacks), including damage, done to $self $next|$next, prevent all effects of attacks, including damage, done to $self|$next, prevent all damage from and effects of attacks done to $self)',
    () => lasting({ claim: 'prevent', what: 'all' }, 'self', 'opponents-next-turn'),
  ],
  [
    "(?:prevent all damage done to $self(?: by attacks)? $next|$next, prevent all damage done to $self by attacks)(?:\\. \\(Any other effects of (?:opponent's )?attacks still happen\\.\\))?",
    () => lasting({ claim: 'prevent', what: 'damage' }, 'self', 'opponents-next-turn'),
  ],
  ['(?:switch|you may switch) $self with 1 of your Benched Pokémon', () => [{ switch: 'yours' }]],
  [
    "(?:this attack (?:also )?does|does) $n damage to each of your opponent's Benched Pokémon$unspared",
    (n) => [{ damage: Number(n), to: { each: { side: 'theirs', place: 'bench' } } }],
  ],
  [
    '(?:this attack (?:also )?does|does) $n damage to each of your Benched Pokémon$unspared',
    (n) => [{ damage: Number(n), to: { each: { side: 'yours', place: 'bench' } } }],
  ],
  [
    "(?:this attack (?:also )?does|does) $n damage to each (?:Benched Pokémon \\(both yours and your opponent's\\)|Pokémon on each player's Bench)$unspared",
    (n) => [{ damage: Number(n), to: { each: { side: 'any', place: 'bench' } } }],
  ],
  [
    "(?:this attack does|does) $n damage to each of your opponent's Pokémon$unspared",
    (n) => [{ damage: Number(n), to: { each: { side: 'theirs' } } }],
  ],
];

const OWN_DAMAGED = { one: { side: 'yours', damaged: true } };

/** "Up to so many counters": one at least, and after each the player may go on. */
const upTo = (counters: number): Verbs =>
  counters === 0 ? [] : [{ heal: 10, from: 'chosen' }, ...(counters === 1 ? [] : [{ may: upTo(counters - 1) }])];

/** Sentences that only a Trainer card says, with what it has to do anything for. */
export const TRAINERS: readonly (readonly [string, Said])[] = [
  [
    'switch (?:your Active Pokémon|1 of your Active Pokémon) with 1 of your Benched Pokémon',
    () => [{ switch: 'yours' }],
  ],
  ['switch 1 of your (?:own )?Benched Pokémon with your Active Pokémon', () => [{ switch: 'yours' }]],
  [
    "choose 1 of $foes Benched Pokémon,? and switch it with (?:$their|your opponent's) Active Pokémon",
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'your opponent switches 1 of $their (?:Active|Defending) Pokémon with 1 of $their Benched Pokémon',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],
  ['discard your hand(?:,? then|,? and) draw $n cards', (n) => [{ 'discard-hand': 'all' }, { draw: Number(n) }]],
  ['discard your hand\\. (?:Then, )?draw $n cards', (n) => [{ 'discard-hand': 'all' }, { draw: Number(n) }]],
  [
    'shuffle your hand into your deck(?:,? then|,? and) draw $n cards',
    (n) => [{ 'shuffle-hand': 'you' }, { draw: Number(n) }],
  ],
  ['draw cards from your deck until you have $n cards in your hand', (n) => [{ 'draw-until': Number(n) }]],
  [
    'your opponent shuffles $their hand into $their deck,?(?: and| then|, then) draws $n cards',
    (n) => [{ 'shuffle-hand': 'opponent' }, { draw: Number(n), who: 'opponent' }],
  ],
  ['$them is now $conditions', (_them, conditions = '') => afflict(conditions, 'opponents-active')],
  ['remove 1 damage counter from 1 of your Pokémon', () => [{ heal: 10, from: OWN_DAMAGED }]],
  [
    'remove $n damage counters from 1 of your Pokémon \\((?:remove )?1(?: damage counter)? if that Pokémon has only 1\\.?\\)',
    (n) => [{ heal: Number(n) * 10, from: OWN_DAMAGED }],
  ],
  [
    'remove up to $n damage counters from 1 of your Pokémon',
    (n) => [{ choose: { side: 'yours', damaged: true } }, ...upTo(Number(n))],
  ],
  [
    'remove $n damage counters? from each of your Pokémon(?: that has any damage counters on it)?',
    (n) => [{ heal: Number(n) * 10, from: { each: { side: 'yours' } } }],
  ],
  [
    'remove $n damage counters? from 1 of your Pokémon SP',
    (n) => [{ heal: Number(n) * 10, from: { one: { side: 'yours', tag: 'sp', damaged: true } } }],
  ],
  [
    'remove all Special Conditions from (your Active Pokémon|each of your Active Pokémon)',
    (whom = '') => [
      { cure: 'all', on: /^each/iu.test(whom) ? { each: { side: 'yours', place: 'active' } } : 'your-active' },
    ],
  ],
  [
    "choose 1 Energy card attached to 1 of your opponent's Pokémon and discard it",
    () => [{ 'discard-energy': 1, from: { one: { side: 'theirs' } } }],
  ],
  [
    'move a basic Energy card attached (?:to )?1 of your Pokémon to another of your Pokémon',
    () => [{ 'move-energy': 1, from: { one: { side: 'yours' } }, to: { one: { side: 'yours' } }, basic: true }],
  ],
  [
    'put a Stage 2 Evolution card from your hand on the matching Basic Pokémon\\. You can (?:only play this card|play this card only) when you would be allowed to evolve that Pokémon anyway',
    () => [{ 'rare-candy': true, only: 'stage 2', bound: ['new', 'first-turn'] }],
  ],
  [
    'return 1 of your (Pokémon|Pokémon SP)(?: in play)? and all cards attached to it to your hand',
    (which = '') => [
      {
        return: { one: { side: 'yours', ...(/SP$/u.test(which) ? { tag: 'sp' } : {}) } },
        to: 'hand',
        attached: 'along',
      },
    ],
  ],
  [
    'search your deck for (?:a|any) (?:Basic Pokémon or Evolution card|Pokémon)(?:, show it to your opponent,? and put it into your hand|\\. Show (?:that card|it) to your opponent,? (?:then|and) put it into your hand)\\. Shuffle your deck afterward',
    () => search({ kind: 'pokemon' }, undefined, 'hand'),
  ],
  [
    'search your deck for a Basic Pokémon or Evolution card \\(excluding Pokémon-ex\\)$shown and put it into your hand$shuffled',
    () => search({ kind: 'pokemon', 'not-tag': 'ex' }, undefined, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) Basic Pokémon$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search(BASIC, n, 'hand'),
  ],
  [
    'search your deck for a Basic Pokémon \\(excluding Pokémon-ex\\) and put it onto your Bench$shuffled',
    () => search({ ...BASIC, 'not-tag': 'ex' }, undefined, 'bench'),
  ],
  [
    'search your deck for an Evolution card(?:, show it to your opponent, and put it into your hand|\\. Show it to your opponent and put it into your hand)\\. Shuffle your deck afterward',
    () => search({ kind: 'pokemon', evolution: true }, undefined, 'hand'),
  ],
  [
    'search your deck for (a|up to $n) Pokémon Tool cards?$shown and put (?:it|them) into your hand$shuffled',
    (_one, n) => search({ tag: 'tool' }, n, 'hand'),
  ],
  ['search your deck for any card and put it into your hand$shuffled', () => search({}, undefined, 'hand')],
  [
    'search your discard pile for (a|$n|up to $n) (Pokémon|basic Energy cards?)$shown and put (?:it|them) into your hand',
    (_one, exact, most, what = '') => [
      {
        'from-discard': /^b/iu.test(what) ? BASIC_ENERGY : { kind: 'pokemon' },
        count: many(exact ?? most),
        to: 'hand',
        ...(most === undefined ? {} : { 'up-to': true }),
      },
    ],
  ],
  [
    'put a Trainer card from your discard pile into your hand',
    () => [{ 'from-discard': { kind: 'trainer', 'old-trainer': true }, count: 1, to: 'hand' }],
  ],
  [
    'look at the top $n cards of your deck\\. Choose (?:any )?$n (?:of those cards|cards you find there) and put them into your hand\\. Discard the (?:rest|other cards)',
    (n, take) => [{ 'look-at-top': Number(n), take: {}, count: Number(take), rest: 'discard' }],
  ],
  [
    'heal $n damage from 1 of your Pokémon',
    (n) => [{ heal: Number(n), from: { one: { side: 'yours', damaged: true } } }],
  ],
];

/** Reads one sentence without its full stop; null where it is not one of those known. */
export type Reader = (sentence: string) => Verbs | null;

/** What a phrase says; null: after all not understood. */
export type Understood = (...found: (string | undefined)[]) => Verbs | null;

/** Reads by patterns of whole sentences; one may find that it does not understand after all. */
export const reader = (table: readonly (readonly [string, Understood])[]): Reader => {
  let known: readonly (readonly [RegExp, Understood])[] | null = null;
  const read: Reader = (sentence) => {
    known ??= table.map(([pattern, said]) => [phrase(pattern), said]);
    for (const [pattern, said] of known) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      const verbs = said(...found.slice(1));
      if (verbs === null) continue;
      return /^you may /iu.test(sentence) ? [{ may: verbs }] : verbs;
    }
    const [, left] = /^you may (.+)$/isu.exec(sentence) ?? [];
    const verbs = left === undefined ? null : read(left);
    return verbs === null ? null : [{ may: verbs }];
  };
  return read;
};

const COIN = /^flip a coin\. If (heads|tails), (.+?)(?:(?:\. If|; if) (heads|tails), (.+))?$/isu;
const COINS = /^flip (\d+) coins\. For each heads, (.+)$/isu;

/** A coin that decides between sentences of such a table; null where it is not that. */
export const onCoins =
  (read: Reader): Reader =>
  (sentence) => {
    const [, coins, each = ''] = COINS.exec(sentence) ?? [];
    if (coins !== undefined) {
      const verbs = read(each);
      return verbs === null ? null : [{ 'flip-coins': Number(coins), 'each-heads': verbs }];
    }
    const [, side = '', first = '', otherwise, second] = COIN.exec(sentence) ?? [];
    if (side === '' || side.toLowerCase() === otherwise?.toLowerCase()) return null;
    const one = read(first);
    const other = second === undefined ? [] : read(second);
    if (one === null || other === null) return null;
    const sides = {
      [side.toLowerCase()]: one,
      ...(otherwise === undefined ? {} : { [otherwise.toLowerCase()]: other }),
    };
    return [{ flip: sides }];
  };
