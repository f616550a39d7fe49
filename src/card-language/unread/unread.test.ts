import { describe, expect, it, test } from 'vitest';
import { UPON_ITS_POKEMON } from '../../state/index.ts';
import {
  answeringText,
  isUsedText,
  leavesEffects,
  limitsComing,
  offeredUse,
  speaksOfPlaying,
  touchesOf,
  touchesOfAttack,
  touchesUnpriced,
  unreadText,
  withoutLastReminders,
} from './index.ts';

describe('older texts that are not read', () => {
  it('let an attack be used where its player may flip for more damage', () => {
    const text =
      'Whenever a player attacks with a Pokémon with Lt. Reed in its name, they may flip a coin. If heads, and if its attack does damage, that attack does 10 more damage.';
    expect(touchesOf(text)).toEqual(['damage', 'effects']);
    expect(touchesOf(text.replace('they may flip', 'they flip'))).toContain('attack');
  });

  it('end Special Conditions and change HP where they take the top card off', () => {
    const text = 'When you play this card and attach it to a Pokémon, you may discard the top card from it.';
    expect(touchesOf(text)).toEqual(expect.arrayContaining(['conditions', 'hp', 'knock-out', 'types']));
    expect(touchesOf(text.replace('from it', 'of your deck'))).not.toContain('conditions');
  });

  it('are silent in the opposing turn where they speak of attacks of their own side', () => {
    const text = 'Whenever 1 of your Pokémon uses its Dust attack, that attack does 10 more damage for each card.';
    expect(unreadText(text, 'Mistmoth').while).toEqual({ 'own-turn': true });
    expect(unreadText(text.replace('1 of your', 'a'), 'Mistmoth').while).toBeUndefined();
  });
});

