import type { Announced, Card, Json } from '../../state/index.ts';
import { letterOf, phrase } from './phrases.ts';
import { OLDER_STADIUMS } from './usual-older-stadiums.ts';
import { symbols } from './usual-powers.ts';
import { readTrainerCoin, readTrainerSentence } from './usual-trainers.ts';
import { readPaid } from './usual-uses.ts';
import { type Filter, WHOM, whomOf } from './whom.ts';

/** Usual texts of Stadium cards: what is in force for the Pokémon of both players, and what each player may use once in a turn. */

type Found = readonly (string | undefined)[];
type Says = (found: Found) => readonly Json[] | null;

const any = (words: string | undefined, more: Filter = {}): Filter | null => {
  const whom = whomOf(words);
  return whom === null ? null : { side: 'any', ...whom, ...more };
};

const about = (words: string | undefined, claim: Filter, more: Filter = {}): readonly Json[] | null => {
  const on = any(words, more);
  return on === null ? null : [{ ...claim, on }];
};

/** "The opponent" of a Stadium is the opponent of the player whose Pokémon is meant: one claim for each side. */
const bothWays = (
  words: string | undefined,
  claim: (other: 'yours' | 'theirs') => Filter,
  more: Filter = {},
): readonly Json[] | null => {
  const whom = whomOf(words);
  if (whom === null) return null;
  return (['yours', 'theirs'] as const).map((side) => ({
    ...claim(side === 'yours' ? 'theirs' : 'yours'),
    on: { side, ...whom, ...more },
  }));
};

const stronger = (words: string | undefined, n: string | undefined, against: Filter): readonly Json[] | null =>
  bothWays(words, (side) => ({
    claim: 'damage',
    when: 'before',
    add: Number(n),
    against: { ...against, side, place: 'active' },
  }));

const energy = (word = ''): Filter | null => {
  const whom = whomOf(`${word} Pokémon`);
  return whom?.type === undefined ? null : { 'with-energy': whom.type };
};

const withEnergy = (word: string | undefined, claim: Filter): readonly Json[] | null => {
  const narrowed = energy(word);
  return narrowed === null ? null : [{ ...claim, on: { side: 'any', ...narrowed } }];
};

const GX = 'Pokémon-GX';
const EX = 'Pokémon-EX';
const EXCEPT = '(?: \\((?:except for|excluding) (Team \\w+) Pokémon\\))?';
const except = (team: string | undefined): Filter => (team === undefined ? {} : { 'not-tag': team.toLowerCase() });

