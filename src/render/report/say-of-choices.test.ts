import { expect, it } from 'vitest';
import { ruled } from '../screen/rulings.fixture.ts';

// One of several choices read aloud as what happens tells the players something that they may decide otherwise.

it('says what one choice brings as an example, and what leaves no choice as it is', () => {
  const said = (text: string): string =>
    ruled(
      'attack Spit',
      `APR25 t9 p1 | Spitter{60HP, G, "Spit 0 ${text}"} / - vs Wall{200HP, W, no weakness, no resistance} / -`,
    ).say.join(' ');
  expect(
    said(
      "Flip a coin. If heads, choose Burned, Confused, or Poisoned. Your opponent's Active Pokémon is now affected by that Special Condition.",
    ),
  ).toContain('Heads: it depends on the choice; for example, Wall is now');
  expect(said("Flip a coin. If heads, your opponent's Active Pokémon is now Poisoned.")).toContain(
    'Heads: Wall is now Poisoned',
  );
});

it('names who chooses where the other player is asked', () => {
  const said = (who: string): string =>
    ruled(
      'attack Kick',
      `APR25 t9 p1 | Stepper{60HP, C, "Kick 0 10 ${who} may draw a card."} / - [deck 9] vs Wall{90HP, C, no weakness, no resistance} / - [deck 9]`,
    ).say.join(' ');
  expect(said('Your opponent')).toContain('Your opponent chooses: yes, your opponent draws a card');
  expect(said('You')).toContain('You choose: yes, you draw a card');
});

const saidOf = (question: string, board: string): string => ruled(question, board).say.join(' ');

it('asks what a text has its player choose, which decides nothing that is said', () => {
  const thrown = (energy: string): string =>
    saidOf(
      'attack Burn',
      `APR25 t9 p1 | Burner{60HP, R, "Burn 0 20 Discard an Energy from this Pokémon."} ${energy} / - vs Wall{90HP, C, no weakness, no resistance} / -`,
    );
  expect(thrown('+R+W')).toContain(
    'Wall takes 20 damage. Which Energy card do you discard? After that your turn is over.',
  );
  expect(thrown('+R')).not.toContain('?');
});

it('asks nothing of a choice that comes by the rules', () => {
  expect(saidOf('retreat', 'CR t9 p1 | Shinx +L / Riolu(DP 61), Shinx vs Riolu(DP 61) / -')).not.toContain('?');
});

it('says of each answer what comes whatever is chosen after it, and that there is more to choose', () => {
  const text = 'You may do 80 more damage. If you do, this attack does 80 damage to 1 of your Pokémon.';
  const said = (hp: number): string =>
    saidOf(
      'attack Rush',
      `APR t9 p1 | Rusher{190HP, R, no weakness, no resistance, "Rush 0 80+ ${text}"} / Pal{200HP, C, no weakness, no resistance} vs Wall{${hp}HP, C, no weakness, no resistance} / Wall{90HP, C, no weakness, no resistance}`,
    );
  expect(said(80)).toContain(
    'it is Knocked Out and you take a Prize; what is chosen after that changes nothing of it; no, ',
  );
  expect(said(300)).toContain(
    'yes, the Active Wall takes 160 damage; what is chosen after that changes nothing of it; no, the Active Wall takes 80',
  );
});

it('has a text read that answers what is played', () => {
  const fog = "Ability Fog: Whenever your opponent's Active Pokémon moves to the Bench, it hums a song.";
  const said = (act: string): string =>
    saidOf(
      act,
      `APR25 t9 p1 | Pal{90HP, C, retreat 1} / Pip{90HP, C} [hand (Switch)] vs Fogger{90HP, C, "${fog}"} / -`,
    );
  expect(said('play Switch on bench 1')).toContain('What the text of Fogger does is not known: let me read it.');
  expect(said('bench Pip')).not.toContain('let me read it');
});

it('names no card of a deck that was shuffled before the draw, whatever is chosen', () => {
  const { follows } = ruled(
    'attack Deal',
    'CR t9 p1 | Dealer{60HP, C, "Deal 0 Shuffle your hand into your deck. Then, draw up to 2 cards."} / - [hand (Shinx), deck (Gible, Onix)] vs Wall{90HP, C} / -',
  );
  expect(JSON.stringify(follows?.always ?? null)).toContain('p1 draws a card');
});

it('says at once of how many Pokémon the same counters come off', () => {
  expect(
    saidOf(
      'attack Balm',
      'APR25 t9 p1 | Healer{60HP, C, "Balm 0 Heal 10 damage from each of your Pokémon."} -10 / Pal{90HP, C} -20, Friend{90HP, C} -20 vs Wall{90HP, C} / -',
    ),
  ).toContain('1 damage counter comes off each of your Healer, your Pal and your Friend.');
});

it('says at once of how many Pokémon the same damage is', () => {
  const wall = (name: string): string => `${name}{90HP, C, no weakness, no resistance}`;
  const said = saidOf(
    'attack Spray',
    `APR25 t9 p1 | Sprayer{60HP, C, "Spray 0 This attack does 10 damage to each of your opponent's Pokémon."} / - vs ${wall('Wall')} / ${['Pal', 'Friend', 'Third', 'Fourth'].map(wall).join(', ')}`,
  );
  expect(said).toContain('Wall, Pal, Friend, Third and Fourth take 10 damage each.');
});

it('says how much more happens where it is too much to be read aloud', () => {
  const text =
    "Draw a card. Your opponent draws 2 cards. Discard the top card of your deck. Discard the top card of your opponent's deck.";
  const said = saidOf(
    'attack Spray',
    `APR25 t9 p1 | Sprayer{60HP, C, "Spray 0 20 ${text}"} / - [deck 20] vs Wall{90HP, C, no weakness, no resistance} / - [deck 20]`,
  );
  expect(said).toContain(
    'Wall takes 20 damage, you draw a card, your opponent draws 2 cards, a card from your deck is discarded and one more thing happens',
  );
});
