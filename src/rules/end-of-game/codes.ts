/** The codes that the rules of the end of the game write, by what they stand for. `render/words` has words for each. */
export interface EndOfGameCodes {
  readonly ground: 'no-level-game' | 'one-prize-in-sudden-death' | 'six-prizes-in-tiebreaker';
  readonly allowance: 'new-game-first';
  readonly note:
    | 'as-many-prizes-left'
    | 'conditions-counted'
    | 'fewer-prizes-left'
    | 'new-game-one-prize'
    | 'opponent-has-no-pokemon'
    | 'repeats-until-outright'
    | 'sudden-death-may-follow'
    | 'sudden-death-one-prize'
    | 'taken-not-the-last-prize'
    | 'tiebreaker-follows'
    | 'tiebreaker-is-played'
    | 'tiebreaker-six-prizes'
    | 'took-all-prizes';
}
