/** The codes that the rules of damage write, by what they stand for. `render/words` has words for each. */
export interface DamageCodes {
  readonly need: 'resistance-not-told' | 'weakness-not-told';
  readonly note:
    | 'bench-no-weakness'
    | 'cannot-be-healed'
    | 'damage-changed'
    | 'damage-prevented'
    | 'effects-reach-itself'
    | 'energy-with-trainers'
    | 'healed'
    | 'healed-times'
    | 'no-weakness'
    | 'one-for-each-ten'
    | 'resistance'
    | 'resistance-without-number'
    | 'several-match'
    | 'tera-only-damage'
    | 'text-sets-aside'
    | 'weakness'
    | 'weakness-past-counters'
    | 'weakness-without-number'
    | 'zero-ends';
}
