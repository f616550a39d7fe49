import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { OwnCopies } from '../asking/world.ts';
import { plainPackOf } from '../card-data/index.ts';
import { DOCUMENTS } from '../corpus/index.ts';
import { type About, type OwnParts, onePage, openFolder, PART_NAMES, type PartName, styleOf } from '../pocket/index.ts';
import { usageFault } from '../render/report/errors.ts';
import type { PocketReport } from '../render/report/pocket-report.ts';
import type { FaultJson, OriginalJson, OwnCopyJson } from '../render/report/types.ts';
import { codeOf, whyNotWritten } from '../user-files/index.ts';
import { cardReading, cards, corpusIndex, NotBuilt, pocketFolder } from './data.ts';
import type { Io } from './io.ts';
import { ownCopies } from './own-copy.ts';
import { putFile } from './sheet.ts';
import { importedPack } from './world-on-disk.ts';

/** The pocket edition on disk: the folder that was built, and one page made of it. */

const built = (file: string): Buffer => {
  const path = join(pocketFolder(), file);
  if (!existsSync(path)) throw new NotBuilt(`dist/pocket/${file}`);
  return readFileSync(path);
};

/** What was built of the page: its program, its style and its parts. */
const builtPage = (): {
  readonly script: string;
  readonly style: string;
  readonly part: (name: PartName) => string;
  readonly about: About;
} => {
  const style = styleOf(built('index.html').toString('utf8'));
  const { script, partText } = openFolder(built('app.js').toString('utf8'), built('parts.txt'));
  const part = (name: PartName): string => {
    const text = partText(name);
    if (text === null) throw new NotBuilt(`${name} in dist/pocket`);
    return text;
  };
  return { script, style, part, about: JSON.parse(part('about')) as About };
};

/** All that the reader's own copies say; null where there are none. */
const ownParts = (own: OwnCopies): OwnParts | null => {
  const copies: { [document: string]: OwnCopyJson } = {};
  for (const { key } of DOCUMENTS) {
    const copy = own.copy(key);
    if (copy !== null && copy.damaged === null) copies[key] = copy;
  }
  if (Object.keys(copies).length === 0) return null;
  const originals: { [rule: string]: OriginalJson } = {};
  for (const { document, id } of corpusIndex().entries) {
    const found = copies[document] === undefined ? null : own.original({ document, id });
    if (found !== null) originals[`${document}/${id}`] = found;
  }
  return { copies, originals };
};

/** The cards this user imported as one text, and how many; null where there are none. */
const importedText = async (io: Io): Promise<{ readonly text: string; readonly cards: number } | null> => {
  const pack = await importedPack(io);
  if (pack === null) return null;
  const text = plainPackOf(
    pack,
    cardReading(),
    cards().map(({ name }) => name),
  );
  const many = pack.names().reduce((sum, name) => sum + pack.named(name).length, 0);
  return { text, cards: many };
};

/** Writes one page with everything in it, the cards and copies of this user included. */
export const writePage = async (path: string, force: boolean, io: Io): Promise<PocketReport | FaultJson> => {
  if (!existsSync(dirname(path)))
    return usageFault('no-such-folder', `there is no folder ${dirname(path)} for the page.`, null, path);
  if (existsSync(path) && statSync(path).isDirectory())
    return usageFault('file-exists', `${path} is a folder.`, 'judge pocket --folder fills a folder.', path);
  const imported = await importedText(io);
  const own = ownParts(await ownCopies(io.env));
  const { script, style, part, about: shipped } = builtPage();
  const mark = createHash('sha256').update(shipped.build);
  mark.update(imported?.text ?? '').update(JSON.stringify(own));
  const forOwnUse = imported !== null || own !== null;
  const about: About = {
    ...shipped,
    build: forOwnUse ? mark.digest('hex').slice(0, 12) : shipped.build,
    forOwnUse,
    importedCards: imported?.cards ?? 0,
  };
  const icon = readFileSync(join(pocketFolder(), 'icon-64.png')).toString('base64');
  const page = onePage(
    {
      script,
      style,
      scriptHash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
      icon: `data:image/png;base64,${icon}`,
    },
    [
      ['about', JSON.stringify(about)],
      ...PART_NAMES.filter((name) => name !== 'about').map((name) => [name, part(name)] as const),
      ...(imported === null ? [] : [['imported', imported.text] as const]),
      ...(own === null ? [] : [['own', JSON.stringify(own)] as const]),
    ],
  );
  const fault = putFile(path, page, force);
  return (
    fault ?? {
      schema: 1,
      kind: 'page',
      path,
      bytes: Buffer.byteLength(page),
      build: about.build,
      importedCards: about.importedCards,
      copies: DOCUMENTS.filter(({ key }) => own?.copies[key] !== undefined).map(({ label }) => label),
      forOwnUse,
    }
  );
};

/** Fills a folder for a host: what was built, with the shipped cards only. A folder with other files in it is left alone. */
export const writeFolder = (path: string, force: boolean): PocketReport | FaultJson => {
  const files = readdirSync(pocketFolder()).sort();
  if (existsSync(path) && !statSync(path).isDirectory())
    return usageFault('file-exists', `${path} is a file, not a folder.`, null, path);
  const there = existsSync(path) ? readdirSync(path) : [];
  if (there.length > 0 && !force)
    return usageFault(
      'file-exists',
      `${path} has files in it.`,
      'Another folder, or  --force  to overwrite them.',
      path,
    );
  let bytes = 0;
  try {
    mkdirSync(path, { recursive: true });
    for (const file of files) {
      const content = readFileSync(join(pocketFolder(), file));
      writeFileSync(join(path, file), content);
      bytes += content.length;
    }
  } catch (error) {
    return usageFault('not-written', `${path} cannot be written: ${whyNotWritten(codeOf(error))}.`, null, path);
  }
  const { build } = builtPage().about;
  return { schema: 1, kind: 'folder', path, bytes, build, importedCards: 0, copies: [], forOwnUse: false };
};
