import { namedApart, pokemonOf, type View } from '../../claims/index.ts';
import { lawOf } from '../../engine/index.ts';
import { type Card, sameName, type Uid } from '../../state/index.ts';
import { attacksOf } from '../attack/may-attack.ts';
import { findPower } from '../powers/powers.ts';
import { forbids } from '../prohibition.ts';

/** What the Pokémon it evolved from could do, an evolved Pokémon cannot. */

const EARLIER = lawOf({
  'ex-2003': ['Evo.2', 'no longer in play'],
  'advanced-2018': ['I.A-05#5', "the Pokémon it evolved from can't be used"],
  'advanced-2025': ['I.A-05#6', "the Pokémon it evolved from can't be used"],
  'xy-2016': ['Turn.2B#2', 'It can no longer use attacks and Abilities'],
  'me-2026': ['Turn.2B#2c', 'It can no longer use attacks and Abilities'],
});

/** A card beneath the Pokémon that fits this. */
const beneath = (view: View, uid: Uid, has: (card: Card) => boolean): Card | null => {
  const cards = (pokemonOf(view.state, uid)?.stack.slice(1) ?? []).map((id) => view.cardAt(id));
  return cards.find((card) => card !== null && has(card)) ?? null;
};

export const earlierStageAttacksNot = forbids({
  acts: ['attack'],
  obstacle: 'target',
  code: 'attack-of-the-earlier-stage',
  law: EARLIER,
  concerns: (view, action) => {
    const pokemon = pokemonOf(view.state, action.attacker);
    return pokemon !== null && pokemon.stack.length > 1;
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.attacker);
    if (pokemon === null || attacksOf(view, pokemon).some(({ attack }) => sameName(attack.name, action.attack)))
      return null;
    const from = beneath(view, action.attacker, ({ attacks }) =>
      (attacks ?? []).some(({ name }) => sameName(name, action.attack)),
    );
    return from === null ? null : { pokemon: namedApart(view, pokemon), attack: action.attack, from: from.name };
  },
});

export const earlierStageUsesNot = forbids({
  acts: ['use-power'],
  obstacle: 'target',
  code: 'ability-of-the-earlier-stage',
  law: EARLIER,
  concerns: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    return pokemon !== null && pokemon.stack.length > 1;
  },
  when: (view, action) => {
    const pokemon = pokemonOf(view.state, action.pokemon);
    if (pokemon === null || findPower(view, action) !== null) return null;
    const from = beneath(view, action.pokemon, ({ powers }) =>
      (powers ?? []).some(({ name }) => sameName(name, action.power)),
    );
    return from === null ? null : { pokemon: namedApart(view, pokemon), power: action.power, from: from.name };
  },
});
