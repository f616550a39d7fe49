/** Cards played from the hand, as they are spoken of. */

import { nameOf, playerOf, type View } from '../../claims/index.ts';
import { countsAsBasic } from '../../rules/index.ts';
import { type Pokemon, sameName } from '../../state/index.ts';
import { cardsCalled } from '../question/names.ts';
import { called, energyCalled, type Meant, proper } from './said.ts';
import { readWhom, type Whom } from './whom.ts';

export const readEvolve = (view: View, rest: string, by: Whom | null, named: boolean): Meant | null => {
  const parts = /^((?:(?!\b(?:into|to)\b).)*?)\s*(?:\b(?:into|to)\s+(.+))?$/.exec(rest);
  if (parts === null) return null;
  const [, object = '', into = ''] = parts;
  if (object !== '' && named) return null;
  const whom = object === '' ? (named ? by : null) : readWhom(view, object);
  if (into !== '' && whom !== null) {
    const card = proper(view, into);
    const host = called(view, whom);
    return card === null || host === null ? null : { asks: `evolve ${card} on ${host}`, whom };
  }
  if (into !== '' && object === '') {
    const card = proper(view, into);
    return card === null ? null : { asks: `evolve ${card}` };
  }
  if (whom === null) return null;
  const held = heldEvolutions(view, whom.pokemon);
  const host = called(view, whom);
  return held.length === 1 && host !== null ? { asks: `evolve ${held[0]} on ${host}`, whom } : null;
};

/** Cards in hand, as far as it was given, that evolve one of these. */
const heldEvolutions = (view: View, hosts: readonly Pokemon[]): readonly string[] => {
  const { hand } = playerOf(view.state, view.state.toMove);
  const held = hand.cards.flatMap((id) => view.cardAt(id) ?? []);
  return [
    ...new Set(
      held
        .filter(({ from: goesOn }) => goesOn !== undefined && hosts.some((one) => sameName(nameOf(view, one), goesOn)))
        .map(({ name }) => name),
    ),
  ];
};

export const readOnto = (view: View, what: string, where: string): Meant | null => {
  if (/^(?:(?:my|the)\s+)?bench$/.test(where)) {
    const name = proper(view, what);
    return name === null ? null : { asks: `bench ${name}` };
  }
  const whom = readWhom(view, where.replace(/^top of\s+/, ''));
  const host = whom === null ? null : called(view, whom);
  if (whom === null || host === null) return null;
  const energy = energyCalled(view, what);
  if (energy !== null) return { asks: `attach ${energy} to ${host}`, whom };
  const name = proper(view, what);
  const [card] = name === null ? [] : cardsCalled(view, [name]);
  if (name === null || card === undefined) return null;
  if (card.kind !== 'pokemon')
    return { asks: card.attaches === true ? `attach ${name} to ${host}` : `play ${name} on ${host}`, whom };
  return card.from === undefined ? null : { asks: `evolve ${name} on ${host}`, whom };
};

export const readPlay = (view: View, rest: string): Meant | null => {
  const down = rest.replace(/^down\s+|\s+down$/g, '').replace(/\s+(?:from|out of)\s+(?:my\s+)?hand$/, '');
  const onto = /^(.+?)\s+(?:onto|on|to|into)\s+(.+)$/.exec(down);
  const whole = proper(view, down);
  if (onto !== null && whole === null) return readOnto(view, onto[1] ?? '', onto[2] ?? '');
  const [card] = whole === null ? [] : cardsCalled(view, [whole]);
  if (whole === null || card === undefined) return null;
  if (card.kind === 'energy') return null;
  if (card.kind === 'pokemon') return countsAsBasic(view, [card]) ? { asks: `bench ${whole}` } : null;
  return { asks: `play ${whole}` };
};
