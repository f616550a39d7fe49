import { describe, expect, it } from 'vitest';
import { touchesOf, unreadText } from './index.ts';

describe('what has to be on the table before an unread text does anything', () => {
  it.each([
    ['If Mistmoth remains affected by any Special Conditions between turns, take a counter off it.', 'affliction'],
    ['Put 1 damage counter on each of their Pokémon that remains Asleep between turns.', 'affliction'],
    ["Your opponent can't remove the Special Condition Burned by evolving his or her Burned Pokémon.", 'affliction'],
    ['Whenever your opponent flips a coin for their Burned Pokémon, treat it as tails.', 'affliction'],
    ['Special Conditions are not removed when Pokémon evolve.', 'affliction'],
    ['When your Active Pokémon is Knocked Out, you may move its Energy to Mistmoth.', 'knock-out'],
    ["If your opponent's Active Pokémon retreats, put 2 damage counters on it.", 'retreat'],
    ["If your Active Pokémon is damaged by an attack from your opponent's Pokémon, draw a card.", 'opposing-damage'],
    ["Each of your Grass Pokémon's Resistance is now -40.", 'damage-on-own-side'],
    [
      'If the Pokémon this card is attached to discards Energy for its Retreat Cost, put that Energy into your deck instead of the discard pile.',
      'retreat',
    ],
    ["Whenever Mistmoth would be damaged by your opponent's attack, flip 2 coins. For each heads, heal 10.", 'damaged'],
    [
      "Whenever your opponent's Active Pokémon moves to the Bench, the new Active Pokémon is now Burned.",
      'moved-to-bench',
    ],
    [
      'As long as Mistmoth is Active, whenever a player switches their Active Pokémon with 1 of their Benched Pokémon, draw a card.',
      'moved-to-bench',
    ],
    [
      'Whenever either player switches their Burned Active Pokémon with 1 of their Benched Pokémon with the effect of a Trainer card, the new Active Pokémon is now Burned.',
      'switched-by-trainer',
    ],
    ['If Mistmoth is switched or retreats to your Bench, move its Energy to the new Active Pokémon.', 'moved-to-bench'],
    ['When your opponent attaches an Energy card from a hand, put 1 damage counter on that Pokémon.', 'energy'],
    ['Whenever a player plays a Pokémon from their hand to evolve one of theirs, they draw a card.', 'evolution'],
    ['After your opponent plays a Supporter card from their hand, draw a card.', 'supporter'],
    ["After your opponent's Pokémon uses a Poké-Power, you may draw a card.", 'power-used'],
    ["Mistmoth can't attack.", 'own-act'],
    [
      "Whenever Mistmoth's attack damages a Water Pokémon, if 3 Mistmoths are in play, that attack does 40 more damage (no matter how many heads you get). This power stops working while Mistmoth is Asleep.",
      'own-act',
    ],
    [
      'Attach Mistmoth to 1 of your Pokémon. Whenever an attack from the Pokémon that Mistmoth is attached to does damage, the attack does 10 more damage. At the end of your turn in which this happens, discard Mistmoth.',
      'own-act',
    ],
    ['This Pokémon may have up to 4 Pokémon Tools attached to it.', 'own-act'],
    ["If a Water Pokémon is Active, each of Mistmoth's attacks does 30 more damage to it.", 'own-act'],
    ["You can't attach Fire Energy cards from your hand to Mistmoth.", 'own-act'],
  ])('%s waits for: %s', (text, upon) => {
    expect(unreadText(text, 'Mistmoth').upon).toBe(upon);
  });

  it.each([
    // Another clause speaks of any Pokémon.
    'Your Poisoned Pokémon get +10 HP and each other Pokémon of yours gets +20 HP.',
    "Your opponent can't attach an Energy card to an Active Pokémon or to an Asleep Pokémon.",
    'If a Pokémon is Asleep or has damage on it, heal it between turns.',
    // It brings about the condition and does not need one.
    'Whenever a Pokémon comes into play, the new Active Pokémon is now Burned.',
    'Whenever an Active Pokémon moves to the Bench or evolves, it is now Burned.',
    'Whenever an Active Pokémon moves to the Bench, that turn ends.',
    'When a Pokémon is Knocked Out or goes to the Bench, draw a card.',
    'If a Pokémon retreats, it must be discarded.',
    "If your Active Pokémon is damaged by an attack from your opponent's Pokémon, that attack does nothing.",
    "Whenever Mistmoth would be damaged by your opponent's attack, prevent that attack's effects.",
    'When a Pokémon is Knocked Out, draw a card. Your Pokémon get +10 HP.',
    "Mistmoth's attacks do 10 more damage and any damage done to Mistmoth is increased by 10.",
    "Mistmoth can't attack. Your Benched Pokémon can't attack.",
    // Of the other player, or less of it than before.
    "Each of your opponent's Pokémon's Resistance is now -40.",
    "Each of your Pokémon's Resistance is now -10.",
  ])('%s waits for nothing of the kind', (text) => {
    expect(unreadText(text, 'Mistmoth').upon).toBeUndefined();
  });
});