describe('what an unread text can bear on', () => {
  it.each([
    ["Your opponent's Pokémon can't retreat.", 'retreat'],
    ['The Retreat Cost of each Grass Pokémon is 0.', 'retreat-cost'],
    ['Mistmoth pays Colorless less Energy to use Dust.', 'cost'],
    ['Each Fire Energy attached to it provides two Energy.', 'energy'],
    ['Nobody can attach Energy out of a hand.', 'attach-energy'],
    // As an Energy card says it, which is played by attaching it.
    ['When you play this card from a hand, it does 10 damage to that Pokémon.', 'after-attach-energy'],
    ['You may evolve it during the turn you play it.', 'evolve'],
    ["Mistmoth can't attack.", 'attack'],
    ['A player who wants to attack flips a coin first.', 'attack'],
    ['Each player can have 8 Benched Pokémon.', 'bench'],
    ['It gets +20 HP.', 'hp'],
    ['Between turns, put a damage counter on it.', 'checkup'],
    ["It can't be Asleep.", 'conditions'],
    ['The opponent takes one more Prize card.', 'prizes'],
    [
      'Whenever your opponent plays a Pokémon from their hand to evolve one of theirs, put 2 damage counters on it.',
      'after-evolve',
    ],
  ])('%s touches %s', (text, what) => {
    expect(touchesOf(text)).toContain(what);
  });

  it.each([
    'No Poké-Power works.',
    'Prevent all effects of any Stadium on your side of the table.',
    'Abilities have no effect.',
    'Ignore the effect of every Stadium.',
    'It counts as a Fire Pokémon.',
    'Use that number instead.',
    "Your opponent can't play any cards from his or her hand.",
    'It loses all its Weakness.'.replace('loses', 'may lose'),
  ])('%s may bear on anything', (text) => {
    expect(touchesOf(text)).toBeUndefined();
  });

  it.each([
    ['Each time Mistmoth is damaged, take 10 off. This power stops working if you have 2 Mistmoth in play.', 'damage'],
    ['It may hold 2 Tool cards. If it loses this Ability, discard one of them.', 'play-trainer'],
  ])('%s speaks of itself where it says when it ends', (text, what) => {
    const touches = touchesOf(text);
    expect(touches).toContain(what);
    expect(touches).not.toContain('evolve');
    expect(touches).not.toContain('play-stadium');
  });

  it('is nothing that can be drawn or won by where a text is about making a deck', () => {
    const touches = touchesOf('You may have up to 3 Mistmoth cards in your deck with Moth in their names.');
    expect(touches).not.toContain('draw');
    expect(touches).not.toContain('win');
    expect(touchesOf('You may have up to 3 cards of your deck in your hand.')).toContain('draw');
  });

  it('is nothing but attacks where every sentence applies only during an attack', () => {
    for (const text of [
      "Whenever your opponent's attack damages Mistmoth (even if Mistmoth is Knocked Out), this power does 10 damage to the attacking Pokémon. (Don't apply Weakness and Resistance.) This power can't be used if Mistmoth is Asleep when your opponent attacks.",
      "Prevent all effects of your opponent's attacks done to Mistmoth.",
      "If your opponent has any Pokémon-ex in play, each of Mistmoth's attacks do 30 more damage to the Defending Pokémon.",
    ]) {
      expect(touchesOf(text)).toContain('damage');
      expect(touchesOf(text)).not.toContain('effects');
    }
    for (const text of [
      'Whenever your opponent benches a Pokémon, put a damage counter on it.',
      "Prevent all effects of your opponent's attacks done to Mistmoth. Whenever you play a card, heal 10 damage.",
    ])
      expect(touchesOf(text)).toContain('effects');
  });

  it('is what Energy counts as, and not anything, where Energy is of another type', () => {
    const touched = touchesOf('All Energy attached to Mistmoth are Fire Energy instead of their usual type.');
    expect(touched).toContain('energy');
    expect(touched).not.toContain('bench');
    expect(touchesOf('Use that type instead of its usual attack.')).toBeUndefined();
  });

  it('is not an attack where attacks are only mentioned', () => {
    expect(touchesOf("Any damage done to Mistmoth by your opponent's attacks is reduced by 20.")).toEqual(['damage']);
    expect(touchesOf("This Pokémon's attacks do 20 more damage.")).not.toContain('attack');
  });

  it.each([
    'The Pokémon this card is attached to gets +20 HP.',
    'If Lum Berry is on it, each Water Energy attached to it stays there.',
    'As long as this card is attached to a Pokémon, heal 10 damage from it between turns.',
    'Discard a Fire Energy attached to this Pokémon.',
  ])('is not attaching Energy where it only says what is attached: %s', (text) => {
    expect(touchesOf(text)).toBeDefined();
    expect(touchesOf(text)).not.toContain('attach-energy');
  });

  it.each([
    "Energy can't be attached to your opponent's Pokémon.",
    'Whenever Energy is attached to a Pokémon, put a damage counter on it.',
    'The Pokémon this card is attached to may have a second Energy attached each turn by attaching it.',
    'This card can only be attached to a Water Pokémon.',
  ])('is attaching where it is done, by either player: %s', (text) => {
    expect(touchesOf(text) ?? ['attach-energy']).toContain('attach-energy');
  });

  it('bears on no attack for a coin of a retreat or of the time between turns, nor for a change until the turn is over', () => {
    const touched = [
      'Whenever a player tries to retreat a Pokémon, that player flips a coin.',
      'Each player flips 2 coins for a Pokémon of theirs that is Asleep between turns.',
      "Mistmoth's type becomes Fire until the end of the turn.",
      "The attacks of that side's Fire Pokémon do 20 more damage.",
      "During your opponent's turn, if Mistmoth would be damaged by an attack (after applying Weakness and Resistance), flip a coin.",
    ].map((text) => touchesOf(text)?.includes('attack'));
    expect(touched).toEqual([false, false, false, false, false]);
    expect(touchesOf("A Pokémon that tries to retreat can't attack.")).toContain('attack');
  });

  it('bears on no damage where it asks whether the attack has knocked out', () => {
    const asks = ["If this attack doesn't Knock Out", 'Unless this attack Knocks Out'].map((words) =>
      touchesOf(`${words} the Defending Pokémon, flip 2 coins. Your opponent sings.`)?.filter((what) =>
        ['damage', 'knock-out'].includes(what),
      ),
    );
    expect(asks).toEqual([[], []]);
    expect(touchesOf('If it is heads, Knock Out the Defending Pokémon.')).toContain('knock-out');
    expect(touchesOf('If this attack knocks out the Defending Pokémon, it did 20 damage.')).toContain('damage');
  });

  it.each([
    "Any damage done to Mistmoth by an opponent's attack is reduced by 10 for each card in your hand.",
    'Prevent all damage done to Mistmoth by attacks of Pokémon with a tail.',
    "The attacks of your opponent's Pokémon do 10 less damage to the Fire Pokémon this card is attached to.",
    "During your opponent's turn, if Mistmoth would be damaged by an opponent's attack (after applying Weakness and Resistance), flip a coin.",
  ])('waits until an attack damages its own Pokémon: %s', (text) => {
    expect(unreadText(text, 'Mistmoth').upon).toBe('damaged');
  });

  it('is of the cards of one kind alone where only those cannot be played', () => {
    expect(touchesOf("Your opponent can't play Pokémon Tool cards.")).toEqual(['effects', 'play-trainer']);
    expect(touchesOf("Your opponent can't play Trainer cards.")).toContain('bench');
  });

  it('is nothing of what only repeats a rule', () => {
    const reminder = 'It stays in play when you play it. Discard it if another Stadium comes into play.';
    expect(touchesOf(`It gets +20 HP. ${reminder}`)).toEqual(touchesOf('It gets +20 HP.'));
    const evolving = 'Between turns, put a card that evolves from it on it.';
    expect(touchesOf(`${evolving} (This counts as evolving that Pokémon.)`)).toEqual(touchesOf(evolving));
    expect(touchesOf(`${evolving} (This counts as 2 cards.)`)).toBeUndefined();
  });

  it('is an offered use where it says what those who are put down so are considered', () => {
    const offer =
      "Once during each player's turn, that player may put a Fern from his or her discard pile onto his or her Bench.";
    const unread = (more: string) => unreadText(`${offer} ${more}`, 'Deep Lake').touches;
    expect(unread('(Cards put on the Bench this way are considered Basic Pokémon.)')).toEqual([]);
    expect(unread('(Ferns are considered Basic Pokémon.)')).toBeUndefined();
  });

  it.each([
    "Ember Stone: If an Active Pokémon is Asleep, Mistmoth's attacks do 30 more damage to that Pokémon.",
    "As long as your opponent has Fern, Bern, or Stern in play, each of Mistmoth's attacks does 30 more damage to it.",
    'Whenever an attack (even yours) does damage to Mistmoth, that attack does only half the damage to it. (Any other effects of attacks still happen.)',
    "The attack cost of Mistmoth's Glow is now Fire.",
    "Damage done to any of your Moths by attacks is reduced by 10. You can't use more than 1 Down Poké-Body each turn.",
  ])('bears on no effect outside an attack where it speaks of attacks alone: %s', (text) => {
    expect(touchesOf(text)).not.toContain('effects');
  });

  it.each([
    "Mistmoth's attacks do 30 more damage to the Active Pokémon and any damage done to Mistmoth is 30 more.",
    "As long as Mistmoth is Active, your opponent can't draw, Mistmoth's attacks do 30 more damage to it.",
    'Any damage done to Mistmoth is reduced by 20.',
    'Whenever an attack damages Mistmoth, it does 10 more damage. Each player shows his or her hand.',
  ])('bears on effects where it may speak of more than attacks: %s', (text) => {
    expect(touchesOf(text)).toContain('effects');
  });

  it('bears on no damage where it answers a Knock Out by damage, unless it does some', () => {
    const fallen = 'If a Moth is Knocked Out by damage from an attack,';
    expect(touchesOf(`${fallen} put it in the Lost Zone instead of the discard pile.`)).toEqual([
      'effects',
      'knock-out',
    ]);
    expect(touchesOf(`${fallen} put 2 damage counters on it.`)).toContain('damage');
    expect(touchesOf('If a Moth would be Knocked Out by damage, flip a coin.')).toContain('damage');
  });

  it('takes the name of an attack for no word of its own', () => {
    const more =
      'that attack does 20 more damage. If you have more than 1 Mistmoth in play, use only 1 [Ire] for each attack.';
    expect(touchesOf(`Whenever 1 of your Moths uses its Secret Power attack, ${more}`)).toEqual(['damage']);
    expect(touchesOf(`Whenever 1 of your Moths uses its power, ${more}`)).toBeUndefined();
    expect(touchesOf("Moths can't use its Secret Power attack.")).toContain('attack');
  });

  it.each([
    ['If it is Asleep, it has no Weakness. Ignore these effects if this card is attached to a Moth.', 'weakness'],
    ["Each Special Energy card provides 1 Fire Energy. This isn't affected by any Poké-Bodies.", 'energy'],
    ['Each Special Energy on your Moths provides Fire Energy instead.', 'energy'],
    ["Mistmoth's damage isn't affected by Poké-Bodies or any other effects on the Defending Pokémon.", 'damage'],
    ["After your opponent's Pokémon uses a Poké-Power, put 3 damage counters on it.", 'damage'],
    ["That Moth may use this card's attack instead of its own.", 'attack'],
    ['When its Moth retreats, discard this card instead of discarding Energy cards.', 'retreat'],
    ['When you attach Energy (excluding effects of attacks or Poké-Powers), take 2 damage counters off it.', 'damage'],
    ['It has the effect "it does 10 more damage." You can\'t use more than 1 Down Poké-Body each turn.', 'damage'],
  ])('is what it names, where it speaks of texts only beside that: %s', (text, what) => {
    expect(touchesOf(text)).toContain(what);
    expect(touchesOf(text)).not.toContain('level-up');
  });

  it.each([
    'Ignore these effects if it has a Poké-Body.'.replace('if it has', 'and'),
    'Each Moth is Fire instead.',
    "Mistmoth isn't affected by Poké-Bodies.",
    'Its owner uses a Poké-Power.',
    'It does this instead of its own Poké-Power.',
  ])('may still bear on anything: %s', (text) => {
    expect(touchesOf(text)).toBeUndefined();
  });

  it('is nothing before it is used, of what its player uses', () => {
    expect(isUsedText('Once during your turn, you may draw a card.')).toBe(true);
    expect(isUsedText('Once during your turn, you may draw a card. As long as it is Active, nobody retreats.')).toBe(
      false,
    );
    expect(isUsedText('Nobody retreats.')).toBe(false);
    expect(isUsedText('This power can only be used when a Pokémon evolves. Search your deck for a Mistmoth.')).toBe(
      true,
    );
    expect(isUsedText('When you play Mistmoth from your hand, choose a card from your discard pile.')).toBe(true);
    expect(isUsedText('When you play Mistmoth from your hand, it gets +20 HP as long as it is Active.')).toBe(false);
    expect(isUsedText('When you play Mistmoth from your hand, flip a coin. Whenever it attacks, flip again.')).toBe(
      false,
    );
  });

  it('depends on the place that the whole text names', () => {
    expect(
      unreadText("As long as Mistmoth is your Active Pokémon, your opponent can't retreat.", 'Mistmoth').while,
    ).toEqual({ self: { place: 'active' } });
    expect(
      unreadText("As long as Otherone is your Active Pokémon, your opponent can't retreat.", 'Mistmoth').while,
    ).toBeUndefined();
    expect(
      unreadText('As long as this Pokémon is on your Bench, it rests. It gets +20 HP.', 'Mistmoth').while,
    ).toBeUndefined();
    expect(
      unreadText(
        'As long as Mistmoth is your Active Pokémon, sleepers flip 2 coins. If either is tails, they sleep on.',
        'Mistmoth',
      ).while,
    ).toEqual({ self: { place: 'active' } });
  });
});

