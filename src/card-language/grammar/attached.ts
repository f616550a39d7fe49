import { unlessNull, withThat } from '../lower/steps.ts';
import { both, isSome } from './card-amounts.ts';
import { A_KIND, orInBrackets } from './phrases.ts';
import { but } from './pokemon.ts';
import { sorts } from './production.ts';
import { provided } from './standing/frames.ts';

/** Whole texts of cards that are attached: Pokémon Tools and Technical Machines. */

const { attachedText: attached, attachingSentence: attaching, going, lendingText: lending } = sorts;

const BEARING = 'if this card is attached to 1 of your Pokémon';
const STILL_PAID = '\\(You still need the necessary Energy to use this attack.\\)';
const LENDS = `SELF can [also] use the (attack|VSTAR Power) on (this|that) card. [${STILL_PAID}]`;

const WITHOUT_A_TOOL = "that doesn't already have a Pokémon Tool attached to it";
const TO = 'attach (this card|SELF) to 1 of your';

export const ATTACHED = [
  attaching('to the Active one', 'attach (this card|SELF) to your Active Pokémon.', () => ({ place: 'active' })),
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
  attached('when it goes, and in force', '{going:Going} {always:Standings}', ({ going: gone, always }) => ({
    always,
    ...gone,
  })),
  attached('in force, and when it goes', '{always:Standings} {going:Going}', ({ going: gone, always }) => ({
    always,
    ...gone,
  })),

  // One text alone says when it goes before and after all else.
  attached(
    'goes in either of two ways',
    '{going:Going} {always:Standings} {late:Going}',
    ({ going: gone, always, late }) => ({ always, ...gone, ...late }),
  ),

  going(
    'from all others',
    [
      orInBrackets(`if this card is attached to anything other than ${A_KIND}, discard this card.`),
      `(when SELF is no longer|if SELF isn't) ${A_KIND}, discard this card.`,
    ],
    ({ kind }) => (isSome(kind) ? { discardUnless: kind } : null),
  ),
  going(
    'from all others, and from what such a one evolves into',
    `if SELF isn't ${A_KIND} \\(or evolves into {into:Kinds}\\), discard this card.`,
    ({ kind, into }) =>
      unlessNull(but(into), (others) => unlessNull(both(kind, others), (discardUnless) => ({ discardUnless }))),
  ),
  going('from a kind', `if SELF is ${A_KIND}, discard this card.`, ({ kind }) =>
    unlessNull(but(kind), (discardUnless) => ({ discardUnless })),
  ),
  going(
    'at the end of the turn',
    [
      'discard this card at the end of (the|your) turn [(you attached it|it was attached)].',
      'when your turn ends, discard this card.',
      'if this card is attached to (a Pokémon|1 of your Pokémon), discard (it|this card) at the end of (the|your) turn.',
      'at the end of your turn, discard this card.',
    ],
    () => ({ discardAtEndOfTurn: true }),
  ),
  going(
    'at the end of a turn in which it attacks',
    [
      '(if|when) (SELF|that Pokémon) attacks, discard this card at the end of the turn.',
      'discard this card at the end of the turn in which SELF attacks.',
    ],
    () => ({ discardIfItAttacks: true }),
  ),
  going(
    "at the end of the opponent's turn",
    [
      `${BEARING}, discard it at the end of your opponent's turn.`,
      "at the end of your opponent's turn after you played this card, discard this card.",
      "at the end of your opponent's next turn, discard this card.",
      "discard this card at the end of your opponent's next turn.",
    ],
    () => ({ discardAtEndOfOpponentsTurn: true }),
  ),

  lending('its attack', LENDS, () => ({})),
  lending(
    'its attack until it goes',
    [`${LENDS} {going:Going}`, "that Pokémon (may|can) use this card's attack instead of its own. {going:Going}"],
    (holes) => holes.going,
  ),
];
