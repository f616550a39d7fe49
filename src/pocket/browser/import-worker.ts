import { findNames } from '../../names/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { handInNameFinder } from '../../state/name-finder.ts';
import { type CompiledNames, type ImportCame, importedFrom } from '../import-cards.ts';
import { compiledBefore, filesRead, keepCompiled } from './importing.ts';
import { atWork } from './in-worker.ts';

/** Cards are read and compiled beside the page. What is compiled is kept from time to time, so that a page that was closed goes on from there. */

handInNameFinder(findNames);

export interface CardsOrder {
  readonly shipped: readonly Card[];
  readonly build: string;
}

atWork<CardsOrder, ImportCame>(async ({ shipped, build }, progress) => {
  const names = await compiledBefore(build);
  let kept = names.size;
  const keep = async (more: CompiledNames): Promise<void> => {
    await keepCompiled(build, kept, more);
    kept += more.length;
  };
  return importedFrom(await filesRead(), cardPool([...shipped]), build, progress, { names, keep });
});
