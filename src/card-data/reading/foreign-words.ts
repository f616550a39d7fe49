/** What data in another language calls the types and the kinds of cards, by the code of the language: enough to know the language by one of them. */
const WORDS: Readonly<Record<string, string>> = {
  de: 'pflanze feuer wasser elektro psycho kampf finsternis unlicht metall fee drache farblos energie',
  fr: 'plante feu eau électrique foudre psy combat obscurité métal fée incolore dresseur énergie',
  es: 'planta fuego agua rayo psíquico lucha oscura oscuridad metálica hada dragón incolora incoloro entrenador energía',
  it: 'erba fuoco acqua lampo psico lotta oscurità metallo folletto drago incolore allenatore energia',
  pt: 'grama planta fogo água elétrico raio psíquico luta lutador noturno escuridão fada dragão incolor treinador energia',
};

const KNOWN: ReadonlyMap<string, readonly string[]> = Object.entries(WORDS).reduce(
  (known, [language, words]) =>
    words.split(' ').reduce((all, word) => all.set(word, [...(all.get(word) ?? []), language]), known),
  new Map<string, readonly string[]>(),
);

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Han}/u, 'ja` or `--language zh-tw'],
];

/** What to do with files in another language, where a word of theirs shows which; empty where none does. */
export const inAnotherLanguage = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const languages =
    KNOWN.get(value.normalize('NFC').toLowerCase()) ??
    SCRIPTS.filter(([script]) => script.test(value))
      .map(([, one]) => one)
      .slice(0, 1);
  return languages.length === 0
    ? ''
    : ` These files are in another language: take the names of the cards from them with \`--language ${languages.join('` or `--language ')}\`, and everything else from files in English.`;
};
