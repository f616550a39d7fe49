import { ASIDE, says } from '../../card-language/index.ts';
import { pokemonOf, type View } from '../../claims/index.ts';
import type { Action } from '../../engine/index.ts';
import type { Uid } from '../../state/index.ts';
import { plainCard } from '../gaps.ts';
import type { GapFound } from '../ruling.ts';

/** Texts about the damage that attacks of one Pokémon do in a later turn: the attacks of all others are as they would be. */

const WHOSE = (who: string): RegExp =>
  new RegExp(
    `^during (?:your|your opponent's) next turn, (?:if ${who} does damage to [^,.;]*, (?:the|that|this) attack does|${who}'s (?:(?! and )[^,.;])*attacks? do(?:es)?|${who}'s (?:(?! and )[^,.;])*attack's base damage is|(?:any |all )?attacks? (?:used )?by ${who} do(?:es)?|(?:any |all )?damage done (?:to [^,.;]* )?by (?:attacks from )?${who} is) `,
    'u',
  );

const OWN = WHOSE('(?:this pokémon|any of your current active pokémon)');
const OPPOSING = WHOSE('(?:the|that) defending pokémon');

/** The Pokémon whose attacks alone such a text of an attack speaks of; null where it may speak of others. */
export const ofWhoseAttacks = ({ state }: View, action: Action, gap: GapFound): Uid | null => {
  if (action.kind !== 'attack') return null;
  const [only = '', ...more] = says(gap.text.replace(ASIDE, ''));
  if (more.length > 0) return null;
  const said = only.replaceAll(plainCard(gap).toLowerCase(), 'this pokémon');
  const activeOf = (isOwn: boolean) =>
    state.players.filter(({ seat }) => (seat === state.toMove) === isOwn).flatMap(({ active }) => active);
  if (OWN.test(said)) return activeOf(true).length === 1 ? action.attacker : null;
  const [opposing, ...others] = activeOf(false);
  return OPPOSING.test(said) && others.length === 0 ? (opposing?.uid ?? null) : null;
};

/** Is an effect of an attack still on this Pokémon? On the Bench it is not, nor is it once that Pokémon has left play. */
export const mayStillHave = ({ state }: View, uid: Uid): boolean =>
  pokemonOf(state, uid) !== null && state.players.some(({ active }) => active.some((one) => one?.uid === uid));
