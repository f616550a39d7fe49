/** The codes that the rules of Special Conditions write, by what they stand for. `render/words` has words for each. */
export interface SpecialConditionsCodes {
  readonly ground: 'is-asleep' | 'is-paralyzed';
  readonly allowance: 'asleep-ends-between-turns' | 'evolve-or-leave-active' | 'paralyzed-ends-between-turns';
  readonly need: 'burn-recovery-not-told' | 'second-char-not-told';
  readonly note:
    | 'benched-not-affected'
    | 'cannot-be-affected'
    | 'highest-number-alone'
    | 'more-counters-add-up'
    | 'more-counters-on-top'
    | 'other-number'
    | 'paralysis-stays'
    | 'poison-acts'
    | 'coins-of-sleep'
    | 'poison-counters-added'
    | 'poison-counters-usual'
    | 'removed-by-immunity'
    | 'stands-beside';
  readonly question: 'burn' | 'burn-heals' | 'sleep' | 'sleep-of-several';
}
