import { energyCards, nameOf, playerOf, type View } from '../../claims/index.ts';
import { energyLabel } from '../../state/index.ts';
import { ownActives } from '../question/names.ts';
import { attackNamed, energyCalled, from, type Meant } from './said.ts';
import { readWhom, type Whom } from './whom.ts';

/** `is there enough energy for it`: of the Pokémon that is named, else of the Active Pokémon. */
const THERE_IS =
  /^(?:is there|do i have|have i got|(?:does|has) (.+?) (?:have|got)) enough(?: energy)? (?:for|to (?:use|pay for|attack with|do))\s+(.+)$/;

/** `is double rainbow enough for it`: of what is attached to the Active Pokémon. */
const IS_ENOUGH =
  /^(?:is|are|would) (?:my |the |an? |one )?(.+?) (?:be )?enough(?: energy)? (?:for|to (?:use|pay for|pay|attack with|do))\s+(.+)$/;

const COUNTS: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `two lightning`, `LL`, `fire and a DRE` as single cards; null where one of them is not an Energy card. */
const cardsSaid = (view: View, what: string): readonly string[] | null => {
  const found = what.split(/\s+(?:and|plus|\+)\s+|\s*[,+&]\s*/).flatMap((one): readonly (string | null)[] => {
    const [, number, rest = one] = /^(?:(\d|one|two|three|four|five|six)\s+)?(.+)$/.exec(one) ?? [];
    const many = number === undefined ? 1 : Math.max(COUNTS.indexOf(number), Number(number) || 0);
    const name =
      energyCalled(view, rest) ?? energyCalled(view, rest.replace(/(energ)(?:ies|ys)$/, '$1y').replace(/s$/, ''));
    if (name === null && number === undefined && /^[grwlpfdmy]{2,8}$/.test(rest))
      return [...rest].map((letter) => energyCalled(view, letter));
    return Array.from({ length: many }, () => name);
  });
  return found.some((one) => one === null) ? null : found.filter((one) => one !== null);
};

interface Attacker {
  readonly whom: Whom;
  readonly attack: string;
}

/** `lightning star`, `luxray's lightning star`, `luxray to use lightning star`: the Pokémon it names, else of the Active Pokémon or the only other one that has it. */
const attackerOf = (view: View, how: string): Attacker | null => {
  const [, holder, behind] = /^(.+?)(?:'s?| to (?:use|do|attack with|pay for))\s+(.+)$/.exec(how) ?? [];
  const whom = holder === undefined ? null : readWhom(view, holder);
  const said = (whom === null ? how : (behind ?? how)).replace(/^(?:my|its|the)\s+/, '');
  const actives = ownActives(view);
  const { bench } = playerOf(view.state, view.state.toMove);
  const tried = whom === null ? [actives, ...bench.map((one) => [one])] : [whom.pokemon];
  const found = tried.flatMap((pokemon): readonly Attacker[] => {
    const attack = attackNamed(view, pokemon, said);
    return attack === null ? [] : [{ whom: { pokemon, conditions: [] }, attack }];
  });
  const [first, ...others] = found;
  // Two on the Bench that both have it: it is unclear which is meant.
  return first === undefined || (others.length > 0 && first.whom.pokemon !== actives) ? null : first;
};

/** `is double rainbow enough for lightning star`: asks for the attack, and says what is attached to the attacker. */
export const readEnough = (view: View, text: string): Meant | null => {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[?.!]+$/, '')
    .replace(/\s+/g, ' ');
  const there = THERE_IS.exec(said);
  const [, what, how = ''] = there ?? IS_ENOUGH.exec(said) ?? [];
  if (how === '') return null;
  const named = there === null || what === undefined ? null : readWhom(view, what);
  if (there !== null && what !== undefined && what !== 'i' && named === null) return null;
  const own = named === null ? null : attackNamed(view, named.pokemon, how.replace(/^(?:my|its|the)\s+/, ''));
  if (named !== null && own === null) return null;
  const meant = named !== null && own !== null ? { whom: named, attack: own } : attackerOf(view, how);
  const [attacker] = meant?.whom.pokemon ?? [];
  if (meant === null || attacker === undefined) return null;
  const { whom, attack } = meant;
  const asks = `attack ${attack}${from(view, whom)}`;
  if (there !== null || /^(?:this|that|it)$/.test(what ?? '')) return { asks, whom };
  const energy = cardsSaid(view, what ?? '');
  if (energy === null) return null;
  const cards = energyCards(view, attacker).flatMap((card) => card ?? []);
  const attached = cards.map((card) => card.name);
  if ([...attached].sort().join('|') === [...energy].sort().join('|')) return { asks, whom };
  const attachedNow = cards.length === 0 ? 'no Energy' : cards.map((card) => energyLabel(card)).join(' ');
  return { asks, whom, against: [{ code: 'attached', who: nameOf(view, attacker), said: attachedNow }] };
};
