import {
  claimsOn,
  type Facts,
  type FallAsked,
  type FallenKind,
  hasWord,
  type NoteCode,
  namedApart,
  playerOf,
  type SupporterAsked,
  topCard,
  type View,
  type Why,
} from '../../claims/index.ts';
import type { Ids, RuledDoc, RuleId } from '../../corpus/index.ts';
import {
  type AnyLaw,
  type Law,
  lawOf,
  paragraphOf,
  reading,
  type Sources,
  statesLaw,
  unknownFact,
} from '../../engine/index.ts';
import { CAME_UP, ENERGY_NAMES, EVOLVED_FROM, HEALED, type Pokemon, type Seat, sameName } from '../../state/index.ts';
import { byKindOfText } from '../cards/card-before-rule.ts';
import { CHANGED_HP, maximumHp } from '../pokemon/effective-values.ts';
import { isDamage } from '../pokemon/what-is-attached.ts';
import { undescribed } from '../public-information.ts';
import { usedLastTurn } from './attacks-of-last-turn.ts';
import { isOfKindByName } from './kind-of-a-name.ts';
import {
  ASKED,
  ASKED_BEFORE,
  ATTACK_ASKED,
  CAME_UP_ASKED,
  EVOLVED_ASKED,
  FALL_ASKED,
  HEALED_ASKED,
  keeps,
} from './remembered.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['fall-not-told', 'fallen-kind-not-told', 'put-down-not-told', 'supporter-kind-not-told', 'supporter-not-told'],
  note: [
    'counts-once',
    'done-before-it-evolved',
    'done-this-turn',
    'fell-last-turn',
    'full-hp',
    'hp-left',
    'most-hp',
    'moved-all-the-same',
    'none-fell-last-turn',
  ],
} as const;

/** Conditions of a text that look at HP, at this turn or at the last one (APR II.D-14, II.D-16, II.E-11, II.E-23 to E-26). */

/** What full HP are. */
export const FULL_HP = lawOf({
  'advanced-2018': ['II.D-14', 'there is no damage counter on the Pokémon'],
  'advanced-2025': ['II.D-14', 'there is no damage counter on the Pokémon'],
  'xy-2016': { silent: 'a Pokémon without damage has full HP', near: 'Gl:Hit Points (HP)' },
  'me-2026': { silent: 'a Pokémon without damage has full HP', near: 'Gl:Hit Points (HP)' },
});

const full = reading(
  FULL_HP,
  (view, [pokemon]: readonly [Pokemon], why) => {
    const is = !isDamage(pokemon.damage);
    why('full-hp', { pokemon: namedApart(view, pokemon), full: is });
    return is;
  },
  () => false,
);

/** What remaining HP are. */
export const REMAINING_HP = lawOf({
  'advanced-2018': ['II.D-16', 'minus the damage it has taken'],
  'advanced-2025': ['II.D-16', 'minus the damage it has taken'],
  'xy-2016': { silent: 'remaining HP are the HP minus the damage', near: 'Gl:Hit Points (HP)' },
  'me-2026': { silent: 'remaining HP are the HP minus the damage', near: 'Gl:Hit Points (HP)' },
  'neo-2001': { silent: 'remaining HP are the HP minus the damage', near: 'Order.7' },
  'ex-2003': { silent: 'remaining HP are the HP minus the damage', near: 'Types: Pokémon.4' },
  'comprehensive-2009': { silent: 'remaining HP are the HP minus the damage', near: '304.2' },
});

const remaining = reading(
  REMAINING_HP,
  (view, [most, pokemon]: readonly [number, Pokemon], why) => {
    const left = Math.max(0, most - pokemon.damage);
    why('hp-left', { pokemon: namedApart(view, pokemon), hp: left });
    return left;
  },
  (_view, [most]) => most,
);

