import { expect, test } from 'vitest';
import { isAtTerminal } from '../render/face.ts';
import { readCommandLine } from './command-line.ts';
import { colourLevel, faceFor, wantsAscii } from './terminal.ts';

test('flags decide about colour before the environment, and the environment before the terminal', () => {
  expect(colourLevel({}, {}, true)).toBe(1);
  expect(colourLevel({}, {}, false)).toBe(0);
  expect(colourLevel({}, { TERM: 'dumb' }, true)).toBe(0);
  expect(colourLevel({}, { TERM: 'xterm-256color' }, true)).toBe(2);
  expect(colourLevel({}, { COLORTERM: 'truecolor' }, true)).toBe(3);
  expect(colourLevel({}, { NO_COLOR: '1' }, true)).toBe(0);
  expect(colourLevel({}, { NO_COLOR: '' }, true)).toBe(1);
  expect(colourLevel({}, { NO_COLOR: '1', FORCE_COLOR: '1' }, true)).toBe(0);
  expect(colourLevel({}, { FORCE_COLOR: '1' }, false)).toBe(1);
  expect(colourLevel({}, { FORCE_COLOR: '0' }, true)).toBe(0);
  expect(colourLevel({ color: true }, { NO_COLOR: '1' }, false)).toBe(1);
  expect(colourLevel({ color: false }, { FORCE_COLOR: '3' }, true)).toBe(0);
});

test('ASCII is for the flag, the C locale and locales where signs are two columns wide', () => {
  expect(wantsAscii({ ascii: true }, {})).toBe(true);
  expect(wantsAscii({}, {})).toBe(false);
  expect(wantsAscii({}, { LANG: 'C' })).toBe(true);
  expect(wantsAscii({}, { LANG: 'C.UTF-8' })).toBe(false);
  expect(wantsAscii({}, { LANG: 'de_DE.UTF-8' })).toBe(false);
  expect(wantsAscii({}, { LANG: 'de_DE.ISO-8859-1' })).toBe(true);
  expect(wantsAscii({}, { LANG: 'ja_JP.UTF-8' })).toBe(true);
  expect(wantsAscii({}, { LC_ALL: 'en_US.UTF-8', LANG: 'C' })).toBe(false);
});

test('a face is never narrower than 32 columns', () => {
  expect(faceFor({}, {}, true, 20)).toMatchObject({ width: 32, plain: false });
});

test('a pipe is drawn like a terminal of 80 columns, unless --plain asks for a fact per line', () => {
  expect(faceFor({}, {}, false, undefined)).toMatchObject({ width: 80, plain: false, piped: true, colour: 0 });
  expect(faceFor({}, { COLUMNS: '120' }, false, undefined)).toMatchObject({ width: 120, plain: false });
  expect(faceFor(readCommandLine(['rule', '--plain']).options, {}, false, undefined)).toMatchObject({
    plain: true,
    piped: true,
  });
  expect(faceFor(readCommandLine(['rule', '--plain']).options, {}, true, 80)).toMatchObject({ plain: true });
  expect(isAtTerminal(faceFor({}, {}, true, 80))).toBe(true);
  expect(isAtTerminal(faceFor({}, {}, false, undefined))).toBe(false);
});

test('look flags are found anywhere before --', () => {
  expect(readCommandLine(['rule', '--no-color', '309.4']).options).toEqual({ color: false });
  expect(readCommandLine(['search', '--', '--no-color', '--ascii']).options).toEqual({});
});
