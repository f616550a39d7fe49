/** The codes that the rules of turns write, by what they stand for. `render/words` has words for each. */
export interface TurnCodes {
  readonly ground:
    | 'attack-phase-entered'
    | 'game-is-over'
    | 'no-attack-now'
    | 'no-draw-now'
    | 'not-the-action-phase'
    | 'not-your-turn'
    | 'turn-cannot-end-now';
  readonly allowance: 'draw-first' | 'opponent-allows';
  readonly need: 'paralysis-read-two-ways';
  readonly note: 'char-damage' | 'deck-is-empty' | 'turn-ends-by-text';
  readonly question: 'char';
}
