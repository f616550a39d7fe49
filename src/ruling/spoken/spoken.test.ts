import { describe, expect, it } from 'vitest';
import { type View, viewOf } from '../../claims/index.ts';
import { rulesetOf } from '../../eras/index.ts';
import { oneOnOne } from '../../formats/index.ts';
import { cardPool, setUpTable } from '../../state/index.ts';
import { parseBoardLine } from '../../state/notation/index.ts';
import { readSpoken } from './read-spoken.ts';

const pool = cardPool([
  {
    key: 'pup',
    name: 'Pup',
    kind: 'pokemon',
    stage: 'basic',
    hp: 50,
    attacks: [{ name: 'Gnaw', cost: ['C'], damage: 10 }],
  },
  {
    key: 'hound',
    name: 'Hound',
    kind: 'pokemon',
    stage: 'stage 1',
    from: 'Pup',
    hp: 80,
    attacks: [
      { name: 'Live Coal', cost: ['R', 'R'], damage: 40 },
      { name: 'Bite', cost: ['C'], damage: 20 },
    ],
    powers: [{ name: 'Guard', kind: 'poke-power', text: 'Heals.' }],
  },
  { key: 'cat', name: 'Big Cat', kind: 'pokemon', stage: 'basic', hp: 60, attacks: [{ name: 'Scratch', cost: ['C'] }] },
  { key: 'houndx', name: 'Hound LV.X', kind: 'pokemon', stage: 'level-up', from: 'Hound', hp: 100 },
  { key: 'switch', name: 'Switch', kind: 'trainer', play: { text: 'Switch.', does: [] } },
  { key: 'berry', name: 'Gold Berry', kind: 'trainer', tags: ['tool'], attaches: true },
  { key: 'prof', name: 'Professor', kind: 'supporter', play: { text: 'Draw.', does: [] } },
  { key: 'R', name: 'Fire Energy', short: 'R', kind: 'energy', tags: ['basic energy'], provides: [{ units: ['R'] }] },
  {
    key: 'L',
    name: 'Lightning Energy',
    short: 'L',
    kind: 'energy',
    tags: ['basic energy'],
    provides: [{ units: ['L'] }],
  },
] as unknown as Parameters<typeof cardPool>[0]);
const rules = rulesetOf('comprehensive-2009', { pool });
const table = (line: string): View =>
  viewOf(setUpTable(parseBoardLine(line).setup, pool, oneOnOne, 'comprehensive-2009').state, rules);

/** p1's Hound with two Fire Energy; Pup and Big Cat on the Bench; Hound of the opponent across. */
const plain = table('CR t9 p1 | Hound<Pup +RR / Pup, Big Cat vs Big Cat');
const asleep = table('CR t9 p1 | Hound<Pup +RR ~asleep~poisoned / Pup, Big Cat vs Big Cat');
const spent = table('CR t9 p1 used retreat used energy | Hound<Pup +RR / Pup, Big Cat vs Big Cat');

const asks = (view: View, text: string): string => {
  const { asks, read } = readSpoken(view, text);
  return read.ok ? asks : read.fault.code;
};

