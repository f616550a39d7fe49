import { capital, listed, POWER_KINDS } from './facts.ts';
import { firstTurn, type GroundWords, inTurn, isNew, it } from './ground-words.ts';

/** Why not, of evolving, leveling up and using Poké-Powers. */

export const AGAINST_CHANGING: { readonly [code: string]: GroundWords } = {
  'evolves-from-another': {
    says: (f) =>
      f('from') === ''
        ? `${f('card')} is no Evolution card.`
        : `${f('card')} evolves from ${f('from')}; this is ${f('pokemon')}.`,
    because: (f) =>
      f('from') === '' ? `${f('card')} evolves from nothing` : `${f('card')}: evolves from ${f('from')}`,
    say: (f) =>
      f('from') === ''
        ? `${f('card')} is no Evolution card`
        : `${f('card')} evolves from ${f('from')} and not from ${f('pokemon')}`,
  },
  'only-onto-named': {
    says: (f) => `${f('card')} may be put only onto the Pokémon it names, and that is not ${f('pokemon')}.`,
    because: (f) => (f('from') === '' ? `${f('card')} names none` : `it names ${f('from')}`),
    say: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
    restates: 'evolves-from-another',
  },
  'another-gym-leader': {
    says: (f) => `${f('card')} and ${f('pokemon')} are not of the same Gym Leader.`,
    because: () => 'not of the same Gym Leader',
    say: (f) => `${f('card')} and ${f('pokemon')} are not of one Gym Leader`,
    restates: 'evolves-from-another',
  },
  'line-of-its-own': {
    says: (f) => `${f('pokemon')} is not ${f('from')}: further words in a name make a line of its own.`,
    because: (f) => `${f('pokemon')} is not ${f('from')}`,
    say: (f) => `${f('pokemon')} is not ${f('from')}`,
    restates: 'evolves-from-another',
  },
  'evolve-new': { ...isNew, say: (f) => `${it(f)} came into play or changed this turn` },
  'evolve-first-turn': {
    says: firstTurn,
    because: (f) => `turn ${f('turn')}`,
    say: () => 'nobody evolves in the first turn',
    lastsThisTurn: true,
  },

  'put-onto-another': {
    says: (f) =>
      f('onto') === ''
        ? `${f('card')} is no Level Up card.`
        : `${f('card')} is put onto ${f('onto')}; this is ${f('pokemon')}.`,
    because: (f) => (f('onto') === '' ? `${f('card')} is put onto nothing` : `${f('card')}: put onto ${f('onto')}`),
    say: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
  },
  'level-only-onto-named': {
    says: (f) => `${f('card')} may be put only onto the Pokémon it names, and that is not ${f('pokemon')}.`,
    because: (f) => (f('onto') === '' ? `${f('card')} names none` : `it names ${f('onto')}`),
    say: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
    restates: 'put-onto-another',
  },
  'level-up-benched': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon levels up.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    say: (f) => `${it(f)} is on the Bench, and only your Active Pokémon levels up`,
  },
  'level-up-new': { ...isNew, say: (f) => `${it(f)} came into play or changed this turn` },
  'level-up-first-turn': {
    says: firstTurn,
    because: (f) => `turn ${f('turn')}`,
    say: () => 'nobody levels up in the first turn',
    lastsThisTurn: true,
  },
  'already-leveled-up': {
    says: (f) => `${capital(it(f))} is already Leveled Up.`,
    because: (f) => `a Level Up card lies on ${f('pokemon')}`,
    say: (f) => `${it(f)} is already Leveled Up`,
  },

  'ability-of-the-earlier-stage': {
    says: (f) => `${f('power')} is an Ability of ${f('from')}, from which ${it(f)} evolved.`,
    because: (f) => `${f('power')} of ${f('from')} beneath`,
    say: (f) => `${f('power')} belongs to ${f('from')}, from which it evolved`,
  },
  'no-such-power': {
    says: (f) =>
      f.has('has')
        ? `${f('power')} of ${f('pokemon')} works by itself and is not used.`
        : `${capital(it(f))} has no power called ${f('power')}.`,
    because: (f) => (f.has('has') ? `nobody uses ${f('power')}` : `no power ${f('power')} on ${f('pokemon')}`),
    say: (f) =>
      f.has('has') ? `${f('power')} works by itself and is not used` : `${it(f)} has no power called ${f('power')}`,
  },
  'power-disabled': {
    says: (f) => `${f('by')} takes ${f('power')} away from ${f('pokemon')}.`,
    because: (f) => `${f('power')} is disabled by ${f('by')}`,
    say: (f) => `${f('by')} takes ${f('power')} away from ${f('pokemon')}`,
  },
  'power-reached-by-wording': {
    says: (f) => `${f('by')} names other powers, and reaches ${f('power')} with them.`,
    because: (f) => `${f('by')} reaches ${f('power')}, a ${POWER_KINDS[f('kind')] ?? f('kind')}`,
    say: (f) => `${f('by')} takes ${f('power')} away with the other powers`,
    restates: 'power-disabled',
  },
  'power-conditions': {
    says: (f) => `What ${f('power')} asks for is not the case.`,
    because: (f) => `the conditions of ${f('power')} are not met for ${f('pokemon')}`,
    say: (f) => `what ${f('power')} asks for is not the case`,
  },
  'power-of-the-opposing-turn': {
    says: (f) => `${f('power')} answers something in the opposing turn; it is no action of one's own turn.`,
    because: (f) => `${f('power')} of ${f('pokemon')} is for the opposing turn`,
    say: (f) => `${f('power')} is for your opponent's turn`,
    lastsThisTurn: true,
  },
  'power-condition-meant': {
    says: (f) =>
      `${f('pokemon')} is ${listed(f.list('conditions').map(capital))}: a text that names Asleep, Confused and Paralyzed means every Special Condition.`,
    because: (f) => `${f('pokemon')} is ${listed(f.list('conditions').map(capital))}`,
    say: (f) =>
      `${f('pokemon')} is ${listed(f.list('conditions').map(capital))}, and an older text like this means every Special Condition`,
  },
  'power-of-that-name-used': {
    says: (f) => `A ${f('power')} was used this turn, and its text allows one of that name in a turn.`,
    because: (f) => `${f('power')} used this turn`,
    say: (f) => `one ${f('power')} in a turn is all its text allows`,
    lastsThisTurn: true,
  },
  'mega-evolves-from-another': {
    says: (f) => `${f('card')} evolves from ${f('from')} and from nothing else.`,
    because: (f) => `${f('card')}: evolves from ${f('from')}`,
    say: (f) => `${f('card')} evolves from ${f('from')} alone`,
    restates: 'evolves-from-another',
  },
  'poke-power-once': {
    says: (f) => `${f('power')} of ${f('pokemon')} was used in this turn: a Poké-Power is used once in a turn.`,
    because: (f) => `${f('power')} used already`,
    say: (f) => `${f('power')} was used in this turn already`,
  },
  'power-already-used': {
    says: (f) => `${f('pokemon')} has already used ${f('power')} ${inTurn(f)}.`,
    because: (f) => `${f('power')} used ${inTurn(f)}`,
    say: (f) => `this ${f('pokemon')} has already used ${f('power')} this turn`,
    lastsThisTurn: true,
  },
  'power-forfeited': {
    says: (f) => `${f('power')} had to be the very next action after ${f('pokemon')} was put down.`,
    because: (f) => `the moment of ${f('power')} is over`,
    say: (f) => `${f('power')} had to be used at once, and the moment is over`,
    lastsThisTurn: true,
  },
};
