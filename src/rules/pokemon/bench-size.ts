import { claimsOnPlayer, type Force, nameOf, opponentsOf, playerOf, type View } from '../../claims/index.ts';
import { lawOf, reading, step, unknownFact } from '../../engine/index.ts';
import { type Card, isTable, type Json, type Player, type Seat } from '../../state/index.ts';
import type { T } from '../questions.ts';
import { effectsRemain, partedFromPile } from '../zones.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['who-discards-first'],
  note: ['bench-holds'],
  question: ['discard-benched', 'take-back-benched'],
} as const;

/** A Bench that a text makes larger or smaller, and what happens to Pokémon for which there is no room left. */

const SAYS_SO = 'what a card says goes before a rule';

const CARD_WINS = lawOf({
  'comprehensive-2009': ['102.1', 'precedence'],
  'ex-2003': { silent: SAYS_SO, near: 'Options.2' },
  'neo-2001': { silent: SAYS_SO, near: 'Play.9B1' },
  'xy-2016': { silent: SAYS_SO, near: 'Turn.2A' },
  'me-2026': { silent: SAYS_SO, near: 'Turn.2A' },
  'advanced-2018': ['II.A#1', 'the card is followed and not the rules'],
  'advanced-2025': ['II.A#1', 'the card is followed and not the rules'],
});

/** How many may sit there where texts speak of it: of several the fewest. `usual`: what the rules say. */
export const saidSize = reading(
  CARD_WINS,
  (view, [seat, usual]: readonly [Seat, number], why): number => {
    if (!view.says('bench-size')) return usual;
    const said = claimsOnPlayer(view, playerOf(view.state, seat), 'bench-size');
    const [first] = said.toSorted((a, b) => a.claim.most - b.claim.most);
    if (first === undefined) return usual;
    why('bench-holds', { player: seat, by: first.name, most: first.claim.most, usual });
    return first.claim.most;
  },
  (_view, [_seat, usual]) => usual,
);

/** A text about the size of the Bench: one in force, or of a Stadium that has just left play. */
interface Speaker {
  readonly name: string;
  /** Who is the first to make room, where it says so. */
  readonly first: Seat | null;
  /** It is a Stadium that says so by whose it is, and who played it is not given. */
  readonly ownerUnknown: boolean;
  /** Where the surplus goes. */
  readonly rest: 'hand' | 'discard';
}

/** Who is first, of a card of that player. Which of several opponents it is, no rule says. */
const firstOf = (view: View, said: Json | undefined, owner: Seat): Seat | null => {
  if (said === 'owner') return owner;
  const [only, ...more] = said === 'opponent' ? opponentsOf(view, owner) : [];
  return more.length === 0 ? (only ?? null) : null;
};

const speaking = (
  view: View,
  claim: { readonly [key: string]: Json | undefined },
  name: string,
  owner: Seat,
  ownerUnknown: boolean,
): Speaker => ({
  name,
  first: firstOf(view, claim.first, owner),
  ownerUnknown: ownerUnknown && claim.first !== undefined,
  rest: claim.rest === 'hand' ? 'hand' : 'discard',
});

/** What the card of a Stadium that is gone said of it. */
const saidOnceByStadium = (view: View, card: Card | null, owner: Seat, ownerUnknown: boolean): readonly Speaker[] =>
  (card?.always ?? []).flatMap((claim) =>
    isTable(claim) && claim.claim === 'bench-size'
      ? [speaking(view, claim, card?.name ?? 'a Stadium', owner, ownerUnknown)]
      : [],
  );

const inForceNow = (view: View, { claim, name, from, origin }: Force): readonly Speaker[] => {
  if (claim.claim !== 'bench-size') return [];
  const ownerUnknown = origin === 'stadium' && view.state.stadium?.ownerUnknown === true;
  return [speaking(view, { first: claim.first, rest: claim.rest }, name, from.seat, ownerUnknown)];
};

/** Every card that speaks of it on this table, or did so until a moment ago. */
const speakers = (t: T): readonly Speaker[] => {
  const found: Speaker[] = [];
  for (const event of t.events)
    if (event.kind === 'stadium-discarded')
      found.push(...saidOnceByStadium(t.view, t.view.cardAt(event.card), event.to.seat, event.ownerUnknown === true));
  if (t.view.says('bench-size'))
    for (const force of t.view.forces('bench-size')) found.push(...inForceNow(t.view, force));
  return found;
};

const tooMany = (t: T, { seat, bench, benchGiven }: Player): number =>
  benchGiven ? Math.max(0, bench.length - t.rules.answers.form.benchLimit(t.view, [seat])) : 0;

/** All its cards are discarded, or go to the hand; that is not a Knock Out. */
const putAway = (t: T, seat: Seat, { name: by, rest }: Speaker): void => {
  const options = playerOf(t.state, seat).bench.map((pokemon, at) => ({
    key: `bench ${at + 1}`,
    aliases: [`bench${at + 1}`, nameOf(t.view, pokemon)],
    value: pokemon,
  }));
  const { value: pokemon } = t.choose({
    by: seat,
    code: rest === 'hand' ? 'take-back-benched' : 'discard-benched',
    facts: { by },
    options,
  });
  effectsRemain(t, pokemon, rest === 'hand' ? 'hand' : 'discard');
  if (rest === 'hand') return void t.put({ kind: 'returned', uid: pokemon.uid, to: 'hand', attached: 'along' });
  const apart = partedFromPile(t, pokemon, seat);
  t.put({ kind: 'returned', uid: pokemon.uid, to: 'discard', attached: 'discard' });
  for (const { card, to } of apart)
    t.put({ kind: 'moved', card, from: { seat: to.seat, zone: 'discard' }, to, instead: true });
};

/**
 * A player with more on the Bench than a text leaves room for discards the surplus: as many as were too many at the beginning, even if others have
 * left since.
 */
const discards = step(CARD_WINS, (t: T, overfull: readonly Player[], said: readonly Speaker[]): void => {
  const speaker = said.find((one) => one.first !== null);
  const first = speaker?.first ?? null;
  if (overfull.length > 1 && speaker?.ownerUnknown === true)
    unknownFact(t.view, CARD_WINS, 'stadium-owner-not-told', { card: speaker.name });
  if (overfull.length > 1 && first === null)
    unknownFact(t.view, CARD_WINS, 'who-discards-first', { by: said.map(({ name }) => name).join(', ') });
  const [by] = said;
  if (by === undefined) return;
  const due = overfull.map((player) => ({ seat: player.seat, many: tooMany(t, player) }));
  for (const { seat, many } of due.toSorted((a, b) => Number(b.seat === first) - Number(a.seat === first)))
    for (let left = many; left > 0; left -= 1) putAway(t, seat, by);
});

/** Makes a Bench as small as texts say. One that was described as too full, and that no text mentions, is left as it is. */
export const makeRoom = (t: T): void => {
  const said = speakers(t);
  if (said.length === 0) return;
  const overfull = t.state.players.filter((player) => tooMany(t, player) > 0);
  if (overfull.length > 0) discards(t, overfull, said);
};
