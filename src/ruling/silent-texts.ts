import { rulesetOf } from '../eras/index.ts';
import { powers, type Rules } from '../rules/index.ts';
import {
  type Attack,
  type Card,
  hasKey,
  type Json,
  type Power,
  plainName,
  poolWith,
  sameName,
} from '../state/index.ts';
import { isRead, isReadCard } from './texts-in-play.ts';

/** Cards whose texts say nothing where the engine does not execute them: the ruling if such a text does not apply. */

const isClause = (verb: Json): boolean =>
  typeof verb === 'object' && verb !== null && !Array.isArray(verb) && 'not-modelled' in verb;

/** Data without the clauses that are marked as not executed, however deep they are. */
const without = <T>(data: T): T => {
  if (Array.isArray(data)) return data.filter((verb) => !isClause(verb)).map((verb) => without(verb)) as unknown as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, without(value)])) as T;
};

const isFactor = (mark: Attack['mark']): boolean => mark === 'x' || mark === '?';

/** Is its text written down as data, be it in part? */
const isWritten = ({ does, base, choose, activate, discards, ignores }: Attack): boolean =>
  [does, base, choose, activate, discards, ignores].some((part) => part !== undefined);

const silentAttack = (attack: Attack): Attack => {
  const { mark, ...bare } = attack;
  const { base } = bare;
  const written = isWritten(attack);
  // The sign after the damage belongs to the text that explains it, and so does a number that only that text makes damage of.
  if (!written && base === undefined && isFactor(mark)) return { ...bare, damage: null, does: [] };
  const signed = mark === undefined || base === undefined ? bare : { ...bare, mark };
  return written ? without(signed) : { ...signed, does: [] };
};

/** Has this card a text, or a part of one, that is not executed? */
export const hasUnreadText = (card: Card): boolean => {
  const { attacks = [], lends = [], powers: printed = [] } = card;
  const ofAttacks = [...attacks, ...lends].some((attack) => (attack.text ?? '') !== '' && !isWritten(attack));
  const isWhole = isReadCard(card) && printed.every(isRead) && !ofAttacks;
  return !isWhole || hasKey(card, 'not-modelled', 'touches');
};

const silentPower = (power: Power): Power => (powers.isUsed(power) ? power : without(power));

/** What a card without its unexecuted clauses says otherwise. One that is played or used for its text alone is left as it is: there would be nothing to rule on. */
const OTHERWISE: { readonly [fact: string]: (card: Card) => unknown } = {
  attacks: ({ attacks }) => attacks?.map(silentAttack),
  lends: ({ lends }) => lends?.map(silentAttack),
  powers: ({ powers: printed }) => printed?.map(silentPower),
};

const nothingDone = <S extends Power | NonNullable<Card['play' | 'announced']>>(script: S): S =>
  script.does === undefined ? { ...script, does: [] } : without(script);

/** The same of a card that is played or used all the same: nothing of its text is carried out. */
const OF_A_USE: typeof OTHERWISE = {
  ...OTHERWISE,
  play: ({ play }) => play && nothingDone(play),
  announced: ({ announced }) => announced && nothingDone(announced),
  powers: ({ powers: printed }) =>
    printed?.map((power) => (powers.isUsed(power) ? nothingDone(power) : silentPower(power))),
};

/**
 * The card, of which some facts are others. Nothing is read of it but what is asked, so that no text is read for nothing, and prints which say the same there
 * are still ruled on together.
 */
export const cardOtherwise = (card: Card, table: typeof OTHERWISE): Card => {
  const found = new Map<string, unknown>();
  return new Proxy(card, {
    get(whole, name) {
      const otherwise = typeof name === 'string' ? table[name] : undefined;
      if (otherwise === undefined) return Reflect.get(whole, name);
      const fact = name as string;
      if (!found.has(fact)) found.set(fact, otherwise(whole));
      return found.get(fact);
    },
  });
};

/** Asked for again with every row of an overview, and the same each time. */
const silenced = new WeakMap<Rules, Map<string, Rules>>();

const namedSo = ({ pool }: Rules, names: readonly string[], table: typeof OTHERWISE): readonly Card[] => [
  ...new Map(
    names.flatMap((name) =>
      pool
        .named(name)
        .filter((card) => sameName(card.name, name))
        .map((card) => [card.key, cardOtherwise(card, table)]),
    ),
  ).values(),
];

/** The same rules over cards of these names without their unexecuted clauses; `used`: also of those that are played or used for such a text. */
export const withSilent = (rules: Rules, names: readonly string[], used?: 'used'): Rules => {
  if (names.length === 0) return rules;
  const key = [used ?? '', ...names.map(plainName).toSorted()].join('\n');
  const known = silenced.get(rules) ?? new Map<string, Rules>();
  silenced.set(rules, known);
  const table = used === undefined ? OTHERWISE : OF_A_USE;
  const made =
    known.get(key) ?? rulesetOf(rules.doc, { ...rules, pool: poolWith(rules.pool, namedSo(rules, names, table)) });
  known.set(key, made);
  return made;
};
