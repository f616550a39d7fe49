import type { NoteCode } from '../../claims/index.ts';
import { eventsIn, type Note, type TraceEntry } from '../../engine/index.ts';
import { isOneOfThem } from '../../ruling/index.ts';
import { noteWords } from '../words/by-code.ts';
import { listed } from '../words/facts.ts';

/** What the damage of a future is made of, for lists in which there is no room for a line each. */

export interface Reckoning {
  /** In points. */
  readonly total: number;
  /** `30 −20 Solid Shell`; null where nothing changed the base damage. */
  readonly parts: string | null;
  /** The Pokémon that attacks itself; null where another is attacked. */
  readonly itself: string | null;
}

/** A calculation as it is gathered. `benched`: the Benched Pokémon that would take the damage. */
interface Gathered {
  readonly total: number;
  readonly parts: readonly string[];
  readonly benched: string | null;
  readonly itself: string | null;
}

/** A number that changed the damage, with what it is for: `−20 Solid Shell`; one without a sign is what is left: `left at 40 by Focus Band`. */
const partOf = (figure: string, text: string): string => {
  const what = text.replace(/[,:].*$/u, '');
  if (figure === '0') return what;
  return /^\d/u.test(figure) ? `left at ${figure} by ${what}` : `${figure} ${what}`;
};

/** The notes with which a calculation begins. */
const BEGINS: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'base-by-effect',
  'base-damage',
  'base-from-text',
  'base-to-itself',
]);

const itselfOf = ({ code, facts }: Note): string | null => {
  const itself = code === 'base-to-itself' ? facts.pokemon : facts.itself;
  return itself === undefined ? null : String(itself);
};

const gather = (trace: readonly TraceEntry[]): readonly Gathered[] => {
  const found: Gathered[] = [];
  // What changes damage after some was done belongs to other damage, of which the beginning has no number of its own.
  let isDone = false;
  const walk = (entries: readonly TraceEntry[]): void => {
    for (const entry of entries) {
      if (entry.kind === 'rule') walk(entry.entries);
      if (entry.kind === 'damaged') isDone = true;
      if (entry.kind !== 'note') continue;
      const { figure, sum, text } = noteWords(entry.code, entry.facts);
      if (figure === undefined) continue;
      const last = found.at(-1);
      const { pokemon, benched: onTheBench } = entry.facts;
      const benched = onTheBench === undefined ? null : String(pokemon);
      if (BEGINS.has(entry.code)) {
        found.push({ total: Number(figure), parts: [figure], benched, itself: itselfOf(entry) });
        isDone = false;
      }
      // Of what all answers have in common, only the end may be left.
      else if ((last === undefined || isDone) && benched !== null)
        found.push({ total: 0, parts: [figure], benched, itself: null });
      else if (last !== undefined && !isDone)
        found[found.length - 1] = {
          ...last,
          total: sum ?? last.total,
          parts: [...last.parts, partOf(figure, text)],
          benched: benched ?? last.benched,
        };
    }
  };
  walk(trace);
  return found;
};

/** Every calculation of damage in a trace, in order. */
export const reckoningsIn = (trace: readonly TraceEntry[]): readonly Reckoning[] =>
  gather(trace).map(({ total, parts, itself }) => ({
    total,
    parts: parts.length < 2 ? null : parts.join(' '),
    itself,
  }));

/** As a clause, who takes no damage where some was calculated; what nothing changes is not calculated. */
export const noDamageSaid = (trace: readonly TraceEntry[]): string | null => {
  const nothing = gather(trace).filter(({ total }) => total <= 0);
  if (nothing.length === 0) return null;
  const events = eventsIn(trace);
  const hit = events.flatMap((event) => (event.kind === 'damaged' ? [event.uid] : []));
  const itself = nothing.find((one) => one.itself !== null)?.itself ?? null;
  if (itself !== null) return `${itself} does no damage to itself`;
  const benched = nothing.flatMap((one) => (one.benched === null ? [] : [one.benched]));
  if (hit.length === 0 && !benched.some(isOneOfThem)) return 'the attack does no damage';
  const target = events.flatMap((event) => (event.kind === 'attack-declared' ? [event.target] : []))[0] ?? null;
  const active = nothing.length > benched.length && (target === null || !hit.includes(target));
  const spared = [...(active ? ['the Defending Pokémon'] : []), ...new Set(benched)];
  return spared.length === 0 ? null : `${listed(spared)} ${spared.length === 1 ? 'takes' : 'take'} no damage`;
};
