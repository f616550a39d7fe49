import { expect, test } from 'vitest';
import { escapeSteering, holdsSteering, jsonText, yamlSpelled } from './escape.ts';

// C0, C1 (a CSI of one byte), marks of direction, zero width, a tag beyond the first plane, a lone surrogate.
const SIGNS = ['\u001b', '\u009b', '\u202e', '\u2066', '\u200b', '\u2060', '\u00ad', '\ufeff', '\u{e0041}', '\ud800'];

test('JSON spells every steering sign and reads back to the same value', () => {
  const value = { name: `A${SIGNS.join('x')}\nB`, [SIGNS[1] ?? '']: ['é “Pokémon” ♀'] };
  for (const indent of [0, 2]) {
    const text = jsonText(value, indent);
    expect(holdsSteering(text.replaceAll('\n', ''))).toBe(false);
    expect(text).toContain('\\u009b');
    expect(text).toContain('é “Pokémon” ♀');
    expect(JSON.parse(text)).toEqual(value);
  }
  expect(jsonText(value)).not.toContain('\n');
  expect(jsonText([1], 2)).toBe('[\n  1\n]');
});

test('a screen spells them too, the line break included', () => {
  expect(escapeSteering('a\n\u202eb\u2060')).toBe('a\\u000a\\u202eb\\u2060');
});

test('YAML spells them in its own way and keeps its lines', () => {
  expect(yamlSpelled('a: "\u202e\u{e0041}"\nb: c\n')).toBe('a: "\\u202e\\U000e0041"\nb: c\n');
});

test('every steering sign of the first plane is found, whatever stands around it', () => {
  const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
  const differ: string[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const text = `é“${String.fromCharCode(code)}”`;
    if (holdsSteering(text) !== steering.test(text)) differ.push(code.toString(16));
    if ((escapeSteering(text) !== text) !== steering.test(text)) differ.push(code.toString(16));
  }
  expect(differ).toEqual([]);
});
