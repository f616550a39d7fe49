/** The Special Conditions (CR 311.1), as they are written in data. */
export const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const;

/** The counter of the Neo sets, which is not a Special Condition of the others; what cures those does not take it off. */
export const CHAR = 'char';

export type ConditionName = (typeof CONDITIONS)[number] | typeof CHAR;

/** Everything that a text can put on a Pokémon as a condition. */
export const ALL_CONDITIONS: readonly ConditionName[] = [...CONDITIONS, CHAR];

/** A Pokémon has only one of these (CR 311.7). */
export const EXCLUSIVE_CONDITIONS = ['asleep', 'confused', 'paralyzed'] as const satisfies readonly ConditionName[];
