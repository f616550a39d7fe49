import { list, number, pokemonOf, table, text, word, yes } from '../claims/index.ts';
import { NotModelled } from '../engine/index.ts';
import { endsTurn, type T, type TextContext, winning } from '../rules/index.ts';
import { type CardId, TOUCHES } from '../state/index.ts';
import type { Defined } from './define-verb.ts';

/** Verbs that end something: the game or bring its end nearer, the turn, the attack, what the program can carry out. */

export const SHAPES_THAT_END = {
  win: table({ win: yes }, 'win'),
  lose: table({ lose: yes }, 'lose'),
  'take-prizes': table({ 'take-prizes': number }, 'take-prizes'),
  'end-turn': table({ 'end-turn': yes }, 'end-turn'),
  nothing: table({ nothing: yes }, 'nothing'),
  'not-modelled': table({ 'not-modelled': text, touches: list(word(...TOUCHES)) }, 'not-modelled'),
};

/** Whose text it is: of a Poké-Body, the card of the Pokémon that has it. */
const cardOf = (t: T, { card, holder, uid }: TextContext): CardId | null => {
  const bearer = holder ?? uid;
  return card ?? (bearer === null ? null : (pokemonOf(t.state, bearer)?.stack[0] ?? null));
};

export const verbsThatEnd = {
  win: {
    says: 'Its player wins the game, at once.',
    rules: ['102.1'],
    example: { win: true },
    stands: 'anywhere',
    bears: ['win'],
    play(t, _verb, context) {
      winning.winsByCard(t, context);
    },
    changes: () => true,
  },
  lose: {
    says: 'Its player loses the game, at once.',
    rules: ['102.1'],
    example: { lose: true },
    stands: 'anywhere',
    bears: ['win'],
    play(t, _verb, context) {
      winning.losesByCard(t, context);
    },
    changes: () => true,
  },
  'take-prizes': {
    says: 'So many of your Prizes are taken.',
    rules: ['303.1e'],
    example: { 'take-prizes': 1 },
    stands: 'anywhere',
    bears: ['prizes'],
    play(t, verb, context) {
      t.put({ kind: 'prizes-due', seat: context.seat, prizes: verb['take-prizes'] });
    },
    changes: () => true,
  },
  'end-turn': {
    says: 'The turn is over, after what the text has done up to here.',
    rules: ['604.1'],
    example: { 'end-turn': true },
    stands: 'anywhere',
    bears: ['attack'],
    play(t) {
      endsTurn(t);
    },
    changes: () => false,
  },
  nothing: {
    says: 'The attack ends: it does nothing.',
    rules: ['302.5', '603.4c'],
    example: { nothing: true },
    stands: 'anywhere',
    bears: ['attack'],
    play(t, _verb, context) {
      if (context.attack === null) return;
      context.attack.ended = 'does-nothing';
      t.put({ kind: 'attack-ended', code: 'does-nothing' });
    },
    changes: () => false,
  },
  'not-modelled': {
    says: 'What cannot be said in these words; `touches` names what it can bear on.',
    rules: ['102.1'],
    example: { 'not-modelled': 'a game of rock and paper', touches: ['damage'] },
    stands: 'anywhere',
    bears: null,
    play(t, verb, context) {
      throw new NotModelled(cardOf(t, context), context.place, verb['not-modelled'], verb.touches ?? null);
    },
    changes: () =>
      // Whatever it does, that it is not executed is said when it is played.
      true,
  },
} satisfies Defined<typeof SHAPES_THAT_END>;
