import { describe, expect, test } from 'vitest';
import { ran } from './fake-io.fixture.ts';

/** Questions that name a player or Pokémon the action is not about: reported, not ignored. */

const BOARD = 'CR t9 p1 | Cyndaquil +RR -20 / Shinx -10 [hand (Potion, Energy Switch, Full Heal)] vs Machop / Machoke';

const asked = async (question: string, board = BOARD) => {
  const { out, code } = await ran(['can', question, '--board', '-', '--json'], board);
  return { code, json: JSON.parse(out) as { verdict?: string; headline?: string; errors?: { code: string }[] } };
};

describe('the player or Pokémon that a question names', () => {
  test.each([
    ['p2 use Damage Swap', 'not-to-move'],
    ['play Energy Switch on bench 1', 'for-nobody', BOARD.replace('Shinx -10', 'Shinx -10 +L')],
    ['play Full Heal on bench 1', 'for-nobody'],
    ['evolve Cyndaquil', 'incomplete-question'],
    ['evolve active', 'incomplete-question'],
  ])('is not ignored: %s', async (question, code, board = BOARD) => {
    const { json, code: exit } = await asked(question, board);
    expect([exit, json.errors?.[0]?.code]).toEqual([2, code]);
  });

  test.each(['can p2 play Potion', 'p2 retreat', 'p2 retreat to bench 9'])(
    'cannot act in the turn of the other player: %s',
    async (question) => {
      const { json, code } = await asked(question);
      expect([code, json.verdict]).toEqual([1, 'illegal']);
    },
  );

  test('has the card that is named, though the hand is not given', async () => {
    const { json } = await asked('p2 attach R to active');
    expect(json.headline).toBe("p2 can't attach Fire Energy to Machop.");
  });

  test.each(['use Damage Swap on bench 1', 'use Damage Swap on their bench 1'])(
    'nor is the one that a power is used on: %s',
    async (question) => {
      const { json, code } = await asked(question, 'CR t9 p1 | Alakazam(BS 1) / Onix -10 vs Riolu / Pikachu');
      expect([code, json.errors?.[0]?.code]).toEqual([2, 'for-nobody']);
    },
  );

  const CARDS =
    'cards: {Balmer: {hp: 60, type: G, retreat: 1, powers: [{name: Balm, kind: power, once-per-turn: true, text: Heal 20., does: [{heal: 20, from: {one: {side: yours}}}]}, {name: Shift, kind: power, when: [{self: {place: bench}}], text: Moves one., does: [{move-counters: 1, from: {one: {side: yours}}, to: {one: {side: theirs}}}]}]}}';

  test.each([
    ['use Balm on bench 1', 'legal', 'p1 may use Balm of Balmer on Shinx.'],
    ['use Balm of active on bench 1', 'legal', 'p1 may use Balm of Balmer on Shinx.'],
    ['use Balm on their active', 'illegal', "p1 can't use Balm on Machop."],
    ['use Shift on their active', 'illegal', "p1 can't use Shift."],
  ])('is the one that a power picks: %s', async (question, verdict, headline) => {
    const board = `${CARDS}\nboard: CR t9 p1 | Balmer / Shinx -10 vs Machop -10 / -\n`;
    const { json } = await asked(question, board);
    expect([json.verdict, json.headline]).toEqual([verdict, headline]);
  });

  test.each([
    ['p1 retreat', 'p1 may retreat Cyndaquil.'],
    ['play Full Heal on active', 'p1 may play Full Heal.'],
    ['play Potion on bench 1', 'p1 may play Potion on Shinx.'],
    ['attack Machop with Live Coal', "p1 may attack with Cyndaquil's Live Coal."],
  ])('is understood where it is the one: %s', async (question, headline) => {
    const { json } = await asked(question, BOARD.replace('-20', '-20 ~burned'));
    expect([json.verdict, json.headline]).toEqual(['legal', headline]);
  });

  test('is the Active Pokémon where a name is that of several and the attack picks none', async () => {
    const { json } = await asked('attack Live Coal on Machop', BOARD.replace('Machoke', 'Machop, Machop'));
    expect([json.verdict, json.headline]).toEqual(['legal', "p1 may attack with Cyndaquil's Live Coal."]);
  });

  test('decides where it is another one', async () => {
    const { json } = await asked('attack Machoke with Live Coal');
    expect(json.verdict).toBe('illegal');
  });

  describe('that the text of an attack has its player choose', () => {
    const attack = (text: string) => `{name: Far Bolt, cost: [], text: Whom it likes., does: [${text}]}`;
    const board = (text: string) =>
      `cards: {Farbolt: {hp: 60, type: L, retreat: 1, attacks: [${attack(text)}]}}\nboard: CR t9 p1 | Farbolt -10 / Shinx -10, Shinx vs Machop -10 / Machoke -10\n`;
    const TO_ONE = '{damage: 20, to: {one: {side: theirs}}}';

    test.each([
      ['attack Far Bolt on their bench 1', 'their bench 1'],
      ['attack Far Bolt on Machoke', 'their bench 1'],
      ['attack Far Bolt on bench 1', 'their bench 1'],
      ['attack Far Bolt on their active', 'their active'],
      ['can I attack Far Bolt on bench 1', 'their bench 1'],
    ])('is the answer to that: %s', async (question, place) => {
      const { out, code } = await ran(['can', question, '--board', '-'], board(TO_ONE));
      expect([code, out]).toEqual([0, expect.stringContaining(`${place} chosen`)]);
      expect(out.replaceAll(/\s+/gu, ' ')).toContain(`attack Far Bolt, with the answer “${place}”`);
    });

    test('is asked for where several are called so', async () => {
      const two = board(TO_ONE).replace('/ Machoke', '/ Machoke, Machoke');
      const { out, code } = await ran(['can', 'attack Far Bolt on Machoke', '--board', '-'], two);
      expect([code, out]).toEqual([0, expect.stringContaining('is understood as: attack Far Bolt.')]);
      const said = ['can', 'attack Far Bolt on Machoke', '--board', '-', '--answers', 'their bench 2'];
      expect((await ran(said, two)).out).toContain('Machoke on Bench 2 takes 20 damage');
    });

    test('is the answer of which the others are the rest', async () => {
      const coin = board(`${TO_ONE}, {flip: {heads: [{damage: 10, to: {one: {side: yours, place: bench}}}]}}`);
      const said = ['can', 'attack Far Bolt on their bench 1', '--board', '-', '--answers'];
      const { out, code } = await ran([...said, 'heads, bench 2'], coin);
      expect([code, out]).toEqual([0, expect.stringContaining('Machoke takes 20 damage')]);
      const again = await ran([...said, 'their bench 1, heads, bench 2'], coin);
      expect(again.out).toBe(out);
      const { error } = await ran([...said, 'their active, heads, bench 2'], coin);
      expect(error).toContain('their active');
    });

    test.each([
      ['attack Far Bolt on my bench 1', TO_ONE],
      ['attack Far Bolt on bench 1', '{damage: 20, to: {one: {}}}'],
      ['attack Far Bolt on their bench 1', `{flip: {heads: [${TO_ONE}]}}`],
      ['attack Far Bolt on their bench 1', `${TO_ONE}, ${TO_ONE}`],
      [
        'attack Far Bolt on their bench 1',
        '{move-counters: 1, from: {one: {side: theirs}}, to: {one: {side: theirs}}}',
      ],
    ])('is not taken where it can be none of those, or more than one thing: %s, %s', async (question, text) => {
      const { error, code } = await ran(['can', question, '--board', '-'], board(text));
      expect([code, error]).toEqual([2, expect.stringContaining("--answers 'their bench 1'")]);
    });
  });
});
