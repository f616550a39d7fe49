import { claimsOn, type ForceOf, fits, pokemonOf, type View } from '../../claims/index.ts';
import { lawOf, paragraphOf, step } from '../../engine/index.ts';
import type { SetAside, Uid } from '../../state/index.ts';
import { TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import type { T } from '../questions.ts';
import { detachToDiscard } from '../zones.ts';

/** A card that makes its Pokémon take less damage of an attack and is discarded for it. */

const OF_NOTHING = 'whether a card is discarded for damage of which nothing is left';

const SPENT_ON_NOTHING = lawOf({
  'neo-2001': { open: OF_NOTHING, near: 'Math.J' },
  'ex-2003': { open: OF_NOTHING, near: 'Attack' },
  'comprehensive-2009': { open: OF_NOTHING, near: '603.4h' },
  'xy-2016': { open: OF_NOTHING, near: 'Damage.5' },
  'me-2026': { open: OF_NOTHING, near: 'Damage.5' },
  'advanced-2018': { open: OF_NOTHING, near: 'I.A-01/dmg.5' },
  'advanced-2025': { open: OF_NOTHING, near: 'I.A-01/dmg.5' },
});

/** Those that this damage uses up. Damage that effects do not change uses up none. */
const usedUp = (view: View, target: Uid, attacker: Uid, ignores: readonly SetAside[]): readonly ForceOf<'damage'>[] => {
  const pokemon = pokemonOf(view.state, target);
  const other = pokemonOf(view.state, attacker);
  if (pokemon === null || other === null || ignores.includes('effects') || !view.says('damage')) return [];
  return claimsOn(view, pokemon, 'damage', {
    only: ({ claim: { spent, against }, from }) =>
      spent === true && (against === undefined || fits(view, other, against, from)),
  });
};

const discards = step(TRAINER_BEFORE_RULE, (t: T, target: Uid, all: readonly ForceOf<'damage'>[]): void => {
  for (const { card } of all) if (card !== null) detachToDiscard(t, card, target);
});

/** `isAny`: there was damage to lessen. Where nothing of it is left, no rule says whether the Pokémon counts as damaged. */
export const spendOnDamage = (
  t: T,
  target: Uid,
  attacker: Uid,
  {
    ignores = [],
    isLeft,
    isAny,
  }: { readonly ignores?: readonly SetAside[]; readonly isLeft: boolean; readonly isAny: boolean },
): void => {
  if (!isLeft && !isAny) return;
  const all = usedUp(t.view, target, attacker, ignores);
  if (all.length === 0) return;
  if (!isLeft) paragraphOf(SPENT_ON_NOTHING, t.view);
  discards(t, target, all);
};
