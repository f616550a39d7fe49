import { filter, type OwnAttack, pokemonOf, table, topCard, word, yes } from '../claims/index.ts';
import { NotModelled, unknownFact } from '../engine/index.ts';
import { copyable, mayAttack, ownTerms, performAsOwn, type T, undescribed, unitsOn, unmet } from '../rules/index.ts';
import type { Json, Pokemon } from '../state/index.ts';
import { type Defined, opponentOf } from './define-verb.ts';
import { choosing } from './looking.ts';
import { who } from './shapes-of-words.ts';
import { resolve } from './who.ts';

/** The codes that are written here, by what they stand for. */
export const CODES = {
  question: ['copy-attack'],
} as const;

/** The attacks to choose from; breaks off where the attacks of the Pokémon are not given. */
export const attacksToCopy = (t: T, pokemon: Pokemon): readonly OwnAttack[] => {
  const card = topCard(t.view, pokemon);
  if (card === null) undescribed(t.view, [pokemon]);
  if (card?.sketched === true && card.attacks === undefined)
    unknownFact(t.view, mayAttack.ATTACKS, 'attacks-not-told', { pokemon: card.name });
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
    { 'copy-attack': who, 'if-payable': yes, spares: word('prices'), chooser: word('opponent') },
    'copy-attack',
  ),
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
    says: 'One attack printed on that Pokémon is performed instead; stands in `choose`. `if-payable`: only one for which the Energy is there; `spares: prices`: what has to be thrown away in order to use it is kept; `chooser: opponent`: the opponent picks the Pokémon and the attack.',
    rules: ['302.6'],
    example: { 'copy-attack': { one: { side: 'theirs' } } },
    stands: 'attack',
    bears: ['attack'],
    play(t, verb, context) {
      const run = context.attack;
      if (run === null) return;
      const by = verb.chooser === 'opponent' ? opponentOf(t, context) : context.seat;
      const [uid] = resolve(t, verb['copy-attack'], context, undefined, by);
      const pokemon = uid === undefined ? null : pokemonOf(t.state, uid);
      const had = pokemon === null ? [] : attacksToCopy(t, pokemon);
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
      const { own } = t.choose({ by, code: 'copy-attack', options });
      performAsOwn(t, run, verb.spares === 'prices' ? withoutPrices(own) : own);
    },
    changes: () => true,
  },
} satisfies Defined<typeof SHAPES_OF_CHOOSING>;
