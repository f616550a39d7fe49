/** The codes that the rules of the set-up write, by what they stand for. `render/words` has words for each. */
export interface SetUpCodes {
  readonly ground:
    | 'active-is-set-out'
    | 'basic-in-initial-hand'
    | 'bench-before-active'
    | 'bench-behind-the-prizes'
    | 'both-hands-without-basic'
    | 'coin-decides-first-turn'
    | 'extra-comes-last'
    | 'first-turn-is-settled'
    | 'fossil-in-initial-hand'
    | 'hand-already-drawn'
    | 'initial-active-stays'
    | 'initial-hand-size'
    | 'no-basic-of-ones-own'
    | 'no-hand-is-shown'
    | 'no-initial-active'
    | 'no-initial-hand'
    | 'no-mulligan-left'
    | 'no-prizes-set'
    | 'no-room-for-extra'
    | 'not-a-basic-to-set-out'
    | 'not-a-later-set-up'
    | 'not-in-initial-hand'
    | 'other-sets-out-first'
    | 'own-set-up-not-finished'
    | 'prizes-already-set'
    | 'prizes-before-active'
    | 'prizes-before-both-active'
    | 'prizes-of-other-deck'
    | 'set-up-is-over'
    | 'six-prizes'
    | 'six-prizes-always'
    | 'six-prizes-each';
  readonly allowance: 'draw-hand-first' | 'set-active-first' | 'set-prizes-first';
  readonly need:
    | 'deck-not-told'
    | 'first-player-not-told'
    | 'flip-winner-not-told'
    | 'initial-active-not-told'
    | 'later-set-up-not-told'
    | 'prizes-of-size-not-told'
    | 'set-prizes-not-told'
    | 'sudden-death-not-told';
  readonly note: 'fossil-counts-as-basic' | 'prizes-by-deck-size' | 'taken-heads-is-the-call-of';
  readonly question:
    | 'cut'
    | 'extra-card'
    | 'first-flip'
    | 'first-team'
    | 'first-turn'
    | 'rock-paper-scissors'
    | 'winner-decides';
}
