import type { View } from '../../claims/index.ts';
import { lawOf, leftOpenBy, speaksHere, step } from '../../engine/index.ts';
import { type Attack, isTable, type Json } from '../../state/index.ts';
import type { T, Texts } from '../questions.ts';

/** What of an attack's text is demanded in order to use it, and what only finds its damage or comes before it. */

/** Where the damage is found by what the text has its player do, that is done when the damage is worked out. */
export const FINDS_DAMAGE = lawOf({
  'comprehensive-2009': ['603.5a', 'Perform that action now'],
  'neo-2001': ['Math.A', "as much as the attack's text says"],
  'xy-2016': ['Damage.1', 'the text of the attack says what damage to do'],
});

/** Acts before the damage, on which the attack does not depend. */
export const BEFORE_DAMAGE = lawOf({
  'comprehensive-2009': ['603.4f', 'Work out the damage'],
  'neo-2001': ['Order.7', 'Do what the attack says'],
  'xy-2016': ['Attack.F', 'effects that happen before damage'],
});

/** Energy that the text takes off its own Pokémon for its damage may be demanded all the same. */
const OWN_ENERGY_DEMANDED = lawOf({
  'neo-2001': ['Order.4', 'in order to use it'],
});

/** May it end the attack where it is not met? */
const mayEnd = (texts: Texts, does: readonly Json[]): boolean =>
  ['nothing', 'or-nothing'].some((verb) => texts.holds(does, verb));

/** Does it take Energy off its own Pokémon, so that the player has no choice whether? */
const takesOwnEnergy = (does: readonly Json[]): boolean =>
  does.some((verb) => {
    if (!isTable(verb)) return false;
    const { 'discard-energy': often, 'pick-one': ways } = verb;
    if (isTable(ways)) return Object.values(ways).some((way) => takesOwnEnergy(way as readonly Json[]));
    return verb.from === 'self' && often !== undefined && often !== 'any' && verb['up-to'] !== true;
  });

/** What a text has done before the damage without asking it of its player. */
const EFFECTS = ['may', 'if', 'discard-tool', 'heal', 'lasting'];

const isEffect = (verb: Json): boolean => isTable(verb) && EFFECTS.some((name) => name in verb);

/** Is what its text has done before the damage demanded in order to use the attack? */
export const isDemanded = (texts: Texts, { activate = [], base }: Attack, view: View): boolean =>
  !speaksHere(FINDS_DAMAGE, view) ||
  mayEnd(texts, activate) ||
  (base === undefined && !activate.every(isEffect)) ||
  (takesOwnEnergy(activate) && speaksHere(OWN_ENERGY_DEMANDED, view));

const IF_CANCELLED = lawOf({
  'xy-2016': {
    open: 'whether the Energy that an attack takes off its own Pokémon is gone when an effect cancels the attack',
    near: 'Attack.D',
  },
});

/** Does the attack take Energy off its own Pokémon that its text does not plainly demand, where it is open whether it is gone if an effect cancels the attack? */
export const isOpenIfCancelled = (texts: Texts, { activate = [], discards = [] }: Attack, view: View): boolean =>
  leftOpenBy(IF_CANCELLED, view) !== null &&
  (takesOwnEnergy(discards) || (!mayEnd(texts, activate) && takesOwnEnergy(activate)));

/** Breaks off there. */
export const energyIfCancelled = step(IF_CANCELLED, (_t: T) => {});
