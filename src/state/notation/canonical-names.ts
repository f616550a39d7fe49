import type { CardPool } from '../card-pool.ts';
import { isPrint, nameAndPrint, withPrint } from '../print-codes.ts';
import type { AttachedSpec, CardSpec, PokemonSpec, Setup, Side } from '../setup.ts';
import {
  basicEnergy,
  isShort,
  type NamedAs,
  nameInBrackets,
  nameOfPrint,
  printsNamed,
  throughCards,
} from './card-names.ts';

/** A Tool is attached as a Tool of itself; only another card played in that role needs the word (CR 200.3). */
const withoutIdleRole = (attached: AttachedSpec, pool: CardPool): AttachedSpec => {
  if (attached.as !== 'tool') return attached;
  const prints = printsNamed(attached.card.name, pool);
  const tool =
    prints.length > 0 && prints.every((card) => card.kind !== 'pokemon' && card.tags?.includes('tool') === true);
  return tool ? { card: attached.card } : attached;
};

const calledSo = (card: CardSpec, name: string): CardSpec => (card.name === name ? card : { ...card, name });

/**
 * The same table with every card named as the pool spells it. Short names of Energy stay short, basic Energy becomes its
 * letter, a print gets its own case; sketches and names that no card has stay as they are.
 */
export const canonicalNames = (setup: Setup, pool: CardPool): Setup => {
  const canonical = (given: CardSpec, as: NamedAs): CardSpec => {
    if (given.sketch !== undefined) return given;
    const card = nameInBrackets(given, pool) ?? nameOfPrint(given, pool) ?? given;
    const letter = as === 'attached' || as === 'listed' ? basicEnergy(card.name, pool) : undefined;
    if (letter !== undefined && card.print === undefined) return calledSo(card, letter);
    const prints = printsNamed(card.name, pool, card.print !== undefined);
    const [first] = prints;
    if (first === undefined) return card;
    const name = isShort(first, card.name) ? (first.short ?? first.name) : first.name;
    const { print } = card;
    const meant = print === undefined ? undefined : prints.find((each) => isPrint(each, print));
    if (print === undefined || meant === undefined) return calledSo(card, name);
    return { ...card, name, print: meant.print?.toLowerCase() === print.toLowerCase() ? meant.print : meant.key };
  };
  const named = throughCards(setup, canonical);
  /** A Pokémon that is not there any more, which is only named. */
  const gone = (said: string): string => {
    const card = canonical(nameAndPrint(said), 'pokemon');
    const { print } = card;
    if (print === undefined) return card.name;
    const meant = printsNamed(card.name, pool, true).find((each) => isPrint(each, print));
    return withPrint({ name: card.name, print: meant?.print ?? print });
  };
  const places = (list: readonly PokemonSpec[]): PokemonSpec[] =>
    list.map((pokemon) =>
      pokemon.attached.some(({ as }) => as === 'tool')
        ? { ...pokemon, attached: pokemon.attached.map((attached) => withoutIdleRole(attached, pool)) }
        : pokemon,
    );
  const sides = Object.fromEntries(
    Object.entries(named.sides).map(([seat, side]): [string, Side] => [
      seat,
      {
        ...side,
        ...(side.active === undefined ? {} : { active: places(side.active) }),
        ...(side.bench === undefined ? {} : { bench: places(side.bench) }),
        ...(side.fallenNames === undefined ? {} : { fallenNames: side.fallenNames.map(gone) }),
        ...(side.fallenToDamageNames === undefined ? {} : { fallenToDamageNames: side.fallenToDamageNames.map(gone) }),
        ...(side.attacked === undefined
          ? {}
          : { attacked: side.attacked.map((one) => ({ ...one, user: gone(one.user) })) }),
      },
    ]),
  );
  return { ...named, sides };
};
