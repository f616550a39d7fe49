import type { CardId } from '../state/index.ts';
import { claim, defineClaim } from './define-claim.ts';
import { type Check, inEither, list, number, type Said, text, word, yes } from './shape.ts';
import { filter, letter } from './shapes-of-words.ts';

/** Claims about what a Pokémon is and what its acts cost: HP, types, Energy, Weakness, Resistance, Retreat Cost; how much a player may have. */

const energyType = claim('energy-type', { type: letter, basic: yes, colorless: yes, 'there-now': yes }, 'type');

export const CLAIMS_ON_VALUES = {
  retreat: defineClaim(
    inEither(
      claim('retreat', { add: number, 'for-each': filter }, 'add', 'for-each'),
      claim('retreat', { set: number, add: number }),
    ),
    {
      says: 'The Retreat Cost is `set`, or changed by `add`, `for-each` so much for each Pokémon in play that fits a FILTER; what sets goes before what adds.',
      rules: ['309.3a'],
      example: { claim: 'retreat', add: 1, on: { side: 'theirs' } },
      bears: ['retreat-cost'],
    },
  ),
  hp: defineClaim(claim('hp', { set: number, add: number }), {
    says: 'Maximum HP, in points.',
    rules: ['403.1'],
    example: { claim: 'hp', add: 20, on: 'host' },
    bears: ['hp'],
  }),
  types: defineClaim(
    inEither(
      inEither(claim('types', { also: list(letter) }, 'also'), claim('types', { are: list(letter) }, 'are')),
      claim('types', { as: word('beneath') }, 'as'),
    ),
    {
      says: 'It has these types instead of its own, `also` these beside them, or those of the card `beneath` it.',
      rules: ['403.2'],
      example: { claim: 'types', are: ['R', 'W'], on: 'self' },
      bears: ['types'],
    },
  ),
  'energy-type': defineClaim(
    // `cards`: those that were attached when an effect was left, with `there-now`; the engine notes them.
    energyType as Check as Check<Said<typeof energyType> & { readonly cards?: readonly CardId[] }>,
    {
      says: 'Energy attached to it is of that type instead of its own, as much of it as before; `basic`: that of basic Energy cards alone; `colorless`: that of cards that give only Colorless. `there-now`, if it was left by `lasting`: only what is attached then.',
      rules: ['102.1'],
      example: { claim: 'energy-type', type: 'R', on: 'self' },
      bears: ['energy'],
    },
  ),
  'energy-units': defineClaim(claim('energy-units', { type: letter, units: number }, 'type', 'units'), {
    says: 'Each basic Energy card of that type that is attached to it gives so many Energy in place of one.',
    rules: ['102.1'],
    example: { claim: 'energy-units', type: 'G', units: 2, once: true, on: { side: 'yours' } },
    bears: ['energy'],
  }),
  cost: defineClaim(
    inEither(
      claim('cost', { none: yes, attack: text }, 'none'),
      claim('cost', { set: list(letter), attack: text }, 'set', 'attack'),
      claim('cost', { add: number, type: letter, any: yes }, 'add'),
    ),
    {
      says: 'Attacks cost so many Colorless more or less, or of a `type`, or with `any` of whatever type its player leaves out; `none: true` has the Energy in the cost ignored (APR II.D-13), with `attack` in the cost of that attack alone. `set`: that attack can be used for just this cost (APR 2025 II.E-32).',
      rules: ['302.3'],
      example: { claim: 'cost', add: -1, on: 'self' },
      bears: ['cost'],
    },
  ),
  weakness: defineClaim(
    inEither(
      claim('weakness', { type: letter, times: number }, 'type', 'times'),
      claim('weakness', { type: letter }, 'type'),
      claim('weakness', { times: number }, 'times'),
    ),
    {
      says: 'Its Weakness is of that type, the amount as before, or doubles (`times: 2`), the type as before; a Pokémon that has none still has none. With both it has that Weakness whatever it had.',
      rules: ['102.1', '603.5c'],
      example: { claim: 'weakness', type: 'P', on: 'self' },
      bears: ['weakness'],
    },
  ),
  'no-weakness': defineClaim(claim('no-weakness', { against: filter }), {
    says: 'It has no Weakness, or none against these attackers.',
    rules: ['603.5c'],
    example: { claim: 'no-weakness', on: { side: 'any', type: 'L' } },
    bears: ['weakness'],
  }),
  'no-resistance': defineClaim(claim('no-resistance', { against: filter }), {
    says: 'It has no Resistance, or none against these attackers.',
    rules: ['603.5c'],
    example: { claim: 'no-resistance', on: { side: 'any' }, against: { type: 'F' } },
    bears: ['weakness'],
  }),
  'tool-limit': defineClaim(claim('tool-limit', { most: number, drops: yes }, 'most'), {
    says: 'So many Pokémon Tools may be attached to it (θ Double, XY AppG). `drops`: once it is lost, its player discards all but one.',
    rules: ['102.1', '308.3'],
    example: { claim: 'tool-limit', most: 2, on: 'self' },
    bears: ['play-trainer'],
  }),
  'bench-size': defineClaim(
    claim('bench-size', { most: number, first: word('owner', 'opponent'), rest: word('hand') }, 'most'),
    {
      says: 'So many Pokémon sit on the Bench of that player, of several texts the fewest; a player who has more discards some, with all their cards, as their player picks. `first: owner`: where both do, the owner of the card is first, when the Stadium that said it leaves play as well (`opponent`: the opponent of that owner). `rest: hand`: they go to the hand with all their cards.',
      rules: ['102.1', '300.3'],
      example: { claim: 'bench-size', most: 8, first: 'owner', on: { side: 'any' } },
      bears: ['bench'],
    },
  ),
  'back-to-hand': defineClaim(claim('back-to-hand', { this: yes }), {
    says: "What goes to its owner's hand instead of the discard pile: `this` very card, in whatever way it is discarded off a Pokémon; else each Energy card that gives more than Colorless Energy, when a text of a player other than its owner discards it (Ecogym).",
    rules: ['102.1', '316.2'],
    example: { claim: 'back-to-hand', this: true, on: 'host' },
    bears: ['effects'],
  }),
  prizes: defineClaim(
    inEither(
      claim('prizes', { none: yes, 'by-damage': yes, by: filter }, 'none'),
      claim(
        'prizes',
        { add: number, 'by-damage': yes, by: filter, of: word('struck'), against: filter, 'once-in-game': yes },
        'add',
      ),
    ),
    {
      says: "So many Prizes more or fewer, or with `none` no Prize at all, when it is Knocked Out (`by-damage`: by an attack of the opponent, `by`: of such a Pokémon), or with `of: struck` when its attacks Knock Out one of the opponent's (`against`: which). `once-in-game`: once for all cards of that name that its player has.",
      rules: ['303.1e'],
      example: { claim: 'prizes', add: -1, on: 'host' },
      bears: ['prizes'],
    },
  ),
  'fallen-go': defineClaim(
    claim(
      'fallen-go',
      { to: word('hand', 'lost'), along: yes, 'by-damage': yes, by: filter, of: word('struck'), against: filter },
      'to',
    ),
    {
      says: 'When it is Knocked Out, its cards go to the hand of their owner or to the Lost Zone instead of the discard pile; `along`: with all cards attached to it. `by-damage`: by damage of an attack of either side, `by`: of such a Pokémon; the rest is as in `prizes`. Two that differ leave it open.',
      rules: ['102.1', '303.1c'],
      example: { claim: 'fallen-go', to: 'lost', on: { side: 'any' } },
      bears: ['knock-out'],
    },
  ),
};
