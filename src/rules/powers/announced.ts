import { type Condition, type Facts, inPlay, playerOf, topCard, type View, type Why } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import {
  type ActionOf,
  type AnyLaw,
  type Law,
  lawOf,
  NotModelled,
  reading,
  speaksHere,
  speaksOfLaw,
  step,
  unsaidOf,
} from '../../engine/index.ts';
import { type Announced, type CardId, DISCARD, sameName, type Uid } from '../../state/index.ts';
import { allHold, unmetTerms } from '../attack/unmet-terms.ts';
import { TRAINER_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { isFossil } from '../cards/card-types.ts';
import { openNoEffect, unknownEffect } from '../cards-from-hand/discarded-for-nothing.ts';
import { whatIsMissing } from '../cards-from-hand/what-is-missing.ts';
import { forbids } from '../prohibition.ts';
import type { T, TextContext, Texts } from '../questions.ts';
import { findPower } from './powers.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['ability-hangs-on-untold'],
} as const;

/**
 * What is used by announcing it and is not an Ability in play: of the Stadium, of cards attached to a Pokémon, and of cards in the hand or the
 * discard pile (APR I.B-03, II.E-17).
 */

type Use = ActionOf<'use-card'>;

interface Usable {
  readonly card: CardId;
  readonly power: string;
  readonly text: Announced;
  /** Null for a card in play. */
  readonly zone: 'hand' | 'discard' | null;
  /** The Pokémon it is attached to; null for the Stadium. */
  readonly host: Uid | null;
}

/** What lets a Stadium be used. */
export const USES = lawOf({
  // No act of the list in 602.1, so it is the card that allows it.
  'comprehensive-2009': ['102.1', 'takes precedence'],
  'advanced-2018': ['I.B-03#4', 'can be used by each player during their own turn'],
  'advanced-2025': ['I.B-04#3', 'can be used by each player during their own turn'],
  'xy-2016': { silent: 'what a Stadium lets a player do is done in their own turn', near: 'Gl:Stadium Card' },
  'me-2026': { silent: 'what a Stadium lets a player do is done in their own turn', near: 'Gl:Stadium card' },
  'ex-2003': { silent: 'what a Stadium lets a player do is done in their own turn', near: 'Stadium' },
  'neo-2001': {
    silent: 'what a Stadium lets a player do is done in their own turn',
    near: 'Special Trainers: Stadium',
  },
});

/** What lets a Fossil be discarded: its own text, which ME names as such. */
const FOSSIL_GOES = lawOf({
  ...TRAINER_BEFORE_RULE,
  'me-2026': ['App18#6', "may be discarded in one's own turn"],
});

/** What lets that card be used. */
export const lawOfUse = ({ power }: Use): AnyLaw => (power === DISCARD ? FOSSIL_GOES : USES);

/** What lets a card be used that is attached to a Pokémon. */
const USES_OF_ATTACHED = lawOf({ 'comprehensive-2009': ['102.1', 'takes precedence'] });

/** Everything of that kind within reach of the player to move; nothing where the document does not know such a use. */
export const offered = (view: View): readonly Usable[] => (speaksHere(USES, view) ? usableCards(view) : []);

/** Everything of that kind within reach of the player to move. */
export const usableCards = (view: View): readonly Usable[] => [...usedFromTheirPlace(view), ...fossilsOf(view)];

/** A Fossil in play whose text lets its player discard it; one that has evolved is not there any more. */
const fossilsOf = (view: View): readonly Usable[] =>
  inPlay(playerOf(view.state, view.state.toMove)).flatMap((pokemon): readonly Usable[] => {
    const card = pokemon.stack[0];
    const printed = topCard(view, pokemon);
    if (card === undefined || printed?.announced === undefined || !isFossil(printed)) return [];
    return [{ card, power: DISCARD, text: printed.announced, zone: null, host: pokemon.uid }];
  });

const usedFromTheirPlace = (view: View): readonly Usable[] => {
  const { stadium } = view.state;
  const printed = stadium === null ? null : view.cardAt(stadium.card);
  const ofStadium: readonly Usable[] =
    stadium === null || printed?.announced === undefined
      ? []
      : [{ card: stadium.card, power: printed.name, text: printed.announced, zone: null, host: null }];
  const player = playerOf(view.state, view.state.toMove);
  const lying = (['hand', 'discard'] as const).flatMap((zone) =>
    player[zone].cards.flatMap((card) =>
      (view.cardAt(card)?.powers ?? [])
        .filter((power) => power.zone === zone || (zone === 'hand' && power.comes !== undefined))
        .map((power): Usable => ({ card, power: power.name, text: power, zone, host: null })),
    ),
  );
  return [...ofStadium, ...(speaksHere(USES_OF_ATTACHED, view) ? attachedOnes(view) : []), ...lying];
};

