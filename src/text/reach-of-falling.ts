import type { Reach } from '../rules/index.ts';
import type { Json } from '../state/index.ts';
import type { Verb, VerbName } from './verb.ts';
import { definitionOf, everyVerb } from './verbs-within.ts';

/** What a text that waits for a Knock Out can reach. */

const isOne = <K extends VerbName>(one: Verb, name: K): one is Extract<Verb, { readonly [P in K]: unknown }> =>
  name in one;

/** Its own player draws a number that nothing on the table changes. */
const drawsSoMany = (one: Verb): boolean => {
  if (isOne(one, 'draw')) return typeof one.draw === 'number' && one.who !== 'opponent';
  if (isOne(one, 'draw-until'))
    return typeof one['draw-until'] === 'number' && one.who === undefined && one['or-discard'] === undefined;
  return false;
};

/** Only the player's wish or a coin stands before what is inside it, and nothing of the table does. */
const asksNoTable = (one: Verb): boolean => isOne(one, 'may') || isOne(one, 'flip');

/** It plays what is inside it, and nothing more. */
const holdsOthers = (one: Verb): boolean => definitionOf(one)?.ways !== undefined;

const isAboutAttacker = (one: Verb): boolean =>
  (isOne(one, 'counters') && one.on === 'attacker') ||
  (isOne(one, 'condition') && one.on === 'attacker') ||
  (isOne(one, 'damage') && one.to === 'attacker');

const isAboutCards = (one: Verb): boolean => isOne(one, 'draw') || isOne(one, 'draw-until');

/**
 * `own-hand`: cards that its player draws, whatever else is on the table. `others`: that, and the Attacking Pokémon; who falls stays as it is, and so do
 * the Prizes for it. `fallen`: perhaps them too.
 */
export const reachOfFalling = (does: readonly Json[]): Reach => {
  const verbs = everyVerb(does);
  if (verbs.every((one) => drawsSoMany(one) || asksNoTable(one))) return 'own-hand';
  return verbs.every((one) => isAboutCards(one) || isAboutAttacker(one) || holdsOthers(one)) ? 'others' : 'fallen';
};
