/** The codes that the rules of effects write, by what they stand for. `render/words` has words for each. */
export interface EffectsCodes {
  readonly ground:
    | 'ban-on-player-stays'
    | 'card-in-play-forbids'
    | 'lasting-effect-forbids'
    | 'protection-undoes-nothing';
  readonly allowance: 'evolve-it' | 'only-its-end';
  readonly overruling: 'card-permits' | 'ruling-permits';
  readonly need:
    | 'arrival-not-told'
    | 'effects-not-prints-apart'
    | 'fall-not-told'
    | 'mutes-not-prints-apart'
    | 'stadium-owner-not-told'
    | 'supporter-not-told';
  readonly note:
    | 'bodies-add-up'
    | 'bodies-do-not-add-up'
    | 'body-is-active'
    | 'char-stays'
    | 'counts-once'
    | 'done-this-turn'
    | 'effect-ends'
    | 'effect-outlives-its-source'
    | 'effect-stays'
    | 'fell-last-turn'
    | 'full-hp'
    | 'hp-left'
    | 'moved-all-the-same'
    | 'newest-counts';
}
