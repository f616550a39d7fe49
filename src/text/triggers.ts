import {
  type ClaimOf,
  claimsOn,
  type ForceOf,
  holds,
  isTeammate,
  lookAtAll,
  matches,
  namedApart,
  pokemonOf,
  seatOf,
  viewOf,
} from '../claims/index.ts';
import type { Advanced } from '../corpus/index.ts';
import { type Law, lawOf, reading, speaksHere, stateAfter, statesLaw, step } from '../engine/index.ts';
import {
  answersEvolving,
  basicToTexts,
  citeTrait,
  countsAs,
  type Falling,
  knowsDarknessEnergy,
  saySilent,
  setsOffAsPlayed,
  type T,
  type TextContext,
} from '../rules/index.ts';
import type { CardId, Json, Pokemon, Seat, Uid } from '../state/index.ts';
import { behindItsAttack } from './after-the-attack.ts';
import { isSameAfterwards } from './beside-conditions.ts';
import { isMetOrSaid } from './condition-not-met.ts';
import { attackedIn, counteredIn, type Happening, happeningsIn, mattersIn, sinceDeclared } from './happenings.ts';
import { nextOf } from './owners-order.ts';
import { speak } from './say.ts';
import type { Verb } from './verb.ts';
import { asker } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['attaching-is-from-hand', 'text-acts'],
} as const;

/** Texts that wait for an event, for the end of the turn, or for the time between turns (CR 406, 604.1a, 605.1b). */

export const contextOf = (
  uid: Uid,
  { from, name }: Waiting | ForceOf<'trigger'>,
  by: Uid | null = null,
): TextContext => ({
  seat: from.seat,
  uid,
  holder: from.uid,
  card: null,
  place: name,
  origin: 'body',
  attack: null,
  by,
  chosen: null,
});

/** Carries out a text that has been waiting, under its name and that of the card that has it. */
export const act = (t: T, force: Waiting | ForceOf<'trigger'>, context: TextContext): void => {
  const bearer = force.from.uid === null ? null : pokemonOf(t.state, force.from.uid);
  const of = bearer === null ? null : namedApart(t.view, bearer);
  t.note('text-acts', { by: force.name, ...(of === null ? {} : { of }) });
  citeTrait(t.view, force, t.why);
  speak(t, force.claim.does, context);
};

/** “After your attack” names the moment; it does not ask for an attack. */
const thoughNoAttack = step(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': 'absent',
    'advanced-2025': ['II.E-21#2', 'when a player ends the turn without attacking'],
  },
  (_t: T, play: () => void): void => {
    play();
  },
  (_t: T, play: () => void): void => {
    play();
  },
);

const AFTER_YOUR_ATTACK = /\(after your attack\)/iu;

const namesAnAttack = (t: T, { card, name }: Waiting): boolean => {
  const printed = card === null ? null : t.view.cardAt(card);
  const texts = [
    printed?.play?.text,
    ...(printed?.powers ?? []).filter((one) => one.name === name).map(({ text }) => text),
  ];
  return texts.some((text) => text !== undefined && AFTER_YOUR_ATTACK.test(text));
};

/** Only cards of the Neo sets speak of the start of a turn. */
const beforeTheDraw = step(
  { 'neo-2001': { silent: 'what a card does at the start of a turn comes before its player draws', near: 'After.3' } },
  (_t: T, play: () => void): void => {
    play();
  },
);

/** Carries out what is done when a turn ends, or begins. */
export const actAtTheEnd = (t: T, force: Waiting, context: TextContext): void => {
  const play = (): void => act(t, force, context);
  const attacked = t.events.some(({ kind }) => kind === 'attack-declared');
  if (force.claim.claim === 'end-of-turn' && !attacked && namesAnAttack(t, force)) thoughNoAttack(t, play);
  else if (force.claim.claim === 'start-of-turn') beforeTheDraw(t, play);
  else play();
};

