import type { OptionFor } from '../engine/index.ts';

/** To take nothing, where a text leaves that open. */
export const NONE: OptionFor<null> = { key: 'none', aliases: ['nothing'], value: null };
