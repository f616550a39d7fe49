import type { OtherTextJson, ReplayReport, RulingReport } from '../../render/report/types.ts';
import { closingRow, isSettled, notNamed, screenWithoutTable } from '../../render/screen/unnamed.ts';
import { withoutIt } from '../../render/screen/without-it.ts';
import { given } from '../../render/words/facts.ts';
import { aboutSomethingElse } from '../../render/words/what-a-text-is-about.ts';
import { appliesOnlyIf } from '../../render/words/what-is-asked.ts';
import {
  mayHavePart,
  type Silence,
  setUpWith,
  silenceOf,
  type TableToRule,
  type TextInPlay,
  type TextOfCard,
  textsInPlay,
} from '../../ruling/index.ts';
import type { Card, TableSetUp } from '../../state/index.ts';
import type { TableAfter } from './pipeline.ts';

/** Every text in play is accounted for: what the screen of a ruling does not name stands in its closing rows. */

const NOT_READ = 'its text is not read; it speaks of other things';

const whyInWords = ({ read, why }: TextInPlay, screen: string): string | null => {
  if (why === null) return read ? null : NOT_READ;
  if (why.code === 'without-effect') return `has no effect: ${why.by.join(' and ')}`;
  if (why.code === 'about') return aboutSomethingElse(why.kinds, screen);
  return why.code === 'not-now' ? appliesOnlyIf(given(why.facts)) : 'works only when its player uses it';
};

/** A report as it is shown so far, as it came of the rules, and the same where some texts say nothing. */
export interface RuledReport<R> {
  readonly report: R;
  readonly came: R;
  readonly without?: (silence: Silence) => R | null;
}

type Part = ReturnType<typeof withoutIt>;

/** Without it the attack that was asked for is not there, or an answer that was given does not fit. */
const NOT_SO = ' this cannot be played as it is asked';

/** No more texts than these are tried one by one: each costs a ruling more. */
const MOST_TRIED = 6;

/**
 * What part each of these texts has: what is otherwise without it, or that nothing is. Each is silenced alone, since two that undo each other change
 * nothing together. Two that do the same stand in for each other, so nothing is said of one that only alone is no matter. Of texts too many to try, the last
 * are silenced together.
 */
const partsOf = <R extends RulingReport | ReplayReport>(
  texts: readonly (TextInPlay & TextOfCard)[],
  { came, without }: RuledReport<R>,
): ReadonlyMap<TextInPlay, Part> => {
  const part = (silenced: readonly TextOfCard[]): Part => {
    const other = without?.(silenceOf(silenced)) ?? null;
    return other === null ? NOT_SO : withoutIt(came, other);
  };
  if (without === undefined) return new Map();
  const last = texts.slice(MOST_TRIED);
  const ofLast = last.length > 0 && part(last) === 'same' ? 'same' : null;
  const each = new Map(texts.map((text) => [text, last.includes(text) ? ofLast : part([text])]));
  const same = texts.filter((text) => each.get(text) === 'same');
  if (same.length > 1 && part(same) !== 'same') for (const text of same) each.set(text, null);
  return each;
};

/** By what another text asks for a card of its kind, whatever that card says. */
const asksForKind = ({ kind, tags = [] }: Card): RegExp | null =>
  kind === 'energy' && !tags.includes('basic energy')
    ? /"with-special-energy"/u
    : tags.includes('tool')
      ? /"(?:with-tool|tools?)"/u
      : null;

const inData = (one: object): string => JSON.stringify({ ...one, text: '' });

/** The texts of a card, each by the name it has on a screen. */
const textsOf = ({ name, attacks = [], powers = [], play, playsOnlyIf, provides, always }: Card) => [
  ...[...attacks, ...powers].map((one) => ({ name: one.name, data: inData(one) })),
  { name, data: inData({ play: play?.does, playsOnlyIf, provides, always }) },
];

/** What is refused because of what its own text asks for. */
const BY_ITS_TEXT: ReadonlySet<string> = new Set([
  'attack-asks-for-more',
  'card-asks-for-more',
  'card-ruled-out',
  'card-conditions',
  'power-conditions',
]);

const rulingsIn = (report: RulingReport | ReplayReport) =>
  'steps' in report ? [...report.steps, ...(report.ruling === null ? [] : [report.ruling])] : [report];

/** Each act as it is named, and whether it is refused for a reason of another kind, so that its text is not gone into. */
const actsIn = (report: RulingReport | ReplayReport) =>
  rulingsIn(report).map((one) => ({
    says: 'headline' in one ? one.headline : one.says,
    isRefused: one.verdict === 'illegal' && !one.grounds.some(({ code }) => BY_ITS_TEXT.has(code)),
  }));

