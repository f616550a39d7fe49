import {
  type ConditionName,
  conditionOf,
  inPlay,
  isActive,
  nameOf,
  placeOf,
  playerOf,
  type View,
} from '../../claims/index.ts';
import { editDistance } from '../../corpus/index.ts';
import { type Pokemon, plainName, sameName } from '../../state/index.ts';
import { conditionSaid } from './sentence.ts';

/** The Pokémon some words mean, and what they say of it. */
export interface Whom {
  /** Of the player to move; several where several fit. */
  readonly pokemon: readonly Pokemon[];
  readonly conditions: readonly ConditionName[];
}

const DETERMINER = /^(?:my|the|a|an|this|that|his|her|their|your|our|one of my)\s+/;
const PLACE_BEHIND =
  /\s+(?:(?:that is |which is |sitting )?(?:on|from)\s+(?:my|the|his|her|their)\s+bench|(?:that is |which is )?(?:in|on)\s+(?:my|the)\s+active(?:\s+(?:spot|position|slot|place))?)$/;
const IS_BEHIND = /\s+(?:that|which|who)\s+is\s+([a-z]+)(?:\s+and\s+([a-z]+))?$/;

/**
 * Reads `my asleep luxray`, `the pikachu on my bench`, `bench 2`, `my active pokemon`. Null where a word is left that is neither the name of a Pokémon
 * of the player in play nor said of one: no Pokémon is left out or mistaken for another.
 */
export const readWhom = (view: View, words: string): Whom | null => {
  const conditions: ConditionName[] = [];
  let said = words.trim();
  let row: 'active' | 'bench' | null = null;
  const behind = IS_BEHIND.exec(said);
  if (behind !== null) {
    const named = [behind[1], behind[2]].flatMap((word) => (word === undefined ? [] : [conditionSaid(word)]));
    if (named.some((one) => one === null)) return null;
    conditions.push(...named.filter((one) => one !== null));
    said = said.slice(0, behind.index);
  }
  const place = PLACE_BEHIND.exec(said);
  if (place !== null) {
    row = /bench/.test(place[0]) ? 'bench' : 'active';
    said = said.slice(0, place.index);
  }
  for (let before = ''; before !== said; ) {
    before = said;
    said = said.replace(DETERMINER, '');
    const first = /^(\S+?),?\s+(?=\S)/.exec(said);
    const condition = first === null ? null : conditionSaid(first[1] ?? '');
    if (condition !== null) {
      conditions.push(condition);
      said = said.slice(first?.[0].length ?? 0).replace(/^and\s+/, '');
    } else if (/^(?:active|benched|bench)\s+(?=[^\d\s])/.test(said)) {
      row = /^active/.test(said) ? 'active' : 'bench';
      said = said.replace(/^\S+\s+/, '');
    }
  }
  const mine = inPlay(playerOf(view.state, view.state.toMove));
  const inRow = mine.filter((pokemon) => row === null || isActive(view, pokemon) === (row === 'active'));
  const numbered = /^(?:active|bench)(?: (?:spot|number))?\s*\d*$/.test(said);
  if (numbered) {
    const at = said.replace(/ (?:spot|number)/, '');
    const there = mine.filter((pokemon) => {
      const where = placeOf(view.state, pokemon.uid);
      return (
        where === at ||
        (at === 'active' && where === 'active 1' && !mine.some((one) => placeOf(view.state, one.uid) === 'active 2'))
      );
    });
    return there.length === 0 ? null : { pokemon: there, conditions };
  }
  if (said === 'pokemon' && row === null && conditions.length > 0) {
    // `a burned pokemon`: the Pokémon that is; where none is, the Active one is said to be.
    const so = mine.filter((pokemon) => conditions.every((one) => conditionOf(pokemon, one) !== null));
    return { pokemon: so.length > 0 ? so : mine.filter((pokemon) => isActive(view, pokemon)), conditions };
  }
  if (said === 'pokemon' || said === 'guy' || said === '') return row === null ? null : { pokemon: inRow, conditions };
  const named = (name: string): readonly Pokemon[] => inRow.filter((pokemon) => sameName(nameOf(view, pokemon), name));
  const called = [said, ...likelyNames(view, mine, said)].map(named).find((found) => found.length > 0) ?? [];
  // `luxray` for Luxray GL LV.X, where no other name begins so.
  const begun = inRow.filter((pokemon) => plainName(nameOf(view, pokemon)).startsWith(`${plainName(said)}`));
  const found =
    called.length > 0
      ? called
      : new Set(begun.map((pokemon) => nameOf(view, pokemon))).size === 1 && said.length > 3
        ? begun
        : [];
  return found.length === 0 ? null : { pokemon: found, conditions };
};

/** The name of a Pokémon in play that a plural or a slip of the finger means; none where a card on file is called so. */
const likelyNames = (view: View, mine: readonly Pokemon[], said: string): readonly string[] => {
  if (said.length < 5 || view.pool.named(said).length > 0) return [];
  const singular = said.replace(/s$/, '');
  const most = said.length < 8 ? 1 : 2;
  const near = [...new Set(mine.map((pokemon) => nameOf(view, pokemon)))].filter(
    (name) => name !== '' && editDistance(said, name.toLowerCase(), most) <= most,
  );
  return [singular, ...(near.length === 1 ? near : [])];
};
