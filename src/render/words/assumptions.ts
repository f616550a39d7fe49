import { titleOf } from '../cite.ts';
import { DECK_ASSUMED } from './decks.ts';
import { listed, type Words } from './facts.ts';
import { IMPOSSIBLE } from './impossible.ts';

/** What a ruling takes for granted, and why. */
export const ASSUMPTIONS: { readonly [code: string]: Words } = {
  ...DECK_ASSUMED,
  'text-ignored': (f) => `the text of ${f('card')} does not matter here; chosen by the judge`,
  'text-forbids': (f) => `the text of ${f('card')} forbids this; chosen by the judge`,
  'text-allows': (f) => `the text of ${f('card')} allows this; chosen by the judge`,
  'way-back-allowed': () => 'the opponent lets the attack be taken back; chosen by the judge',
  'retreat-cost-assumed': (f) => `the Retreat Cost is ${f('cost')}; chosen by the judge`,
  'card-in-hand': (f) => `${f('player')} holds ${f('card')}`,
  'normal-line': (f) =>
    f.list('pokemon').length > 1
      ? `${listed(f.list('pokemon'))} lie on their normal lines`
      : `${f('pokemon')} lies on its normal line`,
  turn: () => 'not a first turn: no turn was written',
  'no-fall-told': (f) => `no Knock Out of ${f('player')} in the turn before: none was told`,
  'nothing-set-out': (f) => `${f('player')} has set out nothing yet but what was written`,
  'taken-heads-is-the-call-of': (f) => `heads is ${f('player')}'s call`,
  'to-move': (f) => `${f('player')} to move`,
  'not-read': (f) => `${NOT_READ[f('what')] ?? f('what')}: told, and not used by these rules`,
  'others-do-not-matter': () => 'nothing that was not described changes this',
  'taken-not-the-last-prize': (f) => `${f('player')} has Prizes left: how many was not told`,
  'taken-from-silence': (f) => `${titleOf(f('document'))} does not say it; taken to mean that ${f('inferred')}`,
  'filled-from': (f) => `${titleOf(f('document'))} is silent; taken from ${titleOf(f('from'))} ${f('id')}`,
  'newest-wording': (f) => `${f('card')} has the wording of ${f('print')}, its most recent print`,
  'print-taken': (f) => `read as ${f('print')}; every print that fits the question comes to the same verdict`,
  'first-print-taken': (f) => {
    const prints = f.list('prints');
    const among =
      prints.length > 6
        ? `the first of ${prints.length} prints on file, each of which was tried`
        : `the first of ${listed(prints)}`;
    return `${f('card')} is ${f('print')}, ${among}`;
  },
  'question-read-as': (f) => `“${f('asked')}” is understood as: ${f('read')}`,
  'steps-not-played': (f) =>
    `the table as the file tells it, before its ${f('steps') === '1' ? 'step' : `${f('steps')} steps`}; judge replay plays on`,
  'answers-not-asked': (f) => `nobody was asked for ${listed(f.list('answers'))}`,
  'not-all-coins-followed': () => 'of so many coins the first were followed both ways, the rest as tails',
};

const NOT_READ: { readonly [what: string]: string } = {
  gx: 'a GX attack spent',
  fallen: 'Knock Outs of the last turn',
  mulligans: 'hands shown in the set-up',
  facing: 'who sits opposite whom',
};

/** That a document has nothing on a point, which the title of a rule of another document names. */
export const noSuchRule = (title: string | null): string =>
  title === null ? 'has no rule like this one' : `has no rule like “${title}”`;

/** A fact that a rule needs and nobody told: how it is written on the board, and how the judge asks a player for it. */
export interface NeedWords {
  readonly says: Words;
  readonly ask: Words;
}

const whose = (seat: string): string => (seat === 'p1' ? "p1's" : `${seat}'s`);

const told = (says: Words, ask: Words): NeedWords => ({ says, ask });

