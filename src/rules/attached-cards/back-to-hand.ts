import { active, type Force } from '../../claims/index.ts';
import { lawOf, reading } from '../../engine/index.ts';
import { type CardId, energyLabel, type Seat, type Uid, type ZoneName } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { provides } from './energy.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['back-to-hand'],
} as const;

/** Attached cards that a text gives back to their owner where others would be discarded. */

const SAYS_SO = 'what a card says goes before a rule';

export const CARD_WINS = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: SAYS_SO, near: 'Arena' },
  'neo-2001': { silent: SAYS_SO, near: 'Evolution#3' },
  'xy-2016': ['Zones: Discard Pile', 'unless a card that is played says something else'],
  'me-2026': ['Zones: Discard Pile#b', 'unless a card says otherwise'],
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
});

const goesBack = reading(
  CARD_WINS,
  (_view, [card, by]: readonly [string, string], why): ZoneName => {
    why('back-to-hand', { card, by });
    return 'hand';
  },
  (): ZoneName => 'discard',
);

/** An Energy card that gives no more than Colorless Energy is a Colorless Energy card, however much it gives. */
const isMoreThanColorless = (t: T, card: CardId, uid: Uid): boolean =>
  provides(t.view, [card, uid]).some((unit) => unit.some((letter) => letter !== 'C'));

/** Where an attached card goes that is discarded. `by`: whose text discards it, where one does; a Knock Out is not a text. */
export const zoneOffPokemon = (t: T, card: CardId, uid: Uid, by: Seat | null): ZoneName => {
  if (!t.view.says('back-to-hand')) return 'discard';
  const printed = t.view.cardAt(card);
  const owner = t.state.cards[card]?.owner ?? null;
  const speaks = ({ claim, card: speaker }: Force): boolean => {
    if (claim.claim !== 'back-to-hand') return false;
    if (claim.this === true) return speaker === card;
    return by !== null && by !== owner && printed?.kind === 'energy' && isMoreThanColorless(t, card, uid);
  };
  const force = t.view.forces('back-to-hand').find(speaks);
  if (force === undefined || !t.view.readings.inForce(t.view, force) || !active(t.view, force)) return 'discard';
  return goesBack(t.view, [energyLabel(printed), force.name], t.why);
};