/** Texts that change the maximum HP. */
const mostByText = byKindOfText((law) =>
  reading(
    { ...law, ...CHANGED_HP },
    (view, [most, pokemon, by]: readonly [number, Pokemon, readonly string[]], why): number => {
      why('most-hp', { pokemon: namedApart(view, pokemon), hp: most, by });
      return most;
    },
    (_view, [most]) => most,
  ),
);

const hpLeft = (view: View, pokemon: Pokemon, why?: Why): number =>
  remaining(view, [mostHp(view, pokemon, why), pokemon], why);

const mostHp = (view: View, pokemon: Pokemon, why?: Why): number => {
  const most = maximumHp(view, pokemon);
  if (most === null) undescribed(view, [pokemon]);
  const forces = why === undefined || most === null ? [] : claimsOn(view, pokemon, 'hp');
  const [first] = forces;
  if (first !== undefined && most !== null)
    mostByText(view, first)(view, [most, pokemon, [...new Set(forces.map(({ name }) => name))]], why);
  return most ?? 0;
};

/** A fact of the past that is so; and so still, whatever has happened since. `code`: how it is reported. */
const stillSo = <D extends RuledDoc>(law: Law<D>, code: NoteCode) =>
  reading(
    law,
    (_view, [asked]: readonly [facts?: Facts], why) => {
      why(code, asked);
      return true;
    },
    () => false,
  );

/** What has become of it since changes nothing: some documents say so, and in the others the text asks no more than whether it was done. */
const AND_STILL = { 'xy-2016': ASKED, 'me-2026': ASKED, ...ASKED_BEFORE } as const;

const fell = stillSo(FALL_ASKED, 'fell-last-turn');
/** That none did is plain without a paragraph; where the document has one, it says which turn is looked at. */
const noneFell = reading(
  {
    'advanced-2018': ['II.E-11#1', "Knocked Out in your opponent's last turn"],
    'advanced-2025': ['II.E-11#1', "Knocked Out in your opponent's last turn"],
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
  },
  (_view, [player]: readonly [Seat], why): boolean => {
    why('none-fell-last-turn', { player });
    return false;
  },
  () => false,
);
const onceHoweverMany = stillSo(
  {
    'advanced-2018': ['II.E-11#2', 'are done only once'],
    'advanced-2025': ['II.E-11#2', 'are done only once'],
    ...AND_STILL,
  },
  'counts-once',
);
const fellThoughItMoved = stillSo(
  {
    'advanced-2018': ['II.E-11#3', 'not an effect of an attack'],
    'advanced-2025': ['II.E-11#3', 'not an effect of an attack'],
    ...AND_STILL,
  },
  'moved-all-the-same',
);

const times = (pokemon: Pokemon | null, what: string): number =>
  pokemon?.thisTurn.filter((one) => one === what).length ?? 0;

const moved = (pokemon: Pokemon | null): boolean => times(pokemon, CAME_UP) > 0;

const fallen = (view: View, seat: Seat, how: 'any' | 'to-damage'): number => {
  const player = playerOf(view.state, seat);
  if (how === 'any' || player.fallen === 0) return player.fallen;
  return player.fallenToDamage ?? unknownFact(view, FALL_ASKED, 'fall-not-told', { player: seat });
};

/** Fallen Pokémon of a kind, in words for the question about them. */
const fallenCalled = ({ type, tag, named, 'name-has': word }: FallenKind): string =>
  [
    ...(type === undefined ? [] : [ENERGY_NAMES[type]]),
    named ?? 'Pokémon',
    ...(tag === undefined ? [] : [`marked ${tag}`]),
    ...(word === undefined ? [] : [`with “${word}” in its name`]),
  ].join(' ');

