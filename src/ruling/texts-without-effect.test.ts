import { describe, expect, it } from 'vitest';
import type { Facts } from '../claims/index.ts';
import type { RuledDoc, RuleId } from '../corpus/index.ts';
import type { TraceEntry } from '../engine/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { parseBoardLine } from '../state/notation/index.ts';
import { ruleOn } from './rule-on.ts';
import type { Ruling } from './ruling.ts';

/** A text that players may count on, and that says nothing now, is named with what keeps it silent. */

const pokemon = (name: string, more: Partial<Card> = {}): Card => ({
  key: name,
  name,
  kind: 'pokemon',
  stage: 'basic',
  hp: 60,
  types: ['G'],
  retreat: 1,
  attacks: [{ name: 'Bite', cost: [], damage: 20 }],
  ...more,
});
const stadium = (name: string, claim: object): Card => ({
  key: name,
  name,
  kind: 'stadium',
  play: { text: 'x', does: [] },
  always: [claim as never],
});

/** Answers an attack on an Evolved Pokémon of its player by such a Pokémon of the opponent. */
const avenger = (name: string, attacker: object): Card =>
  pokemon(name, {
    powers: [
      {
        name: 'Vengeance',
        kind: 'ability',
        text: 'x',
        always: [
          {
            claim: 'trigger',
            event: 'damaged-by-attack',
            on: { side: 'yours', evolved: true },
            by: { side: 'theirs', ...attacker },
            does: [{ counters: 2, on: 'attacker' }],
          },
        ] as never,
      },
    ],
  });

const pool = cardPool([
  pokemon('Pup'),
  pokemon('Idler', {
    powers: [
      {
        name: 'Idle',
        kind: 'ability',
        text: 'x',
        always: [
          {
            claim: 'cannot',
            act: 'attack',
            on: 'self',
            while: { 'in-play': { of: { side: 'yours', named: 'Pup' }, 'at-least': 1 } },
          },
        ] as never,
      },
    ],
  }),
  pokemon('Socket', { powers: [{ name: 'Sockets', kind: 'ability', text: 'Nobody reads this.' }] }),
  {
    key: 'balloon',
    name: 'Balloon',
    kind: 'trainer',
    tags: ['tool'],
    attaches: true,
    play: { text: 'x', does: [] },
    always: [{ claim: 'retreat', set: 0, on: 'host' }] as never,
  },
  {
    key: 'band',
    name: 'Band',
    kind: 'trainer',
    tags: ['tool'],
    attaches: true,
    play: { text: 'x', does: [] },
    always: [{ claim: 'damage', when: 'before', add: 30, on: 'host', against: { side: 'theirs', tag: 'ex' } }] as never,
  },
  {
    key: 'shield',
    name: 'Shield',
    kind: 'trainer',
    tags: ['tool'],
    attaches: true,
    play: { text: 'x', does: [] },
    always: [{ claim: 'prevent', what: 'damage', on: 'host', from: { side: 'theirs', evolved: true } }] as never,
  },
  pokemon('Big Pup', { tags: ['ex'] }),
  pokemon('Porter', {
    powers: [
      { name: 'Two Hands', kind: 'ability', text: 'x', always: [{ claim: 'tool-limit', most: 2, on: 'self' }] },
    ] as never,
  }),
  pokemon('Sole Guard', {
    powers: [
      {
        name: 'Guard',
        kind: 'pokemon-power',
        text: 'x',
        always: [
          {
            claim: 'damage',
            when: 'after',
            add: -10,
            on: { side: 'yours' },
            while: { not: { 'you-have-so-many': { of: { side: 'yours', named: 'Sole Guard' }, 'at-least': 2 } } },
          },
        ] as never,
      },
    ],
  }),
  pokemon('Captain', {
    powers: [
      {
        name: 'Command',
        kind: 'ability',
        text: 'x',
        always: [{ claim: 'cost', add: -1, on: { side: 'yours', tag: 'ex' } }],
      },
    ] as never,
  }),
  pokemon('Hurt Pup', {
    retreat: 1,
    powers: [
      {
        name: 'Flee',
        kind: 'ability',
        text: 'x',
        always: [{ claim: 'retreat', set: 0, on: 'self', while: { self: { 'hp-left-at-most': 10 } } }],
      },
    ] as never,
  }),
  pokemon('Bolter', {
    powers: [
      {
        name: 'Bolt the Door',
        kind: 'ability',
        text: 'x',
        always: [
          { claim: 'cannot', act: 'play-stadium', on: { side: 'theirs' }, while: { self: { place: 'active' } } },
        ] as never,
      },
    ],
  }),
  pokemon('Hasty', {
    powers: [
      {
        name: 'Haste',
        kind: 'ability',
        text: 'x',
        always: [{ claim: 'may', act: 'evolve', despite: ['new', 'first-turn'], on: 'self' }] as never,
      },
    ],
  }),
  pokemon('Slow Hasty', {
    powers: [
      {
        name: 'Haste',
        kind: 'ability',
        text: 'x',
        always: [
          { claim: 'may', act: 'evolve', despite: ['new'], on: 'self', while: { self: { place: 'active' } } },
        ] as never,
      },
    ],
  }),
  pokemon('Big Hasty', { stage: 'stage 1', from: 'Hasty' } as never),
  pokemon('Great Hasty', { stage: 'stage 1', from: 'Slow Hasty' } as never),
  pokemon('Spiny', {
    powers: [
      {
        name: 'Spines',
        kind: 'ability',
        text: 'x',
        always: [
          {
            claim: 'trigger',
            event: 'damaged-by-attack',
            on: 'self',
            does: [{ counters: 2, on: 'attacker' }],
          },
        ] as never,
      },
    ],
  }),
  avenger('Avenger', {}),
  avenger('Choosy Avenger', { tag: 'ex' }),
  pokemon('Bench Spiny', {
    powers: [
      {
        name: 'Spines',
        kind: 'ability',
        text: 'x',
        always: [
          {
            claim: 'trigger',
            event: 'damaged-by-attack',
            on: 'self',
            while: { self: { place: 'bench' } },
            does: [{ counters: 2, on: 'attacker' }],
          },
        ] as never,
      },
    ],
  }),
  {
    key: 'thorns',
    name: 'Thorns',
    kind: 'trainer',
    tags: ['tool'],
    attaches: true,
    play: { text: 'x', does: [] },
    always: [
      { claim: 'trigger', event: 'damaged-by-attack', on: 'host', does: [{ counters: 2, on: 'attacker' }] },
    ] as never,
  },
  pokemon('Miser', {
    powers: [{ name: 'Keep', kind: 'ability', text: 'x', always: [{ claim: 'prizes', add: -1, on: 'self' }] as never }],
  }),
  stadium('Field', { claim: 'hp', add: 0, on: { side: 'any' } }),
  stadium('Tower', { claim: 'mute', what: 'tools', on: { side: 'any' } }),
  stadium('Path', { claim: 'mute', what: 'abilities', on: { side: 'any' } }),
  stadium('Hush', { claim: 'mute', what: 'both', on: { side: 'any' } }),
  ...(['body', 'power'] as const).map((kind) =>
    pokemon(`Shell with a ${kind}`, {
      powers: [{ name: 'Shell', kind, text: 'x', always: [{ claim: 'damage', when: 'after', add: -10, on: 'self' }] }],
    }),
  ),
]);

