import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { manySets } from '../../src/card-data/samples.fixture.ts';
import type { CorpusEntry, CorpusIndex } from '../../src/corpus/index.ts';
import { printed } from '../../src/rulebook/copies.fixture.ts';
import { type Hands, putLine, ruledOn } from './hands.ts';
import { HOSTILE_CARD, HOSTILE_NAME, IMPORTED, MARKUP } from './samples.ts';

/** What a person brings to a page from a folder: cards and a copy of a rulebook; and what happens when that is stopped. */

type Fault = (what: string) => void;

/** Whether a text that came from outside became a part of the page, or ran. */
export const becameMarkup = (hands: Hands): Promise<boolean> =>
  hands.evaluate<boolean>(
    "document.querySelectorAll('#app img, #app script, #app iframe').length > 0 || 'pwned' in window",
  );

/** So many made-up cards that a page is still reading their texts when it is closed. */
const MANY = 2_400;

const cardFiles = (folder: string): readonly [own: string, others: readonly string[]] => {
  const own = join(folder, 'own.json');
  writeFileSync(own, JSON.stringify([...IMPORTED, HOSTILE_CARD]));
  const { sets, files } = manySets(MANY);
  const others = [...files].map(([set, cards]) => {
    const path = join(folder, `${set}.json`);
    writeFileSync(path, JSON.stringify(cards));
    return path;
  });
  const all = join(folder, 'sets.json');
  writeFileSync(all, JSON.stringify(sets));
  return [own, [...others, all]];
};

/** In the page: it is opened again as soon as it tells that it has read the texts of so many cards. A look from outside could come too late. */
const CLOSE_WHILE_READING = `void new MutationObserver((_changes, observer) => {
  const read = /texts of (\\d+) of/.exec(document.querySelector('#importing')?.textContent ?? '');
  if (read === null || Number(read[1]) < 1200) return;
  observer.disconnect();
  sessionStorage.setItem('closed', 'yes');
  delete document.documentElement.dataset.ready;
  location.reload();
}).observe(document.body, { childList: true, subtree: true, characterData: true })`;

/** Closes the page while it reads files, then while it reads texts, and goes on each time. */
export const importCards = async (hands: Hands, address: string, folder: string, fault: Fault): Promise<string> => {
  const [own, others] = cardFiles(folder);
  await hands.tap('#tab-saved');
  // A file that a device hands over late: the page is closed before it has it.
  await hands.evaluate(
    `void (File.prototype.text = function () { return this.name === 'own.json' ? new Promise(() => {}) : Blob.prototype.text.call(this); })`,
  );
  await hands.give('#import', ...others, own);
  await hands.seen(`#importing:has-text("Reading file ${others.length + 1} of ${others.length + 1}")`);
  await hands.open(address);
  await hands.tap('#tab-saved');
  await hands.seen(`#stopped:has-text("${others.length} of ${others.length + 1} files are read")`);
  await hands.seen('#stopped:has-text("Choose again: own.json")');
  await hands.evaluate(CLOSE_WHILE_READING);
  await hands.give('#import-rest', own);
  await hands.until(
    "sessionStorage.getItem('closed') !== null && document.documentElement.dataset.ready !== undefined",
  );
  await hands.tap('#tab-saved');
  await hands.seen('#stopped:has-text("and the texts of")');
  const stopped = await hands.evaluate<string>("document.querySelector('#stopped').textContent");
  const names = Number(/texts of ([\d,]+) name/u.exec(stopped)?.[1]?.replace(',', '') ?? 0);
  if (names === 0) fault('an import that was stopped begins again');
  await hands.tap('#stopped button:text-is("Go on")');
  await hands.seen('.said:has-text("cards are imported")');
  if (await hands.evaluate<boolean>("document.querySelector('#stopped') !== null")) fault('it is said to be stopped');
  await hands.open(address);
  await putLine(hands, 'CR t9 p1 | Testaur +FF / Shinx vs Machamp');
  const verdict = await ruledOn(hands, 'attack Test Tackle');
  if (verdict !== 'LEGAL') fault(`an imported attack that is paid is ${verdict}`);
  // The page looks again although its note says that there is nothing: a note may be wrong, and what was imported is not lost by it.
  await hands.evaluate("localStorage.setItem('headjudge-pocket-nothing-imported', 'yes')");
  await hands.open(address);
  await hands.tap('#tab-saved');
  await hands.seen('#main li:has-text("names, imported on")');
  if (await hands.evaluate<boolean>("localStorage.getItem('headjudge-pocket-nothing-imported') !== null"))
    fault('the note says that nothing is imported');
  await putLine(hands, `CR t9 p1 | ${HOSTILE_NAME} +FF / Shinx vs Machamp`);
  await ruledOn(hands, 'attack');
  if (await becameMarkup(hands)) fault('the name of a card became markup');
  return `went on after ${names} names`;
};

/** A rule of CR 2009, and what only the copy says there. */
const RULE = '311.2b';
const OWN_WORDS = 'in the words of this copy';

/** A copy made of our own restatements, with words that only it has and with markup in it. */
const copyOfRules = (): string => {
  const { entries } = JSON.parse(readFileSync(join('dist', 'corpus.json'), 'utf8')) as CorpusIndex;
  const own = entries.flatMap((entry: CorpusEntry) => {
    if (entry.document !== 'comprehensive-2009') return [];
    return [entry.id === RULE ? { ...entry, text: `${entry.text} That is so ${OWN_WORDS} ${MARKUP}.` } : entry];
  });
  return `Version 3.1 ${MARKUP} (02/03/2004)\n\n${printed(own)}`;
};

/** Imports a copy, sees its words in a rule and in a ruling, and removes it. */
export const importCopies = async (hands: Hands, address: string, folder: string, fault: Fault): Promise<string> => {
  const letter = join(folder, 'letter.txt');
  writeFileSync(letter, 'Dear aunt, the frogs are well. '.repeat(50));
  const copy = join(folder, `${MARKUP.replace('src=x', 'src')}.txt`);
  writeFileSync(copy, copyOfRules());
  await hands.open(address);
  await hands.tap('#tab-saved');
  await hands.give('#import-copy', letter);
  await hands.seen('.said:has-text("reads like none of the rulebooks")');
  await hands.give('#import-copy', copy);
  await hands.seen('.said:has-text("rules were found")');
  await hands.open(address);
  await hands.tap('#tab-rules');
  await hands.type('#search', `CR ${RULE}`);
  await hands.tap(`.hit:has-text("${RULE}")`);
  await hands.seen(`#rule .own:has-text("${OWN_WORDS} <img")`);
  await putLine(hands, 'CR t9 p1 | Cyndaquil ~asleep +R / Pikachu vs Machop');
  await ruledOn(hands, 'retreat');
  await hands.seen(`#main .own:has-text("${OWN_WORDS}")`);
  if (await becameMarkup(hands)) fault('the words of a copy became markup');
  await hands.tap('#tab-saved');
  await hands.tap('.danger:text-is("Remove")');
  await hands.seen('.said:has-text("The copy is removed")');
  await hands.open(address);
  await hands.tap('#tab-rules');
  await hands.type('#search', `CR ${RULE}`);
  await hands.tap(`.hit:has-text("${RULE}")`);
  await hands.seen('#rule');
  if (await hands.evaluate<boolean>("document.querySelector('#rule .own') !== null"))
    fault('a copy that was removed is there');
  return 'a copy found, quoted and removed';
};
