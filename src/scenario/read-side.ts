import {
  type AttackedSpec,
  type CardSpec,
  isPartOf,
  nameAndPrint,
  type Side,
  withPrint,
  type ZoneName,
  type ZoneSpec,
} from '../state/index.ts';
import { parseListed } from '../state/notation/index.ts';
import { asBoolean, asInt, asList, asText, asTexts, readKeys, wrongShape } from './keys.ts';
import { readEffects, readPokemonList, readText } from './read-pokemon.ts';
import type { Source } from './source.ts';
import type { MapNode, YamlNode } from './yaml-node.ts';

type SideDraft = { -readonly [K in keyof Side]: Side[K] };

const readListed = (source: Source, node: YamlNode): (CardSpec | null)[] => {
  const list = asList(source, node, 'a list of cards');
  return (list?.items ?? []).flatMap((item) => {
    const text = asText(source, item, 'a card, or unknown');
    return text === null ? [] : readText(source, text, parseListed);
  });
};

/** Only Prizes are turned up. */
const upOnly = (source: Source, node: YamlNode, word: ZoneName, zone: ZoneSpec): ZoneSpec => {
  if (word !== 'prizes' && zone.listed.some((card) => card?.up === true))
    source.report('bad-value', `${word} has no cards that are turned up.`, node.span, 'only Prizes are   =up');
  return zone;
};

/**
 * Reads a pile: its size, the list of all its cards, or `{count, known, shuffled}`; `count: unknown` says that there may be more. `top`: the known
 * cards of a deck from its top, else it is unknown where they lie among others.
 */
const readZone = (source: Source, node: YamlNode, word: ZoneName): ZoneSpec | null => {
  if (node.kind === 'list') return upOnly(source, node, word, { listed: readListed(source, node) });
  if (node.kind === 'text') {
    const count = asInt(source, node, 'a number of cards, a list of them, or {count, known}');
    return count === undefined ? null : { count, listed: [] };
  }
  let count: number | undefined;
  let listed: (CardSpec | null)[] = [];
  let atLeast = false;
  let shuffled = false;
  let top: YamlNode | null = null;
  readKeys(source, node, {
    count: (value) => {
      atLeast = value.kind === 'text' && value.text.trim() === 'unknown';
      if (!atLeast) count = asInt(source, value, 'a number of cards, or unknown');
    },
    known: (value) => {
      listed = readListed(source, value);
    },
    top: (value) => {
      top = value;
      listed = readListed(source, value);
      if (word !== 'deck') source.report('bad-value', `${word} has no top card.`, value.span);
    },
    shuffled: (value) => {
      shuffled = asBoolean(source, value) === true;
      if (shuffled && word !== 'deck') source.report('bad-value', `${word} has no order to be shuffled.`, value.span);
    },
  });
  if (count !== undefined && count < listed.length) {
    source.report(
      'bad-number',
      `a pile of ${count} lists ${listed.length} cards.`,
      node.span,
      `nearest   count: ${listed.length}`,
    );
  }
  const zone: ZoneSpec = { ...(count === undefined ? {} : { count }), listed, ...(atLeast ? { atLeast } : {}) };
  const isAmong = top === null && isPartOf(zone);
  if (word === 'deck' && isAmong && listed.includes(null))
    source.report(
      'bad-value',
      'unknown in a list of some cards of a deck counts places from its top.',
      node.span,
      'expected   top: [unknown, …]',
    );
  return upOnly(source, node, word, word === 'deck' && (shuffled || isAmong) ? { ...zone, shuffled: true } : zone);
};

interface Fell {
  count?: number;
  names?: readonly string[];
}

