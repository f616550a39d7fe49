import { SET_ASIDE } from '../state/index.ts';
import { claim, defineClaim } from './define-claim.ts';
import { inEither, list, number, text, word, yes } from './shape.ts';
import { conditionName, filter } from './shapes-of-words.ts';

/** Claims about damage, what prevents it, and what heals it. */

export const CLAIMS_ON_DAMAGE = {
  damage: defineClaim(
    claim(
      'damage',
      {
        /** Before Weakness and Resistance it applies to the dealer, after them on the receiver (CR 404.1); `behind` them on the dealer, as older cards have it. */
        when: word('before', 'after', 'behind'),
        add: number,
        'if-damage': yes,
        /** Which other Pokémon the damage must go to or come from. */
        against: filter,
        attack: text,
        'for-each-prize': word('yours', 'theirs'),
        spent: yes,
      },
      'when',
      'add',
    ),
    {
      says: 'So much more or less damage: `before` Weakness and Resistance it is on the Pokémon that does it, `after` on the one that receives it; `behind` them on the one that does it, as older cards have it. `against` narrows the other side; `if-damage`: only where damage would be done without it. `attack` narrows it to one attack; `for-each-prize`: so much for each Prize taken by `yours` or `theirs`; `spent`: the card that says it is discarded then.',
      rules: ['404.1', '603.5b', '603.5d'],
      example: { claim: 'damage', when: 'after', add: -20, on: 'self' },
      bears: ['damage'],
    },
  ),
  'cut-damage': defineClaim(
    inEither(
      claim('cut-damage', { half: yes, from: filter }, 'half'),
      claim('cut-damage', { to: number, from: filter, 'at-least': number, 'at-most': number }, 'to'),
    ),
    {
      says: 'Damage of attacks to it is cut, once all else that changes it after Weakness and Resistance is reckoned: by `half`, rounded down to 10, or `to` so much, where it is `at-least` or `at-most` so much. `from` narrows the attackers. Beside another text that changes it then, which comes first is not modelled.',
      rules: ['603.5d'],
      example: { claim: 'cut-damage', half: true, on: 'self' },
      bears: ['damage'],
    },
  ),
  /** As the damage stands when this is looked at. */
  prevent: defineClaim(
    inEither(
      claim('prevent', { what: word('damage'), from: filter, 'at-most': number }, 'what', 'at-most'),
      claim('prevent', { what: word('damage'), from: filter, 'at-least': number }, 'what', 'at-least'),
      claim('prevent', { what: word('damage'), from: filter, exactly: list(number) }, 'what', 'exactly'),
      claim('prevent', { what: word('damage', 'effects', 'all', 'counters'), from: filter }, 'what'),
    ),
    {
      says: 'Damage, effects or all that attacks do is prevented, or the `counters` that attacks and Abilities of such Pokémon would place; it undoes nothing that is there already. `from` narrows the attackers; `at-most`: only damage of so much or less, `at-least`: of so much or more; `exactly`: of just one of these amounts.',
      rules: ['400.2', '400.2a'],
      example: { claim: 'prevent', what: 'effects', on: 'self', from: { tag: 'ex' } },
      bears: [['damage', 'attack', 'effects']],
    },
  ),
  'sets-aside': defineClaim(claim('sets-aside', { what: list(word(...SET_ASIDE)), against: filter }, 'what'), {
    says: 'The damage of its attacks is not affected by these: `weakness`, `resistance`, `effects` on the Pokémon that is damaged; `against` narrows which.',
    rules: ['102.1'],
    example: { claim: 'sets-aside', what: ['effects'], on: 'self', against: { side: 'theirs', place: 'active' } },
    bears: ['damage'],
  }),
  survives: defineClaim(claim('survives', { left: number, against: filter, spent: yes, flip: yes }, 'left'), {
    says: 'Damage of an attack that would knock it out leaves it so many HP; `against` narrows the attackers, `spent`: the card that says it is discarded then, `flip`: only on heads.',
    rules: ['102.1', '303.1c'],
    example: { claim: 'survives', left: 10, while: { self: { 'full-hp': true } }, on: 'self' },
    bears: ['knock-out'],
  }),
  'base-damage': defineClaim(claim('base-damage', { set: number, attack: text }, 'set', 'attack'), {
    says: 'The base damage of that attack of it is so much.',
    rules: ['603.5a'],
    example: { claim: 'base-damage', set: 80, attack: 'Slash', on: 'self' },
    bears: ['damage'],
  }),
  'heal-times': defineClaim(claim('heal-times', { times: number }, 'times'), {
    says: 'What is healed from it counts so many times (α Recovery).',
    rules: ['102.1'],
    example: { claim: 'heal-times', times: 2, on: 'self' },
    bears: ['effects'],
  }),
  'keeps-condition': defineClaim(claim('keeps-condition', { name: conditionName, leveling: yes }, 'name'), {
    says: 'Evolving and devolving do not take that Special Condition off it; `leveling`: nor does leveling up.',
    rules: ['102.1', '307.2c'],
    example: { claim: 'keeps-condition', name: 'confused', on: { side: 'any' } },
    bears: ['conditions'],
  }),
  'no-heal': defineClaim(claim('no-heal', {}), {
    says: 'No damage can be healed from it.',
    rules: ['102.1'],
    example: { claim: 'no-heal', on: 'self' },
    bears: ['effects'],
  }),
  'flip-to-prevent': defineClaim(claim('flip-to-prevent', {}), {
    says: 'A coin before damage of an attack is put on it: heads prevents that damage.',
    rules: ['102.1'],
    example: { claim: 'flip-to-prevent', on: 'self' },
    bears: ['damage'],
  }),
};
