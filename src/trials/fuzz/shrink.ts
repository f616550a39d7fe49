/** The smallest text found that still does what the long one did: pieces are left out, ever smaller ones, as long as that helps. */
export const shrunkText = async (
  text: string,
  still: (shorter: string) => Promise<boolean>,
  tries = 400,
): Promise<string> => {
  let best = text;
  let left = tries;
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    let at = 0;
    while (at < best.length && left > 0) {
      const shorter = best.slice(0, at) + best.slice(at + size);
      left -= 1;
      if (await still(shorter)) best = shorter;
      else at += size;
    }
  }
  return best;
};
