import { withThat } from '../lower/steps.ts';
import { sorts } from './production.ts';
import { provided } from './standing/frames.ts';

/** Whole texts of cards that are attached: Pokémon Tools and Technical Machines. */

const { attachedText: attached, attachingSentence: attaching, lendingText: lending } = sorts;

const BEARING = 'if this card is attached to 1 of your Pokémon';
const ON_YOURS = `${BEARING}, discard it at the end of`;
const STILL_PAID = '\\(You still need the necessary Energy to use this attack.\\)';
const LENDS = `SELF can [also] use the (attack|VSTAR Power) on (this|that) card. [${STILL_PAID}]`;

const WITHOUT_A_TOOL = "that doesn't already have a Pokémon Tool attached to it";
const TO = 'attach (this card|SELF) to 1 of your';

export const ATTACHED = [
  attaching('to one', `${TO} {kind:Kinds} [in play|${WITHOUT_A_TOOL}].`, ({ kind }) => kind),
  attached('in force', '{always:Standings}', ({ always }) => ({ always })),
  sorts.standing(
    'while it is attached',
    'as long as this card is attached to a Pokémon, {said:Said}.',
    ({ said }, { carried }) => (carried === true ? withThat(said, 'self') : null),
  ),
  attached(
    'in force, and more when few of its HP are left',
    "{always:Standings} if that Pokémon's remaining HP is {n:Number} or less, {more:Said}.",
    ({ always, n, more }) => ({
      always: [...always, ...provided({ is: { self: { 'hp-left-at-most': n } }, about: 'self' }, more)],
    }),
  ),
  attached(
    "in force until the opponent's turn ends",
    [
      `${ON_YOURS} your opponent's turn. {always:Standings}`,
      "{always:Standings} At the end of your opponent's turn after you played this card, discard this card.",
    ],
    ({ always }) => ({ always, discardAtEndOfOpponentsTurn: true }),
  ),
  lending('its attack', LENDS, () => ({})),
  lending(
    'its attack in place of one of its own',
    "that Pokémon (may|can) use this card's attack instead of its own. at the end of your turn, discard (this card|SELF).",
    () => ({ discardAtEndOfTurn: true }),
  ),
  lending('its attack for a turn', `${LENDS} ${ON_YOURS} your turn.`, () => ({ discardAtEndOfTurn: true })),
];