describe('whether an attack can be used, by its text', () => {
  it.each([
    'Discard a Fire Energy attached to Mistmoth.',
    'Discard 2 cards from your hand. This attack does 30 damage.',
    'Discard an Energy attached to it in order to use this attack.',
    "If you have no Bench, this attack can't be used.",
    "You can't use this attack again while it is in play.",
    'You can use this attack only on your first turn.',
    "Choose 1 of the Defending Pokémon's attacks. Dust copies that attack.",
    'Choose an attack of theirs and use it as this attack.',
    'Discard 2 Water Energy attached to this Pokémon. Weird damage to all Pokémon.',
    'Discard your hand and 1 of your Benched Pokémon. If they do, sing.',
    'Use any attack from its Basic Pokémon.',
    "Sing a song. You can't use this attack during your first turn.",
    'If they have 6 Prizes, this attack can be used for Metal.',
  ])('%s: it depends on the text', (text) => {
    expect(touchesOfAttack(text)).toBeUndefined();
  });

  it.each([
    'A coin: heads, and the Defending Pokémon falls Asleep.',
    'This attack does 10 damage to each Benched Pokémon.',
    'Discard the top card of your deck.',
    'Heal 20 damage from this Pokémon.',
    'Flip a coin. If tails, this attack does nothing.',
    "Your opponent can't play any Trainer cards during their next turn.",
    'Put 2 cards from your discard pile into your hand.',
    'Discard cards from the top of your deck until only 1 card remains.',
    'You may discard any number of Energy cards attached to this Pokémon.',
    'If this Pokémon has 3 extra Energy attached to it, this attack does 50 damage instead.',
    "Mistmoth can't attack during your next turn.",
    "Sing a song. Then you can't use this attack during your next turn.",
    'Discard all Trainer cards attached to the Defending Pokémon.',
    'Discard all basic Water Energy or all basic Metal Energy attached to this Pokémon.',
    'Discard a Water Energy attached to this Pokémon. If you do, sing.',
    "Discard 2 cards from your hand. If you can't discard 2 of them, this attack does nothing.",
    "Discard 1 of your opponent's Pokémon and all cards attached to it.",
    'Discard a number of your Benched Mistmoth up to the number of coins.',
    "During your opponent's next turn, the Defending Pokémon can only use that attack.",
  ])('%s: it can', (text) => {
    expect(touchesOfAttack(text)).toBeDefined();
    expect(touchesOfAttack(text)).not.toContain('attack');
  });
});

