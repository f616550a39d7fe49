/** The cases of unit tests, collected as their files are loaded. It stands in for the test runner; `expect` is the runner's own. */

export interface Case {
  readonly name: string;
  readonly run: () => unknown;
}

/** What the files of unit tests import from the runner. */
export interface StandIn {
  readonly cases: readonly Case[];
  readonly runner: { readonly [name: string]: unknown };
}

type Body = (...given: readonly unknown[]) => unknown;

const nothing = (): void => {};

export const standIn = (expect: unknown): StandIn => {
  const cases: Case[] = [];
  const each =
    (take: (name: string, run: () => unknown) => void) =>
    (rows: readonly unknown[]) =>
    (name: string, run: Body): void => {
      for (const row of rows) {
        const given: readonly unknown[] = Array.isArray(row) ? row : [row];
        take(`${name} (${String(given[0])})`, () => run(...given));
      }
    };
  const it = (name: string, run: () => unknown): void => {
    cases.push({ name, run });
  };
  const describe = (_name: string, body: () => void): void => body();
  const test = Object.assign(it, { each: each(it), skipIf: (skipped: unknown) => (skipped === true ? nothing : it) });
  // What is set up before stays for all of them; clearing up after is left to the process.
  const beforeAll = (run: () => unknown): unknown => run();
  const runner = {
    it: test,
    test,
    describe: Object.assign(describe, { each: each((_name, run) => void run()) }),
    beforeAll,
    beforeEach: beforeAll,
    afterAll: nothing,
    afterEach: nothing,
    expect,
  };
  return { cases, runner };
};
