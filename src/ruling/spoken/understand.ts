import { conditionOf, nameOf, placeOf, type View } from '../../claims/index.ts';
import type { Contradiction } from '../question/answer.ts';
import { findOpposing, ownActives } from '../question/names.ts';
import { readAttack, readLevel, readRetreat, readUse } from './battle.ts';
import { readEvolve, readOnto, readPlay } from './cards.ts';
import { readEnough } from './enough.ts';
import { nearestTo } from './nearest.ts';
import { type Meant, proper } from './said.ts';
import { isSpoken, readSentence, type Sentence } from './sentence.ts';
import { readWhom, type Whom } from './whom.ts';

/** What became of a question as people write it. */
export type Understood =
  /** It asks this, in the words of `judge can`, and may say of the table what is not so. */
  | { readonly asks: string; readonly against?: readonly Contradiction[] }
  /** It is about a player who is not to move. */
  | { readonly notToMove: string }
  /** It may ask one of these, or a general question of the rules. */
  | { readonly nearest: readonly string[] };

const PLAYER = /^(?:i|me|we|you|he|she|it|they|one|a player|the player|my player)?$/;

/** Of several that fit the words, those that are as the words say. */
const narrowed = (whom: Whom, more: Whom['conditions']): Whom => {
  const conditions = [...new Set([...whom.conditions, ...more])];
  const fits = whom.pokemon.filter((pokemon) => conditions.every((one) => conditionOf(pokemon, one) !== null));
  return { pokemon: whom.pokemon.length > 1 && fits.length > 0 ? fits : whom.pokemon, conditions };
};

/** Who acts: the words before the verb, or the Active Pokémon for `I`; null where they cannot be read. */
const actor = (view: View, { who, conditions }: Sentence): Whom | null => {
  if (PLAYER.test(who) || who === view.state.toMove) {
    const actives = ownActives(view);
    return narrowed({ pokemon: actives, conditions: [] }, conditions);
  }
  const whom = readWhom(view, who);
  return whom === null ? null : narrowed(whom, conditions);
};

const againstBoard = (view: View, whom: Whom | null, { spent }: Sentence): readonly Contradiction[] => [
  ...(whom === null
    ? []
    : whom.conditions
        .filter((one) => !whom.pokemon.some((pokemon) => conditionOf(pokemon, one) !== null))
        .map(
          (said): Contradiction => ({
            code: 'condition',
            who:
              whom.pokemon[0] === undefined
                ? ''
                : nameOf(view, whom.pokemon[0]) || placeOf(view.state, whom.pokemon[0].uid),
            said,
          }),
        )),
  ...spent
    .filter((limit) => !view.state.spent[limit])
    .map((said): Contradiction => ({ code: 'spent', who: view.state.toMove, said })),
];

const readAct = (view: View, sentence: Sentence, by: Whom | null): Meant | null => {
  const { act, who } = sentence;
  const named = !(PLAYER.test(who) || who === view.state.toMove);
  const [verb = '', ...words] = act.split(' ');
  const rest = words.join(' ');
  switch (verb) {
    case 'retreat':
      return readRetreat(view, rest, by, named);
    case 'attack':
    case 'swing':
    case 'hit':
      return readAttack(view, rest, by);
    case 'evolve':
      return readEvolve(view, rest, by, named);
    case 'level':
      return readLevel(view, rest, by, named);
    case 'use':
    case 'activate':
      return readUse(view, rest, by, named);
    case 'draw':
      return !named && /^(?:a card|my card|for (?:the|my) turn|a card for (?:the|my) turn)?$/.test(rest)
        ? { asks: 'draw' }
        : null;
    case 'end':
    case 'pass':
      return !named && /^(?:(?:my|the|his|her) turn)?(?: without attacking)?$/.test(rest) ? { asks: 'end turn' } : null;
  }
  if (named) return null;
  const onto = /^(.+?)\s+(?:onto|on|to)\s+(.+)$/.exec(rest);
  switch (verb) {
    case 'bench': {
      const name = proper(view, rest);
      return name === null ? null : { asks: `bench ${name}` };
    }
    case 'play':
      return readPlay(view, rest);
    case 'attach':
    case 'put':
    case 'place':
    case 'drop':
    case 'lay':
      return onto === null ? null : readOnto(view, onto[1] ?? '', onto[2] ?? '');
    default:
      return null;
  }
};

/** A player who is not to move, or a Pokémon that only such a player has. */
const isOther = (view: View, who: string): boolean =>
  /^(?:my |the |our |his |her |their )?(?:opponent|other player)\b/.test(who) ||
  (/^p\d$/.test(who) && who !== view.state.toMove) ||
  (!PLAYER.test(who) && readWhom(view, who) === null && findOpposing(view, who.replace(/^the /, '')).length > 0);

/**
 * Understands a question as people write it, as one of those that `judge can` answers; every word of it has to be accounted for. Null for a text that is not a sentence. What it says of the table is compared with the table.
 */
export const understand = (view: View, text: string): Understood | null => {
  if (!isSpoken(text) || view.state.phase === 'setup') return null;
  const enough = readEnough(view, text);
  const sentence = readSentence(text);
  if (sentence !== null && isOther(view, sentence.who)) return { notToMove: sentence.who };
  const by = sentence === null ? null : actor(view, sentence);
  const meant = enough ?? (sentence === null || by === null ? null : readAct(view, sentence, by));
  if (meant === null) return { nearest: nearestTo(view, text) };
  const said = sentence ?? { who: '', act: '', conditions: [], spent: [] };
  const whom = meant.whom ?? null;
  // What is said `while` acting is said of the one who acts.
  const about =
    whom === null ? (said.conditions.length > 0 ? by : null) : narrowed(whom, enough === null ? said.conditions : []);
  const against = [
    ...(meant.against ?? []),
    ...againstBoard(view, about, enough === null ? said : { ...said, spent: [] }),
  ];
  return against.length === 0 ? { asks: meant.asks } : { asks: meant.asks, against };
};
