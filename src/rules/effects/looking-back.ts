import { playerOf, type View } from '../../claims/index.ts';
import { type Law, lawOf, notTold, reading } from '../../engine/index.ts';
import { CAME_UP, EVOLVED_FROM, HEALED, type Pokemon, type Seat, sameName } from '../../state/index.ts';
import { maximumHp } from '../pokemon/effective-values.ts';
import { isDamage } from '../pokemon/what-lies-on-it.ts';
import { undescribed } from '../public-information.ts';
import { LOOKS_BACK, looksBack } from './remembered.ts';

/** Conditions of a text that look at HP, at this turn or at the last one (APR II.D-14, II.D-16, II.E-11, II.E-23 to E-26). */

type Apr = Law<'advanced-2018'>;

const full = reading(
  {
    'advanced-2018': ['II.D-14', 'there is no damage counter on the Pokémon'],
    'xy-2016': { silent: 'a Pokémon without damage has full HP', near: 'Gl:Hit Points (HP)' },
  },
  (_view, [damage]: readonly [number]) => !isDamage(damage),
  () => false,
);

const remaining = reading(
  {
    'advanced-2018': ['II.D-16', 'minus the damage it has taken'],
    'xy-2016': { silent: 'the HP that remain are those that damage has not taken', near: 'Gl:Hit Points (HP)' },
  },
  (_view, [most, damage]: readonly [number, number]) => Math.max(0, most - damage),
  (_view, [most]) => most,
);

const hpLeft = (view: View, pokemon: Pokemon): number => {
  const most = maximumHp(view, pokemon);
  if (most === null) undescribed(view, [pokemon]);
  return remaining(view, [most ?? 0, pokemon.damage]);
};

const mostHp = (view: View, pokemon: Pokemon): number => {
  const most = maximumHp(view, pokemon);
  if (most === null) undescribed(view, [pokemon]);
  return most ?? 0;
};

/** A fact of the past that is so; and so still, whatever has happened since. */
const stillSo = (law: Apr) =>
  reading(
    law,
    (_view, _args: readonly []) => true,
    () => false,
  );

const FELL = lawOf({ 'advanced-2018': ['II.E-11#1', "Knocked Out in your opponent's last turn"] });

const fell = stillSo(FELL);
const onceHoweverMany = stillSo({ 'advanced-2018': ['II.E-11#2', 'are done only once'] });
const fellThoughItMoved = stillSo({ 'advanced-2018': ['II.E-11#3', 'no effect of an attack'] });

const times = (pokemon: Pokemon | null, what: string): number =>
  pokemon?.thisTurn.filter((one) => one === what).length ?? 0;

const moved = (pokemon: Pokemon | null): boolean => times(pokemon, CAME_UP) > 0;

const fallen = (view: View, seat: Seat, how: 'any' | 'to-damage'): number => {
  const player = playerOf(view.state, seat);
  if (how === 'any' || player.fallen === 0) return player.fallen;
  return player.fallenToDamage ?? notTold(view, FELL, 'fall-not-told', { player: seat });
};

const evolvedThisTurn = stillSo({
  'advanced-2018': ['II.E-23#1', 'did the Pokémon that used it evolve in that same turn'],
});
const evolvedThoughItMoved = stillSo({
  'advanced-2018': ['II.E-23#2', 'Evolving does not count as an effect'],
});
const cameUp = stillSo(LOOKS_BACK);
const cameUpSeveralTimes = stillSo({ 'advanced-2018': ['II.E-24#2', 'are calculated only once'] });
const supporterPlayed = stillSo({
  'advanced-2018': ['II.E-25#1', 'did you play a Supporter card from your hand'],
});
const playedWhateverCame = stillSo({
  'advanced-2018': ['II.E-25#2', 'the discard pile has lost the Supporter card'],
});
const wasHealed = stillSo({ 'advanced-2018': ['II.E-26#1', 'has recovered 10 HP or more'] });
const healedWhateverCame = stillSo({ 'advanced-2018': ['II.E-26#2', 'are calculated only once'] });

/** Is there a Supporter card in the discard pile, as far as anybody told? */
const supporterLies = (view: View, seat: Seat): boolean => {
  const { cards, told } = playerOf(view.state, seat).discard;
  return !told || cards.some((id) => view.cardAt(id)?.kind === 'supporter');
};

/** What the conditions of texts ask. */
export const readings = {
  fullHp: (view: View, pokemon: Pokemon): boolean => full(view, [pokemon.damage]),
  hpLeft,
  mostHp,
  fellLastTurn: (view: View, seat: Seat, how: 'any' | 'to-damage', self: Pokemon | null): boolean => {
    // Where nothing of it is kept, whoever asks breaks off.
    if (!looksBack(view)) return fell(view, []);
    const number = fallen(view, seat, how);
    if (number === 0 || !fell(view, [])) return false;
    return (number < 2 || onceHoweverMany(view, [])) && (!moved(self) || fellThoughItMoved(view, []));
  },
  evolvedThisTurn: (view: View, pokemon: Pokemon, from: string): boolean =>
    (!looksBack(view) || pokemon.thisTurn.some((one) => sameName(one, EVOLVED_FROM + from))) &&
    evolvedThisTurn(view, []) &&
    (!moved(pokemon) || evolvedThoughItMoved(view, [])),
  cameUp: (view: View, pokemon: Pokemon): boolean =>
    (!looksBack(view) || moved(pokemon)) &&
    cameUp(view, []) &&
    (times(pokemon, CAME_UP) < 2 || cameUpSeveralTimes(view, [])),
  wasHealed: (view: View, pokemon: Pokemon): boolean =>
    (!looksBack(view) || times(pokemon, HEALED) > 0) &&
    wasHealed(view, []) &&
    ((times(pokemon, HEALED) < 2 && !moved(pokemon)) || healedWhateverCame(view, [])),
  supporterPlayed: (view: View, seat: Seat, self: Pokemon | null): boolean =>
    view.state.toMove === seat &&
    view.state.spent.supporter &&
    supporterPlayed(view, []) &&
    ((supporterLies(view, seat) && !moved(self)) || playedWhateverCame(view, [])),
};
