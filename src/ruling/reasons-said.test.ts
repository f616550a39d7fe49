import { describe, expect, it } from 'vitest';
import { ran } from '../cli/fake-io.fixture.ts';

/** Why an act has no effect, and what a Special Condition does that does not stop it. */

const asked = async (question: string, board: string, ...words: readonly string[]) => {
  const { out } = await ran(['can', question, '-b', board, ...words]);
  return out.replace(/\s+/gu, ' ');
};

const COPIER =
  'Copier{90HP, P, "Metronome C Choose 1 of your opponent\'s Active Pokémon\'s attacks and use it as this attack."}';
const ODD = 'Odd{120HP, C, "Song C 20 The other player sings.", "Blow CC 30"}';
const ARCHER = 'Archer{60HP, C, "Long Shot C Knock Out 1 of your opponent\'s Benched Pokémon."}';

describe('a copied attack', () => {
  it('is asked for before one of the attacks that is not read', async () => {
    const out = await asked('attack Metronome', `ME t7 p1 | ${COPIER} +P / - vs ${ODD} / -`);
    expect(out).toContain('Which attack is copied?');
    expect(out).not.toContain('What follows is unknown');
  });
});

describe('Rare Candy beside a hand that is not given', () => {
  it('asks for a card that fits, and says of nothing that it was looked at', async () => {
    const out = await asked('play Rare Candy on Riolu', 'CR t9 p1 | Riolu@9 / - vs Gible / -');
    expect(out).toContain('Do you have a card in hand that Rare Candy could evolve Riolu into?');
    expect(out).not.toContain('in play since before this turn');
    expect(out).not.toContain('a Stage 1 links the two');
  });
});

describe('an attack without anybody it means', () => {
  it('says so by the paragraph of the document', async () => {
    const out = await asked('attack Long Shot', `APR25 t7 p1 | ${ARCHER} +P / - vs Pikachu / -`);
    expect(out).toMatch(/the opponent has no Benched Pokémon.*APR25 II\.D-04#3/u);
  });

  it('says so without a paragraph where the document has none', async () => {
    const out = await asked('attack Long Shot', `CR t7 p1 | ${ARCHER} +P / - vs Pikachu / -`);
    expect(out).toContain('the opponent has no Benched Pokémon');
    expect(out).not.toContain('II.D-04');
  });
});

describe('an attack on Energy that is not there', () => {
  const SNUFFER = 'Snuffer{60HP, C, "Snuff C Discard an Energy from 1 of your opponent\'s Pokémon."}';

  it('says so by the paragraph of the document', async () => {
    const out = await asked('attack Snuff', `APR25 t7 p1 | ${SNUFFER} +P / - vs Pikachu / -`);
    expect(out).toMatch(/the opponent has no Pokémon with Energy attached.*APR25 II\.D-04#3/u);
    expect(await asked('attack Snuff', `APR25 t7 p1 | ${SNUFFER} +P / - vs Pikachu +L / -`)).not.toContain(
      'no Pokémon with Energy',
    );
  });
});

describe('Poison and Burn', () => {
  it('apply after the turn that an attack ends', async () => {
    expect(await asked('attack Blow', `ME t7 p1 | ${ODD} +PP ~poisoned / - vs Pikachu / -`)).toContain(
      'It applies after the turn (SC.Poisoned#2)',
    );
    expect(await asked('attack Blow', `CR t7 p1 | ${ODD} +PP ~burned / - vs Pikachu / -`)).toContain('(311.3b)');
  });

  it('are not said to where no turn ends', async () => {
    expect(await asked('retreat', 'ME t7 p1 | Pikachu +L ~poisoned / Shinx vs Pikachu / -')).not.toContain(
      'applies after the turn',
    );
  });
});

describe('what the players will ask next', () => {
  it('is that both begin again where neither hand has a Basic Pokémon, and the extra card', async () => {
    const both = await asked('mulligan', 'ME p1 setup | [hand (Switch, 6 W), deck 53] vs [hand (7 R), deck 53]');
    expect(both).toContain('nobody draws an extra card for it');
    const one = await asked(
      'mulligan',
      'ME p1 setup | [hand (Switch, 6 W), deck 53] vs Pikachu / - [prizes 6, hand 6]',
    );
    expect(one).not.toContain('nobody draws an extra card for it');
  });

  it('is that no Prize is taken for what is Knocked Out', async () => {
    const wall = (text: string): string => `Wall{30HP, C, no weakness, no resistance${text}}`;
    const free =
      ', "Ability Free: If this Pokémon is Knocked Out by damage from an attack from your opponent\'s Pokémon, your opponent can\'t take any Prize cards for it."';
    const attack = (pokemon: string) =>
      asked('attack Blow', `ME t7 p1 | ${ODD} +PP / - [prizes 3] vs ${pokemon} / Pikachu [prizes 3]`);
    expect(await attack(wall(free))).toContain('Knocked Out and no Prize is taken for it');
    expect(await attack(wall(''))).toContain('Knocked Out and you take a Prize');
  });
});

describe('a power that asks for several Pokémon on the Bench', () => {
  const SEEKER =
    'Seeker{40HP, P, "Poké-Power Seek: Once during your turn (before your attack), if you have Seeker, Pichu, and Shinx on your Bench, you may draw a card."}';

  it('names the one that is not there, and none that is', async () => {
    const out = await asked('use Seek', `CR t7 p1 | Pichu / ${SEEKER}, Shinx [deck 9] vs Pichu / -`);
    expect(out).toContain('only if p1 has Benched Pichu in play');
    expect(out).not.toContain('it is not so that');
    expect(out).not.toContain('has Benched Shinx');
  });
});

describe('a Pokémon of which the Basic Pokémon card alone comes back', () => {
  const NET =
    'cards:\n  Scoop Net: {kind: trainer, play: {text: "One of yours goes, as its Basic card, to your hand.", does: [{return: {one: {side: yours}}, to: hand, attached: discard, kept: basic}]}}\nboard: CR t9 p1 | Onix / Machoke<Machop +F [hand (Scoop Net), discard 0] vs Chansey / -\n';
  const SAID = "The Basic Pokémon card of your Machoke goes to its owner's hand";

  it('is not said to go there as a whole', async () => {
    const asks = await ran(['can', 'play Scoop Net on bench 1', '-b', '-'], NET);
    expect(asks.out.replace(/\s+/gu, ' ')).toContain(`${SAID} and all its other cards are discarded`);
    const played = await ran(['replay', '-'], `${NET}steps: [{do: play Scoop Net, answers: [bench 1]}]\n`);
    expect(played.out.replace(/\s+/gu, ' ')).toContain('The Basic Pokémon card of Machoke goes to its owner');
  });
});
