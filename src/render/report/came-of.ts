import type { Answered, EventKind, GameEvent, Note, TraceEntry } from '../../engine/index.ts';
import { bansTogether } from '../words/bans-together.ts';
import { noteWords } from '../words/by-code.ts';
import { COMES_IN_PARTS, eventWords } from '../words/events.ts';
import type { Names } from '../words/names.ts';
import { countedIn } from '../words/reported-together.ts';
import { type Reckoning, reckoningsIn } from './reckoning.ts';

/** What happened in a future, in one line. */

/**
 * Is an event worth a word there? One that only says that the action itself is under way is not. A kind without an answer does not compile, so
 * that no future is said to have had no effect because an event was forgotten.
 */
const WORTH_SAYING: Readonly<Record<EventKind, boolean>> = {
  'turn-began': false,
  'phase-began': false,
  spent: false,
  conjured: false,
  drawn: true,
  moved: true,
  'rest-moved': true,
  shuffled: true,
  searched: true,
  'prizes-turned-up': true,
  benched: true,
  attached: true,
  'attachment-moved': true,
  detached: true,
  evolved: true,
  'leveled-up': true,
  devolved: true,
  exchanged: true,
  switched: true,
  promoted: true,
  damaged: true,
  'counters-placed': true,
  healed: true,
  marked: true,
  unmarked: true,
  'player-marked': true,
  'player-unmarked': true,
  'knocked-out': true,
  'prize-taken': true,
  'prizes-due': true,
  'attack-declared': false,
  'attack-ended': true,
  'power-used': false,
  'retreat-failed': true,
  'gx-used': false,
  'vstar-used': false,
  'union-played': false,
  'spent-in-game': false,
  'card-used': false,
  happened: false,
  'happenings-forgotten': false,
  fell: false,
  'fallen-forgotten': false,
  returned: true,
  'counters-moved': true,
  'stadium-played': false,
  'stadium-discarded': true,
  window: false,
  incarnated: false,
  'turn-marks-cleared': false,
  'player-out': true,
  'lost-sight': false,
  'hand-drawn': true,
  'hand-shown': true,
  'hand-returned': true,
  'set-out': true,
  'prizes-set': true,
  'first-player': false,
  'turned-up': false,
  'game-began': false,
  'game-ended': true,
  'new-game': true,
};

/** What a coin has said already in its own words: that a Pokémon wakes up, or that one stays; an attack fails because of a text. Another condition that ends is news. */
const isMeant = (event: GameEvent, text: string, means: readonly string[]): boolean =>
  means.some(
    (one) =>
      one === text ||
      one.startsWith(`${text} because of `) ||
      (event.kind === 'unmarked' && event.name === 'asleep' && one.endsWith(' wakes up')) ||
      (event.kind === 'retreat-failed' && one.includes(' stays and ')),
  );

/** A card on its way through being played: beside the Active Pokémon, and from there to the discard pile. */
const isPlayed = (event: GameEvent): boolean =>
  event.kind === 'moved' &&
  (event.to.zone === 'beside' || (event.from.zone === 'beside' && event.to.zone === 'discard'));

/** That something did not come is said where it would have come, and which text acts before what it does. */
const SAID_AS_WELL: ReadonlySet<string> = new Set([
  'text-acts',
  'cannot-be-affected',
  'gives-way-to-immunity',
  'cannot-be-healed',
  'effect-prevented',
  'benched-not-affected',
  'hp-by-text',
  'hp-bonus-ended',
  'survives',
  'saves-from-attacks-alone',
  'removed-by-immunity',
  'energy-counts-as',
  'energy-counts-for',
  'gives-by-its-text',
  'bodies-add-up',
  'no-weakness',
  'no-resistance',
  'turn-ends-by-text',
]);

const SAID_ONCE: ReadonlySet<string> = new Set(['gives-by-its-text', 'no-weakness', 'no-resistance']);

/** That an attack or a retreat costs otherwise than its card prints is what the players differ about: said beside the side on which it goes on. */
const isOtherCost = ({ code, facts }: Note): boolean =>
  (code === 'energy-meets-cost' && facts.changedBy !== undefined) ||
  (code === 'changed-in-total' && facts.of === 'retreat');

