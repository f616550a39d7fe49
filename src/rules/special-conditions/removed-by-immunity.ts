import { claimsOn, type ForceOf, namedApart, type View } from '../../claims/index.ts';
import { lawOf, step } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { conditionsMeant } from '../cards/old-wordings.ts';
import { removeMark } from '../effects/lasting-effects.ts';
import type { T } from '../questions.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['removed-by-immunity'],
} as const;

/** Special Conditions that are there when a text comes into force by which none may be, and which says that those are removed. */

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

const reaches = (view: View, { claim }: ForceOf<'immune-to-condition'>, condition: string): boolean =>
  claim.removes === true &&
  (claim.names === undefined || conditionsMeant(view, [claim.names]).some((one) => one === condition));

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

/** Takes off whatever Special Conditions a text in force says are removed. */
export const removeByImmunity = (t: T): void => {
  if (!t.view.says('immune-to-condition')) return;
  for (const { active } of t.state.players)
    for (const pokemon of active) {
      if (pokemon?.marks.some(({ origin }) => origin === 'condition') !== true) continue;
      for (const force of claimsOn(t.view, pokemon, 'immune-to-condition'))
        if (force.claim.removes === true) removed(t, pokemon, force);
    }
};
