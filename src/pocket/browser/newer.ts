import type { App } from '../app.ts';

/** A page from a folder keeps itself on the device, and says when a newer one is there. It takes over only when the person says so. */
export const watchForNewer = async (app: App): Promise<void> => {
  if (!location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  if (document.querySelector('link[rel=manifest]') === null) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  const tell = (): void => app.set({ page: { ...app.state.page, newer: true } });
  try {
    const found = await navigator.serviceWorker.register('sw.js');
    app.set({ page: { ...app.state.page, installable: true } });
    if (found.waiting !== null && hadOne) tell();
    found.addEventListener('updatefound', () => {
      const coming = found.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) tell();
      });
    });
    let reloading = false;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (reloading || !hadOne) return;
      reloading = true;
      location.reload();
    });
  } catch {
    // Without it the page works as it is; it is only not there without its host.
  }
};
