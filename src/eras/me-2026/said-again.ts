import type { SaidAgain } from '../said-again.ts';

/** The ME rulebook tells much twice: in a summary or its glossary, and where it belongs. */
export const saidAgain: SaidAgain<'me-2026'> = {};
