import type { Exactly } from './by-code.ts';

// Compiled by `npm run types`; nothing here runs. Each line below an expectation must not compile.

type Grounds = 'too-cold' | 'too-old';

const words = { 'too-cold': 1, 'too-old': 2, 'too-bold': 3 };

// @ts-expect-error words whose code no rule has
const leftOver = words satisfies Exactly<Grounds, typeof words>;

// @ts-expect-error a code without words
const missing = { 'too-cold': 1 } satisfies { readonly [code in Grounds]: number };

export type Checked = [typeof leftOver, typeof missing];
