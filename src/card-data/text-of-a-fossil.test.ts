import { expect, it } from 'vitest';
import type { Card } from '../state/index.ts';
import { textsOf } from './card-texts.ts';

/** The texts of a Fossil: what its player may do with it in play is listed under the words that ask for it. */

const card = (tags: readonly string[]): Card =>
  ({
    key: 'Old Bone',
    name: 'Old Bone',
    kind: 'trainer',
    tags,
    announced: { text: 'x', does: [{ return: 'self', to: 'discard', attached: 'discard' }] },
  }) as never;

it('lists that a Fossil may be discarded, as it is asked for', () => {
  expect(textsOf(card(['fossil']))).toEqual([
    { place: 'card', name: 'discard Old Bone', text: 'x', executed: 'whole', touches: [] },
  ]);
});

it('lists no such thing of another card', () => {
  expect(textsOf(card([]))).toEqual([]);
});
