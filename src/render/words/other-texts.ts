import type { OtherTextJson, OtherTextsJson } from '../report/types.ts';
import { listed } from './facts.ts';

/** Texts in play that a ruling names nowhere else: `Tera and Resolute Heart (Pikachu ex), Battle Cage`. */

/** Before those that have a part in the answer, where no other line says which. */
export const INVOLVED = 'Involved';

/** The word before the others. Where something is still open, or one of them has no reason, nobody can say that none of them has a part in it. */
export const OTHER_TEXTS: Readonly<Record<`${boolean}`, string>> = { true: 'Not involved', false: 'Also in play' };

/** Texts that stand on the same Pokémon, together. */
interface Together {
  readonly names: readonly string[];
  readonly of: string;
  readonly read: boolean;
}

const byText = (texts: readonly OtherTextJson[]): readonly Together[] => {
  const found = new Map<string, { readonly name: string; readonly of: string[]; readonly read: boolean }>();
  for (const { name, of, read } of texts) {
    const key = `${name} ${read}`;
    const one = found.get(key) ?? { name, of: [], read };
    found.set(key, { ...one, of: of === null ? one.of : [...one.of, of] });
  }
  return [...found.values()].map(({ name, of, read }) => ({ names: [name], of: listed(of), read }));
};

const together = (texts: readonly OtherTextJson[]): readonly Together[] => {
  const found: Together[] = [];
  for (const one of byText(texts)) {
    const at = found.findIndex(({ of, read }) => of !== '' && of === one.of && read === one.read);
    const same = found[at];
    if (same === undefined) found.push(one);
    else found[at] = { ...same, names: [...same.names, ...one.names] };
  }
  return found;
};

const inWords = ({ names, of, read }: Together): string => {
  const beside = [of, read ? '' : 'text not read'].filter((part) => part !== '').join('; ');
  return beside === '' ? listed(names) : `${listed(names)} (${beside})`;
};

/** All of them, in as few words as name each once. */
export const otherTextsInWords = ({ texts }: OtherTextsJson): readonly string[] =>
  texts.length === 0 ? [] : [together(texts).map(inWords).join(', ')];

/** Those that have a part, each with what is otherwise without it: `Rare Metal (Steelix): without it ILLEGAL: …`. */
export const involvedInWords = ({ texts }: OtherTextsJson): readonly string[] =>
  together(texts.filter(({ without }) => without !== undefined)).flatMap(({ names, of }) =>
    names.flatMap((name) => {
      const without = texts.find((text) => text.name === name && text.without !== undefined)?.without;
      return without === undefined ? [] : [`${name}${of === '' ? '' : ` (${of})`}: without it${without}`];
    }),
  );

/** The others of them. */
export const notInvolved = ({ settled, texts }: OtherTextsJson): OtherTextsJson => ({
  settled,
  texts: texts.filter(({ without }) => without === undefined),
});

/** As much as stands in two lines of a screen of eighty columns, and before `and 12 more`. */
const TWO_LINES = 116;
const BEFORE_MORE = 104;

/** The same, no longer than two lines: with the reasons where there is room for them; what has no room is counted. */
export const otherTextsInShort = ({ settled, texts }: OtherTextsJson): string => {
  const explained = otherTextsAt({ settled, texts }).join('; ');
  if (settled && explained.length <= TWO_LINES) return explained;
  const all = together(texts);
  const whole = all.map(inWords).join(', ');
  if (whole.length <= TWO_LINES) return whole;
  const fits = (count: number): boolean => all.slice(0, count).map(inWords).join(', ').length <= BEFORE_MORE;
  const count = Math.max(1, all.findLastIndex((_, at) => fits(at + 1)) + 1);
  const rest = all.slice(count).reduce((sum, { names }) => sum + names.length, 0);
  const words = all.slice(0, count).map(inWords).join(', ');
  return rest === 0 ? words : `${words} and ${rest} more`;
};

/** One after the other, with the reasons that are known. */
export const otherTextsAt = ({ texts }: OtherTextsJson): readonly string[] =>
  texts.map(({ name, of, why }) => `${name}${of === null ? '' : ` (${of})`}${why === undefined ? '' : `: ${why}`}`);