/** Of the cards on that player's Pokémon. */
const attachedOnes = (view: View): readonly Usable[] =>
  inPlay(playerOf(view.state, view.state.toMove)).flatMap((pokemon) =>
    pokemon.attached.flatMap(({ card }): readonly Usable[] => {
      const printed = view.cardAt(card);
      if (printed?.announced === undefined) return [];
      return [{ card, power: printed.name, text: printed.announced, zone: null, host: pokemon.uid }];
    }),
  );

/** What is used there, if anything of that name is. */
export const found = (view: View, { card, power }: Use): Usable | null =>
  usableCards(view).find((one) => one.card === card && sameName(one.power, power)) ?? null;

export const contextOfUsed = (view: View, { card, power, host }: Usable, named?: Uid): TextContext => ({
  seat: view.state.toMove,
  uid: host,
  card,
  place: power,
  origin: 'power',
  attack: null,
  chosen: null,
  ...(named === undefined ? {} : { named }),
});

const isInPlay = (view: View, action: Use): boolean => action.power !== DISCARD && found(view, action)?.zone === null;
export const isOutsidePlay = (view: View, action: Use): boolean => (found(view, action)?.zone ?? null) !== null;

const unmet = (view: View, action: Use, why?: Why): Facts | null => {
  const usable = found(view, action);
  const conditions = (usable?.text.when ?? []) as unknown as readonly Condition[];
  const from = { seat: view.state.toMove, uid: usable?.host ?? null };
  if (allHold(view, conditions, from, why)) return null;
  const terms = conditions.map((one) => unmetTerms(view, one, from)).find((facts) => facts.unmet !== undefined);
  return { power: action.power, player: view.state.toMove, ...terms };
};

export const CONDITIONS = lawOf({
  'comprehensive-2009': ['102.1', 'takes precedence'],
  'advanced-2018': ['I.B-03/std.1', "whose conditions can't be followed can't be used"],
  'advanced-2025': ['I.B-04/std.1', "whose conditions can't be followed can't be used"],
  'xy-2016': { silent: 'a Stadium is used only when what its text asks for is there', near: 'Gl:Stadium Card' },
  'me-2026': { silent: 'a Stadium is used only when what its text asks for is there', near: 'Gl:Stadium card' },
  'ex-2003': { silent: 'a Stadium is used only when what its text asks for is there', near: 'Stadium' },
  'neo-2001': {
    silent: 'a Stadium is used only when what its text asks for is there',
    near: 'Special Trainers: Stadium',
  },
});

export const stadiumConditions = forbids({
  acts: ['use-card'],
  obstacle: 'effect',
  code: 'card-conditions',
  law: CONDITIONS,
  concerns: isInPlay,
  when: (view, action) => unmet(view, action),
  readBy: (view, action, why) => {
    unmet(view, action, why);
  },
});

export const abilityConditions = forbids({
  acts: ['use-card'],
  obstacle: 'effect',
  code: 'card-conditions',
  law: {
    'advanced-2018': ['I.A-02/abl.1', "while its conditions can't be followed"],
    'advanced-2025': ['I.A-02/abl.1', "while its conditions can't be followed"],
    'xy-2016': ['Turn.2F#1', 'Some need a condition'],
    'me-2026': ['Turn.2F#1a', 'The text of each decides'],
  },
  concerns: (view, action) => isOutsidePlay(view, action) && found(view, action)?.text.when !== undefined,
  when: (view, action) => unmet(view, action),
  readBy: (view, action, why) => {
    unmet(view, action, why);
  },
});

const changesNothing = <D extends Doc>(texts: Texts, law: Law<D>, concerns: (view: View, action: Use) => boolean) =>
  forbids({
    acts: ['use-card'],
    obstacle: 'no-effect',
    code: 'card-changes-nothing',
    law,
    concerns: (view, action: Use) => concerns(view, action) && found(view, action)?.text.does !== undefined,
    when: (view, action: Use) => {
      const usable = found(view, action);
      if (usable?.text.does === undefined) return null;
      const full = texts.fillsBench(usable.text.does) && view.readings.roomToSearch(view, view.state.toMove) === 0;
      const changes = full ? false : texts.wouldChange(view, usable.text.does, contextOfUsed(view, usable, action.on));
      if (changes === null && !full)
        openNoEffect(texts, view, usable.text.does, contextOfUsed(view, usable, action.on));
      if (changes === null) unknownEffect(view, law, 'ability-hangs-on-untold', { power: action.power });
      if (changes !== false) return null;
      return { power: action.power, ...whatIsMissing(view, usable.text.does, contextOfUsed(view, usable, action.on)) };
    },
  });

