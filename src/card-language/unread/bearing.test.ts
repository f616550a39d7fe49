import { describe, expect, it, test } from 'vitest';
import type { Bearing, Claim } from '../../claims/index.ts';
import type { Json } from '../../state/index.ts';
import { CLAIMS, everyVerb, VERBS, verbNameOf } from '../../text/index.ts';
import { grammar } from '../grammar/index.ts';
import { asText, treesOf } from '../grammar/random-tree.fixture.ts';
import { type Printed, readText } from '../index.ts';
import { wordsOf } from '../print/index.ts';
import { touchesOf } from './index.ts';

/** What a text bears on is seen from its words where it is not read; where it is read, it is known. The words may never say less than is known. */

const printed: Printed = {
  name: 'Emberfox',
  attack: 'Glow',
  damage: 30,
  mark: null,
  gx: false,
  released: '2014/02/05',
};

const claimsIn = (says: unknown): readonly Claim[] =>
  (says as { readonly always?: readonly Claim[] } | null)?.always ?? (Array.isArray(says) ? (says as Claim[]) : []);

/** What a text does: one that is used, or claims in force once their moment comes. */
const doneBy = (says: unknown, claims: readonly Claim[]): readonly Json[] =>
  (says as { readonly does?: readonly Json[] } | null)?.does ??
  claims.flatMap((claim) => ('does' in claim ? (claim.does as readonly Json[]) : []));

/** What each claim and verb of a text bears on, by its name. */
const bearings = (says: unknown): readonly (readonly [string, Bearing])[] => {
  const claims = claimsIn(says);
  return [
    ...claims.map((claim) => {
      const { bears } = CLAIMS[claim.claim];
      return [claim.claim, typeof bears === 'function' ? bears(claim) : bears] as const;
    }),
    ...everyVerb(doneBy(says, claims)).map((verb) => {
      const name = verbNameOf(verb as unknown as Json) ?? 'nothing';
      return [name, VERBS[name].bears] as const;
    }),
  ];
};

/** What the words of that text miss; nothing where they leave it open. */
const missed = (text: string, says: unknown): readonly string[] => {
  const touches = touchesOf(text);
  if (touches === undefined) return [];
  // What is said of attacks alone comes and goes with an attack, so all its effects are among what its damage is.
  const all = touches.includes('damage') ? [...touches, 'effects'] : touches;
  return bearings(says).flatMap(([name, bearing]) => {
    if (bearing === null) return [`${name}: anything`];
    return bearing.filter((one) => ![one].flat().some((way) => all.includes(way))).map((one) => `${name}: ${one}`);
  });
};

/** Each seed makes other texts of every construction. */
const SEEDS = [1, 2, 3];

describe.each([
  ['power', 'PowerText'],
  ['attached', 'AttachedText'],
] as const)('the words of a text that is read, %s', (kind, sort) => {
  it('touch everything that it says', { timeout: 300_000 }, () => {
    const around = { ...printed, ...(kind === 'attached' ? { carried: true as const } : {}) };
    let looked = 0;
    const wrong = new Set<string>();
    for (const seed of SEEDS) {
      for (const tree of treesOf(grammar(), around, seed).ofSort.get(sort) ?? []) {
        const text = asText(wordsOf(grammar(), tree, 'own'));
        const reading = readText(kind, text, around);
        if (!reading.read) continue;
        looked += 1;
        for (const one of missed(text, reading.says)) wrong.add(`${one} in “${text}”`);
      }
    }
    expect(looked).toBeGreaterThan(5 * SEEDS.length);
    expect([...wrong]).toEqual([]);
  });
});

describe('an unread text about what comes of an attack', () => {
  test.each([
    [
      'a Knock Out that may not come',
      "If an opponent's attack would Knock Out Fern, flip a coin. If heads, Fern stays in play.",
    ],
    [
      'another base damage',
      "If Fern has 20 HP or less left, you may make its Gore attack's base damage 120 instead of 60.",
    ],
  ])('%s bears on no act', (_what, text) => {
    const touches = touchesOf(text);
    expect(touches).toBeDefined();
    expect(touches).not.toContain('attack');
    expect(touches).not.toContain('attach-energy');
  });

  it('that may keep it from being made bears on it', () => {
    expect(touchesOf("If an opponent's attack would Knock Out Fern, that attack does nothing.")).toContain('attack');
  });
});

test('what keeps an attack off one Pokémon is part of that attack, and of no other act', () => {
  const kept = 'prevent all effects of that attack, including damage, done to Fern.';
  expect(
    touchesOf(`Whenever Fern would be damaged or affected by an opponent's attack, flip a coin. If heads, ${kept}`),
  ).toEqual(['damage']);
  const ends = 'This power stops working while Fern is affected by a Special Condition.';
  expect(touchesOf(`Whenever an attack does anything to Fern, flip a coin. If heads, ${kept} ${ends}`)).toEqual([
    'damage',
  ]);
  expect(touchesOf(`Whenever Fern would be affected by an opponent's card, flip a coin. If heads, ${kept}`)).toContain(
    'effects',
  );
});

