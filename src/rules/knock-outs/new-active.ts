import { activesOf, playerOf } from '../../claims/index.ts';
import { lawOf, step, unknownFact } from '../../engine/index.ts';
import { CAME_UP, type Player, type Seat } from '../../state/index.ts';
import { remember } from '../effects/remembered.ts';
import { benchOptions } from '../pokemon/switching.ts';
import type { T } from '../questions.ts';
import { anyOrder, order } from './order-of-players.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['promote'],
} as const;

/** Filling the place of an Active Pokémon that left play (CR 300.1, 303.1f). */

/** A player has one Active Pokémon. */
export const ONE_ACTIVE = lawOf({
  'comprehensive-2009': ['300.1', 'one Active Pokémon'],
  'ex-2003': ['Arena', 'one Active Pokémon'],
  'advanced-2018': ['I.E#2', 'has to put out a new one from the Bench'],
  'advanced-2025': ['I.D/ko.5', 'puts out a new one'],
  'neo-2001': ['Play.3', 'It is their Active Pokémon'],
  'xy-2016': ['Zones: Active Pokémon', 'must have one at all times'],
  'me-2026': ['Zones: Active Spot#a', 'must have one at all times'],
});

const PROMOTE = lawOf({
  'comprehensive-2009': ['303.1f', 'Active position'],
  'ex-2003': ['intro', 'as the new Active Pokémon'],
  'advanced-2018': ['I.D/ko.5', 'moves their next Active Pokémon to the Active Spot'],
  'advanced-2025': ['I.D/ko.5', 'whose Active Pokémon was Knocked Out puts out a new one'],
  'neo-2001': { silent: 'an Active Pokémon that is gone is replaced from the Bench', near: 'After.3' },
  'xy-2016': ['Turn.3C#4', 'new Active Pokémon'],
  'me-2026': ['Turn.3C#4a', 'new Active Pokémon'],
});

const REPLACED = 'an Active Pokémon that leaves play without being Knocked Out is replaced from the Bench';

/** The same where nobody was Knocked Out: a text took the Active Pokémon out of play. */
const AFTER_LEAVING = lawOf({
  'comprehensive-2009': ['303.1f', 'for any reason'],
  'ex-2003': ['Arena', 'one Active Pokémon'],
  'advanced-2018': ['I.E#2', 'has to put out a new one from the Bench'],
  'advanced-2025': { silent: REPLACED, near: 'I.D/ko.5' },
  'neo-2001': { silent: REPLACED, near: 'After.3' },
  'xy-2016': ['Zones: Active Pokémon', 'must have one at all times'],
  'me-2026': ['Zones: Active Spot#a', 'must have one at all times'],
});

const hasEmptyPlace = ({ active }: Player): boolean => active.includes(null);

/** Has this player fewer Active Pokémon than the form of play asks for, and the places for them? */
const vacancy = (t: T, player: Player): boolean =>
  player.activeGiven &&
  !player.out &&
  player.active.includes(null) &&
  activesOf(player).length < t.rules.answers.form.actives(t.view, []);

/** Did a Pokémon of that player leave play in this step? A place that was empty before shows that there was no Pokémon to fill it. */
const lostOne = (t: T, seat: Seat): boolean =>
  t.events.some((event) => event.kind === 'knocked-out' && event.seat === seat);

type Fill = (t: T, seat: Seat) => void;

const fillPlace: Fill = (t, seat) => {
  t.rules.answers.form.fillActive(t, seat);
};

const otherPlace = step(PROMOTE, fillPlace);

/** The player whose turn it is. */
const ownPlace = step(
  {
    ...PROMOTE,
    'advanced-2018': ['I.D/ko.6', 'Put out your new Active Pokémon'],
    'advanced-2025': ['I.D/ko.5', 'puts out a new one'],
  },
  fillPlace,
);

/** Every place that is empty is filled, where there is a Pokémon for it. */
const fillPlaces = (t: T, fill: Fill): void => {
  const vacant = t.state.players.filter((player) => vacancy(t, player)).map((player) => player.seat);
  const having = (least: number): readonly Seat[] =>
    vacant.filter((seat) => {
      const { bench, benchGiven } = playerOf(t.state, seat);
      return bench.length >= least || !benchGiven;
    });
  const ordered = having(1).length > 1 && !(having(2).length < 2 && anyOrder(t));
  for (const seat of ordered ? order(t) : vacant) {
    if (!vacant.includes(seat)) continue;
    const player = playerOf(t.state, seat);
    const sure = player.benchGiven || (activesOf(player).length > 0 && !lostOne(t, seat));
    if (!sure) unknownFact(t.view, PROMOTE, 'bench-not-told', { player: seat });
    for (const _place of player.active) {
      const now = playerOf(t.state, seat);
      if (!vacancy(t, now) || now.bench.length === 0) break;
      t.rules.answers.form.actives(t.view, [], t.why);
      fill(t, seat);
    }
  }
};

export const promote = step(PROMOTE, (t: T) => {
  if (!t.state.players.some(hasEmptyPlace)) return;
  fillPlaces(t, (_, seat) => (seat === t.state.toMove ? ownPlace : otherPlace)(t, seat));
});

const replace = step(AFTER_LEAVING, (t: T) => fillPlaces(t, fillPlace));

/** Fills the places that a text left empty. */
export const replaceWhoLeft = (t: T): void => {
  if (t.state.players.some((player) => vacancy(t, player))) replace(t);
};

/** Moves one Pokémon of that player up. */
export const moveUp = (t: T, seat: Seat): void => {
  const uid = t.choose({ by: seat, code: 'promote', options: benchOptions(t.view, seat) }).value;
  t.put({ kind: 'promoted', seat, uid });
  remember(t, uid, CAME_UP);
};

/** A player always has one Active Pokémon while any is in play. */
export const fillActive = step(
  {
    'comprehensive-2009': ['300.1', 'Active Pokémon'],
    // What these two say of it depends on what took the last one away.
    'ex-2003': 'absent',
    'advanced-2025': 'absent',
    'advanced-2018': ['I.E#2', 'has to put out a new one from the Bench'],
    'neo-2001': { silent: 'an Active Pokémon that is gone is replaced from the Bench', near: 'After.3' },
    'xy-2016': ['Zones: Active Pokémon', 'must have one at all times'],
    'me-2026': ['Zones: Active Spot#a', 'must have one at all times'],
  },
  moveUp,
  moveUp,
);
