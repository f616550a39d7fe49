import { pokemonOf, type View } from '../../claims/index.ts';
import { type ActionOf, lawOf, notTold } from '../../engine/index.ts';
import type { Json } from '../../state/index.ts';
import { findPower } from '../powers/powers.ts';
import { powerContext } from '../powers/using-a-power.ts';
import { forbids } from '../prohibition.ts';
import type { TextContext, Texts } from '../questions.ts';
import { contextOfPlay, leavesAllAsItIs } from './trainers.ts';

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

/** Nobody has damage that a card or an Ability for healing, and for nothing else, could take off. */
export const nothingToHeal = (texts: Texts) =>
  forbids({
    acts: ['play-trainer', 'play-supporter', 'use-power'],
    bar: 'no-effect',
    code: 'nothing-to-heal',
    law: { 'advanced-2018': ['II.C-06#4', 'by choosing a Pokémon without damage counters'] },
    concerns: (view, action: Using) => texts.holds(doesOf(view, action), 'heal'),
    when: (view, action: Using) => {
      const context = contextOfUse(view, action);
      if (context === null || texts.wouldChange(view, doesOf(view, action), context) !== false) return null;
      return { card: action.kind === 'use-power' ? action.power : (view.cardAt(action.card)?.name ?? 'a card') };
    },
  });

const contextOfUse = (view: View, action: Using): TextContext | null => {
  if (action.kind !== 'use-power') return contextOfPlay(view, action.card, action.on);
  const found = findPower(view, action);
  return found === null ? null : powerContext(view, action, found);
};

/** Room for whom this text would put onto the Bench? */
const noRoom = (texts: Texts, view: View, does: readonly Json[]): boolean =>
  texts.fillsBench(does) && view.readings.roomToSearch(view, view.state.toMove) === 0;

/** With a full Bench nobody uses a card or an Ability that puts Pokémon there. */
export const fullBenchBars = (texts: Texts) =>
  forbids({
    acts: ['play-trainer', 'play-supporter', 'use-power'],
    bar: 'place',
    code: 'no-room-for-its-effect',
    law: { 'advanced-2018': ['II.C-11#4', "can't use Trainer cards with this effect"] },
    concerns: (view, action: Using) => texts.fillsBench(doesOf(view, action)),
    when: (view, action: Using) => {
      const name = action.kind === 'use-power' ? action.power : (view.cardAt(action.card)?.name ?? 'a card');
      return noRoom(texts, view, doesOf(view, action)) ? { card: name, player: view.state.toMove } : null;
    },
  });

type Using = ActionOf<'play-trainer'> | ActionOf<'play-supporter'> | ActionOf<'use-power'>;

const doesOf = (view: View, action: Using): readonly Json[] =>
  (action.kind === 'use-power' ? findPower(view, action)?.power.does : view.cardAt(action.card)?.play?.does) ?? [];
