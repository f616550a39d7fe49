import { capital, counted } from './facts.ts';
import { firstTurn, type GroundWords, inTurn, isNew, it, used } from './ground-words.ts';

/** Why not, of playing cards from hand. */

export const AGAINST_PLAYING: { readonly [code: string]: GroundWords } = {
  'bench-full': {
    says: (f) => `${f('player')}'s Bench has ${f('benched')} Pokémon; ${f('most')} at most.`,
    because: (f) => `${f('benched')} of ${f('most')} places taken`,
    say: () => 'your Bench is full',
  },
  'not-a-basic': {
    says: (f) => `${f('card')} is no Basic Pokémon card.`,
    because: (f) => `${f('card')}: ${f('stage')}`,
    say: (f) => `${f('card')} is no Basic Pokémon`,
  },

  'energy-already-attached': used('attached an Energy card'),
  'attachment-target': {
    says: (f) => `The text of ${f('card')} does not let it lie on ${f('pokemon')}.`,
    because: (f) => `${f('card')} cannot lie on ${f('pokemon')}`,
    say: (f) => `the text of ${f('card')} does not let it lie on ${f('pokemon')}`,
  },

  'no-trainers-first-turn': {
    says: () => 'In the very first turn the starting player plays no Trainer, Supporter or Stadium card.',
    because: (f) => `${f('player')} started, and this is turn 1`,
    say: () => 'the starting player plays no such card in the first turn',
    lastsThisTurn: true,
  },
  'no-trainers-teams-first-turn': {
    says: () => 'Whoever goes first on a team plays no Trainer, Supporter or Stadium card in that turn.',
    because: (f) => `${f('player')} goes first on the team, and this is that turn`,
    say: () => 'whoever goes first on a team plays no such card in that turn',
    lastsThisTurn: true,
  },
  'supporter-already-played': used('played a Supporter'),
  'stadium-already-played': used('played a Stadium'),
  'same-stadium': {
    says: (f) => `${f('card')} is in play already.`,
    because: (f) => `the Stadium in play is ${f('card')}`,
    say: (f) => `${f('card')} is in play already`,
  },
  'restored-needs-its-item': {
    says: (f) => `${f('card')} is a Restored Pokémon: it comes onto the Bench by ${f('by')} alone.`,
    because: (f) => `${f('card')}: Restored Pokémon`,
    say: (f) => `${f('card')} comes onto the Bench by ${f('by')} alone`,
  },
  'other-half-missing': {
    says: (f) => `Both halves of ${f('card')} are played together, and one of them is not in hand.`,
    because: (f) => `one half of ${f('card')} in hand`,
    say: (f) => `both halves of ${f('card')} are played together`,
  },
  'gear-on-opponents-ex': {
    says: (f) => `${f('card')} goes onto a Pokémon-EX of the opponent.`,
    because: (f) => `${f('pokemon')} is none`,
    say: (f) => `${f('card')} goes onto one of your opponent's Pokémon-EX`,
  },
  'energy-on-ones-own': {
    says: (f) => `${f('card')} can be attached only to a Pokémon of the player's own.`,
    because: (f) => `${f('pokemon')} is the opponent's`,
    say: (f) => `${f('card')} goes onto one of your own Pokémon`,
  },
  'machine-on-ones-own': {
    says: (f) => `${f('card')} is a Technical Machine for a Pokémon of its player's own.`,
    because: (f) => `${f('pokemon')} is the opponent's`,
    say: (f) => `${f('card')} goes onto one of your own Pokémon`,
  },
  'tool-on-ones-own': {
    says: (f) => `${f('card')} is a Pokémon Tool for a Pokémon of its player's own.`,
    because: (f) => `${f('pokemon')} is the opponent's`,
    say: (f) => `${f('card')} goes onto one of your own Pokémon`,
  },
  'already-has-a-tool': {
    says: (f) => `${f('pokemon')} carries ${f('tool')} already; one Pokémon Tool each.`,
    because: (f) => `${f('tool')} on ${f('pokemon')}`,
    say: (f) => `${f('pokemon')} already carries a Pokémon Tool`,
  },
  'not-in-hand': {
    says: (f) => `${f('card')} is not in ${f('player')}'s hand.`,
    because: (f) => `${f('player')}'s hand was told without ${f('card')}`,
    say: (f) => `${f('card')} is not in your hand`,
  },
  'in-the-lost-zone': {
    says: (f) => `${f('card')} is in ${f('player')}'s Lost Zone and stays there.`,
    because: (f) => `${f('card')} in the Lost Zone`,
    say: (f) => `${f('card')} is out of the game`,
  },
  'candy-too-young': {
    ...isNew,
    because: (f) => `${f('card')} would fit, but ${f('pokemon')} is new ${inTurn(f)}`,
    say: (f) => `${it(f)} came into play or changed this turn`,
  },
  'candy-first-turn': {
    says: firstTurn,
    because: (f) => `${f('card')} would fit ${f('pokemon')}, but it is turn ${f('turn')}`,
    say: () => 'nobody evolves in the first turn',
    lastsThisTurn: true,
  },
  'candy-against-ban': {
    says: (f) => `A card in force forbids playing ${f('card')} onto ${it(f)}, by this card too.`,
    because: (f) => `${f('card')} would come out of the hand onto ${f('pokemon')}`,
    say: (f) => `a card in force forbids playing ${f('card')} onto ${it(f)}`,
  },
  'candy-on-baby': {
    says: (f) => `${capital(it(f))} is a Baby Pokémon, or evolves as one: no Stage 2 comes of it this way.`,
    because: (f) => `${f('pokemon')} is the Basic`,
    say: (f) => `${it(f)} counts as a Baby Pokémon`,
  },
  'candy-on-evolved': {
    says: (f) => `${capital(it(f))} is an Evolved Pokémon: the card is for a Basic one.`,
    because: (f) => `${f('pokemon')} is evolved`,
    say: (f) => `${it(f)} is an Evolved Pokémon, and the card is for a Basic one`,
  },
  'candy-without-link': {
    says: (f) => `No Stage 1 links ${f('pokemon')} with ${f('card')}.`,
    because: (f) => `no Stage 1 on file evolves from ${f('pokemon')} and into ${f('card')}`,
    say: (f) => `no Stage 1 links ${f('pokemon')} with ${f('card')}`,
  },
  'card-ruled-out': {
    says: (f) => `By an official ruling ${f('card')} may be played only if something is so, and it is not.`,
    because: (f) => `an official ruling keeps ${f('card')} from being played here`,
    say: (f) => `an official ruling keeps ${f('card')} from being played here`,
  },
  'card-asks-for-more': {
    says: (f) => `${f('card')} may be played only if what its text asks for is so, and it is not.`,
    because: (f) => `what ${f('card')} asks for is not so`,
    say: (f) => `what ${f('card')} asks for is not so`,
  },
  'cost-of-playing': {
    says: (f) =>
      `To play ${f('card')} costs ${counted(f.number('cost'), 'other card')} of the hand; there ${f.number('others') === 1 ? 'is' : 'are'} ${f('others')}.`,
    because: (f) => `${counted(f.number('others'), 'other card')} in hand`,
    say: (f) =>
      `${f('card')} costs ${counted(f.number('cost'), 'other card')} of your hand, and you have ${f.number('others') === 0 ? 'none' : f('others')}`,
  },
  'price-of-playing': {
    says: (f) => `What ${f('card')} costs in play is not there.`,
    because: (f) => `nothing there pays for ${f('card')}`,
    say: (f) => `what ${f('card')} costs in play is not there`,
  },
  'card-conditions': {
    says: (f) => `What ${f('power')} asks for is not the case.`,
    because: (f) => `the conditions of ${f('power')} are not met`,
    say: (f) => `what ${f('power')} asks for is not the case`,
  },
  'card-changes-nothing': {
    says: (f) => `${f('power')} would change nothing.`,
    because: (f) => `${f('power')} would change nothing`,
    say: (f) => `${f('power')} would change nothing`,
  },
  'card-already-used': {
    says: (f) => `${f('power')} has been used this turn.`,
    because: (f) => `${f('power')} used this turn`,
    say: (f) => `${f('power')} has been used this turn already`,
    lastsThisTurn: true,
  },
  'used-outside-play': {
    says: (f) => `${f('power')} is used while its card is in the ${f('zone')}, not in play.`,
    because: (f) => `${f('power')} works in the ${f('zone')} only`,
    say: (f) => `${f('power')} works from the ${f('zone')} only`,
  },
  'nothing-to-heal': {
    says: (f) => `${f('card')} heals, and there is no damage that it could take off.`,
    because: () => 'no damage to heal',
    say: (f) => `there is nothing for ${f('card')} to heal`,
  },
  'no-room-for-its-effect': {
    says: (f) => `${f('card')} puts Pokémon onto the Bench, and the Bench is full.`,
    because: () => 'no room on the Bench',
    say: (f) => `the Bench is full, so ${f('card')} cannot be used`,
  },
  'nothing-to-choose': {
    says: (f) => `${f('power')} has one at least chosen, and there is none.`,
    because: (f) => `${f('power')} asks for one at least, and there is none`,
    say: (f) => `${f('power')} has at least one chosen, and there is none`,
  },
  'ability-changes-nothing': {
    says: (f) => `${f('power')} would change nothing here.`,
    because: (f) => `the text of ${f('power')} finds nothing to do`,
    say: (f) => `${f('power')} would do nothing at all`,
  },
  'no-game-effect': {
    says: (f) => `${f('card')} would change nothing ${f.has('pokemon') ? `for ${f('pokemon')}` : 'here'}.`,
    because: (f) => `the text of ${f('card')} finds nothing to do${f.has('pokemon') ? ` for ${f('pokemon')}` : ''}`,
    say: (f) =>
      f.has('pokemon') ? `${f('card')} would do nothing for ${f('pokemon')}` : `${f('card')} would do nothing at all`,
  },
};
