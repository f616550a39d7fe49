import { ACTS, type View } from '../../claims/index.ts';
import { type Action, lawOf } from '../../engine/index.ts';
import { forbids } from '../prohibition.ts';
import {
  banByLastingEffect,
  bansNoPlaying,
  bansPlayingEnergy,
  forbidsUntilItEnds,
  inPlayForbids,
} from './card-against-rule.ts';

/** Effects that forbid, where a document speaks of attacking, of retreating and of playing cards in paragraphs of their own (APR II.C-14, C-15, C-19). */

const PLAYS = ['play-trainer', 'play-supporter', 'play-stadium'] as const;
const OTHERS = ACTS.filter((act) => act !== 'attack' && act !== 'retreat' && !PLAYS.some((play) => play === act));

/** A ban on one attack is about no other. */
export const OTHER_ATTACKS_STAY = lawOf({
  'advanced-2018': ['II.C-15#2', 'all other attacks can be chosen and used'],
  'advanced-2025': ['II.C-15#3', 'all other attacks can be chosen and used'],
});

export const attackBanLeftBehind = forbids(
  forbidsUntilItEnds(
    ['attack'],
    {
      'advanced-2018': ['I.A-01/atk.1a', "its attacks can't be announced"],
      'advanced-2025': ['I.A-01/atk.1a', "its attacks can't be announced"],
    },
    {
      leaving: lawOf({
        'advanced-2018': ['II.C-15#3', 'goes back onto the Bench or leaves play'],
        'advanced-2025': ['II.C-15#4', 'goes back onto the Bench or leaves play'],
      }),
    },
  ),
);

export const retreatBanLeftBehind = forbids(
  forbidsUntilItEnds(
    ['retreat'],
    {
      'advanced-2018': ['I.A-03/ret.1c', 'a state that forbids retreating'],
      'advanced-2025': ['I.A-03/ret.1c', 'while the effect of a card forbids it'],
    },
    {
      leaving: lawOf({
        'advanced-2018': ['II.C-14#2', 'returns to the Bench'],
        'advanced-2025': ['II.C-14#2', 'returns to the Bench'],
      }),
    },
  ),
);

/** Energy is played from the hand by being attached. */
const BARS_PLAYING = lawOf({
  'advanced-2018': ['II.C-19', "can't play the specified card from their hand"],
  'advanced-2025': ['II.C-19', "can't play the specified card from their hand"],
});

export const playBanLeftBehind = forbids(forbidsUntilItEnds(PLAYS, BARS_PLAYING));

export const energyBanLeftBehind = forbids({
  ...forbidsUntilItEnds(['attach-energy'], BARS_PLAYING, { from: bansPlayingEnergy }),
  // That no effect forbids it is said once, not for each kind of ban.
  concerns: (view: View, action: Action) => banByLastingEffect(view, action, bansPlayingEnergy) !== null,
});

export const energyBanInPlay = forbids(inPlayForbids(['attach-energy'], BARS_PLAYING, bansPlayingEnergy));

export const otherBanLeftBehind = forbids(
  forbidsUntilItEnds(
    OTHERS,
    {
      'advanced-2018': ['II.E-01', 'applies throughout this period'],
      'advanced-2025': ['II.E-01', 'the next turn the opponent plays'],
    },
    { from: bansNoPlaying },
  ),
);

export const attackBanInPlay = forbids(
  inPlayForbids(['attack'], {
    'advanced-2018': ['II.C-15#1', 'None of the attacks of an affected Pokémon'],
    'advanced-2025': ['II.C-15#1', 'None of the attacks of an affected Pokémon'],
  }),
);

export const retreatBanInPlay = forbids(
  inPlayForbids(['retreat'], {
    'advanced-2018': ['II.C-14#1', "affected by this effect can't retreat"],
    'advanced-2025': ['II.C-14#1', "affected by this effect can't retreat"],
  }),
);

export const playBanInPlay = forbids(
  inPlayForbids(PLAYS, {
    'advanced-2018': ['II.C-19', 'As long as the effect is active'],
    'advanced-2025': ['II.C-19', 'As long as the effect is active'],
  }),
);

const { concerns: _onlyWhereOneForbids, ...others } = inPlayForbids(
  OTHERS,
  {
    'advanced-2018': ['II.E-13#1', 'in force while the Pokémon in question is in play'],
    'advanced-2025': ['II.E-13#1', 'in force while the Pokémon in question is in play'],
  },
  bansNoPlaying,
);

/** Asked of every such act, since it is here that no card forbids it. */
export const otherBanInPlay = forbids(others);
