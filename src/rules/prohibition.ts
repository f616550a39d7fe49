import type { Doc } from '../corpus/index.ts';
import { type ActionKind, type Forbid, type ForbidParts, forbids as prohibition } from '../engine/index.ts';
import type { Answers } from './questions.ts';

/** A prohibition that may ask the era's answers. */
export const forbids = <D extends Doc, K extends ActionKind, C extends string>(
  parts: ForbidParts<Answers<Doc>, K, D, C>,
): Forbid<Answers<Doc>, K, D, C> => prohibition(parts);
