/** What each operator is changed to: the border moved, and the direction turned. */
export const OPERATORS: Readonly<Record<string, readonly [name: string, ...others: readonly string[]]>> = {
  '<': ['less', '<=', '>='],
  '<=': ['atMost', '<', '>'],
  '>': ['more', '>=', '<='],
  '>=': ['atLeast', '>', '<'],
  '===': ['same', '!=='],
  '!==': ['other', '==='],
  '+': ['plus', '-'],
  '-': ['minus', '+'],
  '*': ['times', '+'],
};

/** Functions that are changed to another one, by what stands in the text. */
export const FUNCTIONS: Readonly<Record<string, readonly [name: string, other: string]>> = {
  'Math.min': ['least', 'Math.max'],
  'Math.max': ['greatest', 'Math.min'],
};

/** Words that are changed to another one. */
export const WORDS: Readonly<Record<string, string>> = { heads: 'tails', tails: 'heads' };
