import type { Device } from '../device.ts';

/** Not built yet in this page. */
export const importInWorker: Device['importCards'] = async () => ({ ok: false, why: ['This page imports no cards.'] });
