import { claimsOnPlayer, type Facts, playerOf, type View } from '../../claims/index.ts';
import { type ActionOf, lawOf, reading, step } from '../../engine/index.ts';
import { type CardId, type Seat, sameName, type ZoneName } from '../../state/index.ts';
import { TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { IN_PLAY } from '../cards/card-types.ts';
import { forbids } from '../prohibition.ts';
import type { T } from '../questions.ts';
import { pileFor, stadiumLeaves } from '../zones.ts';
import { isStopped } from './stopped-trainers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['stadium-goes-along'],
} as const;

/** Stadiums: one in play, one a turn (CR 312). */

export const oneStadium = forbids({
  acts: ['play-stadium'],
  obstacle: 'limit',
  code: 'stadium-already-played',
  law: {
    'comprehensive-2009': ['312.3', 'one Stadium'],
    'advanced-2018': ['I.B-03#1', 'only 1 Stadium card'],
    'advanced-2025': ['I.B-04#1', 'only 1 Stadium card'],
    'xy-2016': ['Turn.2D', 'no more than one may be played'],
    'me-2026': ['Turn.2D#5', 'no more than one Stadium card'],
  },
  when: (view) => (view.state.spent.stadium ? { player: view.state.toMove, turn: view.state.turn } : null),
});

/** The name it has in common with the Stadium in play; null if it has another. */
const sameAsInPlay = (view: View, { card: id }: ActionOf<'play-stadium'>): Facts | null => {
  const card = view.cardAt(id);
  const there = view.state.stadium === null ? null : view.cardAt(view.state.stadium.card);
  return card !== null && there !== null && sameName(card.name, there.name) ? { card: card.name } : null;
};

const saysItItself = (view: View, { card }: ActionOf<'play-stadium'>): boolean =>
  view.cardAt(card)?.oneOfItsName === true;

const BY_THE_RULE = {
  'comprehensive-2009': ['312.5', 'same Stadium'],
  'me-2026': ['Turn.2D#6', 'while a Stadium card of the same name is in play'],
  'advanced-2018': ['I.B-03#2', 'one of the same name is in play'],
  'advanced-2025': ['I.B-04#2', 'one of the same name is in play'],
} as const;

export const notTheSameStadium = forbids({
  acts: ['play-stadium'],
  obstacle: 'target',
  code: 'same-stadium',
  law: {
    ...BY_THE_RULE,
    'neo-2001': {
      open: 'whether a Stadium card may be played over one of the same name',
      near: 'Special Trainers: Stadium',
    },
    'ex-2003': { open: 'whether a Stadium card may be played over one of the same name', near: 'Stadium' },
    'xy-2016': { open: 'whether a Stadium card may be played over one of the same name', near: 'Gl:Stadium Card' },
  },
  concerns: (view, action) => !saysItItself(view, action),
  when: sameAsInPlay,
});

/** Where no rule of the document forbids it, the text of the Stadium card itself may. */
export const notTheSameByItsText = forbids({
  acts: ['play-stadium'],
  obstacle: 'target',
  code: 'same-stadium',
  law: {
    ...TRAINER_BEFORE_RULE,
    ...BY_THE_RULE,
  },
  concerns: saysItItself,
  when: sameAsInPlay,
});

/** A Stadium's effect is there for as long as the card is in play. */
export const stadiumSpeaks = reading(
  {
    'comprehensive-2009': ['312.2', 'indefinite continuous effect'],
    'ex-2003': ['Stadium', 'affect both players'],
    'advanced-2018': ['I.B-03#6', 'its effect goes on by itself'],
    'advanced-2025': ['I.B-04#5', 'its effect goes on by itself'],
    'neo-2001': ['Special Trainers: Stadium', 'it affects the game'],
    'xy-2016': ['Gl:Stadium Card', 'its effects'],
    'me-2026': ['Gl:Stadium card', 'its effects'],
  },
  (view, _args: readonly []) => view.state.stadium !== null,
  () => false,
);

/** One Stadium at a time: the one in play makes way, into its owner's pile. */
const oldStadiumGoes = step(
  {
    'comprehensive-2009': ['312.4', 'discarded'],
    'ex-2003': ['Stadium', 'sends the old one to the discard pile'],
    'advanced-2018': ['I.B-03#2', 'the earlier Stadium is discarded'],
    'advanced-2025': ['I.B-04#2', 'the earlier Stadium is discarded'],
    'neo-2001': ['Special Trainers: Stadium', 'the old one is discarded'],
    'xy-2016': ['Gl:Stadium Card', 'the old one is discarded'],
    'me-2026': ['Turn.2D#5', 'the old one is discarded'],
  },
  (t: T): void => {
    const old = t.state.stadium;
    if (old !== null) stadiumLeaves(t, old.card, t.state.toMove, 'discard');
  },
);

/** A text takes the Stadium out of play that would remain there otherwise. */
export const stadiumGoesByText = step(IN_PLAY, (t: T, card: CardId, holder: Seat, zone: ZoneName): void =>
  stadiumLeaves(t, card, holder, zone),
);

export const STADIUM_STAYS = lawOf({
  'comprehensive-2009': ['312.1', 'face up'],
  'ex-2003': ['Stadium', 'put into play'],
  'advanced-2018': ['I.B-03#2', 'remains in play after it was played'],
  'advanced-2025': ['I.B-04#2', 'remains in play after it was played'],
  'neo-2001': ['Special Trainers: Stadium', 'stays “in play”'],
  'xy-2016': ['Gl:Stadium Card', 'remains in play'],
  'me-2026': ['Gl:Stadium card', 'remains in play'],
});

/** The Stadium that makes way takes the new one with it, where its text says so. */
const goesAlong = step(TRAINER_BEFORE_RULE, (t: T, card: CardId, by: string): void => {
  const seat = t.state.toMove;
  t.note('stadium-goes-along', { by, card: t.view.cardAt(card)?.name ?? 'the Stadium' });
  t.put({ kind: 'moved', card, from: { seat, zone: 'hand' }, to: pileFor(t, card, seat, 'discard') });
});

export const playStadium = step(STADIUM_STAYS, (t: T, action: ActionOf<'play-stadium'>): void => {
  t.put({ kind: 'spent', limit: 'stadium' });
  if (isStopped(t, action.card)) return;
  const [along] = claimsOnPlayer(t.view, playerOf(t.state, t.state.toMove), 'takes-stadium-along');
  oldStadiumGoes(t);
  if (along === undefined)
    t.put({ kind: 'stadium-played', card: action.card, from: { seat: t.state.toMove, zone: 'hand' } });
  else goesAlong(t, action.card, along.name);
});
