import { isActive, namedApart, playerOf, type View } from '../../claims/index.ts';
import { isAbsent, lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import type { Card, CardId, Player, Pokemon, Seat } from '../../state/index.ts';
import { waitsForIt } from '../powers/before-the-hand.ts';
import { prizesToPick } from '../public-information.ts';
import type { T } from '../questions.ts';
import type { CheckRun } from './check-run.ts';
import { anyPrizeOrder, prizeOrder } from './order-of-players.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['worth-not-told'],
  note: ['no-prize-left', 'prize-for-a-benched', 'prize-for-it'],
  question: ['take-prize'],
} as const;

/** How many Prizes a Knock Out is worth, and taking them (CR 303.1e). */

const EX = lawOf({
  'neo-2001': 'absent',
  'ex-2003': 'absent',
  'comprehensive-2009': 'absent',
  'xy-2016': ['AppA.Rules#2', '2 Prize cards'],
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
});
const PRINTED = 'a card that counts for more than one Prize says so itself';
const SAYS_IT_ITSELF = lawOf({
  'neo-2001': { silent: PRINTED, near: 'After.3' },
  'ex-2003': { silent: PRINTED, near: 'Attack' },
  'comprehensive-2009': { silent: PRINTED, near: '303.1e' },
  'xy-2016': { silent: PRINTED, near: 'Turn.3C#3' },
  'me-2026': { silent: PRINTED, near: 'Turn.3C#3c' },
  'advanced-2018': { silent: PRINTED, near: 'I.D/ko.4' },
  'advanced-2025': { silent: PRINTED, near: 'I.D/ko.4' },
});

/** What one counts for that is marked EX. */
const ofMarked = reading(
  EX,
  (_view: View, _args: readonly []) => 2,
  () => 1,
);

/** What a card of a later time counts for, its own text says: a document without such cards leaves it open. */
export const saidByItself = (view: View, card: Card | null): never =>
  unknownFact(view, SAYS_IT_ITSELF, 'worth-not-told', { pokemon: card?.name ?? 'a Pokémon' });

/** Does a card carry one of these marks, for which more than one Prize may be taken? */
const marked = (card: Card | null, marks: readonly string[]): boolean =>
  (card?.tags ?? []).some((tag) => marks.includes(tag));

/** One Prize, or what the mark of a later time counts for. */
export const onePrizeUnlessMarked = (view: View, card: Card | null, marks: readonly string[]): number =>
  !marked(card, marks) ? 1 : isAbsent(EX, view) ? saidByItself(view, card) : ofMarked(view, []);

/** One Prize for a Knock Out, two for a Pokémon-ex; a card or sketch may say another number. */
export const prizesFor = reading(
  { 'comprehensive-2009': ['303.1e', 'two'], 'xy-2016': ['AppA.Rules#2', '2 Prize cards'] },
  (view, [pokemon]: readonly [Pokemon]) => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    if (card?.prizes !== undefined) return card.prizes;
    return marked(card, ['ex']) ? 2 : onePrizeUnlessMarked(view, card, ['EX', 'gx']);
  },
  () => 0,
);

/** As many Prizes as Pokémon were Knocked Out; a card may say another number. What a class of cards counts for is left to another document. */
export const onePrizeEach = reading(
  {
    'advanced-2018': ['I.D/ko.4', "how many of the opponent's Pokémon were Knocked Out"],
    'advanced-2025': ['I.D/ko.4', "how many of the opponent's Pokémon were Knocked Out"],
  },
  (view, [pokemon]: readonly [Pokemon]) => {
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    if (card?.prizes !== undefined) return card.prizes;
    return marked(card, ['ex']) ? prizesFor(view, [pokemon]) : onePrizeUnlessMarked(view, card, ['EX', 'gx']);
  },
  () => 0,
);

/** When a Prize is taken: for a Knock Out, and at no other time. */
export const TAKEN_FOR_A_KNOCK_OUT = lawOf({
  'neo-2001': { silent: 'a Prize is taken for a Benched Pokémon too', near: 'Play.6' },
  'ex-2003': ['Arena', 'when a Pokémon of your opponent is Knocked Out'],
  'comprehensive-2009': ['303.1e', 'For every Pokémon that was Knocked Out'],
  'xy-2016': ['Turn.3C#3', "takes 1 of the opponent's own Prize cards"],
  'me-2026': ['Turn.3C#3c', "takes 1 of the opponent's own Prize cards"],
  'advanced-2018': ['I.D/ko.4', "how many of the opponent's Pokémon were Knocked Out"],
  'advanced-2025': ['I.D/ko.4', "how many of the opponent's Pokémon were Knocked Out"],
});

