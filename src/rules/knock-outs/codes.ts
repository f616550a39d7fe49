/** The codes that the rules of Knock Outs write, by what they stand for. `render/words` has words for each. */
export interface KnockOutsCodes {
  readonly ground: 'nobody-active';
  readonly need: 'hp-not-told' | 'worth-not-told';
  readonly note:
    | 'attachment-invalid'
    | 'damage-reaches-hp'
    | 'effect-ceases'
    | 'knocked-out-by-text'
    | 'no-order-needed'
    | 'no-prize-left'
    | 'order-of-players'
    | 'prize-for-a-benched'
    | 'prize-for-it'
    | 'prizes-changed'
    | 'prizes-of-its-kind'
    | 'still-pokemon-ex'
    | 'survives'
    | 'two-prizes';
  readonly question: 'damage-may-be-prevented' | 'knock-out-may-be-averted' | 'promote' | 'take-prize';
}
