import { playerOf, type View, type Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type ForbidParts, type Law, lawOf, reading, speaksOfLaw, step, unknownFact } from '../../engine/index.ts';
import type { Card, CardId, Seat } from '../../state/index.ts';
import { isFossil } from '../cards/card-types.ts';
import { isBasicPokemonCard } from '../cards/stage-of-card.ts';
import { isStopped } from '../cards-from-hand/stopped-trainers.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, Rules, T } from '../questions.ts';
import { saidSize } from './bench-size.ts';
import { otherHalf } from './legend.ts';
import { isPart, unite } from './v-union.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['search-for-nobody'],
  note: ['fossil-as-basic', 'room-on-bench'],
} as const;

/** The Bench: who may be put there, and how many (CR 300). */

/** Basic Pokémon are put from the hand onto the Bench. */
export const BASICS_ONTO_BENCH = lawOf({
  'comprehensive-2009': ['300.2', 'Basic Pokémon'],
  'ex-2003': ['Options.2', 'a Basic Pokémon from your hand'],
  'advanced-2018': ['I.A-04#1', 'Basic Pokémon from their hand'],
  'advanced-2025': ['I.A-04#1', 'Basic Pokémon from their hand'],
  'neo-2001': ['Play.9B1', 'a Basic Pokémon on your Bench'],
  'xy-2016': ['Turn.2A', 'Basic Pokémon card in hand'],
  'me-2026': ['Turn.2A', 'Basic Pokémon card in hand'],
});

const FIVE_ON_THE_BENCH = lawOf({
  'comprehensive-2009': ['300.3', 'more than five'],
  'ex-2003': ['Options.2', 'five Pokémon on it already'],
  'advanced-2018': ['I.A-04#2', 'never more than 5 Benched Pokémon'],
  'advanced-2025': ['I.A-04#2', 'never more than 5 Benched Pokémon'],
  'neo-2001': ['Play.9B1', 'No more than 5 Pokémon'],
  'xy-2016': ['Turn.2A', 'room for 5 Pokémon'],
  'me-2026': ['Turn.2A', 'room for 5 Pokémon'],
});

export const limit = reading(
  FIVE_ON_THE_BENCH,
  (view, [seat]: readonly [Seat], _why, asked) => saidSize(view, [seat, 5], asked),
  () => Number.POSITIVE_INFINITY,
);

const ROOM = lawOf({
  'comprehensive-2009': ['300.3', 'Bench spots available'],
  'ex-2003': ['Options.2', 'five Pokémon on it already'],
  'neo-2001': ['Play.9B1', 'No more than 5 Pokémon'],
  'advanced-2018': ['II.C-11#5', 'chooses as many Pokémon as can be put there'],
  'advanced-2025': ['II.C-11#5', 'chooses as many Pokémon as can be put there'],
  'xy-2016': ['Turn.2A', 'room for 5 Pokémon'],
  'me-2026': ['Turn.2A', 'room for 5 Pokémon'],
});

/** For how many Pokémon a player may search to put them on the Bench, which holds `most`. Breaks off where it is not given what is there. */
export const roomToSearch = reading(
  ROOM,
  (view, [seat, most]: readonly [Seat, number], why): number => {
    const { bench, benchGiven } = playerOf(view.state, seat);
    if (!benchGiven) unknownFact(view, ROOM, 'bench-not-told', { player: seat });
    const room = Math.max(0, most - bench.length);
    why('room-on-bench', { player: seat, room });
    return room;
  },
  () => Number.POSITIVE_INFINITY,
);

/** Breaks off: the paragraph leaves open whether a search that can put no Pokémon there may be made at all. */
export const searchForNobody = (view: View, card: string): never =>
  unknownFact(view, ROOM, 'search-for-nobody', { card, player: view.state.toMove });

