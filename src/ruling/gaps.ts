import { says, touchesOf } from '../card-language/index.ts';
import {
  type Condition,
  type Gap,
  gapMutedBy,
  gapsInPlay,
  holds,
  inPlay,
  nameOf,
  placeOfPower,
  pokemonOf,
  settledView,
  type View,
} from '../claims/index.ts';
import {
  type Action,
  type ActionKind,
  type ActionOf,
  type Answer,
  futuresTogether,
  type Legality,
  type NotModelled,
  type Outcome,
  paragraphOf,
  type SetUpKind,
} from '../engine/index.ts';
import { baby, findAttack, knowsDarknessEnergy, type Rules, retreatPayment } from '../rules/index.ts';
import {
  type Attack,
  type GameState,
  hasKey,
  type Json,
  type Mark,
  sameName,
  type TableSetUp,
  type Uid,
} from '../state/index.ts';
import { textsOfGiven } from '../text/index.ts';
import { leavesOnly } from './doubts/leaves-only.ts';
import { hearsOf, waitsOnTheTable } from './moments-of-texts.ts';
import { PERMITS } from './no-text-allows.ts';
import { isOfAnother } from './of-another.ts';
import type { GapFound } from './ruling.ts';
import { gapsAmongPrizes } from './taken-as-a-prize.ts';
import { unlessUnknown } from './unless-unknown.ts';

/** Card texts in play that the engine does not execute, as far as they bear on a question. */

/** Face-down Pokémon have no say in the set-up, but for who begins. */
const FACE_DOWN: Readonly<Record<SetUpKind, readonly string[]>> = {
  'new-game': [],
  'initial-hand': [],
  'initial-active': [],
  'initial-bench': [],
  'set-prizes': [],
  mulligan: [],
  'extra-card': [],
  'first-turn': ['first-turn'],
};

/** What an action costs, or the Energy that pays for it: a text that touches nothing else can make it payable or not, and no more. */
const COSTS: { readonly [act in ActionKind]?: readonly string[] } = {
  retreat: ['retreat-cost', 'energy'],
  attack: ['cost', 'energy'],
};

/** Does this text bear on what the action costs, and on nothing else? */
export const onlyCost = (gap: GapFound, act: ActionKind): boolean =>
  gap.couldChange.length > 0 && gap.couldChange.every((touched) => COSTS[act]?.includes(touched) === true);

/** The card as an assumption names it, without its print. */
export const plainCard = (gap: Pick<GapFound, 'card'>): string => gap.card.replace(/ \([^)]*\)$/u, '');

/** Is this text one of those that are named? */
export const named = (gap: Pick<GapFound, 'card'>, names: readonly string[]): boolean =>
  names.some((name) => sameName(name, gap.card) || sameName(name, plainCard(gap)));

const TURN_END = ['checkup', 'hp', 'knock-out', 'prizes', 'win', 'conditions'] as const;

/** What it has to touch to matter for what the action leads to. */
const OUTCOME: Readonly<Record<ActionKind, readonly string[]>> = {
  draw: ['draw', 'win'],
  bench: ['bench', 'after-bench', 'effects'],
  'attach-energy': ['attach-energy', 'after-attach-energy', 'effects'],
  evolve: ['evolve', 'after-evolve', 'hp', 'effects'],
  'level-up': ['level-up', 'after-evolve', 'hp', 'effects'],
  'play-trainer': ['play-trainer', 'after-play-trainer', 'effects'],
  'play-supporter': ['play-supporter', 'after-play-supporter', 'effects'],
  'play-stadium': ['play-stadium', 'after-play-stadium', 'effects', 'hp'],
  retreat: ['retreat', 'after-retreat', 'retreat-cost', 'energy'],
  'use-power': ['use-power', 'effects'],
  'use-card': ['use-power', 'effects'],
  attack: ['attack', 'cost', 'energy', 'damage', 'effects', 'types', 'weakness', ...TURN_END],
  'end-turn': TURN_END,
  ...FACE_DOWN,
};

