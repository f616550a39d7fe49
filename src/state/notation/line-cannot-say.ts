import { ZONE_NAMES } from '../game-state.ts';
import { SEATS } from '../seat.ts';
import type { CardSpec, PokemonSpec, Setup } from '../setup.ts';
import { isHidden, shown } from './shown.ts';
import { LARGEST } from './words.ts';

const hidden = (name: string): boolean => [...name].some(isHidden);

/**
 * What of a table has no spelling on a line, in words such as `the damage 45 of p1's Luxray`. The name of one player
 * alone is not listed: it is only for screens and sheets, and a line names every player or none.
 */
export const lineCannotSay = (setup: Setup): string[] => {
  const lost: string[] = [];
  const number = (value: number | undefined, what: string): void => {
    if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= LARGEST))
      lost.push(`${what} ${value}`);
  };
  const name = (text: string): void => {
    if (hidden(text)) lost.push(`the hidden characters in “${shown(text)}”`);
  };
  const card = (spec: CardSpec): void => {
    name(spec.name);
    number(spec.since, `the turn of ${shown(spec.name)},`);
  };
  const pokemon = (spec: PokemonSpec, owner: string): void => {
    const called = spec.card === null ? `a Pokémon of ${owner}` : `${owner}'s ${shown(spec.card.name)}`;
    if (spec.card !== null) card(spec.card);
    if (spec.card?.since !== undefined && spec.since !== undefined && spec.card.since !== spec.since)
      lost.push(`two turns for ${called}`);
    if (spec.card === null && spec.under !== undefined) lost.push(`what is beneath ${called}`);
    if (spec.damage % 10 !== 0) lost.push(`the damage ${spec.damage} of ${called}`);
    else number(spec.damage, `the damage of ${called},`);
    for (const { card: attached } of spec.attached) card(attached);
    for (const under of spec.under ?? []) card(under);
    for (const text of [...spec.history, ...[...spec.conditions, ...spec.effects].map((given) => given.name)])
      name(text);
  };
  number(setup.turn, 'turn');
  for (const seat of SEATS) {
    const side = setup.sides[seat];
    for (const spec of [...(side?.active ?? []), ...(side?.bench ?? [])]) pokemon(spec, seat);
    for (const zone of ZONE_NAMES) {
      number(side?.[zone]?.count, `${seat} ${zone}`);
      for (const listed of side?.[zone]?.listed ?? []) if (listed !== null) card(listed);
    }
  }
  if (setup.stadium !== undefined) card(setup.stadium);
  return lost;
};