describe('a text that waits for something that is done', () => {
  it.each([
    [
      'When you attach a Fire Energy card from your hand to Mistmoth, remove 2 damage counters from it.',
      'attach-energy',
    ],
    ['Whenever any player plays a Pokémon from his or her hand to evolve, put a damage counter on it.', 'evolve'],
    ["If your opponent's Active Pokémon retreats, put 2 damage counters on that Pokémon.", 'retreat'],
  ])('%s does not bear on whether it may be done', (text, what) => {
    expect(touchesOf(text)).toBeDefined();
    expect(touchesOf(text)).not.toContain(what);
  });

  it.each([
    [
      'Whenever your opponent plays a Trainer card, you may flip a coin. If heads, that card does nothing.',
      'play-trainer',
    ],
    ['Whenever you attach Energy from your hand, you may attach another Energy card to it.', 'attach-energy'],
    ["If your opponent's Active Pokémon retreats, it can't come back.", 'retreat'],
  ])('%s still does where its words may undo it', (text, what) => {
    expect(touchesOf(text) ?? [what]).toContain(what);
  });
});

describe('a power that was used', () => {
  it.each([
    'You may turn all Energy attached to it into Fire Energy for the rest of the turn.',
    "You may change Mistmoth's type to Water until the end of your turn.",
    'That power stops working until the end of this turn.',
  ])('leaves an effect: %s', (text) => {
    expect(leavesEffects(text)).toBe(true);
  });

  it.each([
    "Once during your turn (before your attack), you may draw a card. This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.",
    "As often as you like during your turn, move 1 damage counter as long as you don't Knock Out that Pokémon.",
  ])('left nothing: %s', (text) => {
    expect(leavesEffects(text)).toBe(false);
  });
});

