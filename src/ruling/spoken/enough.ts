import { energyCards, nameOf, type View } from '../../claims/index.ts';
import { energyLabel } from '../../state/index.ts';
import { ownActives } from '../question/names.ts';
import { attackNamed, energyCalled, from, type Meant } from './said.ts';
import { readWhom } from './whom.ts';

/** `is there enough energy for it`: of whoever is named, else of the Active Pokémon. */
const THERE_IS =
  /^(?:is there|do i have|have i got|(?:does|has) (.+?) (?:have|got)) enough(?: energy)? (?:for|to (?:use|pay for|attack with|do))\s+(.+)$/;

/** `is double rainbow enough for it`: of what lies on the Active Pokémon. */
const IS_ENOUGH =
  /^is (?:my |the |an? |one )?(.+?) enough(?: energy)? (?:for|to (?:use|pay for|pay|attack with|do))\s+(.+)$/;

/** `is double rainbow enough for lightning star`: asks for the attack, and says what lies on the attacker. */
export const readEnough = (view: View, text: string): Meant | null => {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[?.!]+$/, '')
    .replace(/\s+/g, ' ');
  const there = THERE_IS.exec(said);
  const [, what, how = ''] = there ?? IS_ENOUGH.exec(said) ?? [];
  const actives = ownActives(view);
  const [attacker] = actives;
  if (how === '' || attacker === undefined) return null;
  const whom = there === null || what === undefined ? { pokemon: actives, conditions: [] } : readWhom(view, what);
  const attack = whom === null ? null : attackNamed(view, whom.pokemon, how.replace(/^(?:my|its|the)\s+/, ''));
  if (whom === null || attack === null) return null;
  const asks = `attack ${attack}${from(view, whom)}`;
  if (there !== null || /^(?:this|that|it)$/.test(what ?? '')) return { asks, whom };
  const energy = (what ?? '').split(/\s+(?:and|plus)\s+|\s*[,+]\s*/).map((one) => energyCalled(view, one));
  if (energy.some((one) => one === null)) return null;
  const cards = energyCards(view, attacker).flatMap((card) => card ?? []);
  const attached = cards.map((card) => card.name);
  if ([...attached].sort().join('|') === [...energy].sort().join('|')) return { asks, whom };
  const lies = cards.length === 0 ? 'no Energy' : cards.map((card) => energyLabel(card)).join(' ');
  return { asks, whom, against: [{ code: 'attached', who: nameOf(view, attacker), said: lies }] };
};