/** A text on the screen that asks whether this very card is attached, or one of its kind. It finds the card there also where what the card says is left out. */
const askerOf = (
  card: string,
  screen: string,
  report: RulingReport | ReplayReport,
  { state, pool }: TableSetUp,
): string | undefined => {
  const acts = actsIn(report);
  const isGoneInto = (text: { readonly name: string }): boolean => {
    const own = acts.filter(({ says }) => notNamed(says, [text]).length === 0);
    return own.length === 0 || own.some(({ isRefused }) => !isRefused);
  };
  const there = state.cards.flatMap(({ card: key }) => (key === null ? [] : (pool.find(key) ?? [])));
  const meant = there.filter(({ name }) => name === card);
  // A power is not its card: without what it says the Pokémon is there all the same.
  if (meant.some(({ kind }) => kind === 'pokemon')) return undefined;
  const kinds = meant.map(asksForKind);
  const asks = (data: string): boolean =>
    data.includes(JSON.stringify(card)) || kinds.some((kind) => kind?.test(data) === true);
  return there
    .filter(({ name }) => name !== card)
    .flatMap(textsOf)
    .find((one) => asks(one.data) && notNamed(screen, [one]).length === 0 && isGoneInto(one))?.name;
};

/** The same, where another text only asks whether its card is there. What an attack asks that may not be used has perhaps no part in that. */
const orAskedFor = (
  parts: ReadonlyMap<TextInPlay, Part>,
  screen: string,
  report: RulingReport | ReplayReport,
  table: TableSetUp,
): ReadonlyMap<TextInPlay, Part> =>
  new Map(
    [...parts].map(([text, part]) => {
      const asker = part === 'same' && text.card !== undefined ? askerOf(text.card, screen, report, table) : undefined;
      return [text, asker === undefined ? part : ` what ${asker} asks for is not there`];
    }),
  );

/** An Ability is there for a text on the screen that asks whether a Pokémon has one, whatever it says and whether or not it is used. */
const asksForAPower = (screen: string, { state, pool }: TableSetUp): boolean =>
  state.cards
    .flatMap(({ card: key }) => (key === null ? [] : (pool.find(key) ?? [])))
    .flatMap(textsOf)
    .some(
      (one) => /"has":"(?:ability|body|power|pokemon-power)"/u.test(one.data) && notNamed(screen, [one]).length === 0,
    );

/** Is something refused? A power that may be used first may be a part of what would allow it, together with others or with what is not given. */
const isRefused = (report: RulingReport | ReplayReport): boolean =>
  rulingsIn(report).some(({ verdict }) => verdict === 'illegal');

/** A power is not called as its card is. */
const isOfAPower = ({ name, card }: TextInPlay): boolean => card !== undefined && card !== name;

const inJson = (text: TextInPlay, why: string | null, part: Part | undefined): OtherTextJson => {
  const { name, of, read } = text;
  const known = { name, of, read };
  if (part === null) return known;
  if (part !== undefined && part !== 'same') return { ...known, without: part };
  const reason = why ?? (part === 'same' ? 'without it nothing here is different' : null);
  return reason === null ? known : { ...known, why: reason };
};

export const withOtherTexts = <R extends RulingReport | ReplayReport>(
  ruled: RuledReport<R>,
  table: TableToRule,
  after: TableAfter | undefined,
): R => {
  const { report } = ruled;
  const first = setUpWith(table);
  const last = after === undefined ? [] : [{ ...first, ...after }];
  const inPlay = textsInPlay(table, [first, ...last]);
  if (inPlay.length === 0) return report;
  const screen = screenWithoutTable(report);
  const left = notNamed(screen, inPlay);
  // Beside something open none of them could be said to have no part, and those rulings take the longest.
  const parts =
    isSettled(report) && left.every(({ read }) => read)
      ? orAskedFor(partsOf(left.filter(mayHavePart), ruled), screen, report, first)
      : new Map();
  const isAsked = asksForAPower(screen, first);
  const mayComeFirst = isRefused(report);
  const mayBeAskedFor = (text: TextInPlay): boolean =>
    (mayComeFirst && text.why?.code === 'not-used' && text.why.now) ||
    (isAsked && (text.why?.code === 'not-used' || (isOfAPower(text) && parts.get(text) === 'same')));
  const otherTexts = closingRow(
    report,
    left.map((text) =>
      mayBeAskedFor(text) ? inJson(text, null, null) : inJson(text, whyInWords(text, screen), parts.get(text)),
    ),
  );
  if (otherTexts === null) return report;
  // Of a file that only asks, the ruling is what is shown.
  return 'steps' in report && report.steps.length === 0 && report.ruling !== null
    ? { ...report, ruling: { ...report.ruling, otherTexts } }
    : { ...report, otherTexts };
};
