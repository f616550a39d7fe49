import { pokemonOf, type View, viewOf } from '../../claims/index.ts';
import { citationOf, DOCUMENTS } from '../../corpus/index.ts';
import { type Action, type ActionOf, paragraphOf } from '../../engine/index.ts';
import { powersOf, prizesTaken } from '../../rules/index.ts';
import { sameName } from '../../state/index.ts';
import { missingIn, type Unknown, unlessUnknown } from '../unless-unknown.ts';
import { fault, here, ok, type Reader, type ReadQuestion } from './answer.ts';
import { readAttack } from './attack.ts';
import { readEvolve, readLevelUp } from './evolve.ts';
import { readAttach, readBench, readDiscard, readPlay, readUse } from './play.ts';
import { readRetreat } from './retreat.ts';
import { readSetUp, spokenOf } from './set-up.ts';
import { tidy } from './words.ts';

/** Reads a judge's question (`retreat`, `evolve Raichu on bench 2`, `attack "Live Coal"`) as the actions it may mean on this table. */

export type { QuestionFault, ReadQuestion } from './answer.ts';
export { questionFor } from './one-reading.ts';
export { seatsByName, withSeats } from './players-said.ts';

export const QUESTIONS = [
  'retreat',
  'attack NAME',
  'evolve CARD on PLACE',
  'play CARD',
  'attach CARD to PLACE',
  'use POWER',
  'bench CARD',
  'discard FOSSIL',
  'level-up',
  'draw',
  'end turn',
  'draw seven',
  'put CARD as active',
  'lay prizes',
  'mulligan',
  'draw extra',
  'flip',
] as const;

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [/^retreat(?:ing)?\b/i, readRetreat],
  [/^attack(?:ing)?\b/i, readAttack],
  [/^evolve\b/i, readEvolve],
  [/^level[\s-]?up\b/i, readLevelUp],
  [/^attach\b/i, readAttach],
  [/^bench\b/i, readBench],
  [/^play\b/i, readPlay],
  [/^discard\b/i, readDiscard],
  [/^use\b/i, readUse],
  [
    /^(?:end(?:\s+turn|\s+the\s+turn|\s+my\s+turn)?|pass)$/i,
    (view) => ok('end-turn', here(view, [{ kind: 'end-turn' }])),
  ],
  [/^draw$/i, (view) => ok('draw', here(view, [{ kind: 'draw' }]))],
];

/** Prizes are taken in the course of a Knock Out, so no act of a player is called so. */
const TAKES_A_PRIZE =
  /^(?:(?:can|may|do|does|should|must)\s+(?:i|we|you|he|she|they|it|p\d|(?:my|the|his|her)\s+opponent)\s+)?(?:take|taking|draw|get|claim|pick(?: up)?)\s+(?:(?:the|a|my|one|two|three|\d|his|her|their|its|another|last|next)\s+)*prizes?(?:\s+cards?)?(?:\s+now)?$/i;

export const asksForAPrize = (question: string): boolean => TAKES_A_PRIZE.test(tidy(question));

/** The paragraph that says when a Prize is taken, as `judge rule` reads it. */
const paragraphToRead = (view: View): string => {
  const { document, id } = citationOf(paragraphOf(prizesTaken.TAKEN_FOR_A_KNOCK_OUT, view));
  return `${DOCUMENTS.find(({ key }) => key === document)?.label ?? document} ${id}`;
};

/** The first words of all questions, for completing and correcting. */
const QUESTION_WORDS = [
  'retreat',
  'attack',
  'evolve',
  'level-up',
  'attach',
  'bench',
  'play',
  'use',
  'discard',
  'end turn',
  'draw',
  'put',
  'lay prizes',
  'mulligan',
  'flip',
] as const;

/** The kind of action that the first word of a question asks about, where nothing more of it could be read. */
const KINDS: readonly (readonly [RegExp, Action['kind']])[] = [
  [/\bretreat/i, 'retreat'],
  [/\battack/i, 'attack'],
  [/\bevolve\b/i, 'evolve'],
  [/\blevel/i, 'level-up'],
  [/\battach\b/i, 'attach-energy'],
  [/\bbench\b/i, 'bench'],
  [/\bplay\b/i, 'play-trainer'],
  [/\buse\b/i, 'use-power'],
  [/\bdiscard\b/i, 'use-card'],
  [/\bdraw\b/i, 'draw'],
];

const kindAsked = (question: string): Action['kind'] => KINDS.find(([word]) => word.test(question))?.[1] ?? 'end-turn';

/** A question whose words could be read only by a rule that broke off. */
export const notReadable = (question: string, stop: Unknown): ReadQuestion => ({
  ok: true,
  kind: kindAsked(question),
  prepared: [],
  missing: missingIn(stop),
});

/** What was read on a table last: a file is looked through for questions that are none, and then its first step is carried out. */
const readLast = new WeakMap<View, { readonly question: string; readonly read: ReadQuestion }>();

export const readQuestion = (view: View, question: string): ReadQuestion => {
  const last = readLast.get(view);
  if (last?.question === question) return last.read;
  const read = unlessUnknown(
    () => readAfresh(view, question),
    (stop) => notReadable(question, stop),
  );
  readLast.set(view, { question, read });
  return read;
};

/** The act of a player whose turn it is not. Of a power that is not known nothing says whose turn it is for. */
const outOfTurn = (view: View, seen: View, whole: string, said: string): ReadQuestion => {
  const wrong = fault('not-to-move', whole, [view.state.toMove]);
  const seat = seen.state.toMove;
  const found = READERS.find(([pattern]) => pattern.test(said));
  if (wrong.ok || seat === view.state.toMove || found === undefined) return wrong;
  const read = found[1](seen, said.slice(found[0].exec(said)?.[0].length ?? 0).trim(), said);
  const [one] = (read.ok ? read.prepared : read.wherever) ?? [];
  if (one === undefined || (one.action.kind === 'use-power' && !isKnownPower(seen, one.action))) return wrong;
  return { ...wrong, outOfTurn: { seat, seen: viewOf(one.state, seen), action: one.action } };
};

const isKnownPower = (seen: View, { pokemon: uid, power: name }: ActionOf<'use-power'>): boolean => {
  const pokemon = pokemonOf(seen.state, uid);
  return pokemon !== null && powersOf(seen, pokemon).some(({ power }) => sameName(power.name, name));
};

const readAfresh = (view: View, question: string): ReadQuestion => {
  const whole = tidy(question);
  if (asksForAPrize(whole)) return fault('prize-is-no-act', whole, [paragraphToRead(view)]);
  const spoken = spokenOf(view, whole);
  const setUp = readSetUp(spoken.seen, spoken.said);
  if (setUp !== null) return setUp;
  const inTurn = /^(?:(?:can|may)\s+(?:(p\d)|i|they|he|she|it|you)|(p\d):?)\s+(?=\S)/i.exec(whole);
  const asked = (inTurn?.[1] ?? inTurn?.[2])?.toLowerCase();
  if (view.state.phase !== 'setup' && asked !== undefined && asked !== view.state.toMove)
    return outOfTurn(view, spoken.seen, whole, whole.slice(inTurn?.[0].length ?? 0));
  const { seen, said } =
    view.state.phase === 'setup' ? spoken : { seen: view, said: whole.slice(inTurn?.[0].length ?? 0) };
  for (const [pattern, reader] of READERS) {
    const found = pattern.exec(said);
    if (found !== null) return reader(seen, said.slice(found[0].length).trim(), said);
  }
  return fault('unknown-question', said, QUESTION_WORDS);
};
