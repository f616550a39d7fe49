import { capital, counted, listed, spoken, type Told, type Words } from './facts.ts';

/** A reason why not: the line on the screen, the fact on this table, and the clause for the sentence that is said to the player. */
export interface GroundWords {
  readonly says: Words;
  readonly because: Words;
  readonly aloud: Words;
  /** The same fact under another paragraph: it is cited with that ground and told once. */
  readonly restates?: string;
  /** Nothing can lift it before the turn is over. */
  readonly lastsThisTurn?: true;
}

/**
 * `it`: the Pokémon by name where it is told of for the first time, `it` afterwards. `you` in what is said aloud is the player to move. Facts
 * that the report adds to those of the rule: `it`, `player`, `turn`, `turnTold`.
 */
const it = (f: Told): string => (f.has('it') ? f('it') : f('pokemon'));

const inTurn = (f: Told): string => (f.is('turnTold') ? `in turn ${f('turn')}` : 'this turn');

const act = (f: Told): string => ACTS[f('act')] ?? f('act');

const ACTS: { readonly [act: string]: string } = {
  retreat: 'retreat',
  attack: 'attack',
  evolve: 'evolve',
  'level-up': 'level up',
  'attach-energy': 'be given Energy from hand',
  bench: 'put a Pokémon on the Bench',
  'play-trainer': 'play a Trainer',
  'play-supporter': 'play a Supporter',
  'play-stadium': 'play a Stadium',
  'use-power': 'use a Poké-Power',
};

const cards = (labels: readonly string[]): string => (labels.length === 0 ? 'nothing' : labels.join(', '));

const firstTurn: GroundWords['says'] = (f) =>
  f.is('turnTold') ? `Turn ${f('turn')} is ${f('player')}'s first turn.` : `It is ${f('player')}'s first turn.`;

const isNew: Omit<GroundWords, 'aloud'> = {
  says: (f) => `${capital(it(f))} has not been in play, unchanged, since before this turn.`,
  because: (f) => `${f('pokemon')} is new ${inTurn(f)}`,
  lastsThisTurn: true,
};

const forbidden = (f: Told): string => (f('pokemon') === '' || !f.has('pokemon') ? f('player') : it(f));

const used = (what: string): GroundWords => ({
  says: (f) => `${f('player')} has already ${what} ${inTurn(f)}.`,
  because: (f) => `${what} ${inTurn(f)}`,
  aloud: () => `you have already ${what} this turn`,
  lastsThisTurn: true,
});

const PHASES: { readonly [phase: string]: string } = {
  setup: 'the set-up',
  draw: 'the draw phase: a card is drawn first',
  action: 'the action phase',
  attack: 'the attack phase',
  end: 'the end of the turn',
  between: 'the time between turns',
};

const phase = (f: Told): string => PHASES[f('phase')] ?? f('phase');

const wrongPhase: GroundWords = {
  says: (f) => `This is ${phase(f)}.`,
  because: (f) => `phase: ${f('phase')}`,
  aloud: (f) => `this is ${phase(f).replace(/:.*$/u, '')}`,
};

const conditionForbids = (condition: string): GroundWords => ({
  says: (f) => `${capital(it(f))} is ${condition}.`,
  because: (f) => `${f('pokemon')} is ${condition}`,
  aloud: (f) => `${it(f)} is ${condition}`,
});

const ended = (why: string): GroundWords => ({
  says: () => `The attack comes to nothing: ${why}.`,
  because: () => why,
  aloud: () => why,
});

