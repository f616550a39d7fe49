import {
  CARD_KINDS,
  type Card,
  type DeckLimit,
  type EnergyLetter,
  type InputFault,
  type Resistance,
  type Span,
  STAGES,
  tagMeant,
  tagsOf,
  type Weakness,
} from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import {
  asBoolean,
  asInt,
  asList,
  asMap,
  asText,
  asTexts,
  asWord,
  type KeyReaders,
  type Otherwise,
  readKeys,
  readKeysInto,
  wrongShape,
} from './keys.ts';
import { readAnnounced, readAttack, readLetters, readPower, readScript } from './read-attack.ts';
import { CARD_SCRIPT_READERS, placeCardScript } from './read-card-script.ts';
import { put, readVerbs, type ScriptDraft, type ScriptReading, toJson } from './read-verbs.ts';
import { readYaml } from './read-yaml.ts';
import { openSource, type Source } from './source.ts';
import type { MapNode, TextNode, YamlNode } from './yaml-node.ts';

type Draft = { -readonly [K in keyof Card]: Card[K] };

/** Words of one list value: YAML list, or text with commas between. */
const commaWords = (
  source: Source,
  node: YamlNode,
  what: string,
): { readonly text: string; readonly node: TextNode }[] =>
  asTexts(source, node, what).flatMap((text) =>
    text.text.split(',').map((part) => ({ text: part.trim(), node: text })),
  );

const AMOUNT = /^([GRWLPFDMYNC])(?:\s*([x×+\-−])\s*(\d{1,3}))?$/i;

/** Reads `R x2`, `F +20`, `F`; `G -30` for a Resistance. `none` is none. */
const readAmounts = <T>(
  source: Source,
  node: YamlNode,
  what: string,
  signs: string,
  take: (type: EnergyLetter, sign: string, amount: number) => T,
): T[] => {
  const form = what === 'Weakness' ? 'such as R x2, F +20 or F' : 'such as G -30 or G';
  return commaWords(source, node, `a ${what} ${form}`).flatMap(({ text, node: place }): T[] => {
    if (text.toLowerCase() === 'none') return [];
    const [, letter, sign = '', digits = '0'] = AMOUNT.exec(text) ?? [];
    if (letter !== undefined && (sign === '' || signs.includes(sign)))
      return [take(letter.toUpperCase() as EnergyLetter, sign, Number(digits))];
    source.report('bad-value', `“${shown(text)}” is no ${what}.`, place.span, `expected   ${form}`);
    return [];
  });
};

const weakness = (type: EnergyLetter, sign: string, amount: number): Weakness =>
  sign === '' ? { type } : sign === '+' ? { type, plus: amount } : { type, times: amount };

const resistance = (type: EnergyLetter, sign: string, amount: number): Resistance =>
  sign === '' ? { type } : { type, minus: amount };

const items = <T>(
  source: Source,
  node: YamlNode,
  what: string,
  read: (source: Source, item: YamlNode) => T | null,
): T[] => (asList(source, node, what)?.items ?? []).flatMap((item) => read(source, item) ?? []);

/** `{most: 1, of: star}`: at most so many in a deck, of its name or of a tag; `{most: any}` where its text frees it (CR 100.2e). */
const readDeckLimit = (source: Source, node: YamlNode): DeckLimit | null => {
  const map = asMap(source, node, 'a limit such as {most: 1, of: star}');
  if (map === null) return null;
  let most: DeckLimit['most'] | undefined;
  let of: string | undefined;
  readKeys(source, map, {
    most: (value) => {
      most =
        value.kind === 'text' && value.text.trim() === 'any' ? 'any' : asInt(source, value, 'any, 1, 2 or 3', 1, 3);
    },
    of: (value) => {
      of = asText(source, value, 'a tag such as star')?.text.trim();
    },
  });
  if (most === undefined) {
    if (!map.entries.some(({ key }) => key.text === 'most'))
      source.report('missing-key', 'this limit has no number.', node.span, 'expected   most: 1');
    return null;
  }
  return { most, ...(of === undefined ? {} : { of }) };
};

const POWERS = 'powers: [{name: NAME, kind: ability, text: …, does: […] or always: […]}]';
const OTHERWISE: Otherwise = {
  ability: POWERS,
  abilities: POWERS,
  power: POWERS,
  'poke-power': POWERS,
  'poke-body': POWERS,
  trait: POWERS,
  'ancient trait': POWERS,
  attack: 'attacks: [{name: NAME, cost: R C, damage: 30}]',
  types: 'type: R',
  weaknesses: 'weakness: R x2',
  resistances: 'resistance: G -20',
  'retreat-cost': 'retreat: 2',
};
const ITEM = 'kind: trainer';
const KINDS: Otherwise = {
  item: ITEM,
  'trainer-item': ITEM,
  tool: 'kind: trainer, with  tags: [tool]  and  attaches: true',
  'pokemon tool': 'kind: trainer, with  tags: [tool]  and  attaches: true',
  'special energy': 'kind: energy',
};

