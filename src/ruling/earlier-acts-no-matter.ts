import { type Facts, inPlay, playerOf, type View } from '../claims/index.ts';
import {
  type Action,
  type ActionKind,
  type AnyLaw,
  type Legality,
  lawOf,
  paragraphOf,
  speaksHere,
} from '../engine/index.ts';
import { energy, findAttack, phases, powers } from '../rules/index.ts';
import { sameName, type TurnLimit } from '../state/index.ts';
import type { Way } from './ruling.ts';

/** The code of an act of this turn that does not stop the next one. */
export const CODES = {
  way: ['act-no-matter'],
} as const;

/** What was done this turn and leaves the act open, where the document says so: the other player may think that it does not. */

const AFTER_A_RETREAT = lawOf({
  'xy-2016': ['Turn.2E#4', 'may still attack in that turn'],
  'me-2026': ['Turn.2E#4', 'may still attack in that turn'],
});

const AFTER_AN_ABILITY = lawOf({
  'advanced-2018': ['I.A-02#2', 'leaves the turn going on'],
  'advanced-2025': ['I.A-02#2', 'leaves the turn going on'],
  'xy-2016': ['Turn.2F#2', 'can still attack'],
  'me-2026': ['Turn.2F#2', 'can still attack'],
});

/** Acts that some documents allow once in a turn, and others as often as a player likes. */
const AGAIN: { readonly [act in ActionKind]?: TurnLimit } = { retreat: 'retreat', 'play-stadium': 'stadium' };

/** In what a text does: that it attaches Energy cards of the hand. */
const ATTACHES_FROM_HAND = /"attach":.*"from":"hand"/u;

const COUNTED_APART = lawOf({ 'me-2026': ['App19#3', 'independent of each other'] });

type Passed = readonly Pick<Legality['passed'][number], 'code'>[];

/** The Abilities that this player has used this turn. */
const usedAbilities = (view: View): readonly string[] =>
  inPlay(playerOf(view.state, view.state.toMove)).flatMap((pokemon) =>
    pokemon.thisTurn.filter((name) =>
      view.readings
        .features(view, pokemon)
        .powers.some(({ power }) => power.kind === 'ability' && sameName(power.name, name)),
    ),
  );

const wayBy = (view: View, law: AnyLaw, facts: Facts): readonly Way[] => {
  if (!speaksHere(law, view)) return [];
  const rule = paragraphOf(law, view);
  return view.off.has(rule) ? [] : [{ legal: true, code: 'act-no-matter', facts, rule }];
};

/** The one GX attack and the one VSTAR Power of a game, of which one has been used and the other is asked about. `passed`: the prohibitions that do not stop it. */
const otherAllowance = (view: View, passed: Passed): readonly Way[] => {
  const { gx, vstar } = playerOf(view.state, view.state.toMove);
  const isAsked = (spent: string): boolean => passed.some(({ code }) => code === spent);
  return [
    ...(vstar === true && isAsked('gx-attack-spent') ? wayBy(view, COUNTED_APART, { done: 'vstar' }) : []),
    ...(gx === true && isAsked('vstar-power-spent') ? wayBy(view, COUNTED_APART, { done: 'gx' }) : []),
  ];
};

/** What the text of the act does. */
const doneByText = (view: View, action: Action): unknown => {
  if (action.kind === 'attack') return findAttack(view, action)?.attack.does;
  if (action.kind === 'play-trainer') return view.cardAt(action.card)?.play?.does;
  return action.kind === 'use-power' ? powers.findPower(view, action)?.power.does : undefined;
};

/** The one Energy card of the turn is the one that a player attaches without a text: one that a text attaches does not count. */
const energyByAText = (view: View, action: Action): readonly Way[] =>
  view.state.spent.energy && ATTACHES_FROM_HAND.test(JSON.stringify(doneByText(view, action)) ?? '')
    ? wayBy(view, energy.ONE_ENERGY_A_TURN, { done: 'energy-by-text' })
    : [];

export const earlierActsNoMatter = (view: View, action: Action, passed: Passed): readonly Way[] => {
  const again = AGAIN[action.kind];
  if (again !== undefined && view.state.spent[again])
    return wayBy(view, phases.AS_OFTEN_AS_LIKED, { done: `${again}-again` });
  const apart = [...otherAllowance(view, passed), ...energyByAText(view, action)];
  if (action.kind !== 'attack') return apart;
  const [used] = usedAbilities(view);
  return [
    ...apart,
    ...(view.state.spent.retreat ? wayBy(view, AFTER_A_RETREAT, { done: 'retreat' }) : []),
    ...(used === undefined ? [] : wayBy(view, AFTER_AN_ABILITY, { done: used })),
  ];
};