/** Texts in force, without the reminder that both players are meant. */
const IN_FORCE: readonly (readonly [string, Says])[] = [
  ['$toolcards in play have no effect', () => [{ claim: 'mute', what: 'tools', on: { side: 'any' } }]],
  [`${WHOM} in play have no Retreat Cost`, ([whom]) => about(whom, { claim: 'retreat', set: 0 })],
  [
    'the attacks of non-$type Pokémon cost ((?:Colorless)+) more',
    ([type, much]) => [
      { claim: 'cost', add: symbols(much), on: { side: 'any', 'none-of': [{ type: letterOf(type) }] } },
    ],
  ],
  [
    `the Retreat Cost of each ${WHOM} (?:in|is) play${EXCEPT} is ((?:Colorless)+) (more|less)`,
    ([whom, team, much, way]) =>
      about(whom, { claim: 'retreat', add: way === 'more' ? symbols(much) : -symbols(much) }, except(team)),
  ],
  [
    `(?:each ${WHOM}'s attacks|the attacks of (?:each )?${WHOM}(?: in play)?) cost (?:((?:Colorless)+)|$type) less`,
    ([one, other, colorless, type]) =>
      about(one ?? other, {
        claim: 'cost',
        add: colorless === undefined ? -1 : -symbols(colorless),
        ...(colorless === undefined ? { type: letterOf(type) } : {}),
      }),
  ],
  [
    'each player can have (?:up to )?$n Pokémon on $their Bench\\. \\(?when this card leaves play, each player discards (?:Benched )?Pokémon (?:from $their Bench )?until (?:he or she has|they have) 5 Pokémon on the Bench\\. The owner of this card discards first(?:\\.?\\))?',
    ([most]) => [{ claim: 'bench-size', most: Number(most), first: 'owner', on: { side: 'any' } }],
  ],
  [`each ${WHOM} in play gets \\+$n HP`, ([whom, hp]) => about(whom, { claim: 'hp', add: Number(hp) })],
  [
    'each (Stage 1) and (Stage 2) Pokémon in play gets \\+$n HP',
    ([one, two, hp]) => [
      ...(about(`${one} Pokémon`, { claim: 'hp', add: Number(hp) }) ?? []),
      ...(about(`${two} Pokémon`, { claim: 'hp', add: Number(hp) }) ?? []),
    ],
  ],
  [
    `the attacks of (?:each )?${WHOM}(?: in play)? do $n more damage to the opponent's Active Pokémon $before`,
    ([whom, n]) => stronger(whom, n, {}),
  ],
  [
    `the attacks of (?:each )?${WHOM}(?: in play)? do $n more damage to the Defending Pokémon-EX $before`,
    ([whom, n]) => stronger(whom, n, { tag: 'EX' }),
  ],
  [
    `(?:each )?${WHOM} takes? $n less damage from the opponent's attacks $after`,
    ([whom, n]) => bothWays(whom, (side) => ({ claim: 'damage', when: 'after', add: -Number(n), against: { side } })),
  ],
  [
    'prevent all damage done to Benched Pokémon by attacks',
    () => [{ claim: 'prevent', what: 'damage', on: { side: 'any', place: 'bench' } }],
  ],
  [
    'put $n more damage counters? on (?:each )?Poisoned Pokémon between turns',
    ([n]) => [{ claim: 'poison-counters', add: Number(n), on: { side: 'any' } }],
  ],
  [
    "each player's evolved Pokémon can use any attack from its previous Evolutions\\. \\(That player still needs the necessary Energy to use each attack\\.\\)",
    () => [{ claim: 'uses-attacks', of: 'stages-beneath', on: { side: 'any', evolved: true } }],
  ],
  [
    'prevent all $effects, including damage, done to Benched Pokémon',
    () => bothWays('Pokémon', (side) => ({ claim: 'prevent', what: 'all', from: { side } }), { place: 'bench' }),
  ],
  [
    `each ${WHOM} in play, $hands, and in each player's discard pile has no Abilities`,
    ([whom]) => about(whom, { claim: 'mute', what: 'abilities', beyond: true }),
  ],
  [
    `(${GX}) and (${EX}) in play have no Abilities`,
    ([gx, ex]) => [gx, ex].flatMap((whom) => about(whom, { claim: 'mute', what: 'abilities' }) ?? []),
  ],
  [
    'the Retreat Cost of each Pokémon that has any (\\w+)(?: or (\\w+))? Energy attached to it is ((?:Colorless)+) (more|less)',
    ([one, other, much, way]) => {
      const kinds = [one, ...(other === undefined ? [] : [other])].map(energy);
      const add = way === 'more' ? symbols(much) : -symbols(much);
      return kinds.includes(null)
        ? null
        : [{ claim: 'retreat', add, on: { side: 'any', 'any-of': kinds as readonly Filter[] } }];
    },
  ],
  [
    'each Pokémon that has any (\\w+) Energy attached to it has no Retreat Cost',
    ([word]) => withEnergy(word, { claim: 'retreat', set: 0 }),
  ],
  [
    'each Pokémon that has any (\\w+) Energy attached to it has no Weakness',
    ([word]) => withEnergy(word, { claim: 'no-weakness' }),
  ],
  [
    `(at any time )?between turns, put $n damage counters? on each ${WHOM}(?: and ${WHOM})?`,
    ([anyTime, n, one, other]) => {
      const claim = {
        claim: 'checkup',
        ...(anyTime === undefined ? {} : { 'any-time': true }),
        does: [{ counters: Number(n), on: 'self' }],
      };
      const first = about(one, claim);
      const second = other === undefined ? [] : about(other, claim);
      return first === null || second === null ? null : [...first, ...second];
    },
  ],
  [
    `each player's ${WHOM} can evolve during (?:his or her|their) first turn or the turn (?:he or she plays|they play) those Pokémon`,
    ([whom]) => about(whom, { claim: 'may', act: 'evolve', despite: ['new', 'first-turn'] }),
  ],
  [
    `whenever any player attaches an Energy from (?:his or her|their) hand to 1 of (?:his or her|their) Pokémon${EXCEPT},? put $n damage counters on that Pokémon`,
    ([team, n]) =>
      about(
        'Pokémon',
        {
          claim: 'trigger',
          event: 'energy-attached',
          from: 'hand',
          does: [{ counters: Number(n), on: 'self' }],
        },
        except(team),
      ),
  ],
  [
    'whenever any player plays a Pokémon from (?:his or her|their) hand to evolve 1 of (?:his or her|their) Pokémon, put $n damage counters on that Pokémon',
    ([n]) =>
      about('Pokémon', {
        claim: 'trigger',
        event: 'evolved',
        from: 'hand',
        does: [{ counters: Number(n), on: 'self' }],
      }),
  ],
  [
    `whenever any player puts a ${WHOM}${EXCEPT} from (?:his or her|their) hand onto (?:his or her|their) Bench, put $n damage counters on that Pokémon`,
    ([whom, team, n]) =>
      about(
        whom,
        {
          claim: 'trigger',
          event: 'benched',
          from: 'hand',
          does: [{ counters: Number(n), on: 'self' }],
        },
        except(team),
      ),
  ],
];