/** A card that is being read; `own` is what it says of itself beside its facts. */
interface CardReading extends ScriptReading {
  readonly card: Draft;
  readonly own: { id?: string; kind?: true };
}

type CardReader = KeyReaders<CardReading>[string];

const text =
  (key: 'print' | 'from' | 'short' | 'item', what: string): CardReader =>
  (value, { source, card }) =>
    put(asText(source, value, what), (found) => {
      card[key] = found.text.trim();
    });
const int =
  (key: 'retreat' | 'prizes' | 'discardsToPlay' | 'burden', what: string): CardReader =>
  (value, { source, card }) =>
    put(asInt(source, value, what, 0, 20), (found) => {
      card[key] = found;
    });
const flag =
  (
    key:
      | 'attaches'
      | 'discardAtEndOfTurn'
      | 'discardAtEndOfOpponentsTurn'
      | 'discardIfItAttacks'
      | 'oneOfItsName'
      | 'staysDiscarded'
      | 'endsTurn',
  ): CardReader =>
  (value, { source, card }) =>
    put(asBoolean(source, value), (found) => {
      card[key] = found;
    });
const json =
  (key: 'provides' | 'attachesTo' | 'discardUnless' | 'discardsOf' | 'playsOnlyIf' | 'ruledOnlyIf'): CardReader =>
  (value, { card }) => {
    card[key] = toJson(value);
  };

const CARD_READERS: KeyReaders<CardReading> = {
  ...CARD_SCRIPT_READERS,
  print: text('print', 'a print such as DP 7'),
  id: (value, { source, own }) =>
    put(asText(source, value, 'an id such as dp1-7'), (found) => {
      own.id = found.text.trim();
    }),
  released: (value, { source, card }) =>
    put(asText(source, value, 'a date such as 2007/05/01'), (found) => {
      if (/^\d{4}[/-]\d{2}[/-]\d{2}$/.test(found.text.trim())) card.released = found.text.trim().replaceAll('-', '/');
      else wrongShape(source, value, 'a date such as 2007/05/01');
    }),
  kind: (value, { source, card, own }) =>
    put(asWord(source, value, CARD_KINDS, 'kind of card', KINDS) ?? null, (kind) => {
      card.kind = kind;
      own.kind = true;
    }),
  stage: (value, { source, card }) =>
    put(asWord(source, value, STAGES, 'stage'), (stage) => {
      card.stage = stage;
    }),
  from: text('from', 'the name it evolves from'),
  into: (value, { source, card }) => {
    const names = commaWords(source, value, 'names').map((one) => one.text);
    // Of such a Pokémon nothing evolves at all.
    card.into = names.length === 1 && names[0]?.toLowerCase() === 'none' ? [] : names;
  },
  hp: (value, { source, card }) =>
    put(asInt(source, value, 'HP, a multiple of 10', 10, 990), (hp) => {
      if (hp % 10 === 0) card.hp = hp;
      else wrongShape(source, value, 'HP, a multiple of 10');
    }),
  type: (value, { source, card }) =>
    put(readLetters(source, value, 'types'), (types) => {
      card.types = types;
    }),
  weakness: (value, { source, card }) => {
    card.weakness = readAmounts(source, value, 'Weakness', 'x×+', weakness);
  },
  resistance: (value, { source, card }) => {
    card.resistance = readAmounts(source, value, 'Resistance', '-−', resistance);
  },
  retreat: int('retreat', 'a Retreat Cost as a number such as 2'),
  attacks: (value, { source, card }) => {
    card.attacks = items(source, value, 'a list of attacks such as [{name: Jab, cost: R C, damage: 30}]', readAttack);
  },
  powers: (value, { source, card }) => {
    card.powers = items(source, value, 'a list of powers', readPower);
  },
  tags: (value, { source, card }) => {
    card.tags = commaWords(source, value, 'tags').map((tag) => tagMeant(tag.text));
  },
  'per-deck': (value, { source, card }) =>
    put(readDeckLimit(source, value), (limit) => {
      card.perDeck = limit;
    }),
  short: text('short', 'a short name such as DRE'),
  item: text('item', 'the name of a Pokémon Item'),
  provides: json('provides'),
  'attaches-to': json('attachesTo'),
  always: (value, { source, card }) =>
    put(readVerbs(source, value), (always) => {
      card.always = always;
    }),
  'as-tool': (value, { source, card }) =>
    put(readVerbs(source, value), (asTool) => {
      card.asTool = asTool;
    }),
  play: (value, { source, card }) =>
    put(readScript(source, value), (play) => {
      card.play = play;
    }),
  announced: (value, { source, card }) =>
    put(readAnnounced(source, value), (announced) => {
      card.announced = announced;
    }),
  attaches: flag('attaches'),
  'discards-to-play': int('discardsToPlay', 'so many cards of the hand'),
  'discards-of': json('discardsOf'),
  'plays-only-if': json('playsOnlyIf'),
  'ruled-only-if': json('ruledOnlyIf'),
  'plays-despite': (value, { source, card }) => {
    card.playsDespite = asTexts(source, value, 'what does not keep it from being played').map((one) => one.text.trim());
  },
  'evolves-despite': (value, { source, card }) => {
    card.evolvesDespite = asTexts(source, value, 'what does not keep it from evolving').map((one) => one.text.trim());
  },
  'discard-at-end-of-turn': flag('discardAtEndOfTurn'),
  'discard-unless': json('discardUnless'),
  'discard-at-end-of-opponents-turn': flag('discardAtEndOfOpponentsTurn'),
  'discard-if-it-attacks': flag('discardIfItAttacks'),
  'one-of-its-name': flag('oneOfItsName'),
  'stays-discarded': flag('staysDiscarded'),
  'ends-turn': flag('endsTurn'),
  burden: int('burden', 'a number of damage counters'),
  prizes: int('prizes', 'a number of Prizes'),
  lends: (value, { source, card }) => {
    card.lends = items(source, value, 'a list of attacks', readAttack);
  },
  'lends-powers': (value, { source, card }) => {
    card.lendsPowers = items(source, value, 'a list of powers', readPower);
  },
  unread: (value, { source, card }) => {
    card.unread = items(source, value, 'a list of texts', readScript);
  },
};

