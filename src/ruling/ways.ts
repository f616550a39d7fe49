import { energyIds, namedApart, placeOf, playerOf, pokemonOf, type View } from '../claims/index.ts';
import { inferredBy, type RuleId } from '../corpus/index.ts';
import { type Action, type AnyLaw, paragraphOf } from '../engine/index.ts';
import { overpayments, payments, type Rules, retreat, retreatPayment } from '../rules/index.ts';
import { energyLabel } from '../state/index.ts';
import type { Way } from './ruling.ts';

/** The codes of ways to do it. */
export const CODES = {
  way: ['change-with', 'deck-empty', 'pay', 'pay-if', 'pay-too-much'],
} as const;

/** Where nothing is paid no card comes off, and nothing needs to be inferred of that. */
const stated = (rule: RuleId): RuleId | null => (inferredBy(rule) === null ? rule : null);

/** Every way to carry an action out, and the near ways that are refused. */
export const waysOf = (view: View, action: Action, rules: Rules): readonly Way[] => {
  const ruleOf = (law: AnyLaw): RuleId => paragraphOf(law, view);
  if (action.kind === 'retreat') {
    const pokemon = pokemonOf(view.state, action.pokemon);
    const cost = pokemon === null ? null : rules.answers.retreatCost(view, [pokemon]);
    if (pokemon === null || cost === null) return [];
    const all = energyIds(view, pokemon);
    const keeps = (cards: readonly number[]): readonly string[] =>
      all.filter((id) => !cards.includes(id)).map((id) => energyLabel(view.cardAt(id)));
    const sure = payments(view, pokemon, cost).filter((way) => way.unsure !== true);
    const cardByCard = ruleOf(retreatPayment.PAID_CARD_BY_CARD);
    const pays: Way[] = sure.map((way) => ({
      legal: true,
      code: way.if === undefined ? 'pay' : 'pay-if',
      facts: {
        cards: way.labels,
        units: way.units,
        cost,
        keeps: keeps(way.cards),
        ...(way.orMore === true ? { orMore: true } : {}),
        ...(way.if === undefined ? {} : { if: way.if }),
      },
      rule: way.cards.length === 0 ? stated(cardByCard) : cardByCard,
    }));
    const near: Way[] = overpayments(view, pokemon, cost).map((way) => ({
      legal: false,
      code: 'pay-too-much',
      facts: { cards: way.labels, after: way.after, cost },
      rule: ruleOf(retreatPayment.PAID_CARD_BY_CARD),
    }));
    const mayBecome = playerOf(view.state, view.state.toMove).bench.filter(
      (other) => action.to === undefined || other.uid === action.to,
    );
    const benched: Way[] = mayBecome.map((other) => ({
      legal: true,
      code: 'change-with',
      facts: { place: placeOf(view.state, other.uid), pokemon: namedApart(view, other) },
      rule: ruleOf(retreat.CHANGE_WITH_THE_BENCH),
    }));
    return action.pay === undefined ? [...pays, ...near, ...benched] : benched;
  }
  if (action.kind === 'draw') {
    const { seat, deck } = playerOf(view.state, view.state.toMove);
    if (!deck.given || deck.cards.length > 0) return [];
    return [
      {
        legal: true,
        code: 'deck-empty',
        facts: { player: seat },
        rule: paragraphOf(rules.answers.form.cannotDraw.law, view),
      },
    ];
  }
  return [];
};

/** Prohibitions that look at nothing but the payment that was named. */
const OF_PAYMENT: ReadonlySet<string> = new Set(['payment-order', 'payment-too-small']);

/** The payments that would do where the one that was named is all that is refused. */
export const otherPayments = (
  view: View,
  action: Action,
  open: readonly { readonly code: string }[],
  rules: Rules,
): readonly Way[] => {
  if (action.kind !== 'retreat' || open.length === 0 || !open.every(({ code }) => OF_PAYMENT.has(code))) return [];
  const { pay: _, ...unpaid } = action;
  return waysOf(view, unpaid, rules).filter(({ code }) => code === 'pay' || code === 'pay-if');
};
