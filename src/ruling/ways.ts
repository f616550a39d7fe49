import { energyIds, namedApart, placeOf, playerOf, pokemonOf, type View } from '../claims/index.ts';
import type { RuleId } from '../corpus/index.ts';
import { type Action, type AnyLaw, lawOf, paragraphOf } from '../engine/index.ts';
import { overpayments, payments, type Rules } from '../rules/index.ts';
import { energyLabel } from '../state/index.ts';
import type { Way } from './ruling.ts';

const ONE_BY_ONE = lawOf({
  'comprehensive-2009': ['309.4', 'one by one'],
  'ex-2003': { silent: 'Energy comes off card by card until the cost is met', near: 'Types: Pokémon.7' },
  'advanced-2018': ['I.A-03/ret.2', 'Discard the amount of Energy'],
  'neo-2001': { silent: 'Energy cards come off one by one until the cost is met', near: 'Cond.Confused#2' },
  'xy-2016': { silent: 'Energy comes off card by card until the cost is met', near: 'Turn.2E#2' },
});
const FROM_THE_BENCH = lawOf({
  'comprehensive-2009': ['309.3', 'from the Bench'],
  'ex-2003': ['Options.5', 'select a different Benched Pokémon'],
  'advanced-2018': ['I.A-03#5', 'Without any Benched Pokémon'],
  'neo-2001': { silent: 'a Pokémon that retreats changes places with one from the Bench', near: 'Play.9B5' },
  'xy-2016': ['Turn.2E#2', "one from the player's Bench"],
});

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
      rule: ruleOf(ONE_BY_ONE),
    }));
    const near: Way[] = overpayments(view, pokemon, cost).map((way) => ({
      legal: false,
      code: 'pay-too-much',
      facts: { cards: way.labels, after: way.after, cost },
      rule: ruleOf(ONE_BY_ONE),
    }));
    const mayBecome = playerOf(view.state, view.state.toMove).bench.filter(
      (other) => action.to === undefined || other.uid === action.to,
    );
    const benched: Way[] = mayBecome.map((other) => ({
      legal: true,
      code: 'change-with',
      facts: { place: placeOf(view.state, other.uid), pokemon: namedApart(view, other) },
      rule: ruleOf(FROM_THE_BENCH),
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
