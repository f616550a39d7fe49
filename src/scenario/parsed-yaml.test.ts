import { expect, it } from 'vitest';
import { parsedYaml, readerOfParsed, unpackYaml } from './parsed-yaml.ts';
import { readYaml } from './read-yaml.ts';
import { shippedScenarios } from './shipped.fixture.ts';
import { openSource } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

const shipped = shippedScenarios.filter((_, at) => at % 10 === 0).map(({ text }) => text);

const WRITTEN_OTHERWISE = [
  "a: \"one \\u00e9 two\"\nb: 'it''s'\nc: |\n  two\n  lines\nd: >-\n  folded\n  text\n",
  'a: two\n  lines\nb: [x, {c: d}]\ne:\nf: ""\n',
  '{"board": "CR", "steps": []}',
];

/** A node with the places of its characters instead of the function that finds them. */
const placed = (node: YamlNode): unknown => {
  if (node.kind === 'text') {
    const { locate, ...rest } = node;
    return { ...rest, first: locate(0, 1), last: locate(node.text.length - 1, node.text.length) };
  }
  return node.kind === 'list'
    ? { ...node, items: node.items.map(placed) }
    : { ...node, entries: node.entries.map(({ key, value }) => [placed(key), placed(value)]) };
};

it('gives back what was read, with every place, after a way through JSON', () => {
  for (const text of [...WRITTEN_OTHERWISE, ...shipped]) {
    const kept = parsedYaml(text, readYaml);
    const read = readYaml(openSource(text, 'a.yaml'));
    if (kept === null || read === null) throw new Error(`was not read: ${text}`);
    const again = placed(unpackYaml(openSource(text, 'a.yaml'), JSON.parse(JSON.stringify(kept))));
    // Deep comparison takes ten times as long, so only what differs is looked at closely.
    if (JSON.stringify(again) !== JSON.stringify(placed(read))) expect(again).toEqual(placed(read));
  }
});

it('keeps nothing of a file with a fault', () => {
  expect(parsedYaml('board: CR\nboard: Neo\n', readYaml)).toBeNull();
  expect(parsedYaml('board: [CR\n', readYaml)).toBeNull();
});

it('reads what is not kept with the other reader', () => {
  const asked: string[] = [];
  const kept = parsedYaml('a: b\n', readYaml);
  const read = readerOfParsed(
    (text) => (text === 'a: b\n' ? kept : null),
    (source) => {
      asked.push(source.text);
      return readYaml(source);
    },
  );
  expect(read(openSource('a: b\n', ''))).toMatchObject({ kind: 'map' });
  expect(asked).toEqual([]);
  expect(read(openSource('a: c\n', ''))).toMatchObject({ kind: 'map' });
  expect(asked).toEqual(['a: c\n']);
});
