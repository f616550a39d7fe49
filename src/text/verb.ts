import type { Said } from '../claims/index.ts';
import type { shapesOver } from './all-verbs.ts';
import type { DURATIONS } from './verbs-of-lasting-effects.ts';

/**
 * The verbs of card text: what an attack, a Poké-Power, a Trainer or a triggered text does, written as data in card files.
 * Amounts called damage or HP are damage points; `counters` are damage counters.
 */

export type { Base, CardFilter, Count, ExtraEnergy, Provision, Who } from './shapes-of-words.ts';

/** When a lasting effect ends. */
export type Duration = (typeof DURATIONS)[number];

type Shapes = ReturnType<typeof shapesOver>;

/** The word that a verb begins with. */
export type VerbName = keyof Shapes;

export type Verb = { [N in VerbName]: Said<Shapes[N]> }[VerbName];

/** A list of them; an interface, so that the shapes of verbs can speak of lists of verbs. */
export interface VerbList extends ReadonlyArray<Verb> {}
