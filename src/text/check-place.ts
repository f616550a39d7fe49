import { type Check, type Claim, type Given, isMap } from '../claims/index.ts';
import { isAttachedByPlay, isFossil } from '../rules/index.ts';
import { type Attack, type Card, hasSignUnexplained, type Json, type Power } from '../state/index.ts';
import { claim, claimDefinition, VERBS, verb, verbNameOf, verbs } from './all-verbs.ts';
import type { Around, TextOfCard } from './texts-of-card.ts';

/** Checks card text against the card it stands on: a valid text may still mean no Pokémon there, and then it would have no effect. */

const MISSING: { readonly [G in Given]: string } = {
  pokemon: 'there is no Pokémon that says this',
  attack: 'there is no attack that says this',
  attacker: 'it answers no attack',
  course: 'nothing is carried out here',
};

const isOfPlayer = (value: Json | undefined): boolean =>
  value !== undefined && claimDefinition(value)?.ofPlayer?.(value as unknown as Claim) === true;

/** What a player does is forbidden or permitted to a player, never to a Pokémon. */
const faultsOfLasting = (value: Json): readonly string[] =>
  isMap(value) && isOfPlayer(value.lasting) && value.on !== 'you' && value.on !== 'opponent'
    ? ['on: what a player does is about a player: you, opponent']
    : [];

/** The same of a claim that is in force. A Stadium is not attached to a Pokémon, so each claim says which Pokémon it is about. */
const faultsOfClaim = (value: Json, kind: Card['kind']): readonly string[] => {
  const on = isMap(value) ? (value.on ?? null) : null;
  if (isOfPlayer(value) && !(isMap(on) && Object.keys(on).join() === 'side'))
    return ['on: what a player does is about a player, such as on: {side: theirs}'];
  return kind !== 'stadium' || isMap(on) || (on === 'self' && claimDefinition(value)?.ofItsCard === true)
    ? []
    : ['on: a Stadium says whom it is about, such as on: {side: any}'];
};

/** What is there inside such a value. */
const within = (shape: Check, value: Json, there: Around): Around => {
  if (shape === verbs) return { ...there, here: there.does };
  if (shape !== claim) return there;
  const answers = claimDefinition(value)?.knowsAttacker?.(value as unknown as Claim) === true;
  return {
    here: there.claims,
    claims: ['pokemon'],
    does: ['pokemon', 'course', ...(answers ? ['attacker' as const] : [])],
  };
};

/** Everything in a value that asks for what is not there. */
const lacking = (shape: Check, value: Json, there: Around, key: string): readonly string[] => {
  const needed = shape.needs?.(value);
  const name = shape === verb ? verbNameOf(value) : null;
  const stands = name === null ? 'anywhere' : VERBS[name].stands;
  const lacks = needed !== undefined && !there.here.includes(needed) ? needed : null;
  const inside = within(shape, value, there);
  return [
    ...(lacks === null
      ? []
      : [
          `${key}: ${typeof value === 'string' && lacks !== 'course' ? `“${value}” means no Pokémon here` : MISSING[lacks]}`,
        ]),
    ...(stands === 'anywhere' || there.here.includes(stands) ? [] : [`${name}: ${MISSING[stands]}`]),
    ...(shape === verb ? faultsOfLasting(value) : []),
    ...(shape.parts?.(value) ?? []).flatMap(([inner, part, named]) => lacking(inner, part, inside, named ?? key)),
  ];
};

/** A sign after the damage needs a base, and a base that multiplies needs a number (CR 603.5a). Text that is not written as data needs neither. */
const faultsOfDamage = (attack: Attack): readonly string[] => {
  const { mark, damage, base, does, choose, activate, discards } = attack;
  const written = [does, choose, activate, discards].some((part) => part !== undefined);
  if (hasSignUnexplained(attack))
    return written ? [`damage has the sign ${mark}, and no base says how it is found`] : [];
  const multiplies = base !== undefined && isMap(base) && base.plus === undefined && base.minus === undefined;
  return multiplies && damage === null ? ['base multiplies the printed damage, and there is none'] : [];
};

/** A Poké-Body is in force and is never used; a Poké-Power is used, and in force only to answer something in the opposing turn. */
const faultsOfPower = ({ kind, does = [], always = [], opposingTurn = false }: Power): readonly string[] => {
  if (kind === 'power' && opposingTurn && does.length === 0) return [];
  if (kind === 'pokemon-power' || kind === 'ability' || kind === 'trait')
    return does.length > 0 && always.length > 0
      ? [
          `does: ${kind === 'pokemon-power' ? 'an older Pokémon Power' : 'an Ability'} is either used, or in force under always`,
        ]
      : [];
  return kind === 'body'
    ? does.map(() => 'does: what a Poké-Body says stands under always')
    : always.map(() => 'always: what a Poké-Power does stands under does; one in force by itself is kind: body');
};

/** Does a card of this kind stay in play, where nothing is done by playing it? */
const staysInPlay = (card: Card): boolean =>
  card.kind === 'stadium' || card.kind === 'energy' || isAttachedByPlay(card);

const isWritten = (list: readonly unknown[] | undefined): boolean => list !== undefined && list.length > 0;

/** What lists of the card are empty words on a card of its kind. */
const faultsOfKind = (card: Card): readonly string[] => [
  // The box of rules of a Pokémon ex and its like may say what its Poké-Bodies do not.
  ...(isWritten(card.always) &&
  !staysInPlay(card) &&
  !isFossil(card) &&
  !(card.kind === 'pokemon' && card.tags !== undefined)
    ? ['always: this card does not stay; a Pokémon says it as a Poké-Body']
    : []),
  ...(isWritten(card.asTool) && card.kind !== 'pokemon'
    ? ['as-tool: a card that is not a Pokémon says it under always']
    : []),
  ...(isWritten(card.play?.does) && staysInPlay(card)
    ? ['play: does: what a card does that stays in play stands under always; here the list is empty']
    : []),
];

/** What the text of this card cannot mean where it stands, each in one line that says where. Empty when all is well. */
export const faultsOfPlace = (card: Card, texts: readonly TextOfCard[]): readonly string[] => {
  const at = (place: string, faults: readonly string[]): readonly string[] =>
    faults.map((fault) => `${place}: ${fault}`);
  const misplaced = faultsOfKind(card);
  return [
    ...[...(card.attacks ?? []), ...(card.lends ?? [])].flatMap((attack) =>
      at(`attack ${attack.name}`, faultsOfDamage(attack)),
    ),
    ...(card.powers ?? []).flatMap((power) => at(power.name, faultsOfPower(power))),
    ...misplaced,
    // Of a list that should not be there at all no more is said.
    ...texts
      .filter((text) => !misplaced.some((fault) => fault.startsWith(`${text.at[0]}:`)))
      .flatMap((text) => {
        const [place = '', key = place] = text.at;
        const always = key === 'always' || key === 'as-tool' ? (text.value as readonly Json[]) : [];
        return at(place, [
          ...lacking(text.shape, text.value, text, key),
          ...always.flatMap((one) => faultsOfClaim(one, card.kind)),
        ]);
      }),
  ];
};
