import { afterEach, describe, expect, it } from 'vitest';
import { hostPocket, type PocketHost } from './pocket-host.ts';

let host: PocketHost | null = null;

const opened = async (): Promise<string> => {
  host = await hostPocket(0, false);
  return `http://127.0.0.1:${host.port}`;
};

afterEach(async () => {
  const { server } = host ?? {};
  host = null;
  server?.closeAllConnections();
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
});

describe('the host of the pocket edition', () => {
  it('listens on this machine alone where nothing else was asked for', async () => {
    await opened();
    expect(host?.server.address()).toMatchObject({ address: '127.0.0.1' });
  });

  it('serves the page and the files beside it', async () => {
    const at = await opened();
    const page = await fetch(`${at}/`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('headjudge');
    expect((await fetch(`${at}/manifest.webmanifest?anything`)).status).toBe(200);
  });

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2fcards.json', '/nothing', '//etc/passwd'])(
    'has nothing at %s',
    async (path) => {
      const at = await opened();
      expect((await fetch(at + path)).status).toBe(404);
    },
  );

  it('is for reading', async () => {
    const at = await opened();
    expect((await fetch(`${at}/`, { method: 'POST', body: 'x' })).status).toBe(405);
    const head = await fetch(`${at}/app.js`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