describe('a power of the opposing turn', () => {
  it('is known by its words, with what it waits for', () => {
    const spell =
      "Once during your opponent's turn, if Mistmoth would be Knocked Out by damage from an attack, you may flip a coin.";
    expect(answeringText(spell, 'Mistmoth')).toMatchObject({ opposingTurn: true, upon: 'struck-down' });
    const curse = "If Mistmoth would be Knocked Out by damage from an opponent's attack, you may draw a card.";
    expect(answeringText(curse, 'Mistmoth')).toMatchObject({ opposingTurn: true, upon: 'struck-down' });
    const other = "Once during your opponent's turn, when any of your Pokémon is Knocked Out, you may draw a card.";
    expect(answeringText(other, 'Mistmoth')).toMatchObject({ opposingTurn: true, upon: 'knock-out' });
    const used =
      "Once during your opponent's turn, when any of your Pokémon is Knocked Out by your opponent's attacks, you may use this power. Choose a card that was discarded and attach it to Mistmoth.";
    expect(answeringText(used, 'Mistmoth')).toMatchObject({ opposingTurn: true, upon: 'knock-out' });
    const atAnyTime = "Once during your opponent's turn, you may draw a card.";
    expect(answeringText(atAnyTime, 'Mistmoth')).toMatchObject({ opposingTurn: true });
    expect(answeringText(atAnyTime, 'Mistmoth')).not.toHaveProperty('upon');
    expect(answeringText('Once during your turn, you may draw a card.', 'Mistmoth')).toBeNull();
  });
});

