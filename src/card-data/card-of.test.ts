import { describe, expect, it } from 'vitest';
import { readChecked, replay } from '../scenario/index.ts';
import { type Card, cardPool } from '../state/index.ts';
import { checkScripts } from '../text/index.ts';
import { cardOf } from './card-of.ts';
import { textsOf } from './card-texts.ts';
import { readDataFile } from './reading/read-data-file.ts';
import { type RawCard, rawEnergy, rawPokemon, rawTrainer } from './samples.fixture.ts';

const EVERY_TYPE = 'it provides every type of Energy';
const SET = { id: 'tst1', name: 'Test Meadow', code: 'TM', released: '2008/02/01' };

const made = (raw: RawCard) => {
  const { cards, faults } = readDataFile(JSON.stringify([raw]), 't.json', 'tst1');
  expect(faults).toEqual([]);
  const [source] = cards;
  if (source === undefined) throw new Error('no card was read');
  const card = cardOf(source, SET);
  // Whatever is made of the data is a card as our own files could write it.
  expect(checkScripts(card)).toEqual([]);
  return card;
};

describe('a card of the data, as the engine takes it', () => {
  it('has the number beside its attack from the text, where the data left it out', () => {
    const attacks = [
      { name: 'Orb', cost: ['Colorless'], text: 'Does 20 damage times the amount of Energy attached to Mistmoth.' },
      { name: 'Spray', cost: ['Colorless'], text: 'Does 20 damage plus 10 more damage for each heads.' },
      {
        name: 'Drizzle',
        cost: ['Colorless'],
        text: 'Flip 4 coins. This attack does 10 damage times the number of heads.',
      },
      { name: 'Reach', cost: ['Colorless'], text: "This attack does 20 damage to 1 of your opponent's Pokémon." },
    ].map((attack) => ({ ...attack, damage: '' }));
    expect(made(rawPokemon({ attacks })).attacks).toMatchObject([
      { damage: 20, mark: 'x', base: {} },
      { damage: null },
      { damage: 10, mark: 'x', base: {} },
      { damage: null },
    ]);
  });

  it('has its printed facts', () => {
    expect(made(rawPokemon())).toEqual({
      key: 'tst1-1',
      name: 'Mistmoth',
      print: 'TM 1',
      released: '2008/02/01',
      kind: 'pokemon',
      stage: 'basic',
      hp: 60,
      types: ['G'],
      weakness: [{ type: 'R', times: 2 }],
      resistance: [],
      retreat: 1,
      attacks: [{ name: 'Dust', cost: ['G', 'C'], damage: 20 }],
    });
  });

  it('keeps the words of an Energy card of which what it gives depends on something', () => {
    const plain = made(rawEnergy({ rules: ['This card provides Fire Energy.'] }));
    expect(textsOf(plain)).toEqual([]);
    const carried = 'this card is attached to';
    const text = `As long as ${carried} a Pokémon, it provides Colorless Energy. If ${carried} an Evolution Pokémon, it provides ColorlessColorless Energy instead.`;
    expect(textsOf(made(rawEnergy({ rules: [text] })))).toMatchObject([{ place: 'card', text, executed: 'whole' }]);
  });

  it('is called by the id of its set where that has no code', () => {
    const [source] = readDataFile(JSON.stringify(rawPokemon()), 't.json', 'tst1').cards;
    expect(source === undefined ? '' : cardOf(source, undefined).print).toBe('tst1 1');
  });

  it('marks a GX attack by what it prints, and executes the rest of its text', () => {
    const once = "(You can't use more than 1 GX attack in a game.)";
    const { attacks } = made(
      rawPokemon({
        attacks: [
          { name: 'Gust-GX', damage: '100', text: `Draw a card. ${once}` },
          { name: 'Gale-GX', damage: '200', text: once },
          { name: 'Moss-GX', damage: '', text: `Moss grows. ${once}` },
          { name: 'Dust', damage: '20', text: 'Draw a card.' },
        ],
      }),
    );
    expect(attacks?.map(({ gx, does }) => [gx, does])).toEqual([
      [true, [{ draw: 1 }]],
      [true, []],
      [true, undefined],
      [undefined, [{ draw: 1 }]],
    ]);
  });

  it('tells an unread Ability that works by itself from one that is used', () => {
    const powers = [
      { name: 'Still Air', type: 'Ability', text: "If you have Solrock in play, Pokémon can't be healed." },
      { name: 'Stir', type: 'Ability', text: 'Once during your turn (before your attack), you may stir the moss.' },
    ];
    const card = made({ ...rawPokemon(), abilities: powers });
    expect(card.powers?.map(({ name, byItself }) => [name, byItself])).toEqual([
      ['Still Air', true],
      ['Stir', undefined],
    ]);
  });

  it('has of an unread text what has to be so for it to speak, where all of it is one sentence', () => {
    const whileOf = (text: string) =>
      made({ ...rawPokemon(), abilities: [{ name: 'Still Air', type: 'Ability', text }] }).powers?.[0]?.while;
    const sun = { 'you-have': { side: 'yours', named: 'Solrock' } };
    expect(whileOf('If you have Solrock in play, moss grows here.')).toEqual(sun);
    expect(whileOf('If you have Solrock in play, moss grows here. (It is soft.)')).toEqual(sun);
    expect(whileOf('If this Pokémon is your Active Pokémon, moss grows here.')).toMatchObject({
      self: { place: 'active' },
    });
    expect(whileOf('If you have Solrock in play, moss grows here. It grows there as well.')).toBeUndefined();
    expect(whileOf('If you have Solrock and moss in play, moss grows here.')).toBeUndefined();
    expect(whileOf('If Solrock would grow moss, it grows here.')).toBeUndefined();
  });

  it('has one of a Prism Star card in a deck; where it goes the rules know by its mark', () => {
    const box =
      "◇ (Prism Star) Rule: You can't have more than 1 ◇ card with the same name in your deck. If a ◇ card would go to the discard pile, put it in the Lost Zone instead.";
    const card = made({ ...rawPokemon(), rules: [box] });
    expect(card.perDeck).toEqual({ most: 1 });
    expect(card.unread).toBeUndefined();
    // On a Trainer card too, the box does not count as a text of its own.
    const draws = made({ ...rawTrainer(), subtypes: ['Supporter'], rules: ['Draw 3 cards.', box] });
    expect(draws.perDeck).toEqual({ most: 1 });
    expect(draws.play?.does).toEqual([{ draw: 3 }]);
  });

  it('executes an attack without text, and no attack with one', () => {
    const card = made(
      rawPokemon({
        attacks: [
          { name: 'Dust', damage: '20', text: '' },
          { name: 'Puff', damage: '20+', text: 'A coin decides.' },
        ],
      }),
    );
    expect(textsOf(card).map(({ name, executed }) => [name, executed])).toEqual([
      ['Dust', 'no text'],
      ['Puff', 'not'],
    ]);
    expect(card.attacks?.[1]).not.toHaveProperty('does');
  });

  it.each([
    [['Stage 2'], 'stage 2', []],
    [['Baby'], 'baby', []],
    [['Basic', 'ex'], 'basic', ['ex']],
    [['Basic', 'EX'], 'basic', ['EX']],
    [['Stage 1', 'GX', 'Ultra Beast'], 'stage 1', ['gx', 'ultra beast']],
    [['Basic', 'SP'], 'basic', ['sp']],
    [['VSTAR'], 'vstar', ['vstar']],
    [['VMAX', 'Rapid Strike'], 'vmax', ['vmax', 'rapid strike']],
  ])('takes its stage and its kind from %j', (subtypes, stage, tags) => {
    const card = made(rawPokemon({ subtypes }));
    expect([card.stage, card.tags ?? []]).toEqual([stage, tags]);
  });

  it('knows what a Baby Pokémon grows into, and leaves it to other cards to say what they evolve from', () => {
    const evolvesTo = ['Mistmoth', 'Marshmoth'];
    expect(made(rawPokemon({ name: 'Mothling', subtypes: ['Baby'], evolvesTo })).into).toEqual(evolvesTo);
    expect(made(rawPokemon({ name: 'Mothling', subtypes: ['Basic'], evolvesTo })).into).toBeUndefined();
  });

  it('takes a box of rules that speaks of its Pokémon in play as a text in force', () => {
    const { always, unread } = made(
      rawPokemon({
        subtypes: ['Basic', 'ex'],
        rules: ['Shell: This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).'],
      }),
    );
    expect(always).toEqual([{ claim: 'damage', when: 'after', add: -20, on: 'self' }]);
    expect(unread).toBeUndefined();
    expect(made(rawPokemon({ rules: ['Shell: What this does is open.'] })).always).toBeUndefined();
    // Some data have the box of a Tera Pokémon without its word.
    const box = 'This Pokémon has no Retreat Cost.';
    expect(made(rawPokemon({ subtypes: ['Basic', 'Tera', 'ex'], rules: [box] })).item).toBe('Tera');
    expect(made(rawPokemon({ subtypes: ['Basic', 'ex'], rules: [box] })).item).toBeUndefined();
  });

  it('leaves open how a card comes into play whose stage is not given', () => {
    const { stage, unread = [] } = made(rawPokemon({ subtypes: [] }));
    expect(stage).toBeUndefined();
    expect(unread.length).toBe(1);
    for (const act of ['bench', 'evolve']) expect((unread[0]?.touches ?? [act]).includes(act)).toBe(true);
  });

  it.each([
    [['MEGA', 'EX'], 'M Mistmoth-EX', 'Mega Evolution rule: When it comes, your turn ends.', 'mega', ['mega', 'EX']],
    [['MEGA', 'EX'], 'Primal Mistmoth-EX', 'Primal Reversion rule: The same.', 'mega', ['mega', 'EX', 'primal']],
    [['V-UNION'], 'Mistmoth V-UNION', 'How to play a Pokémon V-UNION: Put four together.', 'v-union', ['v-union']],
    [['BREAK'], 'Mistmoth BREAK', 'BREAK Evolution Rule: It keeps much.', 'break', ['break']],
    [['LEGEND'], 'Mistmoth LEGEND', 'Put it down with the other half of it.', 'legend', ['legend']],
    [
      ['Restored'],
      'Mistmoth',
      'Put this card onto your Bench only with the effect of Fern Fossil',
      'restored',
      ['restored'],
    ],
  ])('knows the stage %j', (subtypes, name, rule, stage, tags) => {
    const card = made(rawPokemon({ name, subtypes, rules: [rule], evolvesFrom: 'Fern Fossil' }));
    expect([card.stage, card.tags, card.from, card.unread]).toEqual([stage, tags, 'Fern Fossil', undefined]);
  });

  it.each([['Basic'], ['Stage 1'], ['Stage 2']])('takes the stage %s that is printed beside the word MEGA', (word) => {
    const { stage } = made(rawPokemon({ name: 'Mega Mistmoth ex', subtypes: [word, 'MEGA', 'ex'] }));
    expect(stage).toBe(word.toLowerCase());
  });

  it('makes facts of rule boxes and keeps the rest as text', () => {
    const card = made(
      rawPokemon({
        subtypes: ['Basic', 'V'],
        rules: ['V rule: When this Pokémon is Knocked Out, your opponent takes 2 Prize cards.', 'Moss grows here.'],
      }),
    );
    expect([card.prizes, card.unread?.map(({ text }) => text)]).toEqual([2, ['Moss grows here.']]);
    expect(made(rawPokemon({ rules: ["You can't have more than 1 Pokémon Star in your deck."] })).perDeck).toEqual({
      most: 1,
      of: 'star',
    });
  });

  it('reads what a Level Up card goes onto', () => {
    const rules = [
      'Put this card onto your Active Mistmoth. Mistmoth LV.X can use any attack from its previous level.',
    ];
    expect(made(rawPokemon({ name: 'Mistmoth LV.X', subtypes: ['Level-Up'], rules }))).toMatchObject({
      stage: 'level-up',
      from: 'Mistmoth',
      tags: ['lv.x'],
    });
  });

  it('knows marks by the name', () => {
    const tags = ['Mistmoth δ', 'Mistmoth ★', "Team Aqua's Mistmoth", "Team Magma's Mistmoth"].map(
      (name) => made(rawPokemon({ name })).tags,
    );
    expect(tags).toEqual([['delta'], ['star'], ['team aqua'], ['team magma']]);
  });

  it.each([
    [{ subtypes: ['Supporter'] }, 'supporter'],
    [{ subtypes: ['Stadium'] }, 'stadium'],
    [{ subtypes: ['Item'] }, 'trainer'],
    [{ subtypes: undefined, rules: ['You can play only one Supporter card each turn.'] }, 'supporter'],
    [{ subtypes: undefined, rules: ['This card stays in play when you play it.'] }, 'stadium'],
    [{ subtypes: undefined }, 'trainer'],
  ])('takes a Trainer with %j for a %s', (more, kind) => {
    expect(made(rawTrainer(more)).kind).toBe(kind);
  });

  it('leaves the text of a Trainer to be read, whatever its kind', () => {
    for (const subtypes of [['Item'], ['Supporter'], ['Stadium'], ['Pokémon Tool'], undefined]) {
      const card = made(rawTrainer({ subtypes, rules: ['All Pokémon Powers sleep.'] }));
      expect(textsOf(card), `${subtypes}`).toMatchObject([
        { text: 'All Pokémon Powers sleep.', executed: 'not', touches: null },
      ]);
    }
  });

  it('bears only on what it speaks of once it is attached, where another Trainer card is that is not read', () => {
    const lure = rawTrainer({
      name: 'Shiny Lure',
      rules: [
        'Attach Shiny Lure to your Active Pokémon. At the end of your turn, discard Shiny Lure. If that Pokémon attacks and does damage to the Defending Pokémon, sing.',
      ],
    });
    expect(made(lure)).toMatchObject({
      attaches: true,
      attachesTo: { place: 'active' },
      discardAtEndOfTurn: true,
      unread: [{ onceInPlay: true }],
    });
    expect(made(lure).unread?.[0]?.touches).not.toContain('attack');
    const bait = rawTrainer({ name: 'Bait', rules: ['Attach Bait to your Active Pokémon. It must attack.'] });
    expect(made(bait).unread?.[0]?.touches).toContain('attack');
    expect(made(bait)).not.toHaveProperty('discardAtEndOfTurn');
  });

  it('attaches a Tool to a Pokémon, and plays a Fossil as one', () => {
    expect(made(rawTrainer({ subtypes: ['Pokémon Tool'] }))).toMatchObject({ attaches: true, tags: ['tool'] });
    const fossil = made(rawTrainer({ name: 'Fern Fossil', hp: '50', rules: ['Play it as a Basic.'] }));
    expect(fossil).toMatchObject({ hp: 50, tags: ['fossil'], unread: [{ text: 'Play it as a Basic.' }] });
  });

  it.each([
    ['This card provides Fire Energy.', [{ units: ['R'] }], undefined],
    ['Provides ColorlessColorless energy.', [{ units: ['C', 'C'] }], undefined],
    ["Ember Energy provides Colorless Energy. (Doesn't count as a basic Energy.)", [{ units: ['C'] }], undefined],
    [
      `As long as this card is attached to a Pokémon, ${EVERY_TYPE} but provides only 1 Energy at a time.`,
      [{ units: ['all'] }],
      undefined,
    ],
    ['While on a Stage 2 Pokémon, it provides Fire Energy.', [], 'energy'],
    [
      'This card provides Fire Energy. This card provides Water Energy while you are losing.',
      [{ units: ['R'] }],
      'energy',
    ],
    [
      'This card can be attached only on a rainy day. This card provides Fire Energy.',
      [{ units: ['R'] }],
      'attach-energy',
    ],
    ['This card provides Fire Energy. When you attach it, heal 10 damage.', [{ units: ['R'] }], 'damage'],
  ])('knows what a special Energy card gives only where it says so outright: %s', (rule, provides, touched) => {
    const card = made(rawEnergy({ rules: [rule] }));
    expect(card.provides).toEqual(provides);
    if (touched === undefined) expect(card.unread).toBeUndefined();
    else expect(card.unread?.every(({ touches }) => touches === undefined || touches.includes(touched))).toBe(true);
  });

  it('says what coming into play leads to only where a text about that moment is unread', () => {
    const stadium = (rule: string) => made(rawTrainer({ subtypes: ['Stadium'], rules: [rule] }));
    const sudden = stadium('When this card comes into play, each player hops twice.');
    expect(sudden.unread).toMatchObject([{ arrives: true }]);
    expect(stadium('Each player hops twice.').unread?.[0]).not.toHaveProperty('arrives');
    // Who goes first by having played the card acts as it is played; when it may be played is another matter.
    const ordered = stadium('Each player hops until they have 4 frogs. The player who played this card hops first.');
    expect(ordered.unread).toMatchObject([{ arrives: true }]);
    for (const act of ['play-stadium', 'play-trainer', 'play-supporter', 'attach-energy', 'bench'])
      expect(ordered.unread?.[0]?.touches).not.toContain(act);
    expect(stadium('Each player who played this card twice hops.').unread?.[0]?.touches).toContain('play-stadium');
    expect(stadium('If another Stadium card comes into play, each player hops.').unread?.[0]).not.toHaveProperty(
      'arrives',
    );
    const played = (card: Card) => {
      const pool = cardPool([card, made(rawPokemon())]);
      const text = `board: CR t5 p1 | Mistmoth / - [hand (${card.name})] vs Mistmoth / -\nsteps: [play ${card.name}]\n`;
      return replay(readChecked(text, 't.yaml', pool), { pool, doc: 'comprehensive-2009' }).steps[0]?.verdict;
    };
    expect(played(sudden)).toBe('not-modelled');
    expect(played(stadium('Each player hops twice.'))).toBe('legal');
  });

  it('leaves open what a Pokémon leads to whose text clears the table as soon as it is there', () => {
    const mothWith = (text: string) =>
      made(rawPokemon({ id: 'tst1-2', name: 'Duskmoth', abilities: [{ name: 'Gale', type: 'Poké-Body', text }] }));
    const benched = (text: string) => {
      const pool = cardPool([mothWith(text), made(rawPokemon())]);
      const board = 'board: CR t5 p1 | Mistmoth / - [hand (Duskmoth)] vs Mistmoth / -\nsteps: [bench Duskmoth]\n';
      return replay(readChecked(board, 't.yaml', pool), { pool, doc: 'comprehensive-2009' }).steps[0]?.verdict;
    };
    expect(benched("Remove any Pokémon Tool cards attached to your opponent's Pokémon.")).toBe('not-modelled');
    expect(benched('Your opponent dreams of Pokémon Tool cards.')).toBe('legal');
  });

  it('takes basic Energy by its name', () => {
    expect(made(rawEnergy({ name: 'Basic Fire Energy', subtypes: ['Basic'], rules: undefined }))).toMatchObject({
      short: 'R',
      tags: ['basic energy'],
      provides: [{ units: ['R'] }],
    });
  });
});

