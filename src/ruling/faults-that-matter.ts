import type { NeedCode, Obstacle } from '../claims/index.ts';
import type { FaultCode } from './codes.ts';
import { NO_TEXT_ALLOWS } from './no-text-allows.ts';
import type { Ground, Said, Verdict } from './ruling.ts';

/** The code of what is needed on an impossible table. */
export const CODES = {
  need: ['table-set-right'],
} as const;

/** Which faults of a table decide the answer to a question, so that it is unclear what is meant. */

/** What was asked, and what the rules make of it as far as the table can be believed. */
export interface Answered {
  /** Who and what, with the kind of action as `act`. */
  readonly subject: Said['facts'];
  readonly verdict: Verdict;
  readonly grounds: readonly Ground[];
  /** The action is carried out, not only asked about: what follows from it is reported too, the time between turns among it. */
  readonly carriedOut?: true;
}

/** A fault bears on some questions, and there on some grounds: null for all of them. */
interface Bearing {
  readonly on: (fault: Said, asked: Answered) => boolean;
  readonly obstacles: readonly Obstacle[] | null;
}

const mine = ({ facts }: Said, { subject }: Answered): boolean => facts.player === subject.player;

/** The Pokémon of the fault is the one that is to do it, or that it is done to. */
const acting = (fault: Said, asked: Answered): boolean =>
  mine(fault, asked) && fault.facts.place === asked.subject.place;

const attacked = (fault: Said, asked: Answered): boolean =>
  asked.subject.act === 'attack' && !mine(fault, asked) && String(fault.facts.place).startsWith('active');

const fights = (fault: Said, asked: Answered): boolean =>
  acting(fault, asked) && (asked.subject.act === 'retreat' || asked.subject.act === 'attack');

const never: Bearing = { on: () => false, obstacles: [] };
const always: Bearing = { on: () => true, obstacles: null };
const placesOfPlayer: Bearing = {
  on: (fault, asked) => mine(fault, asked) || asked.subject.act === 'attack',
  obstacles: null,
};
const whoItIs: Bearing = { on: (fault, asked) => acting(fault, asked) || attacked(fault, asked), obstacles: null };
const whatItHolds: Bearing = { on: fights, obstacles: ['energy', 'detail', 'effect'] };
/** A card that is to be attached goes to that Pokémon, or may go to it. */
const hosts = (fault: Said, asked: Answered): boolean =>
  mine(fault, asked) && [fault.facts.place, 'anybody'].includes(asked.subject.host);
/** A card that is not an attachment might be there as a Tool, and leaves no room for another. */
const mayBeATool: Bearing = {
  on: (fault, asked) => fights(fault, asked) || hosts(fault, asked),
  obstacles: ['energy', 'detail', 'effect', 'target'],
};
const howItIs: Bearing = { on: fights, obstacles: ['asleep', 'paralyzed', 'effect'] };

/** What is on the table between turns is processed there, so an action that ends the turn cannot be reported to its end; one that is forbidden does not end it. */
const endsTurn = ({ carriedOut, subject, verdict }: Answered): boolean =>
  carriedOut === true && verdict !== 'illegal' && (subject.act === 'end-turn' || subject.act === 'attack');