/** How many Pokémon of that kind fell, as far as their names tell. */
const fallenOfKind = (view: View, seat: Seat, kind: FallenKind): number => {
  const { fallen: all, fallenToDamage, fallenNames = [], fallenToDamageNames = [] } = playerOf(view.state, seat);
  // Where none fell to damage, of what kind the others were is no matter.
  if (kind.by !== 'any' && fallenToDamage === 0) return 0;
  const among = (names: readonly string[], number: number): number => {
    const found = names.map((name) => isOfKindByName(view, name, kind));
    const sure = found.filter((one) => one === true).length;
    if (sure > 0 || (!found.includes(null) && found.length >= number)) return sure;
    return unknownFact(view, FALL_ASKED, 'fallen-kind-not-told', { player: seat, kind: fallenCalled(kind) });
  };
  const ofAll = all === 0 ? 0 : among(fallenNames, all);
  if (kind.by === 'any' || ofAll === 0) return ofAll;
  const toDamage = fallen(view, seat, 'to-damage');
  return toDamage === 0 ? 0 : toDamage >= all ? ofAll : among(fallenToDamageNames, toDamage);
};

/** It evolved with the last act, and from what need not be given. */
const hasJustEvolved = ({ state: { window } }: View, { uid }: Pokemon): boolean =>
  window !== null && window !== 'untold' && window.uid === uid && window.event === 'evolved';

const hasEvolved = (view: View, pokemon: Pokemon): boolean =>
  hasJustEvolved(view, pokemon) || pokemon.thisTurn.some((one) => one.startsWith(EVOLVED_FROM));

const evolvedThisTurn = stillSo(EVOLVED_ASKED, 'done-this-turn');
const evolvedThoughItMoved = stillSo(
  {
    'advanced-2018': ['II.E-23#2', 'Evolving does not count as an effect'],
    'advanced-2025': ['II.E-24#2', 'Evolving does not count as an effect'],
    ...AND_STILL,
  },
  'moved-all-the-same',
);
const cameUp = stillSo(CAME_UP_ASKED, 'done-this-turn');
const cameUpSeveralTimes = stillSo(
  {
    'advanced-2018': ['II.E-24#2', 'are calculated only once'],
    'advanced-2025': ['II.E-25#2', 'are calculated only once'],
    ...AND_STILL,
  },
  'counts-once',
);
const SUPPORTER_PLAYED: Law<RuledDoc> = {
  'advanced-2018': ['II.E-25#1', 'did you play a Supporter card from your hand'],
  'advanced-2025': ['II.E-26', 'did you play a Supporter card from your hand'],
  'xy-2016': ASKED,
  'me-2026': ASKED,
  ...ASKED_BEFORE,
};
const supporterPlayed = stillSo(SUPPORTER_PLAYED, 'done-this-turn');
const playedWhateverCame = stillSo(
  {
    'advanced-2018': ['II.E-25#2', 'the discard pile has lost the Supporter card'],
    'advanced-2025': ['II.E-26', 'did you play a Supporter card from your hand'],
    ...AND_STILL,
  },
  'moved-all-the-same',
);
const wasHealed = stillSo(HEALED_ASKED, 'done-this-turn');
const healedWhateverCame = stillSo(
  {
    'advanced-2018': ['II.E-26#2', 'are calculated only once'],
    'advanced-2025': ['II.E-27#2', 'are calculated only once'],
    ...AND_STILL,
  },
  'counts-once',
);

const NOT_OF_THE_EARLIER_STAGE = 'what a Pokémon did before it evolved in this turn is not what the evolved one did';

/** No document says it; `of2018`, `of2025`: the paragraphs about such texts, which come nearest. */
const doneByEarlierStage = (of2018: Ids['advanced-2018'], of2025: Ids['advanced-2025']) =>
  reading(
    {
      'neo-2001': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Order.7' },
      'ex-2003': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Attack' },
      'comprehensive-2009': { silent: NOT_OF_THE_EARLIER_STAGE, near: '302.5' },
      'xy-2016': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Turn.2B#4' },
      'me-2026': { silent: NOT_OF_THE_EARLIER_STAGE, near: 'Turn.2B#4b' },
      'advanced-2018': { silent: NOT_OF_THE_EARLIER_STAGE, near: of2018 },
      'advanced-2025': { silent: NOT_OF_THE_EARLIER_STAGE, near: of2025 },
    },
    (_view, _asked: readonly [], why) => {
      why('done-before-it-evolved');
      return true;
    },
    () => false,
  );