test('whose effects something is done by is only named, and where counters are put is nothing about benching', () => {
  const shielded = 'Prevent all damage counters from being placed on your Benched Pokémon by effects of Abilities.';
  expect(touchesOf(shielded)).toEqual(['damage', 'effects']);
  expect(touchesOf("Your Pokémon can't be affected by effects of Abilities.")).toBeUndefined();
  expect(touchesOf("Your opponent can't put Pokémon onto their Bench.")).toContain('bench');
});

test('that this very text may be used says nothing of other texts', () => {
  const attaching = touchesOf(
    'Once during your turn, when this Pokémon moves to your Bench, you may use this Ability. Attach 2 Water Energy cards from your hand to it.',
  );
  expect(attaching).toContain('attach-energy');
  expect(attaching).not.toContain('prizes');
  expect(touchesOf("You may use this Ability. Your opponent's Pokémon have no Abilities.")).toBeUndefined();
  expect(touchesOf('You may use this Ability as the Ability of another Pokémon.')).toBeUndefined();
});

test('Energy that is ignored in a cost is about that cost, and other things that are ignored are about anything', () => {
  const freed = touchesOf('If you have no other Pokémon, ignore all Energy in the cost of Howl used by this Pokémon.');
  expect(freed).toEqual(['cost', 'effects']);
  expect(touchesOf("Ignore all Colorless Energy necessary to use Fern's attacks.")).not.toContain('play-trainer');
  expect(touchesOf('Ignore the effect of the Howl attack.')).toBeUndefined();
  expect(touchesOf('Ignore all effects of those coin flips.')).toBeUndefined();
});

test('a text that speaks of retreating, and not of its cost, leaves the cost known', () => {
  const coin = touchesOf('Whenever a player tries to retreat a Pokémon, that player flips a coin.');
  expect(coin).toContain('retreat');
  expect(coin).not.toContain('retreat-cost');
  for (const text of [
    'Fern can retreat for free.',
    'Each player pays Colorless more to retreat a Pokémon.',
    'To retreat Fern, discard 1 more Energy.',
    'Fern may retreat without Energy.',
  ])
    expect(touchesOf(text), text).toContain('retreat-cost');
});

test('what goes off at the end of the turn after an attack bars no attack', () => {
  const gone = 'If that Pokémon attacks, discard this card at the end of the turn.';
  expect(touchesOf(gone)).toEqual(['checkup', 'damage', 'effects']);
  expect(touchesOf('If that Pokémon attacks, discard this card.')).toContain('attack');
  expect(touchesOf('If that Pokémon attacks, flip a coin.')).toContain('attack');
});

test('that a power is used before the attack says nothing of damage', () => {
  const moved = 'Once during your turn (before your attack), you may put a card from your hand on your deck.';
  expect(touchesOf(moved)).not.toContain('damage');
  expect(touchesOf('Once during your turn, you may turn all Energy on Fern into Fire Energy.')).toContain('energy');
});

test('what an attack does as more damage by an effect of what is attached bars no attack', () => {
  const dark =
    'Each Energy card on your Pokémon now has the effect "If the Pokémon it is on attacks, the attack does 10 more damage."';
  expect(touchesOf(dark)).toContain('damage');
  expect(touchesOf(dark)).not.toContain('attack');
  expect(touchesOf('If that Pokémon attacks, the attack does nothing.')).toContain('attack');
  expect(touchesOf('If that Pokémon attacks, flip a coin. If tails, the attack does 10 more damage.')).toContain(
    'attack',
  );
});

test('how great a Resistance is now bears on damage alone', () => {
  expect(touchesOf("Each of your Grass Pokémon's Resistance is now -40.")).toEqual(['damage', 'weakness']);
  expect(touchesOf("Each of your Pokémon's Resistance is now Grass.")).toContain('effects');
});

test('a text that only calls a card by its name bears on what its other words say', () => {
  expect(touchesOf('Tell your opponent the name of a Pokémon in your hand. Then, draw a card.')).toEqual([
    'draw',
    'effects',
  ]);
  expect(touchesOf('Discard any cards of the same name.')).toEqual(['effects']);
  expect(touchesOf('The name of this Pokémon is Moth.')).toBeUndefined();
});

test('what keeps off Abilities of the opponent bears on no card that is not in play', () => {
  const kept = touchesOf("Prevent all effects of your opponent's Abilities done to this Pokémon.");
  expect(kept).toContain('evolve');
  expect(kept).toContain('conditions');
  for (const act of ['bench', 'draw', 'play-supporter', 'play-stadium']) expect(kept).not.toContain(act);
});

test('losing this game is the end of it', () => {
  expect(touchesOf('If all of them are tails, you lose this game.')).toEqual(['effects', 'win']);
  expect(touchesOf('Those Pokémon lose their types.')).toBeUndefined();
});

test('what keeps Energy of a hand off bears on attaching it, whatever it spares, and on nothing else', () => {
  const kept = "Your opponent can't attach any Special Energy cards from his or her hand to his or her Active Pokémon";
  const attaching = ['after-attach-energy', 'attach-energy'];
  expect(touchesOf(`${kept}.`)).toEqual(attaching);
  expect(touchesOf(kept.replace(' from', ' (except for Metal Energy cards) from'))).toEqual(attaching);
  expect(touchesOf(`${kept} and can't retreat it.`)).toContain('retreat');
});
