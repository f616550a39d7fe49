import { isActive, namedApart, placeOfPower, pokemonOf, type View } from '../../claims/index.ts';
import type { Advanced } from '../../corpus/index.ts';
import {
  type ActionOf,
  type Law,
  NotModelled,
  paragraphOf,
  reading,
  speaksHere,
  statesLaw,
  step,
} from '../../engine/index.ts';
import type { CardId, Power } from '../../state/index.ts';
import { whyPowerKept } from '../pokemon/pokemon.ts';
import type { T, TextContext, Texts } from '../questions.ts';
import { POWER_MAY_BE_USED } from './pokemon-powers.ts';
import { onceByRule } from './power-limits.ts';
import { asksMet, findPower, POWERS_IN_PLAY } from './powers.ts';
import { atItsMoment } from './very-next-action.ts';
import { rememberVstar } from './vstar-power.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  note: ['used-on-the-bench'],
} as const;

/** Using a power: it is announced, counted and says its text (CR 408.1). */

/** Who says its text, and about what. */
export const powerContext = (
  view: View,
  action: ActionOf<'use-power'>,
  { power, card }: { readonly power: Power; readonly card: CardId },
): TextContext => ({
  seat: view.state.toMove,
  uid: action.pokemon,
  card,
  place: placeOfPower(power),
  origin: 'power',
  attack: null,
  chosen: null,
  ...(action.on === undefined ? {} : { named: action.on }),
});

/** To announce it is to use it: from then on it has been used. */
const ANNOUNCED: Law<Advanced> = {
  'advanced-2018': ['I.A-02#2', 'it has to be announced to be activated'],
  'advanced-2025': ['I.A-02#2', 'it has to be announced to be activated'],
};

const announced = step(ANNOUNCED, (_t: T, put: () => void): void => {
  put();
});

/** It is used as many times in a turn as its text says, each Pokémon counting its own. */
const countsUses = reading(
  {
    'neo-2001': 'absent',
    'ex-2003': 'absent',
    'comprehensive-2009': 'absent',
    'xy-2016': 'absent',
    'me-2026': 'absent',
    'advanced-2018': ['II.E-12#1', 'as many times as the text specifies'],
    'advanced-2025': ['II.E-12#1', 'as many times as the text specifies'],
  },
  (_view, [power]: readonly [Power]) => power.oncePerTurn === true,
  (view, [power]) => power.oncePerTurn === true && !speaksHere(ANNOUNCED, view),
);

export const usePower = (texts: Texts) =>
  step(POWER_MAY_BE_USED, (t: T, action: ActionOf<'use-power'>): void => {
    const found = findPower(t.view, action);
    if (found === null) return;
    const { power, card } = found;
    if (power.does === undefined) throw new NotModelled(card, placeOfPower(power), power.text ?? 'its text');
    const bearer = pokemonOf(t.state, action.pokemon);
    if (bearer !== null && !isActive(t.view, bearer) && statesLaw(POWERS_IN_PLAY, t.rules.doc))
      t.why(paragraphOf(POWERS_IN_PLAY, t.rules), 'used-on-the-bench', { pokemon: namedApart(t.view, bearer) });
    if (bearer !== null) whyPowerKept(t.view, bearer, { name: power.name, card }, t.why);
    const once = countsUses(t.view, [power]) || onceByRule(t.view, [power]);
    const used = (): void => void t.put({ kind: 'power-used', uid: action.pokemon, name: power.name, once });
    const put = (): void => void atItsMoment(t, power, used);
    if (speaksHere(ANNOUNCED, t.rules)) announced(t, put);
    else put();
    asksMet(t.view, action, t.why);
    rememberVstar(t, t.state.toMove, power);
    texts.say(t, power.does, powerContext(t.view, action, found));
  });
