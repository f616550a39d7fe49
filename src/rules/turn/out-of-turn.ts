import type { Facts } from '../../claims/index.ts';
import { enrol, lawOf, paragraphOf, type Sources } from '../../engine/index.ts';
import type { Seat } from '../../state/index.ts';

/** What a player may do belongs to that player's own turn. */
const OWN_TURN = lawOf({
  'comprehensive-2009': ['602.1', "In their turn's action phase"],
  'ex-2003': ['Options#1', 'things you can do during your turn'],
  'advanced-2018': { silent: 'a player acts only in their own turn', near: 'I.A-01#1' },
  'advanced-2025': { silent: 'a player acts only in their own turn', near: 'I.A-01#1' },
  'neo-2001': ['Play.9', 'Your turn consists of'],
  'xy-2016': ['Parts.2', 'The player may take any of the acts below'],
  'me-2026': ['Parts.2', 'the player may take any of the acts below'],
});

enrol(OWN_TURN);

/** Why a player cannot act in the turn of another, as a ground. */
export const outOfTurn = (sources: Sources, asked: Seat, mover: Seat) => ({
  rule: paragraphOf(OWN_TURN, sources),
  code: 'not-your-turn' as const,
  facts: { player: asked, mover } satisfies Facts,
  obstacle: 'phase',
  overruled: null,
  allowances: [],
  readBy: [],
});
