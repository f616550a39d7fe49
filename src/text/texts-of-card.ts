import { type Check, condition, filter, type Given, list, obstacle, word } from '../claims/index.ts';
import { type Card, type Json, type Script, TOUCHES } from '../state/index.ts';
import { claim, verbs } from './all-verbs.ts';
import { base, cardFilter, provision } from './shapes-of-words.ts';

/** Every place of a card where text stands as data: its shape, and what is there for it. */

/** For a value itself, for claims in it, and for verbs in it. */
export interface Around {
  readonly here: readonly Given[];
  readonly claims: readonly Given[];
  readonly does: readonly Given[];
}

export interface TextOfCard extends Around {
  /** Where it stands, from the outermost name to the key. */
  readonly at: readonly string[];
  readonly shape: Check;
  readonly value: Json;
}

const around = (here: readonly Given[], does: readonly Given[] = []): Around => ({ here, claims: here, does });

const OF_NONE = around([]);
const OF_POKEMON = around(['pokemon']);
const OF_ATTACK = around(['pokemon', 'attack'], ['pokemon', 'attack', 'course']);
const USED = around(['pokemon'], ['pokemon', 'course']);
const PLAYED: Around = { here: [], claims: ['pokemon'], does: ['course'] };

const claims: Check = list(claim);
const conditions: Check = list(condition);

type Part = readonly [key: string, value: unknown, shape: Check, around: Around];

export const textsOfCard = (card: Card): readonly TextOfCard[] => {
  const inPlay = card.kind === 'stadium' ? OF_NONE : OF_POKEMON;
  const under = (at: readonly string[], parts: readonly Part[]): readonly TextOfCard[] =>
    parts.flatMap(([key, value, shape, there]) =>
      value === undefined
        ? []
        : [{ at: [...at, key].filter((name) => name !== ''), shape, value: value as Json, ...there }],
    );
  const ofScript = (script: Script): readonly Part[] => [
    ['while', script.while, condition, inPlay],
    ['touches', script.touches, list(word(...TOUCHES)), OF_NONE],
  ];
  return [
    ...[...(card.attacks ?? []), ...(card.lends ?? [])].flatMap((attack) =>
      under(
        [attack.name === '' ? 'an attack without a name' : `attack ${attack.name}`],
        [
          ['does', attack.does, verbs, OF_ATTACK],
          ['choose', attack.choose, verbs, OF_ATTACK],
          ['activate', attack.activate, verbs, OF_ATTACK],
          ['discards', attack.discards, verbs, OF_ATTACK],
          ['despite', attack.despite, list(obstacle), OF_NONE],
          ['cost-when', attack.costWhen, condition, OF_ATTACK],
          ['free-when', attack.freeWhen, condition, OF_ATTACK],
          ['only-if', attack.onlyIf, condition, OF_ATTACK],
          ['base', attack.base, base, { ...OF_ATTACK, here: OF_ATTACK.does }],
          ...ofScript(attack),
        ],
      ),
    ),
    ...(card.powers ?? []).flatMap((power) =>
      under(
        [power.name],
        [
          ['does', power.does, verbs, USED],
          ['always', power.always, claims, OF_POKEMON],
          ['when', power.when, conditions, OF_POKEMON],
          ...ofScript(power),
        ],
      ),
    ),
    ...under([], [['always', card.always, claims, inPlay]]),
    ...under([], [['as-tool', card.asTool, claims, OF_POKEMON]]),
    ...under([], [['announced', card.announced?.does, verbs, USED]]),
    ...under(
      ['announced'],
      [['when', card.announced?.when, conditions, OF_POKEMON], ...ofScript(card.announced ?? {})],
    ),
    ...under([], [['play', card.play?.does, verbs, PLAYED]]),
    ...under(['play'], ofScript(card.play ?? {})),
    ...under(
      [],
      [
        ['provides', card.provides, list(provision), OF_POKEMON],
        ['plays-only-if', card.playsOnlyIf, condition, OF_NONE],
        ['discards-of', card.discardsOf, cardFilter, OF_NONE],
        ['ruled-only-if', card.ruledOnlyIf, condition, OF_NONE],
        ['plays-despite', card.playsDespite, list(word('first-turn')), OF_NONE],
        ['evolves-despite', card.evolvesDespite, list(word('new', 'first-turn')), OF_NONE],
        ['attaches-to', card.attachesTo, filter, OF_NONE],
        ['discard-unless', card.discardUnless, filter, OF_NONE],
      ],
    ),
    ...(card.unread ?? []).flatMap((script) => under(['unread'], ofScript(script))),
  ];
};
