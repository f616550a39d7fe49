import type { TurnCodes } from '../../rules/index.ts';
import type { Given } from './facts.ts';
import type { AskedWords, WordsOf } from './rule-words.ts';

const PHASES: { readonly [phase: string]: string } = {
  setup: 'the set-up',
  draw: 'the draw phase',
  action: 'the action phase',
  attack: 'the attack phase',
  end: 'the end of the turn',
  between: 'the time between turns',
};

const phase = (f: Given): string => PHASES[f('phase')] ?? f('phase');

const wrongPhase = (passed: string): AskedWords => ({
  says: (f) => `This is ${phase(f)}${f('phase') === 'draw' ? ': a card is drawn first' : ''}.`,
  because: (f) => `phase: ${f('phase')}`,
  say: (f) => (f('phase') === 'draw' ? 'you draw a card first' : `this is ${phase(f)}`),
  passed: () => passed,
});

/** What comes of a game that has no winner. */
const LEVEL: { readonly [outcome: string]: string } = {
  tie: 'it ended in a tie',
  'sudden-death': 'Sudden Death follows',
  tiebreaker: 'a tiebreaker game follows',
};

export const TURN = {
  grounds: {
    'not-the-action-phase': wrongPhase('it is the action phase'),
    'no-attack-now': wrongPhase('it is time to attack'),
    'no-draw-now': wrongPhase('it is the draw phase'),
    'turn-cannot-end-now': wrongPhase('the turn may end now'),
    'attack-phase-entered': {
      says: (f) => `${f('player')} has declared an attack; the action phase is over.`,
      because: () => 'the attack phase has begun',
      say: () => 'you have declared your attack',
      passed: () => 'no attack has been declared',
    },
    'not-your-turn': {
      says: (f) => `It is ${f('mover')}'s turn.`,
      because: (f) => `the turn is ${f('mover')}'s`,
      say: () => "it is your opponent's turn",
      passed: (f) => `it is ${f('player')}'s turn`,
      lastsThisTurn: true,
    },
    'game-is-over': {
      says: (f) =>
        f('outcome') === 'win'
          ? `The game is over: ${f('winners')} has won.`
          : `The game is over: ${LEVEL[f('outcome')] ?? 'it has ended'}.`,
      because: (f) =>
        f('outcome') === 'win' ? `${f('winners')} has won` : (LEVEL[f('outcome')] ?? 'the game is over'),
      say: () => 'the game is over',
      passed: () => 'the game is not over',
      lastsThisTurn: true,
    },
  },
  notes: {
    'char-damage': (f) => ({ text: `tails: ${f('damage')} damage from the Char counter` }),
    'deck-is-empty': (f) => ({ label: 'draw', text: `${f('player')}'s deck is empty` }),
    'turn-ends-by-text': () => ({ label: 'turn', text: 'the turn ends, because the text says so' }),
  },
  needs: {
    'paralysis-read-two-ways': {
      says: (f) =>
        `whether ${f('pokemon')} is still Paralyzed: the rule can be read so that Paralysis that began on its player's own turn lasts through the next turn too, or so that it is over now`,
      ask: (f) => `whether ${f('pokemon')} stays Paralyzed for the next turn; the rules can be read both ways`,
    },
  },
} satisfies WordsOf<TurnCodes>;
