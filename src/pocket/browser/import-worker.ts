import { findNames } from '../../names/index.ts';
import { type Card, cardPool } from '../../state/index.ts';
import { handInNameFinder } from '../../state/name-finder.ts';
import { importedFrom } from '../import-cards.ts';

/** Cards are read and compiled beside the page, so that it stays at hand meanwhile. */

handInNameFinder(findNames);

interface Order {
  readonly files: readonly { readonly name: string; readonly text: string }[];
  readonly shipped: readonly Card[];
  readonly build: string;
}

self.addEventListener('message', (event: MessageEvent<Order>) => {
  const { files, shipped, build } = event.data;
  const came = importedFrom(files, cardPool([...shipped]), build, (says) => self.postMessage({ says }));
  self.postMessage({ came });
});
