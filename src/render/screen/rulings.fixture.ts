import { readFileSync } from 'node:fs';
import { isRuled } from '../../corpus/index.ts';
import { legalOn, ruleOn } from '../../ruling/index.ts';
import {
  checkExpectations,
  readChecked,
  readCheckedDeck,
  replay,
  ruleIdIn,
  ruleOnDeckFile,
} from '../../scenario/index.ts';
import { type Card, cardPool, describeTable } from '../../state/index.ts';
import { canonicalNames, printBoardLine } from '../../state/notation/index.ts';
import { playersOn } from '../player-names.ts';
import { deckReport } from '../report/deck-report.ts';
import { legalReport } from '../report/legal-report.ts';
import { replayReport } from '../report/replay-report.ts';
import { reportOf } from '../report/report-of.ts';
import type { DeckReport, LegalReport, ReplayReport, RulingReport } from '../report/types.ts';

/** Real rulings for looking at their screens: the same tables as in the description of the screens. */

const pool = cardPool(JSON.parse(readFileSync(new URL('../../../dist/cards.json', import.meta.url), 'utf8')) as Card[]);
const DOC = 'comprehensive-2009';

const read = (text: string) => {
  const board = readChecked(text, 'turn.yaml', pool);
  if (board.faults.length > 0) throw new Error(board.faults.map((fault) => fault.message).join(' '));
  return board;
};

export const ruled = (
  question: string,
  line: string,
  options: { answers?: readonly string[]; assume?: readonly string[] } = {},
): RulingReport => {
  const { setup } = read(line);
  const { ruleset = DOC } = setup;
  if (!isRuled(ruleset)) throw new Error(`not ruled by: ${ruleset}`);
  const answer = ruleOn(question, { setup, pool, doc: ruleset }, options);
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.said}`);
  return reportOf(answer.ruling, pool, setup.ruleset === undefined ? 'default' : 'board');
};

export const overviewOf = (line: string): LegalReport => {
  const { setup } = read(line);
  return legalReport(legalOn({ setup, pool, doc: DOC }), {
    board: printBoardLine(setup),
    rulesetFrom: 'board',
    ...playersOn(setup),
  });
};

export const replayed = (text: string): ReplayReport => {
  const file = read(text);
  const { ruleset = DOC } = file.setup;
  const played = replay(file, { pool, doc: isRuled(ruleset) ? ruleset : DOC });
  return replayReport({
    file,
    replay: played,
    checked: checkExpectations(file, played),
    ruling: played.ruling === null ? null : reportOf(played.ruling, pool, 'board'),
    board: printBoardLine(canonicalNames(describeTable(played.state, played.pool), pool)),
    rulesetFrom: 'board',
  });
};

/** The paragraphs a scenario expects, as ids: those of the whole file and those of its steps. */
export const rulesExpected = (text: string): readonly string[] => {
  const { expect, steps } = read(text);
  return [expect, ...steps.map((step) => step.expect)].flatMap((one) => (one?.rules ?? []).map(ruleIdIn));
};

export const deckReported = (text: string): DeckReport => {
  const file = readCheckedDeck(text, 'deck.txt', pool);
  if (file.faults.length > 0) throw new Error(file.faults.map((fault) => fault.message).join(' '));
  return deckReport(ruleOnDeckFile(file, { pool, doc: DOC }), {
    name: file.name ?? null,
    totals: file.list.totals,
    unread: file.list.unread,
    unprinted: [],
    at: (span) => `${file.file}:${span.line}:${span.column}`,
    rulesetFrom: file.ruleset === undefined ? 'default' : 'board',
    formatGiven: file.format !== undefined,
  });
};

/** A deck with something to say in every part of the screen. */
export const DECK_WITH_FAULTS = `Pokémon: 13
3 Gengar Lv. 43
2 Gengar Lv. 44
4 Raichu
4 Raichu ex
Trainer: 10
4 Switch
4 Rare Candy
1 Swich
Energy: 38
30 Lightning Energy
8 Darkness Energy
`;

export const TABLE_A =
  'CR t7 p1 used retreat | Cyndaquil(MT 79) ~asleep@7 / Luxray(DP 7), Wigglytuff(GE 32) ^Good Night Melody vs Machamp(DP 31) -40 ~asleep@7 / -';
export const TABLE_B =
  'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +RR+DRE(CG 88) / Cyndaquil(MT 79) vs Machamp(DP 31) / -';
const FLYGON = 'CR t9 p1 | Typhlosion(MT 16)<Quilava<Cyndaquil +R / Flygon(RR 5) +R vs Machamp(DP 31) / -';
const CONFUSED = 'CR t9 p1 | Cyndaquil(MT 79) +RR ~confused / - vs Machamp(DP 31) / -';
const PRINTS = 'CR t7 p2 | Aggron ex<Lairon<Aron / ? vs Kecleon(LM 37) +RCT+R / -';

/** Table C: an attack that moves its Energy, and the Energy that may not lie where it goes. */
const LIGHTNING_STAR = `
board: CR t9 p1 | Luxray(DP 7)<Luxio<Shinx +LL+DRE(CG 88) / Raichu ex(SS 98)<Pikachu vs Wailord(GE 30)<Wailmer / ?2
steps:
  - do: attack Lightning Star
    expect:
      p2 active damage: 140
      p1 bench 1 energy: L L
`;

/** X6, with the number that comes of taking Resistance for the last Weakness. */
const KECLEON = `
board: CR t7 p2 | Aggron ex(SS 95)<Lairon<Aron / ? vs Kecleon(LM 37) +RCT+R / -
steps:
  - do: attack Quick Attack
    answers: [heads]
    expect:
      p1 active damage: 120
`;

/** X20: both fall, both take the last Prize. */
const DOUBLE = `
board: CR t12 p2 | Cyndaquil(MT 79) / Pichu(MT 93) [prizes 1] vs Chansey(MT 76) +WWWW -60 / - [prizes 1]
steps:
  - attack Double-edge
`;

const OPEN = `
board: CR t9 p1 | Cyndaquil(MT 79) +RR ~confused / - vs Machamp(DP 31) / -
steps:
  - attack Live Coal
`;

export const RULINGS: { readonly [name: string]: () => RulingReport } = {
  'can-illegal': () => ruled('retreat', TABLE_A),
  'can-legal': () => ruled('retreat', TABLE_B),
  'can-not-modelled': () => ruled('retreat', FLYGON),
  'can-gap-no-matter': () => ruled('retreat', FLYGON.replace('+R /', '+R ~asleep /')),
  'can-gap-unknown': () => ruled('retreat', FLYGON.replace('+R / Flygon(RR 5)', '+RR *Sticky_Hold / Cyndaquil(MT 79)')),
  'can-assumed': () => ruled('retreat', FLYGON, { assume: ['ignore Flygon', 'retreat cost 1'] }),
  'can-depends': () => ruled('attack Live Coal', CONFUSED),
  'can-tails': () => ruled('attack Live Coal', CONFUSED, { answers: ['tails'] }),
  'can-undetermined': () => ruled('attack Quick Attack', PRINTS),
  'can-no-ruleset': () => ruled('retreat', 'Cyndaquil(MT 79) ~asleep / Luxray(DP 7) vs ?'),
};

export const REPLAYS: { readonly [name: string]: () => ReplayReport } = {
  'replay-lightning-star': () => replayed(LIGHTNING_STAR),
  'replay-parted': () => replayed(KECLEON),
  'replay-both-fall': () => replayed(DOUBLE),
  'replay-open': () => replayed(OPEN),
};
