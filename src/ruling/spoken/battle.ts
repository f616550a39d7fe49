/** Retreating, attacking, leveling up and powers, as they are spoken of: each becomes a question of few words, or null where a word is left over. */

import { isActive, playerOf, type View } from '../../claims/index.ts';
import { announced, attacksOf, powersOf } from '../../rules/index.ts';
import { sameName } from '../../state/index.ts';
import { cardsCalled, findOpposing, ownActives } from '../question/names.ts';
import { readPlay } from './cards.ts';
import { attackNamed, called, from, type Meant, own, proper } from './said.ts';
import { readWhom, type Whom } from './whom.ts';

/** What stands before the first of these words, and what after it: '' where it does not occur or nothing follows. `said`: does it occur? */
const parted = (text: string, word: RegExp): readonly [before: string, behind: string, said: boolean] => {
  const at = word.exec(text);
  return at === null
    ? [text, '', false]
    : [text.slice(0, at.index).trimEnd(), text.slice(at.index + at[0].length).trim(), true];
};

export const readRetreat = (view: View, rest: string, by: Whom | null, named: boolean): Meant | null => {
  const [before, pay] = parted(rest, / ?\b(?:by )?(?:paying|discarding) /);
  const [bare, , free] = parted(before, / ?\bfor (?:free|nothing|no energy)$/);
  const [object, to] = parted(bare, / ?\b(?:into|to|for) /);
  if (/\b(?:to|into|for|by|paying|with)\b/.test(object)) return null;
  const away = /^(?:out|away|back)?$/.test(object) ? '' : object.replace(/\s+(?:out|away|back)$/, '');
  if (away !== '' && named) return null;
  const whom = away === '' ? by : readWhom(view, away);
  const target = to === '' || /^(?:my|the) bench$/.test(to) ? null : readWhom(view, to);
  if (whom === null || (to !== '' && !/^(?:my|the) bench$/.test(to) && target === null)) return null;
  const place = target === null ? '' : called(view, target);
  if (place === null) return null;
  const costs = free
    ? ' paying nothing'
    : pay === ''
      ? ''
      : ` paying ${pay.replace(/\b(?:an?|my|the|its|energy|energies|cards?)\s+|\s+(?:energy|energies|cards?)\b/g, '').trim()}`;
  return { asks: `retreat${own(view, whom)}${place === '' ? '' : ` to ${place}`}${costs}`, whom };
};

export const readAttack = (view: View, all: string, by: Whom | null): Meant | null => {
  if (by === null) return null;
  const rest = all.replace(/\s*\bfrom (?:the|my) bench$/, '');
  if (rest !== all && by.pokemon.some((one) => isActive(view, one))) return null;
  if (rest === '')
    return {
      asks: `attack${by.pokemon.some((one) => isActive(view, one)) ? '' : ` with ${called(view, by)}`}`,
      whom: by,
    };
  const parts = /^((?:(?!\b(?:with|using)\b).)*?)\s*(?:\b(?:with|using)\s+(.+))?$/.exec(rest);
  if (parts === null) return null;
  const [, victim = '', how = ''] = parts;
  const attacked = victim.replace(/^(?:my opponent'?s?|the opponent'?s?|the|their|his|her)\s+/, '');
  const aimed = attacked === '' ? [] : findOpposing(view, attacked);
  const attackOf = (text: string): string | null =>
    attackNamed(view, by.pokemon, text.replace(/^(?:my|its|the|his|her)\s+/, ''));
  if (attacked !== '' && aimed.length === 0) {
    const named = how === '' ? attackOf(attacked) : null;
    return named === null ? null : { asks: `attack ${named}${from(view, by)}`, whom: by };
  }
  if (how === '')
    return aimed.length === 1 && aimed.every((one) => isActive(view, one))
      ? { asks: `attack${from(view, by)}`, whom: by }
      : null;
  const named = attackOf(how);
  const whom = named === null ? readWhom(view, how) : by;
  if (whom === null || (named === null && aimed.length > 0)) return null;
  const place = named === null ? called(view, whom) : null;
  if (named === null)
    return place === null
      ? null
      : { asks: `attack${whom.pokemon.every((one) => isActive(view, one)) ? '' : ` with ${place}`}`, whom };
  return {
    asks: `attack ${aimed.length > 0 ? `${attacked} with ${named}` : named}${aimed.length > 0 ? '' : from(view, whom)}`,
    whom,
  };
};