describe('a text that answers something', () => {
  const grows =
    "Whenever you attach an Energy card to Mistmoth, flip a coin. If heads, search your deck for a card that evolves from Mistmoth. Shuffle your deck afterward. This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.";

  it('waits for Energy on its own Pokémon, and keeps nobody from an act', () => {
    const read = unreadText(grows, 'Mistmoth');
    expect(read).toMatchObject({ upon: 'energy-attached' });
    expect(read.touches).toContain('after-attach-energy');
    expect(read.touches).not.toContain('attack');
    expect(read.touches).not.toContain('evolve');
  });

  it('is over with the turn also where it names that moment last', () => {
    const frost = 'As long as Frost is your Active Pokémon, put 1 damage counter on each Active Pokémon';
    const sides = "(excluding Water Pokémon) (both yours and your opponent's)";
    expect(unreadText(`${frost} ${sides} between turns.`, 'Frost')).toMatchObject({ afterTurn: true });
    expect(unreadText(`${frost}, and sing between turns.`, 'Frost')).not.toHaveProperty('afterTurn');
    const remains =
      'If Frost remains affected by any Special Conditions between turns, remove 2 damage counters from Frost.';
    expect(unreadText(remains, 'Frost')).toMatchObject({ afterTurn: true });
    expect(unreadText(`${remains} Your opponent sings.`, 'Frost')).not.toHaveProperty('afterTurn');
  });

  it('waits for a Special Condition, or for damage, where it asks for that between turns and at the start of turns alike', () => {
    const between = (has: string, then: string): string =>
      `At any time between turns, if ${has}, you may ${then}. At the start of each turn, if ${has}, ${then}.`;
    const afflicted = between('the Pokémon Sweet Nut is attached to is Asleep or Poisoned', 'remove that from it');
    expect(unreadText(afflicted, 'Sweet Nut')).toMatchObject({ upon: 'afflicted', touches: ['checkup', 'conditions'] });
    const hurt = between(
      'there are at least 3 damage counters on the Pokémon Sour Nut is attached to',
      'remove 3 of them',
    );
    expect(unreadText(hurt, 'Sour Nut')).toMatchObject({
      upon: 'has-damage',
      touches: ['checkup', 'damage'],
      afterTurn: true,
    });
    expect(unreadText('Whenever this Pokémon attacks, do weird things.', 'Sour Nut')).not.toHaveProperty('afterTurn');
    const other = between('there are at least 3 damage counters on any Pokémon', 'remove 3 of them');
    expect(unreadText(other, 'Sour Nut')).not.toHaveProperty('upon');
  });

  it('puts nothing into play by naming the cards that come there', () => {
    const wind = 'Until the end of the weird turn, each Stadium card has no effect.';
    const all = `${wind} (This includes cards that come into play on that turn.)`;
    expect(touchesOfAttack(all)).toEqual(touchesOfAttack(wind));
    expect(touchesOf('Until the end of the weird turn, put a card into play.')).toContain('bench');
  });

  it('says what an attack bears on where a copy spares its price, and only where it asks for one', () => {
    const blaze = 'Discard 3 Fire Energy attached to Foxfire in order to use this attack. Weird damage to all Pokémon.';
    expect(touchesOfAttack(blaze)).toBeUndefined();
    expect(touchesUnpriced(blaze)).toEqual(['damage', 'effects']);
    expect(touchesUnpriced('Weird damage to all Pokémon.')).toBeUndefined();
    const kept =
      'Discard 3 Fire Energy in order to use this attack. This attack can be used only if you have no cards in your hand.';
    expect(touchesUnpriced(kept)).toBeUndefined();
  });

  it('waits for a Special Condition that it removes', () => {
    const berry =
      'Some Berry: If Mistmoth is Burned, remove the Special Condition Burned from Mistmoth at the end of the turn.';
    expect(unreadText(berry, 'Mistmoth')).toMatchObject({ upon: 'afflicted' });
  });

  it.each([
    ['If this Pokémon is Asleep, flip 2 coins instead of 1. If either of them is tails, it stays so.', 'afflicted'],
    ['When this Pokémon is Knocked Out, flip a coin. If heads, no Prize card is taken instead.', 'knocked-out'],
    [
      'If the Pokémon this card is attached to has 3 Energy and is Knocked Out by damage from an attack, sing instead.',
      'struck-down',
    ],
    [
      'If Mistmoth is your Active Pokémon and is damaged by an attack (even if Mistmoth is Knocked Out), it sings.',
      'damaged',
    ],
    [
      "If Mistmoth is Burned or Poisoned by an opponent's attack (even if Mistmoth is Knocked Out), it sings.",
      'afflicted',
    ],
    [
      'Glow: This Pokémon may attack twice a turn. (If the first attack Knocks Out the other, you may attack again.)',
      'own-attack',
    ],
  ])('waits for what happens to its own Pokémon, and bears on no act: %s', (text, upon) => {
    const read = unreadText(text, 'Mistmoth');
    expect(read).toMatchObject({ upon });
    for (const act of ['attack', 'retreat', 'cost', 'evolve', 'attach-energy']) expect(read.touches).not.toContain(act);
    expect(read.touches).toContain('effects');
  });

  it('waits for what its own Pokémon does where it says what its attacks do more', () => {
    const more =
      "If the Defending Pokémon has any Energy of a kind that sings, Mistmoth's attacks do 40 more damage to it.";
    expect(unreadText(more, 'Mistmoth')).toMatchObject({ upon: 'own-act', touches: ['damage'] });
    expect(unreadText(more, 'Otherone').upon).toBeUndefined();
  });

  it.each([
    'When this Pokémon is Knocked Out, draw a card. Your Pokémon have no Retreat Cost.',
    "If this Pokémon is Asleep, draw a card. Your opponent's Pokémon can't attack.",
    'When your Active Pokémon is Knocked Out by damage from an attack, move its Energy to this Pokémon instead.',
    "If this Pokémon has any Energy, your opponent's Pokémon is Knocked Out by damage from an attack, so to speak.",
    'If an attack damages this Pokémon, prevent that damage instead.',
    "If this Pokémon has any Energy and your opponent's Pokémon is Knocked Out by damage from an attack, draw a card.",
    'If this Pokémon is Asleep, it can still attack.',
    'If this Pokémon is Asleep, ignore that when it attacks.',
    "If this Pokémon is Confused, it can't retreat.",
    'If this Pokémon is Paralyzed, its Retreat Cost is free.',
    'Whenever you attach an Energy card to 1 of your Pokémon, draw a card.',
    "Whenever you attach an Energy card to Mistmoth, Mistmoth's type is Water until the end of the turn.",
    "Whenever you attach an Energy card to Mistmoth, Mistmoth can't attack.",
    'Whenever you attach an Energy card to Mistmoth, draw a card. As long as Mistmoth is Active, draw twice.',
  ])('waits for nothing of its own: %s', (text) => {
    expect(UPON_ITS_POKEMON).not.toContain(unreadText(text, 'Mistmoth').upon);
  });
});