/** What keeps each player's Items and Supporters off the Stadium itself. */
const LEFT_ALONE =
  / ?Whenever any player plays an Item or Supporter card from (?:their|his or her) hand, prevent all effects of (?:that|the) card done to this Stadium card\.?/iu;

const leftAlone = (read: Pick<Card, 'always' | 'announced'>): Pick<Card, 'always' | 'announced'> => ({
  ...read,
  always: [
    ...(read.always ?? []),
    { claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'any', on: 'self' },
  ],
});

const ONCE =
  /^once during each player's turn(?: \((?:before attacking|before he or she attacks)\))?, (?:(?:that|the) player|he or she) may /iu;

/** What a player may do. */
const DONE = 'draw|search|remove|shuffle|show|put|discard|reveal|attach|heal|flip|move|switch|choose|look|take|return';

/** What the player who uses it does, as that player's own card would say it. */
const asOwn = (text: string): string =>
  text
    .replace(/\bif (?:they|that player|he or she) do(?:es)?(?: so)?\b/giu, 'If you do')
    .replace(new RegExp(`\\b(?:(?:the|that) player|he or she) (${DONE})e?s\\b`, 'giu'), '$1')
    .replace(new RegExp(`\\bthey (${DONE})\\b`, 'giu'), '$1')
    .replace(new RegExp(`(?<=[,.] |\\band |\\bthen )(${DONE})e?s\\b`, 'giu'), '$1')
    .replace(/\bto the opponent\b/giu, 'to your opponent')
    .replace(/\b(?:(?:that player|he or she) has|they have)\b/giu, 'you have')
    .replace(/\b(?:that player|he or she|they)\b/giu, 'you')
    .replace(/\b(?:his or her|their)\b/giu, 'your');

/** What each player may do once in a turn, as a card of that player would say it; null where it says more of when. */
export const eachPlayersUse = (text: string): string | null => {
  const [all, kept] =
    /^Once during each player's turn(?: \((?:before attacking|before he or she attacks)\))?, (if [^,]+, )?(?:that player|the player|they|he or she) may /u.exec(
      text,
    ) ?? [];
  if (all === undefined) return null;
  const condition = kept === undefined ? '' : asOwn(kept);
  const own = asOwn(text.slice(all.length)).replace(/\bThen, you shuffles? /gu, 'Then, shuffle ');
  const sentence = own.charAt(0).toUpperCase() + own.slice(1);
  return kept === undefined ? sentence : `You can use this card only ${condition.replace(/, $/u, '')}. ${sentence}`;
};

