import type { View } from '../../claims/index.ts';
import type { ActionOf } from '../../engine/index.ts';
import type { PutDown } from '../../state/index.ts';
import { forbids } from '../prohibition.ts';
import { findPower } from './powers.ts';
import { veryNextAction } from './very-next-action.ts';

/** Abilities that wait for one event and are used at once, where each event has a paragraph of its own (APR II.E-05 to E-07). */

const waitsFor =
  (...events: readonly PutDown[]) =>
  (view: View, action: ActionOf<'use-power'>): boolean => {
    const on = findPower(view, action)?.power.on;
    return on !== undefined && events.includes(on);
  };

export const atOnceAfterEvolving = forbids({
  ...veryNextAction,
  law: {
    'advanced-2018': ['II.E-05#2', 'once other actions have been taken'],
    'advanced-2025': ['II.E-05#2', 'once they have used another card'],
  },
  concerns: waitsFor('evolved', 'leveled-up'),
});

export const atOnceAfterBenching = forbids({
  ...veryNextAction,
  law: {
    'advanced-2018': ['II.E-06#2', 'once other actions have been taken'],
    'advanced-2025': ['II.E-06#2', 'once they have used another card'],
  },
  concerns: waitsFor('benched'),
});

export const atOnceAfterAttaching = forbids({
  ...veryNextAction,
  law: {
    'advanced-2018': ['II.E-07#2', 'once other actions have been taken'],
    'advanced-2025': ['II.E-07#3', 'once they have played another card'],
  },
  concerns: waitsFor('energy-attached'),
});

export const atOnceAfterComingUp = forbids({
  ...veryNextAction,
  law: {
    'advanced-2018': { silent: 'an Ability that waits for its Pokémon to come up is used at once', near: 'II.E-05#2' },
    'advanced-2025': { silent: 'an Ability that waits for its Pokémon to come up is used at once', near: 'II.E-05#2' },
  },
  concerns: waitsFor('came-up'),
});
