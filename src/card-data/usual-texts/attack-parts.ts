import type { Attack, Json } from '../../state/index.ts';
import type { SourceAttack } from '../reading/source-card.ts';

/** The parts of an attack that its sentences make up, and how its base damage is found. */

/** What the sentences of an attack come to; see CARD-TEXTS.md for where each part stands. */
export type Parts = Pick<
  Attack,
  'choose' | 'activate' | 'base' | 'discards' | 'ignores' | 'onlyIf' | 'freeWhen' | 'despite' | 'does'
>;

/** `damage` is what the card prints, in damage points; a sum that starts from another number is not understood. */
export interface Printed {
  /** The name of the card, and that of the attack. */
  readonly name: string;
  readonly attack: string;
  readonly damage: number | null;
  readonly mark: SourceAttack['mark'] | null;
  /** It is a GX attack. */
  readonly gx?: boolean;
}

export type Found = readonly (string | undefined)[];
/** `sentence`: all of it, without its full stop. */
type Part = (found: Found, printed: Printed, sentence?: string) => Parts | null;

export const more = ({ mark, damage }: Printed, amount: string | undefined, times: Json | null): Parts | null =>
  times !== null && mark === '+' && damage !== null ? { base: { plus: Number(amount), times } } : null;

export const plus = (
  printed: Printed,
  from: string | undefined,
  amount: string | undefined,
  times: Json | null,
): Parts | null => (Number(from) === printed.damage ? more(printed, amount, times) : null);

export const multiplied = ({ mark, damage }: Printed, amount: string | undefined, times: Json | null): Parts | null =>
  // A number to multiply by is clear even where the sign after it was left out.
  times !== null && (mark === 'x' || mark === null) && damage === Number(amount) ? { base: { times } } : null;

const minus = ({ mark, damage }: Printed, amount: string | undefined, times: Json | null): Parts | null =>
  times !== null && mark === '-' && damage !== null ? { base: { minus: Number(amount), times } } : null;

export const struck = (filter: Json, amount: string | undefined): Parts => ({
  choose: [{ choose: filter }],
  does: [{ damage: Number(amount), to: 'chosen' }],
});

/** Sentences, or runs of sentences, that are more than effects. `last`: what follows might belong to the coin, so nothing may. */
export interface Sentence {
  readonly pattern: string;
  readonly part: Part;
  readonly last?: true;
}

/** Damage for each of what is counted: instead of the number printed, beside it, or off it. */
export const damageForEach = (what: string, count: (found: Found) => Json | null): readonly Sentence[] => [
  {
    pattern: `(?:this attack does|does) $n more damage (?:for each|times the (?:number|amount) of) ${what}`,
    part: ([n, ...found], printed) => more(printed, n, count(found)),
  },
  {
    pattern: `(?:this attack does|does) $n damage plus $n more damage for each ${what}`,
    part: ([from, n, ...found], printed) => plus(printed, from, n, count(found)),
  },
  {
    pattern: `(?:this attack does|does) $n damage (?:for each|times the (?:number|amount) of) ${what}`,
    part: ([n, ...found], printed) => multiplied(printed, n, count(found)),
  },
  {
    pattern: `(?:this attack does|does) $n less damage for each ${what}`,
    part: ([n, ...found], printed) => minus(printed, n, count(found)),
  },
  {
    pattern: `(?:this attack does|does) $n damage minus $n damage for each ${what}`,
    part: ([from, n, ...found], printed) => (Number(from) === printed.damage ? minus(printed, n, count(found)) : null),
  },
];
