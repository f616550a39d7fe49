/**
 * What the page does without until its first screen is drawn: everything that reads a table and rules, and the other screens. A browser runs that part of its
 * program once the first screen is there, or as soon as it is needed.
 */

type Later = typeof import('./rest-of-program.ts');

let coming: Promise<Later> | null = null;
let here: Later | null = null;

/** Runs the rest of the program the first time it is asked for, and only then: on a page, each `import()` of it would run it again. */
export const later = async (): Promise<Later> => {
  coming ??= import('./rest-of-program.ts');
  here = await coming;
  return here;
};

/** The rest of the program; null where it has not run. */
export const laterIfHere = (): Later | null => here;
