import type { PrecedentJson, PrecedentReport } from '../report/types.ts';

/** Published rulings made by hand. */
export const PRECEDENT: PrecedentJson = {
  id: 'ex/rare-candy-for-nothing',
  name: 'Rare Candy is not played just to be rid of it',
  period: 'ex',
  date: '2003-10-30',
  source: { kind: 'rules-team', where: 'rules team of the time, in a collection of rulings' },
  cards: ['Rare Candy'],
  called: null,
  mechanic: 'no effect',
  act: 'play',
  holds: 'Without a card in hand that it could put down, Rare Candy cannot be played.',
  verdict: 'illegal',
  document: 'same',
  because: 'A Trainer card is not played where the game stays as it was.',
  restsOn: [{ document: 'comprehensive-2009', id: '602.3' }],
  heldBy: ['scenarios/a-scenario.yaml'],
  open: null,
  official: true,
  table: 'scenarios/a-scenario.yaml',
  comesFirst: null,
};

const PARTING: PrecedentJson = {
  ...PRECEDENT,
  id: 'ex/training-on-a-new-pokemon',
  name: 'A training evolves a Pokémon in the turn it came into play',
  mechanic: 'evolving',
  holds: 'A Pokémon that was put down this turn may be evolved by it.',
  verdict: 'legal',
  document: 'contrary',
  because: 'A Pokémon has to have been in play since the turn began.',
  restsOn: [{ document: 'comprehensive-2009', id: '307.2e' }],
  heldBy: [],
  open: 'The card is not on file.',
  table: null,
  comesFirst: { document: 'comprehensive-2009', id: '102.3' },
};

const counts: PrecedentReport['counts'] = {
  periods: [
    { period: 'base-neo', precedents: 12 },
    { period: 'ex', precedents: 100 },
  ],
  mechanics: [
    { mechanic: 'evolving', precedents: 9 },
    { mechanic: 'no effect', precedents: 103 },
  ],
  documents: [
    { document: 'same', precedents: 100 },
    { document: 'contrary', precedents: 12 },
  ],
};

const found = (precedents: readonly PrecedentJson[], changed: Partial<PrecedentReport> = {}): PrecedentReport => ({
  schema: 1,
  asked: 'rare candy',
  by: 'words',
  total: precedents.length,
  precedents,
  counts,
  ...changed,
});

export const PRECEDENTS: { readonly [name: string]: PrecedentReport } = {
  precedent: found([PRECEDENT, PARTING]),
  'precedent-list': found([PRECEDENT, PARTING, PRECEDENT, PARTING], { total: 9 }),
  'precedent-none': found([]),
  'precedent-counts': found([], { by: 'all', asked: '', total: 112 }),
};
