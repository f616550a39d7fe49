import { describe, expect, it } from 'vitest';
import { PLAIN_FACE } from '../render/face.ts';
import type { RulingReport } from '../render/report/types.ts';
import { ran } from './fake-io.fixture.ts';

/** Every text in play is accounted for on the screen of a ruling: one that no row names stands in the last one. */

const CARDS = `
cards:
  Cub: {hp: 90, type: [C], retreat: 1, attacks: [{name: Bump, cost: [C], damage: 20}, {name: Hit, cost: [C], damage: 20}, {name: Rattle, cost: [C], damage: 10x, text: 10 for each of 3 heads., base: {times: {heads: 3}}}, {name: Call, cost: [C], text: Switch., does: [{switch: yours, chooser: you}]}]}
  Sage: {hp: 60, type: [C], retreat: 1, powers: [{name: Old Words, kind: body, text: Never Asleep., always: [{claim: immune-to-condition, names: [asleep], on: self}]}]}
  Smith: {hp: 60, type: [C], retreat: 1, powers: [{name: Hammer, kind: body, text: Stronger if hurt., always: [{claim: damage, when: before, add: 30, on: self, while: {self: {damaged: true}}}]}]}
  Mute: {hp: 60, type: [C], retreat: 1, powers: [{name: Mumble, kind: body, text: Nobody has read this one., touches: [evolve]}]}
  Haze: {hp: 60, type: [C], weakness: C x2, retreat: 1, powers: [{name: Sneeze, kind: body, text: Weakness counts four times., always: [{claim: weakness, times: 4, on: self}]}]}
  Wool: {hp: 60, type: [C], retreat: 1, powers: [{name: Soak, kind: body, text: Weak to Colorless., always: [{claim: weakness, type: C, times: 2, on: self}]}]}
  Salt: {hp: 60, type: [C], retreat: 1, powers: [{name: Dry, kind: body, text: No Weakness., always: [{claim: no-weakness, on: {side: yours}}]}]}
  Glider: {hp: 60, type: [C], retreat: 1, powers: [{name: Drift, kind: body, text: 1 less to retreat., always: [{claim: retreat, add: -1, on: self}]}]}
  Plate: {kind: trainer, tags: tool, attaches: true, play: {text: Its Pokémon can use this attack., does: []}, lends: [{name: Shine, cost: [C], damage: 90}]}
  Hall: {kind: stadium, play: {text: Retreats cost one more., does: []}, always: [{claim: retreat, add: 1, on: {side: any, place: active}}]}
  Host: {hp: 60, type: [C], retreat: 1, attacks: [{name: Bump, cost: [C], damage: 20}], powers: [{name: Welcome, kind: power, text: Poisons in the Hall., when: [{stadium: Hall}], does: [{condition: poisoned, on: {one: {side: theirs, place: active}}}]}]}
  Tag: {kind: trainer, tags: tool, attaches: true, play: {text: Its Pokémon can't be Asleep., does: []}, always: [{claim: immune-to-condition, names: [asleep], on: host}]}
  Reader: {hp: 60, type: [C], retreat: 1, attacks: [{name: Read, cost: [C], damage: 20+, text: 10 more with a Tag., base: {plus: 10, times: {when: {attached: Tag}}}}, {name: Feel, cost: [C], damage: 20+, text: 10 more with any Tool., base: {plus: 10, times: {when: {self: {with-tool: true}}}}}, {name: Nudge, cost: [C], damage: 20}]}
  Twin: {hp: 60, type: [C], retreat: 1, powers: [{name: Shell, kind: body, text: Never Asleep., always: [{claim: immune-to-condition, names: [asleep], on: self}]}]}
  Crier: {hp: 60, type: [C], retreat: 1, attacks: [{name: Cry, cost: [C], damage: 20+, text: 10 more with a Twin., base: {plus: 10, times: {when: {you-have: {named: Twin, side: yours}}}}}]}
  Wary: {hp: 60, type: [C], retreat: 1, powers: [{name: Shun, kind: body, text: No damage by those with Poké-Powers., always: [{claim: prevent, what: damage, from: {has: power}, on: self}]}]}
  Singer: {hp: 60, type: [C], retreat: 1, attacks: [{name: Bump, cost: [C], damage: 20}], powers: [{name: Hum, kind: body, text: Never Asleep., always: [{claim: immune-to-condition, names: [asleep], on: self}]}]}
  Proud: {hp: 60, type: [C], retreat: 1, powers: [{name: Scorn, kind: body, text: No damage by those with Poké-Bodies., always: [{claim: prevent, what: damage, from: {has: body}, on: self}]}]}
  Belt: {kind: trainer, tags: tool, attaches: true, play: {text: Its Pokémon has 40 HP more., does: []}, always: [{claim: hp, add: 40, on: host}]}
  Lead: {hp: 60, type: [C], retreat: 1, powers: [{name: Command, kind: body, text: 10 more., always: [{claim: damage, when: before, add: 10, on: {side: yours}}]}]}
`;
const file = (board: string, more = ''): string => `${CARDS}board: "CR t9 p1 | ${board}"\n${more}`;
const ASK = 'ask: attack Bump\n';
const STEP = 'steps:\n  - do: attack Bump\n';

