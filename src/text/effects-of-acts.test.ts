import { expect, it } from 'vitest';
import { rulesetOf } from '../eras/index.ts';
import { formatOf } from '../formats/index.ts';
import { type Card, cardPool, setUpTable } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { settleGivenEffects, withEffectsOfActs } from './index.ts';
import type { SaidToLast } from './may-have-left.ts';

/** What a table says was done has left its effect, as long as nothing shows that it has ended. */

const stays = (on: string, until: string) => [{ lasting: { claim: 'cannot', act: 'retreat' }, on, until }];
const text = (name: string, does: readonly unknown[]) => ({ name, text: `What ${name} says.`, does: does as never });
const attack = (name: string, does: readonly unknown[]) => ({ ...text(name, does), cost: [], damage: null });
const basic = (name: string, more: Partial<Card>): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 1,
  ...more,
});
const supporter = (name: string, does: readonly unknown[]): Card => ({
  key: name,
  name,
  kind: 'supporter',
  play: { text: `What ${name} says.`, does: does as never },
});

const pool = cardPool([
  basic('Binder', {
    attacks: [
      attack('Settle', stays('self', 'your-next-turn')),
      attack('Hunker', stays('self', 'opponents-next-turn')),
      attack('Jam', stays('opponent', 'opponents-next-turn')),
      attack('Tie Up', stays('defending', 'opponents-next-turn')),
      {
        ...attack('Dive', stays('self', 'opponents-next-turn')),
        activate: [{ flip: { tails: [{ nothing: true }] } }] as never,
      },
      attack('Toss', [{ flip: { heads: stays('self', 'your-next-turn') } }]),
    ],
    powers: [
      { ...text('Brace', stays('self', 'this-turn')), kind: 'power' },
      { ...text('Pay', [{ first: [{ 'discard-hand': 1 }], 'if-you-do': stays('you', 'this-turn') }]), kind: 'power' },
    ],
  }),
  basic('Other', {}),
  supporter('Halt', stays('you', 'this-turn')),
  supporter('Chance', [{ flip: { heads: stays('you', 'this-turn') } }]),
  { key: 'Unread', name: 'Unread', kind: 'supporter', play: { text: 'It lasts.' } },
  { key: 'At Once', name: 'At Once', kind: 'supporter', play: { text: 'Draw a card.' } },
]);

const DOC = 'comprehensive-2009';

const SAID_TO_LAST: SaidToLast = (said) => (said === 'It lasts.' ? [{ sentence: 'it lasts', until: 'this-turn' }] : []);

const tableOf = (line: string) => {
  const { setup } = parseBoardLine(line);
  const form = formatOf(setup);
  const rules = rulesetOf(DOC, { pool, format: form.name });
  const given = setUpTable(setup, pool, form, DOC);
  return withEffectsOfActs(rules, settleGivenEffects(rules, given), given, SAID_TO_LAST);
};

/** `p1: Halt@9–9`: who has the effect, of what, made in which turn and until which. */
const effectsOn = (line: string): readonly string[] => {
  const { state, filledIn } = tableOf(line);
  const found = state.players.flatMap((player) =>
    [player, ...player.active, ...player.bench].flatMap((bearer) =>
      (bearer?.marks ?? [])
        .filter(({ says }) => says.open === undefined)
        .map(
          ({ name, from, until }) =>
            `${bearer !== null && 'uid' in bearer ? `${player.seat}'s Pokémon` : player.seat}: ${name}@${from}–${until?.turn}`,
        ),
    ),
  );
  const said = filledIn.filter(({ code }) => code === 'effect-left').length;
  return said === found.length ? found : [...found, `${said} said`];
};

it.each<[string, string, readonly string[]]>([
  ['a Supporter of this turn', 'CR t9 p1 used supporter="Halt" | Other / - vs Other / -', ['p1: Halt@9–9']],
  ['a power used this turn', 'CR t9 p1 | Binder ^Brace / - vs Other / -', ["p1's Pokémon: Brace@9–9"]],
  ['a power whose price was paid', 'CR t9 p1 | Binder ^Pay / - vs Other / -', ['p1: Pay@9–9']],
  ['an attack of its last turn', 'CR t9 p1 | Binder ^last turn Settle / - vs Other / -', ["p1's Pokémon: Settle@7–9"]],
  ['an attack of the turn before', 'CR t9 p1 | Other / - vs Binder ^last turn Jam / -', ['p1: Jam@8–9']],
  [
    'on the attacker of the turn before',
    'CR t9 p1 | Other / - vs Binder ^last turn Hunker / -',
    ["p2's Pokémon: Hunker@8–9"],
  ],
  ['by one that has left', 'CR t9 p1 | Other / - vs Other / - [attacked (Binder=Jam)]', ['p1: Jam@8–9']],
  [
    'a power used after its Pokémon came up',
    'CR t9 p1 | Binder ^came up ^Brace / - vs Other / -',
    ["p1's Pokémon: Brace@9–9"],
  ],
  [
    'an attack of the same name as one of the other side that is given',
    'CR t9 p1 | Binder ^last turn Settle / - vs Binder *Settle@8 / -',
    ["p1's Pokémon: Settle@7–9", "p2's Pokémon: Settle@8–10", '1 said'],
  ],
])('is there: %s', (_what, line, effects) => {
  expect(effectsOn(line)).toEqual(effects);
});

