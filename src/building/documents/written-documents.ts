import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ran } from '../../cli/fake-io.fixture.ts';
import type { Face } from '../../render/face.ts';
import { painted, painterFor } from '../../render/style.ts';
import { catalogueOfTexts } from './card-texts.ts';
import { cardsPlayed, type ListedCard } from './cards-played.ts';
import { picture } from './picture.ts';
import { printedAgain } from './printed-blocks.ts';
import { sandbox } from './sandbox.ts';

/** A file of the documents, and its text as it has to be. */
export interface WrittenDocument {
  /** From the folder of the package: `docs/TOUR.md`. */
  readonly path: string;
  readonly text: string;
}

/** The ruling of the picture. */
const PICTURED = ['can', 'retreat', '-b', 'CR t7 p1 used retreat | Cyndaquil ~asleep / Luxray vs Machamp -40'] as const;

const COLOURED: Face = { width: 80, colour: 3, ascii: false, plain: false, contrast: false };

export const pictureOfARuling = async (): Promise<WrittenDocument> => {
  const painter = await painterFor(COLOURED);
  let screen = '';
  await ran(PICTURED, '', {
    face: COLOURED,
    async print(lines) {
      screen += painted(lines, painter);
    },
  });
  const title = `The screen of: judge ${PICTURED.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ')}`;
  return { path: 'docs/ruling.svg', text: picture(screen, COLOURED.width, title) };
};

/** Every document in which blocks are printed by the program: the README and the pages of `docs/`. */
export const documentsWithCommands = (root: string): readonly string[] => [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

/** A document as it stands, with every block of commands printed again. Its commands share a folder of their own. */
export const documentAgain = async (root: string, path: string): Promise<WrittenDocument> => {
  const box = sandbox(join(root, 'scenarios'));
  try {
    return { path, text: await printedAgain(readFileSync(join(root, path), 'utf8'), box.run, box.keep) };
  } finally {
    box.remove();
  }
};

export const listOfCards = (root: string): WrittenDocument => ({
  path: 'docs/cards-played.md',
  text: cardsPlayed(JSON.parse(readFileSync(join(root, 'dist', 'cards.json'), 'utf8')) as readonly ListedCard[]),
});

/** Every document that is printed or generated, as it has to be now. */
export const documentsNow = async (root: string): Promise<readonly WrittenDocument[]> => {
  const all: WrittenDocument[] = [listOfCards(root), catalogueOfTexts(root), await pictureOfARuling()];
  for (const path of documentsWithCommands(root))
    if (path !== 'docs/cards-played.md') all.push(await documentAgain(root, path));
  return all;
};
