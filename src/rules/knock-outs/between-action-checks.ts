import { inPlay, namedApart } from '../../claims/index.ts';
import { GameOver, lawOf, NotModelled, reading, speaksHere, step } from '../../engine/index.ts';
import type { CardId, Player, Pokemon } from '../../state/index.ts';
import { discardsItself, mayStay } from '../attached-cards/carriers.ts';
import { dropLostTools } from '../attached-cards/tools.ts';
import { byKindOfText, CARD_BEFORE_RULE } from '../cards/card-before-rule.ts';
import { removingBan } from '../effects/card-against-rule.ts';
import { decide } from '../end-of-game/winning.ts';
import { inOrder } from '../in-order.ts';
import { makeRoom } from '../pokemon/bench-size.ts';
import type { AwardSteps, SettleSteps, T } from '../questions.ts';
import { removeByImmunity } from '../special-conditions/removed-by-immunity.ts';
import { GAME_IS_WON } from '../turn/phases.ts';
import { detachToDiscard } from '../zones.ts';
import { cease, NOTHING_SPOKE, spokeBefore } from './ceasing.ts';
import { type CheckRun, hasFixedTime } from './check-run.ts';
import { stopBeforeUndecided } from './falling.ts';
import { lethal, someFalls } from './lethal-damage.ts';
import { promote, replaceWhoLeft } from './new-active.ts';
import { prizes } from './prizes-taken.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['attachment-banned', 'attachment-invalid'],
} as const;

/** The checks between actions, in their order, repeated until nothing new happens (CR 303). */

const STAYS = 'what becomes of an attachment that its own text no longer allows';