/** Triggered effects read the table as it is after the event, not while it happens. */
const stateAfterwards = step(
  {
    'comprehensive-2009': ['406.2', 'immediately after'],
    'ex-2003': { silent: 'a trigger acts once the effect that set it off is done', near: 'Options.6' },
    'advanced-2018': {
      silent: 'a text that waits for an event acts once the effect that set it off is done',
      near: 'II.E-07#1',
    },
    'advanced-2025': {
      silent: 'a text that waits for an event acts once the effect that set it off is done',
      near: 'II.E-07#1',
    },
    'neo-2001': { silent: 'a trigger acts once the effect that set it off is done', near: 'Play.9B6' },
    'xy-2016': { silent: 'a trigger acts once the effect that set it off is done', near: 'Gl:Ability' },
    'me-2026': { silent: 'a trigger acts once the effect that set it off is done', near: 'Gl:Ability' },
  },
  (_t: T, play: () => void): void => {
    play();
  },
);

/** Two documents say when a text acts that waits for the damage of an attack. */
const AFTER_ITS_DAMAGE: Law<Advanced> = {
  'advanced-2018': ['II.E-03#2', 'done after the damage has been taken and after the effects of the attack'],
  'advanced-2025': ['II.E-03#2', 'done after the damage has been taken and after the effects of the attack'],
};

const afterItsDamage = step(AFTER_ITS_DAMAGE, (_t: T, play: () => void): void => {
  play();
});

const everyTime = step(
  {
    'comprehensive-2009': ['406.1', 'Every time'],
    'ex-2003': { silent: 'a trigger acts as often as its event', near: 'Options.6' },
    'advanced-2018': { silent: 'a text that waits for an event acts as often as the event', near: 'II.E-07#1' },
    'advanced-2025': { silent: 'a text that waits for an event acts as often as the event', near: 'II.E-07#1' },
    'neo-2001': { silent: 'a trigger acts as often as its event', near: 'Play.9B6' },
    'xy-2016': { silent: 'a trigger acts as often as its event', near: 'Gl:Ability' },
    'me-2026': { silent: 'a trigger acts as often as its event', near: 'Gl:Ability' },
  },
  (t: T, { claim }: ForceOf<'trigger'>, play: () => void): void => {
    if (claim.event === 'damaged-by-attack' && speaksHere(AFTER_ITS_DAMAGE, t.rules)) afterItsDamage(t, play);
    else stateAfterwards(t, play);
  },
);

const OUT_OF_HAND: Law<Advanced> = {
  'advanced-2018': ['II.E-07#2', 'only when the Energy card you attach comes from your hand'],
  'advanced-2025': ['II.E-07#3', 'from the hand if the text says so'],
};

/** A text that names where the Energy comes from waits for Energy from there. */
const onlyFromThere = reading(
  OUT_OF_HAND,
  (_view, [is]: readonly [boolean]) => is,
  () => true,
);

/** A text that waits for attaching and does not say from where: attaching is done from the hand, where the document says what the word means. */
const attachingIsFromHand = reading(
  {
    'neo-2001': { open: 'whether a text about attaching means Energy from the hand alone', near: 'Play.9B3' },
    'ex-2003': { open: 'whether a text about attaching means Energy from the hand alone', near: 'Options.1' },
    'comprehensive-2009': ['G:attach', 'To take a card out of the hand'],
    'xy-2016': ['Gl:Attach', 'To take a card out of the hand'],
    'me-2026': ['Gl:attach', 'To take a card out of the hand'],
    'advanced-2018': { otherwise: 'II.E-07#1' },
    'advanced-2025': { otherwise: 'II.E-07#1' },
  },
  (_view, _from: readonly [string], why): boolean => {
    why('attaching-is-from-hand');
    return true;
  },
  () => false,
);

/** Is what was attached of the kind that the text waits for? */
const isMeant = (t: T, id: CardId, uid: Uid, { type, basic }: ClaimOf<'trigger'>): boolean => {
  const card = t.view.cardAt(id);
  if (basic !== undefined && (card === null || basicToTexts(t.view, card, t.why) !== basic)) return false;
  return type === undefined || countsAs(t.view, id, uid, type, t.why);
};

