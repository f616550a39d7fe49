import { claimsOn, inPlay, nameOf, pokemonOf } from '../claims/index.ts';
import { type Play, step } from '../engine/index.ts';
import { countsAs, type T, type TextContext } from '../rules/index.ts';
import type { Pokemon } from '../state/index.ts';
import { speak } from './say.ts';

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
      yield* everyTime(t, () => speak(t, force.claim.does, bodyContext(event.to, force.from.seat, force.name)));
    }
  }
};

type Waiting = ReturnType<typeof claimsOn<'checkup' | 'end-of-turn'>>[number];

/** What waits for this moment, with the Pokémon it is about; what is done meanwhile is seen. */
const waiting = function* (t: T, kind: 'checkup' | 'end-of-turn'): Generator<readonly [Pokemon, Waiting]> {
  const due = kind === 'checkup' ? t.rules.answers.form.betweenTurns(t.view, []) : null;
  for (const player of t.state.players) {
    if (due?.includes(player.seat) === false) continue;
    for (const pokemon of inPlay(player)) {
      if (pokemonOf(t.state, pokemon.uid) === null) continue;
      for (const force of claimsOn(t.view, pokemon, kind)) yield [pokemon, force];
    }
  }
};

const keyOf = (pokemon: Pokemon, { card, name, from }: Waiting): string =>
  [pokemon.uid, card, name, from.uid, from.seat].join(' ');

const playAll = function* (t: T, kind: 'checkup' | 'end-of-turn'): Play<void> {
  for (const [pokemon, force] of waiting(t, kind)) {
    if (kind === 'checkup' && t.dealtWith.has(keyOf(pokemon, force))) continue;
    yield* speak(t, force.claim.does, bodyContext(pokemon.uid, force.from.seat, force.name));
  }
};

/** What depends on no check comes when its owner wants it, now or later. */
const ownersMoment = step(
  { 'comprehensive-2009': ['605.2', 'The owner chooses when'] },
  function* (t: T, pokemon: Pokemon, force: Waiting): Play<void> {
    const answer = yield {
      kind: 'choose',
      by: force.from.seat,
      code: 'between-turns-when',
      facts: { by: force.name, pokemon: nameOf(t.view, pokemon) },
      options: [
        { key: 'now', aliases: ['first', 'before'], value: 1 },
        { key: 'later', aliases: ['after'], value: 0 },
      ],
    };
    if (answer !== 'now') return;
    t.dealtWith.add(keyOf(pokemon, force));
    yield* speak(t, force.claim.does, bodyContext(pokemon.uid, force.from.seat, force.name));
  },
);

/** Asks the owner of each effect that may come at any moment whether it comes now. */
export const atAnyTime = function* (t: T): Play<void> {
  for (const [pokemon, force] of waiting(t, 'checkup')) {
    const free = force.claim.claim === 'checkup' && force.claim['any-time'] === true;
    if (free && !t.dealtWith.has(keyOf(pokemon, force))) yield* ownersMoment(t, pokemon, force);
  }
};

export const atCheckup = (t: T): Play<void> => playAll(t, 'checkup');
export const endOfTurn = (t: T): Play<void> => playAll(t, 'end-of-turn');
