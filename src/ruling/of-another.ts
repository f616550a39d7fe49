import { actorsOf, cardsPlayedIn, energyOf } from '../card-language/index.ts';
import { type Gap, isTeammate, nameOf, placeOf, pokemonOf, seatOf, topCard, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import { findAttack, isBasicEnergy, setAsideFor } from '../rules/index.ts';
import type { Uid } from '../state/index.ts';
import { isOfOther } from './moments-of-texts.ts';

/** Unread texts that name whom they are about: another attack, Pokémon, Energy or card than those of the act. */

/** A text that keeps off what GX attacks do, and nothing else. */
const OF_GX_ATTACKS = /^(?:as long as [^,.]*, )?prevent all (?:effects|damage)\b[^.]*\bgx attacks?\b[^.]*\.?$/iu;

/** Does it speak of another kind of attack than the one that is used? */
const isOfOtherAttacks = (view: View, action: Action, text: string): boolean =>
  action.kind === 'attack' && OF_GX_ATTACKS.test(text) && findAttack(view, action)?.attack.gx !== true;

const actingIn = (action: Action): Uid | null =>
  action.kind === 'attack' ? action.attacker : action.kind === 'retreat' ? action.pokemon : null;

/** Of names one may be part of the other: "Poliwags" are Poliwag, and a name may stand for more than one card. */
const isNamed = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name.includes(one) || one.includes(name));

/** Does it speak of what other Pokémon pay than the one that attacks or retreats? */
const isOfOtherPokemon = (view: View, action: Action, text: string, { from }: Gap): boolean => {
  const uid = actingIn(action);
  const actors = uid === null ? null : actorsOf(text);
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  if (actors === null || pokemon === null || topCard(view, pokemon) === null) return false;
  const seat = seatOf(view.state, pokemon.uid);
  if (actors.side === 'yours' && seat !== null && !isTeammate(view, from.seat, seat)) return true;
  return actors.names !== null && !isNamed(nameOf(view, pokemon).toLowerCase(), actors.names);
};

/** Does it speak of attaching another kind of Energy? A special Energy card may count as one of any type. */
const isOfOtherEnergy = (view: View, action: Action, text: string): boolean => {
  if (action.kind !== 'attach-energy') return false;
  const kind = energyOf(text);
  const card = kind === null ? null : view.cardAt(action.card);
  if (kind === null || card === null || card === undefined || !isBasicEnergy(card)) return false;
  return kind === 'special' || (kind !== 'basic' && !card.name.toLowerCase().includes(kind));
};

/** Does it speak of playing other cards? */
const isOfOtherCards = (view: View, action: Action, text: string): boolean => {
  const names = cardsPlayedIn(text);
  if (names === null) return false;
  if (action.kind !== 'play-trainer' && action.kind !== 'play-supporter' && action.kind !== 'play-stadium') return true;
  const card = view.cardAt(action.card);
  return card !== null && card !== undefined && !names.includes(card.name.toLowerCase());
};

/** A text that keeps off all effects from one Pokémon, and nothing else. */
const KEPT_OFF =
  /^(?:if [^,.]*, )?prevent all effects, excluding damage, done to ([^.]*?)(?: by your opponent's pokémon)?\.?$/iu;

/** Does it keep off effects from its own Pokémon, which does nothing in this act? What may be done to that is not asked then. */
const isSparedAlone = (view: View, action: Action, text: string, { uid }: Gap): boolean => {
  const whom = KEPT_OFF.exec(text)?.[1]?.toLowerCase();
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  if (whom === undefined || uid === null || pokemon === null || !isOfOther(action, uid)) return false;
  return ['this pokémon', 'that pokémon', nameOf(view, pokemon).toLowerCase()].includes(whom);
};

/** A text that keeps off damage of attacks from its own Pokémon, all or a part of it, and nothing else. */
const KEEPS_DAMAGE_OFF =
  /^(?:if [^.]*, )?(?:prevent all damage done to ([^,.]*?) by attacks\b|any damage done to ([^,.]*?) by (?:attacks|an opponent's attack|your opponent's attacks)\b[^.]* is reduced by )[^.]*\.?$/iu;

/** Does it keep damage off its own Pokémon, and is the damage of this attack not affected by what is on that one? */
const isSetAside = (view: View, action: Action, text: string, { uid }: Gap): boolean => {
  const found = action.kind === 'attack' ? KEEPS_DAMAGE_OFF.exec(text) : null;
  const whom = (found?.[1] ?? found?.[2])?.toLowerCase();
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  if (action.kind !== 'attack' || whom === undefined || pokemon === null) return false;
  if (!['this pokémon', nameOf(view, pokemon).toLowerCase()].includes(whom)) return false;
  // What an attack passes over is on the Pokémon it attacks; what it does to itself or to the Bench is not spared.
  const attacker = pokemonOf(view.state, action.attacker);
  const isAttacked =
    seatOf(view.state, pokemon.uid) !== (attacker === null ? null : seatOf(view.state, attacker.uid)) &&
    placeOf(view.state, pokemon.uid).startsWith('active');
  if (!isAttacked) return false;
  const own = findAttack(view, action)?.attack.ignores;
  return setAsideFor(view, action.attacker, pokemon.uid, own)?.includes('effects') === true;
};

/** A text about what Energy gives on its own Pokémon, and nothing else. */
const OWN_ENERGY =
  /^(?:each|all) (?:basic )?energy(?: cards?)? attached to ([^.,]*?) (?:provides?|is|are) [^.]*\.(?: this power works even [^.]*\.)?$/iu;

/** Is it about the Energy of its own Pokémon, which has none and does nothing in this act? */
const isOfNoEnergy = (view: View, action: Action, text: string, { uid }: Gap): boolean => {
  const whose = OWN_ENERGY.exec(text)?.[1]?.toLowerCase();
  const pokemon = uid === null ? null : pokemonOf(view.state, uid);
  if (whose === undefined || uid === null || pokemon === null || !isOfOther(action, uid)) return false;
  return pokemon.attached.length === 0 && ['this pokémon', nameOf(view, pokemon).toLowerCase()].includes(whose);
};

/** Is this text about another attack, Pokémon, Energy or card than that of the act, and about nothing else? */
export const isOfAnother = (view: View, action: Action, gap: Gap, on: 'legality' | 'outcome'): boolean => {
  const { text = '' } = gap.script;
  return (
    (on === 'legality' && isSparedAlone(view, action, text, gap)) ||
    isOfOtherAttacks(view, action, text) ||
    isSetAside(view, action, text, gap) ||
    isOfOtherPokemon(view, action, text, gap) ||
    isOfNoEnergy(view, action, text, gap) ||
    isOfOtherEnergy(view, action, text) ||
    isOfOtherCards(view, action, text)
  );
};