describe('an unread text that bears on one thing alone', () => {
  it.each(['The Retreat Cost for each of your Water Pokémon is 0.', 'You pay Colorless less to retreat your Moths.'])(
    'bears on what a retreat costs: %s',
    (text) => {
      expect(touchesOf(text)).toEqual(['retreat', 'retreat-cost']);
    },
  );

  it('bears on more where it says more', () => {
    expect(touchesOf("The Retreat Cost of your Pokémon is 0. They can't be healed.")).toContain('effects');
  });

  it('bears on a retreat alone where a card makes it cheap and goes off with it', () => {
    const text = "That Pokémon's Retreat Cost is 0. When this Pokémon retreats, discard Mothfruit.";
    expect(touchesOf(text)).toEqual(['after-retreat', 'retreat', 'retreat-cost']);
    expect(touchesOf(`${text} It sings.`)).toContain('effects');
  });

  it('bears on damage alone where it only says what attacks do less', () => {
    const text =
      "The Moth, or the Mistmoth, this card is attached to takes 30 less damage from your opponent's attacks.";
    expect(touchesOf(text)).toEqual(['damage']);
    expect(touchesOf(`${text} It sings.`)).toContain('effects');
  });

  it('bears on nothing in play where it speaks of the set-up or of a deck', () => {
    expect(
      touchesOf('If this Pokémon is in your hand while you are setting up, you may put it face down at once.'),
    ).toEqual([]);
    expect(touchesOf('You may have up to 8 of these cards in your deck.')).toEqual([]);
    expect(touchesOf('If you took this card as a face-down Prize card, you may attach it at once.')).toEqual([]);
  });

  it('bears on no other act where a Stadium only offers one of its own', () => {
    const offered = "Once during each player's turn, that player may discard a card. If they do, they draw a card.";
    for (const text of [
      offered,
      "Once during each player's turn, if they have no Tool, that player searches their deck for a Fern.",
      'Each player that has a Fern in play may draw a card once during his or her turn. If the player does, he or she discards one.',
    ])
      expect(unreadText(text, 'Moth Park').touches).toEqual([]);
    for (const text of [
      `${offered} Each Pokémon gets +10 HP.`,
      "Once during each player's turn, after that player flips a coin for an attack, they may flip it again.",
      "Once during each player's turn, that player discards a card.",
      'Each player that has a Fern in play may attack twice.',
    ])
      expect(unreadText(text, 'Moth Park').touches).not.toEqual([]);
  });

  it('waits for Energy where a Stadium answers that it is attached', () => {
    const when = "Once during each player's turn, when that player attaches an Energy card to a Pokémon, he or she";
    expect(unreadText(`${when} takes 2 damage counters off it.`, 'Moth Park')).toMatchObject({ upon: 'energy' });
    expect(unreadText(`${when} takes 2 damage counters off it.`, 'Moth Park').touches).not.toContain('attach-energy');
    expect(unreadText(`${when} must discard it.`, 'Moth Park').touches).toContain('attach-energy');
  });

  it('does not bear on attaching where it only names what is attached already', () => {
    expect(touchesOf('If it has any Fire Energy attached to it, it is a Fire Pokémon.')).not.toContain(
      'after-attach-energy',
    );
  });
});
