import { describe, expect, it } from 'vitest';
import { readFlags, usageOf } from './flags.ts';

/** What is mistyped after `npm run soak --` is reported at once, and nothing is played. */

const FLAGS = {
  seed: { kind: 'number', usual: 1 },
  cores: { kind: 'number', least: 1 },
  form: { kind: 'text', among: ['1on1', '2on2'] },
  out: { kind: 'text', usual: 'there', word: 'FOLDER' },
  write: { kind: 'yes' },
} as const;

describe('the flags of a script', () => {
  it('are what is usual where nothing is said', () => {
    expect(readFlags([], FLAGS)).toEqual({
      values: { seed: 1, cores: undefined, form: undefined, out: 'there', write: false },
      words: [],
      faults: [],
      help: false,
    });
  });

  it('are read with a space or a sign between, a closed word in any spelling', () => {
    const { values, faults } = readFlags(['--seed=7', '--cores', '2', '--form', '2ON2', '--write', '--help'], FLAGS);
    expect(faults).toEqual([]);
    expect(values).toMatchObject({ seed: 7, cores: 2, form: '2on2', write: true });
    expect(readFlags(['--help'], FLAGS).help).toBe(true);
  });

  it('tell every fault at once, with the nearest name', () => {
    const args = [
      '--sed',
      '5',
      '--cores',
      '0',
      '--form',
      '2on22',
      '--write=yes',
      'stray',
      '--out',
      '--seed',
      '1.5',
      '-x',
    ];
    expect(readFlags(args, FLAGS).faults).toEqual([
      'there is no flag --sed; did you mean --seed?',
      '--cores is a whole number from 1 on, not “0”',
      '--form is one of 1on1, 2on2, not “2on22”; did you mean 2on2?',
      '--write takes no value, but “yes” is given',
      '“stray” stands alone; a flag was expected: --seed, --cores, --form, --out, --write, --help',
      '--out needs a value after it',
      '“1.5” stands alone; a flag was expected: --seed, --cores, --form, --out, --write, --help',
      'there is no flag -x',
    ]);
  });

  it('are not names that every object has', () => {
    expect(readFlags(['--constructor', '--toString=1'], FLAGS).faults).toHaveLength(2);
  });

  it('leave words alone that the script takes, and name those it does not', () => {
    const words = { word: 'table', among: ['games', 'growth'] };
    expect(readFlags(['games', '--write'], FLAGS, words)).toMatchObject({ words: ['games'], faults: [] });
    expect(readFlags(['game'], FLAGS, words).faults).toEqual([
      'there is no table “game”; did you mean games? (games, growth)',
    ]);
    expect(readFlags(['/bin/node'], {}, { word: 'NODE' }).words).toEqual(['/bin/node']);
  });

  it('stand in the usage', () => {
    expect(usageOf('soak', FLAGS, { word: 'table' })).toBe(
      'usage: npm run soak -- [--seed N=1] [--cores N] [--form 1on1|2on2] [--out FOLDER] [--write] [table…]',
    );
  });
});
