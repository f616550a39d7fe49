import { playerOf, type View, viewOf } from '../../claims/index.ts';
import type { Goes, SetUpAction } from '../../engine/index.ts';
import { countsAsBasic, openingFor, turnOf } from '../../rules/index.ts';
import { type CardSpec, SEATS } from '../../state/index.ts';
import { parseListed } from '../../state/notation/index.ts';
import { describeCards } from '../describe-cards.ts';
import { fault, here, ok, type Reader, type ReadQuestion } from './answer.ts';
import { cardsCalled, withCard } from './names.ts';
import { unquote } from './words.ts';

/** Questions of the set-up (CR 500): `draw seven`, `put Luxray as active`, `lay prizes`, `mulligan`, `draw extra`, `flip for the first turn`. */

/** The table as the player named at the head of the question sees it; before the first turn either may act. */
export const spokenOf = (view: View, said: string): { readonly seen: View; readonly said: string } => {
  const named = /^(?:(?:can|may)\s+)?(?:(p[1-4])\s*:?|(?:i|they|he|she|we|you))\s+(.+)$/i.exec(said);
  const seat = SEATS.find((one) => one === named?.[1]?.toLowerCase());
  const rest = named?.[2] ?? said;
  if (seat === undefined || !view.state.players.some((player) => player.seat === seat))
    return { seen: view, said: rest };
  const state = { ...view.state, toMove: seat };
  return { seen: viewOf(state, view), said: rest };
};

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

/** `Pikachu, 2 L, ?4`; null when it is not a list of cards. */
const listOf = (text: string): readonly (CardSpec | null)[] | null => {
  const read = text.split(/\s*,\s*(?![^(]*\))/).map((entry) => parseListed(entry));
  return read.some(({ faults }) => faults.length > 0) ? null : read.flatMap(({ value }) => value);
};

/** An action on cards of a pile that the question itself describes. */
const onDescribed = (
  view: View,
  zone: 'hand' | 'deck',
  text: string,
  make: (cards: readonly (number | null)[]) => SetUpAction,
): ReadQuestion => {
  const listed = listOf(text);
  if (listed === null) return fault('unknown-card', text, []);
  const described = describeCards(view.state, view.pool, zone, listed);
  if ('stranger' in described) {
    const there = playerOf(view.state, view.state.toMove)[zone].cards.flatMap((id) => view.cardAt(id)?.name ?? []);
    return fault('unknown-card', described.stranger, [...new Set(there)]);
  }
  const action = make(described.cards);
  const assumed = described.prints.map((card) => ({ card, player: view.state.toMove, zone: 'hand' }) as const);
  return ok(action.kind, [{ action, state: described.state, assumed }]);
};

const plainly = (view: View, action: SetUpAction): ReadQuestion => ok(action.kind, here(view, [action]));

const HAND_SIZE = 7;

const hidden = (count: number): readonly null[] => Array.from({ length: Math.max(0, count) }, () => null);

/** `draw seven`, `draw seven: Pikachu, 2 L` (the rest not described), `draw hand: Pikachu, 6 L` (all of it). */
const readHand: Reader = (view, rest) => {
  const [, count, list = ''] = /^([a-z\d]+)?\s*(?:[:(]\s*(.*?)\)?)?$/i.exec(rest) ?? [];
  const size = count === undefined ? (list === '' ? HAND_SIZE : 0) : numberOf(count);
  if (list === '') return plainly(view, { kind: 'initial-hand', cards: hidden(size) });
  return onDescribed(view, 'deck', list, (cards) => ({
    kind: 'initial-hand',
    cards: [...cards, ...hidden(size - cards.length)],
  }));
};

const readCardTo =
  (kind: 'initial-active' | 'initial-bench', instead?: true): Reader =>
  (view, rest) => {
    const name = unquote(rest.replace(/\s+(?:face[\s-]?)?down$/i, ''));
    if (name === '') return fault('incomplete-question', kind, ['put CARD as active', 'bench CARD']);
    const prepared = withCard(view, [name], (_card, card) => [
      kind === 'initial-active' && instead === true ? { kind, card, instead } : { kind, card },
    ]);
    return prepared === null ? fault('unknown-card', name, []) : ok(kind, prepared);
  };

