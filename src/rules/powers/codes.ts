/** The codes that the rules of powers write, by what they stand for. `render/words` has words for each. */
export interface PowersCodes {
  readonly ground:
    | 'before-the-hand-only'
    | 'card-already-used'
    | 'card-changes-nothing'
    | 'card-conditions'
    | 'no-such-power'
    | 'poke-power-once'
    | 'poke-power-while-affected'
    | 'power-already-used'
    | 'power-condition-meant'
    | 'power-conditions'
    | 'power-disabled'
    | 'power-forfeited'
    | 'power-of-that-name-used'
    | 'power-of-the-opposing-turn'
    | 'power-reached-by-wording'
    | 'used-outside-play';
  readonly need: 'ability-hangs-on-untold' | 'kinds-of-powers-not-told' | 'last-action-not-told' | 'powers-not-told';
  readonly question: 'use-before-the-hand';
  readonly note: 'reaches-other-kind' | 'trait-is-no-ability';
}
