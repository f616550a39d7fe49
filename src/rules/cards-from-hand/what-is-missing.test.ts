import { describe, expect, it } from 'vitest';
import { viewOf } from '../../claims/index.ts';
import { rulesetOf } from '../../eras/index.ts';
import { formatOf } from '../../formats/index.ts';
import { type Card, cardPool, type Json, type Seat, setUpTable } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { whatIsMissing } from './what-is-missing.ts';

/** What a text would need to have an effect, and whose: said where it is plain, and never where something of it is there. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name.toLowerCase(),
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 90,
  types: ['G'],
  retreat: 1,
  ...more,
});

const pool = cardPool([
  pokemon('Sprout'),
  pokemon('Bloom', { stage: 'stage 1', from: 'Sprout' }),
  pokemon('Pebble'),
  { key: 'ground', name: 'Ground', kind: 'stadium' },
  { key: 'hook', name: 'Hook', kind: 'trainer', tags: ['tool'], attaches: true },
  {
    key: 'fire',
    name: 'Fire Energy',
    kind: 'energy',
    short: 'R',
    tags: ['basic energy'],
    provides: [{ units: ['R'] }],
  },
]);

const seenOn = (line: string) => {
  const { setup } = parseBoardLine(line);
  const form = formatOf(setup);
  const { state } = setUpTable(setup, pool, form, 'comprehensive-2009');
  return viewOf(state, rulesetOf('comprehensive-2009', { pool, format: form.name }));
};

const missing = (line: string, does: readonly Json[], on?: 'p1' | 'p2' | 'itself') => {
  const view = seenOn(line);
  const [own] = view.state.players[0]?.active ?? [];
  const named = on === undefined ? undefined : view.state.players.find(({ seat }) => seat === on)?.active[0]?.uid;
  return whatIsMissing(view, does, {
    seat: 'p1' as Seat,
    uid: on === 'itself' ? (own?.uid ?? null) : null,
    card: null,
    place: 'hand',
    origin: 'card',
    attack: null,
    chosen: null,
    named,
  } as Parameters<typeof whatIsMissing>[2]);
};

const EACH = { each: { side: 'yours' } };
const ONE = { one: { side: 'yours' } };
const attached = (from: string, to: Json): Json => ({ attach: { kind: 'energy' }, count: 1, from, to });
const TO_BENCH = { 'from-discard': 1, of: 'yours', cards: { kind: 'pokemon' }, to: 'bench' };

describe('what a text lacks', () => {
  it.each<[string, string, readonly Json[], unknown]>([
    [
      'the Bench of the other side, where one plays against one',
      'CR t9 p1 | Sprout / Pebble vs Sprout / -',
      [{ switch: 'theirs' }],
      { lacks: 'benched', whose: 'theirs' },
    ],
    ['nothing, where somebody is there', 'CR t9 p1 | Sprout / - vs Sprout / Pebble', [{ switch: 'theirs' }], {}],
    [
      'a card of the discard pile that can be attached',
      'CR t9 p1 | Sprout / - [discard 0] vs Sprout / -',
      [attached('discard', ONE)],
      { lacks: 'discard', whose: 'yours' },
    ],
    [
      'a card of the hand that can be attached',
      'CR t9 p1 | Sprout / - [hand 0] vs Sprout / -',
      [attached('hand', ONE)],
      { lacks: 'hand', whose: 'yours' },
    ],
    [
      'a fitting card of the discard pile for itself',
      'CR t9 p1 | Sprout / - [discard (Pebble)] vs Sprout / -',
      [attached('discard', 'self')],
      { lacks: 'fitting', whose: 'yours' },
    ],
    [
      'nothing that is plain, where the cards of the hand do not fit',
      'CR t9 p1 | Sprout / - [hand (Pebble)] vs Sprout / -',
      [attached('hand', 'self')],
      {},
    ],
    [
      'Energy that can be attached, whichever of several is meant',
      'CR t9 p1 | Sprout / - [discard (Pebble)] vs Sprout / -',
      [attached('discard', ONE)],
      { lacks: 'fitting', whose: 'yours' },
    ],
    [
      'nothing that can be said of one opponent among several',
      'CR team t9 p1 | Sprout / - & Sprout / - vs Sprout / - & Sprout / -',
      [{ switch: 'theirs' }],
      {},
    ],
    [
      'a card that fits, in a pile that has others',
      'CR t9 p1 | Sprout / - [discard (Ground)] vs Sprout / -',
      [TO_BENCH],
      { lacks: 'fitting', whose: 'yours' },
    ],
    [
      'a card that fits, with one place left on the Bench',
      'CR t9 p1 | Sprout / Pebble, Pebble, Pebble, Pebble [discard (Ground)] vs Sprout / -',
      [TO_BENCH],
      { lacks: 'fitting', whose: 'yours' },
    ],
    [
      'room, where the Bench is full',
      'CR t9 p1 | Sprout / Pebble, Pebble, Pebble, Pebble, Pebble [discard (Ground)] vs Sprout / -',
      [TO_BENCH],
      { lacks: 'room', whose: 'yours' },
    ],
    [
      'an evolved Pokémon to take back',
      'CR t9 p1 | Sprout / Pebble vs Bloom / -',
      [{ devolve: ONE }],
      { lacks: 'devolve-any' },
    ],
    [
      'Energy of the type that goes off the Active Pokémon',
      'CR t9 p1 | Sprout / - vs Sprout +R / -',
      [{ 'discard-energy': 1, from: 'opponents-active', type: 'W' }],
      { lacks: 'energy-on-it', pokemon: "p2's Sprout", type: 'W' },
    ],
    [
      'nothing, where such Energy is there',
      'CR t9 p1 | Sprout / - vs Sprout +R / -',
      [{ 'discard-energy': 1, from: 'opponents-active', type: 'R' }],
      {},
    ],
    [
      'a smaller hand than that of the opponent',
      'CR t9 p1 | Sprout / - [hand 4] vs Sprout / - [hand 4]',
      [{ 'draw-until': 'opponents-hand' }],
      { lacks: 'smaller-hand', there: 4, wanted: 4, theirs: true },
    ],
    ['nothing, where a card is drawn', 'CR t9 p1 | Sprout / - [hand 4] vs Sprout / -', [{ 'draw-until': 5 }], {}],
    [
      'fitting cards, for each player the own ones',
      'CR t9 p1 | Sprout / - [discard (Ground)] vs Sprout / - [discard 0]',
      [
        { 'from-discard': { kind: 'pokemon' }, count: 'all', to: 'deck' },
        { 'from-discard': { kind: 'pokemon' }, count: 'all', of: 'theirs', to: 'deck' },
      ],
      { lacks: 'each-way', ways: ['{"lacks":"fitting","whose":"yours"}', '{"lacks":"discard","whose":"theirs"}'] },
    ],
    ['nothing, where one has evolved', 'CR t9 p1 | Sprout / Bloom vs Sprout / -', [{ devolve: ONE }], {}],
    [
      'damage on any of its own, whatever the others have',
      'CR t9 p1 | Sprout / Pebble vs Sprout 20 / -',
      [{ heal: 20, from: EACH }],
      { lacks: 'heal-any' },
    ],
    ['nothing, where one has damage', 'CR t9 p1 | Sprout / Pebble 10 vs Sprout / -', [{ heal: 20, from: EACH }], {}],
    [
      'nothing that the own side could have, where the other is meant',
      'CR t9 p1 | Sprout / Pebble vs Sprout / -',
      [{ heal: 20, from: { each: { side: 'theirs' } } }],
      {},
    ],
    [
      'another Pokémon to move Energy to',
      'CR t9 p1 | Sprout +R / - vs Pebble / Pebble',
      [{ 'move-energy': 1 }],
      { lacks: 'another-pokemon', pokemon: 'Sprout' },
    ],
    ['nothing, where two are in play', 'CR t9 p1 | Sprout +R / Pebble vs Sprout / -', [{ 'move-energy': 1 }], {}],
    [
      'another Pokémon of the side on which Energy moves',
      'CR t9 p1 | Sprout / - vs Pebble +R / -',
      [{ 'move-energy': 1, from: 'opponents-active', to: { one: { side: 'theirs', place: 'bench' } } }],
      { lacks: 'another-pokemon', pokemon: 'Pebble', whose: 'theirs' },
    ],
    [
      'nothing, where that side has one',
      'CR t9 p1 | Sprout / - vs Pebble +R / Sprout',
      [{ 'move-energy': 1, from: 'opponents-active', to: { one: { side: 'theirs', place: 'bench' } } }],
      {},
    ],
    [
      'nothing, where Energy crosses over',
      'CR t9 p1 | Sprout / - vs Pebble +R / -',
      [{ 'move-energy': 1, from: 'opponents-active', to: { one: { side: 'yours' } } }],
      {},
    ],
    [
      'nothing of Energy by its name, where no Pokémon has the text',
      'CR t9 p1 | Sprout +R / - vs Pebble / -',
      [{ 'discard-energy': 1, from: 'self', named: 'Water Energy' }],
      {},
    ],
    [
      'Energy of the hand to discard',
      'CR t9 p1 | Sprout / - [hand (Pebble)] vs Pebble / -',
      [{ 'discard-hand': 1, of: { kind: 'energy', tag: 'basic energy', type: 'R' } }],
      { lacks: 'energy-in-hand', whose: 'yours', basic: true, type: 'R' },
    ],
    [
      'nothing of Energy in hand, where one card is not known',
      'CR t9 p1 | Sprout / - [hand 2 (Pebble)] vs Pebble / -',
      [{ 'discard-hand': 1, of: { kind: 'energy', tag: 'basic energy', type: 'R' } }],
      {},
    ],
    [
      'a hand to shuffle',
      'CR t9 p1 | Sprout / - [hand 0] vs Pebble / - [hand 2]',
      [{ 'shuffle-hand': 'you', under: true }],
      { lacks: 'hand', whose: 'yours' },
    ],
    [
      'the hand of the opponent to shuffle',
      'CR t9 p1 | Sprout / - [hand 2] vs Pebble / - [hand 0]',
      [{ 'shuffle-hand': 'opponent' }],
      { lacks: 'hand', whose: 'theirs' },
    ],
    [
      'so many cards in a hand',
      'CR t9 p1 | Sprout / - [hand 3] vs Pebble / - [hand 2]',
      [{ 'discard-hand': 'all', keeping: 2, who: 'opponent' }],
      { lacks: 'few-in-hand', whose: 'theirs', most: 2 },
    ],
    [
      'so many cards in either hand',
      'CR t9 p1 | Sprout / - [hand 2] vs Pebble / - [hand 2]',
      [
        { 'discard-hand': 'all', keeping: 2, who: 'opponent' },
        { 'discard-hand': 'all', keeping: 2 },
      ],
      { lacks: 'few-in-hand', whose: 'each', most: 2 },
    ],
    [
      'nothing, where a hand has more',
      'CR t9 p1 | Sprout / - [hand 3] vs Pebble / - [hand 3]',
      [{ 'discard-hand': 'all', keeping: 2, who: 'opponent' }],
      {},
    ],
    ['a Stadium in play', 'CR t9 p1 | Sprout / - vs Sprout / -', [{ 'discard-stadium': 'any' }], { lacks: 'stadium' }],
    [
      'nothing, where a Stadium is in play',
      'CR t9 p1 | Sprout / - vs Sprout / - | stadium Ground',
      [{ 'discard-stadium': 'any' }],
      {},
    ],
    [
      'a Tool in play',
      'CR t9 p1 | Sprout / - vs Sprout / - | stadium Ground',
      [{ 'discard-in-play': 2, only: 'tools' }],
      { lacks: 'tool' },
    ],
    [
      'a Tool of the other side, whatever its own has',
      'CR t9 p1 | Sprout +Hook / - vs Sprout / -',
      [{ 'discard-in-play': 2, only: 'tools', side: 'theirs' }],
      { lacks: 'tool', whose: 'theirs' },
    ],
    [
      'nothing, where a Tool is attached',
      'CR t9 p1 | Sprout / - vs Sprout +Hook / -',
      [{ 'discard-in-play': 2, only: 'tools' }],
      {},
    ],
    [
      'a Tool and a Stadium',
      'CR t9 p1 | Sprout / - vs Sprout / -',
      [{ 'discard-in-play': 1 }],
      { lacks: 'tool-or-stadium' },
    ],
    [
      'nothing, where the Stadium may be discarded',
      'CR t9 p1 | Sprout / - vs Sprout / - | stadium Ground',
      [{ 'discard-in-play': 1 }],
      {},
    ],
    [
      'Energy of the type that is attached out of the discard pile',
      'CR t9 p1 | Sprout / - [discard (R, Ground)] vs Sprout / -',
      [{ attach: { kind: 'energy', type: 'W' }, count: 1, from: 'discard', to: ONE }],
      { lacks: 'fitting', whose: 'yours' },
    ],
    [
      'nothing that is plain, where such Energy is there',
      'CR t9 p1 | Sprout / - [discard (R, Ground)] vs Sprout / -',
      [{ attach: { kind: 'energy', tag: 'basic energy' }, count: 1, from: 'discard', to: ONE }],
      {},
    ],
    [
      'a Special Condition of the one Active Pokémon',
      'CR t9 p1 | Sprout / Pebble vs Pebble P / -',
      [{ cure: 'all', on: 'your-active' }],
      { lacks: 'condition', pokemon: 'Sprout' },
    ],
    [
      'nothing, where the Active Pokémon has one',
      'CR t9 p1 | Sprout P / Pebble vs Pebble / -',
      [{ cure: 'all', on: 'your-active' }],
      {},
    ],
    [
      'nothing that can be said of one Active Pokémon among two',
      'CR 2on2 t9 p1 | Sprout, Pebble / - vs Sprout, Pebble / -',
      [{ cure: 'all', on: 'your-active' }],
      {},
    ],
    [
      'anybody whom it means, where the other side has no Bench',
      'CR t9 p1 | Sprout / Pebble vs Sprout / -',
      [{ 'discard-energy': 1, from: { one: { side: 'theirs', place: 'bench' } } }],
      { lacks: 'anybody', filter: '{"side":"theirs","place":"bench"}' },
    ],
    [
      'Energy of the other side, whatever its own has',
      'CR t9 p1 | Sprout +R / - vs Sprout / -',
      [{ 'discard-energy': 1, from: { one: { side: 'theirs' } } }],
      { lacks: 'energy', whose: 'theirs' },
    ],
    [
      'Energy of its own side, whatever the other has',
      'CR t9 p1 | Sprout / - vs Sprout +R / -',
      [{ 'energy-to-hand': 1, from: { one: { side: 'yours' } } }],
      { lacks: 'energy', whose: 'yours' },
    ],
    [
      'basic Energy, where only another kind is attached',
      'CR t9 p1 | Sprout +DRE / Sprout vs Sprout +R / -',
      [{ 'energy-to-hand': 1, from: { one: { side: 'yours' } }, basic: true }],
      { lacks: 'energy', whose: 'yours', basic: true },
    ],
    [
      'nothing, where one whom it means carries Energy',
      'CR t9 p1 | Sprout / - vs Sprout +R / -',
      [{ 'discard-energy': 1, from: { one: { side: 'theirs' } } }],
      {},
    ],
    [
      'nothing, where it names nobody',
      'CR t9 p1 | Sprout / - vs Sprout / -',
      [{ 'discard-energy': 1, from: null }],
      {},
    ],
    [
      'one thing, where both halves lack the same',
      'CR t9 p1 | Sprout / - vs Sprout / -',
      [{ 'discard-stadium': 'any' }, { 'discard-stadium': 'any' }],
      { lacks: 'stadium' },
    ],
    [
      'nothing that could be said in one word, where each half lacks another',
      'CR t9 p1 | Sprout +R / - vs Sprout / -',
      [{ 'discard-stadium': 'any' }, { 'move-energy': 1 }],
      {},
    ],
  ])('%s', (_what, line, does, expected) => {
    expect(missing(line, does)).toEqual(expected);
  });

  it('is a matter of the Pokémon that is named', () => {
    expect(missing('CR t9 p1 | Sprout / - vs Pebble P / -', [{ cure: 'all' }], 'p1')).toEqual({
      lacks: 'condition',
      pokemon: 'Sprout',
    });
    expect(missing('CR t9 p1 | Sprout 10 / - vs Pebble / -', [{ heal: 30 }], 'p1')).toEqual({});
    expect(missing('CR t9 p1 | Sprout / - vs Pebble / -', [{ heal: 30 }], 'p1')).toEqual({
      lacks: 'damage',
      pokemon: 'Sprout',
    });
  });
});

describe('a text that brings up a Benched Pokémon of a kind', () => {
  const BASIC_UP = [{ switch: 'theirs', of: { basic: true } }];

  it('lacks one of that kind', () => {
    expect(missing('CR t9 p1 | Pebble / - vs Pebble / Bloom', BASIC_UP)).toEqual({
      lacks: 'anybody',
      filter: JSON.stringify({ basic: true, side: 'theirs', place: 'bench' }),
    });
  });

  it('lacks nothing where one is there', () => {
    expect(missing('CR t9 p1 | Pebble / - vs Pebble / Bloom, Sprout', BASIC_UP)).toEqual({});
  });

  it('lacks any Benched Pokémon where there is none', () => {
    expect(missing('CR t9 p1 | Pebble / - vs Pebble / -', BASIC_UP)).toEqual({ lacks: 'benched', whose: 'theirs' });
  });
});

describe('what the text of a Pokémon lacks on itself', () => {
  const lacks = (own: string, verb: Json): unknown =>
    missing(`CR t9 p1 | Sprout ${own} / - vs Pebble / -`, [verb], 'itself');
  it('is damage to heal, or a Special Condition', () => {
    expect(lacks('', { heal: 20, from: 'self' })).toEqual({ lacks: 'damage', pokemon: 'Sprout' });
    expect(lacks('-20', { heal: 20, from: 'self' })).toEqual({});
    expect(lacks('', { cure: 'all', on: 'self' })).toEqual({ lacks: 'condition', pokemon: 'Sprout' });
    expect(lacks('~poisoned', { cure: 'all', on: 'self' })).toEqual({});
  });
});