const WIN =
  /^once during each player's turn, if that player's opponent has (\d) or more Pokémon in the Lost Zone, the player may choose to win the game$/iu;
const TO_ACTIVE =
  /^during each player's turn, the player may move an Energy card attached to 1 of his or her Benched Pokémon to his or her Active (\p{Lu}\p{L}+) as often as he or she likes$/iu;
const UNTIL_HAND =
  /^once during each player's turn, that player may draw cards until he or she has (\d) cards in his or her hand\. If he or she does, that player's turn ends$/iu;
const COIN_FOR_ENERGY =
  /^once during each player's turn, the player may flip a coin\. If heads, that player searches his or her discard pile for a (\w+ or \w+) Energy card, shows it to the opponent, and puts it into his or her hand$/iu;
const UNTIL_TAILS =
  /^once during each player's turn, the player may flip a coin until he or she gets tails\. For each heads, that player draws a card$/iu;

/** What a Stadium lets each player do in words that no card of that player's own has. */
const USED: readonly (readonly [RegExp, (found: string) => Omit<Announced, 'text'>])[] = [
  [
    WIN,
    (least) => ({
      oncePerTurn: true,
      when: [{ 'in-lost': { kind: 'pokemon', of: 'theirs', 'at-least': Number(least) } }],
      does: [{ win: true }],
    }),
  ],
  [
    TO_ACTIVE,
    (named) => {
      const active = { side: 'yours', place: 'active', named };
      const from = { one: { side: 'yours', place: 'bench', 'with-energy': true } };
      return {
        when: [{ 'you-have': active }],
        does: [{ 'as-often-as-liked': [{ 'move-energy': 1, from, to: { one: active } }] }],
      };
    },
  ],
  [UNTIL_HAND, (hand) => ({ oncePerTurn: true, does: [{ 'draw-until': Number(hand) }, { 'end-turn': true }] })],
  [
    COIN_FOR_ENERGY,
    (types) => {
      const cards = types.split(' or ').map((type) => ({ kind: 'energy', type: letterOf(type) }));
      return {
        oncePerTurn: true,
        does: [{ flip: { heads: [{ 'from-discard': { 'any-of': cards }, count: 1, to: 'hand' }] } }],
      };
    },
  ],
  [UNTIL_TAILS, () => ({ oncePerTurn: true, does: [{ draw: { 'heads-until-tails': true } }] })],
];

let known: readonly (readonly [RegExp, Says])[] | null = null;

/** What a Stadium says, `text` without reminders of rules; null where it says another thing. */
export const usualStadium = (text: string): Pick<Card, 'always' | 'announced'> | null => {
  if (LEFT_ALONE.test(text)) {
    const read = usualStadium(text.replace(LEFT_ALONE, ''));
    return read === null ? null : leftAlone(read);
  }
  const said = text.replace(/ \(both yours and your opponent's\)/gu, '').replace(/\.$/u, '');
  for (const [pattern, uses] of USED) {
    const found = pattern.exec(said);
    if (found !== null) return { announced: { text, ...uses(found[1] ?? '') } };
  }
  if (ONCE.test(said)) {
    const own = asOwn(said.replace(ONCE, ''));
    const does = readTrainerSentence(own) ?? readTrainerCoin(own) ?? readPaid(own);
    return does === null ? null : { announced: { text, oncePerTurn: true, does } };
  }
  known ??= [...IN_FORCE, ...OLDER_STADIUMS].map(([pattern, says]) => [phrase(pattern), says]);
  for (const [pattern, says] of known) {
    const found = pattern.exec(said);
    const always = found === null ? null : says(found.slice(1));
    if (always !== null) return { always };
  }
  return null;
};
