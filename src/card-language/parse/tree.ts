/** A text as it was read: the tree is which production stands where; the style, which of its spellings. */
export type Tree = Node | Leaf;

export interface Node {
  /** Its place in the grammar. */
  readonly production: number;
  /** Style: which spelling of it. */
  readonly spelling: number;
  /** In the order in which they are written. */
  readonly parts: readonly Tree[];
  readonly meaning: unknown;
}

/** A number or a name. */
export interface Leaf {
  readonly words: readonly string[];
  readonly meaning: string | number;
}

export const isLeaf = (tree: Tree): tree is Leaf => 'words' in tree;
