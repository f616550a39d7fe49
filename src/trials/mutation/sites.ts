import ts from 'typescript';
import { FUNCTIONS, OPERATORS, WORDS } from './operators.ts';
import { adding, insideFunction, isText, type Mutant, squeezed, withChildren } from './places.ts';
import { callOf, SWITCH } from './switch.ts';

/**
 * Every comparison, number and direction of a file made switchable: `a < b` becomes a call that is given both sides and the number of the site. One text
 * so holds all mutants, and one of them is on at a time.
 */

const isKey = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || ts.isTypeNode(node.parent);

/** How a verb is written is shown and not ruled, and tests of its own carry it out. */
const isExample = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'example';

/** What is kept between one question and the next has to forget what a mutant made of it. */
const isMemory = (node: ts.Node): node is ts.NewExpression =>
  ts.isNewExpression(node) &&
  ts.isIdentifier(node.expression) &&
  /^(?:Weak)?Map$/u.test(node.expression.text) &&
  (node.arguments ?? []).length === 0 &&
  !insideFunction(node);

/** Words around a number: those of the least thing it is part of that says as much as this. */
const TELLING = 12;

const around = (node: ts.Node): ts.Node => {
  let up = node;
  while (
    (up === node || squeezed(up.getText()).length - node.getText().length < TELLING) &&
    !ts.isStatement(up.parent) &&
    !ts.isSourceFile(up.parent)
  )
    up = up.parent;
  return up;
};

const forgetful = (node: ts.NewExpression, tree: ts.SourceFile): string =>
  `${SWITCH}.memory(new ${node.expression.getText(tree)}())`;

/** The text of a file without mutants, whose memories forget what the mutants of other files made: a ruling that was kept would hide the next mutant. */
export const forgetting = (file: string, text: string): string => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  let written = '';
  let at = 0;
  const look = (node: ts.Node): void => {
    if (!isMemory(node)) {
      node.forEachChild(look);
      return;
    }
    written += text.slice(at, node.getStart(tree)) + forgetful(node, tree);
    at = node.getEnd();
  };
  look(tree);
  return written + text.slice(at);
};

/** The text with its switches, and the mutants in it, numbered from `first`. */
export const switchable = (
  file: string,
  text: string,
  first: number,
): { readonly text: string; readonly mutants: readonly Mutant[] } => {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const mutants: Mutant[] = [];
  const added = adding({ file, text, tree, first, mutants });
  const write = (node: ts.Node): string => {
    const lead = text.slice(node.getFullStart(), node.getStart(tree));
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isExample(node))
      return text.slice(node.getFullStart(), node.getEnd());
    const start = node.getStart(tree);
    if (ts.isBinaryExpression(node)) {
      const from = node.operatorToken.getText(tree);
      const operator = OPERATORS[from];
      if (operator !== undefined && !(from === '+' && isText(node))) {
        const [name, ...to] = operator;
        const id = added({ start: node.operatorToken.getStart(tree), from, whole: node, node }, to);
        return `${lead}${callOf(name)}(${id}, ${write(node.left)}, ${write(node.right)})`;
      }
    }
    if (ts.isNumericLiteral(node) && !isKey(node)) {
      const to = `${Number(node.text) + 1}`;
      const id = added({ start, from: node.getText(tree), whole: around(node), node }, [to]);
      return `${lead}${callOf('value')}(${id}, ${node.text}, ${to})`;
    }
    const word = ts.isStringLiteral(node) ? WORDS[node.text] : undefined;
    if (word !== undefined && !isKey(node)) {
      const id = added({ start, from: node.getText(tree), whole: around(node), node }, [`'${word}'`]);
      return `${lead}${callOf('value')}(${id}, ${node.getText(tree)}, '${word}')`;
    }
    if (ts.isCallExpression(node)) {
      const from = node.expression.getText(tree);
      const turned = FUNCTIONS[from];
      if (turned !== undefined) {
        const id = added({ start, from, whole: node, node }, [turned[1]]);
        return `${lead}${callOf(turned[0])}(${id}, ${node.arguments.map(write).join(', ')})`;
      }
    }
    if (isMemory(node)) return lead + forgetful(node, tree);
    return withChildren(text, node, write);
  };
  return { text: write(tree), mutants };
};

/** The text with that mutant alone, as a person might have written it. */
export const mutated = (text: string, { start, from, to }: Mutant): string =>
  text.slice(0, start) + to + text.slice(start + from.length);
