import {
  type Facts,
  type Force,
  type ForceOf,
  leftOnPokemon,
  matches,
  mutedBy,
  namedApart,
  pokemonOf,
  type TriggerEvent,
  type View,
} from '../../claims/index.ts';
import type { Advanced, RuledDoc, RuleId } from '../../corpus/index.ts';
import { type AnyLaw, type Law, paragraphOf, speaksHere, statesLaw } from '../../engine/index.ts';
import type { CardId, Pokemon, Uid } from '../../state/index.ts';
import { unmetTerms } from '../attack/unmet-terms.ts';
import { TOOL_WITHOUT_EFFECT } from '../powers/pokemon-powers.ts';
import { whileConditionsAreMet, withoutEffect } from '../powers/powers.ts';
import type { T } from '../questions.ts';
import { textsForOthers } from './for-others.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['trigger-muted', 'trigger-not-met'],
} as const;

/** Texts of a Pokémon, or of a card attached to it, that wait for something, where just that does not come about: what is missing is reported. */

type Trigger = ForceOf<'trigger'>;

/** What has come about, as far as it could set such a text off. */
export interface CameAbout {
  readonly event: TriggerEvent;
  /** What the text would need and is not there whatever else it says; absent where the event itself has happened. */
  readonly lacks?: 'attack' | 'damage' | 'fall-to-damage';
  readonly by: Uid | null;
  /** The cards that were attached or put down, and where they came from. */
  readonly cards?: readonly CardId[];
  readonly from?: string | null;
  readonly asTurn?: boolean;
}

const ASKED_OF_THE_TABLE = 'a text does nothing while what it asks for is not there';

/** Is the event there that the text waits for? */
const EVENT_TESTED: Law<RuledDoc> = {
  'comprehensive-2009': ['406.2', 'To determine whether a triggering event'],
  'ex-2003': { silent: ASKED_OF_THE_TABLE, near: 'Options.6' },
  'advanced-2018': { silent: ASKED_OF_THE_TABLE, near: 'II.A#1' },
  'advanced-2025': { silent: ASKED_OF_THE_TABLE, near: 'II.A#1' },
  'neo-2001': { silent: ASKED_OF_THE_TABLE, near: 'Play.9B6' },
  'xy-2016': { silent: ASKED_OF_THE_TABLE, near: 'Gl:Ability' },
  'me-2026': { silent: ASKED_OF_THE_TABLE, near: 'Gl:Ability' },
};

/** The same of a card that is attached, which is not a power: where the document speaks of what has happened. */
const STRUCK_TESTED: Law<RuledDoc> = {
  ...EVENT_TESTED,
  'ex-2003': { silent: ASKED_OF_THE_TABLE, near: 'Attack' },
  'neo-2001': { silent: ASKED_OF_THE_TABLE, near: 'Order.7' },
  'xy-2016': { silent: ASKED_OF_THE_TABLE, near: 'Turn.3C#2' },
  'me-2026': { silent: ASKED_OF_THE_TABLE, near: 'Turn.3C#2' },
};
const ATTACHING_TESTED: Law<RuledDoc> = {
  ...EVENT_TESTED,
  'ex-2003': { silent: ASKED_OF_THE_TABLE, near: 'Options.1' },
  'neo-2001': { silent: ASKED_OF_THE_TABLE, near: 'Play.9B3' },
  'xy-2016': { silent: ASKED_OF_THE_TABLE, near: 'Gl:Attach' },
  'me-2026': { silent: ASKED_OF_THE_TABLE, near: 'Gl:attach' },
};

const BENCHING_TESTED: Law<RuledDoc> = {
  ...EVENT_TESTED,
  'ex-2003': { silent: ASKED_OF_THE_TABLE, near: 'Options.2' },
  'neo-2001': { silent: ASKED_OF_THE_TABLE, near: 'Play.9B1' },
  'xy-2016': { silent: ASKED_OF_THE_TABLE, near: 'Turn.2A' },
  'me-2026': { silent: ASKED_OF_THE_TABLE, near: 'Turn.2A' },
};

/** Who counts as damaged by an attack. */
export const STRUCK: Law<Advanced> = {
  'advanced-2018': ['II.E-03#1', 'taking 10 or more damage from attacks'],
  'advanced-2025': ['II.E-03#1', 'taking 10 or more damage from attacks'],
};

/** By the event: the paragraph that says what a text means which waits for it. */
const MEANT: { readonly [event in TriggerEvent]?: Law<Advanced> } = {
  'damaged-by-attack': STRUCK,
  'knocked-out': {
    'advanced-2018': ['II.E-04#1', 'it has more damage counters than its remaining HP'],
    'advanced-2025': ['II.E-04#1', 'it has more damage counters than its remaining HP'],
  },
  'energy-attached': {
    'advanced-2018': ['II.E-07#2', 'only when the Energy card you attach comes from your hand'],
    'advanced-2025': ['II.E-07#3', 'only when an Energy is attached to a Pokémon'],
  },
  evolved: {
    'advanced-2018': ['II.E-05#2', 'only when you evolve by playing a Pokémon from your hand'],
    'advanced-2025': ['II.E-05#2', 'only when a Pokémon evolves like this'],
  },
  benched: {
    'advanced-2018': ['II.E-06#2', 'only when a Pokémon is played onto your Bench from your hand'],
    'advanced-2025': ['II.E-06#2', 'only when the Pokémon is played from the hand'],
  },
};

