/** Ids as people write them, and how far one spelling is from another. */

/**
 * What an id is taken apart by: the ways to write the sign of a paragraph without a mark of its own (`Status#1`, `Status ¶1`, `Status paragraph 1`),
 * and all that is neither letter, digit nor such a sign. Ids in ASCII, which nearly all are, do without the tables of Unicode: making them costs more
 * than the look-up.
 */
const ASCII = { paragraph: /(?:#|(?<=[a-z\d])[\s,]+par(?:a|agraph)?\b\.?)\s*(?=\d)/g, rest: /[^a-z\d\0#]|#(?!\d)/g };
const ANY = {
  paragraph: /(?:[#¶]|(?<=\p{L}|\d)[\s,]+par(?:a|agraph)?\b\.?)\s*(?=\d)/gu,
  rest: /[^\p{L}\p{N}\0#]|#(?!\d)/gu,
};

/**
 * Without accents, case, spaces and punctuation; only a point between two digits stays, and the sign # before a number.
 * `606.2A.I` and `606.2a(i)` agree; `Options.1` and `Options#1` do not, being two rules.
 */
export const plainId = (id: string): string => {
  const ascii = /^[\x20-\x7e]*$/.test(id);
  const { paragraph, rest } = ascii ? ASCII : ANY;
  return (ascii ? id : id.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(paragraph, '#')
    .replace(/(?<=\d)\.(?=\d)/g, '\0')
    .replace(rest, '')
    .replace(/\0/g, '.');
};

/** The plain id with the sign # left out, as many write it: `baby1` of `Baby#1`. */
export const unsigned = (plain: string): string => plain.replaceAll('#', '');

/** Ends of an id, plain, that name it alone where no other rule has the same end: `c14` of `II.C-14`. Numbered ids have none. */
export const endsOf = (id: string): readonly string[] => {
  if (/^\d/.test(id)) return [];
  const ends: string[] = [];
  for (const cut of id.matchAll(/[./:]/g)) {
    const end = plainId(id.slice(cut.index + 1));
    if (end !== '') ends.push(end);
  }
  return ends;
};

/** Edits (insert, delete, replace, swap neighbours) between two words; stops counting above `most`. */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((old[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1, (old[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      now[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    older = old;
    old = now;
  }
  return Math.min(old[b.length] ?? 0, most + 1);
};
