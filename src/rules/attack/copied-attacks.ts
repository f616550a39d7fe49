import { claimsOn, namedApart, type OwnAttack, pokemonOf, type View, type Why } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import { type Law, reading, speaksHere, step } from '../../engine/index.ts';
import type { Pokemon } from '../../state/index.ts';
import { features } from '../pokemon/pokemon.ts';
import type { T } from '../questions.ts';
import type { AttackRun } from './attack-run.ts';
import { attacksOf } from './may-attack.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['copied-as-its-own', 'copied-requirement-unmet', 'lent-not-copied'],
} as const;

/** Attacks that copy an attack (CR 302.6). */

/** Only what the Pokémon's card prints can be copied, with a LV.X what both cards print; not what something else lends it. */
const copyableBesideLent = reading(
  {
    'comprehensive-2009': ['302.6c', 'printed on the card'],
    'advanced-2018': ['II.C-18#3', 'only among attacks that the Pokémon has'],
    'advanced-2025': ['II.D-06#2', 'Only attacks printed on the Pokémon card are'],
  },
  (view, [pokemon]: readonly [Pokemon], why): readonly OwnAttack[] => {
    for (const { card } of pokemon.attached)
      for (const { name } of view.cardAt(card)?.lends ?? [])
        why('lent-not-copied', { attack: name, pokemon: namedApart(view, pokemon) });
    const own = features(view, [pokemon]).attacks;
    for (const { attack } of attacksOf(view, pokemon))
      if (claimsOn(view, pokemon, 'uses-attacks').length > 0 && !own.some((one) => one.attack === attack))
        why('lent-not-copied', { attack: attack.name, pokemon: namedApart(view, pokemon) });
    return features(view, [pokemon]).attacks;
  },
  (view, [pokemon]) => attacksOf(view, pokemon),
);

const PRINTED: Law<Advanced> = {
  'advanced-2018': ['II.D-06#1', 'printed on the Pokémon card in question'],
  'advanced-2025': ['II.D-06#1', 'printed on the Pokémon card in question'],
};

/** The attacks that a Pokémon has are those of its card. */
const printedAttacks = reading(
  PRINTED,
  (view, [pokemon]: readonly [Pokemon]): readonly OwnAttack[] => features(view, [pokemon]).attacks,
  () => [],
);

export const copyable = (view: View, pokemon: Pokemon, why?: Why): readonly OwnAttack[] =>
  pokemon.attached.some(({ card }) => (view.cardAt(card)?.lends ?? []).length > 0) ||
  claimsOn(view, pokemon, 'uses-attacks').length > 0
    ? copyableBesideLent(view, [pokemon], why)
    : speaksHere(PRINTED, view)
      ? printedAttacks(view, [pokemon], why)
      : features(view, [pokemon]).attacks;

/** From here on it is the copying Pokémon's own attack: what it says of itself is said of the one that copies, whose type counts. */
export const performAsOwn = step(
  {
    'ex-2003': { silent: "a copied attack is performed as the copying Pokémon's own", near: 'Attack' },
    'neo-2001': { silent: "a copied attack is performed as the copying Pokémon's own", near: 'Order.7' },
    'comprehensive-2009': ['302.6a', 'the copying Pokémon performs'],
    'advanced-2018': ['II.C-18#1', 'are carried out'],
    'advanced-2025': ['II.C-18#1', 'are carried out'],
    'xy-2016': { silent: "a copied attack is performed as the copying Pokémon's own", near: 'Attack.F' },
    'me-2026': { silent: "a copied attack is performed as the copying Pokémon's own", near: 'Attack.F1' },
  },
  (t: T, run: AttackRun, { attack, card }: OwnAttack) => {
    const pokemon = pokemonOf(t.state, run.attacker);
    t.note('copied-as-its-own', {
      attack: attack.name,
      pokemon: pokemon === null ? 'a Pokémon' : namedApart(t.view, pokemon),
    });
    run.attack = attack;
    run.card = card;
    run.copies += 1;
  },
);

/** What the text of a copied attack requires has to be done by the one that copies; else it does nothing. */
export const requirementsHold = step(
  {
    'comprehensive-2009': ['302.6b', 'the attack does nothing'],
    'xy-2016': ['Attack.D', 'whatever the attack demands'],
    'me-2026': ['Attack.E', 'whatever the attack demands'],
  },
  (t: T, run: AttackRun) => {
    t.note('copied-requirement-unmet', { attack: run.attack.name });
  },
  (_t: T, run: AttackRun): void => {
    run.ended = null;
  },
);
