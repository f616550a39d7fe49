import type { RulingReport } from '../../../render/report/types.ts';
import type { CardPool, PokemonSpec, Setup, Side, ZoneSpec } from '../../../state/index.ts';
import { lineOf } from '../dealt.ts';
import { replayScreenOf, screenOf } from '../judged.ts';
import type { BoardLaw } from './law.ts';

/** What an act makes of the table is printed: damage, Special Conditions, cards that leave their places, effects that last. */

/** A change, and the words of which one has to be printed for it. */
interface Change {
  readonly kind: string;
  readonly of: string;
  readonly words: readonly RegExp[];
  /** Of counters, how many: they may be printed in two parts. */
  readonly counters?: number;
  /** What is said of it to the players, where it is: of damage from several sides each part. */
  readonly said: readonly RegExp[] | null;
}

/** Words, of which one has to stand in the text from the beginning of a word on. */
const has = (text: string, words: readonly RegExp[]): boolean => words.some((word) => word.test(text));

/** So many counters, or two lines that together come to them: an attack and Poison, damage and what heals after it. */
const hasCounters = (text: string, counters: number): boolean => {
  const shown = [...text.matchAll(/\b(\d+)\b/gu)].map(([number]) => Number(number));
  const those = shown.flatMap((number) => (number % 10 === 0 ? [number, number / 10] : [number]));
  return those.some(
    (one, at) => one === counters || those.some((two, other) => other !== at && Math.abs(one - counters) === two),
  );
};

const NOT_PRINTED = /[.*+?^${}()|[\]\\]/gu;

const wordsOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\w-])${name.replaceAll(NOT_PRINTED, String.raw`\$&`)}`, 'iu');

/** A name as the cards have it, whichever short name stands on the line. */
const asPrinted = (name: string, pool: CardPool): string => pool.named(name)[0]?.name ?? name;

/** A card by its name or its short name; a basic Energy has a letter, which is printed once for each. */
const callings = (name: string, pool: CardPool): readonly RegExp[] => {
  const short = pool.named(name).flatMap((card) => card.short ?? []);
  return [
    wordsOf(name.replace(/ Energy$/u, '').replace(/^Basic /u, '')),
    ...short.map((letters) => new RegExp(String.raw`(?<![\w'])(?:${letters})+\b`, 'u')),
  ];
};

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** The names that stand once more often in one of both lists. */
const differing = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const [was, is] = [counted(before), counted(after)];
  return [...new Set([...was.keys(), ...is.keys()])].filter((name) => (was.get(name) ?? 0) !== (is.get(name) ?? 0));
};

const CONDITION_WORDS: Readonly<Record<string, RegExp>> = {
  asleep: /asleep|wakes|awake|Special Condition/iu,
  paralyzed: /paraly|Special Condition/iu,
  confused: /confus|Special Condition/iu,
  poisoned: /poison|Special Condition/iu,
  burned: /burn|Special Condition/iu,
};

/** `leaves`: it goes to the Bench, which takes its Special Conditions off without a word. */
const ofPokemon = ({ before, after, leaves }: Pair, owner: string, pool: CardPool): readonly Change[] => {
  const of = `${owner} ${before.card?.name ?? '?'}`;
  const damage = Math.abs(after.damage - before.damage);
  const conditions = differing(
    before.conditions.map(({ name }) => name.toLowerCase()),
    after.conditions.map(({ name }) => name.toLowerCase()),
  );
  const attached = differing(
    before.attached.map(({ card }) => asPrinted(card.name, pool)),
    after.attached.map(({ card }) => asPrinted(card.name, pool)),
  );
  const effects = after.effects.filter(({ name }) => !before.effects.some((one) => one.name === name));
  return [
    ...(damage === 0
      ? []
      : [
          {
            kind: 'damage',
            of,
            words: [damage, damage / 10].map((number) => new RegExp(String.raw`\b${number}\b`, 'u')),
            counters: damage / 10,
            said: [wordsOf(before.card?.name ?? '')],
          },
        ]),
    ...conditions.map((name) => {
      const words = [CONDITION_WORDS[name] ?? wordsOf(name)];
      return { kind: 'condition', of, words, said: leaves ? null : words };
    }),
    ...attached.map((name) => ({ kind: 'attached', of, words: callings(name, pool), said: null })),
    ...effects.map(({ name }) => ({ kind: 'effect', of: `${of} ${name}`, words: [wordsOf(name)], said: null })),
  ];
};

const pokemonOf = (side: Side): readonly PokemonSpec[] => [...(side.active ?? []), ...(side.bench ?? [])];

const ZONES = ['hand', 'deck', 'discard', 'lost', 'prizes'] as const;

const listed = (zone: ZoneSpec | undefined, pool: CardPool): readonly string[] =>
  (zone?.listed ?? []).flatMap((card) => (card === null ? [] : [asPrinted(card.name, pool)]));

const isActive = ({ active = [] }: Side, pokemon: PokemonSpec): boolean => active.includes(pokemon);

/** Pokémon are the same where they are of one name and stand once on that side before and after. */
interface Pair {
  readonly before: PokemonSpec;
  readonly after: PokemonSpec;
  readonly leaves: boolean;
}

