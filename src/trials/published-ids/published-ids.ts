import { IDS_2018 } from './advanced-2018.ts';
import { IDS_2025 } from './advanced-2025.ts';
import { IDS_2009 } from './comprehensive-2009.ts';
import { IDS_EX } from './ex-2003.ts';
import { IDS_ME } from './me-2026.ts';
import { IDS_NEO } from './neo-2001.ts';
import { IDS_XY } from './xy-2016.ts';

/** The published ids of each document, in document order: see the file of each. */
export const PUBLISHED_IDS: Readonly<Record<string, readonly string[]>> = {
  'neo-2001': IDS_NEO,
  'ex-2003': IDS_EX,
  'comprehensive-2009': IDS_2009,
  'xy-2016': IDS_XY,
  'advanced-2018': IDS_2018,
  'advanced-2025': IDS_2025,
  'me-2026': IDS_ME,
};
