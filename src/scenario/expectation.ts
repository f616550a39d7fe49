import { seatsByName } from '../ruling/index.ts';
import { nearest, plainName, type Setup, type Span, ZONE_NAMES } from '../state/index.ts';
import { shown } from '../state/notation/index.ts';
import type { Expectation, ExpectedPlace } from './board-file.ts';
import { asText, asTexts, asWord, unknownWord, wrongShape } from './keys.ts';
import type { Source } from './source.ts';
import type { TextNode, YamlNode } from './yaml-node.ts';

export const VERDICTS = ['legal', 'illegal', 'depends', 'undetermined', 'not-modelled'] as const;
export const RESULTS = ['none', 'win', 'loss', 'tie', 'sudden-death', 'tiebreaker'] as const;

/** What can be expected of a Pokémon: the words of its table in a board file. */
export const POKEMON_FACTS = [
  'card',
  'on',
  'energy',
  'tool',
  'attached',
  'damage',
  'conditions',
  'since',
  'this-turn',
  'effects',
] as const;

const EXPECT_KEYS = ['verdict', 'rules', 'rules-not', 'silent', 'result', 'winner', 'stadium'];

const PLACE = new RegExp(
  `^p[1-4] (?:(?:active(?: [12])?|bench \\d{1,2})(?: (?:${POKEMON_FACTS.join('|')}))?|bench|prizes face-up|${ZONE_NAMES.join('|')})$`,
);

/** Spellings of places, for naming the one that was probably meant. */
const places = function* (seat: string): Generator<string> {
  for (const zone of [...ZONE_NAMES, 'bench', 'prizes face-up']) yield `${seat} ${zone}`;
  for (const spot of ['active', 'active 1', 'active 2', 'bench 1', 'bench 2', 'bench 3', 'bench 4', 'bench 5']) {
    yield `${seat} ${spot}`;
    for (const fact of POKEMON_FACTS) yield `${seat} ${spot} ${fact}`;
  }
};

const refusePlace = (source: Source, key: TextNode): void => {
  const seat = /^p[1-4]\b/i.exec(key.text)?.[0].toLowerCase();
  const near = nearest(key.text, [...EXPECT_KEYS, ...(seat === undefined ? [] : places(seat))], 1)[0];
  const all = `expected   ${EXPECT_KEYS.join(', ')}, or a place such as p1 active damage`;
  source.report(
    'unknown-key',
    `“${shown(key.text)}” is nothing that can be expected.`,
    key.span,
    near === undefined ? all : `nearest   ${near}\n${all}`,
  );
};

const readPlace = (source: Source, path: string, value: YamlNode): ExpectedPlace | null => {
  if (value.kind === 'text') {
    const text = asText(source, value, 'a value, or none');
    return text === null ? null : { path, expected: text.text.trim(), span: value.span };
  }
  if (value.kind === 'list')
    return { path, expected: asTexts(source, value, 'values').map(({ text }) => text.trim()), span: value.span };
  wrongShape(source, value, 'a value or a list');
  return null;
};

/** A path with the seat in place of a player's name before it: `ana active damage`, `Ana's bench 1`. */
const withSeat = (path: string, names: ReturnType<typeof seatsByName>): string => {
  for (const [seat, name] of names) {
    const rest = plainName(path).startsWith(plainName(name)) ? path.slice(name.length).replace(/^['’]s(?= )/u, '') : '';
    if (rest.startsWith(' ')) return `${seat}${rest}`;
  }
  return path;
};

/** The seats of winners, named by seat or by name, with a space between. */
const readWinners = (source: Source, node: YamlNode, names: ReturnType<typeof seatsByName>): string => {
  const seatOf = (said: string): string | undefined =>
    names.find(([, name]) => plainName(name) === plainName(said))?.[0] ??
    /^p[1-4]$/i.exec(said.trim())?.[0].toLowerCase();
  const known = [...names.map(([, name]) => name), 'p1', 'p2', 'p3', 'p4'];
  return asTexts(source, node, 'a seat')
    .flatMap(({ text, span }) => {
      const whole = seatOf(text);
      if (whole !== undefined) return [whole];
      const each = text
        .trim()
        .split(/[\s,]+/)
        .map(seatOf);
      if (each.every((seat) => seat !== undefined)) return each;
      unknownWord(source, text, span, known, names.length === 0 ? 'seat' : 'seat or player');
      return [];
    })
    .join(' ');
};

/**
 * Reads the value of `expect`: a verdict alone, or a table. Players may be called by their names of the header. Null, with a report, when it is neither.
 */
export const readExpectation = (
  source: Source,
  node: YamlNode,
  players: NonNullable<Setup['players']> = {},
): Expectation | null => {
  const names = seatsByName(players);
  if (node.kind === 'list' || (node.kind === 'text' && node.text.trim() === '')) {
    wrongShape(source, node, 'a verdict, or a table of expectations');
    return null;
  }
  const spans: Record<string, Span> = {};
  const expectation: { -readonly [K in keyof Expectation]: Expectation[K] } = {
    rules: [],
    rulesNot: [],
    places: [],
    span: node.span,
    spans,
  };
  if (node.kind === 'text') {
    const verdict = asWord(source, node, VERDICTS, 'verdict');
    spans.verdict = node.span;
    return verdict === undefined ? expectation : { ...expectation, verdict };
  }
  const rules = (path: string, value: YamlNode): readonly string[] =>
    asTexts(source, value, 'rules').map(({ text, span }, at) => {
      spans[`${path} ${at + 1}`] = span;
      return text.trim();
    });
  const found: ExpectedPlace[] = [];
  for (const { key, value } of node.entries) {
    const path = withSeat(key.text.trim().replaceAll(/\s+/g, ' '), names).toLowerCase();
    spans[path] = value.span;
    if (path === 'verdict') {
      const verdict = asWord(source, value, VERDICTS, 'verdict');
      if (verdict !== undefined) expectation.verdict = verdict;
    } else if (path === 'result') {
      const result = asWord(source, value, RESULTS, 'result');
      if (result !== undefined) expectation.result = result;
    } else if (path === 'winner') {
      expectation.winner = readWinners(source, value, names);
    } else if (path === 'rules') expectation.rules = rules(path, value);
    else if (path === 'rules-not') expectation.rulesNot = rules(path, value);
    else if (path === 'silent') expectation.silent = rules(path, value).filter((id) => id !== 'none');
    else if (path === 'stadium' || PLACE.test(path)) {
      const place = readPlace(source, path, value);
      if (place !== null) found.push(place);
    } else {
      refusePlace(source, key);
      // Refused here, it is not looked for again.
      delete spans[path];
    }
  }
  return { ...expectation, places: found };
};
