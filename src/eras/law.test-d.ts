import { forbids, type Law, step, type Table } from '../engine/index.ts';
import type { EraAnswers } from '../rules/index.ts';

// Compiled by `npm run types`; nothing here runs. Each line below an expectation must not compile.

const known: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['309.2', 'words'] };

// @ts-expect-error a number that no rule has
const ghost: Law<'comprehensive-2009'> = { 'comprehensive-2009': ['309.9', 'words'] };

// @ts-expect-error a document without that law
const nowhere: Law<'comprehensive-2009'> = {};

// @ts-expect-error an answer is missing
const incomplete: EraAnswers<'comprehensive-2009'> = { deck: [] };

// @ts-expect-error a prohibition speaks of known actions only
forbids({ acts: ['dance'], obstacle: 'effect', code: 'is-asleep', law: known, when: () => null });

// @ts-expect-error a note that is not declared
export const misspelt = (t: Table): void => t.note('base-damge');

// @ts-expect-error a step is bound to a law
step({ '309.2': 'words' }, () => {});

export type Checked = [typeof ghost, typeof nowhere, typeof incomplete];