export const stadiumForNothing = (texts: Texts) =>
  changesNothing(
    texts,
    {
      'advanced-2018': ['I.B-03/std.1', 'if the player knows that nothing would change'],
      'advanced-2025': ['I.B-04/std.1', 'leave the state of the game as it is'],
      'xy-2016': { open: 'whether a Stadium may be used where that changes nothing', near: 'Gl:Stadium Card' },
      'me-2026': { open: 'whether a Stadium may be used where that changes nothing', near: 'Gl:Stadium card' },
    },
    isInPlay,
  );

export const ABILITY_FOR_NOTHING = lawOf({
  'comprehensive-2009': { otherwise: '408.1' },
  'advanced-2018': ['I.A-02/abl.1', 'will change nothing'],
  'advanced-2025': ['I.A-02/abl.1', 'leave the state of the game as it is'],
  'xy-2016': { open: 'whether an Ability may be used that changes nothing', near: 'Turn.2F#1' },
  'me-2026': { open: 'whether an Ability may be used that changes nothing', near: 'Turn.2F#1a' },
});

/** May a power be used whatever comes of it, so that only its own limits can keep it from being used? */
export const mayBeForNothing = (view: View): boolean =>
  !speaksOfLaw(ABILITY_FOR_NOTHING, view.doc) && unsaidOf(ABILITY_FOR_NOTHING, view.doc) === null;

export const outsidePlayForNothing = (texts: Texts) => changesNothing(texts, ABILITY_FOR_NOTHING, isOutsidePlay);

/** A card that has left its place and come back is another card. */
const stillThatCard = reading(
  {
    'advanced-2018': ['II.E-17#4', 'it counts as a different card'],
    'advanced-2025': ['II.E-18#3', 'it counts as a different card'],
  },
  (_view, [lain]: readonly [boolean]) => !lain,
  () => true,
);

const wasUsed = (view: View, action: Use): boolean =>
  (view.state.cardsUsed ?? []).some(
    ({ card, name, putDownAgain }) =>
      card === action.card &&
      sameName(name, action.power) &&
      (isInPlay(view, action) || stillThatCard(view, [putDownAgain])),
  );

const onlyOnce = <D extends Doc>(law: Law<D>, concerns: (view: View, action: Use) => boolean) =>
  forbids({
    acts: ['use-card'],
    obstacle: 'used',
    code: 'card-already-used',
    law,
    concerns: (view, action: Use) => concerns(view, action) && found(view, action)?.text.oncePerTurn === true,
    when: (view, action: Use) => (wasUsed(view, action) ? { power: action.power } : null),
  });

export const stadiumOnce = onlyOnce(
  {
    'comprehensive-2009': ['102.1', 'takes precedence'],
    'advanced-2018': ['I.B-03#4', 'by each player during their own turn'],
    'advanced-2025': ['I.B-04#3', 'by each player during their own turn'],
    'xy-2016': { silent: 'a limit that a Stadium prints counts', near: 'Gl:Stadium Card' },
    'me-2026': { silent: 'a limit that a Stadium prints counts', near: 'Gl:Stadium card' },
    'ex-2003': { silent: 'a limit that a Stadium prints counts', near: 'Stadium' },
    'neo-2001': { silent: 'a limit that a Stadium prints counts', near: 'Special Trainers: Stadium' },
  },
  isInPlay,
);
export const eachCardOnce = onlyOnce(
  {
    'advanced-2018': ['II.E-17#3', 'each of the cards allows one use'],
    'advanced-2025': ['II.E-18#2', 'each of the cards allows one use'],
    'xy-2016': { silent: 'a limit that an Ability prints counts for that card', near: 'Turn.2F#1' },
    'me-2026': { silent: 'a limit that an Ability prints counts for that card', near: 'Turn.2F#1a' },
  },
  isOutsidePlay,
);

/** A text that allows one Ability of its name in a turn binds the other cards of that name too. */
export const oneOfItsNameOutsidePlay = forbids({
  acts: ['use-card'],
  obstacle: 'used',
  code: 'power-of-that-name-used',
  law: {
    'advanced-2018': ['II.E-14#1', 'Once you have used such an Ability in your turn'],
    'advanced-2025': ['II.E-14#1', 'Once you have used such an Ability in your turn'],
    'xy-2016': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
    'me-2026': { silent: 'what a card says goes before a rule', near: 'Turn.2D' },
  },
  concerns: (view, action) => {
    const text = found(view, action)?.text;
    return isOutsidePlay(view, action) && text?.oneOfNamePerTurn === true;
  },
  when: (view, action) =>
    (view.state.powersUsed ?? []).some((one) => sameName(one, action.power)) ? { power: action.power } : null,
});