/** `play Pikachu` does not say where. */
const readPlaced: Reader = (view, rest, whole) => {
  const card = cardsCalled(view, [unquote(rest)])[0];
  return card !== undefined && countsAsBasic(view, [card])
    ? fault('incomplete-question', whole, ['put CARD as active', 'bench CARD'])
    : fault('unknown-question', whole, []);
};

const readPrizes: Reader = (view, rest) => {
  const count = /(\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+prize/i.exec(rest)?.[1];
  return plainly(view, { kind: 'set-prizes', ...(count === undefined ? {} : { count: numberOf(count) }) });
};

/** The cards named after a colon, in brackets or just so; a bracket at the end may be that of a print, Shinx(DP 98). */
const listSaid = (rest: string): string | undefined => {
  const text = rest.trim().replace(/^:\s*/u, '');
  const list = (/^\((.*)\)$/u.exec(text)?.[1] ?? text).trim();
  return list === '' ? undefined : list;
};

const readMulligan: Reader = (view, rest) => {
  const list = listSaid(rest.replace(/^(?:showing|with|of)\b/i, ''));
  return list === undefined
    ? plainly(view, { kind: 'mulligan' })
    : onDescribed(view, 'hand', list, () => ({ kind: 'mulligan' }));
};

/** `draw extra`, `draw 2 extra cards`, `draw extra: Pikachu, L`; the cards named are the first of so many. */
const readExtra: Reader = (view, rest, whole) => {
  const word = EXTRAS.exec(whole)?.[1] ?? 'one';
  const count = /^(?:an?|the)$/i.test(word) ? 1 : numberOf(word.replace(/^both$/i, 'two'));
  if (count < 1) return fault('incomplete-question', whole, ['draw extra', 'draw 2 extra']);
  const list = listSaid(rest);
  const extra = (cards: readonly (number | null)[]): SetUpAction => ({
    kind: 'extra-card',
    drawn: [...cards, ...hidden(count - cards.length)],
  });
  return list === undefined ? plainly(view, extra([])) : onDescribed(view, 'deck', list, extra);
};

const goes =
  (turn: Goes): Reader =>
  (view) =>
    plainly(view, { kind: 'first-turn', goes: turn });

/** After another player's first turn your own comes in its order. */
const notFirst: Reader = (view) => {
  const { given, first, toMove } = view.state;
  return plainly(view, { kind: 'first-turn', goes: given.first && first !== toMove ? turnOf(view) : 'second' });
};

const newGame: Reader = (view) => plainly(view, { kind: 'new-game' });

const flip: Reader = (view) => plainly(view, { kind: 'first-turn' });

/** The player who begins goes as the flip said, if it was given, and flips if not. */
const begin: Reader = (view) => plainly(view, openingFor(view));

/** `put six prizes aside`: the whole of what was said tells how many. */
const prizes: Reader = (view, _rest, whole) => readPrizes(view, whole, whole);

/** `Pikachu face down as my Active Pokémon`, after its verb. */
const AS_ACTIVE =
  /\s+(?:as|in|into)\s+(?:(?:my|the|their)\s+)?(?:(?:first|second|other)\s+)?(?:initial\s+)?active\b.*$/i;
const ON_BENCH = /\s+(?:on|onto|to)\s+(?:(?:my|the|their)\s+)?bench$/i;

const without =
  (tail: RegExp, reader: Reader): Reader =>
  (view, rest, whole) =>
    reader(view, rest.replace(tail, ''), whole);

/** `draw`, how many, and that they are extra. */
const EXTRAS =
  /^draw\s+(?:(?:up\s+to\s+)?(an?|the|\d+|one|two|three|four|five|six|seven|eight|nine|ten|all|both|some|any)\s+)?extra(?:\s+cards?)?(?=$|[\s:(])/i;

/** What is never asked of a game under way in another sense. */
const ANYWHERE: readonly (readonly [RegExp, Reader])[] = [
  [EXTRAS, readExtra],
  [/^(?:take\s+a\s+|declare\s+a\s+)?mulligan\b/i, readMulligan],
  [/^(?:lay|set)\b.*\bprizes?\b(?:\s+cards?)?(?:\s+(?:out|down|aside))?$/i, prizes],
  [/^(?:flip|toss)\b.*\bfor\b.*\bfirst\b/i, flip],
  [/^(?:(?:go|play|begin|start)\s+first|take\s+the\s+first\s+turn)$/i, goes('first')],
  [/^(?:go|play|begin|start)\s+second$/i, goes('second')],
  [/^(?:go|play|begin|start)\s+(?:later|third|fourth|last)$/i, goes('later')],
  [/^let\s+\S.*\s(?:go|play|begin|start)\s+first$/i, notFirst],
  [
    /^(?:start|begin|play)\s+(?:an?\s+|the\s+)?(?:(?:brand\s+)?new|(?:next\s+)?sudden[\s-]death|tie-?breaker)(?:\s+game)?$/i,
    newGame,
  ],
  [/^(?:re)?shuffle\s+all\b.*$/i, newGame],
];

const IN_SET_UP: readonly (readonly [RegExp, Reader])[] = [
  ...ANYWHERE,
  [
    /^(?:shuffle\b.*?)?\bdraw\s+(?:(?:my|the|their|an?)\s+)?(?:new\s+)?(?:(?:initial|opening)\s+)?hand(?:\s+of(?=\s))?/i,
    readHand,
  ],
  [/^(?:shuffle\b.*?)?\bdraw\s+(?=(?:\d+|six|seven|eight)\b)/i, without(/\s+cards?\b/i, readHand)],
  [/^(?:show|reveal)\s+(?:(?:my|the|their)\s+)?(?:initial\s+)?hand\b/i, readMulligan],
  [/^(?:put|take|deal|place)\b.*\bprizes?\b(?:\s+cards?)?(?:\s+(?:out|down|aside))?$/i, prizes],
  [
    new RegExp(`^(?:put|place|lay|choose|set|play)\\s+(?=.+${AS_ACTIVE.source})`, 'i'),
    without(AS_ACTIVE, readCardTo('initial-active')),
  ],
  [/^start\s+with\s+/i, readCardTo('initial-active')],
  [
    /^(?:change|replace|switch)\s+(?:(?:my|the)\s+)?(?:initial\s+)?active\s+(?:to|with|by|for)\s+/i,
    readCardTo('initial-active', true),
  ],
  [/^bench\b/i, readCardTo('initial-bench')],
  [
    new RegExp(`^(?:put|place|lay|set)\\s+(?=.+${ON_BENCH.source})`, 'i'),
    without(ON_BENCH, readCardTo('initial-bench')),
  ],
  [/^(?:flip|toss)\b/i, flip],
  [/^(?:begin|start|reveal|turn\s+up)\b/i, begin],
  [/^(?:play|put|place|lay|set)(?:\s+down)?\s+/i, readPlaced],
];

/** The verbs that all of these begin with. Most questions have another, and are spared the patterns. */
const VERB =
  /^(?:begin|bench|change|deal|declare|draw|flip|go|lay|let|mulligan|place|play|put|replace|reshuffle|reveal|set|show|shuffle|start|switch|take|toss|turn|choose)\b/i;

/** Reads a question of the set-up; null when it is none. Most are so only while the game is set up. */
export const readSetUp = (view: View, said: string): ReadQuestion | null => {
  if (!VERB.test(said)) return null;
  for (const [pattern, reader] of view.state.phase === 'setup' ? IN_SET_UP : ANYWHERE) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const read = reader(view, said.slice(found[0].length).trim(), said);
    if (read.ok || read.fault.code !== 'unknown-question') return read;
  }
  return null;
};
