import { BASIC_LETTERS, type CardPool, ENERGY_NAMES, plainName } from '../../state/index.ts';

/** An Energy card as it is said: `R` is `Fire`, `DRE` is `the Double Rainbow`. */
export const spokenEnergy = (label: string, pool: CardPool): string => {
  const letter = BASIC_LETTERS.find((one) => one === label);
  if (letter !== undefined) return ENERGY_NAMES[letter];
  const card = pool.named(label).find((one) => plainName(one.short ?? '') === plainName(label));
  return `the ${(card?.name ?? label).replace(/ Energy$/u, '')}`;
};
