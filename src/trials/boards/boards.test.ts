import { beforeAll, describe, expect, it } from 'vitest';
import { findNames } from '../../cli/data.ts';
import { worldOnDisk } from '../../cli/world-on-disk.ts';
import { RULED } from '../../corpus/index.ts';
import { handInNameFinder } from '../../state/name-finder.ts';
import { chanceOf, seedOfRun } from '../chance.ts';
import { cardsToDeal, type DealByDocument } from './cards-to-deal.ts';
import { deal } from './deal.ts';
import { commandOf, lineOf } from './dealt.ts';
import { Covered, FEATURES } from './features.ts';
import { type Judged, judgedBy } from './judged.ts';
import { printedWords } from './laws/without-a-rule.ts';
import { tryBoard } from './numbered.ts';
import { shrunk, smallerThan } from './smaller.ts';

/** A few of the boards that `npm run soak -- --boards` tries by the thousand, dealt from the cards that ship. */

const BOARDS = 30;
/** Boards that are dealt and not ruled on. */
const SAMPLE = 4000;

let cards: DealByDocument;
let judged: Judged;

beforeAll(async () => {
  handInNameFinder(findNames);
  const world = worldOnDisk({ env: {} });
  const onFile = await world.cards();
  cards = cardsToDeal((doc) => onFile.ruledBy(doc));
  judged = judgedBy(world);
});

describe('random boards', () => {
  it('are dealt alike by the same number, and differ by another', () => {
    const line = (seed: number): string => lineOf(deal(cards, chanceOf(seed)));
    expect(line(7)).toBe(line(7));
    expect(new Set([1, 2, 3, 4].map(line)).size).toBe(4);
  });

  it('can be read, whatever was dealt', async () => {
    for (let seed = 0; seed < BOARDS; seed += 1) {
      const one = deal(cards, chanceOf(seed));
      const { faults } = await judged.can(lineOf(one), 'end turn');
      expect(faults, commandOf(one)).toBeNull();
    }
  });

  it('cover every document, form of play and kind of question, with and without what is not given', () => {
    const covered = new Covered();
    for (let seed = 0; seed < SAMPLE; seed += 1) covered.add(deal(cards, chanceOf(seedOfRun(1, seed))));
    expect(Object.keys(FEATURES).filter((name) => covered.total(name) === 0)).toEqual([]);
    // Four players sit down by one document alone; which texts are read is a matter of the cards, and no Stadium that ships is of the Neo sets.
    const always = Object.keys(FEATURES).filter((name) => !/battle|texts? that|unread/u.test(name));
    const missing = RULED.flatMap((doc) =>
      always.flatMap((name) =>
        covered.of(name, doc) === 0 && !(name === 'a Stadium' && cards[doc].all.stadiums.length === 0)
          ? [`${doc}: ${name}`]
          : [],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('are made small without losing what is wrong with them', async () => {
    const one = deal(cards, chanceOf(3));
    const wrong = async (smaller: typeof one): Promise<boolean> => smaller.sides[0]?.active.length === 1;
    const least = await shrunk(one, wrong, 1000);
    expect(smallerThan(least)).toEqual([]);
    expect(least.question).toBe(one.question);
  });

  it('are said to be another where what is unknown of what follows is another', async () => {
    const known = (await judged.can('CR t7 p1 | Pikachu +L / Shinx vs Machop / -', 'retreat')).report;
    if (known?.follows == null) throw new Error('a retreat is followed by something');
    const open = {
      document: 'comprehensive-2009',
      id: '102.2',
      code: 'which-print',
      says: 'which Machop this is',
    } as const;
    const unknown = { ...known, follows: { ...known.follows, open } };
    expect(printedWords(unknown)).toContain('which Machop this is');
    expect(printedWords(known)).not.toContain('which Machop this is');
  });

  it('keep every law of what is printed', { timeout: 120_000 }, async () => {
    const seen = new Set<string>();
    const broken: string[] = [];
    for (let board = 0; board < BOARDS; board += 1) {
      const tried = await tryBoard(cards, judged, { seed: 1, board, docs: RULED, seen });
      broken.push(...tried.broken.map(({ law, says, command }) => `${law}: ${says}\n${command}`));
    }
    expect(broken).toEqual([]);
  });
});
