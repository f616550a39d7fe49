import type { Citation } from '../../corpus/index.ts';
import type { GroundJson } from './types.ts';

/** The rules of a ground: its own, those by which the texts were read that it rests on, and those that state it once more. */
export const rulesOfGround = (ground: GroundJson, all: readonly GroundJson[]): readonly Citation[] =>
  [ground, ...all.filter(({ restates }) => restates === ground.code)].flatMap(({ rule, readBy }) => [rule, ...readBy]);