const happenedIn = (entries: readonly TraceEntry[]): readonly (GameEvent | Note | Answered)[] =>
  entries.flatMap((entry): readonly (GameEvent | Note | Answered)[] => {
    if (entry.kind === 'rule') return happenedIn(entry.entries);
    return entry.kind === 'note' && !SAID_AS_WELL.has(entry.code) && !isOtherCost(entry) ? [] : [entry];
  });

/** Cards that one player draws one after the other are reported as drawn together. */
const drawnTogether = (events: readonly (GameEvent | Note | Answered)[]): readonly (GameEvent | Note | Answered)[] => {
  const found: (GameEvent | Note | Answered)[] = [];
  for (const event of events) {
    const at = found.findLastIndex(({ kind }) => kind !== 'conjured' && kind !== 'answered');
    const last = found[at];
    if (event.kind === 'drawn' && last?.kind === 'drawn' && last.seat === event.seat)
      found[at] = { kind: 'hand-drawn', seat: event.seat, cards: [last.card, event.card] };
    else if (event.kind === 'drawn' && last?.kind === 'hand-drawn' && last.seat === event.seat)
      found[at] = { ...last, cards: [...last.cards, event.card] };
    else found.push(event);
  }
  return found;
};

/** Takes the calculation of so much damage out of those that are left: ` (30 −20 Solid Shell)`. */
const takeReckoning = (left: Reckoning[], damage: number): string => {
  const at = left.findIndex(({ total }) => total === damage);
  const [found] = at < 0 ? [] : left.splice(at, 1);
  return found === undefined || found.parts === null ? '' : ` (${found.parts})`;
};

interface Saying {
  /** With what changed the damage. */
  readonly reckoned?: boolean;
  /** With what changed the cost of an attack. */
  readonly priced?: boolean;
  /** What a coin means, where it is said after what came before its flip. */
  readonly coin?: (flipped: Answered) => string | null;
}

/**
 * What happened beyond the playing of it, in order; that an attack was ended comes first. `names` are those before anything happened.
 * `means`: what its coins mean, in words of their own.
 */
export const cameOf = (
  trace: readonly TraceEntry[],
  names: Names,
  means: readonly string[],
  { reckoned = false, priced = false, coin = () => null }: Saying = {},
): readonly string[] => {
  const said: string[] = [];
  let sinceTheCoins = 0;
  const reckonings = reckoned ? [...reckoningsIn(trace)] : [];
  const happened = bansTogether(drawnTogether(happenedIn(trace)));
  const fails = happened.some(({ kind }) => kind === 'attack-ended');
  for (const event of happened) {
    if (event.kind === 'answered') {
      const meaning = event.question.kind === 'coin' ? coin(event) : null;
      // Of several coins in a row one may mean what another does.
      if (meaning !== null) sinceTheCoins = said.at(-1) === meaning ? said.length : said.push(meaning);
      continue;
    }
    if (event.kind === 'note') {
      const { code, facts } = event;
      const { text } = noteWords(code, facts);
      // What a card gives is asked again at each step that takes Energy off; a Resistance is set aside for each that is attacked.
      if (SAID_ONCE.has(code) && said.includes(text)) continue;
      if (!isOtherCost(event)) said.push(text);
      else if (priced && !fails)
        said.push(`Energy: ${noteWords(code, { ...facts, cards: names.attackersEnergy() }).text}`);
      continue;
    }
    const words = eventWords(event, names);
    const made = event.kind === 'damaged' ? takeReckoning(reckonings, event.amount) : '';
    const text = `${words.alone ?? words.text}${made}`;
    if (WORTH_SAYING[event.kind] && !isPlayed(event) && !isMeant(event, text, means)) {
      if (event.kind === 'attack-ended') said.splice(sinceTheCoins, 0, text);
      else if (!COMES_IN_PARTS.has(event.kind) || said.at(-1) !== text) said.push(text);
    }
    names.see(event);
  }
  const nothing = reckonings.filter(({ total }) => total <= 0);
  const none = nothing.map(({ parts, itself }) => {
    const whom = itself === null ? 'no damage' : `no damage to ${itself} itself`;
    return parts === null ? whom : `${whom} (${parts})`;
  });
  said.splice(sinceTheCoins, 0, ...none);
  return countedIn(said);
};
