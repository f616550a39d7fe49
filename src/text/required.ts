import type { EndingCode } from '../claims/index.ts';
import type { T, TextContext } from '../rules/index.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  ending: ['cannot-discard', 'cannot-do'],
} as const;

export const isRequired = ({ required = false }: TextContext): boolean => required !== false;

/** What a required part of an attack cannot do ends the attack: a discard of its own (CR 603.4g), or what activates it (CR 603.4c). */
const unmet = (t: T, context: TextContext, code: EndingCode): boolean => {
  if (!isRequired(context) || context.attack === null) return false;
  if (typeof context.required === 'function') {
    context.required();
    return true;
  }
  context.attack.ended = code;
  t.put({ kind: 'attack-ended', code });
  return true;
};

/** A required discard that cannot be made. True if the attack is over. */
export const cannotDiscard = (t: T, context: TextContext): boolean => unmet(t, context, 'cannot-discard');

/** Any other required act that cannot be done. True if the attack is over. */
export const cannotDo = (t: T, context: TextContext): boolean => unmet(t, context, 'cannot-do');
