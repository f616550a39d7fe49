import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type App, askFor, setLine, typeName, want } from './app.ts';
import { openRule, searchRules } from './app-rules.ts';
import { IDLE_DEVICE } from './device.fixture.ts';
import type { Device } from './device.ts';
import { FIRST_PARTS, openFolder, partsFile, programWith } from './folder-parts.ts';
import { type PartName, partsOf } from './parts.ts';
import { openApp } from './store.ts';

const folder = join(import.meta.dirname, '../../dist/pocket');
const { partText } = openFolder(readFileSync(join(folder, 'app.js'), 'utf8'), readFileSync(join(folder, 'parts.txt')));

/** A page that has only what it begins with, until the others come. */
const openedEarly = async (): Promise<{ readonly app: App; readonly come: () => void }> => {
  let there = false;
  let come = (): void => {};
  const all = new Promise<void>((resolve) => {
    come = () => {
      there = true;
      resolve();
    };
  });
  const textOf = (name: PartName): string | null => {
    if (!there && !FIRST_PARTS.has(name) && name !== 'imported' && name !== 'own')
      throw new Error(`${name} is not there`);
    return partText(name);
  };
  const device: Device = { ...IDLE_DEVICE, allParts: () => all };
  return { app: await openApp(partsOf(textOf), device, () => {}), come };
};

describe('a page whose parts have not all come', () => {
  it('takes a table, says what is wrong with a line and offers cards', async () => {
    const { app } = await openedEarly();
    await setLine(app, 'CR t9 p1 | Luxrai ~asleep vs Machamp');
    expect(app.state.table.faults.map(({ message }) => message).join(' ')).toContain('Luxrai');
    await setLine(app, 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Machamp');
    expect(app.state.table.faults).toEqual([]);
    await want(app, { for: 'stadium' });
    await typeName(app, '');
    expect(app.state.sheet?.offers.length).toBeGreaterThan(0);
  });

  it('rules, searches and opens rules as soon as they are there', async () => {
    const { app, come } = await openedEarly();
    await setLine(app, 'CR t9 p1 | Luxray ~asleep +L / Shinx vs Machamp');
    const ruled = askFor(app, 'retreat');
    const found = searchRules(app, 'asleep retreat');
    const opened = openRule(app, { document: 'comprehensive-2009', id: '309.4' });
    await new Promise((later) => setTimeout(later, 20));
    expect(app.state.ruling).toBeNull();
    expect(app.state.rules.found).toBeNull();
    come();
    await Promise.all([ruled, found, opened]);
    expect(app.state.ruling?.report.verdict).toBe('illegal');
    expect(app.state.rules.found?.hits.length).toBeGreaterThan(0);
  });
});

describe('the files of a folder', () => {
  it('give back every part as it was, whatever signs are in it', () => {
    const first = [['about', '{"build":"b\\n</script>"}']] as const;
    const rest = [
      ['outline', '"Pokémon … \\u2028"'],
      ['corpus', ''],
      ['slang', '[1]'],
    ] as const;
    const { script, partText: text } = openFolder(programWith(first, '(function(){\n})()'), partsFile(rest));
    expect(script).toBe('(function(){\n})()');
    for (const [name, part] of [...first, ...rest]) expect(text(name), name).toBe(part);
    expect(text('own')).toBeNull();
  });
});
