import type { Facts } from '../../claims/index.ts';
import { capital, counted, type Given, given, listed, POWER_KINDS, readable } from './facts.ts';

/** A looked-at fact or a line of a reckoning. `figure` hangs in the number column; `sum` is the total behind it. */
export interface NoteWords {
  readonly label?: string;
  readonly figure?: string;
  readonly sum?: number;
  readonly text: string;
}

type Note = (f: Given) => NoteWords;

const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);

const sum = (f: Given): { readonly sum?: number } => (f.has('damage') ? { sum: f.number('damage') } : {});

/** What a text may ask of the turn. */
const DONE_THIS_TURN: { readonly [what: string]: string } = {
  evolved: 'it evolved this turn',
  'came-up': 'it came up from the Bench this turn',
  healed: 'it was healed this turn',
  supporter: 'a Supporter card was played this turn',
};

/** Words for every note the rules write. */
export const NOTES: { readonly [code: string]: Note } = {
  'baby-grows': (f) => ({ text: `${f('pokemon')} says that it evolves into ${f('card')}` }),
  'char-damage': (f) => ({ text: `tails: ${f('damage')} damage by the Char counter` }),
  'char-stays': (f) => ({ text: `the Char counter stays on ${f('pokemon')}` }),
  'dark-in-its-name': (f) => ({ text: `${f('pokemon')} has Dark in its name` }),
  'energy-with-trainers': (f) => ({ text: `${f('by')} counts where Trainers on that Pokémon do` }),
  'two-active-places': () => ({ text: 'two Active Pokémon each' }),
  'opponents-are': (f) => ({ text: `${listed(f.list('opponents'))} play against ${f('player')}` }),
  'sits-across': (f) => ({ text: `${f('across')} sits across from ${f('player')}` }),
  'next-clockwise': (f) => ({ text: `next round the table: ${f('player')}` }),
  'half-the-prizes': (f) => ({ text: `${counted(f.number('prizes'), 'Prize')} each at the start` }),
  'across-draws': (f) => ({ text: `${f('player')} draws, sitting across` }),
  'teammate-draws': (f) => ({ text: `${f('across')} has no Prizes left: ${f('player')} draws` }),
  'removed-by-immunity': (f) => ({
    text: `by ${f('by')} ${f('pokemon')} cannot be ${f('condition')}: that is removed`,
  }),
  'healed-times': (f) => ({ text: `by ${f('by')} it counts ${f('times')} times` }),
  'bench-holds': (f) => ({ text: `by ${f('by')} the Bench of ${f('player')} holds ${f('most')}` }),
  'room-on-bench': (f) => ({
    text:
      f.number('room') === 0
        ? `no room on ${f('player')}'s Bench for anybody`
        : `room for ${f('room')} on ${f('player')}'s Bench`,
  }),
  'no-flip-for-the-other': (f) => ({ text: `no coin for ${f('other')}: ${f('pokemon')} is attacked` }),
  'paralyzed-beside': (f) => ({ text: `${f('other')} is Paralyzed, ${f('pokemon')} may attack` }),
  'not-around-their-turn': (f) => ({ text: `${f('pokemon')} waits: it is not around ${f('player')}'s turn` }),
  'opponent-is-the-attacked': (f) => ({ text: `the opponent meant is ${f('player')}, who is attacked` }),
  'reaches-both-teammates': () => ({ text: 'this reaches both players of the team' }),
  'reaches-both-teams': () => ({ text: 'this reaches every player' }),
  'full-hp': (f) => ({ text: `${f('pokemon')} ${f.is('full') ? 'has' : 'does not have'} full HP` }),
  'hp-left': (f) => ({ text: `${f('hp')} HP of ${f('pokemon')} remain` }),
  'fell-last-turn': (f) => ({ text: `of ${f('player')} somebody was Knocked Out in the turn before` }),
  'done-this-turn': (f) => ({ text: DONE_THIS_TURN[f('what')] ?? f('what') }),
  'counts-once': () => ({ text: 'several times count as once' }),
  'moved-all-the-same': () => ({ text: 'what has become of it since changes nothing of that' }),
  'weakness-past-counters': (f) => ({ text: `Weakness of ${f('pokemon')} does not touch counters that are placed` }),
  'energy-counts-as': (f) => ({ text: `by ${f('by')} Energy counts as ${f('type')}` }),
  'energy-counts-for': (f) => ({ text: `by ${f('by')} ${f('type')} Energy counts for ${f('units')}` }),
  'defending-is-active': () => ({ text: 'the Defending Pokémon is the Active one, whomever the attack damages' }),
  'no-order-needed': () => ({ text: 'one player at most has a choice: who is first makes no difference' }),
  'of-both-types': (f) => ({ text: `${listed(f.list('types'))} at once` }),
  'any-of-that-name': (f) => ({ text: `any ${f('name')} is meant` }),
  'level-up-is-no-basic': () => ({ text: 'a LV.X card is no Basic Pokémon card' }),
  'no-tool': (f) => ({ text: `${f('card')} takes no place of a Tool` }),
  'base-damage': (f) => ({ label: 'damage', figure: f('damage'), text: 'base' }),
  'base-from-text': (f) => ({ label: 'damage', figure: f('damage'), text: `base, by the text of ${f('attack')}` }),
  'damage-changed': (f) => ({
    label: 'damage',
    figure: signed(f.number('add')),
    ...sum(f),
    text: `${f('by')}, on ${f('pokemon')}`,
  }),
  weakness: (f) => ({
    label: 'damage',
    figure: f.has('times') ? `×${f('times')}` : signed(f.number('plus')),
    ...sum(f),
    text: `Weakness ${f('type')}`,
  }),
  resistance: (f) => ({ label: 'damage', figure: `−${f('minus')}`, ...sum(f), text: `Resistance ${f('type')}` }),
  'damage-prevented': (f) => ({ label: 'damage', figure: '0', sum: 0, text: `prevented by ${f('by')}` }),
  'weakness-without-number': (f) => ({ text: `Weakness ${f('type')} without a number counts ×2` }),
  'resistance-without-number': (f) => ({ text: `Resistance ${f('type')} without a number counts −30` }),
  'several-match': (f) => ({ text: `each of ${listed(f.list('types'))} counts` }),
  'bench-no-weakness': (f) => ({ text: `no Weakness or Resistance: ${f('pokemon')} is on the Bench` }),
  'no-weakness': (f) => ({ text: `${f('pokemon')} has no Weakness now` }),
  'zero-ends': () => ({ text: 'the sum ends at zero' }),
  'damage-is': (f) => ({ text: `the damage is ${f('damage')}` }),
  'changed-in-total': (f) => ({
    text: `${f.number('effects') === 1 ? 'one effect' : `${f('effects')} effects together`}: ${Math.abs(f.number('add'))} ${f.number('add') < 0 ? 'less' : 'more'}`,
  }),
  'cost-ignored': () => ({ label: 'Energy', text: 'the Energy in the cost is ignored' }),
  'played-all-the-same': () => ({ text: 'the card counts as played and is spent' }),
  'search-may-find-nothing': () => ({ text: 'a search for cards of a kind may leave what is there' }),
  'first-not-done': () => ({ text: 'nothing of the first part was done, so the second does not follow' }),
  'has-owner': (f) => ({ text: `${f('pokemon')} has an owner in its name` }),
  'has-no-owner': (f) => ({ text: `${f('pokemon')} has no owner in its name` }),
  survives: (f) => ({
    label: 'damage',
    figure: f('damage'),
    sum: f.number('damage'),
    text: `${f('by')}: it is not Knocked Out`,
  }),
  'cannot-be-healed': (f) => ({ text: `${f('pokemon')} cannot be healed, by ${f('by')}` }),
  'knocked-out-by-text': (f) => ({ label: 'checks', text: `a text Knocks Out ${f('pokemon')}` }),
  'poison-counters-added': (f) => ({ label: 'counters', text: `${f('add')} more on ${f('pokemon')}, by ${f('by')}` }),
  'prizes-changed': (f) => ({
    label: 'checks',
    text: `${f('by')}: ${counted(Math.abs(f.number('add')), 'Prize')} ${f.number('add') < 0 ? 'fewer' : 'more'} for ${f('pokemon')}`,
  }),
  'card-serves-for-several': (f) => ({ text: `${f('card')} serves for ${f('units')} Energy` }),
  'weakness-multiplied': (f) => ({ text: `Weakness ×${f('times')}, by ${f('by')}` }),
  'weakness-changed': (f) => ({ text: `Weakness ${f('type')}, by ${f('by')}` }),
  'attack-not-used': () => ({ text: 'the attack does not count as used' }),
  'leaves-play': (f) => ({ text: `${f('pokemon')} leaves play` }),
  'hand-revealed': (f) => ({ text: `the hand of ${f('player')} is shown` }),
  'prizes-looked-at': (f) => ({ text: `the Prizes of ${f('player')} are looked at` }),
  'nowhere-to-go': () => ({ text: 'there is no Pokémon for it to go to' }),
  'nothing-beneath': () => ({ text: 'there is no Evolution card on it to take off' }),
  'all-of-none': () => ({ text: 'there is none of them; that counts as done' }),
  'part-not-followed': () => ({ text: 'this part cannot be followed, and is left out' }),
  'uses-stay-behind': (f) => ({
    text: `${f('pokemon')} leaves play; if it comes back, it has not used ${listed(f.list('used'))}`,
  }),
  'energy-meets-cost': (f) => ({
    label: 'Energy',
    text:
      f.list('cost').length === 0
        ? `${f('attack')} needs none`
        : `needs ${f.list('cost').join(' ')}; ${listed(f.list('cards')) || `Energy worth ${f('units')}`} ${f.list('cards').length === 1 ? 'gives' : 'give'} it`,
  }),
  'now-provides': (f) => ({ text: `${f('card')} on ${f('pokemon')} gives ${f('units')}` }),
  'all-needs-one': (f) => ({
    text: `“all” asks for one at least; there ${f.number('found') === 1 ? 'is' : 'are'} ${f('found')}`,
  }),
  'energy-discarded': (f) => ({ text: `${f('card')} is taken off ${f('pokemon')}` }),
  'several-types-at-once': (f) => ({ text: `${f('card')} counts as ${f('type')} too` }),
  'effects-reach-itself': (f) => ({
    label: 'damage',
    text: `what changes damage by attacks counts for ${f('pokemon')}'s own too`,
  }),
  'exchange-reaches-both': (f) => ({
    label: 'effect',
    text: `changing places is something done to ${f('pokemon')} too`,
  }),
  'counters-go-elsewhere': (f) => ({
    label: 'counters',
    text: `${f('pokemon')} is not picked: no attack may put counters there`,
  }),
  'effect-prevented': (f) => ({ label: 'effect', text: `prevented by ${f('by')} on ${f('pokemon')}` }),
  'no-bench-to-switch': (f) => ({ label: 'switch', text: `${f('player')} has nobody on the Bench to switch with` }),
  'conditions-counted': (f) => ({ text: `conditions met: ${listed(f.list('counts'))}` }),
  'attachment-invalid': (f) => ({ label: 'checks', text: `${f('card')} may not lie on ${f('pokemon')}` }),
  'energy-removed': (f) => ({
    label: 'pay',
    text: `${f('card')} gives ${f('units')}; ${f.number('left') === 0 ? 'the cost is met' : `${f('left')} to go`}`,
  }),
  'energy-pays-the-rest': (f) => ({
    label: 'pay',
    text: `${f('card')} gives ${f('least')} or more; the cost is met`,
  }),
  'retreat-cost-is': (f) => ({ label: 'cost', text: `Retreat Cost ${f('cost')}` }),
  'retreat-cost-set': (f) => ({
    label: 'cost',
    text: `${f('by')} sets the Retreat Cost of ${f('pokemon')} to ${f('cost')}`,
  }),
  'retreat-cost-added': (f) => ({
    label: 'cost',
    text: `${f('by')} makes the Retreat Cost of ${f('pokemon')} ${f('cost')}`,
  }),
  'negative-is-zero': (f) => ({ text: `${f('value')} counts as 0` }),
  healed: (f) => ({ text: `${f('pokemon')} is healed` }),
  'effect-ends': (f) => ({ text: `${f('effect')} is over for ${f('pokemon')}` }),
  'deck-is-empty': (f) => ({ label: 'draw', text: `${f('player')}'s deck is empty` }),
  'no-prize-left': (f) => ({ text: `${f('player')} has no Prize left to take` }),
  'took-all-prizes': (f) => ({ text: `${f('player')} has taken all Prizes` }),
  'opponent-has-no-pokemon': (f) => ({ text: `${f('player')}'s opponent has no Pokémon` }),
  'damage-reaches-hp': (f) => ({ text: `${f('pokemon')} has ${f('damage')} damage and ${f('hp')} HP` }),
  'order-of-players': (f) => ({
    label: 'checks',
    text: `${f.list('order')[0] ?? '?'} first, then ${f.list('order').slice(1).join(', then ')}`,
  }),
  'cannot-be-affected': (f) => ({
    label: 'effect',
    text: `${f('by')}: ${f('pokemon')} can't be ${capital(f('condition'))}`,
  }),
  'benched-not-affected': (f) => ({
    label: 'effect',
    text: `${f('pokemon')} is Benched and can't be ${capital(f('condition'))}`,
  }),
  'paralysis-stays': (f) => ({
    label: 'condition',
    text: `${f('pokemon')} stays Paralyzed: not yet a whole turn of its player`,
  }),
  'sudden-death-one-prize': (f) => ({
    label: 'Prizes',
    text: `Sudden Death: ${counted(f.number('prizes'), 'Prize')} each`,
  }),
  'extra-card-across': (f) => ({ text: `${f('player')} sits across and may draw an extra card` }),
  'shown-to-everybody': (f) => ({ text: `${listed(f.list('players'))} see the hand` }),
  'no-room-no-search': () => ({ label: 'Bench', text: 'full: the deck is not looked through' }),
  'base-by-its-sign': (f) => ({ label: 'damage', text: `${f('damage')} by its own text` }),
  'sudden-death-may-follow': () => ({ label: 'result', text: 'Sudden Death may be played for a winner' }),
  'new-game-one-prize': (f) => ({ label: 'result', text: `a new game with ${counted(f.number('prizes'), 'Prize')}` }),
  'read-anew': (f) => ({ label: 'text', text: `“${f('says')}” in an older text is not taken as it says` }),
  'any-pokemon-card': (f) => ({ label: 'text', text: `any Pokémon card is meant, so ${f('card')} too` }),
  'trainer-in-the-old-sense': (f) => ({ label: 'text', text: `“Trainer” reaches ${f('card')} too` }),
  'trainer-cards-only': (f) => ({ label: 'text', text: `“Trainer” does not reach ${f('card')}` }),
  'headed-trainer-but-none': (f) => ({ label: 'text', text: `${f('card')} is headed Trainer, but counts as none` }),
  'full-heal-means-all': (f) => ({ label: 'text', text: `${f('card')} takes every status effect off` }),
  'all-conditions-meant': () => ({ label: 'text', text: 'all Special Conditions are meant' }),
  'means-in-play': (f) => ({ label: 'text', text: `${f('card')} is meant, which is in play` }),
  'counts-as-a-tool': (f) => ({ label: 'text', text: `${f('card')} was played as a Pokémon Tool and is nothing else` }),
  'not-of-that-subtype': (f) => ({ label: 'text', text: `${f('card')} is no Pokémon Tool` }),
  'own-name-only': (f) => ({ label: 'damage', text: `${f('by')} is about another ${f('pokemon')} alone` }),
  'any-copy-meant': (f) => ({ label: 'text', text: `any ${f('card')} there is meant` }),
  'trainers-not-limited': (f) => ({ text: `${f('player')} may play any number of Trainers` }),
  'back-to-hand': (f) => ({ label: 'text', text: `${f('card')} goes back to the hand of its owner by ${f('by')}` }),
  'prism-star-is-lost': (f) => ({ label: 'text', text: `${f('card')} goes to the Lost Zone, as it says itself` }),
  'gx-not-copied': (f) => ({
    label: 'attack',
    text: `${f('attack')} is no choice: ${f('player')} has used the GX attack of this game`,
  }),
  'lent-not-copied': (f) => ({
    label: 'attack',
    text: `${f('attack')} is not printed on ${f('pokemon')}: no copying it`,
  }),
  'copied-as-its-own': (f) => ({ label: 'attack', text: `${f('pokemon')} performs ${f('attack')} as its own attack` }),
  'copied-requirement-unmet': (f) => ({ label: 'attack', text: `what ${f('attack')} requires cannot be done` }),
  'level-up-is-no-evolution': (f) => ({ label: 'text', text: `${f('card')} is no Evolution card outside play` }),
  'baby-is-basic': () => ({ label: 'text', text: 'a Baby Pokémon card is a Basic Pokémon card too' }),
  'tool-is-a-trainer': (f) => ({ label: 'text', text: `${f('card')} is a Trainer card as well` }),
  'machine-is-a-trainer': (f) => ({ label: 'text', text: `${f('card')} is a Trainer card as well` }),
  'special-is-not-basic': (f) => ({ label: 'text', text: `${f('card')} is no basic Energy` }),
  'answers-an-evolution': (f) => ({ label: 'evolve', text: `${f('by')} answers it in the opposing turn too` }),
  'put-at-any-time': (f) => ({
    label: 'evolve',
    text: `put on ${f('pokemon')}, which is no playing of a card: any turn will do`,
  }),
  'put-down-as-basic': (f) => ({ text: `${f('card')} lies there as a Basic Pokémon` }),
  'put-is-no-play': (f) => ({
    label: 'evolve',
    text: `put on ${f('pokemon')} and not played, so ${f('by')} does not stop it`,
  }),
  'stage-1-too': (f) => ({ label: 'evolve', text: `${f('card')} is a Stage 1, which will do as well` }),
  'stage-1-links': (f) => ({ label: 'evolve', text: `${f('link')} leads from ${f('pokemon')} to ${f('card')}` }),
  'repeats-until-outright': () => ({ label: 'result', text: 'level again, it is played again, until one player wins' }),
  'surplus-lapses': (f) => ({
    label: 'pay',
    text: `${counted(f.number('units'), 'unit')} of Energy beyond the cost pays for nothing else`,
  }),
  'effect-ceases': (f) => ({ label: 'effect', text: `${f('effect')} ends with its card` }),
  'body-is-active': (f) => ({ label: 'effect', text: `${f('by')} of ${f('pokemon')} is in force` }),
  'effect-outlives-its-source': (f) => ({
    label: 'effect',
    text: `${f('effect')} stays, whatever has become of what made it`,
  }),
  'prizes-face-up': (f) => ({ text: `face up among ${f('player')}'s Prizes: ${listed(f.list('cards'))}` }),
  'attaching-is-from-hand': () => ({ text: 'attaching is from the hand: this text does not wait for it' }),
  'failed-and-used': () => ({ text: 'it failed by its own text, and was used' }),
  'prize-for-a-benched': (f) => ({ text: `a Prize for ${f('pokemon')} of the Bench` }),
  'one-attachment-event': (f) => ({
    label: 'effect',
    text: `${f('cards')} cards attached by one effect are one attachment`,
  }),
  'text-sets-aside': (f) => ({ label: 'damage', text: `the text sets ${f('what')} aside` }),
  'bodies-add-up': (f) => ({ label: 'effect', text: `${f('copies')} copies of ${f('by')} add up` }),
  'bodies-do-not-add-up': (f) => ({
    label: 'effect',
    text: `${f('by')} says that copies do not add up: of ${f('copies')} one counts`,
  }),
  'newest-counts': (f) => ({ label: 'effect', text: `of ${listed(f.list('of'))} the newest counts, ${f('by')}` }),
  'reaches-other-kind': (f) => ({ label: 'text', text: `a ${POWER_KINDS[f('kind')] ?? f('kind')} is reached too` }),
  'part-counts-as-done': () => ({ text: 'a part of it was done, and that counts as done' }),
  'stages-go-along': (f) => ({ text: `the stages beneath ${f('pokemon')} go where it goes` }),
  'effects-stay-behind': (f) => ({
    label: 'effect',
    text: `${f('pokemon')} leaves play, and with it ends ${listed(f.list('effects').map(capital))}`,
  }),
  'to-its-owner': (f) => ({ text: `${f('card')} belongs to ${f('player')}, so it goes to ${f('player')}'s pile` }),
  'drawn-from-the-top': (f) => ({ label: 'draw', text: `${f('player')} draws the top card` }),
  'hand-has-no-limit': (f) => ({
    label: 'draw',
    text: `${f('player')} holds ${f('cards')}; a hand may hold any number`,
  }),
  'moves-as-one': (f) => ({ label: 'switch', text: `what is attached to ${f('pokemon')} goes with it` }),
  'damage-stays': (f) => ({ label: 'damage', text: `its ${f('damage')} damage stays` }),
  'level-up-card-goes-too': (f) => ({ text: `the Level Up card of ${f('pokemon')} goes too` }),
  'taken-not-the-last-prize': (f) => ({ text: `${f('player')}'s Prizes were not told: taken that one is left` }),
  'fossil-counts-as-basic': (f) => ({ label: 'counts', text: `${f('card')} counts as a Basic Pokémon` }),
  'prizes-by-deck-size': (f) => ({
    label: 'Prizes',
    text: `${counted(f.number('prizes'), 'Prize')} for a deck of ${f('size')}`,
  }),
  'taken-heads-is-the-call-of': (f) => ({ text: `heads is ${f('player')}'s call` }),
  'is-no-basic': (f) => ({
    text: `${f('pokemon')} was put straight into play and is a ${f('stage')} Pokémon, no Basic one`,
  }),
  'is-basic': (f) => ({ text: `${f('pokemon')} is a Basic Pokémon` }),
  'is-not-evolved': (f) => ({ text: `${f('pokemon')} has not evolved` }),
  'turn-goes-on': (f) => ({ label: 'turn', text: `by ${f('by')} the turn goes on with ${f('pokemon')}` }),
  'turn-ends-by-text': () => ({ label: 'turn', text: 'the turn ends, since the text says so' }),
  'turn-ends-by-becoming': (f) => ({
    label: 'turn',
    text: `the turn ends, since a Pokémon has become ${f('pokemon')}`,
  }),
  'counts-as-evolution': (f) => ({ label: 'text', text: `${f('card')} counts as an Evolution card` }),
  'restored-is-no-basic': () => ({ label: 'text', text: 'a Restored Pokémon is no Basic Pokémon' }),
  'restored-is-not-meant': () => ({
    label: 'text',
    text: 'what speaks of Basic Pokémon does not mean a Restored Pokémon',
  }),
  'restored-by-its-item': (f) => ({ label: 'text', text: `${f('by')} brings ${f('card')} onto the Bench` }),
  'restored-by-no-other': (f) => ({ label: 'text', text: `${f('by')} is not what brings ${f('card')} onto the Bench` }),
  'gear-returns': (f) => ({ text: `${f('card')} goes to the pile of ${f('player')}, who had played it` }),
  'still-pokemon-ex': (f) => ({ text: `${f('card')} is still a Pokémon-EX` }),
  'two-prizes': (f) => ({ label: 'prizes', text: `${f('pokemon')} is worth two Prizes` }),
  'trait-is-no-ability': () => ({ label: 'text', text: 'an Ancient Trait is no Ability' }),
  'is-evolved': (f) => ({ text: `${f('pokemon')} is an Evolved Pokémon` }),
};

export const noteWords = (code: string, facts: Facts): NoteWords =>
  NOTES[code]?.(given(facts)) ?? { text: readable(code, facts) };
