import { readingOfPlainPack } from '../../card-data/index.ts';
import type { StoredCards } from '../device.ts';

const isStored = (value: unknown): value is StoredCards =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'build' in value;

/** The cards among what was kept; `other` where another build read their texts, so that its reading is not trusted; null where there are none. */
export const keptCards = (build: string, found: unknown): StoredCards | 'other' | null => {
  if (!isStored(found)) return null;
  return found.build === build && readingOfPlainPack(found.text) !== null ? found : 'other';
};
