import { isRuled, RULED, type RuledDoc } from '../../corpus/index.ts';
import { labelOf, titleOf } from '../../render/cite.ts';
import { usageFault } from '../../render/report/errors.ts';
import type { FaultJson } from '../../render/report/types.ts';
import type { UsualRulebook } from '../world.ts';

/** The document that fills the silences of the one in force. */

/** What fills the silences of the reader's usual rulebook, where that is in force. */
export const usualFallback = ({ usual }: { readonly usual?: UsualRulebook }, ruleset: string): string | undefined =>
  usual?.ruleset === ruleset ? usual.fallback : undefined;

/** The document that fills silences, as the rules take it. */
export const fallbackOf = (asked: string | undefined): { readonly fallback?: RuledDoc } =>
  asked !== undefined && isRuled(asked) ? { fallback: asked } : {};

/** A document that cannot fill silences: one that is not ruled by, or the one in force itself. */
export const fallbackFault = (asked: string | undefined, ruleset: string, named = '--fallback'): FaultJson | null => {
  if (asked === undefined || (isRuled(asked) && asked !== ruleset)) return null;
  const why = asked === ruleset ? 'is the document in force itself' : 'is not ruled by in this version';
  const others = RULED.filter((doc) => doc !== ruleset).map(labelOf);
  return usageFault(
    'no-fallback',
    `${named}: ${titleOf(asked)} ${why}.`,
    `silences can be filled from   ${others.join(' · ')}`,
  );
};
