import { type CardJson, type CardsShowReport, cardJson } from '../../render/report/cards-report.ts';
import { usageFault } from '../../render/report/errors.ts';
import { precedentJson } from '../../render/report/precedent-report.ts';
import type { FaultJson } from '../../render/report/types.ts';
import { type Card, type CardPool, textOf } from '../../state/index.ts';
import { isPrint, isPrinted, nearestCards, ONLY_IN_PROGRAM } from '../../state/notation/index.ts';
import { type Outcome, refused } from '../outcome.ts';
import type { World } from '../world.ts';
import { textsWithReadings } from './texts-with-readings.ts';

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

const unknown = (said: string, pool: CardPool, imported: boolean): FaultJson => {
  const name = said.replace(/\s*\([^()]*\)$/u, '');
  if (!isPrinted(said)) return usageFault('unknown-card', `no printed card has the set of “${said}”.`, ONLY_IN_PROGRAM);
  const prints = pool.named(name).map((card) => `${card.name} (${card.print ?? card.key})`);
  const near =
    prints.length > 0
      ? prints.slice(0, 8)
      : nearestCards(name, pool)
          .slice(0, 3)
          .map((card) => card.name);
  return usageFault(
    'unknown-card',
    prints.length > 0 ? `“${said}” matches no print on file.` : `no card is called “${said}”.`,
    [
      ...(near.length === 0 ? [] : [`${prints.length > 0 ? 'on file' : 'nearest'}   ${near.join('   ')}`]),
      ...(imported ? [] : ['Only the cards that ship are on file; more come with  judge cards import PATH']),
    ].join('\n') || null,
  );
};

const NO_WORDS = usageFault(
  'missing-word',
  'judge cards show needs a card.',
  "a name, with its print where there are several:  judge cards show 'Luxray (DP 7)'",
);

/** The facts of the cards that a name or an id means, and what of their text is executed. */
export const showCards = async (name: string, world: World): Promise<Outcome<CardsShowReport>> => {
  const said = name.trim().replace(/\s+/gu, ' ');
  if (said === '') return refused([NO_WORDS]);
  const { every, shipped } = await world.cards();
  const imported = await world.importedCards();
  const found = meant(said, every);
  if (found.length === 0) return refused([unknown(said, every, imported !== null)], 'not-found');
  const texts = new Map<string, Card[]>();
  for (const card of found) {
    const text = textOf(card);
    const same = texts.get(text);
    if (same === undefined) texts.set(text, [card]);
    else same.push(card);
  }
  const setOf = ({ key }: Card): string | null =>
    imported?.setName(key.slice(0, Math.max(0, key.lastIndexOf('-')))) ?? null;
  const cards: CardJson[] = [];
  for (const [card, ...others] of texts.values()) {
    if (card === undefined) continue;
    const isShipped = shipped.find(card.key) !== undefined;
    cards.push(
      cardJson(card, await textsWithReadings(card, imported, isShipped), {
        source: isShipped ? 'shipped' : 'imported',
        alike: others.map(({ print, key }) => print ?? key),
        set: setOf(card),
      }),
    );
  }
  return {
    schema: 1,
    asked: said,
    cards,
    prints: found.length,
    precedents: [...new Set(found.map((card) => card.name))]
      .flatMap((one) => world.precedents().ofCard(one))
      .map(precedentJson),
  };
};
