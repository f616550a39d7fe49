/** The codes that the rules of retreating write, by what they stand for. `render/words` has words for each. */
export interface RetreatCodes {
  readonly ground:
    | 'already-retreated'
    | 'no-bench'
    | 'only-active-retreats'
    | 'payment-order'
    | 'payment-too-small'
    | 'retreat-cost'
    | 'retreat-has-failed';
  readonly allowance: 'bench-a-basic-first' | 'effect-lowers-cost' | 'pay-otherwise';
  readonly need: 'retreat-cost-not-told';
  readonly note: 'energy-pays-the-rest' | 'energy-removed' | 'retreat-cost-is' | 'surplus-lapses';
  readonly question: 'confused-retreat' | 'new-active' | 'retreat-payment';
}
