import type { PokemonCodes } from '../../rules/index.ts';
import { typeNamed } from './energy.ts';
import { capital, counted, type Given, listed } from './facts.ts';
import { type AskedWords, aCard, aPokemon, firstTurn, isNew, it, notFirstTurn, type WordsOf } from './rule-words.ts';

const noOnFirstTurn = (what: string): AskedWords => ({
  says: firstTurn,
  because: (f) => `turn ${f('turn')}`,
  say: () => `you can't ${what} on your first turn`,
  passed: notFirstTurn,
  lastsThisTurn: true,
});

/** Why it could not be evolved by a card that is played onto it: `now, though it is new this turn`. */
const thoughNot = (f: Given): string =>
  `now, though ${listed([...(f.is('isNew') ? ['it is new this turn'] : []), ...(f.is('isFirst') ? [`this is ${f('player')}'s first turn`] : [])])}`;

/** Said where the table differs from what the card prints, which the players will ask about. */
const countsAs = (f: Given): { readonly label?: string } => (f.has('printed') ? { label: 'counts' } : {});
const whateverItPrints = (f: Given): string => (f.has('printed') ? ', whatever its card prints' : '');

const goesOntoOther = (card: string, onto: string): Pick<AskedWords, 'says' | 'because' | 'say'> => ({
  says: (f) => `${f('card')} can be put only onto the Pokémon it names, and ${f('pokemon')} is not that Pokémon.`,
  because: (f) => (f(onto) === '' ? `${f(card)} names no Pokémon` : `it names ${f(onto)}`),
  say: (f) => `${f('card')} can't be put onto ${f('pokemon')}`,
});

const fitsByName = (f: Given): string => `${aCard(f)} can be put onto ${aPokemon(f)}`;

/** The Evolution card that fits; where the hand is not given, any. */
const evolutionOf = (f: Given): string => (f.has('card') ? f('card') : 'an Evolution card');

/** A value is named with an article, a power by its name. */
const keptThing = (what: string): string =>
  ['Weakness', 'Resistance', 'Retreat Cost'].includes(what) ? `the ${what}` : what;

