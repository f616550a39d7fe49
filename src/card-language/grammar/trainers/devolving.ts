import { act } from '../../lower/steps.ts';
import { sorts } from '../production.ts';

/** Texts that devolve a Pokémon of their player. */

const { effect, sentence } = sorts;

export const DEVOLVING = [
  effect(
    'devolved by any number of stages',
    'choose 1 of your [own] Pokémon in play and a Stage of Evolution. Discard all Evolution cards of that Stage or higher attached to that Pokémon. That Pokémon is no longer Asleep, Confused, Paralyzed, Poisoned, or anything else that might be the result of an attack \\(just as if you had evolved it\\)',
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { cure: 'all', on: 'chosen' },
        { devolve: 'chosen', to: 'discard', 'any-stage': true },
      ),
  ),
  sentence(
    'devolve one of yours',
    [
      "devolve 1 of your evolved Pokémon and put the highest Stage Evolution card on it into your hand. \\(That Pokémon can't evolve this turn.\\)",
      "choose 1 of your evolved Pokémon. Take the highest Stage Evolution card from that Pokémon and put it into your hand. \\(You can't evolve a Pokémon the turn you devolve it.\\)",
    ],
    () =>
      act(
        null,
        { choose: { side: 'yours', evolved: true } },
        { devolve: 'chosen', to: 'hand' },
        { lasting: { claim: 'cannot', act: 'evolve' }, on: 'chosen', until: 'this-turn' },
      ),
  ),
];