export const readUse = (view: View, all: string, by: Whom | null, named: boolean): Meant | null => {
  const rest = all.replace(/\s+(?:from|on) (?:the|my) bench$/, '');
  const benched = rest !== all;
  const parts = /^(.+?)(?:\s+(?:of|from|with|on)\s+(.+))?$/.exec(rest);
  if (parts === null) return null;
  const [, what = '', of = ''] = parts;
  const owned = /^(.+?)'s?\s+(.+)$/.exec(rest);
  const said = (owned?.[2] ?? what)
    .replace(/^(?:my|its|the|his|her|their)\s+/, '')
    .replace(/\s+(?:ability|power|poke-power|poke power|pokemon power|attack)$/, '');
  const holderSaid = owned?.[1] ?? of;
  const whose = holderSaid === '' ? (named ? by : null) : readWhom(view, holderSaid);
  const holder =
    whose === null || !benched ? whose : { ...whose, pokemon: whose.pokemon.filter((one) => !isActive(view, one)) };
  if (holder?.pokemon.length === 0) return null;
  if (holderSaid !== '' && holder === null) {
    const played = owned === null ? readPlay(view, rest) : null;
    return played?.asks.startsWith('play ') === true ? played : null;
  }
  const { bench } = playerOf(view.state, view.state.toMove);
  const mine = benched ? bench : [...ownActives(view), ...bench];
  const among = holder?.pokemon ?? mine;
  const powers = among.flatMap((one) => powersOf(view, one).map(({ power }) => ({ one, name: power.name })));
  const attacks = (holder === null ? ownActives(view) : among).flatMap((one) =>
    attacksOf(view, one).map(({ attack }) => attack.name),
  );
  const place = holder === null ? null : called(view, holder);
  const unnamed = /^(?:ability|power|poke-power|poke power|pokemon power|poke-body)$/.test(said);
  const power = unnamed
    ? new Set(powers.map(({ name }) => name)).size === 1
      ? powers[0]?.name
      : undefined
    : powers.find(({ name }) => sameName(name, said))?.name;
  const attack = attacks.find((name) => sameName(name, said));
  const trainer = holder === null ? proper(view, rest) : null;
  const [card] = trainer === null ? [] : cardsCalled(view, [trainer]);
  const announcedHere =
    holder === null ? announced.usableCards(view).find((one) => sameName(one.power, rest)) : undefined;
  const isTrainer =
    announcedHere === undefined && card !== undefined && card.kind !== 'pokemon' && card.kind !== 'energy';
  // A name that several things have is none.
  if ([power !== undefined, attack !== undefined, isTrainer, announcedHere !== undefined].filter(Boolean).length !== 1)
    return null;
  if (power !== undefined) {
    const users = powers.filter(({ name }) => name === power).map(({ one }) => one);
    return {
      asks: `use ${power}${place === null || holder === null ? '' : ` of ${place}`}`,
      whom: holder ?? { pokemon: users, conditions: [] },
    };
  }
  if (attack !== undefined) {
    const whom = holder ?? { pokemon: ownActives(view), conditions: [] };
    return { asks: `attack ${attack}${from(view, whom)}`, whom };
  }
  return { asks: announcedHere === undefined ? `play ${trainer}` : `use ${announcedHere.power}` };
};

export const readLevel = (view: View, rest: string, by: Whom | null, named: boolean): Meant | null => {
  const parts = /^(?:up\s*)?((?:(?!\b(?:into|to)\b).)*?)(?:\s+up)?\s*(?:\b(?:into|to)\s+(.+))?$/.exec(rest);
  if (parts === null) return null;
  const [, object = '', into = ''] = parts;
  if (!/\bup\b/.test(rest) || (object !== '' && named)) return null;
  const whom = object === '' ? by : readWhom(view, object);
  const card = into === '' ? null : proper(view, into);
  if (whom === null || (into !== '' && card === null)) return null;
  const place = own(view, whom).trim();
  return {
    asks: `level-up${card === null ? '' : ` ${card}`}${place === '' ? '' : ` ${card === null ? place : `on ${place}`}`}`,
    whom,
  };
};
