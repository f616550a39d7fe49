import type { Facts } from '../../claims/index.ts';
import { counted, inWords, sentence, type Words } from './facts.ts';

/** What the game could not have reached, as `judge board check` tells it. */
export const IMPOSSIBLE: { readonly [code: string]: Words } = {
  'bench-overfull': (f) => `${f('benched')} Pokémon on ${f('player')}'s Bench; ${f('most')} at most.`,
  'two-actives': (f) => `${f('player')} has ${f('actives')} Active Pokémon; this is not 2-on-2.`,
  'no-active': (f) => `${f('player')} has Pokémon on the Bench and none Active.`,
  'too-many-prizes': (f) => `${f('player')} has ${f('prizes')} Prizes; six at most.`,
  'already-won-by-prizes': (f) => `${f('player')} has no Prizes left: the game is over.`,
  'already-lost-all': (f) => `${f('player')} has no Pokémon in play: the game is over.`,
  'condition-on-bench': (f) =>
    `${f('pokemon')} on ${f('player')}'s Bench is ${named(f('condition'))}; the Bench ends conditions.`,
  'conditions-exclude': (f) =>
    `${f('pokemon')} is ${f.list('conditions').map(named).join(' and ')}; only one of these can last.`,
  'unknown-condition': (f) => `${f('pokemon')} is ${named(f('condition'))}, which these rules do not know.`,
  'should-be-knocked-out': (f) => `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP: it is Knocked Out.`,
  'not-a-pokemon': (f) => `${f('pokemon')} lies in ${f('player')}'s ${f('place')} place and is no Pokémon.`,
  'no-basic-set-out': (f) => `${f('player')} has set out ${f('pokemon')}, which is no Basic Pokémon card.`,
  'not-a-stadium': (f) => `${f('card')} is no Stadium.`,
  'too-many-cards': (f) => `${f('player')} has ${f('cards')} cards; a deck has 60 at most.`,
  'two-tools': (f) => `${f('pokemon')} carries ${counted(f.number('tools'), 'Pokémon Tool')}; one at most.`,
  'attachment-invalid': (f) => `${f('pokemon')} holds ${f('card')}, which may not lie on it.`,
  'wrong-line': (f) => `${f('card')} belongs on ${f('from')}; here it lies on ${f('below')}.`,
  'since-the-future': (f) => `${f('pokemon')} came in turn ${f('since')}, but it is turn ${f('turn')}.`,
  'evolved-on-first-turn': (f) => `${f('pokemon')} evolved in turn ${f('turn')}, a player's first.`,
  'not-their-turn': (f) => `Turn ${f('turn')} belongs to ${f('due')}, not to ${f('player')}.`,
};

const named = (condition: string): string => condition.charAt(0).toUpperCase() + condition.slice(1);

export const impossibility = (code: string, facts: Facts): string => sentence(inWords(IMPOSSIBLE, code, facts));
