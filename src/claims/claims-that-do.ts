import { type Json, REPEATED } from '../state/index.ts';
import { TRIGGER_EVENTS, type TriggerEvent } from './act.ts';
import { claim, defineClaim } from './define-claim.ts';
import { type Check, flag, word, yes } from './shape.ts';
import { filter, letter } from './shapes-of-words.ts';
import type { Bearing } from './vocabulary.ts';

/** Claims that do something once their moment comes. */

const ON_EVENT: Readonly<Record<TriggerEvent, Bearing>> = {
  'energy-attached': [['attach-energy', 'after-attach-energy']],
  'damaged-by-attack': ['damage'],
  benched: [['bench', 'after-bench']],
  evolved: [['evolve', 'after-evolve']],
  // Leveling up is an act whose results have no word of their own.
  'leveled-up': ['level-up'],
  'knocked-out': ['knock-out'],
  'up-for-retreated': [['retreat', 'after-retreat']],
  retreated: [['retreat', 'after-retreat']],
  'became-active': [['bench', 'after-retreat', 'after-bench']],
  // A text may move it to the Bench as well.
  'up-for-benched': [['retreat', 'after-retreat'], 'effects'],
  'moved-to-bench': [['retreat', 'after-retreat'], 'effects'],
};

export const claimsThatDo = (verbs: Check<readonly Json[]>) => ({
  trigger: defineClaim(
    claim(
      'trigger',
      {
        event: word(...TRIGGER_EVENTS),
        /** Of a Knock Out: by the damage of an attack of the opponent. */
        'by-damage': yes,
        /** Of damage or a Knock Out: by the attack of such a Pokémon. */
        by: filter,
        'as-declared': yes,
        /** What is attached counts as Energy of that type. */
        type: letter,
        /** It is a basic Energy card, or a special one. */
        basic: flag,
        /** It came from there; absent: as the document means attaching. */
        from: word('hand', 'deck', 'discard', 'any'),
        /** The very card that says this is what was attached. */
        this: yes,
        /** It is the attachment of the turn, and no text attached it. */
        'as-turn': yes,
        does: verbs,
      },
      'event',
      'does',
    ),
    {
      says: 'The list is done whenever the event happens: `energy-attached` (with a `type`, `basic`: true or false, `from` a pile or `any`, `this` very card; a text that says no pile means what its document means by attaching; `as-turn`: the attachment that every turn has), `damaged-by-attack` (of an opponent), `benched`, `evolved`, `leveled-up`, `up-for-retreated` (the Pokémon that comes up for a Pokémon that retreats), `up-for-benched` (for one that moves to the Bench in a turn of its player, in whatever way), `moved-to-bench` (that one itself), `retreated`, `became-active` (it comes up from the Bench, in whatever way), `knocked-out` (before the discard, APR I.D/ko.2; `by-damage`: by an attack of the opponent). `as-declared`: what its list asks of the Pokémon is meant as of when the attack was declared. Several on one Pokémon wait for its owner to order them.',
      rules: ['406.1', '406.2', '400.4'],
      example: {
        claim: 'trigger',
        event: 'energy-attached',
        type: 'R',
        from: 'hand',
        on: 'self',
        does: [{ heal: 20, from: 'self' }],
      },
      bears: ({ event }) => ON_EVENT[event],
      knowsAttacker: (claim) =>
        claim.event === 'damaged-by-attack' || (claim.event === 'knocked-out' && claim['by-damage'] === true),
    },
  ),
  checkup: defineClaim(claim('checkup', { does: verbs, 'any-time': yes }, 'does'), {
    says: 'The list is done between turns; `any-time` leaves the moment to its owner.',
    rules: ['605.1b', '605.2'],
    example: { claim: 'checkup', on: 'self', does: [{ heal: 10, from: 'self' }] },
    bears: ['checkup'],
  }),
  'end-of-turn': defineClaim(claim('end-of-turn', { does: verbs, repeats: word(...REPEATED) }, 'does'), {
    says: 'The list is done when a turn ends. `repeats`: where the document has that rule, the rule does it and not this text.',
    rules: ['604.1a'],
    example: { claim: 'end-of-turn', on: 'host', does: [{ counters: 1, on: 'host' }] },
    bears: ['checkup'],
  }),
  'start-of-turn': defineClaim(claim('start-of-turn', { does: verbs }, 'does'), {
    says: 'The list is done when a turn of either player begins, before the card that is drawn for it.',
    rules: ['605.4'],
    example: { claim: 'start-of-turn', on: 'host', does: [{ heal: 20, from: 'host' }] },
    bears: ['checkup'],
  }),
});