describe('a power whose text is not read', () => {
  const power = (text: string, type = 'Poké-Power') =>
    made(rawPokemon({ abilities: [{ name: 'Lull', type, text }] })).powers?.[0];
  const SINGS = 'you may have your opponent sing.';
  const ONCE = 'Once during your turn (before your attack), ';
  const TURNED = ['asleep', 'confused', 'paralyzed'].map((condition) => ({ not: { self: { condition } } }));

  it('says all the same when it may be used', () => {
    const limits =
      "You can't use more than 1 Lull Poké-Power each turn. This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.";
    expect(power(`${ONCE}if Mistmoth is on your Bench, ${SINGS} ${limits}`)).toMatchObject({
      oncePerTurn: true,
      oneOfNamePerTurn: true,
      when: [{ self: { place: 'bench' } }, ...TURNED],
    });
    const often = `At any time during your turn (before your attack), ${SINGS} You can't use this power if Mistmoth is Asleep, Confused, or Paralyzed.`;
    expect(power(often, 'Pokémon Power')).toMatchObject({
      touches: [],
      when: TURNED,
    });
  });

  it('says whether anything else could keep it from being used', () => {
    expect(power(`${ONCE}${SINGS}`)).toMatchObject({ limitsRead: true });
    expect(power(`${ONCE}${SINGS} You must sing as well.`)).not.toHaveProperty('limitsRead');
    expect(power(`${ONCE}if the moon is full, ${SINGS}`)).not.toHaveProperty('limitsRead');
    expect(power(`${ONCE}you may discard a song. If you do, your opponent sings.`)).not.toHaveProperty('limitsRead');
  });

  it('waits for its own event, whatever it does then', () => {
    const evolved = power(
      `Once during your turn, when you play Mistmoth from your hand to evolve 1 of your Pokémon, ${SINGS}`,
    );
    expect(evolved).toMatchObject({ on: 'evolved', oncePerTurn: true });
    // That it came by evolving says nothing of evolving others.
    expect(evolved?.touches).not.toContain('evolve');
    expect(power(`When you put Mistmoth from your hand onto your Bench, ${SINGS}`)).toMatchObject({ on: 'benched' });
    expect(power(`When your opponent evolves a Pokémon, ${SINGS}`)).not.toHaveProperty('on');
  });

  it('reads "when you play it" by the stage of its card', () => {
    const older = (subtypes: readonly string[]) =>
      made(
        rawPokemon({
          subtypes: [...subtypes],
          abilities: [
            {
              name: 'Lull',
              type: 'Pokémon Power',
              text: 'When you play Mistmoth from your hand, you may draw a card.',
            },
          ],
        }),
      ).powers?.[0];
    expect(older(['Stage 1'])).toMatchObject({ on: 'evolved', does: [{ draw: 1 }] });
    expect(older(['Basic'])).toMatchObject({ on: 'benched', does: [{ draw: 1 }] });
  });

  it('stops by its own words where it is not used', () => {
    const calm = 'As long as Mistmoth is your Active Pokémon, all Pokémon sing.';
    const turned = { condition: ['asleep', 'confused', 'paralyzed'] };
    expect(
      power(`${calm} This power can't be used if Mistmoth is Asleep, Confused, or Paralyzed.`, 'Pokémon Power'),
    ).toMatchObject({ while: { not: { 'any-of': [{ self: turned }] } } });
    expect(
      power(`${calm} Lull Poké-Body can't be used if Mistmoth has any damage counters on it.`, 'Poké-Body'),
    ).toMatchObject({ while: { self: { place: 'active' }, not: { 'any-of': [{ self: { damaged: true } }] } } });
    // What is said of another power, or in words that are not read, stops nothing.
    for (const more of [
      "Hum Poké-Body can't be used if Mistmoth is Asleep.",
      "This power can't be used if the moon is full.",
    ])
      expect(power(`${calm} ${more}`, 'Poké-Body')?.while ?? {}).not.toHaveProperty('not');
  });

  it('says no more than its own words', () => {
    const free = power(`${ONCE}${SINGS} This power can't be used if the moon is full.`);
    expect(free).not.toHaveProperty('when');
    expect(free).not.toHaveProperty('oneOfNamePerTurn');
  });
});

