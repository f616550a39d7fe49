/** Runs one command line and gives what the screen shows. */
export type RunCommand = (command: string) => Promise<string>;

/** Keeps a file that a document shows, so that its commands can name it. */
export type KeepFile = (name: string, text: string) => void;

const FENCE = /^(`{3,4})(\w*)\n([\s\S]*?)^\1\n/gmu;

/** A file that a document shows is named at the end of the line before it: "The turn becomes a file, `turn.yaml`:". */
const NAMED_BEFORE = /`([\w.-]+\.(?:yaml|txt|json))`:\s*$/u;

const blockAgain = async (marks: string, language: string, body: string, run: RunCommand): Promise<string> => {
  const commands = [...body.matchAll(/^\$ (.*)$/gmu)].map(([, command = '']) => command);
  const shown: string[] = [];
  for (const command of commands) shown.push(`$ ${command}\n${await run(command)}`);
  return `${marks}${language}\n${shown.join('')}${marks}\n`;
};

/**
 * The same Markdown with every block that shows commands (`$ judge …`) printed again. Blocks run in the order of the document. A file that the
 * document shows is kept before the next command runs.
 */
export const printedAgain = async (markdown: string, run: RunCommand, keep: KeepFile): Promise<string> => {
  let written = '';
  let from = 0;
  for (const found of markdown.matchAll(FENCE)) {
    const [whole, marks = '', language = '', body = ''] = found;
    const before = markdown.slice(from, found.index);
    const name = NAMED_BEFORE.exec(before)?.[1];
    if (name !== undefined) keep(name, body);
    written += before;
    written += /^\$ /mu.test(body) ? await blockAgain(marks, language, body, run) : whole;
    from = found.index + whole.length;
  }
  return written + markdown.slice(from);
};

/** Every command in running text and in tables: `judge can retreat -b BOARD`. Blocks are left out. */
export const commandsNamed = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(FENCE, '').matchAll(/`(judge(?: [^`]+)?)`/gu)].map(([, command = '']) =>
    command.replaceAll('\\|', '|'),
  );