describe('sentences that ask for one thing', () => {
  it.each([
    ['can I retreat?', 'retreat'],
    ['can p1 retreat', 'retreat'],
    ['may he retreat', 'retreat'],
    ['Can my Hound retreat?', 'retreat'],
    ['can hound retreat', 'retreat'],
    ['can the hound retreat now?', 'retreat'],
    ['can my active retreat', 'retreat'],
    ['can my active pokemon retreat', 'retreat'],
    ['Can my active Pokémon legally retreat?', 'retreat'],
    ['am I allowed to retreat?', 'retreat'],
    ['am i able to retreat hound', 'retreat'],
    ['is it legal to retreat?', 'retreat'],
    ['is it legal for me to retreat', 'retreat'],
    ['is it ok to retreat my hound?', 'retreat'],
    ['is hound allowed to retreat', 'retreat'],
    ['is my hound able to retreat?', 'retreat'],
    ['could I please retreat my Hound', 'retreat'],
    ['may I retreat to Big Cat?', 'retreat to Big Cat'],
    ['can hound retreat into big cat', 'retreat to Big Cat'],
    ['can my hound retreat to bench 2', 'retreat to Big Cat'],
    ['can hound retreat for free?', 'retreat paying nothing'],
    ['can my hound retreat by discarding a fire energy', 'retreat paying fire'],
    ['judge, can my hound still retreat this turn?', 'retreat'],
    ['does hound get to retreat', 'retreat'],
    ['can Hound attack?', 'attack'],
    ['can my hound attack this turn', 'attack'],
    ['can my active attack', 'attack'],
    ['is my hound allowed to attack', 'attack'],
    ['can hound use Live Coal?', 'attack Live Coal'],
    ['can hound use bite', 'attack Bite'],
    ['can my hound attack with live coal', 'attack Live Coal'],
    ['can my hound attack using Bite?', 'attack Bite'],
    ['is it legal to attack with live coal', 'attack Live Coal'],
    ['may my hound attack big cat with bite', 'attack big cat with Bite'],
    ['is hound able to use its live coal attack', 'attack Live Coal'],
    ['can my big cat attack', 'attack with Big Cat'],
    ['can the pup on my bench attack', 'attack with Pup'],
    ['can my benched pup attack?', 'attack with Pup'],
    ['can hound use guard?', 'use Guard of Hound'],
    ['can my hound use its ability', 'use Guard of Hound'],
    ['can my hound use its poke-power?', 'use Guard of Hound'],
    ['is it legal to use guard', 'use Guard'],
    ['am I allowed to use Guard?', 'use Guard'],
    ["am i allowed to use hound's guard", 'use Guard of Hound'],
    ["is it legal to use my hound's power", 'use Guard of Hound'],
    ['is it legal to activate guard', 'use Guard'],
    ['can pup evolve into hound?', 'evolve Hound on Pup'],
    ['can I evolve my pup into hound', 'evolve Hound on Pup'],
    ['is it legal to evolve the pup on my bench into Hound', 'evolve Hound on Pup'],
    ['may I evolve my benched pup into a hound?', 'evolve Hound on Pup'],
    ['can my pup evolve into hound', 'evolve Hound on Pup'],
    ['is it ok to put hound on my pup', 'evolve Hound on Pup'],
    ['is it ok to play hound onto pup', 'evolve Hound on Pup'],
    ['is it legal to put hound on top of pup', 'evolve Hound on Pup'],
    ['is it legal to attach a fire energy to my hound?', 'attach Fire Energy to Hound'],
    ['am i allowed to attach fire to hound', 'attach Fire Energy to Hound'],
    ['am i allowed to put a fire energy on my benched pup', 'attach Fire Energy to Pup'],
    ['is it legal to drop a lightning energy on big cat', 'attach Lightning Energy to Big Cat'],
    ['is it legal to play fire energy onto bench 1', 'attach Fire Energy to Pup'],
    ['am i allowed to attach gold berry to hound', 'attach Gold Berry to Hound'],
    ['is it legal to play switch', 'play Switch'],
    ['am I allowed to play Switch from my hand?', 'play Switch'],
    ['am i allowed to use switch', 'play Switch'],
    ['is it legal to play a professor', 'play Professor'],
    ['am i allowed to play my professor now', 'play Professor'],
    ['is it legal to bench a pup', 'bench Pup'],
    ['am i allowed to put big cat on my bench', 'bench Big Cat'],
    ['am i allowed to play down a pup', 'bench Pup'],
    ['is it legal to play pup to the bench', 'bench Pup'],
    ['is it legal to level up hound', 'level-up'],
    ['can my hound level up', 'level-up'],
    ['can hound level up into hound lv.x', 'level-up Hound LV.X'],
    ['am I allowed to end my turn?', 'end turn'],
    ['is it legal to pass', 'end turn'],
    ['is it legal to end the turn without attacking', 'end turn'],
    ['am i allowed to draw a card', 'draw'],
    ['is fire and fire enough for live coal', 'attack Live Coal'],
    ['is there enough energy for live coal?', 'attack Live Coal'],
    ['do I have enough energy for Live Coal?', 'attack Live Coal'],
    ['does hound have enough energy to use bite', 'attack Bite'],
    ['can i use guard', 'use Guard'],
    ['does hound have enough energy for live coal', 'attack Live Coal'],
  ])('“%s” is %s', (text, canonical) => {
    expect(asks(plain, text)).toBe(canonical);
  });

  it.each([
    ['can my asleep hound retreat?', 'retreat'],
    ['can my sleeping hound retreat', 'retreat'],
    ['can hound retreat while asleep', 'retreat'],
    ['can hound retreat if it is asleep?', 'retreat'],
    ["can hound retreat when it's asleep", 'retreat'],
    ['may I retreat while asleep', 'retreat'],
    ['can I retreat if I am asleep and poisoned', 'retreat'],
    ['can my asleep poisoned hound attack', 'attack'],
    ['can a hound that is asleep attack?', 'attack'],
    ['can he use Guard while asleep', 'use Guard'],
    ['can I use Guard while poisoned', 'use Guard'],
    ['can my poisoned hound use live coal', 'attack Live Coal'],
    ['is my asleep hound allowed to retreat', 'retreat'],
  ])('“%s” fits a table where Hound is Asleep and Poisoned', (text, canonical) => {
    expect(asks(asleep, text)).toBe(canonical);
  });

  it.each([
    ['can I retreat again?', 'retreat'],
    ['can I retreat a second time', 'retreat'],
    ['can I attach another fire energy to hound', 'attach Fire Energy to Hound'],
    ['may I attach a second fire energy to my hound?', 'attach Fire Energy to Hound'],
  ])('“%s” fits a table where that was done already', (text, canonical) => {
    expect(asks(spent, text)).toBe(canonical);
  });
});

