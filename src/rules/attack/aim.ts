import {
  activeHidden,
  activesOf,
  isActive,
  namedApart,
  opponentsOf,
  ownerOf,
  placeOf,
  playerOf,
  pokemonOf,
} from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type ActionOf, type ForbidParts, type Law, lawOf, type OptionFor, step } from '../../engine/index.ts';
import type { Pokemon, Uid } from '../../state/index.ts';
import { POKEMON_NOT_GIVEN, pokemonOptions } from '../pokemon/switching.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, T } from '../questions.ts';
import type { AttackRun } from './attack-run.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['attacked-instead'],
  question: ['defending'],
} as const;

/** What an attack goes against (CR 603.1). */

/** What a declared attack goes against; a Pokémon of a side that plays with the attacker, or a Benched one, is none. */
export const aimedBy = <D extends Doc>(
  law: Law<D>,
): ForbidParts<Answers<Doc>, 'attack', D, 'no-defending-pokemon'> => ({
  acts: ['attack'],
  obstacle: 'target',
  code: 'no-defending-pokemon',
  law,
  concerns: (_view, action) => action.target !== undefined,
  when: (view, action) => {
    const target = action.target === undefined ? null : pokemonOf(view.state, action.target);
    if (target === null) return null;
    const owner = ownerOf(view, target);
    if (isActive(view, target) && opponentsOf(view, view.state.toMove).includes(owner)) return null;
    return { pokemon: namedApart(view, target), player: owner, place: placeOf(view.state, target.uid) };
  },
});

const DEFENDING = lawOf({
  'comprehensive-2009': ['G:Defending Pokémon', 'the Active Pokémon of the opponent'],
  'ex-2003': ['intro', 'these fight each other directly'],
  'advanced-2018': ['II.B-08#3', 'only as damage to the Active Pokémon'],
  'advanced-2025': ['II.B-08#2', 'only as damage to the Active Pokémon'],
  'neo-2001': ['Math.C', 'Defending Pokémon'],
  'xy-2016': ['Turn.3C', "onto the opponent's Active Pokémon"],
  'me-2026': ['Turn.3C#1', "onto the opponent's Active Pokémon"],
});

export const aimedAtActive = forbids(aimedBy(DEFENDING));

const bindAgain = step(DEFENDING, (t: T, run: AttackRun, came: Pokemon): void => {
  run.defending = came.uid;
  t.note('attacked-instead', { pokemon: namedApart(t.view, came), attack: run.attack.name });
});

/** Does what comes before the damage; a Pokémon that it brings up in the place of the Defending Pokémon is the one attacked from there on. */
export const againstWhoComesUp = (t: T, run: AttackRun, before: () => void): void => {
  const declared = run.defending === null ? null : pokemonOf(t.state, run.defending);
  const activesNow = () => (declared === null ? [] : activesOf(playerOf(t.state, ownerOf(t.view, declared))));
  const stood = activesNow().map(({ uid }) => uid);
  before();
  const actives = activesNow();
  const came = actives.find(({ uid }) => !stood.includes(uid));
  if (came !== undefined && actives.every(({ uid }) => uid !== run.defending)) bindAgain(t, run, came);
};

/** The Active Pokémon of the only opponent. */
export const theirActive = (t: T, _action: ActionOf<'attack'>): Uid | null => {
  const [opponent] = opponentsOf(t.view, t.state.toMove);
  return opponent === undefined ? null : (activesOf(playerOf(t.state, opponent))[0]?.uid ?? null);
};

/** One Active Pokémon of an opponent, asked where there are several. Null when that Pokémon is not given. */
export const aim = (t: T, action: ActionOf<'attack'>): Uid | null => {
  const seat = t.state.toMove;
  const opponents = opponentsOf(t.view, seat).map((other) => playerOf(t.state, other));
  const options: OptionFor<Uid | null>[] = [...pokemonOptions(t.view, opponents.flatMap(activesOf), seat)];
  if (options.length === 0) return null;
  if (opponents.some(activeHidden)) options.push(POKEMON_NOT_GIVEN);
  return t.choose({ by: seat, code: 'defending', facts: { attack: action.attack }, options }).value;
};
