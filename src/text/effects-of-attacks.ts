import { isUndescribed, type View } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import { everyPokemon, removeMark, type T, type TextContext } from '../rules/index.ts';
import type { Mark } from '../state/index.ts';
import type { Change } from './looking.ts';

/** Effects that attacks have left on Pokémon and players, and texts that end them. */

/** If an effect is given by its name alone, it is unknown whether an attack left it. */
const isUnsure = ({ origin, parent }: Mark): boolean => (origin === 'told' || origin === 'assumed') && parent === null;

const marksThere = (view: View): readonly Mark[] => [
  ...everyPokemon(view).flatMap(({ marks }) => marks),
  ...view.state.players.flatMap(({ marks }) => marks),
];

/** Is there an effect of an attack? */
export const effectsOfAttacks = (view: View): Change => {
  const marks = marksThere(view);
  if (marks.some(({ origin }) => origin === 'attack')) return true;
  return marks.some(isUnsure) || everyPokemon(view).some((pokemon) => isUndescribed(view, pokemon)) ? null : false;
};

export const endEffectsOfAttacks = (t: T, context: TextContext): void => {
  const unsure = marksThere(t.view).find(isUnsure);
  if (unsure !== undefined)
    throw new NotModelled(context.card, context.place, `whether “${unsure.name}” is an effect of an attack`);
  for (const { uid, marks } of everyPokemon(t.view))
    for (const mark of marks) if (mark.origin === 'attack' && mark.parent === null) removeMark(t, uid, mark);
  for (const { seat, marks } of t.state.players)
    for (const { id, name, origin } of marks)
      if (origin === 'attack') t.put({ kind: 'player-unmarked', seat, mark: id, name });
};