export const NEEDS: { readonly [code: string]: NeedWords } = {
  'document-silent': told(
    (f) => `${titleOf(f('document'))} ${noSuchRule(null)}; --fallback takes it from a document that has`,
    () => 'by which other document this point is to be settled',
  ),
  'document-silent-on': told(
    (f) => `${titleOf(f('document'))} does not say ${f('what')}; --fallback takes it from a document that does`,
    () => 'by which other document this point is to be settled',
  ),
  'table-set-right': told(
    (f) => `the table set right: ${(IMPOSSIBLE[f('fault')]?.(f) ?? f('fault')).replace(/\.$/u, '')}`,
    () => 'how this table is really lying',
  ),
  'facing-not-told': told(
    (f) => `who sits across from ${f('player')} (write  p1-p2  or  p1-p4  in the header: who sits across from p1)`,
    () => 'who sits across the table from whom',
  ),
  'drawn-card-not-told': told(
    (f) => `the card that ${f('player')} drew (write it as  deck (CARD)  or  prizes (CARD) )`,
    (f) => `whether ${f.is('own') ? 'you' : f('player')} drew a Basic Pokémon`,
  ),
  'designation-not-told': told(
    (f) => `whom a text of ${f('player')} means by “your” or “your opponent's”, of the two players on the team`,
    () => 'which of the two players that text was said to mean',
  ),
  'bench-not-told': told(
    (f) => `${whose(f('player'))} Bench (write  / …  or  / -)`,
    (f) => `who is on ${f.is('own') ? 'your' : "your opponent's"} Bench`,
  ),
  'active-not-told': told(
    (f) => `${whose(f('player'))} Active Pokémon (write it in front of the  / )`,
    (f) => `who ${f.is('own') ? 'your' : "your opponent's"} Active Pokémon is`,
  ),
  'ability-hangs-on-untold': told(
    (f) => `what ${f('power')} is about: what nobody told decides whether it changes anything`,
    (f) => `whether ${f('power')} finds anything to do`,
  ),
  'effect-hangs-on-untold': told(
    (f) => `what ${f('card')} is about: what nobody told decides whether it changes anything`,
    (f) => `whether ${f('card')} finds anything to do`,
  ),
  'worth-not-told': told(
    (f) =>
      `how many Prizes ${f('pokemon')} counts for: its own card says it (write  {prizes 2}  behind its name, or  prizes: 2  in its card)`,
    (f) => `how many Prizes ${f('pokemon')} counts for`,
  ),
  'put-from-hand-against-ban': told(
    (f) =>
      `whether a card that a text puts on ${f('pokemon')} out of the hand is played, so that ${f('by')} forbids it: the document does not say`,
    (f) => `whether ${f('by')} reaches a card that is put there out of the hand`,
  ),
  'origin-not-told': told(
    (f) =>
      `what ${f('card')} evolves from or is put onto (write  {from NAME}  behind its name, or  from: NAME  in its card)`,
    (f) => `what is printed under the name of ${f('card')}`,
  ),
  'types-not-told': told(
    (f) => `the type of ${f('pokemon')} (write  {R}  behind its name, or  type: R  in its card)`,
    (f) => `which type ${f('pokemon')} has`,
  ),
  'retreat-cost-not-told': told(
    (f) => `the Retreat Cost of ${f('pokemon')} (write  {retreat 1})`,
    (f) => `the Retreat Cost of ${f('pokemon')}`,
  ),
  'burn-recovery-not-told': told(
    (f) => `whether the Burn of ${f('pokemon')} ends at this Checkup`,
    (f) => `whether the Burn of ${f('pokemon')} ends`,
  ),
  'fall-not-told': told(
    (f) => `how many of the Pokémon of ${f('player')} fell to the damage of an attack (fallen-to-damage)`,
    (f) => `how the Pokémon of ${f('player')} fell last turn`,
  ),
  'hp-not-told': told(
    (f) => `the HP of ${f('pokemon')}, which has ${f('damage')} damage (write  {60HP})`,
    (f) => `how many HP ${f('pokemon')} has`,
  ),
  'resistance-not-told': told(
    (f) => `how much the Resistance of ${f('pokemon')} takes off (write  {resist G-30})`,
    (f) => `how much the Resistance of ${f('pokemon')} takes off`,
  ),
  'counters-not-told': told(
    (f) => `how many damage counters Darkness Energy puts on ${f('pokemon')}: its card says it`,
    () => 'how many damage counters that Darkness Energy puts down',
  ),
  'second-char-not-told': told(
    (f) => `whether a second Char counter counts: ${f('pokemon')} has one`,
    () => 'whether a second Char counter counts',
  ),
  'hit-on-itself-not-told': told(
    (f) => `whether anything but Weakness and Resistance changes the damage of ${f('pokemon')} to itself`,
    () => 'whether anything but Weakness and Resistance changes what it does to itself',
  ),
  'weakness-not-told': told(
    (f) => `the Weakness and Resistance of ${f('pokemon')} (write  {weak Wx2, resist G-30})`,
    (f) => `what Weakness and Resistance ${f('pokemon')} has`,
  ),
  'prizes-not-told': told(
    (f) => `${whose(f('player'))} Prizes (write  [prizes 3])`,
    (f) => `how many Prizes ${f.is('own') ? 'you have' : 'your opponent has'} left`,
  ),
  'kinds-of-powers-not-told': told(
    () =>
      'whether what is said of Abilities holds of Poké-Powers, Poké-Bodies and Pokémon Powers, and the other way round',
    () => 'which kinds of powers that text means',
  ),
  'hand-not-told': told(
    (f) => `${whose(f('player'))} hand (write  [hand 2 (Switch, Potion)])`,
    (f) => `what is in ${f.is('own') ? 'your' : "your opponent's"} hand`,
  ),
  'pile-not-told': told(
    (f) => `every card in ${whose(f('player'))} ${PILES[f('zone')] ?? f('zone')} (write  [${f('zone')} (…)])`,
    (f) => `what is in ${f.is('own') ? 'your' : "your opponent's"} ${PILES[f('zone')] ?? f('zone')}`,
  ),
  'order-after-shuffle': told(
    (f) => `which card is on top of ${whose(f('player'))} shuffled deck`,
    () => 'which card is on top after the shuffle',
  ),
  'arrival-not-told': told(
    (f) => `which of ${listed(f.list('cards'))} is the newer in play (write the turns:  @3, @6)`,
    (f) => `which of ${listed(f.list('cards'))} came into play later`,
  ),
  'effects-not-told-apart': told(
    (f) => `which of ${listed(f.list('cards'))} goes before the other: the document says it only of cards in play`,
    (f) => `which of ${listed(f.list('cards'))} counts (the rules leave it open)`,
  ),
  'mutes-not-told-apart': told(
    (f) => `which text silences the other (${listed(f.list('cards'))}): each would, and the document does not say`,
    (f) => `which text goes first (${listed(f.list('cards'))}: the rules leave it open)`,
  ),
  'search-for-nobody': told(
    (f) =>
      `whether a search for nobody may be made, ${whose(f('player'))} Bench being full: the document does not say. If it may, ${f('card')} is played for the search (602.3), if not, for nothing`,
    (f) => `whether ${f('card')} may be played to search for nobody (the rules leave it open)`,
  ),
  'who-discards-first': told(
    (f) => `who of the two discards from the Bench first: ${f('by')} does not say, nor does the document`,
    () => 'who discards from the Bench first (nothing says it)',
  ),
  'fate-not-told': told(
    (f) =>
      `what becomes of ${listed(f.list('cards'))}, kept from arriving on ${f('pokemon')}: it has left, and the document does not say where it goes`,
    (f) => `where ${listed(f.list('cards'))} goes, which may not arrive on ${f('pokemon')} (the rules leave it open)`,
  ),
  'coins-not-told': told(
    () => 'how the coins fell, for there are more than can be followed both ways (--answers)',
    () => 'how the coins fell',
  ),
  'defending-not-told': told(
    () => "the opponent's Active Pokémon",
    () => "who your opponent's Active Pokémon is",
  ),
  'pokemon-not-described': told(
    (f) =>
      `${whose(f('player'))} ${f('place') === 'active' ? 'Active Pokémon' : `Pokémon on ${f('place')}`}: it was not described`,
    () => 'which Pokémon this is',
  ),
  'attacks-not-told': told(
    (f) => `the attacks of ${f('pokemon')}: it is not on file`,
    (f) => `what attacks ${f('pokemon')} has`,
  ),
  'level-card-not-told': told(
    (f) => `which LV.X it is: none on file is put onto ${f('pokemon')} (write it in its own card)`,
    (f) => `which LV.X you mean for ${f('pokemon')}`,
  ),
  'powers-not-told': told(
    (f) => `the Poké-Powers of ${f('pokemon')}: it is not on file`,
    (f) => `what Poké-Powers ${f('pokemon')} has`,
  ),
  'turn-not-told': told(
    (f) => `the turn (write  t9 ): something has been there since turn ${f('since')}`,
    () => 'which turn it is',
  ),
  'last-action-not-told': told(
    (f) => `whether ${f('pokemon')} was put down just now (replay it as a step, and then  use ${f('power')} )`,
    (f) => `whether anything was done since ${f('pokemon')} was put down`,
  ),
  'initial-active-not-told': told(
    (f) => `whether ${f('player')} has an Active Pokémon out (write  ?  or  -)`,
    (f) => `whether ${f.is('own') ? 'you have' : 'your opponent has'} set out an Active Pokémon`,
  ),
  'set-prizes-not-told': told(
    (f) => `whether ${whose(f('player'))} Prizes lie out (write  [prizes 6]  or  [prizes 0])`,
    (f) => `whether ${f.is('own') ? 'your Prizes' : "your opponent's Prizes"} lie out`,
  ),
  'deck-not-told': told(
    (f) => `the size of ${whose(f('player'))} deck (write  [hand 6, deck 53])`,
    (f) => `how many cards ${f.is('own') ? 'your' : "your opponent's"} deck has in all`,
  ),
  'prizes-of-size-not-told': told(
    (f) => `how many Prizes a deck of ${f('size')} has: ten does not divide it, and the paragraph goes no further`,
    (f) => `what your format says of a deck of ${f('size')}`,
  ),
  'paralysis-read-two-ways': told(
    (f) =>
      `whether ${f('pokemon')} is Paralyzed still: read one way, Paralysis that came in its player's own turn covers the next turn too; read another way, it is over now`,
    (f) => `whether ${f('pokemon')} stays Paralyzed for the next turn (the rules can be read both ways)`,
  ),
  'sudden-death-not-told': told(
    () => 'whether this game follows Sudden Death: then each has one Prize (write  sudden-death  in the header)',
    () => 'whether this game follows Sudden Death',
  ),
  'half-of-odd-prizes-not-told': told(
    (f) => `how many Prizes half of ${f('prizes')} are: the paragraph does not say which way an odd number goes`,
    (f) => `what your format makes of half of ${f('prizes')} Prizes`,
  ),
  'extra-as-second-active-not-told': told(
    (f) =>
      `whether ${f('player')} has this card as the extra card: that one may go to the Bench (500.4b), which comes after two Active Pokémon, and no paragraph says whether it may be the second of them`,
    () => 'whether an extra card may be the second Active Pokémon (the rules leave it open)',
  ),
  'first-player-not-told': told(
    () => 'who goes first, which was decided before any card was drawn (write  first-p1  in the header)',
    () => 'who goes first',
  ),
  'flip-winner-not-told': told(
    () => 'who won the flip: the winner decides who goes first',
    () => 'who won the flip',
  ),
  'later-set-up-not-told': told(
    (f) =>
      `whether ${f('player')} has shown a hand before this one (write  [mulligans 1]); if it is the first, drawn when yours was, the paragraph leaves open whether it counts as a later set-up`,
    (f) => `how many hands ${f.is('own') ? 'you have' : 'your opponent has'} shown before this one`,
  ),
  'which-print': told(
    (f) =>
      `which ${f('card')} this is:  ${f
        .list('prints')
        .map((print) => `${f('card')}(${print})`)
        .join('   or   ')}`,
    (f) => `which ${f('card')} it is: ${listed(f.list('prints'), 'or')}`,
  ),
};

