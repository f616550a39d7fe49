/** The day of a moment in Universal Time: `2026-11-23`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
