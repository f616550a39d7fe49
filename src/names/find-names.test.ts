import { describe, expect, test } from 'vitest';
import { cards } from '../cli/data.ts';
import { plainName } from '../state/index.ts';
import { findNames } from './index.ts';

/** As judges mistype them: what was typed, what was meant. */
const MISSPELT =
  `Pikahcu>Pikachu;Wigglytuf>Wigglytuff;Wiglytuff>Wigglytuff;Luxry>Luxray;luxry dp 7>Luxray;Prof Oak>Professor Oak's Visit;
Profesor Oak's Visit>Professor Oak's Visit;Charzard>Charizard;Charmandar>Charmander;Bulbsaur>Bulbasaur;Squirtel>Squirtle;Blastiose>Blastoise;
Venasaur>Venusaur;Machmp>Machamp;Macahmp>Machamp;Gyrados>Gyarados;Magicarp>Magikarp;Snorlacks>Snorlax;Mewto>Mewtwo;Mewtow>Mewtwo;
Dragonight>Dragonite;Eevie>Eevee;Vaporean>Vaporeon;Jolteonn>Jolteon;Quilva>Quilava;Cindaquil>Cyndaquil;Cyndaqil>Cyndaquil;Totodil>Totodile;
Feraligator>Feraligatr;Tyrannitar>Tyranitar;Wailrd>Wailord;Wialord>Wailord;Rare Cand>Rare Candy;Rair Candy>Rare Candy;Swich>Switch;Potin>Potion;
Double Colourless Energy>Double Colorless Energy;Double Rainbow>Double Rainbow Energy;Gardevoire>Gardevoir;Galade>Gallade;Clafable>Clefable;
Clefary>Clefairy;Alakazm>Alakazam;Kadbra>Kadabra;Ninetails>Ninetales;Arcanin>Arcanine;Raichuu>Raichu;Gengr>Gengar;Huanter>Haunter;
Sheddinja>Shedinja;Blazikn>Blaziken;Rayquza>Rayquaza;Latius>Latios;Gust of Wnd>Gust of Wind;Warp Piont>Warp Point;Fluffy Bery>Fluffy Berry;
Mr Mim>Mr. Mime;Farfetchd>Farfetch'd;Porygon Z>Porygon-Z;Metagros>Metagross;Aggrn ex>Aggron ex;Raichu x>Raichu ex;Lucaro>Lucario;
Infernap>Infernape;Torterr>Torterra;Empolean>Empoleon;Team Rocket Meowth>Rocket's Meowth;Dark Charzard>Dark Charizard;Brocks Onyx>Brock's Onix;
Steven Advice>Steven's Advice;Team Galactic Wager>Team Galactic's Wager;Crystal Sard>Crystal Shard;Wurmpel>Wurmple;Sablye>Sableye;
Pluspower>PlusPower;Super Rood>Super Rod;Energy Retreival>Energy Retrieval`
    .split(';')
    .map((pair): readonly [string, string] => {
      const [typed = '', meant = ''] = pair.trim().split('>');
      return [typed, meant];
    });

const names = [...new Set([...cards().map(({ name }) => name), ...MISSPELT.map(([, meant]) => meant)])];

const CLOSE: readonly (readonly [string, readonly string[], string | undefined])[] = [
  ['--bord', ['--board', '--ruleset', '--json'], '--board'],
  ['--asci', ['--answers', '--assume', '--ascii'], '--ascii'],
  ['cna', ['can', 'cards', 'compare'], 'can'],
  ['serch', ['search', 'replay', 'rule'], 'search'],
  ['retrat', ['retreat', 'attack', 'end'], 'retreat'],
  ['paly', ['play', 'use', 'end'], 'play'],
  ['juggle', ['play', 'use', 'end'], undefined],
  ['aslep', ['asleep', 'burned', 'confused'], 'asleep'],
  ['Luxray', ['neo', 'cr', 'xy'], undefined],
  ['Thunder Shok', ['Thundershock', 'Thunder', 'Agility'], 'Thundershock'],
];

describe('a misspelt name', () => {
  test.each(MISSPELT)('%s finds %s among the first three', (typed, meant) => {
    expect(findNames(typed, names, 3).map(plainName)).toContain(plainName(meant));
  });

  test('nearly every misspelt name is found first', () => {
    const first = MISSPELT.filter(([typed, meant]) => {
      const [best = ''] = findNames(typed, names, 1);
      return plainName(best) === plainName(meant);
    });
    expect(first.length / MISSPELT.length).toBeGreaterThan(0.95);
  });

  test.each(CLOSE)('%s among %j almost certainly means %s', (typed, among, meant) => {
    expect(findNames(typed, among, 1, 'close')[0]).toBe(meant);
  });

  test('a slip, two letters exchanged and a mere beginning find their word first', () => {
    expect(findNames('DER', ['DCE', 'DRE', 'SCR'], 1)).toEqual(['DRE']);
    expect(findNames('Wig', ['Weedle', 'Wigglytuff', 'Pidgey'], 1)).toEqual(['Wigglytuff']);
    expect(findNames('mr mme', ['Mr. Mime', 'Mew'], 1)).toEqual(['Mr. Mime']);
  });

  test('finds nothing where nothing is near, and a very long word costs no time', () => {
    expect(findNames('planeswalker', ['Luxray', 'Mew'], 3)).toEqual([]);
    expect(findNames('x'.repeat(100_000), ['Luxray'], 3)).toEqual([]);
    expect(findNames('', ['Luxray'], 3)).toEqual([]);
  });
});
