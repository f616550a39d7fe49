import { ALL_CONDITIONS, conditionOf, nameOf, type View } from '../claims/index.ts';
import { isTool } from '../rules/index.ts';
import { type Card, energyLabel, type Player, type Pokemon, plainName, ZONE_NAMES, type Zone } from '../state/index.ts';

/** Reads one fact of a table by its path (`p2 active damage`, `p1 bench 1 energy`, `p1 discard`), as the words a scenario expects. */

/**
 * The fact in words: one value or a list; of a pile or Bench that was not described, what is known to be there; `none` for an empty place. Null when
 * there is no such fact on this table: a fact of a Pokémon that is not there, or a place that was not described.
 */
export type Fact = string | readonly string[] | { readonly known: readonly string[] } | null;

const isList = (fact: Exclude<Fact, null>): fact is readonly string[] => Array.isArray(fact);

const cardWord = (card: Card | null): string => {
  if (card === null) return '?';
  return card.kind === 'energy' ? energyLabel(card) : card.name;
};

const pileOf = (view: View, zone: Zone): Fact => {
  const cards = zone.cards.map((id) => cardWord(view.cardAt(id)));
  return zone.given ? cards : { known: cards.filter((word) => word !== '?') };
};

const conditionWords = (pokemon: Pokemon): readonly string[] => {
  const names = ALL_CONDITIONS.filter((name) => conditionOf(pokemon, name) !== null).map((name) => {
    const parent = conditionOf(pokemon, name);
    const says = pokemon.marks.find((mark) => mark.parent === parent?.id)?.says;
    const amount = says?.counters ?? says?.coins;
    return typeof amount === 'number' ? `${name}=${amount}` : name;
  });
  const markers = pokemon.marks.filter((mark) => mark.marker && mark.origin !== 'condition').map((mark) => mark.name);
  return [...names, ...markers];
};

const pokemonFact = (view: View, pokemon: Pokemon, what: string): Fact => {
  switch (what) {
    case '':
    case 'card':
      return nameOf(view, pokemon);
    case 'on':
      return pokemon.stack.slice(1).map((id) => cardWord(view.cardAt(id)));
    case 'energy':
      return pokemon.attached
        .filter((a) => a.as === undefined && view.cardAt(a.card)?.kind === 'energy')
        .map((a) => cardWord(view.cardAt(a.card)));
    case 'tool':
      return pokemon.attached
        .filter((a) => {
          const card = view.cardAt(a.card);
          return a.as === 'tool' || (card !== null && isTool(card));
        })
        .map((a) => cardWord(view.cardAt(a.card)));
    case 'attached':
      return pokemon.attached.map((a) => cardWord(view.cardAt(a.card)));
    case 'damage':
      return String(pokemon.damage);
    case 'conditions':
      return conditionWords(pokemon);
    case 'since':
      return String(pokemon.since);
    case 'this-turn':
      return pokemon.thisTurn;
    case 'effects':
      return pokemon.marks
        .filter((mark) => mark.origin !== 'condition' && mark.parent === null && !mark.marker)
        .map((mark) => mark.name);
    default:
      return null;
  }
};

const playerFact = (view: View, player: Player, rest: string): Fact => {
  const place = /^(active|bench)(?: (\d+))?(?: (\S+))?$/.exec(rest);
  if (place?.[1] !== undefined) {
    const [, row, number, what] = place;
    const given = row === 'bench' ? player.benchGiven : player.activeGiven;
    if (row === 'bench' && number === undefined) {
      const names = player.bench.map((pokemon) => nameOf(view, pokemon));
      return given ? names : { known: names };
    }
    const pokemon =
      row === 'bench' ? player.bench[Number(number) - 1] : player.active[number === undefined ? 0 : Number(number) - 1];
    if (pokemon === undefined || pokemon === null) return given && what === undefined ? 'none' : null;
    return pokemonFact(view, pokemon, what ?? '');
  }
  if (rest === 'prizes face-up') {
    const { faceUp = [] } = player.prizes;
    return faceUp.map((id) => cardWord(view.cardAt(id)));
  }
  const zone = ZONE_NAMES.find((name) => name === rest);
  return zone === undefined ? null : pileOf(view, player[zone]);
};

export const factAt = (view: View, path: string): Fact => {
  if (path === 'stadium') {
    const { stadium } = view.state;
    return stadium === null ? 'none' : cardWord(view.cardAt(stadium.card));
  }
  const [seat, ...rest] = path.split(' ');
  const player = view.state.players.find((p) => p.seat === seat);
  return player === undefined ? null : playerFact(view, player, rest.join(' '));
};

const words = (text: string): readonly string[] => {
  const trimmed = text.trim();
  if (/^(?:none|nothing|-|empty)$/i.test(trimmed) || trimmed === '') return [];
  return trimmed.split(/\s*,\s*/);
};

/** `L L DRE` is three cards; `2 L` too. A name with spaces stays one. */
const spread = (items: readonly string[]): readonly string[] =>
  items.flatMap((item) => {
    const many = /^(\d+)\s+(\S.*)$/.exec(item);
    if (many?.[1] !== undefined && many[2] !== undefined)
      return Array.from({ length: Number(many[1]) }, () => many[2] ?? '');
    return /^[A-Z]{1,3}(?:\s+[A-Z]{1,3})+$/.test(item) ? item.split(/\s+/) : [item];
  });

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.map(plainName).toSorted().join('|') === b.map(plainName).toSorted().join('|');

/**
 * Does the fact meet what was expected? What is not there meets nothing. A number for a pile is its size; `none` an empty one; lists compare without order, names as judges
 * type them.
 */
export const meets = (fact: Fact, expected: string | readonly string[]): boolean => {
  if (fact === null) return false;
  if (typeof fact === 'string') {
    const [only, ...more] = typeof expected === 'string' ? [expected.trim()] : expected;
    return more.length === 0 && only !== undefined && plainName(fact) === plainName(only);
  }
  const size = typeof expected === 'string' && /^\d+$/.test(expected.trim()) ? Number(expected) : null;
  const wanted = spread(typeof expected === 'string' ? words(expected) : expected);
  // Of a pile that was not described, neither its size nor that it is empty is known.
  if (!isList(fact)) return size === null && wanted.length > 0 && same(fact.known, wanted);
  return size === null ? same(fact, wanted) : fact.length === size;
};

/** The fact in one line, for a report of what was got instead. */
export const shownFact = (fact: Fact): string => {
  if (fact === null) return 'nothing there, or unknown';
  if (typeof fact === 'string') return fact;
  if (isList(fact)) return fact.join(', ') || 'none';
  return fact.known.length === 0 ? 'unknown' : `${fact.known.join(', ')}; the rest is unknown`;
};
