import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname, join } from 'node:path';
import { pocketFolder } from './data.ts';

/** Serves the folder of the pocket edition: those files, for reading, and nothing else of this machine. */

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
};

/** The answer for each path there is; they are read once, so that no path of a request ever reaches the disk. */
const filesOf = (folder: string): ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }> => {
  const files = new Map(
    readdirSync(folder).map((name) => [
      `/${name}`,
      { type: TYPES[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(join(folder, name)) },
    ]),
  );
  const index = files.get('/index.html');
  return index === undefined ? files : new Map([...files, ['/', index]]);
};

export interface PocketHost {
  readonly server: Server;
  readonly port: number;
}

/** Listens on this machine alone, or for the local network. Port 0 takes any that is free. Rejects with the error of the system. */
export const hostPocket = (port: number, network: boolean): Promise<PocketHost> => {
  const files = filesOf(pocketFolder());
  const server = createServer(({ method, url = '/' }, response) => {
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = files.get(url.replace(/[?#].*$/u, ''));
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such file here.\n');
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.bytes.length,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    response.end(method === 'HEAD' ? undefined : file.bytes);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, network ? '0.0.0.0' : '127.0.0.1', () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
};

/** The addresses at which others on the local network reach this machine. */
export const networkAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((list = []) =>
    list.flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