/** How many Pokémon fell, which, or `{count, known}`. */
const readFallen = (source: Source, node: YamlNode): Fell => {
  const fell: Fell = {};
  const count = (value: YamlNode): void => {
    const fallen = asInt(source, value, 'a number of Pokémon, or their names');
    if (fallen !== undefined) fell.count = fallen;
  };
  const known = (value: YamlNode): void => {
    fell.names = asTexts(source, value, 'names of Pokémon').map(({ text }) => withPrint(nameAndPrint(text.trim())));
  };
  if (node.kind === 'map') readKeys(source, node, { count, known });
  else if (node.kind === 'list') known(node);
  else count(node);
  if (fell.count !== undefined && fell.names !== undefined && fell.count < fell.names.length)
    source.report(
      'bad-number',
      `${fell.count} fell, and ${fell.names.length} are named.`,
      node.span,
      `nearest   count: ${fell.names.length}`,
    );
  return fell;
};

/** Reads `[Dedenne=Dede-Short]`: which Pokémon used which attacks in the last turn; 0 or an empty list: none. */
const readAttacked = (source: Source, node: YamlNode): readonly AttackedSpec[] =>
  node.kind === 'text' && node.text.trim() === '0'
    ? []
    : asTexts(source, node, 'a Pokémon and its attack, such as Luxray=Tackle').flatMap(({ text, span }) => {
        const [, user = '', attack = ''] = /^([^=]+)=(.+)$/su.exec(text) ?? [];
        if (user.trim() !== '' && attack.trim() !== '')
          return [{ user: withPrint(nameAndPrint(user.trim())), attack: attack.trim() }];
        source.report('bad-value', `“${text}” is not a Pokémon and its attack.`, span, 'expected   Luxray=Tackle');
        return [];
      });

/** Reads one player's side of the table; `named` hears the player's name. */
export const readSide = (source: Source, map: MapNode, named: (name: YamlNode) => void): Side => {
  const side: SideDraft = { effects: [] };
  const zone =
    (word: ZoneName) =>
    (value: YamlNode): void => {
      const read = readZone(source, value, word);
      if (read !== null) side[word] = { ...read, span: value.span };
    };
  readKeys(source, map, {
    name: named,
    active: (value) => {
      side.active = readPokemonList(source, value);
    },
    bench: (value) => {
      if (value.kind === 'text' && value.text.trim() === '')
        wrongShape(source, value, 'Pokémon, or [] for an empty Bench');
      else side.bench = readPokemonList(source, value);
    },
    prizes: zone('prizes'),
    hand: zone('hand'),
    deck: zone('deck'),
    discard: zone('discard'),
    lost: zone('lost'),
    beside: zone('beside'),
    'fallen-to-damage': (value) => {
      const { count, names } = readFallen(source, value);
      if (count !== undefined) side.fallenToDamage = count;
      if (names !== undefined) side.fallenToDamageNames = names;
    },
    fallen: (value) => {
      const { count, names } = readFallen(source, value);
      if (count !== undefined) side.fallen = count;
      if (names !== undefined) side.fallenNames = names;
    },
    attacked: (value) => {
      side.attacked = readAttacked(source, value);
    },
    due: (value) => {
      const due = asInt(source, value, 'a number of Prizes');
      if (due !== undefined) side.due = due;
    },
    mulligans: (value) => {
      const mulligans = asInt(source, value, 'a number of hands shown');
      if (mulligans !== undefined) side.mulligans = mulligans;
    },
    gx: (value) => {
      if (asBoolean(source, value) === true) side.gx = true;
    },
    vstar: (value) => {
      if (asBoolean(source, value) === true) side.vstar = true;
    },
    unions: (value) => {
      side.unions = asTexts(source, value, 'names of Pokémon V-UNION').map(
        ({ text }) => nameAndPrint(text.trim()).name,
      );
    },
    once: (value) => {
      side.once = asTexts(source, value, 'names of cards').map(({ text }) => nameAndPrint(text.trim()).name);
    },
    out: (value) => {
      if (asBoolean(source, value) === true) side.out = true;
    },
    effects: (value) => {
      side.effects = readEffects(source, value);
    },
  });
  return side;
};
