import { inPlay, playerOf, pokemonOf, type View } from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import {
  type ActionOf,
  type AnyLaw,
  type Law,
  lawOf,
  paragraphOf,
  statesLaw,
  unknownFact,
} from '../../engine/index.ts';
import { isTable, type Json } from '../../state/index.ts';
import { energyInHand, sayWhereKept } from '../attached-cards/energy-kept-in-hand.ts';
import { isDamaged } from '../pokemon/what-is-attached.ts';
import { ABILITY_FOR_NOTHING } from '../powers/announced.ts';
import { findPower, WHILE_ITS_CONDITIONS_ARE_MET } from '../powers/powers.ts';
import { powerContext } from '../powers/using-a-power.ts';
import { forbids } from '../prohibition.ts';
import type { Halves, Texts } from '../questions.ts';
import { openNoEffect, unknownEffect } from './discarded-for-nothing.ts';
import { saysNobodyToSwitchWith } from './nobody-to-switch-with.ts';
import { CHANGES_SOMETHING, leavesAllAsItIs } from './trainers.ts';
import { contextOfUse, doesOf, mayBar, nameOfUsed, USES, type Using } from './uses.ts';
import { firstOf, whatIsMissing } from './what-is-missing.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['price-not-told'],
} as const;

/** Items, Supporters and Abilities that their player knows to change nothing (APR I.A-02, I.B-01, I.B-02). */

const ITEM_FOR_NOTHING = lawOf({
  'advanced-2018': ['I.B-01/itm.1', 'nothing would change'],
  'advanced-2025': ['I.B-01/itm.1', 'leave the state of the game as it is'],
});

const SUPPORTER_FOR_NOTHING = lawOf({
  'advanced-2018': ['I.B-02/sup.1', 'nothing would change'],
  'advanced-2025': ['I.B-03/sup.1', 'leave the state of the game as it is'],
});

export const itemForNothing = (texts: Texts) => forbids(leavesAllAsItIs(texts, ['play-trainer'], ITEM_FOR_NOTHING));

export const supporterForNothing = (texts: Texts) =>
  forbids(leavesAllAsItIs(texts, ['play-supporter'], SUPPORTER_FOR_NOTHING));

/** The paragraph by which a card that would change nothing is not played; null where the document has none. */
export const notPlayedForNothing = (view: View, act: 'play-trainer' | 'play-supporter'): RuleId | null => {
  const laws: readonly AnyLaw[] = [
    act === 'play-trainer' ? ITEM_FOR_NOTHING : SUPPORTER_FOR_NOTHING,
    CHANGES_SOMETHING,
  ];
  const law = laws.find((one) => statesLaw(one, view.doc));
  return law === undefined ? null : paragraphOf(law, view);
};

export const abilityForNothing = (texts: Texts) =>
  forbids({
    acts: ['use-power'],
    obstacle: 'no-effect',
    code: 'ability-changes-nothing',
    law: ABILITY_FOR_NOTHING,
    // For a text that is not understood it is not reported either that it would change something.
    // Whether a price is there is asked by itself: without it there is no use that could change nothing.
    concerns: (view, action: ActionOf<'use-power'>) =>
      findPower(view, action)?.power.does !== undefined && !lacksPrice(halvesOf(texts, view, action)),
    when: (view, action: ActionOf<'use-power'>) => {
      const power = findPower(view, action);
      const pokemon = pokemonOf(view.state, action.pokemon);
      if (power?.power.does === undefined || pokemon === null) return null;
      const context = powerContext(view, action, power);
      const changes = texts.wouldChange(view, power.power.does, context);
      if (changes === null) openNoEffect(texts, view, power.power.does, context);
      if (changes === null)
        unknownEffect(view, ABILITY_FOR_NOTHING, 'ability-hangs-on-untold', { power: power.power.name });
      if (changes !== false) return null;
      const missing =
        texts.keptOffFrom(view, power.power.does, context) ?? whatIsMissing(view, power.power.does, context);
      return { power: power.power.name, ...missing };
    },
    readBy: (view, action: ActionOf<'use-power'>, why) => {
      const power = findPower(view, action);
      const does = power?.power.does ?? [];
      if (power === null) return;
      const context = powerContext(view, action, power);
      saysNobodyToSwitchWith(view, does, context, why);
      if (whatIsMissing(view, does, context).lacks === 'attaching')
        sayWhereKept(view, energyInHand(view, context.seat), context.seat, why);
    },
  });

/** What a text asks its player to choose first of all, where it says up to how many. */
const upToFirst = (does: readonly Json[]): Json | null => {
  const [verb] = does;
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return null;
  const table = verb as { readonly [key: string]: Json };
  if (Array.isArray(table.first)) return upToFirst(table.first);
  return table['up-to'] === true ? verb : null;
};

/** A Poké-Power that begins with "choose up to so many" where not one is there: between 1 and that number nothing can be chosen. */
export const nothingToChoose = (texts: Texts) =>
  forbids({
    acts: ['use-power'],
    obstacle: 'no-effect',
    code: 'nothing-to-choose',
    law: { 'comprehensive-2009': ['103.2', 'between 1 and'] },
    concerns: (view, action: ActionOf<'use-power'>) => upToFirst(findPower(view, action)?.power.does ?? []) !== null,
    when: (view, action: ActionOf<'use-power'>) => {
      const power = findPower(view, action);
      const first = upToFirst(power?.power.does ?? []);
      if (power === null || first === null) return null;
      return texts.wouldChange(view, [first], powerContext(view, action, power)) === false
        ? { power: power.power.name }
        : null;
    },
  });

