import type { AlwaysJson } from '../report/types.ts';

/** Before what comes between the turn that an act ends and the next. */
export const AFTER_TURN = 'When the turn is over:';

/** Before what every answer comes to. */
export const alwaysWords = ({
  coins,
  complete,
  ofUnknownCards,
  ofUnknown,
}: Pick<AlwaysJson, 'coins' | 'complete' | 'ofUnknownCards' | 'ofUnknown'>): string => {
  if (ofUnknownCards === true) return 'Whatever card is taken, or none:';
  if (ofUnknown === true) return 'In any case:';
  if (!complete) return 'There are too many ways to answer: what they have in common was not worked out.';
  return coins ? 'Whatever is chosen, and however the coins fall:' : 'Whatever is chosen:';
};