/** Every fault, those that bear on no answer included: they are reported beside it. */
export const BEARINGS = {
  'already-won-by-prizes': always,
  'already-lost-all': always,
  'not-their-turn': always,
  'two-actives': placesOfPlayer,
  'seat-without-player': always,
  'second-active-missing': placesOfPlayer,
  'no-active': placesOfPlayer,
  'not-a-pokemon': whoItIs,
  'should-be-knocked-out': whoItIs,
  'basic-on-top': whoItIs,
  'level-up-on-nothing': whoItIs,
  'leveled-up-twice': whoItIs,
  'wrong-put-onto': whoItIs,
  'attachment-invalid': whatItHolds,
  'cannot-be-attached': mayBeATool,
  'unknown-energy-type': whatItHolds,
  'two-tools': whatItHolds,
  'condition-on-bench': {
    on: (fault, asked) =>
      endsTurn(asked) || (asked.carriedOut === true && mine(fault, asked) && asked.subject.act === 'retreat'),
    obstacles: [],
  },
  'condition-kept-off': howItIs,
  // A counter of a condition that the document does not have may stand for another.
  'unknown-condition': {
    on: (fault, asked) => endsTurn(asked) || fights(fault, asked),
    obstacles: ['asleep', 'paralyzed', 'effect'],
  },
  'condition-twice': { on: (_fault, asked) => endsTurn(asked), obstacles: [] },
  'removed-player-moves': always,
  'removed-alone': always,
  'removed-in-play': placesOfPlayer,
  'paralysis-too-long': howItIs,
  'paralysis-past-two-turns': howItIs,
  'effect-too-old': howItIs,
  'effect-from-before-the-bench': howItIs,
  'effect-from-the-future': howItIs,
  'effect-of-own-attack': howItIs,
  'conditions-exclude': {
    // Asleep and Paralyzed forbid the same; whichever of the two it is, the answer is one.
    on: (fault, asked) =>
      endsTurn(asked) ||
      (fights(fault, asked) && Array.isArray(fault.facts.conditions) && fault.facts.conditions.includes('confused')),
    obstacles: ['asleep', 'paralyzed', 'effect'],
  },
  'since-the-future': {
    on: (fault, asked) =>
      acting(fault, asked) &&
      (asked.subject.act === 'evolve' || asked.subject.act === 'level-up' || asked.subject.act === 'use-power'),
    obstacles: ['new', 'used'],
  },
  'mulligans-on-both-sides': {
    on: (_fault, asked) => asked.subject.act === 'extra-card',
    obstacles: ['limit', 'phase'],
  },
  'bench-overfull': never,
  'too-many-prizes': never,
  'condition-places-nothing': never,
  'evolved-on-first-turn': never,
  'in-anothers-zone': never,
  'leveled-up-on-first-turn': never,
  'no-basic-set-out': never,
  'nobody-on-table': never,
  'not-a-stadium': never,
  'not-a-supporter': never,
  'supporter-too-long': never,
  'too-many-cards': never,
  'too-many-copies': never,
  'trainer-on-first-turn': never,
  'two-supporters': never,
  'unknown-type': never,
  'used-before-action': never,
  'wrong-deck-size': never,
  'wrong-line': never,
} satisfies { readonly [code: string]: Bearing };

const matters = (fault: Said<FaultCode>, asked: Answered): boolean => {
  const bearing: Bearing = BEARINGS[fault.code];
  if (!bearing.on(fault, asked)) return false;
  const { obstacles } = bearing;
  if (obstacles === null || asked.verdict !== 'illegal') return true;
  // What another ground forbids stays forbidden, however the table is set right.
  return asked.grounds.every(
    (ground) =>
      ground.overruled !== null ||
      (NO_TEXT_ALLOWS[ground.code] !== 'any text' && obstacles.some((obstacle) => obstacle === ground.obstacle)),
  );
};

/** The table has to be set right first: what is in the way, and whether anything can be said beside it. */
export interface InTheWay {
  readonly needs: readonly Said<NeedCode>[];
  /** False where it is in doubt who acts or whether the game goes on: then no rule has anything to look at. */
  readonly restStands: boolean;
}

/** What has to be set right on the table before anybody can answer; null where the faults cannot matter. */
export const inTheWay = (faults: readonly Said<FaultCode>[], asked: Answered): InTheWay | null => {
  const found = faults.filter((fault) => matters(fault, asked));
  if (found.length === 0) return null;
  return {
    needs: found.map(({ rule, code, facts }) => ({ rule, code: 'table-set-right', facts: { ...facts, fault: code } })),
    restStands: found.every(({ code }) => BEARINGS[code].obstacles !== null),
  };
};
