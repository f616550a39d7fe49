import type { Json } from '../state/index.ts';
import { CLAIMS_ON_ACTS } from './claims-on-acts.ts';
import { CLAIMS_ON_CONDITIONS } from './claims-on-conditions.ts';
import { CLAIMS_ON_DAMAGE } from './claims-on-damage.ts';
import { CLAIMS_ON_VALUES } from './claims-on-values.ts';
import { claimsThatDo } from './claims-that-do.ts';
import type { ClaimDefinition } from './define-claim.ts';
import { type Check, expected, inTheNearest, isMap, named, type Said } from './shape.ts';

/**
 * The closed vocabulary of everything that lasts: what a Poké-Body, an attached card, a Stadium or a lasting effect may say. Each claim stands in the
 * file of its subject with its shape, by which card files are checked, and from which its type follows.
 * Plain data, written in card files as `{claim: retreat, set: 0, on: host}`. Damage and HP are damage points, `counters` are counters.
 */

/** `verbs` checks what a claim does once its moment comes. */
const claimsOver = (verbs: Check<readonly Json[]>) => ({
  ...CLAIMS_ON_VALUES,
  ...CLAIMS_ON_DAMAGE,
  ...CLAIMS_ON_CONDITIONS,
  ...CLAIMS_ON_ACTS,
  ...claimsThatDo(verbs),
});

type Claims = ReturnType<typeof claimsOver>;

export type ClaimKind = keyof Claims;
export type Claim = { [K in ClaimKind]: Said<Claims[K]['shape']> }[ClaimKind];
export type ClaimOf<K extends ClaimKind> = Extract<Claim, { readonly claim: K }>;

type Defined = ClaimDefinition<Claim>;

/** The check of a claim, and what each of them is. */
export const claimsWith = (verbs: Check<readonly Json[]>) => {
  const claims = claimsOver(verbs) as unknown as { readonly [K in ClaimKind]: Defined };
  const definitionOf = (value: Json | undefined): Defined | undefined =>
    value !== undefined && isMap(value) && typeof value.claim === 'string' && Object.hasOwn(claims, value.claim)
      ? claims[value.claim as ClaimKind]
      : undefined;
  const shapeOf = (value: Json): Check | undefined => definitionOf(value)?.shape;
  const shapes = Object.fromEntries(Object.entries(claims).map(([name, { shape }]) => [name, shape as Check]));
  const names = Object.keys(shapes);
  const claim: Check<Claim> = named(
    (value, at) => {
      const shape = shapeOf(value);
      if (shape !== undefined) return shape(value, at);
      const name = isMap(value) ? value.claim : undefined;
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
    },
    () => Object.values(shapes),
    shapeOf,
  );
  return { claim, claims, definitionOf };
};

export const preventsDamage = ({ what }: ClaimOf<'prevent'>): boolean => what === 'damage' || what === 'all';
export const preventsEffects = ({ what }: ClaimOf<'prevent'>): boolean => what === 'effects' || what === 'all';
