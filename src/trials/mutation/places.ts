import ts from 'typescript';

/** The places of a file that mutants change, however they are found: what each is called, and the file written again around them. */

/** One way in which one place is changed. Those of one place have numbers that follow each other. */
export interface Mutant {
  readonly id: number;
  /** The number of the first mutant of this place. */
  readonly site: number;
  readonly file: string;
  readonly line: number;
  /** What the text is there, and what it is changed to. */
  readonly from: string;
  readonly to: string;
  /** Where in the text that stands. */
  readonly start: number;
  /** The declaration it stands in. */
  readonly within: string;
  /** The words around it, with the change in their midst. */
  readonly change: string;
  /** Evaluated when the file is loaded, and not when a rule is asked. */
  readonly atLoad: boolean;
}

export const insideFunction = (node: ts.Node): boolean => {
  for (let up = node.parent; up !== undefined; up = up.parent) if (ts.isFunctionLike(up)) return true;
  return false;
};

/** Joining words is not a calculation. */
export const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const nameOfStatement = (node: ts.Node): string => {
  for (let up = node; up !== undefined; up = up.parent) {
    if (!ts.isSourceFile(up.parent)) continue;
    if (ts.isVariableStatement(up)) return up.declarationList.declarations[0]?.name.getText() ?? '';
    return ts.isFunctionDeclaration(up) ? (up.name?.text ?? '') : '';
  }
  return '';
};

/** So many characters are shown before and after a change. */
const AROUND = 60;

export const squeezed = (text: string): string => text.replace(/\s+/gu, ' ');

/** A node as it is written, with its children written by `one`. */
export const withChildren = (text: string, node: ts.Node, one: (child: ts.Node) => string): string => {
  let written = '';
  let at = node.getFullStart();
  node.forEachChild((child) => {
    written += text.slice(at, child.getFullStart()) + one(child);
    at = child.getEnd();
  });
  return written + text.slice(at, node.getEnd());
};

/** A file while its places are looked for: `first` is the number of the first one, `mutants` what was found. */
export interface Searched {
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly first: number;
  readonly mutants: Mutant[];
}

/** A place: the text from `start` on, in the midst of `whole`. `within`: what it is called to stand in, where that is not its declaration. */
interface Place {
  readonly start: number;
  readonly from: string;
  readonly whole: ts.Node;
  readonly node: ts.Node;
  readonly within?: string | null;
}

/** Adds a place with what may stand there instead, and returns its number. */
export const adding =
  ({ file, text, tree, first, mutants }: Searched) =>
  ({ start, from, whole, node, within }: Place, to: readonly string[]): number => {
    const site = first + mutants.length;
    const before = squeezed(text.slice(whole.getStart(tree), start));
    const after = squeezed(text.slice(start + from.length, whole.getEnd()));
    for (const [at, one] of to.entries())
      mutants.push({
        id: site + at,
        site,
        file,
        line: tree.getLineAndCharacterOfPosition(start).line + 1,
        from,
        to: one,
        start,
        within: within ?? nameOfStatement(whole),
        change: `${before.slice(-AROUND)}‹${squeezed(from)} → ${squeezed(one)}›${after.slice(0, AROUND)}`,
        atLoad: !insideFunction(node),
      });
    return site;
  };
