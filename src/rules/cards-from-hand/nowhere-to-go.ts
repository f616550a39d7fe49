import type { View } from '../../claims/index.ts';
import type { Doc } from '../../corpus/index.ts';
import { type ActionOf, type ForbidParts, type Law, lawOf } from '../../engine/index.ts';
import { isTable, type Json } from '../../state/index.ts';
import { ONLY_HERE } from '../effects/lasting-effects.ts';
import { forbids } from '../prohibition.ts';
import type { Answers, Texts } from '../questions.ts';
import { contextOfUse, doesOf, mayBar, nameOfUsed, USES, type Using } from './uses.ts';
import { firstOf, whatIsMissing } from './what-is-missing.ts';

/** A switch without a Benched Pokémon, and Energy without a Pokémon to move to, where a document has a paragraph for each (APR II.C). */

type Verb = { readonly [key: string]: Json };

type Parts<D extends Doc, C extends string> = ForbidParts<Answers<Doc>, Using['kind'], D, C>;

/** What such a text lacks, where a verb of it is of that kind. */
const lacking = <D extends Doc, C extends string>(
  texts: Texts,
  code: C,
  law: Law<D>,
  lacks: string,
  isMeant: (verb: Verb) => boolean,
): Parts<D, C> => ({
  acts: USES,
  obstacle: 'no-effect',
  code,
  law,
  concerns: (view: View, action: ActionOf<Using['kind']>) =>
    mayBar(view, action) && firstOf(doesOf(view, action)).some((verb) => isTable(verb) && isMeant(verb)),
  when: (view: View, action: ActionOf<Using['kind']>) => {
    const context = contextOfUse(view, action);
    const does = doesOf(view, action);
    if (context === null || texts.wouldChange(view, does, context) !== false) return null;
    const missing = whatIsMissing(view, does, context);
    return missing.lacks === lacks ? { card: nameOfUsed(view, action), ...missing } : null;
  },
});

const picksWhoComesUp = ({ switch: whose, chooser }: Verb): boolean => whose === 'theirs' && chooser === 'you';
const leavesItToThem = ({ switch: whose, chooser }: Verb): boolean => whose === 'theirs' && chooser !== 'you';

export const noneToBringUp = (texts: Texts) =>
  forbids(
    lacking(
      texts,
      'none-to-bring-up',
      lawOf({
        ...ONLY_HERE,
        'advanced-2018': ['II.C-05#3', "can't be switched"],
        'advanced-2025': ['II.C-05#4', "this kind of effect can't be used"],
      }),
      'benched',
      picksWhoComesUp,
    ),
  );

export const noneToComeUp = (texts: Texts) =>
  forbids(
    lacking(
      texts,
      'none-to-send-up',
      lawOf({
        ...ONLY_HERE,
        'advanced-2018': ['II.C-04#4', 'does not switch'],
        'advanced-2025': ['II.C-04#3', "can't be switched out"],
      }),
      'benched',
      leavesItToThem,
    ),
  );

export const nowhereToMove = (texts: Texts) =>
  forbids(
    lacking(
      texts,
      'nowhere-to-move',
      lawOf({
        ...ONLY_HERE,
        'advanced-2018': ['II.C-10#3', "you can't move Energy"],
        'advanced-2025': ['II.C-10#2', "you can't move Energy"],
      }),
      'another-pokemon',
      (verb) => 'move-energy' in verb,
    ),
  );
