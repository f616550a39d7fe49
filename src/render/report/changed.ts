import { ALL_CONDITIONS, conditionOf, inPlay, namedApart, nameOf, settledView } from '../../claims/index.ts';
import type { Rules } from '../../rules/index.ts';
import { knownEnergy, knownHp } from '../../ruling/index.ts';
import type { GameState, Pokemon } from '../../state/index.ts';

/** What is different about the Pokémon in play: `Wailord 60/200 -140`, `Luxray no Energy`. One text for each, in the order of the table. */
export const changedBetween = (before: GameState, after: GameState, rules: Rules): readonly string[] => {
  const view = settledView(after, rules);
  const old = settledView(before, rules);
  const was = new Map(before.players.flatMap(inPlay).map((pokemon) => [pokemon.uid, pokemon]));
  const conditions = (pokemon: Pokemon): string =>
    ALL_CONDITIONS.filter((name) => conditionOf(pokemon, name) !== null)
      .map((name) => name.toUpperCase())
      .join(' ');
  const energy = (pokemon: Pokemon, of = view): string => (knownEnergy(of, pokemon) ?? []).join(' ');
  const damage = (pokemon: Pokemon): string => {
    const hp = knownHp(view, pokemon);
    const left = hp === null ? '' : `${Math.max(0, hp - pokemon.damage)}/${hp}`;
    return [left, pokemon.damage > 0 ? `-${pokemon.damage}` : 'no damage'].filter((part) => part !== '').join(' ');
  };
  return after.players.flatMap(inPlay).flatMap((pokemon) => {
    const earlier = was.get(pokemon.uid);
    const parts: string[] = [];
    if (earlier === undefined) parts.push('came into play');
    else if (nameOf(old, earlier) !== nameOf(view, pokemon)) parts.push(`(was ${nameOf(old, earlier)})`);
    // One that came into play has come there without any of these.
    const had = {
      damage: earlier?.damage ?? 0,
      energy: earlier === undefined ? '' : energy(earlier, old),
      conditions: earlier === undefined ? '' : conditions(earlier),
    };
    const isRenamed = earlier !== undefined && parts.length > 0;
    if (had.damage !== pokemon.damage || (isRenamed && pokemon.damage > 0)) parts.push(damage(pokemon));
    if (had.energy !== energy(pokemon)) parts.push(energy(pokemon) === '' ? 'no Energy' : energy(pokemon));
    if (had.conditions !== conditions(pokemon))
      parts.push(conditions(pokemon) === '' ? 'no condition' : conditions(pokemon));
    return parts.length === 0 ? [] : [`${namedApart(view, pokemon)} ${parts.join(' ')}`];
  });
};
