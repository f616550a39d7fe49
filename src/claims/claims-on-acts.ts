import type { Act } from './act.ts';
import { claim, defineClaim } from './define-claim.ts';
import { flag, inEither, list, number, text, word, yes } from './shape.ts';
import { act, filter, letter, obstacle, tag } from './shapes-of-words.ts';
import type { Bearing, Touched } from './vocabulary.ts';

/** Claims about what Pokémon and players may do, and about what texts of cards do. */

const ACTS_OF_PLAYERS: readonly Act[] = ['bench', 'play-trainer', 'play-supporter', 'play-stadium'];

const isActOfPlayer = ({ act }: { readonly act: Act }): boolean => ACTS_OF_PLAYERS.includes(act);

const onAct = ({ act }: { readonly act: Act }): Bearing => {
  const touched: Touched = act === 'use-card' ? 'use-power' : act;
  return touched === 'attack' ? [['attack', 'cost']] : [touched];
};

const cannot = claim(
  'cannot',
  /** `type`, of `attach-energy`: Energy cards of that type alone; `tools`, of `play-trainer`: Pokémon Tools as well, where a document does not count them as Items; `removes`: such cards that are attached are discarded. */
  {
    act,
    attack: text,
    gx: yes,
    tools: yes,
    only: word('special-energy', 'tool', 'technical-machine', 'ace-spec'),
    type: letter,
    removes: yes,
  },
  'act',
);

const may = claim(
  'may',
  /** `into`, of `evolve`: Evolution cards of that type alone; `but-first-turn`: not during a player's first turn. */
  { act, despite: list(obstacle), into: letter, 'but-first-turn': yes },
  'act',
  'despite',
);

