import type { Facts } from '../../claims/index.ts';
import { ENERGY_NAMES } from '../../state/index.ts';
import { counted, inWords, sentence, spoken, type Words } from './facts.ts';

/** What the game could not have reached, as `judge board check` tells it. */
export const IMPOSSIBLE: { readonly [code: string]: Words } = {
  'bench-overfull': (f) => `${f('benched')} Pokémon on ${f('player')}'s Bench; ${f('most')} at most.`,
  'two-actives': (f) => `${f('player')} has ${f('actives')} Active Pokémon; this is not 2-on-2.`,
  'second-active-missing': (f) => `${f('player')} has Benched Pokémon and only one Active Pokémon; there must be two.`,
  'seat-without-player': (f) => `four players sit here, and the board says ${f('format')}.`,
  'no-active': (f) => `${f('player')} has no Active Pokémon.`,
  'nobody-on-table': () => 'Nobody lies on this table; each player has one Active Pokémon.',
  'too-many-prizes': (f) => `${f('player')} has ${f('prizes')} Prizes; ${spoken(f.number('most'))} at most.`,
  'already-won-by-prizes': (f) => `${f('player')} has no Prizes left: the game is over.`,
  'already-lost-all': (f) => `${f('player')} has no Pokémon in play: the game is over.`,
  'condition-on-bench': (f) =>
    `${f('pokemon')} on ${f('player')}'s Bench is ${named(f('condition'))}; the Bench ends conditions.`,
  'condition-kept-off': (f) => `${f('pokemon')} is ${named(f('condition'))}; ${f('by')} removes that.`,
  'conditions-exclude': (f) =>
    `${f('pokemon')} is ${f.list('conditions').map(named).join(' and ')}; only one of these can last.`,
  'condition-twice': (f) => `${f('pokemon')} is ${named(f('condition'))} twice; once at most.`,
  'condition-places-nothing': (f) =>
    `${f('pokemon')} is ${named(f('condition'))} for ${counted(f.number('amount'), 'damage counter')}; that condition places none.`,
  'paralysis-too-long': (f) =>
    `${f('pokemon')} is Paralyzed since turn ${f('since')}; that ended after turn ${f('turn')} of its owner.`,
  'unknown-condition': (f) => `${f('pokemon')} is ${named(f('condition'))}, which these rules do not know.`,
  'should-be-knocked-out': (f) => `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP: it is Knocked Out.`,
  'unknown-energy-type': (f) => `${f('pokemon')} holds ${typeName(f('type'))} Energy, which these rules do not know.`,
  'unknown-type': (f) => `${f('pokemon')} is told with the type ${typeName(f('type'))}, which these rules do not know.`,
  'not-a-pokemon': (f) => `${f('pokemon')} lies in ${f('player')}'s ${f('place')} place and is no Pokémon.`,
  'no-basic-set-out': (f) => `${f('player')} has set out ${f('pokemon')}, which is no Basic Pokémon card.`,
  'not-a-stadium': (f) => `${f('card')} is no Stadium.`,
  'too-many-cards': (f) => `${f('player')} has ${f('cards')} cards; a deck has 60 at most.`,
  'two-tools': (f) => `${f('pokemon')} carries ${counted(f.number('tools'), 'Pokémon Tool')}; one at most.`,
  'attachment-invalid': (f) => `${f('pokemon')} holds ${f('card')}, which may not lie on it.`,
  'cannot-be-attached': (f) => `${f('pokemon')} holds ${f('card')}, which is not attached to Pokémon.`,
  'basic-on-top': (f) => `${f('card')} lies on ${f('below')} and evolves from nothing.`,
  'level-up-on-nothing': (f) => `${f('card')} lies on nothing; it goes onto ${f('from')} only.`,
  'leveled-up-twice': (f) => `${f('pokemon')} leveled up twice; once at most.`,
  'wrong-put-onto': (f) => `${f('card')} goes onto ${f('from')}; here it lies on ${f('below')}.`,
  'wrong-line': (f) => `${f('card')} belongs on ${f('from')}; here it lies on ${f('below')}.`,
  'since-the-future': (f) => `${f('pokemon')} came in turn ${f('since')}, but it is turn ${f('turn')}.`,
  'effect-from-the-future': (f) =>
    `${named(f('effect'))} is there since turn ${f('since')}, but it is turn ${f('turn')}.`,
  'effect-too-old': (f) =>
    `${named(f('effect'))} is on ${f('pokemon')} since turn ${f('since')}; what was there ended when it came in turn ${f('came')}.`,
  'evolved-on-first-turn': (f) => `${f('pokemon')} had evolved by turn ${f('turn')}, a player's first.`,
  'leveled-up-on-first-turn': (f) => `${f('pokemon')} had leveled up by turn ${f('turn')}, a player's first.`,
  'not-their-turn': (f) => `Turn ${f('turn')} belongs to ${f('due')}, not to ${f('player')}.`,
  'removed-player-moves': (f) => `${f('player')} was removed from the game and has no turn.`,
  'removed-alone': (f) => `${f('player')} was removed from the game without a teammate; that is a game lost.`,
  'removed-in-play': (f) => `${f('player')} was removed from the game and still has ${f('pokemon')} in play.`,
  'used-before-action': (f) =>
    `${USED[f('used')] ?? f('used')} in the ${f('phase')} phase; that belongs to the action phase.`,
  'trainer-on-first-turn': (f) =>
    `${named(f('card'))} was played by turn ${f('turn')}, the first of ${f('player')}, who goes first.`,
  'not-a-supporter': (f) => `${f('card')} lies beside ${f('player')}'s Active Pokémon and is no Supporter.`,
  'two-supporters': (f) =>
    `${counted(f.number('supporters'), 'Supporter')} lie beside ${f('player')}'s Active Pokémon; one a turn.`,
  'supporter-too-long': (f) => `A Supporter lies beside ${f('player')}'s Active Pokémon after that player's turn.`,
  'in-anothers-zone': (f) => `${f('card')} of ${f('owner')} lies in ${f('player')}'s ${PILES[f('zone')] ?? f('zone')}.`,
  'wrong-deck-size': (f) => `${f('player')} has ${f('cards')} cards in all; a deck has 60, or 40 in Limited play.`,
  'too-many-copies': (f) => `${f('player')} has ${f('copies')} cards called ${f('card')}; four at most.`,
};

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