describe('words that only sound as if a text spoke of texts or rules', () => {
  it('leave known what the text can bear on', () => {
    const zone =
      "Prevent all damage done to Pokémon without a Rule Box by attacks from your opponent's Pokémon. (These have Rule Boxes.)";
    const pouch = 'Put that Energy into your hand instead of the discard pile.';
    const street =
      "Whenever a player's Active Pokémon moves to the Bench during their turn, put 2 damage counters on that Pokémon. If a Stadium with the same name is in play, you can't play this card.";
    const body = 'As long as this Power is active, discard any Tool cards attached to Mistmoth.';
    for (const text of [zone, pouch, street, body]) expect(touchesOf(text)).toBeDefined();
    expect(touchesOf(street)).toContain('after-retreat');
    expect(touchesOf(street)).not.toContain('retreat');
  });

  it('and other rules, or another thing instead, leave it open', () => {
    expect(touchesOf('Pokémon in play follow other rules.')).toBeUndefined();
    expect(touchesOf('Put that card on your deck instead of drawing it.')).toBeUndefined();
  });
});

describe('a text of the time after a turn', () => {
  it.each([
    'At the end of each turn, if it has any damage counters on it, heal 20 damage from it. If you healed any damage in this way, discard this card.',
    'During Pokémon Checkup, put 2 damage counters on your opponent’s Active Pokémon.',
  ])('keeps nobody from an act: %s', (text) => {
    const touches = unreadText(text, 'Jelly').touches ?? [];
    expect(touches).toContain('damage');
    for (const act of ['attack', 'attach-energy', 'retreat', 'play-trainer']) expect(touches).not.toContain(act);
  });

  it('may do so where a part of it speaks of another time', () => {
    const text = "At the end of each turn, heal 20 damage from it. It can't attack.";
    expect(unreadText(text, 'Jelly').touches).toContain('attack');
  });
});

describe('what goes on when a Pokémon evolves', () => {
  it('keeps nobody from evolving it, but where it forbids it', () => {
    expect(touchesOf('Poisoned Pokémon stay Poisoned when they evolve or devolve.')).toContain('after-evolve');
    expect(touchesOf('Poisoned Pokémon stay Poisoned when they evolve or devolve.')).not.toContain('evolve');
    expect(touchesOf("Poisoned Pokémon can't evolve.")).toContain('evolve');
    const stays = "Your opponent can't remove the Special Condition Burned by evolving or devolving a Burned Pokémon.";
    expect(touchesOf(stays)).toContain('after-evolve');
    expect(touchesOf(stays)).not.toContain('evolve');
    expect(touchesOf(`${stays} Burned Pokémon can't evolve.`)).toContain('evolve');
  });
});

describe('an answer to damage', () => {
  it('keeps nobody from attacking, but where it undoes the attack', () => {
    const spun = "Whenever your opponent's attack damages Mistmoth, unless that Knocks it Out, flip a coin.";
    expect(touchesOf(spun)).not.toContain('attack');
    const undone = "Whenever your opponent's attack damages Mistmoth, flip a coin. If heads, that attack does nothing.";
    expect(touchesOf(undone)).toContain('attack');
  });

  it('keeps nobody from an attack that knocks out where it waits for the Knock Out', () => {
    const answers = 'When the Pokémon of your opponent is Knocked Out, flip a coin';
    expect(touchesOf(`${answers}. If heads, take a Prize card.`)).not.toContain('attack');
    expect(touchesOf(`${answers}, and prevent all damage.`)).toContain('attack');
    expect(touchesOf('Flip a coin before you use an attack.')).toContain('attack');
  });
});

