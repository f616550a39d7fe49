import type { Device } from './device.ts';

/** A device that keeps nothing, prints nothing and has all parts of the page; tests put their own in place of what they look at. */
export const IDLE_DEVICE: Device = {
  kept: () => null,
  keep: () => true,
  save() {},
  copy: async () => true,
  share: async () => false,
  print() {},
  now: () => '2026-11-28T14:02:00.000Z',
  toTop() {},
  drawn: async () => {},
  idle: async () => {},
  pause: async () => {},
  mark() {},
  allParts: async () => {},
  takeOver() {},
  readsSketches: true,
  cards: null,
  copies: null,
};
