import { pokemonOf } from '../claims/index.ts';
import { type ActionOf, lawOf, notTold } from '../engine/index.ts';
import { findPower, powerContext } from './powers.ts';
import { forbids } from './prohibition.ts';
import type { Texts } from './questions.ts';
import { leavesAllAsItIs } from './trainers.ts';

/** Items, Supporters and Abilities that their player knows to change nothing (APR I.A-02, I.B-01, I.B-02). */

export const itemForNothing = (texts: Texts) =>
  forbids(leavesAllAsItIs(texts, ['play-trainer'], { 'advanced-2018': ['I.B-01/itm.1', 'nothing would change'] }));

export const supporterForNothing = (texts: Texts) =>
  forbids(leavesAllAsItIs(texts, ['play-supporter'], { 'advanced-2018': ['I.B-02/sup.1', 'nothing would change'] }));

const ABILITY = lawOf({ 'advanced-2018': ['I.A-02/abl.1', 'will change nothing'] });

export const abilityForNothing = (texts: Texts) =>
  forbids({
    acts: ['use-power'],
    bar: 'no-effect',
    code: 'ability-changes-nothing',
    law: ABILITY,
    // Of a text nobody reads it is not said either that it would change something.
    concerns: (view, action: ActionOf<'use-power'>) => findPower(view, action)?.power.does !== undefined,
    when: (view, action: ActionOf<'use-power'>) => {
      const found = findPower(view, action);
      const pokemon = pokemonOf(view.state, action.pokemon);
      if (found?.power.does === undefined || pokemon === null) return null;
      const changes = texts.wouldChange(view, found.power.does, powerContext(view, action, found));
      if (changes === null) notTold(view, ABILITY, 'ability-hangs-on-untold', { power: found.power.name });
      return changes === false ? { power: found.power.name } : null;
    },
  });