/** Does a text heal before all else? One that heals after something else, such as an attachment, is not used in order to heal. */
const healsFirst = (view: View, action: Using): boolean =>
  firstOf(doesOf(view, action)).some((verb) => isTable(verb) && 'heal' in verb);

/** No Pokémon has damage that a card or an Ability for healing could heal. */
export const nothingToHeal = (texts: Texts) =>
  forbids({
    acts: ['play-trainer', 'play-supporter', 'use-power', 'use-card'],
    obstacle: 'no-effect',
    code: 'nothing-to-heal',
    law: {
      'advanced-2018': ['II.C-06#4', 'by choosing a Pokémon without damage counters'],
      'advanced-2025': ['II.C-06#4', 'by choosing a Pokémon without damage counters'],
    },
    concerns: (view, action: Using) => mayBar(view, action) && healsFirst(view, action),
    when: (view, action: Using) => {
      const context = contextOfUse(view, action);
      if (context === null || texts.wouldChange(view, doesOf(view, action), context) !== false) return null;
      const missing = whatIsMissing(view, doesOf(view, action), context);
      const isHealthy = inPlay(playerOf(view.state, view.state.toMove)).every((pokemon) => !isDamaged(pokemon));
      // Where damage is there, it has another reason that none of it is healed.
      const reason = missing.lacks === undefined ? isHealthy : NO_DAMAGE.some((lacks) => lacks === missing.lacks);
      return reason ? { card: nameOfUsed(view, action), ...missing } : null;
    },
  });

const NO_DAMAGE = ['damage', 'heal-any'] as const;

/** Is there room for the Pokémon this text would put onto the Bench? */
const noRoom = (texts: Texts, view: View, does: readonly Json[]): boolean =>
  texts.fillsBench(does) && view.readings.roomToSearch(view, view.state.toMove) === 0;

/** With a full Bench a player may not use a card or an Ability that puts Pokémon there. */
export const fullBenchBars = (texts: Texts) =>
  forbids({
    acts: ['play-trainer', 'play-supporter', 'use-power', 'use-card'],
    obstacle: 'place',
    code: 'no-room-for-its-effect',
    law: {
      'advanced-2018': ['II.C-11#4', "can't use Trainer cards with this effect"],
      'advanced-2025': ['II.C-11#4', "can't use Trainer cards with this effect"],
    },
    concerns: (view, action: Using) => mayBar(view, action) && texts.fillsBench(doesOf(view, action)),
    when: (view, action: Using) => {
      return noRoom(texts, view, doesOf(view, action))
        ? { card: nameOfUsed(view, action), player: view.state.toMove }
        : null;
    },
  });

const HALVES: Law<'advanced-2025'> = {
  'advanced-2025': ['II.E-20#4', 'If no part of the first half of a Trainer card or an Ability can be done'],
};

/** "If you do": a Trainer card or an Ability of whose first half nothing can be done is not used, whatever its second half could do. */
export const firstHalfUndone = (texts: Texts) =>
  forbids({
    acts: USES,
    obstacle: 'no-effect',
    code: 'first-half-undone',
    law: HALVES,
    concerns: (view, action: Using) => mayBar(view, action) && halvesOf(texts, view, action)?.price === false,
    when: (view, action: Using) => {
      const card = nameOfUsed(view, action);
      const first = halvesOf(texts, view, action)?.first;
      if (first === null) unknownFact(view, HALVES, 'effect-hangs-on-untold', { card });
      const context = first === false ? contextOfUse(view, action) : null;
      if (context === null) return null;
      const power = action.kind === 'use-power' ? { power: card } : {};
      return { card, ...power, ...whatIsMissing(view, doesOf(view, action), context) };
    },
  });

const PRICE = lawOf({
  ...WHILE_ITS_CONDITIONS_ARE_MET,
  'advanced-2025': ['II.E-30#4', "if the required cards can't be discarded"],
});

/** What has to be paid "in order to use this Ability" has to be there. */
export const abilityPrice = (texts: Texts) =>
  forbids({
    acts: ['use-power'],
    obstacle: 'hand',
    code: 'price-of-ability',
    law: PRICE,
    concerns: (view, action: ActionOf<'use-power'>) => halvesOf(texts, view, action)?.price === true,
    when: (view, action: ActionOf<'use-power'>) => {
      const first = halvesOf(texts, view, action)?.first;
      if (first === null) unknownFact(view, PRICE, 'price-not-told', { power: action.power });
      return first === false ? { power: action.power } : null;
    },
  });

const PRICE_ALONE = lawOf({
  'comprehensive-2009': { otherwise: '408.1' },
  'advanced-2025': ['II.E-30#3', "can't be used if the rest of its effect can't be done"],
});

/** What an Ability costs is not paid for nothing. */
export const abilityForItsPriceAlone = (texts: Texts) =>
  forbids({
    acts: ['use-power'],
    obstacle: 'no-effect',
    code: 'rest-undone',
    law: PRICE_ALONE,
    concerns: (view, action: ActionOf<'use-power'>) => halvesOf(texts, view, action)?.price === true,
    when: (view, action: ActionOf<'use-power'>) => {
      const second = halvesOf(texts, view, action)?.second;
      if (second === null) unknownFact(view, PRICE_ALONE, 'ability-hangs-on-untold', { power: action.power });
      return second === false ? { power: action.power } : null;
    },
  });

/** Is its price not there, or is it unknown whether it is? */
const lacksPrice = (halves: Halves | null): boolean => halves?.price === true && halves.first !== true;

const halvesOf = (texts: Texts, view: View, action: Using): Halves | null => {
  const context = contextOfUse(view, action);
  return context === null ? null : texts.halves(view, doesOf(view, action), context);
};