/** Acts of the rules with a card of the hand, which have no effect but by a text of that card. */
const BY_THE_RULES: readonly ActionKind[] = ['bench', 'attach-energy', 'evolve', 'level-up'];

/** Does the attack look at Energy that its cost leaves over? One that is not read may. */
const countsWhatIsLeft = (attack: Attack): boolean =>
  (attack.text !== undefined && attack.does === undefined) ||
  hasKey(attack, 'extra-energy') ||
  hasKey(attack, 'energy-left-over');

/** What a text has to touch to matter for what this action leads to: a card without a text has no effects that another text could change. */
const outcomeOf = (view: View, action: Action): readonly string[] => {
  const touched = OUTCOME[action.kind];
  // The same of an attack that has none.
  if (action.kind === 'attack') {
    const found = findAttack(view, action)?.attack;
    const isBare = found !== undefined && found.text === undefined && found.does === undefined;
    const ofIt = isBare ? touched.filter((what) => what !== 'effects') : touched;
    return found === undefined || countsWhatIsLeft(found) ? ofIt : ofIt.filter((what) => what !== 'cost');
  }
  const card = 'card' in action && BY_THE_RULES.includes(action.kind) ? view.cardAt(action.card) : null;
  if (card === null || card === undefined) return touched;
  const { play, always = [], unread = [], powers = [] } = card;
  const speaks = play !== undefined || always.length + unread.length + powers.length > 0;
  return speaks ? touched : touched.filter((what) => what !== 'effects');
};

/** Could this text speak now? One that asks for something unknown could. */
const maySpeak = (view: View, { script, from, place }: Gap): boolean => {
  if (script.while === undefined) return true;
  // A Stadium is both players': whose opponent its text means is not one of them alone.
  if (place === 'Stadium text' && hasKey(script.while, 'own-turn')) return true;
  return unlessUnknown(
    () => holds(view, script.while as Condition, from),
    () => true,
  );
};

/** Where its Pokémon is and whose turn it is: what comes of an act for it, such as a new Active Pokémon, comes after the act. */
const STANDING: ReadonlySet<string> = new Set(['self', 'own-turn', 'not']);

/** The same of a text that waits for what an act may bring about, such as a Pokémon that comes into play. */
const waitsFor = (view: View, gap: Gap): Condition | null => {
  const when = Object.entries((gap.script.while ?? {}) as { readonly [key: string]: Json });
  const awaited = when.filter(([key]) => !STANDING.has(key));
  const standing = Object.fromEntries(when.filter(([key]) => STANDING.has(key)));
  if (awaited.length === 0 || !maySpeak(view, { ...gap, script: { ...gap.script, while: standing } })) return null;
  return Object.fromEntries(awaited) as Condition;
};

/** Those that speak on this table, and those that do on one to which the act leads. */
const thatSpeak = (gaps: readonly GapFound[], outcome: Outcome, played: PlayedAct): readonly GapFound[] => {
  const waiting = gaps.filter(({ notYet }) => notYet === true);
  if (waiting.length === 0) return gaps;
  const view = settledView(played.state, played.rules);
  const isOf = (one: GapFound): ((gap: Gap) => boolean) =>
    one.of === undefined ? () => false : ({ uid, script }) => uid === one.of && (script.text ?? '') === one.text;
  const begun = (tablesAfter(outcome, played) ?? []).flatMap((state) => {
    const after = settledView(state, played.rules);
    return waiting.filter((one) =>
      gapsInPlay(after)
        .filter(isOf(one))
        .some((gap) => {
          const when = waitsFor(view, gap);
          return (
            when !== null &&
            unlessUnknown(
              () => holds(after, when, gap.from),
              () => true,
            )
          );
        }),
    );
  });
  return gaps.filter((one) => one.notYet !== true || begun.includes(one));
};

/** Is it silent, because another text leaves it without effect? Of what the act leads to that is not known: the other text may be gone by then. */
const isSilent = (view: View, gap: Gap): boolean =>
  unlessUnknown(
    () => gapMutedBy(view, gap).length > 0,
    () => false,
  );

