import { afflict, type Said, search, type Verbs } from './phrases.ts';

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
    "choose 1 of $opponents Benched Pokémon,? and switch it with (?:$their|your opponent's) Active Pokémon",
    () => [{ switch: 'theirs', chooser: 'you' }],
  ],
  [
    'your opponent switches 1 of $their (?:Active|Defending) Pokémon with 1 of $their Benched Pokémon',
    () => [{ switch: 'theirs', chooser: 'opponent' }],
  ],

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

  [
    'remove $n damage counters from 1 of your Pokémon \\((?:remove )?1(?: damage counter)? if that Pokémon has only 1\\.?\\)',
    (n) => [{ heal: Number(n) * 10, from: OWN_DAMAGED }],
  ],
  [
    'remove up to $n damage counters from 1 of your Pokémon',
    (n) => [{ choose: { side: 'yours', damaged: true } }, ...upTo(Number(n))],
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
    'search your deck for (?:a|any) (?:Basic Pokémon or Evolution card|Pokémon)(?:, show it to your opponent,? and put it into your hand|\\. Show (?:that card|it) to your opponent,? (?:then|and) put it into your hand)\\. Shuffle your deck afterward',
    () => search({ kind: 'pokemon' }, undefined, 'hand'),
  ],

  ['search your deck for any card and put it into your hand$shuffled', () => search({}, undefined, 'hand')],

  [
    'put a Trainer card from your discard pile into your hand',
    () => [{ 'from-discard': { kind: 'trainer', 'old-trainer': true }, count: 1, to: 'hand' }],
  ],
  [
    'look at the top $n cards of your deck\\. Choose (?:any )?$n (?:of those cards|cards you find there) and put them into your hand\\. Discard the (?:rest|other cards)',
    (n, take) => [{ 'look-at-top': Number(n), take: {}, count: Number(take), rest: 'discard' }],
  ],
];
