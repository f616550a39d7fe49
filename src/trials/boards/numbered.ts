import type { RuledDoc } from '../../corpus/index.ts';
import { type Chance, chanceOf, seedOfRun } from '../chance.ts';
import type { DealByDocument } from './cards-to-deal.ts';
import { deal } from './deal.ts';
import { commandOf, type Dealt } from './dealt.ts';
import type { Judged } from './judged.ts';
import { LAWS } from './laws/index.ts';
import { shrunk } from './smaller.ts';

/** One law that a board breaks. */
export interface Broken {
  readonly law: string;
  /** What failures of one cause have in common. */
  readonly kind: string;
  readonly says: string;
  readonly command: string;
}

export interface BoardTried {
  readonly board: number;
  readonly dealt: Dealt;
  readonly broken: readonly Broken[];
}

/** What failures of one cause have in common: what is said before where it was. */
export const kindOf = (says: string): string => says.split(' @ ')[0] ?? says;

const saysOf = async (law: string, one: Dealt, judged: Judged, chance: Chance): Promise<string | null> => {
  try {
    return (await LAWS[law]?.(one, judged, chance)) ?? null;
  } catch (thrown) {
    return `failed: ${thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown)}`;
  }
};

/** Which board is tried; of the kinds seen before no failure is made small again. */
export interface Trial {
  readonly seed: number;
  readonly board: number;
  readonly docs: readonly RuledDoc[];
  readonly seen: Set<string>;
  /** Only the laws whose names have this in them. */
  readonly law?: string;
}

/** Deals the board of that number, always the same one, and holds every law against it. What is broken for the first time is made small. */
export const tryBoard = async (
  from: DealByDocument,
  judged: Judged,
  { seed, board, docs, seen, law: only = '' }: Trial,
): Promise<BoardTried> => {
  const number = seedOfRun(seed, board);
  const one = deal(from, chanceOf(number), docs);
  const broken: Broken[] = [];
  for (const law of Object.keys(LAWS).filter((name) => name.includes(only))) {
    const found = await saysOf(law, one, judged, chanceOf(number));
    if (found === null) continue;
    const kind = kindOf(found);
    if (seen.has(kind)) {
      broken.push({ law, kind, says: found, command: '' });
      continue;
    }
    seen.add(kind);
    const still = async (smaller: Dealt): Promise<boolean> => {
      const says = await saysOf(law, smaller, judged, chanceOf(number));
      return says !== null && kindOf(says) === kind;
    };
    const least = await shrunk(one, still);
    const says = (await saysOf(law, least, judged, chanceOf(number))) ?? found;
    broken.push({ law, kind, says, command: commandOf(least) });
  }
  return { board, dealt: one, broken };
};
