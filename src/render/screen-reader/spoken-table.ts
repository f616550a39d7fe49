import { nameOfDocument } from '../cite.ts';
import type { PlaceJson, ShowReport, SideJson } from '../report/types.ts';
import type { Line } from '../rich.ts';
import { beneath, nameOf } from '../screen/board-rows.ts';
import { notGiven, standing, standOfGame, UNKNOWN_FACT } from '../screen/board-show.ts';
import { spokenEnergy } from './energy-spoken.ts';
import { sentenceOf } from './spoken.ts';

const energyWord = (label: string): string => spokenEnergy(label);

/** `Fire and 2 Lightning`: equal cards are counted. */
const energyWords = (labels: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const words = [...counts].map(([label, count]) => `${count === 1 ? '' : `${count} `}${energyWord(label)}`);
  return words.length === 0 ? 'no Energy' : `with ${words.join(', ')}`;
};

const placeWords = (pokemon: PlaceJson): string => {
  if (pokemon.name === null && pokemon.energy.length === 0) return nameOf({ mark: '', count: 1, pokemon });
  const hp = pokemon.hp === null ? '' : `${pokemon.hp.left} of ${pokemon.hp.max} HP`;
  return [
    nameOf({ mark: '', count: 1, pokemon }),
    hp,
    hp === '' && pokemon.damage > 0 ? `${pokemon.damage} damage` : '',
    energyWords(pokemon.energy),
    ...pokemon.conditions,
    ...beneath(pokemon),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

const capital = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

const sideWords = (side: SideJson): string => {
  const who = side.name ?? side.seat;
  const places = [...(side.active ?? []), ...(side.bench ?? [])].map(
    (pokemon) => `${capital(pokemon.place)}: ${placeWords(pokemon)}.`,
  );
  const none = side.bench?.length === 0 ? ['No Pokémon on the Bench.'] : [];
  const rest = [...standing(side), ...notGiven(side).map((place) => UNKNOWN_FACT[place] ?? place)];
  return [sentenceOf(who), ...places, ...none, ...(rest.length === 0 ? [] : [`${capital(rest.join(', '))}.`])].join(
    ' ',
  );
};

/** The table in sentences, a line for each player. */
export const spokenTable = (show: ShowReport): readonly string[] => [
  ...show.sides.map(sideWords),
  ...(show.stadium === null
    ? []
    : [
        `Stadium: ${show.stadium.name}, played by ${show.stadium.owner}${show.stadium.used === true ? ', used this turn' : ''}.`,
      ]),
];

/** `judge board show` for a screen reader. */
export const spokenShow = (show: ShowReport): Line[] => {
  const { where, who, phase, used } = standOfGame(show);
  return [
    `${[nameOfDocument(show.ruleset), ...where.slice(1), who, phase, used].join(', ')}.`,
    ...spokenTable(show),
  ].map((text) => [{ text }]);
};