const PILES: { readonly [zone: string]: string } = {
  deck: 'deck',
  discard: 'discard pile',
  hand: 'hand',
  lost: 'Lost Zone',
  prizes: 'Prizes',
};

/** What would make it legal, as a sentence. */
export const REMEDIES: { readonly [code: string]: Words } = {
  'not-this-turn': () => 'So not in this turn at all.',
  'each-of-them': () => 'Each of these has to go first.',
  'settle-it': (f) =>
    `Settle ${f.is('one') ? 'it' : f('card')} with  ${f
      .list('by')
      .map((text) => `--assume "${text}"`)
      .join('   or   ')}`,
  'switching-is-no-retreat': (f) =>
    `A card that switches Pokémon is no retreat: ${f.number('standing') > 1 ? `none of the ${SMALL[f.number('standing')] ?? f('standing')} stops it` : 'this does not stop it'}.`,
  'attach-energy-first': () => 'Attach Energy from hand first.',
  'effect-lowers-cost': () => 'Play an effect that lowers the cost.',
  'evolve-or-leave-active': () => 'Evolve it first, or get it out of the Active spot.',
  'evolve-it': () => 'Evolve it first; going to the Bench does not end the effect.',
  'only-its-end': () => 'Wait until its time is over.',
  'asleep-ends-between-turns': () => 'Wait for the coin between turns.',
  'paralyzed-ends-between-turns': () => 'Wait until it ends between turns.',
  'bench-a-basic-first': () => 'Put a Basic Pokémon on the Bench first.',
  'draw-hand-first': () => 'Draw the initial hand first.',
  'set-active-first': () => 'Put a Basic Pokémon face down as the Active Pokémon first.',
  'set-prizes-first': () => 'Lay out the Prizes first.',
  'new-game-first': () => 'Start the Sudden Death game first: all cards back into the decks, and a new set-up.',
  'draw-first': () => 'Draw the card of this turn first.',
  'pay-otherwise': () => 'Pay in another way.',
  'use-its-power': (f) => `Use ${f('power')} first.`,
  'opponent-allows': () => 'Ask the opponent to let the attack be taken back.',
};

const SMALL: { readonly [number: number]: string } = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
