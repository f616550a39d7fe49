import type { Act, Claim } from '../../claims/index.ts';
import { sameValue } from '../../state/index.ts';
import type { Verb } from '../../text/index.ts';
import { act } from '../lower/steps.ts';
import { isOneKindOf } from '../lower/trainer-cards.ts';
import { type Printed, sorts } from './production.ts';

/** Cards that can't be played from the hand, by kinds that have no act of their own: Special Energy, Pokémon Tools, ACE SPEC cards, all Trainer cards. */

const { bans, barred, claimed, effect, lasting, standing } = sorts;

type Only = NonNullable<Extract<Claim, { claim: 'cannot' }>['only']>;

const only = (kind: Only, ...acts: readonly Act[]): readonly Claim[] =>
  acts.map((act) => ({ claim: 'cannot', act, only: kind }));

/** Plain kinds together have words of their own. */
const someOf = (...all: readonly (readonly Claim[])[]): readonly Claim[] | null => {
  const claims = all.flat();
  const isSaid = (claim: Claim): boolean =>
    claim.claim === 'cannot' && (claim.only !== undefined || (claim.tools === true && all.length > 1));
  return claims.some(isSaid) ? claims : null;
};

/** Every kind of Trainer card. */
export const TRAINERS: readonly Claim[] = [
  { claim: 'cannot', act: 'play-trainer', tools: true },
  { claim: 'cannot', act: 'play-supporter' },
  { claim: 'cannot', act: 'play-stadium' },
];

/** What the card calls Trainer cards; null where its age is unknown. */
const trainersOf = ({ released }: Printed): readonly Claim[] | null => {
  if (released === undefined) return null;
  return isOneKindOf(released) ? TRAINERS.slice(0, 1) : TRAINERS;
};

const HAND = '(their|his or her) hand';

const about = (side: 'theirs' | 'any', claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => ({ ...claim, on: { side } }));

/** Such cards that are attached go. */
const removing = (claims: readonly Claim[]): readonly Claim[] =>
  claims.map((claim) => (claim.claim === 'cannot' ? { ...claim, removes: true as const } : claim));

const isOfATool = (claim: Claim): boolean =>
  claim.claim === 'cannot' && (claim.only === 'tool' || claim.only === 'technical-machine');

export const BANS = [
  barred('Special Energy', 'Special Energy', () => only('special-energy', 'attach-energy')),
  barred('Tools', 'Pokémon Tool', () => only('tool', 'play-trainer')),
  barred('Technical Machines', 'Technical Machine', () => only('technical-machine', 'play-trainer')),
  barred('ACE SPEC', 'ACE SPEC', () =>
    only('ace-spec', 'attach-energy', 'play-trainer', 'play-supporter', 'play-stadium'),
  ),
  barred('of an act of its own', '{kinds:Playable}', ({ kinds }) => {
    const [act, ...more] = kinds;
    return act === undefined || more.length > 0 ? null : [{ claim: 'cannot', act }];
  }),
  // Beside Supporters or Stadiums those are one kind, as in the years of Diamond & Pearl.
  barred('Trainers beside others', 'Trainer', () => TRAINERS.slice(0, 1)),
  bans('one kind', '{one:Barred} cards', ({ one }) => someOf(one)),
  bans('two kinds', '{one:Barred} [cards] or {other:Barred} cards', ({ one, other }) => someOf(one, other)),
  bans('three kinds', '{one:Barred}, {two:Barred}[,] or {three:Barred} cards', ({ one, two, three }) =>
    someOf(one, two, three),
  ),
  bans('Trainer cards', 'Trainer (card|cards)', (_holes, printed) => trainersOf(printed)),
  // One text alone, of the years in which a Supporter was a Trainer card.
  bans('Trainer cards but Supporters', 'Trainer cards \\(except for Supporter cards\\)', (_holes, printed) => {
    const all = trainersOf(printed);
    return all === null || all.length === 1
      ? null
      : all.filter((claim) => claim.claim !== 'cannot' || claim.act !== 'play-supporter');
  }),
  // One Pokémon Power, and its reprint.
  claimed('no Trainer cards', 'no Trainer cards can be played', (_holes, printed) => {
    const all = trainersOf(printed);
    return all === null ? null : about('any', all);
  }),
  lasting(
    "can't play cards of a kind",
    `(they|your opponent|he or she) can't play [any|a] {all:Bans} [from ${HAND}]`,
    ({ all }) => ({
      on: 'opponent',
      claims: all,
    }),
  ),
  // Cards that say “their” are of the years in which every Tool is a Trainer card.
  lasting("can't play Trainer cards", "(they|your opponent) can't play any Trainer cards from their hand", () => ({
    on: 'opponent',
    claims: TRAINERS,
  })),
  effect(
    "can't play any card",
    [
      `(they|your opponent) can't play any cards from ${HAND} {until:Duration}`,
      `{until:Duration}, (they|your opponent) can't play any cards from ${HAND}`,
    ],
    ({ until }) =>
      act(
        null,
        ...[...TRAINERS, { claim: 'cannot', act: 'bench' } as const].map(
          (claim): Verb => ({ lasting: claim, on: 'opponent', until }),
        ),
        ...(['attach-energy', 'evolve'] as const).map(
          (kind): Verb => ({ lasting: { claim: 'cannot', act: kind, on: { side: 'theirs' } }, on: 'you', until }),
        ),
      ),
  ),
  // Each of the two is one text alone; what is in play already is discarded.
  standing(
    "opponent can't play Tools and loses those in play",
    `as long as SELF is in play, your opponent can't play {one:Barred} cards. Remove any {same:Barred} cards attached to your opponent's Pokémon and put them into (their|his or her) discard pile.`,
    ({ one, same }) => (sameValue(one, same) && one.every(isOfATool) ? about('theirs', removing(one)) : null),
  ),
  standing(
    'nobody can play cards of a kind and all in play go',
    `as long as SELF is in play, each player can't play any {one:Barred} cards from ${HAND}. Discard all {same:Barred} cards in play \\(both yours and your opponent's\\).`,
    ({ one, same }) => (sameValue(one, same) && one.every(isOfATool) ? about('any', removing(one)) : null),
  ),
  claimed("opponent can't play cards of a kind", `your opponent can't play any {all:Bans} from ${HAND}`, ({ all }) =>
    about('theirs', all),
  ),
  claimed(
    'nobody can play cards of a kind',
    [`each player can't play any {all:Bans} from ${HAND}`, `neither player can play any {all:Bans} from ${HAND}`],
    ({ all }) => about('any', all),
  ),
];
