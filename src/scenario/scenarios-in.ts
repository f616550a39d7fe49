/** Files that hold several scenarios, with a line `---` between them: one where a rule applies, say, and one where it does not. */

const BETWEEN = /^---[ \t]*\r?$/mu;

/** Nothing but empty lines and remarks. */
const says = (part: string): boolean => /^[ \t]*[^\s#]/mu.test(part);

const linesIn = (text: string): number => text.split('\n').length - 1;

/** The scenarios of a file, each at its own lines: above a later one stand as many empty lines as the file has there. */
export const scenariosIn = (text: string): readonly string[] => {
  if (!BETWEEN.test(text)) return [text];
  let above = 0;
  const parts = text.split(BETWEEN).map((part) => {
    const placed = `${'\n'.repeat(above)}${part}`;
    above += linesIn(part);
    return placed;
  });
  const said = parts.filter(says);
  return said.length === 0 ? [text] : said;
};

/** A scenario by its file, or by its place in a file that holds several: `retreat.yaml#2`. */
export interface ScenarioText {
  readonly name: string;
  readonly text: string;
}

export const namedScenarios = (file: string, text: string): readonly ScenarioText[] => {
  const all = scenariosIn(text);
  return all.map((one, at) => ({ name: all.length === 1 ? file : `${file}#${at + 1}`, text: one }));
};

/** The file that a scenario stands in. */
export const fileOfScenario = (name: string): string => name.replace(/#\d+$/u, '');