/** An act that is played: what it began on, and the answers that it has. */
interface PlayedAct {
  readonly rules: Rules;
  readonly state: GameState;
  readonly action: Action;
  readonly answers: readonly Answer[];
  readonly judged: Legality;
}

/** So many ways are followed to find out whether a text is silent after each of them. */
const MOST_WAYS = 64;

/** The tables to which it leads, whatever is answered to what it still asks; null where not all of them are known. */
const tablesAfter = (outcome: Outcome, played: PlayedAct): readonly GameState[] | null => {
  if (outcome.kind === 'done') return [outcome.state];
  if (outcome.kind !== 'pending') return null;
  const { rules, state, action, answers, judged } = played;
  const { futures, complete } = futuresTogether(rules, state, action, { fixed: answers, limit: MOST_WAYS, judged });
  const tables = futures.flatMap((one) => (one.outcome.kind === 'done' ? [one.outcome.state] : []));
  return complete && tables.length === futures.length ? [outcome.state, ...tables] : null;
};

/** The texts that bear on what an act leads to, as far as they speak on this table or on one to which it leads. */
export const mayBear = (gaps: readonly GapFound[], outcome: Outcome, played: PlayedAct): readonly GapFound[] =>
  notSilenced(thatSpeak(gaps, outcome, played), outcome, played);

/** Those that are not silent both on this table and on each to which the act leads: what silences a text on all of them was there throughout. */
const notSilenced = (gaps: readonly GapFound[], outcome: Outcome, played: PlayedAct): readonly GapFound[] => {
  if (gaps.length === 0) return gaps;
  const silentOn = (state: GameState): readonly Gap[] => {
    const view = settledView(state, played.rules);
    return gapsInPlay(view).filter((gap) => isSilent(view, gap));
  };
  const first = silentOn(played.state);
  const tables = first.length === 0 ? null : tablesAfter(outcome, played);
  if (tables === null) return gaps;
  const silent = [first, ...tables.map(silentOn)];
  return gaps.filter(({ of, text }) => {
    const isThis = ({ uid, script }: Gap): boolean => uid !== null && uid === of && (script.text ?? '') === text;
    return !silent.every((table) => table.some(isThis));
  });
};

/** Does it only repeat a rule that the document has? */
const saysTheRule = (view: View, { script: { repeats } }: Gap): boolean =>
  repeats === 'darkness-energy' ? knowsDarknessEnergy(view) : repeats !== undefined && baby.saysItself(view, [repeats]);

/** A card is played in the turn of its player, in which such a text speaks. */
const isOfTheOwnTurn = (when: Json): boolean => JSON.stringify(when) === '{"own-turn":true}';

/** The text of the very card that is played, benched or attached, as far as it is not executed: it may say when and onto whom that may be done, or do something as it comes into play. */
const textsOfCard = (view: View, action: Action, on: 'legality' | 'outcome'): readonly Gap[] => {
  if (!('card' in action)) return [];
  const seat = view.state.toMove;
  const card = view.cardAt(action.card);
  const own = (card?.unread ?? []).map((script) => ({ script, place: 'card text' }));
  // What waits for the act is part of what comes of it.
  const comesOfIt = OUTCOME[action.kind].filter((what) => what !== action.kind && what !== 'effects');
  const comesWith = (touches: readonly string[]): boolean => touches.some((what) => comesOfIt.includes(what));
  // A power that clears the table does so as soon as its Pokémon is there; one that says how it comes there speaks before.
  const powers =
    action.kind === 'bench' || action.kind === 'evolve' || action.kind === 'level-up'
      ? (card?.powers ?? []).map((script) => ({ script, place: placeOfPower(script) }))
      : [];
  const speaks = ({ always, touches, arrives, limitsComing }: (typeof powers)[number]['script']): boolean =>
    always === undefined &&
    (on === 'outcome' ? arrives === true || touches === undefined || comesWith(touches) : limitsComing === true);
  return [...own, ...powers.filter(({ script }) => speaks(script))]
    .filter(
      ({ script: { does, touches, while: when, onceInPlay, arrives } }) =>
        does === undefined &&
        (when === undefined || isOfTheOwnTurn(when)) &&
        ((onceInPlay !== true && (touches ?? [action.kind]).includes(action.kind)) ||
          (on === 'outcome' && (arrives === true || touches === undefined || comesWith(touches)))),
    )
    .map(({ script, place }) => ({
      card: action.card,
      place,
      script,
      uid: null,
      from: { seat, uid: null },
      answers: false,
    }));
};