export const CLAIMS_ON_ACTS = {
  cannot: defineClaim(cannot, {
    says: 'An act is forbidden: to a Pokémon, or to a player with `on: {side: theirs}`. `attack` names one attack, `gx: true` means GX attacks alone. `play-trainer` is a plain Trainer or an Item; a text that means Supporters and Stadiums too names `play-supporter` and `play-stadium` beside it; `only: special-energy`, `tool`, `technical-machine` or `ace-spec`: cards of that kind alone; `removes`: those that are attached to Pokémon of that player are discarded; `type`: Energy cards of that type alone.',
    rules: ['402.1', '403.1'],
    example: { claim: 'cannot', act: 'play-trainer', on: { side: 'theirs' } },
    bears: onAct,
    ofPlayer: isActOfPlayer,
  }),
  may: defineClaim(may, {
    says: 'An act is allowed, whatever of these bars stands against it. `effect` means a card that forbids it; what each of the words means stands in `src/claims/obstacle.ts`. `into`, of `evolve`: into cards of that type alone; `but-first-turn`: not during the first turn of its player.',
    rules: ['102.1', '403.2'],
    example: { claim: 'may', act: 'retreat', despite: ['asleep', 'paralyzed'], on: 'self' },
    bears: onAct,
    ofPlayer: isActOfPlayer,
  }),
  /** `pokemon-powers`: the older wording. Which kinds each word reaches is CR 407.1. */
  mute: defineClaim(
    claim(
      'mute',
      {
        what: word('powers', 'bodies', 'both', 'pokemon-powers', 'abilities', 'tools'),
        /** Powers, or Tools, of that name go on. */
        except: text,
        beyond: yes,
      },
      'what',
    ),
    {
      says: 'Powers, bodies, both, or in the older wording Pokémon Powers, do not work; nor do `tools`, where a text leaves them without effect (APR II.D-13). `except`: powers of that name go on; `beyond` has hands and discard piles reached too. A Poké-Body that mutes can be muted.',
      rules: ['407.1', '408.1'],
      example: {
        claim: 'mute',
        what: 'both',
        on: { side: 'theirs', basic: true },
        while: { self: { place: 'active' } },
      },
      bears: null,
    },
  ),
  'uses-attacks': defineClaim(
    inEither(
      claim('uses-attacks', { of: word('in-play'), among: filter }, 'of'),
      claim('uses-attacks', { of: word('stages-beneath') }, 'of'),
      claim('uses-attacks', { of: word('discarded'), basic: yes, tag, 'rule-box': flag }, 'of'),
    ),
    {
      says: 'It can use other attacks beside its own, for their Energy: of the `stages-beneath` it, of the `discarded` Pokémon of its player (`basic`, with that `tag`, with or without a `rule-box`), or of every other Pokémon `in-play` (`among`: which). It does not have them (APR II.D-06).',
      rules: ['302.6c', '307.3h'],
      example: { claim: 'uses-attacks', of: 'stages-beneath', on: { side: 'yours', evolved: true } },
      bears: ['attack'],
    },
  ),
  'turn-goes-on': defineClaim(claim('turn-goes-on', { named: text }, 'named'), {
    says: 'That it becomes the Mega Evolution or Primal Reversion Pokémon of that name does not end the turn (XY AppB).',
    rules: ['102.1'],
    example: { claim: 'turn-goes-on', named: 'M Gardevoir-EX', on: 'host' },
    bears: [['evolve', 'after-evolve']],
  }),
  'attacks-twice': defineClaim(claim('attacks-twice', {}), {
    says: 'Its first attack of a turn does not end the turn: it may attack once more, and nothing else is done before that (Ω Barrage).',
    rules: ['102.1', '600.1'],
    example: { claim: 'attacks-twice', on: 'self' },
    bears: ['attack'],
  }),
  'sets-out': defineClaim(claim('sets-out', { as: list(word('active', 'bench')), second: yes }, 'as'), {
    says: 'While the game is set up, this very card may be put face down there from the hand, whatever its Stage is; `second`: by the player who goes second alone.',
    rules: ['102.1', '500.2'],
    example: { claim: 'sets-out', as: ['active'], on: 'self' },
    bears: [],
  }),
  'flip-to-stop': defineClaim(claim('flip-to-stop', {}), {
    says: 'Whenever that player plays a Trainer card of any kind, the owner of this text may flip a coin once its price in cards of the hand is paid; heads: it does nothing and goes onto the deck. Each such text is asked.',
    rules: ['102.1'],
    example: { claim: 'flip-to-stop', on: { side: 'theirs' } },
    bears: [
      ['play-trainer', 'after-play-trainer'],
      ['play-supporter', 'after-play-supporter'],
      ['play-stadium', 'after-play-stadium'],
    ],
  }),
  'takes-stadium-along': defineClaim(claim('takes-stadium-along', {}), {
    says: 'A Stadium card that such a player plays over this one does not come into play: it is discarded once this one is.',
    rules: ['102.1', '312.4'],
    example: { claim: 'takes-stadium-along', on: { side: 'any' } },
    bears: [['play-stadium', 'after-play-stadium']],
  }),
  'flip-to-attack': defineClaim(claim('flip-to-attack', { coins: number }), {
    says: 'Its player flips before it attacks, so many `coins` where it says so; tails is the end of the attack.',
    rules: ['603.4d'],
    example: { claim: 'flip-to-attack' },
    bears: ['attack'],
  }),
  'flip-to-be-attacked': defineClaim(claim('flip-to-be-attacked', {}), {
    says: 'The attacker flips first; tails is the end of the attack.',
    rules: ['603.4d', '701.5'],
    example: { claim: 'flip-to-be-attacked' },
    bears: ['attack'],
  }),
  unaffected: defineClaim(
    claim(
      'unaffected',
      { by: list(word('play-trainer', 'play-supporter', 'abilities')), whose: word('theirs', 'any') },
      'by',
      'whose',
    ),
    {
      says: "Cards of these kinds that the opponent (`theirs`) or anybody (`any`) plays from the hand have no effect on it; on a Stadium `on: self` is the card (APR II.E-29). `abilities` in an Ancient Trait: what Abilities of the opponent's Pokémon do to it, used or in force (θ Stop).",
      rules: ['400.2'],
      example: { claim: 'unaffected', by: ['play-trainer', 'play-supporter'], whose: 'theirs', on: 'self' },
      bears: ['effects'],
      ofItsCard: true,
    },
  ),
  'supporter-limit': defineClaim(claim('supporter-limit', { most: number }, 'most'), {
    says: 'So many Supporters that player may play in a turn.',
    rules: ['102.1'],
    example: { claim: 'supporter-limit', most: 2, on: { side: 'yours' } },
    bears: ['play-supporter'],
    ofPlayer: () => true,
  }),
};
