import { describe, expect, test } from 'vitest';
import { isDeckFile, type ScenarioText } from '../../scenario/index.ts';
import { shippedScenarios } from '../../scenario/shipped.fixture.ts';
import { drawable } from '../face.ts';
import { textOf } from '../rich.ts';
import { deckCheckScreen } from './deck-check.ts';
import { FACES } from './faces.fixture.ts';
import { replayScreen } from './replay.ts';
import { rulingScreen } from './ruling.ts';
import { deckReported, replayed, rulesExpected } from './rulings.fixture.ts';

/** The scenarios below a folder of `scenarios`. */
const below = (folder: string): readonly ScenarioText[] =>
  shippedScenarios.filter(({ name }) => name.startsWith(`scenarios/${folder}/`));

const FOLDERS = [...new Set(shippedScenarios.map(({ name }) => name.split('/')[1] ?? ''))];

/** A number that is missing, a fact a sentence asked for and did not get, a code without words. `discard ? (Onix)` is how a table is written. */
const MACHINERY =
  /undefined|\[object|NaN|\bnull\b|(^|[\s(“])\?(?=[\s.,;)”]|$)(?! UNDETERMINED| may be done| \()|\((?:player|pokemon|card|facts) /u;

describe('every scenario of this project can be shown', () => {
  test.each(FOLDERS)('%s', (name) => {
    const wrong: string[] = [];
    for (const { name: path, text } of below(name)) {
      if (isDeckFile(text)) {
        const report = deckReported(text);
        for (const face of [FACES['40'], FACES['80'], FACES.plain]) {
          const lines = face === undefined ? [] : deckCheckScreen(face, drawable(face, report)).map(textOf);
          wrong.push(...lines.filter((line) => MACHINERY.test(line)).map((line) => `${path}: ${line}`));
        }
        continue;
      }
      const report = replayed(text);
      for (const face of [FACES['40'], FACES['80'], FACES.plain]) {
        if (face === undefined) continue;
        const lines = replayScreen(face, drawable(face, report), 'all').map(textOf);
        // The board is shown as it was given, with a ? for what is unknown; so are needs and what a question quotes.
        const checked = lines
          .slice(0, -1)
          .filter((line) => !/needed|Expected|^ *[-+] |UNDETERMINED|\?, \?/u.test(line));
        wrong.push(...checked.filter((line) => MACHINERY.test(line)).map((line) => `${path}: ${line}`));
      }
      wrong.push(...report.say.filter((said) => /\bp[1-4]\b/u.test(said)).map((said) => `${path}: ${said}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** Does a screen cite this paragraph, and not only one whose number begins or ends with the same signs? */
const cites = (screen: string, id: string): boolean => {
  for (let at = screen.indexOf(id); at >= 0; at = screen.indexOf(id, at + 1)) {
    const [before = ' ', after = ' '] = [screen[at - 1], screen[at + id.length]];
    if (/[\s,(]/u.test(before) && /[\s,)]/u.test(after)) return true;
  }
  return false;
};

describe('a ruling prints the paragraphs a scenario expects of it, not only its path', () => {
  const wide = FACES['80'] === undefined ? undefined : { ...FACES['80'], width: 100 };
  test.each(FOLDERS)('%s', (name) => {
    const missing = below(name).flatMap(({ name: path, text }) => {
      if (wide === undefined || isDeckFile(text)) return [];
      const expected = rulesExpected(text);
      if (expected.length === 0) return [];
      const report = replayed(text);
      // What comes of it is not said beside a text that nobody has read.
      if ((report.ruling?.follows?.unread.length ?? 0) > 0) return [];
      const { ruling } = report;
      // Of a file that plays steps and asks as well, the ruling is a screen of its own.
      const asked = ruling === null ? [] : rulingScreen(wide, drawable(wide, ruling));
      const screen = [...replayScreen(wide, drawable(wide, report)), ...asked].map(textOf).join('\n');
      return expected.filter((id) => !cites(screen, id)).map((id) => `${path}: ${id}`);
    });
    expect(missing).toEqual([]);
  });
});