/**
 * Words that may overrule a requirement without naming it. A word too many leaves a ruling open; one too few could make it wrong, so that whatever lets a
 * Pokémon attack or retreat counts as well.
 */
const OVERRULES_UNNAMED = /\bfree\b|\beven (?:if|though|when)\b|\bregardless\b|\bno matter\b|\bany ?time\b/iu;

/** All that a text can bear on, where its words leave no doubt. */
export const touchedBy = ({
  text = '',
  touches,
}: Pick<Gap['script'], 'text' | 'touches'>): Pick<GapFound, 'touches'> => {
  if (touches === undefined || OVERRULES_UNNAMED.test(text) || PERMITS.test(text)) return {};
  return { touches: /\benergy\b/iu.test(text) ? [...touches, 'energy'] : touches };
};

const IN_SET_UP = /\bset(?:ting)? up\b|\bbeginning of (?:the|a) game\b|\bgame begins\b/iu;

/** An unread text of the very card that is put down before the game begins: it may let the card start, whatever its Stage is. */
const gapsInSetUp = (
  view: View,
  { kind, card: id }: ActionOf<'initial-active' | 'initial-bench'>,
): readonly GapFound[] => {
  const card = view.cardAt(id);
  const scripts = [
    ...(card?.unread ?? []).map((script) => ({ script, place: 'card text' })),
    ...(card?.powers ?? []).map((script) => ({ script, place: placeOfPower(script) })),
  ];
  return scripts
    .filter(
      ({ script }) =>
        script.does === undefined &&
        !('always' in script) &&
        (script.text === undefined || IN_SET_UP.test(script.text)),
    )
    .map(({ script, place }) => gapOf(view, { card: id, place, clause: script.text ?? '' }, [kind]));
};

/** Does the attack count what a retreat costs? Then a text about that alone bears on its damage, whatever else it waits for. */
const countsRetreatCost = (view: View, action: Action): boolean =>
  action.kind === 'attack' && hasKey(findAttack(view, action)?.attack, 'retreat-cost-of');

/** What a text has to touch to matter for whether this may be done: of a card that goes onto Pokémon of some type only, what their types are, too. */
const concernedIn = (view: View, action: Action): readonly string[] => {
  const card = action.kind === 'attach-energy' || action.kind === 'play-trainer' ? view.cardAt(action.card) : null;
  const ofTypes = card !== null && hasKey([card.attachesTo, card.always, card.unread], 'type', 'types');
  const types = ofTypes ? ['types'] : typesIn(view, action);
  return [action.kind, ...(COSTS[action.kind] ?? []), ...types];
};

/** Does a text in force, or that of the card that is played, speak of Pokémon of some type alone? Then one about types has a part in it. */
const typesIn = (view: View, action: Action): readonly string[] =>
  isForSomeTypes(view) || ('card' in action && hasKey(view.cardAt(action.card)?.play, 'type', 'types'))
    ? ['types']
    : [];

const isForSomeTypes = (view: View): boolean => view.forces().some(({ claim: { on } }) => hasKey(on, 'type', 'types'));

/** What it touches of that; a text that speaks when the turn is over changes no damage of the attack before it. */
const concernedOf = ({ touches = [], afterTurn }: Gap['script'], concerns: readonly string[]): readonly string[] => {
  const concerned = touches.filter((touched) => concerns.includes(touched));
  return afterTurn === true && concerned.includes('checkup')
    ? concerned.filter((touched) => touched !== 'damage')
    : concerned;
};

/**
 * The gaps that bear on the legality of this action, or on what it leads to. A text that names nothing it touches bears on everything. `later`: also those that
 * speak only once what they wait for is there.
 */