/** Why the text does nothing of what came about; null where that is not plain, or the text is about something else. */
const lacking = (view: View, { claim, from }: Trigger, came: CameAbout): Facts | null => {
  if (claim.while !== undefined) {
    const unmet = unmetTerms(view, claim.while, from);
    if (unmet.unmet !== undefined) return unmet;
  }
  if (
    came.lacks === 'attack' ||
    came.lacks === 'damage' ||
    (came.lacks === 'fall-to-damage' && claim['by-damage'] === true)
  )
    return { lacks: came.lacks };
  if (claim.by !== undefined && came.by !== null && !matches(view, claim.by, from, came.by))
    return { player: from.seat, unmet: 'attacker', terms: JSON.stringify(claim.by) };
  if (claim['as-turn'] !== undefined && came.asTurn !== true) return { lacks: 'as-turn' };
  const { from: pile } = claim;
  if (pile !== undefined && pile !== 'any' && typeof came.from === 'string' && came.from !== pile)
    return { lacks: 'from', pile };
  return null;
};

/** What a document says of the event is about the event; a condition of the text is another ground. */
const ruleFor = (view: View, { claim, kind }: Trigger, { lacks, unmet }: Facts): RuleId => {
  const meant: AnyLaw | undefined = lacks === undefined ? undefined : MEANT[claim.event];
  if (meant !== undefined && speaksHere(meant, view)) return paragraphOf(meant, view);
  if (kind === null) return paragraphOf(claim.event === 'energy-attached' ? ATTACHING_TESTED : STRUCK_TESTED, view);
  const conditions = whileConditionsAreMet(kind);
  const asks = unmet !== undefined && unmet !== 'attacker' && statesLaw(conditions, view.doc);
  return paragraphOf(asks ? conditions : EVENT_TESTED, view);
};

/** Is it a text that waits for just that event, and for the very card that came? */
const isMeant = (force: Force, { event, cards = [] }: CameAbout): force is Trigger =>
  force.claim.claim === 'trigger' &&
  force.claim.event === event &&
  force.claim.type === undefined &&
  (force.claim.this === undefined || (force.card !== null && cards.includes(force.card)));

/**
 * Its own texts of that kind that mean it and the very card that came, in force or not. What keeps them in force is not asked here, where nothing
 * depends on it: a remark must not stop at what was not given.
 */
const waitingOn = (view: View, { uid }: Pokemon, came: CameAbout): readonly Trigger[] =>
  [...view.forces('trigger'), ...leftOnPokemon(view, 'trigger')].filter(
    (force): force is Trigger =>
      isMeant(force, came) && force.from.uid === uid && matches(view, force.claim.on ?? 'self', force.from, uid),
  );

/** Texts that wait for it, of any Pokémon, and that another text leaves without effect: only for that do they not act. */
const sayMuted = (t: T, uid: Uid, came: CameAbout): void => {
  for (const force of t.view.muted('trigger')) {
    if (!isMeant(force, came) || !matches(t.view, force.claim.on ?? 'self', force.from, uid)) continue;
    if (lacking(t.view, force, came) !== null) continue;
    const law = force.kind === null ? TOOL_WITHOUT_EFFECT : withoutEffect(force.kind);
    const by = mutedBy(t.view, force).join(' and ');
    t.aside(paragraphOf(law, t.view), 'trigger-muted', { text: force.name, by });
  }
};

/** Says of the texts of that Pokémon which wait for such an event, and do nothing, what is missing. `acting`: those that are carried out. */
export const saySilent = (t: T, uid: Uid, came: CameAbout, acting: readonly Trigger[]): void => {
  const pokemon = pokemonOf(t.state, uid);
  if (pokemon === null) return;
  sayMuted(t, uid, came);
  for (const force of waitingOn(t.view, pokemon, came)) {
    if (acting.some(({ claim, from }) => claim === force.claim && from.uid === force.from.uid)) continue;
    const facts = lacking(t.view, force, came);
    if (facts === null) continue;
    t.aside(ruleFor(t.view, force, facts), 'trigger-not-met', {
      by: force.name,
      pokemon: namedApart(t.view, pokemon),
      ...facts,
    });
  }
  for (const { facts } of textsForOthers(t.view, pokemon, 'trigger', (force) => isOfEvent(t.view, force, came)))
    t.aside(paragraphOf(came.event === 'benched' ? BENCHING_TESTED : EVENT_TESTED, t.view), 'text-for-others', facts);
};

/** Does a text about other Pokémon wait for just that, if it comes about with one of them? */
const isOfEvent = (view: View, { claim, from }: Trigger, { event, lacks, by }: CameAbout): boolean =>
  claim.event === event &&
  lacks === undefined &&
  claim.type === undefined &&
  claim.this === undefined &&
  (claim.by === undefined || (by !== null && matches(view, claim.by, from, by)));
