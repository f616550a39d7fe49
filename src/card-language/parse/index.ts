// Reading lexemes by a grammar.
export { type Parsed, parse } from './parse.ts';
export { isLeaf, type Leaf, type Node, type Tree } from './tree.ts';