/** Words for every prohibition; the code is that of the rule. */
export const GROUNDS: { readonly [code: string]: GroundWords } = {
  'is-asleep': conditionForbids('Asleep'),
  'is-paralyzed': conditionForbids('Paralyzed'),

  'already-retreated': {
    ...used('retreated'),
    because: (f) => `retreat used ${inTurn(f)}`,
  },
  'retreat-cost': {
    says: (f) =>
      f.number('units') === 0
        ? `${capital(it(f))} has no Energy; its Retreat Cost is ${f('cost')}.`
        : `${capital(it(f))} has Energy for ${f('units')}; its Retreat Cost is ${f('cost')}.`,
    because: (f) =>
      `${counted(f.number('cards'), 'Energy card')} on ${f('pokemon')}, worth ${f('units')}; cost ${f('cost')}`,
    aloud: (f) =>
      f.number('units') === 0
        ? `${it(f)} has no Energy for its Retreat Cost of ${spoken(f.number('cost'))}`
        : `${it(f)} has Energy for ${spoken(f.number('units'))}, and its Retreat Cost is ${spoken(f.number('cost'))}`,
  },
  'payment-order': {
    says: (f) => `The cost of ${f('cost')} is met after ${cards(f.list('after'))}; no more comes off.`,
    because: (f) => `to pay: ${cards(f.list('pay'))}`,
    aloud: () => 'once the cost is met no more Energy comes off',
  },
  'payment-too-small': {
    says: (f) => `${cards(f.list('pay'))} gives ${f('units')}; the Retreat Cost is ${f('cost')}.`,
    because: (f) => `to pay: ${cards(f.list('pay'))}, worth ${f('units')}`,
    aloud: (f) => `that pays ${spoken(f.number('units'))} and the cost is ${spoken(f.number('cost'))}`,
  },
  'no-bench': {
    says: (f) => `${f('player')} has no Benched Pokémon to change with.`,
    because: (f) => `${f('player')}'s Bench is empty`,
    aloud: () => 'there is nobody on your Bench to change with',
  },
  'only-active-retreats': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon retreats.`,
    because: (f) => `${f('pokemon')} is on ${f('place')}`,
    aloud: (f) => `${it(f)} is not your Active Pokémon`,
  },

  'no-such-attack': {
    says: (f) =>
      f.list('has').length === 0
        ? `${capital(it(f))} has no attack.`
        : `${capital(it(f))} has no attack called ${f('attack')}.`,
    because: (f) =>
      f.list('has').length === 0 ? `${f('pokemon')} has no attacks` : `its attacks: ${listed(f.list('has'))}`,
    aloud: (f) =>
      f.list('has').length === 0 ? `${it(f)} has no attack` : `${it(f)} has no attack called ${f('attack')}`,
  },
  'only-active-attacks': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon attacks.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    aloud: (f) => `${it(f)} is on the Bench, and only your Active Pokémon attacks`,
  },
  'benched-attacks-not': {
    says: (f) => `${capital(it(f))} is on the Bench, and Benched Pokémon do not attack.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    aloud: (f) => `${it(f)} is on the Bench`,
    restates: 'only-active-attacks',
  },
  'no-defending-pokemon': {
    says: (f) => `${f('pokemon')} of ${f('player')} cannot be attacked: it is no opponent's Active Pokémon.`,
    because: (f) => `${f('pokemon')} is no opponent's Active Pokémon`,
    aloud: (f) => `${f('pokemon')} is no opponent's Active Pokémon`,
  },
  'attack-cost': {
    says: (f) =>
      f.number('units') === 0
        ? `${capital(it(f))} has no Energy; ${f('attack')} needs ${f.list('cost').join(' ')}.`
        : `${f('attack')} needs ${f.list('cost').join(' ')}; ${it(f)} is ${f('missing')} short.`,
    because: (f) =>
      `Energy worth ${f('units')} on ${f('pokemon')}, ${f('missing')} of ${f.list('cost').join(' ')} not met`,
    aloud: (f) =>
      f.number('units') === 0
        ? `${it(f)} has no Energy for ${f('attack')}`
        : `${it(f)} is ${spoken(f.number('missing'))} Energy short for ${f('attack')}`,
  },
  'attack-is-illegal': {
    says: (f) => `The Energy for ${f('attack')} is looked at first of all, and ${f('missing')} is missing.`,
    because: (f) => `${f('missing')} Energy missing on ${f('pokemon')}`,
    aloud: (f) => `${it(f)} has not the Energy for ${f('attack')}`,
    restates: 'attack-cost',
  },
  'no-attack-now': wrongPhase,

  'bench-full': {
    says: (f) => `${f('player')}'s Bench has ${f('benched')} Pokémon; ${f('most')} at most.`,
    because: (f) => `${f('benched')} of ${f('most')} places taken`,
    aloud: () => 'your Bench is full',
  },
  'not-a-basic': {
    says: (f) => `${f('card')} is no Basic Pokémon card.`,
    because: (f) => `${f('card')}: ${f('stage')}`,
    aloud: (f) => `${f('card')} is no Basic Pokémon`,
  },

  'energy-already-attached': used('attached an Energy card'),
  'attachment-target': {
    says: (f) => `The text of ${f('card')} does not let it lie on ${f('pokemon')}.`,
    because: (f) => `${f('card')} cannot lie on ${f('pokemon')}`,
    aloud: (f) => `${f('card')} can't be attached to ${f('pokemon')}`,
  },

  'evolves-from-another': {
    says: (f) =>
      f('from') === ''
        ? `${f('card')} is no Evolution card.`
        : `${f('card')} evolves from ${f('from')}; this is ${f('pokemon')}.`,
    because: (f) =>
      f('from') === '' ? `${f('card')} evolves from nothing` : `${f('card')}: evolves from ${f('from')}`,
    aloud: (f) =>
      f('from') === ''
        ? `${f('card')} is no Evolution card`
        : `${f('card')} evolves from ${f('from')} and not from ${f('pokemon')}`,
  },
  'only-onto-named': {
    says: (f) => `${f('card')} may be put only onto the Pokémon it names, and that is not ${f('pokemon')}.`,
    because: (f) => (f('from') === '' ? `${f('card')} names none` : `it names ${f('from')}`),
    aloud: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
    restates: 'evolves-from-another',
  },
  'evolve-new': { ...isNew, aloud: (f) => `${it(f)} came into play or changed this turn` },
  'evolve-first-turn': {
    says: firstTurn,
    because: (f) => `turn ${f('turn')}`,
    aloud: () => 'nobody evolves in the first turn',
    lastsThisTurn: true,
  },

  'put-onto-another': {
    says: (f) =>
      f('onto') === ''
        ? `${f('card')} is no Level Up card.`
        : `${f('card')} is put onto ${f('onto')}; this is ${f('pokemon')}.`,
    because: (f) => (f('onto') === '' ? `${f('card')} is put onto nothing` : `${f('card')}: put onto ${f('onto')}`),
    aloud: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
  },
  'level-only-onto-named': {
    says: (f) => `${f('card')} may be put only onto the Pokémon it names, and that is not ${f('pokemon')}.`,
    because: (f) => (f('onto') === '' ? `${f('card')} names none` : `it names ${f('onto')}`),
    aloud: (f) => `${f('card')} does not go onto ${f('pokemon')}`,
    restates: 'put-onto-another',
  },
  'level-up-benched': {
    says: (f) => `${capital(it(f))} is not Active; only the Active Pokémon levels up.`,
    because: (f) => `${f('pokemon')} is on the Bench`,
    aloud: (f) => `${it(f)} is on the Bench, and only your Active Pokémon levels up`,
  },
  'level-up-new': { ...isNew, aloud: (f) => `${it(f)} came into play or changed this turn` },
  'level-up-first-turn': {
    says: firstTurn,
    because: (f) => `turn ${f('turn')}`,
    aloud: () => 'nobody levels up in the first turn',
    lastsThisTurn: true,
  },
  'already-leveled-up': {
    says: (f) => `${capital(it(f))} is already Leveled Up.`,
    because: (f) => `a Level Up card lies on ${f('pokemon')}`,
    aloud: (f) => `${it(f)} is already Leveled Up`,
  },

  'no-such-power': {
    says: (f) => `${capital(it(f))} has no Poké-Power called ${f('power')}.`,
    because: (f) => `no Poké-Power ${f('power')} on ${f('pokemon')}`,
    aloud: (f) => `${it(f)} has no Poké-Power called ${f('power')}`,
  },
  'power-disabled': {
    says: (f) => `${f('by')} takes away the Poké-Power of ${f('pokemon')}.`,
    because: (f) => `${f('power')} is disabled by ${f('by')}`,
    aloud: (f) => `${f('by')} takes away the Poké-Power of ${f('pokemon')}`,
  },
  'power-conditions': {
    says: (f) => `What ${f('power')} asks for is not the case.`,
    because: (f) => `the conditions of ${f('power')} are not met for ${f('pokemon')}`,
    aloud: (f) => `what ${f('power')} asks for is not the case`,
  },
  'power-already-used': {
    says: (f) => `${f('pokemon')} has already used ${f('power')} ${inTurn(f)}.`,
    because: (f) => `${f('power')} used ${inTurn(f)}`,
    aloud: (f) => `this ${f('pokemon')} has already used ${f('power')} this turn`,
    lastsThisTurn: true,
  },
  'power-forfeited': {
    says: (f) => `${f('power')} had to be the very next action after ${f('pokemon')} was put down.`,
    because: (f) => `the moment of ${f('power')} is over`,
    aloud: (f) => `${f('power')} had to be used at once, and the moment is over`,
    lastsThisTurn: true,
  },

  'no-trainers-first-turn': {
    says: () => 'In the very first turn the starting player plays no Trainer, Supporter or Stadium card.',
    because: (f) => `${f('player')} started, and this is turn 1`,
    aloud: () => 'the starting player plays no such card in the first turn',
    lastsThisTurn: true,
  },
  'no-trainers-teams-first-turn': {
    says: () => 'Whoever goes first on a team plays no Trainer, Supporter or Stadium card in that turn.',
    because: (f) => `${f('player')} goes first on the team, and this is that turn`,
    aloud: () => 'whoever goes first on a team plays no such card in that turn',
    lastsThisTurn: true,
  },
  'supporter-already-played': used('played a Supporter'),
  'stadium-already-played': used('played a Stadium'),
  'same-stadium': {
    says: (f) => `${f('card')} is in play already.`,
    because: (f) => `the Stadium in play is ${f('card')}`,
    aloud: (f) => `${f('card')} is in play already`,
  },
  'already-has-a-tool': {
    says: (f) => `${f('pokemon')} carries ${f('tool')} already; one Pokémon Tool each.`,
    because: (f) => `${f('tool')} on ${f('pokemon')}`,
    aloud: (f) => `${f('pokemon')} already carries a Pokémon Tool`,
  },
  'not-in-hand': {
    says: (f) => `${f('card')} is not in ${f('player')}'s hand.`,
    because: (f) => `${f('player')}'s hand was told without ${f('card')}`,
    aloud: (f) => `${f('card')} is not in your hand`,
  },
  'in-the-lost-zone': {
    says: (f) => `${f('card')} is in ${f('player')}'s Lost Zone and stays there.`,
    because: (f) => `${f('card')} in the Lost Zone`,
    aloud: (f) => `${f('card')} is out of the game`,
  },
  'candy-too-young': {
    ...isNew,
    because: (f) => `${f('card')} would fit, but ${f('pokemon')} is new ${inTurn(f)}`,
    aloud: (f) => `${it(f)} came into play or changed this turn`,
  },
  'candy-first-turn': {
    says: firstTurn,
    because: (f) => `${f('card')} would fit ${f('pokemon')}, but it is turn ${f('turn')}`,
    aloud: () => 'nobody evolves in the first turn',
    lastsThisTurn: true,
  },
  'candy-on-baby': {
    says: (f) => `${capital(it(f))} is a Baby Pokémon, or evolves as one: no Stage 2 comes of it this way.`,
    because: (f) => `${f('pokemon')} is the Basic`,
    aloud: (f) => `${it(f)} counts as a Baby Pokémon`,
  },
  'no-game-effect': {
    says: (f) => `${f('card')} would change nothing here.`,
    because: (f) => `the text of ${f('card')} finds nothing to do`,
    aloud: (f) => `${f('card')} would do nothing at all`,
  },

  'lasting-effect-forbids': {
    says: (f) => `${f('by')} is still at work: ${forbidden(f)} can't ${act(f)}.`,
    because: (f) => `the effect of ${f('by')} lasts`,
    aloud: (f) => `the effect of ${f('by')} still forbids it`,
  },
  'card-in-play-forbids': {
    says: (f) => `${f('by')} forbids it: ${forbidden(f)} can't ${act(f)}.`,
    because: (f) => `${f('by')} is in play`,
    aloud: (f) => `${f('by')} forbids it`,
  },

  'not-the-action-phase': wrongPhase,
  'attack-phase-entered': {
    says: (f) => `${f('player')} has declared an attack; the action phase is over.`,
    because: () => 'the attack phase has begun',
    aloud: () => 'you have declared your attack',
  },
  'no-draw-now': wrongPhase,
  'turn-cannot-end-now': wrongPhase,
  'game-is-over': {
    says: (f) =>
      f('outcome') === 'win' ? `The game is over: ${f('winners')} has won.` : 'The game is over: Sudden Death follows.',
    because: (f) => (f('outcome') === 'win' ? `${f('winners')} has won` : 'Sudden Death'),
    aloud: () => 'the game is over',
    lastsThisTurn: true,
  },

  // How an attack ended that was begun by the rules and came to nothing.
  'ended-confused': ended('the coin for its Confusion is tails'),
  'ended-cancelled-by-effect': ended('the coin that an effect asks for is tails'),
  'ended-cannot-discard': ended('what it has to discard is not there'),
  'ended-does-nothing': ended('by its own text it does nothing'),
};
