/** How much a word tells that so many of all have. */
export const rarityOf = (holders: number, size: number): number =>
  Math.log(1 + (size - holders + 0.5) / (holders + 0.5));

/** Words in more than this share of the entries say too little to answer for another word, or to guess by. */
export const EVERYWHERE = 0.12;
