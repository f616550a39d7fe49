import { forbidsDeck, type Law } from '../../engine/index.ts';
import { oneInAll } from './one-in-all.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  deck: [
    'ace-specs-hang-on-print',
    'one-ace-spec',
    'one-radiant',
    'radiant-hang-on-print',
    'too-many-ace-specs',
    'too-many-radiant',
  ],
} as const;

/** Classes of cards of which the document lets a deck have one in all, or one of each name (XY AppD, ME App3, App8, App17). */

export const oneAceSpec = forbidsDeck(
  { 'xy-2016': ['AppD', 'one ACE SPEC card altogether'], 'me-2026': ['App3#1', 'one ACE SPEC card altogether'] },
  oneInAll({ tag: 'ace spec', tooMany: 'too-many-ace-specs', open: 'ace-specs-hang-on-print', one: 'one-ace-spec' }),
);

export const ONE_RADIANT: Law<'me-2026'> = { 'me-2026': ['App8#1', 'one Radiant Pokémon altogether'] };

export const oneRadiant = forbidsDeck(
  ONE_RADIANT,
  oneInAll({ tag: 'radiant', tooMany: 'too-many-radiant', open: 'radiant-hang-on-print', one: 'one-radiant' }),
);

export const ONE_PRISM_STAR: Law<'me-2026'> = { 'me-2026': ['App17#1', 'one copy of each Prism Star name'] };
