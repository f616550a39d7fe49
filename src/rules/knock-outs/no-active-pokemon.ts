import { pokemonOf } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import type { ForbidParts, Law } from '../../engine/index.ts';
import { ACTIVE_ATTACKS } from '../attack/may-attack.ts';
import { forbids } from '../prohibition.ts';
import type { Answers } from '../questions.ts';

/** What is asked of an Active Pokémon by a player who has none, as can be in a Team Battle (CR 702.11). */

type Act = 'retreat' | 'attack' | 'level-up';

const noneTo = <D extends Doc>(act: Act, law: Law<D>): ForbidParts<Answers<Doc>, Act, D, 'nobody-active'> => ({
  acts: [act],
  obstacle: 'place',
  code: 'nobody-active',
  law,
  concerns: ({ state }, action) =>
    pokemonOf(
      state,
      action.kind === 'retreat' ? action.pokemon : action.kind === 'attack' ? action.attacker : action.on,
    ) === null,
  when: ({ state }) => ({ player: state.toMove }),
});

export const noActiveToRetreat = forbids(
  noneTo('retreat', {
    'neo-2001': ['Play.9B5', 'your Active Pokémon'],
    'ex-2003': ['Options.5', 'retreat your Active Pokémon'],
    'comprehensive-2009': ['309.1', 'the Active position'],
    'advanced-2018': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
    'advanced-2025': ['I.A-03#1', 'move your Active Pokémon onto your Bench'],
  }),
);
export const noActiveToAttack = forbids(noneTo('attack', ACTIVE_ATTACKS));
export const noActiveToLevelUp = forbids(
  noneTo('level-up', {
    'comprehensive-2009': ['307.3d', 'Active'],
    'xy-2016': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
    'me-2026': ['Gl:Pokémon LV.X', 'on top of the regular Pokémon'],
  }),
);
