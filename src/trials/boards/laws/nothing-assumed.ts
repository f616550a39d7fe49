import type { Chance } from '../../chance.ts';
import type { Dealt, DealtSide } from '../dealt.ts';
import { lineOf } from '../dealt.ts';
import { type BoardLaw, essenceOf } from './law.ts';

/** What was not given is not used as a fact: described either way, a zone that was left out leaves a settled verdict as it is. */

const ZONES = ['hand', 'deck', 'discard', 'prizes'] as const;

const fillingsOf = (zone: (typeof ZONES)[number], form: string): readonly string[] => {
  if (zone === 'prizes') return form === '' ? ['prizes 1', 'prizes 6'] : ['prizes 1', 'prizes 3'];
  return [`${zone} 0`, `${zone} 1`, `${zone} 5`];
};

const withZone = (one: Dealt, at: number, zone: string): Dealt => {
  const side = one.sides[at];
  if (side === undefined) return one;
  const filled: DealtSide = { ...side, zones: [...side.zones, zone] };
  return { ...one, sides: one.sides.with(at, filled) };
};

const described = ({ zones }: DealtSide, zone: string): boolean => zones.some((text) => text.startsWith(`${zone} `));

const SETTLED = ['legal', 'illegal'];

export const nothingAssumed: BoardLaw = async (one, judged, chance: Chance) => {
  const { question, fallback } = one;
  const given = (await judged.can(lineOf(one), question, { fallback })).report;
  if (given === null) return null;
  const kind = question.split(' ')[0] ?? '';
  // On a table that cannot be, a ground holds only as far as the table does.
  const impossible = given.needs.some(({ code }) => code === 'table-set-right');
  if (given.verdict === 'undetermined' && given.grounds.length > 0 && !impossible)
    return `assumed: ${kind} is open and has the ground ${given.grounds[0]?.code}`;
  if (given.verdict === 'undetermined' && given.needs.length + given.gaps.length + given.faults.length === 0)
    return `assumed: ${kind} is open and says nothing of why`;
  if (!SETTLED.includes(given.verdict)) return null;
  for (const [at, side] of one.sides.entries()) {
    const zone = chance.pick(ZONES.filter((name) => !described(side, name)));
    if (zone === undefined) continue;
    const named = given.assumptions.some(({ about, says }) =>
      `${about} ${says}`.toLowerCase().includes(zone.replace('prizes', 'prize')),
    );
    if (named) continue;
    for (const filling of fillingsOf(zone, one.form)) {
      const other = (await judged.can(lineOf(withZone(one, at, filling)), question, { fallback })).report;
      // A text or a card that comes into reach may open what was settled; it may not settle it the other way.
      if (other === null || !SETTLED.includes(other.verdict) || other.verdict === given.verdict) continue;
      return `assumed: ${kind} is ${essenceOf(given)}, and ${essenceOf(other)} with more given @ ${filling} of p${at + 1}`;
    }
  }
  return null;
};
