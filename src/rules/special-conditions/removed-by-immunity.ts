import {
  type ConditionName,
  claimsOn,
  conditionOf,
  type ForceOf,
  namedApart,
  pokemonOf,
  type View,
} from '../../claims/index.ts';
import { lawOf, reading, step } from '../../engine/index.ts';
import type { Mark, Pokemon, Uid } from '../../state/index.ts';
import { conditionsMeant } from '../cards/old-wordings.ts';
import { removeMark } from '../effects/lasting-effects.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['gives-way-to-immunity', 'removed-by-immunity'],
} as const;

/** Special Conditions that are there when a text comes into force by which none may be, whether or not it says that those are removed. */

const SAYS_SO = 'what a card says goes before a rule';

const CARD_WINS = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: SAYS_SO, near: 'Status#1' },
  'neo-2001': { silent: SAYS_SO, near: 'Cond' },
  'xy-2016': { silent: SAYS_SO, near: 'SC.Removing' },
  'me-2026': { silent: SAYS_SO, near: 'SC.Removing#a' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
});

const speaksOf = (view: View, { claim }: ForceOf<'immune-to-condition'>, condition: string): boolean =>
  claim.names === undefined || conditionsMeant(view, [claim.names]).some((one) => one === condition);

const reaches = (view: View, force: ForceOf<'immune-to-condition'>, condition: string): boolean =>
  force.claim.removes === true && speaksOf(view, force, condition);

/** A text in play by which it can't have a condition. What an attack or a Poké-Power left is as definite as the condition. */
const keepsOff = (view: View, force: ForceOf<'immune-to-condition'>, condition: string): boolean =>
  force.claim.removes !== true && force.claim.stays !== true && force.mark === null && speaksOf(view, force, condition);

const ENDS = 'whether a condition ends on a Pokémon that a text says cannot have it';

const GIVES_WAY = lawOf({
  'comprehensive-2009': ['403.2', 'take precedence over all other effects'],
  'ex-2003': { open: ENDS, near: 'Status#1' },
  'neo-2001': { open: ENDS, near: 'Cond' },
  'xy-2016': { open: ENDS, near: 'SC.Removing' },
  'me-2026': { open: ENDS, near: 'SC.Removing#a' },
  'advanced-2018': { open: ENDS, near: 'II.A#2' },
  'advanced-2025': { open: ENDS, near: 'II.A#2' },
});

/** Asked of a condition that such a text meets, before the checks have taken it off. */
const givesWay = reading(
  GIVES_WAY,
  (view, [pokemon, condition, by]: readonly [Pokemon, string, string], why): boolean => {
    why('gives-way-to-immunity', { pokemon: namedApart(view, pokemon), condition, by });
    return true;
  },
  () => false,
);

/** Does the condition that this Pokémon has count, or does a text in play that says it can't have it go before it? */
export const conditionCounts = (view: View, pokemon: Pokemon, condition: ConditionName): boolean => {
  if (conditionOf(pokemon, condition) === null) return false;
  if (!view.says('immune-to-condition')) return true;
  const by = claimsOn(view, pokemon, 'immune-to-condition').find((force) => keepsOff(view, force, condition));
  return by === undefined || !givesWay(view, [pokemon, condition, by.name]);
};

/** Which of these conditions a text in force removes from that Pokémon, and which text; none where that depends on an unknown fact. */
export const removedFrom = (
  view: View,
  pokemon: Pokemon,
  conditions: readonly string[],
): readonly { readonly condition: string; readonly by: string }[] => {
  if (!view.says('immune-to-condition')) return [];
  const forces = claimsOn(view, pokemon, 'immune-to-condition');
  return conditions.flatMap((condition) => {
    const by = forces.find((force) => reaches(view, force, condition));
    return by === undefined ? [] : [{ condition, by: by.name }];
  });
};

const removed = step(CARD_WINS, (t: T, pokemon: Pokemon, force: ForceOf<'immune-to-condition'>): void => {
  for (const mark of pokemon.marks) {
    if (mark.origin !== 'condition' || !reaches(t.view, force, mark.name)) continue;
    t.note('removed-by-immunity', { pokemon: namedApart(t.view, pokemon), condition: mark.name, by: force.name });
    removeMark(t, pokemon.uid, mark);
  }
});

const gaveWay = step(GIVES_WAY, (t: T, pokemon: Pokemon, mark: Mark, by: string): void => {
  t.note('gives-way-to-immunity', { pokemon: namedApart(t.view, pokemon), condition: mark.name, by });
  removeMark(t, pokemon.uid, mark);
});

const giveWay = (t: T, uid: Uid, force: ForceOf<'immune-to-condition'>): void => {
  const pokemon = pokemonOf(t.state, uid);
  for (const mark of pokemon?.marks ?? [])
    if (pokemon !== null && mark.origin === 'condition' && keepsOff(t.view, force, mark.name))
      gaveWay(t, pokemon, mark, force.name);
};

/** Takes off whatever Special Conditions a text in force says are removed, or cannot be there. */
export const removeByImmunity = (t: T): void => {
  if (!t.view.says('immune-to-condition')) return;
  for (const { active } of t.state.players)
    for (const pokemon of active) {
      if (pokemon?.marks.some(({ origin }) => origin === 'condition') !== true) continue;
      for (const force of claimsOn(t.view, pokemon, 'immune-to-condition'))
        if (force.claim.removes === true) removed(t, pokemon, force);
        else giveWay(t, pokemon.uid, force);
    }
};
