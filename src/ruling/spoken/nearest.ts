import { nameOf, placeOf, playerOf, type View } from '../../claims/index.ts';
import { attacksOf, features } from '../../rules/index.ts';
import { sameName } from '../../state/index.ts';
import { ownActives } from '../question/names.ts';

/** Questions of the kind that was asked, as they can be asked of this table. */
export const nearestTo = (view: View, text: string): readonly string[] => {
  const said = text.toLowerCase();
  const near: string[] = [];
  const actives = ownActives(view);
  const mine = [...actives, ...playerOf(view.state, view.state.toMove).bench];
  if (/retreat|switch|run away/.test(said)) near.push('retreat');
  if (/attack|swing|hit|enough|\bko\b/.test(said))
    near.push(...actives.flatMap((one) => attacksOf(view, one).map(({ attack }) => `attack ${attack.name}`)));
  if (/evolve|evolution/.test(said)) {
    const meant = mine.filter((one) => said.includes(plainWords(nameOf(view, one))));
    for (const one of (meant.length > 0 ? meant : mine).slice(0, 3)) {
      const onto = [
        ...new Set(
          view.pool
            .all()
            .filter(({ from: goesOn }) => goesOn !== undefined && sameName(goesOn, nameOf(view, one)))
            .map(({ name }) => name),
        ),
      ];
      near.push(...onto.slice(0, 3).map((name) => `evolve ${name} on ${placeOf(view.state, one.uid)}`));
    }
    if (near.length === 0) near.push('evolve CARD on PLACE');
  }
  if (/energ|attach/.test(said)) near.push('attach ENERGY to PLACE');
  if (/power|ability|use|activate/.test(said))
    near.push(...mine.flatMap((one) => features(view, [one]).powers.map(({ power }) => `use ${power.name}`)));
  if (/level/.test(said)) near.push('level-up');
  if (/\bplay|trainer|item|supporter|stadium|tool/.test(said)) near.push('play CARD');
  if (/bench/.test(said)) near.push('bench CARD');
  if (/\bend\b|\bpass\b/.test(said)) near.push('end turn');
  if (/\bdraw/.test(said)) near.push('draw');
  return [...new Set(near)].slice(0, 6);
};

const plainWords = (name: string): string => name.toLowerCase();
