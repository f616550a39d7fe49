import { type Claim, type ClaimKind, TRIGGER_EVENTS } from '../claims/index.ts';
import {
  type Check,
  either,
  expected,
  inTheNearest,
  isMap,
  list,
  number,
  type Shape,
  table,
  text,
  word,
  yes,
} from './shape.ts';
import { act, condition, conditionName, filter, letter, obstacle, subject, tally } from './shapes-of-words.ts';

/** Shapes of what a text may say for as long as it lasts. */

/** Keys every claim may have, then those of its own. */
const shapesWith = (verbs: Check): { readonly [K in ClaimKind]: Check } => {
  const claim = (own: Shape, ...needed: readonly string[]): Check => {
    const counted = 'add' in own ? { per: tally } : {};
    const shape: Shape = { claim: text, on: subject, while: condition, once: yes, ...counted, ...own };
    return table(shape, 'claim', ...needed);
  };
  return {
    'no-weakness': claim({ against: filter }),
    'no-resistance': claim({ against: filter }),
    'sets-aside': claim({ what: list(word('weakness', 'resistance', 'effects')), against: filter }, 'what'),
    weakness: either(claim({ type: letter }, 'type'), claim({ times: number }, 'times')),
    'uses-attacks': either(
      claim({ of: word('in-play'), among: filter }, 'of'),
      claim({ of: word('stages-beneath', 'discarded-basics') }, 'of'),
    ),
    survives: claim({ left: number, against: filter, spent: yes, flip: yes }, 'left'),
    retreat: either(claim({ add: number, 'for-each': filter }, 'add', 'for-each'), claim({ set: number, add: number })),
    hp: claim({ set: number, add: number }),
    types: either(claim({ also: list(letter) }, 'also'), claim({ are: list(letter) }, 'are')),
    'energy-type': claim({ type: letter, basic: yes, 'there-now': yes }, 'type'),
    'energy-units': claim({ type: letter, units: number }, 'type', 'units'),
    cost: either(claim({ none: yes }, 'none'), claim({ add: number, type: letter }, 'add')),
    cannot: claim({ act, attack: text, gx: yes, tools: yes, only: word('special-energy', 'tool', 'ace-spec') }, 'act'),
    may: claim({ act, despite: list(obstacle) }, 'act', 'despite'),
    damage: claim(
      {
        when: word('before', 'after', 'behind'),
        add: number,
        'if-damage': yes,
        against: filter,
        attack: text,
        'for-each-prize': word('yours', 'theirs'),
      },
      'when',
      'add',
    ),
    prevent: either(
      claim({ what: word('damage'), from: filter, 'at-most': number }, 'what', 'at-most'),
      claim({ what: word('damage'), from: filter, 'at-least': number }, 'what', 'at-least'),
      claim({ what: word('damage'), from: filter, exactly: list(number) }, 'what', 'exactly'),
      claim({ what: word('damage', 'effects', 'all'), from: filter }, 'what'),
    ),
    mute: claim(
      { what: word('powers', 'bodies', 'both', 'pokemon-powers', 'abilities', 'tools'), except: text, beyond: yes },
      'what',
    ),
    'base-damage': claim({ set: number, attack: text }, 'set', 'attack'),
    'no-heal': claim({}),
    'heal-times': claim({ times: number }, 'times'),
    'flip-to-prevent': claim({}),
    'poison-counters': claim({ add: number }, 'add'),
    prizes: either(
      claim({ none: yes, 'by-damage': yes, by: filter }, 'none'),
      claim(
        { add: number, 'by-damage': yes, by: filter, of: word('struck'), against: filter, 'once-in-game': yes },
        'add',
      ),
    ),
    'supporter-limit': claim({ most: number }, 'most'),
    'tool-limit': claim({ most: number }, 'most'),
    'bench-size': claim({ most: number, first: word('owner', 'opponent'), rest: word('hand') }, 'most'),
    'back-to-hand': claim({ this: yes }),
    condition: claim({ name: conditionName, counters: number }, 'name'),
    'immune-to-condition': claim({ names: list(conditionName), removes: yes }),
    'turn-goes-on': claim({ named: text }, 'named'),
    'flip-to-stop': claim({}),
    'flip-to-attack': claim({}),
    'flip-to-be-attacked': claim({}),
    trigger: claim(
      {
        event: word(...TRIGGER_EVENTS),
        'by-damage': yes,
        by: filter,
        'as-declared': yes,
        type: letter,
        from: word('hand', 'deck', 'discard', 'any'),
        this: yes,
        'as-turn': yes,
        does: verbs,
      },
      'event',
      'does',
    ),
    unaffected: claim(
      { by: list(word('play-trainer', 'play-supporter', 'abilities')), whose: word('theirs', 'any') },
      'by',
      'whose',
    ),
    'burn-counters': claim({ put: number, add: number }),
    checkup: claim({ does: verbs, 'any-time': yes }, 'does'),
    'end-of-turn': claim({ does: verbs }, 'does'),
  };
};

/** The check of a claim, and the names of those there are. `verbs` checks what a claim does once its moment comes. */
export const claimsWith = (verbs: Check): { readonly claim: Check<Claim>; readonly names: readonly string[] } => {
  const shapes: { readonly [claim: string]: Check } = shapesWith(verbs);
  const names = Object.keys(shapes);
  const claim: Check<Claim> = (value, at) => {
    const name = isMap(value) ? value.claim : undefined;
    const shape = typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape !== undefined) return shape(value, at);
    const typed = typeof name === 'string' ? name : '';
    if (isMap(value) && value['not-modelled'] !== undefined)
      return [
        {
          said: `${at}: what no claim says is left out here; beside it, under text, stands what it can bear on, such as  touches: [damage]`,
          of: value,
          key: 'not-modelled',
        },
      ];
    if (isMap(value) && name === undefined)
      return [{ said: `${at}: a claim begins with its name, such as {claim: hp, add: 20}${expected('', names)}` }];
    return [
      {
        said: `${at}: “${String(name)}” is not a claim${expected(typed, names)}`,
        ...(isMap(value) ? { of: value, key: 'claim' } : {}),
      },
      // What else is wrong is reported too, if it is sure which claim was meant.
      ...inTheNearest(shapes, typed, typeof name === 'string' && isMap(value) ? value : null, at),
    ];
  };
  return { claim, names };
};
