import { gapsInPlay, nameOf, pokemonOf, type View } from '../claims/index.ts';
import type { Action, ActionKind, SetUpKind } from '../engine/index.ts';
import type { Setup } from '../state/index.ts';
import type { GapFound } from './ruling.ts';

/** Card texts in play that the engine does not execute, as far as they bear on a question. */

/** A form of play that this version does not rule on, as the gap it is; null for one-on-one. */
export const formOfPlay = (setup: Setup): GapFound | null => {
  const four =
    setup.sides.p3 !== undefined || setup.sides.p4 !== undefined || setup.toMove === 'p3' || setup.toMove === 'p4';
  const team = setup.format === 'team' || four;
  if (!team && setup.format !== '2on2') return null;
  return {
    card: team ? 'CR 702' : 'CR 701',
    place: team ? 'Team Battle' : '2-on-2 Battle',
    clause: 'the whole of it',
    text: `${team ? 'A Team Battle' : 'A 2-on-2 Battle'} is not ruled on in this version.`,
    couldChange: [],
  };
};

/** Grounds that a gap could lift: one that touches nothing but a cost could make it payable, and nothing else. */
export const couldLift = (gap: GapFound, bar: string): boolean =>
  gap.couldChange.length === 0 ||
  !gap.couldChange.every((touched) => COSTS.has(touched)) ||
  bar === 'energy' ||
  bar === 'detail';

const COSTS: ReadonlySet<string> = new Set(['cost', 'retreat-cost']);

/** Face-down Pokémon have no say in the set-up, but for who begins. */
const FACE_DOWN: Readonly<Record<SetUpKind, readonly string[]>> = {
  'initial-hand': [],
  'initial-active': [],
  'initial-bench': [],
  'set-prizes': [],
  mulligan: [],
  'extra-card': [],
  'first-turn': ['first-turn'],
};

/** What a text has to touch to matter for whether an action is legal. */
const LEGALITY: Readonly<Record<ActionKind, readonly string[]>> = {
  draw: ['draw'],
  bench: ['bench'],
  'attach-energy': ['attach-energy'],
  evolve: ['evolve'],
  'level-up': ['level-up'],
  'play-trainer': ['play-trainer'],
  'play-supporter': ['play-supporter'],
  'play-stadium': ['play-stadium'],
  retreat: ['retreat', 'retreat-cost'],
  'use-power': ['use-power'],
  attack: ['attack', 'cost'],
  'end-turn': [],
  ...FACE_DOWN,
};

const TURN_END = ['checkup', 'hp', 'knock-out', 'prizes', 'win', 'conditions'] as const;

/** What it has to touch to matter for what the action leads to. */
const OUTCOME: Readonly<Record<ActionKind, readonly string[]>> = {
  draw: ['draw', 'win'],
  bench: ['bench', 'effects'],
  'attach-energy': ['attach-energy', 'effects'],
  evolve: ['evolve', 'hp', 'effects'],
  'level-up': ['level-up', 'hp', 'effects'],
  'play-trainer': ['play-trainer', 'effects'],
  'play-supporter': ['play-supporter', 'effects'],
  'play-stadium': ['play-stadium', 'effects', 'hp'],
  retreat: ['retreat', 'retreat-cost'],
  'use-power': ['use-power', 'effects'],
  attack: ['attack', 'cost', 'damage', 'effects', 'types', 'weakness', ...TURN_END],
  'end-turn': TURN_END,
  ...FACE_DOWN,
};

/** The gaps that bear on the legality of this action, or on what it leads to. A text that names nothing it touches bears on everything. */
export const gapsBearingOn = (view: View, action: Action, on: 'legality' | 'outcome'): readonly GapFound[] => {
  const concerns = (on === 'legality' ? LEGALITY : OUTCOME)[action.kind];
  if (view.state.phase === 'setup' && concerns.length === 0) return [];
  return gapsInPlay(view)
    .filter(
      ({ script }) => script.touches === undefined || script.touches.some((touched) => concerns.includes(touched)),
    )
    .map(({ card, uid, place, script }) => {
      const pokemon = uid === null ? null : pokemonOf(view.state, uid);
      const printed = view.cardAt(card);
      const print = printed?.print === undefined ? '' : ` (${printed.print})`;
      return {
        card: `${printed?.name ?? (pokemon === null ? 'a card' : nameOf(view, pokemon))}${print}`,
        place,
        clause: 'its text',
        text: script.text ?? '',
        couldChange:
          script.touches === undefined ? [action.kind] : script.touches.filter((touched) => concerns.includes(touched)),
      };
    });
};
