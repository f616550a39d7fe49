import type { Doc } from '../corpus/index.ts';
import { type ActionKind, type Forbid, type ForbidParts, forbids as prohibition } from '../engine/index.ts';
import type { EraAnswers } from './questions.ts';

/** A prohibition that may ask the era's answers. */
export const forbids = <D extends Doc, K extends ActionKind>(
  parts: ForbidParts<EraAnswers<Doc>, K, D>,
): Forbid<EraAnswers<Doc>, K, D> => prohibition(parts);