const DOC: RuledDoc = 'advanced-2025';
const ruled = (board: string, question: string, doc: RuledDoc = DOC): Ruling => {
  const came = ruleOn(question, { setup: parseBoardLine(board).setup, pool, doc });
  if (!came.ok) throw new Error(came.fault.code);
  return came.ruling;
};

const said = (board: string, question: string): readonly unknown[] =>
  ruled(board, question)
    .ways.filter(({ code }) => code.startsWith('text-'))
    .map(({ code, facts }) => [code, facts.text, facts.by]);

/** The notes of that code, each with the paragraph under which it is said. */
const notedIn = (
  entries: readonly TraceEntry[],
  code: string,
  under: RuleId | null = null,
): readonly { readonly facts: Facts; readonly under: RuleId | null }[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'rule') return notedIn(entry.entries, code, entry.rule);
    return entry.kind === 'note' && entry.code === code ? [{ facts: entry.facts, under }] : [];
  });

describe('a text without effect', () => {
  it('of a Tool is named where it would bear on the act', () => {
    const board = 'APR25 t9 p1 | Pup +Balloon / Pup vs Pup / - | stadium Tower';
    expect(said(board, 'retreat')).toEqual([['text-without-effect', 'Balloon', 'Tower']]);
    expect(said(board, 'attack Bite')).toEqual([]);
    expect(said('APR25 t9 p1 | Pup +Balloon / Pup vs Pup / -', 'retreat')).toEqual([]);
  });

  it('of a Poké-Body is switched off by the paragraph on such effects, and of another power by the one on using it', () => {
    const under = (kind: string) =>
      ruled(`CR t9 p1 | Pup / Pup vs "Shell with a ${kind}" / - | stadium Hush`, 'attack Bite', 'comprehensive-2009')
        .ways.filter(({ code }) => code === 'text-without-effect')
        .map(({ rule }) => rule);
    expect(under('body')).toEqual(['comprehensive-2009/403.1']);
    expect(under('power')).toEqual(['comprehensive-2009/408.1']);
  });

  it('is named where it would have forbidden the act, only from the place where it does', () => {
    const ask = 'play Field';
    expect(said('APR25 t9 p1 | Pup [hand (Field)] / - vs Bolter / - | stadium Path', ask)).toEqual([
      ['text-without-effect', 'Bolt the Door', 'Path'],
    ]);
    expect(said('APR25 t9 p1 | Pup [hand (Field)] / - vs Pup / Bolter | stadium Path', ask)).toEqual([]);
    expect(said('APR25 t9 p1 | Bolter [hand (Field)] / - vs Pup / - | stadium Path', ask)).toEqual([]);
  });

  it('is named where it would have let be done what a rule forbids, and not where no rule does', () => {
    const hasty = (since: string): string =>
      `APR25 t9 p1 | Hasty${since} [hand (Big Hasty)] / - vs Pup / - | stadium Path`;
    expect(said(hasty('@9'), 'evolve Big Hasty on active')).toEqual([['text-without-effect', 'Haste', 'Path']]);
    expect(said(hasty('@7'), 'evolve Big Hasty on active')).toEqual([]);
    // The Stadium may be gone before the turn is over.
    const allowing = (board: string) =>
      ruled(board, 'evolve Big Hasty on active').grounds.map(({ allowances }) => allowances.map(({ code }) => code));
    expect(allowing(hasty('@9'))).toEqual([['muting-text-gone']]);
    // A text of which it is not the doing of another that it says nothing there.
    const onBench = 'APR25 t9 p1 | Pup / Slow Hasty@9 [hand (Great Hasty)] vs Pup / - | stadium Field';
    expect(ruled(onBench, 'evolve Great Hasty on bench 1').grounds.flatMap(({ allowances }) => allowances)).toEqual([]);
  });

  it('is named where its Pokémon is not in the place from which it would let it', () => {
    const hasty = (place: string): string => `APR25 t9 p1 | ${place} [hand (Great Hasty)] vs Pup / -`;
    expect(said(hasty('Pup / Slow Hasty@9'), 'evolve Great Hasty on bench 1')).toEqual([
      ['text-not-now', 'Haste', undefined],
    ]);
    expect(said(hasty('Slow Hasty@9 / Pup'), 'evolve Great Hasty on active')).toEqual([]);
    expect(said(hasty('Pup / Slow Hasty@7'), 'evolve Great Hasty on bench 1')).toEqual([]);
  });

  const muted = (board: string, doc: RuledDoc = DOC): readonly unknown[] =>
    notedIn(ruled(board, 'attack Bite', doc).follows?.trace ?? [], 'trigger-muted').map(({ facts, under }) => [
      facts.text,
      facts.by,
      under,
    ]);

  it('is named where it would have answered the attack', () => {
    expect(muted('APR25 t9 p1 | Pup / - vs Spiny / - | stadium Path')).toEqual([
      ['Spines', 'Path', 'advanced-2025/II.D-13#1'],
    ]);
    expect(muted('APR25 t9 p1 | Pup / - vs Pup / Spiny | stadium Path')).toEqual([]);
    expect(muted('APR25 t9 p1 | Pup / - vs Spiny / -')).toEqual([]);
  });

  it('is not named where it would not have answered it all the same', () => {
    expect(muted('APR25 t9 p1 | Pup / - vs Bench Spiny / - | stadium Path')).toEqual([]);
  });

  it('is named by its card where it is a Tool, and under what is said of Tools', () => {
    const tool = 'ME t9 p1 | Pup / - vs Pup +Thorns / - | stadium';
    expect(muted(`${tool} Tower`, 'me-2026')).toEqual([['Thorns', 'Tower', expect.stringContaining('Turn.2D#7')]]);
    expect(muted(`${tool} Path`, 'me-2026')).toEqual([]);
    expect(muted('ME t9 p1 | Pup / - vs Spiny / - | stadium Path', 'me-2026')).toEqual([
      ['Spines', 'Path', expect.stringContaining('Turn.2F#1a')],
    ]);
  });

  it('is named where it would have answered that attacker for another Pokémon', () => {
    const forOthers = (benched: string): readonly unknown[] =>
      notedIn(
        ruled(`APR25 t9 p1 | Pup / - vs Pup / ${benched}`, 'attack Bite').follows?.trace ?? [],
        'text-for-others',
      ).map(({ facts }) => [facts.by, facts.terms]);
    expect(forOthers('Avenger')).toEqual([['Vengeance', '{"side":"yours","evolved":true}']]);
    expect(forOthers('Choosy Avenger')).toEqual([]);
  });

  it('is named too where it is not read', () => {
    const board = 'APR25 t9 p1 | Socket / Pup vs Pup / -';
    expect(said(`${board} | stadium Path`, 'retreat')).toEqual([['text-without-effect', 'Sockets', 'Path']]);
    expect(said(board, 'retreat')).toEqual([]);
  });

  it('is named where it is about another Pokémon than the one that is attacked, or that attacks', () => {
    const unmet = (board: string): readonly unknown[] =>
      ruled(board, 'attack Bite').ways.map(({ facts, rule }) => [facts.text, facts.terms, rule]);
    const board = 'APR25 t9 p1 | Pup +Band / - vs Pup +Shield / -';
    expect(unmet(board)).toEqual([
      ['Band', '{"defending":{"side":"theirs","tag":"ex"}}', 'advanced-2025/I.A-01/dmg.2'],
      ['Shield', '{"side":"theirs","evolved":true}', 'advanced-2025/I.A-01/dmg.5'],
    ]);
    expect(unmet('APR25 t9 p1 | Pup +Band / - vs Big Pup / -')).toEqual([]);
    // A text of a Pokémon that takes no part in the attack is not the players' concern.
    expect(unmet('APR25 t9 p1 | Pup / Pup +Band vs Pup / Pup +Shield')).toEqual([]);
  });

  it('is named where it is about Pokémon of a kind of which this one is not', () => {
    const board = (attacker: string) => `APR25 t9 p1 | ${attacker} / Captain vs Pup / Captain`;
    const [way, ...more] = ruled(board('Pup'), 'attack Bite').ways;
    expect(way?.facts).toMatchObject({ text: 'Command', player: 'p1', unmet: 'kind', terms: '{"tag":"ex"}' });
    expect(more).toEqual([]);
    expect(said(board('Big Pup'), 'attack Bite')).toEqual([]);
  });

  it('is named where it would have changed the Prizes for the one that is attacked', () => {
    const board = (bench: string) => `APR25 t9 p1 | Pup / - vs ${bench} | stadium Path`;
    expect(said(board('Miser -40 / Pup'), 'attack Bite')).toEqual([['text-without-effect', 'Keep', 'Path']]);
    expect(said(board('Pup -40 / Miser'), 'attack Bite')).toEqual([]);
  });

  it('is named where it would have let the Pokémon carry a second Tool', () => {
    const porter = (more: string): string => `APR25 t9 p1 | ${more} [hand (Shield)] vs Pup / -`;
    const ask = 'play Shield on active';
    expect(said(`${porter('Porter +Band / -')} | stadium Path`, ask)).toEqual([
      ['text-without-effect', 'Two Hands', 'Path'],
    ]);
    expect(said(porter('Porter +Band / -'), ask)).toEqual([]);
    // Another Pokémon is the one that has a Tool, or nothing keeps the card off.
    expect(said(`${porter('Pup +Band / Porter')} | stadium Path`, ask)).toEqual([]);
    expect(said(`${porter('Porter / -')} | stadium Path`, ask)).toEqual([]);
  });

  it('is named where a Benched Pokémon would have changed the damage and what it asks for is not so', () => {
    const board = (bench: string, attack = 'Bite') =>
      ruled(`Neo t9 p1 | Pup / - vs Pup / ${bench}`, `attack ${attack}`, 'neo-2001')
        .ways.filter(({ code }) => code === 'text-not-now')
        .map(({ facts, rule }) => [facts.text, facts.player, rule]);
    expect(board('Sole Guard, Sole Guard')).toEqual([['Guard', 'p2', 'neo-2001/Math.H']]);
    expect(board('Sole Guard')).toEqual([]);
    // It is about the other side.
    expect(
      ruled('Neo t9 p1 | Pup / Sole Guard, Sole Guard vs Pup / -', 'attack Bite', 'neo-2001').ways.map(
        ({ code }) => code,
      ),
    ).toEqual([]);
  });

  it('is named where what it asks for is not met', () => {
    expect(said('APR25 t9 p1 | Idler / Idler vs Pup / -', 'attack Bite')).toEqual([
      ['text-not-now', 'Idle', undefined],
    ]);
    expect(said('APR25 t9 p1 | Idler / Pup vs Pup / -', 'attack Bite')).toEqual([]);
  });

  it('is named where the cost of a retreat alone is missing, with the HP that are left', () => {
    const [flee] = ruled('APR25 t9 p1 | Hurt Pup / Pup vs Pup / -', 'retreat').ways.filter(
      ({ code }) => code === 'text-not-now',
    );
    expect(flee?.facts).toMatchObject({ text: 'Flee', unmet: 'self-hp-left-at-most', value: 10 });
    expect(flee?.facts.left).toBe(flee?.facts.hp);
    expect(said('APR25 t9 p1 | Hurt Pup ~asleep / Pup vs Pup / -', 'retreat')).toEqual([]);
  });
});
