import { describe, expect, it } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** A text that makes a value another one is named where that value decides, and is not brought up where it does not. */

const CARDS = `
cards:
  Shifter: {hp: 90, type: G, retreat: 1, powers: [{name: Shift, kind: body, text: Also Fire., always: [{claim: types, also: [R], on: self}]}], attacks: [{name: Sting, cost: [], damage: 20}]}
  Turned: {hp: 90, type: G, retreat: 1, powers: [{name: Turn, kind: body, text: It is Fire., always: [{claim: types, are: [R], on: self}]}], attacks: [{name: Sting, cost: [], damage: 20}]}
  Reed: {hp: 200, type: W, weakness: R x2, retreat: 1}
  Pond: {hp: 200, type: W, weakness: G x2, retreat: 1}
  Rock: {hp: 200, type: W, weakness: P x2, retreat: 1}
  Press: {hp: 90, type: C, retreat: 1, attacks: [{name: Push, cost: [], damage: 30, base: {times: {energy-on: defending}, plus: 20}, text: 20 more for each.}]}
  Burner: {hp: 90, type: C, retreat: 1, attacks: [{name: Push, cost: [], damage: 30, base: {times: {energy-on: self, type: R}, plus: 20}, text: 20 more for each.}]}
  Pair: {kind: energy, text: Two., provides: [{units: [C, C]}]}
  Blend: {kind: energy, text: Both., provides: [{units: [[R, W]]}]}
  Wall: {hp: 200, type: C, retreat: 1, powers: [{name: Hide, kind: body, text: No damage from evolved ones., always: [{claim: prevent, what: damage, from: {side: theirs, evolved: true}, on: self}]}]}
  Bud: {hp: 40, type: G, retreat: 1}
  Bloom: {hp: 90, type: G, stage: stage 1, from: Bud, retreat: 1, attacks: [{name: Sting, cost: [], damage: 20}]}
  Leaf: {hp: 60, type: G, retreat: 1, powers: [{name: Green, kind: body, text: All Energy on it is Grass., always: [{claim: energy-type, type: G, on: self}]}], attacks: [{name: Dust, cost: [G], damage: 20}]}
  Smog: {hp: 60, type: P, retreat: 1, powers: [{name: Fumes, kind: body, text: The others stop., always: [{claim: mute, what: bodies, on: {side: theirs}}]}]}
`;

const shown = async (document: string, board: string, ask: string): Promise<string> =>
  (await ran(['replay', '-'], `${CARDS}board: "${document} t9 p1 | ${board}"\nask: ${ask}\n`)).out;

const DOCUMENTS = ['EX', 'CR', 'XY', 'ME', 'APR', 'APR25'].map((one) => [one]);

describe('a text that gives a Pokémon another type', () => {
  it.each(DOCUMENTS)('is named in %s where its Pokémon meets a Weakness by it, or misses one', async (document) => {
    expect(await shown(document, 'Shifter / - vs Reed / -', 'attack Sting')).toMatch(
      /Shifter is Grass and Fire, by Shift\b(?!, so)/u,
    );
    expect(await shown(document, 'Turned / - vs Pond / -', 'attack Sting')).toContain(
      'Turned is Fire, by Turn, so Weakness G does not count',
    );
  });

  it.each(DOCUMENTS)('is not brought up in %s where it makes no difference', async (document) => {
    expect(await shown(document, 'Shifter / - vs Pond / -', 'attack Sting')).not.toContain('by Shift');
    expect(await shown(document, 'Turned / - vs Rock / -', 'attack Sting')).not.toContain('by Turn');
  });
});

describe('Energy that a text counts', () => {
  it.each([['Neo'], ...DOCUMENTS])('names in %s the card that counts for two', async (document) => {
    expect(await shown(document, 'Press / - vs Reed +Pair +G / -', 'attack Push')).toContain(
      '3 Energy on Reed: Pair counts for 2',
    );
    expect(await shown(document, 'Press / - vs Reed +G+G / -', 'attack Push')).not.toContain('Energy on Reed');
  });

  it('names the card that is of the type among others, and the one that is not', async () => {
    expect(await shown('CR', 'Burner +Blend +R +Pair / - vs Reed / -', 'attack Push')).toContain(
      '2 Fire Energy on Burner: Blend counts for 1 and Pair counts for 0',
    );
    expect(await shown('CR', 'Burner +R / - vs Reed / -', 'attack Push')).not.toContain('Fire Energy on Burner');
  });
});

describe('a text that prevents damage of some Pokémon alone', () => {
  it.each([['Neo'], ...DOCUMENTS])('says in %s that the attacker is one of them', async (document) => {
    expect(await shown(document, 'Bloom<Bud / - vs Wall / -', 'attack Sting')).toMatch(
      /prevented by Hide: Bloom is an Evolved Pokémon|Hide prevents/u,
    );
    expect(await shown(document, 'Shifter / - vs Wall / -', 'attack Sting')).not.toContain('prevented by Hide');
  });
});

describe('a text on the Energy of the attacker', () => {
  it.each([['EX'], ['CR']])('is named in %s where another text leaves it without effect', async (document) => {
    const silenced = await shown(document, 'Leaf +R / - vs Wall / Smog', 'attack Dust');
    expect(silenced).toMatch(/ILLEGAL[\s\S]*Green,?\s+has no effect: Fumes/u);
    const speaking = await shown(document, 'Leaf +R / - vs Wall / Bud', 'attack Dust');
    expect(speaking).toMatch(/LEGAL[\s\S]*Green makes its Energy count as Grass/u);
    expect(speaking).not.toContain('has no effect');
  });
});