const shown = async (board: string, more: string, flags: readonly string[] = []): Promise<string> =>
  (await ran(['replay', '-', ...flags], file(board, more))).out;

describe('a text in play that no row names', () => {
  it.each([
    ['a question', ASK],
    ['a step', STEP],
  ])('stands in the last row of %s, with its Pokémon', async (_, more) => {
    expect(await shown('Cub +L / Sage vs Cub / Sage, Smith', more)).toMatch(
      /(?:Not involved|Also in play) {2}Old Words \(p1's Sage and p2's Sage\), Hammer \(Smith\)/u,
    );
    expect(await shown('Cub +L / Cub vs Cub / Cub', more)).not.toMatch(/Not involved|Also in play/u);
  });

  it('is not said of one that acts, nor of one with a row of its own', async () => {
    const acts = await shown('Cub +L / Lead vs Cub / Smith', ASK);
    expect(acts).toMatch(/\+10 {2}Command/u);
    expect(acts).toMatch(/Not involved {2}Hammer \(Smith\)/u);
    const alone = await shown('Cub +L / Lead vs Cub / -', ASK);
    expect(alone).toContain('Command');
    expect(alone).not.toContain('Not involved');
  });

  it('without which the table could not be is said to be in play, and no more', async () => {
    const belted = await shown('Cub -100 +Belt / Cub vs Cub / Cub', ASK);
    expect(belted).toMatch(/ILLEGAL[\s\S]*Also in play {2}Belt \(p1's Active Cub\)/u);
    expect(belted).not.toContain('without it');
    expect(await shown('Cub -80 +Belt / Cub vs Cub / Cub', ASK)).toMatch(/Not involved {2}Belt \(p1's Active Cub\)/u);
  });

  it('that has a part is said to have it, with what would be otherwise without it', async () => {
    const board = 'Cub ~confused +L / - vs Haze / Sage';
    const text = await shown(board, ASK);
    expect(text).toMatch(/Involved {2}Sneeze \(Haze\): without it, heads: .*40 damage/u);
    expect(text).toMatch(/Not involved {2}Old Words \(Sage\)/u);
    const json = JSON.parse((await ran(['replay', '-', '--json'], file(board, ASK))).out) as {
      readonly ruling: RulingReport;
    };
    expect(json.ruling.otherTexts?.texts.map(({ name, without }) => [name, without !== undefined])).toEqual([
      ['Sneeze', true],
      ['Old Words', false],
    ]);
  });

  it('has its part though another undoes it, so that without both the damage is the same', async () => {
    const text = await shown('Cub ~confused +L / - vs Wool / Salt', ASK);
    expect(text).toMatch(/heads ✓ {2}the attack works; no Weakness, because of Dry; 2 damage counters/u);
    expect(text).toMatch(/Involved {2}Soak \(Wool\): without it not “heads: no Weakness, because of Dry”/u);
  });

  it('is followed by what would stand there as a reason', async () => {
    const text = await shown('Glider ~asleep / Cub vs Cub / -', 'ask: retreat\n');
    expect(text).toMatch(/Involved {2}Drift \(Glider\): without it: It has no Energy/u);
  });

  it('is looked at with few heads of many coins to a row', async () => {
    const text = await shown('Cub +L / - vs Haze / -', 'ask: attack Rattle\n');
    expect(text).toMatch(/Involved {2}Sneeze \(Haze\): without it, 3 heads: .*60 damage/u);
  });

  it('has a part where another card only asks whether its own is there', async () => {
    const there = 'Cub +L / Host vs Cub / - | stadium Hall';
    expect(await shown(there, 'ask: use Welcome\n')).toMatch(/Involved {2}Hall: without it ILLEGAL/u);
    expect(await shown(there, 'steps:\n  - do: use Welcome\n')).toMatch(/Involved {2}Hall: without it ILLEGAL/u);
    expect(await shown(there, ASK)).toMatch(/Not involved {2}.*Hall/u);
  });

  it('has none in an act that is refused before its text is gone into', async () => {
    expect(await shown('Reader ~asleep +L +Tag / - vs Cub / -', 'ask: attack Read\n')).not.toContain('asks for');
    expect(await shown('Reader +Tag / - vs Cub / -', 'steps:\n  - do: attack Feel\n')).not.toContain('asks for');
  });

  it('has a part where another text asks whether its card is attached, and that text acts', async () => {
    const board = 'Reader +L +Tag / - vs Cub / -';
    expect(await shown(board, 'ask: attack Read\n')).toMatch(
      /Involved {2}Tag \(Reader\): without it what Read asks for/u,
    );
    expect(await shown(board, 'ask: attack Feel\n')).toMatch(/Involved {2}Tag \(Reader\): without it what Feel asks/u);
    expect(await shown(board, 'ask: attack Nudge\n')).not.toMatch(/Involved {2}Tag/u);
  });

  it('has no part by the name of its Pokémon, nor by what an attack asks that may not be used', async () => {
    expect(await shown('Crier +L / Twin vs Cub / -', 'ask: attack Cry\n')).toMatch(/Not involved {2}Shell \(Twin\)/u);
    const short = await shown('Reader +Tag / - vs Cub / -', 'ask: attack Read\n');
    expect(short).toMatch(/ILLEGAL/u);
    expect(short).not.toMatch(/Involved {2}Tag/u);
  });

  it('is not said to have none where a text asks whether its Pokémon has such a power', async () => {
    const text = await shown('Host +L / - vs Wary / - | stadium Hall', 'ask: attack Bump\n');
    expect(text).not.toMatch(/Not involved {2}.*Welcome/u);
    // Nor where it is in force, and says something else.
    expect(await shown('Singer +L / - vs Proud / -', ASK)).toMatch(/Also in play {2}Hum/u);
    expect(await shown('Singer +L / - vs Cub / -', ASK)).toMatch(/Not involved {2}Hum/u);
  });

  it('is not said to have no part where nothing of it could be left out', async () => {
    // An effect of an attack lasts whatever its card says.
    expect(await shown('Cub +L / - vs Cub *Bump(Cub)@8 / -', ASK)).not.toMatch(/Bump .*nothing here is different/u);
    expect(await shown('Cub +L +Plate / - vs Cub / Sage', 'ask: attack Shine\n')).toMatch(
      /Involved {2}Plate \(.*Cub\): without it this cannot be played/u,
    );
  });

  it('is marked where it is not read, and has its reason with --explain', async () => {
    const board = 'Cub +L / Mute vs Cub / Smith';
    expect(await shown(board, ASK)).toContain('Mumble (Mute; text not read)');
    const explained = await shown(board, ASK, ['--explain']);
    expect(explained).toContain('Mumble (Mute): its text is not read; it speaks of other things');
    expect(explained).toMatch(/Hammer \(Smith\): applies only if/u);
  });

  it('has its reason beside it where all have one and there is room', async () => {
    expect(await shown('Cub +L / Sage vs Cub / -', ASK)).toContain(
      'Not involved  Old Words (Sage): its text is about Special Conditions',
    );
    // What is about Special Conditions may be asked for where one is.
    expect(await shown('Cub ~poisoned +L / Sage vs Cub / -', ASK)).not.toContain('its text is about');
    // What it asks for is so before the step, and not after it, or the other way.
    expect(await shown('Cub +L / Cub vs Cub / Smith', STEP)).toContain('Hammer (Smith): applies only if');
    const hurt = 'steps:\n  - do: attack Hit\n';
    expect(await shown('Cub +L / Cub vs Smith / Cub', hurt)).not.toContain('Hammer (Smith): applies only if');
  });

  it('is not said to have no part where one of them has no reason', async () => {
    expect(await shown('Cub +L / Sage vs Cub / Smith', ASK)).toContain('Not involved  Old Words (Sage), Hammer');
    expect(await shown('Cub +L / Sage vs Cub / Mute', ASK)).toContain('Also in play  Old Words (Sage), Mumble');
  });

  it('is not said to have no part where something is open after which it may have one', async () => {
    const open = 'ask: attack Call\n';
    expect(await shown('Cub +L / Sage, Cub vs Cub / -', open)).toContain('Also in play  Old Words (Sage)');
    expect(await shown('Cub +L / Sage, Cub vs Cub / -', `${open}answers: [bench 2]\n`)).toContain(
      'Not involved  Old Words (Sage)',
    );
  });

  it('stands in the JSON, on the sheet and in what a screen reader speaks', async () => {
    const text = file('Cub +L / Sage vs Cub / -', ASK);
    const json = JSON.parse((await ran(['replay', '-', '--json'], text)).out) as { readonly ruling: RulingReport };
    expect(json.ruling.otherTexts).toEqual({
      settled: true,
      texts: [{ name: 'Old Words', of: 'Sage', read: true, why: 'its text is about Special Conditions' }],
    });
    const spoken = await ran(['replay', '-'], text, { face: { ...PLAIN_FACE, screenReader: true } });
    expect(spoken.out).toMatch(/Not involved\.\s+Old Words \(Sage\)\./u);
  });

  it('is counted beyond two lines, and listed with --explain', async () => {
    const bench = 'Sage, Smith, Mute';
    const many = await shown(`Cub +L / ${bench} vs Sage / ${bench}`, ASK, []);
    expect(many).toMatch(/Also in play .* and \d+ more/u);
    const listed = await shown(`Cub +L / ${bench} vs Sage / ${bench}`, ASK, ['--explain']);
    for (const name of ['Old Words', 'Hammer', 'Mumble']) expect(listed).toContain(name);
  });

  it('stands once, with the name its Pokémon has at the end of a replay', async () => {
    const file = `${CARDS}board: CR t9 p1 | Luxio@1 +Tag / - [hand (Luxray(DP 7))] vs Cub / -\nsteps: [{do: evolve Luxray on active}]\n`;
    const { out } = await ran(['replay', '-'], file);
    expect(out).toContain('Tag (Luxray)');
    expect(out).not.toContain('Luxio and Luxray');
  });
});

describe('a power whose moment has come', () => {
  const FLASH =
    'Flasher: {hp: 90, type: [C], stage: stage 1, from: Cub, retreat: 1, powers: [{name: Flash, kind: power, on: evolved, text: Draw a card., does: [{draw: 1}]}]}';

  it('is not one that has no part in it', async () => {
    const played = (steps: string): Promise<string> =>
      ran(
        ['replay', '-'],
        `${CARDS}  ${FLASH}\nboard: "CR t9 p1 | Cub@5 / Sage@5 [deck 9, hand (Flasher, Fire Energy)] vs Sage / -"\nsteps:\n${steps}`,
      ).then(({ out }) => out);
    const evolves = '  - do: evolve Flasher on active\n';
    expect(await played(evolves)).toMatch(/Also in play .*Flash \(Flasher\)/u);
    expect(await played(`${evolves}  - do: attach R to active\n`)).toMatch(/Not involved[\s\S]*Flash \(Flasher\)/u);
  });
});
