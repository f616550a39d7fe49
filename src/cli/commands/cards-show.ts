import { cardsFolder, currentGeneration, openPack, readPart, textsOf } from '../../card-data/index.ts';
import { type CardsShowReport, cardJson } from '../../render/report/cards-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { cardsShowScreen } from '../../render/screen/cards.ts';
import { type Card, type CardPool, cardPool, textOf } from '../../state/index.ts';
import { isPrint, nearest } from '../../state/notation/index.ts';
import { answer, type CommonOptions, refuse } from '../answer.ts';
import { cardsOnFile } from '../cards-on-file.ts';
import { cards } from '../data.ts';
import { dataFolder } from '../data-folder.ts';
import { EXIT, type ExitCode } from '../exit-codes.ts';
import type { Io } from '../io.ts';

/** The prints that the words mean: a name, a name with its print (`Luxray DP 7`, `Luxray (DP 7)`), or an id. */
const meant = (said: string, pool: CardPool): readonly Card[] => {
  const whole = pool.named(said);
  if (whole.length > 0) return whole;
  const [, bare = '', bracketed = ''] = /^(.*\S)\s*\(([^()]+)\)$/u.exec(said) ?? [];
  if (bare !== '') return pool.named(bare).filter((card) => isPrint(card, bracketed.trim()));
  const words = said.split(/\s+/u);
  for (const last of [2, 1]) {
    const name = words.slice(0, -last).join(' ');
    const print = words.slice(-last).join(' ');
    const found = name === '' ? [] : pool.named(name).filter((card) => isPrint(card, print));
    if (found.length > 0) return found;
  }
  // An id leads to no name, so every card is looked through.
  return /^[\w.-]+-[\w.-]+$/u.test(said)
    ? pool.all().filter(({ key }) => key === said.toLowerCase() || key === said)
    : [];
};

const unknown = (said: string, pool: CardPool, imported: boolean) => {
  const name = said.replace(/\s*\([^()]*\)$/u, '');
  const prints = pool.named(name).map((card) => `${card.name} (${card.print ?? card.key})`);
  const near =
    prints.length > 0
      ? prints.slice(0, 8)
      : nearest(
          name,
          pool.all().map((card) => card.name),
          3,
        );
  return usageFault(
    'unknown-card',
    prints.length > 0 ? `no print on file is meant by “${said}”.` : `no card is called “${said}”.`,
    [
      ...(near.length === 0 ? [] : [`${prints.length > 0 ? 'on file' : 'nearest'}   ${near.join('   ')}`]),
      ...(imported ? [] : ['Only the cards that ship are on file; more come with  judge cards import PATH']),
    ].join('\n') || null,
  );
};

/** `judge cards show`: the facts of a card, and what of its text is executed. */
export const run = async (words: readonly string[], options: CommonOptions, io: Io): Promise<ExitCode> => {
  const said = words.join(' ').trim().replace(/\s+/gu, ' ');
  if (said === '')
    return refuse(io, options, [
      usageFault(
        'missing-word',
        'judge cards show needs a card.',
        "a name, with its print where there are several:  judge cards show 'Luxray (DP 7)'",
      ),
    ]);
  const { every } = await cardsOnFile(io);
  const home = dataFolder(io.env);
  const folder = home === null ? null : cardsFolder(home);
  const imported = folder !== null && currentGeneration(folder) !== null;
  const found = meant(said, every);
  if (found.length === 0) {
    await refuse(io, options, [unknown(said, every, imported)]);
    return EXIT.no;
  }
  const bytes = folder === null || !imported ? null : readPart(folder, 'pack');
  const pack = bytes === null ? null : openPack(bytes);
  const shipped = cardPool([...cards()]);
  const texts = new Map<string, Card[]>();
  for (const card of found) {
    const text = textOf(card);
    const same = texts.get(text);
    if (same === undefined) texts.set(text, [card]);
    else same.push(card);
  }
  const setOf = ({ key }: Card): string | null =>
    pack?.set(key.slice(0, Math.max(0, key.lastIndexOf('-'))))?.name ?? null;
  const report: CardsShowReport = {
    schema: 1,
    asked: said,
    cards: [...texts.values()].flatMap(([card, ...others]) =>
      card === undefined
        ? []
        : [
            cardJson(card, textsOf(card), {
              source: shipped.find(card.key) === undefined ? 'imported' : 'shipped',
              alike: others.map(({ print, key }) => print ?? key),
              set: setOf(card),
            }),
          ],
    ),
    prints: found.length,
  };
  await answer(io, options, report, cardsShowScreen);
  return EXIT.ok;
};
