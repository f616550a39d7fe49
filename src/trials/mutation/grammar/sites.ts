import ts from 'typescript';
import { FUNCTIONS, OPERATORS } from '../operators.ts';
import { adding, insideFunction, isText, type Mutant, withChildren } from '../places.ts';
import { ON, OTHER_WORDS, TURNED } from './switch.ts';

/**
 * Every comparison, branch, number, word, property and verb of a file of the grammar made switchable, so that one text holds all mutants. What a
 * construction is called and how it is written is left alone here: its spellings have mutants of their own.
 */

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Is a call that of a maker of productions: a name, patterns, and what they mean? */
const isProduction = (node: ts.Node): boolean => {
  if (!ts.isCallExpression(node) || node.arguments.length < 3) return false;
  const [name, , means] = node.arguments;
  return (
    name !== undefined &&
    means !== undefined &&
    isText(name) &&
    (ts.isArrowFunction(means) || ts.isIdentifier(means) || ts.isCallExpression(means))
  );
};

/** A list of productions is not what a text does. */
const isOfProductions = (node: ts.ArrayLiteralExpression): boolean =>
  node.elements.some((one) => isProduction(one) || (ts.isSpreadElement(one) && !insideFunction(one)));

/** What takes verbs or steps one after another. */
const TAKES_VERBS = /^(?:act|steps)$/u;

/** The construction a place stands in, where it stands in one. */
const constructionOf = (node: ts.Node): string | null => {
  for (let up = node; up !== undefined; up = up.parent)
    if (ts.isCallExpression(up) && isProduction(up)) {
      const [name] = up.arguments;
      return name !== undefined && ts.isStringLiteralLike(name) ? name.text : null;
    }
  return null;
};

export const switchable = (
  file: string,
  text: string,
  first: number,
): { readonly text: string; readonly mutants: readonly Mutant[] } => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const add = adding({ file, text, tree, first, mutants });
  const added = (node: ts.Node, whole: ts.Node, to: readonly string[]): number => {
    const start = node.getStart(tree);
    const from = text.slice(start, node.getEnd());
    return add({ start, from, whole, node, within: constructionOf(node) }, to);
  };
  const leadOf = (node: ts.Node): string => text.slice(node.getFullStart(), node.getStart(tree));
  const plain = (node: ts.Node): string => text.slice(node.getFullStart(), node.getEnd());
  const writtenIn = (node: ts.Node, one: (child: ts.Node) => string = write): string => withChildren(text, node, one);
  /** One of several in a row, which a mutant leaves out. */
  const droppable = (node: ts.Node, row: 'properties' | 'elements'): string => {
    const none = row === 'properties' ? '{}' : '[]';
    const id = added(node, node.parent, [`...${none}`]);
    const inner =
      ts.isSpreadElement(node) || ts.isSpreadAssignment(node)
        ? write(node.expression)
        : row === 'properties'
          ? `{ ${writtenIn(node)} }`
          : `[${write(node)}]`;
    return `${leadOf(node)}...(${ON}.is(${id}) ? ${none} : ${inner})`;
  };
  const turned = (node: ts.Expression): string => {
    const id = added(node, node.parent, [`!(${node.getText(tree)})`]);
    return `${leadOf(node)}(${ON}.is(${id}) !== Boolean(${write(node)}))`;
  };
  const binary = (node: ts.BinaryExpression): string | null => {
    const from = node.operatorToken.getText(tree);
    if (from === '&&' || from === '||') {
      const id = added(node.operatorToken, node, [from === '&&' ? '||' : '&&']);
      return `${leadOf(node)}${ON}.either(${id}, '${from}', () => (${write(node.left)}), () => (${write(node.right)}))`;
    }
    const operator = OPERATORS[from];
    if (operator === undefined || (from === '+' && isText(node))) return null;
    const [, ...to] = operator;
    const id = added(node.operatorToken, node, to);
    return `${leadOf(node)}${ON}.compared(${id}, '${from}', ${write(node.left)}, ${write(node.right)})`;
  };
  const call = (node: ts.CallExpression): string | null => {
    if (isProduction(node)) {
      const [name, patterns] = node.arguments;
      return writtenIn(node, (child) => (child === name || child === patterns ? plain(child) : write(child)));
    }
    const { expression } = node;
    const from = expression.getText(tree);
    const other = FUNCTIONS[from];
    if (other !== undefined) {
      const id = added(expression, node, [other[1]]);
      return `${leadOf(node)}(${ON}.is(${id}) ? ${other[1]} : ${from})(${node.arguments.map(write).join(', ')})`;
    }
    if (
      ts.isPropertyAccessExpression(expression) &&
      expression.questionDotToken === undefined &&
      TURNED[expression.name.text] !== undefined
    ) {
      const to = TURNED[expression.name.text] ?? '';
      const id = added(expression.name, node, [to]);
      return `${write(expression.expression)}[${ON}.is(${id}) ? '${to}' : '${expression.name.text}'](${node.arguments.map(write).join(', ')})`;
    }
    if (TAKES_VERBS.test(from)) {
      const about = from === 'act' ? 1 : 0;
      const given = node.arguments.map((one, at) => (at < about ? write(one) : droppable(one, 'elements')));
      return `${leadOf(node)}${from}(${given.join(', ')})`;
    }
    return null;
  };
  const changed = (node: ts.Node): string | null => {
    if (ts.isBinaryExpression(node)) return binary(node);
    if (ts.isCallExpression(node)) return call(node);
    if (ts.isConditionalExpression(node))
      return `${turned(node.condition)} ? ${write(node.whenTrue)} : ${write(node.whenFalse)}`;
    if (ts.isIfStatement(node))
      return writtenIn(node, (child) => (child === node.expression ? turned(node.expression) : write(child)));
    if (ts.isObjectLiteralExpression(node))
      return `${leadOf(node)}{${node.properties.map((one) => droppable(one, 'properties')).join(',')}}`;
    if (ts.isArrayLiteralExpression(node) && !isOfProductions(node))
      return `${leadOf(node)}[${node.elements.map((one) => droppable(one, 'elements')).join(',')}]`;
    if (ts.isNumericLiteral(node) && !isKey(node)) {
      const id = added(node, node.parent, [`${Number(node.text) + 1}`]);
      return `${leadOf(node)}(${node.text} + (${ON}.is(${id}) ? 1 : 0))`;
    }
    const word = ts.isStringLiteral(node) && !isKey(node) ? OTHER_WORDS[node.text] : undefined;
    if (word !== undefined) {
      const id = added(node, node.parent, [`'${word}'`]);
      return `${leadOf(node)}(${ON}.is(${id}) ? '${word}' : ${node.getText(tree)})`;
    }
    return null;
  };
  const write = (node: ts.Node): string =>
    ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? plain(node)
      : (changed(node) ?? writtenIn(node));
  return { text: write(tree), mutants };
};