const cameUpBeforeIt = doneByEarlierStage('II.E-24#1', 'II.E-25#1');
const healedBeforeIt = doneByEarlierStage('II.E-26#1', 'II.E-27#1');

/** Was this done this turn only before the Pokémon evolved? What it did stands in the order in which it was done. */
const onlyBeforeEvolving = ({ thisTurn }: Pokemon, what: string): boolean => {
  const at = thisTurn.lastIndexOf(what);
  return at >= 0 && at < thisTurn.findLastIndex((one) => one.startsWith(EVOLVED_FROM));
};

/** By the part of a condition that looks back: the rule by which it is asked. */
const ASKED_BY: { readonly [part: string]: AnyLaw } = {
  'came-up': CAME_UP_ASKED,
  'evolved-from': EVOLVED_ASKED,
  'fallen-last-turn': FALL_ASKED,
  healed: HEALED_ASKED,
  'used-last-turn': ATTACK_ASKED,
  'supporter-played': SUPPORTER_PLAYED,
};

/** The paragraph that says what such a part asks; null where nothing in force states it. */
export const lookedBackOn = (sources: Sources, part: string): RuleId | null => {
  const law = ASKED_BY[part];
  const { doc, fallback } = sources;
  const isStated = law !== undefined && (statesLaw(law, doc) || (fallback !== null && statesLaw(law, fallback)));
  return isStated ? paragraphOf(law, sources) : null;
};

/** Could there be a Supporter card in the discard pile, as far as is known? */
const mayHoldSupporter = (view: View, seat: Seat): boolean => {
  const { cards, given } = playerOf(view.state, seat).discard;
  return !given || cards.some((id) => view.cardAt(id)?.kind === 'supporter');
};

type SupporterKind = Exclude<SupporterAsked, true | string>;

/** Supporters of a kind, in words for the question about them. */
const called = ({ tag, 'name-has': word }: SupporterKind): string =>
  word === undefined ? `a Supporter card marked ${tag}` : `a Supporter card with “${word}” in its name`;

/** Is the Supporter of that name of the kind? Null where prints differ, or none is on file. */
const isOfSupporterKind = (view: View, name: string, { tag, 'name-has': word }: SupporterKind): boolean | null => {
  if (word !== undefined && !hasWord(name, word)) return false;
  if (tag === undefined) return true;
  const prints = view.pool.named(name);
  const marked = prints.filter(({ tags = [] }) => tags.includes(tag));
  return marked.length === 0 && prints.length > 0
    ? false
    : marked.length === prints.length && prints.length > 0
      ? true
      : null;
};

/** Was a Supporter of that kind played this turn? */
const wasOneOfKindPlayed = (view: View, seat: Seat, kind: SupporterKind): boolean => {
  const { spent, supporters = 1, supportersPlayed = [] } = view.state;
  if (!spent.supporter) return false;
  const found = supportersPlayed.map((name) => isOfSupporterKind(view, name, kind));
  if (found.includes(true)) return true;
  if (!found.includes(null) && found.length >= supporters) return false;
  return unknownFact(view, SUPPORTER_PLAYED, 'supporter-kind-not-told', { player: seat, kind: called(kind) });
};

/** Was a Pokémon of that name put down from the hand this turn, to evolve another too? One that came by a text counts as new as well. */
const wasPutDown = (view: View, seat: Seat, name: string): boolean => {
  const { active, bench } = playerOf(view.state, seat);
  const named = [...active, ...bench].filter((one) => one !== null && sameName(topCard(view, one)?.name ?? '', name));
  const came = named.filter((one) => one !== null && (one.since === view.state.turn || hasEvolved(view, one)));
  if (came.length === 0) return false;
  return unknownFact(view, SUPPORTER_PLAYED, 'put-down-not-told', { player: seat, card: name });
};

