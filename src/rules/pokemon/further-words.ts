import { nameOf, pokemonOf, type View } from '../../claims/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';

/**
 * Names with further words in them, by the EX article: Gym Leaders' Pokémon, Dark Pokémon, promo cards and the like, which keep to lines of their
 * own.
 */

const GYM_LEADERS = ['Blaine', 'Brock', 'Erika', 'Giovanni', 'Koga', 'Lt. Surge', 'Misty', 'Sabrina'] as const;

const leaderOf = (name: string): string | null =>
  GYM_LEADERS.find((leader) => name.replace('’', "'").toLowerCase().startsWith(`${leader.toLowerCase()}'s `)) ?? null;

const namesIn = (
  view: View,
  { card, on }: ActionOf<'evolve'>,
): readonly [card: string, from: string, host: string] | null => {
  const evolution = view.cardAt(card);
  const pokemon = pokemonOf(view.state, on);
  if (evolution === null || pokemon === null) return null;
  return [evolution.name, evolution.from ?? '', nameOf(view, pokemon)];
};

/** Pokémon of a Gym Leader evolve only from and into Pokémon of the same. */
export const ofOneGymLeader = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'another-gym-leader',
  law: { 'ex-2003': ['Evo.4', 'those of one Gym Leader evolve only from and into Pokémon of the same Gym Leader'] },
  concerns: (view, action) => namesIn(view, action)?.some((name) => leaderOf(name) !== null) === true,
  when: (view, action) => {
    const [card = '', , pokemon = ''] = namesIn(view, action) ?? [];
    return leaderOf(card) === leaderOf(pokemon) ? null : { card, pokemon };
  },
});

/** Is the one name the other with further words in front? */
const adorns = (long: string, short: string): boolean =>
  short !== '' && long.toLowerCase().endsWith(` ${short.toLowerCase()}`);

/** What has further words in its name leaves the ordinary line: only a Stage 1 Dark Pokémon has an ordinary one below it. */
export const lineOfItsOwn = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'line-of-its-own',
  law: { 'ex-2003': ['Special Pokémon#1', 'may evolve into or from an ordinary Pokémon'] },
  concerns: (view, action) => {
    const [, from = '', pokemon = ''] = namesIn(view, action) ?? [];
    return adorns(pokemon, from) || adorns(from, pokemon);
  },
  when: (view, action) => {
    const [card = '', from = '', pokemon = ''] = namesIn(view, action) ?? [];
    return { card, from, pokemon };
  },
});

/** Words before the name of a Pokémon that make it one of its own kind, as the printed cards have them. */
const FURTHER = /^(?:Dark|Light|Shining|Cool|Surfing|Flying|Detective|(?:Team )?Rocket['’]s)\s/iu;
const DARK = /^Dark\s/iu;

/**
 * A card that names as what it evolves from a Pokémon outside its kind: it may not evolve from that, and it is played on what it names. For the words
 * that are not a Gym Leader's the article says both, and not which counts.
 */
export const printedAcrossKinds = forbids({
  acts: ['evolve'],
  obstacle: 'target',
  code: 'printed-across-kinds',
  law: {
    'ex-2003': {
      open: 'what counts where a card prints that it evolves from what the word in its name sets it apart from',
      near: 'Special Pokémon#1',
    },
  },
  concerns: (view, action) => {
    const [card = '', from = '', pokemon = ''] = namesIn(view, action) ?? [];
    return from !== '' && from === pokemon && FURTHER.test(card) !== FURTHER.test(pokemon);
  },
  when: (view, action) => {
    const [card = '', , pokemon = ''] = namesIn(view, action) ?? [];
    const evolution = view.cardAt(action.card);
    if (DARK.test(card) && evolution?.stage === 'stage 1') return null;
    return { card, pokemon };
  },
});
