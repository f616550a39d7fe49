/** Procedures that documents order differently are records whose keys stand in the order of play. */

const known = new WeakMap<object, readonly unknown[]>();

const named = new WeakMap<object, readonly unknown[]>();

/** The same with the name of each. */
export const namedInOrder = <R extends object>(steps: R): readonly (readonly [keyof R & string, R[keyof R]])[] => {
  let order = named.get(steps);
  if (order === undefined) {
    order = Object.entries(steps);
    named.set(steps, order);
  }
  return order as readonly (readonly [keyof R & string, R[keyof R]])[];
};

/** The steps of such a record in their order, looked up once. */
export const inOrder = <R extends object>(steps: R): readonly R[keyof R][] => {
  let order = known.get(steps);
  if (order === undefined) {
    order = Object.values(steps);
    known.set(steps, order);
  }
  return order as readonly R[keyof R][];
};
