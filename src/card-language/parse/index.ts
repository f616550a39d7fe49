// Reading lexemes by a grammar.
export { MOST_STEPS, type Parsed, parse } from './parse.ts';
export { isLeaf, type Leaf, type Node, type Tree } from './tree.ts';
