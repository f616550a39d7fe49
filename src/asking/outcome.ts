import type { FaultJson } from '../render/report/types.ts';

/** No report: everything wrong with what was asked, and whether it was wrong, not there, or not modelled by this version. */
export interface Refusal {
  readonly because: 'input' | 'not-found' | 'not-modelled';
  readonly faults: readonly FaultJson[];
}

/** What a command comes to. */
export type Outcome<R> = R | Refusal;

export const refused = (faults: readonly FaultJson[], because: Refusal['because'] = 'input'): Refusal => ({
  because,
  faults,
});

export const isRefused = (outcome: object): outcome is Refusal => 'because' in outcome;
