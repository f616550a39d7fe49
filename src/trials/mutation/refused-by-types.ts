import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import type { Mutant } from './places.ts';
import { mutated } from './sites.ts';

/**
 * The mutants that do not compile: `npm run types` notices them, before any scenario is asked. Each stands as a file of its own beside the one it was made of, all in
 * one program with all of ours, so that what they import is looked at once, and what other files add to a type is there. Each of their files stands there
 * unchanged as well: one that the types refuse as it is says nothing of its mutants.
 */
export const refusedByTypes = (
  mutants: readonly Mutant[],
  texts: ReadonlyMap<string, string>,
  config = 'tsconfig.json',
): ReadonlySet<Mutant> => {
  const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(read, ts.sys, dirname(resolve(config)));
  const beside = (file: string, name: string): string => resolve(file.replace(/\.ts$/u, `.${name}.ts`));
  const made = new Map(
    mutants.map((mutant) => {
      const text = mutated(texts.get(mutant.file) ?? '', mutant);
      return [beside(mutant.file, `mutant-${mutant.id}`), { mutant, text }] as const;
    }),
  );
  const unchanged = new Map(
    [...new Set(mutants.map(({ file }) => file))].map(
      (file) => [beside(file, 'unchanged'), { mutant: null, text: texts.get(file) ?? '' }] as const,
    ),
  );
  const added = new Map<string, { readonly mutant: Mutant | null; readonly text: string }>([...unchanged, ...made]);
  const host = ts.createCompilerHost(options);
  const onDisk = { read: host.readFile, exists: host.fileExists, source: host.getSourceFile };
  const textOf = (path: string): string | undefined => added.get(resolve(path))?.text;
  host.readFile = (path) => textOf(path) ?? onDisk.read.call(host, path);
  host.fileExists = (path) => added.has(resolve(path)) || onDisk.exists.call(host, path);
  host.getSourceFile = (path, language, ...more) => {
    const text = textOf(path);
    return text === undefined
      ? onDisk.source.call(host, path, language, ...more)
      : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram([...fileNames, ...added.keys()], options, host);
  const faultsOf = (path: string) => {
    const source = program.getSourceFile(path);
    return source === undefined ? [] : program.getSemanticDiagnostics(source);
  };
  for (const path of unchanged.keys()) {
    const [fault] = faultsOf(path);
    if (fault !== undefined)
      throw new Error(`${path} does not compile as it is: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  }
  return new Set([...made].flatMap(([path, { mutant }]) => (faultsOf(path).length > 0 ? [mutant] : [])));
};
