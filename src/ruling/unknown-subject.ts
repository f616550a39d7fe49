import { type NeedCode, namedApart, placeOf, topCard, type View } from '../claims/index.ts';
import { paragraphOf } from '../engine/index.ts';
import { mayAttack } from '../rules/index.ts';
import type { ReadQuestion } from './question/index.ts';
import type { Ruling, Said } from './ruling.ts';
import { missingIn, unlessUnknown } from './unless-unknown.ts';

/** A question whose subject is unknown, because it was not given. */

type Read = Extract<ReadQuestion, { readonly ok: true }>;

/** What has to be given before it can be answered. */
export const neededFor = (view: View, { about, unknownRow, missing }: Read): readonly Said<NeedCode>[] => {
  if (missing !== undefined) return missing;
  if (unknownRow !== undefined) {
    const needed = unlessUnknown((): readonly Said<NeedCode>[] => {
      view.readings.placeUnknown(view, unknownRow.row, unknownRow.seat);
      return [];
    }, missingIn);
    if (needed.length > 0) return needed;
  }
  // A Pokémon that was described and still cannot be asked about is none: the faults of the table say so.
  if (about !== undefined && topCard(view, about) !== null) return [];
  const facts = { player: view.state.toMove };
  return unlessUnknown(
    () => [{ rule: paragraphOf(mayAttack.ATTACKS, view), code: 'pokemon-not-described', facts }],
    missingIn,
  );
};

/** Who and what it is about, as far as that is known. */
export const subjectAsked = (view: View, { kind, about }: Read): Ruling['subject'] => ({
  player: view.state.toMove,
  turn: view.state.turn,
  act: kind,
  ...(about === undefined ? {} : { pokemon: namedApart(view, about), place: placeOf(view.state, about.uid) }),
});
