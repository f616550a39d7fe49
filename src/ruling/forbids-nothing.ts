import { says } from '../card-language/index.ts';
import type { Action, ActionKind } from '../engine/index.ts';
import type { GapFound } from './ruling.ts';

/** Unread texts beside an act that is allowed without them: which could keep nobody from it. */

/** Acts by the rules alone, and an attack: what another text does beside them neither allows nor forbids them. */
const WITHOUT_A_TEXT: ReadonlySet<ActionKind> = new Set([
  'bench',
  'attach-energy',
  'evolve',
  'level-up',
  'retreat',
  'attack',
]);

/** A text that forbids or prices an act, or makes one thing another, needs such a word; a word too many here leaves a ruling open. */
const MAY_FORBID =
  /\bcan['’]t\b|\bcannot\b|\bmay (?:not|only)\b|\b(?:do|does|is|are) not\b|\b(?:don|doesn)['’]t\b(?! apply)|\bmust\b|\bunless\b|\bskip|\bends?\b|\bfail|\bonly\b|\bcosts?\b|\bpays?\b|\bneed|\bnecessary\b|\bwithout\b|\bno\b|\bnothing\b|\blos(?:es?|t)\b|\bignor|\btreat(?! it as (?:heads|tails))|\bas (?:if|though)\b|\bcounts? as\b|\bconsidered\b|\bcop(?:y|ies)\b|\bname\b|\brules?\b|\bprovid|\bgives?\b|\btypes?\b|\bhas (?:all|the)\b|\binstead\b/u;

/** Sentences by which something costs less or nothing: what can be paid for without them can be paid for with them. */
const CHEAPER: readonly RegExp[] = [
  '(?:the attack cost of [^.]*|[^.]*\\bretreat cost\\b[^.]*) (?:is|are) (?:now )?(?:0|(?:colorless ?)+(?:energy )?less)(?: for each [^,.]*)?',
  '[^.]*\\battacks cost (?:colorless ?)+(?:energy )?less',
  '[^.]* pays? (?:colorless ?)+(?:energy )?less (?:energy )?to (?:use|retreat) [^.]*',
  'ignore all (?:\\w+ )?energy (?:in|necessary) [^.]*',
].map((words) => new RegExp(`^(?:(?:if|as long as) [^,.]*(?:, [^,.]*){0,4}, )?${words}$`, 'u'));

/** More than one where the rules allow one: nobody has to, and who does only one does what they may without it. */
const MORE_THAN_ONE = /\bup to [2-9] (?:(?! and )[^,.])* instead of 1$/u;

/** Where it is said what is paid, less could be too much. */
const mayForbid = (sentence: string, isPaid: boolean): boolean =>
  (isPaid || !CHEAPER.some((words) => words.test(sentence))) && MAY_FORBID.test(sentence.replace(MORE_THAN_ONE, ''));

/** Does this text of a Pokémon in play do something, and keep nobody from such an act? It may still allow one that is forbidden. */
export const forbidsNothing = ({ text, of, bears }: GapFound, action: Action): boolean =>
  WITHOUT_A_TEXT.has(action.kind) &&
  // What Energy gives decides what can be paid.
  bears?.includes('energy') !== true &&
  of !== undefined &&
  of !== null &&
  text !== '' &&
  !says(text).some((sentence) => mayForbid(sentence, action.kind === 'retreat' && action.pay !== undefined));
