/** What a text that lasts is about, where that alone says why it has no part in an act: nothing of the kind happens there. */

interface About {
  readonly what: string;
  /** Where one of these words is on the screen, it does not count as a reason. */
  readonly unless: RegExp;
}

const DAMAGE: About = { what: 'damage', unless: /\bdamage\b|\bcounters?\b/iu };
const OF_ATTACKS: About = { what: 'what attacks do', unless: /\battack|\bdamage\b|\bcounters?\b/iu };
const RETREAT: About = { what: 'retreating', unless: /\bretreat/iu };

/** By the kind of its claims; a kind that is left out may bear on anything. */
const ABOUT: { readonly [kind: string]: About | undefined } = {
  damage: DAMAGE,
  'prevent-damage': DAMAGE,
  'prevent-effects': OF_ATTACKS,
  'prevent-all': OF_ATTACKS,
  survives: { what: 'Knock Outs by damage', unless: /\bdamage\b|\bcounters?\b|\bKnock/iu },
  retreat: RETREAT,
  cost: { what: 'the cost of attacks', unless: /\battack|\bcost\b/iu },
  'immune-to-condition': {
    what: 'Special Conditions',
    unless: /\b(?:asleep|burned|confused|paralyzed|poisoned|conditions?)\b/iu,
  },
};

/** `its text is about damage`; null where the screen speaks of that too. */
export const aboutSomethingElse = (kinds: readonly string[], screen: string): string | null => {
  const all = kinds.map((kind) => ABOUT[kind]);
  const [first] = all;
  if (first === undefined || !all.every((one) => one === first) || first.unless.test(screen)) return null;
  return `its text is about ${first.what}`;
};
