import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNames } from '../src/cli/data.ts';
import { worldOnDisk } from '../src/cli/world-on-disk.ts';
import { RULED, type RuledDoc } from '../src/corpus/index.ts';
import { handInNameFinder } from '../src/state/name-finder.ts';
import { cardsToDeal } from '../src/trials/boards/cards-to-deal.ts';
import { Covered } from '../src/trials/boards/features.ts';
import { judgedBy } from '../src/trials/boards/judged.ts';
import { tryBoard } from '../src/trials/boards/numbered.ts';

/** Random boards against the laws of what is printed, until so many were tried or so much time has passed. */
export interface BoardSoak {
  readonly seed: number;
  /** The number of the first board. */
  readonly from: number;
  readonly boards: number;
  readonly minutes: number | undefined;
  /** A data folder of `judge`, or a folder of card files, which are imported into a new one. */
  readonly cards: string | undefined;
  readonly docs: readonly RuledDoc[];
  /** Only the laws whose names have this in them. */
  readonly law: string | undefined;
  readonly out: string;
}

/** The data folder in which the cards are on file. */
const dataFolderOf = (cards: string): string => {
  if (existsSync(join(cards, 'cards', 'current.json'))) return cards;
  const files = readdirSync(cards).filter((name) => name.endsWith('.json'));
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-boards-'));
  const args = ['bin/judge.js', 'cards', 'import', ...files.map((name) => join(cards, name))];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, HEADJUDGE_DATA: folder },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the cards of ${cards} cannot be imported:\n${stderr}`);
  return folder;
};

const EVERY_MS = 60_000;

export const soakBoards = async ({
  seed,
  from,
  boards,
  minutes,
  cards,
  docs,
  law: only,
  out,
}: BoardSoak): Promise<void> => {
  handInNameFinder(findNames);
  const folder = cards === undefined ? undefined : dataFolderOf(cards);
  const world = worldOnDisk({ env: folder === undefined ? {} : { HEADJUDGE_DATA: folder } });
  const onFile = await world.cards();
  const toDeal = cardsToDeal((doc) => onFile.ruledBy(doc));
  const judged = judgedBy(world, folder);
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const begun = Date.now();
  const until = minutes === undefined ? Number.POSITIVE_INFINITY : begun + minutes * 60_000;
  mkdirSync(out, { recursive: true });
  const file = join(out, `boards-seed-${seed}-from-${from}.txt`);
  const covered = new Covered();
  let reported = begun;
  let board = from;
  const report = (): void => {
    const rate = Math.round((10 * (board - from)) / Math.max(0.001, (Date.now() - begun) / 1000)) / 10;
    const broken = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `${board - from} boards from ${from} of seed ${seed}, ${rate} a second: ${broken} failures of ${counts.size} kinds`,
    );
  };
  for (; board < from + boards && Date.now() < until; board += 1) {
    if (Date.now() - reported > EVERY_MS) {
      report();
      reported = Date.now();
    }
    const { broken, dealt } = await tryBoard(toDeal, judged, {
      seed,
      board,
      docs: docs.length > 0 ? docs : RULED,
      seen,
      ...(only === undefined ? {} : { law: only }),
    });
    covered.add(dealt);
    for (const { law, kind, says, command } of broken) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if (command === '') continue;
      const text = `board ${board}, ${law}:\n  ${says}\n  ${command}`;
      console.log(text);
      appendFileSync(file, `${text}\n`);
    }
  }
  report();
  for (const row of covered.table(docs.length > 0 ? docs : RULED)) console.log(row);
  for (const [kind, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${kind}`);
  console.log(`go on with  npm run soak -- --boards N --seed ${seed} --from ${board}`);
  process.exitCode = counts.size === 0 ? 0 : 1;
};
