import type { DeckPart } from '../state/index.ts';

/** What stands in a deck list between its cards: headings, and what an export puts round them. */

export type Section = DeckPart | 'deck' | 'side';

const SECTIONS: readonly (readonly [Section, RegExp])[] = [
  ['pokemon', /^pok[eé]mon(?: cards?)?$/iu],
  [
    'trainer',
    /^(?:dresseurs?|treinador(?:es)?|entrenador(?:es)?|allenatore|(?:(?:trainers?|supporters?|stadiums?|items?|tools?|pok[eé]mon tools?|technical machines?)(?: cards?)?(?:\s*[/,&]\s*|\s+and\s+|$))+)$/iu,
  ],
  ['energy', /^(?:(?:basic|special) )?(?:energ(?:y|ies|ie|ia)|[ée]nergie|energ[íi]a)(?: cards?)?$/iu],
  ['side', /^side\s*-?(?:deck|board)?$/iu],
  [
    'deck',
    /^(?:total(?: cards?| number of cards)?|cards? total|main ?deck|deck(?: ?list)?|karten insgesamt|total de (?:cartes|cartas)|cartas totales)$/iu,
  ],
];

export interface Heading {
  readonly section: Section;
  readonly words: string;
  readonly stated: number | null;
}

/** `Pokémon: 20`, `Energy (15)`: the words, and the number after them if there is one. */
const numberAfter = (body: string): readonly [words: string, stated: string | undefined] => {
  const found = /(\d{1,4})\s*[)\]]?$/u.exec(body);
  if (found === null) return [body, undefined];
  const bracket = body.slice(0, found.index).trimEnd().replace(/[([]$/u, '');
  return [
    bracket
      .trimEnd()
      .replace(/[:=–-]$/u, '')
      .trimEnd(),
    found[1],
  ];
};

/** `Pokémon: 20`, `## Trainer Cards - 12`, `Energy (15)`, `20 Pokémon`, `Total Cards: 60`. */
export const headingOf = (text: string): Heading | null => {
  const body = text.replace(/^(?:##+|[*-]+)\s*/u, '').replace(/[\s*=#:-]+$/u, '');
  const [, before, after] = /^(\d{1,4})\s+(\S.*)$/u.exec(body) ?? [];
  const [words, stated] = numberAfter(body);
  const asked = after ?? words.trim();
  const found = SECTIONS.find(([, pattern]) => pattern.test(asked));
  const number = before ?? stated;
  return found === undefined
    ? null
    : { section: found[0], words: asked, stated: number === undefined ? null : Number(number) };
};

/** Lines an export puts round its list, and rules drawn across it. */
export const isDecoration = (text: string): boolean =>
  /^[\s*=_#~–—-]*$/u.test(text) || /^(?:\*{3}.*\*{3}|={3}.*={3}|-{3}.*-{3})$/u.test(text);