export const gapsBearingOn = (
  view: View,
  action: Action,
  on: 'legality' | 'outcome',
  later = false,
): readonly GapFound[] => {
  if (action.kind === 'initial-active' || action.kind === 'initial-bench') return gapsInSetUp(view, action);
  const outcome = outcomeOf(view, action);
  if (view.state.phase === 'setup' && outcome.length === 0) return [];
  const isCounted = on === 'outcome' && countsRetreatCost(view, action);
  const counted = ({ touches }: Gap['script']): boolean => isCounted && touches?.includes('retreat-cost') === true;
  const concerns = on === 'legality' ? concernedIn(view, action) : [...outcome, ...typesIn(view, action)];
  // What was said of playing a card is over once the card lies there.
  const lying = gapsInPlay(view).filter(({ script }) => script.asPlayed !== true);
  const found = [...lying, ...textsOfCard(view, action, on), ...gapsAmongPrizes(view)]
    .filter((gap) => maySpeak(view, gap) || (later && waitsFor(view, gap) !== null))
    .filter((gap) => !saysTheRule(view, gap) && !(on === 'legality' && isSilent(view, gap)))
    .filter(({ answers }) => on === 'outcome' || !answers)
    .filter((gap) => {
      const { script, uid } = gap;
      const { touches, upon } = script;
      if (counted(script)) return true;
      if (isOfAnother(view, action, gap, on)) return false;
      if (action.kind === 'first-turn' && IN_SET_UP.test(script.text ?? '')) return true;
      const decided = upon === undefined ? null : hearsOf(upon, uid, action, view.state, on);
      if (decided !== null) return decided;
      return touches === undefined || touches.some((touched) => concerns.includes(touched));
    })
    .map((gap) => {
      const { card, uid, place, script, from } = gap;
      const pokemon = uid === null ? null : pokemonOf(view.state, uid);
      const printed = view.cardAt(card);
      const print = printed?.print === undefined ? '' : ` (${printed.print})`;
      const concerned = concernedOf(script, concerns);
      const name = printed?.name ?? (pokemon === null ? 'a card' : nameOf(view, pokemon));
      const only = leavesOnly(script.text ?? '', name);
      const couldChange = only !== null ? [only.called] : concerned.length === 0 ? [action.kind] : concerned;
      return {
        card: `${name}${print}`,
        place,
        clause: 'its text',
        text: script.text ?? '',
        of: uid,
        couldChange,
        ...touchedBy(script),
        ...(script.touches === undefined ? {} : { bears: script.touches }),
        ...(maySpeak(view, gap) ? {} : { notYet: true as const }),
        ...(script.afterTurn === true ? { afterTurn: true as const } : {}),
        ...(script.repeats === 'baby-rule' ? { onlyForbids: true as const } : {}),
        ...(script.upon === undefined || counted(script) || (uid === null && !waitsOnTheTable(script.upon))
          ? {}
          : { waits: { upon: script.upon, uid, seat: from.seat } }),
        ...(couldChange.includes('retreat-cost') ? { rule: paragraphOf(retreatPayment.COST_IS_SET, view) } : {}),
      };
    });
  return [...found, ...gapsOfGiven(view, action, concerns)];
};

/** The gap that a text leaves that is not written as data and the play ran into. */
export const gapOf = (
  view: View,
  {
    card,
    place,
    clause,
    touches,
  }: Pick<NotModelled, 'card' | 'place' | 'clause'> & { readonly touches?: NotModelled['touches'] },
  couldChange: GapFound['couldChange'],
): GapFound => ({
  card: cardName(view, card),
  place,
  clause,
  text: clause,
  couldChange,
  ...(touches === null || touches === undefined ? {} : { bears: touches }),
});

export const cardName = (view: View, card: number | null): string =>
  card === null
    ? 'the rules'
    : unlessUnknown(
        () => view.cardAt(card)?.name ?? 'a card',
        () => 'a card',
      );

/** What such an effect did before it lasted, or asked for: nothing of that is left to come. */
const DONE_AT_ONCE = /^flip a coin$|\bin order to use this (?:attack|power)$/u;

