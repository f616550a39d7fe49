import { askedAlike, listedAlike } from './asked-alike.ts';
import { borrowedOnly } from './borrowed.ts';
import type { BoardLaw } from './law.ts';
import { closingLineIsTheTable } from './line-is-table.ts';
import { nothingAssumed } from './nothing-assumed.ts';
import { reasonPrinted } from './reason-printed.ts';

/** Every law of random boards, by a name for the report. */
export const LAWS: Readonly<Record<string, BoardLaw>> = {
  'the reason is printed': reasonPrinted,
  'the closing line is the table': closingLineIsTheTable,
  'can and replay agree': askedAlike,
  'can and legal agree': listedAlike,
  'a fallback fills silences alone': borrowedOnly,
  'nothing is assumed in silence': nothingAssumed,
};
export type { BoardLaw } from './law.ts';
