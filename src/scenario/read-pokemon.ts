import type { AttachedSpec, CardSpec, ConditionSpec, EffectSpec, PokemonSpec, Seat } from '../state/index.ts';
import { SEATS } from '../state/index.ts';
import {
  type Fragment,
  parseAttached,
  parseCardText,
  parseCondition,
  parseEffect,
  parseEnergy,
  parsePokemonLine,
  type ReadOptions,
} from '../state/notation/index.ts';
import { asInt, asText, asTexts, asWord, readKeys, wrongShape } from './keys.ts';
import type { Source } from './source.ts';
import type { MapNode, TextNode, YamlNode } from './yaml-node.ts';

/** Nothing, spelled out: an empty Bench, a Pokémon with no card under it. */
const saysNothing = (node: YamlNode): boolean => node.kind === 'text' && /^\s*(?:none|nothing|-)\s*$/i.test(node.text);

/** How a piece of the notation is read from within a value, so that its faults point into the file. */
export const within = (source: Source, node: TextNode): ReadOptions => ({
  file: source.file,
  locate: node.locate,
  excerpt: source.excerpt,
});

/** Reads a value in the notation and takes over its faults. */
export const readText = <T>(
  source: Source,
  node: TextNode,
  parse: (text: string, options: ReadOptions) => Fragment<T>,
): T => {
  const { value, faults } = parse(node.text, within(source, node));
  source.add(faults);
  return value;
};

const present = <T>(value: T | null): T[] => (value === null ? [] : [value]);

export const readCardSpec = (source: Source, node: YamlNode): CardSpec | null => {
  const text = asText(source, node, 'the name of a card');
  return text === null ? null : readText(source, text, parseCardText);
};

export const readEffects = (source: Source, node: YamlNode): EffectSpec[] =>
  asTexts(source, node, 'effects').flatMap((text) => present(readText(source, text, parseEffect)));

export const readSeat = (source: Source, node: YamlNode): Seat | undefined => asWord(source, node, SEATS, 'seat');

const readEnergy = (source: Source, node: YamlNode): AttachedSpec[] =>
  asTexts(source, node, 'Energy cards').flatMap((text) =>
    readText(source, text, node.kind === 'list' ? parseAttached : parseEnergy),
  );

const readDamage = (source: Source, node: YamlNode): number => {
  const points = asInt(source, node, 'damage, a multiple of 10') ?? 0;
  if (points % 10 === 0) return points;
  const below = points - (points % 10);
  source.report(
    'bad-damage',
    `damage ${points} is not a multiple of 10.`,
    node.span,
    `nearest   ${below === 0 ? '' : `${below}   `}${below + 10}`,
  );
  return 0;
};

const readTable = (source: Source, map: MapNode): PokemonSpec[] => {
  let pokemon: PokemonSpec | null = null;
  let energy: AttachedSpec[] = [];
  let tools: AttachedSpec[] = [];
  let attached: AttachedSpec[] = [];
  let conditions: ConditionSpec[] = [];
  let effects: EffectSpec[] = [];
  let history: string[] = [];
  let under: CardSpec[] | undefined;
  let damage = 0;
  let since: number | undefined;
  let named = false;
  readKeys(source, map, {
    card: (value) => {
      named = true;
      const text = asText(source, value, 'the name of a card, or unknown');
      if (text === null) return;
      const { pokemon: read, faults } = parsePokemonLine(text.text, within(source, text));
      source.add(faults);
      if (read.length > 1) source.report('bad-value', 'a table of keys speaks of one Pokémon.', text.span);
      pokemon = read[0] ?? null;
    },
    on: (value) => {
      under = saysNothing(value)
        ? []
        : asTexts(source, value, 'the cards beneath').flatMap((text) => present(readText(source, text, parseCardText)));
    },
    energy: (value) => {
      energy = readEnergy(source, value);
    },
    tool: (value) => {
      tools = asTexts(source, value, 'the name of a Tool').flatMap((text) =>
        present(readText(source, text, parseCardText)).map((card): AttachedSpec => ({ card, as: 'tool' })),
      );
    },
    attached: (value) => {
      attached = asTexts(source, value, 'attached cards').flatMap((text) => readText(source, text, parseAttached));
    },
    damage: (value) => {
      damage = readDamage(source, value);
    },
    conditions: (value) => {
      conditions = asTexts(source, value, 'conditions').flatMap((text) =>
        present(readText(source, text, parseCondition)),
      );
    },
    since: (value) => {
      since = asInt(source, value, 'a turn');
    },
    'this-turn': (value) => {
      history = asTexts(source, value, 'what happened this turn').map(({ text }) => text.trim());
    },
    effects: (value) => {
      effects = readEffects(source, value);
    },
  });
  if (!named)
    source.report('missing-key', 'this Pokémon has no card.', map.span, 'expected   card: NAME, or card: unknown');
  // Assigned inside the readers above, which control flow analysis does not follow.
  const given = pokemon as PokemonSpec | null;
  if (given === null) return [];
  const turn = since ?? given.since;
  const beneath = under ?? given.under;
  return [
    {
      card: given.card,
      ...(beneath === undefined ? {} : { under: beneath }),
      attached: [...given.attached, ...energy, ...tools, ...attached],
      damage: damage === 0 ? given.damage : damage,
      conditions: [...given.conditions, ...conditions],
      history: [...given.history, ...history],
      effects: [...given.effects, ...effects],
      ...(turn === undefined ? {} : { since: turn }),
      span: given.span ?? map.span,
    },
  ];
};

const readOne = (source: Source, node: YamlNode): PokemonSpec[] => {
  if (node.kind === 'map' && node.entries.some(({ key }) => key.text === 'card')) return readTable(source, node);
  if (node.kind === 'map' && node.entries.length > 1) return readTable(source, node);
  if (node.kind !== 'text' || node.text.trim() === '') {
    wrongShape(
      source,
      node,
      'a Pokémon as a line or as a table with card (in quotes if it holds “: ” or begins with ? or [; unknown for one not described)',
    );
    return [];
  }
  const { pokemon, faults } = parsePokemonLine(node.text, within(source, node));
  source.add(faults);
  return [...pokemon];
};

/** Reads the Pokémon of a place: one or a list of them, each a line or a table; `none` is an empty place. */
export const readPokemonList = (source: Source, node: YamlNode): PokemonSpec[] => {
  if (saysNothing(node)) return [];
  return (node.kind === 'list' ? node.items : [node]).flatMap((item) => readOne(source, item));
};
