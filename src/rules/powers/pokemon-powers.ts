import { type ClaimOf, claimsOn, type Force, type View, type Why } from '../../claims/index.ts';
import { lawOf, reading, unknownFact } from '../../engine/index.ts';
import { type Pokemon, type PowerKind, sameName } from '../../state/index.ts';
import { isTool } from '../attached-cards/attached-cards.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  need: ['kinds-of-powers-not-told'],
  note: ['reaches-other-kind', 'trait-is-no-ability'],
} as const;

/** Poké-Powers, Poké-Bodies and the older Pokémon Powers: which of them a text reaches that names one kind (CR 407). */

/** Using a power is up to its player. */
export const POWER_MAY_BE_USED = lawOf({
  'comprehensive-2009': ['408.1', 'optional'],
  'ex-2003': ['Options.6', 'You may use a Pokémon Power'],
  'advanced-2018': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
  'advanced-2025': ['I.A-02/abl.2', 'Follow the instructions in the text of the Ability'],
  'neo-2001': ['Play.9B6', 'You may use a Pokémon Power'],
  'xy-2016': ['Turn.2F', 'as often as they like'],
  'me-2026': ['Turn.2F#1a', 'in any number'],
});

type Muted = ClaimOf<'mute'>['what'];

const NAMED: Readonly<Record<Muted, readonly PowerKind[]>> = {
  powers: ['power'],
  bodies: ['body'],
  both: ['power', 'body'],
  'pokemon-powers': ['pokemon-power'],
  abilities: ['ability'],
  tools: [],
};

/** Does the text that mutes leave the one of this name alone? */
export const spares = ({ except }: ClaimOf<'mute'>, name: string): boolean =>
  except !== undefined && sameName(except, name);

/** Does the text name that kind itself? */
export const namesKind = (what: Muted, kind: PowerKind): boolean => NAMED[what].includes(kind);

/** Pokémon Powers, and the two kinds that followed them. */
const OLDER_POWERS = lawOf({
  'comprehensive-2009': ['407.1', 'it affects older Pokémon Powers'],
  'ex-2003': { open: 'whether a text about Pokémon Powers means Poké-Powers and Poké-Bodies', near: 'Options.6' },
  'advanced-2018': {
    open: 'whether a text about Pokémon Powers means Poké-Powers and Poké-Bodies',
    near: 'I.A-02#1',
  },
  'advanced-2025': {
    open: 'whether a text about Pokémon Powers means Poké-Powers and Poké-Bodies',
    near: 'I.A-02#1',
  },
  'neo-2001': { open: 'whether a text about Pokémon Powers means Poké-Powers and Poké-Bodies', near: 'Play.9B6' },
  'xy-2016': ['Gl:Pokémon Power', 'There are two kinds'],
  'me-2026': ['Gl:Pokémon Power', 'There are two kinds'],
});

/** A text that mutes Poké-Powers and Poké-Bodies mutes older Pokémon Powers too, and an older text all of them. */
const amongOlderKinds = reading(
  OLDER_POWERS,
  (_view, [_what, kind]: readonly [Muted, PowerKind], why): boolean => {
    why('reaches-other-kind', { kind });
    return true;
  },
  () => false,
);

/** An Ancient Trait is not an Ability, so what stops Abilities does not affect it. */
const traitIsApart = reading(
  {
    'neo-2001': { open: 'whether a text about Abilities means an Ancient Trait', near: 'Play.9B6' },
    'ex-2003': { open: 'whether a text about Abilities means an Ancient Trait', near: 'Types: Pokémon.2' },
    'comprehensive-2009': { open: 'whether a text about Abilities means an Ancient Trait', near: '407.1' },
    'xy-2016': ['AppG', 'has no effect on it'],
    'me-2026': ['App23#1', 'has no effect on it'],
    'advanced-2018': { open: 'whether a text about Abilities means an Ancient Trait', near: 'I.A-02#1' },
    'advanced-2025': { open: 'whether a text about Abilities means an Ancient Trait', near: 'I.A-02#1' },
  },
  (_view, _kind: readonly [PowerKind], why) => {
    why('trait-is-no-ability');
    return false;
  },
  () => true,
);

const KINDS_APART = lawOf({
  'xy-2016': ['Gl:Ability', 'An effect on a Pokémon that is not an attack'],
  'me-2026': ['Gl:Ability', 'An effect on a Pokémon that is not an attack'],
});

