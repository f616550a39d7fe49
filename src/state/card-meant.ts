import type { Card } from './card.ts';
import { tagsOf } from './card-class.ts';
import { type CardPool, differentTexts, plainName, sameName } from './card-pool.ts';
import type { CardSpec } from './setup.ts';
import { textsOfSketch } from './text-reader.ts';

/** Which card a given name means. */

const spelled = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** Every card of that name that its print may name. A short name of Energy, RBE, stands for all prints of the full one, also those that do not ship. */
export const printedAs = (pool: CardPool, name: string): readonly Card[] => {
  const printed = pool.printed ?? pool.named;
  const found = printed(name);
  const full = found.find(({ short }) => short !== undefined && sameName(short, name))?.name;
  return full === undefined || sameName(full, name) ? found : [...new Set([...found, ...printed(full)])];
};

/** The cards a name may mean: the print given with it, else every print; each different text once, cards of the file itself going first. */
export const candidates = (pool: CardPool, spec: CardSpec): readonly Card[] => {
  if (spec.print === undefined) return pool.texts(spec.name);
  const print = spelled(spec.print);
  return differentTexts(
    printedAs(pool, spec.name).filter((card) => spelled(card.print ?? '') === print || spelled(card.key) === print),
  );
};

/** The card that a sketch describes; `at` counts the sketches of the table. Null for a card that is not sketched. */
export const sketchedCard = (spec: CardSpec, at: number): Card | null => {
  const { sketch } = spec;
  if (sketch === undefined) return null;
  const tags = tagsOf(spec.name, /\sex\b/i.test(spec.name) ? ['ex'] : []);
  return {
    key: `sketch:${at}:${plainName(spec.name)}`,
    name: spec.name,
    kind: 'pokemon',
    stage: sketch.stage ?? (sketch.from === undefined ? 'basic' : 'stage 1'),
    sketched: true,
    ...(sketch.stage === undefined && sketch.from === undefined ? { stageTaken: true } : {}),
    ...(sketch.from === undefined ? {} : { from: sketch.from }),
    ...(sketch.hp === undefined ? {} : { hp: sketch.hp }),
    ...(sketch.types === undefined ? {} : { types: sketch.types }),
    ...(sketch.retreat === undefined ? {} : { retreat: sketch.retreat }),
    ...(sketch.weakness === undefined ? {} : { weakness: sketch.weakness }),
    ...(sketch.resistance === undefined ? {} : { resistance: sketch.resistance }),
    ...(sketch.prizes === undefined ? {} : { prizes: sketch.prizes }),
    ...textsOfSketch(spec.name, sketch),
    ...(tags.length === 0 ? {} : { tags }),
  };
};