/** Reads one print of a card. The kind may be left out where HP or a stage tell that it is a Pokémon. */
const readCard = (source: Source, name: TextNode, node: YamlNode): Card | null => {
  const map = asMap(source, node, 'a card as a table of keys');
  if (map === null) return null;
  const card: Draft = { key: '', name: name.text.trim(), kind: 'pokemon' };
  const own: CardReading['own'] = {};
  const script: ScriptDraft = {};
  readKeysInto(source, map, CARD_READERS, { source, card, own, script }, OTHERWISE);
  placeCardScript(source, map, card, script);
  const has = (key: string): boolean => map.entries.some((entry) => entry.key.text === key);
  const at = name.span;
  if (!has('kind') && !has('hp') && !has('stage')) {
    source.report('missing-key', `${shown(card.name)} has no kind.`, at, `expected   kind: ${CARD_KINDS.join(', ')}`);
  }
  if (card.kind === 'energy' && !has('provides') && card.name !== '') {
    // An Energy card gives something unless the file says that it gives nothing.
    const units = 'expected   such as provides: [{units: [R]}], or provides: [] for none';
    source.report('missing-key', `${shown(card.name)} has no provides.`, at, units);
  }
  // The kind of a card is unknown where the file names one that does not exist.
  if (card.kind === 'pokemon' && (own.kind === true || !has('kind'))) {
    if (!has('hp')) source.report('missing-key', `${shown(card.name)} has no hp.`, at, 'expected   such as hp: 60');
    if (!has('stage') && has('from'))
      source.report('missing-key', `${shown(card.name)} has no stage.`, at, 'expected   such as stage: stage 1');
    if (!has('stage') && !has('from')) card.stage = 'basic';
    const tags = tagsOf(card.name, card.tags);
    if (tags.length > 0) card.tags = [...tags];
    if (tags.includes('prism star') && card.perDeck === undefined) card.perDeck = { most: 1 };
  }
  card.key = own.id ?? `own:${card.name}`;
  return card;
};

/** A card, and where in its file it is written. */
export interface CardRead {
  readonly card: Card;
  readonly span: Span;
}

/** Reads the cards of a table by name, each a card or a list of its prints. */
export const readCards = (source: Source, node: YamlNode): CardRead[] => {
  const map: MapNode | null = asMap(source, node, 'cards by name');
  const keys = new Map<string, number>();
  return (map?.entries ?? []).flatMap(({ key, value }) => {
    if (key.text.trim() === '') source.report('missing-key', 'this card has no name.', key.span);
    return (value.kind === 'list' ? value.items : [value]).flatMap((item) => {
      const card = readCard(source, key, item);
      if (card === null) return [];
      const before = keys.get(card.key);
      if (before === undefined) keys.set(card.key, item.span.line);
      else
        source.report(
          'duplicate-key',
          `two cards have the id ${shown(card.key)}.`,
          item.span,
          `the other begins in line ${before}; give each print an id of its own`,
        );
      return [{ card, span: value.kind === 'list' ? item.span : key.span }];
    });
  });
};

/** Reads a file of cards, `Name: {…}` or `Name: [{…}, {…}]`, in YAML or JSON. Never throws. */
export const readCardFile = (
  text: string,
  file: string,
): { readonly cards: Card[]; readonly faults: readonly InputFault[] } => {
  const source = openSource(text, file);
  const root = readYaml(source);
  const empty = root === null || (root.kind === 'text' && root.text.trim() === '');
  const cards = empty ? [] : readCards(source, root).map(({ card }) => card);
  if (empty && source.faults.length === 0) source.report('empty', 'the file is empty.', source.span(0, 0));
  return { cards, faults: source.faults };
};
