import { claimsOnPlayer, type ForceOf, playerOf } from '../../claims/index.ts';
import { lawOf, NotModelled, step } from '../../engine/index.ts';
import type { CardId, Json } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { pileFor } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['trainer-may-be-stopped'],
} as const;

/** Texts by which the opponent may flip a coin against a Trainer card: on heads it does nothing and goes back onto the deck. */

const SAYS_SO = 'what a card says goes before a rule';

const CARD_WINS = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: SAYS_SO, near: 'Options#1' },
  'neo-2001': { silent: SAYS_SO, near: 'Play.9B4' },
  'xy-2016': { silent: SAYS_SO, near: 'Turn.2D' },
  'me-2026': { silent: SAYS_SO, near: 'Turn.2D' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
});

const YES_OR_NO = [
  { key: 'yes', aliases: ['y'] },
  { key: 'no', aliases: ['n'] },
];

/** One such text is asked: its player says whether there is a flip. */
const flipAgainst = step(
  CARD_WINS,
  (t: T, card: CardId, { name, from }: ForceOf<'flip-to-stop'>): boolean => {
    const by = from.seat;
    const facts = { by: name, card: t.view.cardAt(card)?.name ?? 'a card' };
    if (t.ask({ kind: 'choose', by, code: 'may', facts: { place: name }, options: YES_OR_NO }) !== 'yes') return false;
    if (t.ask({ kind: 'coin', by, code: 'trainer-may-be-stopped', facts }) !== 'heads') return false;
    const seat = t.state.toMove;
    const beside = playerOf(t.state, seat).beside.cards.includes(card);
    t.put({
      kind: 'moved',
      card,
      from: { seat, zone: beside ? 'beside' : 'hand' },
      to: pileFor(t, card, seat, 'deck'),
    });
    return true;
  },
  () => false,
);

/** Does it say that one thing has to be done for another? */
const isPaidInPlay = (does: readonly Json[]): boolean =>
  does.some((verb) => typeof verb === 'object' && verb !== null && 'if-you-do' in verb);

/** Is this Trainer card stopped? Its cost in cards of the hand is paid by now; whether another cost is paid, no rule says. */
export const isStopped = (t: T, card: CardId): boolean => {
  if (!t.view.says('flip-to-stop')) return false;
  const against = claimsOnPlayer(t.view, playerOf(t.state, t.state.toMove), 'flip-to-stop');
  const [first] = against;
  const printed = t.view.cardAt(card);
  if (first !== undefined && isPaidInPlay(printed?.play?.does ?? []))
    throw new NotModelled(
      first.card,
      first.name,
      `whether the price of ${printed?.name ?? 'the card'} is paid before the coin`,
    );
  return against.some((force) => flipAgainst(t, card, force));
};
