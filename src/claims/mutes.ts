import type { Force } from './force.ts';
import type { View } from './view.ts';

/**
 * Of texts that mute, those that speak: a Poké-Body that mutes may be muted itself. One that nothing reaches speaks, one that a speaking text
 * reaches is silent, and so on. Where texts mute each other in a circle nobody can tell, and it breaks off.
 */
export const thatSpeak = (
  view: View,
  mutes: readonly Force[],
  reaches: (mute: Force, force: Force) => boolean,
): readonly Force[] => {
  const reachedBy = new Map(mutes.map((one) => [one, mutes.filter((mute) => reaches(mute, one))]));
  const speaking = new Set<Force>();
  const silent = new Set<Force>();
  for (let left = mutes; left.length > 0; ) {
    const before = left.length;
    for (const one of left) {
      const by = reachedBy.get(one) ?? [];
      if (by.some((mute) => speaking.has(mute))) silent.add(one);
      else if (by.every((mute) => silent.has(mute))) speaking.add(one);
    }
    left = left.filter((one) => !speaking.has(one) && !silent.has(one));
    if (left.length === before) {
      view.readings.muteEachOther(view, [...new Set(left.map(({ name }) => name))]);
      return [...speaking];
    }
  }
  return mutes.filter((one) => speaking.has(one));
};
