import { claimsOnPlayer, type Force, playerOf, type View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type Action, type AnyLaw, type Law, lawOf, speaksHere, statesLaw } from '../../engine/index.ts';
import type { Card } from '../../state/index.ts';
import { isTool } from '../attached-cards/attached-cards.ts';
import { isOfOneKindYears, isOlderCard } from '../cards/card-types.ts';
import { TRAINERS_ALONE } from '../cards/old-wordings.ts';
import { forbids } from '../prohibition.ts';
import { banFacts, banOn } from './card-against-rule.ts';

/** A ban names Trainer cards or Items, and the card is headed otherwise: by which rule it is one of them, the players will ask. */

/** The ban that stands against a Pokémon Tool, without naming Tools. */
const onTool = (view: View, action: Action): Force | null => {
  const card = action.kind === 'play-trainer' ? view.cardAt(action.card) : null;
  if (card === null || !isTool(card)) return null;
  const by = banOn(view, action);
  return by === null || by.claim.only !== undefined ? null : by;
};

/** The ban that stands against this card because its text speaks of Trainer cards. */
const ofTrainers = (view: View, action: Action, kind: 'play-supporter' | 'play-stadium'): Force | null => {
  const by = action.kind === kind ? banOn(view, action) : null;
  if (by === null) return null;
  const bans = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'cannot');
  return bans.some(({ claim, name }) => claim.act === 'play-trainer' && name === by.name) ? by : null;
};

/** Where newer texts mean Trainer cards alone, only an older one means Supporters and Stadiums too. */
const inTheOldSense = (view: View, action: Action, kind: 'play-supporter' | 'play-stadium'): Force | null => {
  const by = ofTrainers(view, action, kind);
  const card = by === null || by.card === null ? null : view.cardAt(by.card);
  return !speaksHere(TRAINERS_ALONE, view) || (card !== null && isOlderCard(card)) ? by : null;
};

/** Items are one kind of Trainer card beside Supporters and Stadiums. */
const ITEMS_ALONE = lawOf({
  'comprehensive-2009': 'absent',
  'ex-2003': 'absent',
  'neo-2001': 'absent',
  'xy-2016': ['3 Card Types: Trainer', 'subtypes'],
  'me-2026': ['3 Card Types: Trainer', 'four kinds'],
  'advanced-2018': ['I.B', 'three sub-types'],
  'advanced-2025': ['I.B', 'four main kinds'],
});

/** Does its text leave cards of that kind out by its own words? One from before Diamond & Pearl would reach them; of one without a date that bans the third kind too, nothing more is known. */
const leavesOut = (
  view: View,
  ban: Force,
  kind: 'play-supporter' | 'play-stadium',
  cards: readonly Card[],
): boolean => {
  if (cards.length > 0 && cards.every(isOlderCard)) return true;
  if (cards.some(({ released }) => released !== undefined)) return false;
  const other = kind === 'play-supporter' ? 'play-stadium' : 'play-supporter';
  const bans = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'cannot');
  return bans.some(({ claim, name }) => claim.act === other && name === ban.name);
};

/** What that ban says it bans, and by which rule it passes a Supporter or Stadium card all the same; without one its own words leave the kind out. Null where what it says is unknown. `cards`: those that may print it. */
export const passedBy = (
  view: View,
  ban: Force,
  kind: 'play-supporter' | 'play-stadium',
  cards: readonly Card[],
): { readonly says: 'Items' | 'Trainer cards' | 'other Trainer cards'; readonly law: AnyLaw | null } | null => {
  if (leavesOut(view, ban, kind, cards)) return { says: 'other Trainer cards', law: null };
  const areDated = cards.length > 0 && cards.every(({ released }) => released !== undefined);
  if (statesLaw(TRAINERS_ALONE, view.doc) || (areDated && cards.every(isOfOneKindYears)))
    return { says: 'Trainer cards', law: TRAINERS_ALONE };
  const areNewer = areDated && !cards.some((card) => isOlderCard(card) || isOfOneKindYears(card));
  return areNewer && speaksHere(ITEMS_ALONE, view) ? { says: 'Items', law: ITEMS_ALONE } : null;
};

/** The ban on Trainer cards that does not reach the Supporter or Stadium card that is played. */
export const trainerBanPassing = (view: View, action: Action): Force | null => {
  if ((action.kind !== 'play-supporter' && action.kind !== 'play-stadium') || !view.says('cannot', 'play-trainer'))
    return null;
  if (!speaksHere(TRAINERS_ALONE, view) || banOn(view, action) !== null) return null;
  const bans = claimsOnPlayer(view, playerOf(view.state, view.state.toMove), 'cannot');
  return bans.find(({ claim }) => claim.act === 'play-trainer' && claim.only === undefined) ?? null;
};

/** A Pokémon Tool is an Item or a Trainer card, as the document has it. */
export const toolCountsToo = forbids({
  acts: ['play-trainer'],
  obstacle: 'effect',
  code: 'ban-reaches-tool',
  law: {
    'neo-2001': ['Pokémon Tools', 'Trainer card of another special kind'],
    'ex-2003': ['Tools', 'a variation of Trainer cards'],
    'comprehensive-2009': ['308.2', 'also counts as a Trainer card'],
    'xy-2016': ['Gl:Pokémon Tool', 'an Item'],
    'advanced-2018': ['I.B-01#3', 'Some Items have further rules'],
    'advanced-2025': 'absent',
    'me-2026': 'absent',
  },
  claim: 'cannot',
  concerns: (view, action) => onTool(view, action) !== null,
  when: (view, action) => {
    const by = onTool(view, action);
    return by === null ? null : banFacts(view, action, by);
  },
  imposedBy: onTool,
});

/** "Trainer" in a ban reaches a card of that kind too. */
const countsToo = <D extends Doc, K extends 'play-supporter' | 'play-stadium', C extends string>(
  kind: K,
  code: C,
  law: Law<D>,
) =>
  forbids({
    acts: [kind],
    obstacle: 'effect',
    code,
    law,
    claim: 'cannot',
    concerns: (view, action) => inTheOldSense(view, action, kind) !== null,
    when: (view, action) => {
      const by = inTheOldSense(view, action, kind);
      return by === null ? null : banFacts(view, action, by);
    },
    imposedBy: (view, action) => inTheOldSense(view, action, kind),
  });

export const supporterCountsToo = countsToo('play-supporter', 'ban-reaches-supporter', {
  'neo-2001': 'absent',
  'ex-2003': ['Supporter', 'a special kind of Trainer card'],
  'comprehensive-2009': ['902.2', 'any Supporter'],
  'xy-2016': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'me-2026': 'absent',
});

export const stadiumCountsToo = countsToo('play-stadium', 'ban-reaches-stadium', {
  'neo-2001': ['Special Trainers: Stadium', 'a Trainer card of a special kind'],
  'ex-2003': ['Stadium', 'a variation of Trainer cards'],
  'comprehensive-2009': ['902.2', 'any Stadium card'],
  'xy-2016': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'me-2026': 'absent',
});
