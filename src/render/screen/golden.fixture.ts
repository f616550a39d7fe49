/** The file of a golden screen. `npm run screens` has all of them drawn into a folder of its own, to compare the two. */
export const goldenFile = (name: string): string => `${process.env.GOLDEN_SCREENS ?? 'golden'}/${name}.txt`;
