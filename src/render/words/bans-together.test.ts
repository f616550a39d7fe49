import { expect, it } from 'vitest';
import type { Mark, Seat } from '../../state/index.ts';
import { bansTogether } from './bans-together.ts';
import { playersEffectSays } from './lasting-effects.ts';

const ban = (act: string, { seat = 'p1', ...more }: { seat?: Seat; tools?: boolean; until?: number } = {}) => {
  const { until = 9, ...says } = more;
  const mark: Mark = {
    id: 1,
    says: { claim: 'cannot', act, ...says },
    name: 'Curfew',
    seat: 'p1',
    origin: 'card',
    marker: false,
    from: 9,
    until: { turn: until, checkup: false },
    parent: null,
  };
  return { kind: 'player-marked' as const, seat, mark };
};
const ITEMS = ban('play-trainer', { tools: true });
const ALL = [ITEMS, ban('play-supporter'), ban('play-stadium')];
const other = { kind: 'shuffled' as const };

it('says one thing of bans on every kind of Trainer card', () => {
  const [before, one, after, ...more] = bansTogether([other, ...ALL, other]);
  expect([before, after, more]).toEqual([other, other, []]);
  expect(one?.kind === 'player-marked' ? playersEffectSays(one.mark, one.seat) : null).toBe(
    "p1 can't play Trainer cards of any kind from the hand",
  );
});

it.each([
  ['one of them is not there', [ITEMS, ban('play-supporter')]],
  ['one is of the other player', [ITEMS, ban('play-supporter'), ban('play-stadium', { seat: 'p2' })]],
  ['one lasts longer', [ITEMS, ban('play-supporter'), ban('play-stadium', { until: 10 })]],
  ['Pokémon Tools may be played', [ban('play-trainer'), ban('play-supporter'), ban('play-stadium')]],
])('leaves them apart where %s', (_what, bans) => {
  expect(bansTogether(bans)).toEqual(bans);
});
