import { ENERGY_NAMES } from '../../state/index.ts';
import { listed } from './facts.ts';

const LETTERS: { readonly [letter: string]: string | undefined } = ENERGY_NAMES;

/** Energy in words: `L L L L` is `4 Lightning`, `R C` is `1 Fire and 1 Colorless`; a short name such as `DRE` stays. */
export const energyOf = (labels: readonly string[]): string => {
  const kinds = [...new Set(labels)];
  return listed(
    kinds.map((kind) => {
      const count = labels.filter((one) => one === kind).length;
      const name = LETTERS[kind];
      return name === undefined && count === 1 ? kind : `${count} ${name ?? kind}`;
    }),
  );
};

/** What a Pokémon has of it: the number alone where it is just the one type that the cost asks for. */
export const energyFor = (cost: readonly string[], cards: readonly string[]): string => {
  const [type] = cost;
  return new Set([...cost, ...cards]).size === 1 && type !== undefined && cards.length > 0
    ? String(cards.length)
    : energyOf(cards);
};

/** A type by its name; a letter without one stays. */
export const typeNamed = (letter: string): string => LETTERS[letter] ?? letter;

/** What an Energy card gives by its own text: so many units, of one type or of several at once. */
export const givesNow = (units: number, types: readonly string[]): string => {
  const [only] = types;
  if (only === undefined) return 'no Energy';
  if (types.length === 1) return energyOf(Array.from({ length: units }, () => only));
  return `${units} Energy of ${types.length > 9 ? 'every type' : types.map(typeNamed).join(' or ')}`;
};
