import { claimsOn, inPlay, pokemonOf } from '../claims/index.ts';
import { type Play, step } from '../engine/index.ts';
import { countsAs, type T, type TextContext } from '../rules/index.ts';
import { sayAll } from './say.ts';

/** Texts that wait for an event, for the end of the turn, or for the time between turns (CR 406, 604.1a, 605.1b). */

const bodyContext = (uid: number, seat: TextContext['seat'], name: string): TextContext => ({
  seat,
  uid,
  card: null,
  place: name,
  origin: 'body',
  attack: null,
  chosen: null,
});

/** Triggered effects read the table as it is after the event, not while it happens. */
const stateAfterwards = step(
  { 'comprehensive-2009': ['406.2', 'immediately after'] },
  function* (_t: T, play: () => Play<void>): Play<void> {
    yield* play();
  },
);

const everyTime = step(
  { 'comprehensive-2009': ['406.1', 'Every time'] },
  function* (t: T, play: () => Play<void>): Play<void> {
    yield* stateAfterwards(t, play);
  },
);

/** Plays every text that waited for something that has happened since the last look. */
export const triggered = function* (t: T): Play<void> {
  const fresh = t.events.slice(t.heard);
  t.heard = t.events.length;
  for (const event of fresh) {
    if (event.kind !== 'attached' || !event.energy) continue;
    const pokemon = pokemonOf(t.state, event.to);
    if (pokemon === null) continue;
    for (const force of claimsOn(t.view, pokemon, 'trigger')) {
      if (force.claim.event !== 'energy-attached') continue;
      if (force.claim.type !== undefined && !countsAs(t.view, event.card, event.to, force.claim.type)) continue;
      yield* everyTime(t, () => sayAll(t, force.claim.does, bodyContext(event.to, force.from.seat, force.name)));
    }
  }
};

const playAll = function* (t: T, kind: 'checkup' | 'end-of-turn'): Play<void> {
  for (const player of t.state.players) {
    for (const pokemon of inPlay(player)) {
      if (pokemonOf(t.state, pokemon.uid) === null) continue;
      for (const force of claimsOn(t.view, pokemon, kind)) {
        yield* sayAll(t, force.claim.does, bodyContext(pokemon.uid, force.from.seat, force.name));
      }
    }
  }
};

export const atCheckup = (t: T): Play<void> => playAll(t, 'checkup');
export const endOfTurn = (t: T): Play<void> => playAll(t, 'end-of-turn');
