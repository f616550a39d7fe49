import { capital, type Given, type Words } from './facts.ts';

/** A reason why not: the line on the screen, the fact on this table, and the clause for the sentence that is said to the player. */
export interface GroundWords {
  readonly says: Words;
  readonly because: Words;
  readonly say: Words;
  /** The same fact under another paragraph: it is cited with that ground and told once. */
  readonly restates?: string;
  /** Nothing can lift it before the turn is over. */
  readonly lastsThisTurn?: true;
}

/**
 * `it`: the Pokémon by name where it is told of for the first time, `it` afterwards. `you` in what is said aloud is the player to move. Facts
 * that the report adds to those of the rule: `it`, `player`, `turn`, `turnGiven`.
 */
export const it = (f: Given): string => (f.has('it') ? f('it') : f('pokemon'));

export const inTurn = (f: Given): string => (f.is('turnGiven') ? `in turn ${f('turn')}` : 'this turn');

export const firstTurn: GroundWords['says'] = (f) =>
  f.is('turnGiven') ? `Turn ${f('turn')} is ${f('player')}'s first turn.` : `It is ${f('player')}'s first turn.`;

export const isNew: Omit<GroundWords, 'say'> = {
  says: (f) => `${capital(it(f))} has not been in play, unchanged, since before this turn.`,
  because: (f) => `${f('pokemon')} is new ${inTurn(f)}`,
  lastsThisTurn: true,
};

export const used = (what: string): GroundWords => ({
  says: (f) => `${f('player')} has already ${what} ${inTurn(f)}.`,
  because: (f) => `${what} ${inTurn(f)}`,
  say: () => `you have already ${what} this turn`,
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

const phase = (f: Given): string => PHASES[f('phase')] ?? f('phase');

export const wrongPhase: GroundWords = {
  says: (f) => `This is ${phase(f)}.`,
  because: (f) => `phase: ${f('phase')}`,
  say: (f) => `this is ${phase(f).replace(/:.*$/u, '')}`,
};
