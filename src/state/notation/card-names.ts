import { BASIC_LETTERS, type Card, ENERGY_NAMES } from '../card.ts';
import { printedAs } from '../card-meant.ts';
import { type CardPool, plainName, sameName } from '../card-pool.ts';
import { ZONE_NAMES } from '../game-state.ts';
import { asPrint, isPrint } from '../print-codes.ts';
import { SEATS } from '../seat.ts';
import type { AttachedSpec, CardSpec, PokemonSpec, Setup, Side } from '../setup.ts';

/** Where a card was named: as a Pokémon or beneath one, on a Pokémon, in a pile, or as the Stadium. */
export type NamedAs = 'pokemon' | 'under' | 'attached' | 'listed' | 'stadium';

type Change = (card: CardSpec, as: NamedAs) => CardSpec;

const throughPokemon = (pokemon: PokemonSpec, change: Change): PokemonSpec => ({
  ...pokemon,
  card: pokemon.card === null ? null : change(pokemon.card, 'pokemon'),
  ...(pokemon.under === undefined ? {} : { under: pokemon.under.map((card) => change(card, 'under')) }),
  attached: pokemon.attached.map(
    (attached): AttachedSpec => ({ ...attached, card: change(attached.card, 'attached') }),
  ),
});

const throughSide = (side: Side, change: Change): Side => {
  const result: { -readonly [K in keyof Side]: Side[K] } = { ...side };
  if (side.active !== undefined) result.active = side.active.map((pokemon) => throughPokemon(pokemon, change));
  if (side.bench !== undefined) result.bench = side.bench.map((pokemon) => throughPokemon(pokemon, change));
  for (const word of ZONE_NAMES) {
    const zone = side[word];
    if (zone !== undefined) {
      result[word] = { ...zone, listed: zone.listed.map((card) => (card === null ? null : change(card, 'listed'))) };
    }
  }
  return result;
};

/** Every card on the table and how it is named, from left to right as a line tells them. */
export const eachCard = (setup: Setup, see: (card: CardSpec, as: NamedAs) => void): void => {
  for (const seat of SEATS) {
    const side = setup.sides[seat];
    if (side === undefined) continue;
    for (const row of [side.active, side.bench])
      for (const { card, under, attached } of row ?? []) {
        if (card !== null) see(card, 'pokemon');
        for (const below of under ?? []) see(below, 'under');
        for (const one of attached) see(one.card, 'attached');
      }
    for (const word of ZONE_NAMES) for (const card of side[word]?.listed ?? []) if (card !== null) see(card, 'listed');
  }
  if (setup.stadium !== undefined) see(setup.stadium, 'stadium');
};

/** The same table with every card on it passed through `change`, from left to right as a line tells them. */
export const throughCards = (setup: Setup, change: Change): Setup => {
  const sides: { -readonly [S in keyof Setup['sides']]: Setup['sides'][S] } = {};
  for (const seat of SEATS) {
    const side = setup.sides[seat];
    if (side !== undefined) sides[seat] = throughSide(side, change);
  }
  return { ...setup, sides, ...(setup.stadium === undefined ? {} : { stadium: change(setup.stadium, 'stadium') }) };
};

/**
 * The prints a name stands for. When the plain spelling fits several different names, the one written so, then the one
 * that differs only in case, wins over the rest. `withPrint`: the print is given with it.
 */
export const printsNamed = (name: string, pool: CardPool, withPrint = false): readonly Card[] => {
  const found = withPrint ? printedAs(pool, name) : pool.named(name);
  const called = (same: (own: string) => boolean): Card[] =>
    found.filter((card) => same(card.name) || (card.short !== undefined && same(card.short)));
  const exact = called((own) => own === name);
  if (exact.length > 0) return withPrint ? found.filter((card) => exact.some((one) => one.name === card.name)) : exact;
  const cased = called((own) => own.toLowerCase() === name.toLowerCase());
  return cased.length > 0 ? cased : found;
};

/**
 * A card whose name ends in brackets, Professor's Research (Professor Oak), read as a name and a print: the card of that whole name. Null where there is
 * none, or where the print is one.
 */
export const nameInBrackets = (card: CardSpec, pool: CardPool): CardSpec | null => {
  const { print, ...rest } = card;
  if (print === undefined || /\d/u.test(print)) return null;
  const name = `${card.name} (${print})`;
  return pool.named(name).length > 0 ? { ...rest, name } : null;
};

/** The cards that a print without a name, `MEG 77`, stands for; none where it is a name. */
export const printedSo = (card: CardSpec, pool: CardPool): readonly Card[] =>
  card.print !== undefined || asPrint(card.name) === null
    ? []
    : pool.named(card.name).filter((found) => isPrint(found, card.name));

/** A print without a name, read as the name of its card with that print. Null where it is the print of no card, or of several. */
export const nameOfPrint = (card: CardSpec, pool: CardPool): CardSpec | null => {
  const found = printedSo(card, pool);
  const [first] = found;
  if (first === undefined || found.some(({ name }) => name !== first.name)) return null;
  return { ...card, name: first.name, print: first.print ?? first.key };
};

const LETTERS_SPELT_OUT: ReadonlyMap<string, string> = new Map(
  BASIC_LETTERS.flatMap((letter) => {
    const name = plainName(ENERGY_NAMES[letter]);
    return [name, `${name}energy`, `basic${name}energy`].map((spelt) => [spelt, letter] as const);
  }),
);

/**
 * The letter of the basic Energy that a name on a Pokémon or in a pile stands for: `L`, `Lightning Energy`, `Lightning`.
 * A name that special Energy shares (Darkness, Metal), or that another card or one written in the file has, stands for no letter.
 */
export const basicEnergy = (name: string, pool: CardPool): string | undefined => {
  if ((BASIC_LETTERS as readonly string[]).includes(name)) return name;
  const letter = LETTERS_SPELT_OUT.get(plainName(name));
  if (letter === undefined) return undefined;
  const isBasic = (card: Card): boolean => card.tags?.includes('basic energy') === true && card.own !== true;
  return pool.named(name).every(isBasic) ? letter : undefined;
};

/** True when the short name was written, `DRE` or `dre`. */
export const isShort = (card: Card, name: string): boolean =>
  card.short !== undefined && sameName(card.short, name) && !sameName(card.name, name);
