import type { Attack, Power } from './card.ts';
import type { Sketch } from './setup.ts';

/** What the words of a sketch come to: its attacks and powers as those of an imported card. */
export type TextReader = (
  name: string,
  texts: Required<Pick<Sketch, 'attacks' | 'powers'>>,
) => { readonly attacks: readonly Attack[]; readonly powers: readonly Power[] };

/**
 * The language of card texts is a room above this one, so the program hands its reader in. Without one every text is one that nobody reads, which may
 * bear on anything.
 */
const unread: TextReader = (_name, { attacks, powers }) => ({
  attacks: attacks.map(({ damage = null, ...attack }) => ({ ...attack, damage })),
  powers,
});

let reader: TextReader = unread;

/** One table is set up many times. */
let readBefore = new WeakMap<Sketch, ReturnType<TextReader>>();

export const handInTextReader = (read: TextReader): void => {
  reader = read;
  readBefore = new WeakMap();
};

/** The attacks and powers that a sketch gives; nothing of those it does not speak of, which are unknown. */
export const textsOfSketch = (
  name: string,
  sketch: Sketch,
): { attacks?: readonly Attack[]; powers?: readonly Power[] } => {
  const { attacks, powers } = sketch;
  if (attacks === undefined && powers === undefined) return {};
  const read = readBefore.get(sketch) ?? reader(name, { attacks: attacks ?? [], powers: powers ?? [] });
  readBefore.set(sketch, read);
  return {
    ...(attacks === undefined ? {} : { attacks: read.attacks }),
    ...(powers === undefined ? {} : { powers: read.powers }),
  };
};
