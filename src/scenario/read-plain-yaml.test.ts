import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainYaml } from './read-plain-yaml.ts';
import { readWholeYaml } from './read-yaml.ts';
import { openSource } from './source.ts';
import type { YamlNode } from './yaml-node.ts';

const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`scenarios/${name}`, 'utf8'));

/** A node with the places of its characters in place of the function that finds them. */
const placed = (node: YamlNode): unknown => {
  if (node.kind === 'text') {
    const { locate, ...told } = node;
    return { ...told, first: locate(0, 1), last: locate(node.text.length - 1, node.text.length) };
  }
  return node.kind === 'list'
    ? { ...node, items: node.items.map(placed) }
    : { ...node, entries: node.entries.map(({ key, value }) => [placed(key), placed(value)]) };
};

/** What both readers make of a text: the plain one nothing, or the same as the other, which then finds no fault. */
const alike = (text: string): boolean => {
  const plain = readPlainYaml(openSource(text, 'a.yaml'));
  if (plain === null) return false;
  const source = openSource(text, 'a.yaml');
  const whole = readWholeYaml(source);
  expect(source.faults).toEqual([]);
  const [told, known] = [placed(plain), whole === null ? null : placed(whole)];
  // Deep comparison takes ten times as long, so only what differs is looked at closely.
  if (JSON.stringify(told) !== JSON.stringify(known)) expect(told).toEqual(known);
  return true;
};

describe('files that are written plainly are read without the library of YAML, to the same', () => {
  it('of the scenarios nearly every one', () => {
    const plain = files.filter(alike).length;
    expect(plain / files.length).toBeGreaterThan(0.9);
  }, 60_000);

  it('of files with some characters changed', () => {
    const signs = [...'\n\n  :-#\'",[]{}|>&*!%?@`\\\t\r~x0é’😀'];
    const changed = fc
      .tuple(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...signs), fc.nat(2)), { maxLength: 3 }),
      )
      .map(([text, changes]) =>
        changes.reduce(
          (now, [place, sign, taken]) => {
            const at = place % (now.length + 1);
            return `${now.slice(0, at)}${sign}${now.slice(at + taken)}`;
          },
          text.slice(0, 600),
        ),
      );
    fc.assert(
      fc.property(changed, (text) => {
        alike(text);
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});
