import type { Verb } from '../../text/index.ts';
import { type Steps, steps } from '../lower/steps.ts';
import { type Printed, sorts } from './production.ts';
import type { Meaning } from './sorts.ts';

/** Attacks that copy another one. */

const { copied, effect, reminder, sentence } = sorts;

const NEEDED = 'the (necessary Energy|Energy necessary) to use that attack';

const NAMED = 'choose {of:Copied}. {name:Name}';
const BUT_COST = 'copies that attack except for its Energy (cost|costs)';

const copies = (verb: Verb): Steps => steps({ step: 'copy', verbs: [verb] });

/** The Active Pokémon, whichever it is, has words of its own. */
const isTheActiveOne = ({ place, ...more }: Meaning['Kinds']): boolean =>
  place === 'active' && Object.keys(more).length === 0;

const isAcross = (who: Meaning['Known']): who is 'defending' | 'opponents-active' =>
  who === 'defending' || who === 'opponents-active';

/** The attack that copies is called by its own name. */
const asItSays = (
  { of, name }: { readonly of: Meaning['Copied']; readonly name: string },
  { attack }: Printed,
  how: { readonly spares?: 'prices'; readonly 'if-payable'?: true },
): Steps | null => (name === attack ? copies({ ...of, ...how }) : null);

export const COPIES = [
  copied('of the one across', "1 of {who:Known}'s attacks", ({ who }) =>
    isAcross(who) ? { 'copy-attack': who } : null,
  ),
  copied('of the one across, and no GX attack', "1 of {who:Known}'s non-GX attacks", ({ who }) =>
    isAcross(who) ? { 'copy-attack': who, 'not-gx': true } : null,
  ),
  copied(
    'of its earlier stages',
    ["an attack from 1 of SELF's previous Evolutions", "1 of SELF's attacks from its previous Evolutions"],
    () => ({ 'copy-attack': 'stages-beneath' }),
  ),
  copied('of a card in the discard pile', 'an attack from (a|an) {what:CardsOne} in your discard pile', ({ what }) => ({
    'copy-attack': { discarded: what },
  })),
  copied(
    'of one of some',
    ["1 of {side:Side} {kind:Kinds}'s attacks", 'an attack from 1 of {side:Side} {kind:Kinds} [in play]'],
    ({ side, kind }) => (isTheActiveOne(kind) ? null : { 'copy-attack': { one: { side, ...kind } } }),
  ),
  effect('copy an attack', 'choose {of:Copied} and use it as this attack', ({ of }) => copies(of)),
  effect(
    'copy an attack that the opponent chooses',
    'your opponent chooses an attack from 1 of their {kind:Kinds} [in play]. Use the chosen attack as this attack',
    ({ kind }) =>
      kind.place === 'active'
        ? null
        : copies({ 'copy-attack': { one: { side: 'theirs', ...kind } }, chooser: 'opponent' }),
  ),
  effect(
    'copy an attack that can be paid',
    [
      `choose {of:Copied} and use it as this attack. If SELF (doesn't|does not) have ${NEEDED}, this attack does nothing`,
      `choose {of:Copied}. If SELF has ${NEEDED}, use it as this attack`,
    ],
    ({ of }) => copies({ ...of, 'if-payable': true }),
  ),
  effect(
    'copy an attack that can be paid, by its own name',
    `${NAMED} copies that attack. This attack does nothing if SELF (doesn't|does not) have ${NEEDED}`,
    (holes, printed) => asItSays(holes, printed, { 'if-payable': true }),
  ),
  effect('copy an attack but for its cost', `${NAMED} ${BUT_COST}`, (holes, printed) => asItSays(holes, printed, {})),
  effect(
    'copy an attack but for its cost and prices',
    `${NAMED} ${BUT_COST} and anything else required in order to use that attack, such as discarding Energy cards`,
    (holes, printed) => asItSays(holes, printed, { spares: 'prices' }),
  ),
  sentence('a copy that it performs', '{copy:Effect}. {reminders:Reminders} SELF performs that attack.', (holes) =>
    holes.copy.list[0]?.step === 'copy' ? holes.copy : null,
  ),
  reminder(
    'its own type',
    "\\(No matter what type (the Defending|that) Pokémon is, SELF's type is still {type:Type}.\\)",
    () => true,
  ),
  sentence(
    'a coin, and a copy',
    'flip a coin. If heads, {copy:Effect}. {reminders:Reminders} [SELF performs that attack.]',
    ({ copy }) => {
      const [one, ...more] = copy.list;
      if (one?.step !== 'copy' || more.length > 0) return null;
      return { ...copies({ flip: { heads: one.verbs, tails: [{ nothing: true }] } }), open: 'coin' };
    },
  ),
];