/** Does a text that mutes reach powers of that kind? No rule says whether Abilities and the kinds before them are one. */
export const silences = (view: View, args: readonly [Muted, PowerKind], why?: Why): boolean => {
  const [what, kind] = args;
  if (what === 'tools') return false;
  if (kind === 'trait') return what === 'abilities' && traitIsApart(view, [kind], why);
  if ((kind === 'ability') !== (what === 'abilities'))
    return unknownFact(view, KINDS_APART, 'kinds-of-powers-not-told', {});
  if (kind === 'ability' || namesKind(what, kind)) return true;
  // A text about Poké-Powers alone, or Poké-Bodies alone, means those by any document.
  return (what === 'both' || what === 'pokemon-powers') && amongOlderKinds(view, args, why);
};

/** What a text takes away is not had any more, in a document that says so of any words; elsewhere it only does not work. */
const isTakenAway = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.D-13#1', 'treated as none'],
    'advanced-2025': ['II.D-13#1', 'treated as not there'],
  },
  (view, [pokemon, kind, name]: readonly [Pokemon, PowerKind, string]) =>
    claimsOn(view, pokemon, 'mute').some(({ claim }) => !spares(claim, name) && silences(view, [claim.what, kind])),
  () => false,
);

const HAS_NONE = 'a Pokémon that a text says has no Abilities does not count as one that has them';

/** Of Abilities the texts themselves say that they are not had; of the kinds before them, that they stop working. */
const saidToHaveNone = reading(
  {
    'neo-2001': { silent: HAS_NONE, near: 'Order.5' },
    'ex-2003': { silent: HAS_NONE, near: 'Options.6' },
    'comprehensive-2009': { silent: HAS_NONE, near: '400.2' },
    'xy-2016': { silent: HAS_NONE, near: 'Gl:Ability' },
    'me-2026': { silent: HAS_NONE, near: 'Gl:Ability' },
    'advanced-2018': 'absent',
    'advanced-2025': 'absent',
  },
  (view, [pokemon, kind, name]: readonly [Pokemon, PowerKind, string]) =>
    kind === 'ability' &&
    claimsOn(view, pokemon, 'mute').some(({ claim }) => claim.what === 'abilities' && !spares(claim, name)),
  () => false,
);

export const hasLost = (view: View, args: readonly [Pokemon, PowerKind, string]): boolean =>
  isTakenAway(view, args) || saidToHaveNone(view, args);

export const TOOL_WITHOUT_EFFECT = lawOf({
  'comprehensive-2009': { silent: 'a Tool that has no effect is treated as without its text', near: '308.2' },
  'ex-2003': { silent: 'a Tool that has no effect is treated as without its text', near: 'Tools' },
  'neo-2001': { silent: 'a Tool that has no effect is treated as without its text', near: 'Pokémon Tools' },
  'xy-2016': { silent: 'a Tool that has no effect is treated as without its text', near: 'Gl:Pokémon Tool' },
  'me-2026': { silent: 'a Tool that has no effect is treated as without its text', near: 'Turn.2D#7' },
  'advanced-2018': ['II.D-13#1', 'treated as none'],
  'advanced-2025': ['II.D-13#1', 'treated as not there'],
});

/** A text that leaves Pokémon Tools without effect reaches what is attached as one. */
export const silencesTool = reading(
  TOOL_WITHOUT_EFFECT,
  (view, [{ origin, card }]: readonly [Force]) => {
    const printed = origin === 'attachment' && card !== null ? view.cardAt(card) : null;
    return printed !== null && isTool(printed);
  },
  () => false,
);

/** An older text about Pokémon Powers speaks of Poké-Powers and Poké-Bodies. */
const amongOlder = reading(
  OLDER_POWERS,
  (_view, [_says, kind]: readonly [PowerKind, PowerKind], why): boolean => {
    why('reaches-other-kind', { kind });
    return true;
  },
  () => false,
);

/** Abilities and Ancient Traits are meant by their own names alone. */
export const speaksOf = (view: View, args: readonly [PowerKind, PowerKind], why?: Why): boolean => {
  const [says, kind] = args;
  if (says === kind) return true;
  return says === 'pokemon-power' && kind !== 'ability' && kind !== 'trait' && amongOlder(view, args, why);
};
