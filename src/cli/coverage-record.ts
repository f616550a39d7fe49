import type { Citation } from '../corpus/index.ts';
import type { Coverage } from '../render/report/rule-report.ts';

/** Code, and where in the list of names the names of scenarios begin. */
type PackedRule = readonly [code: readonly string[], applied: readonly number[], considered: readonly number[]];

/** The record as the build writes it: a line of JSON for each rule, and beside it the names of all scenarios, a line each. */
export interface PackedCoverage {
  readonly rules: Buffer;
  readonly names: Buffer;
}

const LINE_END = 10;

const lineAt = (text: Buffer, from: number): string => {
  const end = text.indexOf(LINE_END, from);
  return text.toString('utf8', from, end < 0 ? text.length : end);
};

const unpacked = (line: string, names: Buffer): Coverage[string] => {
  const [code, applied, considered] = JSON.parse(line) as PackedRule;
  const named = (places: readonly number[]): string[] => places.map((at) => lineAt(names, at));
  return { code, applied: named(applied), considered: named(considered) };
};

/** What the record says of these rules; the rest of it is not even decoded. */
export const coverageIn = ({ rules, names }: PackedCoverage, wanted: readonly Citation[]): Coverage =>
  Object.fromEntries(
    wanted.flatMap(({ document, id }): [string, Coverage[string]][] => {
      const key = `${document}/${id}`;
      const opens = `\n${key}\t`;
      const at = rules.indexOf(opens);
      return at < 0 ? [] : [[key, unpacked(lineAt(rules, at + Buffer.byteLength(opens)), names)]];
    }),
  );

/** The whole record. */
export const wholeCoverage = ({ rules, names }: PackedCoverage): Coverage =>
  Object.fromEntries(
    rules
      .toString('utf8')
      .split('\n')
      .flatMap((line): [string, Coverage[string]][] => {
        const [key = '', packed] = line.split('\t');
        return packed === undefined ? [] : [[key, unpacked(packed, names)]];
      }),
  );

/** What the build writes, made of such a record: the text of the rules and that of the names. */
export const packedCoverage = (
  coverage: readonly (readonly [rule: string, of: Coverage[string]])[],
  scenarios: readonly string[],
): { readonly rules: string; readonly names: string } => {
  const places = new Map<string, number>();
  let at = 0;
  for (const name of scenarios) {
    places.set(name, at);
    at += Buffer.byteLength(name) + 1;
  }
  const placesOf = (named: readonly string[]): number[] =>
    named.map((name) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`the coverage names ${name}, which is not among the scenarios`);
      return place;
    });
  const lines = coverage.map(
    ([rule, { code, applied, considered }]) =>
      `\n${rule}\t${JSON.stringify([code, placesOf(applied), placesOf(considered)])}`,
  );
  return { rules: lines.join(''), names: scenarios.join('\n') };
};
