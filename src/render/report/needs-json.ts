import { citationOf } from '../../corpus/index.ts';
import type { Said } from '../../ruling/index.ts';
import { NEEDS } from '../words/by-code.ts';
import { given, readable } from '../words/facts.ts';
import { IMPOSSIBLE } from '../words/impossible.ts';
import type { SpokenNeed } from '../words/say.ts';
import type { NeedJson } from './types.ts';

/** Facts that were not given, in words. */

/** A fact that is needed: how the board says it, and how a player is asked for it. */
export const needOf = (need: Said, player: string): { readonly json: NeedJson; readonly say: SpokenNeed } => {
  const words = NEEDS[need.code];
  const facts = given({ ...need.facts, own: need.facts.player === player });
  const says =
    words?.says(facts) ?? IMPOSSIBLE[need.code]?.(facts).replace(/\.$/u, '') ?? readable(need.code, need.facts);
  return {
    json: { ...citationOf(need.rule), code: need.code, says },
    say: { ask: words?.ask(facts) ?? says, question: words?.question?.(facts) ?? null },
  };
};

export const needsJson = (needs: readonly Said[], player: string): readonly NeedJson[] =>
  needs.map((need) => needOf(need, player).json);