describe('a Trainer card whose text is not read', () => {
  const SINGS = 'Your opponent sings.';

  it('says all the same when it may be played', () => {
    const bench = made(
      rawTrainer({ name: 'Old Song', rules: [`${SINGS} (You can't play Old Song if your Bench is full.)`] }),
    );
    expect(bench.play).not.toHaveProperty('does');
    expect(bench).toHaveProperty('playsOnlyIf');
    const both = made(
      rawTrainer({
        name: 'Old Song',
        rules: [
          `You can play this card only if the moon is full. ${SINGS} (You can't play this card if your Bench is full.)`,
        ],
      }),
    );
    expect(both.playsOnlyIf).toEqual({ 'bench-room': true });
    const moon = made(
      rawTrainer({ name: 'Old Song', rules: [`${SINGS} (You can't play Old Song if the moon is full.)`] }),
    );
    expect(moon).not.toHaveProperty('playsOnlyIf');
    expect(made(rawTrainer({ name: 'Old Song', rules: [SINGS] }))).not.toHaveProperty('playsOnlyIf');
  });
});

it('keeps what a Pokémon says while its power has it attached as a Tool, where that is read', () => {
  const shell = (there: string) =>
    made(
      rawPokemon({
        abilities: [
          {
            name: 'Vessel',
            type: 'Ability',
            text: `Once during your turn (before your attack), you may discard all cards attached to this Pokémon and attach it to 1 of your Pokémon as a Pokémon Tool card. ${there}`,
          },
        ],
      }),
    );
  const fewer = 'When the Pokémon this card is attached to is Knocked Out, your opponent takes 1 fewer Prize card.';
  expect(shell(fewer).asTool).toEqual([{ claim: 'prizes', add: -1, on: 'host' }]);
  // Read in part it would say less than the card does.
  expect(shell(`${fewer} It sings a song.`).asTool).toBeUndefined();
});