/** Without such a word an effect that speaks of attacks changes what one does, and keeps nobody from it. */
const MAY_BAR =
  /\bcan't\b|\bcannot\b|\bno[tr]?\b|\bmust\b|\bunless\b|\bflip|\bskip|\bends?\b|\bnothing\b|\bfail|\bprevent|\binstead\b|\bonly (?:if|when|the)\b|\bcosts?\b|\bpays?\b|\bneed|\bwithout\b/u;

const touchesOfGiven = (text: string): ReturnType<typeof touchesOf> => {
  const lasting = says(text).filter((sentence) => !DONE_AT_ONCE.test(sentence));
  const words = lasting.map((sentence) => `${sentence.replace(/^if heads, /u, '')}.`).join(' ');
  const touches = touchesOf(words);
  return MAY_BAR.test(words) ? touches : touches?.filter((what) => what !== 'attack');
};

/** The marks on the table that stayed a name. */
const givenMarks = (view: View): readonly { readonly mark: Mark; readonly uid: Uid | null }[] =>
  view.state.players
    .flatMap((player) => [
      ...player.marks.map((mark) => ({ mark, uid: null })),
      ...inPlay(player).flatMap(({ uid, marks }) => marks.map((mark) => ({ mark, uid }))),
    ])
    .filter(({ mark }) => mark.origin === 'told' && !mark.marker && typeof mark.says.given === 'string');

/** What an effect bears on whose text is executed, and of which only that it is there is open. */
const plainlyOf = ({ says: { touches } }: Mark): ReturnType<typeof touchesOf> =>
  Array.isArray(touches) ? (touches as unknown as ReturnType<typeof touchesOf>) : undefined;

/** Effects given by a name whose text is on file, as far as that text bears on these. */
const gapsOfGiven = (view: View, action: Action, concerns: readonly string[]): readonly GapFound[] =>
  givenMarks(view).flatMap(({ mark, uid }) =>
    (textsOfGiven(view, mark) ?? []).flatMap(({ card, text }): readonly GapFound[] => {
      const { open } = mark.says;
      const touches = plainlyOf(mark) ?? touchesOfGiven(typeof open === 'string' ? open : text);
      const concerned = touches?.filter((touched) => concerns.includes(touched)) ?? [action.kind];
      if (concerned.length === 0) return [];
      const bears = touches === undefined ? {} : { bears: touches, ...touchedBy({ text, touches }) };
      return [
        {
          card: mark.name,
          place: `of ${card}`,
          clause: open === undefined ? BY_ITS_NAME : LEFT_OPEN,
          text,
          of: uid,
          couldChange: concerned,
          ...bears,
          ...(mark.says['is-read'] === true ? { isThere: mark.seat } : {}),
        },
      ];
    }),
  );

const BY_ITS_NAME = 'an effect given by its name';
const LEFT_OPEN = 'an effect that it may have left';

/** An attack or power is looked for on the cards of the table alone, so one whose Pokémon is gone needs its name. */
const byItsName = (marks: readonly Mark[], name: string): string => {
  if (marks.some(({ says }) => says.open !== undefined)) return LEFT_OPEN;
  const isNamed = marks.some(({ says }) => says.by !== undefined);
  return isNamed
    ? BY_ITS_NAME
    : `${BY_ITS_NAME} alone; with the name of its card, as *${name}(CARD), its text is looked up`;
};

/** Lasting effects that were given by a name for which no text is on file. */
export const givenWithoutText = (view: View, { givenEffects }: TableSetUp): TableSetUp['givenEffects'] => {
  const found = givenMarks(view).filter(({ mark }) => textsOfGiven(view, mark) !== null);
  return givenEffects.filter(({ name }) => !found.some(({ mark }) => sameName(mark.name, name)));
};

export const givenGaps = (view: View, tableSetUp: TableSetUp, action: Action): readonly GapFound[] =>
  givenWithoutText(view, tableSetUp).map(({ name, place }) => {
    const marks = givenMarks(view).flatMap(({ mark }) => (sameName(mark.name, name) ? [mark] : []));
    return { card: name, place, clause: byItsName(marks, name), text: '', couldChange: [action.kind] };
  });
