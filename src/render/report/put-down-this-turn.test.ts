import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

/** A text that asks whether its Pokémon was played from the hand this turn: asked of the judge wherever that may be, and nowhere else. */

const RAID = "If you played Stinger from your hand during this turn, this attack's base damage is 40 instead of 10.";
const said = (stinger: string): string =>
  ruled(
    'attack Raid',
    `CR t9 p1 | Stinger{80HP, G, "Raid G 10 ${RAID}"}${stinger} +G / - vs Chansey{100HP, no weakness, no resistance} / -`,
  ).say.join(' ');

it('asks of one that evolved this turn, and of one that came into play in it', () => {
  for (const stinger of ['<Shinx ^just evolved', '<Shinx ^evolved from Shinx', '@9'])
    expect(said(stinger)).toContain('What follows depends on whether you put Stinger down from the hand this turn');
});

it('does the lower damage where it was there before', () => {
  for (const stinger of ['', '<Shinx', '@7']) expect(said(stinger)).toContain('Chansey takes 10 damage');
});
