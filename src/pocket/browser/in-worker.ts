/** Work beside the page, so that it stays at hand: the script of a worker is a file beside the page. */

export type FromWorker<T> = { readonly says: string } | { readonly came: T };

/** Gives a worker its order and waits for what came of it; null where it broke off. */
export const inWorker = <T>(script: string, order: unknown, progress: (says: string) => void): Promise<T | null> =>
  new Promise((resolve) => {
    const worker = new Worker(script, { type: 'module' });
    const end = (came: T | null): void => {
      worker.terminate();
      resolve(came);
    };
    worker.addEventListener('error', () => end(null));
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker<T>>) => {
      if ('says' in data) progress(data.says);
      else end(data.came);
    });
    worker.postMessage(order);
  });

/** In the worker: does the work of every order. */
export const atWork = <Order, T>(work: (order: Order, progress: (says: string) => void) => Promise<T>): void => {
  self.addEventListener('message', async ({ data }: MessageEvent<Order>) => {
    try {
      self.postMessage({ came: await work(data, (says) => self.postMessage({ says })) });
    } catch (error) {
      // What is thrown later than at once would not reach the page as an error of the worker.
      setTimeout(() => {
        throw error;
      }, 0);
    }
  });
};