const paired = (before: Side, after: Side): readonly Pair[] => {
  const once = (side: Side, name: string) => pokemonOf(side).filter(({ card }) => card?.name === name);
  return pokemonOf(before).flatMap((pokemon) => {
    const name = pokemon.card?.name;
    if (name === undefined) return [];
    const [was, is] = [once(before, name), once(after, name)];
    return was.length === 1 && is.length === 1 && is[0] !== undefined
      ? [{ before: pokemon, after: is[0], leaves: isActive(before, pokemon) && !isActive(after, is[0]) }]
      : [];
  });
};

const ofSide = (before: Side, after: Side, owner: string, pool: CardPool): readonly Change[] => {
  const names = (side: Side) => pokemonOf(side).map(({ card }) => card?.name ?? '');
  const activeOf = ({ active = [] }: Side) => active.map(({ card }) => card?.name ?? '?').join(', ');
  const left = differing(names(before), names(after));
  // Cards beneath a Pokémon go with it, and are not printed one by one.
  const moved = ZONES.flatMap((zone) =>
    before[zone] === undefined || after[zone] === undefined || left.length > 0
      ? []
      : differing(listed(before[zone], pool), listed(after[zone], pool)).map((name) => ({
          kind: zone,
          of: `${owner} ${name}`,
          words: callings(name, pool),
          said: null,
        })),
  );
  const bare = before.effects.map(({ name }) => name);
  return [
    ...paired(before, after).flatMap((pair) => ofPokemon(pair, owner, pool)),
    ...left.map((name) => ({
      kind: 'in play',
      of: `${owner} ${name}`,
      words: [wordsOf(name)],
      said: [wordsOf(name)],
    })),
    ...(activeOf(before) === activeOf(after) || activeOf(after).includes('?')
      ? []
      : [{ kind: 'active', of: owner, words: activeOf(after).split(', ').map(wordsOf), said: null }]),
    ...after.effects
      .filter(({ name }) => !bare.includes(name))
      .map(({ name }) => ({ kind: 'effect', of: `${owner} ${name}`, words: [wordsOf(name)], said: null })),
    ...moved,
  ];
};

const changes = (before: Setup, after: Setup, pool: CardPool): readonly Change[] =>
  (['p1', 'p2', 'p3', 'p4'] as const).flatMap((seat) => {
    const [was, is] = [before.sides[seat], after.sides[seat]];
    return was === undefined || is === undefined ? [] : ofSide(was, is, seat, pool);
  });

const isOpen = ({ follows, branches }: RulingReport): boolean =>
  branches.length > 0 ||
  (follows !== null && (follows.unread.length > 0 || follows.open !== null || follows.asks !== null));

/** What a replay says of it: each change, or how many more there are than it says. */
const COUNTED = /\bmore things? happens?\./u;

/** The order of a deck is unknown after that: what was listed of it is so no longer. */
const SHUFFLED = /\bshuffles\b/u;

export const changesPrinted: BoardLaw = async (one, judged, chance) => {
  const { question, fallback } = one;
  const line = lineOf(one);
  const kind = question.split(' ')[0] ?? '';
  const choose = async (_question: string, answers: readonly string[]) => chance.pick(answers) ?? null;
  const went = await judged.replay(line, [question], { fallback, choose });
  const [step] = went.report?.steps ?? [];
  if (went.report?.verdict !== 'legal' || step === undefined || went.report.result !== null || step.open !== null)
    return null;
  const after = await judged.can(went.report.board, 'end turn', { fallback });
  const asked = await judged.can(line, question, { fallback, answers: step.action.answers });
  if (!('table' in after) || !('table' in asked) || asked.report === null || asked.report.verdict !== 'legal')
    return null;
  const faces = {
    can: isOpen(asked.report) ? null : screenOf({ ...asked.report, board: '' }),
    replay: replayScreenOf({ ...went.report, board: '' }),
  };
  const say = {
    can: isOpen(asked.report) ? null : asked.report.say.join(' '),
    replay: COUNTED.test(went.report.say.join(' ')) ? null : went.report.say.join(' '),
  };
  for (const { kind: what, of, words, counters, said } of changes(
    asked.table.board.setup,
    after.table.board.setup,
    asked.table.pool,
  )) {
    for (const [face, shown] of Object.entries(faces))
      if (
        shown !== null &&
        !has(shown, words) &&
        !(counters !== undefined && hasCounters(shown, counters)) &&
        !(what === 'deck' && SHUFFLED.test(shown))
      )
        return `changes: ${what} by ${kind} is not printed (${face}) @ ${of}: ${words.map(({ source }) => source).join(' / ')} (${step.action.answers.join(', ')})`;
    for (const [face, spoken] of Object.entries(say))
      if (said !== null && spoken !== null && !has(spoken, said))
        return `changes: ${what} by ${kind} is not said (${face}) @ ${of}: ${words.map(({ source }) => source).join(' / ')} (${step.action.answers.join(', ')}): ${spoken}`;
  }
  return null;
};
