import type { Card } from '../../state/index.ts';
import type { CardsImported, Device } from '../device.ts';
import type { ImportCame } from '../import-cards.ts';

type FromWorker = { readonly says: string } | { readonly came: ImportCame };

/** Imports cards in a worker, whose script is a file beside the page. Its own answer is kept only if it is whole, so a stop in the middle changes nothing. */
export const importInWorker =
  (shipped: () => readonly Card[], build: string): Device['importCards'] =>
  async (files, progress) => {
    const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
    return new Promise<CardsImported>((resolve) => {
      const worker = new Worker('import-worker.js', { type: 'module' });
      const end = (came: CardsImported): void => {
        worker.terminate();
        resolve(came);
      };
      worker.addEventListener('error', () =>
        end({ ok: false, why: ['The cards could not be read beside this page.'] }),
      );
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if ('says' in data) return progress(data.says);
        const { came } = data;
        const on = new Date().toISOString().slice(0, 10);
        end(
          came.ok ? { ok: true, stored: { text: came.text, cards: came.cards, names: came.names, on, build } } : came,
        );
      });
      worker.postMessage({ files: texts, shipped: shipped(), build });
    });
  };
