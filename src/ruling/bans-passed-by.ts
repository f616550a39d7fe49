import { type Force, pokemonOf, topCard, type View } from '../claims/index.ts';
import { type Action, paragraphOf, settledByCards, statesLaw } from '../engine/index.ts';
import { cards, kindsReached, OTHER_ATTACKS_STAY, powers, type Rules, TOOLS_BESIDE_ITEMS } from '../rules/index.ts';
import { type Card, isTable } from '../state/index.ts';
import { cardsMeant } from '../text/index.ts';
import type { Way } from './ruling.ts';

/** The codes of the ways that a ban on another kind of card does not stop. */
export const CODES = {
  way: ['ban-for-others', 'no-trainer-card', 'open-and-allowed', 'other-attack-banned', 'tool-no-item'],
} as const;

/** What is played or used although a text bans another kind of card, or another attack: the ban is not about it, and the players will ask why. */
export const bansPassedBy = (view: View, action: Action, rules: Rules): readonly Way[] => [
  ...openAndAllowed(view, action, rules),
  ...toolNoItem(view, action),
  ...noTrainerCard(view, action),
  ...otherAttackBanned(view, action),
  ...banForOthers(view, action),
];

/** Where the document leaves open whether the act is forbidden, and a card allows it. */
const openAndAllowed = (view: View, action: Action, rules: Rules): readonly Way[] =>
  settledByCards(rules, view.state, action).map(({ what, by }) => ({
    legal: true,
    code: 'open-and-allowed',
    facts: { document: view.doc, what, by: by.by },
    rule: by.rule,
  }));

/** Texts that forbid the act, or leave the power without effect, of Pokémon of another kind. */
const passing = (view: View, action: Action): ReturnType<typeof cards.bansForOthers> => [
  ...cards.bansForOthers(view, action),
  ...(action.kind === 'use-power' ? powers.mutesForOthers(view, action) : []),
];

const banForOthers = (view: View, action: Action): readonly Way[] =>
  passing(view, action).map(({ facts, rule }) => ({
    legal: true,
    code: 'ban-for-others',
    facts,
    rule,
  }));

const toolNoItem = (view: View, action: Action): readonly Way[] => {
  const ban = cards.itemBanPassing(view, action);
  if (ban === null || action.kind !== 'play-trainer') return [];
  return [
    {
      legal: true,
      code: 'tool-no-item',
      facts: { card: view.cardAt(action.card)?.name ?? 'it', by: ban.name },
      rule: paragraphOf(TOOLS_BESIDE_ITEMS, view),
    },
  ];
};

const otherAttackBanned = (view: View, action: Action): readonly Way[] => {
  const ban = cards.attackBanPassing(view, action);
  if (ban === null || action.kind !== 'attack' || !statesLaw(OTHER_ATTACKS_STAY, view.doc)) return [];
  return [
    {
      legal: true,
      code: 'other-attack-banned',
      facts: { attack: action.attack, by: ban.name, banned: ban.claim.attack ?? '' },
      rule: paragraphOf(OTHER_ATTACKS_STAY, view),
    },
  ];
};

/** The cards that may print the text of that ban: the one it comes from, or those of the name that a table gives. */
const printing = (view: View, { card, mark, name }: Force): readonly Card[] => {
  const maker = mark?.maker === undefined ? null : pokemonOf(view.state, mark.maker.uid);
  const source = card === null ? maker && topCard(view, maker) : view.cardAt(card);
  if (source !== null || mark === null) return source === null ? [] : [source];
  const { said } = mark.says;
  return cardsMeant(view, { name, says: isTable(said) ? said : {} });
};

const noTrainerCard = (view: View, action: Action): readonly Way[] => {
  const ban = kindsReached.trainerBanPassing(view, action);
  if (ban === null || (action.kind !== 'play-supporter' && action.kind !== 'play-stadium')) return [];
  const passed = kindsReached.passedBy(view, ban, action.kind, printing(view, ban));
  if (passed === null) return [];
  const card = view.cardAt(action.card);
  return [
    {
      legal: true,
      code: 'no-trainer-card',
      facts: { card: card?.name ?? 'it', by: ban.name, kind: card?.kind ?? '', banned: passed.says },
      rule: passed.law === null ? null : paragraphOf(passed.law, view),
    },
  ];
};
