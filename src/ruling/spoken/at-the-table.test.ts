import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type View, viewOf } from '../../claims/index.ts';
import { isRuled } from '../../corpus/index.ts';
import { rulesetOf } from '../../eras/index.ts';
import { oneOnOne } from '../../formats/index.ts';
import { cardPool, setUpTable } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { overviewAsked } from './overview.ts';
import { readSpoken } from './read-spoken.ts';

/** More than a hundred questions as players ask them, about twenty to a document. Each is read as what it asks, or pointed to what can be asked; none is read as another. */

const pool = cardPool(JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/cards.json'), 'utf8')));

const tableOf = (line: string): View => {
  const { setup } = parseBoardLine(line);
  const doc = setup.ruleset ?? '';
  if (!isRuled(doc)) throw new Error(`${line} names no document`);
  return viewOf(setUpTable(setup, pool, oneOnOne, doc).state, rulesetOf(doc, { pool }));
};

/** What it is read as; a fault by its code, with the first three questions that are near. */
const meant = (view: View, text: string): string => {
  if (overviewAsked(text) !== null) return '(legal)';
  const { asks, read } = readSpoken(view, text);
  if (read.ok) return asks;
  const { code, expected } = read.fault;
  const near = code === 'not-to-move' ? [] : expected.slice(0, 3);
  return near.length === 0 ? code : `${code}: ${near.join(' · ')}`;
};

const TABLES: readonly (readonly [line: string, asked: readonly (readonly [string, string])[]])[] = [
  [
    'Neo t9 p1 | Alakazam(BS 1) +PPP ~confused / Charmeleon, Cyndaquil [hand (Charizard, Bill, R)] vs Natu -10',
    [
      ['can I retreat while confused', 'retreat'],
      ["if I'm confused can I retreat?", 'retreat'],
      ['can I use my pokemon power', 'not-understood: use Damage Swap'],
      ['can alakazam use damage swap', 'use Damage Swap of Alakazam'],
      ['can I use Damage Swap while confused', 'use Damage Swap'],
      ["can he use his power while he's confused", 'use Damage Swap'],
      ['do I flip to attack when confused', 'not-understood: attack Confuse Ray'],
      ['does confusion go away when I retreat', 'not-understood: retreat'],
      ['can charmeleon evolve to charizard', 'evolve Charizard on Charmeleon'],
      ['can I evolve my benched charmeleon', 'evolve Charizard on Charmeleon'],
      ['can i play bill', 'play Bill'],
      ['can I play 2 bills', 'not-understood: play CARD'],
      ['can natu attack', 'not-to-move'],
      ['who goes first', 'not-understood'],
      ['can I put a fire energy on cyndaquil', 'attach Fire Energy to Cyndaquil'],
      ['is PPP enough for confuse ray', 'attack Confuse Ray'],
      ['do i have enough energy for confuse ray', 'attack Confuse Ray'],
      ['alakazam is confused, can it attack?', 'attack'],
      ['can I attack the bench', 'not-understood: attack Confuse Ray'],
      ['attach the fire energy to my cyndaquil', 'attach Fire Energy to Cyndaquil'],
      ['evolve the charmeleon on my bench', 'evolve Charizard on Charmeleon'],
      ['evolve the dragonite on my bench', 'not-understood: evolve Charizard on bench 1 · evolve Quilava on bench 2'],
      ['what are my options?', '(legal)'],
    ],
  ],
  [
    'EX t9 p1 used energy | Pikachu +LL ~burned / Luxray, Pikachu [hand (Raichu, Switch, Professor Oaks Research)] vs Machamp -40',
    [
      ['can a burned pokemon attack', 'attack'],
      ['does burn go away when I evolve', 'not-understood: evolve Raichu on active · evolve Raichu on bench 2'],
      ['can I evolve pikachu into raichu', 'evolve Raichu on Pikachu'],
      ['can I evolve the pikachu on my bench', 'evolve Raichu on bench 2'],
      ['can i attach another energy', 'not-understood: attach ENERGY to PLACE'],
      ['can I attach another lightning energy to pikachu', 'attach Lightning Energy to Pikachu'],
      ['I already attached an energy, can I attach a lightning to luxray?', 'attach Lightning Energy to Luxray'],
      ['can I play two supporters', "not-understood: play Professor Oak's Research · play CARD"],
      ['can I play this supporter', "not-understood: play Professor Oak's Research · play CARD"],
      [
        'can I play my supporter and then attack',
        "not-understood: attack Quick Attack · attack Volt Tackle · play Professor Oak's Research",
      ],
      ["my opponent says I can't attack because I'm burned", 'attack'],
      ["he says that burned pokemon can't retreat", 'retreat'],
      ['can pikachus retreat', 'retreat Pikachu'],
      ['can my pikechu atack', 'attack'],
      ['can I play switch on luxray', 'play Switch on Luxray'],
      ['can I use switch and then retreat', 'not-understood: play Switch · retreat · use Gleam Eyes'],
      [
        'how much damage does quick attack do',
        'not-understood: attack Quick Attack · attack Quick Attack with bench 2 · attack Volt Tackle',
      ],
      ['is machamp knocked out', 'not-understood: attack Quick Attack · attack Volt Tackle'],
      ['can their machamp retreat', 'not-to-move'],
      ['which attacks can I use?', '(legal)'],
    ],
  ],
  [
    'CR t9 p1 used retreat | Cyndaquil ~asleep / Luxray +LLLL, Wigglytuff(GE 32) [hand 4 (Quilava, Switch, Rare Candy, DRE)] vs Machamp +FF -40 ~asleep / ?2',
    [
      ['can my asleep cyndaquil retreat?', 'retreat'],
      ['can he retreat even though he already retreated', 'retreat'],
      ['can I retreat a second time', 'retreat'],
      ['I have already retreated, can I retreat again', 'retreat'],
      ['may I evolve my active', 'evolve Quilava on Cyndaquil'],
      ["can I evolve it while it's asleep", 'not-understood: evolve Quilava on active'],
      ['can cyndaquil evolve if it is asleep', 'evolve Quilava on Cyndaquil'],
      ['evolve cyndaquil', 'evolve Quilava on Cyndaquil'],
      ['is double rainbow enough for lightning star', 'says-otherwise: attack Lightning Star with Luxray'],
      ['are four lightning enough for lightning star', 'attack Lightning Star with Luxray'],
      ["is LLLL enough for luxray's lightning star", 'attack Lightning Star with Luxray'],
      ['does luxray have enough energy for Lightning Star', 'attack Lightning Star with Luxray'],
      ['can wigglytuff sing', 'not-understood'],
      ["can I use wigglytuff's power from the bench", 'use Good Night Melody of Wigglytuff'],
      ['can I use good night melody while asleep', 'says-otherwise: use Good Night Melody'],
      ['can i use my ability', 'not-understood: use Gleam Eyes · use Good Night Melody'],
      ['can I attach DRE to luxray', 'attach Double Rainbow Energy to Luxray'],
      ['can i attach double rainbow to the luxray on my bench', 'attach Double Rainbow Energy to Luxray'],
      ['does sleep go away when I retreat', 'not-understood: retreat'],
      ['do I flip for sleep now', 'not-understood'],
      ['can I evole cyndaquil into quilava', 'evolve Quilava on Cyndaquil'],
      ['can I rare candy cyndaquil', 'not-understood: play Rare Candy'],
      ['can I play rare candy on cyndaquil', 'play Rare Candy on Cyndaquil'],
      ['is my cyndaquil allowed to attack while aslep', 'attack'],
      ["can my opponent's machamp attack", 'not-to-move'],
      ['what can I do now?', '(legal)'],
    ],
  ],
  [
    'XY t3 p1 | Pikachu +LL ~poisoned / Luxray [hand (Potion, Raichu)] vs Machamp -40',
    [
      ['can pikachu use its ability', 'not-understood'],
      ['does poison go away when I evolve', 'not-understood: evolve Raichu on active'],
      ['can I attack on my first turn', 'not-understood: attack Quick Attack · attack Volt Tackle'],
      ['can I play an item', 'not-understood: play Potion · play CARD'],
      ['can I play potion on pikachu', 'play Potion on Pikachu'],
      ['can I use a potion', 'play Potion'],
      ['can pikachu mega evolve', 'not-understood: evolve Raichu on active'],
      ['can a poisoned pokemon retreat', 'retreat'],
      ['pikachu is poisoned. can it evolve into raichu?', 'evolve Raichu on Pikachu'],
      ['what happens between turns', 'not-understood'],
      ['can I retreat for free', 'retreat paying nothing'],
      ['must I attack', 'not-understood: attack Quick Attack · attack Volt Tackle · end turn'],
      ['can I pass', 'end turn'],
      ['who wins if we both run out of pokemon', 'not-understood'],
      ['can I look through my discard pile', 'not-understood'],
      ['can my poisened pikachu attack', 'attack'],
      ['what can I evolve', '(legal)'],
    ],
  ],
  [
    'APR t9 p1 used supporter | Gengar(SF 18) +PP ~paralyzed / Chansey, ? [hand (Professor Oaks Visit, Moonlight Stadium)] vs Machamp +FF [prizes 1]',
    [
      ['can gengar retreat if it is paralyzed', 'retreat'],
      ['can a paralysed pokemon attack', 'attack'],
      ["i've already played a supporter, can I play professor oak's visit", "play Professor Oak's Visit"],
      ['can I play another supporter', "not-understood: play Professor Oak's Visit · play CARD"],
      ['can I play moonlight stadium', 'play Moonlight Stadium'],
      ['can I play a stadium', 'not-understood: play Moonlight Stadium · play CARD'],
      ['can I use fainting spell', 'use Fainting Spell'],
      ['use its ability', 'use Fainting Spell'],
      ['can gengar use its ability', 'use Fainting Spell of Gengar'],
      ['when does paralysis end', 'not-understood: end turn'],
      ['does Gengar have enough energy for Shadow Room', 'attack Shadow Room'],
      ['is PP enough for shadow room', 'attack Shadow Room'],
      ['can I use a GX attack twice', 'not-understood: attack Shadow Room · attack Poltergeist · use Fainting Spell'],
      ['can I attack with chansey', 'attack with Chansey'],
      ['can chansey attack from the bench', 'attack with Chansey'],
      ['do I win if I knock out machamp', 'not-understood: attack Shadow Room · attack Poltergeist'],
      ['does my opponent take a prize', 'prize-is-no-act: APR I.D/ko.4'],
      ['take the Prize now', 'prize-is-no-act: APR I.D/ko.4'],
      ['can I end my turn', 'end turn'],
    ],
  ],
  [
    'CR t9 p1 | Pikachu +LL / Luxray, Raichu [hand 2 (Raichu, DRE)] vs Machamp / Luxray, Pichu',
    [
      // Each of these may mean two things, so that neither is answered.
      [
        'can I attack luxray',
        'not-understood: attack Quick Attack · attack Volt Tackle · attack Lightning Star with bench 1',
      ],
      ['can I evolve raichu', 'not-understood: evolve Raichu on active · evolve CARD on PLACE'],
      ['can I attach DRE', 'not-understood: attach Double Rainbow Energy to active · attach ENERGY to PLACE'],
      ['can pikachu attack luxray with quick attack', 'attack luxray with Quick Attack'],
      ['machamp is asleep, can I attack', 'not-understood: attack Quick Attack · attack Volt Tackle'],
      ['luxray is asleep, can pikachu retreat', 'not-understood: retreat'],
      ['can I retreat because machamp is asleep', 'not-understood: retreat'],
      ["can I retreat unless I'm asleep", 'not-understood: retreat'],
      ['can pichu evolve', 'not-to-move'],
      ['can I attack after I retreated', 'says-otherwise: attack'],
      ['does switch count as retreating', 'not-understood: play Switch · retreat'],
      ['can I do anything', '(legal)'],
    ],
  ],
];

describe.each(TABLES)('on the table %s', (line, asked) => {
  const view = tableOf(line);
  it.each(asked)('“%s” is %s', (text, expected) => {
    expect(meant(view, text)).toBe(expected);
  });
});