/** Prizes are named for the Active Pokémon alone. */
const forBenchedToo = reading(
  TAKEN_FOR_A_KNOCK_OUT,
  (view, [pokemon]: readonly [Pokemon], why): number => {
    why('prize-for-a-benched', { pokemon: namedApart(view, pokemon) });
    return 1;
  },
  () => 1,
);

/** One Prize for every Knock Out; a card may say another number. */
export const onePrize = reading(
  { 'neo-2001': { silent: 'one Prize is taken for each Knock Out', near: 'Play.6' } },
  (view, [pokemon]: readonly [Pokemon], why, asked) => {
    if (asked !== undefined && !isActive(view, pokemon)) forBenchedToo(view, [pokemon], asked);
    why('prize-for-it', { pokemon: namedApart(view, pokemon) });
    const top = pokemon.stack[0];
    const card = top === undefined ? null : view.cardAt(top);
    return card?.prizes ?? onePrizeUnlessMarked(view, card, ['ex', 'EX', 'gx']);
  },
  () => 0,
);

/** The Prize that is taken: where one is face up every player knows which card it is, and the player who takes it chooses. */
const prizeTaken = (t: T, seat: Seat): CardId | null => {
  const options = prizesToPick(t.view, [seat], t.why);
  if (options.length < 2) return options[0]?.value ?? t.topOf(seat, 'prizes');
  return t.choose({ by: seat, code: 'take-prize', options }).value;
};

/** That player takes a Prize for each of these, with what a Prize says for the moment at which it is taken. */
export const takePrizes = (t: T, takers: readonly (() => Seat)[]): void => {
  const { drew } = t.rules.answers.form;
  const seen = new Map<Seat, CardId[]>();
  for (const taker of takers) {
    const seat = taker();
    const card = prizeTaken(t, seat);
    if (card === null) {
      t.note('no-prize-left', { player: seat });
      break;
    }
    const waits = waitsForIt(t.view, card, 'prize');
    if (waits) seen.set(seat, [...(seen.get(seat) ?? []), card]);
    t.put({ kind: 'prize-taken', seat, card, ...(waits ? { seen: true as const } : {}) });
    drew(t, seat);
  }
  for (const [seat, cards] of seen) {
    t.rules.answers.asItComes(t, seat, cards, 'prize');
    const { due } = playerOf(t.state, seat);
    if (due > 0)
      takePrizes(
        t,
        Array.from({ length: due }, () => () => seat),
      );
  }
};

/**
 * Who takes Prizes, one after the other. Who is first is asked where both can tell theirs apart, or where the document orders it whatever they can
 * tell.
 */
export const inOrderOfTaking = <P>(t: T, owing: ReadonlyMap<Seat, P>): readonly (readonly [Seat, P])[] => {
  const takers = [...owing];
  const choosing = takers.filter(([seat]) => prizesToPick(t.view, [seat]).length > 1);
  if (takers.length < 2 || (choosing.length < 2 && anyPrizeOrder(t))) return takers;
  return prizeOrder(t).flatMap((next) => takers.filter(([seat]) => seat === next));
};

const isOwed = ({ due }: Player): boolean => due > 0;

/** The winner of the Prizes is always the opponent of the fallen Pokémon's owner. */
export const prizes = step(
  {
    'comprehensive-2009': ['303.1e', 'Prize Card'],
    'ex-2003': ['Attack', 'take a prize'],
    'advanced-2018': ['I.D/ko.4', 'takes Prize cards'],
    'advanced-2025': ['I.D/ko.4', 'takes Prize cards'],
    'neo-2001': ['Play.6', 'You take them when'],
    'xy-2016': ['Turn.3C#3', "takes 1 of the opponent's own Prize cards"],
    'me-2026': ['Turn.3C#3c', "takes 1 of the opponent's own Prize cards"],
  },
  (t: T, { fallen }: CheckRun) => {
    if (fallen.length === 0 && !t.state.players.some(isOwed)) return;
    const { prizeTaker } = t.rules.answers.form;
    const owing = new Map<Seat, Seat[]>();
    for (const { seat, prizes: number } of fallen) {
      if (number === 0) continue;
      const taker = prizeTaker(t.view, [seat]);
      owing.set(taker, [...(owing.get(taker) ?? []), ...Array.from({ length: number }, () => seat)]);
    }
    // Prizes that the described table says are still to be taken.
    for (const { seat, due } of t.state.players) {
      const [owner = seat] = t.rules.answers.form.opponents(t.view, [seat]);
      if (due > 0) owing.set(seat, [...(owing.get(seat) ?? []), ...Array.from({ length: due }, () => owner)]);
    }
    for (const [, owners] of inOrderOfTaking(t, owing))
      takePrizes(
        t,
        owners.map((owner) => () => prizeTaker(t.view, [owner], t.why)),
      );
  },
);
