import { readText } from '../../index.ts';

/** What the text of a Trainer card called Old Ledger says; where it is not read, why. */
export const says = (text: string): unknown => {
  const reading = readText('trainer', text, {
    name: 'Old Ledger',
    attack: '',
    damage: null,
    mark: null,
    gx: false,
    released: '2017/02/03',
  });
  return reading.read ? reading.says : reading.why;
};

export const SHUFFLED = 'Then, shuffle your deck.';
