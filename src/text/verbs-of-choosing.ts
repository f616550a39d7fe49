import { either, filter, type OwnAttack, pokemonOf, table, topCard, word, yes } from '../claims/index.ts';
import { NotModelled, unknownFact } from '../engine/index.ts';
import {
  copyable,
  discardPile,
  mayAttack,
  ownTerms,
  performAsOwn,
  type T,
  type TextContext,
  undescribed,
  unitsOn,
  unmet,
} from '../rules/index.ts';
import type { Card, CardId, Json, Pokemon } from '../state/index.ts';
import { type Defined, opponentOf, type VerbOf } from './define-verb.ts';
import { cardFits } from './fitting-cards.ts';
import { choosing } from './looking.ts';
import { cardFilter, who } from './shapes-of-words.ts';
import { resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['copy-attack'],
} as const;

/** Breaks off where a card is sketched without its attacks. */
const breaksOffUngiven = (t: T, card: Card): void => {
  if (card.sketched === true && card.attacks === undefined)
    unknownFact(t.view, mayAttack.ATTACKS, 'attacks-not-told', { pokemon: card.name });
};

/** The attacks to choose from; breaks off where the attacks of the Pokémon are not given. */
export const attacksToCopy = (t: T, pokemon: Pokemon): readonly OwnAttack[] => {
  const card = topCard(t.view, pokemon);
  if (card === null) undescribed(t.view, [pokemon]);
  else breaksOffUngiven(t, card);
  return copyable(t.view, pokemon, t.why);
};

/** What is thrown away in order to use an attack. */
const PRICES = ['discard-energy', 'discard-hand'];
/** A flip is not a price. */
const NO_PRICES = ['flip', 'flip-coins', 'if', 'nothing'];

/** Is it a discard, by itself or as what the attack asks for? */
const isPrice = (verb: Json): boolean => {
  if (typeof verb !== 'object' || verb === null || Array.isArray(verb)) return false;
  const required = 'or-nothing' in verb ? verb['or-nothing'] : undefined;
  return Array.isArray(required) ? required.every(isPrice) : PRICES.some((price) => price in verb);
};

/** The attack without what has to be discarded to use it; how a copy spares anything else it asks for first is unknown. */
const withoutPrices = (own: OwnAttack): OwnAttack => {
  const { discards: _discards, activate = [], ...attack } = own.attack;
  const left = activate.filter((verb) => !isPrice(verb));
  if (left.some((verb) => !NO_PRICES.some((key) => key in (verb as object))))
    throw new NotModelled(own.card, `attack ${attack.name}`, 'what a copy spares of what the attack asks for');
  const { touchesUnpriced: touches } = attack;
  const unread = touches === undefined ? {} : { touches };
  return { ...own, attack: { ...attack, ...unread, ...(left.length === 0 ? {} : { activate: left }) } };
};

export const SHAPES_OF_CHOOSING = {
  choose: table({ choose: filter }, 'choose'),
  'copy-attack': table(
    {
      'copy-attack': either(who, word('stages-beneath'), table({ discarded: cardFilter }, 'discarded')),
      'not-gx': yes,
      'if-payable': yes,
      spares: word('prices'),
      chooser: word('opponent'),
    },
    'copy-attack',
  ),
};

const printedOn = (t: T, cards: readonly CardId[]): readonly OwnAttack[] =>
  cards.flatMap((id) => {
    const card = t.view.cardAt(id);
    if (card !== null) breaksOffUngiven(t, card);
    return (card?.attacks ?? []).map((attack) => ({ attack, card: id }));
  });

const byWhom = ({ chooser }: VerbOf<'copy-attack'>, context: TextContext, t: T) =>
  chooser === 'opponent' ? opponentOf(t, context) : context.seat;

/** The attacks that this text lets a player choose from, wherever it looks for them. */
const attacksNamed = (t: T, verb: VerbOf<'copy-attack'>, context: TextContext): readonly OwnAttack[] => {
  const of = verb['copy-attack'];
  if (of === 'stages-beneath') {
    const run = context.attack;
    return printedOn(t, run === null ? [] : (pokemonOf(t.state, run.attacker)?.stack.slice(1) ?? []));
  }
  if (typeof of === 'object' && 'discarded' in of) {
    const pile = discardPile(t.view, [context.seat], t.why);
    const isMeant = (id: CardId): boolean => {
      const card = t.view.cardAt(id);
      return card !== null && cardFits(t.view, card, of.discarded, t.why);
    };
    return printedOn(t, pile.filter(isMeant));
  }
  const [uid] = resolve(t, of, context, undefined, byWhom(verb, context, t));
  const pokemon = uid === undefined ? null : pokemonOf(t.state, uid);
  return pokemon === null ? [] : attacksToCopy(t, pokemon);
};

/** Choices that a text asks for; copying an attack (CR 302.6) is one, so it stands in `choose`. */
export const verbsOfChoosing = {
  choose: {
    says: 'Picks a Pokémon, for later `chosen`.',
    rules: ['603.4b', '400.3'],
    example: { choose: { side: 'theirs' } },
    stands: 'anywhere',
    bears: [],
    picks: true,
    play(t, verb, context) {
      resolve(t, { one: verb.choose }, context);
    },
    changes: () => false,
    after: (view, verb, context) => choosing(view, verb.choose, context),
  },
  'copy-attack': {
    says: 'One attack printed on that Pokémon (`stages-beneath`: on a card beneath the attacking one; `discarded`: on such a card in the discard pile) is performed instead; stands in `choose`. `not-gx`: no GX attack; `if-payable`: only one for which the Energy is there; `spares: prices`: what has to be thrown away in order to use it is kept; `chooser: opponent`: the opponent picks the Pokémon and the attack.',
    rules: ['302.6'],
    example: { 'copy-attack': { one: { side: 'theirs' } } },
    stands: 'attack',
    bears: ['attack'],
    play(t, verb, context) {
      const run = context.attack;
      if (run === null) return;
      const named = attacksNamed(t, verb, context);
      const had = verb['not-gx'] === true ? named.filter(({ attack }) => attack.gx !== true) : named;
      const all = ownTerms.leftToCopy(t, run, had);
      if (run.ended !== null) return;
      const copier = pokemonOf(t.state, run.attacker);
      const attacks =
        verb['if-payable'] === true && copier !== null
          ? all.filter(({ attack }) => unmet(t.view, [attack.cost, unitsOn(t.view, copier)]) === 0)
          : all;
      const options = attacks.map((own) => ({ key: own.attack.name, aliases: [], own }));
      if (options.length === 0) {
        run.ended = 'does-nothing';
        t.put({ kind: 'attack-ended', code: 'nothing-to-copy' });
        return;
      }
      const { own } = t.choose({ by: byWhom(verb, context, t), code: 'copy-attack', options });
      performAsOwn(t, run, verb.spares === 'prices' ? withoutPrices(own) : own);
    },
    changes: () => true,
  },
} satisfies Defined<typeof SHAPES_OF_CHOOSING>;