it.each<[string, string]>([
  ['its time is over', 'CR t9 p1 | Binder ^last turn Hunker / - vs Other / -'],
  ['its Pokémon has come up since', 'CR t9 p1 | Binder ^last turn Settle ^came up / - vs Other / -'],
  ['its Pokémon is on the Bench', 'CR t9 p1 | Other / Binder ^last turn Settle vs Other / -'],
  ['the attack did not happen', 'CR t9 p1 | Binder ^last turn failed Settle / - vs Other / -'],
  ['tails may have ended the attack', 'CR t9 p1 | Other / - vs Binder ^last turn Dive / -'],
  ['a coin decided it', 'CR t9 p1 | Binder ^last turn Toss / - vs Other / -'],
  ['a coin of a Supporter decided it', 'CR t9 p1 used supporter="Chance" | Other / - vs Other / -'],
  ['which Pokémon had it is not given', 'CR t9 p1 | Other / - vs Binder ^last turn Tie Up / -'],
  ['it is said to be over', 'CR t9 p1 used supporter="Halt" | Other / - [*Halt=over] vs Other / -'],
  ['the turn is over', 'CR t9 p1 between used supporter="Halt" | Other / - vs Other / -'],
])('is not there where %s', (_what, line) => {
  expect(effectsOn(line)).toEqual([]);
});

it('is there once where the table gives it', () => {
  expect(effectsOn('CR t9 p1 used supporter="Halt" | Other / - [*Halt@9] vs Other / -')).toEqual([
    'p1: Halt@9–9',
    '0 said',
  ]);
});

const leftOpenOn = (line: string): readonly string[] =>
  tableOf(line).filledIn.flatMap(({ code, facts }) =>
    code === 'effect-open' ? [`${facts.player}: ${facts.effect}`] : [],
  );

it.each<[string, string, string]>([
  ['a coin of the attack', 'CR t9 p1 | Binder ^last turn Toss / - vs Other / -', 'p1: Toss'],
  ['a coin that may have ended the attack', 'CR t9 p1 | Other / - vs Binder ^last turn Dive / -', 'p2: Dive'],
  ['a coin of a Supporter', 'CR t9 p1 used supporter="Chance" | Other / - vs Other / -', 'p1: Chance'],
  ['which Pokémon had it', 'CR t9 p1 | Other / - vs Binder ^last turn Tie Up / -', 'p2: Tie Up'],
  ['a text that is not executed', 'CR t9 p1 used supporter="Unread" | Other / - vs Other / -', 'p1: Unread'],
  ['a text that is not on file', 'CR t9 p1 used supporter="Nobody" | Other / - vs Other / -', 'p1: Nobody'],
  ['a power of one that is gone', 'CR t9 p1 used ^"Brace Up" | Other / - vs Other / -', 'p1: Brace Up'],
])('is left open by %s', (_what, line, open) => {
  expect(leftOpenOn(line)).toEqual([open]);
});

it.each<[string, string]>([
  ['the text leaves nothing', 'CR t9 p1 used supporter="At Once" | Other / - vs Other / -'],
  ['it is on the table', 'CR t9 p1 used supporter="Halt" | Other / - vs Other / -'],
  ['the table gives it', 'CR t9 p1 | Other *Tie Up@8 / - vs Binder ^last turn Tie Up / -'],
  ['it is said to be over', 'CR t9 p1 | Other *Tie Up=over / - vs Binder ^last turn Tie Up / -'],
  ['the Pokémon it could be on has come up since', 'CR t9 p1 | Other ^came up / Other vs Binder ^last turn Tie Up / -'],
  ['its Pokémon has come up since', 'CR t9 p1 | Binder ^last turn Toss ^came up / - vs Other / -'],
  ['its time is over', 'CR t9 p1 | Other / - vs Binder ^last turn Toss / -'],
  ['a Pokémon that is gone had it on itself', 'CR t9 p1 used ^"Brace" | Other / Binder vs Other / -'],
])('is not left open where %s', (_what, line) => {
  expect(leftOpenOn(line)).toEqual([]);
});
