import { inPlay, topCard, type View } from '../../claims/index.ts';
import { attacksOf } from '../../rules/index.ts';
import { type Card, type Pokemon, sameName } from '../../state/index.ts';

/** What the Pokémon it evolved from could do, or what another one in play can, is asked about too; the rules answer. */

const beneath = (view: View, pokemon: Pokemon): readonly Card[] =>
  ['basic', 'baby', undefined].includes(topCard(view, pokemon)?.stage)
    ? []
    : pokemon.stack.slice(1).flatMap((id) => view.cardAt(id) ?? []);

export const attackBeneath = (view: View, pokemon: Pokemon, name: string): string | null =>
  beneath(view, pokemon)
    .flatMap(({ attacks }) => attacks ?? [])
    .find((attack) => sameName(attack.name, name))?.name ?? null;

/** An attack of another Pokémon in play, as a text might let this one use it. */
export const attackBeside = (view: View, { uid }: Pokemon, name: string): string | null =>
  view.state.players
    .flatMap((player) => inPlay(player))
    .filter((other) => other.uid !== uid)
    .flatMap((other) => attacksOf(view, other))
    .find(({ attack }) => sameName(attack.name, name))?.attack.name ?? null;

export const powerBeneath = (view: View, pokemon: Pokemon, name: string): boolean =>
  beneath(view, pokemon).some(({ powers }) => (powers ?? []).some((power) => sameName(power.name, name)));
