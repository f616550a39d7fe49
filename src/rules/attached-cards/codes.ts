/** The codes that the rules of attached cards write, by what they stand for. `render/words` has words for each. */
export interface AttachedCardsCodes {
  readonly ground:
    | 'already-has-a-tool'
    | 'attachment-target'
    | 'energy-already-attached'
    | 'energy-on-ones-own'
    | 'gear-on-opponents-ex'
    | 'machine-on-ones-own'
    | 'tool-on-ones-own';
  readonly allowance: 'attach-energy-first';
  readonly need: 'counters-not-told' | 'energy-and-text-circle';
  readonly note:
    | 'back-to-hand'
    | 'cost-stated'
    | 'dark-in-its-name'
    | 'energy-counts-as'
    | 'energy-counts-for'
    | 'gear-returns'
    | 'no-tool'
    | 'now-provides'
    | 'several-types-at-once'
    | 'stated-cost-stays'
    | 'special-is-not-basic';
  readonly question: 'attach-to';
}
