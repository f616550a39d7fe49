/** How much a word tells that so many of all have. */
export const rarityOf = (holders: number, size: number): number =>
  Math.log(1 + (size - holders + 0.5) / (holders + 0.5));