/** A card that may not be where it is gets discarded. */
const fallsOff = reading(
  {
    'comprehensive-2009': ['301.1', 'valid'],
    'ex-2003': { open: STAYS, near: 'Tools' },
    'advanced-2018': { open: STAYS, near: 'II.A#1' },
    'advanced-2025': { open: STAYS, near: 'II.A#1' },
    'neo-2001': { open: STAYS, near: 'Pokémon Tools' },
    'xy-2016': { open: STAYS, near: 'Zones: Discard Pile' },
    'me-2026': { open: STAYS, near: 'Zones: Discard Pile#a' },
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Its own text may say so, whatever the document says. */
const fallsOffByItsText = reading(
  { ...CARD_BEFORE_RULE, 'comprehensive-2009': ['301.1', 'valid'] },
  (_view, _args: readonly []) => true,
  () => false,
);

const saysNothingOfCarriers = (t: T, card: CardId): boolean => {
  const printed = t.view.cardAt(card);
  return printed?.attachesTo === undefined && printed?.discardUnless === undefined;
};

/** Discards what a text in force bans its player from playing, where that text discards such cards. */
const discardBanned = (t: T, player: Player, pokemon: Pokemon): void => {
  if (!t.view.says('cannot', 'play-trainer')) return;
  for (const { card } of pokemon.attached) {
    const printed = t.view.cardAt(card);
    const ban = printed === null ? null : removingBan(t.view, player, printed);
    if (printed === null || ban === null) continue;
    if (!byTheBan(t.view, ban)(t.view, [ban.name, printed.name, pokemon], t.why)) continue;
    detachToDiscard(t, card, pokemon.uid);
  }
};

const byTheBan = byKindOfText((law) =>
  reading(
    law,
    (view, [by, card, pokemon]: readonly [string, string, Pokemon], why) => {
      why('attachment-banned', { by, card, pokemon: namedApart(view, pokemon) });
      return true;
    },
    () => false,
  ),
);

/** Discards what may no longer be attached to this Pokémon. */
const discardInvalid = (t: T, pokemon: Pokemon): void => {
  for (const { card, as } of pokemon.attached) {
    if (as !== undefined || (saysNothingOfCarriers(t, card) && t.rules.recorder === null)) continue;
    const printed = t.view.cardAt(card);
    if (printed === null) continue;
    const owner = t.state.cards[card]?.owner;
    const goes = discardsItself(t.view, printed, pokemon, owner);
    if (!goes && mayStay(t.view, printed, pokemon, owner)) continue;
    const law = goes ? fallsOffByItsText : fallsOff;
    if (!law(t.view, [])) continue;
    t.why(law.rule(t.rules), 'attachment-invalid', {
      card: printed.name,
      pokemon: namedApart(t.view, pokemon),
    });
    detachToDiscard(t, card, pokemon.uid);
  }
};

const attachments = step(
  {
    'comprehensive-2009': ['303.1a', 'attachment'],
    'ex-2003': { silent: 'attachments that are not allowed any more fall off first', near: 'intro' },
    'advanced-2018': { silent: 'attachments that are not allowed any more fall off first', near: 'I.D/ko.1' },
    'advanced-2025': { silent: 'attachments that are not allowed any more fall off first', near: 'I.D/ko.1' },
    'neo-2001': { silent: 'attachments that are not allowed any more fall off first', near: 'Order.7' },
    'xy-2016': { silent: 'attachments that are not allowed any more fall off first', near: 'Turn.3C#2' },
    'me-2026': { silent: 'attachments that are not allowed any more fall off first', near: 'Turn.3C#2' },
  },
  (t: T) => {
    for (const player of t.state.players)
      for (const pokemon of inPlay(player)) {
        discardInvalid(t, pokemon);
        discardBanned(t, player, pokemon);
      }
  },
);

const BEFORE_KNOCK_OUTS = 'effects that wait for an event come before Knock Outs';

const FIRST = lawOf({
  'comprehensive-2009': ['303.1b', 'triggered effects'],
  'ex-2003': { silent: BEFORE_KNOCK_OUTS, near: 'intro' },
  'advanced-2018': { silent: BEFORE_KNOCK_OUTS, near: 'I.D/ko.1' },
  'advanced-2025': { silent: BEFORE_KNOCK_OUTS, near: 'I.D/ko.1' },
  'neo-2001': { silent: BEFORE_KNOCK_OUTS, near: 'Order.7' },
  'xy-2016': { silent: BEFORE_KNOCK_OUTS, near: 'Turn.3C#2' },
  'me-2026': { silent: BEFORE_KNOCK_OUTS, near: 'Turn.3C#2' },
});

const first = step(FIRST, (t: T) => {
  t.rules.answers.triggered(t);
});

/** What the damage of an attack sets off has a paragraph of its own. */
const firstInAttack = step(
  {
    ...FIRST,
    'advanced-2018': ['II.E-03#3', 'the effects that follow this text are done first'],
    'advanced-2025': ['II.E-03#3', 'the effects that follow this text are done first'],
  },
  (t: T) => {
    t.rules.answers.triggered(t);
  },
);

const IN_THE_CHECKS = lawOf({
  'comprehensive-2009': ['303.1b', 'triggered effects'],
  'ex-2003': 'absent',
  'advanced-2018': 'absent',
  'advanced-2025': 'absent',
  'neo-2001': 'absent',
  'xy-2016': 'absent',
  'me-2026': 'absent',
});

/** One document has what waits for an event in its checks; in the others the order matters only where a Pokémon is about to fall. */
const triggers = step(
  IN_THE_CHECKS,
  (t: T): void => {
    t.rules.answers.triggered(t);
  },
  (t: T): void => {
    if (!t.view.says('trigger') || !someFalls(t)) t.rules.answers.triggered(t);
    else (t.state.phase === 'attack' ? firstInAttack : first)(t);
  },
);

/** Where nothing falls, what a text does upon an event is done by that text, and not by the paragraph on Knock Outs. */
const triggersAlone = (t: T): void => {
  if (speaksHere(IN_THE_CHECKS, t.rules) || !t.view.says('trigger') || someFalls(t)) return;
  attachments(t);
  t.rules.answers.triggered(t);
};

const win = step(
  { ...GAME_IS_WON, 'neo-2001': { silent: 'the game checks whether a player has won', near: 'Play.6' } },
  (t: T) => {
    decide(t);
  },
);

export const settleSteps = { attachments, triggers, lethal, cease } satisfies SettleSteps<'comprehensive-2009'>;

/** The replacement is named before the Prize, and nothing is said of winning but that Prizes are taken. */
export const awardAfterReplacing = { promote, prizes, win } satisfies AwardSteps<'neo-2001'>;

/** Who has taken the last Prize has won, before any place is filled: where a document has the end of the game at once. */
export const awardUntilWon = { prizes, win, promote } satisfies AwardSteps<'me-2026'>;

export const awardSteps = { prizes, promote, win } satisfies AwardSteps<'comprehensive-2009'>;

/**
 * A Knock Out is gone through to its end, with a new Pokémon in the place that is empty, before a Bench is made smaller by a text that has only come
 * into force with it (rules team, 6 December 2018).
 */
const placesComeFirst = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': ['Turn.3C#4', 'picks one on their Bench'],
    'me-2026': ['Turn.3C#4a', 'picks one on their Bench'],
    'advanced-2018': ['I.D/ko.5', 'moves their next Active Pokémon to the Active Spot'],
    'advanced-2025': ['I.D/ko.5', 'whose Active Pokémon was Knocked Out puts out a new one'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** Rounds after which the checks are said to circle instead of being followed further. */
const BOUND = 50;

const CHECKED = lawOf({
  'comprehensive-2009': ['303.1', 'series of checks'],
  'ex-2003': ['intro', 'Knocked Out is removed from play'],
  'advanced-2018': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
  'advanced-2025': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
  'neo-2001': ['Order.7', 'is Knocked Out'],
  'xy-2016': ['Turn.3C#2', 'Check whether it Knocked Out'],
  'me-2026': ['Turn.3C#2', 'Check whether it Knocked Out'],
});

/** One series of checks: settle until stable, then award; once more if that changed anything. */
const untilNothingFalls = (t: T): void => {
  const { settle, award } = t.rules.answers;
  for (let round = 0; ; round += 1) {
    if (round > BOUND) throw new NotModelled(null, 'between-action checks', `no end after ${BOUND} rounds`);
    const before = t.events.length;
    const run: CheckRun = { fallen: [], undecided: [], spoke: NOTHING_SPOKE };
    for (let again = true, turns = 0; again; turns += 1) {
      if (turns > BOUND) throw new NotModelled(null, 'between-action checks', `no end after ${BOUND} rounds`);
      const seen = t.events.length;
      if (run.fallen.length === 0 || !placesComeFirst(t.view, [], t.why)) makeRoom(t);
      dropLostTools(t);
      removeByImmunity(t);
      run.spoke = spokeBefore(t);
      for (const one of inOrder(settle)) one(t, run);
      again = t.events.length > seen;
    }
    for (const one of inOrder(award)) {
      if (one === award.promote && run.fallen.length === 0) continue;
      one(t, run);
      if (one === award.prizes) stopBeforeUndecided(t, run);
      if (t.state.result !== null) throw new GameOver();
    }
    if (t.events.length === before || run.fallen.length === 0) return;
  }
};

const series = step(CHECKED, untilNothingFalls);

/** Two documents look for Knock Outs where an attack is complete, and say elsewhere that such a Pokémon is Knocked Out; one says no more than that. */
const seriesOutsideAttacks = step(
  {
    ...CHECKED,
    'neo-2001': { silent: 'a Pokémon without Hit Points left is Knocked Out outside an attack too', near: 'Order.7' },
    'xy-2016': ['Gl:Knocked Out', 'is Knocked Out'],
    'me-2026': ['Gl:Knocked Out', 'is Knocked Out'],
  },
  untilNothingFalls,
);

/** A whole series of checks. A place that is empty though nobody was Knocked Out in it is filled by another paragraph. */
export const check = (t: T): void => {
  // What goes because of a text goes by that text, and not by the paragraph on Knock Outs.
  removeByImmunity(t);
  triggersAlone(t);
  (hasFixedTime(t.state) ? series : seriesOutsideAttacks)(t);
  replaceWhoLeft(t);
};

/** A Pokémon that evolves, devolves or levels up brings the checks on in the middle of an effect; without that they wait for the end of it. */
const checkedMidway = reading(
  {
    'comprehensive-2009': ['303.1', 'even if it happens while another effect is still resolving'],
    'neo-2001': { otherwise: 'Order.7' },
    'ex-2003': 'absent',
    'xy-2016': { otherwise: 'Turn.3C#2' },
    'me-2026': { otherwise: 'Turn.3C#2' },
    'advanced-2018': { otherwise: 'I.D#2' },
    'advanced-2025': { otherwise: 'I.D#2' },
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** The times that the other documents fix are those of attacks and of what comes between turns; only some say when it is checked otherwise. */
const checkedMidwayOutsideAttacks = reading(
  {
    'comprehensive-2009': ['303.1', 'even if it happens while another effect is still resolving'],
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
    'advanced-2025': ['I.D#2', 'at any other time, when a Pokémon has no remaining HP'],
  },
  (_view, _args: readonly []) => true,
  () => false,
);

/** What its own text no longer lets stay attached falls off at once in any case; Knock Outs and what follows them may wait. */
export const checkMidway = (t: T): void => {
  const law = hasFixedTime(t.state) ? checkedMidway : checkedMidwayOutsideAttacks;
  if (law(t.view, [], t.why)) check(t);
  else attachments(t);
};

/** The same after one of several that a text evolves or devolves at once: only what brings the checks on every time does so before the last of them. */
export const checkAfterOneOfSeveral = (t: T): void => {
  if (checkedMidway(t.view, [])) checkMidway(t);
};