/** A text that waits for a card to be played from the hand: is one played that another text has put there? */
const isPlayed = ({ view }: T, { uid, from, put }: Happening, { claim, name }: ForceOf<'trigger'>): boolean => {
  const pokemon = put === undefined || from !== 'hand' || claim.from !== 'hand' ? null : pokemonOf(view.state, uid);
  return put === undefined || pokemon === null || setsOffAsPlayed(view, pokemon, put, name);
};

const waitsFor = (t: T, happening: Happening, force: ForceOf<'trigger'>): boolean => {
  const { event, uid, cards, asTurn, by } = happening;
  const { claim, card, from } = force;
  return (
    claim.event === event &&
    (claim.by === undefined || (by !== null && matches(t.view, claim.by, from, by))) &&
    (claim['as-turn'] === undefined || asTurn === true) &&
    (claim.this === undefined || (card !== null && cards.includes(card))) &&
    ((claim.type === undefined && claim.basic === undefined) || cards.some((one) => isMeant(t, one, uid, claim))) &&
    isPlayed(t, happening, force)
  );
};

/** Does what came from there come from where the text asks for? */
const comesFrom = (t: T, { event, from }: Happening, { claim }: ForceOf<'trigger'>): boolean => {
  if (claim.from === 'any') return true;
  const attached = event === 'energy-attached';
  if (claim.from === undefined)
    return !attached || from === null || from === 'hand' || !attachingIsFromHand(t.view, [from], t.why);
  const is = claim.from === from;
  return attached && speaksHere(OUT_OF_HAND, t.rules) ? onlyFromThere(t.view, [is]) : is;
};

/** It came from elsewhere than the text says; then it is no matter of whom the text speaks. */
const isFromElsewhere = ({ event, from }: Happening, claim: ForceOf<'trigger'>['claim']): boolean =>
  event !== 'energy-attached' && claim.from !== undefined && claim.from !== 'any' && claim.from !== from;

interface Triggered {
  readonly force: ForceOf<'trigger'>;
  readonly by: Uid | null;
}

/** Texts that wait for damage and nothing else are ordered as such. */
const momentOf = (waiting: readonly Triggered[]): 'damaged' | 'attached' =>
  waiting.every(({ force }) => force.claim.event === 'damaged-by-attack') ? 'damaged' : 'attached';

/** What reacts to the damage of an attack comes after its other effects and before the Knock Outs. */
const REACTION = lawOf({
  'comprehensive-2009': { otherwise: '406.2' },
  'advanced-2018': ['I.A-01/atk.6', 'carry out that effect now'],
  'advanced-2025': ['I.A-01/atk.6', 'carry out that effect now'],
});

const reaction = step(REACTION, (_t: T, play: () => void): void => {
  play();
});

const ATTACHING: Law<Advanced> = {
  'advanced-2018': ['II.E-07#1', 'Both ways of attaching are meant'],
  'advanced-2025': ['II.E-07#1', 'Both ways of attaching are meant'],
};

const attaching = step(ATTACHING, (_t: T, play: () => void): void => {
  play();
});

const reacting = (t: T, { claim }: ForceOf<'trigger'>, play: () => void): void => {
  const reacts = claim.event === 'damaged-by-attack' && speaksHere(REACTION, t.rules);
  const attaches = claim.event === 'energy-attached' && speaksHere(ATTACHING, t.rules);
  reacts ? reaction(t, play) : attaches ? attaching(t, play) : play();
};

