import { type ParsedYaml, readerOfParsed, readYaml, type YamlReader } from '../scenario/index.ts';
import { textMark } from '../user-files/index.ts';
import { parsedScenarios } from './data.ts';

/** Finds what the build kept of a file by the mark of its text, so that what was kept of a file that changed since is never found: after the first line, each line has a key, a space and the file as it was read. */
export const keptScenarios = (lines: string): ((text: string) => ParsedYaml | null) => {
  const kept = new Map(
    lines
      .split('\n')
      .slice(1)
      .map((line) => [line.slice(0, 22), line.slice(23)] as const),
  );
  return (text) => {
    const found = kept.get(textMark(text));
    return found === undefined ? null : (JSON.parse(found) as ParsedYaml);
  };
};

/** Reads a shipped scenario as the build kept it, and every other file with the YAML library. */
export const readParsed = (): YamlReader => readerOfParsed(keptScenarios(parsedScenarios()), readYaml);