export const POKEMON = {
  grounds: {
    'bench-full': {
      says: (f) =>
        `${f('player')}'s Bench is full: it has ${f('benched')} of ${f('most')} Pokémon${f.has('by') ? `, as many as ${f('by')} allows` : ''}.`,
      because: (f) =>
        `${f('benched')} of ${f('most')} places taken${f.has('by') ? `; ${f('by')} sets the number` : ''}`,
      say: (f) => `your Bench is full${f.has('by') ? `: ${f('by')} allows ${f('most')}` : ''}`,
      passed: () => 'there is a free place on the Bench',
    },
    'not-a-basic': {
      says: (f) => `${f('card')} is not a Basic Pokémon card.`,
      because: (f) => `${f('card')}: ${f('stage')}`,
      say: (f) => `${f('card')} is not a Basic Pokémon`,
      passed: (f) => `${aCard(f)} is a Basic Pokémon card`,
    },
    'evolves-from-another': {
      says: (f) =>
        f('from') === ''
          ? `${f('card')} is not an Evolution card.`
          : `${f('card')} evolves from ${f('from')}, not from ${f('pokemon')}.`,
      because: (f) =>
        f('from') === '' ? `${f('card')} evolves from nothing` : `${f('card')}: evolves from ${f('from')}`,
      say: (f) =>
        f('from') === ''
          ? `${f('card')} is not an Evolution card`
          : `${f('card')} evolves from ${f('from')}, not from ${f('pokemon')}`,
      passed: (f) => `${aCard(f)} evolves from ${aPokemon(f)}`,
    },
    'only-onto-named': { ...goesOntoOther('card', 'from'), passed: fitsByName, restates: ['evolves-from-another'] },
    'another-gym-leader': {
      says: (f) => `${f('card')} and ${f('pokemon')} do not belong to the same Gym Leader.`,
      because: () => 'not of the same Gym Leader',
      say: (f) => `${f('card')} and ${f('pokemon')} do not belong to the same Gym Leader`,
      passed: () => 'both belong to the same Gym Leader',
      restates: ['evolves-from-another'],
    },
    'line-of-its-own': {
      says: (f) => `${f('pokemon')} is not ${f('from')}: with another word in its name it is a different Pokémon.`,
      because: (f) => `${f('pokemon')} is not ${f('from')}`,
      say: (f) => `${f('pokemon')} is not ${f('from')}`,
      passed: (f) => `${aPokemon(f)} belongs to the evolution line of ${aCard(f)}`,
      restates: ['evolves-from-another'],
    },
    'printed-across-kinds': {
      says: (f) =>
        `${f('card')} can't evolve from ${f('pokemon')}, whatever the card prints: their names make them different kinds.`,
      because: (f) => `${f('card')} is not of the same kind as ${f('pokemon')}`,
      say: (f) => `${f('card')} can't evolve from ${f('pokemon')}`,
      passed: (f) => `a Stage 1 Dark Pokémon evolves from an ordinary one: ${aCard(f)}`,
    },
    'mega-evolves-from-another': {
      says: (f) => `${f('card')} evolves from ${f('from')} and from nothing else.`,
      because: (f) => `${f('card')}: evolves from ${f('from')}`,
      say: (f) => `${f('card')} evolves only from ${f('from')}`,
      passed: () => 'it evolves from that Pokémon-EX',
      restates: ['evolves-from-another'],
    },
    'evolve-new': isNew,
    'evolve-again': { ...isNew, passed: (f) => `${aPokemon(f)} has not evolved this turn`, restates: ['evolve-new'] },
    'evolve-first-turn': noOnFirstTurn('evolve'),
    'put-onto-another': {
      says: (f) =>
        f('onto') === ''
          ? `${f('card')} is not a Level Up card.`
          : `${f('card')} is put onto ${f('onto')}, not onto ${f('pokemon')}.`,
      because: (f) => (f('onto') === '' ? `${f('card')} is put onto nothing` : `${f('card')}: put onto ${f('onto')}`),
      say: (f) =>
        f('onto') === ''
          ? `${f('card')} is not a Level Up card`
          : `${f('card')} is put onto ${f('onto')}, not onto ${f('pokemon')}`,
      passed: fitsByName,
    },
    'level-only-onto-named': { ...goesOntoOther('card', 'onto'), passed: fitsByName, restates: ['put-onto-another'] },
    'level-up-benched': {
      says: (f) => `${capital(it(f))} is not Active; only an Active Pokémon can level up.`,
      because: (f) => `${f('pokemon')} is on the Bench`,
      say: (f) => `${it(f)} is on the Bench, and only your Active Pokémon can level up`,
      passed: (f) => `${aPokemon(f)} is Active`,
    },
    'level-up-new': isNew,
    'level-up-first-turn': noOnFirstTurn('level up'),
    'already-leveled-up': {
      says: (f) => `${capital(it(f))} is already Leveled Up.`,
      because: (f) => `a Level Up card is on ${f('pokemon')}`,
      say: (f) => `${it(f)} is already Leveled Up`,
      passed: (f) => `${aPokemon(f)} is not Leveled Up`,
    },
    'attack-of-the-earlier-stage': {
      says: (f) => `${f('attack')} is an attack of ${f('from')}, which ${it(f)} evolved from.`,
      because: (f) => `${f('attack')} is on ${f('from')}, beneath ${f('pokemon')}`,
      say: (f) => `${f('attack')} is an attack of ${f('from')}, and it has evolved`,
      passed: () => 'it is not an attack of the Pokémon it evolved from',
    },
    'ability-of-the-earlier-stage': {
      says: (f) => `${f('power')} is an Ability of ${f('from')}, which ${it(f)} evolved from.`,
      because: (f) => `${f('power')} is on ${f('from')}, beneath ${f('pokemon')}`,
      say: (f) => `${f('power')} is an Ability of ${f('from')}, and it has evolved`,
      passed: () => 'it is not an Ability of the Pokémon it evolved from',
    },
    'restored-needs-its-item': {
      says: (f) => `${f('card')} is a Restored Pokémon: only ${f('by')} can put it onto the Bench.`,
      because: (f) => `${f('card')}: Restored Pokémon`,
      say: (f) => `only ${f('by')} can put ${f('card')} onto the Bench`,
      passed: () => 'it is not a Restored Pokémon',
    },
    'other-half-missing': {
      says: (f) => `Both halves of ${f('card')} are played together, and one of them is not in hand.`,
      because: (f) => `only one half of ${f('card')} in hand`,
      say: (f) => `you need both halves of ${f('card')} in your hand`,
      passed: () => 'both halves are in hand',
    },
    'parts-missing': {
      says: (f) =>
        `All four parts of ${f('card')} are played at once from the discard pile, and ${f.number('there') === 0 ? 'none is' : `only ${f('there')} ${f.number('there') === 1 ? 'is' : 'are'}`} there.`,
      because: (f) => `${f('there')} of four parts in the discard pile`,
      say: (f) => `all four parts of ${f('card')} must be in your discard pile`,
      passed: () => 'all four parts are in the discard pile',
    },
    'union-played-before': {
      says: (f) =>
        `${f('player')} has played ${f('card')} in this game, and each V-UNION can be played once in a game.`,
      because: (f) => `${f('card')} was played in this game`,
      say: (f) => `you have played ${f('card')} in this game`,
      passed: () => 'it was not played in this game',
    },
    'radiant-evolves': {
      says: (f) => `${f('pokemon')} is a Radiant Pokémon, and nothing evolves from one.`,
      because: (f) => `${f('pokemon')} is a Radiant Pokémon`,
      say: (f) => `${f('pokemon')} is a Radiant Pokémon and does not evolve`,
      passed: () => 'it is not a Radiant Pokémon',
    },
    'turn-over-by-becoming': {
      says: (f) => `The turn is over: it ended when ${f('pokemon')} evolved this turn.`,
      because: (f) => `${f('pokemon')} evolved this turn, and no card attached to it lets the turn go on`,
      say: (f) => `your turn ended when your Pokémon became ${f('pokemon')}`,
      passed: () => 'no Pokémon became a Mega Evolution Pokémon this turn, or the turn goes on',
    },
    'candy-too-young': {
      ...isNew,
      because: (f) => (f.has('card') ? `${f('card')} fits, but ${isNew.because(f)}` : isNew.because(f)),
      passed: () => 'no Basic Pokémon that it fits came into play this turn',
    },
    'candy-first-turn': {
      ...noOnFirstTurn('evolve'),
      because: (f) =>
        f.has('card') ? `${f('card')} fits ${f('pokemon')}, but it is turn ${f('turn')}` : `it is turn ${f('turn')}`,
    },
    'candy-against-ban': {
      says: (f) => `A card in play forbids playing ${evolutionOf(f)} from the hand onto ${it(f)}, with this card too.`,
      because: (f) => `${evolutionOf(f)} would be played from the hand onto ${f('pokemon')}`,
      say: (f) => `a card in play does not let you play ${evolutionOf(f)} from your hand onto ${it(f)}`,
      passed: () => 'no card in play forbids evolving from the hand',
    },
    'candy-on-baby': {
      says: (f) =>
        f.has('card')
          ? `${f('card')} is a Stage 1: the card can't put it onto ${it(f)}, which is a Baby Pokémon or has Baby Evolution.`
          : `${capital(it(f))} is a Baby Pokémon or has Baby Evolution: it can't evolve this way.`,
      because: (f) => `${f('pokemon')} is the Basic Pokémon`,
      say: (f) =>
        f.has('card')
          ? `${f('card')} is a Stage 1, and the card can't put that onto ${it(f)}, which is a Baby Pokémon or has Baby Evolution`
          : `${it(f)} is a Baby Pokémon or has Baby Evolution, and it can't evolve this way`,
      passed: () => 'the Pokémon is not a Baby Pokémon and has no Baby Evolution',
    },
    'candy-on-evolved': {
      says: (f) => `${capital(it(f))} is an Evolved Pokémon; the card evolves a Basic Pokémon.`,
      because: (f) => `${f('pokemon')} is evolved`,
      say: (f) => `${it(f)} is an Evolved Pokémon, and the card is for a Basic Pokémon`,
      passed: () => 'there is a Basic Pokémon to evolve',
    },
    'candy-without-link': {
      says: (f) => `No Stage 1 evolves from ${f('pokemon')} and into ${f('card')}.`,
      because: (f) => `no Stage 1 on file evolves from ${f('pokemon')} and into ${f('card')}`,
      say: (f) => `no Stage 1 evolves from ${f('pokemon')} and into ${f('card')}`,
      passed: () => 'a Stage 1 links the two',
    },
  },
  notes: {
    'stage-of-card-beneath': (f) => ({
      label: 'stage',
      text: `${f('pokemon')} has the stage of the card it leveled up from: ${f('stage').split(' ').map(capital).join(' ')}`,
    }),
    'kept-of-card-beneath': (f) => ({ text: `${f('pokemon')} keeps ${keptThing(f('what'))} of ${f('card')}` }),
    'baby-grows': (f) => ({ text: `${f('pokemon')} itself says that it evolves into ${f('card')}` }),
    'bench-holds': (f) => ({ text: `${f('by')} makes ${f('player')}'s Bench hold ${f('most')}` }),
    'room-on-bench': (f) => ({
      text:
        f.number('room') === 0
          ? `${f('player')}'s Bench is full`
          : `${f('player')}'s Bench has room for ${counted(f.number('room'), 'more Pokémon', 'more Pokémon')}`,
    }),
    'of-both-types': (f) => ({ text: `${listed(f.list('types'))} at once` }),
    'types-by-text': (f) => ({
      label: 'type',
      text: `${f('pokemon')} is ${listed(f.list('types').map(typeNamed))}, by ${listed(f.list('by'))}${f.has('missed') ? `, so ${f('what')} ${listed(f.list('missed'))} does not count` : ''}`,
    }),
    'weakness-multiplied': (f) => ({ label: 'damage', text: `Weakness ×${f('times')}, because of ${f('by')}` }),
    'weakness-changed': (f) => ({ label: 'damage', text: `Weakness ${f('type')}, because of ${f('by')}` }),
    'no-cost-goes-first': (f) => ({ label: 'cost', text: `${f('by')} goes before ${listed(f.list('without'))}` }),
    'retreat-cost-set': (f) => ({
      label: 'cost',
      text: `${f('by')} sets the Retreat Cost of ${f('pokemon')} to ${f('cost')}${f.has('without') ? ` and goes before ${listed(f.list('without'))}` : ''}`,
    }),
    'retreat-cost-added': (f) => ({
      label: 'cost',
      text: `${f('by')} makes the Retreat Cost of ${f('pokemon')} ${f('cost')}`,
    }),
    'negative-is-zero': (f) => ({ text: `${f('value')} counts as 0` }),
    'answers-an-evolution': (f) => ({ label: 'evolve', text: `${f('by')} responds to it on the opponent's turn too` }),
    'put-at-any-time': (f) => ({
      label: 'evolve',
      text: `it is put on ${f('pokemon')}, not played, so ${f.has('firstTurn') ? 'the ban on evolving in a first turn does not stop it' : 'it does not matter how long that has been in play'}`,
    }),
    'put-down-as-basic': (f) => ({ text: `${f('card')} is in play as a Basic Pokémon` }),
    'put-is-no-play': (f) => ({
      label: 'evolve',
      text: `it is put on ${f('pokemon')}, not played, so ${f('by')} does not stop it`,
    }),
    'stage-1-too': (f) => ({ label: 'evolve', text: `${f('card')} is a Stage 1, which is allowed too` }),
    'stage-1-links': (f) => ({ label: 'evolve', text: `${f('link')} links ${f('pokemon')} with ${f('card')}` }),
    'damage-stays': (f) => ({ label: 'damage', text: `its ${f('damage')} damage stays` }),
    'effect-evolves-at-once': (f) => ({
      label: 'evolve',
      text: `an effect may evolve ${f('pokemon')} ${thoughNot(f)}`,
    }),
    'text-evolves-at-once': (f) => ({ label: 'evolve', text: `the text may evolve ${f('pokemon')} ${thoughNot(f)}` }),
    'evolve-new-otherwise': (f) => ({
      label: 'evolve',
      text: `${f('pokemon')} is new this turn and could not evolve`,
    }),
    'evolve-first-turn-otherwise': (f) => ({
      label: 'evolve',
      text: `${f('pokemon')} could not evolve on a first turn`,
    }),
    'ruling-evolves': (f) => ({
      label: 'evolve',
      text: `an official ruling on ${f('card')} lets ${f('pokemon')} evolve all the same`,
    }),
    'level-up-new-otherwise': (f) => ({
      label: 'level up',
      text: `${f('pokemon')} is new this turn and could not level up`,
    }),
    'level-up-active-otherwise': (f) => ({
      label: 'level up',
      text: `${f('pokemon')} is on the Bench and could not level up`,
    }),
    'ruling-lets': (f) => ({
      label: 'level up',
      text: `an official ruling on ${f('card')} lets ${f('pokemon')} level up all the same`,
    }),
    'level-up-card-goes-too': (f) => ({ text: `the Level Up card of ${f('pokemon')} goes too` }),
    'is-no-basic': (f) => ({
      text: `${f('pokemon')} was put straight into play; it is a ${f('stage')} Pokémon, not a Basic Pokémon`,
    }),
    'mega-is-no-stage': (f) => ({ text: `${f('pokemon')} is a Basic Pokémon, as its card says: Mega is not a stage` }),
    'is-basic': (f) => ({ ...countsAs(f), text: `${f('pokemon')} is a Basic Pokémon${whateverItPrints(f)}` }),
    'is-not-evolved': (f) => ({ ...countsAs(f), text: `${f('pokemon')} has not evolved${whateverItPrints(f)}` }),
    'is-evolved': (f) => ({ ...countsAs(f), text: `${f('pokemon')} is an Evolved Pokémon${whateverItPrints(f)}` }),
    'stages-go-along': (f) => ({ text: `the cards beneath ${f('pokemon')} go with it` }),
    'turn-goes-on-for-its-kind': (f) => ({ label: 'turn', text: `becoming ${f('pokemon')} does not end the turn` }),
    'turn-goes-on': (f) => ({ label: 'turn', text: `${f('by')} lets the turn go on after ${f('pokemon')}` }),
    'turn-ends-by-becoming': (f) => ({ label: 'turn', text: `the turn ends: a Pokémon became ${f('pokemon')}` }),
    'fossil-as-basic': (f) => ({ text: `${f('card')} is an Item that is played as a Basic Pokémon` }),
    'parts-are-one': (f) => ({ text: `the parts of ${f('card')} are one Pokémon and not stages` }),
    'single-part': (f) => ({
      text: `of a part of ${f('card')} outside play only its type, its name and that it is a Pokémon count`,
    }),
    'single-part-no-rule-box': (f) => ({ text: `a part of ${f('card')} outside play has no Rule Box` }),
    'union-is-no-basic': (f) => ({ text: `${f('card')} is not a Basic Pokémon` }),
    'union-is-not-meant': (f) => ({ text: `a text about Basic Pokémon does not include ${f('card')}` }),
    'restored-by-its-item': (f) => ({ label: 'text', text: `${f('by')} puts ${f('card')} onto the Bench` }),
    'restored-by-no-other': (f) => ({ label: 'text', text: `${f('by')} can't put ${f('card')} onto the Bench` }),
  },
  needs: {
    'origin-not-told': {
      says: (f) =>
        `what ${f('card')} evolves from or is put onto (write  {from NAME}  after its name, or  from: NAME  in its card)`,
      ask: (f) => `what it says under the name of ${f('card')}`,
    },
    'parts-not-told': {
      says: (f) =>
        `whether four different parts of ${f('card')} are in the discard pile (write the print of each after its name, such as  ${f('card')}(PR-SW SWSH155) )`,
      ask: (f) => `whether those are the four different parts of ${f('card')}`,
    },
    'put-from-hand-against-ban': {
      says: (f) =>
        `whether a card that a text puts from the hand onto ${f('pokemon')} is played, so that ${f('by')} forbids it: the document does not say`,
      ask: (f) => `whether ${f('by')} forbids a card that a text puts there from the hand`,
    },
    'put-from-hand-and-trigger': {
      says: (f) =>
        `whether a card that a text puts from the hand onto ${f('pokemon')} is played, so that ${f('by')} applies: the document does not say`,
      ask: (f) => `whether ${f('by')} applies to a card that a text puts there from the hand`,
    },
    'search-for-nobody': {
      says: (f) =>
        `whether a player with a full Bench may search for a Pokémon and take none; the document does not say. If so, ${f('player')} may play ${f('card')} for the search; if not, it has no effect`,
      ask: (f) => `whether you may play ${f('card')} to search and take no Pokémon; the rules leave it open`,
    },
    'who-discards-first': {
      says: (f) => `which player discards from the Bench first: neither ${f('by')} nor the document says`,
      ask: () => 'which player discards from the Bench first; nothing says it',
    },
    'level-card-not-told': {
      says: (f) => `which LV.X card is meant: none on file is put onto ${f('pokemon')} (write it in its own card)`,
      ask: (f) => `which LV.X card you mean for ${f('pokemon')}`,
    },
    'turn-not-told': {
      says: (f) => `which turn it is (write  t9 ): something has been there since turn ${f('since')}`,
      ask: () => 'which turn it is',
    },
  },
} satisfies WordsOf<PokemonCodes>;