/** What its list asks, asked of the table on which the attack was declared, where a Special Condition has come or gone since then. */
const asDeclared = (t: T, force: ForceOf<'trigger'>, context: TextContext): ForceOf<'trigger'> => {
  const since = sinceDeclared(t);
  const changed = since.some(
    (event) =>
      (event.kind === 'unmarked' && event.uid === context.uid) ||
      (event.kind === 'marked' && event.uid === context.uid && event.mark.says.claim === 'condition'),
  );
  if (force.claim['as-declared'] !== true || !changed) return force;
  const then = viewOf(stateAfter(t.start, t.events.slice(0, t.events.length - since.length)), t.rules);
  const does = (force.claim.does as readonly Verb[]).flatMap((verb): readonly Verb[] => {
    if (!('if' in verb)) return [verb];
    return (holds(then, verb.if, asker(then, context)) ? verb.then : verb.else) ?? [];
  });
  return { ...force, claim: { ...force.claim, does: does as readonly Json[] } };
};

/** Is all that it does tied to a condition that does not hold, so that it does not apply at all? */
const isTiedOff = (t: T, force: ForceOf<'trigger'>, uid: Uid, by: Uid | null): boolean => {
  if (force.claim['as-declared'] !== true) return false;
  const context = contextOf(uid, force, by);
  return (asDeclared(t, force, context).claim.does as readonly Verb[]).every(
    (verb) => 'if' in verb && verb.else === undefined && !holds(t.view, verb.if, asker(t.view, context)),
  );
};

/** That it does not, by the condition that its text asks. */
const sayTiedOff = (t: T, force: ForceOf<'trigger'>, uid: Uid, by: Uid | null): void => {
  for (const verb of force.claim.does as readonly Verb[])
    if ('if' in verb) isMetOrSaid(t, verb.if, contextOf(uid, force, by), true);
};

/** Has that attack a number beside its name, or one that its text finds? `null`: it has put counters there. */
const mayDamage = (t: T, uid: Uid, attack: string | null): boolean => {
  const attacker = pokemonOf(t.state, uid);
  if (attack === null || attacker === null) return attack === null;
  return t.view.readings
    .features(t.view, attacker)
    .attacks.some(({ attack: { name, damage, base } }) => name === attack && (damage !== null || base !== undefined));
};

/** Are these two on different sides? */
const isOpposed = (t: T, uid: Uid, by: Uid): boolean => {
  const [owner, attacker] = [seatOf(t.state, uid), seatOf(t.state, by)];
  return owner !== null && attacker !== null && !isTeammate(t.view, attacker, owner);
};

/** Plays every text that waited for something that has happened since the last look. */
export const triggered = (t: T): void => {
  const from = t.heard;
  t.heard = t.events.length;
  const attacked = attackedIn(t.events, from);
  for (const uid of counteredIn(t, from))
    saySilent(t, uid, { event: 'damaged-by-attack', lacks: 'attack', by: null }, []);
  if (attacked.length === 0 && !mattersIn(t.events, from)) return;
  const happenings = happeningsIn(t, t.events.slice(from));
  if (
    (happenings.length === 0 && attacked.length === 0) ||
    (t.rules.recorder === null && !t.view.says('trigger') && t.view.muted('trigger').length === 0)
  )
    return;
  const due = new Map<Uid, Triggered[]>();
  for (const happening of happenings) {
    const { uid, by } = happening;
    const pokemon = pokemonOf(t.state, uid);
    if (pokemon === null) continue;
    const tiedOff: ForceOf<'trigger'>[] = [];
    const waiting = claimsOn(t.view, pokemon, 'trigger', {
      only: (force) => {
        const waits = waitsFor(t, happening, force);
        const isOff = waits && isTiedOff(t, force, uid, by);
        if (isOff) tiedOff.push(force);
        return waits && !isOff;
      },
      meant: (claim) => !isFromElsewhere(happening, claim),
      why: t.why,
    });
    for (const force of tiedOff) sayTiedOff(t, force, uid, by);
    const forces = waiting.filter((force) => comesFrom(t, happening, force));
    if (forces.length > 0) due.set(uid, [...(due.get(uid) ?? []), ...forces.map((force) => ({ force, by }))]);
    saySilent(t, uid, happening, [...forces, ...tiedOff]);
  }
  for (const { uid, by, attack } of attacked)
    if (
      isOpposed(t, uid, by) &&
      mayDamage(t, by, attack) &&
      !happenings.some((one) => one.uid === uid && one.event === 'damaged-by-attack')
    )
      saySilent(t, uid, { event: 'damaged-by-attack', lacks: 'damage', by }, []);
  for (const [uid, waiting] of due) {
    const left = new Set(waiting);
    const nextDue = (): Triggered | undefined => nextOf(t, uid, [...left], momentOf([...left]));
    for (let next = nextDue(); next !== undefined; next = nextDue()) {
      left.delete(next);
      const { force, by } = next;
      if (force.claim.event === 'damaged-by-attack') behindItsAttack(t, by);
      if (force.claim.event === 'evolved' && force.from.seat !== t.state.toMove)
        answersEvolving(t.view, [force.name], t.why);
      const context = contextOf(uid, force, by);
      const asked = asDeclared(t, force, context);
      reacting(t, force, () => everyTime(t, force, () => act(t, asked, context)));
    }
  }
};

