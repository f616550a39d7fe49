import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { programFor } from '../../cli/program.ts';
import { manPage } from './man-page.ts';

const program = programFor();
const page = manPage(program, '1.2.3');

/** The page as a reader sees it: without what steers the printer. */
const read = page
  .replace(/\\f[BIR]/gu, '')
  .replaceAll('\\-', '-')
  .replaceAll('\\&', '')
  .replaceAll('\\e', '\\');

const allOf = (command: Command, path: string): readonly (readonly [string, Command])[] =>
  command.commands.flatMap((sub) => [[`${path} ${sub.name()}`, sub] as const, ...allOf(sub, `${path} ${sub.name()}`)]);

describe('the manual page', () => {
  test.each(allOf(program, 'judge'))('describes %s with all its flags', (path, command) => {
    const at = read.indexOf(`.SS ${path}`);
    expect(at, path).toBeGreaterThan(0);
    const next = read.indexOf('\n.S', at + 1);
    const page = read.slice(at, next < 0 ? undefined : next);
    expect(page.toLowerCase()).toContain(command.description().toLowerCase());
    for (const option of command.options) {
      expect(page).toContain(`\n${option.flags}\n`);
      expect(page).toContain(option.description);
    }
    for (const argument of command.registeredArguments) expect(page).toContain(argument.name());
  });

  test('gives the flags of every command and the version', () => {
    for (const option of program.options.filter(({ hidden }) => !hidden)) expect(read).toContain(`\n${option.flags}\n`);
    expect(page).toMatch(/^\.TH JUDGE 1 "" "headjudge 1\.2\.3"/u);
  });

  test('has no line that a text made into a command of the printer', () => {
    const known = /^\.(?:TH|SH|SS|TP|PP|nf|fi|RS|RE|br)\b/u;
    for (const line of page.split('\n')) if (/^[.']/u.test(line)) expect(line).toMatch(known);
  });

  test('is the same page every time', () => {
    expect(manPage(program, '1.2.3')).toBe(page);
  });
});
