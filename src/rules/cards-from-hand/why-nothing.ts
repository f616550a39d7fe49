import type { Facts, View } from '../../claims/index.ts';
import { seatOf } from '../../claims/index.ts';
import type { RuleId } from '../../corpus/index.ts';
import { type Action, type AnyLaw, lawOf, paragraphOf, type Sources, speaksHere } from '../../engine/index.ts';
import { findAttack } from '../attack/may-attack.ts';
import { CONTINUOUSLY } from '../pokemon/evolution.ts';
import { findPower } from '../powers/powers.ts';
import { powerContext } from '../powers/using-a-power.ts';
import { whatIsMissing } from './what-is-missing.ts';

/** Why a power or an attack that may be used does nothing now, as far as that is plain, and by which rule where one decides it. */
export const whyNothing = (
  view: View,
  action: Action,
  sources: Sources,
): { readonly facts: Facts; readonly rule: RuleId | null } => {
  const facts = missing(view, action);
  const law = lawOn(facts);
  const isSaid = law !== null && (law === CONTINUOUSLY || speaksHere(law, sources));
  return { facts, rule: isSaid ? paragraphOf(law, sources) : null };
};

/** Of what is not there nothing is chosen. */
const NOTHING_IS_CHOSEN = lawOf({
  'advanced-2018': ['II.D-04#2', 'nothing is chosen'],
  'advanced-2025': ['II.D-04#3', 'nothing is chosen'],
});

const lawOn = ({ lacks, new: isNew }: Facts): AnyLaw | null => {
  if (lacks === 'ripe' && isNew === true) return CONTINUOUSLY;
  return lacks === 'anybody' || lacks === 'energy' ? NOTHING_IS_CHOSEN : null;
};

const missing = (view: View, action: Action): Facts => {
  if (action.kind === 'use-power') {
    const found = findPower(view, action);
    return found?.power.does === undefined
      ? {}
      : whatIsMissing(view, found.power.does, powerContext(view, action, found));
  }
  const found = action.kind === 'attack' ? findAttack(view, action) : null;
  if (action.kind !== 'attack' || found === null) return {};
  const { attack, card } = found;
  return whatIsMissing(view, [...(attack.choose ?? []), ...(attack.activate ?? []), ...(attack.does ?? [])], {
    seat: seatOf(view.state, action.attacker) ?? view.state.toMove,
    uid: action.attacker,
    card,
    place: `attack ${attack.name}`,
    origin: 'attack',
    attack: null,
    chosen: null,
  });
};