/** No more on the Bench than the paragraph lets there be. */
export const fullBy = <D extends Doc>(
  law: Law<D>,
): ForbidParts<Answers<Doc>, 'bench' | 'initial-bench', D, 'bench-full'> => ({
  acts: ['bench', 'initial-bench'],
  obstacle: 'place',
  code: 'bench-full',
  law,
  when: (view, _action, rules: Rules) => {
    const seat = view.state.toMove;
    if (!playerOf(view.state, seat).benchGiven) unknownFact(view, law, 'bench-not-told', { player: seat });
    const benched = playerOf(view.state, seat).bench.length;
    const most = rules.answers.form.benchLimit(view, [seat]);
    if (benched < most) return null;
    let by = '';
    rules.answers.form.benchLimit(view, [seat], (_rule, code, facts) => {
      if (code === 'bench-holds') by = String(facts?.by);
    });
    return { player: seat, benched, most, ...(by === '' ? {} : { by }) };
  },
  // A text about the size of the Bench decides nothing where there is room with it and without it.
  readBy: (view, _action, why, rules: Rules) => {
    const { seat, bench, benchGiven } = playerOf(view.state, view.state.toMove);
    rules.answers.form.benchLimit(view, [seat], (rule, code, facts = {}) => {
      const least = Math.min(Number(facts.usual), Number(facts.most));
      if (!benchGiven || bench.length >= least) why(rule, code, facts);
    });
  },
});

export const full = forbids(fullBy(FIVE_ON_THE_BENCH));

const FOSSIL: Law<'me-2026'> = { 'me-2026': ['App18#1', 'can be played as Basic Pokémon'] };

const fossilIsPlayed = reading(
  FOSSIL,
  (_view, [card]: readonly [Card], why): boolean => {
    why('fossil-as-basic', { card: card.name });
    return true;
  },
  () => false,
);

/** Is it an Item that is played as a Basic Pokémon? */
const isPlayedFossil = (view: View, card: Card, why?: Why): boolean =>
  isFossil(card) && (!speaksOfLaw(FOSSIL, view.doc) || fossilIsPlayed(view, [card], why));

export const basicsOnly = forbids({
  acts: ['bench'],
  obstacle: 'target',
  code: 'not-a-basic',
  law: { ...BASICS_ONTO_BENCH, 'ex-2003': ['Evo.1', 'Only a Basic Pokémon can be played directly'] },
  concerns: (view, action) => !isPart(view.cardAt(action.card)),
  when: (view, action) => {
    const card = view.cardAt(action.card);
    if (card === null) return null;
    if (isBasicPokemonCard(view, card) || isPlayedFossil(view, card) || card.stage === 'legend') return null;
    return { card: card.name, stage: card.stage ?? card.kind };
  },
  readBy: (view, action, why) => {
    const card = view.cardAt(action.card);
    if (card === null) return;
    isBasicPokemonCard(view, card, why);
    isPlayedFossil(view, card, why);
  },
});

/** Names the text that changes how many the Bench holds, where there is room by it alone. */
const namesRoom = (t: T, seat: Seat): void => {
  const { bench, benchGiven } = playerOf(t.state, seat);
  if (!benchGiven || !t.view.says('bench-size')) return;
  t.rules.answers.form.benchLimit(t.view, [seat], (rule, code, facts = {}) => {
    if (code !== 'bench-holds' || bench.length >= Number(facts.usual)) t.why(rule, code, facts);
  });
};

const oneByOne = step(
  {
    ...BASICS_ONTO_BENCH,
    'advanced-2018': ['I.A-04#3', 'onto the Bench one by one'],
    'advanced-2025': ['I.A-04#3', 'onto the Bench one by one'],
  },
  (t: T, card: CardId) => {
    const seat = t.state.toMove;
    const printed = t.view.cardAt(card);
    if (printed !== null && isFossil(printed) && isStopped(t, card)) return;
    if (printed !== null) isPlayedFossil(t.view, printed, t.why);
    namesRoom(t, seat);
    const half = printed?.stage === 'legend' ? otherHalf(t.view, printed, playerOf(t.state, seat).hand.cards) : null;
    t.put({ kind: 'benched', card, seat, from: 'hand', uid: t.nextUid, ...(half === null ? {} : { along: [half] }) });
  },
);

export const putDown = step(BASICS_ONTO_BENCH, (t: T, card: CardId) => {
  oneByOne(t, card);
});

/** Puts a card onto the Bench: from the hand, or the parts of a V-UNION from the discard pile. */
export const ontoBench = (t: T, card: CardId): void => {
  const printed = t.view.cardAt(card);
  if (isPart(printed)) unite(t, printed);
  else putDown(t, card);
};
