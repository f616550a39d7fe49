import { describe, expect, it } from 'vitest';
import { readBoard } from './read-board.ts';
import { fileOfScenario, namedScenarios, scenariosIn } from './scenarios-in.ts';

const ONE = 'name: one\nboard: CR | Cyndaquil / - vs Machop / -\nask: retreat\n';
const OTHER = 'name: other\nboard: CR | Cyndaquil / - vs Machop / -\nask: dance\n';

describe('a file of scenarios', () => {
  it('is one scenario without a line between them', () => {
    for (const text of [ONE, '', 'name: a --- b\n', 'cards:\n  - text: |\n      ---\n'])
      expect(scenariosIn(text)).toEqual([text]);
    expect(namedScenarios('a.yaml', ONE)).toEqual([{ name: 'a.yaml', text: ONE }]);
  });

  it.each(['---', '--- ', '---\r'])('holds as many as are parted by %j, each at its own lines', (line) => {
    const all = scenariosIn(`# both\n${ONE}${line}\n${OTHER}`);
    expect(all.map((text) => readBoard(text, 'a.yaml').name)).toEqual(['one', 'other']);
    expect(all.map((text) => readBoard(text, 'a.yaml').spans.ask?.line)).toEqual([4, 8]);
  });

  it('passes over what says nothing: a line at the top, a line at the end, a remark', () => {
    expect(scenariosIn(`---\n${ONE}---\n# more to come\n`)).toEqual([`\n${ONE}`]);
    expect(scenariosIn('---\n---\n')).toEqual(['---\n---\n']);
  });

  it('names each by its place, and knows its file', () => {
    const names = namedScenarios('a.yaml', `${ONE}---\n${OTHER}`).map(({ name }) => name);
    expect(names).toEqual(['a.yaml#1', 'a.yaml#2']);
    expect(names.map(fileOfScenario)).toEqual(['a.yaml', 'a.yaml']);
  });
});
