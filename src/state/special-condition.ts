/** The Special Conditions (CR 311.1), as they are written in data. */
export const CONDITIONS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const;

export type ConditionName = (typeof CONDITIONS)[number];

/** Those of which a Pokémon has only one (CR 311.7). */
export const EXCLUSIVE_CONDITIONS = ['asleep', 'confused', 'paralyzed'] as const satisfies readonly ConditionName[];
