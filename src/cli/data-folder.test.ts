import { describe, expect, it } from 'vitest';
import { dataFolder } from './data-folder.ts';

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
