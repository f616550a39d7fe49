import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';
import { ran } from './fake-io.fixture.ts';

describe('a data folder that is a file', () => {
  const here = fileURLToPath(import.meta.url);

  it('is reported by every command, and nothing is ruled without the cards that were meant', async () => {
    for (const words of [
      ['can', 'retreat', '-b', 'CR | Shinx vs ?'],
      ['rule', '309.4'],
      ['cards', 'search', 'luxray'],
    ]) {
      const { code, out, error } = await ran(words, '', { env: { HEADJUDGE_DATA: here } });
      expect([code, out]).toEqual([2, '']);
      expect(error).toContain('HEADJUDGE_DATA is not a folder');
    }
    expect((await ran(['rule', '309.4'], '', { env: { HEADJUDGE_DATA: `${here}/below` } })).code).toBe(2);
    expect((await ran(['rule', '--help'], '', { env: { HEADJUDGE_DATA: here } })).code).toBe(0);
    expect((await ran(['rule', '309.4'], '', { env: { HEADJUDGE_DATA: `${here}-not-there` } })).code).toBe(0);
  });
});

describe('the folder of a user’s data', () => {
  it.each([
    ['linux', { HOME: '/home/ana' }, '/home/ana/.local/share/headjudge'],
    ['linux', { HOME: '/home/ana', XDG_DATA_HOME: '/data' }, '/data/headjudge'],
    ['linux', { HOME: '/home/ana', XDG_DATA_HOME: 'not/absolute' }, '/home/ana/.local/share/headjudge'],
    ['darwin', { HOME: '/Users/ana', XDG_DATA_HOME: '/data' }, '/Users/ana/Library/Application Support/headjudge'],
    ['linux', { HOME: '/home/ana', HEADJUDGE_DATA: '/elsewhere' }, '/elsewhere'],
    ['linux', { HOME: '', XDG_DATA_HOME: ' ' }, null],
    ['win32', {}, null],
  ])('on %s with %j', (system, env, folder) => {
    expect(dataFolder(env, system)).toBe(folder);
  });

  it('is that of roaming programs on Windows', () => {
    const slashes = (path: string | null) => path?.replaceAll('\\', '/');
    expect(slashes(dataFolder({ APPDATA: 'C:/R', USERPROFILE: 'C:/U' }, 'win32'))).toBe('C:/R/headjudge');
    expect(slashes(dataFolder({ USERPROFILE: 'C:/U' }, 'win32'))).toBe('C:/U/AppData/Roaming/headjudge');
  });
});
