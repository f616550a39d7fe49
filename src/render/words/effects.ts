import type { Act } from '../../claims/index.ts';
import type { EffectsCodes } from '../../rules/index.ts';
import { titleOf } from '../cite.ts';
import { capital, type Given, listed } from './facts.ts';
import { it, PILES, type WordsOf, yours } from './rule-words.ts';
import { appliesOnlyIf, textForOthers, unlessSo } from './what-is-asked.ts';

/** What an effect keeps a Pokémon or a player from. */
const ACTS: { readonly [act: string]: string } = {
  retreat: 'retreat',
  attack: 'attack',
  evolve: 'evolve',
  'level-up': 'level up',
  'attach-energy': 'be given Energy from the hand',
  bench: 'put a Pokémon on the Bench',
  'play-trainer': 'play a Trainer card',
  'play-supporter': 'play a Supporter card',
  'play-stadium': 'play a Stadium card',
  'use-power': 'use a Poké-Power',
  'use-card': 'use a card',
} satisfies Record<Act, string>;

/** The same of a ban on cards of one kind. */
const ACTS_WITH: { readonly [kind: string]: (act: string) => string } = {
  tool: () => 'play a Pokémon Tool card',
  'technical-machine': () => 'play a Technical Machine card',
  'special-energy': () => 'be given Special Energy from the hand',
  'ace-spec': (act) => (act === 'attach-energy' ? 'be given ACE SPEC Energy from the hand' : 'play an ACE SPEC card'),
};

/** A ban on the player, who attaches it. */
const attaching = (f: Given): string => {
  const kind = f.has('energy')
    ? `${f('energy')} `
    : ({ 'special-energy': 'Special ', 'ace-spec': 'ACE SPEC ' }[f.has('only') ? f('only') : ''] ?? '');
  return `attach ${kind}Energy from the hand`;
};

const act = (f: Given): string =>
  (f.has('onPlayer') ? attaching(f) : undefined) ??
  (f.has('energy') ? `be given ${f('energy')} Energy from the hand` : undefined) ??
  (f.has('only') ? ACTS_WITH[f('only')]?.(f('act')) : undefined) ??
  // A ban on Items alone is not one on every Trainer card, and documents differ in what they call so.
  (f.has('card') && f('card') !== ''
    ? `play ${f('card')}${f('act') === 'bench' ? ', which is a Trainer card' : ''}`
    : undefined) ??
  ACTS[f('act')] ??
  f('act');

const forbidden = (f: Given): string =>
  f.has('onPlayer') || f('pokemon') === '' || !f.has('pokemon') ? f('player') : it(f);

/** What a text may ask of the turn. */
const DONE_THIS_TURN: { readonly [what: string]: string } = {
  evolved: 'it evolved this turn',
  'came-up': 'it came up from the Bench this turn',
  healed: 'it was healed this turn',
  supporter: 'a Supporter card was played this turn',
};

/** By what is missing: why a text that waits for something does nothing. */
const WAITS: { readonly [lacks: string]: (f: Given) => string } = {
  damage: (f) => `${f('by')} does nothing: ${f('pokemon')} took no damage from the attack`,
  attack: (f) => `${f('by')} does nothing: it waits for damage of an attack, and no attack did this to ${f('pokemon')}`,
  'fall-to-damage': (f) => `${f('by')} does nothing: no damage from an opponent's attack Knocked Out ${f('pokemon')}`,
  'as-turn': (f) => `${f('by')} applies only to the one Energy card that you attach each turn`,
  from: (f) => `${f('by')} applies only to a card from the ${PILES[f('pile')] ?? f('pile')}`,
};

const triggerThatWaits = (f: Given): string => WAITS[f('lacks')]?.(f) ?? `${f('by')} ${appliesOnlyIf(f)}`;

/** A card of a special kind that a ban reaches without naming it. */
const reached = (kind: string) => ({
  says: (f: Given) => `${capital(kind)} is among the cards that ${f('by')} means.`,
  because: (f: Given) => `${f('by')} includes ${kind}`,
  say: (f: Given) => `${f('by')} is about ${kind} too`,
  passed: () => `no text that does not name ${kind} includes it`,
  restates: ['lasting-effect-forbids', 'card-in-play-forbids'],
});

