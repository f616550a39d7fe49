import { namedApart, nameOf, placeOf, pokemonOf, type View } from '../claims/index.ts';
import type { Action } from '../engine/index.ts';
import type { Ruling } from './ruling.ts';

/** Who and what an action is about, as facts for the words. */
export const subjectOf = (view: View, action: Action): Ruling['subject'] => {
  const base = { player: view.state.toMove, turn: view.state.turn, act: action.kind };
  const pokemon = (uid: number): { pokemon: string; ownName: string; place: string } => {
    const found = pokemonOf(view.state, uid);
    const place = placeOf(view.state, uid);
    return found === null
      ? { pokemon: 'a Pokémon', ownName: 'a Pokémon', place }
      : { pokemon: namedApart(view, found), ownName: nameOf(view, found), place };
  };
  const whom = (uid: number | undefined): { whom?: string; whomPlace?: string } => {
    const found = uid === undefined ? null : pokemonOf(view.state, uid);
    return uid === undefined || found === null
      ? {}
      : { whom: namedApart(view, found), whomPlace: placeOf(view.state, uid) };
  };
  switch (action.kind) {
    case 'retreat':
      return { ...base, ...pokemon(action.pokemon) };
    case 'attack':
      return { ...base, ...pokemon(action.attacker), attack: action.attack };
    case 'use-card':
      return { ...base, card: view.cardAt(action.card)?.name ?? 'a card', power: action.power, ...whom(action.on) };
    case 'use-power':
      return { ...base, ...pokemon(action.pokemon), power: action.power, ...whom(action.on) };
    case 'evolve':
      return { ...base, ...pokemon(action.on), card: view.cardAt(action.card)?.name ?? 'a card' };
    case 'level-up':
      return { ...base, ...pokemon(action.on), card: view.cardAt(action.card)?.name ?? 'a LV.X' };
    case 'attach-energy':
      return { ...base, ...pokemon(action.to), card: view.cardAt(action.card)?.name ?? 'a card' };
    case 'play-trainer':
    case 'play-supporter': {
      const card = view.cardAt(action.card);
      const on = action.on === undefined ? {} : pokemon(action.on);
      const to = action.kind === 'play-trainer' ? action.to : undefined;
      const host = card?.attaches !== true ? {} : { host: to === undefined ? 'anybody' : placeOf(view.state, to) };
      const many = action.kind === 'play-trainer' && action.together !== undefined ? `${action.together} ` : '';
      return { ...base, ...on, ...host, card: `${many}${card?.name ?? 'a card'}` };
    }
    case 'bench':
    case 'initial-active':
    case 'initial-bench':
    case 'play-stadium':
      return { ...base, card: view.cardAt(action.card)?.name ?? 'a card' };
    default:
      return base;
  }
};
