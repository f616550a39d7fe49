import ts from 'typescript';

/**
 * Every comparison, number and direction of a file made switchable: `a < b` becomes a call that is given both sides and the number of the site. One text
 * so holds all mutants, and one of them is on at a time.
 */

/** One way in which one place is changed. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** What stands there, and what it is changed to. */
  readonly code: string;
  readonly from: string;
  readonly to: string;
  /** Evaluated when the file is loaded, and not when a rule is asked. */
  readonly atLoad: boolean;
}

/** What each operator is changed to: the border moved, and the direction turned. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
};

const WORDS: Readonly<Record<string, string>> = { heads: 'tails', tails: 'heads' };

/** The name under which the switch is known to the changed text. */
export const SWITCH = '__mutant';

const insideFunction = (node: ts.Node): boolean => {
  for (let up = node.parent; up !== undefined; up = up.parent) if (ts.isFunctionLike(up)) return true;
  return false;
};

const isKey = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isTypeNode(node.parent);

/** A sum of words is no reckoning. */
const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

/** The text with its switches, and the mutants in it, numbered from `first`. */
export const switchable = (
  file: string,
  text: string,
  first: number,
): { readonly text: string; readonly mutants: readonly Mutant[] } => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const told = (node: ts.Node, from: string, to: readonly string[]): number => {
    const id = first + mutants.length;
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    const code = node.getText(tree).replace(/\s+/gu, ' ').slice(0, 120);
    const atLoad = !insideFunction(node);
    for (const [at, one] of to.entries()) mutants.push({ id: id + at, file, line, code, from, to: one, atLoad });
    return id;
  };
  const writtenIn = (node: ts.Node): string => {
    let written = '';
    let at = node.getFullStart();
    node.forEachChild((child) => {
      written += text.slice(at, child.getFullStart()) + write(child);
      at = child.getEnd();
    });
    return written + text.slice(at, node.getEnd());
  };
  const write = (node: ts.Node): string => {
    const lead = text.slice(node.getFullStart(), node.getStart(tree));
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return text.slice(node.getFullStart(), node.getEnd());
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText(tree);
      const to = OPERATORS[operator];
      if (to !== undefined && !(operator === '+' && isText(node))) {
        const id = told(node, operator, to);
        return `${lead}${SWITCH}.operator(${id}, '${operator}', ${write(node.left)}, ${write(node.right)})`;
      }
    }
    if (ts.isNumericLiteral(node) && !isKey(node)) {
      const id = told(node, node.text, [`${Number(node.text) + 1}`]);
      return `${lead}${SWITCH}.value(${id}, ${node.text}, ${Number(node.text) + 1})`;
    }
    const word = ts.isStringLiteral(node) ? WORDS[node.text] : undefined;
    if (word !== undefined && !isKey(node)) {
      const id = told(node, node.getText(tree), [`'${word}'`]);
      return `${lead}${SWITCH}.value(${id}, ${node.getText(tree)}, '${word}')`;
    }
    if (ts.isPropertyAccessExpression(node) && /^Math\.(?:min|max)$/u.test(node.getText(tree))) {
      const turned = node.name.text === 'min' ? 'Math.max' : 'Math.min';
      const id = told(node.parent, node.getText(tree), [turned]);
      return `${lead}${SWITCH}.value(${id}, ${node.getText(tree)}, ${turned})`;
    }
    return writtenIn(node);
  };
  return { text: write(tree), mutants };
};

/** A name for a mutant that stays when lines are added above it. */
export const nameOf = ({ file, code, from, to }: Mutant): string => `${file}: ${code}: ${from} → ${to}`;