export const EFFECTS = {
  grounds: {
    'lasting-effect-forbids': {
      says: (f) =>
        `The effect of ${f('by')} has not ended: ${forbidden(f)} can't ${act(f)}${f.has('named') ? ` with ${f('named')}` : ''}.`,
      because: (f) => `the effect of ${f('by')} lasts`,
      say: (f) => `the effect of ${f('by')} does not allow it`,
      passed: () => 'no lasting effect forbids it',
    },
    'ban-on-player-stays': {
      says: (f) => `${f('by')} affects the player: it lasts although the Pokémon that made it has gone.`,
      because: (f) => `the effect of ${f('by')} is on the player`,
      say: (f) => `the effect of ${f('by')} is on you and lasts`,
      passed: () => 'there is no effect on the player whose maker has gone',
      restates: ['lasting-effect-forbids'],
    },
    'protection-undoes-nothing': {
      says: (f) => `${f('by')} came before the protection, and a protection does not remove earlier effects.`,
      because: (f) => `the effect of ${f('by')} is older than the protection`,
      say: (f) => `the protection came after ${f('by')}`,
      passed: () => 'no effect is older than a protection',
      restates: ['lasting-effect-forbids'],
    },
    'card-in-play-forbids': {
      says: (f) =>
        f.has('assumed')
          ? `The text of ${f('by')} does not allow it, as was assumed.`
          : f.has('own')
            ? `${capital(forbidden(f))} can't ${act(f)}${unlessSo(f)}: its own text says so.`
            : `${f('by')} ${f.is('power') ? 'applies' : 'is in play'}: ${forbidden(f)} can't ${act(f)}${unlessSo(f)}${f.has('used') ? `, because it used ${f('used')} last turn` : ''}.`,
      because: (f) =>
        f.has('own') || f.has('assumed')
          ? `the text of ${f('by')} says so`
          : `${f('by')} ${f.is('power') ? 'applies' : 'is in play'}`,
      say: (f) =>
        `${f('by')} does not allow it${f.has('used') ? `, because ${f('pokemon')} used ${f('used')} last turn` : ''}`,
      passed: () => 'no card in play forbids it',
    },
    'ban-reaches-tool': reached('a Pokémon Tool'),
    'ban-reaches-supporter': reached('a Supporter card'),
    'ban-reaches-stadium': reached('a Stadium card'),
  },
  notes: {
    'bench-unsaid': (f) => ({
      label: f.has('condition') ? 'condition' : 'effect',
      text: f.has('condition')
        ? `${titleOf(f('document'))} does not say whether ${f('pokemon')} is still ${capital(f('condition'))} on the Bench; both are played on`
        : `${titleOf(f('document'))} does not say whether the effect of ${f('effect')} on ${f('pokemon')} ends on the Bench; both are played on`,
    }),
    'char-stays': (f) => ({ text: `the Char counter stays on ${f('pokemon')}` }),
    'full-hp': (f) => ({ text: `${f('pokemon')} ${f.is('full') ? 'has' : 'does not have'} full HP` }),
    'most-hp': (f) => ({ text: `${f('pokemon')} has a maximum of ${f('hp')} HP by ${listed(f.list('by'))}` }),
    'hp-left': (f) => ({ text: `${f('pokemon')} has ${f('hp')} HP left` }),
    'none-fell-last-turn': (f) => ({
      text: `no Pokémon of ${f('player')} was Knocked Out in the opponent's last turn`,
    }),
    'fell-last-turn': (f) => ({ text: `a Pokémon of ${f('player')} was Knocked Out last turn` }),
    'used-last-turn': (f) => ({ text: `${f('user') === '' ? 'a Pokémon' : f('user')} used ${f('attack')} last turn` }),
    'failed-last-turn': (f) => ({ text: `${f('attack')} failed last turn, and was not used` }),
    'used-before-it-evolved': (f) => ({ text: `it used ${f('attack')} before it evolved, which does not count` }),
    'done-this-turn': (f) => ({ text: DONE_THIS_TURN[f('what')] ?? f('what') }),
    'trigger-not-met': (f) => ({ label: 'not met', text: triggerThatWaits(f) }),
    'trigger-muted': (f) => ({ label: 'not', text: `${f('text')} has no effect: ${f('by')}` }),
    'text-for-others': (f) => ({ label: 'not', text: textForOthers(f) }),
    'done-before-it-evolved': () => ({ text: 'before it evolved, which does not count' }),
    'counts-once': () => ({ text: 'several times count only once' }),
    'moved-all-the-same': () => ({ text: 'it counts, whatever has happened to the card since' }),
    'condition-stays': (f) => ({
      label: 'condition',
      text: `${f('pokemon')} stays ${capital(f('condition'))}, as ${f('by')} says`,
    }),
    'effect-stays': (f) => ({
      label: 'effect',
      text: `${f('effect')} stays on ${f('pokemon')}: no attack put it there`,
    }),
    'effect-ends': (f) => ({ text: `${f('effect')} ends for ${f('pokemon')}` }),
    'body-is-active': (f) => ({ label: 'effect', text: `${f('pokemon')}'s ${f('by')} applies` }),
    'effect-outlives-its-source': (f) => ({
      label: 'effect',
      text: `${f('effect')} lasts, whatever happened to the Pokémon that made it`,
    }),
    'bodies-add-up': (f) => ({ label: 'effect', text: `${f('copies')} copies of ${f('by')} add up` }),
    'bodies-do-not-add-up': (f) => ({
      label: 'effect',
      text: `${f('by')} says that copies do not add up: only one of the ${f('copies')} counts`,
    }),
    'newest-counts': (f) => ({ label: 'effect', text: `of ${listed(f.list('of'))} the newest counts: ${f('by')}` }),
  },
  needs: {
    'fall-not-told': {
      says: (f) =>
        `how many Pokémon of ${f('player')} were Knocked Out last turn by damage from an attack (write  fallen-to-damage)`,
      ask: (f) => `how ${yours(f)} Pokémon were Knocked Out last turn`,
    },
    'fallen-kind-not-told': {
      says: (f) =>
        `whether one of the Pokémon of ${f('player')} Knocked Out last turn was a ${f('kind')} (write  fallen (NAME)  or  fallen-to-damage (NAME), and  NAME(PRINT)  where prints of it differ)`,
      ask: (f) => `which of ${yours(f)} Pokémon were Knocked Out last turn`,
    },
    'attack-not-told': {
      says: (f) =>
        `which attack ${f('player')} used last turn (write  ^last turn ${f('attack') === '' ? 'ATTACK' : f('attack')}  after the Pokémon, or [attacked 0])`,
      ask: (f) => `which attack ${f.is('own') ? 'you' : 'your opponent'} used last turn`,
    },
    'user-not-told': {
      says: (f) => `which Pokémon of ${f('player')} used an attack last turn (write  attacked (POKÉMON=ATTACK))`,
      ask: (f) => `which of ${yours(f)} Pokémon used an attack last turn`,
    },
    'supporter-not-told': {
      says: (f) => `whether ${f('player')} played ${f('card')} this turn (if so, write  used supporter="${f('card')}")`,
      ask: (f) => `whether ${f.is('own') ? 'you' : 'your opponent'} played ${f('card')} this turn`,
    },
    'put-down-not-told': {
      says: (f) =>
        `whether ${f('player')} put ${f('card')} down from the hand this turn, or a text brought it into play`,
      ask: (f) => `whether ${f.is('own') ? 'you' : 'your opponent'} put ${f('card')} down from the hand this turn`,
    },
    'supporter-kind-not-told': {
      says: (f) => `which Supporter card ${f('player')} played this turn (write  used supporter="NAME")`,
      ask: (f) => `whether ${f.is('own') ? 'you' : 'your opponent'} played ${f('kind')} this turn`,
    },
    'arrival-not-told': {
      says: (f) => `which of ${listed(f.list('cards'))} came into play later (write the turns:  @3, @6)`,
      ask: (f) => `which of ${listed(f.list('cards'))} came into play later`,
    },
    'effects-not-prints-apart': {
      says: (f) =>
        `which of the effects of ${listed(f.list('cards'))} goes first: the document says so only for cards in play`,
      ask: (f) => `which of the effects of ${listed(f.list('cards'))} counts; the rules leave it open`,
    },
    'mutes-not-prints-apart': {
      says: (f) =>
        `which of ${listed(f.list('cards'))} switches off the other: each text would, and the document does not say which goes first`,
      ask: (f) => `which of ${listed(f.list('cards'))} goes first; the rules leave it open`,
    },
  },
} satisfies WordsOf<EffectsCodes>;
