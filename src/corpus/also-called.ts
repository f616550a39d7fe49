/**
 * Names of a rule that people use besides its id: a condition as the card says it, a list by the place it has in its chapter,
 * a glossary term cut short. Never a name that an id of the same document has.
 */
export const ALSO_CALLED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'neo-2001': {
    'Cond.Sleep': 'Cond.Asleep',
    'Cond.Confusion': 'Cond.Confused',
    'Cond.Paralysis': 'Cond.Paralyzed',
    'Cond.Chared': 'Cond.Char',
    Tools: 'Pokémon Tools',
    Stadium: 'Special Trainers: Stadium',
  },
  'ex-2003': {
    'Status.Poisoned': 'Status.Poison',
    'Status.Burned': 'Status.Burn',
    'Status.Sleep': 'Status.Asleep',
    'Status.Confusion': 'Status.Confused',
    'Status.Paralysis': 'Status.Paralyzed',
    'Pokémon Tools': 'Tools',
  },
  'xy-2016': {
    'Turn.4': 'Between',
    'Gl:Tool': 'Gl:Pokémon Tool',
    'Gl:Stadium': 'Gl:Stadium Card',
    'Gl:Prize': 'Gl:Prize Cards',
    'Gl:Fossil': 'Gl:Fossil Trainer Cards',
    'Gl:TM': 'Gl:Technical Machine',
    'Gl:LV.X': 'Gl:Pokémon LV.X',
    'Gl:LEGEND': 'Gl:Pokémon LEGEND',
    'Gl:Basic Energy': 'Gl:Basic Energy Card',
    'Gl:HP': 'Gl:Hit Points (HP)',
  },
};
