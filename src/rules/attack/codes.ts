/** The codes that the rules of attacking write, by what they stand for. `render/words` has words for each. */
export interface AttackCodes {
  readonly ground:
    | 'attack-asks-for-more'
    | 'attack-cost'
    | 'attack-is-illegal'
    | 'benched-attacks-not'
    | 'card-asks-for-more'
    | 'card-ruled-out'
    | 'gx-attack-spent'
    | 'vstar-power-spent'
    | 'no-attack-first-turn'
    | 'no-defending-pokemon'
    | 'no-such-attack'
    | 'only-active-attacks';
  readonly need: 'attacks-not-told' | 'defending-not-told' | 'hit-on-itself-not-told';
  readonly note:
    | 'attack-not-used'
    | 'base-damage'
    | 'base-from-text'
    | 'changed-in-total'
    | 'copied-as-its-own'
    | 'copied-requirement-unmet'
    | 'cost-ignored'
    | 'damage-is'
    | 'energy-meets-cost'
    | 'failed-and-used'
    | 'gx-not-copied'
    | 'vstar-not-copied'
    | 'lent-not-copied';
  readonly question: 'attack-may-fail' | 'baby' | 'baby-announced' | 'confusion' | 'defending';
  readonly ending: 'baby-ends-turn' | 'baby-flip' | 'cancelled-by-effect' | 'confused' | 'does-nothing';
}