/** Was the card of that name played this turn? Of Supporters alone a record is kept, and their names are not always given. */
const wasPlayed = (view: View, seat: Seat, name: string): boolean => {
  const { spent, supporters = 1, supportersPlayed = [] } = view.state;
  if (supportersPlayed.some((one) => sameName(one, name))) return true;
  const known = view.pool.named(name);
  if (known.length > 0 && known.every(({ kind }) => kind === 'pokemon')) return wasPutDown(view, seat, name);
  const isSupporter = known.length === 0 || known.some(({ kind }) => kind === 'supporter');
  if (isSupporter && (!spent.supporter || supportersPlayed.length >= supporters)) return false;
  return unknownFact(view, SUPPORTER_PLAYED, 'supporter-not-told', { player: seat, card: name });
};

/** What the conditions of texts ask; `why` receives the rule by which the answer is so. */
export const readings = {
  fullHp: (view: View, pokemon: Pokemon, why?: Why): boolean => full(view, [pokemon], why),
  hpLeft,
  mostHp,
  fellLastTurn: (view: View, seat: Seat, how: FallAsked, self: Pokemon | null, why?: Why): boolean => {
    const number = typeof how === 'string' ? fallen(view, seat, how) : fallenOfKind(view, seat, how);
    if (number === 0) return noneFell(view, [seat], why);
    if (!fell(view, [{ player: seat }], why)) return false;
    return (number < 2 || onceHoweverMany(view, [], why)) && (!moved(self) || fellThoughItMoved(view, [], why));
  },
  usedLastTurn,
  evolvedThisTurn: (view: View, pokemon: Pokemon, from: string | true, why?: Why): boolean =>
    (from === true ? hasEvolved(view, pokemon) : pokemon.thisTurn.some((one) => sameName(one, EVOLVED_FROM + from))) &&
    evolvedThisTurn(view, [{ what: 'evolved' }], why) &&
    (!moved(pokemon) || evolvedThoughItMoved(view, [], why)),
  // Where no record of it is kept, the question breaks off.
  cameUp: (view: View, pokemon: Pokemon, why?: Why): boolean =>
    (!keeps(view, CAME_UP_ASKED) || moved(pokemon)) &&
    !(onlyBeforeEvolving(pokemon, CAME_UP) && cameUpBeforeIt(view, [], why)) &&
    cameUp(view, [{ what: 'came-up' }], why) &&
    (times(pokemon, CAME_UP) < 2 || cameUpSeveralTimes(view, [], why)),
  wasHealed: (view: View, pokemon: Pokemon, why?: Why): boolean =>
    (!keeps(view, HEALED_ASKED) || times(pokemon, HEALED) > 0) &&
    !(onlyBeforeEvolving(pokemon, HEALED) && healedBeforeIt(view, [], why)) &&
    wasHealed(view, [{ what: 'healed' }], why) &&
    ((times(pokemon, HEALED) < 2 && !moved(pokemon)) || healedWhateverCame(view, [], why)),
  supporterPlayed: (
    view: View,
    seat: Seat,
    self: Pokemon | null,
    why: Why | undefined,
    which: SupporterAsked,
  ): boolean =>
    view.state.toMove === seat &&
    (which === true
      ? view.state.spent.supporter
      : typeof which === 'string'
        ? wasPlayed(view, seat, which)
        : wasOneOfKindPlayed(view, seat, which)) &&
    supporterPlayed(view, [{ what: 'supporter' }], why) &&
    ((mayHoldSupporter(view, seat) && !moved(self)) || playedWhateverCame(view, [], why)),
};