/** In play such an Ability is none. */
export const notInPlay = forbids({
  acts: ['use-power'],
  obstacle: 'place',
  code: 'used-outside-play',
  law: {
    'advanced-2018': ['II.E-17#2', 'not while the card is in play'],
    'advanced-2025': ['II.E-18#1', 'not while the card is in play'],
    'xy-2016': { silent: 'an Ability that names another place is not used in play', near: 'Turn.2F#1' },
    'me-2026': { silent: 'an Ability that names another place is not used in play', near: 'Turn.2F#1a' },
  },
  concerns: (view, action) => findPower(view, action)?.power.zone !== undefined,
  when: (view, action) => ({ power: action.power, zone: findPower(view, action)?.power.zone ?? 'hand' }),
});

const ANNOUNCE = lawOf({
  'comprehensive-2009': ['102.1', 'takes precedence'],
  'advanced-2018': ['I.B-03/std.2', 'Announce to the opponent'],
  'advanced-2025': ['I.B-04/std.2', 'Announce to the opponent'],
  'xy-2016': { silent: 'the use of a Stadium is announced', near: 'Gl:Stadium Card' },
  'me-2026': { silent: 'the use of a Stadium is announced', near: 'Gl:Stadium card' },
  'ex-2003': { silent: 'the use of a Stadium is announced', near: 'Stadium' },
  'neo-2001': { silent: 'the use of a Stadium is announced', near: 'Special Trainers: Stadium' },
});
const CARRY_OUT = lawOf({
  'comprehensive-2009': ['102.1', 'takes precedence'],
  'advanced-2018': ['I.B-03/std.3', 'Follow the instructions on the Stadium card'],
  'advanced-2025': ['I.B-04/std.3', 'Follow the instructions on the Stadium card'],
  'xy-2016': { silent: 'a player who uses a Stadium does what it says', near: 'Gl:Stadium Card' },
  'me-2026': { silent: 'a player who uses a Stadium does what it says', near: 'Gl:Stadium card' },
  'ex-2003': { silent: 'a player who uses a Stadium does what it says', near: 'Stadium' },
  'neo-2001': { silent: 'a player who uses a Stadium does what it says', near: 'Special Trainers: Stadium' },
});
const ABILITY = lawOf({
  'advanced-2018': ['I.A-02#2', 'it has to be announced to be activated'],
  'advanced-2025': ['I.A-02#2', 'it has to be announced to be activated'],
  'xy-2016': ['Turn.2F#1', 'says which one'],
  'me-2026': ['Turn.2F#1b', 'says which one'],
});
const TEXT_OF_IT = lawOf({
  'advanced-2018': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
  'advanced-2025': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
  'xy-2016': ['Turn.2F#1', 'the text of each decides'],
  'me-2026': ['Turn.2F#1a', 'The text of each decides'],
});

const announce = <D extends Doc>(law: Law<D>) =>
  step(law, (t: T, { card, power }: Usable): void => {
    t.put({ kind: 'card-used', card, name: power });
  });

const carryOut = <D extends Doc>(law: Law<D>) =>
  step(law, (_t: T, play: () => void): void => {
    play();
  });

const [stadiumAnnounced, abilityAnnounced] = [announce(ANNOUNCE), announce(ABILITY)];
const [stadiumCarriedOut, abilityCarriedOut] = [carryOut(CARRY_OUT), carryOut(TEXT_OF_IT)];

/** It goes because its own text lets its player do that. */
const fossilGoes = step(FOSSIL_GOES, (_t: T, play: () => void): void => {
  play();
});

export const useCard =
  (texts: Texts) =>
  (t: T, action: Use): void => {
    const usable = found(t.view, action);
    if (usable === null) return;
    const { text, zone, card, power } = usable;
    if (text.does === undefined) throw new NotModelled(card, power, text.text ?? 'its text');
    const does = text.does;
    if (power === DISCARD) {
      fossilGoes(t, () => texts.say(t, does, contextOfUsed(t.view, usable, action.on)));
      return;
    }
    (zone === null ? stadiumAnnounced : abilityAnnounced)(t, usable);
    (zone === null ? stadiumCarriedOut : abilityCarriedOut)(t, () =>
      texts.say(t, does, contextOfUsed(t.view, usable, action.on)),
    );
  };
