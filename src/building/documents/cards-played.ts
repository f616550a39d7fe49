/** What the list of cards says of one. */
export interface ListedCard {
  readonly name: string;
  readonly kind: string;
  readonly print?: string;
}

const HEADINGS: readonly (readonly [string, string])[] = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainer cards and Items'],
  ['supporter', 'Supporters'],
  ['stadium', 'Stadiums'],
  ['energy', 'Energy'],
];

const FOREWORD = `# Cards that ship

The program plays these cards, text and all. This list is written by \`npm run docs -- --accept\` from \`scenarios/cards/\`.
Any other card comes from [card data that you import](cards.md).
`;

const comparing = new Intl.Collator('en').compare;

/** The list of shipped cards as Markdown: a heading for each kind, a line for each name with its prints. */
export const cardsPlayed = (cards: readonly ListedCard[]): string => {
  const parts: string[] = [FOREWORD];
  const rest = [...new Set(cards.map(({ kind }) => kind))].filter((kind) => !HEADINGS.some(([key]) => key === kind));
  for (const [kind, heading] of [...HEADINGS, ...rest.map((key) => [key, key] as const)]) {
    const prints = new Map<string, string[]>();
    for (const card of cards)
      if (card.kind === kind) prints.set(card.name, [...(prints.get(card.name) ?? []), card.print ?? 'any print']);
    if (prints.size === 0) continue;
    const rows = [...prints]
      .sort(([a], [b]) => comparing(a, b))
      .map(([name, all]) => `| ${name} | ${[...new Set(all)].sort(comparing).join(', ')} |`);
    parts.push(`## ${heading}\n\n| card | prints |\n|---|---|\n${rows.join('\n')}\n`);
  }
  return parts.join('\n');
};
