import type { Facts } from '../../claims/index.ts';
import type { FaultCode } from '../../ruling/index.ts';
import { ENERGY_NAMES } from '../../state/index.ts';
import type { Exactly } from './by-code.ts';
import { counted, inWords, sentence, spoken, type Words } from './facts.ts';

/** What can't happen in a game, as `judge board check` prints it. */
const EVERY_FAULT = {
  'bench-overfull': (f) => `${f('player')}'s Bench has ${f('benched')} Pokémon; at most ${f('most')} fit.`,
  'two-actives': (f) => `${f('player')} has ${f('actives')} Active Pokémon; only 2-on-2 has two.`,
  'second-active-missing': (f) => `${f('player')} has Benched Pokémon and only one Active Pokémon; there must be two.`,
  'seat-without-player': (f) => `There are four players, but the board says ${f('format')}.`,
  'mulligans-on-both-sides': (f) =>
    `Both players have mulligans (${f('mulligans')} and ${f('others')}); hands that both showed together do not count, and only one player takes mulligans alone.`,
  'no-active': (f) => `${f('player')} has no Active Pokémon.`,
  'nobody-on-table': () => 'There is no Pokémon on this table; each player must have an Active Pokémon.',
  'too-many-prizes': (f) => `${f('player')} has ${f('prizes')} Prizes; ${spoken(f.number('most'))} is the most.`,
  'already-won-by-prizes': (f) => `${f('player')} has no Prizes left: the game is over.`,
  'already-lost-all': (f) => `${f('player')} has no Pokémon in play: the game is over.`,
  'condition-on-bench': (f) =>
    `${f('pokemon')} on ${f('player')}'s Bench is ${named(f('condition'))}; Benched Pokémon have no Special Conditions.`,
  'condition-kept-off': (f) => `${f('pokemon')} is ${named(f('condition'))}, but ${f('by')} removes that.`,
  'conditions-exclude': (f) =>
    `${f('pokemon')} is ${f.list('conditions').map(named).join(' and ')}; it can have only one of these at a time.`,
  'condition-twice': (f) => `${f('pokemon')} is ${named(f('condition'))} twice; it can be so only once.`,
  'condition-places-nothing': (f) =>
    `${f('pokemon')} is ${named(f('condition'))} for ${counted(f.number('amount'), 'damage counter')}; that condition puts no damage counters on it.`,
  'paralysis-too-long': (f) =>
    `${f('pokemon')} has been Paralyzed since turn ${f('since')}; that ended after turn ${f('turn')} of its owner.`,
  'paralysis-past-two-turns': (f) =>
    `${f('pokemon')} has been Paralyzed since turn ${f('since')}; that ended after turn ${f('turn')}.`,
  'unknown-condition': (f) => `${f('pokemon')} is ${named(f('condition'))}, a condition that these rules do not have.`,
  'should-be-knocked-out': (f) =>
    `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP: it should be Knocked Out.`,
  'unknown-energy-type': (f) => `${f('pokemon')} has ${typeName(f('type'))} Energy, which these rules do not have.`,
  'unknown-type': (f) => `${f('pokemon')} is given the type ${typeName(f('type'))}, which these rules do not have.`,
  'not-a-pokemon': (f) =>
    `${f('pokemon')} is ${f('place') === 'active' ? `in ${f('player')}'s Active place` : `on ${f('player')}'s Bench`}, but it is not a Pokémon.`,
  'no-basic-set-out': (f) => `${f('player')} has put down ${f('pokemon')}, which is not a Basic Pokémon card.`,
  'not-a-stadium': (f) => `${f('card')} is not a Stadium card.`,
  'too-many-cards': (f) => `${f('player')} has ${f('cards')} cards; a deck has at most 60.`,
  'two-tools': (f) => `${f('pokemon')} has ${counted(f.number('tools'), 'Pokémon Tool')}; it can have only one.`,
  'attachment-invalid': (f) => `${f('card')} is attached to ${f('pokemon')}, but can't be attached to it.`,
  'cannot-be-attached': (f) =>
    `${f('card')} is attached to ${f('pokemon')}, but it is not a card that is attached to Pokémon.`,
  'basic-on-top': (f) => `${f('card')} is on top of ${f('below')}, but evolves from nothing.`,
  'level-up-on-nothing': (f) => `${f('card')} has no card beneath it; it can only be put onto ${f('from')}.`,
  'leveled-up-twice': (f) => `${f('pokemon')} leveled up twice; it can do so only once.`,
  'wrong-put-onto': (f) => `${f('card')} is put onto ${f('from')}, but here it is on ${f('below')}.`,
  'wrong-line': (f) => `${f('card')} evolves from ${f('from')}, but here it is on ${f('below')}.`,
  'since-the-future': (f) => `${f('pokemon')} came into play in turn ${f('since')}, but it is only turn ${f('turn')}.`,
  'effect-from-the-future': (f) =>
    `${named(f('effect'))} has been there since turn ${f('since')}, but it is only turn ${f('turn')}.`,
  'effect-of-own-attack': (f) =>
    `${named(f('effect'))} is given on ${f('pokemon')} since turn ${f('since')}, its own player's turn; that attack leaves its effect on the Pokémon it was used against: write it there.`,
  'effect-too-old': (f) =>
    `${named(f('effect'))} has been on ${f('pokemon')} since turn ${f('since')}; earlier effects ended when it came in turn ${f('came')}.`,
  'effect-from-before-the-bench': (f) =>
    `${named(f('effect'))} has been on ${f('pokemon')} since turn ${f('since')}; the Bench ends it, and ${f('pokemon')} came up from there this turn.`,
  'evolved-on-first-turn': (f) =>
    `${f('pokemon')} evolved by turn ${f('turn')}, but no player evolves on a first turn.`,
  'leveled-up-on-first-turn': (f) =>
    `${f('pokemon')} leveled up by turn ${f('turn')}, but no player levels up on a first turn.`,
  'not-their-turn': (f) => `Turn ${f('turn')} is ${f('due')}'s turn, not ${f('player')}'s.`,
  'removed-player-moves': (f) => `${f('player')} was removed from the game and takes no turns.`,
  'removed-alone': (f) => `${f('player')} was removed from the game and has no teammate; that loses the game.`,
  'removed-in-play': (f) => `${f('player')} was removed from the game and still has ${f('pokemon')} in play.`,
  'used-before-action': (f) =>
    `${USED[f('used')] ?? f('used')} in the ${f('phase')} phase; that is done in the action phase.`,
  'trainer-on-first-turn': (f) =>
    `${named(f('card'))} was played by turn ${f('turn')}, the first turn of ${f('player')}, who goes first.`,
  'not-a-supporter': (f) => `${f('card')} is beside ${f('player')}'s Active Pokémon but is not a Supporter card.`,
  'two-supporters': (f) =>
    `${f('player')} has played ${counted(f.number('supporters'), 'Supporter')} this turn; a player plays only one in a turn.`,
  'supporter-too-long': (f) => `A Supporter is beside ${f('player')}'s Active Pokémon, but that player's turn is over.`,
  'in-anothers-zone': (f) => `${f('owner')}'s ${f('card')} is in ${f('player')}'s ${PILES[f('zone')] ?? f('zone')}.`,
  'wrong-deck-size': (f) => `${f('player')} has ${f('cards')} cards in all; a deck has 60, or 40 in Limited play.`,
  'too-many-copies': (f) => `${f('player')} has ${f('copies')} cards called ${f('card')}; a deck has at most four.`,
} satisfies { readonly [code in FaultCode]: Words };

export const IMPOSSIBLE: { readonly [code: string]: Words } = EVERY_FAULT satisfies Exactly<
  FaultCode,
  typeof EVERY_FAULT
>;

const USED: { readonly [limit: string]: string } = {
  energy: 'Energy was attached',
  retreat: 'A Pokémon retreated',
  supporter: 'A Supporter was played',
  stadium: 'A Stadium was played',
};

const PILES: { readonly [zone: string]: string } = { discard: 'discard pile', prizes: 'Prizes' };

const typeName = (letter: string): string => (ENERGY_NAMES as { readonly [letter: string]: string })[letter] ?? letter;

const named = (condition: string): string => condition.charAt(0).toUpperCase() + condition.slice(1);

export const impossibility = (code: string, facts: Facts): string => sentence(inWords(IMPOSSIBLE, code, facts));