describe('a text on how its own Pokémon comes into play', () => {
  it('is kept apart from one on what is done when it comes', () => {
    expect(limitsComing("Put this Pokémon into play only with the effect of Mistwing's Flight.", 'Mistmoth')).toBe(
      true,
    );
    expect(limitsComing("Mistmoth can't be played from your hand.", 'Mistmoth')).toBe(true);
    expect(limitsComing('When you put this Pokémon into play, draw a card.', 'Mistmoth')).toBe(false);
  });
});

describe('an attack that counts heads', () => {
  it('may be begun whatever the coins say', () => {
    expect(touchesOfAttack('Flip 2 coins. If only 1 is heads, the Defending Pokémon is now Asleep.')).toBeDefined();
    expect(touchesOfAttack('This attack can be used only if you have no Bench.')).toBeUndefined();
    // What stands for its effect says nothing of whether it may be used.
    expect(touchesOfAttack('Use a song as the effect of this attack.')).not.toContain('attack');
    expect(touchesOfAttack('Use a song as this attack.')).toBeUndefined();
  });
});

describe('a text about the attacks of its own Pokémon alone', () => {
  const gust =
    "Whenever Mistmoth's attack damages the Defending Pokémon, if there are more than 3 Mistmoths and/or Moths on any Bench, that attack does 40 more damage (no matter how many heads you get).";

  it('bears on nothing but these attacks, whatever it counts for them', () => {
    expect(unreadText(gust, 'Mistmoth')).toMatchObject({ touches: ['damage'], upon: 'own-act' });
    const cheap = "If there is any Supporter in play, ignore all Colorless Energy necessary to use Mistmoth's attacks.";
    expect(unreadText(cheap, 'Mistmoth').touches).toEqual(['cost', 'damage']);
  });

  it('bears on more where it is of another Pokémon, or says more', () => {
    expect(unreadText(gust, 'Moth').touches).toContain('effects');
    const shields =
      "As long as the Bench is full, Mistmoth's attacks do 20 more damage and damage done by the Active Pokémon to Mistmoth is reduced by 20.";
    expect(unreadText(shields, 'Mistmoth').upon).not.toBe('own-act');
    const grows = "Mistmoth's attacks do 20 more damage and Mistmoth gets +10 HP.";
    expect(unreadText(grows, 'Mistmoth').touches).toContain('hp');
  });
});

describe('a card that stays in play', () => {
  it.each([
    'This card stays in play when you play it. Discard this card if another Stadium card comes into play. Between turns, put 1 damage counter on each Pokémon that has any Poké-Powers.',
    'Ignore the powers of all Basic Pokémon in play.',
    'Each Pokémon that has any Fire Energy attached to it does 10 more damage instead.',
    "If an attack would put a discarded card into its owner's hand, that card stays there instead.",
  ])('says nothing of its being played: %s', (text) => {
    expect(speaksOfPlaying(text)).toBe(false);
  });

  it.each([
    'No player may have more than 4 Benched Pokémon. When this card is played, each player with 5 of them returns 1.',
    "You can't put this down while you have a Pokémon-ex.",
    'Attach it only to a Grass Pokémon.',
    'This has to be attached to it.',
    'Put it into a Bench place.',
  ])('says something of it: %s', (text) => {
    expect(speaksOfPlaying(text)).toBe(true);
  });
});

test('a Stadium offers a use, also where that evolves, and once a turn where it says so', () => {
  const once =
    "Once during each player's turn, that player may evolve a Moth. (Players can't evolve a Basic Pokémon that was put into play this turn.)";
  expect(offeredUse(once)).toEqual({ text: once, oncePerTurn: true });
  expect(
    offeredUse("Once during each player's turn, that player may draw. Until then, each Moth is Asleep."),
  ).toBeNull();
  expect(offeredUse('Each Moth gets +10 HP.')).toBeNull();
});

test('a rule printed once more at the end of a text is left out of it', () => {
  const text = 'Sing a song. You may play only 1 Supporter card during your turn.';
  expect(withoutLastReminders(text)).toBe('Sing a song.');
  expect(withoutLastReminders('Sing a song. Then dance.')).toBe('Sing a song. Then dance.');
});
