import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueOfTexts } from './building/documents/card-texts.ts';
import { commandFault } from './building/documents/command-fault.ts';
import { commandsNamed, printedAgain } from './building/documents/printed-blocks.ts';
import {
  documentAgain,
  documentsWithCommands,
  listOfCards,
  pictureOfARuling,
} from './building/documents/written-documents.ts';
import { DOCUMENTS } from './corpus/index.ts';

/** What the README and `docs/` show is printed by the program. `npm run docs -- --accept` writes it. */

const root = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const PAGES = [...documentsWithCommands(root), 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CARD-TEXTS.md', 'CHANGELOG.md'];

const ACCEPT = 'npm run docs shows what changed, npm run docs -- --accept writes it';

describe('the documents', () => {
  // One test for all of them: a command runs in a folder of its own, and the working directory is one for all.
  test('show what the program prints', async () => {
    for (const path of documentsWithCommands(root))
      expect(textOf(path), `${path}: ${ACCEPT}`).toBe((await documentAgain(root, path)).text);
  }, 300_000);

  test('the picture is drawn from the screen', async () => {
    const { path, text } = await pictureOfARuling();
    expect(textOf(path), ACCEPT).toBe(text);
    expect(text).toContain('ILLEGAL');
  });

  test('the list of shipped cards is that of the build', () => {
    const { path, text } = listOfCards(root);
    expect(textOf(path), ACCEPT).toBe(text);
  });

  test('the catalogue of card texts is that of the verbs and claims', () => {
    const { path, text } = catalogueOfTexts(root);
    expect(textOf(path), ACCEPT).toBe(text);
  });

  test.each(PAGES)('%s names only commands and flags that there are', (path) => {
    expect(commandsNamed(textOf(path)).flatMap((line) => commandFault(line) ?? [])).toEqual([]);
  });

  test.each(PAGES)('%s links only to files that there are', (path) => {
    const targets = [...textOf(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/gu)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
  });

  test('NOTICE names every document we rule by', () => {
    const notice = textOf('NOTICE');
    for (const { key } of DOCUMENTS) {
      const [title = ''] = textOf(`rules-corpus/${key}/document.md`).split('\n');
      expect(notice).toContain(title.replace('# ', ''));
    }
  });
});

describe('a document with commands', () => {
  const again = (markdown: string) =>
    printedAgain(
      markdown,
      async (command) => `<${command}>\n`,
      () => {},
    );

  test('has its blocks printed again and nothing else changed', async () => {
    expect(await again('a\n```text\n$ judge x\nold\n```\nb\n```yaml\nc: 1\n```\n')).toBe(
      'a\n```text\n$ judge x\n<judge x>\n```\nb\n```yaml\nc: 1\n```\n',
    );
  });

  test('keeps a file that is named before it', async () => {
    const kept: string[] = [];
    await printedAgain(
      'A file, `turn.yaml`:\n\n```yaml\nboard: x\n```\n',
      async () => '',
      (name, text) => kept.push(name, text),
    );
    expect(kept).toEqual(['turn.yaml', 'board: x\n']);
  });

  test('is at fault where a command or flag is unknown', () => {
    expect(commandFault('judge can retreat -b BOARD --everywhere')).toBeNull();
    expect(commandFault('judge cards import PATH')).toBeNull();
    expect(commandFault('judge retreat')).toContain('unknown command');
    expect(commandFault('judge rule 309 --wholly')).toContain('unknown flag');
    expect(commandFault('judge cards paint')).toContain('unknown command');
  });
});
