import ts from 'typescript';

/** Regular expressions as they stand in the source. */
export interface Expression {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Every literal of a file, and every place where one is built from parts. */
export const expressionsIn = (
  file: string,
  text: string,
): { readonly literals: readonly Expression[]; readonly built: readonly string[] } => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const literals: Expression[] = [];
  const built: string[] = [];
  const at = (node: ts.Node): string => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ at: at(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText(tree) === 'RegExp') built.push(at(node));
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return { literals, built };
};
