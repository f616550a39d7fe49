import type { CodesIn } from '../claims/index.ts';
import type * as law from './law.ts';

/** The codes that the engine itself writes: a rule on which the document says nothing. `render/words` has words for each. */
export type EngineCodes = CodesIn<[typeof law]>;

declare module '../claims/codes.ts' {
  interface Codes {
    engine: EngineCodes;
  }
}
