import type { Doc, RuleId } from '../corpus/index.ts';
import type { Action, ActionKind, Forbid, Play, Ruleset } from '../engine/index.ts';
import {
  type Answers,
  attack,
  basic,
  bench,
  cards,
  check,
  type EraAnswers,
  effectiveTypes,
  energy,
  evolution,
  evolved,
  type FormatAnswers,
  features,
  handSize,
  hasMorePrizes,
  hasName,
  levelUp,
  meantByOwnName,
  placeUntold,
  powers,
  type Rules,
  retreat,
  type T,
  trainers,
  turn,
  undescribed,
} from '../rules/index.ts';
import type { CardPool, FormatName } from '../state/index.ts';
import { texts } from '../text/index.ts';

const KINDS: readonly ActionKind[] = [
  'draw',
  'bench',
  'attach-energy',
  'evolve',
  'level-up',
  'play-trainer',
  'play-supporter',
  'play-stadium',
  'retreat',
  'use-power',
  'attack',
  'end-turn',
];

// Bound here, once, so that their laws are known before anything is played.
const play = trainers.playTrainer(texts);
const supporter = trainers.playSupporter(texts);
const use = powers.usePower(texts);

/**
 * One document's rules for one format and one pool of cards. `off` switches paragraphs off, for tests that ask what a rule is there for.
 */
export const assemble = <D extends Doc>(
  doc: D,
  answers: EraAnswers<D>,
  form: FormatAnswers<D>,
  options: { readonly pool: CardPool; readonly format?: FormatName; readonly off?: ReadonlySet<RuleId> },
): Rules => {
  const forbids = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      (answers.prohibitions(form) as readonly Forbid<Answers<Doc>>[]).filter((rule) => rule.acts.includes(kind)),
    ]),
  ) as unknown as Ruleset<Answers<Doc>>['forbids'];
  return {
    doc,
    format: options.format ?? '1on1',
    pool: options.pool,
    off: options.off ?? new Set(),
    answers: { ...answers, form } as unknown as Answers<Doc>,
    readings: {
      basic: (view, pokemon, why) => basic(view, [pokemon], why),
      evolved,
      types: effectiveTypes,
      features: (view, pokemon, why) => features(view, [pokemon], why),
      morePrizes: hasMorePrizes,
      meantByOwnName: (view, source, uid) => meantByOwnName(view, [source, uid]),
      hasName: (view, pokemon, name) => hasName(view, [pokemon, name]),
      handSize: (view, seat) => handSize(view, [seat]),
      placeUntold: (view, place, seat) => placeUntold(view, [place, seat]),
      undescribed: (view, pokemon) => undescribed(view, [pokemon]),
      opponents: (view, seat) => form.opponents(view, [seat]),
      turnAfter: (view, seat) => form.turnAfter(view, [seat]),
      reach: (view, of, why) => form.reach(view, [of], why),
      means: (view, from, seat) => form.means(view, [from, seat]),
      stadiumSpeaks: (view) => trainers.stadiumSpeaks(view, []),
    },
    forbids,
    perform: {
      draw: (t: T) => turn.draw(t),
      bench: (t: T, a) => bench.putDown(t, a.card),
      'attach-energy': (t: T, a) => energy.attach(t, a.card, a.to),
      evolve: (t: T, a) => evolution.evolve(t, a.card, a.on, 'hand'),
      'level-up': (t: T, a) => levelUp.levelUp(t, a.card, a.on),
      'play-trainer': play,
      'play-supporter': supporter,
      'play-stadium': (t: T, a) => trainers.playStadium(t, a),
      retreat: (t: T, a) => retreat.retreat(t, a) as Play<void>,
      'use-power': use,
      attack: attack.attack,
      'end-turn': (t: T) => turn.noAttack(t),
    },
    afterwards,
    refused: turn.committed,
    overruled: cards.overruled,
  };
};

/** Checks follow every action; an attack, or going without one, ends the turn. */
const afterwards = function* (t: T, action: Action): Play<void> {
  yield* check(t);
  yield* powers.moveWindow(t, action);
  // A turn also ends when its player is removed from the game.
  const over = t.state.phase === 'between' || action.kind === 'attack' || action.kind === 'end-turn';
  if (over) yield* turn.finishTurn(t);
};