/** Plays every text that waited for these Knock Outs, each player ordering those of their own Pokémon. */
export const falling = (t: T, waiting: readonly Falling[]): void => {
  const left = new Set(waiting);
  const nextFalling = (): Falling | undefined => {
    const [first] = left;
    if (first === undefined) return undefined;
    const owner = seatOf(t.state, first.uid);
    const own = [...left].filter(({ uid }) => seatOf(t.state, uid) === owner);
    return nextOf(t, first.uid, own, 'knocked-out');
  };
  for (let next = nextFalling(); next !== undefined; next = nextFalling()) {
    left.delete(next);
    act(t, next.force, contextOf(next.uid, next.force, next.by));
  }
};

/** Moments at which what is in force acts without an event. */
type TurnMoment = 'checkup' | 'end-of-turn' | 'start-of-turn';

export type Waiting = ForceOf<TurnMoment>;

export const keyOf = (uid: Uid, { card, claim, name, from }: Waiting): string =>
  [uid, card, name, from.uid, from.seat, JSON.stringify(claim)].join(' ');

/** Does it only repeat a rule that the document has, and carries out itself? */
const saysTheRule = ({ view }: T, { claim }: Waiting): boolean =>
  claim.claim === 'end-of-turn' && claim.repeats === 'darkness-energy' && knowsDarknessEnergy(view);

/** What is to be done with this Pokémon at this moment and is not done yet. */
export const waitingOn = (t: T, uid: Uid, kind: TurnMoment, done: ReadonlySet<string>): readonly Waiting[] => {
  const pokemon = pokemonOf(t.state, uid);
  const all: readonly Waiting[] = pokemon === null ? [] : claimsOn(t.view, pokemon, kind);
  if (all.length === 0) return all;
  return all.filter(
    (force) => !saysTheRule(t, force) && !done.has(keyOf(uid, force)) && !t.dealtWith.has(keyOf(uid, force)),
  );
};

/** Is there a claim of that kind at all, of a card or of an effect? */
export const isClaimed = (t: T, kind: TurnMoment): boolean => t.rules.recorder !== null || t.view.says(kind);

/** Every Pokémon in play whose player is dealt with at this moment. */
export const everyUid = (t: T, kind: TurnMoment): readonly Uid[] => {
  const due: readonly Seat[] | null = kind === 'checkup' ? t.rules.answers.form.betweenTurns(t.view, []) : null;
  const uids: Uid[] = [];
  for (const player of t.state.players) {
    if (due?.includes(player.seat) === false) continue;
    lookAtAll([player], ({ uid }) => uids.push(uid));
  }
  return uids;
};

export const isStillToCome = (t: T, { uid }: Pokemon): boolean => waitingOn(t, uid, 'checkup', new Set()).length > 0;

