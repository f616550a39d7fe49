import type { Doc } from '../corpus/index.ts';

/**
 * Until when cards came out that a document rules on: a name without a print stands for all prints of its period. Each ends with the day on which
 * the next series came: e-Card, Diamond & Pearl, HeartGold & SoulSilver, Sun & Moon, Sword & Shield (whose first promotional cards came before its first set).
 */
export const LAST_RELEASE: Readonly<Record<Doc, string>> = {
  'neo-2001': '2002/09/14',
  'ex-2003': '2007/04/30',
  'comprehensive-2009': '2010/02/09',
  'xy-2016': '2017/02/02',
  'advanced-2018': '2019/11/14',
  // The series of that year still runs.
  'advanced-2025': '9999/12/31',
  'me-2026': '9999/12/31',
};
