import type { T, TextContext } from '../rules/index.ts';
import type { Json } from '../state/index.ts';

/** Whom a text means by "you" and "your opponent": settled once for a text, as soon as it speaks of them at all. */

type Whom = 'you' | 'them';

/** Values of a verb, claim or condition that name a side. */
const WORDS: Readonly<Record<Whom, readonly string[]>> = {
  you: ['you', 'yours', 'your-active', 'your-next-turn', 'end-of-your-next-turn', 'both'],
  them: [
    'opponent',
    'theirs',
    'opponents-active',
    'opponents-hand',
    'opponents-next-turn',
    'end-of-opponents-next-turn',
    'both',
  ],
};

/** Keys of what is done by, or asked of, a side without naming it. */
const KEYS: Readonly<Record<Whom, readonly string[]>> = {
  you: [
    'draw-until',
    'attach',
    'evolve',
    'trade',
    'look-at-top',
    'search',
    'from-discard',
    'exchange',
    'rare-candy',
    'level-up',
    'you-have',
    'you-have-so-many',
    'more-prizes',
    'hand-at-least',
    'deck-at-least',
    'in-discard',
    'energy-in-play',
    'bench-room',
    'hand-at-most',
    'hand-only',
    'first-turn',
    'hands-equal',
    'take-prizes',
    'win',
    'lose',
  ],
  them: [
    'opponent-has-so-many',
    'in-lost',
    'opponent-has',
    'opponents-bench-room',
    'opponents-deck-at-least',
    'more-prizes',
    'hands-equal',
  ],
};

/** "Each Active Pokémon" of a side leaves none out, so none has to be named. */
const isEachActive = (key: string, value: Json): boolean =>
  key === 'each' &&
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'place' in value &&
  value.place === 'active';

/** Whom texts speak of, found out once: a text never changes. */
const spokenOf = new WeakMap<object, Readonly<Record<Whom, boolean>>>();

/** Does this text speak of that side? That its player picks a Pokémon does not make it a text about the player. */
export const speaksOf = (text: Json, whom: Whom): boolean => {
  if (typeof text === 'string') return WORDS[whom].includes(text);
  if (typeof text !== 'object' || text === null) return false;
  let known = spokenOf.get(text);
  if (known === undefined) {
    known = { you: namesSide(text, 'you'), them: namesSide(text, 'them') };
    spokenOf.set(text, known);
  }
  return known[whom];
};

const namesSide = (text: object, whom: Whom): boolean => {
  if (Array.isArray(text)) return text.some((part: Json) => speaksOf(part, whom));
  const table = text as { readonly [key: string]: Json };
  return Object.entries(table).some(
    ([key, value]) =>
      KEYS[whom].includes(key) ||
      (whom === 'you' && key === 'draw' && table.who !== 'opponent') ||
      (whom === 'you' && (key === 'discard-hand' || key === 'hand-to-deck') && table.who !== 'opponent') ||
      (!isEachActive(key, value) && !(key === 'chooser' && value === 'you') && speaksOf(value, whom)),
  );
};

/** The context with every Pokémon settled that the text mentions. An attack settles them for all its parts. */
export const designated = (t: T, text: Json, context: TextContext): TextContext => {
  const { form } = t.rules.answers;
  const { attack } = context;
  const seat = attack?.you ?? (speaksOf(text, 'you') ? form.you(t, context) : null);
  if (attack !== null && seat !== null) attack.you = seat;
  const them = speaksOf(text, 'them') ? form.them(t, context) : null;
  // Written out: a spread would cost as much as all the rest. The type asks for every field.
  const meant: { [K in keyof Required<TextContext>]: TextContext[K] } = {
    seat: seat ?? context.seat,
    them: them ?? context.them,
    uid: context.uid,
    holder: context.holder,
    card: context.card,
    place: context.place,
    origin: context.origin,
    attack,
    by: context.by,
    required: context.required,
    named: context.named,
    together: context.together,
    chosen: context.chosen,
    heads: context.heads,
    end: context.end,
    again: context.again,
    given: context.given,
    turnout: context.turnout,
    shuffled: context.shuffled,
    shuffledUnknown: context.shuffledUnknown,
    thrownAway: context.thrownAway,
  };
  return meant;
};
