import { hasWord, type View } from '../../claims/index.ts';
import { type EnergyLetter, isPrint, nameAndPrint, sameName } from '../../state/index.ts';

/** What a text asks of a Pokémon of which no more is kept than its name, with its print where that is given. */
export interface KindAsked {
  readonly type?: EnergyLetter;
  readonly tag?: string;
  readonly named?: string;
  readonly 'name-has'?: string;
}

/**
 * Is a Pokémon of that name of the kind? Null where its prints differ, or none is on file. Where some of them have the attack that it used, it is one of
 * those.
 */
export const isOfKindByName = (view: View, given: string, kind: KindAsked, attack?: string): boolean | null => {
  const { name, print } = nameAndPrint(given);
  const { type, tag, named, 'name-has': word } = kind;
  if (word !== undefined && !hasWord(name, word)) return false;
  if (named !== undefined && !sameName(name, named)) return false;
  if (type === undefined && tag === undefined) return true;
  const { named: known, printed = known } = view.pool;
  const all = print === undefined ? known(name) : printed(name).filter((card) => isPrint(card, print));
  const having = all.filter(({ attacks }) => attacks?.some((one) => sameName(one.name, attack ?? '')) === true);
  const prints = having.length > 0 ? having : all;
  const fit = prints.filter(
    (card) =>
      (type === undefined || card.types?.includes(type) === true) &&
      (tag === undefined || view.readings.isOfKind(view, card, tag)),
  );
  return prints.length === 0 || (fit.length > 0 && fit.length < prints.length) ? null : fit.length > 0;
};
