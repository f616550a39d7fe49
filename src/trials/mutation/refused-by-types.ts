import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { type Mutant, mutated } from './sites.ts';

/**
 * The mutants that do not compile: `npm run types` notices them, before any scenario is asked. Each stands as a file of its own beside the one it was made of, all in
 * one program, so that what they import is looked at once.
 */
export const refusedByTypes = (
  mutants: readonly Mutant[],
  texts: ReadonlyMap<string, string>,
  config = 'tsconfig.json',
): ReadonlySet<Mutant> => {
  const { config: read } = ts.readConfigFile(config, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...read, include: [], files: [] },
    ts.sys,
    dirname(resolve(config)),
  );
  const made = new Map(
    mutants.map((mutant) => [resolve(mutant.file.replace(/\.ts$/u, `.mutant-${mutant.id}.ts`)), mutant] as const),
  );
  const host = ts.createCompilerHost(options);
  const onDisk = { read: host.readFile, exists: host.fileExists, source: host.getSourceFile };
  const textOf = (path: string): string | undefined => {
    const mutant = made.get(resolve(path));
    return mutant === undefined ? undefined : mutated(texts.get(mutant.file) ?? '', mutant);
  };
  host.readFile = (path) => textOf(path) ?? onDisk.read.call(host, path);
  host.fileExists = (path) => made.has(resolve(path)) || onDisk.exists.call(host, path);
  host.getSourceFile = (path, language, ...more) => {
    const text = textOf(path);
    return text === undefined
      ? onDisk.source.call(host, path, language, ...more)
      : ts.createSourceFile(path, text, language);
  };
  const program = ts.createProgram([...made.keys()], options, host);
  const refused = new Set<Mutant>();
  for (const [path, mutant] of made) {
    const source = program.getSourceFile(path);
    if (source !== undefined && program.getSemanticDiagnostics(source).length > 0) refused.add(mutant);
  }
  return refused;
};
