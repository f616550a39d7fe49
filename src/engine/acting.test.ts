import { describe, expect, it } from 'vitest';
import { reading, UnknownFact, type Where } from './index.ts';

const LAW = { 'comprehensive-2009': ['103.1', 'negative'] } as const;
const OTHER = { 'comprehensive-2009': ['304.1', '10 damage'] } as const;

const heardBy = (ask: (where: Where) => unknown): readonly string[] => {
  const heard: string[] = [];
  try {
    ask({
      doc: 'comprehensive-2009',
      fallback: null,
      off: new Set(),
      recorder: (rule, acted) => heard.push(`${rule.slice(rule.indexOf('/') + 1)} ${acted ? 'acted' : 'did not'}`),
    });
  } catch (stop) {
    if (!(stop instanceof UnknownFact)) throw stop;
  }
  return heard;
};

const unknown = (): never => {
  throw new UnknownFact('comprehensive-2009/316.7a', 'prizes-not-told', {});
};

describe('the recorder of a view', () => {
  const atLeastZero = reading(
    LAW,
    (_where: Where, [value]: readonly [number]) => [Math.max(0, value)],
    (_where, [value]) => [value],
  );

  it('hears that a rule acted where the value would be another without it, and only there', () => {
    expect(heardBy((where) => atLeastZero(where, [-10]))).toEqual(['103.1 acted']);
    expect(heardBy((where) => atLeastZero(where, [10]))).toEqual(['103.1 did not']);
  });

  it('hears nothing of what is asked only to learn the value without the rule', () => {
    const ten = reading(
      OTHER,
      (_where: Where, _args: readonly []) => 10,
      () => 0,
    );
    const twice = reading(
      LAW,
      (_where: Where, _args: readonly []) => 20,
      (where) => ten(where, []),
    );
    expect(heardBy((where) => twice(where, []))).toEqual(['103.1 acted']);
  });

  it('takes a value that breaks off for another one, unless both break off', () => {
    const either = (value: () => number, otherwise: () => number) =>
      heardBy((where) => reading(LAW, (_where: Where, _args: readonly []) => value(), otherwise)(where, []));
    const zero = () => 0;
    expect(either(unknown, zero)).toEqual(['103.1 acted']);
    expect(either(zero, unknown)).toEqual(['103.1 acted']);
    expect(either(unknown, unknown)).toEqual(['103.1 did not']);
  });

  it('costs play nothing: without one, the value without the rule is not asked', () => {
    const once = reading(LAW, (_where: Where, _args: readonly []) => 1, unknown);
    expect(once({ doc: 'comprehensive-2009', fallback: null, off: new Set(), recorder: null }, [])).toBe(1);
  });
});
