import { UnknownFact } from '../../engine/index.ts';

/** Where a document leaves open what several texts come to together, the texts are named with what is open. */
export const namingTexts = <R>(texts: readonly string[], play: () => R): R => {
  try {
    return play();
  } catch (stop) {
    if (!(stop instanceof UnknownFact) || stop.code !== 'document-silent-on' || 'texts' in stop.facts) throw stop;
    throw new UnknownFact(stop.rule, stop.code, { ...stop.facts, texts: [...new Set(texts)] });
  }
};