const playAll = (t: T, kind: TurnMoment): void => {
  if (!isClaimed(t, kind)) return;
  const done = new Set<string>();
  for (const uid of everyUid(t, kind)) {
    const nextWaiting = (): { readonly force: Waiting } | undefined => {
      const left = waitingOn(t, uid, kind, done);
      return nextOf(
        t,
        uid,
        left.map((force) => ({ force })),
        kind,
      );
    };
    for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
      const { force } = next;
      done.add(keyOf(uid, force));
      // The reason why the text reaches this Pokémon is reported with the act.
      if (typeof force.claim.on === 'object') matches(t.view, force.claim.on, force.from, uid, t.why);
      t.view.readings.inForce(t.view, force, t.why);
      actAtTheEnd(t, force, contextOf(uid, force));
    }
  }
};

/** Carries the effect out now if that player wants it now. */
const askWhen = (t: T, pokemon: Pokemon, force: Waiting, by: Seat): void => {
  const answer = t.ask({
    kind: 'choose',
    by,
    code: 'between-turns-when',
    facts: { by: force.name, pokemon: namedApart(t.view, pokemon) },
    options: [
      { key: 'now', aliases: ['first', 'before'] },
      { key: 'later', aliases: ['after'] },
    ],
  });
  if (answer !== 'now') return;
  t.dealtWith.add(keyOf(pokemon.uid, force));
  t.view.readings.inForce(t.view, force, t.why);
  act(t, force, contextOf(pokemon.uid, force));
};

/** What depends on no check comes when its owner wants it, now or later. */
const OWNERS_MOMENT = lawOf({
  'comprehensive-2009': ['605.2', 'The owner chooses when'],
  'ex-2003': {
    silent: 'what may come at any time between turns comes when the player of its card wants',
    near: 'Status#1',
  },
  'neo-2001': ['After.2', 'at any time between turns that you like'],
  'xy-2016': { otherwise: 'Between#2' },
  'me-2026': { otherwise: 'Checkup#2c' },
});

const ownersMoment = step(OWNERS_MOMENT, (t: T, pokemon: Pokemon, force: Waiting): void => {
  askWhen(t, pokemon, force, force.from.seat);
});

/** Before the conditions or after them: asked of each effect by itself, of the owner of the Pokémon it affects. */
const beforeOrAfter = step(
  { 'advanced-2018': ['I.F/chk.2', 'activate it before step 1 or after step 1'] },
  (t: T, pokemon: Pokemon, force: Waiting): void => {
    askWhen(t, pokemon, force, seatOf(t.state, pokemon.uid) ?? force.from.seat);
  },
);

/** Where a document does not give its owner the moment, nothing is asked that changes nothing. */
const isMomentAsked = ({ view }: T, pokemon: Pokemon, force: ForceOf<'checkup'>): boolean =>
  statesLaw(OWNERS_MOMENT, view.doc) || !isSameAfterwards(view, pokemon, force);

/** Asks the owner of each effect that may come at any moment whether it comes now. */
export const atAnyTime = (t: T): void => {
  if (!isClaimed(t, 'checkup')) return;
  for (const uid of everyUid(t, 'checkup')) {
    for (const force of waitingOn(t, uid, 'checkup', new Set())) {
      const pokemon = pokemonOf(t.state, uid);
      if (pokemon === null || force.claim.claim !== 'checkup' || force.claim['any-time'] !== true) continue;
      if (isMomentAsked(t, pokemon, force as ForceOf<'checkup'>)) ownersMoment(t, pokemon, force);
    }
  }
};

/** Asks of every effect whether it comes ahead of the conditions. */
export const aheadOfConditions = (t: T): void => {
  for (const uid of everyUid(t, 'checkup')) {
    for (const force of waitingOn(t, uid, 'checkup', new Set())) {
      const pokemon = pokemonOf(t.state, uid);
      if (pokemon !== null) beforeOrAfter(t, pokemon, force);
    }
  }
};

export const atCheckup = (t: T): void => playAll(t, 'checkup');
export const endOfTurn = (t: T): void => playAll(t, 'end-of-turn');
export const startOfTurn = (t: T): void => playAll(t, 'start-of-turn');