describe('what the words say and the board does not', () => {
  it.each([
    ['can my asleep hound retreat?', 'condition', 'asleep'],
    ['can hound retreat while paralyzed', 'condition', 'paralyzed'],
    ['can my confused hound attack', 'condition', 'confused'],
    ['can I retreat while asleep', 'condition', 'asleep'],
    ['can he use guard while asleep', 'condition', 'asleep'],
    ['can my burned hound use live coal', 'condition', 'burned'],
    ['can a hound that is poisoned retreat', 'condition', 'poisoned'],
    ['can my paralysed active retreat', 'condition', 'paralyzed'],
    ['can I evolve my poisoned pup into hound', 'condition', 'poisoned'],
    ['can I retreat again', 'spent', 'retreat'],
    ['may I attach another fire energy to hound', 'spent', 'energy'],
    ['is fire enough for live coal', 'attached', 'R R'],
    ['is lightning enough for live coal?', 'attached', 'R R'],
  ])('“%s” is reported', (text, code, said) => {
    const { read } = readSpoken(plain, text);
    expect(read).toMatchObject({ ok: false, fault: { code: 'says-otherwise', against: [{ code, said }] } });
  });
});

describe('sentences that are not understood', () => {
  it.each([
    'may I attach two energies this turn?',
    'can I attach two fire energy to hound',
    'can I retreat twice in one turn',
    'can I retreat next turn',
    'can I retreat on my first turn',
    'can I retreat after attacking',
    'can hound retreat after evolving',
    'can I retreat without energy',
    'can my hound not retreat',
    "can't I retreat",
    'can I switch hound with big cat',
    'can I retreat if my opponent has a stadium in play',
    'can I evolve the pup on my bench',
    'can I evolve',
    'can I evolve twice',
    'can I evolve pup into big dog',
    'can I evolve a pokemon I just played',
    'can my pup evolve on the first turn',
    'can I attach an energy to hound',
    'can I attach fire to dragon',
    'can luxray retreat while asleep',
    'can my luxray retreat',
    'can my benched hound retreat',
    'can I use my second attack',
    'can my hound use scratch',
    'can hound attack the bench',
    'can I attack twice',
    'can hound attack with howl',
    'can I attack if I am going first',
    'can I use guard twice',
    'can big cat use guard',
    'can I play two supporters',
    'can I play switch while my bench is empty',
    'can I play a stadium',
    'can I play something',
    'can I take back my attack',
    'can I look at my prizes',
    'can I concede',
    'do I have to attack',
    'must I promote a pokemon',
    'should I retreat',
    "do I lose if I can't draw",
    'does poison go away when I retreat?',
    'does evolving cure confusion?',
    'what happens if I retreat while asleep',
    'when does paralysis end',
    'how much damage does live coal do',
    'who goes first',
    'why can I not retreat while asleep',
    'is hound asleep',
    'is double rainbow enough for live coal',
    'does big cat have enough energy for live coal',
    'can hound retreat to big cat with 20 damage',
    'can hound attack with',
    'can I use guard of big cat',
    'is fire enough for howl',
    'is it legal to stack my deck',
    'can I retreat and then attack',
    'can I attach fire and then retreat',
    'can hound retreat or attack',
    'would hound be knocked out',
    'if I retreat, can I attack',
    'can hound and pup retreat',
    'can I put two pups on my bench',
    'can I draw two cards',
    'can I end the game',
    'can hound retreat with 20 damage',
    'can I play fire energy',
  ])('“%s”', (text) => {
    const { read } = readSpoken(plain, text);
    expect(read.ok).toBe(false);
  });

  it('are answered with the nearest questions of this table', () => {
    const { read } = readSpoken(plain, 'can I evolve the pup on my bench');
    expect(read).toMatchObject({
      ok: false,
      fault: { code: 'not-understood', expected: ['evolve Hound on bench 1'] },
    });
  });

  // Where the time grew with the square of the length, this would take hours, on any machine.
  it('of any length are refused at once', { timeout: 30_000 }, () => {
    const long = `can I attack with ${'my active with using '.repeat(20_000)}`;
    expect(asks(plain, long)).toBe('not-understood');
  });

  it('about the other player are not answered for the player to move', () => {
    expect(asks(plain, 'can my opponent retreat')).toBe('not-to-move');
    expect(asks(plain, 'can p2 retreat')).toBe('not-to-move');
  });
});

describe('questions of few words', () => {
  it.each([
    'retreat',
    'retreat to Big Cat',
    'attack Live Coal',
    'use Guard',
    'evolve Hound on bench 1',
    'bench Pup',
    'end turn',
  ])('“%s” stand as they are', (text) => {
    expect(asks(plain, text)).toBe(text);
  });
});
