import { type EraAnswers, levelUp, stadiums, trainers } from '../../rules/index.ts';
import { texts } from '../../text/index.ts';

/** What other documents forbid and the XY rulebook says nothing about. */
export const unsaid: EraAnswers<'xy-2016'>['unsaid'] = [
  {
    rule: trainers.noneOnFirstTurn,
    near: 'Turn.2D',
    silent: 'Trainer cards may be played in the first turn too',
  },
  {
    rule: stadiums.notTheSameStadium,
    near: 'Gl:Stadium Card',
    silent: 'a Stadium card may be played over one of the same name',
  },
  {
    rule: trainers.someEffect(texts),
    near: 'Turn.2D',
    silent: 'a card may be played even if it changes nothing',
  },
  { rule: levelUp.activeOnly, near: 'Gl:Pokémon LV.X', silent: 'a Benched Pokémon may level up' },
  { rule: levelUp.notNew, near: 'Gl:Pokémon LV.X', silent: 'a Pokémon may level up in the turn it came into play' },
  { rule: levelUp.notFirstTurn, near: 'Gl:Pokémon LV.X', silent: 'a Pokémon may level up in a first turn' },
  { rule: levelUp.onlyOnce, near: 'Gl:Pokémon LV.X', silent: 'a Pokémon may level up more than once' },
];
