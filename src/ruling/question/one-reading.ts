import { DISCARD } from '../../state/index.ts';
import type { Ruling } from '../ruling.ts';

/** The question that means just this one of several readings, as a judge types it. */
export const questionFor = (subject: Ruling['subject']): string => {
  const { act, place = 'active', card, attack, power } = subject;
  switch (act) {
    case 'attack':
      return `attack ${attack} with ${place}`;
    case 'use-card':
      return power === DISCARD ? `discard ${card}` : `use ${power}`;
    case 'use-power':
      return `use ${power} of ${place}`;
    case 'evolve':
    case 'level-up':
      return `${act} ${card} on ${place}`;
    case 'attach-energy':
      return `attach ${card} to ${place}`;
    default:
      if (card === undefined) return String(act);
      return act === 'bench' ? `bench ${card}` : `play ${card}${subject.place === undefined ? '' : ` on ${place}`}`;
  }
};
