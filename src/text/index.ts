import type { Texts } from '../rules/index.ts';
import { contextOf } from '../rules/index.ts';
import { baseFrom } from './count.ts';
import { sayAll } from './say.ts';
import type { Base } from './verb.ts';
import { holdsVerb } from './verbs-within.ts';
import { wouldChange } from './would-change.ts';

export { mayComeToNothing } from './comes-to-nothing.ts';
export { VERB_NAMES } from './say.ts';
export { atAnyTime, atCheckup, endOfTurn, triggered } from './triggers.ts';
export type { Base, CardFilter, Count, Duration, Provision, Verb, Who } from './verb.ts';

/** The interpreter behind the door that the rules room opens to card texts. */
export const texts: Texts = {
  say: (t, does, context) => sayAll(t, does, context),
  base: (t, run) => baseFrom(t, run.attack.base as unknown as Base, run.attack.damage, contextOf(run)),
  holds: holdsVerb,
  wouldChange,
};
export { CHECKED_CLAIMS, CHECKED_VERBS, checkScripts } from './check-script.ts';
